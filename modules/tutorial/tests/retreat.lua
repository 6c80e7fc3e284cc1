-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 7: retreat and advance.

local function field(stacks, side)
  local game = newGame{ clear = true }
  for stack in each(stacks) do game:place(table.unpack(stack)) end
  game:decide("combat.target", side or "blue")
  return game
end

local function attack(game, target, pieces, die)
  game:act("attack", { space = target })
  for piece in each(pieces) do game:act("join", { piece = piece }) end
  game:dice(die)
  game:act("fire")
end

---Two divisions at 0308 drive a division at 0309 back; more stacks as wanted.
local function driven(...)
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" }, ... }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 4)
  return game
end

test("TU-078: the owner leads the retreat hex by hex", function()
  local game = driven()
  expect(game:decision().side, "red")
  game:refuse("retreat", { piece = "BL-INF-1", space = "0307" }, "7.1")
  game:refuse("retreat", { piece = "RD-INF-11", space = "0311" }, "7.1")
  game:act("retreat", { piece = "RD-INF-11", space = "0409" })
  expect(game:piece("RD-INF-11").space, "0409")
  expect(game:decision().id, "retreat")
  game:act("retreat", { piece = "RD-INF-11", space = "0510" })
  expect(game:decision().id, "advance")
end)

test("TU-079: the owner chooses the order; who has begun goes on", function()
  local game = field{ { "0309", "RD-INF-11", "RD-MIL-31" }, { "0308", "BL-INF-1", "BL-ARM-7" }, { "0208", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-ARM-7", "BL-INF-2" }, 3)
  expectTrue(game:offers("retreat", { piece = "RD-INF-11", space = "0310" }), "3-1 and a three is DR")
  expectTrue(game:offers("retreat", { piece = "RD-MIL-31", space = "0310" }), "either may begin")
  game:act("retreat", { piece = "RD-MIL-31", space = "0310" })
  game:refuse("retreat", { piece = "RD-INF-11", space = "0310" }, "7.1")
  game:act("retreat", { piece = "RD-MIL-31", space = "0311" })
  game:act("retreat", { piece = "RD-INF-11", space = "0310" })
end)

test("TU-080: every hex leads further away", function()
  local game = driven()
  game:act("retreat", { piece = "RD-INF-11", space = "0310" })
  game:refuse("retreat", { piece = "RD-INF-11", space = "0309" }, "7.2")
  game:refuse("retreat", { piece = "RD-INF-11", space = "0409" }, "7.2")
  expectTrue(game:offers("retreat", { piece = "RD-INF-11", space = "0311" }), "straight on")
end)

test("TU-081: a unit can't retreat into ground that it can't enter", function()
  local game = field{ { "1407", "RD-ARM-21" }, { "1406", "BL-INF-1", "BL-ARM-7" } }
  attack(game, "1407", { "BL-INF-1", "BL-ARM-7" }, 4)
  expect(game:decision().id, "retreat", "3-1 and a four is DR")
  game:refuse("retreat", { piece = "RD-ARM-21", space = "1508" }, "7.2")
  expectTrue(game:offers("retreat", { piece = "RD-ARM-21", space = "1408" }), "dry ground")
end)

test("TU-082: not into an enemy zone of control", function()
  local game = driven({ "0110", "BL-INF-3" })
  game:refuse("retreat", { piece = "RD-INF-11", space = "0209" }, "7.3")
  game:refuse("retreat", { piece = "RD-INF-11", space = "0208" }, "7.3")
  game:refuse("retreat", { piece = "RD-INF-11", space = "0308" }, "7.3")
  expectTrue(game:offers("retreat", { piece = "RD-INF-11", space = "0409" }), "a free hex")
end)

test("TU-041: a friend cancels the zone for a retreat", function()
  local game = driven({ "0210", "BL-INF-3" }, { "0209", "RD-MIL-31" })
  expectTrue(game:offers("retreat", { piece = "RD-INF-11", space = "0209" }), "a friend is there")
end)

test("TU-083: a full hex can be passed, but is no end", function()
  local game = driven({ "0310", "RD-INF-12", "RD-INF-13" }, { "0410", "RD-INF-14", "RD-INF-15" })
  game:act("retreat", { piece = "RD-INF-11", space = "0310" })
  game:refuse("retreat", { piece = "RD-INF-11", space = "0410" }, "7.4")
  game:act("retreat", { piece = "RD-INF-11", space = "0311" })
  expect(#game:stack("0310"), 2)
end)

test("TU-084: a unit without a way out loses a step and stays", function()
  local game = driven({ "0311", "BL-INF-3" }, { "0109", "BL-INF-4" }, { "0510", "BL-INF-5" })
  expect(game:piece("RD-INF-11").steps, 1)
  expect(game:piece("RD-INF-11").space, "0309")
  expectTrue(game:decision().id ~= "advance", "nobody advances into a held hex")
end)

test("TU-085: half-way, too", function()
  local game = driven({ "0511", "BL-INF-3" }, { "0312", "BL-INF-4" }, { "0111", "BL-INF-5" }, { "0109", "BL-ARM-7" })
  game:act("retreat", { piece = "RD-INF-11", space = "0310" })
  expect(game:piece("RD-INF-11").space, "0310")
  expect(game:piece("RD-INF-11").steps, 1)
  expect(game:decision().id, "advance")
end)

test("TU-086: a defender in a town may stand its ground", function()
  local game = field{ { "0407", "RD-INF-11" }, { "0406", "BL-INF-1", "BL-ARM-7" } }
  attack(game, "0407", { "BL-INF-1", "BL-ARM-7" }, 4)
  expect(game:decision().id, "retreat", "2-1 and a four is DR")
  expectTrue(game:offers("retreat", { piece = "RD-INF-11", space = "0408" }), "it may still go")
  game:act("stand", { piece = "RD-INF-11" })
  expect(game:piece("RD-INF-11").space, "0407")
  expect(game:piece("RD-INF-11").steps, 1)
  expectTrue(game:decision().id ~= "advance", "the town is still held")
end)

test("TU-087: nobody stands in the open, after the first hex, or as an attacker", function()
  local game = driven()
  game:refuse("stand", { piece = "RD-INF-11" }, "7.6")
  game = field{ { "0407", "RD-INF-11" }, { "0406", "BL-INF-1", "BL-ARM-7" } }
  attack(game, "0407", { "BL-INF-1", "BL-ARM-7" }, 4)
  game:act("retreat", { piece = "RD-INF-11", space = "0408" })
  game:refuse("stand", { piece = "RD-INF-11" }, "7.6")
  game = field{ { "0408", "RD-INF-11" }, { "0407", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0408", { "BL-INF-1", "BL-INF-2" }, 1)
  expect(game:decision().id, "retreat")
  game:refuse("stand", { piece = "BL-INF-1" }, "7.6")
end)

test("TU-088: a unit that retreated defends its new hex", function()
  local game = driven({ "0411", "BL-INF-3" }, { "0311", "RD-MIL-31" })
  game:act("retreat", { piece = "RD-INF-11", space = "0310" })
  game:act("retreat", { piece = "RD-INF-11", space = "0311" })
  game:act("stop")
  expect(game:query("odds", { attackers = { "BL-INF-3" }, space = "0311" }).defence.total, 6)
  expectTrue(game:offers("attack", { space = "0311" }), "the hex can be attacked")
end)

test("TU-089: an advance does not care for zones", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0310", "RD-INF-12" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 6)
  game:act("advance", { piece = "BL-INF-1" })
  expect(game:piece("BL-INF-1").space, "0309")
end)

test("TU-090, TU-007: the attacker decides, and an advance takes a town", function()
  local game = field{ { "1607", "RD-MIL-31" }, { "1507", "BL-INF-1", "BL-INF-2" } }
  attack(game, "1607", { "BL-INF-1", "BL-INF-2" }, 6)
  expect(game:decision().id, "advance", "4-1 and a six is D2")
  game:act("stop")
  expect(game:space("1607").control, "red")
  game = field{ { "1607", "RD-MIL-31" }, { "1507", "BL-INF-1", "BL-INF-2" } }
  attack(game, "1607", { "BL-INF-1", "BL-INF-2" }, 6)
  game:act("advance", { piece = "BL-INF-2" })
  expect(game:space("1607").control, "blue")
end)

test("TU-091: not more than two advance", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0308", "BL-INF-1", "BL-INF-2" }, { "0408", "BL-INF-3" }, { "1607", "RD-INF-11" }, { "1507", "BL-INF-4" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2", "BL-INF-3" }, 6)
  game:act("advance", { piece = "BL-INF-1" })
  expectTrue(game:offers("advance", { piece = "BL-INF-3" }), "one more")
  game:act("advance", { piece = "BL-INF-3" })
  expect(#game:stack("0309"), 2)
  expect(game:decision().id, "combat.target", "the advance is over")
end)

test("TU-092: mechanised units do not advance into a swamp", function()
  local game = field{ { "0911", "RD-MIL-31" }, { "0810", "BL-ARM-7", "BL-INF-1" } }
  attack(game, "0911", { "BL-ARM-7", "BL-INF-1" }, 6)
  expect(game:decision().id, "advance", "6-1, shifted: 5-1 and a six is D2")
  game:refuse("advance", { piece = "BL-ARM-7" }, "7.9")
  game:refuse("advance", { piece = "RD-MIL-31" }, "7.8")
  expectTrue(game:offers("advance", { piece = "BL-INF-1" }), "on foot")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 2 to 5: units, stacking, towns, movement, zones of control.

---A cleared map with these stacks, at a decision.
local function field(stacks, decision, side)
  local game = newGame{ clear = true }
  for stack in each(stacks) do game:place(table.unpack(stack)) end
  game:decide(decision or "move", side or "blue")
  return game
end

local function cost(game, piece, space)
  return game:query("reach", { piece = piece })[space]
end

test("TU-001: lessons change no rule", function()
  local with, without = newGame{ seed = 3 }, newGame{ seed = 3, options = { lessons = "off" } }
  for turn = 1, 4 do
    for game in each{ with, without } do
      game:playUntil(function(now) return now:turn() == turn and now:decision().id == "move" end, { "done", "wait" }, 50)
    end
    expect(#with:actions(), #without:actions(), "turn " .. turn)
  end
end)

test("TU-002, TU-003: a reduced division has the weaker numbers", function()
  local game = newGame()
  expect(game:piece("BL-INF-1").max_steps, 2)
  expect(game:piece("BL-ART-1").max_steps, 1)
  expect(game:piece("BL-INF-1").props.attack, 5)
  expect(game:piece("BL-ARM-7").props.mech, true)
  expect(game:piece("BL-INF-1").props.mech, false)
  game:setPiece("BL-INF-1", { steps = 1 })
  expect(game:piece("BL-INF-1").props.attack, 3)
  expect(game:piece("BL-INF-1").props.defence, 3)
  expect(game:piece("BL-INF-1").props.movement, 4)
end)

test("TU-005, TU-028, TU-029: two units fill a hex; friends are passed, enemies are not", function()
  local game = field{ { "0309", "BL-INF-1" }, { "0310", "BL-INF-2", "BL-INF-3" }, { "0611", "RD-MIL-31" } }
  game:refuse("move", { piece = "BL-INF-1", space = "0310" }, "4.7")
  expectTrue(game:offers("move", { piece = "BL-INF-1", space = "0311" }), "beyond the full hex")
  game:decide("move", "blue")
  game:act("move", { piece = "BL-INF-2", space = "0309" })
  expect(#game:stack("0309"), 2)
  expect(game:query("stacking", { space = "0309", side = "blue" }), { used = 2, limit = 2, ok = true })
end)

test("TU-006, TU-028: no unit enters a hex with an enemy", function()
  local game = field{ { "0309", "BL-INF-1" }, { "0310", "RD-MIL-31" } }
  game:refuse("move", { piece = "BL-INF-1", space = "0310" }, "4.6")
  expect(game:offers("move", { piece = "BL-INF-1", space = "0310" }), false)
end)

test("TU-007, TU-008: a town falls to who ends a move in it, and stays", function()
  local game = field{ { "1809", "BL-INF-1" }, { "1606", "BL-REC-2" }, { "0506", "RD-INF-11" } }
  expect(game:space("1607").control, "red")
  game:act("move", { piece = "BL-REC-2", space = "1607" })
  expect(game:space("1607").control, "blue")
  game:setPiece("BL-REC-2", { moved = false })
  game:act("move", { piece = "BL-REC-2", space = "1707" })
  expect(game:space("1607").control, "blue")
  expect(#game:stack("1607"), 0)
end)

test("TU-009: passing through a town does not take it", function()
  local game = field{ { "1507", "BL-REC-2" }, { "0506", "RD-INF-11" } }
  game:act("move", { piece = "BL-REC-2", space = "1807" })
  expect(game:space("1607").control, "red")
end)

test("TU-010: owners at the start", function()
  local game = newGame()
  for town in each{ "0407", "0411" } do expect(game:space(town).control, "blue", town) end
  for town in each{ "1107", "1203", "1212", "1607", "1703", "1912" } do
    expect(game:space(town).control, "red", town)
  end
end)

test("TU-015, TU-016: own units only, each once", function()
  local game = field{ { "0309", "BL-INF-1" }, { "0806", "RD-INF-11" }, { "0511", "BL-INF-2" } }
  game:refuse("move", { piece = "RD-INF-11", space = "0807" }, "4.1")
  game:act("move", { piece = "BL-INF-1", space = "0310" })
  expect(game:piece("BL-INF-1").props.moved, true)
  game:refuse("move", { piece = "BL-INF-1", space = "0309" }, "4.1")
  game:refuse("move", { piece = "BL-ARM-8", space = "0309" }, "4.1")
end)

test("TU-017, TU-031: nobody has to move", function()
  local game = newGame()
  expect(game:phase(), "movement")
  game:act("done")
  expect(game:piece("BL-INF-1").space, "0506")
  expect({ game:phase(), game:decision().side }, { "movement", "red" }, "Blue's movement is over")
end)

test("TU-031: the phase ends by itself when all have moved", function()
  local game = field{ { "0309", "BL-INF-1" }, { "1806", "RD-INF-11" } }
  game:act("move", { piece = "BL-INF-1", space = "0310" })
  expectTrue(game:decision().side == "red", "Red is asked next")
end)

test("TU-018, TU-019: clear ground costs one point, and points run out", function()
  local game = field{ { "0309", "BL-INF-1" }, { "1806", "RD-INF-11" } }
  expect(cost(game, "BL-INF-1", "0310"), 1)
  expect(cost(game, "BL-INF-1", "0509"), 2)
  expect(cost(game, "BL-INF-1", "0508"), 2)
  game:refuse("move", { piece = "BL-INF-1", space = "0810" }, "4.2")
  expect(game:offers("move", { piece = "BL-INF-1", space = "0810" }), false)
end)

test("TU-019: towns and cities cost one point", function()
  local game = field{ { "1206", "BL-INF-1" }, { "1606", "BL-REC-2" }, { "1801", "RD-INF-11" } }
  expect(cost(game, "BL-INF-1", "1107"), 1)
  expect(cost(game, "BL-REC-2", "1607"), 1)
end)

test("TU-020: woods and hills cost two on foot and three mechanised", function()
  local game = field{ { "0509", "BL-INF-1", "BL-MOT-9" }, { "0306", "BL-INF-2", "BL-ARM-7" }, { "1801", "RD-INF-11" } }
  expect(cost(game, "BL-INF-1", "0609"), 2)
  expect(cost(game, "BL-MOT-9", "0609"), 3)
  expect(cost(game, "BL-INF-2", "0206"), 2)
  expect(cost(game, "BL-ARM-7", "0206"), 3)
end)

test("TU-021, TU-022: swamp: three on foot, mechanised only by road", function()
  local game = field{ { "0810", "BL-INF-1", "BL-ARM-7" }, { "0812", "BL-MOT-9" }, { "1801", "RD-INF-11" } }
  expect(cost(game, "BL-INF-1", "0911"), 3)
  game:refuse("move", { piece = "BL-ARM-7", space = "0911" }, "4.3")
  expect(cost(game, "BL-MOT-9", "0912"), 0.5)
end)

test("TU-023: nobody enters a lake", function()
  local game = field{ { "1507", "BL-INF-1", "BL-ARM-7" }, { "1801", "RD-INF-11" } }
  game:refuse("move", { piece = "BL-INF-1", space = "1508" }, "4.3")
  game:refuse("move", { piece = "BL-ARM-7", space = "1508" }, "4.3")
end)

test("TU-024: a river costs two more on foot, three more mechanised", function()
  local game = field{ { "0909", "BL-INF-1", "BL-ARM-7" }, { "1801", "RD-INF-11" } }
  expect(cost(game, "BL-INF-1", "1009"), 3)
  expect(cost(game, "BL-ARM-7", "1009"), 4)
end)

test("TU-025, TU-026: a road costs half a point, over the bridge too", function()
  local game = field{ { "1007", "BL-INF-1" }, { "0407", "BL-ARM-7" }, { "1801", "RD-INF-11" } }
  expect(cost(game, "BL-INF-1", "1107"), 0.5)
  expect(cost(game, "BL-INF-1", "1207"), 1)
  expect(cost(game, "BL-ARM-7", "0806"), 2)
  expect(cost(game, "BL-ARM-7", "1107"), 3.5)
end)

test("TU-027: the railway does not help", function()
  local game = field{ { "0508", "BL-INF-1" }, { "1801", "RD-INF-11" } }
  expect(cost(game, "BL-INF-1", "0607"), 1)
  expect(cost(game, "BL-INF-1", "0707"), 2)
end)

test("TU-030: one hex is always possible, but not against a rule", function()
  local game = field{ { "0810", "BL-INF-1" }, { "1801", "RD-INF-11" } }
  game:setPiece("BL-INF-1", { supply = "out" })
  expect(game:piece("BL-INF-1").props.supply, "out")
  expectTrue(game:offers("move", { piece = "BL-INF-1", space = "0911" }), "swamp with two points")
  game:setPiece("BL-ARM-7", { supply = "out" })
  game:place("0810", "BL-ARM-7")
  game:refuse("move", { piece = "BL-ARM-7", space = "0911" }, "4.3")
end)

test("TU-032: the six hexes around a unit are its zone, whatever its state", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "1801", "BL-INF-1" } }
  game:setPiece("RD-MIL-31", { supply = "isolated" })
  expect(game:query("zoc", { side = "red" }), { "0208", "0209", "0308", "0310", "0408", "0409" })
end)

test("TU-033: no zone in a lake", function()
  local game = field{ { "1507", "RD-MIL-31" }, { "1801", "BL-INF-1" } }
  for space in each(game:query("zoc", { side = "red" })) do expectTrue(space ~= "1508", "no lake") end
end)

test("TU-034, TU-035: a zone crosses a bridge but no other river hexside", function()
  local game = field{ { "1107", "RD-INF-11" }, { "0101", "BL-INF-1" } }
  local zone = {}
  for space in each(game:query("zoc", { side = "red" })) do zone[space] = true end
  expect(zone["1006"], nil, "over the river")
  expect(zone["1007"], true, "over the bridge")
  expect(zone["1106"], true)
end)

test("TU-036: entering a zone ends the move", function()
  local game = field{ { "0407", "BL-ARM-7" }, { "0705", "RD-MIL-31" } }
  expect(cost(game, "BL-ARM-7", "0706"), 1.5)
  expect(cost(game, "BL-ARM-7", "0806"), 3, "round the zone, not along the road")
  game:place("0708", "RD-MIL-32")
  game:refuse("move", { piece = "BL-ARM-7", space = "0806" }, "5.3")
  game:act("move", { piece = "BL-ARM-7", space = "0706" })
end)

test("TU-037: leaving a zone costs one more", function()
  local game = field{ { "0308", "BL-REC-2" }, { "0309", "RD-MIL-31" } }
  expect(cost(game, "BL-REC-2", "0207"), 2)
  expect(cost(game, "BL-REC-2", "0307"), 2)
end)

---A hex from which every neighbour is in a Red zone of control.
local function cage(piece)
  return field{
    { "0308", piece }, { "0309", "RD-MIL-31" }, { "0306", "RD-MIL-32" }, { "0507", "RD-INF-11" }, { "0107", "RD-INF-12" },
  }
end

test("TU-038, TU-030: not from zone to zone, not even one hex", function()
  local game = cage("BL-REC-2")
  for space in each{ "0207", "0208", "0307", "0407", "0408" } do
    game:refuse("move", { piece = "BL-REC-2", space = space }, "5.5")
  end
  expect(#game:actions("move"), 0)
end)

test("TU-039: out of one zone and into another", function()
  local game = field{ { "0308", "BL-REC-2" }, { "0309", "RD-MIL-31" } }
  expect(cost(game, "BL-REC-2", "0408"), 2.5, "by way of Harden")
end)

test("TU-040: a friend in the hex does not cancel the zone for movement", function()
  local game = field{ { "0407", "BL-ARM-7" }, { "0705", "RD-MIL-31" }, { "0708", "RD-MIL-32" }, { "0706", "BL-INF-1" } }
  expectTrue(game:offers("move", { piece = "BL-ARM-7", space = "0706" }), "to the friend")
  game:refuse("move", { piece = "BL-ARM-7", space = "0806" }, "5.3")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 19: bunkers; 26.C: intrinsic garrisons.

local fights = require "tests/fights"

local field, impulse, declare, toDefence, assault, says = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.assault, fights.says

---A battalion in the Citadel, with a bunker of so much strength, assaulted from the west.
local function citadel(strength, attackers, ...)
  local game = field{ { "2318", "G001", ... }, { "2217", table.unpack(attackers) } }
  game:setSpace("2318", { bunker = strength })
  return impulse(game, "soviet")
end

test("WD-282, WD-283: seven bunkers of 10 or 15 in the city", function()
  local game = newGame{ scenario = "s1" }
  local count = 0
  for hex, strength in pairs(tables.numbers.values.bunkers) do
    expect(game:space(hex).bunker, strength, hex)
    expectTrue(strength == 10 or strength == 15)
    count = count + 1
  end
  expect(count, 7)
end)

test("WD-284: a bunker fires with its strength, both ways, in defence only", function()
  local game = citadel(7, { "S120", "S124" })
  declare(game, "2318", { "S120", "S124" })
  toDefence(game)
  game:act("defend", { space = "2318" })
  expect(game:decision().max, 27 + 9, "20 and 7 conventional, 2 and 7 anti-tank")
  game = field{ { "2318", "G001" }, { "2217", "S013" } }
  game:setSpace("2318", { bunker = 7 })
  expect(game:query("odds", { attackers = { "G001" }, space = "2217" }).attack.total, 20, "not in an assault")
end)

test("WD-284: nobody mans an empty bunker", function()
  local game = field{ { "2318", "S013" }, { "2217", "G001" } }
  game:setSpace("2318", { bunker = 7 })
  impulse(game, "german")
  declare(game, "2318", { "G001" })
  toDefence(game)
  game:act("defend", { space = "2318" })
  expect(game:decision().max, 32, "the Soviet regiment alone")
end)

test("WD-199, WD-226: who assaults out of a bunker defends like in a town and checks morale", function()
  local game = field{ { "2318", "G001" }, { "2217", "S013" } }
  impulse(game, "german")
  declare(game, "2217", { "G001" })
  toDefence(game)
  game:act("defend", { space = "2217" })
  local labels = {}
  for __, action in ipairs(game:actions("aim")) do labels[action.value] = action.label end
  expectTrue(labels[3]:find("at 1:1, for conventional fire of 12", 1, true), "12, not 20")
  game:dice(1, 1)
  local events = game:act("fire")
  expectTrue(says(events, "rolls 1"))
end)

test("WD-226, WD-285: in a bunker of 3 and more nobody checks morale", function()
  local game = citadel(3, { "S013" })
  assault(game, "2318", { "S013" }, { "G001" })
  game:dice(1)
  local events = game:act("resolve", { space = "2318" })
  expectTrue(says(events, "1:1, 32 against 20: die 1, MC1"), "a bunker defends with 20")
  expect(game:piece("G001").steps, 3)
  expectTrue(says(events, "is in a bunker and need not check morale."))
  game = citadel(2, { "S013" })
  assault(game, "2318", { "S013" }, { "G001" })
  game:dice(1, 1)
  events = game:act("resolve", { space = "2318" })
  expectTrue(says(events, "rolls 1"), "a bunker of 2 does not help")
end)

test("WD-286: tanks gain nothing from a bunker", function()
  local game = field{ { "2318", "G095" }, { "2217", "S123" } }
  game:setSpace("2318", { bunker = 15 })
  local answer = game:query("odds", { attackers = { "S123" }, space = "2318" })
  expect(answer.defence.total, 2, "3 less 1 in a town")
  impulse(game, "soviet")
  assault(game, "2318", { "S123" }, { "G095" })
  game:dice(4, 6)
  local events = game:act("resolve", { space = "2318" })
  expectTrue(says(events, "rolls 6"), "and it checks morale")
end)

test("WD-383, WD-384: a garrison fires with 4 and any loss is its end", function()
  local game = field{ { "1628", "S013" } }
  game:setSpace("1729", { intrinsic = true })
  expect(ground("1729").name, "Chernozem")
  impulse(game, "soviet")
  declare(game, "1729", { "S013" })
  toDefence(game)
  game:act("defend", { space = "1729" })
  expect(game:decision().max, 4)
  game:dice(6)
  game:act("fire")
  game:dice(3)
  local events = game:act("resolve", { space = "1729" })
  expectTrue(says(events, "is fired on at 2:1, 32 against 12: die 3, MC1"))
  expectTrue(says(events, "The garrison of 1729 Chernozem is eliminated."))
  expect(game:space("1729").intrinsic, false)
  game:act("advance", { piece = "S013" })
  expect(game:piece("S013").space, "1729")
end)

test("WD-383: a garrison that fails its check gives up", function()
  for die, holds in pairs{ [4] = true, [5] = false } do
    local game = field{ { "1628", "S013" } }
    game:setSpace("1729", { intrinsic = true })
    impulse(game, "soviet")
    declare(game, "1729", { "S013" })
    toDefence(game)
    game:dice(6, 1)
    game:act("rest")
    game:dice(6, die)
    game:act("resolve", { space = "1729" })
    expect(game:space("1729").intrinsic, holds)
  end
end)

test("WD-382, WD-384: the garrison fights beside German units, and can be aimed at by itself", function()
  local game = field{ { "1628", "S013" }, { "1729", "G050" } }
  game:setSpace("1729", { intrinsic = true })
  impulse(game, "soviet")
  declare(game, "1729", { "S013" })
  toDefence(game)
  game:act("defend", { space = "1729" })
  expect(game:decision().max, 7, "3 and 4")
  game:dice(3, 1)
  game:act("fire")
  game:playUntil(function() return game:decision().id == "assault.hex" end, { "rest" })
  game:act("plan", { space = "1729" })
  expectTrue(game:offers("aim", { space = "1729", value = 1 }))
  game:act("aim", { space = "1729", value = 4 })
  expect(game:space("1729").aim, 4)
  game:act("fire")
end)

test("WD-383: fire without effect does not trouble a garrison", function()
  local game = field{ { "1628", "S013" } }
  game:setSpace("1729", { intrinsic = true })
  impulse(game, "soviet")
  declare(game, "1729", { "S013" })
  toDefence(game)
  game:dice(6)
  game:act("rest")
  game:setPiece("S013", { steps = 1 })
  game:dice(6)
  local events = game:act("resolve", { space = "1729" })
  expectTrue(says(events, "die 6, no effect.") and not says(events, "rolls"))
  expect(game:space("1729").intrinsic, true)
end)

test("WD-383, WD-228: a garrison wavers when a unit beside it is eliminated", function()
  for holds, dice in pairs{ [false] = { 1, 6, 4 }, [true] = { 6, 1, 6, 4 } } do
    local game = field{ { "1628", "S013" }, { "1629", "S014" }, { "1729", "G050" } }
    game:setSpace("1729", { intrinsic = true })
    impulse(game, "soviet")
    declare(game, "1729", { "S013", "S014" })
    toDefence(game)
    game:dice(6, 1, 6, 1)
    game:act("rest")
    game:act("plan", { space = "1729" })
    game:act("aim", { piece = "G050", value = 4 })
    game:act("aim", { space = "1729", value = 4 })
    game:act("fire")
    game:dice(table.unpack(dice))
    local events = game:act("resolve", { space = "1729" })
    expect(game:space("1729").intrinsic, holds, table.concat(fights.told(events), "\n"))
  end
end)

---Chernozem with its garrison in a ring of Soviet units, one of them at its edge.
local function cutOff(...)
  local ring = { { "1727", "S001" }, { "1929", "S007" }, { "1631", "S014" }, { "1831", "S015" }, { "1528", "S019" }, { "1530", "S018" } }
  local game = field{ { "1628", "S013" }, ... }
  for __, stack in ipairs(ring) do game:place(table.unpack(stack)) end
  game:setSpace("1729", { intrinsic = true })
  return game
end

test("WD-383, WD-245, WD-246: a garrison in an isolated town fires with half and adds 1 to its check", function()
  for die, holds in pairs{ [3] = true, [4] = false } do
    local game = cutOff()
    impulse(game, "soviet")
    declare(game, "1729", { "S013" })
    toDefence(game)
    game:act("defend", { space = "1729" })
    expect(game:decision().max, 2, "half of 4")
    game:dice(6)
    game:act("fire")
    game:dice(6, die)
    local events = game:act("resolve", { space = "1729" })
    expectTrue(says(events, "rolls " .. die .. ", with modifiers " .. die + 1 .. ", against morale 4"))
    expect(game:space("1729").intrinsic, holds)
  end
end)

test("WD-383, WD-245: and so does a unit beside it", function()
  local game = cutOff{ "1729", "G001" }
  impulse(game, "soviet")
  declare(game, "1729", { "S013" })
  toDefence(game)
  game:act("defend", { space = "1729" })
  expect(game:decision().max, 12, "half of 20 and half of 4")
end)

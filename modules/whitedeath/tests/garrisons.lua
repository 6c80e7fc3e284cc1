-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 22 and 26.C: garrisons that are held back, and garrisons of towns.

local shared = require "tests/shared"

local prop = shared.prop

---To the German movement phase.
local function german(game, points)
  if game:decision().side == "soviet" then shared.pass(game, 1) end
  game:act("commit", { value = points or 4 })
  return game
end

test("WD-296: garrisons do not move on turn 1; the front does", function()
  local game = german(newGame())
  expect(prop(game, "G054", "garrison"), "iso")
  game:refuse("pick", { piece = "G054" }, "22")
  game:refuse("move", { piece = "G054", space = "0330" }, "22")
  game:refuse("move", { piece = "G007", space = "2319" }, "22")
  game:act("pick", { piece = "G001" })
  expect(#game:actions("move") > 0, true)
  game:act("drop")
  game:act("pick", { piece = "G057" })
  expect(#game:actions("move") > 0, true, "ski companies are no garrisons")
end)

test("WD-297, WD-299: on turn 2 Isocha and Novosokolniki are free; Velikiye Luki moves inside the city", function()
  local game = newGame()
  shared.toTurn(game, 2)
  for __, unit in ipairs{ "G054", "G048" } do expect(prop(game, unit, "garrison"), "") end
  game:setPiece("G007", { garrison = "vl" })
  german(game)
  game:act("pick", { piece = "G054" })
  expect(#game:actions("move") > 0, true)
  game:act("drop")
  game:act("pick", { piece = "G007" })
  for __, action in ipairs(game:actions("move")) do expectTrue(ground(action.space).terrain == "town", action.space) end
  game:refuse("move", { piece = "G007", space = "2217" }, "22")
end)

---The start of a turn with this die for the garrison.
local function release(turn, die)
  local game = newGame()
  game:setPiece("G007", { garrison = "vl" })
  for number = 2, turn do
    game:playUntil(function() return game:var("soviet_mp") == 0 and game:decision().id == "move.units" and game:decision().side == "german" end,
      { "keep", "skip", "commit", "hand_over" })
    while game:var("german_mp") > 0 do
      game:act("hand_over")
      game:act("commit", { value = game:var("german_mp") })
    end
    game:setPiece("G007", { garrison = "vl" })
    if number == turn then game:dice(1, die) else game:dice(1, 6) end
    game:act("hand_over")
  end
  return prop(game, "G007", "garrison")
end

test("WD-298: from turn 2 on a die with a better chance each turn", function()
  expect(release(2, 1), "")
  expect(release(2, 2), "vl")
  expect(release(3, 2), "")
  expect(release(3, 3), "vl")
  expect(release(4, 3), "")
  expect(release(4, 4), "vl")
end)

test("WD-298: turn 5 needs a 4, and on turn 7 it is certain", function()
  expect(tables.numbers.values.release["5"], 4)
  expect(tables.numbers.values.release["7"], 6)
  local game = newGame{ scenario = "campaign" }
  game:act("ready")
  game:act("begin")
  game:act("ready")
  game:act("begin")
  game:playUntil(function() return game:turn() == 7 end, { "keep", "skip", "hand_over", "done", "commit" })
  expect(prop(game, "G007", "garrison"), "")
end)

test("WD-404: in Scenarios II to V everybody moves freely", function()
  local game = newGame{ scenario = "s2" }
  expect(prop(game, "G007", "garrison"), "")
  if game:decision().id == "start.city" then game:act("keep") end
  german(game, 6)
  if game:decision().id == "replace.choose" then game:act("done") end
  game:act("pick", { piece = "G007" })
  local out = false
  for __, action in ipairs(game:actions("move")) do out = out or not shared.has(tables.numbers.values.city, action.space) end
  expect(out, true)
end)

test("WD-382: towns with a railway west of the Lovat have a garrison of their own", function()
  local game = newGame()
  for __, hex in ipairs{ "0818", "0919", "1002", "0811", "0331", "1729", "1333", "0936" } do
    expect(game:space(hex).intrinsic, true, hex)
  end
  expect(newGame{ scenario = "s2" }:space("1729").intrinsic, false, "Chernozem has fallen")
end)

test("WD-384: a Soviet unit can't enter before the garrison is eliminated", function()
  local game = shared.marching({ { "1728", "S001" }, { "1627", "G001" } }, "soviet", 5)
  game:place("0101", "G001")
  expect(shared.reach(game, "S001")["1729"], nil)
  game:refuse("move", { piece = "S001", space = "1729" }, "26.C")
  game:setSpace("1729", { intrinsic = false })
  shared.go(game, "S001", "1729")
  expect(game:space("1729").control, "soviet")
  local german = shared.marching({ { "1728", "G001" } }, "german", 5)
  shared.go(german, "G001", "1729")
  local net = shared.field{ { "0101", "G001" } }:query("supply_net", { side = "german" })
  expect(shared.has(net, "1729"), true, "it cuts no supply")
end)

test("WD-384, WD-122: nor does a train take it there or through, though the line is not cut", function()
  local game = shared.marching({ { "1218", "S001" } }, "soviet", 2)
  game:act("pick", { piece = "S001" })
  game:act("entrain", { piece = "S001" })
  local reach = shared.reach(game, "S001", "rail")
  expect({ reach["1018"] ~= nil, reach["0919"], reach["0718"] }, { true, nil, nil })
  game:refuse("rail", { piece = "S001", space = "0919" }, "26.C")
  for __, hex in ipairs{ "0919", "0818" } do game:setSpace(hex, { intrinsic = false }) end
  expectTrue(shared.reach(game, "S001", "rail")["0919"])
end)

test("WD-416: city hexes have no such garrison", function()
  local game = shared.marching({ { "2217", "S001" } }, "soviet", 5)
  shared.go(game, "S001", "2317")
  expect(shared.place(game, "S001"), "2317")
end)

test("WD-282, WD-288: a bunker that nobody holds falls to who enters", function()
  local game = shared.marching({ { "2617", "S001" } }, "soviet", 5)
  game:setSpace("2518", { bunker = 10 })
  shared.go(game, "S001", "2518")
  expect(game:space("2518").bunker, 0)
  expect(game:space("2518").control, "soviet")
end)

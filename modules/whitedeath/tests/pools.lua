-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 15.A and 15.D: supply points received and spent.

local shared = require "tests/shared"

local names = { "german_supply", "city_supply", "soviet_supply" }

local function pools(game)
  local list = {}
  for i, name in ipairs(names) do list[i] = game:var(name) end
  return list
end

test("WD-247, WD-248, WD-412: the pools of a start include the first receipt", function()
  expect(pools(newGame()), { 2, 2, 8 })
  expect(pools(newGame{ scenario = "s2" }), { 5, 3, 5 })
  expect(pools(newGame{ scenario = "campaign" }), { 2, 2, 8 })
end)

test("WD-231, WD-249, WD-412: later turns add theirs, to the city too while it is connected", function()
  local game = newGame()
  shared.toTurn(game, 2)
  expect(pools(game), { 4, 4, 13 })
  shared.toTurn(game, 3)
  expect({ game:var("german_supply"), game:var("soviet_supply") }, { 7, 17 })
end)

---Turn 6 of Scenario II begins with these dice: the weather, then one for each of the city's four points.
local function drop(weather, ...)
  local game = newGame{ scenario = "s2" }
  game:setVars{ city_supply = 0 }
  game:playUntil(function() return game:var("soviet_mp") == 0 and game:decision().side == "german" and game:decision().id == "move.units" end,
    { "keep", "commit", "hand_over" })
  while game:var("german_mp") > 0 do
    game:act("hand_over")
    game:act("commit", { value = game:var("german_mp") })
  end
  game:dice(weather, ...)
  game:act("hand_over")
  expect(game:turn(), 6)
  return game:var("city_supply")
end

test("WD-250: cut off, the city gets what is dropped from the air", function()
  expect(drop(1, 4, 5, 1, 6), 2, "frost: 1 to 4")
  expect(drop(4, 4, 4, 5, 6), 2, "thaw: 1 to 4")
  expect(drop(5, 1, 3, 2, 4), 2, "snow: 1 to 2")
end)

test("WD-249: some city hex with a road to the edge is enough", function()
  local game = newGame()
  game:place("2019", "S001")
  shared.toTurn(game, 2)
  expect(game:var("city_supply"), 4)
end)

test("WD-232, WD-239: assaults cost one point for the impulse, however many", function()
  local game = shared.field{ { "5440", "S001" }, { "5441", "G001" }, { "5436", "S013" }, { "5435", "G002" } }
  game:setVars{ soviet_supply = 4 }
  game:act("commit", { value = 3 })
  game:act("done")
  for hex, unit in pairs{ ["5441"] = "S001", ["5435"] = "S013" } do
    game:act("target", { space = hex })
    game:act("join", { piece = unit })
    game:act("declare")
  end
  expect(game:var("soviet_supply"), 3)
  local poor = shared.field{ { "5440", "S001" }, { "5441", "G001" } }
  poor:setVars{ soviet_supply = 0 }
  poor:act("commit", { value = 3 })
  poor:act("done")
  expect(poor:decision().id ~= "assault.define" or #poor:actions("target") == 0, true)
end)

test("WD-251: the city fights on its own points, and nobody else does", function()
  local game = shared.field{ { "2518", "G001" }, { "2617", "S001" }, { "2212", "G002" }, { "2211", "S013" } }
  game:setVars{ german_supply = 5, city_supply = 0 }
  shared.pass(game, 1)
  game:act("commit", { value = 3 })
  game:act("done")
  expect(game:offers("target", { space = "2617" }), false)
  expect(game:offers("target", { space = "2211" }), true)
  local rich = shared.field{ { "2518", "G001" }, { "2617", "S001" }, { "2212", "G002" }, { "2211", "S013" } }
  rich:setVars{ german_supply = 0, city_supply = 5 }
  shared.pass(rich, 1)
  rich:act("commit", { value = 3 })
  rich:act("done")
  expect(rich:offers("target", { space = "2617" }), true)
  expect(rich:offers("target", { space = "2211" }), false)
end)

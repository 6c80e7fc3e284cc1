-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 15, B to D: supply lines, isolation, the city.

local fights = require "tests/fights"
local shared = require "tests/shared"

local field = shared.field

local function state(game, piece, side)
  return game:query("supply", { side = side or (piece:sub(1, 1) == "G" and "german" or "soviet") })[piece]
end

test("WD-230, WD-240, WD-243: artillery needs seven hexes at most to a road or railway", function()
  -- 5440 is 8 hexes from the road 5432 … 5631; 5439 and 5438 come nearer.
  local game = field{ { "5440", "S004" } }
  local function far(hex)
    local best = 99
    for __, road in ipairs{ "5332", "5431", "5532", "5631", "5732", "5832", "5932", "6032" } do
      best = math.min(best, between(hex, road).distance)
    end
    return best
  end
  for row = 37, 43 do
    local hex = "54" .. row
    game:place(hex, "S004")
    expect(state(game, "S004"), far(hex) <= 7 and "supplied" or "out", hex)
  end
  game:place("5443", "S001")
  expect(state(game, "S001"), "supplied", "others need no road")
end)

test("WD-241, WD-417: whose edges supply whom", function()
  local game = field{ { "5943", "S001" }, { "3102", "G001" }, { "3043", "S013" }, { "2602", "S014" } }
  expect(state(game, "S001"), "supplied")
  expect(state(game, "G001"), "supplied", "the north edge, also where the Soviets come in")
  expect(state(game, "S013"), "supplied", "the south-east")
  local alone = field{ { "3102", "G001" }, { "2912", "S001" }, { "3212", "S013" }, { "3511", "S014" }, { "2708", "S015" } }
  expect(state(alone, "G001"), "supplied", "a path to 3101 is enough")
  local neutral = field({ { "3102", "G001" } }, { options = { ne_edge_neutral = true } })
  expect(shared.has(neutral:query("trace", { piece = "G001" }), "3101"), false)
end)

test("WD-242: enemies and their zones cut roads and paths", function()
  local game = field{ { "4723", "S004" } }
  expect(state(game, "S004"), "supplied")
  local cut = field{ { "3919", "S004" }, { "5021", "G001" }, { "5024", "G002" }, { "4611", "G003" }, { "4632", "G004" } }
  expect(shared.has(cut:query("supply_net", { side = "soviet" }), "5121"), false)
  expect(shared.has(cut:query("supply_net", { side = "soviet" }), "5520"), true)
  -- The road through 5332 is the only one near 5338: a few zones of control close it in the west, one in the east.
  local gun = field{ { "5338", "S004" }, { "4735", "G002" }, { "5034", "G003" }, { "5732", "G001" } }
  expect(state(gun, "S004"), "out")
  gun:place("5742", "G001")
  expect(state(gun, "S004"), "supplied")
end)

test("WD-244, WD-356: who has no free path of any length to an edge is isolated", function()
  local game = field{ { "2917", "G001" } }
  expect(state(game, "G001"), "supplied")
  for __, stack in ipairs{ { "2915", "S001" }, { "3117", "S007" }, { "2819", "S013" }, { "3019", "S014" }, { "2716", "S015" }, { "2718", "S019" } } do
    game:place(table.unpack(stack))
  end
  expect(state(game, "G001"), "isolated")
  expect(shared.has(game:query("isolation", { side = "german" }), "2917"), false)
  expect(game:query("trace", { piece = "G001" }), nil)
end)

test("WD-244: an enemy zone in the own hex does not isolate", function()
  local game = field{ { "2917", "G001" }, { "2916", "S001" } }
  expect(state(game, "G001"), "supplied")
  local trace = game:query("trace", { piece = "G001" })
  expect(trace[1], "2917")
end)

---Scenario II: the city is surrounded.
local function siege()
  local game = newGame{ scenario = "s2" }
  game:setVars{ weather = "frost", city_supply = 2, city_point = false }
  return game
end

test("WD-252, WD-279, WD-244: a point of the city makes its troops ignore isolation for the turn", function()
  local game = siege()
  expect(state(game, "G007"), "isolated")
  game:decide("start.city", "german")
  game:act("spend")
  expect(game:var("city_supply"), 1)
  expect(game:var("city_point"), true)
  expect(state(game, "G007"), "supplied")
  local function fire(unit)
    for __, one in ipairs(game:query("odds", { attackers = { unit }, space = "5440" }).attack.units) do return one.value end
  end
  game:place("5440", "S001")
  game:place("2318", "G007")
  game:setPiece("G007", { steps = 4 })
  expect(fire("G007"), 20, "its fire is whole")
  game:setVars{ city_point = false }
  expect(fire("G007"), 10, "without the point it is halved")
  game:setVars{ city_point = true }
  local pocket = game:query("supply", { side = "german" })
  expect({ pocket.G001, pocket.G002 }, { "isolated", "isolated" }, "it serves nobody else")
  shared.toTurn(game, 6)
  game:setVars{ city_supply = 0 }
  expect(game:var("city_point"), false, "and only for this turn")
end)

test("WD-252: it is asked at the start of a turn while the city is cut off and has points", function()
  local game = siege()
  game:setVars{ city_supply = 3 }
  game:playUntil(function() return game:turn() == 6 and game:decision().id == "start.city" end, { "hand_over", "commit", "done", "keep" })
  expect(game:decision().side, "german")
  game:act("keep")
  expect(game:var("city_point"), false)
  expect(game:decision().id, "impulse.points")
  local free = newGame{ scenario = "s1" }
  shared.toTurn(free, 2)
  expect(free:decision().id, "impulse.points", "nobody asks while the city is connected")
end)

test("WD-243, WD-389: artillery in the city draws on the city's pool and counts as supplied", function()
  local game = siege()
  game:place("2318", "G016")
  game:setPiece("G016", { deployed = true })
  expect(state(game, "G016"), "isolated", "surrounded")
  fights.impulse(game, "german", 1)
  game:setVars{ german_supply = 0, city_supply = 3 }
  fights.toTarget(game)
  game:act("aim", { space = "2220" })
  for __, action in ipairs(game:actions("gun")) do
    local inCity = shared.has(ground(game:piece(action.piece).space).features, "city")
    expect(action.label:find("supplied by the city", 1, true) ~= nil, inCity, action.label)
  end
  game:act("gun", { piece = "G016" })
  game:dice(6)
  game:act("fire")
  expect({ game:var("german_supply"), game:var("city_supply") }, { 0, 1 })
end)

test("WD-357: the supply net is roads and railways free to the edge", function()
  local net = field{ { "2318", "G007" } }:query("supply_net", { side = "german" })
  expect(shared.has(net, "2519"), true)
  expect(shared.has(net, "0117"), true)
  expect(shared.has(net, "5440"), false, "no road")
  local cut = field{ { "1119", "S001" }, { "1420", "S007" } }:query("supply_net", { side = "german" })
  expect(shared.has(cut, "1218"), false)
  expect(shared.has(cut, "1018"), false, "in a zone")
  expect(shared.has(cut, "0919"), true)
end)

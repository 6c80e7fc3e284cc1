-- SPDX-License-Identifier: GPL-3.0-or-later
--- What counts for victory, and the texts of the scenarios that say so.

local shared = require "tests/shared"

local function points(game, id)
  for __, one in ipairs(game:query("victory").counts) do
    if one.id == id then return one.points end
  end
end

---The end of a Soviet impulse.
local function close(game)
  game:setVars{ impulse_mp = 3, impulse_side = "soviet" }
  game:decide("move.units", "soviet", {})
  game:act("hand_over")
  return game
end

test("WD-318, WD-305: towns of the railway score at the end of each Soviet impulse", function()
  local game = shared.field{ { "0811", "S001" }, { "5440", "G001" } }
  game:setSpace("0811", { intrinsic = false })
  close(game)
  expect(game:var("rail_points"), 5)
  close(game)
  expect(game:var("rail_points"), 10)
  expect(points(game, "V1"), 10)
  expect(points(game, "V10"), 0)
  local once = shared.field({ { "0811", "S001" }, { "5440", "G001" } }, { options = { railway_scoring_once_per_turn = true } })
  close(once)
  close(once)
  expect(once:var("rail_points"), 5)
end)

test("WD-318: a railway that nobody touched", function()
  local game = shared.field{ { "5440", "S001" } }
  close(game)
  expect(points(game, "V10"), 5)
  game:place("0815", "S001")
  close(game)
  expect(points(game, "V10"), 0)
  game:place("5440", "S001")
  close(game)
  expect(points(game, "V10"), 0, "once is enough")
end)

test("WD-318, WD-309: city hexes are a gain since the start, and more for all of them", function()
  local game = shared.field({ { "5440", "S001" } }, { scenario = "s3" })
  expect({ points(game, "V2"), points(game, "V9") }, { 0, 7 })
  game:setSpace("2417", { control = "soviet" })
  expect({ points(game, "V2"), points(game, "V3"), points(game, "V9") }, { 3, 0, 6 })
  for __, hex in ipairs(tables.numbers.values.city) do game:setSpace(hex, { control = "soviet" }) end
  expect({ points(game, "V2"), points(game, "V3"), points(game, "V9") }, { 21, 10, 0 })
end)

test("WD-318: losses, tanks double, and bunkers", function()
  local game = shared.field{ { "5440", "S001" } }
  game:setVars{ lost_german = 5, lost_soviet = 7, bunkers_lost = 2 }
  expect({ points(game, "V4"), points(game, "V5"), points(game, "V6") }, { 2, 4, 2 })
end)

test("WD-312, WD-315: an open road to a city that is still held", function()
  local game = shared.field({ { "2318", "G007" }, { "5440", "S001" } }, { scenario = "s3" })
  expect(points(game, "V7"), 20)
  game:place("lost_german", "G007")
  expect(points(game, "V7"), 0, "nobody left in it")
  expect(points(newGame{ scenario = "s3" }, "V7"), 0, "surrounded")
end)

test("WD-317: troops that got out, double in Scenario V", function()
  for scenario, each in pairs{ s3 = 2, s5 = 4 } do
    local game = shared.field({ { "2318", "G007" }, { "5440", "S001" } }, { scenario = scenario })
    game:setPiece("G007", { city_start = true, steps = 3 })
    expect(points(game, "V8"), 0)
    game:place("1220", "G007")
    expect(points(game, "V8"), 3 * each, scenario)
  end
end)

test("WD-309: in Scenario II the pockets count, too, for those who have left them", function()
  local game = shared.field({ { "1220", "G001" }, { "5440", "S001" } }, { scenario = "s2" })
  game:setPiece("G001", { pocket_start = true, steps = 4 })
  expect(points(game, "V8"), 4)
  game:place("1925", "G001")
  expect(game:query("supply", { side = "german" }).G001 ~= "isolated", true)
  expect(points(game, "V8"), 0, "still where the pocket was")
end)

test("WD-318: the level is read off the table", function()
  local game = shared.field({ { "5440", "S001" } }, { scenario = "s3" })
  local function level(rail)
    game:setVars{ rail_points = rail, rail_touched = true }
    return game:query("victory").outcome
  end
  for __, hex in ipairs(tables.numbers.values.city) do game:setSpace(hex, { control = "soviet" }) end
  local base = game:query("victory").points.soviet - game:query("victory").points.german
  game:setVars{ rail_touched = true }
  for __, step in ipairs(tables.victory.values.levels.s3) do
    if step.from >= 31 then expect(level(step.from - 31), step.outcome) end
  end
  expect(level(0), "soviet_decisive", "31 points for the city")
  game:setVars{ lost_soviet = 3 * 20 }
  expect(level(0), "soviet_marginal", "11")
  game:setVars{ lost_soviet = 3 * 31 }
  expect(level(0), "draw", "0")
  game:setVars{ lost_soviet = 3 * 32 }
  expect(level(0), "german_marginal", "-1")
  game:setVars{ lost_soviet = 3 * 46 }
  expect(level(0), "german_decisive", "-15")
  expectTrue(base)
end)

test("WD-415, WD-318: at the end the level is the result", function()
  local game = newGame{ scenario = "s3" }
  game:playUntil(function() return game:result() ~= nil end, { "keep", "hand_over", "done", "commit" })
  local victory = game:query("victory")
  expect(game:result().outcome, victory.outcome)
  expect({ game:var("vp_german"), game:var("vp_soviet") }, { victory.points.german, victory.points.soviet })
end)

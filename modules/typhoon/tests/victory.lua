-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 4 to 6: victory, sequence of play, zones of control.

local support = require "tests/support"
local field, attack = support.field, support.attack

---Gives every hex to the Germans but these.
local function conquer(game, ...)
  local spared = {}
  for id in each{ ... } do spared[id] = true end
  for column = 12, 52 do
    for row = 1, 48 do
      local id = string.format("%02d%02d", column, row)
      game:setSpace(id, { control = spared[id] and "soviet" or "german" })
    end
  end
end

---A front around the two hexes of Moscow that only the given units hold.
local function ring(turn, units, scenario)
  local game = field{ turn = turn, units = units, scenario = scenario }
  conquer(game, "4409", "4410")
  return game
end

local closed = { { "4309", "GE-2-PZ-3" }, { "4509", "GE-2-PZ-4" }, { "4408", "GE-2-PZ-17" }, { "4411", "GE-2-PZ-18" } }
local open = { { "4309", "GE-2-PZ-3" }, { "4509", "GE-2-PZ-4" }, { "4408", "GE-2-PZ-17" } }

test("OT-039, OT-053: the last turn ends without Moscow: a defeat, never a draw", function()
  local game = field{ turn = 8, units = { { "1934", "GE-2-PZ-3" } } }
  game:act("done")
  expect(game:result().outcome, "failed_time_turn_8")
  expect(game:result().winner, "soviet")
end)

test("OT-053: the player can concede before the first force moves", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  game:act("concede")
  game:act("stay")
  expect(game:result(), nil)
  game:act("concede")
  game:act("give_up")
  expect(game:result().winner, "soviet")
  game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1934", value = "mech" })
  game:act("halt")
  expectTrue(game:refuse("concede", nil, "5.4"):find("before the first force"))
end)

test("OT-041: on turn 2 199 pocket hexes lose and 200 go on", function()
  local game = field{ turn = 2 }
  game:setVars{ pocket_total = 199 }
  game:act("done")
  expect(game:result().outcome, "failed_pockets_turn_2")
  game = field{ turn = 2 }
  game:setVars{ pocket_total = 200 }
  game:act("done")
  expect(game:result(), nil)
  expect(game:turn(), 3)
end)

test("OT-010, OT-044: turn 3 asks for an unbroken front", function()
  expect(tables.turns.values.checks[3], "front")
  local game = ring(3, closed)
  expect(game:query("victory").failing, nil)
  game:act("done")
  expect(game:result(), nil)
  game = ring(3, open)
  expect(game:query("victory").failing, "front")
  game:act("done")
  expect(game:result().outcome, "failed_front_turn_3")
end)

test("OT-045: towns count one point and city hexes two, only east of the line", function()
  local game = newGame()
  expect(ground("2415").vp, 1, "Vyazma")
  expect(ground("2433").vp, 2, "Bryansk")
  expect(ground("1526").features, {}, "Roslavl, west of the line")
  expect(ground("1019").features, {}, "Smolensk")
  game = field{ units = { { "2414", "GE-2-PZ-3" } }, german = { "2414" } }
  attack(game, "GE-2-PZ-3", "2414", "2415", 1, 5, 5, 5, 5, 5, 5, 5)
  expect(game:space("2415").control, "german")
  expect(game:var("vp"), 1)
  expect(game:piece("MK-VP").space, "vp-1")
end)

test("OT-045: points are counted on turns 1 to 4 only", function()
  local game = field{ turn = 5, options = { soviet_losses = "automatic" }, units = { { "2444", "GE-2-PZ-3" } }, german = { "2444", "3648" } }
  game:place("3648", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3648", "3647", 1, 6, 6, 6, 6, 6, 6, 6)
  while game:decision().id == "battle.round" do
    game:dice(6, 6, 6, 6, 6, 6, 6)
    game:act("fight")
  end
  expect(game:space("3647").control, "german", "Kursk is taken")
  expect(game:var("vp"), 0)
end)

local function turnFour(points, ...)
  local game = field{ turn = 4, units = closed }
  conquer(game, "4409", "4410", ...)
  game:setVars{ vp = points }
  game:act("done")
  return game:result()
end

test("OT-046: on turn 4 fifteen points lose, sixteen pass", function()
  expect(turnFour(15).outcome, "failed_points_turn_4")
  expect(turnFour(16), nil)
end)

test("OT-047: on turn 4 nothing west of column 29 may be Soviet", function()
  expect(turnFour(20, "2817").outcome, "failed_west_turn_4")
  expect(turnFour(20, "2917"), nil)
end)

test("OT-048: one hex of Moscow in German hands wins at the check of any turn", function()
  local game = field{ turn = 6, german = { "4409" } }
  expect(game:query("victory").winner, "german")
  game:act("done")
  expect(game:result().outcome, "moscow_taken_turn_6")
  expect(game:result().winner, "german")
end)

test("OT-048: Moscow wins even when the turn's own check would fail", function()
  local game = field{ turn = 2, german = { "4410" } }
  game:act("done")
  expect(game:result().winner, "german")
end)

test("OT-050, OT-051, OT-052: phases I, II, III until turn 5, then I and II", function()
  local game = field{ turn = 4, units = closed }
  game:setVars{ vp = 20 }
  conquer(game, "4409", "4410")
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  expect(game:phase(), "movement")
  game:act("done")
  expect(game:turn(), 5)
  expect(game:piece("GE-2-PZ-3").steps, 2, "phase III took place")
  game:act("done")
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  game:act("done")
  expect(game:turn(), 6)
  expect(game:piece("GE-2-PZ-3").steps, 2, "also on turn 5")
  game:act("done")
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  game:act("done")
  expect(game:turn(), 7)
  expect(game:piece("GE-2-PZ-3").steps, 1, "no more on turn 6")
end)

test("OT-051: after a passed check the next turn begins with phase I", function()
  local game = ring(3, closed)
  game:act("done")
  expect(game:turn(), 4)
  expect(game:phase(), "movement", "no Luftwaffe on turn 4: nothing is asked")
  expect(game:piece("MK-TURN").space, "turn-4")
end)

test("OT-054: a force covers its own hex and the German hexes around it", function()
  local game = field{ units = { { "2613", "GE-2-PZ-3" } }, german = { "2613", "2512", "2513", "2614" } }
  game:place("german-reserve", "GE-9A-INF-102")
  local zone = game:query("zoc", { side = "german" })
  table.sort(zone)
  expect(zone, { "2512", "2513", "2613", "2614" })
end)

test("OT-055: terrain does not limit zones", function()
  local game = field{ units = { { "2414", "GE-2-PZ-3" } }, german = { "2414", "2415" } }
  local found = false
  for id in each(game:query("zoc", { side = "german" })) do found = found or id == "2415" end
  expectTrue(found, "across the river")
end)

test("OT-056, OT-057: no Soviet zones, and none that hinder movement", function()
  local game = field{ units = { { "2613", "GE-2-PZ-3" } }, german = { "2613", "2614", "2615" } }
  expect(game:query("zoc", { side = "soviet" }), {})
  local reach = game:query("reach", { piece = "GE-2-PZ-3" })
  expect(reach["2614"], 1.0)
  expect(reach["2615"], 2.0, "between Soviet hexes at the plain cost")
end)

test("OT-045: turn 4 still counts points, Closed Fist never does", function()
  local function taken(setup, points)
    setup.units, setup.german = { { "2414", "GE-2-PZ-3" } }, { "2414" }
    setup.options = { soviet_losses = "automatic" }
    local game = field(setup)
    game:setVars{ vp = points }
    attack(game, "GE-2-PZ-3", "2414", "2415", 1, 5, 5, 5, 5, 5, 5, 5)
    while game:decision().id == "battle.round" do
      game:dice(6, 6, 6, 6, 6, 6, 6)
      game:act("fight")
    end
    expect(game:space("2415").control, "german")
    return game
  end
  expect(taken({ turn = 4 }, 0):var("vp"), 1)
  expect(taken({ scenario = "closed_fist" }, 0):var("vp"), 0)
  expect(taken({}, 24):piece("MK-VP").space, "vp-24", "the end of the track")
end)

test("OT-053: the player can concede in every turn before the first move", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1934", value = "mech" })
  game:act("halt")
  game:act("done")
  expect(game:turn(), 2)
  game:act("done")
  expectTrue(game:offers("concede"))
end)

test("OT-051: a passed check is told, a turn without one tells nothing", function()
  local game = field{ turn = 2 }
  game:setVars{ pocket_total = 200 }
  expect(#support.told(game:act("done"), "The check of this turn is"), 1)
  expect(#support.told(field{}:act("done"), "The check of this turn is"), 0)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the window and other programs ask: reach, odds, chances, the calendar.

local support = require "tests/support"
local field, attack, same = support.field, support.attack, support.same

local function near(value, wanted, what)
  expectTrue(math.abs(value - wanted) < 0.0001, (what or "") .. " is " .. value .. ", expected " .. wanted)
end

test("OT-091, OT-095: reach asks for units that can still move", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  for _, id in ipairs{ "GE-CAS-1", "SU-RD-1", "GE-2-INF-45" } do expect(game:query("reach", { piece = id }), {}, id) end
  game:place("1935", "GE-CAS-1")
  expect(game:query("reach", { piece = "GE-CAS-1" }), {}, "planes do not move by themselves")
  game:place(nil, "GE-CAS-1")
  expect(game:query("reach", { piece = "GE-CAS-1" }), {}, "nor from nowhere")
  game:place("1934", "SU-RD-1")
  expect(game:query("reach", { piece = "SU-RD-1" }), {}, "nor do Soviet units")
  expect(game:query("reach", { piece = "GE-2-PZ-3" })["1936"], 1.0)
  game:act("activate", { space = "1935", value = "mech" })
  game:setVars{ force_mp = 1 }
  expect(game:query("reach", { piece = "GE-2-PZ-4" })["1936"], 1.0, "with what the force has left")
  expect(game:query("reach", { piece = "GE-2-PZ-4" })["1937"], nil)
  game:act("halt")
  expect(game:query("reach", { piece = "GE-2-PZ-3" }), {}, "it has finished")
end)

test("OT-095: the path to a hex, step by step", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3" } } }
  expect(game:query("path", { piece = "GE-2-PZ-3", space = "1937" }), { "1935", "1936", "1937" })
  expect(game:query("path", { piece = "SU-RD-1", space = "1937" }), {})
  expect(game:query("path", { piece = "GE-2-PZ-3", space = "5248" }), {})
end)

test("OT-025: stacking is counted in divisions", function()
  local game = field{ turn = 5, units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-GD" } } }
  expect(game:query("stacking", { space = "1934", side = "german" }), { used = 1.5, limit = 3, ok = true })
  game:place("1934", "SU-RD-1")
  expect(game:query("stacking", { space = "1934", side = "soviet" }), { used = 1, ok = true })
end)

test("OT-048: who would win now", function()
  local game = field{}
  expect(game:query("victory").winner, "soviet")
  expect(game:query("victory").moscow, 0)
  game:setSpace("4410", { control = "german" })
  expect(game:query("victory").winner, "german")
  expect(game:query("victory").moscow, 1)
end)

test("OT-108: the chances of one reduced division", function()
  local game = field{ units = { { "1934", "GE-2-INF-45" } } }
  game:setPiece("GE-2-INF-45", { steps = 1 })
  local odds = game:query("odds", { attackers = { "GE-2-INF-45" }, space = "2034" })
  local dice = odds.attack.total
  expect(dice, game:piece("GE-2-INF-45").props.dice)
  expect(odds.drm, 0)
  expect(odds.river, false)
  near(odds.outcomes[1].chance, (4 / 6) ^ dice, "no hit: one to four on each die")
  expect({ odds.outcomes[1].result, odds.outcomes[1].hits, odds.outcomes[1].defender_steps }, { "0", 0, 0 })
  near(odds.outcomes[2].chance, dice * (2 / 6) * (4 / 6) ^ (dice - 1), "one hit")
  expect({ odds.outcomes[2].result, odds.outcomes[2].hits, odds.outcomes[2].defender_steps }, { "1", 1, 1 })
end)

test("OT-108: dice that may take two steps", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  local odds = game:query("odds", { attackers = { "GE-2-PZ-3" }, space = "2034" })
  expect(odds.attack.total, 3)
  expect(#odds.outcomes, 7)
  near(odds.outcomes[1].chance, 1 / 8, "four to six hit: no hit")
  near(odds.outcomes[7].chance, 1 / 216, "three sixes take six steps")
  near(odds.outcomes[2].chance, 3 * (2 / 6) / 4, "one hit of one step")
end)

test("OT-108: chances below one in two thousand are not told", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  local odds = game:query("odds", { attackers = { "GE-2-PZ-3", "GE-2-PZ-4" }, space = "2034" })
  expect(odds.attack.total, 14)
  for _, one in ipairs(odds.outcomes) do expectTrue(one.chance > 0.0005, "not " .. one.chance) end
  expectTrue(#odds.outcomes < 20, "of 29")
end)

test("OT-113, OT-112: the river counts only between neighbours", function()
  local game = field{ units = { { "1417", "GE-4A-INF-7" }, { "1934", "GE-2-PZ-3" } } }
  expect(game:query("odds", { attackers = { "GE-4A-INF-7" }, space = "1517" }).river, true)
  expect(game:query("odds", { attackers = { "GE-4A-INF-7" }, space = "2034" }).river, false, "far away")
  expect(game:query("odds", { attackers = {}, space = "1517" }).river, false, "nobody")
  expect(game:query("odds", { attackers = { "GE-2-INF-45" }, space = "1517" }).river, false, "from the reserve")
end)

test("OT-067: before the attack the die's defences are shown, in battle the defenders", function()
  local game = field{ turn = 3, units = { { "1417", "GE-4A-INF-7" } } }
  local odds = game:query("odds", { attackers = { "GE-4A-INF-7" }, space = "1517" })
  expect(odds.defence, nil)
  expect(#odds.generation, 6)
  expect({ odds.generation[3].roll, odds.generation[3].modifier }, { 3, 1 })
  near(odds.generation[3].chance, 1 / 6)
  attack(game, "GE-4A-INF-7", "1417", "1517", 2, same(30, 1))
  odds = game:query("odds", { attackers = { "GE-4A-INF-7" }, space = "1517" })
  expect(odds.generation, nil)
  expect(odds.defence.total, 3, "a rifle division")
  expect(#odds.defence.units, 1)
  expect(odds.river, true, "the battle remembers it")
  expect(odds.defence.units[1].hits_on, 5, "behind a river in the first round")
  game:dice(same(30, 1))
  game:act("fight")
  odds = game:query("odds", { attackers = { "GE-4A-INF-7" }, space = "1517" })
  expect(odds.defence.units[1].hits_on, 6, "and in the second one no more")
  odds = game:query("odds", { attackers = { "GE-4A-INF-7" }, space = "2034" })
  expect(odds.defence, nil, "elsewhere nobody is known")
end)

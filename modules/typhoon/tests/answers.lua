-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the window and other programs ask: reach, odds, chances, the calendar.

local support = require "tests/support"
local field, attack, same = support.field, support.attack, support.same

local function near(value, wanted, what)
  expectTrue(math.abs(value - wanted) < 0.0001, (what or "") .. " is " .. value .. ", expected " .. wanted)
end

test("OT-091, OT-095: reach asks for units that can still move", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  for id in each{ "GE-CAS-1", "SU-RD-1", "GE-2-INF-45" } do expect(game:query("reach", { piece = id }), {}, id) end
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
  for one in each(odds.outcomes) do expectTrue(one.chance > 0.0005, "not " .. one.chance) end
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
  expect(odds.defence, { range = { 2, 13 }, units = {} }, "from 1B to 2RD 1B 1A")
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
  expect({ odds.defence.total, #odds.defence.units }, { nil, 0 }, "elsewhere nobody is known")
end)

test("Dice that an entry of the chart brings, as far as the pool has them", function()
  local game = field{ turn = 3, units = { { "1417", "GE-4A-INF-7" } } }
  local function range() return game:query("odds", { attackers = {}, space = "1517" }).defence.range end
  expect(range(), { 2, 13 })
  game:setSpace("1517", { control = "soviet" })
  for id in each(game:stack("artillery")) do
    if game:piece(id).props.dice == 5 then game:place("lost", id) end
  end
  expect(range(), { 2, 12 }, "no rockets are left")
  game:place("lost", table.unpack(game:stack("artillery")))
  expect(range(), { 2, 8 }, "no artillery at all")
  local rifles = {}
  for id in each(game:stack("pool")) do
    if game:piece(id).type == "rifle" then rifles[#rifles + 1] = id end
  end
  game:place("lost", table.unpack(rifles, 2))
  expect(range(), { 2, 5 }, "one rifle division and a brigade")
end)

test("Rifle divisions stand in for elite units that are missing", function()
  local game = field{ turn = 8 }
  local function most() return game:query("odds", { attackers = {}, space = "4410" }).defence.range[2] end
  local before = most()
  game:place("lost", table.unpack(game:stack("elite")))
  local rifle, guards, airborne = 3, 5, 4
  expect(before - most(), guards - rifle + airborne - rifle, "3RD 1B 2A 1GD AC")
end)

test("The odds of all who could attack a hex together", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-INF-45" }, { "1936", "GE-2-PZ-17" } }, german = { "1935", "1936" } }
  local function names(space)
    local list = {}
    for i, unit in ipairs(game:query("odds", { space = space }).attack.units) do list[i] = unit.piece end
    return list
  end
  expect(names("2035"), { "GE-2-PZ-3", "GE-2-PZ-4" }, "the strongest force that gets there")
  expect(names("1936"), {}, "nobody attacks an own hex")
  expect(names("5248"), {}, "which is far away")
  game:setPiece("GE-2-PZ-3", { moved = true })
  game:setPiece("GE-2-PZ-4", { moved = true })
  expect(names("2035"), { "GE-2-PZ-17" })
  game:act("activate", { space = "1935", value = "foot" })
  expect(names("2035"), { "GE-2-INF-45" }, "the force that moves")
  expect(names("5248"), {})
  game:setVars{ force_mp = 0 }
  expect(names("2035"), {}, "its points are gone")
end)

test("OT-112: who could attack across a river only is hindered by it", function()
  local game = field{ units = { { "1417", "GE-4A-INF-7" } }, german = { "1417" } }
  expect(game:query("odds", { space = "1517" }).river, true)
  expect(game:query("odds", { space = "german-reserve" }), nil)
end)

test("OT-124, OT-125: what a battle is between two rounds, and what the next one can bring", function()
  local support = require "tests/support"
  local game = support.field{ units = { { "1311", "GE-3-PZ-6", "GE-3-PZ-7" } }, german = { "1311" } }
  expect(game:query("battle"), nil, "nobody fights")
  support.attack(game, "GE-3-PZ-6", "1311", "1411", 5, support.same(60, 1))
  expect(game:decision().id, "battle.round")
  local answer = game:query("battle")
  expect({ answer.space, answer.round }, { "1411", 1 })
  expect({ answer.sides[1].side, answer.sides[2].side }, { "german", "soviet" }, "the attacker first")
  expect(#answer.sides[1].units, 2)
  local sum = 0
  for one in each(answer.outcomes) do sum = sum + one.chance end
  expectTrue(math.abs(sum - 1) < 0.001, "all that can happen")
  local steps = 0
  for unit in each(answer.sides[2].units) do steps = steps + game:piece(unit.piece).steps end
  expect(answer.outcomes[#answer.outcomes].defender_steps, steps, "the best that can happen is the end of the defence")
  expectTrue(answer.outcomes[#answer.outcomes].text:find("destroyed"))
  for unit in each(answer.sides[1].units) do expect(unit.dice, game:piece(unit.piece).props.dice) end
  game:act("retreat")
  expect(game:query("battle"), nil, "it is over")
end)

test("OT-129: in the middle of a round the hits still to be given out are told", function()
  local support = require "tests/support"
  local game = support.field{ units = { { "1311", "GE-3-PZ-6", "GE-3-PZ-7" } }, german = { "1311" } }
  support.attack(game, "GE-3-PZ-6", "1311", "1411", 5, support.same(60, 6))
  expect(game:decision().id, "battle.losses")
  local answer = game:query("battle")
  expect(answer.outcomes, nil, "the round is not over")
  expectTrue(game:decision().hits > 0)
end)

test("OT-002, OT-091: the bar tells the week, the force that acts, its points and the Soviet pools", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  local status = game:query "status"
  expect(status.date, "1st week of October 1941")
  expect(status.path, {})
  expect(status.items[1].of, tables.victory.values.pockets)
  game:act("activate", { space = "1935", value = "mech" })
  status = game:query "status"
  expect(status.path[1].space, "1935")
  expect(status.path[2].text, "Movement")
  expect({ status.items[1].value, status.items[1].of }, { 14, 14 })
  local pool = status.cups[1].kinds
  expect(pool[1].count + pool[2].count, #game:stack "pool")
  expect(status.cups[2].kinds[1].count, #game:stack "artillery")
  game:setVars{ turn = 5 }
  expect(game:query "status".date, "1st and 2nd weeks of November 1941")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the map and the command line ask: reach, ways, supply lines, ranges, odds.

local shared = require "tests/shared"

local field = shared.field
local steps = shared.steps

local function isEmpty(list)
  for __ in pairs(list) do return false end
  return true
end

test("L41-179, L41-258, L41-249: reach shows what the present segment allows", function()
  local game = field({ { "113", "AX-41-1PZ" }, { "114", "SU-L-42nd" }, { "132", "AX-41-6PZ", "SU-L-23rd" } }, { axis = { "113", "112", "131" } })
  local function reach(piece, mode) return game:query("reach", { piece = piece, mode = mode }) end
  expect({ reach("AX-41-1PZ")["114"] == 1, reach("AX-41-1PZ", "activation")["114"] }, { true }, "an HQ that is activated engages nobody")
  expectTrue(reach("AX-41-6PZ")["113"], "it may break away")
  game:setVars{ impulse = "pass" }
  expect({ reach("AX-41-1PZ")["114"], reach("AX-41-6PZ")["113"] ~= nil }, { nil, true }, "nor does who passes")
  game:setVars{ impulse = "tactical", exploiting = true }
  expect({ reach("AX-41-1PZ")["114"], isEmpty(reach("AX-41-6PZ")), isEmpty(reach("AX-41-1PZ")) }, { nil, true, false }, "nor an exploitation, which frees nobody")
end)

test("L41-262, L41-276: reach by rail and by sea", function()
  local game = shared.optional(2, { { "L", "SU-L-42nd", "SU-W-T1" }, { "113", "SU-L-54th", "AX-18-I" }, { "H", "SU-HANKO" } })
  local function reach(piece, mode) return game:query("reach", { piece = piece, mode = mode }) end
  expect(reach("SU-L-42nd", "sea"), { H = 0, O = 0, T = 0, K = 0 })
  expect({ isEmpty(reach("SU-W-T1", "sea")), reach("SU-W-T1", "rail").S5, reach("SU-W-T1", "rail").L }, { true, 0 })
  expect({ isEmpty(reach("SU-L-54th", "rail")), isEmpty(reach("SU-L-54th", "sea")), isEmpty(reach("SU-HANKO", "rail")) }, { true, true, true })
  local plain = field{ { "L", "SU-L-42nd" } }
  expect({ isEmpty(plain:query("reach", { piece = "SU-L-42nd", mode = "rail" })), isEmpty(plain:query("reach", { piece = "SU-L-42nd", mode = "sea" })) }, { true, true }, "without the rules")
  game:setPiece("SU-L-42nd", { supply = "isolated" })
  expect({ isEmpty(reach("SU-L-42nd", "rail")), isEmpty(reach("SU-L-42nd", "sea")), isEmpty(reach("SU-L-42nd")) }, { true, true, true })
end)

test("L41-180, L41-156: the way that a move takes", function()
  local game = field({ { "113", "AX-41-1PZ", "AX-16-HQ" }, { "114", "SU-L-42nd" }, { "132", "AX-41-6PZ", "SU-L-23rd" } }, { axis = { "113", "112", "131", "130" } })
  local function path(piece, space) return game:query("path", { piece = piece, space = space }) end
  expect(path("AX-41-6PZ", "112"), { "132", "112" }, "breaking away, one point more")
  expect(path("AX-41-6PZ", "111"), { "132", "112", "111" })
  expect(path("AX-41-1PZ", "114"), { "113", "114" })
  expect(path("AX-41-1PZ", "MOSCOW"), {})
  expect(path("LD-AX-1", "114"), {})
  game:setVars{ impulse = "pass" }
  expect(path("AX-41-1PZ", "114"), {}, "nobody is engaged in a pass")
  game:setVars{ impulse = "tactical", exploiting = true }
  expect({ path("AX-41-1PZ", "114"), path("AX-41-6PZ", "112") }, { {}, {} }, "nor in an exploitation, which frees nobody")
  game:setVars{ exploiting = false }
  shared.activation(game, "axis")
  expect({ path("AX-16-HQ", "114"), path("AX-16-HQ", "112") }, { {}, { "113", "112" } }, "nor while HQs are activated")
end)

test("L41-023, L41-146, L41-269, L41-287: the line of communication of a unit", function()
  local game = field({ { "129", "AX-18-I" }, { "138", "AX-18-L", "SU-L-42nd" }, { "G2", "AX-W01" }, { "93", "AX-W02" } }, { axis = { "129", "127" } })
  local function trace(piece) return game:query("trace", { piece = piece }) end
  expect(trace("AX-18-I"), { "129", "127", "124", "G2" })
  expect(trace("AX-W01"), { "G2" })
  expect(trace("AX-W02"), nil)
  expect(trace("AX-18-L")[1], "138")
  expect(game:query("trace", { piece = "AX-18-I" }, "soviet"), nil, "the enemy is not told")
  game = shared.optional(4, { { "H", "SU-HANKO" }, { "L", "SU-LM" } }, {})
  local line = trace("SU-HANKO")
  expect({ line[1], line[2] ~= nil, line[#line]:sub(1, 1) }, { "H", true, "S" }, "by sea to a port, from there to a source")
  for __, id in ipairs{ "45", "46", "61", "62", "78", "63", "64", "65", "66", "H", "T", "K" } do game:setSpace(id, { control = "axis" }) end
  line = trace("SU-LM")
  expect({ line[1], line[2], line[#line]:sub(1, 1) }, { "L", "49", "S" }, "over the Road of Life")
  game = field({ { "57", "SU-L-42nd" } }, { axis = { "56", "58", "T" } })
  expect(trace("SU-L-42nd"), { "57" }, "supplied by the coast alone")
end)

test("L41-017, L41-140: who is in supply, and what the enemy is told of it", function()
  local game = field({ { "129", "AX-18-I", "LD-AX-1" }, { "93", "AX-W02" } }, { axis = { "129", "127", "93" } })
  expect(game:query("supply", { side = "axis" }), { ["AX-18-I"] = "supplied", ["LD-AX-1"] = "supplied", ["AX-W02"] = "isolated" })
  game:setPiece("AX-18-I", { supply = "isolated" })
  expect(game:query("supply", { side = "axis" })["AX-18-I"], "isolated", "until the check at the end of the impulse")
  expect(game:query("supply", { side = "axis" }, "soviet")["LD-AX-1"], "supplied", "lines are seen by all")
  expect(game:query("supply", { side = "axis" }, "soviet")["AX-W02"], nil)
end)

test("L41-160, L41-155: whom an HQ commands, as far as the asker sees", function()
  local game = field{ { "G2", "AX-18-HQ", "AX-16-HQ", "AX-W01" }, { "123", "AX-18-I", "AX-W02" } }
  game:setPiece("AX-16-HQ", { active = true })
  game:setPiece("AX-W02", { supply = "isolated" })
  expect(game:query("command", { piece = "AX-18-HQ" }), { "AX-18-I", "AX-W01" }, "neither active HQs nor isolated blocks")
  expect(select(2, game:query("command", { piece = "AX-18-HQ" }, "soviet")), "notyours")
  expect(game:query("command", { piece = "AX-18-I" }), {})
  expect(game:query("command", { piece = "AX-56-HQ" }), {})
  expect(game:query("air_range", { side = "axis" }), {}, "no bombers are near")
  game:setPiece("AX-18-HQ", { shown = true, hidden_from = {} })
  game:setPiece("AX-W01", { hidden_from = { "soviet" } })
  expect(game:query("command", { piece = "AX-18-HQ" }, "soviet"), {}, "a shown HQ, but hidden blocks")
end)

test("L41-065, L41-046: room in an area", function()
  local game = field{ { "L", "SU-L-42nd", "SU-L-23rd", "SU-L-54th" }, { "G2", "AX-18-I", "FI-D1" } }
  expect(game:query("stacking", { space = "L", side = "soviet" }), { used = 3, limit = 2, ok = false })
  expect(game:query("stacking", { space = "L", side = "axis" }), { used = 0, limit = 2, ok = true })
  expect(game:query("stacking", { space = "G2", side = "axis" }), { used = 2, ok = true })
end)

test("L41-042, L41-309, L41-312: who would win now", function()
  local game = newGame{ scenario = "campaign" }
  local answer = game:query("victory")
  expect({ answer.winner, answer.outcome, answer.thresholds.sudden_death, answer.met }, { "soviet", "soviet_marginal", 7 })
  for __, id in ipairs{ "T", "95", "146", "84" } do game:setSpace(id, { control = "axis" }) end
  answer = game:query("victory")
  expect({ answer.winner, answer.outcome }, { "axis", "axis_marginal" })
  game = newGame{ scenario = "preludes" }
  answer = game:query("victory")
  expect({ answer.winner, answer.outcome, answer.met, answer.thresholds }, { "soviet", "soviet_victory", false, {} })
  game:setSpace("L", { control = "axis" })
  answer = game:query("victory")
  expect({ answer.winner, answer.outcome, answer.met }, { "axis", "axis_victory", true })
end)

test("L41-218, L41-210, L41-198: odds of a battle that is still to come", function()
  local game = field({ { "113", "AX-18-I", "AX-18-HQ" }, { "112", "SU-L-42nd" }, { "131", "AX-W01" }, { "111", "AX-1FK" }, { "6", "FI-MANN" } }, { axis = { "113", "131", "111" } })
  steps(game, { ["AX-18-I"] = 4, ["AX-W01"] = 2, ["SU-L-42nd"] = 4, ["AX-18-HQ"] = 3, ["AX-1FK"] = 2, ["FI-MANN"] = 2 })
  local odds = game:query("odds", { attackers = { "AX-18-I", "AX-W01" }, space = "112", support = { artillery = { "AX-18-HQ" }, bombers = { "JU88-1" }, heavy = true } })
  expect({ odds.attack.dice, odds.artillery.dice, odds.air.dice, odds.attack.total }, { 3, 5, 2, 10 }, "one across the river, two by land")
  expect({ #odds.artillery.units, odds.artillery.units[2].hits_on }, { 2, 4 })
  expect({ odds.defence.dice, #odds.flak.units, odds.absorption.total }, { 4, 1, 0 })
  local sum = 0
  for __, one in ipairs(odds.outcomes) do sum = sum + one.chance end
  expectTrue(math.abs(sum - 1) < 1e-9, "all chances together")
  expect({ #odds.outcomes, odds.outcomes[1].result, odds.outcomes[11].defender_steps }, { 11, "0", 10 })
  expectTrue(math.abs(odds.outcomes[1].attacker_steps - 4 / 6) < 1e-9, "four dice at 6")
  expect(#game:query("odds", { attackers = { "AX-18-I" }, space = "112" }).flak.units, 0, "without bombers no flak")
  local soviet = game:query("odds", { attackers = { "SU-L-42nd" }, space = "113" })
  expect({ soviet.attack.dice, soviet.defence.dice }, { 1, 4 + 3 }, "across the river the other way; the HQ defends, too")
end)

test("L41-226, L41-095: what hits do after absorption", function()
  local game = field({ { "79", "AX-41-1PZ", "SU-L-42nd", "LD-SU-1" } })
  steps(game, { ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 1 })
  local odds = game:query("odds", { attackers = { "AX-41-1PZ" }, space = "79" })
  expect({ odds.absorption.total, odds.outcomes[4].defender_steps, odds.outcomes[1].chance }, { 3, 0, 0.125 })
  expect({ odds.defence.dice, #odds.defence.units, odds.armoured }, { 2, 2, false })
  expectTrue(math.abs(odds.outcomes[1].attacker_steps - 2 / 6) < 1e-9)
end)

test("L41-203: a battle from the moment in which the blocks lie open", function()
  local game = steps(field({ { "114", "AX-18-I", "AX-41-1PZ", "SU-W-I1" } }), { ["AX-18-I"] = 2, ["AX-41-1PZ"] = 3, ["SU-W-I1"] = 3 })
  expect(game:query("battle"), nil, "nobody fights")
  shared.combat(game, "axis", "114")
  game:act("fight", { space = "114" })
  expect(game:decision().id, "combat.fire")
  local answer = game:query("battle")
  expect({ answer.space, answer.sides[1].side, #answer.sides[1].units, answer.sides[2].side, #answer.sides[2].units }, { "114", "axis", 2, "soviet", 1 })
  expect({ answer.sides[1].hidden, answer.sides[2].hidden }, {})
  local unit = answer.sides[2].units[1]
  expect({ unit.piece, unit.dice, unit.hits_on }, { "SU-W-I1", 3, game:piece("SU-W-I1").props.hits_on })
  local sum = 0
  for __, one in ipairs(answer.outcomes) do sum = sum + one.chance end
  expectTrue(math.abs(sum - 1) < 0.001, "all that can happen")
  game:dice(1, 1, 1, 6, 6, 6, 6, 6)
  game:act("fire")
  expect(game:query("battle"), nil, "it is over")
end)

test("L41-016, L41-019: the bar tells month, weather, initiative, passes and the battle that is fought", function()
  local game = field({ { "113", "AX-41-1PZ" }, { "114", "SU-L-42nd" } }, { axis = { "113", "112" } })
  game:setVars{ turn = 4, weather = "rain", disc = "soviet", passes = 1, impulse = "tactical", forecast = 2 }
  local status = game:query "status"
  expect(status.date, "October 1941")
  local found = {}
  for __, item in ipairs(status.items) do found[item.title] = item.text or item.value or item.side end
  expect(found, { Weather = "rain", Initiative = "soviet", Forecast = 2, Impulse = "tactical", ["Passes in a row"] = 1 })
  expect(status.cups, {}, "of nobody's pool")
  game:place("114", "AX-41-1PZ")
  shared.combat(game, "axis", "114")
  expect(game:query "status".path, {}, "not chosen yet")
  game:act("fight", { space = "114" })
  expect(game:query "status".path, { { space = "114" }, { text = "Both sides reveal" } })
end)

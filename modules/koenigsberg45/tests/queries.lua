-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the window's overlays and the odds panel are told.

local shared = require "tests/shared"
local field = shared.field

local rifles = { "SU-3BF-5A-45", "SU-3BF-5A-72" }

test("K45-112, K45-116: reach and path of a unit, none off the map or in an unknown mode", function()
  local game = field{ { "1811", rifles[1] } }
  expect(game:query("reach", { piece = rifles[2] }), {})
  expect(game:query("path", { piece = rifles[2], space = "1812" }), {})
  expect(game:query("reach", { piece = rifles[1], mode = "flying" }), {})
  expect(game:query("path", { piece = rifles[1], space = "1813" }), { "1811", "1812", "1813" })
  expect(game:query("path", { piece = rifles[1], space = "2012", mode = "rail" }), { "1811", "1912", "2012" })
  expect(game:query("path", { piece = rifles[1], space = "1711", mode = "strategic" }), { "1811", "1711" })
  game = field{ { "1811", "GE-GAR-Thorn" } }
  expect(game:query("path", { piece = "GE-GAR-Thorn", space = "1912", mode = "rail" }), {}, "it has no such movement")
end)

test("K45-212, K45-213, K45-221: supply of units and HQs, and the line it comes by", function()
  local game = field{ { "3602", "GE-26K-69" }, { "0740", "GE-26K-1", "GE-26K-26HQ" }, { "0105", rifles[1] } }
  local states = game:query("supply", { side = "german" })
  expect({ states["GE-26K-69"], states["GE-26K-26HQ"], states["GE-26K-1"], states[rifles[1]] }, { "supplied", states["GE-26K-1"], states["GE-26K-1"], nil })
  expect(game:query("supply", { side = "soviet" })[rifles[1]], "supplied")
  expect(game:query("trace", { piece = "GE-26K-69" }), { "3602" })
  expect(game:query("trace", { piece = "GE-26K-349" }), nil, "not on the map")
end)

test("K45-222: the line to a Königsberg that is cut off", function()
  local game = field{ { "2833", "GE-26K-69" }, { "0240", "GE-26K-1" } }
  game:setSpace("3420", { control = "soviet" })
  game:place("3602", rifles[2])
  game:place("3607", "SU-3BF-39A-94")
  game:place("3617", "SU-3BF-39A-113")
  game:place("2501", "SU-3BF-39A-5G")
  game:place("1401", "SU-3BF-28A-3G")
  expect(game:query("supply", { side = "german" })["GE-26K-69"], "out")
  local line = game:query("trace", { piece = "GE-26K-69" })
  expect({ line[1], line[#line] }, { "2833", "2932" })
  expect(game:query("trace", { piece = "GE-26K-1" }), nil)
end)

test("K45-087, K45-136: command of an HQ, and stacking", function()
  local game = field{ { "0740", "GE-26K-26HQ", "GE-26K-69" }, { "0741", "GE-26K-1", "GE-26K-349" } }
  expect(game:query("command", { piece = "GE-26K-69" }), {}, "no HQ")
  expect(game:query("command", { piece = "GE-9K-9HQ" }), {}, "not on the map")
  game:place("0741", "GE-26K-549")
  expect(game:query("stacking", { space = "0741", side = "german" }).ok, false, "three units")
  game:place("0740", "GE-9K-9HQ")
  expect(game:query("stacking", { space = "0740", side = "german" }), { used = 1, limit = 2, hq = 2, hq_limit = 1, ok = false })
  expect(game:query("stacking", { space = "0740", side = "soviet" }), { used = 0, limit = 2, hq = 0, hq_limit = 1, ok = true })
end)

test("K45-274, K45-275: how the game would end now", function()
  local game = newGame()
  local now = game:query("victory")
  expect({ now.outcome, now.winner }, { "crushing_german", "german" })
  game:place("3420", rifles[1])
  now = game:query("victory")
  expect({ now.outcome, now.winner }, { "sudden_death_soviet", "soviet" })
  game:setPiece(rifles[1], { supply = "out" })
  expect(game:query("victory").winner, "german", "not in supply")
end)

test("K45-154, K45-155: the chances of an attack, best result first", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", rifles[1], rifles[2] } }
  game:setPiece("GE-26K-69", { supply = "isolated" })
  game:setPiece(rifles[1], { supply = "out" })
  local answer = game:query("odds", { attackers = { rifles[1], rifles[2], "SU-3BF-39A-94" }, space = "0740" })
  expect(answer.column, "3-1", "7:2")
  expect(answer.drm, 0)
  expect(#answer.attack.units, 2, "only who is there")
  expect({ answer.attack.units[1].piece, answer.attack.units[1].value, #answer.attack.units[1].factors, #answer.attack.units[2].factors }, { rifles[1], 2.5, 1, 0 })
  expect(#answer.defence.units, 1)
  expect({ answer.defence.units[1].piece, answer.defence.units[1].value, #answer.defence.units[1].factors }, { "GE-26K-69", 2.0, 1 })
  local list = {}
  for i, one in ipairs(answer.outcomes) do list[i] = { one.result, one.attacker_steps, one.defender_steps, one.rolls } end
  expect(list, {
    { "D1r2 A1*", 1, 1, { 6 } }, { "D1r A1*", 1, 1, { 5 } }, { "Dr2 A1*", 1, 0, { 4 } }, { "Dr A1*", 1, 0, { 3 } }, { "Dr A1", 1, 0, { 2 } }, { "A1", 1, 0, { 1 } },
  })
  expect(math.abs(answer.outcomes[1].chance - 1 / 6) < 0.001, true)
  game:setPiece("GE-26K-69", { steps = 1 })
  game:setPiece(rifles[1], { supply = "supplied" })
  answer = game:query("odds", { attackers = rifles, space = "0740" })
  expect(answer.column, "7-1", "10:1")
  expect({ answer.outcomes[1].result, answer.outcomes[1].defender_steps, answer.outcomes[1].attacker_steps }, { "D3r2", 3, 0 })
  game:setPiece("GE-26K-69", { steps = 2 })
  game:place("0741", "GE-26K-1", "GE-26K-349")
  answer = game:query("odds", { attackers = { "SU-3BF-5A-65" }, space = "0740" })
  expect({ answer.column, answer.ratio, #answer.outcomes }, { nil, nil, 0 }, "nobody attacks")
end)

test("K45-153, K45-155: equal results are one row with several rolls", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", rifles[1] } }
  local answer = game:query("odds", { attackers = { rifles[1] }, space = "0740" })
  expect(answer.column, "1-1")
  local list = {}
  for i, one in ipairs(answer.outcomes) do list[i] = { one.result, one.rolls } end
  expect(list, { { "Dr A1*", { 6 } }, { "Dr A1", { 5 } }, { "A1", { 3, 4 } }, { "A1r", { 1, 2 } } })
  expect(math.abs(answer.outcomes[4].chance - 1 / 3) < 0.001, true)
end)

test("K45-264: air units count in the attack that they support only", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0838", "GE-26K-1" }, { "0739", rifles[1], rifles[2] }, { "0638", "SU-3BF-5A-5HQ" } }
  game:decide("command.hq", "soviet", { force = "3bf", how = "chit" })
  game:act("activate", { piece = "SU-3BF-5A-5HQ" })
  game:act("done")
  game:act("attack", { space = "0740" })
  game:act("join", { piece = rifles[1] })
  game:act("air", { piece = "SU-AIR-1-1", value = 2 })
  expect(game:query("odds", { attackers = rifles, space = "0740" }).column, "4-1")
  expect(game:query("odds", { attackers = rifles, space = "0838" }).column, "2-1")
  expect(game:query("odds", { attackers = rifles, space = "cup" }), nil, "nobody attacks a box")
end)

test("K45-008: what can be guessed of a covered stack", function()
  local function guess(stack, prepare)
    local game = field({ { "0740", table.unpack(stack) }, { "0739", rifles[1], rifles[2] } }, { options = { fog_of_war = "on" } })
    if prepare then prepare(game) end
    return game:query("odds", { attackers = rifles, space = "0740" }, "soviet")
  end
  local answer = guess{ "GE-26K-69", "GE-26K-1", "GE-26K-26HQ" }
  expect(answer.hidden, true)
  expect({ answer.defence.hidden, answer.defence.range }, { 2, { 0, 12 } }, "an HQ on top: two units below it at most")
  expect(answer.defence.units[1].value, 0)
  expect(answer.drm, 0)
  answer = guess{ "GE-26K-26HQ", "GE-26K-69", "GE-26K-1" }
  expect({ answer.defence.hidden, answer.defence.range }, { 2, { 5, 11 } }, "one more unit at most")
  answer = guess({ "GE-26K-69", "GE-26K-1" }, function(game) game:setPiece("GE-26K-1", { supply = "isolated" }) end)
  expect({ answer.defence.range, answer.defence.units[1].value }, { { 2, 8 }, 2.5 }, "fractions are rounded down")
  answer = guess({ "GE-26K-26HQ", "GE-26K-69" })
  expect({ answer.defence.hidden, answer.defence.range }, { 1, { 4, 10 } })
  answer = guess({ "GE-26K-69", "GE-26K-26HQ" })
  expect({ answer.defence.hidden, answer.defence.range }, { 1, { 0, 6 } }, "an HQ on top of one unit")
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0739", "SU-3BF-39A-152" } }, { options = { fog_of_war = "on" } })
  expect(game:query("odds", { attackers = { "SU-3BF-39A-152" }, space = "0740" }, "soviet").range, { "", "" }, "2:5 at best")
end)

test("K45-167, K45-168: what halves an attacker is told", function()
  local game = field{ { "1533", "GE-26K-69" }, { "1532", rifles[1] }, { "1534", rifles[2] } }
  game:setPiece(rifles[1], { supply = "isolated" })
  game:setPiece(rifles[2], { supply = "out" })
  local rows = game:query("odds", { attackers = rifles, space = "1533" }).attack.units
  expect({ #rows[1].factors, #rows[2].factors }, { 2, 1 })
  expect({ rows[1].factors[1].rule, rows[1].factors[2].rule, rows[2].factors[1].rule }, { "9.3", "10.3.2", "10.3.1" })
  expect({ rows[1].factors[1].value, rows[1].factors[2].value }, { 0.5, 0.5 })
  local shifts = game:query("odds", { attackers = rifles, space = "1533", support = { air = 2 } }).shifts
  expect({ shifts[#shifts].value, shifts[#shifts].choice, shifts[#shifts].rule }, { 2, true, "12.1" })
end)

test("K45-131, K45-127: a way by rail or road is longer than one on foot", function()
  local game = field{ { "1811", rifles[1] } }
  expect(game:query("path", { piece = rifles[1], space = "2932" }), {}, "too far on foot")
  local line = game:query("path", { piece = rifles[1], space = "2932", mode = "rail" })
  expect({ line[1], line[#line] }, { "1811", "2932" })
  local far
  for hex, cost in pairs(game:query("reach", { piece = rifles[1], mode = "strategic" })) do
    if cost == 5 then far = hex end
  end
  expect(#game:query("path", { piece = rifles[1], space = far, mode = "strategic" }), 11, "ten hexes by road")
  expect(game:query("path", { piece = rifles[1], space = far, mode = "flying" }), {}, "an unknown mode is the regular one")
end)

test("K45-215, K45-223: a line is a full one where there is one", function()
  local game = field{ { "3602", "GE-26K-69" }, { "2833", "GE-26K-1" }, { "0740", rifles[1] },
    { "0739", "GE-26K-349" }, { "0741", "GE-26K-549" }, { "0640", "GE-9K-56" }, { "0840", "GE-9K-561" } }
  game:setSpace("3420", { control = "soviet" })
  expect(game:query("trace", { piece = "GE-26K-69" }), { "3602" })
  expect(game:query("supply", { side = "soviet" })[rifles[1]], "out")
  expect(game:query("trace", { piece = rifles[1] }), nil, "Königsberg feeds no Soviets")
end)

test("K45-087: an HQ in a box commands nobody there", function()
  local game = newGame()
  expect({ game:piece("GE-28K-28HQ").space, game:piece("GE-28K-58").space }, { "german-reserve", "german-reserve" })
  expect(game:query("command", { piece = "GE-28K-28HQ" }), {})
end)

test("K45-008, K45-136: a covered stack tells its height only", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0739", rifles[1] } }, { options = { fog_of_war = "on" } })
  expect(game:query("stacking", { space = "0740", side = "german" }, "soviet"), { used = 2, hidden = 1, limit = 3, ok = true })
  expect(game:query("stacking", { space = "0740", side = "german" }, "german"), { used = 2, limit = 2, hq = 0, hq_limit = 1, ok = true })
  expect(game:query("stacking", { space = "0739", side = "soviet" }, "german"), { used = 1, limit = 2, hq = 0, hq_limit = 1, ok = true })
end)

test("K45-154: an attack whose results are carried out", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-26HQ" }, { "0739", rifles[1], rifles[2] } }
  expect(game:query("battle"), nil, "nobody attacks")
  for __, id in ipairs(rifles) do game:setPiece(id, { active = "full" }) end
  game:decide("combat.target", "soviet")
  game:act("attack", { space = "0740" })
  for __, id in ipairs(rifles) do game:act("join", { piece = id }) end
  expect(game:query("battle"), nil, "it has not begun")
  game:dice(2)
  game:act("fire")
  local answer = game:query("battle")
  expect({ answer.space, answer.sides[1].side, #answer.sides[1].units, answer.sides[2].side }, { "0740", "soviet", 2, "german" })
  expect(answer.sides[2].units, { { piece = "GE-26K-69" } }, "an HQ does not fight")
end)

test("K45-180: what cover leaves of a result is told beside what the table says", function()
  local game = field{ { "1811", "GE-26K-69" }, { "1812", rifles[1], rifles[2] } }
  for __, one in ipairs(game:query("odds", { attackers = rifles, space = "1811" }).outcomes) do
    local printed = tables.crt.values.results[one.result]
    expect(one.after.defender_steps, math.max(0, (printed.defender_steps or 0) - 1), one.result)
    expect(one.after.defender_retreat, math.max(0, (printed.defender_retreat or 0) - 1), one.result)
    local counts = not printed.star or one.after.defender_retreat == 0
    expect(one.after.attacker_steps, counts and printed.attacker_steps or 0, one.result)
  end
end)

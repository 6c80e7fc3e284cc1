-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 7: reinforcements, replacements, conversions, withdrawals.

local field = require "tests/field"

local named = tables.places.values.named

---A game of the campaign at the beginning of a turn, with the arrivals of a side to come.
local function at(turn, prepare, scenario)
  local game = newGame{ scenario = scenario or "campaign" }
  game:setVars{ turn = turn - 1 }
  for __, name in ipairs(turn > 19 and { "Libau", "Windau", "Riga", "Tallinn", "Pskov", "Minsk", "Vitebsk", "Smolensk", "Lvov", "Odessa", "Nikolaev", "Dnepropetrovsk" } or {}) do
    game:setSpace(named[name], { control = "axis" })
  end
  if prepare then prepare(game) end
  game:decide("lift", "axis")
  game:act("done")
  return game
end

local placing = { "choose", "recall", "put", "done", "give", "send", "none", "enough", "settle", "station" }

---Goes on to a phase.
local function to(game, phase)
  game:playUntil(function() return game:phase() == phase end, placing, 4000)
  return game
end

local function offered(game, verb)
  local list = {}
  for __, action in ipairs(game:actions(verb)) do list[action.space or action.piece] = true end
  return list
end

---Where a unit could arrive.
local function places(piece, prepare, setup)
  local game = newGame{ clear = true, scenario = "campaign" }
  game:setVars{ turn = setup and setup.turn or 6 }
  game:place("W1322", "GE-ID-269")
  game:place("E5031", "SU-RD-010")
  if prepare then prepare(game) end
  game:decide("arrivals.place", game:piece(piece).side, { piece = piece, rule = "7.1" })
  return offered(game, "put"), game
end

test("TDV-111, TDV-113: a reinforcement arrives on the turn of its counter", function()
  local game = at(2)
  expect(game:phase(), "axis_arrivals")
  local list = offered(game, "choose")
  expect({ list["GE-MOT-60"], list["GE-K-LIII"], list["GE-ID-183"] }, { true, true, nil })
  game:refuse("choose", { piece = "GE-ID-183" }, "7.1")
  game:refuse("done", nil, "7.1")
end)

test("TDV-114: limits of stacking hold for arrivals", function()
  local __, game = places("GE-K-LIII", function(one) one:place("W2024", "GE-K-I", "GE-K-II", "GE-K-X") end)
  game:refuse("put", { space = "W2024" }, "5.3")
end)

test("TDV-116, TDV-118: Germans arrive in Cities and Towns that reach Berlin, or with a depot", function()
  local list = places("GE-K-LIII", function(one) one:place("W4221", "AX-DEPOT-1") end)
  expect({ list["W2826"], list["W3018"], list["W4221"], list["W3651"], list["E2314"] }, { true, true, true, nil, nil })
  list = places("RO-K-VI", function(one) one:place("W4221", "AX-DEPOT-1") end)
  expect(list["W4221"], nil)
end)

test("TDV-117: not in Berlin with a Soviet unit beside it", function()
  expect(places("GE-K-LIII")["W1322"], true)
  local list = places("GE-K-LIII", function(one) one:place("W1422", "SU-RD-048") end)
  expect({ list["W1322"], list["W1620"] }, { nil, true })
end)

test("TDV-119, TDV-120, TDV-121: where the minor allies arrive", function()
  local list = places("RO-K-VI", function(one) one:setSpace(named.Odessa, { control = "axis" }) end)
  expect({ list["W3651"], list[named.Odessa], list["W2826"] }, { true, true, nil })
  list = places("HU-K-III")
  expect({ list["W2240"], list["W2340"] ~= nil, list[named.Kiev], list["W3651"] }, { true, true, nil, nil })
  list = places("HU-K-III", function(one) one:setSpace(named.Kiev, { control = "axis" }) end)
  expect(list[named.Kiev], true)
  list = places("IT-II", function(one) one:setSpace(named.Dnepropetrovsk, { control = "axis" }) end)
  expect({ list["W3651"], list["W2240"], list[named.Dnepropetrovsk], list["W2826"] }, { true, true, true, nil })
end)

test("TDV-122: Soviets arrive in Cities that reach the east edge, or on the military roads", function()
  local list = places("SU-RA-16")
  expect({ list["E2314"], list["E3954"], list[named.Kaluga], list["W2826"] }, { true, true, nil, nil })
  list = places("SU-RA-16", function(one)
    for i, hex in ipairs{ "W4730", "W4632", "W4831" } do one:place(hex, ({ "GE-K-I", "GE-K-II", "GE-K-X" })[i]) end
  end)
  expect(list["W4731"], nil, "Kiev is cut off")
end)

local function siege(one)
  for i, hex in ipairs{ "W4703", "W4803", "W4604", "W4503" } do one:place(hex, ({ "GE-K-I", "GE-K-II", "GE-K-X", "GE-K-XXVI" })[i]) end
  one:place("E1102", "SU-RD-048")
  one:setSpace("W4803", { control = "axis" })
end

test("TDV-123: one unit a turn comes into Leningrad over the lake", function()
  local list, game = places("SU-RA-16", siege)
  expect(list["W4702"], true)
  game:act("put", { space = "W4702" })
  expect(game:var("lake_used"), true)
  game:decide("arrivals.place", "soviet", { piece = "SU-RA-19", rule = "7.1" })
  expect(offered(game, "put")["W4702"], nil)
end)

test("TDV-124: one unit comes into each Black Sea City over the sea, none in range of German aircraft", function()
  local function cut(one) for i, hex in ipairs{ "E1749", "E1850" } do one:place(hex, ({ "GE-K-I", "GE-K-II" })[i]) end end
  local list, game = places("SU-RA-16", cut)
  expect(list["E1750"], true)
  game:act("put", { space = "E1750" })
  game:decide("arrivals.place", "soviet", { piece = "SU-RA-19", rule = "7.1" })
  expect(offered(game, "put")["E1750"], nil)
  list = places("SU-RA-16", function(one) cut(one) one:place("E1846", "GE-BASE-8", "GE-AIR-8") end)
  expect(list["E1750"], nil)
end)

test("TDV-125: from turn 3 into the Stavka Reserve, as many as they like", function()
  expect(places("SU-RA-16", nil, { turn = 2 })["stavka_reserve"], nil)
  local list, game = places("SU-RA-16", nil, { turn = 3 })
  expect(list["stavka_reserve"], true)
  game:act("put", { space = "stavka_reserve" })
  expect(game:piece("SU-RA-16").space, "stavka_reserve")
end)

test("TDV-127: six armies arrive among the eliminated and can be bought at once", function()
  local game = to(at(5), "soviet_replacements")
  expect(game:piece("SU-RA-05").space, "soviet_lost")
  expect(game:offers("rebuild", { piece = "SU-RA-05", value = "full" }), true)
end)

-- Axis replacements ---------------------------------------------------------------------------------------------------------

local function replace(turn, prepare)
  return to(at(turn, prepare), "axis_replacements")
end

---Units that are lost, with the pools of a turn.
local function lose(...)
  local ids = { ... }
  return function(game) for __, id in ipairs(ids) do game:place("axis_lost", id) end end
end

test("TDV-132, TDV-139, TDV-143: steps by turn", function()
  local steps = tables.replacements_axis.values.turns
  expect({ steps["2"], steps["4"], steps["5"], steps["12"], steps["13"], steps["18"], steps["25"], steps["38"] },
    { { infantry = 4 }, { infantry = 4, mech = 5 }, nil, nil, { infantry = 4 }, nil, { panzer = 2, grenadier = 2, mixed = 4 }, nil })
  local game = replace(4, lose("GE-K-I", "GE-PZ-01"))
  expect({ game:var("pool_infantry"), game:var("pool_mech") }, { 4, 5 })
  game = replace(25, lose("GE-K-I"))
  expect({ game:var("pool_panzer"), game:var("pool_grenadier"), game:var("pool_mixed") }, { 2, 2, 4 })
end)

test("TDV-115: what is not used is lost", function()
  local game = replace(3, lose("GE-K-I"))
  game:act("done")
  expect(game:var("pool_infantry"), 0)
end)

test("TDV-115, TDV-139: of four steps one is used on turn 13, and on turn 14 there are four again", function()
  local game = replace(13, lose("GE-K-I", "GE-K-II"))
  expect(game:var("pool_infantry"), 4)
  game:act("rebuild", { piece = "GE-K-I" })
  game:act("put", { space = "W2826" })
  expect(game:var("pool_infantry"), 3)
  game:act("done")
  game:decide("lift", "axis")
  game:act("done")
  game:playUntil(function() return game:decision().id == "replace" end, placing, 4000)
  expect({ game:turn(), game:var("pool_infantry") }, { 14, 4 })
end)

test("TDV-137, TDV-140, TDV-141: halves are rounded down: 9 lost steps give 4, 11 give 5, 9 reduced panzers 4", function()
  expect(replace(11, lose("GE-K-I", "GE-K-II", "GE-K-X", "GE-K-XXVI", "GE-ID-269")):var("pool_infantry"), 4)
  expect(replace(22, lose("GE-K-I", "GE-K-II", "GE-K-X", "GE-K-XXVI", "GE-K-V", "GE-ID-269")):var("pool_infantry"), 5)
  local game = replace(23, function(one)
    for i, number in ipairs{ "01", "03", "04", "06", "08", "09", "12", "13", "14" } do
      one:place(i < 5 and "W2826" or i < 9 and "W2419" or "W3018", "GE-PZ-" .. number)
      one:setPiece("GE-PZ-" .. number, { steps = 1 })
    end
  end)
  expect(game:var("pool_flip"), 4)
  local before = #game:actions("flip")
  game:act("flip_all")
  expect({ before, game:var("pool_flip"), game:offers("flip") }, { 9, 0, false })
end)

test("TDV-129, TDV-130, TDV-131: eliminated units come as reinforcements, reduced ones are restored where they would be in supply", function()
  local game = replace(3, function(one)
    one:place("axis_lost", "GE-K-I")
    one:place("W3018", "GE-K-II")
    one:setPiece("GE-K-II", { steps = 1, supply = "out" })
    one:place("E4728", "GE-K-X")
    one:setPiece("GE-K-X", { steps = 1 })
    one:place("axis_lost", "GE-PZ-01")
  end)
  expect({ game:offers("restore", { piece = "GE-K-II" }), game:offers("restore", { piece = "GE-K-X" }), game:offers("rebuild", { piece = "GE-PZ-01" }) }, { true, false, false })
  game:refuse("restore", { piece = "GE-K-X" }, "7.4")
  game:refuse("rebuild", { piece = "GE-PZ-01" }, "7.4")
  game:act("restore", { piece = "GE-K-II" })
  expect({ game:piece("GE-K-II").steps, game:var("pool_infantry") }, { 2, 3 })
  game:act("rebuild", { piece = "GE-K-I" })
  expect(game:offers("put", { space = "W2826" }), true)
  game:act("put", { space = "W2826" })
  expect({ game:piece("GE-K-I").steps, game:piece("GE-K-I").space, game:var("pool_infantry") }, { 1, "W2826", 2 })
end)

test("TDV-145: Jäger and mountain troops are no infantry here", function()
  local game = replace(13, lose("GE-JG-097", "GE-MT-01", "GE-ID-269"))
  expect({ game:offers("rebuild", { piece = "GE-JG-097" }), game:offers("rebuild", { piece = "GE-MT-01" }), game:offers("rebuild", { piece = "GE-ID-269" }) }, { false, false, true })
end)

test("TDV-133, TDV-134, TDV-135, TDV-136, TDV-137, TDV-138: the great rebuilding of turn 11", function()
  local reduced = { "GE-PZ-06", "GE-PZ-08", "GE-PZ-09", "GE-PZ-12" }
  local game = replace(11, function(one)
    lose("GE-MOT-03", "GE-PZ-01", "GE-PZ-16", "GE-PZ-19", "GE-JG-097", "GE-MT-01", "RO-K-1", "GE-K-I", "GE-K-II", "GE-K-X", "GE-ID-269")(one)
    for i, id in ipairs(reduced) do
      one:place("W2826", id)
      one:setPiece(id, { steps = 1 })
    end
    one:place("W3651", "RO-K-II")
    one:setPiece("RO-K-II", { steps = 1 })
    one:place("W2419", "GE-K-XXVI")
    one:setPiece("GE-K-XXVI", { steps = 1 })
  end)
  local back = {}
  for __, id in ipairs(game:var("returning")) do back[id] = game:piece(id).steps end
  expect({ back["GE-MOT-03"], back["GE-PZ-01"], back["GE-JG-097"], back["GE-MT-01"], back["RO-K-1"] }, { 1, 1, 1, 1, 2 })
  expect(game:piece("RO-K-II").steps, 2)
  expect(game:var("pool_flip"), 3, "four on the map and three returned: half of seven")
  expect(game:var("pool_infantry"), 4, "half of 2 + 2 + 2 + 1 + 1 = 8")
  game:refuse("done", nil, "7.4")
end)

test("TDV-140, TDV-141, TDV-142: turns 22, 23 and 24", function()
  local game = replace(22, lose("GE-PZ-01", "GE-MOT-03-PG", "RO-K-1", "HU-K-III", "GE-K-I", "GE-K-II"))
  local back = {}
  for __, id in ipairs(game:var("returning")) do back[id] = game:piece(id).steps end
  expect({ back["GE-PZ-01"], back["GE-MOT-03-PG"], game:var("pool_romanian"), game:var("pool_hungarian"), game:var("pool_infantry") }, { 1, 1, 1, 1, 2 })
  local function reduce(one)
    for __, id in ipairs{ "GE-PZ-01", "GE-PZ-06", "GE-PZ-08", "GE-SSPZ-DR" } do
      one:place("W2826", id)
      one:setPiece(id, { steps = 1 })
    end
  end
  game = replace(23, reduce)
  expect(game:var("pool_flip"), 1)
  expect({ game:offers("flip", { piece = "GE-PZ-01" }), game:offers("flip", { piece = "GE-SSPZ-DR" }) }, { true, false })
  game = at(24, reduce)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" end, placing)
  expect({ game:piece("GE-SSPZ-DR").steps, game:piece("GE-PZ-01").steps }, { 2, 1 })
end)

test("TDV-144: emergency replacements, once, when the Soviets are in Greater Germany after 1942", function()
  local function soviets(one)
    lose("GE-K-I", "GE-PZ-01", "GE-TIG-502")(one)
    one:place("W2925", "SU-RA-16")
  end
  local game = replace(38, soviets)
  expect({ game:var("emergency"), game:var("pool_infantry"), game:var("pool_mech"), game:var("pool_tiger"), game:var("pool_hungarian") }, { true, 10, 5, 1, 1 })
  local told = {}
  for __, one in ipairs(game:decision().value) do told[one.label] = one.value end
  expect(told, { ["infantry steps"] = 10, ["mechanised steps"] = 5, ["Tiger battalions"] = 1, ["Hungarian units"] = 1 })
  game = at(38, function(one) soviets(one) one:setVars{ emergency = true } end)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 3000)
  expect({ game:piece("GE-K-I").space, game:piece("GE-PZ-01").space }, { "axis_lost", "axis_lost" }, "only once")
  game = replace(13, soviets)
  expect(game:var("pool_mech"), 0)
end)

-- Corps ---------------------------------------------------------------------------------------------------------------------

local function corps(stacks, states)
  local game = field.set(stacks, { turn = 2 })
  game:setPiece("GE-K-I", { steps = 1 })
  for id, state in pairs(states or {}) do game:setPiece(id, { supply = state }) end
  field.round(game, "axis", "move")
  game:act("done")
  return game
end

test("TDV-146: at the end of a round divisions of two attack factors fill up a corps", function()
  local game = corps{ { "E4728", "GE-K-I", "GE-ID-269" }, { "E4727", "GE-ID-031" } }
  expect(game:decision().id, "corps")
  game:act("fill", { piece = "GE-K-I" })
  game:act("feed", { piece = "GE-ID-269" })
  game:act("feed", { piece = "GE-ID-031" })
  expect({ game:piece("GE-K-I").steps, game:piece("GE-ID-031").space }, { 2, "axis_lost" })
  game = corps{ { "E4728", "GE-K-I", "GE-ID-269" }, { "E4725", "GE-ID-031" } }
  expectTrue(not game:decision() or game:decision().id ~= "corps")
end)

test("TDV-147: who is out of supply makes the corps so", function()
  local game = corps({ { "E4728", "GE-K-I", "GE-ID-269", "GE-ID-031" }, { "E4913", "SU-RA-16" } }, { ["GE-ID-269"] = "out" })
  game:act("fill", { piece = "GE-K-I" })
  game:act("feed", { piece = "GE-ID-269" })
  game:act("feed", { piece = "GE-ID-031" })
  expect(game:piece("GE-K-I").props.supply, "out")
end)

test("TDV-148: no Jäger; an isolated corps stays isolated", function()
  local game = corps({ { "E4728", "GE-K-I", "GE-ID-269", "GE-ID-031", "GE-JG-097" }, { "E4913", "SU-RA-16" } }, { ["GE-K-I"] = "isolated" })
  game:act("fill", { piece = "GE-K-I" })
  game:refuse("feed", { piece = "GE-JG-097" }, "7.5")
  game:act("feed", { piece = "GE-ID-269" })
  game:act("feed", { piece = "GE-ID-031" })
  expect(game:piece("GE-K-I").props.supply, "isolated")
end)

-- Soviet replacements -------------------------------------------------------------------------------------------------------

local function rebuild(turn, prepare)
  return to(at(turn, prepare), "soviet_replacements")
end

---The factors of a turn with these rolls.
local function factors(turn, die, prepare)
  local game = newGame{ clear = true, scenario = "campaign" }
  game:setVars{ turn = turn }
  game:place("soviet_lost", "SU-RD-010", "SU-RA-16")
  if prepare then prepare(game) end
  game:decide("arrivals", "soviet")
  if die then game:dice(die) end
  game:act("done")
  return game:var("points"), game
end

local function clean(game)
  for __, id in ipairs(game:stack("soviet_later")) do game:place("soviet_out", id) end
end

test("TDV-154, TDV-158, TDV-162: factories from turn 5, factories off the map and Lend-Lease from turn 8", function()
  expect({ (factors(4, nil, clean)), (factors(5, nil, clean)), (factors(7, nil, clean)) }, { 0, 25, 25 })
  expect((factors(5, nil, function(one) clean(one) one:setSpace(named.Kiev, { control = "axis" }) end)), 20)
  expect({ (factors(8, 4, clean)), (factors(18, 4, clean)), (factors(19, 4, clean)) }, { 34, 34, 42 })
end)

test("TDV-156, TDV-157: a city that was lost yields three, one that was cut off five again", function()
  expect((factors(5, nil, function(one) clean(one) one:setSpace(named.Kiev, { lost = true }) end)), 23)
  expect((factors(5, nil, function(one)
    clean(one)
    for i, hex in ipairs{ "W4730", "W4632", "W4831" } do one:place(hex, ({ "GE-K-I", "GE-K-II", "GE-K-X" })[i]) end
  end)), 20)
  local game = newGame{ clear = true }
  game:place("W4730", "GE-PZ-01")
  game:place("E4913", "GE-PZ-06")
  field.round(game, "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("go", { space = "W4731" })
  expect(game:space("W4731").lost, true)
end)

test("TDV-159, TDV-160, TDV-161: Lend-Lease", function()
  expect((factors(19, 4, function(one) clean(one) one:setSpace(named.Stalingrad, { control = "axis" }) end)), 20 + 10 + 4)
  expect((factors(19, 4, function(one)
    clean(one)
    one:setSpace(named.Stalingrad, { control = "axis" })
    one:place(named.Vologda, "GE-K-I")
    one:setSpace(named.Vologda, { control = "axis" })
  end)), 20 + 10 + 1)
  expect({ tables.replacements_soviet.values.lend_lease.last_turn, (factors(40, 3, clean)), (factors(41, nil, clean)), (factors(42, nil, clean)) }, { 40, 35 + 3 + tables.replacements_soviet.values.lend_lease.bonus, 35, 35 })
end)

test("TDV-149, TDV-150, TDV-151: reduced units are restored in supply and away from the Axis, but at factories", function()
  local game = rebuild(5, function(one)
    one:place("E4728", "SU-RA-16")
    one:place("E4628", "SU-RA-19")
    one:place("E4627", "GE-PZ-01")
    one:place("E2414", "SU-RA-20")
    one:place("E2513", "GE-PZ-06")
    one:place("W2826", "SU-RA-21")
    for __, id in ipairs{ "SU-RA-16", "SU-RA-19", "SU-RA-20", "SU-RA-21" } do one:setPiece(id, { steps = 1 }) end
  end)
  local list = offered(game, "restore")
  expect({ list["SU-RA-16"], list["SU-RA-19"], list["SU-RA-20"], list["SU-RA-21"] }, { true, nil, true, nil })
  game:refuse("restore", { piece = "SU-RA-19" }, "7.6")
  local before = game:var("points")
  game:act("restore", { piece = "SU-RA-16" })
  expect(before - game:var("points"), 2)
end)

test("TDV-152, TDV-153, TDV-163, TDV-164, TDV-165: prices", function()
  local __, game = factors(24, 6, function(one)
    clean(one)
    one:place("soviet_lost", "SU-RA-16", "SU-RD-010", "SU-GTA-5", "SU-TK-01", "SU-ART-1", "SU-ABN-1", "SU-NAV", "SU-GA-01", "SU-SH-1", "SU-GRC-01")
  end)
  local function price(piece, how)
    local before = game:var("points")
    game:act("rebuild", { piece = piece, value = how })
    local paid = before - game:var("points")
    game:undo()
    return paid
  end
  expect({ price("SU-RA-16", "full"), price("SU-RA-16", "half") }, { 5, 3 })
  expect({ price("SU-RD-010", "full"), price("SU-TK-01", "full"), price("SU-ART-1", "full"), price("SU-ABN-1", "full"), price("SU-NAV", "full") }, { 1, 2, 2, 1, 1 })
  expect({ price("SU-GTA-5", "full"), price("SU-GTA-5", "half"), price("SU-GA-01", "full"), price("SU-SH-1", "full"), price("SU-GRC-01", "full") }, { 4, 2, 8, 5, 3 })
end)

test("TDV-166, TDV-167: one of each kind before a second of any", function()
  local function buy(game, piece)
    game:act("rebuild", { piece = piece, value = "full" })
    game:act("put", { space = "stavka_reserve" })
  end
  local __, game = factors(24, 6, function(one)
    clean(one)
    one:place("soviet_lost", "SU-GCAV-1", "SU-TK-01", "SU-GTK-01", "SU-GTK-02", "SU-ART-1", "SU-ART-2", "SU-GTA-5", "SU-GTA-3")
  end)
  buy(game, "SU-GTK-01")
  game:refuse("rebuild", { piece = "SU-GTK-02", value = "full" }, "7.6")
  buy(game, "SU-GCAV-1")
  buy(game, "SU-TK-01")
  game:refuse("rebuild", { piece = "SU-GTK-02", value = "full" }, "7.6")
  buy(game, "SU-GTA-5")
  buy(game, "SU-GTA-3")
  buy(game, "SU-ART-1")
  expect({ game:offers("rebuild", { piece = "SU-GTK-02", value = "full" }), game:offers("rebuild", { piece = "SU-ART-2", value = "full" }) }, { true, true })
end)

test("TDV-155: Leningrad's factors over the lake serve only units around it, in supply or not", function()
  local points, game = factors(5, nil, function(one)
    clean(one)
    siege(one)
    one:place("W4702", "SU-RA-19")
    one:setPiece("SU-RA-19", { steps = 1, supply = "out" })
    one:place("E4728", "SU-RA-20")
    one:setPiece("SU-RA-20", { steps = 1 })
  end)
  expect({ points, game:var("lake_points") }, { 20, 5 })
  game:act("restore", { piece = "SU-RA-19" })
  expect({ game:var("points"), game:var("lake_points") }, { 20, 3 })
  game:act("restore", { piece = "SU-RA-20" })
  expect({ game:var("points"), game:var("lake_points") }, { 18, 3 })
end)

-- Conversions ---------------------------------------------------------------------------------------------------------------

test("TDV-168, TDV-169, TDV-170, TDV-171, TDV-172, TDV-039: Axis conversions, on the map in supply, or among the eliminated", function()
  local game = at(23, function(one)
    one:place("W2826", "GE-MOT-03")
    one:place("E4728", "GE-MOT-18")
    one:place("axis_lost", "GE-MOT-10")
  end)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 3000)
  expect({ game:piece("GE-MOT-03-PG").space, game:piece("GE-MOT-03").space }, { "W2826", "axis_out" })
  expect({ game:piece("GE-MOT-18").space, game:piece("GE-MOT-18-PG").space }, { "E4728", "axis_later" })
  expect(game:piece("GE-MOT-10-PG").space, "axis_lost")
  game = at(32, function(one) one:place("W2826", "GE-GD2") one:place("axis_out", "GE-GD") end)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 3000)
  expect({ game:piece("GE-GDPZ").space, game:piece("GE-GDPZ").steps }, { "W2826", 2 })
end)

local function conversion(turn, prepare)
  local game = newGame{ clear = true, scenario = "campaign" }
  for __, id in ipairs(game:stack("soviet_later")) do game:place("soviet_out", id) end
  game:setVars{ turn = turn }
  prepare(game)
  game:decide("arrivals", "soviet")
  game:act("done")
  return game
end

test("TDV-175, TDV-176: a Guards corps takes the place of a supplied tank or mechanised corps", function()
  local game = conversion(18, function(one)
    one:place("soviet_later", "SU-GTK-01")
    one:place("E4728", "SU-TK-01")
    one:place("E4627", "GE-K-I")
    one:place("E4628", "SU-MC-01")
    one:place("W2826", "SU-TK-02")
  end)
  expect(game:decision().id, "convert")
  local list = offered(game, "give")
  expect({ list["SU-TK-01"], list["SU-MC-01"], list["SU-TK-02"] }, { true, true, nil })
  game:act("give", { piece = "SU-MC-01" })
  expect({ game:piece("SU-GTK-01").space, game:piece("SU-MC-01").space }, { "E4628", "soviet_out" })
end)

test("TDV-177, TDV-178, TDV-179, TDV-172: three rifle divisions, lost or connected, for a Guards rifle corps", function()
  local game = conversion(6, function(one)
    one:place("soviet_later", "SU-GRC-01")
    one:place("soviet_lost", "SU-RD-010", "SU-RD-048")
    one:place("E4728", "SU-RD-090")
    one:place("W3306", "SU-RD-032")
  end)
  expect({ game:decision().id, game:offers("give", { piece = "SU-RD-032" }) }, { "convert", false })
  game:act("give", { piece = "SU-RD-010" })
  game:act("give", { piece = "SU-RD-048" })
  if game:decision().id == "convert" then game:act("give", { piece = "SU-RD-090" }) end
  expect(game:decision().id, "convert.place")
  game:act("put", { space = "E2314" })
  expect({ game:piece("SU-GRC-01").space, game:piece("SU-RD-090").space }, { "E2314", "soviet_out" })
  game = conversion(6, function(one)
    one:place("soviet_later", "SU-GRC-01")
    one:place("soviet_lost", "SU-RD-010", "SU-RD-048")
  end)
  expectTrue(game:decision().id ~= "convert", "two are not enough")
end)

test("TDV-180: three Guards rifle corps for a Guards army", function()
  local game = conversion(18, function(one)
    one:place("soviet_later", "SU-GA-01")
    one:place("soviet_lost", "SU-GRC-01", "SU-GRC-02", "SU-GRC-03")
  end)
  game:playUntil(function() return game:decision().id == "convert.place" end, { "give" })
  game:act("put", { space = "stavka_reserve" })
  expect(game:piece("SU-GA-01").space, "stavka_reserve")
end)

test("TDV-181: one mechanised and two tank corps, one of them Guards, for a Guards tank army", function()
  local function try(...)
    local ids = { ... }
    return conversion(24, function(one)
      one:place("soviet_later", "SU-GTA-5")
      one:place("soviet_lost", table.unpack(ids))
    end):decision().id
  end
  expect(try("SU-MC-01", "SU-TK-01", "SU-TK-02"), "rebuild")
  expect(try("SU-MC-01", "SU-TK-01", "SU-GTK-01") == "rebuild", false)
  expect(try("SU-GMK-01", "SU-TK-01", "SU-TK-02") == "rebuild", false)
end)

test("TDV-182: shock armies simply arrive", function()
  local game = newGame{ scenario = "campaign" }
  local army = game:piece "SU-SH-1"
  expect(army.props.price, nil)
  game = to(at(army.props.arrival), "soviet_arrivals")
  local rifles = #game:stack "soviet_out"
  game:act("choose", { piece = "SU-SH-1" })
  game:act("put", { space = game:actions("put")[1].space })
  expect({ game:decision().id ~= "convert", ground(game:piece("SU-SH-1").space) ~= nil, #game:stack "soviet_out" }, { true, true, rifles })
end)

test("TDV-034: a City Defence marker goes to a City of its own, and back when the enemy comes", function()
  local __, game = factors(12, 3, clean)
  for __, id in ipairs{ "SU-CITYDEF-1", "SU-CITYDEF-2" } do game:place("soviet_support", id) end
  game:act("guard")
  game:refuse("defend", { space = named.Berlin }, "2.2")
  game:act("back")
  game:act("guard")
  local marker = game:actions("defend")[1].piece
  game:act("defend", { space = named.Kharkov })
  expect({ game:decision().id, game:piece(marker).space }, { "rebuild", named.Kharkov })
  game:act("guard")
  game:refuse("defend", { space = named.Kharkov }, "2.2")
  local column, line = named.Kharkov:match "^(.%d%d)(%d%d)$"
  local below = ("%s%02d"):format(column, tonumber(line) + 1)
  game:place(below, "GE-PZ-01")
  game:place("E4913", "GE-PZ-06")
  field.round(game, "axis", "move")
  game:act("go", { piece = "GE-PZ-01", space = named.Kharkov })
  expect({ game:piece("GE-PZ-01").space, game:piece(marker).space }, { named.Kharkov, "soviet_support" })
end)

test("TDV-207, TDV-208: on turn 4 the old mechanised corps go, tank brigades come; on turn 10 these go", function()
  local game = at(4)
  expect({ game:piece("SU-MK-03").space, game:piece("SU-MK-12").space }, { "soviet_out", "soviet_out" })
  to(game, "soviet_replacements")
  expect({ game:piece("SU-TB-1").space, game:piece("SU-TB-2").space }, { "soviet_support", "soviet_support" })
  game = at(10, function(one) one:place("soviet_support", "SU-TB-1", "SU-TB-2") end)
  expect(game:piece("SU-TB-1").space, "soviet_out")
end)

test("TDV-384, TDV-388: the special fortified zone is built face down on turn 22, or gives five factors", function()
  local function choice()
    local points, game = factors(22, 3, clean)
    return game, points
  end
  local game, before = choice()
  game:act("build")
  game:refuse("zone", { space = named.Berlin }, "12.7")
  game:act("back")
  expect(game:offers("decline"), true, "not now is no refusal")
  game:act("build")
  game:act("zone", { space = named.Kursk })
  expect({ game:decision().id, game:offers("build"), game:offers("decline") }, { "rebuild", false, false })
  expect({ game:piece("SU-FZ").space, game:piece("SU-FZ").props.flipped }, { named.Kursk, true })
  game, before = choice()
  game:act("decline")
  expect({ game:var("points") - before, game:piece("SU-FZ").space }, { 5, "soviet_out" })
  expect(game:offers("build"), false)
  expect(tables.support.values.special_zone.turn, 22)
end)

test("TDV-386: it turns face up in the next reinforcement segment", function()
  local game = at(23, function(one) one:place(named.Kursk, "SU-FZ") one:setPiece("SU-FZ", { flipped = true }) end)
  game:playUntil(function() return game:phase() == "soviet_arrivals" or game:phase() == "soviet_replacements" end, placing, 3000)
  expect(game:piece("SU-FZ").props.flipped, false)
end)

-- Withdrawals ---------------------------------------------------------------------------------------------------------------

---Through the Axis replacement segment of a turn.
local function withdraw(turn, prepare)
  local game = at(turn, prepare)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 4000)
  return game
end

local function onMap(game, ids)
  local count = 0
  for __, id in ipairs(ids) do
    local space = game:piece(id).space
    if space and space:match("^[WE]%d%d%d%d$") then count = count + 1 end
  end
  return count
end

---Nobody else arrives.
local function later(game)
  for __, id in ipairs(game:stack("axis_later")) do game:place("axis_out", id) end
end

local airs = { "GE-AIR-1", "GE-AIR-2", "GE-AIR-4", "GE-AIR-5", "GE-AIR-8" }
local hqs = { "GE-HQ-1", "GE-HQ-2", "GE-HQ-3", "GE-HQ-4" }

test("TDV-188, TDV-186: turn 7: the 1st Cavalry and two air units", function()
  local game = withdraw(7)
  expect({ game:piece("GE-CAV-1").space, onMap(game, airs) }, { "other_fronts", 3 })
end)

test("TDV-189: turn 8: an HQ", function()
  expect(onMap(withdraw(8), hqs), 3)
end)

test("TDV-190, TDV-185: turn 11: the 7th Panzer goes, an air unit comes", function()
  local game = withdraw(11, function(one) one:place("other_fronts", "GE-AIR-1", "GE-BASE-1", "GE-AIR-2", "GE-BASE-2") end)
  expect({ game:piece("GE-PZ-07").space, onMap(game, airs) }, { "other_fronts", 4 })
end)

test("TDV-183, TDV-184: no withdrawal without communications; from the eliminated it goes at once", function()
  local function cut(one)
    one:place("E4728", "GE-PZ-07")
    for i, hex in ipairs{ "E4727", "E4829", "E4629" } do one:place(hex, "SU-TK-0" .. i) end
  end
  expect(withdraw(11, cut):piece("GE-PZ-07").space, "E4728")
  expect(withdraw(12, function(one) one:place("W2826", "GE-PZ-07") end):piece("GE-PZ-07").space, "other_fronts", "as soon as it can")
  expect(withdraw(11, function(one) one:place("axis_lost", "GE-PZ-07") end):piece("GE-PZ-07").space, "other_fronts")
end)

local function leaves(turn, ...)
  local ids = { ... }
  local game = withdraw(turn, function(one)
    for __, id in ipairs(ids) do one:place("W2826", id) end
    later(one)
  end)
  for __, id in ipairs(ids) do expect(game:piece(id).space, "other_fronts", "turn " .. turn .. " " .. id) end
  return game
end

test("TDV-191, TDV-192, TDV-195: LAH and Das Reich leave on turn 14, Totenkopf on turn 16, the 16th Panzer on turn 21", function()
  leaves(14, "GE-SS-LAH", "GE-SS-DR")
  leaves(16, "GE-SS-TOTEN")
  leaves(21, "GE-PZ-16")
end)

test("TDV-199, TDV-200, TDV-201, TDV-202: who leaves in 1944", function()
  local game = leaves(30, "GE-PZ-09")
  expect({ onMap(game, hqs), onMap(game, airs) }, { 3, 4 })
  leaves(32, "GE-SSPZ-LAH", "GE-SSPZ-DR")
  leaves(34, "GE-SSPZ-HS", "GE-SSPZ-FR")
  leaves(38, "GE-ART")
end)

test("TDV-200, TDV-201: and a Tiger battalion each on turns 32 and 34", function()
  for __, turn in ipairs{ 32, 34 } do
    local game = withdraw(turn, function(one) later(one) one:place("W2826", "GE-TIG-502") one:place("W2419", "GE-TIG-503") end)
    expect(onMap(game, { "GE-TIG-502", "GE-TIG-503" }), 1, "turn " .. turn)
  end
end)

test("TDV-197: all Italians leave on turn 26", function()
  local ids = { "IT-CSIR", "IT-II", "IT-ALP", "IT-XXIX" }
  local game = withdraw(26, function(one)
    later(one)
    for i, id in ipairs(ids) do one:place(i < 3 and "W3651" or "W2240", id) end
  end)
  for __, id in ipairs(ids) do expect(game:piece(id).space, "other_fronts", id) end
end)

test("TDV-193, TDV-198, TDV-204: divisions that come back, whole", function()
  local function returns(turn, left, ...)
    local ids = { ... }
    local game = withdraw(turn, function(one)
      later(one)
      for __, id in ipairs(ids) do
        one:place("other_fronts", id)
        one:setPiece(id, { back = left, steps = 1 })
      end
    end)
    for __, id in ipairs(ids) do expect({ onMap(game, { id }), game:piece(id).steps }, { 1, 2 }, "turn " .. turn .. " " .. id) end
  end
  returns(18, 11, "GE-PZ-07")
  returns(28, 21, "GE-PZ-16")
  returns(42, 34, "GE-SSPZ-LAH", "GE-SSPZ-DR", "GE-SSPZ-HS", "GE-SSPZ-FR")
end)

test("TDV-187, TDV-194, TDV-196: Das Reich comes back as a panzer division on turn 19, Totenkopf on turn 21", function()
  local game = withdraw(19, function(one) one:place("other_fronts", "GE-SS-DR") end)
  expect({ onMap(game, { "GE-SSPZ-DR" }), game:piece("GE-SS-DR").space }, { 1, "axis_out" })
  game = withdraw(21, function(one) one:place("other_fronts", "GE-SS-TOTEN") end)
  expect(onMap(game, { "GE-SSPZ-TOTEN" }), 1)
  expect(onMap(withdraw(19), airs), 4, "one air unit of five")
end)

test("TDV-203: turn 41: an HQ and an air unit go, a Tiger battalion comes", function()
  local game = withdraw(41, function(one)
    later(one)
    one:place("other_fronts", "GE-TIG-502", "GE-HQ-1", "GE-HQ-2", "GE-AIR-1", "GE-BASE-1", "GE-AIR-2", "GE-BASE-2", "GE-AIR-4", "GE-BASE-4")
  end)
  expect({ onMap(game, hqs), onMap(game, airs), onMap(game, { "GE-TIG-502" }) }, { 1, 1, 1 })
end)

test("TDV-205, TDV-206: two rifle armies are locked up when Sevastopol and Rostov have fallen", function()
  local game = at(14, function(one)
    one:setSpace(named.Sevastopol, { control = "axis" })
    one:setSpace(named.Rostov, { control = "axis" })
    for i, hex in ipairs{ "E4728", "E4727", "E4726" } do one:place(hex, ({ "SU-RA-16", "SU-RA-19", "SU-RA-20" })[i]) end
  end)
  game:playUntil(function() return game:decision().id == "lock" end, placing, 4000)
  game:act("send", { piece = "SU-RA-16" })
  game:act("send", { piece = "SU-RA-20" })
  expect({ game:piece("SU-RA-16").space, game:piece("SU-RA-20").space }, { "stavka_reserve", "stavka_reserve" })
  game:place("E2314", "SU-HQ-STAVKA")
  game:place("stavka_reserve", "SU-RA-21")
  field.chit(game, "SU-CH-STAVKA", 6, 6)
  game:refuse("choose", { piece = "SU-RA-16" }, "7.10")
  game:setSpace(named.Rostov, { control = "soviet" })
  expect(game:offers("choose", { piece = "SU-RA-16" }), true)
end)

test("TDV-450, TDV-453: Poles come near Warsaw, Romanians and Bulgarians after the change of sides", function()
  local function due(turn, prepare)
    local game = at(turn, prepare)
    game:playUntil(function() return game:phase() == "soviet_arrivals" and game:decision().id == "arrivals" or game:phase() == "soviet_replacements" end, placing, 4000)
    local list = offered(game, "choose")
    return { list["PL-1"] or false, list["SR-1"] or false, list["BU-1"] or false }
  end
  expect(due(37, function(one) one:place("W2926", "SU-RA-16") one:setVars{ romania = 0 } end), { true, false, false })
  expect(due(37, function(one) one:place("W3126", "SU-RA-16") one:setVars{ romania = 36 } end), { false, true, true })
  expect({ between("W2826", "W2926").distance, between("W2826", "W3126").distance }, { 1, 3 })
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.4, 7.5: Axis replacements, and corps that divisions fill up.

local arriving = require "tests/arriving"
local field = require "tests/field"

local at, to, placing = arriving.at, arriving.to, arriving.placing

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

-- Corps ----------------------------------------------------------------------------------------------------

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

test("TDV-132, TDV-139, TDV-143: what is there on the first and the last turn of each row, and on those beside them", function()
  local function pools(turn)
    local game = at(turn, function(one)
      lose("GE-K-I", "GE-PZ-01")(one)
      if turn >= 25 then one:place("axis_lost", "GE-MOT-03-PG") end
    end)
    game:playUntil(function() return game:decision().id == "replace" or game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 4000)
    local list = {}
    for __, name in ipairs{ "infantry", "mech", "panzer", "grenadier", "mixed" } do
      local left = game:var("pool_" .. name)
      if left > 0 then list[name] = left end
    end
    return list
  end
  local infantry = { infantry = 4 }
  expect({ pools(2), pools(3), pools(4), pools(5) }, { infantry, infantry, { infantry = 4, mech = 5 }, {} })
  expect({ pools(12), pools(13), pools(17), pools(18) }, { {}, infantry, infantry, {} })
  local late = { panzer = 2, grenadier = 2, mixed = 4 }
  expect({ pools(25), pools(37), pools(38) }, { late, late, {} })
end)

test("TDV-146: one division of one attack factor is not enough for a corps, two are", function()
  local game = corps{ { "E4728", "GE-K-I", "GE-ID-269" } }
  expectTrue(not game:decision() or game:decision().id ~= "corps")
  expect({ game:piece("GE-ID-269").props.attack, game:piece("GE-ID-269").props.defence, game:piece("GE-ID-269").props.movement }, { 1, 2, 4 })
  game = corps{ { "E4728", "GE-K-I" }, { "E4727", "GE-ID-269" }, { "E4729", "GE-ID-031" } }
  game:act("fill", { piece = "GE-K-I" })
  game:act("feed", { piece = "GE-ID-269" })
  game:act("feed", { piece = "GE-ID-031" })
  expect({ game:piece("GE-K-I").steps, game:piece("GE-K-I").props.attack, game:piece("GE-K-I").props.defence, game:piece("GE-K-I").props.movement }, { 2, 4, 6, 4 })
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 3, 15 and 17: victory, changes of side, the set-ups.

local field = require "tests/field"

local named = tables.places.values.named
local objectives = tables.places.values.objectives

---Gives the Axis so many objectives; some can be fixed.
local function points(game, count, fixed)
  local left = count
  for __, id in ipairs(objectives) do
    if fixed and fixed[id] == "axis" then left = left - 1 end
  end
  for __, id in ipairs(objectives) do
    local side = fixed and fixed[id]
    if not side then
      side = left > 0 and "axis" or "soviet"
      if side == "axis" then left = left - 1 end
    end
    game:setSpace(id, { control = side })
  end
end

---The winner of a victory check: a side, "draw" or nil.
local function check(turn, count, setup, fixed)
  setup = setup or {}
  local game = field.set({ { "E4913", "SU-RA-16" }, { "W1017", "GE-ID-269" } }, { turn = turn, scenario = setup.scenario or "campaign", options = setup.options })
  points(game, count, fixed)
  if setup.vars then game:setVars(setup.vars) end
  game:decide("lift", "axis")
  game:act("done")
  local result = game:result()
  return result and (result.winner or result.outcome) or nil
end

local berlin, moscow, kiev, leningrad = named.Berlin, named.Moscow, named.Kiev, named.Leningrad

---The entry of the bar above the board with this title.
local function item(game, title)
  for __, one in ipairs(game:query("status").items) do
    if one.title == title then return one end
  end
end

test("TDV-059, TDV-060: in 1941 Moscow with Kiev or Leningrad wins for the Axis", function()
  local heart = { [moscow] = "axis", [kiev] = "axis", [leningrad] = "soviet" }
  expect({ check(7, 20, nil, heart), check(8, 20, nil, heart) or "on" }, { "axis", "on" })
  expect(check(7, 20, nil, { [moscow] = "axis", [kiev] = "soviet", [leningrad] = "axis" }), "axis")
  expect(check(7, 20, nil, { [moscow] = "axis", [kiev] = "soviet", [leningrad] = "soviet" }), nil)
end)

test("TDV-061: the oil: four cities, ten units over the military roads, five of them mechanised divisions", function()
  local cities = { [named.Sevastopol] = "axis", [named.Stalingrad] = "axis", [named.Maikop] = "axis", [named.Grozny] = "axis" }
  expect(check(14, 25, { vars = { exited = 10, exited_mech = 5 } }, cities), "axis")
  expect(check(14, 25, { vars = { exited = 10, exited_mech = 4 } }, cities), nil)
  cities[named.Grozny] = "soviet"
  expect(check(14, 25, { vars = { exited = 10, exited_mech = 5 } }, cities), nil)
end)

test("TDV-063: 38 objectives", function()
  expect({ check(14, 38), check(14, 37) or "on" }, { "axis", "on" })
end)

test("TDV-064, TDV-067: the end of turn 44", function()
  expect(check(44, 5), "axis")
  expect(check(44, 2, nil, { [berlin] = "soviet" }), "soviet")
  expect(check(44, 2, nil, { [berlin] = "axis" }), "axis")
end)

test("TDV-065, TDV-066, TDV-068: too few objectives in 1943, in 1944, and at any time", function()
  expect({ check(24, 23), check(24, 24) or "on", check(18, 23) or "on" }, { "soviet", "on", "on" })
  expect({ check(35, 13), check(35, 14) or "on" }, { "soviet", "on" })
  expect({ check(43, 1), check(43, 3) or "on" }, { "soviet", "on" })
end)

test("TDV-472: Barbarossa: 30 objectives at the end of turn 8, or the heart", function()
  expect({ check(8, 30, { scenario = "barbarossa" }), check(8, 29, { scenario = "barbarossa" }), check(7, 30, { scenario = "barbarossa" }) or "on" }, { "axis", "soviet", "on" })
end)

test("TDV-474, TDV-475, TDV-476: the other three games", function()
  local function ends(scenario, turn, ...)
    local list = {}
    for i, count in ipairs{ ... } do list[i] = check(turn, count, { scenario = scenario }) end
    return list
  end
  expect(ends("fall_blau", 20, 33, 32, 30, 29), { "axis", "draw", "draw", "soviet" })
  expect(ends("zitadelle", 29, 28, 27, 25, 24), { "axis", "draw", "draw", "soviet" })
  expect(ends("bagration", 40, 17, 16, 14, 13), { "axis", "draw", "draw", "soviet" })
  expect(check(25, 23, { scenario = "zitadelle" }), "soviet")
end)

test("TDV-069, TDV-070: variable victory points", function()
  local function take(hex, from, die)
    local game = field.set({ { from, "GE-PZ-01" }, { "E4913", "GE-PZ-06" } }, { turn = 2, options = { variable_vp = true } })
    local before = game:query("victory").points.axis
    field.round(game, "axis", "move")
    game:act("choose", { piece = "GE-PZ-01" })
    game:dice(die)
    game:act("go", { space = hex })
    return game:query("victory").points.axis - before
  end
  expect({ take("E1218", "E1219", 2), take("E1218", "E1219", 4), take("E1218", "E1219", 5) }, { 0, 1, 2 })
  expect({ take(moscow, "E2414", 3), take(moscow, "E2414", 1) }, { 2, 1 })
  local game = field.set({ { "W1422", "SU-TK-01" }, { "E4913", "SU-TK-02" } }, { turn = 2, options = { variable_vp = true } })
  local before = game:query("victory").points.axis
  field.round(game, "soviet", "move")
  game:act("choose", { piece = "SU-TK-01" })
  game:dice(3)
  game:act("go", { space = berlin })
  expect(game:query("victory").points.axis - before, -2)
end)

test("TDV-478: supplied Germans leave over the military roads and are counted", function()
  local game = field.round(field.set({ { "E3953", "GE-PZ-01", "GE-K-I" }, { "E3954", "RO-MTN" }, { "E4913", "GE-PZ-06" } }, { turn = 14 }), "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  expect(game:offers("exit", { piece = "GE-PZ-01" }), true)
  game:act("exit", { piece = "GE-PZ-01" })
  expect({ game:piece("GE-PZ-01").space, game:var("exited"), game:var("exited_mech") }, { "baku", 1, 1 })
  game:act("choose", { piece = "GE-K-I" })
  game:act("exit", { piece = "GE-K-I" })
  expect({ game:var("exited"), game:var("exited_mech") }, { 2, 1 })
  game:act("choose", { piece = "RO-MTN" })
  expect(game:offers("exit", { piece = "RO-MTN" }), false)
end)

-- Allies --------------------------------------------------------------------------------------------------------------------

local soviets = { "SU-GTA-5", "SU-GTA-3", "SU-GA-01", "SU-GA-02", "SU-RA-16", "SU-RA-19", "SU-RA-20", "SU-RA-21", "SU-RA-22", "SU-RA-24" }

---Ten armies, 20 steps, in Romania; two towns, Odessa and Sevastopol are Soviet.
local function romania(turn, prepare)
  local game = newGame{ clear = true, scenario = "campaign" }
  points(game, 30, { [named.Odessa] = "soviet", [named.Sevastopol] = "soviet", [named.Bucharest] = "axis", [named.Ploesti] = "axis" })
  local hexes = { "W4043", "W4044", "W3945", "W3944", "W3943" }
  for i, id in ipairs(soviets) do game:place(hexes[(i + 1) // 2], id) end
  for __, name in ipairs{ "Jassy", "Galatz" } do game:setSpace(named[name], { control = "soviet" }) end
  game:place("W3651", "RO-K-1")
  game:place("W3649", "GE-K-I")
  game:place("axis_air", "RO-AIR")
  game:setVars{ turn = turn }
  if prepare then prepare(game) end
  game:decide("lift", "axis")
  game:act("done")
  return game
end

test("TDV-448: Romania changes sides with 20 steps, two towns, Odessa and Sevastopol, after 1942", function()
  local function switches(turn, prepare) return romania(turn, prepare):var("romania") > 0 end
  expect(switches(36), true)
  expect(switches(18), false)
  expect(switches(36, function(one) one:setPiece("SU-RA-16", { steps = 1 }) end), false)
  expect(switches(36, function(one) one:setSpace(named.Sevastopol, { control = "axis" }) end), false)
  expect(switches(36, function(one) one:setSpace(named.Jassy, { control = "axis" }) one:setSpace(named.Galatz, { control = "axis" }) end), false)
end)

test("TDV-449, TDV-479, TDV-450: then its units and its aircraft go, Germans there are out of supply, objectives without them fall", function()
  local game = romania(36)
  expect({ game:piece("RO-K-1").space, game:piece("RO-AIR").space, game:piece("GE-K-I").props.supply }, { "axis_out", "axis_out", "out" })
  expect({ game:space("W3651").control, game:space("W3649").control }, { "soviet", "axis" })
end)

test("TDV-451: Hungary leaves with both halves of Budapest", function()
  local function take(buda)
    local game = field.set({ { "W2241", "SU-TK-01" }, { "W2538", "HU-K-III" }, { "E4913", "SU-TK-02" } }, { turn = 40 })
    game:setSpace("W2139", { control = buda })
    field.round(game, "soviet", "move")
    game:act("choose", { piece = "SU-TK-01" })
    game:act("go", { space = "W2240" })
    return game:piece("HU-K-III").space
  end
  expect({ take("soviet"), take("axis") }, { "axis_out", "W2538" })
end)

-- Set-ups -------------------------------------------------------------------------------------------------------------------

test("TDV-485: the first turn of a game has no arrivals", function()
  local game = newGame{ scenario = "fall_blau" }
  expectTrue(game:phase() ~= "axis_arrivals")
  expectTrue(game:piece("GE-PZ-24").space:match("^[WE]%d"))
end)

test("TDV-486: every counter is in one place", function()
  for __, scenario in ipairs{ "barbarossa", "fall_blau", "zitadelle", "bagration" } do
    local game = newGame{ scenario = scenario }
    local seen, stacks = {}, {}
    for __, piece in ipairs(game:view("*").pieces) do
      expectTrue(not seen[piece.id], piece.id)
      seen[piece.id] = true
      if piece.space then stacks[piece.space] = true end
      if (piece.props.arrival or 0) > 0 and piece.props.arrival <= game:turn() then
        expectTrue(piece.space and not piece.space:match("_later$"), scenario .. " " .. piece.id .. " " .. tostring(piece.space))
      end
    end
    -- What lies in all places together is every piece that has one, once.
    local lying = 0
    for space in pairs(stacks) do
      for __, id in ipairs(game:stack(space)) do
        expect(game:piece(id).space, space, id)
        lying = lying + 1
      end
    end
    local placed = 0
    for id in pairs(seen) do placed = placed + (game:piece(id).space and 1 or 0) end
    expect(lying, placed, scenario)
  end
end)

test("TDV-487: set-ups are legal: limits, sides, supply", function()
  for __, scenario in ipairs{ "barbarossa", "fall_blau", "zitadelle", "bagration" } do
    local game = newGame{ scenario = scenario }
    for __, side in ipairs{ "axis", "soviet" } do
      for id, state in pairs(game:query("supply", { side = side })) do
        local hex = game:piece(id).space
        expectTrue(game:query("stacking", { space = hex, side = side }).ok, scenario .. " " .. hex)
        expect(game:space(hex).control, side, scenario .. " " .. hex)
        if side == "axis" then expect(state, "supplied", scenario .. " " .. id .. " " .. hex) end
      end
    end
  end
end)

test("TDV-492: what must be done stands first, and a phase is not ended before", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ turn = 11, returning = { "GE-K-I" } }
  game:place("axis_lost", "GE-K-I")
  game:decide("replace", "axis")
  expect(item(game, "Units that must return").value, 1)
  game:refuse("done", nil, "7.4")
  expect(game:offers("done"), false)
end)

test("TDV-492: what is left by rail and sea and of the replacements is told", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ turn = 11, leaving = { "GE-PZ-07" }, rail_left = 3, baltic_left = 4, black_left = 2, points = 5 }
  expect(item(game, "Withdrawals still to make").value, 1)
  expect(item(game, "Steps left by rail").value, 3)
  expect({ item(game, "Steps left in the Baltic").value, item(game, "Steps left in the Black Sea").value }, { 4, 2 })
  expect(item(game, "Replacement factors left").value, 5)
end)

test("TDV-040, TDV-113: date and weather stand in the bar, the log tells what a turn brings", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ turn = 2 }
  expect({ game:query("status").date, item(game, "Weather").text }, { "July 1941", "Good weather" })
  game:setVars{ turn = 7 }
  local told = {}
  game:decide("lift", "axis")
  for __, event in ipairs(game:act("done")) do told[event.text or ""] = true end
  expectTrue(told["Turn 8, January 1942."])
  expectTrue(told["This turn: First winter: the Axis attacks on table B, German air units are Done."])
  expectTrue(told["This turn: Lend-Lease to turn 40; 5 RF from off the map."])
end)

test("TDV-224, TDV-040: the areas of the bar are overlays of the board", function()
  local game = newGame{ scenario = "campaign" }
  for __, area in ipairs(game:query("status").areas) do
    expectTrue(#game:query(area.query, { side = "axis" }) > 0, area.query)
    expect(game:query(area.query, { side = "soviet" }), {}, area.query .. ": no Soviet bases or depots yet")
  end
end)

test("TDV-002: Zitadelle that goes on as a campaign is won as one", function()
  local long = { scenario = "zitadelle", options = { whole_war = true } }
  expect({ check(29, 27, long) or "on", check(29, 38, long), check(29, 27, { scenario = "zitadelle" }) }, { "on", "axis", "draw" })
  expect({ check(25, 23, long), check(25, 24, long) or "on" }, { "soviet", "on" })
end)

test("TDV-060: Moscow and Kiev win in December 1941, not in January 1942", function()
  local months = tables.turns.values
  expect({ months.year[7], months.month[7], months.year[8], months.month[8] }, { 1941, 12, 1942, 1 })
  local heart = { [moscow] = "axis", [kiev] = "axis", [leningrad] = "soviet" }
  expect({ check(7, 20, nil, heart), check(8, 20, nil, heart) or "on" }, { "axis", "on" })
end)

test("TDV-069: the Soviets take Kiev with a 5: two points less; the Axis takes Smolensk with a 2: no more", function()
  local function take(side, piece, from, hex, owner, die)
    local game = field.set({ { from, piece }, { "E4913", "GE-PZ-06" }, { "E4708", "SU-TK-24" } }, { turn = 2, options = { variable_vp = true } })
    game:setSpace(hex, { control = owner })
    local before = game:query("victory").points.axis
    field.round(game, side, "move")
    game:dice(die)
    game:act("go", { piece = piece, space = hex })
    return game:query("victory").points.axis - before
  end
  expect(take("soviet", "SU-TK-01", "W4730", kiev, "axis", 5), -2)
  expect(take("axis", "GE-PZ-01", "E1219", named.Smolensk, "soviet", 2), 0)
end)

test("TDV-479: Romania changes sides at the end of turn 36, and on turn 37 its aircraft are gone", function()
  local game = romania(36)
  expect({ game:turn(), math.tointeger(game:var("romania")), game:piece("RO-AIR").space }, { 37, 36, "axis_out" })
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What owners choose, what a question at the start of a phase leaves standing, and rows that need a whole play.

local field = require "tests/field"

local set, round, attack = field.set, field.round, field.attack
local named = tables.places.values.named
local placing = { "choose", "recall", "put", "settle", "station", "done", "give", "send", "none" }

---The campaign at the end of the turn before, with everything that a turn brings still to come.
local function turn(number, prepare, scenario)
  local game = newGame{ scenario = scenario or "campaign" }
  game:setVars{ turn = number - 1 }
  if prepare then prepare(game) end
  game:decide("lift", "axis")
  game:act("done")
  return game
end

local function upTo(game, id)
  game:playUntil(function() return game:decision() and game:decision().id == id end, placing, 4000)
end

-- Chapter 2 -----------------------------------------------------------------------------------------------------------------

test("TDV-003, TDV-488: units move over the grid, across the seam of the sheets", function()
  local game = round(set({ { "W4728", "GE-PZ-01" } }, { turn = 2 }), "axis", "move")
  local reach = game:query("reach", { piece = "GE-PZ-01" })
  local crossed = 0
  for id, cost in pairs(reach) do
    expectTrue(cost >= between("W4728", id).distance, id)
    if id:sub(1, 1) == "E" then crossed = crossed + 1 end
  end
  expectTrue(crossed > 5)
  expect(between("W4813", "E1013").distance, 0)
end)

test("TDV-004, TDV-331: each terrain costs what its chart says, for both kinds of units", function()
  local costs = { clear = { 1, 1 }, woods = { 1, 2 }, swamp = { 2, 3 }, rough = { 2, 3 }, mountain = { 2, 4 }, city = { 1, 1 } }
  local seen = {}
  for col = 12, 46 do
    for row = 4, 52, 3 do
      local id = ("W%02d%02d"):format(col, row)
      local to = ("W%02d%02d"):format(col, row + 1)
      local kind = ground(to) and ground(to).terrain
      local open = ground(id) and costs[ground(id).terrain] and costs[kind] and #between(id, to).edge == 0 and #between(id, to).ways == 0
      if open and (seen[kind] or 0) < 3 then
        local game = set({ { id, "GE-K-I", "GE-PZ-01" } }, { turn = 2 })
        seen[kind] = (seen[kind] or 0) + 1
        local foot, mech = game:query("reach", { piece = "GE-K-I" })[to], game:query("reach", { piece = "GE-PZ-01" })[to]
        expect({ math.tointeger(foot), math.tointeger(mech) }, costs[kind], to .. " " .. kind)
      end
    end
  end
  for __, kind in ipairs{ "clear", "woods", "swamp", "mountain" } do expectTrue(seen[kind], kind) end
end)

test("TDV-022: a base moves in its segment or before an enemy, never with the units", function()
  local game = round(set({ { "W2826", "GE-BASE-1", "GE-AIR-1", "GE-PZ-01" } }, { turn = 2 }), "axis", "move")
  expect({ game:offers("choose", { piece = "GE-PZ-01" }), game:offers("choose", { piece = "GE-BASE-1" }) }, { true, false })
  game:refuse("choose", { piece = "GE-BASE-1" }, "11.1")
end)

test("TDV-036, TDV-087: brigades and divisions count one each, corps and armies have limits of their own", function()
  local function fits(...)
    local game = set({ { "E4728", ... } }, { turn = 24 })
    return game:query("stacking", { space = "E4728", side = game:piece((...)).side }).ok
  end
  expect({ fits("SU-RA-16", "SU-RA-19", "SU-TK-01", "SU-TK-02"), fits("SU-TK-01", "SU-TK-02", "SU-TK-03", "SU-RA-16") }, { true, true })
  expect({ fits("SU-RA-16", "SU-RA-19", "SU-RA-20"), fits("SU-TK-01", "SU-TK-02", "SU-TK-03", "SU-TK-04") }, { false, false })
  expect({ fits("SU-RD-010", "SU-RD-048", "SU-RD-125", "SU-NAV"), fits("SU-RD-010", "SU-RD-048", "SU-RD-125", "SU-RD-090", "SU-NAV") }, { true, false })
end)

test("TDV-037: the groups of counters and what sets them apart in play", function()
  local game = set({ { "E4728", "GE-SSPZ-DR", "GE-PZ-01", "RO-K-VI" } }, { turn = 24 })
  local groups = {}
  for __, piece in ipairs(game:view("*").pieces) do
    local nation = piece.props.nation
    if nation then groups[nation] = (groups[nation] or 0) + 1 end
  end
  expect(groups, { german = 183, ss = 19, hungarian = 13, romanian = 12, italian = 4, soviet = 287, guards = 71, polish = 2, bulgarian = 1, romanian_soviet = 2 })
  for id, nation in pairs{ ["GE-SSPZ-DR"] = "ss", ["GE-PZ-01"] = "german", ["RO-K-VI"] = "romanian", ["HU-K-III"] = "hungarian", ["IT-II"] = "italian",
    ["SU-GRC-01"] = "guards", ["SU-RA-16"] = "soviet", ["PL-2"] = "polish", ["BU-1"] = "bulgarian", ["SR-4"] = "romanian_soviet" } do
    expect(game:piece(id).props.nation, nation, id)
  end
  expect(game:query("stacking", { space = "E4728", side = "axis" }).ok, true, "Germans, SS and one ally")
  game:place("E4728", "HU-K-III")
  expect(game:query("stacking", { space = "E4728", side = "axis" }).ok, false, "two allies")
  game = set({ { "E4827", "RO-K-VI", "RO-K-1" }, { "E4728", "GE-SSPZ-DR" }, { "E4727", "SU-RD-010" }, { "E4735", "GE-BASE-8", "GE-AIR-8" } }, { turn = 2 })
  round(game, "axis", "combat")
  field.aim(game, "E4727", { "RO-K-VI", "RO-K-1" })
  expect(game:offers("air", { piece = "GE-AIR-8" }), false, "German aircraft help no Romanians")
  game:act("join", { piece = "GE-SSPZ-DR" })
  expect(game:offers("air", { piece = "GE-AIR-8" }), true, "the SS counts as German")
end)

test("TDV-038: names as the list of abbreviations gives them", function()
  local game = newGame()
  local names = {
    ["SU-CAV-DOV"] = "Dovator", ["SU-GRC-01"] = "Guards", ["SU-GTA-6"] = "Guards", ["SU-SH-1"] = "Shock", ["GE-SS-DR"] = "Das Reich", ["GE-SSPZ-DR"] = "Das Reich",
    ["GE-SS-LAH"] = "Leibstandarte", ["GE-SSPZ-LAH"] = "Leibstandarte", ["GE-SS-TOTEN"] = "Totenkopf", ["GE-SS-WIK"] = "Wiking",
    ["GE-HG"] = "Göring", ["GE-GD"] = "deutschland", ["GE-BRAND"] = "Brandenburg", ["GE-SSPZ-FR"] = "Frundsberg",
    ["GE-SSPZ-HS"] = "Hohenstaufen", ["GE-SSPZ-HJ"] = "Hitlerjugend", ["GE-SS-POL"] = "Polizei", ["GE-FHH"] = "Feldherrnhalle",
  }
  for id, part in pairs(names) do expectTrue(game:piece(id).name:find(part, 1, true), id .. " " .. game:piece(id).name) end
  local far = { ["SU-RD-032"] = 5, ["SU-RD-078"] = 5, ["SU-RD-238"] = 5, ["SU-RD-239"] = 6, ["SU-RD-316"] = 6, ["SU-RD-413"] = 6 }
  for id, arrival in pairs(far) do
    local piece = game:piece(id)
    expect({ piece.props.arrival, piece.props.attack, piece.props.replaceable }, { arrival, 2, false }, id .. ": from the Far East")
  end
end)

test("TDV-468: numbers as the errata correct them", function()
  local game = newGame()
  local seen = {}
  for __, piece in ipairs(game:view("*").pieces) do seen[piece.name] = piece end
  expect({ seen["51st Infantry Division"], seen["101st Infantry Division"], seen["Romanian XI Corps"] }, {})
  local division = seen["31st Infantry Division"]
  expect({ division.id, division.props.start, division.props.attack, division.props.defence, division.props.movement }, { "GE-ID-031", "AGC", 1, 2, 4 })
  division = seen["93rd Infantry Division"]
  expect({ division.id, division.props.arrival, division.props.attack, division.props.defence, division.props.movement }, { "GE-ID-093", 2, 1, 2, 4 })
  expect({ seen["Katukov’s Tank Brigade"].id, seen["Romanian I Corps"].props.nation }, { "SU-TB-1", "romanian" })
  local second = turn(2)
  expect({ second:phase(), second:offers("choose", { piece = "GE-ID-093" }) }, { "axis_arrivals", true })
end)

test("TDV-062, TDV-061, TDV-478: ten German units, five of them mechanised divisions, drive off the map and win with the four cities", function()
  local panzers = { "GE-PZ-01", "GE-PZ-03", "GE-PZ-04", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08" }
  local corps = { "GE-K-I", "GE-K-II", "GE-K-X", "GE-K-XII" }
  local game = set({
    { "E3954", table.unpack(panzers, 1, 3) }, { "E4154", table.unpack(panzers, 4, 6) }, { "E4554", table.unpack(corps, 1, 2) }, { "E4754", table.unpack(corps, 3, 4) },
    { "E4753", "RO-K-VI" },
  }, { turn = 14, scenario = "campaign" })
  for __, name in ipairs{ "Sevastopol", "Stalingrad", "Maikop", "Grozny" } do game:setSpace(named[name], { control = "axis" }) end
  round(game, "axis", "move")
  for __, list in ipairs{ panzers, corps } do
    for __, id in ipairs(list) do
      game:act("choose", { piece = id })
      game:act("exit", { piece = id })
      expect(game:piece(id).space, "baku")
    end
  end
  expect({ game:var("exited"), game:var("exited_mech") }, { 10, 6 })
  game:act("choose", { piece = "RO-K-VI" })
  game:refuse("exit", { piece = "RO-K-VI" }, "3.2")
  expect(game:query("victory").winner, "axis")
  game:setVars{ exited_mech = 4 }
  expect(game:query("victory").winner, nil)
end)

test("TDV-071: what is finished is not opened again in the turn", function()
  local game = newGame()
  expect(game:decision().id, "bases")
  game:act("done")
  expectTrue(game:decision().id ~= "bases")
  game:refuse("choose", { piece = "GE-BASE-1" })
  expect(game:piece("GE-BASE-1").space, newGame():piece("GE-BASE-1").space)
end)

test("TDV-127, TDV-128: the six armies arrive eliminated and can be bought on their turn", function()
  local due = { [5] = { "SU-RA-03", "SU-RA-04", "SU-RA-05" }, [6] = { "SU-RA-13", "SU-RA-10" }, [7] = { "SU-RA-26" } }
  for number, armies in pairs(due) do
    local game = turn(number)
    upTo(game, "rebuild")
    for __, id in ipairs(armies) do
      expect(game:piece(id).space, "soviet_lost", id)
      expect(game:offers("rebuild", { piece = id, value = "full" }), true, id)
    end
  end
end)

test("TDV-462, TDV-461: what stands on the back of a district's division is no second step", function()
  local game = round(set({ { "E4728", "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" }, { "E4727", "SU-RD-027" } }, { turn = 2 }), "axis", "combat")
  expect({ game:piece("SU-RD-027").max_steps, game:piece("SU-RD-027").props.attack }, { 1, 2 })
  attack(game, "E4727", { "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" }, 5)
  game:playUntil(function() return game:piece("SU-RD-027").space ~= "E4727" end)
  expect(game:piece("SU-RD-027").space, "soviet_out")
end)

test("TDV-487: the Soviets are in supply at the start, but for Leningrad, Oranienbaum and the garrison of Sevastopol in Fall Blau", function()
  local cut = { [named.Leningrad] = true, [named.Oranienbaum] = true, W4802 = true, [named.Sevastopol] = true }
  for __, scenario in ipairs{ "barbarossa", "fall_blau", "zitadelle", "bagration" } do
    local game = newGame{ scenario = scenario }
    for id, state in pairs(game:query("supply", { side = "soviet" })) do
      local hex = game:piece(id).space
      local exempt = scenario == "fall_blau" and cut[hex]
      expect(exempt or state == "supplied", true, scenario .. " " .. id .. " in " .. hex .. " is " .. state)
      expectTrue(ground(hex).terrain ~= "sea", hex)
    end
  end
end)

-- Supply and landings -------------------------------------------------------------------------------------------------------

test("TDV-417: a City is a depot only west of every depot on the map", function()
  local function with(depot)
    local game = set({ { "E1124", "GE-K-I" }, { depot, "AX-DEPOT-1" } }, { turn = 6, scenario = "campaign" })
    for __, id in ipairs{ "W4221", "W3326", "W3823", "W3223", "W3422", "W3720", "W3718", "W4020", "W3517" } do game:setSpace(id, { control = "axis" }) end
    return game:query("supply", { side = "axis" })["GE-K-I"]
  end
  expect({ between("W4221", "E1124").distance, between("W4020", "E1124").distance > 7, between("E2314", "E1124").distance > 7 }, { 7, true, true })
  expect({ with("E2314"), with("W4020") }, { "supplied", "out" })
end)

test("TDV-271: an invader is spared the loss of a DE, and has the support of tank brigades", function()
  local game = set({ { "E2849", "SU-NAV" }, { "E2148", "GE-HQ-1" }, { "soviet_support", "SU-TB-1", "SU-TB-2" } }, { turn = 6, scenario = "campaign" })
  game:setSpace("E2148", { control = "axis" })
  game:decide("invasion", "soviet")
  game:act("land", { space = "E2148" })
  expect(game:decision().id, "combat.units")
  expect({ game:offers("join"), game:offers("cancel"), game:offers("fire") }, { false, false, true })
  game:act("brigade", { piece = "SU-TB-1" })
  game:act("brigade", { piece = "SU-TB-2" })
  expect(game:query("odds", { attackers = {}, space = "E2148" }).column, "5-1")
  game:dice(6)
  game:act("fire")
  game:playUntil(function() return game:phase() ~= "invasion" end)
  expect({ game:piece("SU-NAV").space, game:piece("GE-HQ-1").space, game:space("E2148").control }, { "E2148", "hq_returning", "soviet" })
end)

test("TDV-257: trains run only where the unit would be in supply", function()
  local function ends(depot)
    local game = set({ { "W3326", "GE-K-I" }, { "W4221", depot and "AX-DEPOT-1" or "GE-ID-031" } }, { turn = 13, scenario = "campaign" })
    for __, id in ipairs(tables.places.values.towns) do game:setSpace(id, { control = "axis" }) end
    for __, id in ipairs(tables.places.values.cities) do game:setSpace(id, { control = "axis" }) end
    game:setVars{ rail_left = 9 }
    game:decide("rail.move", "axis", { group = { "GE-K-I" } })
    local far = 0
    for __, action in ipairs(game:actions("ride")) do far = math.max(far, ground(action.space).col) end
    return far
  end
  expectTrue(ends(true) >= 49, "seven hexes beyond Minsk")
  expectTrue(ends(true) <= 56)
end)

-- Control -------------------------------------------------------------------------------------------------------------------

local town = named.Rzhev
local function around(hex)
  local list = {}
  for col = -1, 1 do
    for row = -1, 1 do
      local id = ("%s%02d%02d"):format(hex:sub(1, 1), tonumber(hex:sub(2, 3)) + col, tonumber(hex:sub(4, 5)) + row)
      local ok = tonumber(id:sub(2, 3)) >= 11 and tonumber(id:sub(4, 5)) >= 2
      if ok and ground(id) and between(hex, id).distance == 1 and #between(hex, id).edge == 0 then list[#list + 1] = id end
    end
  end
  return list
end

test("TDV-045, TDV-047: a Town that is left in an enemy zone changes hands, unless a friend's zone reaches it", function()
  local near = around(town)
  local function leave(friend)
    local game = set({ { town, "GE-ID-031", "GE-PZ-01" }, { near[1], "SU-RA-16" }, { near[#near], friend or "GE-ID-093" } }, { turn = 6, scenario = "campaign" })
    game:setSpace(town, { control = "axis" })
    round(game, "axis", "move")
    for __, id in ipairs{ "GE-ID-031", "GE-PZ-01" } do
      game:act("choose", { piece = id })
      game:act("go", { piece = id, space = game:actions("go")[1].space })
    end
    return game
  end
  local game = leave()
  local zone = {}
  for __, id in ipairs(game:query("zoc", { side = "axis" })) do zone[id] = true end
  expect(game:space(town).control, zone[town] and "axis" or "soviet")
  game = leave("GE-K-I")
  expect(game:space(town).control, "axis")
end)

-- Choices -------------------------------------------------------------------------------------------------------------------

test("TDV-212: of several airfields as near the owner of a base chooses", function()
  local asked = 0
  for __, hex in ipairs(tables.places.values.towns) do
    local game = asked < 2 and ground(hex).country == "germany" and tonumber(hex:sub(2, 3)) > 12 and newGame()
    local beside = game and game:space(hex).control == "axis" and #game:stack(hex) == 0 and around(hex)[1]
    if beside and #game:stack(beside) == 0 then
      game:place(hex, "GE-BASE-8", "GE-AIR-8")
      game:place(beside, "SU-TK-01")
      round(game, "soviet", "move")
      game:act("choose", { piece = "SU-TK-01" })
      game:act("go", { piece = "SU-TK-01", space = hex })
      local ends = game:actions("settle")
      if game:decision().id == "flee" then
        asked = asked + 1
        local distance = between(hex, ends[1].space).distance
        for __, action in ipairs(ends) do expect(between(hex, action.space).distance, distance) end
        game:refuse("settle", { piece = "GE-BASE-8", space = hex }, "8.1")
        game:act("settle", { piece = "GE-BASE-8", space = ends[2].space })
        expect({ game:piece("GE-BASE-8").space, game:piece("GE-AIR-8").space }, { ends[2].space, ends[2].space })
      end
      expect({ game:piece("GE-AIR-8").props.done, game:decision().id }, { true, "move" })
      expectTrue(game:piece("GE-BASE-8").space ~= hex)
    end
  end
  expect(asked, 2)
end)

test("TDV-089, TDV-212: two bases that leave a City find room one after the other", function()
  local game = set({ { named.Warsaw, "GE-BASE-4", "GE-AIR-4", "GE-BASE-8", "GE-AIR-8" }, { around(named.Warsaw)[1], "SU-TK-01" }, { "E4728", "SU-RD-010" } }, { turn = 24, scenario = "campaign" })
  round(game, "soviet", "move")
  game:act("choose", { piece = "SU-TK-01" })
  game:act("go", { piece = "SU-TK-01", space = named.Warsaw })
  game:playUntil(function() return game:decision().id ~= "flee" end)
  local one, other = game:piece("GE-BASE-4").space, game:piece("GE-BASE-8").space
  expectTrue(one ~= named.Warsaw and other ~= named.Warsaw and one:match("^W") and other:match("^W"), one .. " " .. other)
  expect(game:decision().id, "move")
end)

test("TDV-213, TDV-217: the Soviet air unit makes off to any City or Town of its own, as its owner wants", function()
  local game = newGame{ scenario = "bagration" }
  game:place(town, "SU-AIR-18")
  game:place(around(town)[1], "GE-PZ-05")
  round(game, "axis", "move")
  game:act("choose", { piece = "GE-PZ-05" })
  game:act("go", { piece = "GE-PZ-05", space = town })
  expect({ game:decision().id, game:decision().side, #game:actions("settle") > 20 }, { "flee", "soviet", true })
  game:act("settle", { piece = "SU-AIR-18", space = named.Kharkov })
  expect({ game:piece("SU-AIR-18").space, game:piece("SU-AIR-18").props.done, game:decision().side }, { named.Kharkov, true, "axis" })
end)

test("TDV-186, TDV-190: a returning air unit is stationed where the Axis wants", function()
  local game = turn(11, function(one) one:place("other_fronts", "GE-AIR-8", "GE-BASE-8") end)
  upTo(game, "withdraw.field")
  expect({ game:decision().id, game:offers("station", { space = named.Warsaw }), game:offers("station", { space = named.Moscow }) }, { "withdraw.field", true, false })
  game:refuse("station", { space = named.Moscow }, "7.9")
  game:act("station", { space = named.Warsaw })
  expect({ game:piece("GE-AIR-8").space, game:piece("GE-BASE-8").space, game:phase() }, { named.Warsaw, named.Warsaw, "soviet_arrivals" })
end)

test("TDV-203: which Tiger battalion returns is the Axis' choice", function()
  local game = turn(41, function(one) one:place("other_fronts", "GE-TIG-502", "GE-TIG-503") end)
  upTo(game, "arrivals")
  expect({ game:offers("choose", { piece = "GE-TIG-502" }), game:offers("choose", { piece = "GE-TIG-503" }) }, { true, true })
  game:act("choose", { piece = "GE-TIG-503" })
  game:act("put", { piece = "GE-TIG-503", space = game:actions("put")[1].space })
  expect({ game:piece("GE-TIG-502").space, game:offers("choose", { piece = "GE-TIG-502" }) }, { "other_fronts", false })
end)

test("TDV-397: of several air units the Axis chooses who helps to shell a fort", function()
  local fort = named.Sevastopol
  local beside = around(fort)[1]
  local game = set({ { beside, "GE-ART", "GE-K-I" }, { fort, "SU-RD-010" }, { "E1946", "GE-BASE-4", "GE-AIR-4" }, { "E2148", "GE-BASE-8", "GE-AIR-8" } }, { turn = 12, scenario = "campaign" })
  for __, id in ipairs{ "E1946", "E2148" } do game:setSpace(id, { control = "axis" }) end
  round(game, "axis", "combat")
  game:act("bombard", { piece = "GE-ART" })
  game:act("breach", { space = fort })
  expect(game:decision().id, "bombard.helper")
  game:dice(6)
  game:act("escort", { piece = "GE-AIR-4" })
  expect({ game:piece("GE-AIR-4").props.done, game:piece("GE-AIR-8").props.done }, { true, false })
end)

-- A question at the start of a phase ----------------------------------------------------------------------------------------

test("TDV-172, TDV-075: after the conversions the Soviets still spend their replacement factors", function()
  local game = turn(37, nil, "bagration")
  game:playUntil(function() return game:phase() == "soviet_replacements" end, placing, 4000)
  expect(game:decision().id, "convert")
  local points = game:var("points")
  upTo(game, "rebuild")
  expect({ game:phase(), game:var("points") }, { "soviet_replacements", points })
  expectTrue(points > 20 and #game:actions("rebuild") + #game:actions("restore") > 0)
end)

test("TDV-205: after two armies are locked up the reinforcements still arrive", function()
  local game = turn(14, function(one)
    one:setSpace(named.Sevastopol, { control = "axis" })
    one:setSpace(named.Rostov, { control = "axis" })
    one:place("E4728", "SU-RA-16", "SU-RA-19")
  end)
  upTo(game, "lock")
  game:act("send", { piece = "SU-RA-16" })
  expect({ game:decision().id, game:offers("choose", { piece = "SU-RA-65" }) }, { "arrivals", true })
end)

test("TDV-427, TDV-430: after a depot was found cut off the others still advance", function()
  local game = newGame()
  game:place("E2314", "AX-DEPOT-1")
  game:decide("draw", "axis")
  for __, id in ipairs(game:stack("cup")) do game:place("chits", id) end
  game:act("draw")
  expect(game:decision().id, "depot.cut")
  game:act("close", { piece = "AX-DEPOT-1" })
  expect({ game:decision().id, game:offers("advance", { piece = "AX-DEPOT-2" }), game:offers("advance", { piece = "AX-DEPOT-1" }) }, { "depots", true, false })
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 2: the parts of the game.

local field = require "tests/field"

local function has(space, feature)
  for __, one in ipairs(ground(space).features) do
    if one == feature then return true end
  end
  return false
end

local function all(game)
  local view = game:view("axis")
  local byType, list = {}, {}
  for __, piece in ipairs(view.pieces) do
    if piece.type and not piece.hidden then
      byType[piece.type] = (byType[piece.type] or 0) + 1
      list[piece.id] = piece
    end
  end
  return byType, list
end

local named = tables.places.values.named

test("TDV-001, TDV-056, TDV-472, TDV-474, TDV-475, TDV-476: four games and a campaign, each with an aim of its own", function()
  local turns = { barbarossa = 1, fall_blau = 12, zitadelle = 24, bagration = 34, campaign = 1 }
  for id, turn in pairs(turns) do
    local game = newGame{ scenario = id }
    expect(game:turn(), turn, id)
    expectTrue(game:query("victory").thresholds, id)
  end
  expect(#tables.turns.rows, 44)
end)

test("TDV-002: a later start can go on as a campaign", function()
  local game = newGame{ scenario = "zitadelle", options = { whole_war = true } }
  expect(game:query("victory").thresholds.axis_vp, 38)
  expect(newGame{ scenario = "zitadelle" }:query("victory").thresholds.axis_end, 28)
end)

test("TDV-003, TDV-004, TDV-040: hexes take their meaning from the charts, and all charts are there", function()
  expect(between("E4728", "E4727").distance, 1)
  expect(ground("E2314").terrain, "city")
  for __, id in ipairs{ "crt_a", "crt_b", "bombardment", "depot_advance", "chits", "replacements_axis", "withdrawals", "conversions", "turns", "effects", "weather" } do
    expectTrue(tables[id], id)
  end
end)

test("TDV-005: the retreat compass gives each side two directions", function()
  expect(tables.numbers.values.compass, { axis = { 5, 4 }, soviet = { 1, 2 } })
end)

test("TDV-006, TDV-007: ports are marked; three of them lie on the Gulf of Finland", function()
  for __, name in ipairs{ "Riga", "Stettin", "Leningrad" } do expectTrue(has(named[name], "port"), name) end
  expect(has(named.Nikolaev, "port"), false)
  expect(tables.places.values.gulf, { named.Tallinn, named.Oranienbaum, named.Leningrad })
end)

test("TDV-008, TDV-055: the turn record", function()
  local year, month = tables.turns.values.year, tables.turns.values.month
  local anchors = { [1] = { 1941, 6 }, [2] = { 1941, 7 }, [7] = { 1941, 12 }, [12] = { 1942, 6 }, [13] = { 1942, 7 }, [15] = { 1942, 9 }, [17] = { 1942, 11 }, [18] = { 1942, 12 } }
  for turn, date in pairs(anchors) do expect({ year[turn], month[turn] }, date, "turn " .. turn) end
  expect({ year[44], #year }, { 1945, 44 })
  expect(tables.turns.cells[1][2], "22–30 June")
  local weather = tables.turns.values.weather
  expect({ weather[7], weather[8], weather[9] }, { "snow", "snow", "snow" })
end)

test("TDV-009: rounds are counted", function()
  local game = newGame()
  game:playUntil(function() return game:var("round") == 3 end)
  expect(game:var("round"), 3)
end)

test("TDV-010, TDV-011, TDV-012: boxes for the Stavka Reserve, Soviet air and other fronts", function()
  local game = newGame{ scenario = "fall_blau" }
  expectTrue(#game:stack("stavka_reserve") > 0)
  expectTrue(#game:stack("soviet_air") > 0)
  expectTrue(#game:stack("other_fronts") > 0)
end)

test("TDV-013, TDV-014, TDV-035, TDV-036, TDV-037, TDV-038: classes, sizes, kinds and colours of counters", function()
  local byType, list = all(newGame())
  for __, kind in ipairs{ "panzer", "hq", "air", "depot", "sturm", "tank_brigade", "air_supply" } do expectTrue(byType[kind], kind) end
  local sizes, branches, nations = {}, {}, {}
  for __, piece in pairs(list) do
    local props = piece.props
    if props.echelon then
      sizes[props.echelon], branches[props.branch], nations[props.nation] = true, true, true
      expectTrue(piece.max_steps <= 2, piece.id)
    end
  end
  for __, size in ipairs{ "battalion", "brigade", "division", "corps", "army" } do expectTrue(sizes[size], size) end
  for __, branch in ipairs{ "infantry", "light", "mountain", "shock", "marine", "airborne", "cavalry", "motorised", "mechanised", "armour" } do expectTrue(branches[branch], branch) end
  for __, nation in ipairs{ "german", "ss", "hungarian", "romanian", "italian", "soviet", "guards" } do expectTrue(nations[nation], nation) end
  for __, id in ipairs{ "SU-CAV-DOV", "GE-SS-LAH", "GE-SS-DR", "GE-SS-TOTEN", "GE-SS-WIK", "GE-HG", "GE-GD", "GE-BRAND", "GE-SSPZ-FR", "GE-SSPZ-HS", "GE-SSPZ-HJ", "GE-SS-POL", "GE-FHH" } do expectTrue(list[id], id) end
end)

test("TDV-015, TDV-050: a motorised division has one step on either face", function()
  local game = field.set{ { "E4728", "GE-MOT-03" } }
  expect({ game:piece("GE-MOT-03").max_steps, game:piece("GE-MOT-03-PG").max_steps }, { 1, 1 })
  expect(game:piece("GE-MOT-03-PG").props.mech, true)
end)

test("TDV-020, TDV-025, TDV-026, TDV-027, TDV-028, TDV-029, TDV-030, TDV-034, TDV-439: how many there are", function()
  local byType, list = all(newGame())
  expect({ byType.base, byType.air, byType.depot, byType.sturm, byType.special_zone, byType.city_defence }, { 5, 6, 6, 1, 1, 3 })
  expect(byType.air_supply, 6)
  expect(byType.hq, 6)
  expect(byType.tactical_air, 14)
  expect(list["SU-TAC-01"].props.factor, 1)
  expect({ list["SU-AIR-18"].props.range, list["SU-AIR-18"].side }, { 12, "soviet" })
  expect(list["AX-DEPOT-1"].props.attack, nil)
end)

test("TDV-031: what markers stand for is noted with units and places", function()
  local game = newGame()
  for __, name in ipairs{ "supply", "act", "air_supplied", "done", "moved" } do expectTrue(game:piece("GE-PZ-01").props[name] ~= nil, name) end
  expect(game:space("W2826").control, "axis")
  expect(game:var("owed"), 0)
  expect(game:stack("T1")[1], "TURN")
end)

test("TDV-048, TDV-049: the Kerch Straits and Greater Germany", function()
  expect(between("E2547", "E2447").edge[1] == "strait" and between("E2547", "E2448").edge[1] == "strait", true)
  expect({ ground("W2826").country, ground("W3651").country, ground("W2139").country }, { "germany", "romania", "hungary" })
end)

test("TDV-051, TDV-053, TDV-054: light infantry, combat units, mechanised units", function()
  local __, list = all(newGame())
  local jaeger = list["GE-JG-097"].props
  expect({ jaeger.movement, jaeger.branch, jaeger.mech }, { 6, "light", false })
  expect({ list["GE-PZ-01"].props.mech, list["GE-MOT-03"].props.mech, list["SU-ART-1"].props.mech, list["GE-CAV-1"].props.mech }, { true, true, true, false })
  expect({ list["GE-PZ-01"].props.combat, list["GE-HQ-1"].props.combat or false, list["GE-HQ-1"].props.ground }, { true, false, true })
end)

test("TDV-057, TDV-058, TDV-062: 47 objectives, oil, and a way to Baku", function()
  expect(#tables.places.values.objectives, 47)
  expect(tables.places.values.oil, { named.Maikop, named.Grozny })
  expect(#tables.places.values.caucasus, 4)
  expect(newGame():query("victory").points.axis, 14)
end)

test("TDV-128, TDV-461, TDV-463, TDV-464, TDV-465, TDV-466, TDV-467, TDV-468, TDV-469, TDV-470: errata of the counters", function()
  local game = newGame()
  local __, list = all(game)
  expect(list["SU-RA-03"].props.dead, true)
  expect({ list["SU-RD-027"].props.attack, list["SU-RD-027"].props.replaceable }, { 2, false })
  expect(ground(list["SU-RD-027"].space).district, "W")
  expect({ list["SU-ABN-1"].space, list["SU-ABN-2"].space, list["SU-ABN-4"].space, list["SU-ABN-5"].space },
    { named.Kiev, named.Kharkov, named.Minsk, named.Polotsk })
  expect(list["SU-GA-09"].props.arrival, 43)
  expect(list["SU-AIR-18"].props.range, 12)
  game:setPiece("GE-PZ-19", { steps = 1 })
  expect(game:piece("GE-PZ-19").props.attack, 3)
  expectTrue(list["GE-ID-031"] and list["GE-ID-093"])
  expect({ list["IT-II"].props.echelon, list["RO-PZ1"].props.echelon }, { "corps", "division" })
  expect(game:piece("SU-CH-CSTAVKA").props.chit, "combat_stavka")
  local kaluga = 0
  for __, piece in pairs(list) do
    if piece.space == named.Kaluga then kaluga = kaluga + 1 end
  end
  expect(kaluga, 2)
end)

test("TDV-459, TDV-460, TDV-462, TDV-488: the map: districts, Oranienbaum, one board with two names at the seam", function()
  expect({ ground("W3319").district, ground("W3419").district, ground(named["Brest-Litovsk"]).district, ground("W3640").district }, { "B", "B", "W", "K" })
  expect(named.Oranienbaum, "W4603")
  expect(between("W4802", "E1102").distance, 1)
  expect(ground("E1013").name, ground("W4813").name)
  expect(ground("W4813").name, "Velikie Luki")
end)

test("TDV-399: the siege artillery comes on turn 12", function()
  expect(newGame():piece("GE-ART").props.arrival, 12)
end)

test("TDV-037: each colour group has a colour of its own", function()
  local game = newGame()
  local groups = { german = "GE-K-I", ss = "GE-SS-LAH", hungarian = "HU-K-III", romanian = "RO-K-1", italian = "IT-II", soviet = "SU-RA-16", guards = "SU-GRC-01" }
  local seen = {}
  for nation, id in pairs(groups) do
    expect(game:piece(id).props.nation, nation, id)
    local art = game:art(id)
    local look = (art.palette or "plain") .. " " .. (art.body or "")
    if nation == "soviet" or nation == "german" then look = game:piece(id).side .. " " .. look end
    expectTrue(not seen[look], nation .. " looks like " .. tostring(seen[look]))
    seen[look] = nation
  end
end)

test("TDV-038: counters say which historical unit they are", function()
  local labels = {}
  for __, piece in ipairs(newGame():view("*").pieces) do labels[piece.id] = piece.label or piece.name end
  local names = {
    ["SU-CAV-DOV"] = "Dovator", ["GE-SS-DR"] = "Das Reich", ["GE-SS-LAH"] = "Leibstandarte", ["GE-SS-TOTEN"] = "Totenkopf", ["GE-SS-WIK"] = "Wiking",
    ["GE-HG"] = "Hermann Göring", ["GE-GD"] = "Grossdeutschland", ["GE-BRAND"] = "Brandenburg", ["GE-SSPZ-FR"] = "Frundsberg", ["GE-SSPZ-HS"] = "Hohenstaufen",
    ["GE-SSPZ-HJ"] = "Hitlerjugend", ["GE-SS-POL"] = "Polizei", ["GE-FHH"] = "Feldherrnhalle", ["SU-SH-1"] = "Shock", ["SU-GRC-01"] = "Guards",
  }
  local game = newGame()
  for id, name in pairs(names) do expectTrue(game:piece(id).name:find(name, 1, true), id .. ": " .. game:piece(id).name) end
  expect(game:piece("SU-RD-413").props.far_east, true)
end)

test("TDV-468: the counters that were misprinted have their true numbers", function()
  local game, ids = newGame(), {}
  for __, piece in ipairs(game:view("*").pieces) do ids[piece.id] = true end
  expect({ ids["GE-ID-031"], ids["GE-ID-051"], game:piece("GE-ID-031").name }, { true, nil, "31st Infantry Division" })
  expect({ ids["GE-ID-093"], ids["GE-ID-101"], math.tointeger(game:piece("GE-ID-093").props.arrival) }, { true, nil, 2 })
  expect({ game:piece("SU-TB-1").name, game:piece("RO-K-1").name, ids["RO-K-XI"] }, { "Katukov’s Tank Brigade", "Romanian I Corps", nil })
end)

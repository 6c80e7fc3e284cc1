-- SPDX-License-Identifier: GPL-3.0-or-later
--- Components, the set-up and the options of the set-up.

---Each counter stands in its hex, reduced ones with an R before the hex.
local function expectPlaces(game, places)
  for id, place in pairs(places) do
    local hex, reduced = place:gsub("^R", "")
    local piece = game:piece(id)
    expect(piece.space, hex, id)
    local steps = reduced > 0 and 1 or piece.max_steps
    expect(piece.steps, steps, id .. " steps")
  end
end

local function values(game, id)
  local props = game:piece(id).props
  return props.attack .. "-" .. props.defence .. "-" .. props.movement
end

local function count(game, test)
  local sum = 0
  for __, piece in ipairs(game:view("*").pieces) do
    if test(piece) then sum = sum + 1 end
  end
  return sum
end

local function onMap(piece) return piece.space ~= nil and piece.space:match"^%d%d%d%d$" ~= nil end

test("K45-286: set-up of the 43rd Army", function()
  expectPlaces(newGame(), {
    ["SU-3BF-43A-90"] = "2143",
    ["SU-3BF-43A-103"] = "1943",
    ["SU-3BF-43A-43HQ"] = "1943",
  })
end)

test("K45-287: set-up of the 39th Army", function()
  expectPlaces(newGame(), {
    ["SU-3BF-39A-28G"] = "1144",
    ["SU-3BF-39A-113"] = "1144",
    ["SU-3BF-39A-152"] = "1044",
    ["SU-3BF-39A-94"] = "1043",
    ["SU-3BF-39A-5G"] = "1043",
    ["SU-3BF-39A-39HQ"] = "1043",
  })
end)

test("K45-288: set-up of the 5th Army", function()
  expectPlaces(newGame(), {
    ["SU-3BF-5A-2G"] = "1140",
    ["SU-3BF-5A-45"] = "1140",
    ["SU-3BF-5A-72"] = "1039",
    ["SU-3BF-5A-65"] = "1039",
    ["SU-3BF-5A-5HQ"] = "1039",
  })
end)

test("K45-289: set-up of the 28th Army", function()
  expectPlaces(newGame(), {
    ["SU-3BF-28A-3G"] = "1137",
    ["SU-3BF-28A-218"] = "1137",
    ["SU-3BF-28A-20"] = "1036",
    ["SU-3BF-28A-128"] = "1036",
    ["SU-3BF-28A-28HQ"] = "1036",
  })
end)

test("K45-290: set-up of the 2nd Guards Army", function()
  expectPlaces(newGame(), {
    ["SU-3BF-2GA-60"] = "0935",
    ["SU-3BF-2GA-153"] = "0935",
    ["SU-3BF-2GA-13G"] = "0936",
    ["SU-3BF-2GA-2GHQ"] = "0936",
    ["SU-3BF-2GA-11G"] = "0835",
  })
end)

test("K45-291: set-up of the 11th Guards Army", function()
  expectPlaces(newGame(), {
    ["SU-3BF-11GA-36G"] = "0838",
    ["SU-3BF-11GA-120"] = "0738",
    ["SU-3BF-11GA-8G"] = "0738",
    ["SU-3BF-11GA-16G"] = "0739",
    ["SU-3BF-11GA-11GHQ"] = "0739",
  })
end)

test("K45-292: set-up of the 31st Army", function()
  expectPlaces(newGame(), {
    ["SU-3BF-31A-71"] = "0534",
    ["SU-3BF-31A-34"] = "0434",
    ["SU-3BF-31A-44"] = "0434",
    ["SU-3BF-31A-31HQ"] = "0434",
  })
end)

test("K45-293: set-up of the independents of the 3BF", function()
  expectPlaces(newGame(), {
    ["SU-3BF-IND-1"] = "0735",
    ["SU-3BF-IND-2G"] = "0840",
    ["SU-3BF-IND-43G"] = "0741",
  })
end)

test("K45-294: set-up of the 70th Army", function()
  expectPlaces(newGame(), {
    ["SU-2BF-70A-96"] = "0506",
    ["SU-2BF-70A-70HQ"] = "0506",
    ["SU-2BF-70A-47"] = "0606",
    ["SU-2BF-70A-114"] = "0507",
  })
end)

test("K45-295: set-up of the 65th Army", function()
  expectPlaces(newGame(), {
    ["SU-2BF-65A-105"] = "0308",
    ["SU-2BF-65A-65HQ"] = "0308",
    ["SU-2BF-65A-46"] = "0408",
    ["SU-2BF-65A-18"] = "0309",
  })
end)

test("K45-296: set-up of the 2nd Shock Army", function()
  expectPlaces(newGame(), {
    ["SU-2BF-2SHA-88"] = "0709",
    ["SU-2BF-2SHA-116"] = "0709",
    ["SU-2BF-2SHA-108"] = "0710",
    ["SU-2BF-2SHA-30G"] = "0710",
    ["SU-2BF-2SHA-2SHHQ"] = "0609",
  })
end)

test("K45-297: set-up of the 48th Army", function()
  expectPlaces(newGame(), {
    ["SU-2BF-48A-29"] = "0811",
    ["SU-2BF-48A-42"] = "0812",
    ["SU-2BF-48A-53"] = "0712",
    ["SU-2BF-48A-48HQ"] = "0712",
  })
end)

test("K45-298: set-up of the 3rd Army", function()
  expectPlaces(newGame(), {
    ["SU-2BF-3A-41"] = "0613",
    ["SU-2BF-3A-34"] = "0613",
    ["SU-2BF-3A-3HQ"] = "0613",
    ["SU-2BF-3A-40"] = "0514",
  })
end)

test("K45-299: set-up of the 49th Army", function()
  expectPlaces(newGame(), {
    ["SU-2BF-49A-121"] = "0516",
    ["SU-2BF-49A-124"] = "0516",
    ["SU-2BF-49A-49HQ"] = "0516",
    ["SU-2BF-49A-70"] = "0416",
  })
end)

test("K45-300: set-up of the independents of the 2BF", function()
  expectPlaces(newGame(), {
    ["SU-2BF-IND-1G"] = "0708",
    ["SU-2BF-IND-8G"] = "0410",
    ["SU-2BF-IND-23G"] = "0312",
    ["SU-2BF-IND-8"] = "0213",
    ["SU-2BF-IND-3G"] = "0214",
  })
end)

test("K45-301: set-up of the 9 Corps", function()
  expectPlaces(newGame(), {
    ["GE-9K-56"] = "1342",
    ["GE-9K-561"] = "1542",
    ["GE-9K-548"] = "1841",
    ["GE-9K-551"] = "2142",
    ["GE-9K-286"] = "2441",
    ["GE-9K-9HQ"] = "1939",
  })
end)

test("K45-302: set-up of the 26 Corps", function()
  expectPlaces(newGame(), {
    ["GE-26K-549"] = "1338",
    ["GE-26K-349"] = "1339",
    ["GE-26K-1"] = "1340",
    ["GE-26K-69"] = "1341",
    ["GE-26K-26HQ"] = "1838",
  })
end)

test("K45-303: set-up of the Hermann Göring Corps", function()
  expectPlaces(newGame(), {
    ["GE-HG-1HG"] = "1636",
    ["GE-HG-2HG"] = "R1435",
    ["GE-HG-61"] = "1337",
    ["GE-HG-HGHQ"] = "1833",
  })
end)

test("K45-304: set-up of the 41 Panzer Corps", function()
  expectPlaces(newGame(), {
    ["GE-41PzK-21"] = "1233",
    ["GE-41PzK-28"] = "1234",
    ["GE-41PzK-50"] = "1032",
    ["GE-41PzK-367"] = "0832",
    ["GE-41PzK-170"] = "0732",
    ["GE-41PzK-41HQ"] = "1031",
  })
end)

test("K45-305: set-up of the 6 Corps", function()
  expectPlaces(newGame(), {
    ["GE-6K-558"] = "0531",
    ["GE-6K-131"] = "0330",
    ["GE-6K-HAN"] = "0327",
    ["GE-6K-541"] = "0325",
    ["GE-6K-6HQ"] = "0626",
  })
end)

test("K45-306: set-up of the 55 Corps", function()
  expectPlaces(newGame(), {
    ["GE-55K-203"] = "0322",
    ["GE-55K-562"] = "0321",
    ["GE-55K-547"] = "0620",
    ["GE-55K-55HQ"] = "0722",
  })
end)

test("K45-307: set-up of the 20 Corps", function()
  expectPlaces(newGame(), {
    ["GE-20K-209"] = "1111",
    ["GE-20K-292"] = "0814",
    ["GE-20K-14"] = "0815",
    ["GE-20K-102"] = "0918",
    ["GE-20K-20HQ"] = "1016",
  })
end)

test("K45-308: set-up of the 23 Corps", function()
  expectPlaces(newGame(), {
    ["GE-23K-129"] = "1013",
    ["GE-23K-299"] = "1012",
    ["GE-23K-7"] = "1010",
    ["GE-23K-5"] = "1008",
    ["GE-23K-23HQ"] = "1213",
  })
end)

test("K45-309: set-up of the 27 Corps", function()
  expectPlaces(newGame(), {
    ["GE-27K-35"] = "0908",
    ["GE-27K-252"] = "0907",
    ["GE-27K-542"] = "0906",
    ["GE-27K-27HQ"] = "1206",
  })
end)

test("K45-310: set-up of the 28 Corps", function()
  expectPlaces(newGame(), {
    ["GE-28K-607"] = "R3040",
  })
end)

test("K45-311, K45-285: set-up of the independent infantry", function()
  expectPlaces(newGame(), {
    ["GE-INDI-23"] = "1427",
    ["GE-INDI-605"] = "R1628",
    ["GE-INDI-10"] = "1826",
    ["GE-INDI-HAU"] = "2026",
    ["GE-INDI-401"] = "R2931",
    ["GE-INDI-83"] = "R1519",
    ["GE-INDI-461"] = "R2516",
    ["GE-INDI-627"] = "1409",
    ["GE-INDI-73"] = "0905",
  })
end)

test("K45-312: set-up of the Grossdeutschland Corps", function()
  expectPlaces(newGame(), {
    ["GE-GD-GDtk"] = "1635",
    ["GE-GD-GDht"] = "1416",
    ["GE-GD-GDFus"] = "1517",
    ["GE-GD-GDHQ"] = "1625",
  })
end)

test("K45-313: set-up of the independent mechanised units", function()
  expectPlaces(newGame(), {
    ["GE-INDM-18"] = "1321",
    ["GE-INDM-5"] = "1739",
    ["GE-INDM-505"] = "1739",
    ["GE-INDM-277"] = "1540",
    ["GE-INDM-259"] = "1539",
    ["GE-INDM-279"] = "1538",
    ["GE-INDM-232"] = "1232",
    ["GE-INDM-102"] = "0728",
    ["GE-INDM-185"] = "0919",
    ["GE-INDM-904"] = "1015",
    ["GE-INDM-909"] = "0915",
    ["GE-INDM-507"] = "1209",
    ["GE-INDM-276"] = "1208",
    ["GE-INDM-7"] = "1408",
    ["GE-INDM-190"] = "1106",
    ["GE-INDM-24"] = "2925",
    ["GE-7PZ-HQ"] = "1915",
  })
end)

test("K45-314: set-up of the garrisons", function()
  expectPlaces(newGame(), {
    ["GE-GAR-Thorn"] = "3203",
    ["GE-GAR-Kulm"] = "3507",
    ["GE-GAR-Graud"] = "3409",
    ["GE-GAR-Elbing"] = "3420",
    ["GE-GAR-Koenigsberg"] = "2932",
    ["GE-GAR-Lotzen"] = "1329",
  })
end)

test("K45-001: ten turns of two days", function()
  local turns = tables.turns
  expect(#turns.rows, 10)
  expect(#turns.values.limits.german, 10)
end)

test("K45-002: German divisions and brigades, Soviet corps and brigades", function()
  local game = newGame()
  expect(values(game, "GE-26K-1"), "4-5-5")
  expect(values(game, "SU-3BF-39A-94"), "5-5-5")
  expect(game:piece("GE-INDM-277").max_steps, 1, "a brigade")
  expect(game:piece("SU-3BF-39A-28G").max_steps, 1, "a brigade")
  expect(values(game, "SU-2BF-IND-3G"), "6-4-8", "the only printed value")
end)

test("K45-003, K45-004: one map of 36 by 45 hexes of eight kilometres", function()
  expect(ground("0101").terrain, "clear")
  expect(ground("3645").terrain, "sea")
  local across = between("2932", "3420").distance
  expectTrue(across >= 11 and across <= 14, "about 100 km from Königsberg to Elbing")
end)

test("K45-010: two fronts with limits of their own", function()
  local game = newGame()
  expect(game:piece("SU-3BF-39A-94").props.front, "3bf")
  expect(game:piece("SU-2BF-48A-29").props.front, "2bf")
  local limits = tables.turns.values.limits
  expect({ limits["2bf"][1], limits["3bf"][1], limits["2bf"][3], limits["3bf"][3] }, { 4, 4, 6, 5 })
end)

test("K45-015: the first turn, and 146 listed counters with the 43rd Army's HQ", function()
  local game = newGame()
  expect(game:turn(), 1)
  expect(count(game, onMap), 147)
  expect(game:piece("TURN").space, "turn-1")
end)

test("K45-016, K45-262, K45-021: air units in their boxes", function()
  local game = newGame()
  expect(#game:stack("air-1"), 4)
  expect(#game:stack("air-4"), 3)
  expect(game:stack("luftwaffe"), { "GE-AIR" })
  expect(#game:stack("refit"), 0)
  expect(#game:stack("grounded"), 0)
  local plane = game:piece("GE-AIR").props
  expect({ plane.full, plane.normal }, { 2, 1 })
end)

test("K45-017: two Volkssturm units in their box", function()
  local game = newGame()
  expect(#game:stack("volkssturm"), 2)
  expect(#game:stack("volkssturm-later"), 2)
  expect(count(game, function(piece) return onMap(piece) and piece.props.volkssturm == true end), 0)
end)

test("K45-018, K45-151: chits without a turn are in the cup; two armies wait for theirs", function()
  local game = newGame()
  for __, id in ipairs{ "CH-3BF-43A", "CH-3BF-2GA" } do expect(game:piece(id).space, "chits-later", id) end
  for __, id in ipairs{ "CH-3BF-39A", "CH-GE-26K", "CH-AC-EVENT", "CH-AC-BOMB-2BF" } do expect(game:piece(id).space, "cup", id) end
  expect(game:piece("SU-3BF-2GA-2GHQ").space, "0936", "the HQ is there")
  game:setVars{ turn = 2 }
  game:decide("volkssturm", "german")
  game:dice(1)
  game:act("done")
  expectTrue(game:piece("CH-3BF-43A").space ~= "chits-later", "turn 2")
  expectTrue(game:piece("CH-3BF-2GA").space ~= "chits-later", "turn 2")
end)

test("K45-020: the terrain chart", function()
  local game = newGame{ clear = true }
  game:place("0740", "SU-3BF-5A-45", "SU-3BF-5A-2G")
  expect(game:query("reach", { piece = "SU-3BF-5A-45" })["0739"], 1, "clear")
  expect(ground("0738").terrain, "woods")
  game:place("0739", "SU-3BF-5A-45", "SU-3BF-5A-2G")
  expect(game:query("reach", { piece = "SU-3BF-5A-45" })["0738"], 2, "woods on foot")
  expect(game:query("reach", { piece = "SU-3BF-5A-2G" })["0738"], 3, "woods on tracks")
end)

test("K45-023, K45-024: boxes for refit, grounded and the Grossdeutschland Corps", function()
  local game = newGame()
  for __, box in ipairs{ "refit", "grounded", "gd" } do expect(#game:stack(box), 0, box) end
end)

test("K45-025, K45-221: supply sources of three kinds", function()
  local function source(hex) return ground(hex).source end
  for __, hex in ipairs{ "3602", "3607", "3617", "2932" } do expect(source(hex), "german", hex) end
  for __, hex in ipairs{ "2501", "1401" } do expect(source(hex), "disputed", hex) end
  for __, hex in ipairs{ "0105", "0110", "0115", "0122", "0133", "0138", "0143", "1045", "2045" } do expect(source(hex), "soviet", hex) end
end)

test("K45-028: one chit for every HQ", function()
  local game = newGame()
  local hqs, chits = {}, {}
  for __, piece in ipairs(game:view("*").pieces) do
    if piece.props.hq == true then hqs[piece.props.formation] = (hqs[piece.props.formation] or 0) + 1 end
    if piece.props.chit == "command" then chits[piece.props.activates] = (chits[piece.props.activates] or 0) + 1 end
  end
  local formations = 0
  for formation, number in pairs(hqs) do
    formations = formations + 1
    expect(number, 1, formation)
    expect(chits[formation], 1, formation)
  end
  expect(formations, 28)
end)

test("K45-031, K45-032, K45-038, K45-033: fronts, army group, bombardment chits", function()
  local game = newGame()
  expect(game:piece("CH-2BF-FRONT-1").props.arrives, 2)
  expect(game:piece("CH-2BF-FRONT-2").props.arrives, 5)
  expect(game:piece("CH-3BF-FRONT-1").props.arrives, 3)
  expect(game:piece("CH-3BF-FRONT-2").props.arrives, 6)
  expect(game:piece("CH-GE-HGM").props.chit, "hgm")
  expect(game:piece("CH-AC-BOMB-2BF").props.force, "2bf")
  expect(game:piece("CH-AC-BOMB-3BF").props.force, "3bf")
  expect(game:piece("CH-AC-EVENT").props.force, "", "both sides")
  expect(game:piece("CH-AC-NOGAS").props.force, "german")
end)

test("K45-052, K45-091: the Grossdeutschland Corps and the four dual units", function()
  local game = newGame()
  local dual = {}
  for __, piece in ipairs(game:view("*").pieces) do
    if piece.props.dual == true then dual[#dual + 1] = piece.id end
  end
  table.sort(dual)
  expect(dual, { "GE-GD-GDFus", "GE-GD-GDht", "GE-GD-GDtk", "GE-HG-1HG" })
  expect(game:piece("GE-HG-2HG").props.dual, false)
  expect(game:piece("GE-HG-61").props.dual, false)
  expect(game:piece("GE-GD-GDHQ").props.formation, "GD")
end)

test("K45-060, K45-062: turn marker and limit markers", function()
  local game = newGame()
  expect(game:piece("TURN").space, "turn-1")
  expect(game:piece("LIMIT-GE").space, "german-4")
  expect(game:piece("LIMIT-2BF").space, "2bf-4")
  expect(game:piece("LIMIT-3BF").space, "3bf-4")
  expect(game:space("1836").control, "german", "control of a victory hex is kept with it")
end)

test("K45-089: units without a band are independent", function()
  local game = newGame()
  for __, id in ipairs{ "GE-INDI-23", "GE-INDM-18", "SU-3BF-IND-1", "SU-2BF-IND-8G" } do
    expect(game:piece(id).props.independent, true, id)
    expect(game:piece(id).props.formation, nil, id)
  end
  expect(game:piece("GE-26K-1").props.independent, false)
  for __, id in ipairs{ "GE-GAR-Thorn", "GE-VOLKSSTURM-1" } do
    expect(game:piece(id).props.independent, true, id)
    expect(game:art(id).body, game:art("GE-INDI-23").body, "lighter grey")
  end
end)

test("K45-123: the woods of 1142", function()
  expect(ground("1142").terrain, "woods")
end)

test("K45-269: the 3rd and 18th Air Armies start ready in the box of the 1st", function()
  local game = newGame()
  for __, id in ipairs{ "SU-AIR-3", "SU-AIR-18" } do
    expect(game:piece(id).space, "air-1")
    expect(game:piece(id).props.die, true)
    expect(game:piece(id).props.front, "3bf")
  end
  expect(game:piece("SU-AIR-1-1").props.die, false)
end)

test("K45-271, K45-281: fourteen German victory hexes", function()
  local game = newGame()
  local now = game:query("victory")
  expect(now.points, { german = 14, soviet = 0 })
  local printed = { "1329", "1811", "1836", "1902", "2220", "2233", "2327", "2932", "3203", "3225", "3409", "3413", "3420", "3507" }
  local list = now.german
  table.sort(list)
  expect(list, printed)
end)

test("K45-282: SS Regiment Böhme", function()
  expect(newGame{ options = { ss_boehme = "on" } }:piece("GE-OPT-BOEHME").space, "2932")
  expect(newGame():piece("GE-OPT-BOEHME").space, "german-reserve")
end)

test("K45-284: 20th Panzer Division", function()
  expect(newGame{ options = { panzer_20 = "on" } }:piece("GE-OPT-20PZ").space, "1323")
  expect(newGame():piece("GE-OPT-20PZ").space, "german-reserve")
end)

test("K45-315: the 15th SS has no date of arrival", function()
  local game = newGame()
  expect(game:piece("GE-EV-15SS").space, "german-reserve")
  game:place("german-out", "CH-AC-EVENT")
  game:playUntil(function(now) return now:result() ~= nil end, { "done", "stop", "cancel" }, 5000)
  expect(game:piece("GE-EV-15SS").space, "german-reserve", "at the end of a game without events")
end)

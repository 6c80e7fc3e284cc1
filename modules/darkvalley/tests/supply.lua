-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 13: supply, communications, depots, attrition.

local field = require "tests/field"

local set, chit = field.set, field.chit

---The state of a unit if it were checked now.
local function state(stacks, piece, setup)
  local game = set(stacks, setup or { turn = 6, scenario = "campaign" })
  if setup and setup.control then
    for hex, side in pairs(setup.control) do game:setSpace(hex, { control = side }) end
  end
  return game:query("supply", { side = game:piece(piece).side })[piece], game
end

test("TDV-041, TDV-052, TDV-401, TDV-490: a line of any length to a source, or the unit is isolated", function()
  expect((state({ { "E4728", "SU-RA-16" } }, "SU-RA-16")), "supplied")
  expect((state({ { "E4728", "GE-K-I" } }, "GE-K-I")), "out")
  local ring = { { "E4728", "GE-K-I" }, { "E4727", "SU-TK-01" }, { "E4829", "SU-TK-02" }, { "E4629", "SU-TK-03" } }
  expect((state(ring, "GE-K-I")), "isolated")
end)

test("TDV-106, TDV-406: lines stop at enemy units and zones, but not where a friend stands", function()
  local ring = { { "E4728", "GE-K-I" }, { "E4727", "SU-TK-01" }, { "E4829", "SU-TK-02" }, { "E4629", "SU-TK-03" }, { "E4628", "GE-ID-269" } }
  expect((state(ring, "GE-K-I")), "out")
  ring[#ring] = nil
  expect((state(ring, "GE-K-I")), "isolated")
end)

test("TDV-402: no line through water, nor through enemy Towns", function()
  local control = { E2547 = "axis", E2447 = "axis", E1745 = "axis" }
  expect((state({ { "E2547", "GE-K-I" } }, "GE-K-I", { turn = 6, scenario = "campaign", control = control })), "out", "over the Kerch Straits")
  local function vyazma(side) return (state({ { "E1617", "GE-K-I" } }, "GE-K-I", { turn = 6, scenario = "campaign", control = { E1617 = side } })) end
  expect({ vyazma("axis"), vyazma("soviet") }, { "out", "isolated" })
  expect((state({ { "W3306", "GE-K-I" } }, "GE-K-I")), "isolated", "an island")
end)

local pocket = {
  { "W4702", "SU-RA-16" }, { "W4603", "SU-RA-19" }, { "W4703", "GE-K-I" }, { "W4803", "GE-K-II" }, { "W4604", "GE-K-X" }, { "W4503", "GE-K-XXVI" },
  { "W4701", "SU-RA-20" }, { "E1102", "SU-RD-010" },
}

test("TDV-403, TDV-404: Leningrad and Oranienbaum have communications over the lake", function()
  local game = set(pocket, { turn = 6, scenario = "campaign" })
  game:setSpace("W4803", { control = "axis" })
  local states = game:query("supply", { side = "soviet" })
  expect({ states["SU-RA-16"], states["SU-RA-19"], states["SU-RA-20"] }, { "out", "out", "isolated" })
  game:place("E4913", "SU-RD-010")
  expect(game:query("supply", { side = "soviet" })["SU-RA-16"], "isolated", "a German zone reaches the other shore")
end)

test("TDV-405: on turns 1 to 3 Soviet lines stay at home", function()
  local function at(turn) return (state({ { "W2925", "SU-RA-16" } }, "SU-RA-16", { turn = turn, scenario = "campaign" })) end
  expect({ at(3), at(4) ~= "isolated" }, { "isolated", true })
end)

test("TDV-407, TDV-408, TDV-409: Soviets trace five hexes to a railway that leads to the east edge", function()
  local function at(hex) return (state({ { hex, "SU-RA-16" } }, "SU-RA-16")) end
  local game = set({ { "E4728", "SU-RA-16" } }, { turn = 6, scenario = "campaign" })
  local line = game:query("trace", { piece = "SU-RA-16" })
  expectTrue(line and #line > 1)
  expectTrue(at("E5031") == "supplied", "on the edge itself")
  expectTrue(at("E3954") == "supplied", "a military road")
end)

test("TDV-409: five, not six", function()
  local game = set({ { "E4728", "SU-RA-16" } }, { turn = 6, scenario = "campaign" })
  local function at(hex)
    game:place(hex, "SU-RA-16")
    return game:query("supply", { side = "soviet" })["SU-RA-16"]
  end
  expect({ at("E4735"), at("E4734") }, { "out", "supplied" }, "six and five hexes from the railway")
end)

test("TDV-410: Baltic ports supply the Soviets while Leningrad has a line of supply", function()
  local stacks = { { "W3012", "SU-RA-16" }, { "W3013", "GE-K-I" }, { "W3113", "GE-K-II" }, { "W3112", "GE-K-X" } }
  expect((state(stacks, "SU-RA-16")), "supplied")
  local cut = set(pocket, { turn = 6, scenario = "campaign" })
  cut:setSpace("W4803", { control = "axis" })
  cut:place("W3012", "SU-RD-048")
  for i, hex in ipairs{ "W3013", "W3112" } do cut:place(hex, ({ "GE-PZ-01", "GE-PZ-06" })[i]) end
  expect(cut:query("supply", { side = "soviet" })["SU-RD-048"] ~= "supplied", true)
end)

local sevastopol = { { "E1750", "SU-RA-16" }, { "E1749", "GE-K-I" }, { "E1850", "GE-K-II" } }

test("TDV-411: Black Sea ports supply, with another one", function()
  expect((state(sevastopol, "SU-RA-16")), "supplied")
  local lost = {}
  for __, id in ipairs(tables.places.values.ports_black) do
    if id ~= "E1750" then lost[id] = "axis" end
  end
  for __, id in ipairs(tables.places.values.ports_azov) do lost[id] = "axis" end
  expect((state(sevastopol, "SU-RA-16", { turn = 6, scenario = "campaign", control = lost })) ~= "supplied", true)
end)

test("TDV-412: Azov ports need open water and both sides of the straits", function()
  local stacks = { { "E2642", "SU-RA-16" }, { "E2641", "GE-K-I" }, { "E2742", "GE-K-II" }, { "E2542", "GE-K-X" }, { "E2741", "GE-K-XXVI" } }
  expect({ (state(stacks, "SU-RA-16", { turn = 6, scenario = "campaign" })), (state(stacks, "SU-RA-16", { turn = 8, scenario = "campaign" })) }, { "supplied", "isolated" })
  expect((state(stacks, "SU-RA-16", { turn = 6, scenario = "campaign", control = { E2547 = "axis" } })), "isolated")
end)

test("TDV-413: a port west of an Axis port leaves units out of supply", function()
  expect((state(sevastopol, "SU-RA-16", { turn = 6, scenario = "campaign", control = { E2148 = "axis" } })), "out")
end)

test("TDV-414: Axis rails west of the start line are sources", function()
  expect((state({ { "W3220", "GE-K-I" } }, "GE-K-I")), "supplied")
  expect((state({ { "W1022", "GE-K-I" } }, "GE-K-I")), "supplied")
end)

test("TDV-415, TDV-418: east of it only depots; seven hexes to them", function()
  expect((state({ { "W4321", "GE-K-I" } }, "GE-K-I")), "out")
  local function with(hex)
    return (state({ { hex, "GE-K-I" }, { "W4221", "AX-DEPOT-1" } }, "GE-K-I", { turn = 6, scenario = "campaign", control = { W4221 = "axis", W3326 = "axis", W3823 = "axis", W3223 = "axis", W3422 = "axis", W3720 = "axis", W3718 = "axis", W4020 = "axis", W3517 = "axis" } }))
  end
  expect(with("W4321"), "supplied")
  expect({ with("E1124") ~= nil, between("W4221", "E1124").distance }, { true, 7 })
  expect({ with("E1124"), with("E1224") }, { "supplied", "out" })
  expect(between("W4221", "E1224").distance, 8)
end)

test("TDV-416, TDV-418, TDV-419: a supplied HQ supplies three hexes around, but no other HQ", function()
  local function with(hex, piece)
    return (state({ { hex, piece or "GE-K-I" }, { "W3920", "GE-HQ-1" } }, piece or "GE-K-I", { turn = 6, scenario = "campaign", control = { W4221 = "axis" } }))
  end
  local hq = (state({ { "W3920", "GE-HQ-1" } }, "GE-HQ-1"))
  expect(hq, "supplied")
  expect({ with("W4221"), with("W4322") }, { "supplied", "out" })
  expect({ between("W3920", "W4221").distance, between("W3920", "W4322").distance }, { 3, 4 })
  expect(with("W4221", "GE-HQ-2"), "out")
end)

test("TDV-417: a City west of every depot acts as one", function()
  local control = { W4221 = "axis", W3326 = "axis", W3823 = "axis", W3223 = "axis", W3422 = "axis", W3720 = "axis", W3718 = "axis", W4020 = "axis", W3517 = "axis", E1218 = "axis", W4719 = "axis", W4320 = "axis" }
  local function with(depot)
    return (state({ { "W4522", "GE-K-I" }, { depot, "AX-DEPOT-1" } }, "GE-K-I", { turn = 6, scenario = "campaign", control = control }))
  end
  expect({ with("E1218"), with("W4020") ~= nil }, { "supplied", true })
end)

test("TDV-420, TDV-425: a depot needs a railway free of the enemy", function()
  local game = set({ { "W4221", "AX-DEPOT-1" }, { "W4321", "GE-K-I" } }, { turn = 6, scenario = "campaign" })
  expect({ game:piece("AX-DEPOT-1").props.defence, game:piece("AX-DEPOT-1").props.zoc }, { nil, nil })
  for __, id in ipairs{ "W4221", "W3326", "W3823", "W3223", "W3422", "W3720", "W3718", "W4020", "W3517" } do game:setSpace(id, { control = "axis" }) end
  expect(game:query("supply", { side = "axis" })["GE-K-I"], "supplied")
  for __, id in ipairs{ "W3326", "W3823", "W3422", "W3720", "W3718", "W4020", "W3517" } do game:setSpace(id, { control = "soviet" }) end
  expect(game:query("supply", { side = "axis" })["GE-K-I"], "out")
end)

test("TDV-421, TDV-424, TDV-484: Baltic ports supply Germans, not others, and never Leningrad", function()
  local walls = { { "W3804", "GE-K-I" }, { "W3805", "SU-TK-01" }, { "W3904", "SU-TK-02" }, { "W3704", "SU-TK-03" } }
  local control = { W3804 = "axis", W3611 = "axis", W3012 = "axis", W3109 = "axis", W3707 = "axis" }
  expect((state(walls, "GE-K-I", { turn = 6, scenario = "campaign", control = control })), "supplied")
  local game = set({ { "W4702", "GE-K-I" } }, { turn = 6, scenario = "campaign" })
  for __, id in ipairs(tables.places.values.ports_baltic) do game:setSpace(id, { control = "axis" }) end
  for i, hex in ipairs{ "W4701", "W4802", "W4803", "W4703" } do game:place(hex, "SU-TK-0" .. i) end
  expect(game:query("supply", { side = "axis" })["GE-K-I"] ~= "supplied", true)
  local depot = { turn = 6, scenario = "campaign" }
  expect((state({ { "W3651", "IT-II" } }, "IT-II", depot)), "supplied")
end)

test("TDV-422, TDV-423: Black Sea ports supply the Axis; one east of a Soviet port poorly", function()
  local stacks = { { "E1750", "GE-K-I" }, { "E1749", "SU-TK-01" }, { "E1850", "SU-TK-02" } }
  local control = { E1750 = "axis", W4844 = "axis" }
  expect((state(stacks, "GE-K-I", { turn = 6, scenario = "campaign", control = control })), "supplied")
  control.W4844 = "soviet"
  expect((state(stacks, "GE-K-I", { turn = 6, scenario = "campaign", control = control })), "out")
end)

test("TDV-434: an enemy unit on the river closes Rostov and Riga, a zone alone does not", function()
  local stacks = { { "W3611", "SU-RA-16" }, { "W3710", "GE-K-I" }, { "W3711", "GE-K-II" }, { "W3612", "GE-K-X" } }
  expect((state(stacks, "SU-RA-16")), "supplied")
  stacks[#stacks + 1] = { "W3511", "GE-ID-269" }
  expect((state(stacks, "SU-RA-16")), "isolated")
end)

-- The Logistics round and attrition -----------------------------------------------------------------------------------------

test("TDV-327: the Logistics round marks who is out of supply or isolated, and takes marks away", function()
  local game = newGame{ clear = true, scenario = "campaign" }
  game:place("E4628", "GE-K-I")
  game:place("W3220", "GE-K-II")
  game:place("E4728", "SU-RA-16")
  game:setPiece("GE-K-II", { supply = "out" })
  game:setVars{ turn = 6 }
  chit(game, "LOGISTICS")
  expect({ game:piece("GE-K-I").props.supply, game:piece("GE-K-II").props.supply, game:piece("SU-RA-16").props.supply }, { "out", "supplied", "supplied" })
end)

local function attrition(prepare, turn)
  local game = newGame{ clear = true, scenario = "campaign" }
  game:setVars{ turn = turn or 6 }
  prepare(game)
  game:decide("lift", "axis")
  game:act("done")
  return game
end

local function ring(game)
  game:place("E4728", "GE-K-I")
  for i, hex in ipairs{ "E4727", "E4829", "E4629" } do game:place(hex, "SU-TK-0" .. i) end
  game:setPiece("GE-K-I", { supply = "isolated" })
end

test("TDV-435, TDV-082: isolated units next to a supplied enemy are lost", function()
  expect(attrition(ring):piece("GE-K-I").space, "axis_lost")
  expect(attrition(function(game)
    ring(game)
    for i = 1, 3 do game:setPiece("SU-TK-0" .. i, { supply = "out" }) end
  end):piece("GE-K-I").space, "E4728")
  expect(attrition(function(game)
    ring(game)
    game:setPiece("GE-K-I", { supply = "supplied" })
  end):piece("GE-K-I").props.supply, "supplied", "only who is marked is checked")
end)

test("TDV-436: who is connected again is out of supply, not supplied", function()
  local game = attrition(function(one)
    one:place("W3220", "GE-K-I")
    one:setPiece("GE-K-I", { supply = "isolated" })
  end)
  expect(game:piece("GE-K-I").props.supply, "out")
end)

test("TDV-437, TDV-482, TDV-032: fortified zones that nobody holds or supplies are destroyed", function()
  local game = newGame{ clear = true, scenario = "campaign" }
  game:place("W4416", "GE-K-I")
  game:setSpace("W4416", { control = "axis" })
  game:place("W4123", "SU-RD-010")
  game:setVars{ turn = 6 }
  chit(game, "LOGISTICS")
  game:place("W4416", "SU-RD-048")
  game:place("W4516", "GE-PZ-01")
  expect(#game:query("odds", { attackers = { "GE-PZ-01" }, space = "W4416" }).shifts, 0)
  game:place("W4124", "GE-PZ-06")
  expect(#game:query("odds", { attackers = { "GE-PZ-06" }, space = "W4123" }).shifts, 1)
end)

-- Depots --------------------------------------------------------------------------------------------------------------------

local function depots(turn, more)
  local game = newGame{ clear = true, scenario = "campaign" }
  game:place("W3026", "AX-DEPOT-3")
  if more then more(game) end
  game:setVars{ turn = turn }
  game:decide("depots", "axis")
  return game
end

test("TDV-430, TDV-431: a die for each depot, better on turns 1 and 2", function()
  local function points(turn, die)
    local game = depots(turn)
    game:dice(die)
    game:act("advance", { piece = "AX-DEPOT-3" })
    if game:decision().id ~= "depot.move" then return 0 end
    return tonumber(game:decision().prompt:match("(%d+) hex"))
  end
  expect({ points(1, 4), points(2, 4), points(3, 4), points(8, 1), points(5, 6) }, { 6, 5, 4, 0, 3 })
end)

test("TDV-432, TDV-433, TDV-425: along railways, not beside Soviets without a friend, not into Soviet Towns, not onto another depot", function()
  local function ends(more)
    local game = depots(3, more)
    game:dice(6)
    game:act("advance", { piece = "AX-DEPOT-3" })
    local found = {}
    for __, one in ipairs(game:actions("go")) do found[one.space] = true end
    return found, game
  end
  local found, game = ends()
  expect({ found["W3126"], found["W3226"], found["W3326"] }, { true, true, nil })
  game:refuse("go", { space = "W3326" }, "13.6")
  found = ends(function(one) one:place("W3326", "SU-RA-16") end)
  expect({ found["W3126"], found["W3226"] }, { true, nil })
  found = ends(function(one) one:place("W3326", "SU-RA-16") one:place("W3226", "GE-K-I") end)
  expect(found["W3226"], true)
  found = ends(function(one) one:place("W3126", "AX-DEPOT-1") end)
  expect({ found["W3126"], found["W3226"] }, { nil, true })
end)

test("TDV-426: a depot draws back before the enemy", function()
  local game = set({ { "W3226", "AX-DEPOT-3" }, { "W3326", "SU-TK-01" }, { "E4913", "SU-TK-02" } }, { turn = 6, scenario = "campaign" })
  field.round(game, "soviet", "move")
  game:act("choose", { piece = "SU-TK-01" })
  game:act("go", { space = "W3226" })
  local at = game:piece("AX-DEPOT-3").space
  expect({ at ~= "W3226", tonumber(at:sub(2, 3)) <= 32 }, { true, true })
  expectTrue(between(at, "W3226").distance > 1)
end)

test("TDV-427, TDV-428, TDV-429: a depot that is cut off draws back or waits, turned over", function()
  local function cut(verb)
    local game = newGame{ clear = true, scenario = "campaign" }
    game:place("W4221", "AX-DEPOT-1")
    game:setVars{ turn = 6 }
    chit(game, "LOGISTICS")
    expect({ game:decision().id, game:decision().side }, { "depot.cut", "axis" })
    game:act(verb, { piece = "AX-DEPOT-1" })
    return game
  end
  expectTrue(cut("withdraw"):piece("AX-DEPOT-1").space ~= "W4221")
  local game = cut("close")
  expect({ game:piece("AX-DEPOT-1").space, game:piece("AX-DEPOT-1").props.flipped }, { "W4221", true })
  game:decide("depots", "axis")
  game:refuse("advance", { piece = "AX-DEPOT-1" }, "13.6")
  game:place("W4220", "SU-TK-01")
  game:place("E4913", "SU-TK-02")
  field.round(game, "soviet", "move")
  game:act("choose", { piece = "SU-TK-01" })
  game:act("go", { space = "W4221" })
  expect(game:piece("AX-DEPOT-1").space, "axis_out")
end)

test("TDV-429: linked again it works again", function()
  local game = newGame{ clear = true, scenario = "campaign" }
  game:place("W3026", "AX-DEPOT-3")
  game:setPiece("AX-DEPOT-3", { flipped = true })
  game:setVars{ turn = 6 }
  chit(game, "LOGISTICS")
  expect(game:piece("AX-DEPOT-3").props.flipped, false)
end)

test("TDV-273, TDV-279: the naval unit on the coast, and airborne corps near a supplied Stavka, are in supply", function()
  local walls = { { "E2849", "SU-NAV" }, { "E2848", "GE-K-I" }, { "E2949", "GE-K-II" } }
  expect((state(walls, "SU-NAV", { turn = 6, scenario = "campaign", control = {} })), "supplied")
  local function airborne(hex)
    return (state({ { "E1617", "SU-ABN-1" }, { "E1616", "GE-K-I" }, { "E1718", "GE-K-II" }, { "E1518", "GE-K-X" }, { hex, "SU-HQ-STAVKA" } }, "SU-ABN-1"))
  end
  expect({ airborne("E2115"), airborne("E2314") }, { "supplied", "isolated" })
end)

test("TDV-407, TDV-408: a line that has come to a railway stays on it: who is cut off on rails gets nothing over land from other rails", function()
  -- Divisions without zones on the six railways around E3235, each six hexes away.
  local cuts = { "E2634", "E2636", "E2738", "E2930", "E3140", "E3835" }
  local divisions = { "GE-ID-269", "GE-ID-290", "GE-ID-206", "GE-ID-251", "GE-ID-253", "GE-ID-255" }
  local function cut(open)
    local stacks = { { "E3235", "SU-RA-16" } }
    for i, hex in ipairs(cuts) do
      expect(between("E3235", hex).distance, 6, hex)
      if hex ~= open then stacks[#stacks + 1] = { hex, divisions[i] } end
    end
    return (state(stacks, "SU-RA-16"))
  end
  expect({ cut(), cut("E3835"), cut("E2930") }, { "out", "supplied", "supplied" })
end)

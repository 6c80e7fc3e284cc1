-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9: rail, sea, landings and airborne troops.

local field = require "tests/field"

local function game(turn, stacks, control)
  local one = field.set(stacks, { turn = turn, scenario = "campaign" })
  for hex, side in pairs(control or {}) do one:setSpace(hex, { control = side }) end
  return one
end

---Axis rail movement with so many steps.
local function rail(turn, side, stacks, left, control)
  local one = game(turn, stacks, control)
  one:setVars{ rail_left = left }
  one:decide("rail", side)
  return one
end

local function ends(one, piece, verb)
  one:act("choose", { piece = piece })
  local list = {}
  for __, action in ipairs(one:actions(verb or "ride")) do list[action.space] = true end
  return list
end

test("TDV-254: Axis rail begins on turn 11 with two dice of steps", function()
  local function steps(turn)
    local one = newGame{ scenario = "campaign" }
    one:setVars{ turn = turn }
    one:decide("bases", "soviet")
    one:dice(3, 4)
    if one:decision() then one:act("done") end
    return one:var("rail_left"), one:phase()
  end
  expect((steps(11)), 7)
  local left, phase = steps(10)
  expect({ left, phase ~= "axis_rail" }, { 0, true })
end)

test("TDV-255, TDV-257: away from the enemy, in supply, not through enemy Towns", function()
  local one = rail(12, "axis", { { "W2826", "GE-PZ-01" }, { "W3226", "GE-PZ-06" }, { "W3326", "SU-RA-16" }, { "W1927", "GE-PZ-08" } }, 7)
  one:refuse("choose", { piece = "GE-PZ-06" }, "9.2")
  local list = ends(one, "GE-PZ-01")
  expect({ list["W2024"], list["W3026"], list["W3226"], list["W3326"] }, { true, true, nil, nil })
  one:refuse("ride", { space = "W3226" }, "9.2")
  one:act("ride", { space = "W2024" })
  expect({ one:piece("GE-PZ-01").space, one:var("rail_left"), one:piece("GE-PZ-01").props.railed }, { "W2024", 5, true })
end)

test("TDV-256: in snow and from 1944 steps inside the Soviet Union count double", function()
  local control = { W3326 = "axis", W3823 = "axis", W3223 = "axis", W4221 = "axis" }
  local function cost(turn, to)
    local one = rail(turn, "axis", { { "W3226", "GE-PZ-01" }, { "W3326", "AX-DEPOT-1" }, { "E4913", "SU-RA-16" }, { "W2024", "GE-PZ-06" } }, 8, control)
    one:act("choose", { piece = "GE-PZ-01" })
    one:act("ride", { space = to })
    return 8 - one:var("rail_left")
  end
  expect({ cost(24, "W3326"), cost(18, "W3326"), cost(30, "W3326"), cost(18, "W2826") }, { 2, 4, 4, 2 })
end)

test("TDV-264: Soviet rail: four steps from turn 4", function()
  expect({ tables.numbers.values.soviet_rail_from, tables.numbers.values.soviet_rail_steps }, { 4, 4 })
  local function left(turn)
    local one = newGame{ scenario = "campaign" }
    one:setVars{ turn = turn }
    one:decide("sea", "axis")
    one:act("done")
    return one:phase() == "soviet_rail" and one:var("rail_left") or 0
  end
  expect({ left(3), left(4) }, { 0, 4 })
  local one = rail(4, "soviet", { { "E2314", "SU-RA-16", "SU-RA-19" }, { "E2319", "SU-RA-20" } }, 4)
  one:act("choose", { piece = "SU-RA-16" })
  one:act("ride", { space = "E2319" })
  expect(one:var("rail_left"), 2)
  one:setVars{ rail_left = 1 }
  one:refuse("choose", { piece = "SU-RA-19" }, "9.4")
end)

test("TDV-265: by rail to the Stavka and into the Reserve", function()
  local one = rail(4, "soviet", { { "E2319", "SU-RA-16" }, { "E2314", "SU-HQ-STAVKA" } }, 4)
  expect(ends(one, "SU-RA-16")["stavka_reserve"], true)
  one:act("ride", { space = "stavka_reserve" })
  expect({ one:piece("SU-RA-16").space, one:var("rail_left") }, { "stavka_reserve", 2 })
  one = rail(4, "soviet", { { "E2319", "SU-RA-16" }, { "E4735", "SU-HQ-STAVKA" } }, 4)
  expect(ends(one, "SU-RA-16")["stavka_reserve"], nil)
end)

---Naval movement of a side at the beginning of its segment.
local function sea(turn, side, stacks, control)
  local one = game(turn, stacks, control)
  one:setVars{ baltic_left = side == "axis" and 4 or 2, black_left = 4 }
  one:decide("sea", side)
  return one
end

test("TDV-258, TDV-266: in the Baltic four steps for the Axis, two for the Soviets, mechanised ones double", function()
  local numbers = tables.numbers.values
  expect({ numbers.axis_baltic, numbers.soviet_baltic, numbers.axis_black, numbers.soviet_black, numbers.sea_mech }, { 4, 2, 4, 4, 2 })
  local one = sea(2, "axis", { { "W1620", "GE-PZ-01", "GE-K-I" } })
  one:act("choose", { piece = "GE-PZ-01" })
  one:act("ship", { space = "W2818" })
  expect({ one:piece("GE-PZ-01").space, one:var("baltic_left") }, { "W2818", 0 })
  expect(one:decision() == nil or one:offers("choose", { piece = "GE-K-I" }), false)
  one = sea(2, "soviet", { { "W3804", "SU-RA-16", "SU-MK-03" }, { "W3707", "SU-RD-010" } })
  local function may(id) return one:offers("choose", { piece = id }) end
  expect({ may("SU-RA-16"), may("SU-MK-03"), may("SU-RD-010") }, { true, true, true })
end)

test("TDV-259: the Gulf of Finland is closed in snow", function()
  local one = sea(8, "soviet", { { "W3804", "SU-RD-010" }, { "W3707", "SU-RD-048" }, { "W3611", "SU-RD-090" } })
  one:refuse("choose", { piece = "SU-RD-010" }, "9.5")
  one:act("choose", { piece = "SU-RD-048" })
  one:refuse("ship", { space = "W3804" }, "9.5")
  expect(one:offers("ship", { space = "W3611" }), true)
end)

test("TDV-260, TDV-267: the Black Sea needs Sevastopol", function()
  local one = game(12, { { "E1750", "GE-ID-269" }, { "W4351", "GE-ID-031" } }, { E1750 = "axis" })
  one:setVars{ baltic_left = 4, black_left = 4 }
  one:decide("sea", "axis")
  expect(one:offers("choose", { piece = "GE-ID-269" }), true)
  one = game(12, { { "W4351", "GE-ID-031" }, { "W4844", "GE-ID-269" } }, { W4844 = "axis" })
  one:setVars{ baltic_left = 4, black_left = 0 }
  one:decide("sea", "axis")
  one:refuse("choose", { piece = "GE-ID-269" }, "9.3")
  one = sea(2, "soviet", { { "E1750", "SU-RD-010" }, { "E2849", "SU-RD-048" } })
  one:act("choose", { piece = "SU-RD-010" })
  expect(one:offers("ship", { space = "E2849" }), true)
end)

test("TDV-261: Azov ports need both shores of the straits and no snow", function()
  local function open(turn, control)
    local one = sea(turn, "soviet", { { "E2849", "SU-RD-010" }, { "E1750", "SU-RD-048" } }, control)
    one:act("choose", { piece = "SU-RD-010" })
    return one:offers("ship", { space = "E2642" })
  end
  expect({ open(2), open(8), open(2, { E2547 = "axis" }) }, { true, false, false })
end)

test("TDV-262: Rostov is a port while neither unit nor zone of the enemy is on the river below it", function()
  local function open(stack)
    local one = sea(2, "soviet", { { "E2849", "SU-RD-010" }, { "E1750", "SU-RD-048" }, stack })
    one:act("choose", { piece = "SU-RD-010" })
    return one:offers("ship", { space = "E3140" })
  end
  expect({ open({ "E4913", "GE-PZ-01" }), open({ "E3142", "GE-PZ-01" }), open({ "E3141", "GE-ID-269" }), open({ "E3142", "GE-ID-269" }) }, { true, false, false, true })
end)

test("TDV-263, TDV-268: nobody is shipped into a port within range of enemy aircraft, but out of it", function()
  local one = sea(2, "soviet", { { "E2849", "SU-RD-010" }, { "E1750", "SU-RD-048" }, { "E1846", "GE-BASE-8", "GE-AIR-8" } })
  one:act("choose", { piece = "SU-RD-048" })
  expect(one:offers("ship", { space = "E2849" }) or one:offers("ship", { space = "E3150" }), true, "out of Sevastopol")
  one:act("back")
  one:act("choose", { piece = "SU-RD-010" })
  one:refuse("ship", { space = "E1750" }, "9.5")
  one = sea(34, "axis", { { "W1620", "GE-ID-269" }, { "W4409", "SU-AIR-18" } }, { W3804 = "axis", W3012 = "axis" })
  one:act("choose", { piece = "GE-ID-269" })
  one:refuse("ship", { space = "W3804" }, "9.3")
end)

-- Landing -------------------------------------------------------------------------------------------------------------------

local function landing(turn, stacks, control)
  local list = { { "E2849", "SU-NAV" } }
  for __, stack in ipairs(stacks or {}) do list[#list + 1] = stack end
  local one = game(turn, list, control)
  one:decide("invasion", "soviet")
  return one
end

test("TDV-269, TDV-270: where the naval unit can land", function()
  local one = landing(6)
  expect({ one:offers("land", { space = "E1749" }), one:offers("land", { space = "E2443" }) }, { true, true })
  expect(landing(8):offers("land", { space = "E2443" }), false, "the Sea of Azov in snow")
  one = landing(14, nil, { E1750 = "axis" })
  for __, action in ipairs(one:actions("land")) do expectTrue(ground(action.space).col >= ground("E1750").col, action.space) end
  expect({ landing(29):offers("land", { space = "W4351" }), landing(30):offers("land", { space = "W4351" }) }, { false, true })
  landing(29):refuse("land", { space = "W4351" }, "9.6")
end)

test("TDV-271, TDV-272: it may fight its way ashore alone, and is lost if it fails", function()
  local function fight(die, defender)
    local one = landing(14, { { "E2148", defender or "GE-ID-269" } }, { E2148 = "axis" })
    one:setPiece(defender or "GE-ID-269", { supply = "out" })
    one:dice(die)
    one:act("land", { space = "E2148" })
    one:playUntil(function() return not one:decision() or one:phase() ~= "invasion" end)
    return one:piece("SU-NAV").space
  end
  expect(fight(1), "soviet_lost")
  local one = landing(14, { { "E4913", "SU-RA-16" } }, { E2148 = "axis" })
  one:act("land", { space = "E2148" })
  expect({ one:piece("SU-NAV").space, one:space("E2148").control }, { "E2148", "soviet" })
end)

-- Airborne ------------------------------------------------------------------------------------------------------------------

local function drop(turn, stacks, more)
  local list = { { "E2314", "SU-ABN-1", "SU-HQ-STAVKA" }, { "E2319", "SU-ABN-2" } }
  for __, stack in ipairs(stacks or {}) do list[#list + 1] = stack end
  local one = game(turn, list)
  if more then one:setPiece("SU-ABN-1", more) end
  one:decide("airborne", "soviet")
  return one
end

test("TDV-274: one airborne corps a turn flies up to twelve hexes, from a supplied City or Town in range of the Stavka", function()
  local one = drop(6)
  one:act("choose", { piece = "SU-ABN-1" })
  expect({ one:offers("fly", { space = "E1218" }), one:offers("fly", { space = "W4221" }) }, { true, false })
  one:refuse("fly", { space = "W4221" }, "9.7")
  one:act("fly", { space = "E1218" })
  expect(one:piece("SU-ABN-1").space, "E1218")
  expectTrue(one:phase() ~= "airborne", "one only")
  one = drop(6)
  one:place("E4728", "SU-HQ-STAVKA")
  one:refuse("choose", { piece = "SU-ABN-1" }, "9.7")
end)

test("TDV-275, TDV-277, TDV-278: a drop goes to any hex but Cities and air bases in range; once in a game", function()
  local one = drop(6, { { "E2016", "GE-BASE-8", "GE-AIR-8" } })
  one:act("choose", { piece = "SU-ABN-1" })
  one:refuse("drop", { space = "E2016" }, "9.7")
  one:refuse("drop", { space = "E2233" }, "9.7")
  one:act("drop", { space = "E2017" })
  expect({ one:piece("SU-ABN-1").space, one:piece("SU-ABN-1").props.dropped }, { "E2017", true })
  one = drop(6, nil, { dropped = true })
  one:act("choose", { piece = "SU-ABN-1" })
  expect(#one:actions("drop"), 0)
  one:refuse("drop", { space = "E2017" }, "9.7")
end)

test("TDV-276: on an enemy it is lost for good and costs him a step of his choice", function()
  local one = drop(6, { { "E2017", "GE-K-I", "GE-ID-269" } })
  one:act("choose", { piece = "SU-ABN-1" })
  one:act("drop", { space = "E2017" })
  expect({ one:decision().id, one:decision().side }, { "airborne.loss", "axis" })
  one:act("lose", { piece = "GE-K-I" })
  expect({ one:piece("GE-K-I").steps, one:piece("SU-ABN-1").space }, { 1, "soviet_out" })
end)

test("TDV-280: not in good weather, and not abroad", function()
  drop(2):refuse("choose", { piece = "SU-ABN-1" }, "9.7")
  local one = drop(6)
  one:act("choose", { piece = "SU-ABN-1" })
  for __, verb in ipairs{ "fly", "drop" } do
    for __, action in ipairs(one:actions(verb)) do expect(ground(action.space).country, "ussr", action.space) end
  end
end)

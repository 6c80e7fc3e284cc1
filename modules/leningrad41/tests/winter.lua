-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.5 to 14.9: blizzard, Typhoon, agility, the 1st Tank Division, Lend-Lease.

local shared = require "tests/shared"

local field = shared.optional
local orders = shared.orders
local value = shared.value
local begin = shared.begin
local tells = shared.tells

test("L41-291: from the first Axis impulse of December; it halves both logistic values", function()
  local game = newGame{ scenario = "campaign", options = { ro14_5 = "on" } }
  game:setVars{ turn = 6, weather = "snow" }
  begin(game, "axis")
  expect({ game:var("weather"), game:piece("WEATHER").space }, { "blizzard", "WEATHER_BLIZZARD" })
  expect({ value(game, "axis"), value(game, "soviet") }, { 5, 7 }, "with the point for the Baltic")
  local plain = newGame{ scenario = "campaign" }
  plain:setVars{ turn = 6, weather = "snow" }
  begin(plain, "axis")
  expect(plain:var("weather"), "snow")
end)

test("L41-292: what a blizzard leaves of the strength", function()
  local game = field(5, { { "131", "AX-18-I", "SU-L-42nd" }, { "40", "FI-C1", "SU-L-23rd" } })
  for __, id in ipairs{ "AX-18-I", "SU-L-42nd", "FI-C1", "SU-L-23rd" } do game:setPiece(id, { steps = 4 }) end
  game:setVars{ weather = "blizzard" }
  local function odds(id, space) return game:query("odds", { attackers = { id }, space = space }) end
  expect({ odds("AX-18-I", "131").attack.dice, odds("SU-L-42nd", "131").defence.dice }, { 1, 2 }, "Germans: a quarter and half")
  expect({ odds("SU-L-42nd", "131").attack.dice, odds("AX-18-I", "131").defence.dice }, { 2, 4 }, "Soviets: half and whole")
  expect({ odds("FI-C1", "40").attack.dice, odds("SU-L-23rd", "40").defence.dice }, { 2, 4 }, "Finns likewise")
  game:setPiece("AX-18-I", { steps = 3 })
  expect(odds("AX-18-I", "131").attack.dice, 1)
  game:place("G1", "AX-18-HQ", "AX-1FK")
  game:place("122", "AX-18-L")
  game:place("123", "AX-18-XXVI")
  expect(game:query("command", { piece = "AX-18-HQ" }), { "AX-18-L", "AX-1FK" }, "range one")
  local range = game:query("air_range", { side = "axis" })
  expect(#range, 4, "G1 and its neighbours")
end)

-- Typhoon --------------------------------------------------------------------------------------------------------------------------------

local function choices(game)
  local list = {}
  for __, action in ipairs(game:actions("withdraw")) do list[action.piece] = true end
  return list
end

test("L41-293, L41-294, L41-296: the worked Typhoon", function()
  local game = newGame{ scenario = "campaign", options = { ro14_6 = "on" } }
  game:setVars{ turn = 2 }
  begin(game, "axis")
  expect(game:decision().id, "impulse.choose", "not in August")
  game:setVars{ turn = 3 }
  begin(game, "axis")
  expect({ game:decision().id, game:decision().side }, { "typhoon", "axis" })
  expect(choices(game), { ["AX-41-HQ"] = true, ["AX-41-1PZ"] = true, ["AX-41-6PZ"] = true, ["AX-41-36M"] = true, ["AX-56-HQ"] = true, ["AX-56-8PZ"] = true,
    ["AX-56-3M"] = true, ["AX-8FK"] = true })
  game:refuse("withdraw", { piece = "AX-18-I" }, "14.6")
  game:act("withdraw", { piece = "AX-41-6PZ" })
  expect(game:piece("AX-41-6PZ").space, "TYPHOON")
  begin(game, "axis")
  expect(choices(game), { ["AX-56-HQ"] = true, ["AX-56-8PZ"] = true, ["AX-56-3M"] = true, ["AX-8FK"] = true })
  game:refuse("withdraw", { piece = "AX-41-1PZ" }, "14.6")
  game:act("withdraw", { piece = "AX-56-3M" })
  begin(game, "axis")
  expect(choices(game), { ["AX-41-HQ"] = true, ["AX-41-1PZ"] = true, ["AX-41-36M"] = true, ["AX-8FK"] = true })
end)

test("L41-293, L41-295: eight blocks in eight impulses, then Zhukov; none of them counts as lost", function()
  local game = newGame{ scenario = "campaign", options = { ro14_6 = "on" } }
  game:setVars{ turn = 3 }
  for number = 1, 8 do
    begin(game, "axis")
    if number < 8 then expect(game:decision().id, "typhoon", "impulse " .. number) end
    if game:decision().id == "typhoon" then game:act("withdraw", game:actions("withdraw")[1]) end
  end
  expect(#game:stack("TYPHOON"), 9)
  expect(game:piece("SU-ZHUKOV").space, "TYPHOON")
  expect(#game:stack("AXIS_LOST"), 0)
  begin(game, "axis")
  expect(game:decision().id, "impulse.choose")
end)

test("L41-294: for a listed block that is already lost another German block goes", function()
  local game = newGame{ scenario = "campaign", options = { ro14_6 = "on" } }
  game:place("AXIS_LOST", "AX-41-6PZ")
  game:setVars{ turn = 3 }
  begin(game, "axis")
  expectTrue(game:offers("withdraw", { piece = "AX-18-HQ" }), "any other")
  expect(game:offers("withdraw", { piece = "FI-D1" }), false, "but no Finn")
end)

test("L41-293, L41-053: a block leaves from wherever it is: from a fight, from the box of Velikiye Luki", function()
  local game = field(6, { { "114", "AX-41-1PZ", "SU-L-42nd" }, { "113", "AX-56-8PZ" }, { "G1", "AX-18-HQ" } }, { axis = { "113", "114" } })
  game:setPiece("AX-41-1PZ", { shown = true, moved = true })
  game:setPiece("SU-L-42nd", { shown = true })
  game:setVars{ turn = 3 }
  begin(game, "axis")
  expect(choices(game), { ["AX-41-1PZ"] = true, ["AX-56-8PZ"] = true, ["AX-8FK"] = true }, "those that are in play")
  tells(game:act("withdraw", { piece = "AX-41-1PZ" }), game:piece("AX-41-1PZ").name .. " leaves for another front.")
  expect({ game:space("114").control, game:piece("SU-L-42nd").props.shown, game:piece("AX-41-1PZ").props.moved }, { "soviet", false, false })
  expect({ game:var("typhoon"), game:var("typhoon_color") }, { 1, "red" })
  begin(game, "axis")
  game:act("withdraw", { piece = "AX-8FK" })
  expect({ game:piece("AX-8FK").space, game:var("typhoon_color") }, { "TYPHOON", "AX-8FK" })
  expect(game:space("VELIKIYE_LUKI_BOX").control, nil)
  begin(game, "axis")
  expect({ game:piece("AX-56-8PZ").space, game:space("113").control }, { "TYPHOON", "axis" }, "the last one of them goes without a question")
  begin(game, "axis")
  expect(game:decision().id, "impulse.choose", "nobody is left to go")
  expect(game:var("typhoon"), 4, "but the impulse counts")
end)

test("L41-294: where only one colour is left, it goes again", function()
  local game = field(6, { { "113", "AX-41-1PZ", "AX-41-6PZ", "AX-41-36M" }, { "G1", "AX-18-HQ" } }, { axis = { "113" } })
  game:place("TYPHOON", "AX-8FK")
  game:setVars{ turn = 4, typhoon = 3, typhoon_color = "red" }
  begin(game, "axis")
  expect(choices(game), { ["AX-41-1PZ"] = true, ["AX-41-6PZ"] = true, ["AX-41-36M"] = true })
end)

test("L41-294: only for those that were lost in the game others go, and not more of them", function()
  local game = newGame{ scenario = "campaign", options = { ro14_6 = "on" } }
  game:setVars{ turn = 3 }
  begin(game, "axis")
  expect(game:offers("withdraw", { piece = "AX-18-HQ" }), false, "nobody is lost yet")
  game:place("AXIS_LOST", "AX-41-6PZ")
  game:setVars{ typhoon = 1 }
  game:decide("typhoon", "axis")
  expect(game:offers("withdraw", { piece = "AX-18-HQ" }), false, "seven are left for seven impulses")
  game:setVars{ typhoon = 0 }
  game:decide("typhoon", "axis")
  expect(game:offers("withdraw", { piece = "AX-18-HQ" }), true)
  local times = 0
  for __, action in ipairs(game:actions("withdraw")) do times = times + (action.piece == "AX-41-1PZ" and 1 or 0) end
  expect(times, 1, "each block once")
end)

test("L41-295: Zhukov leaves also when nobody is left to go in the eighth impulse", function()
  local game = field(6, { { "40", "FI-D1" }, { "84", "SU-ZHUKOV" } })
  game:place("TYPHOON", "AX-8FK")
  game:setVars{ turn = 4, typhoon = 7 }
  begin(game, "axis")
  expect(game:piece("SU-ZHUKOV").space, "TYPHOON")
end)

test("L41-295: Zhukov leaves with the last one, wherever he is", function()
  for __, where in ipairs{ "84", "SOVIET_S" } do
    local game = field(6, { { "113", "AX-41-1PZ" }, { "G1", "AX-18-HQ" }, { "84", "AX-W01" } }, { axis = { "113" }, soviet = { "84" } })
    game:place(where, "SU-ZHUKOV")
    game:place("TYPHOON", "AX-8FK")
    game:setVars{ turn = 4, typhoon = 7 }
    begin(game, "axis")
    expect({ game:piece("AX-41-1PZ").space, game:piece("SU-ZHUKOV").space, game:var("typhoon") }, { "TYPHOON", "TYPHOON", 8 })
    expect({ #game:stack("SOVIET_LOST"), #game:stack("AXIS_LOST") }, { 0, 0 })
    expect(game:space("84").control, where == "84" and "axis" or "soviet")
    begin(game, "axis")
    expect(game:decision().id, "impulse.choose")
  end
end)

-- Agility -----------------------------------------------------------------------------------------------------------------------------------

test("L41-297: cavalry pays two where others pay three, in rain, too", function()
  local game = field(7, { { "66", "SU-W-C1", "SU-W-T1" }, { "12", "FI-CAV" } })
  local function reach(id) return game:query("reach", { piece = id }) end
  expectTrue(reach("SU-W-C1")["67"] == 2 and reach("SU-W-T1")["67"] == 3, "red Kobona")
  game:setVars{ weather = "rain" }
  expectTrue(reach("SU-W-C1")["65"] == 2 and reach("SU-W-C1")["80"] == 4, "two areas")
  expectTrue(reach("SU-W-T1")["65"] == 3 and reach("SU-W-T1")["80"] == nil, "the tank one")
  expectTrue(reach("FI-CAV")["11"] == 2, "the Finnish brigade")
  game = field(6, { { "66", "SU-W-C1" } })
  expectTrue(reach("SU-W-C1")["67"] == 3, "without the rule")
end)

test("L41-298: shock armies and Axis infantry divisions have four points and stay slow", function()
  local game = field(7, { { "12", "FI-D1", "FI-163" }, { "G1", "AX-W01", "AX-W07", "AX-18-I" }, { "84", "SU-W-N1" } })
  local function most(id)
    local found = 0
    for __, cost in pairs(game:query("reach", { piece = id })) do found = math.max(found, cost) end
    return found
  end
  expectTrue(most("FI-D1") == 4 and most("FI-163") == 4 and most("AX-W01") == 4 and most("SU-W-N1") == 4, "agile")
  expectTrue(most("AX-W07") == 3 and most("AX-18-I") == 3, "not agile")
  expectTrue(game:query("reach", { piece = "FI-D1" })["9"] == 4, "yellow and yellow")
  expect(game:piece("FI-D1").props.mech, false)
  game:setVars{ impulse = "tactical", exploiting = true, blocks_left = 5 }
  game:decide("exploit.move", "axis")
  game:refuse("move", { piece = "FI-D1", space = "11" }, "10.19")
end)

test("L41-299: the Blue Division does not mind snow, and is halved in a blizzard", function()
  local game = field(7, { { "131", "AX-W06", "AX-W01", "SU-L-42nd" } })
  local function attack(id) return game:query("odds", { attackers = { id }, space = "131" }).attack.dice end
  game:setVars{ weather = "snow" }
  expect({ attack("AX-W06"), attack("AX-W01") }, { 2, 1 })
  game:setVars{ weather = "blizzard" }
  expect(attack("AX-W06"), 1)
  expect(game:query("odds", { attackers = { "SU-L-42nd" }, space = "131" }).defence.units[1].dice, 2, "whole in defence")
end)

-- The 1st Tank Division ------------------------------------------------------------------------------------------------------------------------

test("L41-300: it goes to Murmansk in a pass or a Strategic Impulse, and never back", function()
  local game = field(8, { { "30", "SU-K-1T", "SU-K-HQ" }, { "84", "SU-V-4th" } })
  orders(game, "soviet", "pass", 1)
  game:refuse("murmansk", { piece = "SU-V-4th" }, "14.8")
  game:act("murmansk", { piece = "SU-K-1T" })
  expect(game:piece("SU-K-1T").space, "MUR10")
  orders(game, "soviet")
  game:refuse("move", { piece = "SU-K-1T", space = "30" }, "10.9")
  game = field(8, { { "30", "SU-K-1T", "SU-K-HQ" } })
  orders(game, "soviet", "strategic", 3)
  expectTrue(game:offers("murmansk", { piece = "SU-K-1T" }), "Strategic Impulse")
  game:setPiece("SU-K-HQ", { active = true })
  orders(game, "soviet", "tactical")
  game:refuse("murmansk", { piece = "SU-K-1T" }, "14.8")
end)

---Dietl rolls in the Combat Segment.
local function march(game, kind, ...)
  game:setVars{ impulse = kind, old_fights = {} }
  game:setPiece("AX-DIETL", { active = true, steps = 4 })
  game:decide("support", "axis")
  game:dice(...)
  game:act("done")
end

test("L41-301: with the division in Murmansk Dietl advances only on 6", function()
  local game = field(8, { { "MUR10", "SU-K-1T" }, { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  march(game, "tactical", 6, 5, 5, 1)
  expect(game:piece("AX-DIETL").space, "MUR2")
end)

test("L41-301: elsewhere the division is no hindrance", function()
  local game = field(8, { { "30", "SU-K-1T" }, { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  march(game, "tactical", 6, 5, 5, 1)
  expect(game:piece("AX-DIETL").space, "MUR4")
end)

test("L41-300, L41-053: the division may leave a fight for Murmansk; the Axis can't send it", function()
  local game = field(8, { { "30", "SU-K-1T", "FI-D1" }, { "84", "SU-V-4th" } }, { soviet = { "30" } })
  game:setPiece("FI-D1", { shown = true })
  orders(game, "axis")
  expect(game:offers("murmansk"), false)
  orders(game, "soviet")
  game:act("murmansk", { piece = "SU-K-1T" })
  expect({ game:space("30").control, game:piece("FI-D1").props.shown }, { "axis", false })
end)

test("L41-302: Murmansk does not fall while the division holds it", function()
  local game = field(8, { { "MUR10", "SU-K-1T" }, { "MUR9", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("SU-K-1T", { steps = 2 })
  march(game, "tactical", 6, 6, 1, 1)
  expect({ game:piece("AX-DIETL").space, game:query("victory").murmansk, game:piece("SU-K-1T").steps }, { "MUR10", "soviet", 2 }, "he only arrives")
  expect(game:space("MUR10").control, "soviet")
  march(game, "tactical", 6, 5, 5, 5)
  expect(game:piece("SU-K-1T").steps, 1, "then he attacks, on 6")
  expect(game:piece("AX-DIETL").steps, 3, "the division can't hurt him")
end)

test("L41-302, L41-303: also in a Strategic Impulse; a beaten division counts as surrendered", function()
  local game = field(8, { { "MUR10", "SU-K-1T", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("SU-K-1T", { steps = 1 })
  game:setPiece("AX-DIETL", { steps = 4 })
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  game:act("storm", { piece = "AX-DIETL" })
  game:dice(6, 1, 1, 1)
  game:act("done")
  expect({ game:piece("SU-K-1T").space, game:query("victory").murmansk }, { "SOVIET_LOST", "axis" })
  expect({ game:piece("AX-DIETL").props.active, game:piece("AX-DIETL").steps, game:piece("AX-DIETL").props.shown }, { false, 3, false }, "and he tires")
end)

test("L41-302: Dietl attacks the division only in an Axis Strategic Impulse, once, and not exhausted", function()
  local function storms(side, kind, stacks, steps)
    local game = field(8, stacks or { { "MUR10", "SU-K-1T", "AX-DIETL" }, { "G1", "AX-18-HQ", "AX-18-I" }, { "84", "SU-V-4th" } })
    game:setPiece("AX-DIETL", { steps = steps or 4 })
    if kind == "tactical" then game:setPiece("AX-18-HQ", { active = true }) end
    orders(game, side, kind)
    if not game:offers("storm") then game:refuse("storm", {}, "14.8") end
    return game:offers("storm")
  end
  expect({ storms("axis", "strategic"), storms("axis", "pass"), storms("axis", "tactical"), storms("soviet", "strategic") }, { true, false, false, false })
  expect(storms("axis", "strategic", { { "MUR10", "AX-DIETL" }, { "G1", "AX-18-I" } }), false, "nobody is there")
  expect(storms("axis", "strategic", { { "MUR10", "SU-K-1T" }, { "MUR9", "AX-DIETL" }, { "G1", "AX-18-I" } }), false, "he is not there")
  expect(storms("axis", "strategic", nil, 1), false, "exhausted")
  local game = field(8, { { "MUR10", "SU-K-1T", "AX-DIETL" }, { "G1", "AX-18-HQ", "AX-18-I" } })
  orders(game, "axis")
  tells(game:act("storm", {}), game:piece("AX-DIETL").name .. " is activated in Murmansk.")
  expect({ game:offers("storm"), game:piece("AX-DIETL").props.shown }, { false, true })
end)

test("L41-300: only from the map, once, with an order left, and not when Murmansk has fallen", function()
  local function goes(where, vars, piece)
    local game = field(8, { { "84", "SU-V-4th", "SU-V-26th" }, { "88", "SU-V-52nd" } })
    game:place(where, "SU-K-1T")
    if piece then game:setPiece("SU-K-1T", piece) end
    orders(game, "soviet", "strategic", 3)
    if vars then
      game:setVars(vars)
      game:decide("command", "soviet")
    end
    return game:offers("murmansk")
  end
  expect({ goes("30"), goes("SOVIET_POOL"), goes("MUR10"), goes("30", nil, { moved = true }) }, { true, false, false, false })
  expect({ goes("30", { murmansk_taken = true }), goes("30", { blocks_left = 0 }), goes("30", { impulse = "tactical", exploiting = true }) }, { false, false, false })
end)

test("L41-303: Dietl is not regenerated in Murmansk", function()
  local game = field(8, { { "MUR10", "AX-DIETL", "SU-K-1T" }, { "G1", "AX-18-HQ" } })
  game:setPiece("AX-DIETL", { steps = 2 })
  game:setPiece("AX-18-HQ", { steps = 2 })
  game:setVars{ turn = 4 }
  game:decide("logistics.choose", "axis")
  game:act("activate")
  game:refuse("regenerate", { piece = "AX-DIETL" }, "14.8")
  expectTrue(game:offers("regenerate", { piece = "AX-18-HQ" }), "others are")
end)

test("L41-304: Lend-Lease from September, with S1 to S4 and Murmansk", function()
  local game = newGame{ scenario = "campaign", options = { ro14_9 = "on" } }
  expect(value(game, "soviet"), 14, "not in July")
  game:setVars{ turn = 3 }
  expect(value(game, "soviet"), 15)
  game:setSpace("S3", { control = "axis" })
  expect(value(game, "soviet"), 14)
  game:setSpace("S3", { control = "soviet" })
  game:setVars{ murmansk_taken = true }
  expect(value(game, "soviet"), 13, "the point for Murmansk is lost, too")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.4, 10.11: artillery, Finnish heavy guns, Luftwaffe.

local shared = require "tests/shared"

local field = shared.field
local activation = shared.activation

---Marks the areas as disputed before and goes to the support of battles.
local function supporting(game, side, ...)
  game:setVars{ impulse = "tactical", old_fights = { ... } }
  game:decide("support", side)
  return game
end

local function targets(game, verb, piece)
  local list = {}
  for __, action in ipairs(game:actions(verb)) do
    if action.piece == piece then list[action.space] = true end
  end
  return list
end

---A disputed area 114 with German and Finnish blocks as wished.
local function siege(german, finnish)
  local game = field({ { "114", "SU-L-42nd" }, { "113", "AX-18-HQ", "AX-16-HQ" }, { "132", "AX-1FK" } }, { axis = { "113", "132", "112", "111" } })
  game:setPiece("SU-L-42nd", { steps = 4 })
  if german then game:place("114", "AX-18-I") end
  if finnish then game:place("114", "FI-D1") end
  for __, id in ipairs{ "AX-18-HQ", "AX-1FK" } do game:setPiece(id, { active = true, steps = 4 }) end
  game:setPiece("AX-18-I", { steps = 4 })
  return supporting(game, "axis", "114")
end

test("L41-167, L41-199: an active HQ gives artillery to one battle next to it", function()
  local game = siege(true)
  expect(targets(game, "artillery", "AX-18-HQ"), { ["114"] = true })
  game:refuse("artillery", { piece = "AX-16-HQ", space = "114" }, "10.4")
  game:refuse("artillery", { piece = "AX-18-HQ", space = "92" }, "10.12")
  game:act("artillery", { piece = "AX-18-HQ", space = "114" })
  expect(game:piece("ART-AX-18-HQ").space, "114")
  game:refuse("artillery", { piece = "AX-18-HQ", space = "114" }, "10.4")
  game:act("done")
  game:dice(6, 5, 1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(game:piece("SU-L-42nd").steps, 2, "four dice at 5-6: two hits")
end)

test("L41-167, L41-172: not beside it, not exhausted: no artillery", function()
  local game = siege(true)
  game:place("111", "AX-18-HQ")
  supporting(game, "axis", "114")
  game:refuse("artillery", { piece = "AX-18-HQ", space = "114" }, "10.4")
  game:place("113", "AX-18-HQ")
  game:setPiece("AX-18-HQ", { steps = 1 })
  supporting(game, "axis", "114")
  game:refuse("artillery", { piece = "AX-18-HQ", space = "114" }, "10.5")
end)

test("L41-013: German guns and bombers help only Germans", function()
  local game = siege(false, true)
  game:setSpace("L", { control = "axis" })
  supporting(game, "axis", "114")
  expect(#game:actions("artillery"), 0)
  expect(#game:actions("bomb"), 0)
  game:refuse("artillery", { piece = "AX-18-HQ", space = "114" }, "1.4")
  game:refuse("bomb", { piece = "JU88-1", space = "114" }, "1.4")
  game = siege(true, true)
  expectTrue(game:offers("artillery", { piece = "AX-18-HQ", space = "114" }), "one German block is enough")
end)

test("L41-014, L41-169, L41-176: the Finnish heavy artillery, anywhere in the zone with a Finn", function()
  local game = field({ { "6", "FI-MANN" }, { "26", "FI-D1", "SU-L-42nd" }, { "39", "AX-18-I", "SU-L-23rd" }, { "48", "FI-D2", "SU-L-54th" }, { "40", "FI-D3" } },
    { axis = { "25", "38", "40", "46" } })
  game:setPiece("FI-MANN", { steps = 2, active = true })
  supporting(game, "axis", "26", "39", "48")
  game:refuse("heavy", { space = "39" }, "1.4")
  game:refuse("heavy", { space = "48" }, "10.12")
  game:setSpace("L", { control = "axis" })
  supporting(game, "axis", "26", "39", "48")
  game:refuse("heavy", { space = "48" }, "10.4.1")
  game:refuse("heavy", { space = "40" }, "10.12")
  game:act("heavy", { space = "26" })
  expect(game:piece("FHA").space, "26")
  expect(#game:actions("heavy"), 0, "once")
  game:setPiece("SU-L-42nd", { steps = 4 })
  game:setPiece("FI-D1", { steps = 2 })
  expect(game:decision().id, "combat.choose", "nothing else can be given")
  game:dice(4, 6, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "26" })
  game:act("fire")
  expect(game:piece("SU-L-42nd").steps, 4, "two dice at 4-6: two hits, for forest and city")
end)

test("L41-014: without Mannerheim active there is none", function()
  local game = field({ { "6", "FI-MANN" }, { "26", "FI-D1", "SU-L-42nd" } }, { axis = { "25" } })
  supporting(game, "axis", "26")
  game:refuse("heavy", { space = "26" }, "10.4.1")
end)

test("L41-168, L41-210: weather cuts the dice of artillery", function()
  local game = siege(true)
  local function dice() return game:query("odds", { attackers = { "AX-18-I" }, space = "114", support = { artillery = { "AX-18-HQ" } } }).artillery.units[1] end
  expect({ dice().dice, dice().hits_on }, { 4, 5 })
  game:setVars{ weather = "rain" }
  expect(dice().dice, 1)
  game:setVars{ weather = "snow" }
  expect(dice().dice, 2)
end)

test("L41-174, L41-210: Zhukov's artillery hits on 4-6", function()
  local game = field({ { "114", "SU-L-42nd", "AX-18-I" }, { "93", "SU-ZHUKOV" } })
  game:setPiece("SU-ZHUKOV", { active = true, steps = 4 })
  game:setPiece("SU-L-42nd", { steps = 1 })
  game:setPiece("AX-18-I", { steps = 4 })
  supporting(game, "soviet", "114")
  game:act("artillery", { piece = "SU-ZHUKOV", space = "114" })
  game:dice(4, 5, 3, 3, 1, 1, 1, 1)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(game:piece("AX-18-I").steps, 2, "two of four dice")
end)

test("L41-193, L41-195, L41-093: bombers up to the stars of the HQ, within as many areas", function()
  local game = siege(true)
  game:setPiece("AX-1FK", { steps = 3 })
  supporting(game, "axis", "114")
  for __, id in ipairs{ "JU88-1", "JU88-2", "JU88-3" } do
    game:act("bomb", { piece = id, space = "114" })
    expect({ game:piece(id).space, game:piece(id).props.target, game:piece(id).props.flown, game:piece(id).props.struck }, { "114", "114", true, false })
  end
  game:refuse("bomb", { piece = "JU88-4", space = "114" }, "10.11")
  game = siege(true)
  game:setVars{ weather = "rain" }
  supporting(game, "axis", "114")
  game:act("bomb", { piece = "JU88-1", space = "114" })
  game:refuse("bomb", { piece = "JU88-2", space = "114" }, "10.11")
  game = siege(true)
  game:setVars{ weather = "snow" }
  supporting(game, "axis", "114")
  game:act("bomb", { piece = "JU88-1", space = "114" })
  game:act("bomb", { piece = "JU88-2", space = "114" })
  game:refuse("bomb", { piece = "JU88-3", space = "114" }, "10.11")
end)

test("L41-193: air range crosses enemy areas and the lakes Peipus and Ilmen", function()
  local game = field({ { "75", "AX-1FK" }, { "113", "AX-18-I" } })
  local function range(steps)
    game:setPiece("AX-1FK", { steps = steps })
    local found = {}
    for __, id in ipairs(game:query("air_range", { side = "axis" })) do found[id] = true end
    return found
  end
  expect(range(2)["113"], true, "across the lake in two steps")
  expect(range(2)["92"], true)
  expect(range(2)["93"], nil)
  expect(range(3)["93"], true)
  expect(range(3)["60"], true, "over enemy land")
end)

test("L41-193: bombers of one type are all alike: one of them is offered", function()
  local game = siege(true)
  game:place("132", "AX-8FK")
  game:setPiece("AX-8FK", { active = true, steps = 4 })
  supporting(game, "axis", "114")
  local found = {}
  for __, action in ipairs(game:actions("bomb")) do found[game:piece(action.piece).type] = (found[game:piece(action.piece).type] or 0) + 1 end
  expect(found, { ju88 = 1, do17 = 1, stuka = 1 })
end)

test("L41-197, L41-005: Stukas and Do-17 fly only under the VIII Fliegerkorps", function()
  local game = siege(true)
  game:refuse("bomb", { piece = "STUKA-1", space = "114" }, "10.11")
  game:refuse("bomb", { piece = "DO17-1", space = "114" }, "10.11")
  game:place("132", "AX-8FK")
  game:setPiece("AX-8FK", { active = true })
  supporting(game, "axis", "114")
  game:act("bomb", { piece = "STUKA-1", space = "114" })
  game:act("bomb", { piece = "DO17-1", space = "114" })
end)

test("L41-198: each bomber rolls the strength of its HQ", function()
  local game = siege(true)
  local odds = game:query("odds", { attackers = { "AX-18-I" }, space = "114", support = { bombers = { "JU88-1", "JU88-2", "JU88-3", "JU88-4" } } })
  expect(odds.air.dice, 16)
  for __, unit in ipairs(odds.air.units) do expect({ unit.dice, unit.hits_on }, { 4, 5 }) end
end)

test("L41-167, L41-246: the guns of an HQ speak again in the next impulse", function()
  local game = siege(true)
  game:act("artillery", { piece = "AX-18-HQ", space = "114" })
  expect(game:piece("AX-18-HQ").props.target, "114")
  game:dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  game:playUntil(function(one) return one:phase() == "choice" end, { "done", "fight", "fire", "skip" })
  expect({ game:piece("AX-18-HQ").props.target, game:piece("ART-AX-18-HQ").space }, { nil, "AXIS_GUNS" })
end)

test("L41-246: activated HQs lose a step and are hidden again", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-16-HQ" } })
  game:setPiece("AX-16-HQ", { steps = 2 })
  activation(game, "axis")
  game:act("activate", { piece = "AX-18-HQ", space = "G1" })
  game:act("activate", { piece = "AX-16-HQ", space = "G1" })
  game:playUntil(function(one) return one:phase() == "choice" end, { "done", "skip" })
  expect({ game:piece("AX-18-HQ").steps, game:piece("AX-18-HQ").props.shown, game:piece("AX-18-HQ").props.active }, { 3, false, false })
  expect(game:piece("AX-16-HQ").props.strength, 0, "two stars become the Heart")
end)

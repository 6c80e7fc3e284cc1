-- SPDX-License-Identifier: GPL-3.0-or-later
--- Scenarios: who stands where, who controls what, what is in the pools.

local shared = require "shared"

local function pieces(game, test)
  local list = {}
  for __, piece in ipairs(game:view("*").pieces) do
    if test(piece) then list[#list + 1] = piece end
  end
  return list
end

local areaKinds = {}
for number = 1, 153 do areaKinds[tostring(number)] = true end
for number = 1, 12 do areaKinds["S" .. number] = true end
for __, id in ipairs{ "F", "G1", "G2", "G3", "G4", "H", "K", "T", "O", "L" } do areaKinds[id] = true end

local function onMap(game, side)
  return pieces(game, function(one)
    return one.side == side and one.props.nation and one.space and (areaKinds[one.space] or one.space:sub(1, 3) == "MUR" or one.props.leader)
      and one.space ~= "BALTIC"
  end)
end

local function controlled(game, side)
  local count = 0
  for id, space in pairs(game:view("*").spaces) do
    if areaKinds[id] and space.control == side then count = count + 1 end
  end
  return count
end

---Pieces of a box or area.
local function at(game, space)
  return pieces(game, function(one) return one.space == space and one.props.nation end)
end

local function classes(list)
  local found = {}
  for __, piece in ipairs(list) do
    local name = piece.props.color .. " " .. piece.props.class
    found[name] = (found[name] or 0) + 1
  end
  return found
end

local function linesIn(game, side)
  local list = {}
  for __, piece in ipairs(pieces(game, function(one) return one.side == side and one.type == "line" and areaKinds[one.space] end)) do
    list[#list + 1] = piece.space
  end
  table.sort(list)
  return list
end

local function sorted(list)
  table.sort(list)
  return list
end

local function terms(game, side)
  local t = shared.terms(game, side)
  return { t.leader, t.hqs, t.vp, t.losses, t.value }
end

test("L41-056, L41-339: control in July", function()
  local game = newGame{ scenario = "campaign" }
  expect(controlled(game, "axis"), 42)
  expect(controlled(game, "soviet"), 133)
  for __, id in ipairs{ "G1", "G2", "G3", "F", "6", "108", "126" } do expect(game:space(id).control, "axis", id) end
  for __, id in ipairs{ "G4", "H", "113", "S1", "L" } do expect(game:space(id).control, "soviet", id) end
  expect(game:space("MUR1").control, "axis")
  for box = 2, 10 do expect(game:space("MUR" .. box).control, "soviet") end
end)

test("L41-076, L41-071: Germany has the disc in every scenario", function()
  for __, id in ipairs{ "preludes", "in_sight", "closing_ring", "campaign" } do
    local game = newGame{ scenario = id }
    expect(game:var("disc"), "axis", id)
    expect(game:piece("INITIATIVE").space, "DISC_AXIS", id)
  end
end)

test("L41-340, L41-344, L41-122: logistic values in July", function()
  local game = newGame{ scenario = "campaign" }
  expect(terms(game, "soviet"), { 4, 3, 6, 0, 13 })
  expect(terms(game, "axis"), { 4, 6, 1, 0, 11 })
end)

test("L41-341, L41-344: the pools of the campaign", function()
  local game = newGame{ scenario = "campaign", seed = 3 }
  expect(#onMap(game, "soviet"), 37)
  expect(#at(game, "SOVIET_POOL"), 9)
  for __, piece in ipairs(at(game, "SOVIET_POOL")) do expect(piece.props.green_dot, true) end
  expect(#at(game, "SOVIET_S"), 13)
  expect(#at(game, "SOVIET_N"), 3)
  expect(#onMap(game, "axis"), 29)
  expect(#at(game, "AXIS_POOL"), 13)
  expect(classes(at(game, "AXIS_POOL")), { [" hq"] = 1, ["light_blue infantry"] = 1, ["yellow infantry"] = 1, ["white infantry"] = 10 })
  expect(#at(game, "VELIKIYE_LUKI_BOX"), 5)
end)

test("L41-342, L41-110: fixed Soviet places of the campaign", function()
  local game = newGame{ scenario = "campaign", seed = 5 }
  expect(game:piece("SU-STALIN").space, "MOSCOW")
  expect(linesIn(game, "soviet"), sorted{ "H", "O", "39" })
  local places = { ["SU-NW-HQ"] = "113", ["SU-L-HQ"] = "L", ["SU-K-HQ"] = "42", ["SU-KURES"] = "K", ["SU-HANKO"] = "H", ["SU-AIR"] = "129", ["SU-LM"] = "L" }
  for id, space in pairs(places) do expect(game:piece(id).space, space, id) end
  expect(game:piece("SU-AIR").steps, 1)
  expect(game:piece("SU-LM").steps, 1)
  expect(game:piece("SU-LM").props.class, "infantry")
end)

test("L41-343, L41-305, L41-306: 29 Soviet blocks on their icons, at random", function()
  local game = newGame{ scenario = "campaign", seed = 7 }
  local counts, reduced = {}, 0
  local fixed = { ["SU-LM"] = true, ["SU-AIR"] = true, ["SU-HANKO"] = true, ["SU-KURES"] = true }
  for __, piece in ipairs(onMap(game, "soviet")) do
    if piece.props.combat and not fixed[piece.id] then
      counts[piece.props.class] = (counts[piece.props.class] or 0) + 1
      expect(piece.steps, piece.props.reduced and 1 or piece.max_steps, piece.id)
      if piece.props.reduced then reduced = reduced + 1 end
    end
  end
  expect(counts, { infantry = 17, mechanised = 4, tank = 8 })
  expect(reduced, 8)
  local where = {}
  for seed = 1, 8 do where[newGame{ scenario = "campaign", seed = seed }:piece("SU-NW-8th").space] = true end
  local different = 0
  for __ in pairs(where) do different = different + 1 end
  expectTrue(different > 1, "not always in the same area")
end)

test("L41-345: the Finns in July", function()
  local game = newGame{ scenario = "campaign", seed = 2 }
  expect(game:piece("FI-MANN").space, "6")
  expect(game:piece("FI-163").space, "11")
  expect(game:piece("FI-CAV").space, "12")
  expect(sorted{ game:piece("FI-C1").space, game:piece("FI-C2").space }, { "24", "38" })
  local divisions = {}
  for number = 1, 7 do divisions[number] = game:piece("FI-D" .. number).space end
  expect(sorted(divisions), sorted{ "32", "F", "9", "10", "11", "8", "8" })
  expect(#at(game, "11"), 2)
  expect(#at(game, "8"), 2)
end)

test("L41-346: the Germans in July, all at full strength", function()
  local game = newGame{ scenario = "campaign", seed = 4 }
  local places = {
    ["AX-HITLER"] = "RASTENBURG", ["AX-DIETL"] = "MUR1", ["AX-56-HQ"] = "126", ["AX-56-3M"] = "126", ["AX-41-HQ"] = "125", ["AX-41-36M"] = "125",
    ["AX-16-HQ"] = "124", ["AX-18-HQ"] = "123", ["AX-41-1PZ"] = "G2", ["AX-41-6PZ"] = "G2", ["AX-56-8PZ"] = "G3", ["AX-TT"] = "G3",
  }
  for id, space in pairs(places) do expect(game:piece(id).space, space, id) end
  expect(classes(at(game, "124")), { ["light_blue hq"] = 1, ["light_blue infantry"] = 2 })
  for __, area in ipairs{ "107", "108", "G1" } do expect(classes(at(game, area)), { ["yellow infantry"] = 1 }) end
  local german = 0
  for __, piece in ipairs(onMap(game, "axis")) do
    expect(piece.steps, piece.max_steps, piece.id)
    if piece.props.nation == "german" then german = german + 1 end
  end
  expect(german, 17)
end)

test("L41-338: the campaign begins with the Axis impulse of July, in the sun", function()
  local game = newGame{ scenario = "campaign" }
  expect(game:phase(), "choice")
  expect(game:decision().side, "axis")
  expect(game:var("weather"), "sun")
end)

test("L41-307: Les Préludes begins like the campaign and knows no optional rules", function()
  local game = newGame{ scenario = "preludes", options = { ro14_1 = "on" } }
  expect(controlled(game, "axis"), 42)
  expect(#onMap(game, "soviet"), 37)
  expect(game:decision().side, "axis")
  game:act("pass")
  expect(#game:actions("rail"), 0)
  expect(#game:actions("move") > 0, true)
  game:refuse("rail", { piece = "AX-TT", space = "G1" }, "14.1")
  game:act("done")
  game:act("pass")
  game:act("done")
  expect(game:result().outcome, "soviet_victory", "over after July")
end)

test("L41-310, L41-311: Leningrad in Sight: the Soviets move first", function()
  local game = newGame{ scenario = "in_sight" }
  while game:decision().id == "setup.strength" do game:act("strength", game:actions("strength")[1]) end
  expect(game:decision().id, "impulse.choose")
  expect(game:decision().side, "soviet")
  for __, id in ipairs{ "H", "K", "53", "T", "59", "75", "133", "G4", "110" } do expect(game:space(id).control, "soviet", id) end
  for __, id in ipairs{ "55", "74", "91", "112", "113", "129", "130", "131", "132", "108" } do expect(game:space(id).control, "axis", id) end
  game:act("pass")
  game:act("done")
  game:act("pass")
  game:act("done")
  expect(game:phase(), "logistics", "August")
end)

test("L41-313, L41-319: logistic values of Leningrad in Sight", function()
  local game = newGame{ scenario = "in_sight" }
  expect(terms(game, "soviet"), { 4, 3, 6, 0, 13 })
  expect(terms(game, "axis"), { 4, 6, 1, 0, 11 })
  expect(#at(game, "AXIS_POOL"), 13)
  expect(linesIn(game, "axis"), {})
  expect(#at(game, "AXIS_LOST"), 0)
  expect(game:piece("AX-1FK").space, "AXIS_POOL")
end)

test("L41-314: Soviet losses of Leningrad in Sight", function()
  local game = newGame{ scenario = "in_sight", seed = 6 }
  expect(#at(game, "SOVIET_POOL"), 18)
  expect(classes(at(game, "SOVIET_POOL")),
    { ["white infantry"] = 6, ["white cavalry"] = 3, ["orange infantry"] = 5, ["white mechanised"] = 2, ["white tank"] = 2 })
  expect(classes(at(game, "SOVIET_LOST")), { ["white tank"] = 1, ["white mechanised"] = 1 })
  expect(game:piece("SU-AIR").space, "SOVIET_POOL")
end)

test("L41-315, L41-316, L41-317: Soviets of Leningrad in Sight", function()
  local game = newGame{ scenario = "in_sight", seed = 2 }
  expect(linesIn(game, "soviet"), sorted{ "H", "O", "39", "62", "79", "64", "93", "133", "G4" })
  expect(game:piece("SU-STALIN").steps, 4)
  for __, id in ipairs{ "SU-HANKO", "SU-KURES", "SU-K-HQ", "SU-K-7A", "SU-K-1T" } do
    expect(game:piece(id).steps, game:piece(id).max_steps, id)
  end
  expect({ game:piece("SU-HANKO").space, game:piece("SU-KURES").space, game:piece("SU-K-HQ").space, game:piece("SU-K-1T").space }, { "H", "K", "42", "30" })
  expect({ game:piece("SU-LM").space, game:piece("SU-LM").steps }, { "L", 1 })
  expect({ game:piece("SU-L-HQ").space, game:piece("SU-L-HQ").props.strength }, { "L", 3 })
  for __, area in ipairs{ "T", "59", "45", "46", "47", "81" } do expect(classes(at(game, area)), { ["light_blue infantry"] = 1 }, area) end
  expect({ game:piece("SU-L-MECH").space, game:piece("SU-L-MECH").steps }, { "64", 1 })
  expect(sorted{ game:piece("SU-L-T21st").space, game:piece("SU-L-T24th").space }, { "62", "79" })
  expect({ game:piece("SU-L-T21st").steps, game:piece("SU-L-T24th").steps }, { 1, 1 })
end)

test("L41-318: the Soviets choose which orange infantry has which strength", function()
  local game = newGame{ scenario = "in_sight", seed = 2 }
  expect({ game:piece("SU-NW-HQ").space, game:piece("SU-NW-HQ").props.strength }, { "93", 2 })
  expect(at(game, "110")[1].props.supply, "isolated")
  expect(at(game, "110")[1].steps, 1)
  expect(#onMap(game, "soviet"), 26)
  expect(game:decision().id, "setup.strength")
  expect(game:decision().side, "soviet")
  expect(#game:actions("strength"), 9)
  local one = at(game, "133")[1].id
  game:act("strength", { piece = one, value = 3 })
  expect(#game:actions("strength"), 4)
  game:act("strength", { piece = at(game, "75")[1].id, value = 1 })
  expect({ at(game, "133")[1].steps, at(game, "75")[1].steps, at(game, "G4")[1].steps }, { 3, 1, 2 }, "the last one follows")
  expect(game:decision().side, "axis")
end)

test("L41-320, L41-321: the Axis of Leningrad in Sight", function()
  local game = newGame{ scenario = "in_sight", seed = 9 }
  local places = {
    ["AX-HITLER"] = "RASTENBURG", ["AX-DIETL"] = "MUR1", ["FI-MANN"] = "6", ["FI-163"] = "11", ["AX-18-HQ"] = "129", ["AX-16-HQ"] = "G2", ["AX-41-HQ"] = "130",
    ["AX-56-HQ"] = "112", ["AX-56-8PZ"] = "112", ["AX-TT"] = "131", ["AX-41-1PZ"] = "113", ["AX-41-6PZ"] = "113", ["AX-41-36M"] = "113", ["AX-56-3M"] = "91",
  }
  for id, space in pairs(places) do expect(game:piece(id).space, space, id) end
  expect({ game:piece("AX-18-HQ").steps, game:piece("AX-16-HQ").steps, game:piece("AX-41-HQ").steps, game:piece("AX-56-HQ").steps }, { 2, 3, 3, 3 })
  expect(#at(game, "132"), 2)
  expect(#onMap(game, "axis"), 29)
  for __ = 1, 2 do game:act("strength", game:actions("strength")[1]) end
  expect(game:decision().side, "axis")
  game:act("strength", { piece = at(game, "74")[1].id, value = 3 })
  expect(at(game, "74")[1].steps, 3)
  expect(game:decision().id, "impulse.choose", "the other two are at 4")
  for __, piece in ipairs(at(game, "55")) do expect(piece.steps, 4) end
end)

test("L41-326, L41-017: what is lost lies open, what is in the pool does not", function()
  local game = newGame{ scenario = "closing_ring", seed = 8 }
  local seen = {}
  for __, piece in ipairs(game:view("axis").pieces) do seen[piece.space or ""] = (seen[piece.space or ""] or 0) + (piece.hidden and 0 or 1) end
  expect({ seen.SOVIET_LOST, seen.SOVIET_POOL }, { 8, nil })
  for __, piece in ipairs(at(game, "SOVIET_LOST")) do expect(piece.props.shown, true, piece.id) end
  for __, piece in ipairs(at(game, "SOVIET_POOL")) do expect(piece.props.shown, false, piece.id) end
end)

test("L41-321, L41-318: strengths are given out one by one, until no choice is left", function()
  local game = newGame{ scenario = "in_sight", seed = 9 }
  local function values()
    local found = {}
    for __, action in ipairs(game:actions("strength")) do found[action.value] = (found[action.value] or 0) + 1 end
    return found
  end
  expect({ game:decision().side, values() }, { "soviet", { [1] = 3, [2] = 3, [3] = 3 } })
  local orange = at(game, "133")[1].id
  game:act("strength", { piece = orange, value = 2 })
  expect({ game:piece(orange).steps, values() }, { 2, { [1] = 2, [3] = 2 } })
  game:act("strength", { piece = at(game, "75")[1].id, value = 3 })
  expect({ at(game, "75")[1].steps, game:decision().side, values() }, { 3, "axis", { [3] = 3, [4] = 3 } }, "the third one has what is left")
  game:act("strength", { piece = at(game, "74")[1].id, value = 4 })
  expect(values(), { [3] = 2, [4] = 2 }, "one of two fours is left")
end)

test("L41-322, L41-350, L41-072, L41-115: Closing the Ring opens with logistics, the Soviets first", function()
  local game = newGame{ scenario = "closing_ring" }
  expect(game:turn(), 3)
  expect(game:phase(), "logistics")
  expect(game:decision().id, "logistics.choose")
  expect(game:decision().side, "soviet")
  game:act("pause")
  expect(game:decision().side, "axis")
  game:act("pause")
  expect(game:decision().id, "impulse.choose")
  expect(game:decision().side, "axis")
end)

test("L41-322, L41-136, L41-069: Closing the Ring lasts to the end of October, with weather from October on", function()
  local game = newGame{ scenario = "closing_ring", options = { ro14_9 = "on" } }
  expect({ game:var("optional"), game:var("weather"), game:var("disc") }, { 0, "sun", "axis" }, "no optional rules")
  local function month()
    for __ = 1, 2 do
      game:act("pass")
      if game:decision() and game:decision().id == "command" then game:act("done") end
    end
  end
  game:act("pause")
  game:act("pause")
  month()
  expect({ game:turn(), game:phase() }, { 4, "logistics" })
  game:act("pause")
  game:dice(2)
  game:act("pause")
  expect({ game:var("weather"), game:var("forecast"), game:decision().side }, { "sun", 1, "axis" }, "the die of the first Axis impulse of October")
  month()
  expect({ game:turn(), game:result().outcome, game:result().winner }, { 4, "soviet_victory", "soviet" })
end)

test("L41-323: control in Closing the Ring", function()
  local game = newGame{ scenario = "closing_ring" }
  for __, id in ipairs{ "H", "K", "53", "48", "47", "O", "61", "62", "63", "64", "L", "97", "117", "146" } do expect(game:space(id).control, "soviet", id) end
  for __, id in ipairs{ "45", "46", "39", "40", "13", "28", "41", "42", "54", "T", "59", "60", "78", "95", "G4" } do expect(game:space(id).control, "axis", id) end
end)

test("L41-325, L41-331: logistic values of Closing the Ring", function()
  local game = newGame{ scenario = "closing_ring" }
  expect(terms(game, "soviet"), { 3, 3, 4, 0, 10 })
  expect(terms(game, "axis"), { 3, 7, 3, 0, 13 })
end)

test("L41-326, L41-327: Soviet losses and pool of Closing the Ring", function()
  local game = newGame{ scenario = "closing_ring", seed = 8 }
  expect(classes(at(game, "SOVIET_LOST")), { ["white tank"] = 1, ["white mechanised"] = 1, ["light_blue infantry"] = 2, ["orange infantry"] = 4 })
  local pool = at(game, "SOVIET_POOL")
  expect(#pool, 21)
  local later = 0
  for __, piece in ipairs(pool) do later = later + (piece.props.letter == "S" and 1 or 0) end
  expect(later, 13)
  expect(game:piece("SU-AIR").space, "SOVIET_POOL")
  expect(classes(pool)["white cavalry"], 1)
  expect(classes(pool)["white mechanised"], 2)
  expect(classes(pool)["white tank"], 4)
end)

test("L41-328, L41-330: Soviet HQs and lines of Closing the Ring", function()
  local game = newGame{ scenario = "closing_ring" }
  local places = { ["SU-STALIN"] = { "MOSCOW", 3 }, ["SU-NW-HQ"] = { "146", 2 }, ["SU-K-HQ"] = { "44", 2 }, ["SU-L-HQ"] = { "L", 2 }, ["SU-LM"] = { "L", 3 } }
  for id, place in pairs(places) do expect({ game:piece(id).space, game:piece(id).props.strength }, place, id) end
  expect({ game:piece("SU-HANKO").space, game:piece("SU-KURES").space }, { "H", "K" })
  expect(linesIn(game, "soviet"), sorted{ "47", "O", "L", "63", "96", "97", "117", "136", "142", "143" })
end)

test("L41-329: Soviet blocks drawn for Closing the Ring", function()
  local game = newGame{ scenario = "closing_ring", seed = 11 }
  expect(#onMap(game, "soviet"), 30)
  for __, area in ipairs{ "O", "61", "62", "63", "64", "65", "66" } do expect(at(game, area)[1].props.color, "light_blue", area) end
  for __, area in ipairs{ "48", "43", "29", "30", "14" } do expect(at(game, area)[1].props.color, "yellow", area) end
  for __, area in ipairs{ "136", "143", "142" } do expect(classes(at(game, area)), { ["orange infantry"] = 1 }, area) end
  local white = {}
  for __, area in ipairs{ "82", "97", "84", "67", "96", "98", "117", "146" } do
    for __, piece in ipairs(at(game, area)) do
      if piece.props.color == "white" then white[piece.props.class] = (white[piece.props.class] or 0) + 1 end
    end
  end
  expect(white, { infantry = 6, cavalry = 2 })
end)

test("L41-332, L41-333: Axis HQs and pool of Closing the Ring", function()
  local game = newGame{ scenario = "closing_ring" }
  local places = {
    ["AX-HITLER"] = { "RASTENBURG", 3 }, ["AX-DIETL"] = { "MUR3", 2 }, ["FI-MANN"] = { "6", 2 }, ["AX-16-HQ"] = { "95", 2 }, ["AX-18-HQ"] = { "59", 2 },
    ["AX-39-HQ"] = { "79", 2 }, ["AX-41-HQ"] = { "77", 2 }, ["AX-56-HQ"] = { "116", 2 }, ["AX-1FK"] = { "113", 0 }, ["AX-8FK"] = { "G4", 0 },
  }
  for id, place in pairs(places) do expect({ game:piece(id).space, game:piece(id).props.strength }, place, id) end
  expect(classes(at(game, "AXIS_POOL")), { ["white infantry"] = 4 })
  expect(#at(game, "AXIS_LOST"), 0)
end)

test("L41-334, L41-335: Finns and white blocks of Closing the Ring", function()
  local game = newGame{ scenario = "closing_ring", seed = 13 }
  for __, area in ipairs{ "32", "45", "46" } do expect(#at(game, area), 1, area) end
  for __, area in ipairs{ "13", "28", "41", "42" } do expect(#at(game, area), 2, area) end
  for __, area in ipairs{ "32", "45", "46", "13", "28", "41", "42" } do
    for __, piece in ipairs(at(game, area)) do expect({ piece.props.nation, piece.steps }, { "finnish", piece.max_steps }) end
  end
  expect(linesIn(game, "axis"), { "32" })
  for __, area in ipairs{ "54", "T", "59", "60", "113", "115", "G4" } do
    local white = 0
    for __, piece in ipairs(at(game, area)) do white = white + (piece.props.color == "white" and 1 or 0) end
    expect(white, 1, area)
  end
end)

test("L41-336: eight fast blocks, one step below their maximum", function()
  local game = newGame{ scenario = "closing_ring", seed = 13 }
  local kinds = {}
  for __, area in ipairs{ "78", "80", "81", "94", "95", "116", "133", "134" } do
    for __, piece in ipairs(at(game, area)) do
      if piece.props.mech and piece.props.combat then
        kinds[piece.props.class] = (kinds[piece.props.class] or 0) + 1
        expect(piece.steps, piece.max_steps - 1, piece.id)
      end
    end
  end
  expect(kinds, { motorised = 4, tank = 4 })
end)

test("L41-337: a die for each German infantry corps", function()
  local seen = {}
  for seed = 1, 12 do
    local game = newGame{ scenario = "closing_ring", seed = seed }
    local corps = {}
    for __, area in ipairs{ "116", "135", "G4", "78", "79", "80", "81" } do
      for __, piece in ipairs(at(game, area)) do
        if piece.props.size == "corps" and piece.props.nation == "german" then
          corps[#corps + 1] = piece
          seen[piece.steps] = (seen[piece.steps] or 0) + 1
        end
      end
    end
    expect(#corps, 7)
  end
  expectTrue(seen[1] and seen[2] and seen[3] and seen[4], "every strength happens")
  expectTrue(seen[4] > seen[1] + seen[2], "half of the corps are at full strength")
end)

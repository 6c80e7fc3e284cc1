-- SPDX-License-Identifier: GPL-3.0-or-later
--- What is in the box: blocks, markers, map.

---All pieces of a game for which the test holds.
local function where(game, test)
  local list = {}
  for __, piece in ipairs(game:view("*").pieces) do
    if test(piece) then list[#list + 1] = piece end
  end
  return list
end

local function count(game, test)
  return #where(game, test)
end

local function isBlock(piece)
  return piece.props.nation ~= nil
end

---Every block: those of the map, of the boxes and those dealt by the set-up.
local function campaign()
  return newGame{ scenario = "campaign" }
end

local function ofFormation(game, id)
  return count(game, function(piece) return isBlock(piece) and piece.props.formation == id end)
end

test("L41-001, L41-009: 47 Axis blocks (35 German, 12 Finnish) and 62 Soviet ones", function()
  local game = campaign()
  expect(count(game, function(piece) return isBlock(piece) and piece.side == "axis" end), 47)
  expect(count(game, function(piece) return piece.props.nation == "german" end), 35)
  expect(count(game, function(piece) return piece.props.nation == "finnish" end), 12)
  expect(count(game, function(piece) return isBlock(piece) and piece.side == "soviet" end), 62)
  expect(count(game, isBlock), 109)
  expect(game:piece("MARAT").side, "soviet")
end)

test("L41-002: the Axis order of battle", function()
  local game = campaign()
  local groups = { ["SUPREME-AX"] = 1, DIETL = 1, ["16A"] = 4, ["18A"] = 5, XLI = 4, LVI = 3, XXXIX = 4, ["AX-RES"] = 11, IFK = 1, VIIIFK = 1, FIN = 12 }
  for id, number in pairs(groups) do expect(ofFormation(game, id), number, id) end
end)

test("L41-003: the Soviet order of battle", function()
  local game = campaign()
  local groups = { ["SUPREME-SU"] = 1, STAVKA = 1, LF = 13, KF = 6, VF = 6, NWF = 9, ["SU-RES"] = 26 }
  for id, number in pairs(groups) do expect(ofFormation(game, id), number, id) end
end)

test("L41-004, L41-006: commanders and short names", function()
  local game = campaign()
  local names = {
    ["AX-16-HQ"] = "Busch", ["AX-18-HQ"] = "chler", ["AX-41-HQ"] = "Reinhardt", ["AX-56-HQ"] = "Manstein", ["AX-39-HQ"] = "Schmidt",
    ["AX-1FK"] = "rster", ["AX-8FK"] = "Richthofen", ["FI-MANN"] = "Mannerheim", ["SU-L-HQ"] = "Popov", ["SU-K-HQ"] = "Frolov",
    ["SU-V-HQ"] = "Meretskov", ["SU-NW-HQ"] = "Sobennikov", ["AX-DIETL"] = "Dietl", ["SU-ZHUKOV"] = "Zhukov", ["AX-TT"] = "Totenkopf",
    ["SU-LM"] = "Militia", ["SU-W-S1"] = "NKVD", ["SU-W-N1"] = "Shock", ["SU-V-3rd"] = "Guards",
  }
  for id, name in pairs(names) do expectTrue(game:piece(id).name:find(name), id .. " is " .. game:piece(id).name) end
end)

test("L41-005, L41-077, L41-196: eight bombers and their corps", function()
  local game = campaign()
  local first = where(game, function(piece) return piece.props.corps == "I" end)
  local eighth = where(game, function(piece) return piece.props.corps == "VIII" end)
  expect(#first, 4)
  expect(#eighth, 4)
  for __, bomber in ipairs(first) do expect(bomber.props.hits_on, 5) end
  expect(count(game, function(piece) return piece.props.stuka == true end), 2)
  expect(game:piece("DO17-1").props.hits_on, 5)
  expect(game:piece("STUKA-1").props.hits_on, 4)
  expect(game:piece("STUKA-1").props.corps, "VIII")
end)

test("L41-007, L41-008, L41-077: lines, guns, bombers and markers, and nothing else beside the blocks", function()
  local game = campaign()
  local found = {}
  for __, piece in ipairs(where(game, function(one) return not isBlock(one) end)) do
    local name = piece.type == "marker" and piece.id or piece.id == "FHA" and "FHA" or (piece.side or "") .. " " .. piece.type
    found[name] = (found[name] or 0) + 1
  end
  expect(found, {
    ["axis line"] = 10, ["soviet line"] = 20, ["axis guns"] = 5, ["soviet guns"] = 5, FHA = 1,
    ["axis ju88"] = 4, ["axis do17"] = 2, ["axis stuka"] = 2, ["soviet battleship"] = 1,
    INITIATIVE = 1, TURN = 1, WEATHER = 1, FORECAST = 1, BALTIC_CONTROL = 1, LADOGA_CONTROL = 1, LENDLEASE = 1,
  })
  expect(#game:stack("AXIS_LINES"), 10)
  expect(#game:stack("SOVIET_LINES"), 17, "three stand in Hanko, Oranienbaum and Vyborg")
  expect({ #game:stack("AXIS_GUNS"), #game:stack("SOVIET_GUNS") }, { 6, 5 })
  expect({ #game:stack("BOMBERS_1"), #game:stack("BOMBERS_8") }, { 4, 4 })
  expect({ game:piece("INITIATIVE").space, game:piece("WEATHER").space, game:piece("FORECAST").space }, { "DISC_AXIS", "WEATHER_SUN" })
end)

test("L41-010: lines and blocks are units; bombers and the Marat are neither", function()
  local game = newGame{ scenario = "campaign", clear = true }
  game:place("63", "LD-SU-1")
  game:place("64", "SU-L-42nd")
  game:place("65", "JU88-1")
  local units = game:query("supply", { side = "soviet" })
  expect(units["LD-SU-1"], "supplied")
  expect(units["SU-L-42nd"], "supplied")
  expect(units.MARAT, nil)
  expect(game:query("supply", { side = "axis" })["JU88-1"], nil)
  expect(game:query("stacking", { space = "65", side = "axis" }).used, 0)
end)

test("L41-011: two sides, three factions", function()
  local game = campaign()
  local nations = {}
  for __, piece in ipairs(where(game, isBlock)) do nations[piece.side .. " " .. piece.props.nation] = true end
  expect(nations, { ["axis german"] = true, ["axis finnish"] = true, ["soviet soviet"] = true })
end)

test("L41-015, L41-016: a turn is a month, from July to December", function()
  local game = campaign()
  expect(game:turn(), 1)
  expect(game:piece("TURN").space, "TURN1")
  game:setVars{ passes = 1 }
  game:decide("impulse.choose", "soviet")
  game:act("pass")
  game:act("done")
  expect(game:turn(), 2)
  expect(game:piece("TURN").space, "TURN2")
  local last = newGame{ scenario = "campaign" }
  last:setVars{ turn = 6, passes = 1 }
  last:decide("impulse.choose", "soviet")
  last:act("pass")
  last:act("done")
  expect(last:result().outcome, "soviet_marginal", "nothing follows December")
end)

test("L41-020, L41-021, L41-022: 175 areas, each with a symbol", function()
  local game = newGame{ scenario = "campaign" }
  local spaces, areas = game:view("*").spaces, 0
  local function has(id) return spaces[id] ~= nil and spaces[id].control ~= nil end
  for number = 1, 153 do areas = areas + (has(tostring(number)) and 1 or 0) end
  for __, id in ipairs{ "F", "G1", "G2", "G3", "G4", "H", "K", "T", "O", "L" } do areas = areas + (has(id) and 1 or 0) end
  for number = 1, 12 do areas = areas + (has("S" .. number) and 1 or 0) end
  expect(areas, 175)
  for __, id in ipairs{ "1", "6", "5", "L" } do
    expectTrue(game:query("stacking", { space = id, side = "soviet" }).limit > 0, "stacking follows the symbol of " .. id)
  end
end)

test("L41-030: ten boxes lead to Murmansk", function()
  local game = campaign()
  expect(game:piece("AX-DIETL").space, "MUR1")
  local names = { MUR1 = "Petsamo", MUR3 = "Titovka", MUR10 = "Murmansk" }
  for box, name in pairs(names) do
    game:place(box, "AX-DIETL")
    game:decide("hq.activate", "axis")
    local label
    for __, action in ipairs(game:actions("activate")) do
      if action.piece == "AX-DIETL" then label = action.label end
    end
    expectTrue(label:find(name), label)
  end
  game:place("MUR1", "AX-DIETL")
  game:setVars{ impulse = "tactical" }
  game:decide("hq.activate", "axis")
  game:act("activate", { piece = "AX-DIETL", space = "MUR1" })
  for __ = 1, 3 do
    game:dice(6, 6, 6, 6)
    game:setPiece("AX-DIETL", { active = true, steps = 4 })
    game:setVars{ impulse = "tactical" }
    game:decide("support", "axis")
    game:act("done")
  end
  expect(game:piece("AX-DIETL").space, "MUR10", "nine boxes and no further")
end)

test("L41-086, L41-089, L41-097, L41-098: blocks by type and speed", function()
  local game = campaign()
  for __, piece in ipairs(where(game, function(one) return isBlock(one) and one.props.combat end)) do
    local class = piece.props.class
    local movement = 5
    if class == "infantry" then movement = 3 elseif class == "static" then movement = 0 end
    expect(piece.props.movement, movement, piece.id)
    expectTrue(piece.props.strength > 0 and piece.props.hits_on <= 6 and piece.name ~= "", piece.id)
  end
  expect(game:piece("SU-AIR").props.movement, 3, "airborne infantry is infantry")
  expect(game:piece("AX-W07").props.movement, 3, "parachutists too")
  expect(game:piece("SU-W-C1").props.movement, game:piece("SU-W-M1").props.movement)
end)

test("L41-097, L41-098: infantry walks three points, static infantry none, all others drive or ride five", function()
  local game = newGame{ scenario = "campaign", clear = true }
  local far = { infantry = 3, static = 0, motorised = 5, mechanised = 5, cavalry = 5, tank = 5 }
  local seen = {}
  for __, piece in ipairs(where(game, function(one) return isBlock(one) and one.props.combat end)) do
    local class = piece.props.class
    local home = piece.side == "axis" and "G2" or "S5"
    game:place(home, piece.id)
    local most = 0
    for __, cost in pairs(game:query("reach", { piece = piece.id })) do most = math.max(most, cost) end
    game:place(piece.side == "axis" and "AXIS_POOL" or "SOVIET_POOL", piece.id)
    expect(most, far[class], piece.id)
    expect({ piece.props.mech, piece.props.tank, piece.props.cavalry, piece.props.static },
      { far[class] == 5, class == "tank", class == "cavalry", class == "static" }, piece.id)
    seen[class] = (seen[class] or 0) + 1
  end
  expect(seen, { infantry = 66, static = 2, motorised = 5, mechanised = 4, cavalry = 4, tank = 12 })
end)

test("L41-087: armies, corps, divisions and brigades", function()
  local game = campaign()
  local soviet = { army = 4, corps = 3, division = 2 }
  for __, piece in ipairs(where(game, function(one) return isBlock(one) and one.props.combat end)) do
    local size = piece.props.size
    if piece.side == "soviet" and soviet[size] then expect(piece.max_steps, soviet[size], piece.id) end
    if piece.side == "axis" and size == "corps" then expect(piece.max_steps, 4, piece.id) end
    if piece.side == "axis" and size == "division" then expectTrue(piece.max_steps == 2 or piece.max_steps == 3, piece.id) end
  end
  expect(game:piece("FI-CAV").max_steps, 1)
  expect(game:piece("SU-HANKO").props.size, "brigade")
  expect(game:piece("SU-KURES").props.size, "brigade")
end)

test("L41-091, L41-099, L41-100, L41-241: HQs, their stars and the Blitz sign", function()
  local game = campaign()
  local axis = where(game, function(one) return one.side == "axis" and one.props.hq == true end)
  local soviet = where(game, function(one) return one.side == "soviet" and one.props.hq == true end)
  expect(#axis, 9)
  expect(#soviet, 5)
  expect(count(game, function(one) return one.side == "axis" and one.props.tactical end), 7)
  expect(count(game, function(one) return one.props.luftwaffe end), 2)
  expect(count(game, function(one) return one.props.blitz == true end), 4)
  for __, id in ipairs{ "SU-ZHUKOV", "AX-41-HQ", "AX-39-HQ", "AX-56-HQ" } do expect(game:piece(id).props.blitz, true, id) end
  for __, id in ipairs{ "AX-16-HQ", "SU-L-HQ", "SU-K-HQ", "AX-DIETL" } do expect(game:piece(id).props.hits_on, 5, id) end
  for __, id in ipairs{ "SU-ZHUKOV", "FI-MANN" } do expect(game:piece(id).props.hits_on, 4, id) end
  for __, id in ipairs{ "AX-1FK", "AX-8FK" } do expect(game:piece(id).props.dice, 0, id) end
end)

test("L41-052: the islands and their three crossings", function()
  local game = newGame{ scenario = "campaign", clear = true }
  game:place("53", "SU-L-42nd")
  game:setPiece("SU-L-42nd", { steps = 4 })
  local reach = game:query("reach", { piece = "SU-L-42nd" })
  expect(reach.K, 1)
  expect(reach["54"], 1)
  game:place("K", "SU-L-42nd")
  reach = game:query("reach", { piece = "SU-L-42nd" })
  expect(reach["53"], 1)
  expect(reach["54"], 1)
end)

test("L41-347, L41-348, L41-349: what the arithmetic of the set-ups forces", function()
  local game = campaign()
  local function number(formation, class, dot)
    return count(game, function(one)
      return one.props.formation == formation and one.props.class == class and one.props.letter == "" and one.props.green_dot == (dot or false)
        and one.id ~= "SU-LM" and one.id ~= "SU-AIR"
    end)
  end
  expect({ number("KF", "infantry"), number("KF", "tank") }, { 4, 1 })
  expect({ number("LF", "infantry"), number("LF", "mechanised"), number("LF", "tank") }, { 6, 1, 2 })
  expect(number("NWF", "infantry"), 7)
  expect({ number("SU-RES", "mechanised"), number("SU-RES", "tank") }, { 3, 5 })
  expect({ number("SU-RES", "infantry", true), number("SU-RES", "cavalry", true) }, { 6, 3 })
  local letters = {}
  for __, piece in ipairs(where(game, function(one) return one.props.letter == "V" end)) do letters[piece.id] = true end
  expect(letters, { ["AX-39-HQ"] = true, ["AX-39-12PZ"] = true, ["AX-39-18M"] = true, ["AX-39-20M"] = true, ["AX-8FK"] = true })
  expect(game:piece("AX-TT").space, "G3")
end)

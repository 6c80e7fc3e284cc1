-- SPDX-License-Identifier: GPL-3.0-or-later
--- The six games as they begin.

local scenarios = {
  { id = "s1", first = 1, last = 4, placed = 140, supply = { 2, 2, 8 } },
  { id = "s2", first = 5, last = 7, placed = 243, supply = { 5, 3, 5 } },
  { id = "s3", first = 8, last = 9, placed = 304, supply = { 8, 2, 6 } },
  { id = "s4", first = 10, last = 11, placed = 346, supply = { 8, 2, 7 } },
  { id = "s5", first = 12, last = 13, placed = 367, supply = { 6, 1, 6 } },
}

local function isHex(id)
  return id ~= nil and id:match("^%d%d%d%d$") ~= nil
end

---Pieces on the map for which the test holds.
local function onMap(game, test)
  local list = {}
  for __, piece in ipairs(game:view("*").pieces) do
    if isHex(piece.space) and (not test or test(piece)) then list[#list + 1] = piece end
  end
  return list
end

local function has(space, feature)
  for __, one in ipairs(ground(space).features) do
    if one == feature then return true end
  end
  return false
end

local function row(id) return tonumber(id:sub(3)) end

local function column(id) return tonumber(id:sub(1, 2)) end

---Does a road or railway lead out of the hex?
local function onWay(id)
  for c = math.max(1, column(id) - 1), math.min(60, column(id) + 1) do
    for r = math.max(1, row(id) - 1), math.min(44, row(id) + 1) do
      local lies = between(id, string.format("%02d%02d", c, r))
      for __, way in ipairs(lies.distance == 1 and lies.ways or {}) do
        if way == "road" or way == "railway" then return true end
      end
    end
  end
  return false
end

---How many units of a formation are on the map.
local function forces(game, formation)
  return #onMap(game, function(piece) return piece.props.formation == formation end)
end

---Spends all points of the turn without doing anything.
local function pass(game)
  local turn = game:turn()
  game:setVars{ soviet_mp = 1, german_mp = 1 }
  game:playUntil(function(one) return one:result() ~= nil or one:turn() > turn end, { "done", "skip", "keep", "rest", "commit" }, 200)
end

-- All scenarios -----------------------------------------------------------------------------------------------------------

test("WD-300: five scenarios of two to four turns and a campaign of thirteen", function()
  for __, scenario in ipairs(scenarios) do
    expect(newGame{ scenario = scenario.id }:turn(), scenario.first, scenario.id)
    local turns = scenario.last - scenario.first + 1
    expectTrue(turns >= 2 and turns <= 4, scenario.id)
    for turn = scenario.first, scenario.last do expectTrue(tables.turns.values.dates[turn], scenario.id) end
  end
  expect(newGame{ scenario = "campaign" }:turn(), 1)
  expect(#tables.turns.values.dates, 13)
end)

test("WD-301: in a scenario all units of the date stand on the map, in legal stacks on ground that they can enter", function()
  local costs = {}
  for __, kind in ipairs(tables.terrain.terrains) do costs[kind.id] = kind.cost end
  for __, scenario in ipairs(scenarios) do
    local game = newGame{ scenario = scenario.id }
    local units, sides = onMap(game), {}
    expect(#units, scenario.placed, scenario.id)
    for __, piece in ipairs(units) do
      local what = scenario.id .. " " .. piece.id .. " in " .. piece.space
      expect(sides[piece.space] or piece.side, piece.side, what)
      sides[piece.space] = piece.side
      local class = game:art(piece.id).size:sub(-1):lower()
      expectTrue(costs[ground(piece.space).terrain][class] or onWay(piece.space), what)
      expectTrue(piece.steps >= 1 and piece.steps <= piece.max_steps, what)
      expect(game:space(piece.space).control, piece.side, what)
    end
    for space, side in pairs(sides) do
      expectTrue(game:query("stacking", { space = space, side = side }).ok, scenario.id .. " " .. space)
    end
  end
end)

test("WD-301: units that have fought have lost part of their strength", function()
  local s1, s2, s5 = newGame{ scenario = "s1" }, newGame{ scenario = "s2" }, newGame{ scenario = "s5" }
  expect(s1:piece("S013").steps, s1:piece("S013").max_steps)
  expect({ s2:piece("S013").steps, s5:piece("S013").steps, s5:piece("S013").max_steps }, { 7, 6, 8 })
  expect({ s2:piece("G007").steps, s5:piece("G007").steps }, { 4, 1 }, "the garrison has a line of its own")
  expect(s5:piece("G038").space, "lost_german", "and not all of it is alive")
end)

test("WD-303, WD-307, WD-310, WD-313, WD-316, WD-415: each scenario ends after its last turn and not before", function()
  for __, scenario in ipairs(scenarios) do
    local game = newGame{ scenario = scenario.id }
    game:setVars{ turn = scenario.last - 1 }
    pass(game)
    expect({ game:turn(), game:result() }, { scenario.last }, scenario.id)
    pass(game)
    expectTrue(game:result(), scenario.id .. " is over")
  end
end)

test("WD-248, WD-412: supply points at the start, the receipt of the first turn among them", function()
  for __, scenario in ipairs(scenarios) do
    local game = newGame{ scenario = scenario.id }
    expect({ game:var("german_supply"), game:var("city_supply"), game:var("soviet_supply") }, scenario.supply, scenario.id)
  end
end)

test("WD-407: artillery on the map is deployed, artillery that comes later is not", function()
  for __, scenario in ipairs(scenarios) do
    for __, piece in ipairs(newGame{ scenario = scenario.id }:view("*").pieces) do
      expect(piece.props.deployed, piece.props.artillery and isHex(piece.space), scenario.id .. " " .. piece.id)
    end
  end
end)

test("WD-282, WD-283: seven bunkers of 10 or 15 in Velikiye Luki, fewer and weaker later", function()
  local strengths = {
    s1 = { ["2318"] = 15, ["2418"] = 15, ["2519"] = 15, ["2319"] = 10, ["2417"] = 10, ["2419"] = 10, ["2518"] = 10 },
    s4 = { ["2318"] = 11, ["2418"] = 4, ["2519"] = 7, ["2319"] = 4, ["2518"] = 2 },
    s5 = { ["2318"] = 7, ["2519"] = 4 },
  }
  strengths.s2, strengths.campaign = strengths.s1, strengths.s1
  for id, bunkers in pairs(strengths) do
    local game, found = newGame{ scenario = id }, {}
    for __, hex in ipairs(tables.numbers.values.city) do
      local strength = game:space(hex).bunker
      if strength > 0 then found[hex] = strength end
    end
    expect(found, bunkers, id)
  end
end)

test("WD-288: two more bridges were built before Scenario II", function()
  local function costs(id)
    local game = newGame{ scenario = id, clear = true }
    game:place("2628", "S120")
    game:place("2214", "S121")
    game:playUntil(function(one) return one:decision().id == "impulse.points" end)
    game:setVars{ weather = "frost" }
    game:act("commit", { value = 3 })
    local function twelfths(piece, space) return math.floor(game:query("reach", { piece = piece })[space] * 12 + 0.5) end
    return { twelfths("S120", "2528"), twelfths("S121", "2315") }
  end
  expect(costs("s1"), { 12, 12 }, "over the ice")
  expect(costs("s2"), { 2, 2 }, "over the bridge")
  expect(newGame{ scenario = "s2" }:var("built"), { "55E", "57E" })
  expect(newGame{ scenario = "s1" }:var("built"), {})
end)

test("WD-296, WD-404: garrisons are held in Scenario I and in no other", function()
  local held = {}
  for __, piece in ipairs(newGame{ scenario = "s1" }:view("*").pieces) do
    expect(piece.props.garrison, piece.props.garrison_of, piece.id)
    if piece.props.garrison ~= "" then held[piece.props.garrison] = (held[piece.props.garrison] or 0) + 1 end
  end
  expect(held, { vl = 18, nov = 6, iso = 3 })
  for i = 2, 5 do
    for __, piece in ipairs(newGame{ scenario = scenarios[i].id }:view("*").pieces) do
      expect(piece.props.garrison, "", scenarios[i].id .. " " .. piece.id)
    end
  end
end)

test("WD-301, WD-244, WD-240: who is cut off at the start: the city from Scenario II on, and then the two groups; Soviet guns west of the Lovat lack supply", function()
  local isolated, short = {}, {}
  for i, scenario in ipairs(scenarios) do
    local game, hexes = newGame{ scenario = scenario.id }, {}
    isolated[i], short[i] = 0, 0
    for id, state in pairs(game:query("supply", { side = "german" })) do
      local space = game:piece(id).space
      if state == "isolated" and isHex(space) and not hexes[space] then
        hexes[space], isolated[i] = true, isolated[i] + 1
      end
    end
    for id, state in pairs(game:query("supply", { side = "soviet" })) do
      expectTrue(state ~= "isolated", scenario.id .. " " .. id)
      if state == "out" then short[i] = short[i] + 1 end
    end
  end
  expect(isolated, { 0, 14, 7, 5, 2 })
  expect(short, { 0, 17, 15, 11, 11 })
end)

-- Scenario I and the campaign -----------------------------------------------------------------------------------------------

test("WD-319: two gaps of ten miles in the German front, watched by ski companies", function()
  local game = newGame{ scenario = "s1" }
  local south, north, skis = 44, 1, { north = 0, south = 0 }
  for __, piece in ipairs(onMap(game, function(one) return one.side == "german" and has(one.space, "east") end)) do
    if piece.props.ski then
      local gap = row(piece.space) < 20 and "north" or "south"
      skis[gap] = skis[gap] + 1
      expect(piece.props.size, "company")
    elseif row(piece.space) < 20 then
      south = math.min(south, row(piece.space))
    else
      north = math.max(north, row(piece.space))
    end
  end
  expectTrue(south - 1 >= 10, "nothing else in the ten northern miles")
  expectTrue(44 - north >= 9, "nothing else in the southern miles")
  expect(skis, { north = 4, south = 4 })
end)

test("WD-304: two German divisions hold the front, all divisional guns of the Soviets are east of the Lovat", function()
  local game = newGame{ scenario = "s1" }
  local formations = {}
  for __, piece in ipairs(onMap(game, function(one) return one.side == "german" and one.props.garrison == "" and not one.props.ski end)) do
    formations[piece.props.formation] = true
  end
  expect(formations, { ["83INF"] = true, ["3MTN"] = true })
  for __, piece in ipairs(onMap(game, function(one) return one.side == "soviet" end)) do
    expectTrue(has(piece.space, "east"), piece.id)
  end
end)

test("WD-302: in the campaign the players set up, first the Germans, then the Soviets", function()
  local game = newGame{ scenario = "campaign" }
  expect(#onMap(game), 0)
  expect({ #game:stack("deploy_german"), #game:stack("deploy_soviet") }, { 64, 76 })
  expect({ game:decision().id, game:decision().side }, { "deploy.place", "german" })
  game:playUntil(function(one) return one:decision().side ~= "german" end, { "ready", "begin" })
  expect({ game:decision().id, game:decision().side }, { "deploy.place", "soviet" })
  expect({ #game:stack("deploy_german"), #game:stack("deploy_soviet") }, { 0, 76 })
  game:playUntil(function(one) return one:decision().id ~= "deploy.place" end, { "ready", "begin" })
  expect(#onMap(game), 140)
end)

test("WD-302: every unit has an area, and its usual place lies in it", function()
  local game = newGame{ scenario = "campaign" }
  local seen = 0
  for __, batch in ipairs(tables.deployment.values.batches) do
    local area = {}
    for __, id in ipairs(batch.hexes) do
      area[id] = true
      expect(game:space(id).control, batch.side, id)
    end
    for __, id in ipairs(batch.pieces) do
      seen = seen + 1
      expect({ game:piece(id).side, game:piece(id).space }, { batch.side, "deploy_" .. batch.side }, id)
      expectTrue(area[tables.deployment.values.usual[id]], id)
    end
  end
  expect(seen, 140)
end)

test("WD-302: placed one by one, garrisons only in their towns, artillery deployed", function()
  local game = newGame{ scenario = "campaign" }
  game:playUntil(function(one) return #one:stack("deploy_german") < 64 end, { "place" })
  local unit = onMap(game)[1]
  expect({ unit.side, unit.props.formation }, { "german", "83INF" })
  expectTrue(has(unit.space, "east") and row(unit.space) < 31)
  for __, batch in ipairs(tables.deployment.values.batches) do
    if batch.name == "Garrison of Isocha" then expect(batch.hexes, { "0331" }) end
    if batch.name == "Garrison of Novosokolniki" then expect(batch.hexes, { "0818", "0919" }) end
    if batch.name == "Garrison of Velikiye Luki" then expect(#batch.hexes, 9) end
  end
end)

-- Scenarios II to V -------------------------------------------------------------------------------------------------------

test("WD-308: two groups are cut off, and the relief force is weak or still on its way", function()
  local game = newGame{ scenario = "s2" }
  local states, groups = game:query("supply", { side = "german" }), {}
  for __, piece in ipairs(onMap(game, function(one) return one.props.pocket_start end)) do
    groups[piece.props.formation] = (groups[piece.props.formation] or 0) + 1
    expectTrue(states[piece.id] == nil or states[piece.id] == "isolated" or states[piece.id] == "out", piece.id)
    expectTrue(row(piece.space) > 20 and not has(piece.space, "east"), piece.id .. " is south-west of the city")
  end
  expect(groups, { ["83INF"] = 19, ["3MTN"] = 10 })
  local tanks = onMap(game, function(piece) return piece.props.formation == "8PZ" and piece.props.class == "AFV" end)
  expect(#tanks, 4, "a weak panzer division: three companies of tanks and one of guns")
  expect(forces(game, "291INF"), 19)
  expect(forces(game, "20MOT"), 0, "the motorised division comes")
end)

test("WD-414: nine units of the 93rd Infantry are due in the first turn of Scenario II and not yet there", function()
  local game = newGame{ scenario = "s2" }
  expect(forces(game, "93INF"), 3)
  for id = 107, 115 do expectTrue(not isHex(game:piece("G" .. id).space), "G" .. id) end
end)

test("WD-311: the SS brigade is in the south, most of the 2nd Mechanised Corps west of the Lovat", function()
  local game = newGame{ scenario = "s3" }
  for __, piece in ipairs(onMap(game, function(one) return one.props.formation == "1SS" end)) do
    expectTrue(row(piece.space) >= 31, piece.id)
  end
  local west, all = 0, 0
  for __, id in ipairs{ "34M", "43M", "18M", "33T", "36T", "38T" } do
    for __, piece in ipairs(onMap(game, function(one) return one.props.formation == id end)) do
      all = all + 1
      if not has(piece.space, "east") then west = west + 1 end
    end
  end
  expectTrue(west * 2 > all, west .. " of " .. all)
end)

test("WD-313: two more infantry divisions, one of them fit to attack", function()
  local game = newGame{ scenario = "s4" }
  local there = forces(game, "331INF")
  expectTrue(there > 0)
  expect(forces(game, "205INF"), 0, "the other one arrives")
  expect({ game:piece("G167").max_steps, game:piece("G167").props.morale }, { 4, 5 })
  expect({ game:piece("G182").max_steps, game:piece("G182").props.morale }, { 3, 4 })
end)

test("WD-314: the Soviets press into the city along the river from north and south", function()
  local game = newGame{ scenario = "s4" }
  expect({ game:space("2417").control, game:space("2419").control }, { "soviet", "soviet" })
  for __, id in ipairs{ "2318", "2319", "2418", "2518", "2519" } do expect(game:space(id).control, "german", id) end
  expect(game:var("city_soviet"), 4)
end)

test("WD-316: commandos, captured T-34s, assault guns and a parachute battalion", function()
  local game = newGame{ scenario = "s5" }
  expect(forces(game, "803"), 4)
  expect(isHex(game:piece("G158").space), true)
  expect(#onMap(game, function(piece) return piece.props.kind_of == "assault gun" end), 6)
  expect({ tables.optional.values.turn, tables.optional.values.battalion }, { 12, { "G193" } })
  expect(game:piece("G193").props.kind_of, "parachute")
  for __, piece in ipairs(onMap(game, function(one) return one.props.city_start end)) do expectTrue(has(piece.space, "city"), piece.id) end
end)

test("WD-273, WD-274, WD-275: what may come against the paratroops, and where", function()
  local found = {}
  for __, group in ipairs(tables.optional.values.soviet) do found[group.formation] = { group.entry, group.up_to, #group.pieces } end
  expect(found, { ["54B"] = { "S-NE", 4, 7 }, ["24C"] = { "S-NE", 4, 4 }, ["334"] = { "S-SE", 4, 6 }, ["47"] = { "S-E", 6, 6 } })
  expect(#tables.optional.values.division, 12)
end)

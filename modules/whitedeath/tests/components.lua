-- SPDX-License-Identifier: GPL-3.0-or-later
--- What is in the box: counters, map, charts.

---All pieces of a game for which the test holds.
local function where(game, test)
  local list = {}
  for __, piece in ipairs(game:view("*").pieces) do
    if test(piece) then list[#list + 1] = piece end
  end
  return list
end

local function ids(pieces)
  local list = {}
  for i, piece in ipairs(pieces) do list[i] = piece.id end
  table.sort(list)
  return list
end

local function has(space, feature)
  for __, one in ipairs(ground(space).features) do
    if one == feature then return true end
  end
  return false
end

---Every hex of the map for which the test holds, by column and row.
local function hexes(test)
  local list = {}
  for column = 1, 60 do
    for row = 1, 44 do
      local id = string.format("%02d%02d", column, row)
      if test(id, column, row) then list[#list + 1] = id end
    end
  end
  return list
end

local function withFeature(feature)
  return hexes(function(id) return has(id, feature) end)
end

---Does a way of the kind lead from the hex to a neighbour?
local function onWay(id, kind)
  local column, row = tonumber(id:sub(1, 2)), tonumber(id:sub(3))
  for c = math.max(1, column - 1), math.min(60, column + 1) do
    for r = math.max(1, row - 1), math.min(44, row + 1) do
      local lies = between(id, string.format("%02d%02d", c, r))
      for __, way in ipairs(lies.distance == 1 and lies.ways or {}) do
        if way == kind then return true end
      end
    end
  end
  return false
end

---From the first to the last number, as hexes of one column (fixed = "column") or row.
local function rim(fixed, at, from, to)
  local list = {}
  for i = from, to do
    list[#list + 1] = fixed == "column" and string.format("%02d%02d", at, i) or string.format("%02d%02d", i, at)
  end
  return list
end

-- Units -------------------------------------------------------------------------------------------------------------------

test("WD-054: a counter shows type, size, identity, formation and mobility; strength and movement left are its state", function()
  local game = newGame{ scenario = "s1" }
  local art, piece = game:art("G001"), game:piece("G001")
  expect({ art.symbol, art.size, art.strengths }, { "infantry", "II L", "{conventional}-½-{morale}" })
  expect({ piece.name, piece.props.formation, piece.steps, piece.max_steps }, { "I/257, 83rd Infantry", "83INF", 4, 4 })
  expect({ piece.props.mp_spent, #game:stack("2917") }, { 0, 2 })
  expect(game:art("S177").strengths, "{barrage}-{support}-{range}", "guns show what they are for")
  for __, one in ipairs(game:view("*").pieces) do
    expectTrue(game:art(one.id).symbol, one.id .. " has a symbol")
    expectTrue(#one.props.formation > 0, one.id .. " has a formation")
  end
end)

test("WD-055, WD-056: AFVs show no size; German ones are companies, Soviet ones battalions", function()
  local game = newGame{ scenario = "campaign" }
  local tanks = where(game, function(piece) return piece.props.class == "AFV" end)
  expect(#tanks, 30)
  for __, tank in ipairs(tanks) do
    expect(tank.props.size, tank.side == "german" and "company" or "battalion", tank.id)
    expect(game:art(tank.id).size, "T", tank.id)
    expectTrue(game:art(tank.id).symbol:find("armour") or game:art(tank.id).symbol:find("gun") or game:art(tank.id).symbol:find("tank"), tank.id)
    expectTrue(tank.props.armour > 0, tank.id .. " has a defence value")
  end
end)

test("WD-057: what a strength point stands for", function()
  local scale = tables.units.values.strength_point
  expect(scale, { infantry = { 150, 200 }, heavy_guns = { 4, 4 }, light_guns = { 6, 8 }, afv = { 4, 5 } })
  expect(12 // scale.heavy_guns[1], 3)
  expect({ 20 // scale.afv[1], 25 // scale.afv[2] }, { 5, 5 })
end)

test("WD-058: the unit identification chart has every type of unit with its values", function()
  local game = newGame{ scenario = "campaign" }
  local chart = tables.units
  local units = 0
  for __, row in ipairs(chart.cells) do units = units + tonumber(row[12]) end
  expect({ #chart.rows, units, #game:view("*").pieces }, { 70, 417, 417 })
  local row = {}
  for i, name in ipairs(chart.rows) do row[name] = chart.cells[i] end
  expect(row["Infantry"], { "P", "II", "l", "3–4", "5", "½", "4–5", "", "", "", "", "39" })
  expect(row["T-70 tanks"], { "AFV", "II", "t", "3–4", "3", "1", "4", "", "", "", "2", "7" })
  expect(row["Anti-tank company"][5], "*2")
  for __, mark in ipairs{ "P", "L", "H", "AFV", "I", "II", "III", "s", "l", "d", "w", "t", "m", "h", "*" } do
    expectTrue(chart.legend[mark], mark .. " is explained")
  end
end)

test("WD-083: several German battalions are four company counters", function()
  local game = newGame{ scenario = "campaign" }
  local battalions = {}
  for __, piece in ipairs(where(game, function(one) return one.props.battalion ~= "" end)) do
    expect({ piece.side, piece.props.size }, { "german", "company" }, piece.id)
    battalions[piece.props.battalion] = (battalions[piece.props.battalion] or 0) + 1
  end
  expect(battalions, { ["I/803"] = 4, ["Jg 5"] = 4, ["Krad 8"] = 4, ["Ski 3"] = 4, ["Ski 59"] = 4, ["Pi 183"] = 3, ["StuG 185"] = 3, ["StuG 190"] = 3 })
end)

test("WD-386, WD-074: seven ways of moving, printed beside the size; only class s are ski troops", function()
  local game = newGame{ scenario = "campaign" }
  local letters = { ski = "S", leg = "L", draft = "D", wheel = "W", track = "T", motorcycle = "M", horse = "H" }
  expect(tables.units.values.mobility, { s = "ski", l = "leg", d = "draft", w = "wheel", t = "track", m = "motorcycle", h = "horse" })
  local samples = { G057 = "ski", G001 = "leg", G016 = "draft", G011 = "wheel", G093 = "track", G088 = "motorcycle", G040 = "horse" }
  for id, mode in pairs(samples) do expect(game:art(id).size:sub(-1), letters[mode], id) end
  for __, piece in ipairs(where(game, function() return true end)) do
    expect(piece.props.ski, game:art(piece.id).size:sub(-1) == "S", piece.id)
  end
  expect(game:piece("G027").props.ski, false, "mountain troops go on foot")
end)

test("WD-159, WD-164: artillery has range and barrage; that of the Soviet army has no support factor", function()
  local game = newGame{ scenario = "campaign" }
  for __, piece in ipairs(game:view("*").pieces) do
    local props = piece.props
    expect(props.artillery, props.range > 0, piece.id)
    expect(props.artillery, props.barrage > 0, piece.id)
    if props.artillery then expect(props.support == 0, props.non_divisional, piece.id) end
    if props.non_divisional then expect({ piece.side, props.formation }, { "soviet", "3SHA" }, piece.id) end
  end
  expectTrue(game:piece("G010").props.artillery, "infantry guns are artillery, whatever their symbol")
end)

test("WD-306: one heavy mortar and one heavy artillery regiment besides the rockets of the army", function()
  local game = newGame{ scenario = "s1" }
  local guns = where(game, function(piece)
    return piece.props.non_divisional and piece.space and not piece.space:find("pool") and not piece.props.rocket
  end)
  expect(ids(guns), { "S177", "S178" })
  expect({ game:piece("S177").name, game:piece("S178").name }, { "41st Heavy Artillery Regiment", "Heavy Mortar Regiment" })
  local rockets = where(game, function(piece) return piece.props.guards_rocket and piece.space and not piece.space:find("pool") end)
  expect(ids(rockets), { "S179", "S180" })
end)

test("WD-292: who fights hand to hand", function()
  local game = newGame{ scenario = "campaign" }
  local kinds = {}
  for __, piece in ipairs(where(game, function(one) return one.props.close_combat end)) do
    kinds[piece.side .. " " .. piece.props.kind_of] = true
  end
  expect(kinds, {
    ["german engineer"] = true, ["german engineer company"] = true, ["german commando"] = true, ["german parachute"] = true,
    ["soviet engineer"] = true, ["soviet bridge engineer"] = true, ["soviet smg"] = true, ["soviet smg company"] = true,
  })
end)

test("WD-290: four Soviet engineer brigades and one German battalion build bridges", function()
  local game = newGame{ scenario = "campaign" }
  local builders = {}
  for __, piece in ipairs(game:view("*").pieces) do
    expect(piece.props.bridging, piece.props.builder ~= "", piece.id)
    if piece.props.bridging then builders[piece.props.builder] = true end
  end
  expect(builders, { ["55E"] = true, ["56E"] = true, ["57E"] = true, ["58E"] = true, G084 = true })
  expect(game:piece("G084").name, "Bridging Battalion 84")
  expect(#tables.bridges.values.builders, 5)
end)

test("WD-220, WD-221: German AFVs, anti-tank and heavy flak units are immune to tank fright by themselves, nobody else", function()
  local game = newGame{ scenario = "campaign" }
  for __, piece in ipairs(game:view("*").pieces) do
    local props = piece.props
    local immune = piece.side == "german"
      and (props.class == "AFV" or props.kind_of:find("antitank") ~= nil or props.kind_of == "heavy anti-aircraft")
    expect(props.tank_fright_immunity, immune, piece.id)
  end
end)

test("WD-024, WD-087, WD-325: a stack of sixteen counters, which the tray takes as a whole or one by one", function()
  local game = newGame{ scenario = "s1", clear = true }
  local stack = {
    "S136", "S137", "S138", "S139", "S140", "S141", "S142", "S143", "S165", "S166", "S167", "S168", "S169", "S170", "S171", "S172",
  }
  game:place("4720", table.unpack(stack))
  expect(#game:stack("4720"), tables.numbers.values.stack_most)
  expectTrue(game:query("stacking", { space = "4720", side = "soviet" }).ok, "a brigade and its engineers")
  game:playUntil(function() return game:decision().id == "impulse.points" end)
  game:act("commit", { value = 1 })
  local movers = {}
  for __, action in ipairs(game:actions("pick")) do movers[action.piece] = true end
  for __, id in ipairs(stack) do expectTrue(movers[id], id .. " can be chosen") end
  for __, id in ipairs(stack) do game:act("pick", { piece = id }) end
  expect(game:decision().chosen, stack, "one by one, in this order")
  game:act("drop")
  expect(#game:decision().chosen, 0)
  game:act("pick", { piece = stack[1] })
  game:act("stack")
  expect(#game:decision().chosen, 16)
end)

-- Map ---------------------------------------------------------------------------------------------------------------------

test("WD-052: sixty columns of forty-four hexes of one mile around Velikiye Luki", function()
  expect(#hexes(function(id) return ground(id).terrain ~= nil end), 2640)
  expect({ between("2418", "2419").distance, tables.numbers.values.hex_miles }, { 1, 1 })
  expect({ ground("2318").name, ground("0818").name, ground("0331").name }, { "Citadel", "Novosokolniki", "Isocha" })
  expect(between("2318", "0818").distance, 15, "fifteen miles to Novosokolniki")
  expect(#withFeature("city"), 9)
end)

test("WD-260: three Soviet and four German entry areas", function()
  local areas = tables.entry.values.areas
  local sides = { german = 0, soviet = 0 }
  for area, what in pairs(areas) do
    sides[what.side] = sides[what.side] + 1
    local list = {}
    for __, id in ipairs(what.hexes) do list[#list + 1] = id end
    table.sort(list)
    expect(withFeature("entry:" .. area), list, area)
  end
  expect(sides, { german = 4, soviet = 3 })
  expect(withFeature("entry:S-SE"), rim("row", 44, 30, 60))
end)

test("WD-261: Soviet Northeast is the north edge east of the Lovat", function()
  expect(withFeature("entry:S-NE"), rim("row", 1, 30, 60))
  expectTrue(has("2901", "river"), "the Lovat leaves the map at 2901")
end)

test("WD-262: Soviet East is the east edge", function()
  expect(withFeature("entry:S-E"), rim("column", 60, 1, 44))
end)

test("WD-263: German South is ten hexes of the south edge east of the Lovat", function()
  expect(withFeature("entry:G-S"), rim("row", 44, 20, 29))
  expectTrue(has("1944", "river"), "the Lovat enters the map at 1944")
end)

test("WD-264: German Southwest lies between the two southern railways of the west edge", function()
  expect(withFeature("entry:G-SW"), rim("column", 1, 34, 39))
  expectTrue(onWay("0134", "railway") and onWay("0139", "railway"))
end)

test("WD-265: German West is the railway west of Novosokolniki and four hexes on each side", function()
  expect(withFeature("entry:G-W"), rim("column", 1, 13, 21))
  expectTrue(onWay("0117", "railway"))
  expect(#withFeature("entry:G-W"), 9)
end)

test("WD-266: German Northwest is the railway in the corner and four hexes on each side", function()
  expect(withFeature("entry:G-NW"), rim("row", 1, 6, 14))
  expectTrue(onWay("1001", "railway"))
end)

test("WD-123, WD-241, WD-417: whose map edges", function()
  local function edge(side, feature)
    return hexes(function(id, column, row)
      local lies = column == 1 or column == 60 or row == 1 or row == 44
      return has(id, feature .. ":" .. side) and (lies or error(id))
    end)
  end
  expect(edge("soviet", "rail"), rim("column", 60, 1, 44))
  expect(#edge("german", "rail"), 44 + 59 + 59, "north, west and south, with the corners of the east")
  local friendly = rim("row", 44, 30, 59)
  for __, id in ipairs(rim("column", 60, 1, 44)) do friendly[#friendly + 1] = id end
  expect(edge("soviet", "friendly"), friendly)
  expectTrue(has("3101", "friendly:german") and has("3101", "entry:S-NE"), "the north edge is German for supply all along")
  expectTrue(has("2944", "friendly:german") and not has("3044", "friendly:german"))
end)

test("WD-288: four bridges over the Lovat, and no way crosses it elsewhere", function()
  expect(withFeature("bridge"), { "2417", "2418", "2430", "2523" })
  for __, id in ipairs(withFeature("bridge")) do expectTrue(has(id, "river"), id) end
  local crossings = hexes(function(id) return has(id, "river") and (onWay(id, "road") or onWay(id, "railway")) end)
  expect(crossings, { "2417", "2418", "2430", "2523" })
  expectTrue(onWay("2417", "railway") and onWay("2418", "road") and onWay("2430", "road") and onWay("2523", "railway"))
end)

test("WD-382, WD-416: intrinsic garrisons are in every railway town west of the Lovat but Velikiye Luki", function()
  local towns = hexes(function(id)
    return ground(id).terrain == "town" and not has(id, "city") and not has(id, "east") and onWay(id, "railway")
  end)
  expect(towns, { "0331", "0811", "0818", "0919", "0936", "1002", "1333", "1729" })
  expect(tables.numbers.values.intrinsic, towns)
  local game = newGame{ scenario = "s1" }
  for __, id in ipairs(towns) do expect(game:space(id).intrinsic, true, id) end
  for __, id in ipairs(withFeature("city")) do expect(game:space(id).intrinsic, false, id) end
end)

test("WD-304: practically all roads of the country run through Velikiye Luki", function()
  local exits = {}
  for __, id in ipairs{ "0120", "0140", "1744", "2744", "3144", "6019", "6032", "3401", "6007", "1001" } do
    exits[#exits + 1] = onWay(id, "road") or onWay(id, "railway") or id
  end
  for __, found in ipairs(exits) do expect(found, true) end
  local roads = 0
  for __, id in ipairs(withFeature("city")) do
    if onWay(id, "road") then roads = roads + 1 end
  end
  expect(roads, 5)
end)

-- Charts ------------------------------------------------------------------------------------------------------------------

test("WD-053, WD-396, WD-397: the charts are there to be looked at", function()
  for __, id in ipairs{
    "terrain", "movement", "defence", "armour", "conventional", "antitank", "barrage", "barrage_modifiers", "turns", "units",
    "arrivals_german", "arrivals_soviet", "entry", "optional", "victory", "victory_points", "supply_costs", "weather_effects", "battle",
  } do
    expectTrue(tables[id] and #tables[id].title > 0 and tables[id].rule, id)
  end
  expect({ #tables.turns.rows, #tables.arrivals_german.rows, #tables.arrivals_soviet.rows }, { 13, 13, 13 })
  expect(tables.turns.cells[1], { "16–20 November 1942", "1–3", "4–5", "6", 2, 8, 0, 0 })
  expect(tables.arrivals_german.cells[2][3], "291st Infantry Division: Infantry I/504 II/504 III/504, Anti-tank company 14/504, Artillery I/291")
  expect(tables.arrivals_soviet.cells[5], { 4, 5, "",
    "249th Estonian Rifle Division: Rifle regiment 917 921 925, Divisional artillery 779, Anti-tank guns 307, Training battalion; "
    .. "3rd Shock Army troops: Anti-aircraft regiment 582", "" })
end)

test("WD-053, WD-114, WD-118: the chart of movement costs says what the rules count with", function()
  local parts = { ["½"] = 6, ["¾"] = 9, ["⅔"] = 8, ["⅓"] = 4, ["⅙"] = 2, ["¼"] = 3, ["1½"] = 18 }
  local function twelfths(cell) return parts[cell] or tonumber(cell) and 12 * tonumber(cell) end
  local function counted(cost) return cost and cost ~= "blocked" and math.floor(cost * 12 + 0.5) or nil end
  local chart, rows = tables.movement, {}
  for i, name in ipairs(chart.rows) do rows[name] = chart.cells[i] end
  for __, kind in ipairs(tables.terrain.terrains) do
    for i, class in ipairs(tables.terrain.classes) do
      expect(counted(kind.cost[class]), twelfths(rows[kind.name][i]), kind.id .. " " .. class)
    end
  end
  for __, feature in ipairs{ tables.terrain.features[1], tables.terrain.features[2] } do
    for i, class in ipairs(tables.terrain.classes) do
      local enter, leave = rows[feature.name][i]:match("^(.+)-(.+)$")
      expect(counted(feature.cost[class]), twelfths(enter or rows[feature.name][i]), feature.id .. " " .. class)
      expect(counted(feature.leave[class]), leave and twelfths(leave), feature.id .. " " .. class)
    end
  end
  expect(rows.Forest[5], "P", "no tracks in the forest")
  expect(rows.Stream[3], "1-2", "draft units at streams")
end)

test("WD-253: every roll of every turn has its weather", function()
  for turn, rolls in ipairs(tables.turns.values.weather) do
    expect(#rolls, 6)
    local columns = { frost = 2, thaw = 3, snow = 4 }
    for die, weather in ipairs(rolls) do
      local low, high = tostring(tables.turns.cells[turn][columns[weather]]):match("^(%d)%D*(%d?)$")
      expectTrue(tonumber(low) <= die and die <= (tonumber(high) or tonumber(low)), "turn " .. turn .. ", roll " .. die)
    end
  end
  expect(tables.turns.values.weather[1], { "frost", "frost", "frost", "thaw", "thaw", "snow" })
  expect(tables.turns.values.weather[7], { "frost", "frost", "frost", "frost", "snow", "snow" })
end)

test("WD-051, WD-305, WD-309, WD-312, WD-315, WD-317: the story of the battle and what counted as success", function()
  local chart = tables.battle
  expect(chart.rows, { "Before", "Scenario I", "Scenario II", "Scenario III", "Scenario IV", "Scenario V", "Afterwards" })
  local words = {
    { 1, 3, "Third Shock Army" }, { 1, 3, "ten miles" }, { 2, 4, "Lovat" }, { 2, 4, "railway" }, { 3, 4, "Gushchino and Chernozem" },
    { 4, 4, "ring" }, { 5, 4, "three miles" }, { 6, 4, "handful" }, { 7, 3, "fewer than 500" },
  }
  for __, word in ipairs(words) do expectTrue(chart.cells[word[1]][word[2]]:find(word[3]), word[3]) end
  expect({ chart.values.short_of_citadel_miles, chart.values.escaped_fewer_than }, { 3, 500 })
end)

test("WD-318: victory points and levels are data", function()
  local points = tables.victory_points.values
  expect({ points.railway_town, points.city_hex, points.whole_city, points.relief, points.railway_untouched }, { 5, 3, 10, 20, 5 })
  expect(points.railway_towns, { "0331", "0811", "0818", "1002" })
  expect({ points.escape.s1, points.escape.s5, points.pocket.s2 }, { 2, 4, 1 })
  for scenario, levels in pairs(tables.victory.values.levels) do
    expect(#levels, 5, scenario)
    for i = 2, 5 do expectTrue(levels[i].from < levels[i - 1].from, scenario .. " " .. i) end
    expect({ levels[1].winner, levels[3].outcome, levels[5].winner }, { "soviet", "draw", "german" }, scenario)
  end
  expect(tables.victory.values.levels.s1[4].from, -5)
end)

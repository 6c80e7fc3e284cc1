-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 5, 6 and 11: stacking, zones of control, movement.

local field = require "tests/field"

local set, round, canGo = field.set, field.round, field.canGo

---The movement points of a unit: how far it can go over the open steppe.
local function points(game, piece)
  local most = 0
  for __, cost in pairs(game:query("reach", { piece = piece })) do most = math.max(most, cost) end
  return math.tointeger(most)
end

local function alone(piece, turn, more)
  local game = set({ { "E4728", piece } }, { turn = turn })
  if more then game:setPiece(piece, more) end
  return points(game, piece)
end

test("TDV-330, TDV-331, TDV-295: a Movement round moves units hex by hex at the chart's costs", function()
  local game = set{ { "E2313", "GE-PZ-01" }, { "W3327", "GE-K-I" } }
  round(game, "axis", "move")
  expect(game:decision().id, "move")
  expect(ground("E2313").terrain, "woods")
  game:place("E2413", "GE-PZ-06")
  local inf = set{ { "E4728", "GE-K-I" } }
  expect(inf:query("reach", { piece = "GE-K-I" })["E4727"], 1)
  local pz = set{ { "W3326", "GE-PZ-01" }, { "W3425", "GE-K-I" } }
  expect(pz:query("reach", { piece = "GE-PZ-01" })["W3327"], 2, "woods for a panzer division")
  pz = set{ { "W3326", "GE-K-I" } }
  expect(pz:query("reach", { piece = "GE-K-I" })["W3327"], 1, "woods for infantry")
end)

test("TDV-332: costs add up", function()
  expect(between("W4505", "W4504").edge[1] == "river" or between("W4505", "W4504").edge[2] == "river", true)
  local game = set{ { "W4505", "GE-PZ-01" } }
  expect(game:query("reach", { piece = "GE-PZ-01" })["W4504"], 4)
end)

test("TDV-333, TDV-335: points are not saved; one move in a round, another in the next", function()
  local game = round(set{ { "E4728", "GE-PZ-01" }, { "E4628", "GE-PZ-06" } }, "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("go", { piece = "GE-PZ-01", space = "E4727" })
  game:refuse("choose", { piece = "GE-PZ-01" }, "11.1")
  game = round(game, "axis", "move")
  game:setPiece("GE-PZ-01", { moved = false })
  expect(points(game, "GE-PZ-01"), 8)
end)

test("TDV-334: a stack moves together at the pace of the slowest, and faster units go on", function()
  local game = round(set{ { "E4728", "GE-PZ-01", "GE-K-I" }, { "E4913", "GE-PZ-06" } }, "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("take", { piece = "GE-K-I" })
  expect(game:offers("go", { space = "E4723" }), false)
  game:act("go", { space = "E4724" })
  expect({ game:piece("GE-PZ-01").space, game:piece("GE-K-I").space }, { "E4724", "E4724" })
  expect(game:decision().id, "move.unit")
  game:act("go", { space = "E4723" })
  expect({ game:piece("GE-PZ-01").space, game:piece("GE-K-I").space }, { "E4723", "E4724" })
end)

test("TDV-336: one hex is always possible", function()
  local game = set({ { "W4505", "GE-K-I" } }, { turn = 8 })
  game:setPiece("GE-K-I", { supply = "out" })
  expect(game:query("reach", { piece = "GE-K-I" })["W4504"] ~= nil, true)
  game = set({ { "W4731", "GE-ID-269" } }, { turn = 5 })
  expect(game:query("reach", { piece = "GE-ID-269" })["W4831"] ~= nil, true)
  expect(game:query("reach", { piece = "GE-VS-1" }), {})
end)

test("TDV-338: only the Soviets cross from Leningrad to Oranienbaum, with their whole movement", function()
  local game = set({ { "W4702", "SU-RA-16" } }, { turn = 5 })
  expect(game:query("reach", { piece = "SU-RA-16" })["W4603"] ~= nil, true)
  expect(game:query("reach", { piece = "SU-RA-16" })["W4503"], nil)
  game = set({ { "W4603", "GE-K-I" } }, { turn = 5 })
  expect(game:query("reach", { piece = "GE-K-I" })["W4702"], nil)
end)

test("TDV-339, TDV-340, TDV-341, TDV-342, TDV-343, TDV-438: weather slows", function()
  expect({ alone("GE-PZ-01", 2), alone("GE-K-I", 2), alone("SU-RA-16", 2) }, { 8, 4, 4 }, "good")
  expect({ alone("GE-PZ-01", 4), alone("GE-K-I", 4), alone("SU-TK-01", 4), alone("GE-HQ-1", 4) }, { 7, 4, 7, 7 }, "mixed")
  expect({ alone("GE-PZ-01", 5), alone("GE-K-I", 5), alone("SU-RA-16", 5) }, { 6, 3, 3 }, "mud")
  expect({ alone("GE-PZ-01", 8), alone("GE-K-I", 8), alone("SU-RA-16", 8) }, { 6, 3, 4 }, "first winter")
  expect({ alone("GE-PZ-01", 18), alone("GE-K-I", 18), alone("SU-RA-16", 18) }, { 7, 3, 4 }, "snow")
end)

test("TDV-344, TDV-345, TDV-400: who is out of supply or isolated has three points in any weather", function()
  for __, state in ipairs{ "out", "isolated" } do
    expect({ alone("GE-PZ-01", 2, { supply = state }), alone("GE-PZ-01", 5, { supply = state }) }, { 3, 3 }, state)
  end
end)

test("TDV-248: who is supplied from the air loses two points and nothing else", function()
  expect(alone("GE-PZ-01", 2, { supply = "out", air_supplied = true }), 6)
  local game = set{ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RA-16" } }
  game:setPiece("GE-PZ-01", { supply = "out", air_supplied = true })
  expect(field.odds(game, "E4727", { "GE-PZ-01" }).drm, 0)
end)

test("TDV-296, TDV-297, TDV-346: forced march: two points more, once a turn, away from the enemy, in fair weather, in supply", function()
  local function marches(piece, turn, more, enemy)
    local stacks = { { "E4728", piece }, { "E4913", "GE-PZ-06" }, { "E4914", "SU-TK-01" } }
    if enemy then stacks[#stacks + 1] = { enemy, "SU-RA-19" } end
    local game = set(stacks, { turn = turn })
    if more then game:setPiece(piece, more) end
    round(game, game:piece(piece).side, "move")
    game:act("choose", { piece = piece })
    local any = #game:actions("march") > 0
    return any, game
  end
  local any, game = marches("GE-K-I", 2)
  expectTrue(any)
  expectTrue(game:offers("march", { space = "E4722" }), "six hexes away")
  expect(game:offers("march", { space = "E4721" }), false)
  game:act("march", { piece = "GE-K-I", space = "E4722" })
  expect(game:piece("GE-K-I").props.marched, true)
  expect((marches("GE-MT-01", 2)), true)
  expect((marches("SU-SH-1", 2)), true)
  expect((marches("GE-CAV-1", 2)), false)
  expect((marches("GE-PZ-01", 2)), false)
  expect((marches("GE-K-I", 5)), false)
  expect((marches("GE-K-I", 2, { supply = "out" })), false)
  expect((marches("GE-K-I", 2, { marched = true })), false)
  expect((marches("GE-K-I", 2, nil, "E4727")), false)
  local __, near = marches("GE-K-I", 2, nil, "E4725")
  expect(near:offers("march", { space = "E4726" }), false)
end)

test("TDV-337, TDV-105: an advance is no movement and ignores zones", function()
  local game = round(set({ { "E4728", "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" }, { "E4727", "SU-RD-010" }, { "E4726", "SU-RA-16" } }, { turn = 2 }), "axis", "combat")
  field.attack(game, "E4727", { "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" }, 3)
  while game:decision().id ~= "advance" do game:act(game:actions()[1].verb, { piece = game:actions()[1].piece, space = game:actions()[1].space }) end
  game:act("advance", { piece = "GE-PZ-01" })
  expect({ game:piece("GE-PZ-01").space, game:piece("GE-PZ-01").props.moved }, { "E4727", false })
end)

-- 5 Stacking ----------------------------------------------------------------------------------------------------------------

local function fits(hex, ids)
  local game = set{ { hex or "E4728", table.unpack(ids) } }
  return game:query("stacking", { space = hex or "E4728", side = game:piece(ids[1]).side }).ok
end

test("TDV-087, TDV-044: four units, two armies, three corps", function()
  expect(fits(nil, { "SU-RA-16", "SU-RA-19", "SU-TK-01", "SU-TK-02" }), true)
  expect(fits(nil, { "SU-RA-16", "SU-TK-01", "SU-TK-02", "SU-TK-03" }), true)
  expect(fits(nil, { "SU-RA-16", "SU-RA-19", "SU-RA-20" }), false)
  expect(fits(nil, { "SU-TK-01", "SU-TK-02", "SU-TK-03", "SU-TK-04" }), false)
  expect(fits(nil, { "SU-RD-010", "SU-RD-048", "SU-RD-090", "SU-RD-027" }), true)
  expect(fits(nil, { "GE-PZ-01", "GE-PZ-06", "GE-PZ-08", "GE-PZ-07", "GE-PZ-09" }), false)
  expect(fits(nil, { "GE-PZ-01" }), true)
end)

test("TDV-088, TDV-091: HQs, artillery and depots are free, one of each", function()
  expect(fits(nil, { "GE-PZ-01", "GE-PZ-06", "GE-PZ-08", "GE-PZ-07", "GE-HQ-1", "AX-DEPOT-1", "GE-ART" }), true)
  expect(fits(nil, { "GE-HQ-1", "GE-HQ-2" }), false)
  expect(fits(nil, { "SU-HQ-STAVKA", "SU-HQ-ZHUKOV", "SU-RD-010" }), true)
  expect(fits(nil, { "SU-ART-1", "SU-ART-2" }), false)
  expect(fits(nil, { "SU-RD-010", "SU-RD-048", "SU-RD-090", "SU-RD-027", "SU-FZ" }), true)
end)

test("TDV-457: one Tiger battalion is free", function()
  local four = { "GE-PZ-01", "GE-PZ-06", "GE-PZ-08", "GE-PZ-07" }
  expect(fits(nil, { four[1], four[2], four[3], four[4], "GE-TIG-502" }), true)
  expect(fits(nil, { four[1], four[2], four[3], four[4], "GE-TIG-502", "GE-TIG-503" }), false)
  expect(fits(nil, { four[1], four[2], four[3], "GE-TIG-502", "GE-TIG-503" }), true)
end)

test("TDV-085: limits count at the end of a move, not on the way", function()
  local game = round(set{ { "E4728", "GE-PZ-01" }, { "E4727", "GE-PZ-06", "GE-PZ-08", "GE-PZ-07", "GE-PZ-09" } }, "axis", "move")
  expect(canGo(game, "GE-PZ-01", "E4727"), false)
  expect(canGo(game, "GE-PZ-01", "E4726"), true)
  game:act("choose", { piece = "GE-PZ-01" })
  game:refuse("go", { space = "E4727" }, "5.3")
end)

test("TDV-086: who is too many is given up by the owner", function()
  local game = set{ { "E4728", "GE-PZ-01", "GE-PZ-06", "GE-PZ-08", "GE-PZ-07", "GE-PZ-09" }, { "E4913", "GE-PZ-16" } }
  game:setPiece("GE-PZ-16", { moved = true })
  round(game, "axis", "move")
  game:act("done")
  expect(game:decision().id, "excess")
  game:act("remove", { piece = "GE-PZ-06" })
  expect(game:piece("GE-PZ-06").space, "axis_lost")
end)

test("TDV-085, TDV-086: what is too much goes at the end of movement, before the fighting of the same round, for both sides", function()
  local game = set({
    { "E4728", "GE-HQ-1", "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08", "GE-PZ-09" },
    { "E4727", "SU-RD-010", "SU-RD-048", "SU-RD-125", "SU-RD-090", "SU-RD-413" }, { "E4913", "GE-ID-031" },
  }, { turn = 2 })
  game:decide("order", "axis", { hq = "GE-HQ-1" })
  game:act("move_first")
  game:act("done")
  expect({ game:decision().id, game:decision().side }, { "excess", "axis" })
  game:refuse("remove", { piece = "GE-ID-031" }, "5.2")
  game:act("remove", { piece = "GE-PZ-09" })
  game:act("remove", { piece = "SU-RD-090" })
  expect({ game:piece("GE-PZ-09").space, game:piece("SU-RD-090").space }, { "axis_lost", "soviet_lost" })
  expect({ game:decision().id, game:offers("attack", { space = "E4727" }) }, { "combat", true })
end)

test("TDV-444: minor allies of different countries never stack", function()
  expect(fits(nil, { "RO-K-1", "HU-K-III" }), false)
  expect(fits(nil, { "RO-K-1", "GE-K-I" }), true)
  local game = round(set{ { "E4728", "RO-K-1", "GE-K-I" }, { "E4726", "HU-K-III" }, { "E4727", "SU-RD-010" } }, "axis", "combat")
  field.aim(game, "E4727", { "RO-K-1" })
  game:refuse("join", { piece = "HU-K-III" }, "15.1")
  game:act("join", { piece = "GE-K-I" })
end)

test("TDV-469: Italians count as corps", function()
  expect(fits(nil, { "IT-CSIR", "IT-II", "IT-ALP", "IT-XXIX" }), false)
  expect(fits(nil, { "IT-CSIR", "IT-II", "IT-ALP", "RO-PZ1" }), false)
  expect(fits(nil, { "RO-K-1", "RO-K-II", "RO-K-III", "RO-PZ1" }), true)
end)

test("TDV-089: one base in a Town, two in a City", function()
  local game = newGame()
  game:decide("base.move", "axis", { piece = "GE-BASE-1" })
  game:place("W2826", "GE-BASE-2", "GE-AIR-2", "GE-BASE-4", "GE-AIR-4")
  game:refuse("station", { space = "W2826" }, "5.4")
  game:place("W2419", "GE-BASE-4", "GE-AIR-4")
  expect(game:offers("station", { space = "W2826" }), true)
  game:place("W3018", "GE-BASE-5", "GE-AIR-5")
  game:refuse("station", { space = "W3018" }, "5.4")
end)

-- 6 Zones -------------------------------------------------------------------------------------------------------------------

local function zone(game, side)
  local found = {}
  for __, id in ipairs(game:query("zoc", { side = side })) do found[id] = true end
  return found
end

test("TDV-092, TDV-093: six hexes around a unit that has a zone on the side that it shows", function()
  local game = set{ { "E4728", "GE-K-I" } }
  expect(field.count(zone(game, "axis")), 6)
  game:setPiece("GE-K-I", { steps = 1 })
  expect(field.count(zone(game, "axis")), 0)
  game = set{ { "E4728", "GE-ID-269" } }
  expect(field.count(zone(game, "axis")), 0)
end)

test("TDV-095: no zone across major rivers and the Volga", function()
  local game = set{ { "W4831", "SU-RA-16" } }
  expect(zone(game, "soviet")["W4731"], nil)
  game = set{ { "E4234", "SU-RA-16" } }
  expect(zone(game, "soviet")["E4134"], nil)
  game = set{ { "W2038", "SU-RA-16" } }
  expect(between("W2038", "W2137").edge[1], "river")
  expect(zone(game, "soviet")["W2137"], true)
end)

test("TDV-096, TDV-047: no zone into an enemy City, Fort or fortified zone", function()
  local game = set{ { "E2414", "GE-K-I" } }
  expect(zone(game, "axis")["E2314"], nil)
  game:setSpace("E2314", { control = "axis" })
  expect(zone(game, "axis")["E2314"], true)
  game = set{ { "W3325", "GE-K-I" } }
  expect(zone(game, "axis")["W3326"], nil)
  game = set{ { "W4516", "GE-K-I" } }
  expect(zone(game, "axis")["W4416"], nil)
  game:setSpace("W4416", { features = { fortified_zone = false } })
  expect(zone(game, "axis")["W4416"], true)
end)

test("TDV-097, TDV-471: zones of mechanised units and swamps", function()
  local function reaches(piece, turn)
    return zone(set({ { "W3524", piece } }, { turn = turn }), "axis")["W3625"] or false
  end
  expect(ground("W3625").terrain, "swamp")
  expect({ reaches("GE-PZ-01", 2), reaches("GE-PZ-01", 18), reaches("GE-K-I", 2) }, { false, true, true })
  local function soviet(turn) return zone(set({ { "W3524", "SU-TK-01" } }, { turn = turn }), "soviet")["W3625"] or false end
  expect({ soviet(2), soviet(5), soviet(8) }, { false, false, true })
end)

test("TDV-098: German mechanised units lose their zones in mud and the first winter", function()
  local function count(piece, turn, side) return field.count(zone(set({ { "E4728", piece } }, { turn = turn }), side or "axis")) end
  expect({ count("GE-PZ-01", 2), count("GE-PZ-01", 5), count("GE-PZ-01", 8), count("GE-PZ-01", 18) }, { 6, 0, 0, 6 })
  expect({ count("GE-K-I", 5), count("SU-TK-01", 5, "soviet") }, { 6, 6 })
end)

test("TDV-094, TDV-099, TDV-100: zones stop movement, and nobody goes from one to the other", function()
  local game = set{ { "E4728", "GE-K-I" }, { "E4726", "SU-TK-01" }, { "E4913", "GE-PZ-06" } }
  local reach = game:query("reach", { piece = "GE-K-I" })
  expect({ reach["E4727"] == 1, reach["E4827"] ~= nil }, { true, true })
  game:place("E4727", "GE-K-I")
  for i, hex in ipairs{ "E4828", "E4728", "E4628" } do game:place(hex, ({ "SU-RD-010", "SU-RD-048", "SU-RD-090" })[i]) end
  reach = game:query("reach", { piece = "GE-K-I" })
  expect({ reach["E4827"] == nil, reach["E4627"] == nil }, { true, true })
  round(game, "axis", "move")
  game:act("choose", { piece = "GE-K-I" })
  game:refuse("go", { space = "E4827" }, "6.2")
end)

test("TDV-101: supplied German mechanised units slip between rifle armies", function()
  local function slips(other, more)
    local game = set({ { "E4727", "GE-PZ-01" }, { "E4726", other }, { "E4913", "GE-PZ-06" } }, { turn = 2 })
    if more then game:setPiece("GE-PZ-01", more) end
    round(game, "axis", "move")
    return canGo(game, "GE-PZ-01", "E4827", "slip"), game
  end
  expect((slips("SU-RA-16")), true)
  expect((slips("SU-TK-01")), false)
  expect((slips("SU-RA-16", { supply = "out" })), false)
  local game = set({ { "E4727", "GE-PZ-01" }, { "E4726", "SU-RA-16" }, { "E4927", "SU-TK-01" }, { "E4913", "GE-PZ-06" } }, { turn = 2 })
  round(game, "axis", "move")
  expect(canGo(game, "GE-PZ-01", "E4827", "slip"), false, "a tank corps closes it")
  local __, free = slips("SU-RA-16")
  free:act("choose", { piece = "GE-PZ-01" })
  free:act("slip", { piece = "GE-PZ-01", space = "E4827" })
  expect({ free:piece("GE-PZ-01").space, free:piece("GE-PZ-01").props.moved }, { "E4827", true })
end)

test("TDV-102: a Guards tank army slips from zone to zone", function()
  local game = set({ { "E4727", "SU-GTA-5" }, { "E4726", "GE-K-I" }, { "E4913", "SU-TK-01" } }, { turn = 24 })
  round(game, "soviet", "move")
  expect(canGo(game, "SU-GTA-5", "E4827", "slip"), true)
  game = set({ { "E4727", "SU-RA-16" }, { "E4726", "GE-K-I" }, { "E4913", "SU-TK-01" } }, { turn = 24 })
  round(game, "soviet", "move")
  expect(canGo(game, "SU-RA-16", "E4827", "slip"), false)
end)

test("TDV-107, TDV-108, TDV-109, TDV-110: emergency withdrawal", function()
  local ring = { { "E4728", "GE-K-I" }, { "E4727", "SU-TK-01" }, { "E4729", "SU-TK-02" }, { "E4628", "SU-TK-03" }, { "E4913", "GE-PZ-06" } }
  local game = round(set(ring, { turn = 2 }), "axis", "move")
  game:act("choose", { piece = "GE-K-I" })
  expect(#game:actions("withdraw") > 0, true)
  for __, action in ipairs(game:actions("withdraw")) do
    for __, enemy in ipairs{ "E4727", "E4729", "E4628" } do expectTrue(between(action.space, enemy).distance > 1, action.space) end
  end
  expect(game:offers("go", { space = "E4829" }), false, "into a zone")
  game:refuse("withdraw", { space = "E4828" }, "6.5")
  for __, action in ipairs(game:actions("go")) do
    expectTrue(between("E4728", action.space).distance < 1 or tonumber(action.space:sub(2, 3)) > 47, "eastwards, as the Soviets retreat: " .. action.space)
  end
  game:act("withdraw", { space = game:actions("withdraw")[1].space })
  expect(game:piece("GE-K-I").props.moved, true)
  local free = round(set({ { "E4728", "GE-K-I" }, { "E4726", "SU-TK-01" }, { "E4913", "GE-PZ-06" } }, { turn = 2 }), "axis", "move")
  free:act("choose", { piece = "GE-K-I" })
  expect(#free:actions("withdraw"), 0, "not held fast")
  free:refuse("withdraw", { space = "E4629" }, "6.5")
  local panzer = set(ring, { turn = 2 })
  panzer:place("E4728", "GE-HQ-1")
  panzer:decide("order", "axis", { hq = "GE-HQ-1" })
  panzer:act("move_first")
  panzer:act("choose", { piece = "GE-K-I" })
  expect(#panzer:actions("withdraw"), 0, "only in Movement rounds")
end)

test("TDV-109: a withdrawal may end next to a lone HQ", function()
  local function ends(other)
    local game = round(set({ { "E4728", "GE-K-I" }, { "E4727", "SU-TK-01" }, { "E4729", "SU-TK-02" }, { "E4628", "SU-TK-03" }, { "E4530", other }, { "E4913", "GE-PZ-06" } }, { turn = 2 }), "axis", "move")
    game:act("choose", { piece = "GE-K-I" })
    return game:actions("withdraw")
  end
  expectTrue(#ends("SU-HQ-ZHUKOV") > #ends("SU-RD-010"))
end)

test("TDV-443: HQs pay one point for any terrain", function()
  local game = set{ { "W4505", "GE-HQ-1" } }
  expect(game:query("reach", { piece = "GE-HQ-1" })["W4504"], 1)
end)

test("TDV-445, TDV-446, TDV-447: where minor allies may go", function()
  local function reaches(piece, from, to)
    return set{ { from, piece } }:query("reach", { piece = piece })[to] ~= nil
  end
  expect(reaches("RO-K-1", "E4726", "E4724"), false)
  expect(reaches("RO-K-1", "E4726", "E4725"), true)
  expect(reaches("SP-250", "E4726", "E4724"), true)
  local game = set{ { "W2744", "HU-K-III" }, { "W2742", "RO-K-1" } }
  for id in pairs(game:query("reach", { piece = "HU-K-III" })) do expectTrue(ground(id).country ~= "romania", id) end
  for id in pairs(game:query("reach", { piece = "RO-K-1" })) do expectTrue(ground(id).country ~= "hungary", id) end
end)

test("TDV-452: in 1941 the Soviets keep out of Hungary", function()
  local function enters(turn)
    for id in pairs(set({ { "W3336", "SU-TK-01" } }, { turn = turn }):query("reach", { piece = "SU-TK-01" })) do
      if ground(id).country == "hungary" then return true end
    end
    return false
  end
  expect({ enters(7), enters(8) }, { false, true })
end)

test("TDV-045, TDV-046, TDV-033: towns fall to whoever enters, or to a zone while empty; Cities only to entry", function()
  local game = round(set{ { "E2637", "GE-PZ-01" }, { "E4913", "GE-PZ-06" } }, "axis", "move")
  expect(game:space("E2636").control, "soviet")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("go", { space = "E2535" })
  expect(game:space("E2636").control, "axis", "Slavyansk, passed or in the zone")
  game = round(set{ { "E2415", "GE-PZ-01" }, { "E4913", "GE-PZ-06" } }, "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("go", { space = "E2414" })
  expect(game:space("E2314").control, "soviet", "Moscow is a City")
end)

test("TDV-251, TDV-252: who has gone by rail still moves, but makes no other strategic move", function()
  local game = round(set{ { "E4728", "SU-TK-01" }, { "E4913", "SU-TK-02" } }, "soviet", "move")
  game:setPiece("SU-TK-01", { railed = true })
  expect(canGo(game, "SU-TK-01", "E4727"), true)
  game:decide("sea", "soviet")
  game:setVars{ black_left = 4 }
  game:place("E2849", "SU-TK-01")
  game:refuse("choose", { piece = "SU-TK-01" }, "9.1")
end)

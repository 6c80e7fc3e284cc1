-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 6 and 7: movement and stacking.

local shared = require "tests/shared"
local activate, field = shared.activate, shared.field

local function reach(game, piece, mode) return game:query("reach", { piece = piece, mode = mode }) end

local function isEmpty(list)
  for __ in pairs(list) do return false end
  return true
end

test("K45-027: a bridge takes away every effect of the river", function()
  local game = field{ { "0607", "SU-2BF-48A-29" }, { "0608", "GE-26K-69" } }
  local odds = game:query("odds", { attackers = { "SU-2BF-48A-29" }, space = "0608" })
  expect(odds.attack.total, 5, "not halved")
  game:place("0713", "GE-26K-69")
  expect(reach(game, "SU-2BF-48A-29")["0608"], 1, "no extra cost")
end)

test("K45-113: one unit after the other", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0839", "GE-26K-1" }, { "0741", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-26K-69", space = "0739" })
  game:act("move", { piece = "GE-26K-1", space = "0838" })
  game:refuse("move", { piece = "GE-26K-69", space = "0639" }, "6.1")
  game:act("done")
end)

test("K45-114: HQs go on foot", function()
  local game = field{ { "0739", "SU-3BF-5A-5HQ" } }
  expect(reach(game, "SU-3BF-5A-5HQ")["0738"], 2, "woods")
  expect(game:piece("SU-3BF-5A-5HQ").props.mech, false)
end)

test("K45-115: not more points than the allowance", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0639", "SU-3BF-5A-5HQ" } }
  local costs = reach(game, "SU-3BF-5A-45")
  for __, cost in pairs(costs) do expectTrue(cost <= 5) end
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:refuse("move", { piece = "SU-3BF-5A-45", space = "0240" }, "6.1.1")
end)

test("K45-116: ground, hexside and zone add up", function()
  local game = field{ { "1532", "SU-3BF-5A-45" }, { "1534", "GE-26K-69" } }
  expect(between("1532", "1533").over[1], "river")
  expect(ground("1533").terrain, "clear")
  expect(reach(game, "SU-3BF-5A-45")["1533"], 4, "1, 1 for the river, 2 for the zone")
end)

test("K45-117: no free first hex", function()
  local game = field{ { "0740", "SU-3BF-39A-152" }, { "0839", "GE-26K-69" } }
  expect(game:piece("SU-3BF-39A-152").props.movement, 4)
  expect(reach(game, "SU-3BF-39A-152")["0739"], nil, "5 points from zone to zone")
  expect(reach(game, "SU-3BF-39A-152")["0639"], 3)
end)

test("K45-118: a road costs one point whatever it leads through", function()
  local game = field{ { "1836", "GE-INDM-5" } }
  expect(ground("1837").terrain, "woods")
  expect(between("1836", "1837").ways[1], "road")
  expect(reach(game, "GE-INDM-5")["1837"], 1)
  expect(between("1836", "1736").ways[1], "road")
  expect(between("1836", "1736").over, {}, "a bridge")
  expect(reach(game, "GE-INDM-5")["1736"], 1)
end)

test("K45-119: an unbridged minor river costs a point and stops", function()
  local game = field{ { "1739", "SU-3BF-5A-45" } }
  local costs = reach(game, "SU-3BF-5A-45")
  expect(between("1739", "1839").over[1], "river")
  expect(costs["1839"], 2)
  expect(costs["1939"], nil, "three points are left, but the unit has stopped")
end)

test("K45-120: a bridge lets the unit go on", function()
  local game = field{ { "0607", "SU-2BF-48A-29" } }
  local costs = reach(game, "SU-2BF-48A-29")
  expect(costs["0608"], 1)
  expectTrue(costs["0609"] and costs["0609"] <= 3, "and on")
end)

test("K45-121: no water, no way off the map", function()
  local game = field{ { "3225", "GE-26K-69" }, { "3224", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  game:refuse("move", { piece = "GE-26K-69", space = "3325" }, "6.2.3")
  game = field{ { "1224", "GE-26K-69" }, { "1124", "GE-26K-26HQ" } }
  local costs = reach(game, "GE-26K-69")
  expect(costs["1225"], 4, "around the lake that lies between")
  activate(game, "GE-26K-26HQ", "german")
  game:refuse("move", { piece = "GE-26K-69", space = "german-1" }, "6.1")
end)

test("K45-122: a land link is a link: 1227 and 1327", function()
  local game = field{ { "1227", "SU-3BF-5A-45" }, { "1327", "GE-26K-69" }, { "1226", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("done")
  expectTrue(game:offers("attack", { space = "1327" }))
  game:place("1430", "GE-26K-69")
  expectTrue(reach(game, "SU-3BF-5A-45")["1327"] ~= nil)
end)

test("K45-124, K45-125, K45-232: enemy hexes are closed, but a lone HQ is overrun with its chit", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0638", "SU-3BF-5A-5HQ" }, { "0839", "GE-26K-69" }, { "0741", "GE-20K-20HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:refuse("move", { piece = "SU-3BF-5A-45", space = "0839" }, "6.3")
  game:refuse("move", { piece = "SU-3BF-5A-5HQ", space = "0741" }, "6.3")
  game:act("move", { piece = "SU-3BF-5A-45", space = "0741" })
  expect(game:piece("GE-20K-20HQ").space, "german-out")
  expect(game:piece("CH-GE-20K").space, "german-out")
  game = field{ { "0740", "GE-GAR-Thorn" }, { "0741", "SU-3BF-5A-5HQ" }, { "0739", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  expect(game:piece("GE-GAR-Thorn").props.active, "full")
  expectTrue(not game:offers("move", { piece = "GE-GAR-Thorn", space = "0741" }), "attack 0 overruns nobody")
end)

test("K45-126: HQs are overrun in strategic movement, retreat and advance too", function()
  local game = field{ { "1811", "SU-3BF-5A-45" }, { "1812", "SU-3BF-5A-5HQ" }, { "1912", "GE-20K-20HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("strategic", { piece = "SU-3BF-5A-45", space = "1912" })
  expect(game:piece("GE-20K-20HQ").space, "german-out")
  game = field{ { "0740", "GE-26K-69" }, { "0739", "SU-3BF-5A-45", "SU-3BF-5A-72" }, { "0639", "SU-3BF-5A-65" }, { "0638", "SU-3BF-5A-5HQ" },
    { "0741", "SU-2BF-48A-48HQ" }, { "0839", "SU-2BF-48A-29" }, { "0840", "SU-2BF-48A-42" }, { "0640", "SU-2BF-48A-53" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("done")
  game:act("attack", { space = "0740" })
  for __, id in ipairs{ "SU-3BF-5A-45", "SU-3BF-5A-72", "SU-3BF-5A-65" } do game:act("join", { piece = id }) end
  game:dice(2)
  game:act("fire")
  expect(game:piece("SU-2BF-48A-48HQ").space, "soviet-out", "in the way of the retreat")
end)

test("K45-127: half a point for every hex along roads", function()
  local game = field{ { "1811", "SU-3BF-5A-45" } }
  local costs = reach(game, "SU-3BF-5A-45", "strategic")
  expect(costs["1912"], 0.5)
  local far = 0
  for __, cost in pairs(costs) do far = math.max(far, cost) end
  expect(far, 5, "ten hexes")
end)

test("K45-128: no enemy zone in strategic movement", function()
  local game = field{ { "1811", "SU-3BF-5A-45" }, { "1810", "GE-26K-69" } }
  expect(isEmpty(reach(game, "SU-3BF-5A-45", "strategic")), true, "starts in a zone")
  game = field{ { "1811", "SU-3BF-5A-45" }, { "1812", "SU-3BF-5A-5HQ" }, { "1913", "GE-26K-69" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:refuse("strategic", { piece = "SU-3BF-5A-45", space = "1912" }, "6.4.1")
  expect(reach(game, "SU-3BF-5A-45", "strategic")["2012"], nil, "nor beyond")
end)

test("K45-129: railways are no roads", function()
  local game = field{ { "1835", "GE-INDM-5" }, { "1937", "GE-26K-26HQ" } }
  expect(between("1836", "1835").ways, { "rail" })
  local roads = reach(game, "GE-INDM-5", "strategic")
  expect(roads["1836"], nil)
end)

test("K45-130: stacking counts in every hex of strategic movement", function()
  local game = field{ { "1811", "SU-3BF-5A-45", "SU-3BF-5A-5HQ" }, { "1912", "SU-3BF-39A-94", "SU-3BF-39A-113" } }
  local open = reach(game, "SU-3BF-5A-45", "strategic")
  expect(open["1912"], nil)
  expect(open["2012"], nil, "only through 1912")
  expect(reach(game, "SU-3BF-5A-5HQ", "strategic")["1912"], 0.5, "for an HQ only HQs count")
  game:place("1912", "SU-3BF-39A-39HQ")
  expect(reach(game, "SU-3BF-5A-5HQ", "strategic")["1912"], nil)
end)

test("K45-131: any distance by rail", function()
  local game = field{ { "1811", "GE-26K-69" } }
  local number = 0
  for __ in pairs(reach(game, "GE-26K-69", "rail")) do number = number + 1 end
  expectTrue(number > 100, "the whole net")
  expectTrue(reach(game, "GE-26K-69", "rail")["2932"] ~= nil, "to Königsberg")
  game = field{ { "1811", "GE-GAR-Thorn" } }
  expect(isEmpty(reach(game, "GE-GAR-Thorn", "rail")), true, "not with allowance 0")
end)

test("K45-132: a train stops in an enemy zone", function()
  local game = field{ { "1811", "GE-26K-69" }, { "1913", "SU-3BF-5A-45" } }
  local costs = reach(game, "GE-26K-69", "rail")
  expectTrue(costs["1912"] ~= nil, "into the zone")
  expect(costs["2012"], 16.5, "not on this line, but around")
  game = field{ { "1811", "GE-26K-69" }, { "1812", "SU-3BF-5A-45" } }
  expect(isEmpty(reach(game, "GE-26K-69", "rail")), true, "not out of a zone")
end)

test("K45-133: a train can't pass or overrun an HQ", function()
  local game = field{ { "1811", "GE-26K-69" }, { "2012", "SU-3BF-5A-5HQ" } }
  local costs = reach(game, "GE-26K-69", "rail")
  expectTrue(costs["1912"] ~= nil, "up to it")
  expect(costs["2012"], nil)
end)

test("K45-134: rail movement is not combined with another", function()
  local game = field{ { "1811", "GE-26K-69" }, { "1812", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  game:act("rail", { piece = "GE-26K-69", space = "1912" })
  game:refuse("move", { piece = "GE-26K-69", space = "1913" }, "6.1")
  expect(reach(game, "GE-26K-26HQ", "rail")["1810"], nil, "no railway there")
end)

test("K45-135: both sides use all railways", function()
  local game = field{ { "1811", "SU-3BF-5A-45" } }
  expectTrue(reach(game, "SU-3BF-5A-45", "rail")["2932"] ~= nil)
end)

test("K45-136: two combat units and an HQ in a hex", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-1" }, { "0839", "GE-26K-349" }, { "0741", "GE-26K-26HQ" } }
  for __, id in ipairs{ "GE-26K-69", "GE-26K-1", "GE-26K-349" } do game:setPiece(id, { steps = 1 }) end
  activate(game, "GE-26K-26HQ", "german")
  game:refuse("move", { piece = "GE-26K-349", space = "0740" }, "7.0")
  game:act("move", { piece = "GE-26K-26HQ", space = "0740" })
  expect(game:query("stacking", { space = "0740", side = "german" }), { used = 2, limit = 2, hq = 1, hq_limit = 1, ok = true })
end)

test("K45-137: full hexes may be passed in regular movement", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-1" }, { "0839", "GE-26K-349" }, { "0741", "GE-26K-26HQ" } }
  local costs = reach(game, "GE-26K-349")
  expect(costs["0740"], nil)
  expect(costs["0640"], 2, "through the full hex")
end)

test("K45-235: an overrun needs the points to enter", function()
  local game = field{ { "0740", "SU-3BF-39A-152" }, { "0738", "GE-20K-20HQ" } }
  game:setPiece("SU-3BF-39A-152", { supply = "isolated" })
  expect(reach(game, "SU-3BF-39A-152")["0738"], nil, "3 points needed, 2 there")
  game:setPiece("SU-3BF-39A-152", { supply = "supplied" })
  expect(reach(game, "SU-3BF-39A-152")["0738"], 3)
end)

test("K45-226, K45-227: isolation halves movement, being out of supply does not", function()
  local game = field{ { "0240", "SU-3BF-5A-2G" } }
  game:setPiece("SU-3BF-5A-2G", { supply = "out" })
  local function most()
    local far = 0
    for __, cost in pairs(reach(game, "SU-3BF-5A-2G")) do far = math.max(far, cost) end
    return far
  end
  expect(most(), 8)
  game:setPiece("SU-3BF-5A-2G", { supply = "isolated" })
  expect(most(), 4)
end)

test("K45-113, K45-116: a unit chooses its way by moving step by step, until another unit moves", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0839", "GE-26K-1" }, { "0741", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  local whole = reach(game, "GE-26K-69")
  game:act("move", { piece = "GE-26K-69", space = "0739" })
  local rest = reach(game, "GE-26K-69")
  for space, cost in pairs(rest) do expectTrue(cost + whole["0739"] <= 5, space) end
  expectTrue(rest["0639"], "it may go on")
  game:refuse("strategic", { piece = "GE-26K-69", space = "0639" }, "6.1")
  game:act("move", { piece = "GE-26K-69", space = "0639" })
  expectTrue(game:piece("GE-26K-69").props.moved)
  game:act("move", { piece = "GE-26K-1", space = "0838" })
  game:refuse("move", { piece = "GE-26K-69", space = "0638" }, "6.1")
end)

test("K45-119: behind a river the move is over, also step by step", function()
  local game = field{ { "1532", "SU-3BF-5A-45" }, { "1432", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-5A-45", space = "1533" })
  game:refuse("move", { piece = "SU-3BF-5A-45", space = "1534" }, "6.1")
end)

test("K45-119: whoever has begun to move has not the whole allowance that a major river takes", function()
  local game = field{ { "1344", "GE-26K-69" }, { "1443", "GE-26K-26HQ" } }
  expect(between("1444", "1545").over[1], "major_river")
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-26K-69", space = "1444" })
  expect(reach(game, "GE-26K-69")["1545"], nil)
end)

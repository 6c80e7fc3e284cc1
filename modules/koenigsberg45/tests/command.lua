-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 4 and 5: command and zones of control.

local shared = require "tests/shared"
local activate, field, has = shared.activate, shared.field, shared.has

local function isActive(game, id) return game:piece(id).props.active ~= "" end

test("K45-011: no units of the other front", function()
  local game = field{ { "0740", "SU-3BF-5A-5HQ" }, { "0739", "SU-2BF-IND-1G" }, { "0741", "SU-3BF-IND-1" }, { "0639", "SU-2BF-48A-29" } }
  local list = game:query("command", { piece = "SU-3BF-5A-5HQ" })
  expect(list, { "SU-3BF-IND-1" })
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect(isActive(game, "SU-2BF-IND-1G"), false)
  expect(isActive(game, "SU-2BF-48A-29"), false)
  expect(isActive(game, "SU-3BF-IND-1"), true)
end)

test("K45-013, K45-136: units of both fronts may share a hex", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0638", "SU-3BF-5A-5HQ" }, { "0739", "SU-2BF-48A-29" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-5A-45", space = "0739" })
  expect(game:query("stacking", { space = "0739", side = "soviet" }), { used = 2, limit = 2, hq = 0, hq_limit = 1, ok = true })
end)

test("K45-014: three players: every question names the front it is for", function()
  local game = field({ { "0740", "SU-3BF-5A-45" }, { "0638", "SU-3BF-5A-5HQ" } }, { options = { three_players = "on" } })
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect(game:decision().seat, "3bf")
  game = field({ { "0740", "SU-2BF-48A-29" }, { "0638", "SU-2BF-48A-48HQ" } }, { options = { three_players = "on" } })
  activate(game, "SU-2BF-48A-48HQ", "2bf")
  expect(game:decision().seat, "2bf", "told to the window")
  expect(game:decision().side, "soviet")
  game = field{ { "0740", "SU-2BF-48A-29" }, { "0638", "SU-2BF-48A-48HQ" } }
  activate(game, "SU-2BF-48A-48HQ", "2bf")
  expect(game:decision().seat, nil, "two players: one has both fronts")
end)

test("K45-014: three players: losses, retreats and bombardments are those of their front", function()
  local game = newGame{ options = { three_players = "on" } }
  expect(game:decision().seat, nil, "the German is alone")
  game:act("stop")
  expect(game:decision().seat, "2bf")
  game:act("stop")
  expect(game:decision().seat, "3bf")
end)

test("K45-064: an HQ does not fight, and stacks for itself", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-1", "GE-26K-26HQ" }, { "0739", "GE-9K-9HQ" }, { "0839", "SU-3BF-5A-45" } }
  expect(game:query("stacking", { space = "0740", side = "german" }).ok, true)
  activate(game, "GE-9K-9HQ", "german")
  game:refuse("move", { piece = "GE-9K-9HQ", space = "0740" }, "7.0")
  game = field{ { "0740", "GE-26K-69", "GE-26K-26HQ" }, { "0839", "SU-3BF-5A-45" } }
  activate(game, "GE-26K-26HQ", "german")
  game:act("done")
  game:act("attack", { space = "0839" })
  game:refuse("join", { piece = "GE-26K-26HQ" }, "9.4")
end)

test("K45-075, K45-152: only activated units move or attack, and nobody must attack", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" }, { "0839", "SU-3BF-39A-94" }, { "0638", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:refuse("move", { piece = "SU-3BF-39A-94", space = "0838" }, "4.2.6")
  game:act("done")
  game:act("attack", { space = "0740" })
  game:refuse("join", { piece = "SU-3BF-39A-94" }, "4.2.6")
  game:act("cancel")
  expect(game:piece("GE-26K-69").space, "0740")
end)

test("K45-076: an HQ may be activated again and again", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-26K-69", space = "0839" })
  game:act("done")
  activate(game, "GE-26K-26HQ", "german", "hgm")
  game:act("move", { piece = "GE-26K-69", space = "0740" })
  expect(game:piece("GE-26K-69").space, "0740")
end)

test("K45-077, K45-112: the chit's owner acts, with its HQ and units", function()
  local game = newGame()
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:place("cup", "CH-GE-26K")
  game:setVars{ limit_german = 4, limit_2bf = 4, limit_3bf = 4 }
  game:decide("chit", "soviet")
  game:dice(1)
  game:act("draw")
  expect(game:decision().side, "german")
  game:playUntil(function(now) return now:decision().id == "move" end, { "done" }, 5)
  game:refuse("move", { piece = "GE-9K-9HQ", space = "1938" }, "4.2.6")
  expectTrue(game:offers("move", { piece = "GE-26K-26HQ", space = "1839" }))
end)

test("K45-078, K45-094, K45-099: within range, at the moment of the activation", function()
  local game = field{ { "0640", "SU-3BF-5A-5HQ" }, { "0642", "SU-3BF-5A-45" }, { "0644", "SU-3BF-5A-72" }, { "0645", "SU-3BF-5A-65" } }
  expect(game:piece("SU-3BF-5A-5HQ").props.range, 4)
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect({ isActive(game, "SU-3BF-5A-45"), isActive(game, "SU-3BF-5A-72"), isActive(game, "SU-3BF-5A-65") }, { true, true, false })
  game:refuse("move", { piece = "SU-3BF-5A-65", space = "0644" }, "4.2.6")
end)

test("K45-080, K45-081: a front chit activates one HQ of its front and counts", function()
  local game = newGame()
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:place("cup", "CH-2BF-FRONT-1", "CH-GE-26K")
  game:setVars{ limit_german = 4, limit_2bf = 6, limit_3bf = 4, used_2bf = 5 }
  game:decide("chit", "soviet")
  game:dice(1)
  game:act("draw")
  expect(game:decision().id, "command.hq")
  expect(game:var("used_2bf"), 6)
  expect(game:piece("CH-2BF-FRONT-1").space, "2bf-6")
  game:refuse("activate", { piece = "SU-3BF-39A-39HQ" }, "4.1.2")
  expectTrue(game:offers("activate", { piece = "SU-2BF-48A-48HQ" }))
end)

test("K45-082: the army group activates any German HQ and counts", function()
  local game = newGame()
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:place("cup", "CH-GE-HGM", "CH-2BF-48A")
  game:setVars{ limit_german = 5, limit_2bf = 4, limit_3bf = 4, used_german = 4 }
  game:decide("chit", "soviet")
  game:dice(1)
  game:act("draw")
  expect(game:decision().id, "command.hq")
  expect(#game:actions("activate"), 11, "every German HQ on the map")
  expect(game:var("used_german"), 5)
  game = newGame()
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:place("cup", "CH-GE-HGM", "CH-2BF-48A")
  game:setVars{ limit_german = 5, limit_2bf = 4, limit_3bf = 4, used_german = 5 }
  game:decide("chit", "soviet")
  game:dice(1, 1)
  game:act("draw")
  expect(game:piece("CH-GE-HGM").space, "idle")
end)

test("K45-083, K45-084, K45-085: two independents anywhere move with the army group, but do not attack", function()
  local game = field{
    { "0740", "GE-26K-26HQ" }, { "1811", "GE-INDM-24" }, { "2444", "GE-INDI-23" }, { "2443", "SU-3BF-5A-45" },
    { "2606", "GE-INDI-10" }, { "2545", "GE-INDM-18" },
  }
  activate(game, "GE-26K-26HQ", "german", "hgm")
  expect(game:decision().id, "command.free")
  game:act("activate", { piece = "GE-INDM-24" })
  game:act("activate", { piece = "GE-INDI-23" })
  expect(game:decision().id, "move", "two, not three")
  game:refuse("move", { piece = "GE-INDI-10", space = "2605" }, "4.2.6")
  expectTrue(game:offers("rail", { piece = "GE-INDM-24", space = "1912" }), "rail")
  expectTrue(game:offers("strategic", { piece = "GE-INDM-24", space = "1912" }), "road")
  game:act("move", { piece = "GE-INDM-24", space = "1810" })
  game:act("done")
  expect(game:decision().id, "volkssturm", "nobody can attack")
  expect(game:piece("SU-3BF-5A-45").space, "2443")
end)

test("K45-086, K45-233: units without HQ are left behind, dual ones are not", function()
  local game = field{ { "0740", "GE-26K-26HQ" }, { "0739", "GE-HG-1HG" }, { "0839", "GE-HG-2HG" }, { "0639", "GE-HG-61" } }
  local list = game:query("command", { piece = "GE-26K-26HQ" })
  expect(list, { "GE-HG-1HG" })
end)

test("K45-087: a Soviet HQ commands all its units and two independents", function()
  local game = field{
    { "0740", "SU-3BF-5A-5HQ" }, { "0739", "SU-3BF-5A-45", "SU-3BF-5A-72" }, { "0639", "SU-3BF-5A-65", "SU-3BF-IND-1" },
    { "0839", "SU-3BF-IND-2G", "SU-3BF-IND-43G" },
  }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect(game:decision().id, "command.independents")
  game:act("activate", { piece = "SU-3BF-IND-1" })
  game:act("activate", { piece = "SU-3BF-IND-43G" })
  expect(game:decision().id, "move")
  expect(isActive(game, "SU-3BF-IND-2G"), false)
  for __, id in ipairs{ "SU-3BF-5A-45", "SU-3BF-5A-72", "SU-3BF-5A-65" } do expect(isActive(game, id), true, id) end
end)

local germans = {
  { "0740", "GE-26K-26HQ" }, { "0739", "GE-26K-1", "GE-26K-69" }, { "0639", "GE-26K-549", "GE-26K-349" },
  { "0839", "GE-INDI-23", "GE-INDI-605" }, { "0840", "GE-INDI-83", "GE-INDI-73" }, { "0741", "GE-INDI-461", "GE-INDM-5" }, { "0640", "GE-INDM-18" },
}

test("K45-088: a German HQ commands all its units and three independents", function()
  local game = field(germans)
  activate(game, "GE-26K-26HQ", "german")
  for __, id in ipairs{ "GE-INDI-23", "GE-INDI-83", "GE-INDM-5" } do game:act("activate", { piece = id }) end
  expect(game:decision().id, "move", "three of them")
  for __, id in ipairs{ "GE-26K-1", "GE-26K-69", "GE-26K-549", "GE-26K-349" } do expect(isActive(game, id), true, id) end
end)

test("K45-090: an independent may act with several HQs", function()
  local game = field{ { "0740", "GE-26K-26HQ" }, { "0741", "GE-9K-9HQ" }, { "0839", "GE-INDI-23" } }
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-INDI-23", space = "0838" })
  game:act("done")
  activate(game, "GE-9K-9HQ", "german")
  game:act("move", { piece = "GE-INDI-23", space = "0839" })
end)

test("K45-092: dual units count as independents with other HQs only", function()
  local game = field{
    { "0740", "GE-GD-GDHQ" }, { "0739", "GE-GD-GDht", "GE-GD-GDtk" }, { "0639", "GE-GD-GDFus" },
    { "0839", "GE-INDI-23", "GE-INDI-605" }, { "0840", "GE-INDI-83" },
  }
  activate(game, "GE-GD-GDHQ", "german")
  expect(game:decision().id, "move", "three of the corps and three others")
  for __, id in ipairs{ "GE-GD-GDht", "GE-GD-GDtk", "GE-GD-GDFus", "GE-INDI-23", "GE-INDI-605", "GE-INDI-83" } do expect(isActive(game, id), true, id) end
  game = field{ { "0740", "GE-20K-20HQ" }, { "0739", "GE-GD-GDht" }, { "0839", "GE-INDI-23", "GE-INDI-605" }, { "0840", "GE-INDI-83" } }
  activate(game, "GE-20K-20HQ", "german")
  expect(game:decision().id, "command.independents")
  game:act("activate", { piece = "GE-GD-GDht" })
  game:act("activate", { piece = "GE-INDI-23" })
  game:act("activate", { piece = "GE-INDI-83" })
  expect(isActive(game, "GE-INDI-605"), false, "the division took a place")
end)

test("K45-093: the 7th Panzer HQ commands five independents", function()
  local game = field(germans)
  game:place("0742", "GE-7PZ-HQ")
  activate(game, "GE-7PZ-HQ", "german")
  for __, id in ipairs{ "GE-INDI-23", "GE-INDI-605", "GE-INDI-83", "GE-INDI-73", "GE-INDM-5" } do game:act("activate", { piece = id }) end
  expect(game:decision().id, "move")
  expect(isActive(game, "GE-INDM-18"), false)
  expect(isActive(game, "GE-26K-1"), false)
end)

test("K45-095: units may go out of range afterwards and still attack", function()
  local game = field{ { "0139", "SU-3BF-5A-5HQ" }, { "0340", "SU-3BF-5A-2G" }, { "0740", "GE-INDM-277" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-5A-2G", space = "0639" })
  expect(between("0139", "0639").distance, 5, "range 4")
  game:act("done")
  expectTrue(game:offers("attack", { space = "0740" }))
end)

test("K45-096: no command through water", function()
  local game = field{ { "3329", "GE-26K-26HQ" } }
  expectTrue(between("3329", "3225").distance <= 6)
  game:place("3225", "GE-26K-69")
  expect(game:query("command", { piece = "GE-26K-26HQ" }), {}, "five hexes over the Haff")
  game:place("3330", "GE-26K-69")
  expect(game:query("command", { piece = "GE-26K-26HQ" }), { "GE-26K-69" })
end)

test("K45-097: command passes an unbridged major river", function()
  local game = field{ { "0508", "SU-2BF-48A-48HQ" }, { "0509", "SU-2BF-48A-29" } }
  expect(between("0508", "0509").over[1], "major_river")
  expect(game:query("command", { piece = "SU-2BF-48A-48HQ" }), { "SU-2BF-48A-29" })
end)

test("K45-098: enemies do not disturb command", function()
  local game = field{ { "0740", "SU-3BF-5A-5HQ" }, { "0741", "GE-26K-69" }, { "0640", "GE-26K-1" }, { "0840", "GE-26K-349" }, { "0742", "SU-3BF-5A-45" } }
  game:setPiece("SU-3BF-5A-45", { supply = "isolated" })
  expect(game:query("command", { piece = "SU-3BF-5A-5HQ" }), { "SU-3BF-5A-45" })
end)

test("K45-100: out of command only for this activation", function()
  local game = field{ { "0640", "SU-3BF-5A-5HQ" }, { "0645", "SU-3BF-5A-65" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect(isActive(game, "SU-3BF-5A-65"), false)
  expect(game:piece("SU-3BF-5A-65").props.supply, "supplied")
  game:act("move", { piece = "SU-3BF-5A-5HQ", space = "0641" })
  game:act("done")
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect(isActive(game, "SU-3BF-5A-65"), true)
end)

local function zoc(game, side, hex) return has(game:query("zoc", { side = side }), hex) end

test("K45-101: zones of control in all six neighbours", function()
  local game = field{ { "0740", "GE-26K-69" } }
  local zone = game:query("zoc", { side = "german" })
  table.sort(zone)
  expect(zone, { "0639", "0640", "0739", "0741", "0839", "0840" })
end)

test("K45-102, K45-103: two points in, two points out; a zone never stops a unit", function()
  local game = field{ { "0839", "GE-26K-69" }, { "0741", "GE-26K-1" }, { "0639", "SU-3BF-5A-2G" } }
  local reach = game:query("reach", { piece = "SU-3BF-5A-2G" })
  expect(reach["0740"], 3, "into a zone")
  expect(reach["0840"], 8, "and on to the next: 3 and 5")
  game:place("0740", "SU-3BF-5A-2G")
  reach = game:query("reach", { piece = "SU-3BF-5A-2G" })
  expect(reach["0739"], 5, "from zone to zone")
  expect(reach["0639"], 3, "out of a zone")
end)

test("K45-104, K45-105: no zone without attack strength; none for HQs, garrisons, Volkssturm", function()
  local game = field{ { "0740", "GE-GAR-Thorn" } }
  expect(#game:query("zoc", { side = "german" }), 0)
  game = field{ { "0740", "GE-26K-26HQ" } }
  expect(#game:query("zoc", { side = "german" }), 0)
  game = field{ { "0740", "GE-VOLKSSTURM-1" } }
  expect(#game:query("zoc", { side = "german" }), 0)
  expect(game:piece("GE-GAR-Thorn").props.attack, 0)
  game = field{ { "0740", "GE-55K-203" } }
  expect(#game:query("zoc", { side = "german" }), 6, "attack strength 1")
end)

test("K45-109: units out of supply keep their zones", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" } }
  game:setPiece("GE-26K-69", { supply = "isolated" })
  expectTrue(zoc(game, "german", "0739"))
  game:place("0638", "SU-3BF-5A-45")
  expect(game:query("reach", { piece = "SU-3BF-5A-45" })["0739"], 3)
end)

test("K45-110: zones do not pass water or unbridged major rivers", function()
  local game = field{ { "0508", "GE-26K-69" }, { "0509", "SU-2BF-48A-29" } }
  expect(zoc(game, "german", "0509"), false)
  expect(zoc(game, "soviet", "0508"), false)
  game = field{ { "1224", "GE-26K-69" } }
  expect(zoc(game, "german", "1225"), false, "over a lake")
  game = field{ { "3225", "GE-26K-69" } }
  for __, hex in ipairs(game:query("zoc", { side = "german" })) do
    expectTrue(ground(hex).terrain ~= "lagoon", hex)
  end
end)

test("K45-111, K45-026: zones pass minor rivers and bridges", function()
  local game = field{ { "1532", "GE-26K-69" }, { "0607", "SU-2BF-48A-29" } }
  expect(between("1532", "1533").over[1], "river")
  expectTrue(zoc(game, "german", "1533"))
  expect(between("0607", "0608").over, {})
  expect(between("0607", "0608").ways[1], "road")
  expectTrue(zoc(game, "soviet", "0608"), "over the bridge")
  expect(between("0408", "0509").over, {}, "a railway bridge is one too")
  expect(between("0508", "0509").over[1], "major_river", "no way, no bridge")
end)

test("K45-255: the Haff is as far as its nearest hex", function()
  local function near(hq)
    local game = field{ { hq, "GE-26K-26HQ" }, { "2926", "GE-26K-69" }, { "3026", "SU-3BF-5A-45" }, { "3327", "GE-HIPPER" } }
    activate(game, "GE-26K-26HQ", "german")
    game:act("done")
    game:act("attack", { space = "3026" })
    return game:offers("hipper")
  end
  expect(near("2625"), true, "six hexes, range 6")
  expect(near("2525"), false, "seven")
  local game = field{ { "3024", "SU-3BF-5A-5HQ" }, { "3124", "SU-3BF-5A-45" }, { "3225", "GE-26K-69" }, { "3327", "GE-HIPPER" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect(game:var("hipper_near"), false, "not for Soviet HQs")
end)

test("K45-076, K45-160: in the next activation everybody moves and attacks again", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0741", "GE-26K-69", "GE-INDI-23" }, { "0742", "GE-26K-26HQ" } }
  for __ = 1, 2 do
    activate(game, "GE-26K-26HQ", "german")
    game:act("move", { piece = "GE-INDI-23", space = game:piece("GE-INDI-23").space == "0741" and "0840" or "0741" })
    game:act("done")
    game:act("attack", { space = "0740" })
    game:act("join", { piece = "GE-26K-69" })
    game:act("join", { piece = "GE-INDI-23" })
    game:dice(4)
    game:act("fire")
    if game:decision().id == "losses" then game:act("lose", game:actions("lose")[1]) end
    game:act("done")
    for __, id in ipairs{ "GE-26K-69", "GE-INDI-23", "GE-26K-26HQ" } do
      local props = game:piece(id).props
      expect({ props.active, props.moved, props.attacked }, { "", false, false }, id)
    end
  end
end)

test("K45-008: a stack can be turned over once in every activation", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0741", "GE-26K-26HQ" } }, { options = { fog_of_war = "on" } })
  activate(game, "GE-26K-26HQ", "german")
  expectTrue(not game:offers("top", { piece = "GE-26K-1" }), "it is the top")
  game:act("top", { piece = "GE-26K-69" })
  game:act("done")
  activate(game, "GE-26K-26HQ", "german")
  game:act("top", { piece = "GE-26K-1" })
  expect(game:stack("0740"), { "GE-26K-69", "GE-26K-1" })
  game = field{ { "0740", "GE-26K-69", "GE-26K-1" }, { "0741", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  expectTrue(not game:offers("top", { piece = "GE-26K-69" }), "without fog there is no need")
end)

test("K45-008: whoever leaves or joins a stack in fog changes what lies on top", function()
  local game = field({ { "0740", "GE-26K-69" }, { "0839", "GE-26K-1" }, { "0741", "GE-26K-26HQ" } }, { options = { fog_of_war = "on" } })
  local function seen(id)
    for __, piece in ipairs(game:view("soviet").pieces) do
      if piece.id == id and not piece.hidden then return true end
    end
    return false
  end
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-26K-69", space = "0839" })
  expect({ seen("GE-26K-1"), seen("GE-26K-69") }, { false, true }, "under it")
  game:act("top", { piece = "GE-26K-1" })
  expect({ seen("GE-26K-1"), seen("GE-26K-69") }, { true, false }, "turned over")
  game:act("move", { piece = "GE-26K-1", space = "0838" })
  expect({ seen("GE-26K-1"), seen("GE-26K-69") }, { true, true }, "each alone")
end)

test("K45-104: the zone of a covered stack is told, whoever looks", function()
  local game = field({ { "0740", "GE-26K-69" }, { "0839", "GE-GAR-Thorn" }, { "0741", "GE-26K-26HQ" }, { "0643", "GE-GAR-Kulm" } }, { options = { fog_of_war = "on" } })
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-26K-69", space = "0839" })
  game:act("top", { piece = "GE-GAR-Thorn" })
  game:act("move", { piece = "GE-26K-26HQ", space = "0643" })
  local function zone(as)
    local list = game:query("zoc", { side = "german" }, as)
    table.sort(list)
    return list
  end
  expect(#zone("german"), 6, "the division's, none for HQ and garrisons")
  expect(zone("soviet"), zone("german"))
end)

test("K45-092: the corps' own dual units do not count when its HQ chooses", function()
  local game = field{
    { "0740", "GE-GD-GDHQ" }, { "0739", "GE-GD-GDht", "GE-GD-GDtk" }, { "0639", "GE-GD-GDFus" }, { "0839", "GE-INDI-23", "GE-INDI-605" }, { "0840", "GE-INDI-83", "GE-INDI-73" },
  }
  activate(game, "GE-GD-GDHQ", "german")
  expect(game:decision().id, "command.independents")
  expectTrue(game:decision().prompt:find("3 left", 1, true))
  for __, id in ipairs{ "GE-INDI-23", "GE-INDI-605" } do game:act("activate", { piece = id }) end
  expectTrue(game:decision().prompt:find("1 left", 1, true))
  game:act("activate", { piece = "GE-INDI-73" })
  expect(game:decision().id, "move")
  expect({ isActive(game, "GE-INDI-83"), isActive(game, "GE-GD-GDtk") }, { false, true })
end)

test("K45-080: a front whose last HQ is left still has its chit, one without any does nothing", function()
  local function drawn(stacks)
    local game = field(stacks)
    for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
    game:place("cup", "CH-2BF-FRONT-1", "CH-GE-26K")
    game:setVars{ limit_german = 4, limit_2bf = 4, limit_3bf = 4 }
    game:decide("chit", "soviet")
    game:dice(1)
    game:act("draw")
    return game
  end
  local game = drawn{ { "0740", "SU-2BF-48A-48HQ", "SU-2BF-48A-29" }, { "0741", "SU-3BF-5A-5HQ" } }
  expect({ game:decision().id, isActive(game, "SU-2BF-48A-29") }, { "move", true })
  game = drawn{ { "0741", "SU-3BF-5A-5HQ", "SU-3BF-5A-45" } }
  expect(isActive(game, "SU-3BF-5A-45"), false)
  expect(game:piece("CH-2BF-FRONT-1").space ~= "chits-later", true)
end)

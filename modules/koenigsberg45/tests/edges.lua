-- SPDX-License-Identifier: GPL-3.0-or-later
--- Positions at the edge of a rule: the last point, the only HQ, the hex that a zone just closes.

local shared = require "tests/shared"
local activate, field, rifles = shared.activate, shared.field, shared.rifles

local function reach(game, piece, mode) return game:query("reach", { piece = piece, mode = mode }) end

test("K45-319, K45-227: refugees make nobody faster", function()
  local game = field{ { "1811", "GE-GAR-Thorn" }, { "1812", "GE-26K-26HQ", "GE-26K-69" } }
  game:setVars{ refugees = true }
  game:setPiece("GE-26K-69", { supply = "isolated" })
  activate(game, "GE-26K-26HQ", "german")
  expect(game:piece("GE-GAR-Thorn").props.active, "full")
  for __, mode in ipairs{ "normal", "strategic", "rail" } do expect(reach(game, "GE-GAR-Thorn", mode), {}, mode) end
  local far = 0
  for __, cost in pairs(reach(game, "GE-26K-69")) do far = math.max(far, cost) end
  expect(far, 1, "half of five, less one")
  expect(game:var("refugees"), false, "only the next HQ is slowed")
  expect(game:var("slowed"), true)
end)

test("K45-258: a held corps whose HQ is lost is held by nobody's range", function()
  local game = field{ { "0632", "GE-6K-558" }, { "0732", "GE-26K-69" } }
  expect(reach(game, "GE-6K-558")["0633"] ~= nil, true)
  game:place("0626", "GE-6K-6HQ")
  expect(reach(game, "GE-6K-558")["0633"], nil, "seven hexes from it")
  expect(reach(game, "GE-6K-6HQ"), {}, "the HQ stands")
  expect(reach(game, "GE-26K-69")["0733"] ~= nil, true, "other corps go where they like")
end)

test("K45-113, K45-115: who goes on is told that it is too far", function()
  local game = field{ { "0740", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = rifles[1], space = "0739" })
  game:refuse("move", { piece = rifles[1], space = "1811" }, "6.1.1")
  game:refuse("rail", { piece = rifles[1], space = "0738" }, "6.1")
end)

test("K45-049, K45-050: fuel: the Soviets have it, and trains need none", function()
  local game = field{ { "0740", "SU-3BF-IND-1" }, { "0638", "SU-3BF-5A-5HQ" } }
  game:setVars{ no_gas = true }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-IND-1", space = "0739" })
  expect(game:piece("SU-3BF-IND-1").steps, 2)
  game = field{ { "1811", "GE-INDM-5" }, { "1712", "GE-INDM-24" }, { "1812", "GE-26K-26HQ", "GE-26K-69" } }
  game:setVars{ no_gas = true }
  game:setPiece("GE-INDM-24", { steps = 1 })
  activate(game, "GE-26K-26HQ", "german")
  game:act("rail", { piece = "GE-INDM-5", space = "1912" })
  game:act("move", { piece = "GE-INDM-24", space = "1713" })
  game:act("move", { piece = "GE-26K-69", space = "1813" })
  expect({ game:piece("GE-INDM-5").steps, game:piece("GE-INDM-24").steps, game:piece("GE-26K-69").steps }, { 2, 1, 2 }, "reduced ones and infantry lose nothing")
end)

test("K45-317: a free move ends without an attack, even beside the enemy", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0741", "GE-26K-26HQ" }, { "0739", rifles[1] } }
  activate(game, "GE-26K-26HQ", "german", "free")
  expect(game:decision().id, "move")
  game:act("done")
  expect(game:piece("GE-26K-69").props.active, "", "the activation is over")
end)

test("K45-008: only what lies below can be put on top", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0741", "GE-26K-349" }, { "0742", "GE-26K-26HQ" }, { "0738", rifles[1] } }, { options = { fog_of_war = "on" } })
  activate(game, "GE-26K-26HQ", "german")
  expect(#game:actions("top"), 1)
  game:act("top", { piece = "GE-26K-69" })
  expect(game:stack("0740"), { "GE-26K-1", "GE-26K-69" })
  expect(#game:actions("top"), 1)
  game:act("top", { piece = "GE-26K-1" })
  expect(#game:actions("top"), 0, "each once")
  game:act("done")
  if game:decision().id == "combat.target" then game:act("done") end
  activate(game, "GE-26K-26HQ", "german")
  expectTrue(game:offers("top", { piece = "GE-26K-69" }), "and again in the next activation")
  game = field{ { "0740", "GE-26K-69", "GE-26K-1" }, { "0742", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  expect(#game:actions("top"), 0, "not without fog")
end)

test("K45-223, K45-224: a zone in Elbing cuts Königsberg off", function()
  local game = field{ { "3602", rifles[2] }, { "3607", "SU-3BF-39A-94" }, { "3617", "SU-3BF-39A-113" }, { "2501", "SU-3BF-39A-5G" }, { "1401", "SU-3BF-28A-3G" },
    { "2833", "GE-26K-69" }, { "1329", "GE-26K-1" } }
  local function states()
    local now = game:query("supply", { side = "german" })
    return { now["GE-26K-69"], now["GE-26K-1"] }
  end
  expect(states(), { "supplied", "supplied" })
  game:place("3620", rifles[1])
  expect(states(), { "supplied", "supplied" }, "two hexes away")
  game:place("3520", rifles[1])
  expect(states(), { "out", "out" })
  game:setPiece("GE-26K-69", { supply = "isolated" })
  game:setPiece("GE-26K-1", { supply = "out" })
  expect(states(), { "out", "isolated" }, "within ten hexes nobody is isolated")
  game:place("3420", "GE-26K-349")
  expect(states(), { "supplied", "supplied" }, "a unit in Elbing keeps it open")
  game:setSpace("2932", { control = "soviet" })
  expect(states()[1], "out")
end)

test("K45-274: the victory hexes that the Germans still hold", function()
  local game = newGame{ clear = true }
  local all = { "1329", "1811", "1836", "1902", "2220", "2233", "2327", "2932", "3203", "3225", "3409", "3413", "3420", "3507" }
  local now = game:query("victory")
  expect({ now.german, now.points }, { all, { german = 14, soviet = 0 } })
  game:setSpace("1329", { control = "soviet" })
  game:setSpace("3507", { control = "soviet" })
  now = game:query("victory")
  expect({ now.german[1], now.german[#now.german], #now.german, now.points }, { "1811", "3420", 12, { german = 12, soviet = 2 } })
end)

test("K45-014, K45-041: three players: a bombardment is its front's", function()
  for __, seat in ipairs{ "2bf", "3bf" } do
    local game = field({ { "0740", "GE-26K-69" }, { "0739", rifles[1] }, { "0741", "SU-2BF-48A-29" } }, { options = { three_players = "on" } })
    game:decide("bombardment", "soviet", { force = seat, left = 1, range = 1, drm = 0 })
    expect(game:decision().seat, seat)
  end
  local game = field({ { "0740", "GE-26K-69" }, { "0739", rifles[1] } }, { options = { three_players = "on" } })
  game:decide("bombardment", "german", { force = "german", left = 1, range = 1, drm = 0 })
  expect(game:decision().seat, nil)
  expect(#game:actions("bombard"), 1)
end)

test("K45-170: an HQ beside the attackers does not open the line", function()
  local game = field{ { "1327", "GE-26K-69" }, { "1227", rifles[1] }, { "1326", "SU-3BF-5A-5HQ" } }
  expect(game:query("odds", { attackers = { rifles[1], "SU-3BF-5A-5HQ" }, space = "1327" }).shifts[1].value, -1)
  expect(game:query("odds", { attackers = {}, space = "1327" }).shifts, {}, "nobody attacks")
end)

test("K45-080: the only HQ of a front is chosen without a question", function()
  local game = field{ { "0740", "SU-3BF-5A-5HQ", rifles[1] }, { "1811", "GE-26K-26HQ", "GE-26K-69" } }
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:place("cup", "CH-3BF-FRONT-1")
  game:setVars{ limit_german = 4, limit_2bf = 4, limit_3bf = 4 }
  game:decide("chit", "soviet")
  game:act("draw")
  expect({ game:piece("SU-3BF-5A-5HQ").props.active, game:piece(rifles[1]).props.active }, { "full", "full" })
  expect(game:piece("CH-3BF-FRONT-1").space, "3bf-1")
end)

test("K45-049, K45-113: who is lost on its way for want of fuel goes nowhere any more", function()
  local game = field{ { "1811", "GE-INDM-277" }, { "1812", "GE-26K-26HQ", "GE-26K-69" } }
  game:setVars{ no_gas = true }
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-INDM-277", space = "1813" })
  expect(game:piece("GE-INDM-277").space, "german-out", "its only step")
  for __, action in ipairs(game:actions()) do expectTrue(action.piece ~= "GE-INDM-277", action.label) end
end)

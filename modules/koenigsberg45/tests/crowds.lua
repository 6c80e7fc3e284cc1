-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.1 and chapter 6: units that stand too many, roads for HQs and held corps, refugees and fuel.

local shared = require "tests/shared"
local activate, begin, field = shared.activate, shared.begin, shared.field

local corps = { "SU-2BF-5GTA-10", "SU-2BF-5GTA-29", "SU-2BF-5GTA-47" }

test("K45-138: who has arrived with too many and can't leave is given up", function()
  local game = field{ { "0106", "GE-GAR-Thorn" }, { "0108", "GE-GAR-Kulm" }, { "0206", "GE-GAR-Graud" }, { "0207", "GE-GAR-Elbing" } }
  begin(game, 3)
  expect(game:decision().id, "move")
  for __, id in ipairs(corps) do expect(game:piece(id).space, "0107", id) end
  game:refuse("done", nil, "7.1")
  for __, id in ipairs(corps) do expectTrue(game:offers("disband", { piece = id }), id) end
  expectTrue(not game:offers("disband", { piece = "SU-2BF-5GTA-HQ" }), "one HQ is not too many")
  expectTrue(not game:offers("disband", { piece = "SU-2BF-50A-69" }), "nor are those elsewhere")
  game:act("disband", { piece = corps[2] })
  expect(game:piece(corps[2]).space, "soviet-lost")
  expect(#game:actions("disband"), 0)
  game:act("done")
  expectTrue(game:decision().id ~= "move")
end)

test("K45-138: nobody is given up who can leave", function()
  local game = field{ { "0106", "GE-GAR-Thorn" }, { "0108", "GE-GAR-Kulm" }, { "0206", "GE-GAR-Graud" } }
  begin(game, 3)
  expect(#game:actions("disband"), 0)
  expectTrue(not game:offers("done"))
  game:act("move", { piece = corps[1], space = "0207" })
  expectTrue(game:offers("done"), "two are left")
end)

test("K45-137: an activated stack is never asked to disband", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-1" }, { "0741", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  game:place("0740", "GE-9K-56")
  expectTrue(game:offers("done"))
  expect(#game:actions("disband"), 0)
end)

test("K45-125, K45-126: HQs overrun nobody on the road either", function()
  local game = field{ { "1811", "SU-3BF-5A-5HQ" }, { "1812", "SU-3BF-5A-45" }, { "1912", "GE-20K-20HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:refuse("strategic", { piece = "SU-3BF-5A-5HQ", space = "1912" }, "6.3")
  expectTrue(game:offers("strategic", { piece = "SU-3BF-5A-45", space = "1912" }))
end)

test("K45-258: a held corps does not leave its range by road", function()
  local game = field{ { "0626", "GE-6K-6HQ" }, { "0527", "GE-6K-558" } }
  activate(game, "GE-6K-6HQ", "german")
  local far = 0
  for hex in pairs(game:query("reach", { piece = "GE-6K-558", mode = "strategic" })) do
    local distance = between("0626", hex).distance
    expectTrue(distance <= 6, hex)
    far = math.max(far, distance)
  end
  expect(far > 2, true, "there are roads to go by")
  game:setVars{ free_6k = true }
  far = 0
  for hex in pairs(game:query("reach", { piece = "GE-6K-558", mode = "strategic" })) do
    far = math.max(far, between("0626", hex).distance)
  end
  expectTrue(far > 6, "once it is released")
  game = field{ { "0626", "GE-6K-6HQ" }, { "0628", "GE-6K-558" }, { "0629", "SU-3BF-5A-45" } }
  activate(game, "GE-6K-6HQ", "german")
  game:refuse("move", { piece = "GE-6K-558", space = "0629" }, "6.3")
end)

test("K45-319: refugees do not slow those whom the army group lets move", function()
  local game = field{ { "0740", "GE-26K-26HQ" }, { "0741", "GE-26K-69" }, { "1811", "GE-INDI-23" } }
  game:setVars{ refugees = true }
  activate(game, "GE-26K-26HQ", "german", "hgm")
  game:act("activate", { piece = "GE-INDI-23" })
  local function most(piece)
    local far = 0
    for __, cost in pairs(game:query("reach", { piece = piece })) do far = math.max(far, cost) end
    return far
  end
  expect({ most("GE-26K-69"), most("GE-INDI-23") }, { 4.0, 5.0 })
  expectTrue(game:offers("strategic", { piece = "GE-INDI-23", space = "1912" }))
  game:refuse("strategic", { piece = "GE-26K-69", space = "0742" }, "2.5.2")
end)

test("K45-049: the lack of fuel is the Germans' alone", function()
  local game = field{ { "0740", "SU-3BF-5A-2G" }, { "0741", "SU-3BF-5A-5HQ" } }
  game:setVars{ no_gas = true }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-5A-2G", space = "0739" })
  expect(game:piece("SU-3BF-5A-2G").space, "0739")
end)

test("K45-113, K45-131: a train that has stopped may go on, others have only what is left", function()
  local game = field{ { "1811", "GE-26K-69" }, { "1812", "GE-26K-26HQ", "GE-26K-1" } }
  activate(game, "GE-26K-26HQ", "german")
  game:act("rail", { piece = "GE-26K-69", space = "1912" })
  expectTrue(game:offers("rail", { piece = "GE-26K-69", space = "2012" }), "on the same line")
  game:act("rail", { piece = "GE-26K-69", space = "2012" })
  game:act("move", { piece = "GE-26K-1", space = "1813" })
  game:refuse("move", { piece = "GE-26K-1", space = "2220" }, "6.1.1")
  game:refuse("rail", { piece = "GE-26K-69", space = "1912" }, "6.1")
end)

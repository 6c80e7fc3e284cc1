-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the players are told when something can't be done: the sentence that fits, and its paragraph.

local shared = require "tests/shared"
local activate, attack, field, ready, rifles, says, spend = shared.activate, shared.attack, shared.field, shared.ready, shared.rifles, shared.says, shared.spend

---Three rifle corps (15) against a stack in 0740.
local function assault(defenders, more, die, pieces)
  local game = field{ { "0740", table.unpack(defenders) }, { "0739", rifles[1], rifles[2] }, { "0639", rifles[3] }, { "0638", "SU-3BF-5A-5HQ" }, table.unpack(more or {}) }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  if die then attack(game, "0740", pieces or rifles, die) end
  return game
end

test("K45-183 to K45-193: why a unit does not retreat there", function()
  local game = assault({ "GE-26K-69", "GE-26K-549" }, { { "0941", "SU-2BF-48A-29" }, { "0839", "SU-2BF-48A-42" }, { "0742", "GE-9K-56" } }, 5)
  says(game, "retreat", { piece = rifles[1], space = "0738" }, "9.5", "Only the owner")
  says(game, "retreat", { piece = "GE-9K-56", space = "0743" }, "9.5", "does not retreat now")
  says(game, "retreat", { piece = "GE-26K-69", space = "0742" }, "9.5", "from hex to hex")
  says(game, "retreat", { piece = "GE-26K-69", space = "0839" }, "9.5", "The enemy is in")
  says(game, "retreat", { piece = "GE-26K-69", space = "0840" }, "9.5.3", "fewer enemy zones")
  says(game, "halt", { piece = "GE-26K-69" }, "9.5.2", "still has a hex")
  says(game, "halt", { piece = "GE-9K-56" }, "9.5", "does not retreat now")
  says(game, "halt", {}, "9.5", "does not retreat now")
end)

test("K45-185, K45-187, K45-191: why a retreat does not go on there", function()
  local game = assault({ "GE-55K-203" }, {}, 2)
  game:act("retreat", { piece = "GE-55K-203", space = "0741" })
  says(game, "retreat", { piece = "GE-55K-203", space = "0840" }, "9.5.2", "further away")
  says(game, "retreat", { piece = "GE-55K-203", space = "0740" }, "9.5.2", "further away")
  says(game, "retreat", { piece = "GE-55K-203", space = "0641" }, "9.5.4", "north or west")
  game = field{ { "3330", "GE-INDM-277", "GE-55K-203" }, { "3331", rifles[1], rifles[2] }, { "3230", rifles[3] }, { "3231", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "3330", rifles, 5)
  says(game, "retreat", { piece = "GE-55K-203", space = "3430" }, "9.5.1", "can't enter")
end)

test("K45-193: why the first hex of a longer way is not good enough", function()
  local game = assault({ "GE-55K-203", "GE-INDM-277" }, { { "0542", "SU-2BF-48A-29" }, { "0743", "SU-2BF-48A-42" }, { "0942", "SU-2BF-48A-53" } }, 4)
  expectTrue(game:offers("retreat", { piece = "GE-55K-203", space = "0840" }))
  says(game, "retreat", { piece = "GE-55K-203", space = "0741" }, "9.5.3", "Another way is better")
end)

test("K45-176, K45-177: why a unit does not take the loss", function()
  local game = field{
    { "0740", "GE-26K-1", "GE-26K-69" }, { "0739", rifles[1], rifles[2], "SU-3BF-5A-5HQ" }, { "0639", "SU-3BF-IND-1" }, { "0637", "SU-3BF-39A-94" },
  }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", { rifles[1], rifles[2] }, 3)
  expect(game:decision().id, "losses")
  says(game, "lose", { piece = "GE-26K-1" }, "9.4", "its own losses")
  says(game, "lose", { piece = "SU-3BF-5A-5HQ" }, "9.4", "no steps")
  says(game, "lose", { piece = "SU-3BF-IND-1" }, "9.4", "does not bear")
  game = field{ { "0740", "GE-26K-1", "GE-26K-69" }, { "0739", "SU-3BF-IND-1", rifles[2] }, { "0639", "SU-3BF-39A-28G", "SU-3BF-IND-2G" }, { "0638", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  game:place("0838", "SU-3BF-IND-43G")
  attack(game, "0740", { "SU-3BF-IND-1", rifles[2] }, 3)
  expect(game:piece("SU-3BF-IND-1").steps, 1, "nothing to choose")
end)

test("K45-152, K45-153, K45-160: why a hex is not attacked, or a unit does not join", function()
  local game = assault({ "GE-26K-69" }, { { "0838", "GE-20K-20HQ" }, { "0941", "GE-9K-56" }, { "0738", "SU-3BF-39A-94" }, { "0637", "SU-3BF-IND-1" } })
  says(game, "attack", { space = "0839" }, "9.0", "no enemy unit")
  says(game, "attack", { space = "0738" }, "9.0", "no enemy unit")
  says(game, "attack", { space = "german-lost" }, "9.0", "no enemy unit")
  says(game, "attack", { space = "0838" }, "9.0", "only overrun")
  says(game, "attack", { space = "0941" }, "9.0", "No activated unit")
  game:act("attack", { space = "0740" })
  says(game, "join", { piece = "GE-26K-69" }, "9.0", "one of your own")
  says(game, "join", { piece = "SU-3BF-39A-5G" }, "9.0", "not on the map")
  says(game, "join", { piece = "SU-3BF-5A-5HQ" }, "9.4", "does not fight")
  says(game, "join", { piece = "SU-3BF-39A-94" }, "4.2.6", "not activated")
  says(game, "join", { piece = "SU-3BF-IND-1" }, "9.0", "not next to")
  says(game, "fire", nil, "9.0", "at least one unit")
  game:act("join", { piece = rifles[1] })
  says(game, "join", { piece = rifles[1] }, "9.2.1", "already takes part")
  game:dice(4)
  game:act("fire")
  if game:decision().id == "losses" then game:act("lose", { piece = rifles[1] }) end
  game:act("attack", { space = "0740" })
  says(game, "join", { piece = rifles[1] }, "9.2.1", "already attacked")
end)

test("K45-084, K45-121: why a unit that only moves does not attack, nor one beyond the water", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0739", "GE-INDI-23", "GE-26K-69" }, { "0637", "GE-26K-26HQ" }, { "1811", "GE-9K-9HQ" } }
  activate(game, "GE-26K-26HQ", "german", "hgm")
  expect(game:decision().id, "move", "nobody else is left to let go")
  game = field{ { "0740", "SU-3BF-5A-45" }, { "0739", "GE-INDI-23" }, { "0839", "GE-26K-69" }, { "1039", "GE-26K-26HQ" }, { "0438", "GE-INDI-10" } }
  game:decide("command.hq", "german", { force = "german", how = "hgm" })
  game:act("activate", { piece = "GE-26K-26HQ" })
  game = field{ { "1225", "SU-3BF-5A-45" }, { "1224", "GE-26K-69" }, { "1226", "GE-26K-1" }, { "1424", "GE-26K-26HQ" } }
  ready(game, "GE-26K-26HQ", "german")
  game:act("attack", { space = "1225" })
  says(game, "join", { piece = "GE-26K-69" }, "6.2.3", "Water lies between")
  expectTrue(game:offers("join", { piece = "GE-26K-1" }))
end)

test("K45-264, K45-265, K45-268: why an air unit does not fly", function()
  local game = assault({ "GE-26K-69" })
  game:act("attack", { space = "0740" })
  says(game, "air", { piece = "GE-AIR", value = 1 }, "12.1", "Only the attacker")
  says(game, "air", { piece = rifles[1], value = 1 }, "12.1", "is not an air unit")
  says(game, "air", { piece = "SU-AIR-4-1", value = 1 }, "12.3", "the other front")
  game:place("refit", "SU-AIR-3")
  says(game, "air", { piece = "SU-AIR-3", value = 1 }, "12.2", "not ready")
  game:act("air", { piece = "SU-AIR-1-1", value = 1 })
  says(game, "air", { piece = "SU-AIR-1-1", value = 1 }, "12.1", "already takes part")
  game:act("air", { piece = "SU-AIR-1-2", value = 1 })
  says(game, "air", { piece = "SU-AIR-18", value = 1 }, "12.1", "more than two")
end)

test("K45-254, K45-255: why the Hipper does not fire", function()
  local function haff(target, from, hq, ship)
    local game = field{ { target, "SU-3BF-5A-45" }, { from, "GE-26K-69" }, { hq, "GE-26K-26HQ" } }
    if ship then game:place("3327", "GE-HIPPER") end
    ready(game, "GE-26K-26HQ", "german")
    game:act("attack", { space = target })
    return game
  end
  local game = haff("3225", "3224", "3124", false)
  says(game, "hipper", nil, "11.4", "not there")
  game = haff("3225", "3224", "3124", true)
  game:act("join", { piece = "GE-26K-69" })
  game:act("hipper")
  says(game, "hipper", nil, "11.4", "already fired")
  game:act("cancel")
  game:act("attack", { space = "3225" })
  expectTrue(game:offers("hipper"), "it was only prepared")
  game = haff("0740", "0739", "0738", true)
  says(game, "hipper", nil, "11.4", "command range")
  game = haff("3020", "3021", "3122", true)
  says(game, "hipper", nil, "11.4", "more than two hexes")
  game = assault({ "GE-26K-69" }, { { "3327", "GE-HIPPER" } })
  game:act("attack", { space = "0740" })
  says(game, "hipper", nil, "11.4", "not there")
end)

test("K45-011, K45-087, K45-092: why an HQ does not activate a unit", function()
  local game = field{
    { "0740", "SU-3BF-5A-5HQ" }, { "0739", "SU-3BF-IND-1", "SU-3BF-39A-94" }, { "0741", "SU-3BF-IND-2G", "SU-2BF-IND-1G" }, { "0839", "SU-3BF-IND-43G" },
    { "0840", "SU-3BF-5A-45" },
  }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  expect(game:decision().id, "command.independents")
  says(game, "activate", { piece = "GE-26K-69" }, "4.2.1", "one of your own")
  says(game, "activate", { piece = "SU-3BF-39A-5G" }, "4.2.1", "not on the map")
  says(game, "activate", { piece = "SU-2BF-IND-1G" }, "2.1.4", "other front")
  says(game, "activate", { piece = "SU-3BF-5A-45" }, "4.2.1", "already activated")
  says(game, "activate", { piece = "SU-3BF-39A-94" }, "4.2.2", "not an independent")
  game:place("1811", "SU-3BF-IND-43G")
  says(game, "activate", { piece = "SU-3BF-IND-43G" }, "4.2.6", "out of the command range")
  game:act("done")
  expect(game:decision().id, "move")
  says(game, "move", { piece = "SU-3BF-IND-1", space = "0738" }, "4.2.6", "not activated")
end)

test("K45-080, K45-083: why the army group or a front does not choose them", function()
  local game = field{ { "0740", "GE-26K-26HQ" }, { "0739", "GE-26K-69" }, { "1811", "GE-INDI-23" }, { "1812", "GE-INDI-10" }, { "2220", "GE-INDI-83" }, { "2525", rifles[1] } }
  game:decide("command.hq", "german", { force = "german", how = "hgm" })
  says(game, "activate", { piece = "SU-3BF-5A-5HQ" }, "4.1.2", "one of your own")
  says(game, "activate", { piece = "GE-9K-9HQ" }, "4.1.2", "not on the map")
  says(game, "activate", { piece = "GE-26K-69" }, "4.1.2", "is not an HQ")
  game:act("activate", { piece = "GE-26K-26HQ" })
  expect(game:decision().id, "command.free")
  says(game, "activate", { piece = rifles[1] }, "4.1.3", "one of your own")
  says(game, "activate", { piece = "GE-INDI-73" }, "4.1.3", "not on the map")
  says(game, "activate", { piece = "GE-26K-26HQ" }, "4.1.3", "not an independent")
  says(game, "activate", { piece = "GE-26K-69" }, "4.1.3", "not an independent")
  game:act("activate", { piece = "GE-INDI-23" })
  says(game, "activate", { piece = "GE-INDI-23" }, "4.1.3", "already activated")
  game:act("done")
  expect(game:decision().id, "move")
  says(game, "move", { piece = "GE-INDI-10", space = "1813" }, "4.2.6", "not activated")
  game = field{ { "0740", "SU-3BF-5A-5HQ" }, { "0739", rifles[1] }, { "0640", "SU-2BF-48A-48HQ" }, { "0840", "SU-3BF-39A-39HQ" } }
  game:decide("command.hq", "soviet", { force = "3bf", how = "chit" })
  says(game, "activate", { piece = "SU-2BF-48A-48HQ" }, "4.1.2", "other front")
end)

test("K45-112 to K45-135: why a unit does not move there", function()
  local game = field{ { "0740", rifles[1] }, { "0741", "SU-3BF-39A-94" }, { "0638", "SU-3BF-5A-5HQ" }, { "0537", rifles[2] }, { "0435", "SU-3BF-5A-2G" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "move", { piece = "GE-26K-69", space = "0742" }, "4.0", "one of your own")
  says(game, "move", { piece = "SU-3BF-39A-5G", space = "0742" }, "4.0", "not on the map")
  says(game, "move", { piece = "SU-3BF-39A-94", space = "0742" }, "4.2.6", "not activated")
  says(game, "move", { piece = rifles[1], space = "0740" }, "6.1", "another hex")
  says(game, "move", { piece = rifles[1], space = "german-lost" }, "6.1", "another hex")
  says(game, "move", { piece = rifles[1], space = "1811" }, "6.1.1", "not enough movement points")
  game:act("move", { piece = rifles[1], space = "0739" })
  says(game, "strategic", { piece = rifles[1], space = "0738" }, "6.1", "as it has begun")
  game:act("move", { piece = rifles[2], space = "0536" })
  says(game, "move", { piece = rifles[1], space = "0738" }, "6.1", "already moved")
end)

test("K45-119, K45-120, K45-121, K45-136: why the ground keeps a unit away", function()
  local game = field{ { "1739", rifles[1] }, { "1738", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "move", { piece = rifles[1], space = "1939" }, "6.2.2", "stop after the crossing")
  game = field{ { "1343", "GE-26K-69" }, { "1443", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  says(game, "move", { piece = "GE-26K-69", space = "1545" }, "6.2.2", "whole movement")
  game = field{ { "1224", "GE-26K-69" }, { "1324", "GE-26K-26HQ" }, { "3225", "GE-26K-1" }, { "1223", "GE-9K-56", "GE-9K-561" } }
  activate(game, "GE-26K-26HQ", "german")
  says(game, "move", { piece = "GE-26K-69", space = "1223" }, "7.0", "it is full")
  game = field{ { "3225", "GE-26K-69" }, { "3224", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  says(game, "move", { piece = "GE-26K-69", space = "3326" }, "6.2.3", "the ground of")
end)

test("K45-124, K45-257, K45-258: why enemies or an order keep a unit away", function()
  local game = field{ { "0740", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" }, { "0839", "GE-26K-69" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "move", { piece = rifles[1], space = "0839" }, "6.3", "the enemy is there")
  game = field{ { "0626", "GE-6K-6HQ" }, { "0632", "GE-6K-558" } }
  activate(game, "GE-6K-6HQ", "german")
  says(game, "move", { piece = "GE-6K-6HQ", space = "0627" }, "11.5", "before its corps is released")
  says(game, "move", { piece = "GE-6K-558", space = "0633" }, "11.5", "may not leave")
end)

test("K45-127, K45-128, K45-130: why a unit does not go by road", function()
  local game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" }, { "1714", rifles[2] }, { "1912", "SU-3BF-39A-94", "SU-3BF-39A-113" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "strategic", { piece = rifles[2], space = "1715" }, "6.4", "does not start on a road")
  says(game, "strategic", { piece = rifles[1], space = "1912" }, "6.4.1", "would pass")
  says(game, "strategic", { piece = rifles[1], space = "1710" }, "6.4", "by road or railway")
  says(game, "strategic", { piece = rifles[1], space = "german-lost" }, "6.4", "another hex")
  game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" }, { "1810", "GE-26K-69" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "strategic", { piece = rifles[1], space = "1912" }, "6.4.1", "starts in an enemy zone")
  game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" }, { "1913", "GE-26K-69" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "strategic", { piece = rifles[1], space = "1912" }, "6.4.1", "is in an enemy zone")
  game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" } }
  game:setVars{ refugees = true }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "strategic", { piece = rifles[1], space = "1912" }, "2.5.2", "Refugees")
end)

test("K45-131, K45-132, K45-133: why a unit does not go by rail", function()
  local game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" }, { "1714", rifles[2] }, { "1913", "GE-26K-69" }, { "1710", "GE-26K-1" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "rail", { piece = rifles[2], space = "1715" }, "6.5", "does not start on a railway")
  says(game, "rail", { piece = rifles[1], space = "2012" }, "6.5", "stop in an enemy zone")
  says(game, "rail", { piece = rifles[1], space = "1810" }, "6.5", "by road or railway")
  says(game, "rail", { piece = rifles[1], space = "german-lost" }, "6.5", "another hex")
  game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" }, { "1810", "GE-26K-69" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "rail", { piece = rifles[1], space = "1912" }, "6.5", "starts in an enemy zone")
  game = field{ { "3203", "GE-GAR-Thorn" }, { "3204", "GE-26K-26HQ" } }
  activate(game, "GE-26K-26HQ", "german")
  says(game, "rail", { piece = "GE-GAR-Thorn", space = "3204" }, "6.5", "can't move")
  game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" }, { "2012", "GE-26K-26HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "rail", { piece = rifles[1], space = "2012" }, "6.3", "the enemy is there")
end)

test("K45-203 to K45-210: why a unit does not advance there", function()
  local game = field{ { "0740", "GE-INDM-277" }, { "0739", rifles[1], "SU-3BF-5A-2G", "SU-3BF-5A-5HQ" }, { "0639", rifles[2] }, { "0640", rifles[3] }, { "0841", "GE-26K-69" }, { "0839", "SU-3BF-39A-94", "SU-3BF-39A-113" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", { rifles[1], "SU-3BF-5A-2G", rifles[2] }, 6)
  says(game, "advance", { piece = "GE-26K-69", space = "0740" }, "9.6", "one of your own")
  says(game, "advance", { piece = rifles[3], space = "0740" }, "9.6", "Only units that attacked")
  says(game, "advance", { piece = rifles[1], space = "german-lost" }, "9.6", "Choose a hex")
  says(game, "advance", { piece = rifles[1], space = "0839" }, "9.6", "first hex of every advance")
  says(game, "advance", { piece = "SU-3BF-5A-5HQ", space = "0740" }, "9.6", "can't advance to")
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0740" })
  says(game, "advance", { piece = "SU-3BF-5A-2G", space = "0841" }, "9.6", "too far away")
  says(game, "advance", { piece = "SU-3BF-5A-2G", space = "0839" }, "7.0", "is full")
  game:act("advance", { piece = rifles[1], space = "0740" })
  says(game, "advance", { piece = rifles[1], space = "0840" }, "9.6.3", "Only mechanised")
  says(game, "advance", { piece = rifles[2], space = "0740" }, "7.0", "is full")
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0840" })
  says(game, "advance", { piece = "SU-3BF-5A-2G", space = "0839" }, "9.6.4", "must stop here")
end)

test("K45-205, K45-258: why nobody advances over a major river, or out of range", function()
  local game = field{ { "0509", "GE-INDM-277" }, { "0508", rifles[1] }, { "0510", rifles[2] }, { "0507", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0509", { rifles[1], rifles[2] }, 6)
  says(game, "advance", { piece = rifles[1], space = "0509" }, "9.6.1", "major river")
  expectTrue(game:offers("advance", { piece = rifles[2], space = "0509" }))
  game = field{ { "0626", "GE-6K-6HQ" }, { "0632", "GE-6K-558", "GE-INDM-5" }, { "0633", "SU-3BF-39A-28G" } }
  expect(between("0626", "0633").distance, 7, "range 6")
  ready(game, "GE-6K-6HQ", "german")
  attack(game, "0633", { "GE-6K-558", "GE-INDM-5" }, 6)
  expect(game:piece("SU-3BF-39A-28G").space, "soviet-out")
  says(game, "advance", { piece = "GE-6K-558", space = "0633" }, "11.5", "may not leave")
  game:act("advance", { piece = "GE-INDM-5", space = "0633" })
end)

test("K45-237 to K45-244: why a unit gets no replacements", function()
  local game = spend("german", 1, {
    { "0740", "GE-26K-69", "GE-26K-26HQ" }, { "0741", "GE-26K-1" }, { "0742", "GE-26K-349" }, { "0841", "GE-INDM-277" }, { "0842", "GE-INDM-5" }, { "0639", rifles[1] },
    { "0538", "GE-26K-549" },
  }, function(now)
    for __, id in ipairs{ "GE-26K-69", "GE-26K-349", "GE-INDM-5", rifles[1] } do now:setPiece(id, { steps = 1 }) end
    now:setPiece("GE-26K-349", { supply = "out" })
  end)
  says(game, "restore", { piece = rifles[1] }, "11.2", "one of your own")
  says(game, "restore", { piece = "GE-9K-56" }, "11.2", "not on the map")
  says(game, "restore", { piece = "GE-INDM-277" }, "11.2", "can't get replacements")
  says(game, "restore", { piece = "GE-26K-26HQ" }, "11.2", "can't get replacements")
  says(game, "restore", { piece = "GE-26K-1" }, "11.2", "full strength")
  says(game, "restore", { piece = "GE-26K-349" }, "11.2.4", "out of supply")
  says(game, "restore", { piece = "GE-INDM-5" }, "11.2", "not enough points")
end)

test("K45-241 to K45-245: why a unit is not rebuilt", function()
  local game = spend("german", 3, { { "0740", "GE-26K-26HQ", "GE-26K-69" }, { "1811", "GE-9K-9HQ" }, { "0742", "GE-20K-20HQ" }, { "0842", "GE-26K-1" } }, function(now)
    now:place("german-lost", "GE-26K-549", "GE-20K-14", "GE-INDM-277", "GE-INDM-5", "GE-INDM-24")
    now:place("soviet-lost", rifles[1])
    now:setPiece("GE-20K-20HQ", { supply = "out" })
  end)
  says(game, "rebuild", { piece = rifles[1], space = "0740", value = "reduced" }, "11.2", "one of your own")
  says(game, "rebuild", { piece = "GE-INDM-277", space = "0740", value = "reduced" }, "11.2", "can't be rebuilt")
  says(game, "rebuild", { piece = "GE-26K-26HQ", space = "0740", value = "reduced" }, "11.2", "can't be rebuilt")
  says(game, "rebuild", { piece = "GE-26K-69", space = "0740", value = "reduced" }, "11.2", "not among the lost")
  says(game, "rebuild", { piece = "GE-26K-549", space = "0740", value = "full" }, "11.2.2", "comes back reduced")
  says(game, "rebuild", { piece = "GE-26K-549", space = "1811", value = "reduced" }, "11.2.3", "its own HQ")
  says(game, "rebuild", { piece = "GE-26K-549", space = "0842", value = "reduced" }, "11.2.3", "its own HQ")
  says(game, "rebuild", { piece = "GE-20K-14", space = "0742", value = "reduced" }, "11.2.4", "out of supply")
  game:act("rebuild", { piece = "GE-INDM-5", space = "1811", value = "reduced" })
  says(game, "restore", { piece = "GE-INDM-5" }, "11.2.2", "rebuilt in this turn")
  says(game, "rebuild", { piece = "GE-INDM-24", space = "1811", value = "reduced" }, "11.2", "not enough points")
  game:act("rebuild", { piece = "GE-26K-549", space = "0740", value = "reduced" })
  expect(game:var("points"), 0, "two points for the tanks, one for the infantry")
end)

test("K45-020, K45-031: why a hex is not bombarded", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0741", "GE-26K-26HQ" }, { "0739", rifles[1] }, { "1811", "GE-26K-1" }, { "0838", "GE-9K-56" } }
  game:decide("bombardment", "soviet", { force = "3bf", left = 2, range = 1, drm = 0 })
  says(game, "bombard", { space = "0840" }, "2.5.1", "no enemy unit")
  says(game, "bombard", { space = "0741" }, "2.5.1", "no enemy unit")
  says(game, "bombard", { space = "0739" }, "2.5.1", "no enemy unit")
  says(game, "bombard", { space = "german-lost" }, "2.5.1", "no enemy unit")
  says(game, "bombard", { space = "1811" }, "2.5.1", "too far")
  game:dice(1)
  game:act("bombard", { space = "0740" })
  says(game, "bombard", { space = "0740" }, "2.5.1", "already been bombarded")
  game = field{ { "0740", "GE-26K-69" }, { "0738", rifles[1] }, { "0743", "GE-9K-56" } }
  game:decide("bombardment", "soviet", { force = "3bf", left = 2, range = 2, drm = -1 })
  says(game, "bombard", { space = "0743" }, "3.0", "too far")
end)

test("K45-248 to K45-250: why the Volkssturm is not called up there", function()
  local game = field{ { "1439", rifles[1] }, { "1434", "GE-26K-69", "GE-26K-1" } }
  game:setSpace("1129", { trodden = true })
  game:setSpace("1329", { control = "soviet" })
  game:decide("volkssturm", "german")
  says(game, "deploy", { piece = "GE-26K-69", space = "1426" }, "11.3", "from its box")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-3", space = "1426" }, "11.3", "from its box")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-1", space = "1430" }, "11.3", "villages, towns and cities")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-1", space = "german-lost" }, "11.3", "villages, towns and cities")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-1", space = "1129" }, "11.3", "always in German hands")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-1", space = "1329" }, "11.3", "always in German hands")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-1", space = "1434" }, "7.0", "is full")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-1", space = "1437" }, "11.3", "closer than three")
  game:act("deploy", { piece = "GE-VOLKSSTURM-1", space = "1426" })
  says(game, "deploy", { piece = "GE-VOLKSSTURM-2", space = "1426" }, "11.3", "already in")
end)

test("K45-145, K45-146: why reinforcements do not enter there", function()
  local game = field{ { "0107", "GE-26K-69" }, { "0240", rifles[1] } }
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = 2 }
  game:decide("chit", "soviet")
  game:act("finish")
  expect(game:decision().id, "arrive")
  says(game, "arrive", { piece = rifles[1], space = "0105" }, "8.0", "does not arrive now")
  says(game, "arrive", { piece = "SU-2BF-5GTA-10", space = "german-lost" }, "8.0", "map's edge")
  says(game, "arrive", { piece = "SU-2BF-5GTA-10", space = "0107" }, "8.0.3", "closes")
  says(game, "arrive", { piece = "SU-2BF-5GTA-10", space = "0106" }, "8.0.3", "closes")
  says(game, "arrive", { piece = "SU-2BF-5GTA-10", space = "0118" }, "8.0.3", "not within ten hexes")
  game:act("arrive", { piece = "SU-2BF-5GTA-10", space = "0105" })
  says(game, "arrive", { piece = "SU-2BF-5GTA-10", space = "0105" }, "8.0", "does not arrive now")
end)

test("K45-177: why a weaker unit does not take the first loss", function()
  local game = field{ { "0740", "GE-26K-1", "GE-26K-69" }, { "0739", rifles[1], rifles[2] }, { "0639", "SU-3BF-5A-2G" }, { "0638", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", { rifles[1], rifles[2], "SU-3BF-5A-2G" }, 4)
  expect(#game:actions("lose"), 2)
  says(game, "lose", { piece = "SU-3BF-5A-2G" }, "9.4.1", "strongest unit")
end)

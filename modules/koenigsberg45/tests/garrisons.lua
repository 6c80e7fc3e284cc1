-- SPDX-License-Identifier: GPL-3.0-or-later
--- Garrisons and Volkssturm: independents that never move (4.2.2, 9.2.3), and what their walls are worth (9.5.5, 9.5.7).

local shared = require "tests/shared"
local field, rifles = shared.field, shared.rifles

---Draws the chit of an HQ.
local function draw(game, chit)
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:place("cup", chit, "CH-2BF-48A")
  game:setVars{ limit_german = 4, limit_2bf = 4, limit_3bf = 4 }
  game:decide("chit", "soviet")
  game:dice(1)
  game:act("draw")
end

local function aim(game, target, pieces)
  if game:decision().id == "move" then game:act("done") end
  game:act("attack", { space = target })
  for __, piece in ipairs(pieces) do game:act("join", { piece = piece }) end
end

local function attack(game, target, pieces, die)
  aim(game, target, pieces)
  game:dice(die)
  game:act("fire")
end

local function isActive(game, id) return game:piece(id).props.active ~= "" end

test("K45-089: garrisons and Volkssturm have no band: an HQ in range activates them", function()
  local game = field{ { "3203", "GE-GAR-Thorn" }, { "3204", "GE-26K-26HQ" }, { "3305", "GE-VOLKSSTURM-1" }, { "3507", "GE-GAR-Kulm" }, { "2932", "GE-GAR-Koenigsberg" } }
  expect(game:query("command", { piece = "GE-26K-26HQ" }), { "GE-GAR-Thorn", "GE-GAR-Kulm", "GE-VOLKSSTURM-1" })
  draw(game, "CH-GE-26K")
  expect(isActive(game, "GE-GAR-Thorn"), true)
  expect(isActive(game, "GE-VOLKSSTURM-1"), true)
  expect(isActive(game, "GE-GAR-Kulm"), true)
  expect(isActive(game, "GE-GAR-Koenigsberg"), false, "too far away")
  for __, action in ipairs(game:actions()) do expectTrue(action.piece ~= "GE-GAR-Thorn", "it can't move") end
end)

test("K45-089, K45-088: a garrison takes one of the three places", function()
  local game = field{ { "3203", "GE-GAR-Thorn" }, { "3204", "GE-26K-26HQ", "GE-INDI-23", "GE-INDI-10" }, { "3304", "GE-INDM-5" } }
  draw(game, "CH-GE-26K")
  expect(game:decision().id, "command.independents")
  for __, id in ipairs{ "GE-GAR-Thorn", "GE-INDI-23", "GE-INDM-5" } do game:act("activate", { piece = id }) end
  expect(game:decision().id, "move")
  expect(isActive(game, "GE-GAR-Thorn"), true)
  expect(isActive(game, "GE-INDI-10"), false)
end)

test("K45-083: the army group lets units move, and a garrison can't", function()
  local game = field{ { "3203", "GE-GAR-Thorn" }, { "1811", "GE-26K-26HQ", "GE-26K-1" }, { "2220", "GE-INDI-23" }, { "2219", "GE-INDI-10" }, { "2218", "GE-26K-69" } }
  draw(game, "CH-GE-HGM")
  expect(game:decision().id, "command.free")
  game:refuse("activate", { piece = "GE-GAR-Thorn" }, "4.1.3")
  game:refuse("activate", { piece = "GE-26K-69" }, "4.1.3")
  game:act("activate", { piece = "GE-INDI-23" })
  game:refuse("activate", { piece = "GE-INDI-23" }, "4.1.3")
  game:act("activate", { piece = "GE-INDI-10" })
  expect(game:decision().id, "move")
end)

test("K45-230: a garrison in range keeps an HQ in being", function()
  local game = field{ { "3203", "GE-GAR-Thorn" }, { "3204", "GE-7PZ-HQ" }, { "0740", "GE-9K-9HQ" } }
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = 1 }
  game:decide("chit", "soviet")
  game:act("finish")
  game:playUntil(function(now) return now:phase() == "volkssturm" end, { "done" }, 20)
  expect(game:piece("GE-7PZ-HQ").space, "3204")
  expect(game:piece("GE-9K-9HQ").space, "german-out")
end)

---A sally from Thorn against a rifle corps in 3304.
local function sally(more)
  local game = field{ { "3203", "GE-GAR-Thorn", "GE-26K-69" }, { "3304", "SU-3BF-5A-45" }, { "3204", "GE-26K-26HQ" }, table.unpack(more or {}) }
  draw(game, "CH-GE-26K")
  return game
end

test("K45-162: a garrison attacks only with others, adds nothing and may bear a loss", function()
  local game = sally()
  aim(game, "3304", { "GE-GAR-Thorn" })
  game:refuse("fire", nil, "9.2.3")
  expect(game:query("odds", { attackers = { "GE-GAR-Thorn" }, space = "3304" }).attack.total, 0)
  game:act("join", { piece = "GE-26K-69" })
  expect(game:query("odds", { attackers = { "GE-GAR-Thorn", "GE-26K-69" }, space = "3304" }).attack.total, 3)
  game:dice(1)
  game:act("fire")
  expect(game:piece("GE-26K-69").steps, 1, "A2r: the first step is the strongest unit's")
  expect(game:decision().id, "losses")
  game:act("lose", { piece = "GE-GAR-Thorn" })
  expect(game:piece("GE-GAR-Thorn").space, "german-out", "the second one is the garrison's")
  expect(game:piece("GE-26K-69").steps, 1)
  expect(game:piece("GE-26K-69").space, "3203", "the city spares the retreat")
end)

test("K45-162: nobody else next to the enemy, no attack", function()
  local game = field{ { "3203", "GE-GAR-Thorn" }, { "3304", "SU-3BF-5A-45" }, { "3202", "GE-26K-26HQ" }, { "2902", "GE-26K-69" }, { "2802", "SU-3BF-5A-72" } }
  draw(game, "CH-GE-26K")
  game:act("done")
  expectTrue(game:offers("attack", { space = "2802" }))
  game:refuse("attack", { space = "3304" }, "9.0")
end)

test("K45-163: a garrison that has won stays in its town", function()
  local game = sally{ { "3303", "GE-INDM-5", "GE-INDM-7" } }
  game:setPiece("SU-3BF-5A-45", { steps = 1 })
  attack(game, "3304", { "GE-GAR-Thorn", "GE-26K-69", "GE-INDM-5", "GE-INDM-7" }, 6)
  expect(game:piece("SU-3BF-5A-45").space, "soviet-lost", "D1r2 at 4-1")
  expect(game:decision().id, "advance")
  game:refuse("advance", { piece = "GE-GAR-Thorn", space = "3304" }, "9.2.3")
  expectTrue(game:offers("advance", { piece = "GE-26K-69", space = "3304" }))
end)

test("K45-194: a garrison in the open that attacks and has to retreat loses a step for the hex", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0741", "GE-GAR-Koenigsberg", "GE-INDM-5" }, { "0742", "GE-26K-26HQ" } }
  draw(game, "CH-GE-26K")
  attack(game, "0740", { "GE-GAR-Koenigsberg", "GE-INDM-5" }, 1)
  expect(game:piece("GE-INDM-5").steps, 1, "A1r at 1-1")
  expect(game:piece("GE-GAR-Koenigsberg").steps, 1, "the hex it can't go")
  game:playUntil(function(now) return now:decision().id ~= "retreat" end, { "retreat" }, 3)
  expectTrue(game:piece("GE-INDM-5").space ~= "0741")
  expect(game:piece("GE-GAR-Koenigsberg").space, "0741")
end)

---Fifteen points against a hex from two sides of it, with the HQ near by.
local function siege(hex, from, also, hq, defenders, die)
  local game = field{ { hex, table.unpack(defenders) }, { from, rifles[1], rifles[2] }, { also, rifles[3] }, { hq, "SU-3BF-5A-5HQ" } }
  draw(game, "CH-3BF-5A")
  attack(game, hex, rifles, die)
  return game
end

test("K45-197: Elbing: Dr is ignored, Dr2 leaves one hex, when anybody attacks from the Nogat", function()
  local sides = { "3419", "3320", "3321", "3421", "3521", "3520" }
  local open = { ["3520"] = true, ["3521"] = true }
  for __, from in ipairs(sides) do
    for __, also in ipairs(sides) do
      local game = field{ { "3420", "GE-55K-203" }, { from, rifles[1] }, { also, rifles[2] } }
      local shifts = game:query("odds", { attackers = { rifles[1], rifles[2] }, space = "3420" }).shifts
      expect(#shifts, (open[from] or open[also]) and 1 or 2, "the city, and the line: " .. from .. " and " .. also)
    end
  end
  local game = siege("3420", "3520", "3320", "3319", { "GE-55K-203" }, 2)
  expect(game:query("odds", { attackers = rifles, space = "3420" }).column, "3-1", "5-1, less two for the city")
  expect(game:piece("GE-55K-203").space, "3420", "Dr A1")
  game = siege("3420", "3520", "3320", "3319", { "GE-55K-203" }, 4)
  expect(game:piece("GE-55K-203").space, "3421", "Dr2 A1*: the only way north without a zone")
  expect(game:decision().id, "advance", "they have retreated: the star does not count")
end)

test("K45-194, K45-195: in Elbing Dr2 costs the garrison its step; the division beside it goes", function()
  local game = siege("3420", "3520", "3320", "3319", { "GE-GAR-Elbing" }, 1)
  expect(tables.crt.cells[1][6], "Dr A1*")
  expect(game:piece("GE-GAR-Elbing").space, "3420", "15:2 less two is 5-1: Dr is ignored")
  game = siege("3420", "3520", "3320", "3319", { "GE-GAR-Elbing" }, 2)
  expect(game:piece("GE-GAR-Elbing").space, "german-out", "Dr2: a step for the second hex")
  game = siege("3420", "3520", "3320", "3319", { "GE-GAR-Elbing", "GE-INDM-277" }, 4)
  expect(tables.crt.cells[4][4], "Dr2 A1*")
  expect(game:piece("GE-GAR-Elbing").space, "german-out")
  expect(game:piece("GE-INDM-277").space, "3421")
end)

test("K45-194, K45-202: a garrison whose walls are passed can be driven out, behind them it can't", function()
  for __, town in ipairs{
    { "GE-GAR-Graud", "3409", "3510", "3511", "3410", "3411" },
    { "GE-GAR-Lotzen", "1329", "1428", "1427", "1228", "1128" },
  } do
    local garrison, hex, open, hq, walled, otherHq = table.unpack(town)
    local column = ground(hex).terrain == "city" and "3-1" or "4-1"
    local game = field{ { hex, garrison }, { open, rifles[1], rifles[2] }, { walled, rifles[3] } }
    expect(game:query("odds", { attackers = rifles, space = hex }).column, column, "15:3, no line")
    game = siege(hex, open, walled, hq, { garrison }, column == "3-1" and 4 or 3)
    expect(game:piece(garrison).space, "german-out", "Dr2, one side without a wall")
    game = field{ { hex, garrison }, { walled, rifles[1], rifles[2] }, { otherHq, "SU-3BF-5A-5HQ", rifles[3] } }
    draw(game, "CH-3BF-5A")
    attack(game, hex, { rifles[1], rifles[2] }, 6)
    expect(game:piece(garrison).space, hex, "all retreats ignored")
  end
end)

test("K45-201: in the village of Fischhausen only the Festung line counts", function()
  local game = siege("3330", "3331", "3230", "3131", { "GE-55K-203" }, 2)
  expect(ground("3330").terrain, "village")
  expect(game:query("odds", { attackers = rifles, space = "3330" }).column, "4-1", "5-1, less one for the line")
  expect(game:piece("GE-55K-203").space, "3330", "Dr A1*")
  game = siege("3330", "3331", "3230", "3131", { "GE-55K-203" }, 3)
  expect(game:piece("GE-55K-203").space, "3329", "Dr2: one hex is spared, not two")
  game = siege("3330", "3331", "3230", "3131", { "GE-55K-203" }, 4)
  expect(game:piece("GE-55K-203").steps, 2, "D1r: the line spares the step, which a village does not")
end)

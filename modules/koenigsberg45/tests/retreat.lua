-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.5 and 9.6: retreats and advances, and what HQs do in combat.

local shared = require "tests/shared"
local attack, field, ready, rifles, ways = shared.attack, shared.field, shared.ready, shared.rifles, shared.ways

---Three rifle corps (15) against a stack in 0740.
local function assault(defenders, more)
  local stacks = { { "0740", table.unpack(defenders) }, { "0739", rifles[1], rifles[2] }, { "0639", rifles[3] }, { "0638", "SU-3BF-5A-5HQ" } }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  local game = field(stacks)
  return game
end

local function fight(game, die, pieces)
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", pieces or rifles, die)
end

---Takes the first way of every retreat.
local function flee(game)
  while game:decision() and game:decision().id == "retreat" do game:act("retreat", game:actions("retreat")[1]) end
end

---Names the hexes around 0740 that are closed by enemies.
local function ring(hexes)
  local pieces = { "SU-2BF-48A-29", "SU-2BF-48A-42", "SU-2BF-48A-53", "SU-2BF-3A-41", "SU-2BF-3A-34", "SU-2BF-3A-40" }
  local stacks = {}
  for i, hex in ipairs(hexes) do stacks[i] = { hex, pieces[i] } end
  return stacks
end

---Every way out of 0740, and the hexes behind them, are in enemy zones.
local function pocket(defenders)
  return assault(defenders, ring{ "0641", "0841", "0940" })
end

test("K45-107: one step for every enemy zone that the stack enters", function()
  local game = pocket{ "GE-26K-349", "GE-26K-549" }
  game:setPiece("GE-26K-549", { steps = 1, supply = "isolated" })
  game:setPiece("GE-26K-349", { supply = "isolated" })
  expect(game:query("odds", { attackers = rifles, space = "0740" }).column, "5-1")
  fight(game, 2)
  for __, id in ipairs{ "GE-26K-349", "GE-26K-549" } do
    game:act("retreat", { piece = id, space = "0741" })
    if game:decision().id == "retreat" and game:offers("retreat", { piece = id, space = "0742" }) then
      game:act("retreat", { piece = id, space = "0742" })
    end
  end
  expect(game:piece("GE-26K-349").steps, 1, "the strongest for the first zone")
  expect(game:decision().id, "losses", "a tie for the second")
  game:act("lose", { piece = "GE-26K-349" })
  expect(game:piece("GE-26K-349").space, "german-lost")
  expect(game:piece("GE-26K-549").space, "0742")
  expect(game:piece("GE-26K-549").steps, 1, "two steps in all, not four")
end)

test("K45-190: of retreating defenders the strongest in defence pays for the zone", function()
  local game = pocket{ "GE-26K-1", "GE-26K-69" }
  game:setPiece("GE-26K-1", { supply = "isolated" })
  game:setPiece("GE-26K-69", { supply = "isolated" })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  game:act("retreat", { piece = "GE-26K-1", space = "0741" })
  expect(game:piece("GE-26K-1").steps, 1, "5 before 4")
  expect(game:piece("GE-26K-69").steps, 2)
end)

test("K45-183: the owner leads, the defender first", function()
  local game = assault({ "GE-26K-69" })
  fight(game, 2)
  expect(game:decision().id, "retreat")
  expect(game:decision().side, "german")
  flee(game)
  expect(game:decision().side, "soviet")
end)

test("K45-184: a retreat may overrun a lone HQ, but pass no other enemy", function()
  local closed = ring{ "0839", "0840", "0640" }
  closed[#closed + 1] = { "0741", "SU-2BF-3A-3HQ" }
  local game = assault({ "GE-26K-69" }, closed)
  fight(game, 2)
  expect(game:piece("SU-2BF-3A-3HQ").space, "soviet-out")
  expect(game:piece("GE-26K-69").space, "0741")
  expect(game:piece("GE-26K-69").steps, 1, "and a step for the zone")
end)

test("K45-185, K45-186: what can't be retreated costs steps", function()
  local game = assault({ "GE-26K-69" }, ring{ "0839", "0840", "0640", "0741" })
  fight(game, 2)
  expect(game:piece("GE-26K-69").space, "0740", "no way out")
  expect(game:piece("GE-26K-69").steps, 1)
  game = field{ { "3329", "GE-26K-69" }, { "3330", rifles[1], rifles[2] }, { "3331", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  game:setPiece("GE-26K-69", { supply = "isolated" })
  expect(game:query("odds", { attackers = { rifles[1], rifles[2] }, space = "3329" }).column, "4-1", "5-1 in a town")
  attack(game, "3329", { rifles[1], rifles[2] }, 3)
  expect(game:piece("GE-26K-69").space, "3329", "nothing but water behind it")
  expect(game:piece("GE-26K-69").steps, 1, "Dr2: one hex is spared, one costs a step")
end)

test("K45-186: one hex done, one step lost", function()
  local game = assault({ "GE-26K-349", "GE-26K-549" }, { { "0839", "SU-2BF-48A-29" }, { "0840", "SU-2BF-48A-42" }, { "0640", "SU-2BF-48A-53" },
    { "0841", "SU-2BF-3A-41" }, { "0742", "SU-2BF-3A-34" }, { "0641", "SU-2BF-3A-40" } })
  game:setPiece("GE-26K-549", { steps = 1, supply = "isolated" })
  game:setPiece("GE-26K-349", { supply = "isolated" })
  fight(game, 2)
  while game:decision().id == "retreat" do
    local action = game:actions()[1]
    game:act(action.verb, action)
  end
  expect(game:decision().id, "losses", "Dr2: the second hex can't be made")
  expect(game:decision().side, "german")
  expect(#game:actions("lose"), 2, "the owner's choice")
  game:act("lose", { piece = "GE-26K-549" })
  expect(game:piece("GE-26K-549").space, "german-lost")
  expect(game:piece("GE-26K-349").steps, 1, "and one for the zone of 0741")
  expect(game:piece("GE-26K-349").space, "0741")
end)

test("K45-187: every hex leads further away", function()
  local game = assault({ "GE-55K-203" })
  fight(game, 2)
  expect(game:decision().prompt:find("2", 1, true) ~= nil, true, "Dr2 at 5-1")
  flee(game)
  expect(between("0740", game:piece("GE-55K-203").space).distance, 2)
end)

test("K45-188, K45-193: enemy zones are avoided, before direction counts", function()
  local game = assault({ "GE-26K-69" }, ring{ "0841" })
  game:place("0838", rifles[3])
  expect(game:query("odds", { attackers = { rifles[1], rifles[2] }, space = "0740" }).column, "2-1")
  fight(game, 3, { rifles[1], rifles[2] })
  expect(game:piece("GE-26K-69").space, "0640", "south-east, the only hex without a zone")
  expect(game:piece("GE-26K-69").steps, 2)
end)

test("K45-189: friends do not cancel zones for a retreat", function()
  local closed = ring{ "0839", "0840", "0640" }
  closed[#closed + 1] = { "0741", "GE-26K-1" }
  local game = assault({ "GE-26K-69" }, closed)
  fight(game, 5)
  expect(game:piece("GE-26K-69").space, "german-lost", "D1r: a step for the result, one for the zone")
end)

test("K45-190: of retreating attackers the strongest in attack pays for the zone", function()
  local game = field{
    { "0740", "GE-26K-1", "GE-26K-69" }, { "0739", "SU-2BF-IND-1G", "SU-2BF-48A-29" }, { "0638", "SU-2BF-48A-48HQ" },
    { "0838", "GE-9K-548" }, { "0539", "GE-9K-551" }, { "0737", "GE-9K-56" },
  }
  ready(game, "SU-2BF-48A-48HQ", "2bf")
  expect(game:query("odds", { attackers = { "SU-2BF-IND-1G", "SU-2BF-48A-29" }, space = "0740" }).column, "1-1")
  attack(game, "0740", { "SU-2BF-IND-1G", "SU-2BF-48A-29" }, 1)
  expect(game:piece("SU-2BF-IND-1G").steps, 1, "A1r: the first step")
  while game:decision().id == "retreat" do
    local space = game:actions("retreat")[1].space
    game:act("retreat", game:actions("retreat")[1])
    if game:decision().id == "retreat" then game:act("retreat", { piece = game:actions("retreat")[1].piece, space = space }) end
  end
  expect(game:piece("SU-2BF-48A-29").steps, 1, "now 5 against 4")
  expect(game:piece("SU-2BF-IND-1G").steps, 1)
end)

test("K45-191, K45-192: Germans north or west, Soviets south or east", function()
  local game = assault({ "GE-26K-69" })
  fight(game, 2)
  expect(ways(game, "GE-26K-69"), { "0741", "0840" }, "0839 is in a zone")
  game = field{ { "0740", "SU-3BF-39A-94" }, { "0741", "GE-GD-GDht", "GE-INDM-5" }, { "0742", "GE-GD-GDHQ" } }
  ready(game, "GE-GD-GDHQ", "german")
  attack(game, "0740", { "GE-GD-GDht", "GE-INDM-5" }, 3)
  expect(ways(game, "SU-3BF-39A-94"), { "0639", "0739" })
  game = assault({ "GE-26K-69" }, ring{ "0741", "0840", "0839" })
  fight(game, 2)
  flee(game)
  expect(game:piece("GE-26K-69").space, "0640", "the only way: no extra loss for the direction")
  expect(game:piece("GE-26K-69").steps, 1, "only for the zone")
end)

test("K45-194, K45-195: units that can't move lose steps instead, the others retreat", function()
  local game = assault({ "GE-GAR-Koenigsberg", "GE-26K-69" })
  fight(game, 5)
  expect(tables.crt.cells[5][2], "Dr A1")
  expect(game:piece("GE-GAR-Koenigsberg").steps, 1, "one hex, one step")
  flee(game)
  expectTrue(game:piece("GE-26K-69").space ~= "0740", "the division retreats")
  expect(game:piece("GE-26K-69").steps, 2)
  game = assault({ "GE-GAR-Koenigsberg" })
  fight(game, 4)
  expect(game:piece("GE-GAR-Koenigsberg").space, "german-out", "Dr2 in the open")
  game = field{ { "2220", "GE-GAR-Koenigsberg" }, { "2219", rifles[1], rifles[2] }, { "2320", rifles[3] }, { "2218", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  game:setPiece("GE-GAR-Koenigsberg", { supply = "isolated" })
  expect(game:query("odds", { attackers = rifles, space = "2220" }).column, "5-1")
  attack(game, "2220", rifles, 2)
  expect(game:piece("GE-GAR-Koenigsberg").steps, 1, "Dr2 in a city")
end)

test("K45-196: units of a stack go where each likes", function()
  local game = assault({ "GE-26K-549", "GE-26K-349" })
  game:setPiece("GE-26K-549", { supply = "isolated" })
  game:setPiece("GE-26K-349", { supply = "isolated" })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-549", space = "0741" })
  game:act("retreat", { piece = "GE-26K-349", space = "0840" })
  expect(game:piece("GE-26K-549").space, "0741")
  expect(game:piece("GE-26K-349").space, "0840")
end)

test("K45-139: no room, one hex more, or the end", function()
  local game = assault({ "GE-26K-69" }, { { "0741", "GE-9K-56", "GE-9K-561" }, { "0840", "GE-9K-548", "GE-9K-551" } })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  flee(game)
  expect(between("0740", game:piece("GE-26K-69").space).distance, 2, "one hex more")
  game = assault({ "GE-26K-69" }, { { "0741", "GE-9K-56", "GE-9K-561" }, { "0840", "SU-2BF-48A-29" }, { "0839", "SU-2BF-48A-42" }, { "0640", "SU-2BF-48A-53" },
    { "0841", "SU-2BF-3A-41" }, { "0742", "SU-2BF-3A-34" }, { "0641", "SU-2BF-3A-40" } })
  fight(game, 2)
  flee(game)
  expect(game:piece("GE-26K-69").space, "german-lost", "nowhere to go")
end)

test("K45-229, K45-140: an HQ retreats with its units, and on when another HQ is there", function()
  local game = assault({ "GE-26K-69", "GE-26K-26HQ" })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  expect(game:piece("GE-26K-26HQ").space, "0741")
  game = assault({ "GE-26K-69", "GE-26K-26HQ" }, { { "0741", "GE-9K-9HQ" } })
  fight(game, 2)
  game:act("retreat", { piece = "GE-26K-69", space = "0741" })
  if game:decision().id == "retreat.hq" then game:act("follow", game:actions("follow")[1]) end
  expectTrue(game:piece("GE-26K-26HQ").space ~= "0741", "one hex further")
  expect(between("0740", game:piece("GE-26K-26HQ").space).distance, 2)
end)

test("K45-231: an HQ is lost with the last unit of its hex, also by a bombardment", function()
  local game = assault({ "GE-INDM-277", "GE-26K-26HQ" })
  fight(game, 1)
  expect(game:piece("GE-26K-26HQ").space, "german-out")
  expect(game:piece("CH-GE-26K").space, "german-out")
  game = field{ { "0740", "GE-INDM-277", "GE-26K-26HQ" }, { "0739", rifles[1] } }
  game:decide("bombardment", "soviet", { force = "3bf", left = 1, range = 1, drm = 0 })
  game:dice(6)
  game:act("bombard", { space = "0740" })
  expect(game:piece("GE-26K-26HQ").space, "german-out")
end)

---A battle for a settlement or line: fifteen points from two hexes.
local function siege(hex, from, also, hq, defender, die, prepare)
  local game = field{ { hex, defender }, { from, rifles[1], rifles[2] }, { also, rifles[3] }, { hq, "SU-3BF-5A-5HQ" } }
  if prepare then prepare(game) end
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, hex, rifles, die)
  return game
end

test("K45-197: villages, towns and cities spare the first hex", function()
  local game = siege("0722", "0721", "0723", "0622", "GE-55K-203", 1)
  expect(game:piece("GE-55K-203").space, "0722", "Dr in a village")
  game = siege("0722", "0721", "0723", "0622", "GE-55K-203", 2)
  flee(game)
  expect(between("0722", game:piece("GE-55K-203").space).distance, 1, "Dr2")
end)

test("K45-199: attackers in a village stay where they are", function()
  local game = field{ { "0722", rifles[1] }, { "0721", "GE-26K-1", "GE-26K-69" }, { "0723", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  local told
  for __, event in ipairs(attack(game, "0721", { rifles[1] }, 2)) do told = event.text or told end
  expect(told:match "spares.*", "spares the attacker 1 hex of the retreat.")
  expect(game:piece(rifles[1]).steps, 1, "A1r")
  expect(game:piece(rifles[1]).space, "0722")
end)

test("K45-200: behind a defensive line nobody retreats", function()
  local game = field{ { "1327", "GE-55K-203" }, { "1227", rifles[1], rifles[2] }, { "1226", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  expect(game:query("odds", { attackers = { rifles[1], rifles[2] }, space = "1327" }).column, "2-1")
  attack(game, "1327", { rifles[1], rifles[2] }, 5)
  expect(game:piece("GE-55K-203").space, "1327", "Dr2 A1*")
  expect(game:decision().id, "losses", "so the starred loss counts")
end)

---What a result with a step and two hexes leaves of a division: its steps, and how far it has gone.
local function remains(target, stacks, attackers)
  local game = field{ { target, "GE-55K-203" }, { "0101", "SU-3BF-5A-5HQ" }, table.unpack(stacks) }
  game:setPiece("GE-55K-203", { supply = "isolated" })
  for __, id in ipairs(attackers) do game:setPiece(id, { active = "full" }) end
  game:decide("combat.target", "soviet")
  for __, outcome in ipairs(game:query("odds", { attackers = attackers, space = target }).outcomes) do
    if outcome.result == "D1r2" then
      attack(game, target, attackers, outcome.rolls[1])
      flee(game)
      return { game:piece("GE-55K-203").steps, between(target, game:piece("GE-55K-203").space).distance }
    end
  end
end

test("K45-201: in a village only the line counts", function()
  local found
  for __, pair in ipairs{ { "2232", "2332" }, { "1434", "1534" }, { "1434", "1535" }, { "1536", "1537" }, { "1740", "1639" }, { "1740", "1739" }, { "1740", "1640" } } do
    local village, outside = pair[1], pair[2]
    for __, kind in ipairs(between(outside, village).edge) do
      if ground(village).terrain == "village" and kind == "defence" then found = { village, outside } end
    end
  end
  expectTrue(found, "a village behind a line")
  expect(remains(found[1], { { found[2], rifles[1], rifles[2] } }, { rifles[1], rifles[2] }), { 1, 0 }, "as if in the open")
end)

---Two tank corps attack a weak division in 1228, across the Festung line of 1329 only.
local function overFestung(die)
  local game = field{ { "1228", "GE-55K-203" }, { "1329", "SU-3BF-IND-1", "SU-3BF-IND-2G" }, { "1330", "SU-3BF-5A-5HQ" } }
  game:setPiece("GE-55K-203", { supply = "isolated" })
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  expect(game:query("odds", { attackers = { "SU-3BF-IND-1", "SU-3BF-IND-2G" }, space = "1228" }).column, "7-1")
  attack(game, "1228", { "SU-3BF-IND-1", "SU-3BF-IND-2G" }, die)
  return game
end

test("K45-181, K45-198: behind a Festung line the first step and the first hex are spared", function()
  local game = overFestung(5)
  expect(game:piece("GE-55K-203").steps, 1, "D2r2: one step")
  flee(game)
  expect(between("1228", game:piece("GE-55K-203").space).distance, 1, "and one hex")
  game = overFestung(1)
  expect(game:piece("GE-55K-203").steps, 2, "D1r: nothing")
  expect(game:piece("GE-55K-203").space, "1228")
end)

test("K45-171: Festung and defensive lines together count as Festung", function()
  local stacks = { { "1329", rifles[1], rifles[2] }, { "1328", rifles[3], "SU-3BF-39A-94" } }
  expect(remains("1228", stacks, { rifles[3], "SU-3BF-39A-94" }), { 1, 0 }, "defensive line")
  expect(remains("1228", stacks, { rifles[1], rifles[2] }), { 2, 1 }, "Festung line")
  expect(remains("1228", stacks, { rifles[1], rifles[3] }), { 2, 1 }, "both")
end)

test("K45-202: town or city behind a line: one step and all retreats", function()
  local game = field{ { "1329", "GE-55K-203" }, { "1229", rifles[1], rifles[2] }, { "1228", rifles[3] }, { "1128", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  expect(game:query("odds", { attackers = rifles, space = "1329" }).column, "3-1", "5-1, town and Festung")
  attack(game, "1329", rifles, 6)
  expect(game:piece("GE-55K-203").steps, 2, "D1r2")
  expect(game:piece("GE-55K-203").space, "1329")
end)

---The German brigade in 0740 is destroyed; who follows?
local function breach(stacks)
  local game = field(stacks)
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  return game
end

test("K45-203, K45-204, K45-206: attackers may occupy the hex, up to two, whatever the zones", function()
  local game = breach{ { "0740", "GE-INDM-277" }, { "0739", rifles[1], rifles[2] }, { "0639", rifles[3] }, { "0638", "SU-3BF-5A-5HQ" }, { "0841", "GE-26K-69" } }
  attack(game, "0740", rifles, 3)
  expect(game:decision().id, "advance")
  expect(game:decision().side, "soviet")
  game:refuse("advance", { piece = rifles[1], space = "0839" }, "9.6")
  game:act("advance", { piece = rifles[1], space = "0740" })
  game:act("advance", { piece = rifles[3], space = "0740" })
  if game:decision().id == "advance" then game:refuse("advance", { piece = rifles[2], space = "0740" }, "7.0") end
  expect(#game:stack("0740"), 2)
  game = breach{ { "0740", "GE-INDM-277" }, { "0739", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" } }
  attack(game, "0740", { rifles[1] }, 6)
  game:act("stop")
  expect(#game:stack("0740"), 0, "nobody has to")
end)

test("K45-205: no advance over an unbridged major river", function()
  local game = breach{ { "0509", "GE-INDM-277" }, { "0508", rifles[1], rifles[2] }, { "0507", "SU-3BF-5A-5HQ" } }
  expect(between("0508", "0509").over[1], "major_river")
  attack(game, "0509", { rifles[1], rifles[2] }, 6)
  expect(game:piece("GE-INDM-277").space, "german-out")
  expect(#game:stack("0509"), 0)
  expect(game:piece(rifles[1]).space, "0508")
end)

test("K45-207, K45-208: mechanised units go two hexes, others one", function()
  local game = breach{ { "0740", "GE-INDM-277" }, { "0739", "SU-3BF-5A-2G", rifles[1] }, { "0639", "SU-3BF-IND-1" }, { "0638", "SU-3BF-5A-5HQ" } }
  attack(game, "0740", { "SU-3BF-5A-2G", rifles[1], "SU-3BF-IND-1" }, 6)
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0740" })
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0840" })
  game:act("advance", { piece = "SU-3BF-IND-1", space = "0740" })
  game:act("advance", { piece = "SU-3BF-IND-1", space = "0741" })
  game:act("advance", { piece = rifles[1], space = "0740" })
  expect(game:piece("SU-3BF-5A-2G").space, "0840")
  expect(game:piece("SU-3BF-IND-1").space, "0741")
  expect(game:piece(rifles[1]).space, "0740")
  game = breach{ { "0740", "GE-INDM-277" }, { "0739", "SU-3BF-5A-2G", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" } }
  attack(game, "0740", { "SU-3BF-5A-2G", rifles[1] }, 6)
  game:act("advance", { piece = rifles[1], space = "0740" })
  game:refuse("advance", { piece = rifles[1], space = "0840" }, "9.6.3")
end)

test("K45-209: a river, town or city stops the advance, a village does not", function()
  local function goesOn(hex, from, hq)
    local game = breach{ { hex, "GE-INDM-277" }, { from, "SU-3BF-5A-2G", "SU-3BF-IND-2G" }, { hq, "SU-3BF-5A-5HQ" } }
    attack(game, hex, { "SU-3BF-5A-2G", "SU-3BF-IND-2G" }, 6)
    if game:piece("GE-INDM-277").space == hex then return nil end
    game:act("advance", { piece = "SU-3BF-IND-2G", space = hex })
    for __, action in ipairs(game:actions("advance")) do
      if action.piece == "SU-3BF-IND-2G" then return true end
    end
    return false
  end
  expect(goesOn("0722", "0721", "0622"), true, "village")
  expect(goesOn("1533", "1532", "1531"), false, "river")
  expect(goesOn("0740", "0739", "0638"), true, "open ground")
  local game = field{ { "1811", "GE-INDM-277" }, { "1812", "SU-3BF-5A-2G", "SU-3BF-IND-2G" }, { "1810", "SU-3BF-IND-1" }, { "1813", "SU-3BF-5A-5HQ" } }
  game:setPiece("GE-INDM-277", { supply = "isolated" })
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "1811", { "SU-3BF-5A-2G", "SU-3BF-IND-2G", "SU-3BF-IND-1" }, 6)
  expect(game:piece("GE-INDM-277").space, "german-out", "D3r2 at 7-1, one step spared")
  game:act("advance", { piece = "SU-3BF-IND-2G", space = "1811" })
  game:refuse("advance", { piece = "SU-3BF-IND-2G", space = "1911" }, "9.6.4")
end)

test("K45-210: an HQ advances with its units", function()
  local game = breach{ { "0740", "GE-INDM-277" }, { "0739", "SU-3BF-5A-2G", "SU-3BF-IND-1", "SU-3BF-5A-5HQ" } }
  attack(game, "0740", { "SU-3BF-5A-2G", "SU-3BF-IND-1" }, 6)
  expectTrue(not game:offers("advance", { piece = "SU-3BF-5A-5HQ", space = "0740" }), "not before its units")
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0740" })
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0840" })
  game:act("advance", { piece = "SU-3BF-5A-5HQ", space = "0740" })
  game:act("advance", { piece = "SU-3BF-5A-5HQ", space = "0840" })
  expect(game:piece("SU-3BF-5A-5HQ").space, "0840")
end)

test("K45-211: an advancing unit overruns a lone HQ", function()
  local game = breach{ { "0740", "GE-INDM-277" }, { "0840", "GE-20K-20HQ" }, { "0739", "SU-3BF-5A-2G", "SU-3BF-IND-1" }, { "0638", "SU-3BF-5A-5HQ" } }
  attack(game, "0740", { "SU-3BF-5A-2G", "SU-3BF-IND-1" }, 6)
  game:act("advance", { piece = "SU-3BF-IND-1", space = "0740" })
  game:act("advance", { piece = "SU-3BF-IND-1", space = "0840" })
  expect(game:piece("GE-20K-20HQ").space, "german-out")
end)

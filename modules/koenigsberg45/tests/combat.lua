-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9: odds, losses, air units and the Hipper.

local shared = require "tests/shared"
local aim, attack, field, ready, rifles = shared.aim, shared.attack, shared.field, shared.ready, shared.rifles

---Log lines about a place, the oldest first.
local function told(events, space)
  local lines = {}
  for __, event in ipairs(events) do
    if event.text and event.space == space then lines[#lines + 1] = event.text end
  end
  return lines
end

local function odds(game, target, pieces, support)
  return game:query("odds", { attackers = pieces, space = target, support = support })
end

---Three rifle corps (15) against a stack in 0740.
local function assault(defenders, more)
  local stacks = { { "0740", table.unpack(defenders) }, { "0739", rifles[1], rifles[2] }, { "0639", rifles[3] }, { "0638", "SU-3BF-5A-5HQ" } }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  local game = field(stacks)
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  return game
end

test("K45-005, K45-167: halvings multiply", function()
  local game = field{ { "1532", "SU-3BF-IND-2G" }, { "1533", "GE-26K-69" } }
  game:setPiece("SU-3BF-IND-2G", { supply = "out" })
  expect(odds(game, "1533", { "SU-3BF-IND-2G" }).attack.units[1].value, 1.75, "7 by two halvings")
  game = field{ { "1532", "GE-GD-GDht" }, { "1533", "SU-3BF-5A-45" } }
  game:setPiece("GE-GD-GDht", { supply = "out" })
  expect(odds(game, "1533", { "GE-GD-GDht" }).attack.total, 2, "8, river, no supply")
end)

test("K45-006: fractions are added before rounding", function()
  local game = field{ { "1533", "GE-26K-69" }, { "1532", rifles[1], rifles[2] }, { "1432", rifles[3] } }
  expect(between("1432", "1533").over[1], "river")
  expect(odds(game, "1533", rifles).attack.total, 7, "three times 2.5")
end)

test("K45-007, K45-174: a defence of zero is always 7-1", function()
  local game = field{ { "2220", "GE-INDM-277" }, { "2219", "SU-3BF-5A-45" } }
  game:setPiece("GE-INDM-277", { supply = "isolated" })
  local answer = odds(game, "2220", { "SU-3BF-5A-45" })
  expect(answer.defence.total, 0)
  expect(answer.column, "7-1", "in a city")
end)

test("K45-154: the defender's part comes first", function()
  local game = assault({ "GE-26K-69" })
  attack(game, "0740", rifles, 2)
  expect(game:decision().id, "retreat", "Dr A1")
  game:act("retreat", game:actions("retreat")[1])
  expect(game:decision().id, "losses")
  expect(game:decision().side, "soviet")
end)

test("K45-155: letters and numbers of a result", function()
  local results = tables.crt.values.results
  expect(results["D1r2"], { defender_steps = 1, defender_retreat = 2 })
  expect(results["Dr A1"], { defender_retreat = 1, attacker_steps = 1 })
  expect(results["A2r"], { attacker_steps = 2, attacker_retreat = 1 })
  local game = assault({ "GE-55K-203" })
  attack(game, "0740", rifles, 5)
  expect(game:piece("GE-55K-203").steps, 1, "D1r2 at 5-1")
  while game:decision().id == "retreat" do game:act("retreat", game:actions("retreat")[1]) end
  expect(between("0740", game:piece("GE-55K-203").space).distance, 2)
end)

test("K45-156: a starred loss counts when a city keeps the defender in place", function()
  local game = field{ { "1836", "GE-55K-203" }, { "1937", rifles[1], rifles[2] }, { "1936", rifles[3] }, { "2037", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  expect(odds(game, "1836", rifles).column, "3-1", "5-1 less two for the city")
  attack(game, "1836", rifles, 3)
  expect(game:decision().id, "losses", "Dr A1*: the retreat is ignored, the loss is not")
  game:act("lose", { piece = rifles[1] })
  expect(game:piece("GE-55K-203").space, "1836")
  expect(game:piece(rifles[1]).steps, 1)
end)

test("K45-155: the log says what a result means and what cover leaves of it", function()
  local game = assault({ "GE-26K-69" })
  expect(told(attack(game, "0740", rifles, 2), "0740"), {
    "Attack on 0740 at 3-1: rolled 2, Dr A1. The defender retreats one hex; the attacker loses one step.",
  })
  game = field{ { "1836", "GE-9K-286" }, { "1937", rifles[1], rifles[2] }, { "1936", rifles[3], "SU-3BF-IND-1" }, { "2037", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  local lines = told(attack(game, "1836", { rifles[1], rifles[2], rifles[3], "SU-3BF-IND-1" }, 3), "1836")
  expect(lines[2], "Cover in 1836 Insterburg spares the defender a step.")
  expect(lines[3], "Cover in 1836 Insterburg spares the defender 1 hex of the retreat.")
end)

test("K45-041: a bombardment that does nothing says so", function()
  local game = field{ { "0738", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" } }
  game:decide("bombardment", "soviet", { force = "3bf", left = 1, range = 1, drm = 0 })
  game:dice(1)
  local lines = told(game:act("bombard", { space = "0738" }), "0738")
  expect(lines, { "Bombardment of 0738 at 2-1: the die shows 1, A1r. The attacker loses one step and retreats one hex. Only the defender's part counts.", "The result has no effect." })
end)

test("K45-157: a defender that dies in its retreat has retreated", function()
  local game = assault({ "GE-55K-203" }, { { "0841", "SU-2BF-48A-29" }, { "0939", "SU-2BF-48A-42" }, { "0641", "SU-2BF-48A-53" } })
  game:setPiece("GE-55K-203", { steps = 1 })
  attack(game, "0740", { rifles[1] }, 3)
  while game:decision().id == "retreat" do game:act("retreat", game:actions("retreat")[1]) end
  expect(game:piece("GE-55K-203").space, "german-lost")
  for __, id in ipairs(rifles) do expect(game:piece(id).steps, 2, id) end
end)

test("K45-158: as many units as there are, from all six sides", function()
  local game = field{
    { "0740", "GE-26K-1", "GE-26K-69" }, { "0739", rifles[1] }, { "0741", rifles[2] }, { "0839", rifles[3] },
    { "0840", "SU-3BF-5A-2G" }, { "0639", "SU-3BF-IND-1" }, { "0640", "SU-3BF-IND-2G" }, { "0638", "SU-3BF-5A-5HQ" },
  }
  local all = { rifles[1], rifles[2], rifles[3], "SU-3BF-5A-2G", "SU-3BF-IND-1", "SU-3BF-IND-2G" }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  aim(game, "0740", all)
  expect(odds(game, "0740", all).attack.total, 31)
  expectTrue(game:offers("fire"))
end)

test("K45-159, K45-160: stacked units attack where they like, each once", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0838", "GE-26K-1" }, { "0739", rifles[1], rifles[2] }, { "0638", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", { rifles[1] }, 4)
  expect(game:decision().id, "combat.target")
  game:act("attack", { space = "0838" })
  game:refuse("join", { piece = rifles[1] }, "9.2.1")
  game:act("join", { piece = rifles[2] })
  expectTrue(game:offers("fire"))
end)

test("K45-153: nobody attacks empty hexes or HQs", function()
  local game = assault({ "GE-26K-69" }, { { "0838", "GE-20K-20HQ" } })
  game:refuse("attack", { space = "0838" }, "9.0")
  game:refuse("attack", { space = "0839" }, "9.0")
end)

test("K45-161: all units in a hex defend together", function()
  local game = assault({ "GE-26K-69", "GE-INDM-505" })
  expect(odds(game, "0740", rifles).defence.total, 6)
end)

test("K45-164: odds are rounded in the defender's favour", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", "SU-3BF-IND-2G", "SU-3BF-39A-28G" }, { "0639", "SU-3BF-39A-152", "SU-3BF-39A-5G" } }
  local function ratio(pieces) return odds(game, "0740", pieces).ratio end
  expect(ratio{ "SU-3BF-IND-2G" }, "1-1", "7:4")
  expect(ratio{ "SU-3BF-IND-2G", "SU-3BF-39A-28G" }, "2-1", "10:4")
  expect(ratio{ "SU-3BF-39A-5G", "SU-3BF-39A-28G", "SU-3BF-39A-152" }, "2-1", "11:4")
  expect(ratio{ "SU-3BF-IND-2G", "SU-3BF-39A-28G", "SU-3BF-39A-152" }, "3-1", "12:4")
  game:place("0740", "GE-INDM-277")
  expect(ratio{ "SU-3BF-39A-152", "SU-3BF-39A-152" }, "1-2", "4:5")
  expect(ratio{ "SU-3BF-39A-152" }, "1-3", "2:5")
end)

test("K45-165, K45-166: supply and strength", function()
  local game = field{ { "0740", "SU-2BF-IND-3G" }, { "0739", "GE-26K-69" } }
  local function strengths(state)
    game:setPiece("SU-2BF-IND-3G", { supply = state })
    return { odds(game, "0739", { "SU-2BF-IND-3G" }).attack.total, odds(game, "0740", { "GE-26K-69" }).defence.total }
  end
  expect(strengths("supplied"), { 6, 4 })
  expect(strengths("out"), { 3, 4 })
  expect(strengths("isolated"), { 3, 2 })
end)

test("K45-168: the river halves only those that cross it", function()
  local game = field{ { "1533", "GE-26K-69" }, { "1532", "SU-3BF-39A-5G" }, { "1534", "SU-3BF-2GA-13G" } }
  expect(between("1534", "1533").over, {})
  expect(odds(game, "1533", { "SU-3BF-39A-5G", "SU-3BF-2GA-13G" }).attack.total, 9)
end)

test("K45-169: ground shifts to the left", function()
  local game = field{ { "1836", "GE-26K-69" }, { "1937", rifles[1], rifles[2] }, { "1936", rifles[3] } }
  local answer = odds(game, "1836", rifles)
  expect(answer.ratio, "3-1")
  expect(answer.column, "1-1", "two columns for the city")
end)

test("K45-170: lines help Germans, and only when all attack across them", function()
  local game = field{ { "1327", "GE-26K-69" }, { "1227", rifles[1] }, { "1326", rifles[2] } }
  expect(between("1227", "1327").edge, { "defence" })
  expect(#between("1326", "1327").edge, 0)
  expect(odds(game, "1327", { rifles[1] }).shifts[1].value, -1)
  expect(#odds(game, "1327", { rifles[1], rifles[2] }).shifts, 0)
  game = field{ { "1327", rifles[1] }, { "1227", "GE-26K-69" } }
  expect(#odds(game, "1327", { "GE-26K-69" }).shifts, 0, "not Soviets")
end)

test("K45-172: below 1-2 there is no attack", function()
  local game = field{ { "0738", "GE-26K-69" }, { "0739", "SU-3BF-39A-152" }, { "0638", "SU-3BF-39A-39HQ" } }
  ready(game, "SU-3BF-39A-39HQ", "3bf")
  aim(game, "0738", { "SU-3BF-39A-152" })
  expect(odds(game, "0738", { "SU-3BF-39A-152" }).ratio, "1-2")
  game:refuse("fire", nil, "9.3.2")
end)

test("K45-173: nothing is better than 7-1", function()
  local game = assault({ "GE-INDM-277" })
  local answer = odds(game, "0740", rifles)
  expect(answer.ratio, "15-1")
  expect(answer.column, "7-1")
  expect(answer.columns[#answer.columns], "7-1")
  expect(answer.columns[1], "1-2")
end)

test("K45-175, K45-179: steps, and units that have only one", function()
  local game = assault({ "GE-26K-69" })
  attack(game, "0740", rifles, 5)
  expect(game:piece("GE-26K-69").steps, 1, "D1r at 3-1")
  game = assault({ "GE-26K-69" })
  game:setPiece("GE-26K-69", { steps = 1 })
  attack(game, "0740", rifles, 1)
  expect(game:piece("GE-26K-69").space, "german-lost", "D1r at 7-1")
  game = assault({ "GE-INDM-277" })
  attack(game, "0740", rifles, 1)
  expect(game:piece("GE-INDM-277").space, "german-out", "a brigade")
end)

test("K45-176: HQs take no losses", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0739", "GE-26K-69", "GE-26K-26HQ" } }
  ready(game, "GE-26K-26HQ", "german")
  attack(game, "0740", { "GE-26K-69" }, 4)
  expect(game:piece("GE-26K-69").steps, 1, "A1")
  expect(game:piece("GE-26K-26HQ").space, "0739")
end)

test("K45-177: the first loss falls on the strongest", function()
  local game = field{ { "0740", "GE-26K-1", "GE-26K-69" }, { "0739", "SU-2BF-IND-3G", "SU-2BF-48A-29" }, { "0638", "SU-2BF-48A-48HQ" } }
  ready(game, "SU-2BF-48A-48HQ", "2bf")
  attack(game, "0740", { "SU-2BF-IND-3G", "SU-2BF-48A-29" }, 4)
  expect(game:piece("SU-2BF-IND-3G").steps, 1, "6-4-8 before 5-5-5")
  expect(game:piece("SU-2BF-48A-29").steps, 2)
  game = assault({ "GE-26K-1", "GE-26K-549" })
  attack(game, "0740", { rifles[1], rifles[2], rifles[3] }, 4)
  expect(game:decision().side, "soviet", "a tie is the owner's choice")
  expect(#game:actions("lose"), 3)
end)

test("K45-178: the rest as the owner likes", function()
  local game = assault({ "GE-26K-549", "GE-26K-349" })
  game:setPiece("GE-26K-549", { steps = 1 })
  game:setPiece("GE-26K-349", { supply = "isolated" })
  game:setPiece("GE-26K-549", { supply = "isolated" })
  expect(odds(game, "0740", rifles).ratio, "5-1", "15:3")
  attack(game, "0740", rifles, 6)
  expect(game:piece("GE-26K-349").steps, 1, "the strongest first")
  expect(game:decision().id, "losses")
  expect(#game:actions("lose"), 2, "then a free choice")
  game:act("lose", { piece = "GE-26K-349" })
  expect(game:piece("GE-26K-349").space, "german-lost", "even the same unit")
  expect(game:piece("GE-26K-549").steps, 1)
end)

test("K45-180: towns and cities spare a step, villages do not", function()
  local function lost(hex, from, hq, die)
    local game = field{ { hex, "GE-55K-203" }, { from[1], rifles[1], rifles[2] }, { from[2], rifles[3], "SU-3BF-5A-2G" }, { hq, "SU-3BF-5A-5HQ" } }
    ready(game, "SU-3BF-5A-5HQ", "3bf")
    attack(game, hex, { rifles[1], rifles[2], rifles[3] }, die)
    return game
  end
  local game = lost("1811", { "1812", "1810" }, "1710", 4)
  expect(odds(game, "1811", rifles).column, "4-1")
  expect(game:piece("GE-55K-203").steps, 2, "D1r in a town")
  game = lost("0722", { "0721", "0723" }, "0622", 5)
  expect(ground("0722").terrain, "village")
  expect(game:piece("GE-55K-203").steps, 1, "D1r2 in a village")
end)

test("K45-182: Insterburg: D1r does nothing, D2r costs a step", function()
  local crowd = { "SU-3BF-5A-45", "SU-3BF-5A-72", "SU-3BF-5A-65", "SU-3BF-IND-1" }
  local function battle(die, steps)
    local game = field{ { "1836", "GE-9K-286" }, { "1937", crowd[1], crowd[2] }, { "1936", crowd[3], crowd[4] }, { "2037", "SU-3BF-5A-5HQ" } }
    game:setPiece("GE-9K-286", { steps = steps })
    ready(game, "SU-3BF-5A-5HQ", "3bf")
    expect(odds(game, "1836", crowd).column, "5-1", "21:3 less two")
    attack(game, "1836", crowd, die)
    return game
  end
  local game = battle(3, 2)
  expect(game:piece("GE-9K-286").steps, 2, "D1r")
  expect(game:piece("GE-9K-286").space, "1836")
  game = battle(6, 2)
  expect(game:piece("GE-9K-286").steps, 1, "D2r")
  expect(game:piece("GE-9K-286").space, "1836")
end)

test("K45-012, K45-268: a front uses its own air units only", function()
  local game = assault({ "GE-26K-69" })
  game:act("attack", { space = "0740" })
  game:refuse("air", { piece = "SU-AIR-4-1", value = 1 }, "12.3")
  game:refuse("air", { piece = "GE-AIR", value = 1 }, "12.1")
  expectTrue(game:offers("air", { piece = "SU-AIR-1-1", value = 2 }))
  game:place("grounded", "SU-AIR-1-1", "SU-AIR-1-2", "SU-AIR-3", "SU-AIR-18")
  expect(#game:actions("air"), 0, "even though the 4th Air Army is ready")
end)

test("K45-262, K45-264: the Germans have an air unit too", function()
  local game = field{ { "0740", "SU-3BF-5A-45" }, { "0739", "GE-INDM-5" }, { "0638", "GE-26K-26HQ" } }
  ready(game, "GE-26K-26HQ", "german")
  aim(game, "0740", { "GE-INDM-5" })
  expect(odds(game, "0740", { "GE-INDM-5" }).column, "1-1")
  game:refuse("air", { piece = "SU-AIR-1-1", value = 1 }, "12.1")
  game:act("air", { piece = "GE-AIR", value = 1 })
  expect(odds(game, "0740", { "GE-INDM-5" }).column, "2-1")
  game:act("cancel")
  expect(game:piece("GE-AIR").space, "luftwaffe", "a cancelled attack does not use it up")
end)

test("K45-263: the defender has no air support", function()
  local game = assault({ "GE-26K-69" })
  game:act("attack", { space = "0740" })
  expect(game:decision().side, "soviet")
  expectTrue(not game:offers("air", { piece = "GE-AIR", value = 2 }))
end)

test("K45-264, K45-265, K45-266: one or two columns, two units at most, then refit or grounded", function()
  local game = assault({ "GE-26K-69" })
  aim(game, "0740", { rifles[1], rifles[2] })
  expect(odds(game, "0740", { rifles[1], rifles[2] }).column, "2-1")
  game:act("air", { piece = "SU-AIR-1-1", value = 2 })
  expect(odds(game, "0740", { rifles[1], rifles[2] }).column, "4-1")
  game:act("air", { piece = "SU-AIR-1-2", value = 1 })
  expect(odds(game, "0740", { rifles[1], rifles[2] }).column, "5-1")
  game:refuse("air", { piece = "SU-AIR-3", value = 1 }, "12.1")
  game:dice(6)
  game:act("fire")
  expect(game:piece("SU-AIR-1-1").space, "grounded")
  expect(game:piece("SU-AIR-1-2").space, "refit")
end)

test("K45-265: two full attacks are four columns", function()
  local game = assault({ "GE-26K-69" })
  expect(odds(game, "0740", { rifles[1] }, { air = 4 }).column, "5-1", "1-1 and four")
end)

test("K45-270: the 3rd and 18th Air Armies need a six", function()
  for die = 5, 6 do
    local game = newGame()
    for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
    game:place("refit", "SU-AIR-18", "SU-AIR-1-1")
    game:decide("chit", "soviet")
    game:dice(die)
    game:act("finish")
    expect(game:piece("SU-AIR-18").space, die == 6 and "air-1" or "refit")
    expect(game:piece("SU-AIR-1-1").space, "air-1", "no roll for others")
  end
end)

---A German attack near the Haff with the Hipper.
local function haff(target, from, hq)
  local game = field{ { target, "SU-3BF-5A-45" }, { from, "GE-26K-69", "GE-26K-1" }, { hq, "GE-26K-26HQ" } }
  game:place("3327", "GE-HIPPER")
  ready(game, "GE-26K-26HQ", "german")
  return game
end

test("K45-254, K45-255: the Hipper fires two hexes inland, once a turn, when an HQ has it in range", function()
  local game = haff("3225", "3224", "3124")
  game:act("attack", { space = "3225" })
  game:act("join", { piece = "GE-26K-69" })
  game:act("join", { piece = "GE-26K-1" })
  game:act("hipper")
  expect(odds(game, "3225", { "GE-26K-69", "GE-26K-1" }, { hipper = true }).attack.total, 11, "4 more")
  game:dice(4)
  game:act("fire")
  expect(game:var("hipper_used"), true)
  game = haff("3225", "3224", "3124")
  game:setVars{ hipper_used = true }
  game:act("attack", { space = "3225" })
  game:refuse("hipper", nil, "11.4")
  game = haff("3020", "3019", "3018")
  game:act("attack", { space = "3020" })
  game:refuse("hipper", nil, "11.4")
  game = haff("0740", "0739", "0638")
  game:act("attack", { space = "0740" })
  game:refuse("hipper", nil, "11.4")
end)

test("K45-256: the Hipper takes no losses", function()
  local game = haff("3225", "3224", "3124")
  game:act("attack", { space = "3225" })
  game:act("join", { piece = "GE-26K-69" })
  game:act("hipper")
  game:dice(1)
  game:act("fire")
  expect(game:piece("GE-26K-69").steps, 1, "the division does")
  expect(game:piece("GE-HIPPER").space, "3327")
end)

test("K45-008: fog of war shows the top of a stack until an attack is declared", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1", "GE-26K-26HQ" }, { "0739", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" } }, { options = { fog_of_war = "on" } })
  local plain = newGame{ options = { fog_of_war = "on" } }
  local function seen(now, id, side)
    for __, piece in ipairs(now:view(side).pieces) do
      if piece.id == id and not piece.hidden then return true end
    end
    return false
  end
  local stack = plain:stack("1043")
  expect(#stack, 3)
  expect(seen(plain, stack[1], "german"), false, "under two others")
  expect(seen(plain, stack[3], "german"), true, "the top")
  expect(seen(plain, stack[1], "soviet"), true, "its owner")
  expect(seen(newGame(), stack[1], "german"), true, "without fog")
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  game:setPiece(rifles[1], { steps = 2 })
  attack(game, "0740", { rifles[1] }, 6)
  expect(game:decision().id, "retreat")
  expect(seen(game, "GE-26K-69", "soviet"), true, "all of them while the attack is resolved")
  expect(seen(game, "GE-26K-1", "soviet"), true)
end)

test("K45-008: the odds against a covered stack are a range", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0739", rifles[1], rifles[2] } }, { options = { fog_of_war = "on" } })
  local known = game:query("odds", { attackers = { rifles[1], rifles[2] }, space = "0740" })
  expect({ known.defence.total, known.column }, { 9, "1-1" })
  local guessed = game:query("odds", { attackers = { rifles[1], rifles[2] }, space = "0740" }, "soviet")
  expect(guessed.hidden, true)
  expect(guessed.outcomes, nil, "no chances")
  expect(guessed.defence.range, { 5, 11 }, "the top, and one more at most")
  expect(guessed.range, { "1-2", "2-1" })
end)

test("K45-008: the owner chooses the top of his stack", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0741", "GE-26K-26HQ" } }, { options = { fog_of_war = "on" } })
  game:decide("command.hq", "german", { force = "german", how = "chit" })
  game:act("activate", { piece = "GE-26K-26HQ" })
  game:act("top", { piece = "GE-26K-69" })
  expect(game:stack("0740"), { "GE-26K-1", "GE-26K-69" })
  expectTrue(not game:offers("top", { piece = "GE-26K-69" }))
end)

test("K45-009: an announced attack is carried out, unless it is below 1-2", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0739", "SU-3BF-39A-152" }, { "0638", "SU-3BF-39A-39HQ" } }, { options = { fog_of_war = "on" } })
  ready(game, "SU-3BF-39A-39HQ", "3bf")
  aim(game, "0740", { "SU-3BF-39A-152" })
  expectTrue(game:offers("fire"), "the odds are not known yet")
  game:act("fire")
  expect(game:piece("SU-3BF-39A-152").props.attacked, false, "2:9 is cancelled")
  game = field({ { "0740", "GE-26K-69", "GE-26K-1" }, { "0739", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" } }, { options = { fog_of_war = "on" } })
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", { rifles[1] }, 4)
  expect(game:piece(rifles[1]).steps, 1, "5:9 is rolled")
end)

test("K45-009: without fog of war an attack can be called off and announced again", function()
  local game = assault({ "GE-26K-69" })
  aim(game, "0740", { rifles[1] })
  game:act("air", { piece = "SU-AIR-1-1", value = 2 })
  game:act("cancel")
  expect(game:decision().id, "combat.target")
  expect(game:piece("SU-AIR-1-1").space, "air-1", "the aircraft are ready again")
  expect(game:piece(rifles[1]).props.attacked, false)
  attack(game, "0740", rifles, 4)
  expect(game:piece("GE-26K-69").steps, 2)
  expect(game:decision().id, "retreat", "Dr2 A1* at 3-1, without aircraft")
end)

---An HQ with these units next to a stack in 0740, in fog of war.
local function misty(defenders, attackers, hq)
  local game = field({ { "0740", table.unpack(defenders) }, { "0838", "GE-20K-14" }, { "0739", table.unpack(attackers) }, { "0638", hq } }, { options = { fog_of_war = "on" } })
  ready(game, hq, "3bf")
  return game
end

test("K45-009: in fog of war nobody calls an announced attack off", function()
  local game = misty({ "GE-26K-69" }, { rifles[1], rifles[2] }, "SU-3BF-5A-5HQ")
  game:act("attack", { space = "0740" })
  expectTrue(not game:offers("cancel"))
  expectTrue(game:refuse("cancel", nil, "2.1.3"):find("can't be called off", 1, true))
  game:refuse("fire", nil, "9.0")
  game:act("join", { piece = rifles[1] })
  game:refuse("cancel", nil, "2.1.3")
  game:dice(4)
  game:act("fire")
  expect(game:piece(rifles[1]).steps, 1, "A1 at 1-1")
end)

test("K45-009: in fog of war an impossible attack ends by itself, and is not tried twice", function()
  local game = misty({ "GE-26K-69", "GE-26K-1" }, { "SU-3BF-39A-152", "SU-3BF-39A-94" }, "SU-3BF-39A-39HQ")
  aim(game, "0740", { "SU-3BF-39A-152" })
  game:act("fire")
  expect(game:decision().id, "combat.target", "2:9 is below 1-2")
  game:refuse("attack", { space = "0740" }, "2.1.3")
  game = misty({ "GE-26K-1" }, { "SU-3BF-39A-152", "SU-3BF-39A-94" }, "SU-3BF-39A-39HQ")
  aim(game, "0740", { "SU-3BF-39A-152" })
  expectTrue(game:offers("fire"), "even though everybody sees that 2:5 is below 1-2")
  game:act("fire")
  expect(game:piece("SU-3BF-39A-152").props.attacked, false)
  expect(game:piece("GE-26K-1").space, "0740")
end)

test("K45-008: when the attack is over the stack is covered again", function()
  local game = misty({ "GE-26K-69", "GE-26K-1" }, { rifles[1], rifles[2] }, "SU-3BF-5A-5HQ")
  local function seen(id)
    for __, piece in ipairs(game:view("soviet").pieces) do
      if piece.id == id and not piece.hidden then return true end
    end
    return false
  end
  game:setPiece("GE-26K-69", { hidden_from = { "soviet" } })
  expect(seen("GE-26K-69"), false)
  attack(game, "0740", { rifles[1], rifles[2] }, 4)
  expect(seen("GE-26K-69"), true, "while losses are chosen")
  game:act("lose", { piece = rifles[1] })
  expect({ seen("GE-26K-69"), seen("GE-26K-1") }, { false, true }, "A1 at 1-1 leaves them where they are")
end)

test("K45-084: a unit that the army group lets move does not join an attack", function()
  local game = field{ { "0730", "GE-26K-26HQ" }, { "0736", "GE-26K-69" }, { "0737", "SU-3BF-5A-45" }, { "0738", "GE-INDI-23" }, { "0743", "GE-INDI-10" } }
  game:decide("command.hq", "german", { force = "german", how = "hgm" })
  game:act("activate", { piece = "GE-26K-26HQ" })
  game:act("activate", { piece = "GE-INDI-23" })
  game:act("done")
  game:act("done")
  game:act("attack", { space = "0737" })
  expectTrue(game:refuse("join", { piece = "GE-INDI-23" }, "4.1.3"):find("may only move", 1, true))
  game:act("join", { piece = "GE-26K-69" })
end)

test("K45-162: a strength of one is enough to attack", function()
  local game = field{ { "0740", "SU-3BF-39A-28G" }, { "0741", "GE-55K-203" }, { "0742", "GE-55K-55HQ" } }
  ready(game, "GE-55K-55HQ", "german")
  attack(game, "0740", { "GE-55K-203" }, 4)
  expect(game:piece("GE-55K-203").steps, 1, "A1 at 1-2")
end)

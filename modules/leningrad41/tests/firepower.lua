-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.4, 10.13: rivers, armour, HQs and bombers in battle.

local shared = require "tests/shared"

local field = shared.field
local steps = shared.steps
local fight = shared.fight
local strength = shared.strength
local dice = shared.dice

test("L41-218, L41-219, L41-050, L41-051: one die across a river or a strait; snow freezes rivers, not straits", function()
  local game = field({ { "113", "AX-18-I" }, { "112", "SU-L-42nd" }, { "54", "AX-18-L" }, { "K", "SU-KURES" } }, { axis = { "113", "54" } })
  steps(game, { ["AX-18-I"] = 4, ["AX-18-L"] = 4 })
  expect(dice(game, { "AX-18-I" }, "112").dice, 1)
  expect(dice(game, { "AX-18-L" }, "K").dice, 1)
  game:setVars{ weather = "snow" }
  expect(dice(game, { "AX-18-I" }, "112").dice, 2, "halved for a German, but not one")
  expect(dice(game, { "AX-18-L" }, "K").dice, 1)
  game:setVars{ weather = "sun" }
  game:place("112", "AX-16-X")
  expect(dice(game, { "AX-18-I" }, "112").dice, 4, "the area is already disputed")
end)

test("L41-218, L41-219: the mark counts only where the block engaged across the river", function()
  local game = field({ { "112", "AX-18-I", "AX-41-1PZ", "SU-L-42nd" }, { "113", "AX-18-HQ" } }, { axis = { "113" } })
  steps(game, { ["AX-18-I"] = 4, ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 4, ["AX-18-HQ"] = 4 })
  game:setPiece("AX-18-I", { crossed = true })
  local odds = game:query("odds", { attackers = { "AX-18-I", "AX-41-1PZ" }, space = "112", support = { artillery = { "AX-18-HQ" } } })
  expect({ odds.attack.units[1].dice, odds.attack.units[2].dice, odds.artillery.dice }, { 1, 3, 4 })
end)

test("L41-219, L41-218: across a river into a new fight one die, into an old one all of them; guns are not hindered", function()
  local function attack(old)
    local game = field({ { "113", "AX-18-I", "AX-18-HQ" }, { "112", "SU-L-42nd" }, { "131", "AX-W01" } }, { axis = { "113", "127", "132", "131", "129" } })
    if old then game:place("112", "AX-W01") end
    steps(game, { ["AX-18-I"] = 4, ["AX-W01"] = 2, ["SU-L-42nd"] = 4, ["AX-18-HQ"] = 2 })
    game:setVars{ disc = "soviet" }
    game:decide("impulse.choose", "axis")
    game:act("tactical")
    game:act("activate", { piece = "AX-18-HQ", space = "113" })
    game:act("done")
    game:act("move", { piece = "AX-18-I", space = "112" })
    if not old then game:act("move", { piece = "AX-W01", space = "112" }) end
    shared.finish(game)
    game:act("artillery", { piece = "AX-18-HQ", space = "112" })
    local rolled = {}
    if game:decision().id == "combat.choose" then game:act("fight", { space = "112" }) end
    game:dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    for __, event in ipairs(game:act("fire")) do
      if event.kind == "roll" then rolled[#rolled + 1] = #event.dice end
    end
    return rolled
  end
  expect(attack(false), { 2, 4, 3 }, "guns two, defenders four; the corps one, the division by land two")
  expect(attack(true), { 2, 4, 6 }, "the corps four, the division two")
end)

test("Before the dice fall, the odds count all that takes part in the battle", function()
  local game = field({ { "112", "AX-18-I", "AX-41-1PZ", "SU-L-42nd", "JU88-1" }, { "113", "AX-18-HQ" } }, { axis = { "113" } })
  steps(game, { ["AX-18-I"] = 4, ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 4, ["AX-18-HQ"] = 4 })
  game:setPiece("AX-18-I", { crossed = true })
  game:setPiece("AX-18-HQ", { active = true, target = "112" })
  shared.combat(game, "axis", "112")
  game:act("fight", { space = "112" })
  local odds = game:query("odds", { attackers = {}, space = "112" })
  expect({ odds.attack.units[1].dice, odds.attack.units[2].dice, odds.artillery.dice }, { 1, 3, 4 })
  expect(#odds.air.units, 1)
  expect(odds.attack.total, 8 + odds.air.dice)
  expect(#odds.outcomes, odds.attack.total + 1)
end)

test("L41-051, L41-049: moving along a strait into a fight marks the block, even in snow", function()
  local game = field({ { "54", "AX-18-L" }, { "K", "SU-KURES" }, { "G1", "AX-18-I" } }, { axis = { "54" } })
  game:setVars{ weather = "snow", impulse = "strategic", blocks_left = 3, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-18-L", space = "K" })
  expect(game:piece("AX-18-L").props.crossed, true)
end)

---A battle for Armoured Attack.
local function armour(area, attackers, defenders, more)
  local stack = { area }
  for __, id in ipairs(attackers) do stack[#stack + 1] = id end
  for __, id in ipairs(defenders) do stack[#stack + 1] = id end
  local game = field({ stack, { "63", "AX-18-L", "SU-L-23rd" } })
  for id, values in pairs(more or {}) do game:setPiece(id, values) end
  return game
end

local function isArmoured(game, attackers, area)
  return game:query("odds", { attackers = attackers, space = area }).armoured
end

test("L41-220: the four conditions of an Armoured Attack", function()
  expect(isArmoured(armour("62", { "AX-41-1PZ" }, { "SU-L-42nd" }), { "AX-41-1PZ" }, "62"), true)
  local game = armour("62", { "AX-41-1PZ" }, { "SU-L-42nd" })
  game:setVars{ weather = "snow" }
  expect(isArmoured(game, { "AX-41-1PZ" }, "62"), false, "bad weather")
  expect(isArmoured(armour("80", { "AX-41-1PZ" }, { "SU-L-42nd" }), { "AX-41-1PZ" }, "80"), false, "not green")
  expect(isArmoured(armour("62", { "AX-41-1PZ" }, { "SU-L-42nd", "LD-SU-1" }), { "AX-41-1PZ" }, "62"), false, "a line")
  expect(isArmoured(armour("64", { "AX-41-1PZ" }, { "SU-L-42nd" }), { "AX-41-1PZ" }, "64"), false, "a city")
  expect(isArmoured(armour("62", { "AX-41-1PZ" }, { "SU-W-T1" }), { "AX-41-1PZ" }, "62"), false, "tanks on both sides")
  expect(isArmoured(armour("62", { "AX-41-36M" }, { "SU-L-42nd" }), { "AX-41-36M" }, "62"), false, "no tanks")
end)

test("L41-221: under Armoured Attack the attacker rolls first", function()
  local game = armour("62", { "AX-41-1PZ" }, { "SU-L-42nd" }, { ["AX-41-1PZ"] = { steps = 3 }, ["SU-L-42nd"] = { steps = 2 } })
  fight(game, "axis", "62", 4, 4, 1, 6, 6)
  expect(game:piece("SU-L-42nd").space, "SOVIET_POOL")
  expect(strength(game, "AX-41-1PZ"), 3, "nobody was left to fire back")
end)

test("L41-221, L41-217: under an Armoured Attack what is left of the defender fires second", function()
  local game = armour("62", { "AX-41-1PZ" }, { "SU-L-42nd" }, { ["SU-L-42nd"] = { steps = 4 }, ["AX-41-1PZ"] = { steps = 3 } })
  fight(game, "axis", "62", 4, 1, 1, 6, 1, 1, 1)
  expect({ strength(game, "SU-L-42nd"), strength(game, "AX-41-1PZ") }, { 3, 2 })
end)

---Reinhardt in 113 beside his tanks in 114, which was disputed before; he gives them his artillery.
local function shelled(defenders, more)
  local game = field({ { "114", "AX-41-1PZ", table.unpack(defenders) }, { "113", "AX-41-HQ", "AX-8FK" } }, { axis = { "113", "112", "111" } })
  steps(game, { ["AX-41-1PZ"] = 3, ["AX-41-HQ"] = 2, ["AX-8FK"] = 2 })
  steps(game, more)
  for __, id in ipairs{ "AX-41-HQ", "AX-8FK" } do game:setPiece(id, { active = true, shown = true }) end
  game:setVars{ impulse = "tactical", old_fights = { "114" }, fought = {} }
  game:decide("support", "axis")
  return game
end

local function isFirst(events)
  for __, event in ipairs(events) do
    if event.rule == "10.13.6.2" then return true end
  end
  return false
end

test("L41-220, L41-221, L41-210: a tank that the artillery destroys no longer stops an Armoured Attack", function()
  local game = shelled({ "SU-W-T1", "SU-L-42nd" }, { ["SU-W-T1"] = 2, ["SU-L-42nd"] = 1 })
  game:act("artillery", { piece = "AX-41-HQ", space = "114" })
  game:act("done")
  game:dice(6, 6, 4, 1, 1, 6)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(game:decision().id, "combat.losses", "the tanks had two points, now both have one")
  expectTrue(game:decision().prompt:find("1 hit left", 1, true), "one of two")
  expectTrue(isFirst(game:act("lose", { piece = "SU-W-T1" })), "the attacker fires first")
  expect({ game:piece("SU-L-42nd").space, strength(game, "AX-41-1PZ") }, { "SOVIET_POOL", 3 }, "destroyed before it could fire")
  game = shelled({ "SU-W-T1", "SU-L-42nd" }, { ["SU-W-T1"] = 2, ["SU-L-42nd"] = 1 })
  game:act("artillery", { piece = "AX-41-HQ", space = "114" })
  game:act("done")
  game:dice(6, 6, 6, 1, 1, 1)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(isFirst(game:act("lose", { piece = "SU-L-42nd" })), false, "the tank was spared and stops it")
  expect(strength(game, "AX-41-1PZ"), 2, "the tank fired first")
end)

test("L41-220, L41-215: a line that guns or bombers destroy no longer stops an Armoured Attack", function()
  for __, arm in ipairs{ "artillery", "bomb" } do
    local game = shelled({ "LD-SU-1", "SU-L-42nd" }, { ["SU-L-42nd"] = 1 })
    game:act(arm, { piece = arm == "bomb" and "STUKA-1" or "AX-41-HQ", space = "114" })
    game:act("done")
    if arm == "bomb" then game:dice(1, 1, 6, 6, 4, 1, 1, 6) else game:dice(6, 6, 4, 1, 1, 6) end
    game:act("fight", { space = "114" })
    expectTrue(isFirst(game:act("fire")), arm)
    expect({ game:piece("LD-SU-1").space, game:piece("SU-L-42nd").space, strength(game, "AX-41-1PZ") }, { "SOVIET_LINES", "SOVIET_POOL", 3 }, arm)
  end
end)

test("L41-222: not when every tank came across the river; one is enough", function()
  local game = armour("62", { "AX-41-1PZ", "AX-41-6PZ" }, { "SU-L-42nd" }, { ["AX-41-1PZ"] = { crossed = true }, ["AX-41-6PZ"] = { crossed = true } })
  expect(isArmoured(game, { "AX-41-1PZ", "AX-41-6PZ" }, "62"), false)
  game:setPiece("AX-41-6PZ", { crossed = false })
  expect(isArmoured(game, { "AX-41-1PZ", "AX-41-6PZ" }, "62"), true)
end)

-- HQs and bombers --------------------------------------------------------------------------------------------------------------

test("L41-166, L41-172: an HQ in the battle fires like a block; an exhausted or a Luftwaffe HQ does not", function()
  local game = field({ { "131", "AX-18-HQ", "AX-1FK", "SU-L-42nd" } })
  steps(game, { ["AX-18-HQ"] = 3 })
  local units = dice(game, { "AX-18-HQ", "AX-1FK" }, "131").units
  expect({ #units, units[1].dice, units[1].hits_on }, { 1, 3, 5 })
  steps(game, { ["AX-18-HQ"] = 1 })
  expect(dice(game, { "AX-18-HQ" }, "131").dice, 0)
  game = field({ { "131", "SU-ZHUKOV", "AX-18-I" } })
  units = dice(game, { "SU-ZHUKOV" }, "131").units
  expect({ units[1].dice, units[1].hits_on }, { 4, 4 })
end)

---An air strike with these bombers over 131.
local function raid(bombers, defenders, hqSteps)
  local game = field({ { "131", "AX-18-I" }, { "112", "AX-1FK", "AX-8FK" } }, { axis = { "112" } })
  game:place("131", table.unpack(defenders))
  for id, number in pairs(hqSteps) do game:setPiece(id, { steps = number, active = true }) end
  for __, id in ipairs(bombers) do
    game:place("131", id)
    game:setPiece(id, { flown = true, target = "131" })
  end
  game:setPiece("AX-18-I", { steps = 4 })
  return game
end

test("L41-212: every defending unit rolls one die against bombers", function()
  local game = raid({ "JU88-1" }, { "LD-SU-1", "SU-W-T1", "SU-L-42nd" }, { ["AX-1FK"] = 1 })
  game:setVars{ weather = "rain" }
  steps(game, { ["SU-W-T1"] = 2, ["SU-L-42nd"] = 4 })
  local flak = game:query("odds", { attackers = { "AX-18-I" }, space = "131", support = { bombers = { "JU88-1" } } }).flak
  local on = {}
  for __, unit in ipairs(flak.units) do on[unit.piece] = { unit.dice, unit.hits_on } end
  expect(on, { ["LD-SU-1"] = { 1, 6 }, ["SU-W-T1"] = { 1, 5 }, ["SU-L-42nd"] = { 1, 6 } }, "whatever the weather")
  game:place("131", "SU-L-HQ")
  game:setPiece("SU-L-HQ", { steps = 1 })
  expect(#game:query("odds", { attackers = { "AX-18-I" }, space = "131", support = { bombers = { "JU88-1" } } }).flak.units, 3, "an exhausted HQ does not")
end)

test("L41-213, L41-214, L41-233: one hit turns a bomber back; two may shoot one down", function()
  local game = raid({ "JU88-1", "JU88-2" }, { "SU-W-T1", "SU-W-T2" }, { ["AX-1FK"] = 2 })
  steps(game, { ["SU-W-T1"] = 2, ["SU-W-T2"] = 2 })
  fight(game, "axis", "131", 5, 5)
  expect({ game:decision().id, game:decision().side }, { "combat.flak", "axis" })
  expect({ #game:actions("abort"), #game:actions("destroy") }, { 2, 2 })
  game:act("destroy", { piece = "JU88-1" })
  expect(game:piece("JU88-1").space, "DESTROYED")
  expect(game:piece("JU88-2").props.struck, true, "the other one came through")
  game = raid({ "JU88-1", "JU88-2" }, { "SU-W-T1", "SU-W-T2" }, { ["AX-1FK"] = 2 })
  steps(game, { ["SU-W-T1"] = 2, ["SU-W-T2"] = 2 })
  fight(game, "axis", "131", 5, 5)
  game:act("abort", { piece = "JU88-1" })
  expect({ game:piece("JU88-1").space, game:piece("JU88-2").space }, { "ABORTED", "ABORTED" }, "two aborts")
end)

test("L41-213: a single bomber that is hit once turns back without a question", function()
  local game = raid({ "JU88-1" }, { "SU-W-T1" }, { ["AX-1FK"] = 2 })
  steps(game, { ["SU-W-T1"] = 2 })
  fight(game, "axis", "131", 5, 1, 1, 1, 1, 1, 1)
  expect(game:query("battle"), nil)
  expect({ strength(game, "SU-W-T1"), strength(game, "AX-18-I") }, { 2, 4 }, "no bombs, and no hits on the ground")
end)

test("L41-213: with one hit nothing can be shot down", function()
  local game = raid({ "JU88-1", "JU88-2" }, { "SU-W-T1" }, { ["AX-1FK"] = 2 })
  fight(game, "axis", "131", 5)
  game:refuse("destroy", { piece = "JU88-1" }, "10.13.4")
end)

test("L41-214, L41-233, L41-260: aborted bombers return with the next Axis impulse, lost ones with the next turn", function()
  local game = field({ { "G1", "AX-18-I" }, { "84", "SU-V-4th" } })
  game:place("ABORTED", "JU88-1")
  game:place("DESTROYED", "STUKA-1")
  game:decide("impulse.choose", "soviet")
  game:act("pass")
  game:act("done")
  expect({ game:piece("JU88-1").space, game:piece("STUKA-1").space }, { "BOMBERS_1", "DESTROYED" })
  game:act("pass")
  game:act("done")
  expect(game:turn(), 2)
  expect(game:piece("STUKA-1").space, "BOMBERS_8")
  expect(game:piece("TURN").space, "TURN2")
end)

test("L41-215: bombers that came through roll the stars of their HQ; Stukas hit on 4-6", function()
  local game = raid({ "STUKA-1" }, { "SU-L-42nd" }, { ["AX-8FK"] = 3 })
  steps(game, { ["SU-L-42nd"] = 4 })
  fight(game, "axis", "131", 1, 4, 4, 4, 1, 1, 1, 1, 1, 1)
  expect(strength(game, "SU-L-42nd"), 2, "three hits, one for the yellow area")
end)

test("L41-216: the worked air strike", function()
  local game = field({ { "40", "AX-18-I", "FI-D1", "SU-W-T1", "SU-L-42nd", "LD-SU-1" }, { "46", "AX-1FK", "AX-8FK" }, { "6", "FI-MANN" } }, { axis = { "46" } })
  steps(game, { ["AX-1FK"] = 4, ["AX-8FK"] = 3, ["FI-MANN"] = 2, ["SU-W-T1"] = 2, ["SU-L-42nd"] = 4, ["AX-18-I"] = 4, ["FI-D1"] = 2 })
  for __, id in ipairs{ "AX-1FK", "AX-8FK", "FI-MANN" } do game:setPiece(id, { active = true }) end
  game:setVars{ impulse = "tactical", old_fights = { "40" } }
  game:decide("support", "axis")
  for __, id in ipairs{ "JU88-1", "JU88-2", "JU88-3", "JU88-4", "STUKA-1", "STUKA-2", "DO17-1" } do game:act("bomb", { piece = id, space = "40" }) end
  game:act("heavy", { space = "40" })
  local bombers = { "JU88-1", "JU88-2", "JU88-3", "JU88-4", "STUKA-1", "STUKA-2" }
  local odds = game:query("odds", { attackers = { "AX-18-I", "FI-D1" }, space = "40", support = { bombers = bombers, heavy = true } })
  expect({ odds.air.dice, odds.artillery.dice, #odds.flak.units }, { 22, 2, 3 }, "16 at 5-6 and 6 at 4-6; line, tank and infantry fire back")
  if game:decision().id == "support" then game:act("done") end
  game:dice(1, 1, 5, 6, 1)
  game:act("fight", { space = "40" })
  game:act("fire")
  expect(game:decision().id, "combat.flak", "no snipers because of the line; two hits")
  expectTrue(game:decision().prompt:find("hits: 2", 1, true))
  game:act("destroy", { piece = "DO17-1" })
  expect(game:piece("DO17-1").space, "DESTROYED")
  expect(game:piece("STUKA-1").props.struck, true)
end)

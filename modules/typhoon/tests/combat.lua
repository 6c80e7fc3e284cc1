-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 10: regular battles.

local support = require "tests/support"
local field, attack, shots, same, told = support.field, support.attack, support.shots, support.same, support.told

test("OT-009, OT-114: the order of fire in the first round", function()
  local game = newGame{ scenario = "closed_fist" }
  local all = game:stack("german-reserve")
  game:act("ready")
  game:act("begin")
  game:place("german-reserve", table.unpack(all))
  game:setVars{ turn = 6 }
  game:setSpace("4510", { control = "german" })
  game:place("4510", "GE-2-PZ-3")
  game:act("assign", { space = "4510" })
  if game:decision().id == "air" then game:act("done") end
  game:place("0148", "GE-9A-INF-102")
  game:act("activate", { space = "4510", value = "mech" })
  game:dice(6, 1, 1, same(90, 1))
  local list = shots(game:act("move", { piece = "GE-2-PZ-3", space = "4410" }))
  expect(list[1], "GE-2-PZ-3 1", "Soviet planes at the only attacker")
  expect(#list, 1 + 10 + 5 + 1 + 5, "then German planes at ten units, five guns, Guards and airborne, the panzers, five others")
  expect(list[2], "SU-RD-1 1", "German planes")
  for i = 12, 16 do
    expectTrue(list[i]:find("HOW") or list[i]:find("KAT") or list[i]:find("GD") or list[i]:find("AC"), list[i])
  end
  expect(list[17], "GE-2-PZ-3 7")
  for i = 18, 22 do expectTrue(list[i]:find("RD") or list[i]:find("SU%-B"), list[i]) end
end)

test("OT-102: the first round is free, each further one costs a point", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(10, 1))
  expect(game:var("force_mp"), 13)
  game:dice(same(10, 1))
  game:act("fight")
  expect(game:var("force_mp"), 12)
  game:dice(6, 6, same(5, 1))
  game:act("fight")
  expect(game:space("2034").control, "german", "won in round 3")
  expect(game:var("force_mp"), 11, "two points for two more rounds")
end)

test("OT-104, OT-124, OT-127: without a point the force must go back and has finished", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1934", value = "mech" })
  game:setVars{ force_mp = 1 }
  game:dice(3, same(10, 1))
  game:act("move", { piece = "GE-2-PZ-3", space = "2034" })
  expect(game:piece("GE-2-PZ-3").space, "1934", "back without being asked")
  expect(game:piece("GE-2-PZ-3").props.moved, true)
  expect(game:var("force_mp"), 0)
  expect(game:space("2034").control, "soviet")
end)

test("OT-104, OT-124: with a point left the player chooses", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1934", value = "mech" })
  game:setVars{ force_mp = 2 }
  game:dice(3, same(10, 1))
  game:act("move", { piece = "GE-2-PZ-3", space = "2034" })
  expect(game:decision().id, "battle.round")
  expectTrue(game:offers("fight") and game:offers("retreat"))
  game:dice(same(10, 1))
  game:act("fight")
  expect(game:piece("GE-2-PZ-3").space, "1934", "one further round and no more")
end)

test("OT-126: any number of rounds while points last", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1934", value = "mech" })
  game:setVars{ force_mp = 5 }
  game:dice(3, same(10, 1))
  game:act("move", { piece = "GE-2-PZ-3", space = "2034" })
  local rounds = 0
  while game:decision().id == "battle.round" do
    game:dice(same(10, 1))
    game:act("fight")
    rounds = rounds + 1
  end
  expect(rounds, 4)
end)

test("OT-108: a modified roll misses or takes one or two steps", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  expect(game:query("odds", { attackers = { "GE-2-PZ-3" }, space = "2034" }).attack.units[1].hits_on, 4, "five with +1")
  local chances = game:query("odds", { attackers = { "GE-2-PZ-3" }, space = "2034" }).outcomes
  local sum, most = 0, 0
  for one in each(chances) do
    sum = sum + one.chance
    most = math.max(most, one.hits)
  end
  expectTrue(sum > 0.99 and sum < 1.0001 and most > 7, "sixes take two steps")
end)

test("OT-109, OT-110, OT-121: modifiers come from the ground and differ by type", function()
  local game = field{ units = { { "1208", "GE-3-PZ-1", "GE-9A-INF-5" } } }
  local function bonus(unit, space)
    local sum = 0
    for one in each(game:query("odds", { attackers = { unit }, space = space }).attack.units[1].factors) do sum = sum + one.value end
    return sum
  end
  expect(bonus("GE-3-PZ-1", "2034"), 1, "panzers in the open")
  expect(bonus("GE-3-PZ-1", "1409"), 0, "forest")
  expect(bonus("GE-3-PZ-1", "1307"), -1, "swamp")
  expect(bonus("GE-3-PZ-1", "2433"), -1, "city")
  expect(bonus("GE-9A-INF-5", "2034"), 0)
  expect(bonus("GE-9A-INF-5", "1307"), 0)
end)

test("OT-110: the ground of the contested hex helps the defenders", function()
  local game = field{ units = { { "2514", "GE-2-INF-45" } }, german = { "2514" } }
  attack(game, "GE-2-INF-45", "2514", "2415", 2, 1, 1, 1, 1, 5, 1, 1)
  expect(game:piece("GE-2-INF-45").steps, 1, "a five and one for the town")
end)

test("OT-111: modifiers never change the number of dice", function()
  local game = field{ units = { { "1208", "GE-3-PZ-1" } } }
  local list = shots(attack(game, "GE-3-PZ-1", "1208", "1307", 3, same(10, 1)))
  expect(list[1], "GE-3-PZ-1 7")
  expect(game:query("odds", { attackers = { "GE-3-PZ-1" }, space = "1307" }).attack.units[1].hits_on, 6, "five with -1")
end)

test("OT-112: defenders behind a river add one in the first round only", function()
  local game = field{ units = { { "1417", "GE-4A-INF-7" } } }
  attack(game, "GE-4A-INF-7", "1417", "1517", 3, 1, 1, 1, 1, 5, 1, 1)
  expect(game:piece("GE-4A-INF-7").steps, 1, "a five counts as six")
  game:dice(1, 1, 5, 5, 5)
  game:act("fight")
  expect(game:piece("GE-4A-INF-7").space, "1517", "in round 2 a five is a miss")
  game = field{ units = { { "1934", "GE-2-INF-45" } } }
  attack(game, "GE-2-INF-45", "1934", "2034", 3, 1, 1, 1, 1, 5, 5, 5)
  expect(game:piece("GE-2-INF-45").steps, 2, "no river, no bonus")
end)

test("OT-115: who is eliminated fires no more", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 3, 6, 1, 1, 1, 1, 1, 1))
  expect(list, { "GE-2-PZ-3 7" })
end)

test("OT-116, OT-118: Soviet planes attack each German unit once, never the planes", function()
  local game = field{ turn = 8, units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-PZ-17" } } }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 5, 1, same(60, 1)))
  expect({ list[1], list[2], list[3] }, { "GE-2-PZ-3 1", "GE-2-PZ-4 1", "GE-2-PZ-17 1" })
  expect(game:piece("SU-CAS").space, "soviet-aside")
  game:dice(same(60, 1))
  list = shots(game:act("fight"))
  expect(list[1], "GE-2-PZ-3 7", "no planes in round 2")
end)

local function supported()
  local game = newGame()
  local all = game:stack("german-reserve")
  game:act("ready")
  game:act("begin")
  game:place("german-reserve", table.unpack(all))
  game:place("1934", "GE-2-PZ-3")
  game:place("0148", "GE-9A-INF-102")
  game:act("assign", { space = "1934" })
  game:act("done")
  return game
end

test("OT-117: German planes attack every Soviet unit in every round", function()
  local game = supported()
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 6, 1, same(60, 1)))
  expect({ list[1], list[2], list[3], list[4] }, { "SU-RD-1 1", "SU-RD-2 1", "SU-B-1 1", "SU-HOW-1 1" })
  game:dice(same(40, 1))
  list = shots(game:act("fight"))
  expect({ list[1], list[2], list[3] }, { "SU-RD-1 1", "SU-RD-2 1", "GE-2-PZ-3 7" })
end)

test("OT-118: Soviet fire never touches the German planes", function()
  local game = supported()
  game:setVars{ turn = 8 }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 5, 1, same(60, 1)))
  expect(list[1], "GE-2-PZ-3 1")
  expect(list[2], "SU-RD-1 1", "only one unit was attacked")
  expect(game:piece("GE-CAS-1").space, "2034")
end)

test("OT-119, OT-120: guns and Guards fire first; the guns only once", function()
  local game = field{ turn = 6, units = { { "1934", "GE-2-PZ-3" } } }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 6, 1, same(60, 1)))
  expect({ list[1], list[2], list[3] }, { "SU-HOW-1 4", "SU-GD-1 5", "GE-2-PZ-3 7" })
  game:dice(same(60, 1))
  list = shots(game:act("fight"))
  expect({ list[1], list[2] }, { "SU-GD-1 5", "GE-2-PZ-3 7" })
end)

test("OT-121: each German unit fires its own dice", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-MOT-GD" } } }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(30, 1)))
  expect({ list[1], list[2], list[3] }, { "GE-2-PZ-3 7", "GE-2-PZ-4 7", "GE-2-MOT-GD 4" })
  expect(game:query("odds", { attackers = { "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-MOT-GD" }, space = "2034" }).attack.total, 18)
end)

test("OT-122: a rifle division fires with what is left of it", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 3, 4, 1, 1, 1, 1, 1, 1, 1))
  expect(list, { "GE-2-PZ-3 7", "SU-RD-1 1" })
end)

test("OT-123, OT-125: brigades fire once; later rounds have no step 1", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 4, same(20, 1)))
  expect(list, { "GE-2-PZ-3 7", "SU-RD-1 3", "SU-B-1 2" })
  expect(game:piece("SU-B-1").space, "soviet-aside")
  game:dice(same(20, 1))
  expect(shots(game:act("fight")), { "GE-2-PZ-3 7", "SU-RD-1 3" })
end)

test("OT-123: only set-aside units left: the hex is won", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 2, same(20, 1))
  expect(game:space("2034").control, "german")
end)

test("OT-128: each plane's hit falls on the unit fired at, and on nobody in its place", function()
  local game = supported()
  local events = attack(game, "GE-2-PZ-3", "1934", "2034", 4, 1, 6, same(20, 1))
  expect(game:piece("SU-B-1").space, "soviet-aside", "a one-step unit, though the division is whole")
  expect(game:piece("SU-RD-1").steps, 2, "the planes hit the brigade alone")
  expect(told(events, "Air attack"), { "Air attack on Rifle division: 0 hits.", "Air attack on Brigade: 1 hit." })
  expect(#told(events, "set aside"), 1)
  game = supported()
  events = attack(game, "GE-2-PZ-3", "1934", "2034", 4, 6, 4, same(20, 1))
  expect(game:piece("SU-RD-1").steps, 1)
  expect(told(events, "Air attack"), { "Air attack on Rifle division: 1 hit.", "Air attack on Brigade: 0 hits." })
  expect(shots(events)[4], "SU-RD-1 1", "it fires with what is left")
  expect(shots(events)[5], "SU-B-1 2")
end)

test("OT-128: Soviet planes hit the German unit that they fire at", function()
  local game = field{ turn = 8, units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-GD" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 5, 1, 1, 6, same(60, 1))
  expect(game:piece("GE-2-PZ-3").steps, 2)
  expect(game:piece("GE-2-MOT-GD").space, "german-aside", "a one-step unit at once")
end)

---Panzers meet two rifle divisions and a brigade, with these dice of theirs.
local function met(options, ...)
  local game = field{ options = options, units = { { "1934", "GE-2-PZ-3" } } }
  return game, attack(game, "GE-2-PZ-3", "1934", "2034", 5, ...)
end

test("OT-129: the player gives out the hits on Soviets; one-step units come after every two-step unit", function()
  local game = met(nil, 4, 4, 4, 1, 1, 1, 1, same(20, 1))
  expect(game:decision().id, "battle.losses")
  expect(game:decision().side, "german")
  expectTrue(game:decision().prompt:find("2 left", 1, true), "the first hit on equal divisions needs no choice")
  expectTrue(game:refuse("lose", { piece = "SU-B-1" }, "10.6"):find("one step"), "not yet")
  game:act("lose", { piece = "SU-RD-2" })
  expectTrue(game:offers("lose", { piece = "SU-B-1" }), "now anybody")
  game:act("lose", { piece = "SU-B-1" })
  expect(game:piece("SU-RD-1").steps, 1)
  expect(game:piece("SU-RD-2").steps, 1)
end)

test("OT-129: a division may be finished before the other one is touched", function()
  local game = met(nil, 4, 4, 1, 1, 1, 1, 1, same(20, 1))
  game:act("lose", { piece = "SU-RD-1" })
  expect(game:piece("SU-RD-1").space, "soviet-aside")
  expect(game:piece("SU-RD-2").steps, 2)
end)

test("OT-129: who can't take these hits is told so", function()
  local game = met(nil, 4, 4, 4, 1, 1, 1, 1, same(20, 1))
  expectTrue(game:refuse("lose", { piece = "GE-2-PZ-3" }, "10.6"):find("The other side"))
  expectTrue(game:refuse("lose", { piece = "SU-RD-9" }, "10.6"):find("does not fight"))
end)

test("OT-129, OT-123: four hits on two divisions and a brigade: the proposal wins the hex", function()
  local game = met(nil, 4, 4, 4, 4, 1, 1, 1, same(20, 1))
  expect(game:actions("share")[1].label, "As proposed: Rifle division, Rifle division, Rifle division")
  local events = game:act("share")
  expect(game:space("2034").control, "german", "the brigade leaves by itself")
  expect(shots(events), { "SU-B-1 2" })
  game = met({ soviet_losses = "automatic" }, 4, 4, 4, 4, 1, 1, 1, same(20, 1))
  expect(game:space("2034").control, "german", "the program does the same")
end)

test("OT-129: the proposal spares the most dice when the hex can't be won", function()
  local game, events = met({ soviet_losses = "automatic" }, 4, 4, 4, 1, 1, 1, 1, same(20, 1))
  expect(game:piece("SU-RD-1").steps, 1)
  expect(game:piece("SU-RD-2").steps, 1)
  expect(shots(events), { "GE-2-PZ-3 7", "SU-RD-1 1", "SU-RD-2 1" }, "the brigade's two dice, not the last one of a division")
end)

test("OT-129: while others still fire, the proposal keeps to those who hold the hex", function()
  local game = field{ options = { soviet_losses = "automatic" }, units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 5, 4, 4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, same(9, 1))
  expect(game:space("2034").control, "german", "three hits, and one of the second division")
end)

test("OT-129: later rounds and breakouts have nobody who leaves by himself", function()
  local game = met(nil, same(7, 1, same(30, 1)))
  game:dice(4, 4, 4, 4, 1, 1, 1)
  game:act("fight")
  game:act("share")
  expect(game:space("2034").control, "german")
end)

test("OT-129: there is no proposal for German units, and none beside a battle", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-GD" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(11, 1, 6, 6, 1))
  expect(game:decision().id, "battle.losses")
  expectTrue(game:refuse("share", {}, "10.6"):find("Soviet units only"))
  expect(#game:actions("share"), 0)
end)

test("OT-129: the rule covers German one-step units; the owner chooses", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-GD" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(11, 1, 6, 6, 1))
  expect(game:piece("GE-2-PZ-3").steps, 1, "the first hit has only one bearer")
  expect(game:decision().id, "battle.losses")
  expectTrue(game:refuse("lose", { piece = "SU-RD-1" }, "10.6"):find("The other side"))
  game:act("lose", { piece = "GE-2-MOT-GD" })
  expect(game:piece("GE-2-MOT-GD").space, "german-aside")
end)

test("OT-001, OT-129: the program hits what weakens the defence most", function()
  local game = field{ turn = 6, options = { soviet_losses = "automatic" }, units = { { "1934", "GE-2-INF-45" } } }
  attack(game, "GE-2-INF-45", "1934", "2034", 6, 1, same(9, 1, 4, 4, 4, 1, same(20, 1)))
  expect(game:piece("SU-RD-2").steps, 1, "first both full rifle divisions, which fire last")
  expect(game:piece("SU-RD-1").space, "soviet-aside", "then the last die of one of them")
  expect(game:piece("SU-GD-1").steps, 2, "the Guards have fired already")
end)

test("OT-130: hits count before the next unit fires", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  local list = shots(attack(game, "GE-2-PZ-3", "1934", "2034", 3, 4, 4, same(20, 1)))
  expect(list, { "GE-2-PZ-3 7" }, "the second division has nothing to fire at")
end)

test("OT-132, OT-137: all attackers gone: the hex stays Soviet, they return with one step", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(7, 1, 6, 6, 1))
  expect(game:space("2034").control, "soviet")
  expect(game:piece("GE-2-PZ-3").space, "1934")
  expect(game:piece("GE-2-PZ-3").steps, 1)
  expect(game:piece("GE-2-PZ-3").props.moved, true)
end)

test("OT-133: everybody but the elite returns to the pool at full strength", function()
  local game = field{ options = { soviet_losses = "automatic" }, units = { { "1934", "GE-2-PZ-3" } } }
  local pool, guns = #game:stack("pool"), #game:stack("artillery")
  attack(game, "GE-2-PZ-3", "1934", "2034", 6, 1, 1, 1, 1, 1, same(7, 6))
  expect(game:space("2034").control, "german")
  expect(#game:stack("pool"), pool)
  expect(#game:stack("artillery"), guns)
  expect(game:piece("SU-RD-1").steps, 2)
  expect(game:piece("SU-CAS").space, "air")
end)

test("OT-135, OT-136: after a win casualties return with one step and go on with the rest", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-GD" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(11, 1, 6, 6, 1))
  game:act("lose", { piece = "GE-2-MOT-GD" })
  expect(game:decision().id, "battle.round")
  game:dice(6, 6, 1)
  game:act("fight")
  expect(game:space("2034").control, "german")
  expect(game:piece("GE-2-MOT-GD").space, "2034", "it is back")
  expect(game:piece("GE-2-PZ-3").steps, 1, "and the panzers stay reduced")
  game:dice(1)
  game:act("move", { piece = "GE-2-PZ-3", space = "2134" })
  expect(game:piece("GE-2-MOT-GD").space, "2134", "both move on")
end)

test("OT-138: no German unit is ever lost", function()
  local game = newGame{ seed = 5 }
  game:act("ready")
  game:act("begin")
  local steps = 0
  while not game:result() and steps < 300 do
    local list = game:actions()
    local choice = list[1 + (steps * 7) % #list]
    if choice.verb == "concede" or choice.verb == "done" then choice = list[1] end
    game:act(choice.verb, choice)
    steps = steps + 1
  end
  local sum = 0
  for piece in each(game:view("german").pieces) do
    if piece.side == "german" and piece.props.dice and piece.space:find("^%d") then sum = sum + 1 end
    if piece.space == "german-aside" then sum = sum + 1 end
  end
  expect(sum, 72)
end)

test("OT-139: regroup restores every reduced division on turns 1 to 5, and none later", function()
  local game = field{ turn = 5, units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-GD" } } }
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  game:act("done")
  expect(game:piece("GE-2-PZ-3").steps, 2)
  expect(game:piece("GE-2-MOT-GD").steps, 1, "it has only one")
  game = field{ turn = 6, units = { { "1934", "GE-2-PZ-3" } } }
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  game:act("done")
  expect(game:piece("GE-2-PZ-3").steps, 1)
end)

test("OT-139: regroup tells how many units are back", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-MOT-GD" } } }
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  game:setPiece("GE-2-PZ-4", { steps = 1 })
  expect(told(game:act("done"), "Regroup"), { "Regroup: 2 units are back to full strength." })
end)

test("OT-125: rounds are counted", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(10, 1))
  game:dice(same(10, 1))
  expect(#told(game:act("fight"), "Round 2 in"), 1)
  game:dice(same(10, 1))
  expect(#told(game:act("fight"), "Round 3 in"), 1)
end)

test("OT-109: ground that changes nothing is not named", function()
  local game = field{ units = { { "1934", "GE-2-INF-45" } } }
  expect(game:query("odds", { attackers = { "GE-2-INF-45" }, space = "2034" }).attack.units[1].factors, {})
  attack(game, "GE-2-INF-45", "1934", "2034", 3, same(10, 1))
  expect(game:query("odds", { attackers = { "GE-2-INF-45" }, space = "2034" }).defence.units[1].factors, {})
end)

test("OT-129: one whole division is enough to save the brigade, whichever it is", function()
  local game = met(nil, 4, 4, 4, 1, 1, 1, 1, same(20, 1))
  for ids in each{ { "SU-RD-1", "SU-RD-2" }, { "SU-RD-2", "SU-RD-1" } } do
    game:setPiece(ids[1], { steps = 2 })
    game:setPiece(ids[2], { steps = 1 })
    expectTrue(not game:offers("lose", { piece = "SU-B-1" }))
    expectTrue(game:offers("lose", { piece = ids[2] }), "the other one can take a second hit")
  end
end)

test("OT-129: the proposal knows who fires in this round and who in later ones", function()
  local automatic = { soviet_losses = "automatic" }
  -- Two rifle divisions, a brigade, guns and a Guards division: the guns and the Guards have fired.
  local game = field{ turn = 6, options = automatic, units = { { "1934", "GE-2-INF-45" } } }
  attack(game, "GE-2-INF-45", "1934", "2034", 6, 1, same(9, 1, 4, 1, 1, 1, same(20, 1)))
  expect({ game:piece("SU-RD-1").steps, game:piece("SU-RD-2").steps, game:piece("SU-GD-1").steps }, { 1, 2, 2 })
  game = field{ turn = 6, options = automatic, units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 6, 1, same(9, 1, 4, 4, 4, 4, same(10, 1, same(20, 1))))
  expect({ game:piece("SU-RD-1").space, game:piece("SU-RD-2").space }, { "soviet-aside", "soviet-aside" }, "all that fires last")
  expect(game:piece("SU-GD-1").steps, 2)
end)

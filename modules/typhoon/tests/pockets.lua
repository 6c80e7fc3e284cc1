-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 11: supply, pockets and breakouts.

local support = require "tests/support"
local field, goOn, attack, shots, same, told = support.field, support.goOn, support.attack, support.shots, support.same, support.told

---The six hexes around a hex; odd columns lie half a hex further south.
local function around(id)
  local column, row = tonumber(id:sub(1, 2)), tonumber(id:sub(3, 4))
  local up = column % 2 == 0 and -1 or 0
  local list = {}
  for step in each{ { 0, -1 }, { 0, 1 }, { -1, up }, { -1, up + 1 }, { 1, up }, { 1, up + 1 } } do
    list[#list + 1] = string.format("%02d%02d", column + step[1], row + step[2])
  end
  return list
end

---German hexes all around these areas, but for one gap.
local function ring(game, gap, ...)
  local inside = { [gap] = true }
  for area in each{ ... } do
    for id in each(area) do inside[id] = true end
  end
  for area in each{ ... } do
    for id in each(area) do
      for near in each(around(id)) do
        if not inside[near] then game:setSpace(near, { control = "german" }) end
      end
    end
  end
end

---Fourteen hexes of open country, as many as in the book's example.
local fourteen = {}
for row = 34, 40 do
  fourteen[#fourteen + 1] = string.format("30%02d", row)
  fourteen[#fourteen + 1] = string.format("31%02d", row)
end

---The force of 3236 closes the pocket by entering 3237; it meets nobody there, and then these numbers come.
local function close(setup, pieces, ...)
  local game = field(setup)
  ring(game, "3237", fourteen)
  game:place("3236", table.unpack(pieces))
  local events = attack(game, pieces[1], "3236", "3237", 1, ...)
  return game, events
end

local panzer = { "GE-2-PZ-3" }

test("OT-140: a chain of Soviet hexes to the east edge is supply, whatever lies between", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  ring(game, "3237", fourteen)
  local events = attack(game, "GE-2-PZ-3", "1934", "2034", 1)
  expect(game:space("2034").control, "german")
  expect(told(events, "pocket"), {}, "the gap is enough")
  local _, closing = close({}, panzer, 1, 1, 1, same(7, 1, same(6, 1)))
  expect(told(closing, "A pocket of"), { "A pocket of 14 hexes is closed." })
end)

test("OT-036: every Soviet hex of a closing pocket can be seen", function()
  local game = field{}
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3")
  game:act("activate", { space = "3236", value = "mech" })
  game:dice(1)
  game:act("move", { piece = "GE-2-PZ-3", space = "3237" })
  expect(game:decision().id, "pocket.closed")
  for id in each(fourteen) do expect(game:view("german").spaces[id].control, "soviet", id) end
end)

test("OT-141, OT-142, OT-143: the pocket counts the moment it closes", function()
  local game, events = close({}, panzer, 1, 1, 1, same(7, 1, same(6, 1)))
  local size
  for event in each(events) do
    if event.rule == "11.1" then size = event.text end
  end
  expectTrue(size and size:find("14"), "fourteen hexes")
  expect(game:decision().id, "force.move", "the breakout is over")
  expect(game:var("force_mp"), 13, "and the force goes on with what it has")
  expect(game:piece("GE-2-PZ-3").space, "3237")
end)

test("OT-144, OT-146, OT-147: the die and the size give the number of units; one round, Germans first", function()
  local _, events = close({}, panzer, 4, 1, 1, 1, 1, same(7, 1, same(12, 1)))
  expect(shots(events), { "GE-2-PZ-3 7", "SU-RD-1 3", "SU-RD-2 3", "SU-RD-3 3", "SU-RD-4 3" })
end)

test("OT-145: divisions, brigades and artillery are drawn, nobody else", function()
  local game, events = close({}, panzer, 1, 40, 99, same(7, 1, same(12, 1)))
  expect(shots(events), { "GE-2-PZ-3 7", "SU-B-10 2", "SU-KAT-6 5" })
  expect(#game:stack("elite"), 10)
  expect(game:piece("SU-CAS").space, "air")
end)

test("OT-148: artillery fires in step 5 of a breakout, after the Germans", function()
  local _, events = close({}, panzer, 1, 60, 1, same(7, 1, same(12, 1)))
  local list = shots(events)
  expect(list[1], "GE-2-PZ-3 7")
  expectTrue(list[2]:find("SU%-HOW"), list[2])
end)

test("OT-147: German planes fire in a breakout too", function()
  local game = field{}
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3", "GE-CAS-1")
  local list = shots(attack(game, "GE-2-PZ-3", "3236", "3237", 1, 1, 1, 1, 1, 1, same(20, 1)))
  expect({ list[1], list[2], list[3] }, { "SU-RD-1 1", "SU-RD-2 1", "GE-2-PZ-3 7" })
end)

test("OT-149: units eliminated in a breakout return as after every battle", function()
  local game = close({ options = { soviet_losses = "automatic" } }, panzer, 1, 1, 1, same(7, 6, same(6, 1)))
  expect(game:piece("SU-RD-1").space, "pool")
  expect(game:piece("SU-RD-1").steps, 2)
  expect(#game:stack("pool"), 54)
  expect(#game:stack("artillery"), 12)
end)

test("OT-157, OT-158, OT-159, OT-160, OT-040: a failed breakout: the hexes are German and counted, the force goes on", function()
  local game = field{}
  game:setVars{ pocket_total = 100 }
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3", "GE-2-MOT-GD")
  attack(game, "GE-2-PZ-3", "3236", "3237", 1, 1, 1, 1, same(11, 1, 6, 6, 1, 1, 1, 1))
  game:act("lose", { piece = "GE-2-MOT-GD" })
  expect(game:var("pocket_total"), 114)
  for id in each(fourteen) do expect(game:space(id).control, "german", id) end
  expect(game:piece("GE-2-MOT-GD").space, "3237", "the casualty is back")
  expect(game:piece("GE-2-PZ-3").steps, 1)
  expect(game:decision().id, "force.move")
  expect(game:piece("MK-POCKET").space, "pocket-11")
end)

test("OT-151, OT-152, OT-153, OT-154, OT-155, OT-156: a successful breakout", function()
  local game = field{}
  game:setVars{ pocket_total = 100 }
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3236", "3237", 1, 1, 1, 1, same(7, 1, 6, 6, 1))
  expect(game:piece("GE-2-PZ-3").space, "3236", "thrown back")
  expect(game:piece("GE-2-PZ-3").steps, 1)
  expect(game:piece("GE-2-PZ-3").props.moved, true)
  expect(game:decision().id, "force")
  expect(game:space("3237").control, "german", "the hex stays German")
  expect(game:var("pocket_total"), 30)
  for id in each(fourteen) do expect(game:space(id).control, "german", id) end
  expect(#game:stack("pool"), 54)
end)

test("OT-151: one reduced unit that survives makes it a failure", function()
  local game = close({}, panzer, 1, 1, 1, same(7, 1, 6, 1, 1, 1, 1, 1))
  expect(game:piece("GE-2-PZ-3").space, "3237")
  expect(game:piece("GE-2-PZ-3").steps, 1)
  expect(game:var("pocket_total"), 14)
end)

test("OT-155: the count never falls below zero", function()
  local game = field{}
  game:setVars{ pocket_total = 40 }
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3236", "3237", 1, 1, 1, 1, same(7, 1, 6, 6, 1))
  expect(game:var("pocket_total"), 0)
end)

test("OT-042: from turn 3 on pocket hexes are not counted", function()
  local game = field{ turn = 3 }
  game:setVars{ pocket_total = 220 }
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3236", "3237", 1, same(7, 1, 1, 1, 1, 1, same(30, 1)))
  while game:decision().id == "battle.round" do
    game:dice(same(30, 1))
    game:act("fight")
  end
  expect(game:space("3034").control, "german")
  expect(game:var("pocket_total"), 220)
end)

test("OT-043: hexes are counted, not units destroyed", function()
  local game = field{}
  ring(game, "3237", { "3137" })
  game:place("3236", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3236", "3237", 1, 1)
  expect(game:var("pocket_total"), 1, "nobody even tried to break out")
  expect(game:space("3137").control, "german")
end)

test("OT-049, OT-150: a pocket with both hexes of Moscow wins at once, without a breakout", function()
  local game = field{}
  ring(game, "4510", { "4409", "4410" })
  game:setSpace("4511", { control = "german" })
  game:place("4511", "GE-2-PZ-3")
  local events = attack(game, "GE-2-PZ-3", "4511", "4510", 1)
  expect(game:result().outcome, "moscow_encircled_turn_1")
  expect(game:result().winner, "german")
  for event in each(events) do expectTrue(event.rule ~= "11.2", "no breakout roll") end
end)

test("OT-161: towns of a pocket count", function()
  local game = field{ turn = 2 }
  ring(game, "2414", { "2415" })
  game:setSpace("2413", { control = "german" })
  game:place("2413", "GE-2-INF-45")
  attack(game, "GE-2-INF-45", "2413", "2414", 1, 1)
  expect(game:space("2415").control, "german")
  expect(game:var("vp"), 1)
end)

test("OT-113: Germans behind a river add one when the breakout comes across it", function()
  local game = field{}
  ring(game, "2414", { "2415" })
  game:setSpace("2413", { control = "german" })
  game:place("2413", "GE-2-INF-45")
  local events = attack(game, "GE-2-INF-45", "2413", "2414", 1, 2, 1, 4, 4, 1, 1, 6, 6, 6)
  expect(shots(events), { "GE-2-INF-45 4" }, "two fours hit and nobody was left to fire")
  expect(game:space("2415").control, "german")
  local list = game:query("odds", { attackers = { "GE-2-INF-45" }, space = "2415" })
  expect(list.attack.units[1].hits_on, 5, "no bonus when it attacks")
  local plain = field{}
  ring(plain, "3237", { "3137" })
  plain:place("3236", "GE-2-INF-45")
  events = attack(plain, "GE-2-INF-45", "3236", "3237", 1, 2, 1, 4, 4, 1, 1, 1, 1, 1)
  expect(shots(events), { "GE-2-INF-45 4", "SU-RD-1 3" }, "without a river a four misses")
end)

test("OT-141: two pockets at once are settled one after the other, in the player's order", function()
  local game = field{}
  ring(game, "3237", { "3137" }, { "3336" })
  game:place("3238", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3238", "3237", 1, 1, 1)
  expect(game:decision().id, "pocket")
  expectTrue(game:actions("settle")[1].label:find("pocket of 1 hex"), "each with its size")
  game:dice(1, 1)
  goOn(game, game:act("settle", { space = "3336" }))
  expect(game:space("3336").control, "german")
  expect(game:space("3137").control, "german")
  expect(game:var("pocket_total"), 2)
  expect(game:decision().id, "force.move")
end)

test("OT-085: a breakout does not use the chart of the defence", function()
  local _, events = close({}, panzer, 6, 1, 1, 1, 1, 1, same(7, 1, same(20, 1)))
  local rolls = {}
  for event in each(events) do
    if event.kind == "roll" then rolls[#rolls + 1] = event.rule end
  end
  expect(rolls, { "8.1", "11.2" })
  expect(#shots(events), 6, "five units break out of fourteen hexes on a six")
end)

test("OT-142, OT-143: the pocket is shown with its size before anything is rolled", function()
  local game = field{}
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3")
  game:act("activate", { space = "3236", value = "mech" })
  game:dice(1)
  local events = game:act("move", { piece = "GE-2-PZ-3", space = "3237" })
  local decision = game:decision()
  expect(decision.id, "pocket.closed")
  expect(decision.side, "german")
  expectTrue(decision.prompt:find("14 hexes"), decision.prompt)
  expect(#game:actions(), 1, "nothing to choose: the rules act")
  for event in each(events) do expectTrue(event.rule ~= "11.2", "no die for the breakout yet") end
  expect(game:space(fourteen[1]).control, "soviet")
  game:dice(1, 1, 1, same(7, 1, same(6, 1)))
  game:act("go_on")
  expect(game:space(fourteen[1]).control, "german")
end)

test("OT-145: the log names who has been drawn", function()
  local _, events = close({}, panzer, 1, 1, 1, same(7, 1, same(6, 1)))
  local named
  for event in each(events) do
    if event.rule == "11.2.4" then named = event.text end
  end
  expectTrue(named and named:find("Rifle"), "two units break out of fourteen hexes on a one")
end)

test("OT-144: the size of the pocket gives the row of the table", function()
  local function strength(rows, die)
    local game = field{}
    local hexes = {}
    for i = 1, rows do hexes[i] = string.format("31%02d", 37 - rows + i) end
    ring(game, "3237", hexes)
    game:place("3236", "GE-2-PZ-3")
    return told(attack(game, "GE-2-PZ-3", "3236", "3237", 1, die, same(40, 1)), "Breakout from")[1]
  end
  for size, wanted in pairs{ [1] = 2, [4] = 3, [5] = 3 } do
    local text = strength(size, 6)
    expectTrue(text:find("from " .. size .. " hex") and text:find(wanted .. " unit"), text)
  end
end)

test("OT-150: a pocket with one hex of Moscow makes no attempt and becomes German", function()
  local game = field{ options = { team = "two_commands" } }
  game:setSpace("4410", { control = "german" })
  ring(game, "4408", { "4409" })
  game:setSpace("4407", { control = "german" })
  game:place("4407", "GE-2-PZ-3")
  game:act("activate", { space = "4407", value = "mech" })
  game:dice(1)
  local events = game:act("move", { piece = "GE-2-PZ-3", space = "4408" })
  expect(game:decision().id, "pocket.closed")
  expect(game:decision().seat, "south")
  support.goOn(game, events)
  for event in each(events) do expectTrue(event.rule ~= "11.2" and event.rule ~= "11.2.4", "no breakout roll") end
  expect(game:space("4409").control, "german")
  expect(game:decision().id, "force.move")
  expect(game:var("pocket_total"), 0, "nobody counts it")
end)

test("OT-141: after a pocket with a hex of Moscow comes the next pocket", function()
  local game = field{}
  game:setSpace("4410", { control = "german" })
  ring(game, "4408", { "4409" }, { "4307" })
  game:setSpace("4407", { control = "german" })
  game:place("4407", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "4407", "4408", 1, 1, 1)
  expect(game:decision().id, "pocket")
  game:dice(1, 1)
  goOn(game, game:act("settle", { space = "4409" }))
  expect(game:space("4409").control, "german")
  expect(game:space("4307").control, "german", "the other one, too")
end)

test("OT-156: a successful breakout opens what else the force had cut off, and throws its planes back", function()
  local game = field{ options = { team = "two_commands" } }
  ring(game, "3237", { "3137" }, { "3336" })
  game:place("3238", "GE-2-PZ-3", "GE-CAS-1")
  attack(game, "GE-2-PZ-3", "3238", "3237", 1)
  expect(game:decision().id, "pocket")
  expect(game:decision().seat, "south")
  game:dice(6, 1, 1, 1, same(8, 1, 6, 6, 6))
  goOn(game, game:act("settle", { space = "3336" }))
  expect(game:piece("GE-2-PZ-3").space, "3238", "thrown back")
  expect(game:piece("GE-CAS-1").space, "3238")
  expect(game:space("3137").control, "german", "the second pocket needs no fight")
  expect(game:var("pockets"), {})
  expect(game:decision().id, "force")
end)

test("OT-026, OT-040: the marker stops at the end of its track", function()
  local game = field{}
  game:setVars{ pocket_total = 205 }
  ring(game, "3237", fourteen)
  game:place("3236", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3236", "3237", 1, 1, 1, 1, same(7, 1, same(6, 1)))
  expect(game:var("pocket_total"), 219)
  expect(game:piece("MK-POCKET").space, "pocket-20")
end)

test("OT-171: Closed Fist counts no pocket hexes", function()
  local game = field{ scenario = "closed_fist" }
  ring(game, "3237", { "3137" })
  game:place("3236", "GE-2-PZ-3")
  attack(game, "GE-2-PZ-3", "3236", "3237", 1, 1, same(20, 1))
  expect(game:space("3137").control, "german")
  expect(game:var("pocket_total"), 0)
end)

test("OT-140: without an open hex at the east edge everything is cut off", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  for row = 1, 48 do game:setSpace(string.format("52%02d", row), { control = "german" }) end
  game:act("activate", { space = "1934", value = "mech" })
  game:dice(1)
  expect(#told(game:act("move", { piece = "GE-2-PZ-3", space = "2034" }), "Moscow is encircled"), 0)
  expect(game:result().outcome, "moscow_encircled_turn_1")
end)

test("OT-129, OT-148: in a breakout everybody still fires, and nobody leaves by himself", function()
  local automatic = { options = { soviet_losses = "automatic" } }
  local _, events = close(automatic, panzer, 1, 40, 99, 4, same(6, 1, same(12, 1)))
  expect(shots(events), { "GE-2-PZ-3 7", "SU-B-10 2" }, "the rockets with their five dice are hit first")
  _, events = close(automatic, panzer, 1, 1, 40, 4, 4, same(5, 1, same(12, 1)))
  expect(shots(events), { "GE-2-PZ-3 7", "SU-RD-1 1" }, "two dice of the division, then the brigade's two")
  _, events = close(automatic, panzer, 1, 1, 40, 4, 4, 4, same(4, 1, same(12, 1)))
  expect(#shots(events), 1, "three hits are enough for both")
end)

test("OT-129, OT-144: there is a proposal for the largest breakout, too", function()
  local game = field{ german = { "3237" } }
  game:place("3237", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-PZ-17")
  for i = 1, 9 do game:place("3237", "SU-RD-" .. i) end
  for i = 1, 4 do game:setPiece("SU-RD-" .. i, { steps = 1 }) end
  for i = 1, 6 do game:place("3237", "SU-B-" .. i) end
  for i = 1, 3 do game:place("3237", "SU-HOW-" .. i) end
  for i = 1, 2 do game:place("3237", "SU-KAT-" .. i) end
  game:setVars{ force = { "GE-2-PZ-3" } }
  game:decide("battle.losses", "german", { kind = "breakout", target = "3237", hits = 12, hurt = "soviet", round = 1, queue = {} })
  expect(game:actions("share")[1].label, "Give all hits out as proposed")
  expect(#game:actions("lose"), 9, "first the divisions")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.12 to 10.16: battles.

local shared = require "tests/shared"

local field = shared.field
local steps = shared.steps
local combat = shared.combat
local fight = shared.fight
local strength = shared.strength
local dice = shared.dice

test("L41-090, L41-092: black hits on 6, white on 5-6, red on 4-6; as many dice as points", function()
  local game = field({ { "114", "AX-W08", "AX-18-I", "AX-41-1PZ", "SU-W-I1" } })
  steps(game, { ["AX-W08"] = 2, ["AX-18-I"] = 4, ["AX-41-1PZ"] = 3 })
  local units = dice(game, { "AX-W08", "AX-18-I", "AX-41-1PZ" }, "114").units
  expect({ units[1].dice, units[1].hits_on }, { 2, 6 })
  expect({ units[2].dice, units[2].hits_on }, { 4, 5 })
  expect({ units[3].dice, units[3].hits_on }, { 3, 4 })
  local hits = {}
  for __, id in ipairs{ "AX-W08", "AX-18-I", "AX-TT" } do
    local one = steps(field({ { "S5", id }, { "114", "SU-W-I1" } }), { [id] = id == "AX-W08" and 2 or 3, ["SU-W-I1"] = 4 })
    one:place("114", id)
    one:setPiece(id, { crossed = false })
    fight(one, "axis", "114", 1, 1, 1, 1, 4, 5, 6)
    hits[#hits + 1] = 4 - strength(one, "SU-W-I1")
  end
  expect(hits, { 0, 2, 3 }, "the black block has two dice only: 4 and 5")
end)

test("L41-094, L41-095: each hit is a step; an HQ goes 4, 3, 2, Heart; the last step is the end", function()
  local game = field({ { "114", "AX-41-1PZ", "SU-L-HQ" } })
  steps(game, { ["AX-41-1PZ"] = 3, ["SU-L-HQ"] = 2 })
  fight(game, "axis", "114", 6, 1, 1)
  expect(strength(game, "SU-L-HQ"), 0, "no face with one star")
  fight(game, "axis", "114", 6, 1, 1)
  expect(game:piece("SU-L-HQ").space, "SOVIET_POOL")
end)

test("L41-199: a battle needs both sides in the area", function()
  local game = combat(field({ { "114", "AX-18-I" }, { "93", "SU-L-42nd" } }), "axis")
  game:refuse("fight", { space = "114" }, "10.12")
  game:refuse("fight", { space = "93" }, "10.12")
end)

test("L41-200, L41-203: new battles must be fought, old ones may; the attacker picks the order", function()
  local game = field({ { "114", "AX-18-I", "SU-L-42nd" }, { "94", "AX-18-L", "SU-L-23rd" }, { "133", "AX-W01", "SU-L-54th" } })
  combat(game, "axis", "114")
  game:refuse("done", {}, "10.12")
  expect(#game:actions("fight"), 3)
  game:dice(1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "133" })
  game:act("fire")
  expect(game:piece("SU-L-23rd").props.shown, false, "94 waits, hidden")
  game:refuse("fight", { space = "133" }, "10.16")
  game:dice(1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "94" })
  game:act("fire")
  expectTrue(game:offers("done"), "114 may wait")
  game:act("done")
end)

test("L41-201: lines do not attack", function()
  local game = combat(field({ { "114", "LD-SU-1", "AX-18-I" } }), "soviet", "114")
  game:refuse("fight", { space = "114" }, "10.12")
end)

test("L41-205, L41-018: both sides reveal everything in the area before the dice fall", function()
  local game = field({ { "114", "AX-18-I", "AX-W01", "SU-L-42nd", "SU-L-23rd" }, { "94", "SU-L-54th" } })
  for __, id in ipairs{ "AX-18-I", "AX-W01" } do game:setPiece(id, { hidden_from = { "soviet" } }) end
  for __, id in ipairs{ "SU-L-42nd", "SU-L-23rd", "SU-L-54th" } do game:setPiece(id, { hidden_from = { "axis" } }) end
  combat(game, "axis", "114")
  game:act("fight", { space = "114" })
  expect(game:decision().id, "combat.fire")
  local function sees(side, id)
    for __, piece in ipairs(game:view(side).pieces) do
      if piece.id == id then return true end
    end
    return false
  end
  expect({ sees("soviet", "AX-18-I"), sees("soviet", "AX-W01"), sees("axis", "SU-L-42nd"), sees("axis", "SU-L-23rd") }, { true, true, true, true })
  expect(sees("axis", "SU-L-54th"), false, "not next door")
end)

test("L41-204: snipers, artillery, flak, bombers, ground fire, in this order", function()
  local game = field({ { "40", "FI-D1", "AX-18-I", "SU-L-42nd" }, { "46", "AX-18-HQ", "AX-1FK" } }, { axis = { "46" } })
  steps(game, { ["FI-D1"] = 2, ["AX-18-I"] = 4, ["SU-L-42nd"] = 4, ["AX-18-HQ"] = 2, ["AX-1FK"] = 2 })
  game:setPiece("AX-18-HQ", { active = true, target = "40" })
  game:place("40", "JU88-1")
  game:setPiece("JU88-1", { flown = true, target = "40" })
  combat(game, "axis", "40")
  game:act("fight", { space = "40" })
  game:dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  local rules = {}
  for __, event in ipairs(game:act("fire")) do
    if event.kind == "roll" then rules[#rules + 1] = event.rule end
  end
  expect(rules, { "10.13.2", "10.13.3", "10.13.4", "10.13.5", "10.13.6", "10.13.6" })
end)

test("L41-206, L41-207, L41-062: Finnish snipers fire first, one die each; forest does not help against them", function()
  local game = field({ { "40", "FI-D1", "FI-D2", "SU-L-42nd" } })
  steps(game, { ["FI-D1"] = 2, ["FI-D2"] = 2, ["SU-L-42nd"] = 4 })
  fight(game, "axis", "40", 4, 1, 1, 1, 1, 6, 1, 1, 1)
  expect(strength(game, "SU-L-42nd"), 3, "one sniper hit, not absorbed by the yellow area")
  game = steps(field({ { "40", "FI-163", "SU-L-42nd" } }), { ["FI-163"] = 2, ["SU-L-42nd"] = 4 })
  fight(game, "axis", "40", 6, 1, 1, 1)
  expect(strength(game, "FI-163"), 1, "no snipers in the 163rd: the first die is the defender's")
end)

test("L41-206: snipers also defend", function()
  local game = steps(field({ { "40", "FI-D1", "SU-L-42nd" } }, { axis = { "40" } }), { ["FI-D1"] = 2, ["SU-L-42nd"] = 4 })
  fight(game, "soviet", "40", 5, 1, 1, 1, 1, 1)
  expect(strength(game, "SU-L-42nd"), 3)
end)

test("L41-208, L41-209: no snipers in green areas, cities, lines, or outside the zone; Vyborg and area 40", function()
  local function first(area, more)
    local game = field({ { area, "FI-D1", "SU-L-42nd" } }, { axis = { "L" } })
    if more then game:place(area, more) end
    steps(game, { ["FI-D1"] = 2, ["SU-L-42nd"] = 4 })
    fight(game, "axis", area, 4, 1, 1, 1, 1, 1, 1)
    return strength(game, "SU-L-42nd")
  end
  expect(first("40"), 3, "area 40: one die, hit on 4-6")
  expect(first("39"), 4, "Vyborg is a city")
  expect(first("40", "LD-SU-1"), 4, "a line")
  expect(first("40", "LD-AX-1"), 4, "any line")
  expect(first("36"), 4, "green")
  expect(first("48"), 4, "outside the zone")
end)

test("L41-217, L41-204: the defender fires first; who is gone does not fire", function()
  local game = steps(field({ { "131", "AX-W01", "SU-L-42nd" } }), { ["AX-W01"] = 1, ["SU-L-42nd"] = 2 })
  fight(game, "axis", "131", 6, 1, 6, 6)
  expect(game:piece("AX-W01").space, "AXIS_LOST")
  expect(strength(game, "SU-L-42nd"), 2)
end)

test("L41-082, L41-083, L41-084, L41-227: a line fires one die, takes two hits, and shields the blocks", function()
  local game = steps(field({ { "62", "AX-41-1PZ", "LD-SU-1" } }), { ["AX-41-1PZ"] = 3 })
  fight(game, "axis", "62", 6, 6, 1)
  expect(strength(game, "AX-41-1PZ"), 2, "the line hit with a 6")
  expect(game:piece("LD-SU-1").space, "62", "one hit is absorbed")
  fight(game, "axis", "62", 5, 6, 6)
  expect(strength(game, "AX-41-1PZ"), 2, "a 5 is no hit of a line")
  expect(game:piece("LD-SU-1").space, "SOVIET_LINES", "the second hit destroys it")
  game = steps(field({ { "62", "AX-41-1PZ", "AX-41-6PZ", "LD-SU-1", "SU-L-42nd" } }), { ["AX-41-1PZ"] = 3, ["AX-41-6PZ"] = 3, ["SU-L-42nd"] = 1 })
  fight(game, "axis", "62", 1, 1, 6, 6, 1, 1, 1, 1)
  expect(strength(game, "SU-L-42nd"), 1, "absorbed, and the line lost")
  expect(game:piece("LD-SU-1").space, "SOVIET_LINES")
end)

test("L41-081, L41-223: on its owner's attack a line neither fires nor absorbs", function()
  local game = steps(field({ { "62", "AX-41-1PZ", "LD-SU-1", "SU-L-42nd" } }), { ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 2 })
  fight(game, "soviet", "62", 6, 1, 1, 6, 6)
  expect(strength(game, "SU-L-42nd"), 1, "the attacker absorbs nothing")
  expect(strength(game, "AX-41-1PZ"), 2, "one die of the block; the line is silent")
  expect(game:piece("LD-SU-1").space, "62")
end)

test("L41-224, L41-223, L41-048, L41-033: what absorbs how much", function()
  local function absorption(area, line, control)
    local game = field({ { "63", "AX-18-I" } })
    if line then game:place(area, "LD-SU-1") end
    if control then game:setSpace(area, { control = control }) end
    local found = game:query("odds", { attackers = { "AX-18-I" }, space = area }).absorption
    return { found.terrain, found.town, found.line, found.total }
  end
  expect(absorption("62"), { 0, 0, 0, 0 }, "green")
  expect(absorption("64"), { 0, 1, 0, 1 }, "green with a city")
  expect(absorption("64", false, "axis"), { 0, 0, 0, 0 }, "a city helps only its controller")
  expect(absorption("80"), { 1, 0, 0, 1 }, "yellow")
  expect(absorption("80", false, "axis"), { 1, 0, 0, 1 }, "controlled or not")
  expect(absorption("67", true), { 2, 0, 1, 3 }, "red with a line")
  expect(absorption("79", true), { 1, 1, 1, 3 }, "Luga with a line")
  expect(absorption("L"), { 0, 2, 0, 2 }, "Victory Area")
  expect(absorption("L", true), { 0, 2, 1, 3 })
  expect(absorption("L", false, "axis"), { 0, 0, 0, 0 }, "uncontrolled")
end)

test("L41-223: never more than three, wherever a line stands", function()
  local game = field({ { "63", "AX-18-I" } })
  local most = 0
  for number = 1, 153 do
    local id = tostring(number)
    game:setSpace(id, { control = "soviet" })
    game:place(id, "LD-SU-1")
    local found = game:query("odds", { attackers = { "AX-18-I" }, space = id }).absorption
    most = math.max(most, found.total)
    expectTrue(found.total >= 1 and found.total == found.terrain + found.town + found.line, id)
  end
  expect(most, 3)
end)

test("L41-226: one absorption for all hits of the battle", function()
  local game = field({ { "67", "AX-18-I", "SU-L-42nd" }, { "65", "AX-18-HQ" }, { "G1", "AX-1FK" } }, { axis = { "65" } })
  steps(game, { ["AX-18-I"] = 4, ["SU-L-42nd"] = 4, ["AX-18-HQ"] = 2, ["AX-1FK"] = 2 })
  game:setPiece("AX-18-HQ", { active = true, target = "67" })
  game:place("67", "JU88-1")
  game:setPiece("JU88-1", { flown = true, target = "67" })
  fight(game, "axis", "67", 6, 1, 1, 6, 1, 1, 1, 1, 1, 6, 6, 1, 1)
  expect(strength(game, "SU-L-42nd"), 2, "artillery 1, air 1, ground 2; the red area takes two")
end)

test("L41-228: the strongest is hit first; equals are the owner's choice", function()
  local game = field({ { "62", "AX-41-1PZ", "SU-L-42nd", "SU-L-XIX" } })
  steps(game, { ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 4, ["SU-L-XIX"] = 3 })
  fight(game, "axis", "62", 4, 4, 1, 1, 1, 1, 1, 1, 1, 1)
  expect(strength(game, "SU-L-42nd"), 3, "first the one with four")
  expect(game:decision().id, "combat.losses")
  expect(game:decision().side, "soviet")
  expect(#game:actions("lose"), 2)
  game:act("lose", { piece = "SU-L-XIX" })
  expect(strength(game, "SU-L-XIX"), 2)
end)

test("L41-228: hits on equals may be spread, but not to the weaker", function()
  local game = field({ { "62", "AX-41-1PZ", "SU-L-42nd", "SU-L-23rd", "SU-L-XIX" } })
  steps(game, { ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 4, ["SU-L-23rd"] = 4, ["SU-L-XIX"] = 2 })
  fight(game, "axis", "62", 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  game:refuse("lose", { piece = "SU-L-XIX" }, "10.15.1")
  game:act("lose", { piece = "SU-L-23rd" })
  expect({ strength(game, "SU-L-42nd"), strength(game, "SU-L-23rd") }, { 4, 3 })
end)

test("L41-229: the attacker takes every hit as damage", function()
  local game = steps(field({ { "67", "AX-18-I", "SU-L-42nd" } }, { axis = { "67" } }), { ["AX-18-I"] = 4, ["SU-L-42nd"] = 4 })
  fight(game, "axis", "67", 6, 6, 1, 1, 1, 1)
  expect(strength(game, "AX-18-I"), 2, "the red area does not help him, though he controls it")
end)

test("L41-230: the worked battle of Luga", function()
  local function luga(hits)
    local game = field({ { "79", "AX-41-1PZ", "AX-41-6PZ", "SU-L-HQ", "LD-SU-1" } })
    steps(game, { ["AX-41-1PZ"] = 3, ["AX-41-6PZ"] = 3, ["SU-L-HQ"] = 1 })
    combat(game, "axis", "79")
    local rolls = { 6 }
    for i = 1, 5 do rolls[#rolls + 1] = i <= hits and 6 or 1 end
    game:dice(table.unpack(rolls))
    game:act("fight", { space = "79" })
    game:act("fire")
    expect(game:decision().id, "combat.losses", "one die of the line, one hit")
    game:act("lose", { piece = "AX-41-6PZ" })
    expect(strength(game, "AX-41-6PZ"), 2)
    return game
  end
  local three = luga(3)
  expect({ three:piece("LD-SU-1").space, three:piece("SU-L-HQ").space }, { "79", "79" }, "all absorbed")
  local four = luga(4)
  expect({ four:piece("LD-SU-1").space, four:piece("SU-L-HQ").space }, { "SOVIET_LINES", "79" })
  local five = luga(5)
  expect({ five:piece("LD-SU-1").space, five:piece("SU-L-HQ").space }, { "SOVIET_LINES", "SOVIET_POOL" })
  expect(five:space("79").control, "axis")
end)

test("L41-231: surplus hits are lost", function()
  local game = steps(field({ { "62", "AX-41-1PZ", "AX-41-6PZ", "SU-L-42nd" } }), { ["AX-41-1PZ"] = 3, ["AX-41-6PZ"] = 3, ["SU-L-42nd"] = 1 })
  fight(game, "axis", "62", 6, 6, 6, 6, 6, 6)
  expect(game:piece("SU-L-42nd").space, "SOVIET_POOL")
  expect(game:space("62").control, "axis")
end)

test("L41-150, L41-234, L41-151: destroyed Soviet blocks go to the pool, Axis blocks are gone", function()
  local game = steps(field({ { "131", "AX-W01", "SU-L-42nd" } }), { ["AX-W01"] = 2, ["SU-L-42nd"] = 1 })
  fight(game, "axis", "131", 1, 6, 6)
  expect(game:piece("SU-L-42nd").space, "SOVIET_POOL")
  expect(game:piece("SU-L-42nd").steps, 4, "whole again when it comes back")
  game = steps(field({ { "131", "AX-W01", "SU-L-42nd" } }, { axis = { "131" } }), { ["AX-W01"] = 1, ["SU-L-42nd"] = 4 })
  fight(game, "soviet", "131", 1, 6, 6, 1, 1)
  expect(game:piece("AX-W01").space, "AXIS_LOST")
end)

test("L41-010, L41-065: bombers and guns that lie in an area neither hold it nor take room", function()
  local game = field({ { "62", "JU88-1", "ART-AX-18-HQ" }, { "63", "SU-L-42nd", "SU-L-23rd" }, { "84", "SU-V-4th" } })
  shared.orders(game, "soviet")
  game:act("move", { piece = "SU-L-42nd", space = "62" })
  expect({ game:var("points_left"), game:space("62").control }, { 2, "soviet" }, "nobody was engaged")
  game = field({ { "112", "AX-18-I", "AX-18-L", "AX-W01", "JU88-1", "ART-AX-18-HQ" }, { "113", "AX-16-HQ", "AX-18-HQ" } }, { axis = { "112", "113" } })
  shared.activation(game, "axis")
  game:act("activate", { piece = "AX-16-HQ", space = "112" })
  expect(game:piece("AX-16-HQ").space, "112")
  game:refuse("activate", { piece = "AX-18-HQ", space = "112" }, "2.9")
end)

test("L41-217, L41-231: when one side is gone nobody fires any more", function()
  local game = field({ { "131", "AX-W01", "SU-L-42nd" }, { "94", "AX-18-L", "SU-L-23rd" } })
  steps(game, { ["AX-W01"] = 1, ["SU-L-42nd"] = 2 })
  combat(game, "axis", "131", "94")
  game:dice(6, 6)
  game:act("fight", { space = "131" })
  expect(shared.rolls(game:act("fire")), { 2 })
end)

test("L41-206, L41-143: isolated Finns do not snipe when they attack, but when they defend", function()
  local function snipers(side)
    local game = field({ { "40", "FI-D1", "FI-D2", "SU-L-42nd" } }, { axis = { "40" } })
    steps(game, { ["FI-D1"] = 2, ["FI-D2"] = 2, ["SU-L-42nd"] = 4 })
    game:setPiece("FI-D1", { supply = "isolated" })
    combat(game, side, "40")
    game:dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    game:act("fight", { space = "40" })
    return shared.rolls(game:act("fire"))[1]
  end
  expect({ snipers("axis"), snipers("soviet") }, { 1, 2 })
end)

test("L41-236: a battle lasts one round", function()
  local game = steps(field({ { "131", "AX-W01", "SU-L-42nd" } }), { ["AX-W01"] = 2, ["SU-L-42nd"] = 4 })
  fight(game, "axis", "131", 1, 1, 1, 1, 1, 1)
  expect(game:piece("SU-L-42nd").space, "131")
  combat(game, "axis", "131")
  game:setVars{ fought = { "131" } }
  game:decide("combat.choose", "axis")
  game:refuse("fight", { space = "131" }, "10.16")
end)

test("L41-237: the victor hides, but fast attackers that cleared a green area lie ready", function()
  local game = field({ { "62", "AX-41-1PZ", "AX-18-I", "SU-L-42nd" }, { "63", "AX-18-L", "SU-L-23rd" } })
  steps(game, { ["AX-41-1PZ"] = 3, ["AX-18-I"] = 4, ["SU-L-42nd"] = 1 })
  fight(game, "axis", "62", 6, 6, 6, 6, 6, 6, 6)
  expect(game:piece("AX-41-1PZ").props.shown, true)
  expect(game:piece("AX-18-I").props.shown, false)
  game = field({ { "80", "AX-41-1PZ", "SU-L-42nd" }, { "63", "AX-18-L", "SU-L-23rd" } })
  steps(game, { ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 1 })
  fight(game, "axis", "80", 1, 6, 6, 6)
  expect(game:piece("AX-41-1PZ").props.shown, false, "not in a yellow area")
end)

test("L41-238: where the fight goes on, the controller hides and the other stays visible", function()
  local game = steps(field({ { "131", "AX-W01", "SU-L-42nd" }, { "63", "AX-18-L", "SU-L-23rd" } }), { ["AX-W01"] = 2, ["SU-L-42nd"] = 4 })
  fight(game, "axis", "131", 1, 1, 1, 1, 1, 1)
  expect(game:piece("SU-L-42nd").props.shown, false)
  expect(game:piece("AX-W01").props.shown, true)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 17: reinforcements.

local shared = require "tests/shared"

local prop, place = shared.prop, shared.place

---Plays on, with impulses of these points in turn, without doing anything.
local function pass(game, ...)
  for __, points in ipairs{ ... } do
    while game:decision().id ~= "impulse.points" do game:act(game:offers("keep") and "keep" or "skip") end
    shared.pass(game, points)
  end
end

local function ready(game)
  while game:decision().id ~= "impulse.points" do game:act(game:offers("keep") and "keep" or "skip") end
end

test("WD-258, WD-342: reinforcements come at the start of the second impulse of their turn", function()
  local game = newGame()
  shared.toTurn(game, 2)
  expect(place(game, "S120"), "pool_soviet")
  pass(game, 4)
  expect(place(game, "G065"), "pool_german", "nor in the first German impulse")
  pass(game, 4)
  expect(place(game, "S120"), "S-E")
  pass(game, 4)
  expect(place(game, "G065"), "G-NW")
end)

test("WD-259: who spends everything in one impulse gets them in the next turn", function()
  local game = newGame()
  shared.toTurn(game, 2)
  pass(game, 10, 10)
  expect(game:turn(), 3)
  expect(place(game, "S120"), "S-E", "at the start of the first impulse")
  expect(place(game, "S136"), "pool_soviet", "those of turn 3 wait")
end)

test("WD-260, WD-261, WD-262: Soviet areas", function()
  local game = shared.marching({ { "0101", "G001" } }, "soviet", 4)
  for box, edge in pairs{ ["S-NE"] = "3401", ["S-E"] = "6024", ["S-SE"] = "3144" } do
    game:place(box, "S001")
    game:act("pick", { piece = "S001" })
    expect(game:offers("enter", { piece = "S001", space = edge }), true, box)
    game:refuse("enter", { piece = "S001", space = box == "S-E" and "3401" or "6024" }, "17.A")
    game:act("drop")
  end
end)

test("WD-263, WD-264, WD-265, WD-266: German areas", function()
  local game = shared.marching({ { "2744", "G002" } }, "german", 4)
  for box, count in pairs{ ["G-S"] = 10, ["G-SW"] = 6, ["G-W"] = 9, ["G-NW"] = 9 } do
    game:place(box, "G001")
    game:act("pick", { piece = "G001" })
    expect(#game:actions("enter"), count, box)
    game:refuse("enter", { piece = "G001", space = "6024" }, "17.B")
    game:act("drop")
  end
end)

test("WD-267: a unit pays for the hex at which it enters, and goes on", function()
  local game = shared.marching({ { "0101", "G001" } }, "soviet", 2)
  game:place("S-E", "S001")
  game:act("pick", { piece = "S001" })
  game:act("enter", { piece = "S001", space = "6024" })
  expect(shared.spent(game, "S001"), 6, "along the railway")
  shared.go(game, "S001", "5924")
  expect(shared.spent(game, "S001"), 12)
  local costs = shared.marching({ { "0101", "G001" } }, "soviet", 2)
  costs:place("S-E", "S123")
  local reach = shared.reach(costs, "S123")
  for hex, cost in pairs(reach) do
    local ways = ground(hex).terrain == "forest"
    expectTrue(cost <= 2 and (not ways or cost < 0.5), hex)
  end
end)

test("WD-267: enemies keep a hex closed, their zones do not", function()
  local game = shared.marching({ { "6024", "G001" } }, "soviet", 3)
  game:place("S-E", "S001")
  game:act("pick", { piece = "S001" })
  game:refuse("enter", { piece = "S001", space = "6024" }, "17.C")
  game:act("enter", { piece = "S001", space = "6023" })
  expect(prop(game, "S001", "stopped"), true)
end)

test("WD-268, WD-269, WD-337: alternative areas", function()
  local game = shared.marching({ { "2744", "G002" } }, "german", 4)
  game:place("G-S", "G001")
  game:setPiece("G001", { due = 1 })
  game:act("pick", { piece = "G001" })
  expect(game:offers("divert", { piece = "G001", space = "G-SW" }), true)
  game:refuse("divert", { piece = "G001", space = "G-W" }, "17.D")
  game:setPiece("G001", { due = 0 })
  expect(game:offers("divert", { piece = "G001", space = "G-W" }), true, "one turn later")
  game:act("divert", { piece = "G001", space = "G-SW" })
  expect(place(game, "G001"), "G-SW")
  game:act("pick", { piece = "G001" })
  expect(game:offers("divert", { piece = "G001", space = "G-W" }), true)
  expect(game:offers("divert", { piece = "G001", space = "G-S" }), false)
end)

test("WD-270, WD-271: areas that are closed", function()
  local game = shared.marching({ { "2634", "G002" } }, "german", 4)
  game:place("G-S", "G001")
  game:act("pick", { piece = "G001" })
  expect(#game:actions("enter") > 0, true)
  game:place("2434", "G002")
  expect(#game:actions("enter") > 0, true, "2434 is east of the river, too")
  game:place("2134", "G002")
  expect(#game:actions("enter"), 0, "west of the Lovat")
  game:refuse("enter", { piece = "G001", space = "2744" }, "17.E")
  game:place("2715", "G002")
  expect(#game:actions("enter"), 0, "north of the city")
  game:act("drop")
  game:place("G-SW", "G003")
  game:act("pick", { piece = "G003" })
  game:refuse("enter", { piece = "G003", space = "0135" }, "17.E")
  game:place("2134", "G002")
  expect(#game:actions("enter"), 0, "eleven hexes from the edge")
  game:place("2135", "G002")
  expect(#game:actions("enter") > 0, true, "ten hexes from it")
end)

test("WD-405: who finds all areas closed waits, or comes in the West a turn later", function()
  local game = shared.marching({ { "0902", "G002" } }, "german", 4)
  game:place("G-S", "G001")
  game:setPiece("G001", { due = 1 })
  game:act("pick", { piece = "G001" })
  expect({ #game:actions("enter"), #game:actions("divert") }, { 0, 0 })
  game:setPiece("G001", { due = 0 })
  expect(#game:actions("divert"), 1)
  game:act("divert", { piece = "G001", space = "G-W" })
  game:act("pick", { piece = "G001" })
  expect(#game:actions("enter"), 9)
end)

-- 17.F --------------------------------------------------------------------------------------------------------------------

---Scenario V up to the first German impulse, with this die.
local function twelve(die)
  local game = newGame{ scenario = "s5" }
  ready(game)
  game:act("commit", { value = 1 })
  if game:decision().id == "replace.choose" then game:act("done") end
  game:dice(die)
  game:act("hand_over")
  ready(game)
  return game
end

test("WD-272: one parachute battalion, or on a 6 the whole division", function()
  local game = twelve(5)
  expect({ place(game, "G193"), game:var("flieger") }, { "G-SW", "battalion" })
  expectTrue(place(game, "G194") ~= "G-SW")
  local whole = twelve(6)
  for __, unit in ipairs{ "G193", "G194", "G205" } do expect(place(whole, unit), "G-SW", unit) end
end)

test("WD-273, WD-274, WD-275: then the Soviets roll for their reserves", function()
  local game = twelve(6)
  game:act("commit", { value = 1 })
  if game:decision().id == "replace.choose" then game:act("done") end
  game:dice(4, 5, 1)
  game:act("hand_over")
  expect(place(game, "S206"), "S-NE", "54th Brigade")
  expectTrue(place(game, "S202") ~= "S-NE", "not the 24th Cavalry")
  expect(place(game, "S190"), "S-SE", "334th Division")
  expect(place(game, "S196"), "S-E", "47th Division in any case")
  local none = twelve(3)
  none:act("commit", { value = 1 })
  if none:decision().id == "replace.choose" then none:act("done") end
  none:act("hand_over")
  expectTrue(place(none, "S196") ~= "S-E")
end)

test("WD-407: artillery of the set-up is deployed, arriving artillery is not", function()
  local game = newGame()
  expect(prop(game, "S004", "deployed"), true)
  expect(prop(game, "G017", "deployed"), true)
  local coming = shared.marching({ { "0101", "G001" } }, "soviet", 4)
  coming:place("S-E", "S125")
  coming:act("pick", { piece = "S125" })
  coming:act("enter", { piece = "S125", space = "6024" })
  expect(prop(coming, "S125", "deployed"), false)
  coming:act("deploy", { piece = "S125" })
  expect(prop(coming, "S125", "deployed"), true)
end)

test("WD-414: the start turn of a scenario has its arrivals in the second impulse, too", function()
  local game = newGame{ scenario = "s2" }
  ready(game)
  expect(place(game, "G107"), "pool_german")
  pass(game, 3, 3, 3)
  expect(game:decision().side, "german")
  expect(place(game, "G107") ~= "pool_german", true)
end)

test("WD-326: arrivals lie ready in the box of their area", function()
  local game = newGame()
  shared.toTurn(game, 2)
  pass(game, 4, 4)
  expect(#game:stack("S-E"), 24)
  game:act("commit", { value = 2 })
  expect(game:offers("pick", { piece = "S120" }), true)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.3: the battleship Marat.

local shared = require "tests/shared"

local field = shared.optional
local orders = shared.orders
local finish = shared.finish

---Tallinn was disputed before the Axis impulse; one more stack, if wished.
local function tallinn(control, more)
  local game = field(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "55", "AX-18-HQ", "AX-8FK", "AX-16-HQ" } }, control or { axis = { "55", "54", "73", "89", "109" } })
  if more then game:place(table.unpack(more)) end
  game:place("BALTIC", "MARAT")
  game:setPiece("AX-18-I", { steps = 4 })
  game:setPiece("SU-L-42nd", { steps = 2 })
  game:decide("impulse.choose", "axis")
  game:act("tactical")
  game:act("activate", { piece = "AX-18-HQ", space = "55" })
  game:act("activate", { piece = "AX-8FK", space = "55" })
  game:act("done")
  return game
end

test("L41-279: the Marat lies in the Baltic, or in Neva Bay", function()
  expect(newGame{ scenario = "campaign", options = { ro14_3 = "on" } }:piece("MARAT").space, "BALTIC")
  expect(newGame{ scenario = "campaign" }:piece("MARAT").space, nil)
  local game = tallinn()
  expect(#game:actions("sail"), 1, "sound and in the Baltic: it reaches Tallinn")
  game = field(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "55", "AX-18-HQ" } }, { axis = { "55", "54", "73", "89", "109" } })
  game:place("BALTIC", "MARAT")
  game:setPiece("MARAT", { steps = 1 })
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  expect(game:decision().id, "command", "damaged it is confined to Neva Bay")
end)

test("L41-280, L41-281: one battle on the coast, before the command step; it must be fought", function()
  local game = tallinn()
  expect({ game:decision().id, game:decision().side }, { "marat.sail", "soviet" })
  game:refuse("sail", { space = "59" }, "14.3")
  game:act("sail", { space = "T" })
  expect(game:decision().id, "command")
  game:act("done")
  finish(game, "support")
  expect({ game:decision().id, game:offers("done") }, { "combat.fire", false }, "the battle is mandatory")
  game = tallinn()
  game:act("stay")
  game:act("done")
  finish(game, "support")
  expect(game:decision().id, "combat.choose")
  expectTrue(game:offers("done"), "without the ship it is not")
end)

test("L41-280: nor when the Axis passes or calls reinforcements", function()
  for __, choice in ipairs{ "pass", "strategic" } do
    local game = field(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "55", "AX-18-HQ" } }, { axis = { "55", "54", "73", "89", "109" } })
    game:place("BALTIC", "MARAT")
    game:place("AXIS_POOL", "AX-W01", "AX-W02")
    game:decide("impulse.choose", "axis")
    game:act(choice, { value = choice == "strategic" and "draw" or nil })
    expectTrue(game:decision().id ~= "marat.sail", choice)
  end
end)

test("L41-279, L41-272: the Marat goes home to Neva Bay when the Baltic is lost, and comes back with it", function()
  local game = field(3, { { "57", "AX-41-1PZ" }, { "K", "SU-W-T1" }, { "84", "SU-V-4th" } }, { axis = { "57", "H", "K", "55" }, soviet = { "T", "54", "53" } })
  game:place("BALTIC", "MARAT")
  orders(game, "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "T" })
  expect(game:piece("MARAT").space, "NEVA_BAY")
  game:place("57", "AX-41-1PZ")
  game:place("56", "SU-W-T1")
  orders(game, "soviet")
  game:act("move", { piece = "SU-W-T1", space = "T" })
  expect(game:piece("MARAT").space, "BALTIC")
end)

test("L41-280: never in a Soviet impulse", function()
  local game = field(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "L", "SU-L-HQ" } }, { axis = { "55", "54", "73", "89", "109" } })
  game:place("BALTIC", "MARAT")
  game:setVars{ disc = "soviet" }
  game:decide("impulse.choose", "soviet")
  game:act("strategic", { value = "move" })
  expect(game:decision().id, "command")
end)

test("L41-280: without the Baltic only the six areas of Neva Bay", function()
  local game = tallinn{ axis = { "55", "54", "73", "89", "109", "H", "K" } }
  expect(game:decision().id, "marat.sail", "Tallinn itself is still Soviet")
  game = field(3, { { "60", "AX-18-I", "SU-L-42nd" }, { "63", "AX-18-L", "SU-L-23rd" }, { "G1", "AX-16-II" } },
    { axis = { "H", "K", "T", "59", "58", "56", "55", "73", "89", "109", "78", "80" } })
  game:place("BALTIC", "MARAT")
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  expect(game:decision().id, "marat.sail")
  expect(#game:actions("sail"), 1)
  game:refuse("sail", { space = "60" }, "14.3")
  game:act("sail", { space = "63" })
end)

test("L41-283: a die for flak and a die for gunfire, on 4-6, damaged on 5-6", function()
  local game = tallinn()
  game:act("sail", { space = "T" })
  game:act("done")
  game:act("bomb", { piece = "DO17-1", space = "T" })
  game:dice(1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1)
  expect(game:piece("MARAT").props.hits_on, 4)
  finish(game, "support")
  game:act("fire")
  expect(game:piece("AX-18-I").steps, 3, "flak 42nd and Marat, four dice of the Do-17, two of the 42nd, then the Marat hits")
  game:setPiece("MARAT", { steps = 1 })
  expect(game:piece("MARAT").props.hits_on, 5)
end)

test("L41-282, L41-284, L41-286: the worked duel", function()
  local game = tallinn()
  game:act("sail", { space = "T" })
  game:act("done")
  game:refuse("hunt", { piece = "DO17-1" }, "14.3")
  game:act("hunt", { piece = "STUKA-1" })
  game:act("hunt", { piece = "STUKA-2" })
  game:dice(1, 1, 1, 1, 1, 1, 4, 4)
  finish(game, "support")
  game:act("fire")
  expect(game:piece("AX-18-I").steps, 4, "the ship did not fire at the ground")
  expect({ game:piece("STUKA-1").space, game:piece("STUKA-2").space }, { "ABORTED", "T" }, "one is turned back")
  expect({ game:piece("MARAT").steps, game:piece("MARAT").space }, { 1, "NEVA_BAY" }, "the other one hits")
end)

test("L41-282, L41-284: the Stukas and the ship fight after the battle of the ship, not after another one", function()
  local game = tallinn(nil, { "110", "AX-W01", "SU-L-23rd" })
  game:act("sail", { space = "T" })
  game:act("done")
  game:act("hunt", { piece = "STUKA-1" })
  game:act("hunt", { piece = "STUKA-2" })
  finish(game, "support")
  game:dice(1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "110" })
  local rolls = 0
  for __, event in ipairs(game:act("fire")) do
    expectTrue(event.rule ~= "14.3", "nothing is dropped yet")
    if event.kind == "roll" then rolls = rolls + 1 end
  end
  expect(rolls, 2)
  expect({ game:piece("MARAT").steps, game:piece("STUKA-1").space, game:piece("STUKA-2").space }, { 2, "T", "T" })
  game:dice(1, 1, 1, 1, 1, 1, 1, 4, 4)
  if game:decision().id == "combat.choose" then game:act("fight", { space = "T" }) end
  game:act("fire")
  expect(game:piece("MARAT").space, nil, "two bombs in its own battle")
end)

test("L41-280, L41-283: the ship fires only in its own battle", function()
  local game = tallinn(nil, { "110", "AX-W01", "SU-L-23rd" })
  game:setPiece("SU-L-23rd", { steps = 1 })
  game:act("sail", { space = "T" })
  game:act("done")
  game:act("bomb", { piece = "DO17-1", space = "110" })
  finish(game, "support")
  game:act("fight", { space = "110" })
  game:dice(1, 1, 1, 1, 1, 1, 1, 1)
  local rolled = {}
  for __, event in ipairs(game:act("fire")) do
    if event.kind == "roll" then rolled[#rolled + 1] = #event.dice end
  end
  expect(rolled, { 1, 4, 1, 2 }, "flak, bombs, the army, the division")
end)

test("L41-282, L41-078: the Stukas find the ship also where a line is given up before the battle", function()
  local game = field(3, { { "T", "AX-18-I", "LD-SU-1" }, { "55", "AX-18-HQ", "AX-8FK" } }, { axis = { "55", "54", "73", "89", "109" } })
  game:place("BALTIC", "MARAT")
  game:setVars{ impulse = "tactical", old_fights = { "T" }, marat_area = "T", fought = {} }
  game:setPiece("AX-8FK", { active = true, shown = true })
  game:decide("support", "axis")
  game:act("hunt", { piece = "STUKA-1" })
  finish(game, "support")
  expect(game:decision().id, "combat.line")
  game:dice(1, 4)
  game:act("yield")
  expect({ game:piece("MARAT").steps, game:space("T").control }, { 1, "axis" })
end)

test("L41-282, L41-283: one Stuka that is turned back drops nothing", function()
  local game = tallinn()
  game:act("sail", { space = "T" })
  game:act("done")
  game:act("hunt", { piece = "STUKA-1" })
  game:dice(1, 1, 1, 1, 1, 1, 4)
  finish(game, "support")
  game:act("fire")
  expect({ game:piece("STUKA-1").space, game:piece("MARAT").steps, game:piece("MARAT").space }, { "ABORTED", 2, "BALTIC" })
end)

test("L41-284: two hits sink it", function()
  local game = tallinn()
  game:act("sail", { space = "T" })
  game:act("done")
  game:act("hunt", { piece = "STUKA-1" })
  game:act("hunt", { piece = "STUKA-2" })
  game:dice(1, 1, 1, 1, 1, 1, 3, 4, 4)
  finish(game, "support")
  game:act("fire")
  expect(game:piece("MARAT").space, nil)
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  expect(game:decision().id, "command", "it sails no more")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.17, 10.19: exploitation and Blitz.

local shared = require "tests/shared"

local field = shared.field
local finish = shared.finish
local offered = shared.offered

---A Tactical Impulse that has just ended with its HQ Deactivation.
local function afterTactical(weather, side)
  local game = field({ { "113", "AX-41-1PZ", "AX-18-I", "AX-41-HQ" }, { "114", "SU-L-42nd" }, { "112", "AX-41-6PZ", "SU-L-23rd" }, { "84", "SU-W-T1", "SU-ZHUKOV" } },
    { axis = { "113", "112", "111", "127", "132" } })
  game:setPiece("AX-41-1PZ", { moved = true })
  game:setVars{ weather = weather, impulse = "tactical", disc = side, old_fights = { "112" } }
  game:decide("combat.choose", side)
  game:act("done")
  return game
end

test("L41-154, L41-248, L41-075, L41-074: after a Tactical Impulse the disc buys a move of fast blocks", function()
  local game = afterTactical("sun", "axis")
  expect(game:decision().id, "exploit.choose")
  game:act("exploit")
  local value = game:query("logistics", { side = "axis" }).value
  expect(game:var("blocks_left"), value)
  expectTrue(game:offers("move", { piece = "AX-41-1PZ", space = "132" }), "though it has moved before")
  expectTrue(game:offers("move", { piece = "AX-41-HQ", space = "132" }), "fast HQs, too")
  game:refuse("move", { piece = "AX-18-I", space = "132" }, "10.19")
  game:act("move", { piece = "AX-41-1PZ", space = "132" })
  game:act("done")
  expect({ game:decision().side, game:var("disc") }, { "soviet", "soviet" })
end)

test("L41-249, L41-202: no engaging, no breaking away, no building, no combat in an exploitation", function()
  local game = afterTactical("sun", "axis")
  game:act("exploit")
  game:refuse("move", { piece = "AX-41-1PZ", space = "114" }, "10.19")
  game:refuse("move", { piece = "AX-41-6PZ", space = "113" }, "10.19")
  game:refuse("build", { piece = "AX-41-1PZ" })
  expect(offered(game), { move = true, done = true })
  game:act("done")
  expect(game:decision().id, "impulse.choose")
end)

test("L41-248: no more fast blocks than the logistic value", function()
  local game = afterTactical("sun", "axis")
  game:act("exploit")
  game:setVars{ blocks_left = 1 }
  game:act("move", { piece = "AX-41-1PZ", space = "132" })
  game:refuse("move", { piece = "AX-41-HQ", space = "132" }, "10.19")
end)

test("L41-250: the Axis exploits in the sun, the Soviets also in snow", function()
  expect(afterTactical("rain", "axis"):decision().id, "impulse.choose")
  expect(afterTactical("snow", "axis"):decision().id, "impulse.choose")
  expect(afterTactical("sun", "soviet"):decision().id, "exploit.choose")
  expect(afterTactical("snow", "soviet"):decision().id, "exploit.choose")
  expect(afterTactical("rain", "soviet"):decision().id, "impulse.choose")
end)

test("L41-154, L41-248: without the disc, or after a pass, there is none", function()
  local game = afterTactical("sun", "axis")
  game:act("skip")
  expect(game:var("disc"), "axis", "the disc is kept")
  game = newGame{ scenario = "campaign" }
  game:act("pass")
  game:act("done")
  expect(game:decision().id, "impulse.choose")
  game = afterTactical("sun", "axis")
  game:setVars{ disc = "soviet", impulse = "tactical" }
  game:decide("combat.choose", "axis")
  game:act("done")
  expect(game:decision().id, "impulse.choose")
end)

-- Blitz ------------------------------------------------------------------------------------------------------------------------------------

---1st Panzer has to clear 114; Reinhardt is active in 113.
local function ready(more, control)
  local game = field({ { "114", "AX-41-1PZ", "SU-L-42nd" }, { "113", "AX-41-HQ" }, { "G1", "AX-18-I" } }, { axis = { "113", "112", "111", "127" } })
  for __, stack in ipairs(more or {}) do game:place(table.unpack(stack)) end
  for side, list in pairs(control or {}) do
    for __, id in ipairs(list) do game:setSpace(id, { control = side }) end
  end
  game:setPiece("AX-41-1PZ", { steps = 3 })
  game:setPiece("SU-L-42nd", { steps = 1 })
  game:setPiece("AX-41-HQ", { active = true, shown = true })
  game:setVars{ impulse = "tactical", old_fights = {} }
  return game
end

---Fights for 114, which is cleared.
local function clear(game)
  game:decide("combat.choose", "axis")
  game:dice(4, 4, 4)
  game:act("fight", { space = "114" })
  game:act("fire")
  return game
end

local function goals(game, piece)
  local list = {}
  for __, action in ipairs(game:actions("blitz")) do
    if action.piece == piece then list[action.space] = true end
  end
  return list
end

test("L41-239, L41-240: a fast block that cleared a green area goes on into a green area", function()
  local game = clear(ready({ { "133", "SU-L-23rd" }, { "94", "SU-L-54th" } }))
  expect(game:decision().id, "blitz.move")
  expect(goals(game, "AX-41-1PZ"), { ["94"] = true, ["113"] = true, ["115"] = true, ["132"] = true, ["133"] = true }, "not yellow 92 and 93")
  game:refuse("blitz", { piece = "AX-41-1PZ", space = "92" }, "10.17")
  game:refuse("blitz", { piece = "AX-41-HQ", space = "133" }, "10.17")
  game:refuse("blitz", { piece = "AX-41-1PZ", space = "134" }, "10.17")
  game:act("blitz", { piece = "AX-41-1PZ", space = "115" })
  expect(game:space("115").control, "axis", "an empty enemy area is taken without a battle")
end)

test("L41-240: not without a battle, not without a clear area, not without a Blitz HQ", function()
  local game = ready()
  game:setPiece("SU-L-42nd", { steps = 4 })
  game:decide("combat.choose", "axis")
  game:dice(1, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "114" })
  game:act("fire")
  expectTrue(game:decision().id ~= "blitz.move", "the enemy still stands")
  game = ready()
  game:setPiece("AX-41-HQ", { active = false, shown = false })
  game:place("113", "AX-18-HQ")
  game:setPiece("AX-18-HQ", { active = true, shown = true })
  clear(game)
  expectTrue(game:decision().id ~= "blitz.move", "the 18th Army has no Blitz sign")
  game = ready()
  game:setPiece("AX-41-HQ", { active = false, shown = false })
  game:place("113", "AX-56-HQ")
  game:setPiece("AX-56-HQ", { active = true, shown = true })
  clear(game)
  expectTrue(game:decision().id ~= "blitz.move", "Manstein does not lead a red block")
  game = ready({ { "132", "AX-41-6PZ" } })
  clear(game)
  game:refuse("blitz", { piece = "AX-41-6PZ", space = "133" }, "10.17")
end)

test("L41-240: white blocks follow any Blitz HQ; slow ones never", function()
  local game = ready({ { "114", "AX-TT", "AX-W01" } })
  game:decide("combat.choose", "axis")
  game:dice(4, 4, 4, 4, 4, 4)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(goals(game, "AX-TT")["133"], true)
  expect(goals(game, "AX-W01"), {})
end)

test("L41-242: no Blitz in bad weather or in a Strategic Impulse, nor from or into a yellow area", function()
  local game = ready()
  game:setVars{ weather = "snow" }
  game:decide("combat.choose", "axis")
  game:dice(1, 6, 6, 6)
  game:act("fight", { space = "114" })
  game:act("fire")
  expectTrue(game:decision().id ~= "blitz.move", "snow")
  game = ready()
  game:setVars{ impulse = "strategic" }
  clear(game)
  expectTrue(game:decision().id ~= "blitz.move", "Strategic Impulse")
  game = ready({ { "92", "AX-41-6PZ", "SU-L-23rd" } })
  game:place("G2", "AX-41-1PZ")
  game:place("84", "SU-L-42nd")
  game:setPiece("SU-L-23rd", { steps = 1 })
  game:setPiece("AX-41-6PZ", { steps = 3 })
  game:decide("combat.choose", "axis")
  game:dice(1, 6, 6, 6)
  game:act("fight", { space = "92" })
  game:act("fire")
  expectTrue(game:decision().id ~= "blitz.move", "from a yellow area")
end)

test("L41-243, L41-211: enemies in the way give a battle, with artillery once more", function()
  local game = ready({ { "132", "SU-L-23rd" } }, { soviet = { "132" } })
  game:setPiece("SU-L-23rd", { steps = 4 })
  game:setPiece("AX-41-HQ", { steps = 4, target = "114" })
  game:decide("combat.choose", "axis")
  game:dice(6, 6, 6, 6)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(game:decision().id, "blitz.move", "artillery alone cleared 114")
  game:act("blitz", { piece = "AX-41-1PZ", space = "132" })
  finish(game, "blitz.move")
  expect(game:decision().id, "support")
  game:refuse("artillery", { piece = "AX-41-HQ", space = "114" }, "10.12")
  game:act("artillery", { piece = "AX-41-HQ", space = "132" })
  game:dice(6, 6, 1, 1, 4, 4, 1, 1, 1)
  game:act("fire")
  expect(game:piece("SU-L-23rd").space, "SOVIET_POOL", "two hits of artillery, two of the tanks")
end)

test("L41-244: Stukas that came through follow the Blitz; level bombers do not", function()
  local game = ready({ { "132", "SU-L-23rd" }, { "113", "AX-8FK" }, { "114", "STUKA-1", "DO17-1" } }, { soviet = { "132" } })
  game:setPiece("AX-8FK", { active = true, shown = true, steps = 2 })
  game:setPiece("SU-L-42nd", { steps = 4 })
  game:setPiece("AX-41-HQ", { steps = 2 })
  for __, id in ipairs{ "STUKA-1", "DO17-1" } do game:setPiece(id, { flown = true, target = "114" }) end
  game:decide("combat.choose", "axis")
  game:dice(1, 6, 6, 6, 6, 6)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(game:decision().id, "blitz.move")
  game:act("blitz", { piece = "AX-41-1PZ", space = "132" })
  finish(game, "blitz.move")
  expect(game:decision().id, "support")
  game:refuse("bomb", { piece = "DO17-1", space = "132" }, "10.17")
  game:refuse("bomb", { piece = "DO17-2", space = "132" }, "10.17")
  game:refuse("bomb", { piece = "STUKA-2", space = "132" }, "10.17")
  game:act("bomb", { piece = "STUKA-1", space = "132" })
  expect(game:piece("STUKA-1").space, "132")
end)

test("L41-244: a Stuka whose battle the artillery had already won follows as well", function()
  local game = ready({ { "132", "SU-L-23rd" }, { "113", "AX-8FK" }, { "94", "AX-18-L", "SU-L-54th" } }, { soviet = { "132" } })
  game:setPiece("AX-8FK", { active = true, shown = true, steps = 4 })
  game:setPiece("AX-41-HQ", { steps = 2 })
  game:setVars{ old_fights = { "94" } }
  game:decide("support", "axis")
  game:act("artillery", { piece = "AX-41-HQ", space = "114" })
  game:act("bomb", { piece = "STUKA-1", space = "114" })
  game:act("bomb", { piece = "STUKA-2", space = "94" })
  game:act("bomb", { piece = "DO17-1", space = "114" })
  finish(game, "support")
  game:dice(6, 1)
  game:act("fight", { space = "114" })
  game:act("fire")
  expect(game:piece("SU-L-42nd").space, "SOVIET_POOL", "before the bombers came")
  game:act("done")
  game:act("blitz", { piece = "AX-41-1PZ", space = "132" })
  finish(game, "blitz.move")
  expect(game:decision().id, "support")
  game:refuse("bomb", { piece = "STUKA-2", space = "132" }, "10.17")
  game:refuse("bomb", { piece = "DO17-1", space = "132" }, "10.17")
  game:act("bomb", { piece = "STUKA-1", space = "132" })
  expect(game:piece("STUKA-1").space, "132")
  game:refuse("bomb", { piece = "STUKA-1", space = "132" }, "10.17")
  finish(game, "support")
  game:setPiece("SU-L-23rd", { steps = 4 })
  game:dice(1, 4, 4, 4, 4)
  game:act("fire")
  expect(game:piece("SU-L-23rd").space, "SOVIET_POOL", "four dice at 4-6")
end)

test("L41-245: not into an area that was disputed when the segment began, even if the fight there is new", function()
  local game = ready({ { "133", "AX-18-L", "SU-L-23rd" } })
  game:setPiece("SU-L-23rd", { steps = 4 })
  game:decide("combat.choose", "axis")
  game:dice(1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "133" })
  game:act("fire")
  game:dice(4, 4, 4)
  game:act("fire")
  expect(game:decision().id, "blitz.move")
  expect(goals(game, "AX-41-1PZ")["133"], nil)
  game:refuse("blitz", { piece = "AX-41-1PZ", space = "133" }, "10.17")
end)

test("L41-245, L41-239: but into one that was disputed before and is cleared now", function()
  local game = ready({ { "133", "AX-18-L", "SU-L-23rd" } })
  game:setPiece("SU-L-23rd", { steps = 1 })
  game:setPiece("AX-18-L", { steps = 4 })
  game:setVars{ old_fights = { "133" } }
  game:decide("combat.choose", "axis")
  game:dice(1, 6, 6, 6, 6)
  game:act("fight", { space = "133" })
  game:act("fire")
  game:dice(4, 4, 4)
  game:act("fire")
  game:act("blitz", { piece = "AX-41-1PZ", space = "133" })
  expect(game:piece("AX-41-1PZ").space, "133")
end)

test("L41-243, L41-239: several blocks go into the same new battle, which is not theirs to decline", function()
  local game = ready({ { "114", "AX-41-6PZ" }, { "132", "SU-L-23rd" } }, { soviet = { "132" } })
  game:setPiece("AX-41-6PZ", { steps = 3 })
  game:setPiece("SU-L-23rd", { steps = 4 })
  game:decide("combat.choose", "axis")
  game:dice(4, 4, 4, 4, 4, 4)
  game:act("fight", { space = "114" })
  game:act("fire")
  game:act("blitz", { piece = "AX-41-1PZ", space = "132" })
  game:act("blitz", { piece = "AX-41-6PZ", space = "132" })
  finish(game, "support")
  expect(game:decision().id, "combat.fire", "the only battle begins at once")
  game:dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fire")
  expectTrue(game:decision().id ~= "blitz.move", "no second Blitz")
end)

test("L41-211, L41-243: in a Blitz only Blitz HQs fire again, each next to the battle", function()
  local game = ready({ { "132", "SU-L-23rd" }, { "113", "AX-18-HQ" }, { "94", "AX-56-HQ", "AX-18-L" } }, { soviet = { "132" }, axis = { "94" } })
  for __, id in ipairs{ "AX-41-HQ", "AX-18-HQ", "AX-56-HQ" } do game:setPiece(id, { active = true, shown = true, steps = 2 }) end
  game:setPiece("SU-L-23rd", { steps = 4 })
  game:decide("support", "axis")
  for __, id in ipairs{ "AX-41-HQ", "AX-18-HQ", "AX-56-HQ" } do game:act("artillery", { piece = id, space = "114" }) end
  game:dice(6, 6, 6, 6, 6, 6)
  game:act("fire")
  game:act("blitz", { piece = "AX-41-1PZ", space = "132" })
  finish(game, "blitz.move")
  expect(game:decision().id, "support")
  game:refuse("artillery", { piece = "AX-18-HQ", space = "132" }, "10.13.3.1")
  game:refuse("artillery", { piece = "AX-56-HQ", space = "132" }, "10.4")
  expect(#game:actions("artillery"), 1)
  game:act("artillery", { piece = "AX-41-HQ", space = "132" })
  game:dice(6, 5, 1, 1, 4, 1, 1)
  game:act("fire")
  expect(game:piece("SU-L-23rd").steps, 1, "two hits of two dice, one of the tanks")
end)

test("L41-225: on the Murmansk road nothing absorbs", function()
  local game = newGame{ scenario = "campaign", options = { ro14_8 = "on" } }
  game:place("MUR10", "SU-K-1T", "AX-DIETL")
  game:setPiece("SU-K-1T", { steps = 2 })
  game:setPiece("AX-DIETL", { active = true, steps = 4 })
  game:setVars{ impulse = "tactical" }
  game:decide("support", "axis")
  game:dice(6, 1, 1, 1)
  game:act("done")
  expect(game:piece("SU-K-1T").steps, 1, "one hit, one step")
end)

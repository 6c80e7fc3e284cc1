-- SPDX-License-Identifier: GPL-3.0-or-later
--- 3.0, 8.1, 10.17, 10.19, 11.0, 12.0, 13.0: impulses, weather, Blitz, exploitation, victory.

local function field(stacks, control, scenario)
  local game = newGame{ scenario = scenario or "campaign", clear = true }
  game:place("TYPHOON", "AX-DIETL")
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  for side, list in pairs(control or {}) do
    for __, id in ipairs(list) do game:setSpace(id, { control = side }) end
  end
  return game
end

local function enemy(side)
  return side == "axis" and "soviet" or "axis"
end

---Ends a decision, if it is open.
local function finish(game, id)
  if game:decision() and game:decision().id == (id or "command") then game:act("done") end
end

---The other side passes, so that the impulse of this side begins.
local function begin(game, side)
  game:setVars{ passes = 0 }
  game:decide("impulse.choose", enemy(side))
  game:act("pass")
  finish(game)
end

local function offered(game)
  local verbs = {}
  for __, action in ipairs(game:actions()) do verbs[action.verb] = true end
  return verbs
end

test("L41-067, L41-251: one of three impulses; the strategic one needs the disc", function()
  local game = newGame{ scenario = "campaign" }
  expect(offered(game), { tactical = true, strategic = true, pass = true })
  game:act("pass")
  expect(offered(game).strategic, nil)
  game:act("done")
  expect(game:decision().side, "soviet")
  expect(offered(game), { tactical = true, pass = true })
  game:refuse("strategic", { value = "move" }, "11.0")
end)

test("L41-068, L41-114: two passes in a row end the month, nothing else does", function()
  local game = newGame{ scenario = "campaign" }
  game:act("pass")
  game:act("done")
  game:act("tactical")
  game:act("activate", { piece = "SU-L-HQ", space = "L" })
  game:playUntil(function(one) return one:decision().side == "axis" end, { "done" })
  expect(game:var("passes"), 0)
  game:act("pass")
  game:act("done")
  expect(game:turn(), 1, "pass, impulse, pass: it goes on")
  game:act("pass")
  game:act("done")
  expect({ game:turn(), game:phase() }, { 2, "logistics" })
  game = newGame{ scenario = "campaign" }
  for __ = 1, 2 do
    game:act("pass")
    game:act("done")
  end
  expect(game:turn(), 2, "two impulses are enough")
end)

test("L41-113, L41-157: the order of an impulse", function()
  local game = field({ { "113", "AX-41-HQ", "AX-41-1PZ", "AX-41-36M" }, { "114", "SU-L-42nd" }, { "84", "SU-V-4th" }, { "G1", "AX-18-HQ", "AX-18-I" } },
    { axis = { "113", "112", "111", "127" } })
  game:setPiece("SU-L-42nd", { steps = 1 })
  game:setVars{ turn = 4, weather = "sun" }
  begin(game, "axis")
  local seen = {}
  local function note() seen[#seen + 1] = game:phase() end
  expect(game:var("forecast"), 1, "the weather first")
  note()
  game:act("tactical")
  note()
  game:act("activate", { piece = "AX-41-HQ", space = "113" })
  game:act("done")
  note()
  game:act("move", { piece = "AX-41-1PZ", space = "114" })
  game:act("done")
  note()
  finish(game, "support")
  note()
  game:dice(4, 4, 4)
  game:act("fire")
  note()
  finish(game, "blitz.move")
  note()
  expect(seen, { "choice", "activation", "command", "support", "combat", "blitz", "exploitation" })
  expect(game:piece("AX-41-HQ").props.active, false, "deactivated before the exploitation")
  game:act("skip")
  expect(game:decision().side, "soviet")
end)

-- Weather --------------------------------------------------------------------------------------------------------------------

test("L41-019: no roll and no clouds before October", function()
  local game = field({ { "G1", "AX-18-I" }, { "84", "SU-V-4th" } })
  for turn = 1, 3 do
    game:setVars{ turn = turn }
    game:dice(1)
    begin(game, "axis")
    expect({ game:var("weather"), game:var("forecast") }, { "sun", 0 })
  end
end)

test("L41-136: the die grows with each Axis impulse; the sixth is certain", function()
  local game = field({ { "G1", "AX-18-I" }, { "84", "SU-V-4th" } })
  game:setVars{ turn = 4 }
  for number = 1, 5 do
    game:dice(number + 1)
    begin(game, "axis")
    expect({ game:var("weather"), game:var("forecast") }, { "sun", number })
    expect(game:piece("FORECAST").space, "FORECAST" .. number)
  end
  game:dice(6)
  begin(game, "axis")
  expect(game:var("weather"), "rain")
end)

test("L41-137, L41-138, L41-139: rain stays through the next impulse; then snow, for good", function()
  local game = field({ { "G1", "AX-18-I" }, { "84", "SU-V-4th" } })
  game:setVars{ turn = 4 }
  game:dice(1)
  begin(game, "axis")
  expect({ game:var("weather"), game:var("forecast"), game:piece("FORECAST").space }, { "rain", 0, nil })
  expect(game:piece("WEATHER").space, "WEATHER_RAIN")
  game:act("pass")
  finish(game)
  expect({ game:decision().side, game:var("weather") }, { "soviet", "rain" })
  game:dice(2)
  begin(game, "axis")
  expect({ game:var("weather"), game:var("forecast") }, { "rain", 1 })
  game:dice(2)
  begin(game, "axis")
  expect(game:var("weather"), "snow")
  game:dice(1)
  begin(game, "axis")
  expect({ game:var("weather"), game:var("forecast") }, { "snow", 0 }, "no more rolls")
end)

test("L41-130, L41-133: every area costs three in rain, two in snow", function()
  local game = field({ { "113", "SU-W-T1" }, { "84", "SU-V-4th" } })
  game:setVars{ weather = "rain" }
  local function reach() return game:query("reach", { piece = "SU-W-T1" }) end
  for id, cost in pairs(reach()) do expect(cost, 3, id) end
  game:setVars{ weather = "snow" }
  local costs = { ["114"] = 2, ["92"] = 2, ["94"] = 4, ["77"] = 4 }
  for id, cost in pairs(costs) do expectTrue(reach()[id] == cost, "green, yellow, and red 77 behind them: " .. id) end
end)

test("L41-131, L41-134: rain leaves every attacker one die, snow halves the Germans", function()
  local game = field({ { "131", "AX-18-I", "FI-C1", "SU-L-42nd" } })
  for __, id in ipairs{ "AX-18-I", "FI-C1", "SU-L-42nd" } do game:setPiece(id, { steps = 4 }) end
  local function attack(id) return game:query("odds", { attackers = { id }, space = "131" }).attack.dice end
  local function defence(id) return game:query("odds", { attackers = { id }, space = "131" }).defence.dice end
  game:setVars{ weather = "rain" }
  expect({ attack("AX-18-I"), attack("FI-C1"), attack("SU-L-42nd") }, { 1, 1, 1 })
  expect({ defence("AX-18-I"), defence("SU-L-42nd") }, { 4, 8 }, "defenders do not mind")
  game:setVars{ weather = "snow" }
  expect({ attack("AX-18-I"), attack("FI-C1"), attack("SU-L-42nd") }, { 2, 4, 4 })
  game:setPiece("AX-18-I", { steps = 3 })
  expect(attack("AX-18-I"), 1)
end)

-- Pass -------------------------------------------------------------------------------------------------------------------------

test("L41-258, L41-202, L41-178: a pass commands one block, without engaging", function()
  local game = field({ { "113", "AX-41-1PZ", "AX-18-I" }, { "114", "SU-L-42nd" }, { "132", "AX-W01", "SU-L-23rd" } }, { axis = { "113", "112", "111", "127", "132" } })
  for __, id in ipairs{ "AX-41-1PZ", "AX-18-I", "AX-W01" } do game:setPiece(id, { steps = 2 }) end
  game:decide("impulse.choose", "axis")
  game:act("pass")
  game:refuse("move", { piece = "AX-41-1PZ", space = "114" }, "12.0")
  expectTrue(game:offers("move", { piece = "AX-W01", space = "113" }), "breaking away is allowed")
  expectTrue(game:offers("build", { piece = "AX-18-I" }), "building, too")
  game:act("move", { piece = "AX-41-1PZ", space = "112" })
  expectTrue(game:offers("move", { piece = "AX-41-1PZ", space = "111" }), "up to its full allowance")
  game:refuse("move", { piece = "AX-18-I", space = "112" }, "12.0")
  game:refuse("build", { piece = "AX-18-I" }, "12.0")
  finish(game)
  expect(game:decision().side, "soviet", "no battle")
end)

test("L41-258: a pass may build a line instead", function()
  local game = field({ { "113", "AX-18-I" }, { "84", "SU-V-4th" } }, { axis = { "113", "112", "111", "127" } })
  game:setPiece("AX-18-I", { steps = 2 })
  game:decide("impulse.choose", "axis")
  game:act("pass")
  game:act("build", { piece = "AX-18-I" })
  expect(game:piece("AX-18-I").steps, 1)
  finish(game)
  expect(game:decision().side, "soviet")
end)

-- Strategic impulse -----------------------------------------------------------------------------------------------------------------

test("L41-251, L41-075, L41-074: a Strategic Impulse costs the disc, which goes to the enemy", function()
  local game = newGame{ scenario = "campaign" }
  game:act("strategic", { value = "move" })
  expect(game:var("blocks_left"), 11)
  game:act("done")
  expect({ game:decision().side, game:var("disc"), game:piece("INITIATIVE").space }, { "soviet", "soviet", "DISC_SOVIET" })
  expectTrue(game:offers("strategic", { value = "move" }), "now the Soviets may")
end)

test("L41-252, L41-253: any block moves, HQs too, but none is activated", function()
  local game = field({ { "113", "AX-18-HQ", "AX-41-1PZ" }, { "114", "SU-L-42nd" }, { "G1", "AX-16-II" } }, { axis = { "113", "112", "111", "127" } })
  game:setPiece("SU-L-42nd", { steps = 4 })
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  expectTrue(game:offers("move", { piece = "AX-16-II", space = "107" }), "far from every HQ")
  game:act("move", { piece = "AX-18-HQ", space = "114" })
  expect(game:piece("AX-18-HQ").props.active, false)
  expect(game:piece("AX-18-HQ").props.shown, false)
  game:act("done")
  expect(game:piece("AX-18-HQ").props.shown, true, "revealed in the battle")
  game:dice(1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fire")
  expect({ game:decision().side, game:piece("AX-18-HQ").space, game:piece("AX-18-HQ").props.strength }, { "soviet", "114", 4 },
    "it fought as a unit, without artillery, and did not tire")
end)

test("L41-254: the worked Strategic Impulse", function()
  local game = field({
    { "113", "SU-L-HQ", "SU-L-42nd", "SU-L-23rd" }, { "114", "AX-18-I" }, { "84", "SU-V-4th" }, { "30", "SU-K-HQ", "FI-D1" }, { "146", "SU-NW-HQ" },
  }, { axis = { "114", "133", "115", "94", "132", "T", "95" }, soviet = { "113", "92", "93", "43" } })
  for id, steps in pairs{ ["SU-L-HQ"] = 2, ["SU-K-HQ"] = 1, ["SU-NW-HQ"] = 1, ["SU-STALIN"] = 1, ["SU-V-4th"] = 4, ["SU-L-42nd"] = 4, ["SU-L-23rd"] = 4, ["AX-18-I"] = 4 } do
    game:setPiece(id, { steps = steps })
  end
  game:place("AXIS_LOST", "AX-W01", "AX-W02")
  game:setVars{ disc = "soviet" }
  local terms = game:query("logistics", { side = "soviet" })
  expect({ terms.leader, terms.hqs, terms.vp, terms.losses, terms.value }, { 0, 1, 4, 0, 5 })
  game:decide("impulse.choose", "soviet")
  game:act("strategic", { value = "move" })
  for __, id in ipairs{ "SU-L-HQ", "SU-L-42nd", "SU-L-23rd" } do game:act("move", { piece = id, space = "114" }) end
  game:act("build", { piece = "SU-V-4th" })
  game:act("move", { piece = "SU-K-HQ", space = "31" })
  expect(game:var("blocks_left"), 0)
  game:refuse("move", { piece = "SU-NW-HQ", space = "145" }, "11.0")
  finish(game)
  game:playUntil(function(one) return one:decision().id == "impulse.choose" end)
  expect({ game:decision().side, game:var("disc") }, { "axis", "axis" })
  expect(#game:stack("84"), 2, "the line stands")
end)

test("L41-257: calling reinforcements allows nothing else", function()
  local game = newGame{ scenario = "campaign" }
  game:act("strategic", { value = "draw" })
  local steps = 0
  while game:decision().id == "reinforce.place" do
    expect(offered(game), { place = true })
    game:act("place", game:actions("place")[1])
    steps = steps + 1
  end
  expect(steps, 11)
  expect({ game:decision().id, game:decision().side, game:var("disc") }, { "impulse.choose", "soviet", "soviet" })
end)

-- Exploitation -------------------------------------------------------------------------------------------------------------------------

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

test("L41-245: not into an area that was disputed when the segment began", function()
  local game = ready({ { "133", "AX-18-L", "SU-L-23rd" } })
  game:setVars{ old_fights = { "133" } }
  game:decide("combat.choose", "axis")
  game:dice(4, 4, 4)
  game:act("fight", { space = "114" })
  game:act("fire")
  game:act("done")
  expect(game:decision().id, "blitz.move")
  game:refuse("blitz", { piece = "AX-41-1PZ", space = "133" }, "10.17")
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

-- Victory -----------------------------------------------------------------------------------------------------------------------------------

test("L41-039, L41-044: six Victory Areas and Murmansk", function()
  local game = newGame{ scenario = "campaign" }
  expect(game:query("victory").points, { axis = 1, soviet = 6 })
  local points = 1
  for __, id in ipairs{ "T", "95", "146", "84", "L" } do
    game:setSpace(id, { control = "axis" })
    points = points + 1
    expect(game:query("victory").points, { axis = points, soviet = 7 - points }, id)
  end
end)

test("L41-042, L41-069: with seven points the campaign ends at once", function()
  local game = field({ { "109", "SU-W-T1" } })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "soviet")
  game:act("move", { piece = "SU-W-T1", space = "108" })
  expect({ game:result().outcome, game:result().winner }, { "soviet_decisive", "soviet" }, "the Soviets have taken Riga")
  expect(game:decision(), nil)
end)

test("L41-042: the Axis, too, with all areas and Murmansk", function()
  local game = field({ { "63", "AX-41-1PZ" } }, { axis = { "T", "95", "146", "84", "63" } })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {}, murmansk_taken = true }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "L" })
  expect({ game:result().outcome, game:result().winner }, { "axis_decisive", "axis" })
end)

test("L41-043, L41-041, L41-069: otherwise the side with more points wins after December", function()
  local game = newGame{ scenario = "campaign" }
  for __, id in ipairs{ "T", "95", "146" } do game:setSpace(id, { control = "axis" }) end
  game:setVars{ turn = 6, passes = 1 }
  game:decide("impulse.choose", "soviet")
  game:act("pass")
  game:act("done")
  expect({ game:result().outcome, game:result().winner }, { "axis_marginal", "axis" }, "four to three")
end)

---A fast Axis block next to an area, which it takes.
local function capture(scenario, from, to, held)
  local game = field({ { from, "AX-41-1PZ" } }, { axis = held }, scenario)
  game:setSpace(from, { control = "axis" })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-41-1PZ", space = to })
  return game:result()
end

test("L41-309, L41-041: Les Préludes: Leningrad, or Tallinn, Velikiye Luki and Pskov", function()
  expect(capture("preludes", "63", "L", {}).winner, "axis")
  expect(capture("preludes", "112", "113", { "T", "G4" }).winner, "axis")
  expect(capture("preludes", "112", "113", { "T" }), nil)
end)

test("L41-308: in Les Préludes each player uses the disc once", function()
  local game = newGame{ scenario = "preludes" }
  game:act("strategic", { value = "move" })
  game:act("done")
  game:act("strategic", { value = "move" })
  game:act("done")
  expect({ game:decision().side, game:var("disc") }, { "axis", "axis" })
  game:refuse("strategic", { value = "move" }, "11.0")
  expect(#game:actions("strategic"), 0)
end)

test("L41-312: Leningrad in Sight: Leningrad taken or cut off, or four towns", function()
  expect(capture("in_sight", "63", "L", {}).winner, "axis")
  expect(capture("in_sight", "112", "113", { "T", "G4", "95" }), nil)
  expect(capture("in_sight", "31", "30", { "T", "G4", "95" }).winner, "axis")
  local game = field({ { "65", "AX-41-1PZ" } }, { axis = { "65", "64", "63", "47", "48" } }, "in_sight")
  expect(game:query("victory").met, false, "the way by 66 is open")
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "66" })
  expect(game:result().winner, "axis", "cut off from S1-S12")
end)

test("L41-324: Closing the Ring: Leningrad, or Oranienbaum, Tikhvin, Ostashkov and Petrozavodsk", function()
  expect(capture("closing_ring", "63", "L", {}).winner, "axis")
  expect(capture("closing_ring", "31", "30", { "O", "84", "146" }).winner, "axis")
  expect(capture("closing_ring", "31", "30", { "O", "84" }), nil)
end)

test("L41-057: control is public", function()
  local game = field({ { "126", "AX-56-8PZ" } })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-56-8PZ", space = "138" })
  for __, side in ipairs{ "axis", "soviet" } do
    expect(game:view(side).spaces["138"].control, "axis")
    expect(game:view(side).spaces["L"].control, "soviet")
  end
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 3.0, 8.1, 11.0, 12.0, 13.0: impulses and weather.

local shared = require "tests/shared"

local field = shared.field
local finish = shared.finish
local begin = shared.begin
local offered = shared.offered

test("L41-067, L41-251: one of three impulses; the strategic one needs the disc", function()
  local game = newGame{ scenario = "campaign" }
  expect(offered(game), { tactical = true, strategic = true, pass = true })
  game:act("pass")
  expect(offered(game).strategic, nil)
  game:act("done")
  expect(game:decision().side, "soviet")
  expect(offered(game), { tactical = true, pass = true, lines = true }, "and lines may always be dismantled")
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
  local terms = shared.terms(game, "soviet")
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

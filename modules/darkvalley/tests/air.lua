-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 8 and 12.8: aircraft, bombardment, artillery.

local field = require "tests/field"

local set, round, aim, odds = field.set, field.round, field.aim, field.odds

---Panzers in E4728 against a stack in E4727; the 8th Air in E4731, and a pair far away that keeps the round open.
local function sky(defenders, setup, more)
  local stacks = {
    { "E4728", "GE-PZ-01", "GE-PZ-06" }, { "E4727", table.unpack(defenders) }, { "E4731", "GE-BASE-8", "GE-AIR-8" },
    { "E4913", "GE-PZ-12" }, { "E4914", "SU-RD-413" },
  }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  return round(set(stacks, setup or { turn = 2 }), "axis", "combat")
end

local function fire(game, die)
  game:dice(die)
  game:act("fire")
  if game:decision().id == "combat.defence" then game:act("fight") end
  game:playUntil(function() return game:decision().id == "combat" end)
end

local function bombard(game, bomber, target, die, victim)
  game:act("bombard", { piece = bomber })
  if not victim then game:dice(die) end
  game:act("bombard", { space = target })
  if victim then
    game:dice(die)
    game:act("aim", { piece = victim })
  end
end

test("TDV-210, TDV-024, TDV-222, TDV-226: an air unit adds its factor to a combat", function()
  local game = sky{ "SU-RA-16" }
  aim(game, "E4727", { "GE-PZ-01", "GE-PZ-06" })
  expect(game:query("odds", { space = "E4727" }).attack.total, 9)
  game:act("air", { piece = "GE-AIR-8" })
  expect(game:query("odds", { space = "E4727" }).attack.total, 12)
  expect(game:piece("SU-TAC-01").props.factor, 1)
end)

test("TDV-090: only one air unit takes part", function()
  local game = sky({ "SU-RA-16" }, nil, { { "E4732", "GE-BASE-1", "GE-AIR-1" } })
  aim(game, "E4727", { "GE-PZ-01" })
  game:act("air", { piece = "GE-AIR-8" })
  game:refuse("air", { piece = "GE-AIR-1" }, "5.4")
end)

test("TDV-227, TDV-021: after an attack the air unit is back at its base, ready, for another round", function()
  local game = sky{ "SU-RA-16" }
  aim(game, "E4727", { "GE-PZ-01", "GE-PZ-06" })
  game:act("air", { piece = "GE-AIR-8" })
  fire(game, 1)
  expect({ game:piece("GE-AIR-8").space, game:piece("GE-AIR-8").props.done }, { "E4731", false })
  expect(game:offers("bombard", { piece = "GE-AIR-8" }), false, "one mission in a round")
  game:act("done")
  expect(game:piece("GE-AIR-8").props.flown, false)
end)

test("TDV-228, TDV-023, TDV-225: in defence it is done afterwards", function()
  local game = set({ { "E4728", "SU-TK-01", "SU-TK-02" }, { "E4727", "GE-K-I" }, { "E4724", "GE-BASE-8", "GE-AIR-8" }, { "E4913", "SU-TK-24" }, { "E4914", "GE-ID-031" } }, { turn = 2 })
  round(game, "soviet", "combat")
  aim(game, "E4727", { "SU-TK-01", "SU-TK-02" })
  game:act("fire")
  expect(game:decision().id, "combat.defence")
  game:act("air", { piece = "GE-AIR-8" })
  expect(game:query("odds", { space = "E4727" }).defence.total, 9)
  game:dice(1)
  game:act("fight")
  expect(game:piece("GE-AIR-8").props.done, true)
end)

test("TDV-023: German air units take part in counterattacks and panzer army rounds", function()
  local game = set({ { "E4728", "GE-PZ-01", "GE-HQ-1" }, { "E4727", "SU-RA-16" }, { "E4731", "GE-BASE-8", "GE-AIR-8" } }, { turn = 2 })
  game:decide("order", "axis", { hq = "GE-HQ-1" })
  game:act("fight_first")
  aim(game, "E4727", { "GE-PZ-01" })
  expect(game:offers("air", { piece = "GE-AIR-8" }), true)
end)

test("TDV-024: not for Romanians alone", function()
  local game = round(set({ { "E4728", "RO-PZ1" }, { "E4727", "SU-RD-010" }, { "E4731", "GE-BASE-8", "GE-AIR-8" } }, { turn = 2 }), "axis", "combat")
  aim(game, "E4727", { "RO-PZ1" })
  game:refuse("air", { piece = "GE-AIR-8" }, "2.2")
end)

test("TDV-223, TDV-483: missions lie within the range from the base", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RA-16" }, { "E4735", "GE-BASE-8", "GE-AIR-8" }, { "E4913", "GE-PZ-12" }, { "E4914", "SU-RD-413" } }, { turn = 2 })
  round(game, "axis", "combat")
  aim(game, "E4727", { "GE-PZ-01" })
  expect(game:offers("air", { piece = "GE-AIR-8" }), true, "eight hexes")
  game:place("E4736", "GE-BASE-8", "GE-AIR-8")
  game:refuse("air", { piece = "GE-AIR-8" }, "8.4")
end)

test("TDV-224: range is not traced through the mountains of the Soviet Union", function()
  local game = set{ { "E3249", "GE-BASE-8", "GE-AIR-8" } }
  local near = {}
  for __, id in ipairs(game:query("air_range", { side = "axis" })) do near[id] = true end
  local mountains = {}
  for __, id in ipairs(tables.places.values.mountains_ussr) do mountains[id] = true end
  local shadow = 0
  for __, id in ipairs(tables.places.values.land) do
    if between("E3249", id).distance <= 8 and not near[id] then shadow = shadow + 1 end
  end
  expectTrue(shadow > 0, "something lies behind the mountains")
  expectTrue(near["E3449"], "Maikop does not")
end)

test("TDV-221: aircraft add no more than the units have", function()
  local game = set({ { "E4728", "GE-ID-269", "GE-ID-031" }, { "E4727", "SU-RD-010" } }, { turn = 2 })
  expect(odds(game, "E4727", { "GE-ID-269", "GE-ID-031" }, { air = "GE-AIR-8" }).attack.total, 4)
  expect(odds(set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RD-010" } }, { turn = 12 }), "E4727", { "GE-PZ-01" }, { dtactical = { "SU-TAC-01" }, dair = "SU-AIR-18" }).defence.total, 2)
end)

test("TDV-017, TDV-018, TDV-477: the Romanian air counter: one factor, fair weather, once a turn", function()
  local game = sky({ "SU-RA-16" }, { turn = 2 }, { { "axis_air", "RO-AIR" } })
  aim(game, "E4727", { "GE-PZ-01", "GE-PZ-06" })
  expect(game:query("odds", { space = "E4727" }).attack.total, 9)
  game:act("tactical", { piece = "RO-AIR" })
  expect(game:query("odds", { space = "E4727" }).attack.total, 10)
  game:act("air", { piece = "GE-AIR-8" })
  expect(game:query("odds", { space = "E4727" }).attack.total, 13)
  fire(game, 1)
  expect(game:piece("RO-AIR").props.done, true)
  game = sky({ "SU-RA-16" }, { turn = 5 }, { { "axis_air", "RO-AIR" } })
  aim(game, "E4727", { "GE-PZ-01" })
  expect(game:offers("tactical", { piece = "RO-AIR" }), false, "mud")
  game = sky({ "SU-RA-16" }, { turn = 4 }, { { "axis_air", "RO-AIR" } })
  aim(game, "E4727", { "GE-PZ-01" })
  expect(game:offers("tactical", { piece = "RO-AIR" }), true, "mixed")
end)

test("TDV-019: after 1941 it leaves with the last Romanian in the Soviet Union", function()
  local function stays(turn, hex)
    local game = newGame{ clear = true, scenario = "campaign" }
    game:place("axis_air", "RO-AIR")
    game:place(hex, "RO-K-1")
    game:place("E4913", "SU-RA-16")
    game:setVars{ turn = turn }
    game:decide("lift", "axis")
    game:act("done")
    return game:piece("RO-AIR").space == "axis_air"
  end
  expect({ stays(8, "E4728"), stays(8, "W3651"), stays(7, "W3651") }, { true, false, true })
end)

test("TDV-218, TDV-219, TDV-220, TDV-026: Soviet tactical air: no base, once a turn, one, two or four in a combat", function()
  local function most(turn)
    local game = round(set({ { "E4728", "SU-GTA-5", "SU-GTA-3" }, { "E4727", "GE-K-I" }, { "soviet_air", "SU-TAC-01", "SU-TAC-02", "SU-TAC-03", "SU-TAC-04", "SU-TAC-05" } }, { turn = turn }), "soviet", "combat")
    aim(game, "E4727", { "SU-GTA-5", "SU-GTA-3" })
    local count = 0
    while #game:actions("tactical") > 0 do
      game:act("tactical", { piece = game:actions("tactical")[1].piece })
      count = count + 1
    end
    return count, game
  end
  expect({ (most(18)), (most(19)), (most(29)), (most(30)) }, { 1, 2, 2, 4 })
  local __, game = most(19)
  game:act("fire")
  if game:decision().id == "combat.defence" then game:act("fight") end
  expect(game:piece("SU-TAC-01").space, "soviet_air_done")
end)

test("TDV-081: all is ready again at the end of the turn", function()
  local game = newGame{ scenario = "campaign" }
  game:setPiece("GE-AIR-8", { done = true })
  game:setPiece("GE-PZ-01", { marched = true })
  game:setVars{ turn = 9 }
  game:decide("lift", "axis")
  game:act("done")
  expect({ game:piece("GE-AIR-8").props.done, game:piece("GE-PZ-01").props.marched, game:turn() }, { false, false, 10 })
end)

test("TDV-229, TDV-230, TDV-234: an air unit bombards a unit of its choice", function()
  local game = sky{ "SU-RA-16", "SU-RD-010" }
  game:setPiece("GE-AIR-8", { done = false })
  bombard(game, "GE-AIR-8", "E4727", 6, "SU-RD-010")
  expect(game:piece("SU-RD-010").space, "soviet_lost", "3-1 in the open, 6 + 1")
  game = sky{ "SU-RA-16" }
  game:place("soviet_air", "SU-TAC-01")
  game:refuse("bombard", { piece = "SU-TAC-01" }, "8.5")
end)

test("TDV-231: one bombardment of a hex in a round", function()
  local game = sky({ "SU-RA-16" }, nil, { { "E4732", "GE-BASE-1", "GE-AIR-1" }, { "E4829", "SU-RD-048" } })
  bombard(game, "GE-AIR-8", "E4727", 1)
  game:act("bombard", { piece = "GE-AIR-1" })
  game:refuse("bombard", { space = "E4727" }, "8.5")
end)

test("TDV-232, TDV-083: wherever it is, also in panzer army rounds", function()
  local game = set({ { "E4728", "GE-PZ-01", "GE-HQ-1" }, { "E4913", "GE-BASE-8", "GE-AIR-8" }, { "E4916", "SU-RA-16" }, { "E4917", "GE-ART" } }, { turn = 12 })
  game:decide("order", "axis", { hq = "GE-HQ-1" })
  game:act("fight_first")
  expect({ game:offers("bombard", { piece = "GE-AIR-8" }), game:offers("bombard", { piece = "GE-ART" }) }, { true, true })
end)

test("TDV-233, TDV-395: factor against the terrain, rounded for the defender; artillery doubles against forts", function()
  local crt = tables.bombardment
  expect(crt.columns, { "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1" })
  local function lost(hex, from, die, turn)
    local game = set({ { hex, "GE-K-I" }, { from, "SU-ART-1", "SU-RA-16" } }, { turn = turn or 17 })
    game:setSpace(hex, { control = "axis" })
    round(game, "soviet", "combat")
    game:act("bombard", { piece = "SU-ART-1" })
    game:dice(die)
    game:act("bombard", { space = hex })
    return 2 - game:piece("GE-K-I").steps
  end
  expect({ lost("E4727", "E4728", 3), lost("E4727", "E4728", 4) }, { 0, 1 }, "3-1 in the open")
  expect({ lost("W3327", "W3427", 5), lost("W3327", "W3427", 6) }, { 0, 1 }, "3 against 2 in woods is 1-1")
  local game = set({ { "E1749", "GE-ART", "GE-K-I" }, { "E1750", "SU-RD-010" } }, { turn = 12 })
  round(game, "axis", "combat")
  game:act("bombard", { piece = "GE-ART" })
  game:dice(4)
  game:act("bombard", { space = "E1750" })
  expect(game:piece("SU-RD-010").space, "soviet_lost", "12 against 4 is 3-1")
end)

test("TDV-235, TDV-236: a raw 1 to 3 makes it done, whatever the 8th adds", function()
  local game = sky{ "SU-RA-16" }
  bombard(game, "GE-AIR-8", "E4727", 3)
  expect({ game:piece("GE-AIR-8").props.done, game:piece("SU-RA-16").steps }, { true, 1 }, "3 + 1 = 4 at 3-1")
  game = sky{ "SU-RA-16" }
  bombard(game, "GE-AIR-8", "E4727", 4)
  expect(game:piece("GE-AIR-8").props.done, false)
  aim(game, "E4727", { "GE-PZ-01" })
  expect(game:query("odds", { space = "E4727" }).drm, 0, "no bonus in combat")
end)

test("TDV-237: no bombardment of a hex while it is attacked", function()
  local game = sky{ "SU-RA-16" }
  game:act("attack", { space = "E4727" })
  expect(#game:actions("bombard"), 0)
end)

test("TDV-238, TDV-239: weather hinders German aircraft, not artillery", function()
  local game = sky({ "SU-RA-16" }, { turn = 18 })
  bombard(game, "GE-AIR-8", "E4727", 5)
  expect(game:piece("SU-RA-16").steps, 1, "5 - 2 + 1 = 4")
  game = sky({ "SU-RA-16" }, { turn = 18 })
  bombard(game, "GE-AIR-8", "E4727", 4)
  expect(game:piece("SU-RA-16").steps, 2)
  game = sky({ "SU-RA-16" }, { turn = 4 })
  bombard(game, "GE-AIR-8", "E4727", 4)
  expect(game:piece("SU-RA-16").steps, 1, "4 - 1 + 1")
  game = set({ { "E4727", "GE-K-I" }, { "E4728", "SU-ART-1", "SU-RA-16" } }, { turn = 18 })
  round(game, "soviet", "combat")
  game:act("bombard", { piece = "SU-ART-1" })
  game:dice(4)
  game:act("bombard", { space = "E4727" })
  expect(game:piece("GE-K-I").steps, 1, "artillery in snow")
end)

test("TDV-250: in the first winter any activity makes it done", function()
  local game = sky({ "SU-RA-16" }, { turn = 8 })
  bombard(game, "GE-AIR-8", "E4727", 6)
  expect(game:piece("GE-AIR-8").props.done, true)
  game = newGame()
  game:setVars{ turn = 8 }
  game:decide("base.move", "axis", { piece = "GE-BASE-8" })
  game:act("station", { space = game:actions("station")[1].space })
  expect(game:piece("GE-AIR-8").props.done, true)
end)

-- Bases ---------------------------------------------------------------------------------------------------------------------

test("TDV-215, TDV-216, TDV-022: bases go up to twelve hexes, or farther and are done", function()
  local game = newGame()
  expect(game:decision().id, "bases")
  game:act("choose", { piece = "GE-BASE-8" })
  local from = game:piece("GE-BASE-8").space
  local near, far
  for __, action in ipairs(game:actions("station")) do
    local distance = between(from, action.space).distance
    if distance == 12 then near = action.space elseif distance == 13 then far = action.space end
  end
  game:act("station", { space = near })
  expect({ game:piece("GE-AIR-8").space, game:piece("GE-AIR-8").props.done }, { near, false })
  game = newGame()
  game:act("choose", { piece = "GE-BASE-8" })
  game:act("station", { space = far })
  expect({ game:piece("GE-AIR-8").space, game:piece("GE-AIR-8").props.done }, { far, true })
  game = newGame()
  game:act("choose", { piece = "GE-BASE-8" })
  game:refuse("station", { space = "E2314" }, "8.2")
  game:refuse("station", { space = "E4728" }, "8.2")
end)

test("TDV-217, TDV-211: the Soviet air unit stays in supplied Cities and Towns of the Soviet Union", function()
  local game = newGame{ scenario = "bagration" }
  expectTrue(ground(game:piece("SU-AIR-18").space).country == "ussr")
  game:decide("base.move", "soviet", { piece = "SU-AIR-18" })
  expectTrue(game:offers("station", { space = tables.places.values.named.Kharkov }))
  for __, action in ipairs(game:actions("station")) do expect(ground(action.space).country, "ussr", action.space) end
end)

test("TDV-212: an enemy in the hex drives the base to the nearest airfield, and its unit is done", function()
  local game = round(set({ { "W3120", "GE-BASE-8", "GE-AIR-8" }, { "W3121", "SU-TK-01" }, { "E4913", "SU-TK-02" } }, { turn = 2 }), "soviet", "move")
  game:act("choose", { piece = "SU-TK-01" })
  game:act("go", { space = "W3120" })
  local air = game:piece("GE-AIR-8")
  expectTrue(air.space ~= "W3120")
  expect({ air.space == game:piece("GE-BASE-8").space, air.props.done }, { true, true })
end)

test("TDV-213: the Soviet air unit flees likewise", function()
  local game = newGame{ scenario = "bagration" }
  local hex = tables.places.values.named.Kharkov
  game:place(hex, "SU-AIR-18")
  game:place("E2234", "GE-PZ-01")
  round(game, "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("go", { space = hex })
  expectTrue(game:piece("SU-AIR-18").space ~= hex)
  expect(game:piece("SU-AIR-18").props.done, true)
end)

test("TDV-214: in the Logistics round aircraft out of supply move away", function()
  local game = newGame()
  game:place("E2038", "GE-BASE-8", "GE-AIR-8")
  field.chit(game, "LOGISTICS")
  expectTrue(game:piece("GE-BASE-8").space ~= "E2038")
  expect(game:piece("GE-AIR-8").space, game:piece("GE-BASE-8").space)
end)

-- Artillery -----------------------------------------------------------------------------------------------------------------

local function guns(turn, more, die)
  local stacks = { { "E4727", "GE-K-I" }, { "E4728", "SU-ART-1", "SU-RA-16", "SU-RA-19" }, { "E4913", "SU-TK-24" }, { "E4914", "GE-ID-031" } }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  local game = round(set(stacks, { turn = turn or 17 }), "soviet", "combat")
  if not die then return game end
  game:act("bombard", { piece = "SU-ART-1" })
  game:dice(die)
  game:act("bombard", { space = "E4727" })
  return game
end

test("TDV-389: Soviet artillery bombards next to it and has neither zone nor attack", function()
  local game = guns(17, { { "E4725", "GE-ID-269" } }, nil)
  local art = game:piece("SU-ART-1").props
  expect({ art.zoc, art.defence, art.attack }, { false, 1, 0 })
  game:act("bombard", { piece = "SU-ART-1" })
  expect({ game:offers("bombard", { space = "E4727" }), game:offers("bombard", { space = "E4725" }) }, { true, false })
end)

test("TDV-391, TDV-392: once on a hex in a round, before an attack on it", function()
  local game = guns(17, { { "E4627", "SU-ART-2" } }, 4)
  expect(game:offers("bombard", { piece = "SU-ART-2" }), false)
  expect(game:offers("attack", { space = "E4727" }), true)
  expect(game:piece("SU-ART-1").props.done, false)
  game:act("done")
  expect(game:piece("SU-ART-1").props.attacked, false, "free again in the next round")
end)

test("TDV-393: a star makes it done", function()
  expect({ guns(17, nil, 3):piece("SU-ART-1").props.done, guns(17, nil, 4):piece("SU-ART-1").props.done }, { true, false })
end)

test("TDV-394, TDV-301: artillery out of supply, or of command, does not bombard", function()
  local game = guns()
  game:setPiece("SU-ART-1", { supply = "out" })
  game:refuse("bombard", { piece = "SU-ART-1" }, "12.8")
  game = guns(19)
  game:setVars{ leaders = { "SU-HQ-ZHUKOV", "SU-HQ-STAVKA" } }
  game:place("E4733", "SU-HQ-ZHUKOV")
  game:refuse("bombard", { piece = "SU-ART-1" }, "12.8")
  game:place("E4731", "SU-HQ-ZHUKOV")
  expect(game:offers("bombard", { piece = "SU-ART-1" }), true)
end)

test("TDV-396: the German artillery", function()
  local art = newGame():piece("GE-ART").props
  expect({ art.replaceable, art.zoc, art.defence, art.attack }, { false, false, 1, 0 })
end)

test("TDV-397, TDV-398: with an air unit it shells a fort itself", function()
  local function shell(hex, from, base, die)
    local game = set({ { from, "GE-ART", "GE-K-I" }, { base, "GE-BASE-1", "GE-AIR-1" }, { hex, "SU-RD-010" } }, { turn = 12 })
    round(game, "axis", "combat")
    game:act("bombard", { piece = "GE-ART" })
    game:dice(die)
    game:act("breach", { space = hex })
    return game
  end
  local game = shell("E1750", "E1749", "E1747", 4)
  expect(game:piece("GE-AIR-1").props.done, true)
  local answer = odds(game, "E1750", { "GE-K-I" })
  expect(answer.defence.total, 3, "12 against 4 at 3-1: only the city is left")
  game = shell("E1750", "E1749", "E1747", 3)
  expect(odds(game, "E1750", { "GE-K-I" }).defence.total, 4)
  game = shell("W4844", "W4843", "W4840", 3)
  expect(game:piece("SU-RD-010").space, "W4844")
  expect(between("W4844", "W4843").distance, 1)
  game = set({ { "E1749", "GE-ART" }, { "E1750", "SU-RD-010" } }, { turn = 12 })
  round(game, "axis", "combat")
  game:act("bombard", { piece = "GE-ART" })
  expect(#game:actions("breach"), 0, "not without an air unit")
end)

test("TDV-390: against a fort the attacker picks", function()
  local game = set({ { "E1749", "GE-ART" }, { "E1750", "SU-RD-010", "SU-RD-048" } }, { turn = 12 })
  round(game, "axis", "combat")
  game:act("bombard", { piece = "GE-ART" })
  game:act("bombard", { space = "E1750" })
  expect({ game:decision().id, game:decision().side }, { "bombard.victim", "axis" })
end)

-- Supply from the air -------------------------------------------------------------------------------------------------------

local function pocket(turn, more)
  local game = newGame{ clear = true, scenario = "campaign" }
  game:place("E2233", "GE-K-I")
  game:place("E2234", "GE-PZ-01", "GE-PZ-06")
  game:place("E2038", "GE-BASE-8", "GE-AIR-8")
  for __, id in ipairs{ "E2233", "E2038" } do game:setSpace(id, { control = "axis" }) end
  for __, id in ipairs{ "GE-K-I", "GE-PZ-01", "GE-PZ-06" } do game:setPiece(id, { supply = "isolated" }) end
  if more then game:setPiece("GE-AIR-8", more) end
  game:setVars{ turn = turn }
  game:decide("lift", "axis")
  return game
end

test("TDV-240, TDV-241, TDV-242: pockets around Axis Cities and Towns are supplied from the air, in 1941 and 1942", function()
  local game = pocket(7)
  expect(game:offers("lift", { piece = "GE-AIR-8", space = "E2233" }), true)
  game:place("E4913", "SU-RA-16")
  game:act("lift", { piece = "GE-AIR-8", space = "E2233" })
  expect({ game:piece("GE-K-I").props.supply, game:piece("GE-PZ-01").props.supply }, { "out", "out" })
  game = pocket(19)
  game:refuse("lift", { piece = "GE-AIR-8", space = "E2233" }, "8.6")
end)

test("TDV-480: a unit that is done supplies nobody", function()
  pocket(18, { done = true }):refuse("lift", { piece = "GE-AIR-8", space = "E2233" }, "8.4")
end)

test("TDV-243, TDV-244: from turn 12 a roll and the distance of 12 or more lose the air unit for three turns", function()
  local distance = between("E2038", "E2233").distance
  expect(distance, 6)
  local game = pocket(18)
  game:place("E2039", "GE-BASE-8", "GE-AIR-8")
  game:setSpace("E2039", { control = "axis" })
  expect(between("E2039", "E2233").distance, 7)
  game:dice(5)
  game:act("lift", { piece = "GE-AIR-8", space = "E2233" })
  expect({ game:piece("GE-AIR-8").space, game:piece("GE-AIR-8").props.back, game:piece("GE-BASE-8").space }, { "axis_air", 21, "E2039" })
  game = pocket(18)
  game:place("E2039", "GE-BASE-8", "GE-AIR-8")
  game:dice(4)
  game:act("lift", { piece = "GE-AIR-8", space = "E2233" })
  expect(game:piece("GE-AIR-8").space, "E2039")
  game = newGame{ scenario = "campaign" }
  game:place("axis_air", "GE-AIR-8")
  game:setPiece("GE-AIR-8", { back = 21 })
  game:setVars{ turn = 21 }
  game:decide("arrivals", "axis")
  game:playUntil(function() return game:phase() ~= "axis_arrivals" end)
  expect(game:piece("GE-AIR-8").space, game:piece("GE-BASE-8").space)
end)

test("TDV-246, TDV-247: in the Logistics round six German mechanised units at most are supplied from the air, in fair weather of 1941", function()
  local game = newGame{ clear = true, scenario = "campaign" }
  local ids = { "GE-PZ-01", "GE-PZ-06", "GE-PZ-08", "GE-PZ-07", "GE-PZ-12", "GE-PZ-19", "GE-PZ-09", "GE-PZ-16" }
  for i, id in ipairs(ids) do
    game:place(i <= 4 and "W4020" or "W4019", id)
  end
  game:place("W3220", "GE-BASE-8", "GE-AIR-8")
  for __, hex in ipairs{ "W4020", "W4019" } do game:setSpace(hex, { control = "axis" }) end
  game:setVars{ turn = 2 }
  field.chit(game, "LOGISTICS")
  expect(game:decision().id, "airlift")
  for i = 1, 6 do game:act("supply", { piece = game:actions("supply")[1].piece }) end
  expectTrue(game:decision().id ~= "airlift", "six at most")
  local count = 0
  for __, id in ipairs(ids) do
    if game:piece(id).props.air_supplied then count = count + 1 end
  end
  expect({ count, game:piece("GE-AIR-8").props.done }, { 6, false })
end)

test("TDV-246: neither in mud nor in 1942", function()
  for __, turn in ipairs{ 5, 12 } do
    local game = newGame{ clear = true, scenario = "campaign" }
    game:place("W4020", "GE-PZ-01")
    game:place("W3220", "GE-BASE-8", "GE-AIR-8")
    game:setSpace("W4020", { control = "axis" })
    game:setVars{ turn = turn }
    field.chit(game, "LOGISTICS")
    expectTrue(not game:decision() or game:decision().id ~= "airlift", "turn " .. turn)
  end
end)

test("TDV-249, TDV-473: on turns 1 to 4 isolated German mechanised units count as out of supply, but get nothing from the air", function()
  local function cut(turn)
    local game = newGame{ clear = true, scenario = "campaign" }
    game:place("E4728", "GE-PZ-01")
    for i, hex in ipairs{ "E4727", "E4829", "E4629" } do game:place(hex, "SU-TK-0" .. i) end
    game:place("E4731", "GE-BASE-8", "GE-AIR-8")
    game:setVars{ turn = turn }
    field.chit(game, "LOGISTICS")
    return game
  end
  local game = cut(2)
  expect(game:piece("GE-PZ-01").props.supply, "out")
  expectTrue(game:decision().id ~= "airlift")
  expect({ game:piece("GE-PZ-01").space, cut(6):piece("GE-PZ-01").space }, { "E4728", "axis_lost" }, "isolated ones next to supplied enemies die")
end)

test("TDV-245, TDV-442: a lost air unit or HQ is withdrawn only when there is no other", function()
  local game = newGame()
  game:place("axis_air", "GE-AIR-8")
  game:setVars{ leaving = { "air" } }
  game:decide("withdraw", "axis")
  expect({ game:offers("choose", { piece = "GE-AIR-8" }), game:offers("choose", { piece = "GE-AIR-1" }) }, { false, true })
  game:place("hq_returning", "GE-HQ-1")
  game:setVars{ leaving = { "hq" } }
  expect({ game:offers("choose", { piece = "GE-HQ-1" }), game:offers("choose", { piece = "GE-HQ-2" }) }, { false, true })
  for i = 2, 4 do game:place("hq_returning", "GE-HQ-" .. i) end
  expect(game:offers("choose", { piece = "GE-HQ-1" }), true)
end)

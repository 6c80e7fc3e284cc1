-- SPDX-License-Identifier: GPL-3.0-or-later
--- Examples of the list of rules about fights, movement and supply, played with their own numbers where the chapters play others.

local field = require "tests/field"

local set, round, aim, attack, odds, chit = field.set, field.round, field.aim, field.attack, field.odds, field.chit

---Goes on with the first action until one of these is asked.
local function upTo(game, ...)
  local wanted = { ... }
  game:playUntil(function()
    for __, id in ipairs(wanted) do
      if game:decision().id == id then return true end
    end
    return false
  end)
end

---A pair far away keeps the rounds of both sides open.
local function fight(side, from, target, setup, more)
  local stacks = { from, target, { "E4913", "GE-PZ-12" }, { "E4914", "SU-TK-24" } }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  return round(set(stacks, setup or { turn = 2 }), side, "combat")
end

---Fires, whatever the defender could add, and gives back everything that is told.
local function fire(game, die)
  game:dice(die)
  local told = game:act("fire")
  if game:decision().id == "combat.defence" then
    for __, event in ipairs(game:act("fight")) do told[#told + 1] = event end
  end
  return told
end

local named = tables.places.values.named

-- Combat --------------------------------------------------------------------------------------------------------------------

test("TDV-015: a motorised division of one step that takes a loss is eliminated, not turned over", function()
  local game = fight("axis", { "E4728", "GE-MOT-03", "GE-MOT-10" }, { "E4727", "SU-RA-16" })
  aim(game, "E4727", { "GE-MOT-03", "GE-MOT-10" })
  game:dice(1)
  game:act("fire")
  game:act("lose", { piece = "GE-MOT-03" })
  expect({ game:piece("GE-MOT-03").space, game:piece("GE-MOT-10").space, game:piece("GE-MOT-03-PG").space }, { "axis_lost", "E4728", "axis_later" })
end)

test("TDV-349: an attacker out of supply makes a 4 a 2, with a defender out of supply it stays a 4", function()
  local function shown(attacker, defender)
    local game = fight("axis", { "E4728", "GE-PZ-01" }, { "E4727", "SU-RA-16" })
    game:setPiece("GE-PZ-01", { supply = attacker })
    game:setPiece("SU-RA-16", { supply = defender })
    aim(game, "E4727", { "GE-PZ-01" })
    local answer = game:query("odds", { space = "E4727" })
    for __, event in ipairs(fire(game, 4)) do
      local result = (event.text or ""):match ": rolled 4.*: (%u+%*?)%. " or (event.text or ""):match ": rolled 4, (%u+%*?)%. "
      if result then return answer.column, result end
    end
  end
  local cells, column = tables.crt_a.cells, nil
  for i, name in ipairs(tables.crt_a.columns) do
    if name == "1-1" then column = i end
  end
  expect({ shown("supplied", "supplied") }, { "1-1", cells[4][column] })
  expect({ shown("out", "supplied") }, { "1-1", cells[2][column] })
  expect({ shown("out", "out") }, { "1-1", cells[4][column] })
end)

test("TDV-361: one against four fails by itself", function()
  local game = fight("soviet", { "E4728", "SU-CAV-06" }, { "E4727", "GE-PZ-01" })
  local answer = odds(game, "E4727", { "SU-CAV-06" })
  expect({ answer.attack.total, answer.defence.total, answer.column }, { 1, 4, nil })
  aim(game, "E4727", { "SU-CAV-06" })
  local told
  for __, event in ipairs(fire(game, 6)) do told = told or (event.text or ""):match "fails by itself" end
  expect({ told, game:piece("SU-CAV-06").space }, { "fails by itself", "soviet_out" })
end)

test("TDV-362, TDV-382: 7 to 1 with one shift to the left is 5-1, 4 to 1 is 3-1", function()
  local function column(...)
    local ids = { ... }
    local answer = odds(set({ { "W4516", ... }, { "W4416", "SU-RD-010" } }, { turn = 2 }), "W4416", ids)
    return answer.attack.total, answer.defence.total, answer.column
  end
  expect({ column("GE-PZ-01", "GE-MOT-03") }, { 7, 1, "5-1" })
  expect({ column("GE-K-I") }, { 4, 1, "3-1" })
end)

test("TDV-385, TDV-386: near the special fortified zone 5 to 1 is 4-1 face down and 3-1 face up", function()
  local game = set({ { named.Kursk, "SU-FZ" }, { "E2128", "SU-RD-010" }, { "E2129", "GE-PZ-01" } }, { turn = 23 })
  local function column(flipped)
    game:setPiece("SU-FZ", { flipped = flipped })
    local answer = odds(game, "E2128", { "GE-PZ-01" })
    return answer.attack.total, answer.defence.total, answer.column
  end
  expect({ column(true) }, { 5, 1, "4-1" })
  expect({ column(false) }, { 5, 1, "3-1" })
end)

test("TDV-364: of a full corps and a division that lose one step the corps is turned over", function()
  local game = fight("axis", { "E4728", "GE-K-I", "GE-ID-269" }, { "E4727", "SU-RA-16" })
  aim(game, "E4727", { "GE-K-I", "GE-ID-269" })
  game:dice(1)
  game:act("fire")
  if game:decision().id == "losses" then
    game:refuse("lose", { piece = "GE-ID-269" }, "12.3")
    game:act("lose", { piece = "GE-K-I" })
  end
  expect({ game:piece("GE-K-I").steps, game:piece("GE-ID-269").space }, { 1, "E4728" })
end)

test("TDV-369: 3 + 2 + 2 across a major river are 3, with 4 over land 7", function()
  local game = set({ { "W4831", "SU-TK-01", "SU-MK-11" }, { "W4832", "SU-MK-14" }, { "W4731", "GE-ID-269" }, { "W4730", "SU-GA-01" } }, { turn = 20 })
  game:setSpace("W4731", { control = "axis" })
  game:setPiece("SU-GA-01", { steps = 1 })
  local across, values = { "SU-TK-01", "SU-MK-11", "SU-MK-14" }, {}
  for i, id in ipairs(across) do values[i] = game:piece(id).props.attack end
  expect({ values, game:piece("SU-GA-01").props.attack }, { { 3, 2, 2 }, 4 })
  expect(odds(game, "W4731", across).attack.total, 3)
  expect(odds(game, "W4731", { "SU-TK-01", "SU-MK-11", "SU-MK-14", "SU-GA-01" }).attack.total, 7)
end)

test("TDV-379: in a fort a retreat after DR is ignored, after DR* the step is lost all the same", function()
  local function hold(die, defender)
    local game = round(set({ { "W3325", "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08" }, { "W3326", defender } }, { turn = 2 }), "axis", "combat")
    attack(game, "W3326", { "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08" }, die)
    upTo(game, "hold", "advance", "draw")
    expect(game:decision().id, "hold")
    game:act("hold")
    return game:piece(defender).space, game:piece(defender).steps
  end
  expect({ hold(5, "SU-RA-16") }, { "W3326", 2 }, "17 to 8 at 2-1: DR")
  expect({ hold(6, "SU-RA-16") }, { "W3326", 1 }, "DR*")
end)

test("TDV-383: fortifications make a defence of 6 a 7, for an Axis defender they do nothing", function()
  local game = set({ { "E4033", "GE-PZ-01" }, { "E4034", "SU-RA-16", "SU-RD-010" } }, { turn = 14 })
  expect(game:piece("SU-RA-16").props.defence + game:piece("SU-RD-010").props.defence, 6)
  expect(odds(game, "E4034", { "GE-PZ-01" }).defence.total, 7)
  game = set({ { "E4033", "SU-TK-01" }, { "E4034", "GE-K-I" } }, { turn = 14 })
  expect(odds(game, "E4034", { "SU-TK-01" }).defence.total, 6)
end)

test("TDV-454: assault guns make an attack of 8 a 9 and a defence of 6 an 8", function()
  local game = set({ { "E4728", "GE-PZ-01", "GE-MOT-03", "GE-ID-269" }, { "E4727", "SU-RA-16" } }, { turn = 1 })
  local three = { "GE-PZ-01", "GE-MOT-03", "GE-ID-269" }
  expect({ odds(game, "E4727", three).attack.total, odds(game, "E4727", three, { sturm = true }).attack.total }, { 8, 9 })
  game = set({ { "E4728", "SU-TK-01" }, { "E4727", "GE-K-I" } }, { turn = 1 })
  expect({ odds(game, "E4727", { "SU-TK-01" }).defence.total, odds(game, "E4727", { "SU-TK-01" }, { dsturm = true }).defence.total }, { 6, 8 })
end)

test("TDV-455: 7 across a major river are 3, with assault guns 4", function()
  local game = set({ { "W4831", "GE-PZ-01", "GE-MOT-03" }, { "W4731", "SU-RD-010" } }, { turn = 2 })
  expect(game:piece("GE-PZ-01").props.attack + game:piece("GE-MOT-03").props.attack, 7)
  expect(odds(game, "W4731", { "GE-PZ-01", "GE-MOT-03" }).attack.total, 3)
  expect(odds(game, "W4731", { "GE-PZ-01", "GE-MOT-03" }, { sturm = true }).attack.total, 4)
end)

test("TDV-458: a tank brigade makes an attack of 10 on turn 5 a 12", function()
  local game = fight("soviet", { "E4728", "SU-RA-16", "SU-RA-19" }, { "E4727", "GE-K-I" }, { turn = 5 })
  game:place("soviet_support", "SU-TB-1")
  aim(game, "E4727", { "SU-RA-16", "SU-RA-19" })
  expect(game:query("odds", { space = "E4727" }).attack.total, 10)
  game:act("brigade", { piece = "SU-TB-1" })
  expect(game:query("odds", { space = "E4727" }).attack.total, 12)
end)

test("TDV-440: an HQ beside a division adds nothing", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-HQ-ZHUKOV", "SU-RD-413" } }, { turn = 4 })
  expect(odds(game, "E4727", { "GE-PZ-01" }).defence.total, 2 + 0)
end)

test("TDV-441: the HQ of a panzer army that is lost on turn 6 is back on turn 8, Zhukov on turn 7", function()
  local function lost(hq, side, killers, turn)
    local game = fight(side, { "E4728", table.unpack(killers) }, { "E4727", hq }, { turn = turn })
    attack(game, "E4727", killers, 6)
    upTo(game, "combat", "advance")
    expect(game:piece(hq).space, "hq_returning")
    return math.tointeger(game:piece(hq).props.back)
  end
  expect({ lost("GE-HQ-1", "soviet", { "SU-TK-01", "SU-TK-02" }, 6), lost("SU-HQ-ZHUKOV", "axis", { "GE-PZ-01", "GE-PZ-06" }, 6) }, { 8, 7 })
end)

test("TDV-451: with Pest alone Hungary fights on", function()
  local game = round(set({ { "W2241", "SU-TK-01" }, { "W2538", "HU-K-III" }, { "E4913", "SU-TK-02" } }, { turn = 40 }), "soviet", "move")
  game:act("go", { piece = "SU-TK-01", space = named.Pest })
  expect({ game:space(named.Pest).control, game:piece("HU-K-III").space }, { "soviet", "W2538" })
end)

-- Aircraft ------------------------------------------------------------------------------------------------------------------

test("TDV-026: tactical air that was used in the defence of one round is gone for a later round of the turn", function()
  local game = fight("axis", { "E4728", "GE-PZ-01", "GE-PZ-06" }, { "E4727", "SU-RA-16" }, { turn = 19 })
  game:place("soviet_air", "SU-TAC-01")
  aim(game, "E4727", { "GE-PZ-01", "GE-PZ-06" })
  game:act("fire")
  game:act("tactical", { piece = "SU-TAC-01" })
  game:dice(1)
  game:act("fight")
  expect(game:piece("SU-TAC-01").props.done, true)
  for id in pairs{ ["GE-PZ-01"] = 1, ["GE-PZ-06"] = 1 } do game:setPiece(id, { attacked = false }) end
  game = round(game, "axis", "combat")
  aim(game, "E4727", { "GE-PZ-01" })
  game:act("fire")
  expectTrue(not game:decision() or game:decision().id ~= "combat.defence", "nothing is left to add")
end)

test("TDV-477: the Romanian aircraft of round 2 are not there in round 5, but on the next turn", function()
  local game = fight("axis", { "E4728", "GE-PZ-01", "GE-PZ-06" }, { "E4727", "SU-RA-16" }, { turn = 2 }, { { "axis_air", "RO-AIR" }, { "W4731", "RO-K-1" }, { "E4828", "SU-RA-19" } })
  game:setVars{ round = 2 }
  aim(game, "E4727", { "GE-PZ-01" })
  game:act("tactical", { piece = "RO-AIR" })
  game:dice(1)
  game:act("fire")
  upTo(game, "combat")
  game:setVars{ round = 5 }
  aim(game, "E4828", { "GE-PZ-06" })
  expect(game:offers("tactical", { piece = "RO-AIR" }), false)
  game:decide("lift", "axis")
  game:act("done")
  expect({ game:turn(), game:piece("RO-AIR").props.done }, { 3, false })
end)

test("TDV-227: an air unit that supported an attack in round 2 may fly in round 5", function()
  local game = fight("axis", { "E4728", "GE-PZ-01", "GE-PZ-06" }, { "E4727", "SU-RA-16" }, { turn = 2 }, { { "E4731", "GE-BASE-8", "GE-AIR-8" } })
  game:setVars{ round = 2 }
  aim(game, "E4727", { "GE-PZ-01" })
  game:act("air", { piece = "GE-AIR-8" })
  game:dice(1)
  game:act("fire")
  upTo(game, "combat")
  game:act("done")
  game:setVars{ round = 5, fought_axis = false }
  game = round(game, "axis", "combat")
  expect(game:offers("bombard", { piece = "GE-AIR-8" }), true)
end)

test("TDV-221: three factors of aircraft add one to defenders whose printed value is one", function()
  local game = set({ { "E4728", "SU-TK-01" }, { "E4727", "GE-TIG-502" } }, { turn = 24 })
  game:setPiece("GE-TIG-502", { steps = 1 })
  game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RD-010" } }, { turn = 34 })
  expect({ game:piece("SU-RD-010").props.defence, game:piece("SU-AIR-18").props.factor }, { 1, 3 })
  local plain, helped = odds(game, "E4727", { "GE-PZ-01" }), odds(game, "E4727", { "GE-PZ-01" }, { dair = "SU-AIR-18" })
  expect(helped.defence.total - plain.defence.total, 1)
end)

test("TDV-089: three bases in Minsk are too many, two are not; two in a Town are", function()
  local game = set({ { named.Minsk, "GE-BASE-2", "GE-AIR-2", "GE-BASE-4", "GE-AIR-4", "AX-DEPOT-1" }, { "W3018", "GE-BASE-5", "GE-AIR-5" }, { "W2826", "GE-BASE-1", "GE-AIR-1" } }, { turn = 2 })
  for __, id in ipairs{ "W3326", "W3823", "W3223", "W3422", "W3720", "W3718", "W4020", "W3517", named.Minsk } do game:setSpace(id, { control = "axis" }) end
  game:decide("base.move", "axis", { piece = "GE-BASE-1" })
  game:refuse("station", { space = named.Minsk }, "5.4")
  game:refuse("station", { space = "W3018" }, "5.4")
  game:place("W2419", "GE-BASE-4", "GE-AIR-4")
  game:act("station", { space = named.Minsk })
  expect({ game:piece("GE-BASE-1").space, game:piece("GE-BASE-2").space }, { named.Minsk, named.Minsk })
end)

-- Movement ------------------------------------------------------------------------------------------------------------------

test("TDV-085: six divisions pass a hex one after the other, but do not end in it", function()
  local six = { "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08", "GE-PZ-09", "GE-PZ-10" }
  local game = round(set{ { "E4729", six[1], six[2], six[3] }, { "E4730", six[4], six[5], six[6] } }, "axis", "move")
  for i, id in ipairs(six) do game:act("go", { piece = id, space = i <= 3 and "E4727" or "E4726" }) end
  expect({ #game:stack("E4727"), #game:stack("E4726") }, { 3, 3 })
  game = round(set{ { "E4729", six[1], six[2], six[3], six[4] }, { "E4730", six[5], six[6] } }, "axis", "move")
  for i = 1, 4 do game:act("go", { piece = six[i], space = "E4728" }) end
  for i = 5, 6 do game:refuse("go", { piece = six[i], space = "E4728" }) end
end)

test("TDV-107: no emergency withdrawal in a Stavka round", function()
  local ring = { { "E4728", "SU-RA-16", "SU-HQ-STAVKA" }, { "E4727", "GE-PZ-01" }, { "E4729", "GE-PZ-06" }, { "E4828", "GE-PZ-08" }, { "stavka_reserve", "SU-RA-19" } }
  local game = chit(set(ring, { turn = 12, scenario = "campaign" }), "SU-CH-STAVKA", 1, 1)
  game:setPiece("SU-RA-16", { act = true })
  game:act("done")
  if game:decision().id == "move" then
    game:act("choose", { piece = "SU-RA-16" })
    expect(#game:actions("withdraw"), 0)
    game:refuse("withdraw", { piece = "SU-RA-16", space = "E4528" }, "6.5")
  end
  game = round(set(ring, { turn = 12, scenario = "campaign" }), "soviet", "move")
  game:act("choose", { piece = "SU-RA-16" })
  expectTrue(#game:actions("withdraw") > 0, "but in a Movement round")
end)

test("TDV-297: a corps of four points marches six hexes; beside an enemy, or in mud, it goes four or less", function()
  local function most(turn, enemy)
    local game = set({ { "E4728", "GE-K-I" }, { "E4913", "GE-PZ-06" }, { enemy or "E4914", "SU-RD-010" } }, { turn = turn })
    round(game, "axis", "move")
    game:act("choose", { piece = "GE-K-I" })
    local far = 0
    for __, verb in ipairs{ "go", "march" } do
      for __, action in ipairs(game:actions(verb)) do far = math.max(far, between("E4728", action.space).distance) end
    end
    return far
  end
  expect({ most(2), most(2, "E4729"), most(5) }, { 6, 4, 3 })
end)

test("TDV-336: with one point a unit enters a hex that costs four", function()
  local game = round(set({ { "W4505", "GE-PZ-01" }, { "E4913", "GE-PZ-06" } }, { turn = 2 }), "axis", "move")
  expect(game:query("reach", { piece = "GE-PZ-01" })["W4504"], 4)
  game:setPiece("GE-PZ-01", { supply = "out", air_supplied = true })
  game:setVars{ turn = 8 }
  game:act("choose", { piece = "GE-PZ-01" })
  expect(game:offers("go", { space = "W4504" }), true)
end)

test("TDV-345: a panzer division of eight points that is out of supply has three", function()
  local game = set({ { "E4728", "GE-PZ-01" } }, { turn = 2 })
  local function most()
    local far = 0
    for __, cost in pairs(game:query("reach", { piece = "GE-PZ-01" })) do far = math.max(far, cost) end
    return math.tointeger(far)
  end
  expect(most(), 8)
  game:setPiece("GE-PZ-01", { supply = "out" })
  expect(most(), 3)
end)

test("TDV-248: supplied from the air it has six", function()
  local game = set({ { "E4728", "GE-PZ-01" } }, { turn = 2 })
  game:setPiece("GE-PZ-01", { supply = "out", air_supplied = true })
  local far = 0
  for __, cost in pairs(game:query("reach", { piece = "GE-PZ-01" })) do far = math.max(far, cost) end
  expect(math.tointeger(far), 8 - 2)
end)

test("TDV-446, TDV-447: an Italian corps stays south of row 25, the Spanish division goes to Leningrad", function()
  local game = round(set({ { "E4727", "IT-II" }, { "W4705", "SP-250" }, { "E4913", "GE-PZ-06" } }, { turn = 14 }), "axis", "move")
  game:act("choose", { piece = "IT-II" })
  expect({ game:offers("go", { space = "E4725" }), game:offers("go", { space = "E4724" }) }, { true, false })
  game:refuse("go", { space = "E4724" }, "15.1")
  game:act("back")
  game:act("choose", { piece = "SP-250" })
  expect(game:offers("go", { space = "W4703" }), true)
end)

test("TDV-312: who stands four hexes away before the HQ moves does not act, at three hexes he does", function()
  local stacks = { { "E4728", "GE-HQ-1", "GE-PZ-01" }, { "E4725", "GE-PZ-06" }, { "E4724", "GE-PZ-08" }, { "E4914", "SU-RA-16" } }
  expect({ between("E4728", "E4725").distance, between("E4728", "E4724").distance }, { 3, 4 })
  local game = chit(set(stacks, { turn = 2 }), "AX-PZ1-1")
  game:act("move_first")
  game:act("go", { piece = "GE-HQ-1", space = "E4726" })
  expect({ game:offers("choose", { piece = "GE-PZ-06" }), game:offers("choose", { piece = "GE-PZ-08" }) }, { true, false })
end)

test("TDV-325: Manstein activates at three hexes, not at four", function()
  local game = chit(set({ { "E4728", "GE-PZ-01" }, { "E4725", "GE-PZ-06" }, { "E4724", "GE-PZ-08" }, { "E4914", "SU-RA-16" } }, { turn = 12 }), "GE-MM")
  game:act("place", { space = "E4728" })
  game:act("move_first")
  expect({ between("E4728", "E4725").distance, game:offers("choose", { piece = "GE-PZ-06" }) }, { 3, true })
  expect({ between("E4728", "E4724").distance, game:offers("choose", { piece = "GE-PZ-08" }) }, { 4, false })
end)

test("TDV-042, TDV-043: beside an HQ the distance is one, in its hex nothing; enemies between do not count", function()
  local game = chit(set({ { "E4728", "SU-RA-16", "SU-RA-19" }, { "E4727", "GE-ID-269" }, { "E4730", "GE-K-I" }, { "E4731", "SU-HQ-ZHUKOV" } }, { turn = 15 }), "SU-CH-ZHUKOV")
  expect({ between("E4728", "E4731").distance, odds(game, "E4727", { "SU-RA-16" }).drm }, { 3, 0 })
  local near = {}
  for __, id in ipairs(game:query("command", { piece = "SU-HQ-ZHUKOV" })) do near[id] = true end
  expect(near["SU-RA-16"], true)
  game:place("E4732", "SU-HQ-ZHUKOV")
  expect({ between("E4728", "E4732").distance, odds(game, "E4727", { "SU-RA-16" }).drm }, { 4, -2 })
  expect({ between("E4731", "E4732").distance, between("E4731", "E4731").distance }, { 1, 0 })
end)

-- Supply --------------------------------------------------------------------------------------------------------------------

test("TDV-484: an Italian corps is in supply seven hexes from a depot, not at eight", function()
  local control = { "W4221", "W3326", "W3823", "W3223", "W3422", "W3720", "W3718", "W4020", "W3517" }
  local function at(hex)
    local game = set({ { hex, "IT-II" }, { "W4221", "AX-DEPOT-1" } }, { turn = 6, scenario = "campaign" })
    for __, id in ipairs(control) do game:setSpace(id, { control = "axis" }) end
    return game:query("supply", { side = "axis" })["IT-II"]
  end
  expect({ between("W4221", "E1124").distance, at("E1124") }, { 7, "supplied" })
  expect({ between("W4221", "E1224").distance, at("E1224") }, { 8, "out" })
end)

test("TDV-473: an isolated panzer division beside a supplied enemy outlives turn 3, not turn 5", function()
  local function cut(turn)
    local game = newGame{ clear = true, scenario = "campaign" }
    game:place("E4728", "GE-PZ-01")
    for i, hex in ipairs{ "E4727", "E4829", "E4629" } do game:place(hex, "SU-TK-0" .. i) end
    game:setVars{ turn = turn }
    chit(game, "LOGISTICS")
    upTo(game, "depots", "lift", "arrivals", "replace", "panzers", "initiative")
    if game:turn() == turn and game:decision().id ~= "arrivals" then
      game:decide("lift", "axis")
      game:act("done")
    end
    return game:piece("GE-PZ-01").space
  end
  expect({ cut(3), cut(5) }, { "E4728", "axis_lost" })
end)

test("TDV-431: a roll of 4 is 6 on turn 1, 5 on turn 2 and 4 on turn 3", function()
  local function told(turn)
    local game = newGame{ clear = true, scenario = "campaign" }
    game:place("W3026", "AX-DEPOT-3")
    game:setVars{ turn = turn }
    game:decide("depots", "axis")
    game:dice(4)
    game:act("advance", { piece = "AX-DEPOT-3" })
    return tables.depot_advance.cells[({ 6, 5, 4 })[turn]][1] == tonumber(game:decision().prompt:match "(%d+) hex")
  end
  expect({ told(1), told(2), told(3) }, { true, true, true })
end)

test("TDV-491: of seven attacks four are made: three are still owed", function()
  local front = { { "E4728", "SU-TK-01" }, { "E4727", "GE-ID-111" }, { "E4914", "SU-TK-02" }, { "E4913", "GE-ID-269" }, { "E4718", "SU-TK-03" }, { "E4717", "GE-ID-057" }, { "E4708", "SU-TK-04" }, { "E4707", "GE-ID-075" }, { "E4738", "SU-TK-24" }, { "E4737", "GE-ID-031" } }
  local game = chit(set(front, { turn = 2 }), "SU-CH-COUNTER", 3, 4)
  local function owed()
    for __, item in ipairs(game:query("status").items) do
      if item.title:match "Stalin" then return item.value end
    end
  end
  expect(owed(), 7)
  game:act("done")
  for i = 1, 7, 2 do
    attack(game, front[i + 1][1], { front[i][2] }, 4)
    upTo(game, "combat")
  end
  expect(owed(), 3)
end)

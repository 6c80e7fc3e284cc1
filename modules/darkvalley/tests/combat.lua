-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 12: combat; 16: support.

local field = require "tests/field"

local set, round, aim, attack, odds = field.set, field.round, field.aim, field.attack, field.odds

---Goes through decisions with their first action until one of these is asked.
local function upTo(game, ...)
  local wanted = { ... }
  game:playUntil(function()
    for __, id in ipairs(wanted) do
      if game:decision().id == id then return true end
    end
    return false
  end)
end

---Three panzers (5+4+4) against a stack in E4727.
local function assault(defenders, setup, more)
  local stacks = { { "E4728", "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" }, { "E4727", table.unpack(defenders) }, { "E4913", "GE-PZ-12" }, { "E4914", "SU-RD-413" } }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  return round(set(stacks, setup or { turn = 2 }), "axis", "combat")
end

local panzers = { "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" }

test("TDV-298, TDV-347, TDV-348: who wants attacks, one combat after the other", function()
  local game = assault({ "SU-RD-010" }, nil, { { "E4828", "SU-RD-048" } })
  expect(game:decision().id, "combat")
  expect({ game:offers("attack", { space = "E4727" }), game:offers("attack", { space = "E4828" }), game:offers("done") }, { true, true, true })
  attack(game, "E4828", { "GE-PZ-01" }, 6)
  upTo(game, "combat")
  expect(game:offers("attack", { space = "E4727" }), true)
end)

test("TDV-349, TDV-327: two off the die for attackers out of supply, two on it for defenders", function()
  local game = assault{ "SU-RD-010" }
  expect(odds(game, "E4727", panzers).drm, 0)
  game:setPiece("GE-PZ-01", { supply = "out" })
  expect(odds(game, "E4727", panzers).drm, -2)
  game:setPiece("SU-RD-010", { supply = "isolated" })
  expect(odds(game, "E4727", panzers).drm, 0)
  game:setPiece("GE-PZ-01", { supply = "supplied" })
  expect(odds(game, "E4727", panzers).drm, 2)
end)

test("TDV-350: the attacker adds his support before the defender", function()
  local game = assault({ "SU-RA-16" }, { turn = 12 })
  game:place("soviet_air", "SU-TAC-01")
  aim(game, "E4727", panzers)
  expect(game:offers("sturm"), true)
  game:act("sturm")
  game:act("fire")
  expect({ game:decision().id, game:decision().side }, { "combat.defence", "soviet" })
  expect(game:offers("tactical", { piece = "SU-TAC-01" }), true)
end)

test("TDV-351, TDV-352: which table is used", function()
  local function worst(side, turn)
    local pair = side == "axis" and { "GE-PZ-01", "SU-RD-010" } or { "SU-GTA-5", "GE-ID-269" }
    local game = set({ { "E4728", pair[1] }, { "E4727", pair[2] } }, { turn = turn })
    local answer = odds(game, "E4727", { pair[1] })
    return answer.outcomes[#answer.outcomes].result .. answer.column
  end
  expect(tables.crt_a.cells[1][5], "NE")
  expect(tables.crt_b.cells[1][5], "AR")
  expect({ worst("axis", 6), worst("axis", 10) }, { "EX5-1", "EX5-1" })
  local function result(side, turn, column)
    local game = set({ { "E4728", side == "axis" and "GE-PZ-01" or "SU-RA-16" }, { "E4727", side == "axis" and "SU-RD-010" or "GE-ID-269" } }, { turn = turn })
    return odds(game, "E4727", { side == "axis" and "GE-PZ-01" or "SU-RA-16" }).outcomes[1].result
  end
  expect({ result("axis", 6), result("axis", 7), result("axis", 8), result("axis", 9), result("axis", 10) }, { "DE", "DR*", "DR*", "DR*", "DE" })
  expect({ result("soviet", 9), result("soviet", 10) }, { "DR*", "DR" })
end)

test("TDV-353, TDV-354, TDV-356: several hexes attack one; all in it defend together; not all of a hex must join", function()
  local game = assault({ "SU-RD-010", "SU-RA-16" }, nil, { { "E4627", "GE-PZ-09" } })
  local answer = odds(game, "E4727", { "GE-PZ-01", "GE-PZ-09" })
  expect({ answer.attack.total, answer.defence.total }, { 10, 6 })
  attack(game, "E4727", { "GE-PZ-01", "GE-PZ-09" }, 2)
  upTo(game, "combat")
  expect(game:offers("attack", { space = "E4727" }), false)
end)

test("TDV-355: nobody attacks or is attacked twice in a round", function()
  local game = assault({ "SU-RA-16" }, nil, { { "E4828", "SU-RA-19" } })
  attack(game, "E4727", { "GE-PZ-01" }, 1)
  upTo(game, "combat")
  game:refuse("attack", { space = "E4727" }, "12.2")
  game:act("attack", { space = "E4828" })
  game:refuse("join", { piece = "GE-PZ-01" }, "12.2")
end)

test("TDV-357, TDV-294: outside of Combat rounds only active units attack, and ACT is forgotten", function()
  local game = set({ { "E4728", "GE-HQ-1", "GE-PZ-01" }, { "E4732", "GE-PZ-06" }, { "E4727", "SU-RD-010" }, { "E4731", "SU-RD-048" } }, { turn = 2 })
  game:decide("order", "axis", { hq = "GE-HQ-1" })
  game:act("fight_first")
  expect({ game:offers("attack", { space = "E4727" }), game:offers("attack", { space = "E4731" }) }, { true, false })
  game:act("done")
  game:act("done")
  expect(game:piece("GE-PZ-01").props.act, false)
end)

test("TDV-358, TDV-084: a single unit that is not mechanised does not attack alone", function()
  local game = round(set({ { "E4728", "SU-RA-16" }, { "E4727", "GE-ID-269" }, { "E4629", "SU-RD-010" }, { "E4913", "SU-TK-24" }, { "E4914", "GE-ID-031" } }, { turn = 2 }), "soviet", "combat")
  game:refuse("attack", { space = "E4727" }, "12.2.1")
  game:place("E4728", "SU-RD-010")
  aim(game, "E4727", { "SU-RA-16" })
  game:refuse("fire", nil, "12.2.1")
  game:act("join", { piece = "SU-RD-010" })
  expect(game:offers("fire"), true)
  expect(round(set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RD-010" } }, { turn = 2 }), "axis", "combat"):offers("attack", { space = "E4727" }), true)
end)

test("TDV-359: cavalry, mountain troops, dropped airborne corps and the naval unit may", function()
  local function may(piece, enemy, more)
    local game = set({ { "E4728", piece }, { "E4727", enemy } }, { turn = 2 })
    if more then game:setPiece(piece, more) end
    return round(game, game:piece(piece).side, "combat"):offers("attack", { space = "E4727" })
  end
  expect({ may("GE-CAV-1", "SU-RD-010"), may("GE-MT-01", "SU-RD-010"), may("SU-NAV", "GE-ID-269") }, { true, true, true })
  local game = set({ { "E4728", "SU-ABN-1" }, { "E4727", "GE-ID-269" }, { "E4913", "SU-TK-01" }, { "E4914", "GE-ID-031" } }, { turn = 2 })
  round(game, "soviet", "combat")
  expect(game:offers("attack", { space = "E4727" }), false)
  game:setPiece("SU-ABN-1", { dropped = true })
  expect(game:offers("attack", { space = "E4727" }), true)
end)

local function column(attackers, defenders, support, setup)
  local stacks = { { "E4728", table.unpack(attackers) }, { "E4727", table.unpack(defenders) } }
  local answer = odds(set(stacks, setup or { turn = 2 }), "E4727", attackers, support)
  return answer.column, answer
end

test("TDV-360: fractions are dropped: 12 against 7 is 1-1", function()
  local __, answer = column({ "GE-PZ-01", "GE-PZ-06", "GE-MOT-03", "GE-ID-269" }, { "SU-RA-16", "SU-MK-03" })
  expect({ answer.attack.total, answer.defence.total, answer.column }, { 12, 7, "1-1" })
end)

test("TDV-361: below 1-3 the attack fails without a roll", function()
  local game = round(set({ { "E4728", "SU-CAV-06" }, { "E4727", "GE-K-I" } }, { turn = 2 }), "soviet", "combat")
  expect(odds(game, "E4727", { "SU-CAV-06" }).column, nil)
  aim(game, "E4727", { "SU-CAV-06" })
  game:act("fire")
  upTo(game, "combat", "draw", "round")
  expect(game:piece("SU-CAV-06").space, "soviet_out")
end)

test("TDV-362, TDV-382, TDV-481: more than 6-1 counts as 6-1, shifts begin there; left of 1-3 is a failure", function()
  local game = set({ { "W4516", "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08" }, { "W4416", "SU-RD-010" } }, { turn = 2 })
  local answer = odds(game, "W4416", { "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08" })
  expect({ answer.attack.total, answer.defence.total, answer.column, answer.shifts[1].value }, { 17, 1, "5-1", -1 })
  game = set({ { "W4516", "GE-ID-269", "GE-ID-031" }, { "W4416", "SU-RA-16" } }, { turn = 2 })
  expect(odds(game, "W4416", { "GE-ID-269", "GE-ID-031" }).column, nil, "1-3, one column left")
end)

test("TDV-363: one die, modifiers, the column", function()
  local game = assault{ "SU-RA-16" }
  game:setPiece("SU-RA-16", { supply = "out" })
  expect(odds(game, "E4727", panzers).column, "2-1")
  attack(game, "E4727", panzers, 3)
  expect(game:decision().id, "retreat", "3 + 2 = 5 at 2-1 is DR")
end)

test("TDV-364: nobody is eliminated while another has two steps", function()
  local game = assault{ "SU-RA-16", "SU-RD-010" }
  attack(game, "E4727", panzers, 5)
  game = assault({ "SU-RA-16", "SU-RD-010", "SU-RD-048" })
  attack(game, "E4727", panzers, 3)
  upTo(game, "combat")
  expect({ game:piece("SU-RA-16").steps, game:piece("SU-RD-010").space }, { 2, "E4727" }, "1-1, 3: no effect")
  game = assault{ "SU-RA-16", "SU-RD-010" }
  expect(odds(game, "E4727", panzers).column, "2-1")
  attack(game, "E4727", panzers, 4)
  while game:decision().id == "losses" and game:decision().side == "axis" do game:act("lose", { piece = "GE-PZ-01" }) end
  upTo(game, "combat")
  expect({ game:piece("SU-RA-16").steps, game:piece("SU-RD-010").space }, { 1, "E4727" })
end)

test("TDV-365, TDV-390: bombardment hits whom the defender names, protected or not", function()
  local game = set({ { "E4728", "SU-ART-1", "SU-RA-16" }, { "E4727", "GE-K-I", "GE-ID-269" } }, { turn = 17 })
  round(game, "soviet", "combat")
  game:act("bombard", { piece = "SU-ART-1" })
  game:dice(6)
  game:act("bombard", { space = "E4727" })
  expect({ game:decision().id, game:decision().side }, { "bombard.loss", "axis" })
  game:act("bear", { piece = "GE-ID-269" })
  expect(game:piece("GE-ID-269").space, "axis_lost")
end)

test("TDV-366: an attacking rifle army at full strength bears the first loss", function()
  local game = round(set({ { "E4728", "SU-RA-16", "SU-TK-01" }, { "E4727", "GE-K-I" }, { "E4913", "SU-TK-24" }, { "E4914", "GE-ID-031" } }, { turn = 12 }), "soviet", "combat")
  aim(game, "E4727", { "SU-RA-16", "SU-TK-01" })
  game:dice(1)
  game:act("fire")
  if game:decision().id == "combat.defence" then game:act("fight") end
  upTo(game, "combat", "draw", "stavka")
  expect({ game:piece("SU-RA-16").steps, game:piece("SU-TK-01").space }, { 1, "E4728" })
end)

test("TDV-367, TDV-368, TDV-369: who attacks across a major river is halved, once, the sum rounded down", function()
  local game = set({ { "W4831", "SU-GTK-01", "SU-TK-01" }, { "W4832", "SU-TK-02" }, { "W4731", "GE-ID-269" }, { "W4730", "SU-RA-16" } }, { turn = 20 })
  game:setSpace("W4731", { control = "axis" })
  local answer = odds(game, "W4731", { "SU-GTK-01", "SU-TK-01", "SU-TK-02", "SU-RA-16" })
  expect(answer.attack.total, 10, "(4+3+3)/2 = 5, and 5 over land; the city halves nobody twice")
  answer = odds(game, "W4731", { "SU-TK-01", "SU-TK-02", "SU-RA-16" })
  expect(answer.attack.total, 8, "(3+3)/2 = 3, and 5")
  answer = odds(game, "W4731", { "SU-GTK-01", "SU-TK-01" })
  expect(answer.attack.total, 3, "(4+3)/2 rounded down")
end)

test("TDV-370: the Axis does not attack across the Volga, the Soviets do", function()
  local game = round(set({ { "E4134", "GE-PZ-01" }, { "E4234", "SU-RD-010" } }, { turn = 14 }), "axis", "combat")
  expect(game:offers("attack", { space = "E4234" }), false)
  game = set({ { "E4234", "SU-TK-01" }, { "E4134", "GE-ID-269" } }, { turn = 14 })
  game:setSpace("E4134", { control = "axis" })
  round(game, "soviet", "combat")
  expect(game:offers("attack", { space = "E4134" }), true)
end)

local function bridgehead(turn, kind, more)
  local stacks = { { "W4831", "SU-RA-16", "SU-RA-19" }, { "W4731", "GE-ID-269" } }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  local game = set(stacks, { turn = turn })
  game:setSpace("W4731", { control = "axis" })
  if kind == "deep" then
    game:place("W4831", "SU-HQ-ZHUKOV")
    game:decide("deep", "soviet")
    game:act("choose", { piece = "SU-HQ-ZHUKOV" })
  else
    round(game, "soviet", "combat")
  end
  aim(game, "W4731", { "SU-RA-16", "SU-RA-19" })
  return game
end

test("TDV-371: from turn 17 two attacks of a Combat round treat a major river as a minor one", function()
  expect(bridgehead(16):offers("bridgehead"), false)
  expect(bridgehead(20, "deep"):offers("bridgehead"), false)
  local game = bridgehead(17)
  expect(game:var("bridgeheads"), 2)
  game:act("bridgehead")
  local answer = game:query("odds", { space = "W4731" })
  expect({ answer.attack.total, answer.defence.total }, { 10, 5 }, "2 + 2 for the city + 1 for the river")
  game:dice(1)
  game:act("fire")
  if game:decision().id == "combat.defence" then game:act("fight") end
  expect(game:var("bridgeheads"), 1)
end)

test("TDV-372: no bridgehead with a supplied Axis unit on the same bank", function()
  local game = bridgehead(17, nil, { { "W4830", "GE-ID-031" } })
  game:refuse("bridgehead", nil, "12.4.1")
  game:setPiece("GE-ID-031", { supply = "out" })
  expect(game:offers("bridgehead"), true)
end)

-- Retreats ------------------------------------------------------------------------------------------------------------------

test("TDV-373, TDV-374, TDV-375: two hexes by the compass, if possible", function()
  local game = assault{ "SU-RA-16" }
  attack(game, "E4727", panzers, 5)
  expect({ game:decision().id, game:decision().side }, { "retreat", "soviet" })
  local ends = field.ids(game:actions("retreat"))
  for __, action in ipairs(game:actions("retreat")) do
    expect(between("E4727", action.space).distance, 2)
    expectTrue(tonumber(action.space:sub(2, 3)) == 49, "eastwards: " .. action.space)
  end
  expect(field.count(ends), 1)
  game:refuse("retreat", { piece = "SU-RA-16", space = "E4725" }, "12.5")
  game:refuse("retreat", { piece = "SU-RA-16", space = "E4827" }, "12.5")
  game:act("retreat", { piece = "SU-RA-16", space = game:actions("retreat")[1].space })
  expect(game:piece("SU-RA-16").props.beset, true)
end)

test("TDV-375, TDV-373: who finds no room two hexes away is lost, even with an open hex beside him", function()
  -- All hexes two away but those behind the attackers are full or taken by the enemy; the hex E4827 beside it stays open.
  local function flee(last)
    local more = {}
    for __, space in ipairs{ "E4926", "E4927", "E4928", "E4826", "E4825", "E4726", "E4725", "E4626", "E4625", "E4627", "E4526", "E4527", "E4528", "E4828", "E4628" } do
      if space ~= last then more[#more + 1] = { space, "SU-RA-19", "SU-RA-20" } end
    end
    return more
  end
  local armies = {}
  for i, stack in ipairs(flee()) do armies[i] = stack end
  local ids, next = {}, 1
  for __, piece in ipairs(newGame():view("*").pieces) do
    if piece.type == "rifle_army" and piece.id ~= "SU-RA-16" then ids[#ids + 1] = piece.id end
  end
  local function full(last)
    local more = {}
    next = 1
    for __, stack in ipairs(flee(last)) do
      if ids[next + 1] then more[#more + 1] = { stack[1], ids[next], ids[next + 1] } end
      next = next + 2
    end
    return more
  end
  expectTrue(#ids >= 2 * #armies, "armies enough: " .. #ids)
  local game = assault({ "SU-RA-16" }, nil, full())
  attack(game, "E4727", panzers, 5)
  upTo(game, "combat", "advance")
  expect(game:piece("SU-RA-16").space, "soviet_lost")
  game = assault({ "SU-RA-16" }, nil, full "E4926")
  attack(game, "E4727", panzers, 5)
  upTo(game, "combat", "advance")
  expect(game:piece("SU-RA-16").space, "E4926")
end)

---Where the army in E4727 ends its retreat: the hexes that are offered, or the only one.
local function refuges(more)
  local game = assault({ "SU-RA-16" }, nil, more)
  attack(game, "E4727", panzers, 5)
  if game:decision().id ~= "retreat" then return { game:piece("SU-RA-16").space } end
  local list = {}
  for __, action in ipairs(game:actions("retreat")) do list[#list + 1] = action.space end
  table.sort(list)
  return list
end

test("TDV-374: each hex of a retreat follows the compass if it can, and nobody is lost who can't", function()
  expect(refuges(), { "E4926", "E4927" }, "both hexes eastwards; the other hex in the east is in a zone of the attackers")
  expect(refuges{ { "E4927", "GE-ID-269" } }, { "E4926" }, "the second hex can follow it in one direction only")
  expect(refuges{ { "E4927", "GE-ID-269" }, { "E4926", "GE-ID-031" } }, { "E4826" }, "eastwards, and then another way")
  expect(refuges{ { "E4827", "GE-ID-269" } }, { "E4826" }, "the first hex can't follow it, the second can")
  expect(refuges{ { "E4827", "GE-ID-269" }, { "E4826", "GE-ID-031" } }, { "E4526", "E4527", "E4626", "E4725" }, "no hex can, and all ways are open")
  expect(refuges{ { "E4827", "GE-K-I" } }, { "E4526", "E4527", "E4626" }, "a zone of control closes it like a unit")
end)

test("TDV-374: the compass of the Axis points west", function()
  local game = set({ { "E4728", "GE-ID-269" }, { "E4727", "SU-GTK-01", "SU-GTK-02", "SU-TK-01" }, { "E4913", "GE-PZ-12" }, { "E4914", "SU-RD-413" } }, { turn = 20 })
  round(game, "soviet", "combat")
  attack(game, "E4728", { "SU-GTK-01", "SU-GTK-02", "SU-TK-01" }, 4)
  local ends = {}
  for __, action in ipairs(game:actions("retreat")) do ends[#ends + 1] = action.space end
  table.sort(ends)
  expect({ game:decision().id, game:decision().side, ends }, { "retreat", "axis", { "E4528", "E4529" } })
end)

test("TDV-103: a retreat through an enemy zone eliminates, a friend in the hex cancels it", function()
  local walls = { { "E4827", "GE-K-I" }, { "E4826", "GE-K-X" }, { "E4627", "GE-K-II" }, { "E4626", "GE-K-XXVI" } }
  local game = assault({ "SU-RA-16" }, nil, walls)
  attack(game, "E4727", panzers, 5)
  upTo(game, "combat", "advance")
  expect(game:piece("SU-RA-16").space, "soviet_lost")
  walls[#walls + 1] = { "E4726", "SU-RD-010" }
  walls[#walls + 1] = { "E4725", "SU-RD-048" }
  game = assault({ "SU-RA-16" }, nil, walls)
  attack(game, "E4727", panzers, 5)
  upTo(game, "combat", "advance")
  expect(game:piece("SU-RA-16").space, "E4725")
end)

test("TDV-104: German mechanised units break through a zone for a step, in fair weather", function()
  local function flee(turn)
    local game = set({ { "E4727", "GE-PZ-01", "GE-PZ-06" }, { "E4728", "SU-GTA-5", "SU-GTA-3" }, { "E4729", "SU-RD-010" }, { "E4726", "SU-TK-01" }, { "E4827", "SU-TK-02" } }, { turn = turn })
    game:setPiece("GE-PZ-06", { supply = "out" })
    round(game, "soviet", "combat")
    attack(game, "E4727", { "SU-GTA-5", "SU-GTA-3" }, 6)
    upTo(game, "combat", "advance", "draw", "stavka", "manstein", "round")
    return game:piece("GE-PZ-01"), game:piece("GE-PZ-06")
  end
  local first, second = flee(25)
  expect(first.steps + second.steps, 3, "one step of the stack")
  expectTrue(first.space ~= "E4727" and second.space ~= "E4727")
  first = flee(27)
  expect(first.space, "axis_lost")
end)

test("TDV-376: up to two steps in a port retreat by sea, westwards for the Axis", function()
  local game = set({ { "W3804", "GE-PZ-01", "GE-ID-269" }, { "W3805", "SU-GTA-5", "SU-GTA-3", "SU-TK-01" }, { "W3904", "SU-GA-01", "SU-GA-02" } }, { turn = 34 })
  for __, id in ipairs{ "W3804", "W3611", "W3012" } do game:setSpace(id, { control = "axis" }) end
  round(game, "soviet", "combat")
  attack(game, "W3804", { "SU-GTA-5", "SU-GTA-3", "SU-TK-01", "SU-GA-01", "SU-GA-02" }, 5)
  expect(game:decision().id, "retreat")
  expect(game:offers("sail", { piece = "GE-PZ-01", space = "W3611" }), true)
  game:act("sail", { piece = "GE-PZ-01", space = "W3012" })
  expect(game:piece("GE-PZ-01").space, "W3012")
  expect(game:offers("sail", { piece = "GE-ID-269", space = "W3611" }), false, "two steps have gone")
end)

test("TDV-377: who retreats onto others adds nothing and is lost with them", function()
  local game = assault({ "SU-RA-16" }, nil, { { "E4926", "SU-RD-010" }, { "E4925", "SU-RD-048" }, { "E4927", "GE-PZ-09", "GE-PZ-16" } })
  game:setPiece("SU-RA-16", { beset = true, steps = 2 })
  game:place("E4926", "SU-RA-16")
  local answer = odds(game, "E4926", { "GE-PZ-09", "GE-PZ-16" })
  expect(answer.defence.total, 1)
  expect(game:offers("attack", { space = "E4926" }), true, "somebody fresh is there")
  attack(game, "E4926", { "GE-PZ-09", "GE-PZ-16" }, 2)
  upTo(game, "combat", "advance")
  expect(game:piece("SU-RA-16").space, "soviet_lost")
end)

test("TDV-378: attackers take the hex at once, HQs go along", function()
  local game = set({ { "E4728", "GE-PZ-01", "GE-PZ-06", "GE-HQ-1" }, { "E4727", "SU-RD-010" } }, { turn = 2 })
  round(game, "axis", "combat")
  attack(game, "E4727", { "GE-PZ-01", "GE-PZ-06" }, 6)
  upTo(game, "advance")
  expect(game:offers("advance", { piece = "GE-HQ-1" }), true)
  game:act("advance", { piece = "GE-PZ-01" })
  game:act("advance", { piece = "GE-HQ-1" })
  expect(game:piece("GE-HQ-1").space, "E4727")
end)

-- Forts ---------------------------------------------------------------------------------------------------------------------

test("TDV-379: a garrison may stay in its fort", function()
  local function brest()
    local game = round(set({ { "W3325", "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08" }, { "W3326", "SU-RD-010" } }, { turn = 2 }), "axis", "combat")
    attack(game, "W3326", { "GE-PZ-01", "GE-PZ-06", "GE-PZ-07", "GE-PZ-08" }, 4)
    return game
  end
  local game = brest()
  expect({ game:decision().id, game:decision().side }, { "hold", "soviet" })
  game:act("hold")
  expect(game:piece("SU-RD-010").space, "W3326")
  game = brest()
  game:act("leave")
  expect(game:decision().id ~= "hold", true)
  upTo(game, "combat", "advance")
  expectTrue(game:piece("SU-RD-010").space ~= "W3326")
end)

test("TDV-380: an enemy in a fort destroys it", function()
  local game = round(set({ { "W3325", "GE-PZ-01" }, { "E4913", "GE-PZ-06" } }, { turn = 2 }), "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("go", { space = "W3326" })
  local answer = odds(set({ { "W3325", "SU-GTA-5" }, { "W3326", "GE-ID-269" } }, { turn = 34 }), "W3326", { "SU-GTA-5" })
  expect(answer.defence.total, 2, "and it was never a German fort")
  game:place("W3326", "SU-RD-010")
  game:setSpace("W3326", { control = "soviet" })
  game:place("W3325", "GE-PZ-01")
  expect(odds(game, "W3326", { "GE-PZ-01" }).defence.total, 1)
end)

test("TDV-381: a fort takes the place of the ground, but not of rivers", function()
  local game = set({ { "E1749", "GE-PZ-01" }, { "E1750", "SU-RD-010" } }, { turn = 2 })
  local answer = odds(game, "E1750", { "GE-PZ-01" })
  expect({ answer.defence.total, answer.attack.total }, { 4, 5 }, "fort 3, no halving by the city")
  game:setSpace("E1750", { features = { fort = false } })
  answer = odds(game, "E1750", { "GE-PZ-01" })
  expect({ answer.defence.total, answer.attack.total }, { 3, 2 })
  game = set({ { "W3226", "GE-PZ-01" }, { "W3326", "SU-RD-010" } }, { turn = 2 })
  expect(odds(game, "W3326", { "GE-PZ-01" }).defence.total, 5, "fort 3, river 1")
end)

test("TDV-383: fortifications help Soviet defenders only", function()
  local game = set({ { "E4033", "GE-PZ-01" }, { "E4034", "SU-RA-16" } }, { turn = 14 })
  expect(odds(game, "E4034", { "GE-PZ-01" }).defence.total, 6)
  game = set({ { "E4033", "SU-TK-01" }, { "E4034", "GE-ID-269" } }, { turn = 14 })
  expect(odds(game, "E4034", { "SU-TK-01" }).defence.total, 2)
end)

test("TDV-385, TDV-386, TDV-387: the special fortified zone: one column face down, two face up, for supplied Soviets around it", function()
  local game = set({ { "E2127", "SU-FZ" }, { "E2128", "SU-RD-010" }, { "E2129", "GE-PZ-01" } }, { turn = 23 })
  game:setPiece("SU-FZ", { flipped = true })
  local function left() local one = odds(game, "E2128", { "GE-PZ-01" }).shifts[1] return one and one.value or 0 end
  expect(left(), -1)
  game:setPiece("SU-FZ", { flipped = false })
  expect(left(), -2)
  game:setPiece("SU-RD-010", { supply = "out" })
  expect(left(), 0)
  game:setPiece("SU-RD-010", { supply = "supplied" })
  game:place("E2123", "SU-FZ")
  expect(left(), 0, "five hexes away")
  game = round(set({ { "E2127", "SU-FZ" }, { "E2128", "GE-PZ-01" }, { "E4913", "GE-PZ-06" } }, { turn = 23 }), "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("go", { space = "E2127" })
  expect(game:piece("SU-FZ").space, "soviet_out")
end)

-- Support -------------------------------------------------------------------------------------------------------------------

test("TDV-454, TDV-456, TDV-173, TDV-174: assault guns", function()
  local function values(turn)
    local game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RA-16" } }, { turn = turn })
    local plain, helped = odds(game, "E4727", { "GE-PZ-01" }).attack.total, odds(game, "E4727", { "GE-PZ-01" }, { sturm = true }).attack.total
    game = set({ { "E4728", "SU-TK-01" }, { "E4727", "GE-K-I" } }, { turn = turn })
    local before, after = odds(game, "E4727", { "SU-TK-01" }).defence.total, odds(game, "E4727", { "SU-TK-01" }, { dsturm = true }).defence.total
    return { helped - plain, after - before }
  end
  expect({ values(1), values(18), values(19), values(38), values(39) }, { { 1, 2 }, { 1, 2 }, { 2, 3 }, { 2, 3 }, { 2, 4 } })
  local game = assault({ "SU-RA-16" }, nil, { { "E4828", "SU-RA-19" } })
  aim(game, "E4727", { "GE-PZ-01" })
  game:act("sturm")
  game:dice(3)
  game:act("fire")
  upTo(game, "combat")
  aim(game, "E4828", { "GE-PZ-06" })
  game:refuse("sturm", nil, "16.1")
  game = assault{ "SU-RA-16" }
  game:setPiece("GE-PZ-01", { supply = "out" })
  aim(game, "E4727", { "GE-PZ-01" })
  expect(game:offers("sturm"), false, "not fully supplied")
end)

test("TDV-455: terrain does not touch them", function()
  local game = set({ { "W4831", "GE-PZ-01", "GE-MOT-03" }, { "W4731", "SU-RD-010" } }, { turn = 2 })
  expect(odds(game, "W4731", { "GE-PZ-01", "GE-MOT-03" }).attack.total, 3)
  expect(odds(game, "W4731", { "GE-PZ-01", "GE-MOT-03" }, { sturm = true }).attack.total, 4)
end)

test("TDV-458, TDV-208, TDV-209: tank brigades", function()
  local game = round(set({ { "E4728", "SU-RA-16", "SU-RA-19" }, { "E4727", "GE-K-I" } }, { turn = 5 }), "soviet", "combat")
  game:place("soviet_support", "SU-TB-1", "SU-TB-2")
  aim(game, "E4727", { "SU-RA-16", "SU-RA-19" })
  local before = game:query("odds", { space = "E4727" }).attack.total
  game:act("brigade", { piece = "SU-TB-1" })
  expect(game:query("odds", { space = "E4727" }).attack.total, before + 2)
  game:act("brigade", { piece = "SU-TB-2" })
  expect(game:query("odds", { space = "E4727" }).attack.total, before + 4)
  game:act("fire")
  if game:decision().id == "combat.defence" then game:act("fight") end
  expect(game:piece("SU-TB-1").props.done, true)
  game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RA-16" } }, { turn = 5 })
  expect(odds(game, "E4727", { "GE-PZ-01" }, { dbrigades = { "SU-TB-1" } }).defence.total, 6)
  expect({ tables.support.values.tank_brigades.first, tables.support.values.tank_brigades.last }, { 4, 9 })
end)

test("TDV-440, TDV-016: an HQ defends only alone, with one, and is never bombarded", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-HQ-ZHUKOV", "SU-RD-010" } }, { turn = 4 })
  expect(odds(game, "E4727", { "GE-PZ-01" }).defence.total, 1)
  game:place("E4913", "SU-RD-010")
  expect(odds(game, "E4727", { "GE-PZ-01" }).defence.total, 1)
  round(game, "axis", "combat")
  expect(game:offers("attack", { space = "E4727" }), true)
  attack(game, "E4727", { "GE-PZ-01" }, 4)
  upTo(game, "combat", "advance")
  expect(game:piece("SU-HQ-ZHUKOV").space, "hq_returning")
end)

test("TDV-441: lost HQs come back", function()
  local game = set({ { "E4728", "GE-PZ-01", "GE-PZ-06" }, { "E4727", "SU-HQ-ZHUKOV" } }, { turn = 6 })
  round(game, "axis", "combat")
  attack(game, "E4727", { "GE-PZ-01", "GE-PZ-06" }, 4)
  upTo(game, "combat", "advance")
  expect(game:piece("SU-HQ-ZHUKOV").props.back, 7)
  expect(game:piece("GE-HQ-1").props.returns, 2)
end)

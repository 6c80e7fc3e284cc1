-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 4 and 10: the sequence, the initiative, the cup and every kind of round.

local field = require "tests/field"

local set, round, chit, aim, odds = field.set, field.round, field.chit, field.aim, field.odds

---Phases in the order in which they ask something in a turn of the campaign.
local function phases(from)
  local game = newGame{ scenario = "campaign" }
  local list, last = {}, nil
  game:setVars{ turn = from }
  game:decide("lift", "axis")
  game:act("done")
  game:playUntil(function()
    local now = game:phase()
    if now ~= last then list[#list + 1], last = now, now end
    return game:turn() > from + 1 or not game:decision()
  end, { "done", "draw", "wait", "put", "pass", "stop", "fight" }, 20000)
  return list
end

local function order(list, ...)
  local at = 0
  for __, name in ipairs{ ... } do
    local found
    for i = at + 1, #list do
      if list[i] == name then found = i break end
    end
    expectTrue(found, name .. " comes in its order")
    at = found or at
  end
end

test("TDV-071, TDV-072, TDV-073, TDV-076, TDV-077, TDV-078, TDV-080, TDV-112, TDV-253: the order of a turn", function()
  local list = phases(11)
  order(list, "axis_arrivals", "soviet_arrivals", "soviet_replacements", "axis_bases", "axis_rail", "soviet_rail", "action", "depots")
  local game = newGame{ scenario = "campaign" }
  game:decide("sea", "axis")
  game:refuse("ride", { piece = "GE-PZ-01", space = "W2826" })
end)

test("TDV-074, TDV-075: arrivals come before replacements", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ turn = 1 }
  game:decide("lift", "axis")
  game:act("done")
  expect({ game:turn(), game:phase(), game:decision().id }, { 2, "axis_arrivals", "arrivals" })
  game:playUntil(function() return game:phase() ~= "axis_arrivals" end)
  expectTrue(game:phase() == "axis_replacements" or game:phase() == "soviet_arrivals")
end)

local function initiative(turn)
  local game = newGame{ scenario = "campaign" }
  game:setVars{ turn = turn }
  for __, item in ipairs(game:query("status").items) do
    if item.title == "Initiative" then return item.side end
  end
end

test("TDV-283, TDV-284, TDV-285: who has the initiative", function()
  expect({ initiative(1), initiative(24), initiative(25) }, { "axis", "axis", "soviet" }, "good")
  expect({ initiative(4), initiative(15), initiative(17), initiative(22) }, { "axis", "axis", "soviet", "soviet" }, "mixed")
  expect({ initiative(5), initiative(7), initiative(18), initiative(44) }, { "soviet", "soviet", "soviet", "soviet" }, "mud and snow")
end)

---To the beginning of the action phase of a turn.
local function action(turn, setup, prepare)
  local game = newGame{ scenario = setup and setup.scenario or "campaign", options = setup and setup.options, seed = setup and setup.seed }
  game:setVars{ turn = turn }
  if prepare then prepare(game) end
  game:decide("airborne", "soviet")
  if game:decision() and game:decision().id == "airborne" then game:act("done") end
  return game
end

test("TDV-287: turn 1 opens with an Axis Combat round and an Axis Movement round", function()
  local game = newGame()
  game:act("done")
  game:playUntil(function() return game:var("round") == 1 end)
  expect({ game:var("kind"), game:var("owner") }, { "combat", "axis" })
  game:playUntil(function() return game:var("round") == 2 end, { "done" })
  expect({ game:var("kind"), game:var("owner") }, { "move", "axis" })
end)

test("TDV-286, TDV-079: the initiative player picks one of his own chits, never Logistics; then the cup is filled", function()
  local game = action(2)
  expect({ game:decision().id, game:decision().side, #game:stack("cup") }, { "initiative", "axis", 0 })
  game:refuse("open", { piece = "LOGISTICS" }, "10.2")
  game:refuse("open", { piece = "SU-CH-MOVE" }, "10.2")
  game:act("open", { piece = "AX-PZ1-1" })
  expect(#game:stack("cup"), 2 + 1 + 5 + 2, "two Move/Combat, Logistics, five panzer chits, two Soviet ones")
  expect(game:decision().id, "order")
end)

test("TDV-281: the chart says which chits there are", function()
  local function cup(turn, setup)
    local game = action(turn, setup)
    while game:decision().id == "panzers" do game:act("choose", { piece = game:actions("choose")[1].piece }) end
    local seen = {}
    for __, id in ipairs(game:var("ready")) do seen[id] = true end
    return seen, game
  end
  local second = cup(2)
  expect({ second["SU-CH-COUNTER"], second["SU-CH-MOVE"], second["SU-CH-COMBAT"], second["AX-PZ1-2"], second["AX-PZ3-2"] }, { true, true, nil, true, nil })
  local fifth = cup(5)
  expect({ fifth["SU-CH-COUNTER"] == nil, fifth["SU-CH-COMBAT"] }, { true, true })
end)

test("TDV-282, TDV-489: which panzer chits were chosen stays hidden, only their number is told", function()
  local game = action(5)
  expect({ game:decision().id, game:decision().side }, { "panzers", "axis" })
  while game:decision().id == "panzers" do game:act("choose", { piece = game:actions("choose")[1].piece }) end
  expect(game:view("soviet").vars.ready or {}, {})
  expect(#game:var("chosen"), 3)
  game:act("open", { piece = "SU-CH-MOVE" })
  local function names(side)
    local list = {}
    for __, kind in ipairs(game:query("status", nil, side).cups[1].kinds) do list[kind.text] = kind.count end
    return list
  end
  for name in pairs(names("soviet")) do expectTrue(not name:match("%dst Panzer") and not name:match("%dth Panzer") and not name:match("%dnd Panzer"), name) end
  expect(names("soviet"), { ["Panzer army"] = 3, ["Movement or combat, Axis"] = 2, ["Logistics"] = 1, ["Combat, Soviets"] = 1 })
  expect(names("axis"), names("soviet"))
  local left = #game:var("inside")
  game:playUntil(function() return #game:var("inside") < left end)
  expect(#game:var("inside"), left - 1)
  local status = game:query("status", nil, "soviet")
  local titles = {}
  for i, item in ipairs(status.items) do titles[i] = item.title end
  expect({ status.date, titles[1], titles[2], titles[3] }, { "October 1941", "Weather", "Initiative", "Action rounds played" })
end)

test("TDV-288: Case Blue: two opening chits on turn 12 or 13, not on both", function()
  local function ready(turn, blue)
    local game = action(turn, nil, function(one) one:setVars{ blue = blue } end)
    while game:decision().id == "panzers" do game:act("choose", { piece = game:actions("choose")[1].piece }) end
    game:act("open", { piece = "AX-MC-1" })
    return game
  end
  local game = ready(12, 0)
  expect(game:decision().id, "initiative")
  game:act("open", { piece = "AX-MC-2" })
  expect(game:var("blue"), 12)
  expect(ready(13, 12):decision().id, "round")
  game = ready(12, 0)
  game:act("enough")
  expect(game:var("blue"), 0)
  expect(ready(13, 0):decision().id, "initiative")
end)

test("TDV-289, TDV-293: all others are drawn until the cup is empty, whoever they belong to", function()
  local game = newGame()
  game:act("done")
  game:playUntil(function() return game:phase() == "depots" or game:turn() > 1 end, { "done", "draw", "nothing", "fight", "remove", "move" }, 20000)
  expect({ #game:stack("cup"), game:var("round") <= 11, game:var("round") >= 5 }, { 0, true, true })
end)

local function reserve(turn)
  return action(turn, nil, function(game)
    game:place("stavka_reserve", "SU-RA-16", "SU-RA-19")
    game:place("E2314", "SU-HQ-STAVKA", "SU-HQ-ZHUKOV")
  end)
end

test("TDV-290, TDV-291: Stavka is never in the cup and not before an Axis opening chit", function()
  local game = reserve(3)
  expect(game:decision().id, "initiative")
  expect(game:offers("open", { piece = "SU-CH-STAVKA" }), false)
  game:act("open", { piece = "AX-PZ1-1" })
  game:act("nothing")
  expect({ game:decision().id, game:decision().side }, { "stavka", "soviet" })
  for __, id in ipairs(game:stack("cup")) do expectTrue(id ~= "SU-CH-STAVKA") end
  game:act("wait")
  game = reserve(5)
  while game:decision().id == "panzers" do game:act("choose", { piece = game:actions("choose")[1].piece }) end
  expect(game:decision().side, "soviet")
  expect(game:offers("open", { piece = "SU-CH-STAVKA" }), true)
end)

test("TDV-292, TDV-302: Move/Combat: the owner chooses, but each kind once a turn", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RA-16" } }, { turn = 2 })
  chit(game, "AX-MC-1")
  expect(game:decision().id, "round")
  expect({ game:offers("move"), game:offers("combat") }, { true, true })
  game:setVars{ moved_axis = true }
  chit(game, "AX-MC-2")
  expect(game:var("kind"), "combat")
  game:setVars{ moved_axis = false, fought_axis = true }
  chit(game, "AX-MC-2")
  expect(game:var("kind"), "move")
end)

-- Commanded combat ----------------------------------------------------------------------------------------------------------

local function commanded(which, stacks, turn, options)
  local list = { { "E4728", "SU-RA-16" }, { "E4627", "SU-RA-19" }, { "E4727", "GE-ID-269" } }
  for __, stack in ipairs(stacks) do list[#list + 1] = stack end
  return chit(set(list, { turn = turn or 15, options = options }), which)
end

test("TDV-299, TDV-042, TDV-043: Combat-Zhukov: who is out of Zhukov's range attacks as if out of supply", function()
  local game = commanded("SU-CH-ZHUKOV", { { "E4731", "SU-HQ-ZHUKOV" }, { "E4730", "GE-K-I" } })
  expect(odds(game, "E4727", { "SU-RA-16" }).drm, 0, "three hexes, whatever stands between")
  expect(odds(game, "E4727", { "SU-RA-16", "SU-RA-19" }).drm, -2, "one of them is too far")
  game:place("E4729", "SU-HQ-ZHUKOV")
  expect(odds(game, "E4727", { "SU-RA-16", "SU-RA-19" }).drm, 0)
  expect(odds(game, "E4728", { "GE-ID-269" }).drm, 0, "their defence does not suffer")
end)

test("TDV-300, TDV-329: Combat-Stavka is an option for turns 15 to 18", function()
  local game = commanded("SU-CH-CSTAVKA", { { "E4734", "SU-HQ-STAVKA" }, { "E4727", "SU-HQ-ZHUKOV" } })
  expect(odds(game, "E4727", { "SU-RA-16" }).drm, 0)
  expect(odds(game, "E4727", { "SU-RA-16", "SU-RA-19" }).drm, -2)
  for turn = 14, 19 do
    local one = action(turn, { options = { combat_stavka = true } })
    local seen = {}
    for __, id in ipairs(one:var("ready")) do seen[id] = true end
    expect(seen["SU-CH-CSTAVKA"] or false, turn >= 15 and turn <= 18, "turn " .. turn)
  end
end)

test("TDV-301: Combat-Stavka/Zhukov: who is out of the range of both attacks as if out of supply", function()
  local game = commanded("SU-CH-CSZ", { { "E4715", "SU-HQ-STAVKA" }, { "E4716", "SU-HQ-ZHUKOV" } }, 19)
  expect(odds(game, "E4727", { "SU-RA-16", "SU-RA-19" }).drm, -2)
end)

test("TDV-301: Combat-Stavka/Zhukov: the range of either is enough", function()
  local game = commanded("SU-CH-CSZ", { { "E4734", "SU-HQ-STAVKA" }, { "E4625", "SU-HQ-ZHUKOV" } }, 19)
  expect(odds(game, "E4727", { "SU-RA-16", "SU-RA-19" }).drm, 0)
end)

-- Counterattack -------------------------------------------------------------------------------------------------------------

local function counter(stacks, first, second, turn)
  return chit(set(stacks, { turn = turn or 2 }), "SU-CH-COUNTER", first or 1, second or 3)
end

test("TDV-306, TDV-491: Stalin orders at least six attacks", function()
  local stacks = { { "E4728", "SU-TK-01" }, { "E4725", "GE-ID-269" } }
  expect(counter(stacks, 1, 3):var("owed"), 6)
  expect(counter(stacks, 4, 5):var("owed"), 9)
  for __, item in ipairs(counter(stacks, 4, 5):query("status").items) do
    if item.title:match("Stalin") then expect(item.value, 9) end
  end
end)

test("TDV-303, TDV-305: who moves must end beside an enemy and attack", function()
  local game = counter{ { "E4728", "SU-TK-01" }, { "E4725", "GE-ID-269" }, { "E4724", "SU-RA-16" } }
  game:act("choose", { piece = "SU-TK-01" })
  expect({ game:offers("go", { space = "E4726" }), game:offers("go", { space = "E4727" }) }, { true, false })
  game:refuse("go", { space = "E4727" }, "10.5.6")
  game:act("go", { space = "E4726" })
  game:place("E4913", "GE-ID-031")
  game:place("E4914", "SU-TK-24")
  game:act("done")
  expect({ game:decision().id, game:offers("done") }, { "combat", false })
  game:refuse("done", nil, "10.5.6")
  expect(game:offers("attack", { space = "E4725" }), true)
  aim(game, "E4725", { "SU-RA-16" })
  game:refuse("fire", nil, "12.2.1")
  game:act("join", { piece = "SU-TK-01" })
end)

test("TDV-304: who begins beside an enemy has three points", function()
  local game = counter{ { "E4728", "SU-MK-03" }, { "E4729", "GE-ID-269" }, { "E4722", "GE-ID-031" }, { "E4732", "SU-MK-12" } }
  local most = 0
  for __, cost in pairs(game:query("reach", { piece = "SU-MK-03" })) do most = math.max(most, cost) end
  expect(math.tointeger(most), 3)
  most = 0
  for __, cost in pairs(game:query("reach", { piece = "SU-MK-12" })) do most = math.max(most, cost) end
  expect(math.tointeger(most), 6)
end)

test("TDV-307, TDV-308: attacks that are not made cost rifle divisions, the nearest first", function()
  local game = counter{ { "E4728", "SU-TK-01" }, { "E4727", "GE-ID-269" }, { "E4726", "SU-RD-010" }, { "E4827", "SU-RD-048" }, { "E4733", "SU-RD-090" }, { "E4734", "SU-RD-027" } }
  game:act("done")
  field.attack(game, "E4727", { "SU-TK-01" }, 3)
  game:playUntil(function() return game:decision().id == "penalty" or game:decision().id == "combat" end)
  if game:decision().id == "combat" then game:act("done") end
  expect({ game:decision().id, game:decision().side, game:var("owed") }, { "penalty", "axis", 5 })
  game:refuse("remove", { piece = "SU-RD-090" }, "10.5.6")
  game:refuse("remove", { piece = "SU-RD-027" }, "10.5.6")
end)

test("TDV-308: seven attacks are ordered and four made: three rifle divisions go at once", function()
  local stacks = { { "E4728", "SU-TK-01" }, { "E4727", "GE-ID-269" }, { "E4826", "SU-RD-010", "SU-RD-048" }, { "E4827", "SU-RD-090", "SU-RD-125" } }
  local game = counter(stacks, 3, 4)
  expect(game:var("owed"), 7)
  game:setVars{ owed = 3 }
  game:act("done")
  if game:decision().id == "combat" then game:act("done") end
  local lost = #game:stack("soviet_lost") + #game:stack("soviet_out")
  expect({ game:decision().id, game:decision().side }, { "penalty", "axis" })
  while game:decision().id == "penalty" do game:act("remove", { piece = game:actions("remove")[1].piece }) end
  expect({ #game:stack("soviet_lost") + #game:stack("soviet_out") - lost, game:var("owed") }, { 3, 0 })
end)

test("TDV-307: an attack of units out of supply does not count", function()
  local game = set({ { "E4728", "SU-TK-01" }, { "E4727", "GE-ID-269" }, { "E4914", "SU-TK-02" }, { "E4913", "GE-ID-031" } }, { turn = 2 })
  game:setPiece("SU-TK-01", { supply = "out" })
  chit(game, "SU-CH-COUNTER", 1, 3)
  game:act("done")
  field.attack(game, "E4727", { "SU-TK-01" }, 1)
  expect(game:var("owed"), 6)
  field.attack(game, "E4913", { "SU-TK-02" }, 4)
  expect(game:var("owed") <= 5, true)
end)

test("TDV-308, TDV-309: on turn 1 Axis units in Romania do not count for the distance", function()
  local function nearest(turn)
    local game = counter({ { "E4728", "SU-TK-01" }, { "W4042", "GE-ID-269" }, { "W4242", "SU-RD-010" }, { "W3116", "GE-ID-031" }, { "W3516", "SU-RD-048" } }, 1, 3, turn)
    game:setVars{ owed = 1 }
    game:act("done")
    return game:piece("SU-RD-010").space == "soviet_lost", game:piece("SU-RD-048").space == "soviet_lost"
  end
  expect({ { nearest(1) }, { nearest(2) } }, { { false, true }, { true, false } })
end)

-- Panzer armies -------------------------------------------------------------------------------------------------------------

local function panzer(stacks, order, turn)
  local game = chit(set(stacks, { turn = turn or 2 }), "AX-PZ1-1")
  expect(game:decision().id, "order")
  game:act(order)
  return game
end

local army = { { "E4728", "GE-HQ-1", "GE-PZ-01", "GE-K-I" }, { "E4725", "GE-PZ-06" }, { "E4732", "GE-PZ-08" }, { "E4727", "SU-RA-16" }, { "E4629", "RO-K-1", "GE-HQ-2" } }

test("TDV-310, TDV-311: fight then move, or move and then only mechanised units fight; one order for all", function()
  local game = panzer(army, "fight_first")
  expect({ game:decision().id, game:offers("attack", { space = "E4727" }) }, { "combat", true })
  game:act("attack", { space = "E4727" })
  expect({ game:offers("join", { piece = "GE-K-I" }), game:offers("join", { piece = "GE-PZ-01" }) }, { true, true })
  game:act("cancel")
  game:act("done")
  expect(game:decision().id, "move")
  game = panzer(army, "move_first")
  expect(game:decision().id, "move")
  expect(game:offers("choose", { piece = "GE-K-I" }), true)
  game:act("done")
  game:act("attack", { space = "E4727" })
  game:refuse("join", { piece = "GE-K-I" }, "10.5.7")
  game:act("join", { piece = "GE-PZ-01" })
  game = chit(set(army, { turn = 2 }), "AX-PZ1-1")
  game:act("nothing")
  expectTrue(game:decision().id ~= "move" or game:var("kind") ~= "panzer")
end)

test("TDV-312, TDV-313, TDV-314: range counts before movement, for Germans only, and other HQs stay", function()
  local game = panzer(army, "move_first")
  expect({ game:offers("choose", { piece = "GE-PZ-06" }), game:offers("choose", { piece = "GE-PZ-08" }) }, { true, false })
  expect({ game:offers("choose", { piece = "RO-K-1" }), game:offers("choose", { piece = "GE-HQ-2" }), game:offers("choose", { piece = "GE-HQ-1" }) }, { false, false, true })
  game:act("choose", { piece = "GE-HQ-1" })
  game:act("go", { space = "E4730" })
  game:refuse("choose", { piece = "GE-PZ-08" }, "10.5")
end)

-- Deep Battle, Stavka, Manstein ---------------------------------------------------------------------------------------------

local front = { { "E4728", "SU-HQ-ZHUKOV", "SU-TK-01" }, { "E4726", "SU-TK-02" }, { "E4727", "GE-ID-269" }, { "E4918", "SU-HQ-STAVKA", "SU-TK-03" }, { "E4917", "GE-ID-031" } }

test("TDV-315, TDV-317: Deep Battle: combat, then movement, of those in range before it began", function()
  local game = chit(set(front, { turn = 20 }), "SU-CH-DEEP")
  game:act("choose", { piece = "SU-HQ-ZHUKOV" })
  expect({ game:decision().id, game:offers("attack", { space = "E4727" }), game:offers("attack", { space = "E4917" }) }, { "combat", true, false })
  game:act("done")
  expect({ game:decision().id, game:offers("choose", { piece = "SU-HQ-ZHUKOV" }), game:offers("choose", { piece = "SU-TK-03" }) }, { "move", true, false })
end)

test("TDV-316: before turn 34 one of the two HQs, then both", function()
  local game = chit(set(front, { turn = 33 }), "SU-CH-DEEP")
  expect(game:decision().id, "deep")
  game = chit(set(front, { turn = 34 }), "SU-CH-DEEP")
  expect({ game:decision().id, game:offers("attack", { space = "E4727" }), game:offers("attack", { space = "E4917" }) }, { "combat", true, true })
end)

local function stavka(turn, first, second)
  local game = set({ { "E2314", "SU-HQ-STAVKA" }, { "stavka_reserve", "SU-RA-16", "SU-RA-19", "SU-RA-20", "SU-RA-21", "SU-TK-01" }, { "E4913", "SU-TK-24" }, { "E4914", "GE-ID-031" } }, { turn = turn, scenario = "campaign" })
  return chit(game, "SU-CH-STAVKA", first, second)
end

test("TDV-318, TDV-319: two dice of steps leave the Reserve, six at least in 1942, eight from 1943", function()
  local function left(turn, a, b) return tonumber(stavka(turn, a, b):decision().prompt:match("(%d+) step")) end
  expect({ left(3, 1, 3), left(12, 1, 3), left(19, 2, 3), left(19, 5, 5) }, { 4, 6, 8, 10 })
end)

test("TDV-320, TDV-126: they come in as reinforcements, or with Stavka or Zhukov in supply", function()
  local game = stavka(12, 6, 6)
  game:act("choose", { piece = "SU-RA-16" })
  expect(game:offers("put", { space = "E2314" }), true)
  game:act("put", { space = "E2314" })
  game:place("E2414", "SU-HQ-ZHUKOV")
  game:act("choose", { piece = "SU-RA-19" })
  expect(game:offers("put", { space = "E2414" }), true, "with Zhukov")
  expect(game:offers("put", { space = "E2415" }), false)
end)

test("TDV-321, TDV-322: those in range move, and fight if they end in range; nobody else", function()
  local game = stavka(12, 6, 6)
  for __, one in ipairs{ { "SU-TK-01", "E2314" }, { "SU-RA-19", tables.places.values.named.Gorki } } do
    game:act("choose", { piece = one[1] })
    game:act("put", { space = one[2] })
  end
  game:place("E2317", "GE-ID-269")
  game:act("done")
  expect({ game:decision().id, game:offers("choose", { piece = "SU-TK-01" }), game:offers("choose", { piece = "SU-RA-19" }), game:offers("choose", { piece = "SU-TK-24" }) }, { "move", true, false, false })
  game:act("choose", { piece = "SU-TK-01" })
  game:act("go", { space = "E2316" })
  if game:decision().id == "move" then game:act("done") end
  expect({ game:decision().id, game:offers("attack", { space = "E2317" }), game:offers("attack", { space = "E4914" }) }, { "combat", true, false })
end)

test("TDV-323, TDV-324: Manstein/Model: twice in 1942 and 1943, once in 1944, never on two turns in a row, before a draw", function()
  local function asked(turn, left, last)
    local game = set({ { "E4728", "GE-PZ-01" }, { "E4914", "SU-RA-16" } }, { turn = turn, scenario = "campaign" })
    game:place("cup", "SU-CH-MOVE")
    game:setVars{ manstein_left = left, manstein_last = last }
    game:decide("draw", "axis")
    return game:decision().id == "manstein", game
  end
  expect({ (asked(12, 2, 0)), (asked(13, 1, 12)), (asked(14, 1, 12)), (asked(15, 0, 14)) }, { true, false, true, false })
  expect(tables.chits.values.manstein, { ["1942"] = 2, ["1943"] = 2, ["1944"] = 1 })
  local __, game = asked(12, 2, 0)
  game:act("play")
  expect({ game:var("manstein_left"), game:var("manstein_last"), game:decision().id }, { 1, 12, "centre" })
end)

test("TDV-325: it is put on supplied units and activates the Germans within three hexes", function()
  local game = chit(set({ { "E4728", "GE-PZ-01" }, { "E4725", "GE-PZ-06" }, { "E4724", "GE-PZ-08" }, { "E4630", "RO-PZ1" }, { "E4740", "GE-PZ-09" }, { "E4914", "SU-RA-16" } }, { turn = 12 }), "GE-MM")
  game:setPiece("GE-PZ-09", { supply = "out" })
  game:refuse("place", { space = "E4740" }, "10.5.10")
  game:act("place", { space = "E4728" })
  game:act("move_first")
  expect({ game:offers("choose", { piece = "GE-PZ-06" }), game:offers("choose", { piece = "GE-PZ-08" }), game:offers("choose", { piece = "RO-PZ1" }) }, { true, false, false })
end)

test("TDV-326: Stavka goes before Manstein/Model", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E2314", "SU-HQ-STAVKA" }, { "stavka_reserve", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  game:place("cup", "SU-CH-MOVE")
  game:setVars{ manstein_left = 2, stavka_open = true }
  game:decide("draw", "axis")
  expect({ game:decision().id, game:decision().interrupts }, { "stavka", "draw" })
  game:act("wait")
  expect({ game:decision().id, game:decision().side }, { "manstein", "axis" })
  game:act("wait")
  expect(#game:stack("cup"), 0, "all have passed, so the chit is drawn")
end)

test("TDV-326, TDV-290: after Manstein/Model was played Stavka is asked again, before the next draw", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E2314", "SU-HQ-STAVKA" }, { "stavka_reserve", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  game:place("cup", "SU-CH-MOVE", "SU-CH-COMBAT")
  game:setVars{ manstein_left = 2, stavka_open = true }
  game:decide("draw", "axis")
  game:act("wait")
  game:act("play")
  game:act("place", { space = "E4728" })
  game:act("nothing")
  expect({ game:decision().id, #game:stack("cup") }, { "stavka", 2 })
  game:act("wait")
  expect(#game:stack("cup"), 1, "Manstein/Model is not played on the same turn again")
end)

test("TDV-290: nobody is asked before a chit that opens the turn", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E2314", "SU-HQ-STAVKA" }, { "stavka_reserve", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  game:place("cup", "SU-CH-MOVE")
  game:setVars{ manstein_left = 2, stavka_open = true, opened = { "AX-MC-1" } }
  game:decide("draw", "axis")
  expect({ game:decision().id, game:offers("draw") }, { "draw", true })
end)

test("TDV-328: supply changes only in the Logistics round", function()
  local game = round(set({ { "E4728", "GE-PZ-01" }, { "E4913", "GE-PZ-06" }, { "E4727", "SU-TK-01" }, { "E4829", "SU-TK-02" }, { "E4629", "SU-TK-03" } }, { turn = 6 }), "axis", "move")
  expect({ game:query("supply", { side = "axis" })["GE-PZ-01"], game:piece("GE-PZ-01").props.supply }, { "isolated", "supplied" })
  game:act("done")
  expect(game:piece("GE-PZ-01").props.supply, "supplied", "the round is over")
  game:setVars{ opened = { "LOGISTICS" } }
  game:decide("draw", "axis")
  game:act("draw")
  expect(game:piece("GE-PZ-01").props.supply, "isolated", "after Logistics")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the window and other programs ask: reach, supply, odds, the calendar.

local function field(stacks, decision)
  local game = newGame{ clear = true }
  for stack in each(stacks) do game:place(table.unpack(stack)) end
  game:decide(decision or "move", "blue")
  return game
end

local function near(value, wanted, what)
  expectTrue(math.abs(value - wanted) < 0.0001, (what or "") .. " is " .. value .. ", expected " .. wanted)
end

test("TU-018, TU-093: what is asked about units that are not on the map has no answer", function()
  local game = field{ { "0308", "BL-INF-1" } }
  game:place(nil, "BL-INF-3")
  for id in each{ "BL-INF-2", "BL-INF-3" } do
    expect(game:query("reach", { piece = id }), {}, id)
    expect(game:query("path", { piece = id, space = "0309" }), {}, id)
    expect(game:query("trace", { piece = id }), nil, id)
  end
end)

test("TU-018: the path to a hex, step by step", function()
  local game = field{ { "0308", "BL-INF-1" }, { "0310", "RD-INF-11" } }
  expect(game:query("path", { piece = "BL-INF-1", space = "0309" }), { "0308", "0309" })
  expect(game:query("path", { piece = "BL-INF-1", space = "1907" }), {}, "too far")
  expect(game:query("path", { piece = "BL-INF-1", space = "0311" }), {}, "a zone lies between")
end)

test("TU-005: stacking counts the side that is asked about", function()
  local game = field{ { "0308", "BL-INF-1", "BL-INF-2" } }
  expect(game:query("stacking", { space = "0308", side = "blue" }), { used = 2, limit = 2, ok = true })
  expect(game:query("stacking", { space = "0308", side = "red" }), { used = 0, limit = 2, ok = true })
end)

test("TU-101: the state of supply, as it was checked", function()
  local game = field{ { "1805", "BL-INF-1" }, { "1107", "RD-INF-11" }, { "1003", "RD-INF-12" }, { "1112", "RD-INF-13" } }
  expect(game:query("supply", { side = "blue" })["BL-INF-1"], "out", "not yet checked")
  game:setPiece("BL-INF-1", { supply = "isolated" })
  expect(game:query("supply", { side = "blue" })["BL-INF-1"], "isolated")
end)

test("TU-057, TU-058, TU-060: the odds with all that makes them", function()
  local game = field({ { "0309", "RD-INF-11", "RD-MIL-31" }, { "0308", "BL-INF-1", "BL-ARM-7" } }, "combat.target")
  game:setPiece("BL-INF-1", { supply = "out" })
  local odds = game:query("odds", { attackers = { "BL-INF-1", "BL-ARM-7" }, space = "0309" })
  expect(odds.attack.units[1].factors[1].value, 0.5)
  expect(odds.attack.units[1].factors[1].rule, "8.4")
  expect(odds.drm, 0)
  expect(#odds.defence.units, 2)
  local defence = 0
  for unit in each(odds.defence.units) do
    expect(unit.value, game:piece(unit.piece).props.defence, unit.piece)
    defence = defence + unit.value
  end
  expect(defence, odds.defence.total)
  expect(odds.shifts[1].choice, false)
end)

test("TU-053: a river halves a unit and says so", function()
  local game = field({ { "1107", "RD-INF-11" }, { "1008", "BL-INF-1" }, { "1006", "BL-INF-2" } }, "combat.target")
  local found = false
  for id in each{ "BL-INF-1", "BL-INF-2" } do
    for factor in each(game:query("odds", { attackers = { id }, space = "1107" }).attack.units[1].factors) do
      expect({ factor.value, factor.rule }, { 0.5, "6.5" })
      found = true
    end
  end
  expectTrue(found, "one of them attacks over the river")
end)

test("TU-064: the ground's shift is no choice", function()
  local game = field({ { "0407", "RD-INF-11" }, { "0406", "BL-INF-1" } }, "combat.target")
  local shifts = game:query("odds", { attackers = { "BL-INF-1" }, space = "0407" }).shifts
  expect(shifts[1].choice, false)
end)

test("TU-067: every result with its rolls, its chance and what it costs", function()
  local game = field({ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" } }, "combat.target")
  local outcomes = game:query("odds", { attackers = { "BL-INF-1", "BL-INF-2" }, space = "0309" }).outcomes
  local sum = 0
  for one in each(outcomes) do
    near(one.chance, #one.rolls / 6, one.result)
    sum = sum + one.chance
    local costs = { A1 = { 1, 0 }, EX = { 1, 1 }, D1 = { 0, 1 }, D2 = { 0, 2 }, DR = { 0, 0 }, AR = { 0, 0 } }
    if costs[one.result] then expect({ one.attacker_steps, one.defender_steps }, costs[one.result], one.result) end
  end
  near(sum, 1)
  outcomes = game:query("odds", { attackers = { "BL-INF-1" }, space = "0309" }).outcomes
  expect({ outcomes[#outcomes].attacker_steps, outcomes[#outcomes].defender_steps }, { 1, 0 }, outcomes[#outcomes].result)
end)

test("TU-047: who could attack a hex", function()
  local game = field({ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" }, { "0303", "BL-INF-2" } }, "combat.target")
  game:act("attack", { space = "0309" })
  expect(#game:actions("join"), 1)
  expectTrue(game:offers("join", { piece = "BL-INF-1" }))
end)

test("TU-011: the log tells the date once a turn, when Blue begins", function()
  local game = newGame()
  local lines = {}
  while game:turn() < 3 do
    local verb = game:offers("wait") and "wait" or "done"
    for event in each(game:act(verb)) do
      if event.change == "log" and event.text:find("^Turn ") then lines[#lines + 1] = event.text:match("^Turn %d") end
    end
  end
  expect(lines, { "Turn 2", "Turn 3" })
end)

test("TU-113: Blue without units has lost, Red without units, too", function()
  for case in each{ { "RD-INF-11", "1107", "red" }, { "BL-INF-1", "0308", "blue" } } do
    local game = field{ { case[2], case[1] } }
    game:playUntil(function(now) return now:result() ~= nil end, { "done", "wait" }, 50)
    expect(game:result().winner, case[3])
    expect(game:turn(), 1, "at once")
  end
end)

test("TU-067: an attack whose results are carried out", function()
  local game = field({ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" } }, "combat.target")
  expect(game:query("battle"), nil, "nobody attacks")
  game:act("attack", { space = "0309" })
  for id in each{ "BL-INF-1", "BL-INF-2" } do game:act("join", { piece = id }) end
  expect(game:query("battle"), nil, "it has not begun")
  game:dice(3)
  game:act("fire")
  local answer = game:query("battle")
  expect({ answer.space, answer.sides[1].side, #answer.sides[1].units, answer.sides[2].side, #answer.sides[2].units }, { "0309", "blue", 2, "red", 1 })
end)

test("TU-011: every turn is one day, and the bar names the place that is fought for", function()
  local game = field({ { "0308", "BL-INF-1" }, { "0309", "RD-INF-11" } }, "combat.target")
  expect(game:query "status".date, "12 October 1943")
  expect(game:query "status".path, {})
  game:setVars{ turn = 8 }
  expect(game:query "status".date, "19 October 1943")
  game:act("attack", { space = "0309" })
  expect(game:query "status".path[1].space, "0309")
end)

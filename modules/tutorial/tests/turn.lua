-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 3, 8, 9 and 10: the sequence of play, supply, reinforcements, victory.

---A cleared map with these stacks, at Blue's first movement.
local function field(stacks)
  local game = newGame{ clear = true }
  for stack in each(stacks) do game:place(table.unpack(stack)) end
  game:decide("move", "blue")
  return game
end

---Plays on without moving, attacking or bringing in anybody, until it is this side's movement of this turn.
local function waitFor(game, turn, side)
  game:playUntil(function(now)
    local decision = now:decision()
    return not decision or (now:turn() == turn and decision.id == "move" and decision.side == side)
  end, { "done", "wait" }, 100)
end

local function supply(game, side, piece)
  return game:query("supply", { side = side })[piece]
end

test("TU-011, TU-012, TU-014: Blue, then Red, turn after turn", function()
  local game = newGame()
  expect(game:turn(), 1)
  expect(game:decision().side, "blue")
  expect(game:phase(), "movement")
  waitFor(game, 1, "red")
  expect(game:turn(), 1)
  waitFor(game, 2, "blue")
  expect(game:turn(), 2)
end)

test("TU-011: the game ends after turn 8", function()
  local game = newGame()
  game:playUntil(function(now) return now:result() ~= nil end, { "done", "wait" }, 200)
  expect(game:turn(), 8)
end)

test("TU-012, TU-013: the phases come in order, and empty ones are passed over", function()
  local game = newGame()
  expect(game:phase(), "movement", "nothing arrives on turn 1")
  game:playUntil(function(now) return now:turn() == 2 end, { "done", "wait" }, 50)
  expect(game:phase(), "arrivals")
  game:act("arrive", { piece = "BL-ARM-8", space = "0107" })
  expect(game:phase(), "movement")
end)

test("TU-093, TU-100: supply is checked at the start of the player turn and holds", function()
  local game = field{ { "1805", "BL-INF-1" }, { "1107", "RD-INF-11" }, { "1003", "RD-INF-12" }, { "1112", "RD-INF-13" } }
  expect(game:piece("BL-INF-1").props.supply, "supplied", "not yet checked")
  waitFor(game, 2, "blue")
  expect(game:piece("BL-INF-1").props.supply, "out")
  expect(game:query("reach", { piece = "BL-INF-1" })["1803"], 2)
  expect(game:query("reach", { piece = "BL-INF-1" })["1802"], nil, "two points only")
  game:place("0308", "BL-INF-1")
  expect(game:piece("BL-INF-1").props.supply, "out", "until the next check")
end)

test("TU-100: attack and movement are halved, defence is not", function()
  local game = field{ { "0308", "BL-INF-1" }, { "0309", "RD-INF-11" } }
  game:setPiece("BL-INF-1", { supply = "out" })
  game:setPiece("RD-INF-11", { supply = "out" })
  local odds = game:query("odds", { attackers = { "BL-INF-1" }, space = "0309" })
  expect(odds.attack.total, 2.5)
  expect(odds.defence.total, 4)
end)

test("TU-094: units that arrive are in supply", function()
  local game = newGame()
  game:playUntil(function(now) return now:turn() == 2 end, { "done", "wait" }, 50)
  game:act("arrive", { piece = "BL-ARM-8", space = "0107" })
  expect(game:piece("BL-ARM-8").props.supply, "supplied")
end)

test("TU-095: six hexes to the road, not seven", function()
  local game = field{ { "0804", "BL-INF-1" }, { "0802", "BL-INF-2" }, { "0506", "RD-INF-11" }, { "1107", "RD-INF-12" }, { "1112", "RD-INF-13" } }
  expect(supply(game, "blue", "BL-INF-1"), "supplied")
  expect(supply(game, "blue", "BL-INF-2"), "out")
end)

test("TU-096: along the roads the line may be of any length", function()
  local game = field{ { "1907", "BL-INF-1" }, { "0202", "RD-INF-11" } }
  local line = game:query("trace", { piece = "BL-INF-1" })
  expect(line[1], "1907")
  expect(line[#line], "0107")
  expect(supply(game, "blue", "BL-INF-1"), "supplied")
end)

test("TU-097, TU-042: enemy units and zones stop a line, a friend reopens it", function()
  local game = field{ { "1407", "BL-INF-1" }, { "1107", "RD-INF-11" }, { "1003", "RD-INF-12" }, { "1112", "RD-INF-13" } }
  expect(supply(game, "blue", "BL-INF-1"), "out", "all three bridges are held")
  expect(game:query("trace", { piece = "BL-INF-1" }), nil)
  game = field{ { "1407", "BL-INF-1" }, { "0608", "RD-INF-11" }, { "1003", "RD-INF-12" }, { "1112", "RD-INF-13" } }
  expect(supply(game, "blue", "BL-INF-1"), "supplied", "the middle bridge is free")
  game:place("1206", "RD-INF-14")
  expect(supply(game, "blue", "BL-INF-1"), "out", "a zone on the bridge's far end")
  game:place("1107", "BL-INF-2")
  game:place("1207", "BL-INF-3")
  game:place("1307", "BL-INF-4")
  expect(supply(game, "blue", "BL-INF-1"), "supplied", "friends hold the road")
end)

test("TU-098: no line over a river without a bridge, none through a lake", function()
  local game = field{ { "1109", "BL-INF-1" }, { "1107", "RD-INF-11" }, { "1003", "RD-INF-12" }, { "1112", "RD-INF-13" } }
  expect(supply(game, "blue", "BL-INF-1"), "out", "two hexes from the west bank")
  expect(supply(game, "red", "RD-INF-11"), "supplied")
  game = field{ { "1408", "RD-INF-11" }, { "1307", "BL-INF-1" } }
  expect(supply(game, "red", "RD-INF-11"), "supplied", "round the lake by 1309")
  game:place("1310", "BL-INF-2")
  expect(supply(game, "red", "RD-INF-11"), "out", "only the lake is left")
end)

test("TU-099: a source in enemy hands supplies nobody", function()
  local game = field{ { "0207", "BL-INF-1" }, { "0107", "RD-INF-11" }, { "0112", "RD-INF-12" } }
  expect(supply(game, "blue", "BL-INF-1"), "out")
  game:place("0111", "RD-INF-12")
  expect(supply(game, "blue", "BL-INF-1"), "out", "a zone on the source")
end)

test("TU-101: out, isolated, then a step each turn", function()
  local game = field{ { "1805", "BL-INF-1" }, { "0411", "BL-INF-2" }, { "1207", "RD-INF-12" }, { "1107", "RD-INF-11" }, { "1003", "RD-INF-14" }, { "1112", "RD-INF-13" } }
  waitFor(game, 2, "blue")
  expect(game:piece("BL-INF-1").props.supply, "out")
  waitFor(game, 3, "blue")
  expect(game:piece("BL-INF-1").props.supply, "isolated")
  expect(game:piece("BL-INF-1").steps, 2)
  waitFor(game, 4, "blue")
  expect(game:piece("BL-INF-1").steps, 1)
  waitFor(game, 5, "blue")
  expect(game:piece("BL-INF-1").space, "blue-lost")
end)

test("TU-102: an open line restores supply, but no steps", function()
  local game = field{ { "0506", "BL-INF-1" }, { "1801", "RD-INF-11" } }
  game:setPiece("BL-INF-1", { supply = "isolated", steps = 1 })
  waitFor(game, 2, "blue")
  expect(game:piece("BL-INF-1").props.supply, "supplied")
  expect(game:piece("BL-INF-1").steps, 1)
end)

---The real set-up at the reinforcements of this turn and side.
local function arrivals(turn, side)
  local game = newGame()
  game:playUntil(function(now)
    return now:turn() == turn and now:decision().id == "arrive" and now:decision().side == side
  end, { "done", "wait" }, 100)
  return game
end

test("TU-103, TU-104: units are due in their turn", function()
  local game = arrivals(2, "blue")
  game:refuse("arrive", { piece = "BL-INF-5", space = "0112" }, "9.1")
  game:refuse("arrive", { piece = "RD-ARM-21", space = "2007" }, "9.1")
  expectTrue(game:offers("arrive", { piece = "BL-ARM-8", space = "0107" }), "Blue, turn 2")
  expectTrue(arrivals(2, "red"):offers("arrive", { piece = "RD-ARM-21", space = "2007" }), "Red, turn 2")
  expectTrue(arrivals(3, "blue"):offers("arrive", { piece = "BL-INF-5", space = "0112" }), "Blue, turn 3")
  expectTrue(arrivals(3, "red"):offers("arrive", { piece = "RD-INF-14", space = "2003" }), "Red, turn 3")
  expectTrue(arrivals(4, "blue"):offers("arrive", { piece = "BL-MOT-9", space = "0107" }), "Blue, turn 4")
  expectTrue(arrivals(5, "red"):offers("arrive", { piece = "RD-ARM-22", space = "2007" }), "Red, turn 5")
end)

test("TU-105: units enter at the hexes with their letter", function()
  local game = arrivals(2, "blue")
  game:refuse("arrive", { piece = "BL-ARM-8", space = "0112" }, "9.2")
  game:refuse("arrive", { piece = "BL-ARM-8", space = "0207" }, "9.2")
  for space in each{ "0106", "0107", "0108" } do
    expectTrue(game:offers("arrive", { piece = "BL-ARM-8", space = space }), space)
  end
end)

test("TU-106: enemies and full hexes close an entry, zones do not", function()
  local game = arrivals(2, "blue")
  game:place("0107", "RD-MIL-31")
  game:place("0108", "BL-INF-1", "BL-INF-2")
  game:refuse("arrive", { piece = "BL-ARM-8", space = "0107" }, "9.2")
  game:refuse("arrive", { piece = "BL-ARM-8", space = "0108" }, "9.2")
  expectTrue(game:offers("arrive", { piece = "BL-ARM-8", space = "0106" }), "in a zone of control")
end)

test("TU-107: units that wait stay due", function()
  local game = arrivals(2, "blue")
  game:act("wait")
  expect(game:piece("BL-ARM-8").space, "blue-reserve")
  game:playUntil(function(now) return now:turn() == 3 and now:decision().id == "arrive" end, { "done", "wait" }, 50)
  expectTrue(game:offers("arrive", { piece = "BL-ARM-8", space = "0107" }), "one turn later")
end)

test("TU-108: new units move at once, and the entry hex is free", function()
  local game = arrivals(2, "blue")
  game:act("arrive", { piece = "BL-ARM-8", space = "0107" })
  expect(game:phase(), "movement")
  expect(game:query("reach", { piece = "BL-ARM-8" })["0407"], 1.5)
  game:act("move", { piece = "BL-ARM-8", space = "0406" })
end)

test("TU-109, TU-110: points of the towns held, garrisoned or not", function()
  local game = newGame()
  local now = game:query("victory")
  expect(now.points, { blue = 2, red = 12 })
  expect(now.outcome, "red_major")
  game:setSpace("1107", { control = "blue" })
  now = game:query("victory")
  expect(now.points, { blue = 6, red = 8 })
  expect(now.outcome, "draw")
  expect(now.winner, nil)
end)

---The result of a whole game in which Blue holds these places and nothing else happens.
local function outcome(places)
  local game = newGame()
  for place in each(places) do game:setSpace(place, { control = "blue" }) end
  game:playUntil(function(now) return now:result() ~= nil end, { "done", "wait" }, 200)
  return game:result()
end

test("TU-111: levels of victory after turn 8", function()
  expect(outcome{}.outcome, "red_major")
  expect(outcome{}.winner, "red")
  expect(outcome{ "1203" }.outcome, "red_minor")
  expect(outcome{ "1203", "1212" }.outcome, "draw")
  expect(outcome{ "1203", "1212" }.winner, nil)
  expect(outcome{ "1203", "1107" }.outcome, "blue_minor")
  expect(outcome{ "1203", "1107", "1607" }.outcome, "blue_major")
  expect(outcome{ "1203", "1107", "1607" }.winner, "blue")
end)

test("TU-112: all six places end the game at once", function()
  local game = newGame()
  for place in each{ "1107", "1203", "1212", "1607", "1703" } do game:setSpace(place, { control = "blue" }) end
  game:playUntil(function(now) return now:result() ~= nil end, { "done", "wait" }, 50)
  expect(game:turn(), 1)
  expect(game:result().outcome, "blue_major")
end)

test("TU-113: a side without units has lost", function()
  local game = field{ { "0506", "BL-INF-1" } }
  game:playUntil(function(now) return now:result() ~= nil end, { "done", "wait" }, 50)
  expect(game:turn(), 1)
  expect(game:result().outcome, "blue_major")
  game = field{ { "1506", "RD-INF-11" } }
  game:playUntil(function(now) return now:result() ~= nil end, { "done", "wait" }, 50)
  expect(game:result().outcome, "red_major")
end)

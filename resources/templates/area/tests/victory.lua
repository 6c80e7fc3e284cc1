--- Chapters 1 and 4.

local function toTheEnd(game)
  game:playUntil(function(now) return now:result() ~= nil end, { "done" }, 100)
  return game:result()
end

test("AR-001: North moves and fights, then South, five times", function()
  local game = newGame()
  expect(game:decision().side, "north")
  game:act("done")
  expect(game:decision().side, "south")
  toTheEnd(game)
  expect(game:turn(), 5)
end)

test("AR-009, AR-010: an area belongs to the side that is alone there, also when it leaves", function()
  local game = newGame()
  game:act("move", { piece = "N-FOOT-1", space = "D" })
  expect(game:space("D").control, nil)
  game:act("done")
  expect(game:space("D").control, "north")
  game:act("done")
  game:act("move", { piece = "N-FOOT-1", space = "A" })
  game:act("done")
  expect(game:space("D").control, "north")
end)

test("AR-011: an area with both sides keeps its owner", function()
  local game = newGame{ clear = true }
  game:place("B", "N-FOOT-1", "S-FOOT-1")
  game:decide("battle", "south")
  game:dice(1, 1, 1, 1)
  game:act("fight", { space = "B" })
  expect(game:space("B").control, "north")
end)

test("AR-012: more points win, equal points nobody", function()
  expect(toTheEnd(newGame()).outcome, "draw")
  local game = newGame()
  game:setSpace("E", { control = "south" })
  expect(game:query("victory").points, { north = 1, south = 3 })
  expect(toTheEnd(game).winner, "south")
end)

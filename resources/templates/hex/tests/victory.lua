--- Chapters 1 and 4.

local function toTheEnd(game)
  game:playUntil(function(now) return now:result() ~= nil end, { "done" }, 50)
  return game:result().winner
end

test("HX-001: Blue moves and fights, then Red, four times", function()
  local game = newGame()
  expect(game:decision().side, "blue")
  expect(game:phase(), "movement")
  game:playUntil(function(now) return now:decision().side == "red" end, { "done" }, 5)
  expect(game:turn(), 1)
  toTheEnd(game)
  expect(game:turn(), 4)
end)

test("HX-014: whoever enters the town has it", function()
  local game = newGame{ clear = true }
  expect(game:space("0604").control, "red")
  game:place("0504", "BL-1")
  game:place("1001", "RD-1")
  game:decide("move", "blue")
  game:act("move", { piece = "BL-1", space = "0604" })
  expect(game:space("0604").control, "blue")
  expect(game:query("victory").winner, "blue")
end)

test("HX-015: the town decides after the last turn", function()
  expect(toTheEnd(newGame()), "red")
  local game = newGame()
  game:setSpace("0604", { control = "blue" })
  expect(toTheEnd(game), "blue")
end)

test("HX-016: without units a side has lost at once", function()
  local game = newGame{ clear = true }
  game:place("0101", "BL-1")
  expect(toTheEnd(game), "blue")
  expect(game:turn(), 1)
end)

--- Tests for the rules. `hexsmith-cli test` and the editor run them.

test("NEW-001: Blue, then Red, to the last turn", function()
  local game = newGame()
  expect(game:decision().side, "blue")
  game:playUntil(function(now) return now:decision().side == "red" end, { "done" }, 5)
  expect(game:turn(), 1)
  game:playUntil(function(now) return now:result() ~= nil end, { "done" }, 50)
  expect(game:turn(), 4)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- The truths of every position, along a whole game.

test("K45-137: stacking, chits and pieces are in order after every action of a game", function()
  local game = newGame{ seed = 4 }
  local number = 0
  game:playUntil(function(now)
    number = number + 1
    expect(now:query("checks"), {}, "after " .. number .. " actions")
    return now:turn() == 3 or now:result() ~= nil
  end, { "attack", "fire", "join", "done", "stop" }, 3000)
  expectTrue(number > 50)
end)

--- Chapter 4: the town and the end of the game.

local control = require "std.control"

local victory = {}

---A unit has entered a hex: a town then belongs to its side (4.1).
---@param turn Turn
---@param piece Piece
---@param space Space
function victory.take(turn, piece, space)
  if space:has("victory") then control.take(turn, space, piece.side, "4.1") end
end

---Who would win now (4.2).
---@param game Game
---@return Side
function victory.winner(game)
  for side in each(sides) do
    if not game:pieces{ side = side, onMap = true }[1] then return enemyOf(side) end
  end
  return game:spaces{ feature = "victory" }[1].control
end

local texts = {
  blue = _"Blue holds the town and wins.",
  red = _"Red has kept the town and wins.",
}

phase "end" {
  enter = function(turn)
    local beaten = not turn:pieces{ side = "blue", onMap = true }[1] or not turn:pieces{ side = "red", onMap = true }[1]
    if beaten or turn.turn == turn.scenario.lastTurn then
      local winner = victory.winner(turn)
      turn:finish{ outcome = winner, winner = winner, text = texts[winner] }
    end
  end,
}

invariant "one unit in a hex" (function(game)
  for piece in each(game:pieces{ onMap = true }) do
    if piece.space.count > 1 then return piece.id .. " is not alone in " .. piece.space.id end
  end
end)

return victory

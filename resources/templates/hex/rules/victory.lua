--- Chapter 4: the town and the end of the game.

local victory = {}

---A unit has entered a hex: a town then belongs to its side (4.1).
---@param turn Turn
---@param space Space
---@param side Side
function victory.take(turn, space, side)
  if space:has("victory") and space.control ~= side then
    turn:set(space, "control", side)
    turn:log({ _"{1} falls to {2}.", space, side }, { rule = "4.1", space = space })
  end
end

---Who would win now (4.2).
---@param game Game
---@return Side
function victory.winner(game)
  for _, side in ipairs(sides) do
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
  for _, piece in ipairs(game:pieces{ onMap = true }) do
    if piece.space.count > 1 then return piece.id .. " is not alone in " .. piece.space.id end
  end
end)

return victory

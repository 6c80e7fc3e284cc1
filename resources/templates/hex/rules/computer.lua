--- How good a position is, for the computer that looks one action ahead.

evaluate(function(game, side)
  local town = game:spaces{ feature = "victory" }[1]
  local score = town.control == side and 50 or 0
  for piece in each(game:pieces{ onMap = true }) do
    if piece.side == side then
      score = score + 10 * piece.steps - piece.space:distance(town)
    else
      score = score - 10 * piece.steps
    end
  end
  return score
end)

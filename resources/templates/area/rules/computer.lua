--- How good a position is, for the computer that looks one action ahead.

local areas = require "areas"
local victory = require "victory"

---Steps that a side has on the map, and points of the cities that it stands in alone.
local function worth(game, side)
  local sum = 10 * victory.points(game, side)
  for piece in each(game:pieces{ side = side, onMap = true }) do sum = sum + 8 * piece.steps end
  for space in each(game:spaces{ feature = "victory", with = side }) do
    sum = sum + (areas.units(space, enemyOf(side))[1] and 4 or 9) * space.vp
  end
  return sum
end

evaluate(function(game, side)
  return worth(game, side) - worth(game, enemyOf(side))
end)

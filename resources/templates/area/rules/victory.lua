--- Chapter 4: control and the end of the game.

local areas = require "areas"
local control = require "std.control"

local victory = {}

---Points of the cities that a side holds (4.2).
victory.points = control.points

---Who has more points now; nil when nobody has.
---@param game Game
---@return Side?
function victory.leader(game)
  local first, second = victory.points(game, sides[1]), victory.points(game, sides[2])
  if first == second then return nil end
  return first > second and sides[1] or sides[2]
end

phase "control" {
  enter = function(turn)
    local contested = areas.contested(turn)
    for side in each(sides) do
      for space in each(turn:occupied{ side = side, onMap = true }:minus(contested):list()) do
        control.take(turn, space, side, "4.1")
      end
    end
  end,
}

phase "end" {
  enter = function(turn)
    if turn.turn < turn.scenario.lastTurn then return end
    local winner = victory.leader(turn)
    local text = winner and { _"{1} has more points and wins.", winner } or _"Nobody wins: the points are equal."
    turn:finish{ outcome = winner or "draw", winner = winner, text = text }
  end,
}

return victory

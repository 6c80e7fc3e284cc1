--- Chapter 4: control and the end of the game.

local areas = require "areas"

local victory = {}

---Points of the cities that a side holds (4.2).
---@param game Game
---@param side Side
---@return integer
function victory.points(game, side)
  local sum = 0
  for _, space in ipairs(game:spaces{ feature = "victory" }) do
    if space.control == side then sum = sum + space.vp end
  end
  return sum
end

---Who has more points now; nil when nobody has.
---@param game Game
---@return Side?
function victory.leader(game)
  local first, second = victory.points(game, sides[1]), victory.points(game, sides[2])
  if first == second then return nil end
  return first > second and sides[1] or sides[2]
end

---An area gets a new owner (4.1).
local function take(turn, space, side)
  turn:set(space, "control", side)
  turn:log({ _"{1} falls to {2}.", space, side }, { rule = "4.1", space = space })
end

phase "control" {
  enter = function(turn)
    local contested = areas.contested(turn)
    for _, side in ipairs(sides) do
      for _, space in ipairs(turn:occupied{ side = side, onMap = true }:minus(contested):list()) do
        if space.control ~= side then take(turn, space, side) end
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

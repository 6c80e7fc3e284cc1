-- SPDX-License-Identifier: GPL-3.0-or-later
--- Control of places, and the points that they give.

local control = {}

---A place falls to a side, unless it holds it already.
---@param turn Turn
---@param space Space
---@param side Side
---@param rule string
---@return boolean taken
function control.take(turn, space, side, rule)
  if space.control == side then return false end
  turn:set(space, "control", side)
  turn:log({ _"{1} falls to {2}.", space, side }, { rule = rule, space = space, kind = "control" })
  return true
end

---Points of the places that a side holds: their `vp`.
---@param game Game
---@param side Side
---@param spaces? Space[]   default: those with the feature "victory"
---@return integer
function control.points(game, side, spaces)
  local sum = 0
  for space in each(spaces or game:spaces{ feature = "victory" }) do
    if space.control == side then sum = sum + (space.vp or 0) end
  end
  return sum
end

---The level that so many points give.
---@param levels { from: integer, outcome: string, winner: Side? }[]   the highest first
---@param points integer
---@return { from: integer, outcome: string, winner: Side? }
function control.level(levels, points)
  for level in each(levels) do
    if points >= level.from then return level end
  end
  return levels[#levels] or error("there are no levels", 2)
end

return control

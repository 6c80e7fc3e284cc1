-- SPDX-License-Identifier: GPL-3.0-or-later
--- Where the computer wants to go: the Axis east until the winter of 1942, then it holds; the Soviets hold, then go west.

local goals = {}

local most = 8

---How much each column to the east is worth to a unit of the side.
---@param side Side
---@param turn integer
---@return number
function goals.pull(side, turn)
  if side == "axis" then return turn < 16 and 0.5 or turn < 26 and 0.05 or -0.02 end
  return turn < 6 and 0.15 or turn < 17 and -0.1 or -0.5
end

---The best few of many places for a unit.
---@param game Game
---@param side Side
---@param spaces Space[]
---@return Space[]
function goals.best(game, side, spaces)
  local way, list = goals.pull(side, game.turn), {}
  for i, space in ipairs(spaces) do
    list[i] = { space = space, worth = way * (space.col or 0) + (space.vp and (space.control == side and 2 or 60) or 0) }
  end
  table.sort(list, function(a, b)
    if a.worth ~= b.worth then return a.worth > b.worth end
    return a.space.id < b.space.id
  end)
  local best = {}
  for i = 1, math.min(most, #list) do best[i] = list[i].space end
  return best
end

return goals

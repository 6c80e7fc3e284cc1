-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position looks to a side, from what that side can see.

local areas = require "areas"
local victory = require "victory"

local worth = {
  point = 400, objective = 150, area = 3, step = 12, hq = 10, enemy = 18, lost = 20, line = 6, isolated = 30,
  near = 2, road = 12, engaged = 4,
}
local farthest = 12

---Steps of own blocks, in play and in the pool.
local function ownStrength(game, side)
  local sum = 0
  for __, piece in ipairs(game:pieces{ side = side, kind = "block", onMap = true }) do
    sum = sum + piece.strength * (piece.hq and worth.hq or worth.step)
    if piece.supply == "isolated" then sum = sum - worth.isolated end
  end
  return sum + #game:pieces{ side = side, kind = "line", onMap = true } * worth.line
end

---Enemy blocks count alike while they stand; a line and the number of blocks are always seen.
local function enemyStrength(game, side)
  local sum = 0
  for __, piece in ipairs(game:pieces{ side = enemyOf(side), kind = "block", onMap = true }) do
    sum = sum + (piece.shown and piece.strength * worth.step or worth.enemy * 2)
  end
  return sum
end

---Own blocks should stand near what decides the game.
local function closeness(game, side, goals)
  local sum = 0
  for __, goal in ipairs(goals) do
    if goal.control ~= side then
      for range = 1, 3 do
        local near = game:within(goal, range, { blocks = "command" })
        sum = sum + #game:pieces{ side = side, kind = "block", space = near } * worth.near
      end
    end
  end
  return math.min(sum, farthest * worth.step)
end

evaluate(function(game, side)
  if game.result then return game.result.winner == side and 100000 or -100000 end
  local goals = victory.objectives(game)
  local score = victory.points(game, side) * worth.point
  for __, goal in ipairs(goals) do
    if goal.control == side then score = score + worth.objective end
  end
  score = score + areas.controlled(game, side):size() * worth.area
  local road = game:piece"AX-DIETL".space
  if road and road.road then score = score + road.road * worth.road * (side == "axis" and 1 or -1) end
  return score + ownStrength(game, side) - enemyStrength(game, side) + closeness(game, side, goals)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position looks to a side, from what that side can see.

local areas = require "areas"
local victory = require "victory"

local worth = {
  point = 400, objective = 150, area = 3, step = 12, star = 8, enemy = 30, seen = 12, line = 6, isolated = 25,
  near = { 6, 3, 2 }, road = 12, tactical = 6, points = 2, open = 70,
}

---Own blocks and lines in play.
local function ownStrength(game, side)
  local sum = 0
  for piece in each(game:pieces{ side = side, kind = "block", onMap = true }) do
    sum = sum + piece.strength * (piece.hq and worth.star or worth.step)
    if piece.supply == "isolated" then sum = sum - worth.isolated end
  end
  return sum + #game:pieces{ side = side, kind = "line", onMap = true } * worth.line
end

---Enemy blocks count alike while they stand: only their number is known.
local function enemyStrength(game, enemy)
  local sum = 0
  for piece in each(game:pieces{ side = enemy, kind = "block", onMap = true }) do
    sum = sum + (piece.shown and worth.seen + piece.strength * worth.seen or worth.enemy)
  end
  return sum + #game:pieces{ side = enemy, kind = "line", onMap = true } * worth.line
end

---Own blocks should stand near what decides the game.
local function closeness(game, side, goals)
  local sum = 0
  for range, value in ipairs(worth.near) do
    local near = game:within(goals, range, { blocks = "command" })
    sum = sum + #game:pieces{ side = side, kind = "block", combat = true, space = near } * value
  end
  return sum
end

---Objectives in hand, less when nobody guards them.
local function hold(goals, side)
  local sum = 0
  for goal in each(goals) do
    if goal.control == side then
      sum = sum + worth.objective - (areas.has(goal, side) and 0 or worth.open)
    end
  end
  return sum
end

---What the side may still do in its impulse.
local function momentum(game, side)
  local vars = game.vars
  if game.active ~= side then return 0 end
  return (vars.impulse == "tactical" and worth.tactical or 0) + (vars.regeneration + vars.replacement) * worth.points
end

evaluate(function(game, side)
  if game.result then return game.result.winner == side and 100000 or -100000 end
  -- To look through the own lines decides nothing: who only puts off what must be done would do so for ever.
  if game.decision == "lines.dismantle" then return -200000 end
  local goals = victory.objectives(game)
  local score = victory.points(game, side) * worth.point + hold(goals, side)
  score = score + areas.controlled(game, side):size() * worth.area
  local road = game:piece"AX-DIETL".space
  if road and road.road then score = score + road.road * worth.road * (side == "axis" and 1 or -1) end
  return score + ownStrength(game, side) - enemyStrength(game, enemyOf(side)) + closeness(game, side, goals) + momentum(game, side)
end)

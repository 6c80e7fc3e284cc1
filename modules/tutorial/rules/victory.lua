-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 10: points, levels and the end of the game.

local control = require "std.control"
local units = require "units"

local victory = {}

local levels = tables.victory.values.levels

local verdicts = {
  blue_major = _"Blue wins a major victory with {1} {1|point|points}: the river is crossed for good.",
  blue_minor = _"Blue wins a minor victory with {1} {1|point|points}: the bridgehead will hold through the winter.",
  draw = _"A draw, with {1} {1|point|points} for Blue: both armies dig in along the Arle.",
  red_minor = _"Red wins a minor victory: {1} {1|point is|points are} not enough for Blue.",
  red_major = _"Red wins a major victory: with {1} {1|point|points} Blue's offensive has failed.",
}

---Points of both sides (10.1) and the level that Blue's give (10.3).
---@param game Game
---@return table
function victory.now(game)
  local points = { blue = control.points(game, "blue"), red = control.points(game, "red") }
  local level = control.level(levels, points.blue)
  return { points = points, thresholds = levels, outcome = level.outcome, winner = level.winner }
end

local function finish(turn, level, points)
  turn:finish{ outcome = level.outcome, winner = level.winner, text = { verdicts[level.outcome], points } }
end

---The level of a game that ends early: a side has nobody left on the map, or Red no town (10.4).
local function early(game, points)
  if not units.of(game, "red")[1] or points.red == 0 then return levels[1] end
  if not units.of(game, "blue")[1] then return levels[#levels] end
  return nil
end

phase "end" {
  enter = function(turn)
    local now = victory.now(turn)
    local level = early(turn, now.points)
    if level or turn.turn >= turn.scenario.lastTurn then finish(turn, level or now, now.points.blue) end
  end,
}

return victory

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 10: points, levels and the end of the game.

local units = require "units"

local victory = {}

local levels = tables.victory.values.levels

local verdicts = {
  blue_major = _"Blue wins a major victory with {1} points: the river is crossed for good.",
  blue_minor = _"Blue wins a minor victory with {1} points: the bridgehead will hold the winter.",
  draw = _"A draw, with {1} points for Blue: both armies dig in along the Arle.",
  red_minor = _"Red wins a minor victory: {1} points are not enough for Blue.",
  red_major = _"Red wins a major victory: with {1} points Blue's offensive has failed.",
}

---Points of the victory towns that a side holds (10.1).
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

---The level that Blue's points give (10.3).
---@param points integer
---@return { from: integer, outcome: string, winner: Side? }
function victory.level(points)
  for _, level in ipairs(levels) do
    if points >= level.from then return level end
  end
  return levels[#levels]
end

local function finish(turn, level, points)
  turn:finish{ outcome = level.outcome, winner = level.winner, text = { verdicts[level.outcome], points } }
end

---A side that has nobody left on the map has lost (10.4); gives its enemy's best level.
local function beaten(game)
  if not units.of(game, "red")[1] then return levels[1] end
  if not units.of(game, "blue")[1] then return levels[#levels] end
  return nil
end

phase "end" {
  enter = function(turn)
    local points = victory.points(turn, "blue")
    local early = beaten(turn)
    if victory.points(turn, "red") == 0 then early = levels[1] end
    if early then
      finish(turn, early, points)
    elseif turn.turn >= turn.scenario.lastTurn then
      finish(turn, victory.level(points), points)
    end
  end,
}

return victory

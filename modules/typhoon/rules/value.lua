-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position is for the Germans, for the computer that looks one action ahead.

local units = require "units"

---Nearness of the mechanised units to Moscow, and strength that is left.
local function army(game)
  local goal = game:space("4410")
  local sum = 0
  for _, piece in ipairs(units.germans(game)) do
    sum = sum + 2 * piece.dice + (piece.moved and 2 or 0)
    if piece.mech then sum = sum - piece.space:distance(goal) end
  end
  return sum
end

local function german(game)
  local vars = game.vars
  local score = 6 * vars.taken + 4 * vars.pocket_total + 30 * vars.vp + army(game)
  score = score + 40 * (72 - game:space("german-reserve").count)
  if vars.deployed then score = score + 200 end
  if vars.force[1] then score = score + 1 end
  return score + 5 * #game:pieces{ type = "german_air", onMap = true }
end

evaluate(function(game, side)
  local result = game.result
  if result and result.winner then return result.winner == side and 100000 or -100000 end
  local score = german(game)
  return side == "german" and score or -score
end)

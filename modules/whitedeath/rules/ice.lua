-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 13: tanks on frozen lakes, wherever they go: on the march, in retreat or in an advance.

local losses = require "losses"

local ice = {}

local numbers = tables.numbers.values.ice

---Does ice lie between two hexes that a tank goes from one to the other?
---@param from Space
---@param to Space
---@return boolean
function ice.isIce(from, to)
  return from:over(to, "lake_full") or from:over(to, "lake_partial")
end

---A tank crosses a lake: on a 1 it loses a point (13).
---@param turn Turn
---@param piece Piece
---@param from Space
---@param to Space
---@return boolean survived
function ice.cross(turn, piece, from, to)
  local die = turn:roll()
  local broke = die <= numbers.roll
  turn:log({ broke and _"The ice breaks under {1}: die {2}." or _"The ice bears {1}: die {2}.", piece, die },
    { rule = turn.vars.weather == "thaw" and "13.B" or "13.A", piece = piece, space = to, dice = { die }, kind = "roll" })
  return not broke or losses.take(turn, piece, numbers.loss, "ice")
end

return ice

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What every chapter asks about units: who stands where, stacking, steps, towns.

local control = require "std.control"
local losses = require "std.losses"

local units = {}

local numbers = tables.numbers.values

---Units of a side on the map.
---@param game Game
---@param side Side
---@return Piece[]
function units.of(game, side)
  return game:pieces{ side = side, onMap = true }
end

---Hexes with units of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function units.hexes(game, side)
  return game:occupied{ side = side, onMap = true }
end

---Hexes where a side has as many units as may stack (2.4).
---@param game Game
---@param side Side
---@return SpaceSet
function units.full(game, side)
  return game:occupied{ side = side, onMap = true, position = numbers.stacking }
end

---Has the hex room for one more unit?
---@param space Space
---@return boolean
function units.fits(space)
  return space.count < numbers.stacking
end

---Is it artillery (6.4)?
---@param piece Piece
---@return boolean
function units.isArtillery(piece)
  return piece.range > 1
end

---The box of a side's lost units.
local function lost(game, piece)
  return game:space(piece.side .. "-lost")
end

---Takes one step off a unit; the last one puts it among the lost (2.3).
---@param turn Turn
---@param piece Piece
---@param rule string
function units.loseStep(turn, piece, rule)
  losses.step(turn, piece, rule, lost(turn, piece))
end

---Puts a unit among the lost ones.
---@param turn Turn
---@param piece Piece
---@param rule string
function units.eliminate(turn, piece, rule)
  losses.eliminate(turn, piece, rule, lost(turn, piece))
end

---A town belongs to whoever ended a move there last (2.5).
---@param turn Turn
---@param piece Piece
---@param space Space   that the unit has entered
function units.take(turn, piece, space)
  if terrain.terrains[space.terrain].values.stand then control.take(turn, space, piece.side, "2.5") end
end

return units

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What every chapter asks about units: who stands where, stacking, steps, towns.

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

---Hexes that a unit could step into from where it is, if neither points nor zones counted.
---@param game Game
---@param piece Piece
---@param blocked SpaceSet
---@param from? Space
---@return Reach
function units.step(game, piece, blocked, from)
  return game:reach(piece, { allowance = 20, steps = 1, blocked = blocked, from = from })
end

---Takes one step off a unit; the last one puts it among the lost (2.3).
---@param turn Turn
---@param piece Piece
---@param rule string
function units.loseStep(turn, piece, rule)
  if piece.steps > 1 then
    turn:setSteps(piece, piece.steps - 1)
    turn:log({ _"{1} loses a step.", piece }, { rule = rule, piece = piece, kind = "loss" })
  else
    units.eliminate(turn, piece, rule)
  end
end

---Puts a unit among the lost ones.
---@param turn Turn
---@param piece Piece
---@param rule string
function units.eliminate(turn, piece, rule)
  turn:log({ _"{1} is eliminated.", piece }, { rule = rule, piece = piece, space = piece.space, kind = "loss" })
  turn:move(piece, turn:space(piece.side .. "-lost"))
end

---A town belongs to whoever ended a move there last (2.5).
---@param turn Turn
---@param space Space
---@param side Side
function units.take(turn, space, side)
  if terrain.terrains[space.terrain].values.stand and space.control ~= side then
    turn:set(space, "control", side)
    turn:log({ _"{1} falls to {2}.", space, side }, { rule = "2.5", space = space, kind = "control" })
  end
end

return units

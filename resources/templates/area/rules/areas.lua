--- What every chapter asks about areas.

local lists = require "std.lists"

local areas = {}

---Units of a side in an area.
---@param space Space
---@param side Side
---@return Piece[]
function areas.units(space, side)
  return lists.where(space.pieces, function(piece) return piece.side == side end)
end

---Areas with units of both sides.
---@param game Game
---@return SpaceSet
function areas.contested(game)
  return game:occupied{ side = sides[1], onMap = true }:common(game:occupied{ side = sides[2], onMap = true })
end

return areas

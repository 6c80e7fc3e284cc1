--- What every chapter asks about areas.

local areas = {}

---Units of a side in an area.
---@param space Space
---@param side Side
---@return Piece[]
function areas.units(space, side)
  local list = {}
  for _, piece in ipairs(space.pieces) do
    if piece.side == side then list[#list + 1] = piece end
  end
  return list
end

---Areas with units of both sides.
---@param game Game
---@return SpaceSet
function areas.contested(game)
  return game:occupied{ side = sides[1], onMap = true }:common(game:occupied{ side = sides[2], onMap = true })
end

return areas

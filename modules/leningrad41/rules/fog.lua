-- SPDX-License-Identifier: GPL-3.0-or-later
--- 1.6: blocks stand with their back to the enemy until a rule lays them down.

local fog = {}

---Lays blocks down: both players see them.
---@param turn Turn
---@param pieces Piece[]
function fog.show(turn, pieces)
  for piece in each(pieces) do
    if not piece.shown then
      turn:reveal(piece)
      turn:set(piece, "shown", true)
    end
  end
end

---Stands blocks up again.
---@param turn Turn
---@param pieces Piece[]
function fog.hide(turn, pieces)
  for piece in each(pieces) do
    if piece.shown then
      turn:hide(piece)
      turn:set(piece, "shown", false)
    end
  end
end

---A log line about a block: with its name for those who see it, without for the enemy.
---@param turn Turn
---@param piece Piece
---@param named Words
---@param veiled Words?      nil: the enemy learns nothing
---@param more table
function fog.tell(turn, piece, named, veiled, more)
  more.piece = piece
  turn:log(named, more)
  if piece.shown or not veiled then return end
  turn:log(veiled, { rule = more.rule, space = more.space, kind = more.kind, only = enemyOf(piece.side) })
end

---A log line with a number that only its own side may know, and what the enemy reads instead.
---@param turn Turn
---@param side Side
---@param full Words
---@param veiled Words
---@param more table
function fog.tellOwn(turn, side, full, veiled, more)
  for one in each{ { full, side }, { veiled, enemyOf(side) } } do
    local line = { only = one[2] }
    for key, value in pairs(more) do line[key] = value end
    turn:log(one[1], line)
  end
end

---May this viewer (nil: everybody) see the face of the block?
---@param piece Piece
---@param viewer Side?
---@return boolean
function fog.sees(piece, viewer)
  return not viewer or piece.side == viewer or piece.kind ~= "block" or piece.shown
end

return fog

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.1.3: with fog of war only the top counter of an enemy stack can be seen.

local lists = require "std.lists"

local fog = {}

---Is the option on?
---@param game Game
---@return boolean
function fog.on(game)
  return game.options.fog_of_war
end

---May a question that leaves no choice be passed over? Not in fog: the enemy would learn that nobody was left to act.
---@param game Game
---@return boolean
function fog.passes(game)
  return not fog.on(game)
end

---Does the unit have a zone of control: an attack strength, and no garrison or Volkssturm (5.2)?
---@param piece Piece
---@return boolean
function fog.exerts(piece)
  return piece.kind == "unit" and piece.zoc and piece.attack > 0
end

---Notes what both players know of a stack whatever lies in it: whether it has a zone of control, which must be told (5.1).
---@param turn Turn
---@param space Space?
function fog.mark(turn, space)
  if not space or space.kind ~= "hex" or not fog.on(turn) then return end
  local zoned = lists.any(space.pieces, fog.exerts)
  if space.zoned ~= zoned then turn:set(space, "zoned", zoned) end
end

---Hides all but the top counter of a stack from the enemy.
---@param turn Turn
---@param space Space?
function fog.refresh(turn, space)
  if not space or space.kind ~= "hex" or not fog.on(turn) then return end
  fog.mark(turn, space)
  local pieces = space.pieces
  for i, piece in ipairs(pieces) do
    if i == #pieces then
      turn:reveal(piece, enemyOf(piece.side))
    else
      turn:hide(piece, enemyOf(piece.side))
    end
  end
end

---Shows a whole stack to the side that has committed itself to attack it.
---@param turn Turn
---@param space Space
---@param side Side
function fog.lift(turn, space, side)
  if fog.on(turn) then turn:reveal(space.pieces, side) end
end

---Can the side see every counter of the stack?
---@param game Game
---@param space Space
---@param side Side?
---@return boolean
function fog.sees(game, space, side)
  if not side or not fog.on(game) or space.count < 2 then return true end
  return space.pieces[1].side == side
end

return fog

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What happens where a unit comes: places change hands (2.4), bases and depots make off (8.1, 13.6), marked zones fall (12.7).

local bases = require "displaced"
local places = require "places"
local units = require "units"
local zones = require "zones"

local entry = {}

---An enemy's empty Town falls to a zone of control alone (2.4).
local function overawe(turn, piece, space)
  local enemy = enemyOf(piece.side)
  for near in each(space.neighbours) do
    if near.control == enemy and near:has "town" and zones.reaches(turn, piece, space, near) and not units.at(near, enemy)[1] then
      places.take(turn, near, piece.side, "2.4")
    end
  end
end

---A Town that is left empty falls to a zone of the enemy, unless one of its owner's reaches it, too (2.4).
---@param turn Turn
---@param space Space
function entry.leave(turn, space)
  local side = space.control
  if not side or not space:has "town" or units.at(space, side)[1] then return end
  local enemy = enemyOf(side)
  if units.at(space, enemy)[1] or zones.of(turn, side):has(space) or not zones.of(turn, enemy):has(space) then return end
  places.take(turn, space, enemy, "2.4")
end

---A unit enters a hex, or passes it.
---@param turn Turn
---@param piece Piece
---@param space Space
function entry.enter(turn, piece, space)
  local side = piece.side
  if space.kind ~= "hex" then return end
  if space.control ~= side then places.occupy(turn, space, side) end
  if space.count > 0 then bases.flee(turn, space, enemyOf(side)) end
  if piece.zoc then overawe(turn, piece, space) end
end

---A unit goes along a way, ends there, and takes what it passes.
---@param turn Turn
---@param piece Piece
---@param path Space[]   the start first
function entry.follow(turn, piece, path)
  for i = 2, #path - 1 do entry.enter(turn, piece, path[i]) end
  entry.put(turn, piece, path[#path])
end

---A unit is put into a hex.
---@param turn Turn
---@param piece Piece
---@param space Space
function entry.put(turn, piece, space)
  local from = piece.space
  turn:move(piece, space)
  entry.enter(turn, piece, space)
  if from and from.kind == "hex" then entry.leave(turn, from) end
end

return entry

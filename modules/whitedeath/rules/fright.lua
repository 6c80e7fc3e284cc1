-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.C.2: tank fright.

local combat = require "combat"
local lists = require "std.lists"
local units = require "units"

local fright = {}

---Does nothing in its hex keep the unit from being frightened?
---@param piece Piece
---@return boolean
function fright.isVulnerable(piece)
  local space = piece.space
  if units.inTown(space) then return false end
  return not lists.any(space.pieces, function(other) return other.tank_fright_immunity and other.side == piece.side end)
end

---Do tanks take part in the assault on the hex?
---@param game Game
---@param hex Space
---@return boolean
function fright.threatens(game, hex)
  return lists.any(combat.assaulting(game, hex), units.isAfv)
end

return fright

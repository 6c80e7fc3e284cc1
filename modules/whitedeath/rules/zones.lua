-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 3: zones of control. No ground limits them, and friends do not cancel them.

local units = require "units"

local zones = {}

---Weapons companies of a side that are alone in their hex or not; only German ones can be without a zone (3).
local function companies(game, class)
  return game:pieces{ side = "german", onMap = true, size = "company", class = class }
end

---Has the unit a zone of control? A German weapons company alone in its hex has none.
---@param game Game
---@param piece Piece
---@return boolean
function zones.exerts(game, piece)
  if piece.side ~= "german" or piece.size ~= "company" or not units.isWeapons(piece) then return true end
  return piece.space.count > 1
end

local function stacked(list, pieces)
  for i = 1, #pieces do
    local piece = pieces[i]
    if piece.space.count > 1 then list[#list + 1] = piece end
  end
  return list
end

local function german(game)
  local set = game:zones(game:pieces{ side = "german", onMap = true, size = "battalion" })
  set = set:union(game:zones(companies(game, "P"))):union(game:zones(companies(game, "AFV")))
  local weapons = stacked(stacked({}, companies(game, "L")), companies(game, "H"))
  return weapons[1] and set:union(game:zones(weapons)) or set
end

---Hexes in the zones of control of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function zones.of(game, side)
  if side == "german" then return german(game) end
  return game:zones(units.ofSide(game, side))
end

---Hexes in the zones of ski units of a side (3.B).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.ofSki(game, side)
  return game:zones(game:pieces{ side = side, onMap = true, mobility = "s" })
end

---The same, of those that the enemy sees: where he could go must not tell what lies below the top of a stack (4.C).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.ofSeenSki(game, side)
  local seen = {}
  for piece in each(game:pieces{ side = side, onMap = true, mobility = "s" }) do
    if piece.shown or piece.position == piece.space.count then seen[#seen + 1] = piece end
  end
  return game:zones(seen)
end

---Units of a side whose zone covers a hex.
---@param game Game
---@param space Space
---@param side Side
---@return Piece[]
function zones.around(game, space, side)
  local list = {}
  for near in each(space.neighbours) do
    for piece in each(units.units(near, side)) do
      if zones.exerts(game, piece) then list[#list + 1] = piece end
    end
  end
  return list
end

---Hexes that are closed to supply lines, isolation paths and trains of a side: enemies and their zones (8, 15).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.closed(game, side)
  local enemy = enemyOf(side)
  return units.hexes(game, enemy):union(zones.of(game, enemy))
end

return zones

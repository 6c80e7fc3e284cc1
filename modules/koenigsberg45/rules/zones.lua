-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 5: zones of control.

local lists = require "lists"
local units = require "units"

local zones = {}

---Does the unit have a zone of control: an attack strength, and no garrison or Volkssturm (5.2)?
---@param piece Piece
---@return boolean
function zones.exerts(piece)
  return piece.zoc and piece.attack > 0
end

---Hexes in the zones of control of a side; water and unbridged major rivers stop them (5.6).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.of(game, side)
  local sources = game:pieces{ side = side, kind = "unit", zoc = true, onMap = true }
  if game:pieces{ side = side, kind = "unit", zoc = true, attack = 0, onMap = true }[1] then
    sources = lists.where(sources, zones.exerts)
  end
  return game:zones(sources, { class = "foot" })
end

---Hexes closed to the supply lines of a side: enemies, and their zones where no friend stands (5.5).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.closed(game, side)
  local enemy = enemyOf(side)
  local own = units.hexes(game, side)
  return units.hexes(game, enemy):union(zones.of(game, enemy):minus(own))
end

return zones

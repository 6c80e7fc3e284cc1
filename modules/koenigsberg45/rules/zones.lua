-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 5: zones of control.

local fog = require "fog"
local lists = require "std.lists"
local units = require "units"

local zones = {}

---Units with a zone of control, one or more of each stack that has one. Of a stack that can't be looked into, the mark tells (5.1).
local function sourcesOf(game, side)
  local sources = game:pieces{ side = side, kind = "unit", zoc = true, onMap = true }
  local hidden = fog.on(game) and game:pieces{ side = side, hidden = true, onMap = true } or {}
  if hidden[1] or game:count{ side = side, kind = "unit", zoc = true, attack = 0, onMap = true } > 0 then
    sources = lists.where(sources, function(piece) return fog.exerts(piece) and not piece.hidden end)
  end
  for piece in each(hidden) do
    if piece.space.zoned then sources[#sources + 1] = piece end
  end
  return sources
end

---Hexes in the zones of control of a side; water and unbridged major rivers stop them (5.6).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.of(game, side)
  return game:zones(sourcesOf(game, side), { class = "foot" })
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

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Zones of control.

local zones = {}

---How zones work in a game.
---@class ZoneSpec
---@field units? table   filter for the pieces that have a zone, besides their side; default: all on the map
---@field class? string   only where this class could move
---@field blocks? string   word looked for in the edges' `blocks`; default "zoc"

local function filter(more, side)
  local keys = { onMap = true }
  if more then
    for key, value in pairs(more) do keys[key] = value end
  end
  keys.side = side
  return keys
end

---Places in the zones of control of a side.
---@param game Game
---@param side Side
---@param spec? ZoneSpec
---@return SpaceSet
function zones.of(game, side, spec)
  if not spec then return game:zones(game:pieces{ side = side, onMap = true }) end
  return game:zones(game:pieces(filter(spec.units, side)), { class = spec.class, blocks = spec.blocks })
end

---Places that the enemy closes to retreats and supply lines of a side: where its units are, and its zones where no friend stands.
---@param game Game
---@param side Side
---@param spec? ZoneSpec
---@return SpaceSet
function zones.closed(game, side, spec)
  local enemy = enemyOf(side)
  local friends = game:occupied{ side = side, onMap = true }
  return game:occupied{ side = enemy, onMap = true }:union(zones.of(game, enemy, spec):minus(friends))
end

return zones

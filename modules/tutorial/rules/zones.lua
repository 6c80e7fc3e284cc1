-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 5: zones of control.

local units = require "units"

local zones = {}

---Hexes in the zones of control of a side (5.1); unbridged rivers stop them (5.2), lakes have none.
---@param game Game
---@param side Side
---@return SpaceSet
function zones.of(game, side)
  return game:zones(units.of(game, side), { class = "foot" })
end

---Hexes that the enemy's units or zones close to retreats and supply lines of a side (5.6).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.closed(game, side)
  local enemy = enemyOf(side)
  local controlled = zones.of(game, enemy):minus(units.hexes(game, side))
  return units.hexes(game, enemy):union(controlled)
end

return zones

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 5: zones of control; unbridged rivers stop them (5.2), lakes have none.

local standard = require "std.zones"

local zones = {}

local spec = { class = "foot" }

---Hexes in the zones of control of a side (5.1).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.of(game, side)
  return standard.of(game, side, spec)
end

---Hexes that the enemy's units or zones close to retreats and supply lines of a side (5.6).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.closed(game, side)
  return standard.closed(game, side, spec)
end

return zones

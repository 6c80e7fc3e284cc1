-- SPDX-License-Identifier: GPL-3.0-or-later
--- 6: zones of control.

local almanac = require "almanac"
local lists = require "std.lists"
local places = require "places"
local units = require "units"

local zones = {}

local shelters = tables.places.values

---Do German mechanised units have no zones now (6.1)?
---@param game Game
---@return boolean
function zones.isBogged(game)
  return almanac.weather(game) == "mud" or almanac.isFirstWinter(game)
end

---Hexes into which no zone of a side reaches: Cities, Forts and fortified zones of its enemy (6.1).
---@param game Game
---@param side Side   whose zones
---@return SpaceSet
function zones.shelters(game, side)
  local enemy, list = enemyOf(side), {}
  local function add(ids, feature)
    for id in each(ids) do
      local space = game:space(id)
      if (space.control == enemy or feature == "fortified_zone") and space:has(feature) then list[#list + 1] = space end
    end
  end
  add(shelters.cities, "city")
  add(shelters.forts, "fort")
  add(shelters.light_forts, "light_fort")
  if side == "axis" then add(shelters.zones, "fortified_zone") end
  return game:setOf(list)
end

local function mechanised(game, side)
  local list = game:pieces{ side = side, zoc = true, mech = true, onMap = true }
  if side == "axis" and zones.isBogged(game) then
    return lists.where(list, function(piece) return not units.isGerman(piece) end)
  end
  return list
end

---Hexes in the zones of these units: those of mechanised ones do not reach into swamps, except in snow (6.1).
local function around(game, foot, mech, side)
  local field = game:zones(mech)
  if almanac.weather(game) ~= "snow" then field = field:minus(game:region{ terrain = "swamp" }) end
  return field:union(game:zones(foot)):minus(zones.shelters(game, side))
end

---Hexes in the zones of control of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function zones.of(game, side)
  return around(game, game:pieces{ side = side, zoc = true, mech = false, onMap = true }, mechanised(game, side), side)
end

---Hexes in the zones of rifle armies at full strength, and in those of all other Soviet units (6.2).
---@param game Game
---@return SpaceSet, SpaceSet
function zones.ofRifleArmies(game)
  local foot = game:pieces{ side = "soviet", zoc = true, mech = false, onMap = true }
  local armies = lists.where(foot, units.isRifleArmy)
  local others = lists.where(foot, function(piece) return not units.isRifleArmy(piece) end)
  return around(game, armies, {}, "soviet"), around(game, others, mechanised(game, "soviet"), "soviet")
end

---Does the zone of one unit reach from a hex into a neighbour?
---@param game Game
---@param piece Piece
---@param from Space
---@param space Space
---@return boolean
function zones.reaches(game, piece, from, space)
  if not piece.zoc then return false end
  if piece.mech then
    if zones.isBogged(game) and units.isGerman(piece) then return false end
    if space.terrain == "swamp" and almanac.weather(game) ~= "snow" then return false end
  end
  for edge in each(from:edge(space)) do
    local blocks = terrain.edges[edge].blocks
    if blocks and lists.contains(blocks, "zoc") then return false end
  end
  if space.control == enemyOf(piece.side) and (space:has "city" or space:has "fort" or space:has "light_fort") then return false end
  return piece.side == "soviet" or not space:has "fortified_zone"
end

---Hexes that the enemy closes to lines of a side: his units, his zones where no friend stands, and his Cities and Towns (13.2).
---@param game Game
---@param side Side
---@return SpaceSet
function zones.closed(game, side)
  local enemy = enemyOf(side)
  return zones.of(game, enemy):minus(units.held(game, side)):union(units.held(game, enemy)):union(places.hostile(game, side))
end

---Hexes that the enemy closes to retreats of a side, without zones; and his zones where no friend stands (6.2).
---@param game Game
---@param side Side
---@return SpaceSet, SpaceSet
function zones.retreat(game, side)
  local enemy = enemyOf(side)
  return units.held(game, enemy), zones.of(game, enemy):minus(units.held(game, side))
end

return zones

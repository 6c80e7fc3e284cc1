-- SPDX-License-Identifier: GPL-3.0-or-later
--- 6: zones of control.

local almanac = require "almanac"
local lists = require "std.lists"
local places = require "places"
local units = require "units"

local zones = {}

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
  local enemy = enemyOf(side)
  local set = game:region{ feature = "city", control = enemy }
  set = set:union(game:region{ feature = "fort", control = enemy }):union(game:region{ feature = "light_fort", control = enemy })
  return side == "axis" and set:union(game:region{ feature = "fortified_zone" }) or set
end

local minors = { "romanian", "hungarian", "italian" }

---The zones of control of a side, and whose they are: those of mechanised units do not reach into swamps, except in snow (6.1).
---@param game Game
---@param side Side
---@return Zones
function zones.field(game, side)
  local shelters = zones.shelters(game, side)
  local closed = almanac.weather(game) == "snow" and shelters or shelters:union(game:region{ terrain = "swamp" })
  local kinds = { { where = { side = side, zoc = true, mech = false, onMap = true }, closed = shelters } }
  local function add(nation)
    kinds[#kinds + 1] = { where = { side = side, zoc = true, mech = true, onMap = true, nation = nation }, closed = closed }
  end
  if side == "axis" and zones.isBogged(game) then
    for nation in each(minors) do add(nation) end
  else
    add(nil)
  end
  return game:zonesOf(kinds)
end

---Hexes in the zones of control of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function zones.of(game, side)
  return zones.field(game, side):set()
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

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 13.4, 13.5, 13.7: which ports are open to a side, as sources of supply and for its ships.

local almanac = require "almanac"
local lists = require "std.lists"
local places = require "places"
local units = require "units"
local zones = require "zones"

local ports = {}

---Does a side control both sides of the Kerch Straits?
---@param game Game
---@param side Side
---@return boolean
function ports.holdsKerch(game, side)
  local map = tables.places.values
  return lists.all(lists.join(map.crimea, map.taman), function(id) return game:space(id).control == side end)
end

---May ships use the Sea of Azov now (9.3, 13.4)?
---@param game Game
---@param side Side
---@return boolean
function ports.isAzovOpen(game, side)
  return almanac.weather(game) ~= "snow" and ports.holdsKerch(game, side)
end

---Hexes on the river between a river port and the sea; none for other ports.
---@param game Game
---@param port Space
---@return Space[]
function ports.mouth(game, port)
  local ids = tables.places.values.mouths[port.id]
  return ids and lists.map(ids, function(id) return game:space(id) end) or {}
end

---Is the way from a river port to the sea free of enemy units (13.7); for ships also of their zones (9.3)?
---@param game Game
---@param port Space
---@param side Side
---@param ships boolean
---@return boolean
function ports.isFree(game, port, side, ships)
  local way = ports.mouth(game, port)
  if not way[1] then return true end
  local enemy = enemyOf(side)
  if lists.any(way, function(space) return units.at(space, enemy)[1] end) then return false end
  if not ships or port ~= places.named(game, "Rostov") then return true end
  local zone = zones.of(game, enemy)
  return not lists.any(way, function(space) return zone:has(space) end)
end

local function held(game, side, sea)
  return lists.where(places.all(game, "ports"), function(port) return port.control == side and (not sea or port.sea == sea) end)
end

---Ports of a side on a sea: "baltic", "black" (with "azov" while that is open).
---@param game Game
---@param side Side
---@param sea string
---@param ships boolean   for ships, not for supply
---@return Space[]
function ports.open(game, side, sea, ships)
  local list = held(game, side, sea)
  if sea == "black" and ports.isAzovOpen(game, side) then list = lists.join(list, held(game, side, "azov")) end
  return lists.where(list, function(port) return ports.isFree(game, port, side, ships) end)
end

---Good ports, and those that supply poorly because an enemy port lies behind them, seen from home (13.4, 13.5).
local function sort(game, side, list)
  local good, poor, farthest = {}, {}, {}
  local way = side == "soviet" and 1 or -1
  for port in each(held(game, enemyOf(side))) do
    local sea, col = port.sea, way * port.col
    if not farthest[sea] or col > farthest[sea] then farthest[sea] = col end
  end
  for port in each(list) do
    local limit = farthest[port.sea]
    local kind = limit and limit > way * port.col and poor or good
    kind[#kind + 1] = port
  end
  return good, poor
end

---Ports on the Black Sea and Sea of Azov that supply a side: good ones, and those that leave units out of supply.
---@param game Game
---@param side Side
---@return Space[], Space[]
function ports.black(game, side)
  local black = held(game, side, "black")
  local least = side == "soviet" and 2 or 1
  if #black < least and not (#black == 1 and ports.isAzovOpen(game, side) and held(game, side, "azov")[1]) then return {}, {} end
  return sort(game, side, ports.open(game, side, "black", false))
end

---Ports on the Baltic that supply a side; never Leningrad for the Axis (13.5).
---@param game Game
---@param side Side
---@return Space[], Space[]
function ports.baltic(game, side)
  local list = ports.open(game, side, "baltic", false)
  if side == "axis" then list = lists.without(list, places.named(game, "Leningrad")) end
  return sort(game, side, list)
end

return ports

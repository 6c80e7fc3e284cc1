-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.2 and 14.4: supply over the Baltic, Neva Bay and Lake Ladoga.

local lists = require "std.lists"
local options = require "options"

local sea = {}

local everywhere = 400
local numbers = tables.numbers.values
local leningrad, oranienbaum = numbers.leningrad, numbers.oranienbaum
local third = tables.baltic.values.one_of

---14.2 takes the place of coastal supply.
---@param game Game
---@return boolean
function sea.replaces(game)
  return options.on(game, 2)
end

---Who controls the Baltic; nil while it is disputed.
---@param game Game
---@return Side?
function sea.baltic(game)
  local side = game:space(leningrad).control
  if game:space(oranienbaum).control ~= side then return nil end
  for id in each(third) do
    if game:space(id).control == side then return side end
  end
end

---Neva Bay belongs to whoever controls Oranienbaum.
---@param game Game
---@return Side
function sea.nevaBay(game)
  return game:space(oranienbaum).control
end

---The white ports between which the side may go to sea.
---@param game Game
---@param side Side
---@return Space[]
function sea.ports(game, side)
  if not options.on(game, 2) then return {} end
  if sea.baltic(game) == side then return game:spaces{ kind = "area", feature = "port_white" } end
  if side == "soviet" and sea.nevaBay(game) == side then return { game:space(leningrad), game:space(oranienbaum) } end
  return {}
end

---Adds what one sea leg from the net reaches.
local function withSeaLeg(game, field, net)
  local ports = lists.where(sea.ports(game, field.side), function(port) return not field.closed:has(port) end)
  local from = lists.any(ports, function(port) return net:has(port) end)
  if not from then return net end
  return net:union(game:within(ports, everywhere, { blocked = field.closed, blocks = "supply" }))
end

---Blue ports that are fully controlled and supplied without the lake (14.4).
---@param game Game
---@param field table
---@return Space[]
function sea.bluePorts(game, field)
  local plain = withSeaLeg(game, field, field.land)
  return lists.where(game:spaces{ kind = "area", feature = "port_blue" }, function(port)
    return not field.closed:has(port) and plain:has(port)
  end)
end

---Is the Road of Life needed and open?
---@param game Game
---@param field table
---@return boolean
function sea.roadOpen(game, field)
  if field.side ~= "soviet" or not options.on(game, 4) then return false end
  local city = game:space(leningrad)
  if field.closed:has(city) or field.land:has(city) then return false end
  return sea.bluePorts(game, field)[1] ~= nil
end

---The net of lines of communication with everything that crosses water.
---@param game Game
---@param field table
---@return SpaceSet
function sea.extend(game, field)
  local net = field.land
  if sea.roadOpen(game, field) then
    net = net:union(game:within(game:space(leningrad), everywhere, { blocked = field.closed, blocks = "supply" }))
  end
  return withSeaLeg(game, field, net)
end

---Areas that only the Road of Life supplies, and how many blue ports feed it.
---@param game Game
---@param field table
---@return SpaceSet, integer
function sea.siege(game, field)
  if not sea.roadOpen(game, field) then return game:setOf{}, 0 end
  return field.net:minus(withSeaLeg(game, field, field.land)), #sea.bluePorts(game, field)
end

---A unit in its own disputed port may begin with the sea leg.
---@param game Game
---@param field table
---@param places SpaceSet
---@return SpaceSet
function sea.fromPorts(game, field, places)
  local ports = sea.ports(game, field.side)
  local supplied = lists.any(ports, function(port) return not field.closed:has(port) and field.net:has(port) end)
  if not supplied then return places end
  local more = lists.where(ports, function(port) return port.control == field.side end)
  return places:union(game:setOf(more))
end

return sea

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9: lines of communication, the check before an impulse and the one after it.

local areas = require "areas"
local fog = require "fog"
local lists = require "std.lists"
local sea = require "sea"

local supply = {}

local everywhere = 400

---2.1: the sources of a side that it fully controls.
---@param game Game
---@param side Side
---@return Space[]
function supply.sources(game, side)
  return game:region{ kind = "area", source = side }:minus(areas.closed(game, side)):list()
end

---Everything a check of the side needs: where it is at home, and where a line of communication leads over land.
---@param game Game
---@param side Side
---@return { closed: SpaceSet, land: SpaceSet, net: SpaceSet }
function supply.field(game, side)
  local closed = areas.closed(game, side)
  local sources = supply.sources(game, side)
  local land = sources[1] and game:within(sources, everywhere, { blocked = closed, blocks = "supply" }) or game:setOf{}
  local field = { closed = closed, land = land, net = land, side = side }
  field.net = sea.extend(game, field)
  return field
end

---Areas from which a line of communication can be begun: those of the net, and disputed ones beside it (9.2).
---@param game Game
---@param field table
---@param net SpaceSet?      default: with every kind of supply
---@return SpaceSet
function supply.reached(game, field, net)
  net = net or field.net
  local disputed = areas.disputed(game)
  local beside = net:size() > 0 and game:within(net, 1, { blocks = "supply" }):common(disputed) or game:setOf{}
  return net:union(beside)
end

---2.1.1, 9.2: places that are supplied by themselves.
local function atHome(game, side)
  local home = game:region{ kind = "area", source = side, control = side }
  if side ~= "soviet" or sea.replaces(game) then return home end
  return home:union(game:region{ kind = "area", feature = "coast", control = side })
end

---All areas where units of the side are in supply now.
---@param game Game
---@param side Side
---@param field table?
---@return SpaceSet
function supply.areas(game, side, field)
  field = field or supply.field(game, side)
  local places = supply.reached(game, field):union(atHome(game, side))
  return sea.fromPorts(game, field, places)
end

---5.0: areas with a line of communication of their own, for arriving blocks; 2.1.1 does not count.
---@param game Game
---@param side Side
---@return SpaceSet
function supply.lines(game, side)
  local field = supply.field(game, side)
  return supply.reached(game, field)
end

---Has the area a line of communication over land to a source?
---@param game Game
---@param space Space
---@param side Side
---@return boolean
function supply.overLand(game, space, side)
  local field = supply.field(game, side)
  return supply.reached(game, field, field.land):has(space)
end

---The units of a side that can be cut off.
---@param game Game
---@param side Side
---@return Piece[]
local function units(game, side)
  local list = game:pieces{ side = side, kind = "block", onMap = true }
  for piece in each(game:pieces{ side = side, kind = "line", onMap = true }) do list[#list + 1] = piece end
  return list
end
supply.units = units

---9.1: marks the isolated units of a side at the start of its impulse.
---@param turn Turn
---@param side Side
function supply.check(turn, side)
  local places = supply.areas(turn, side)
  for piece in each(units(turn, side)) do
    local state = places:has(piece.space) and "supplied" or "isolated"
    if piece.supply ~= state then
      turn:set(piece, "supply", state)
      if state == "isolated" then
        fog.tell(turn, piece, { _"{1} in {2} is isolated.", piece, piece.space }, { _"A unit in {1} is isolated.", piece.space },
          { rule = "9.1", space = piece.space, kind = "supply" })
      end
    end
  end
end

---Marks those that were cut off since the check, without clearing anybody.
---@param turn Turn
---@param side Side
function supply.recheck(turn, side)
  local places = supply.areas(turn, side)
  for piece in each(units(turn, side)) do
    if not places:has(piece.space) then turn:set(piece, "supply", "isolated") end
  end
end

---The way from an area to the nearest of these areas, through own land; it may begin in a disputed area.
local function overLand(game, field, space, goals)
  local found = game:supply{ sources = goals, stages = { {} }, blocked = field.closed }
  if found:has(space) then return found:trace(space) end
  for near in each(space.neighbours) do
    if found:has(near) then return lists.join({ space }, found:trace(near)) end
  end
end

---The way to a port (or to Leningrad, for the Road of Life), and from the port across the water to a source.
local function overWater(game, field, space, sources)
  local ports = lists.join(sea.ports(game, field.side), sea.roadOpen(game, field) and { game:space(tables.numbers.values.leningrad) } or {})
  local harbours = lists.join(ports, game:spaces{ kind = "area", feature = "port_blue" })
  local goals = lists.where(ports, function(port) return port.control == field.side end)
  local first = goals[1] and overLand(game, field, space, goals)
  if not first then return nil end
  for port in each(harbours) do
    if field.land:has(port) and port ~= first[#first] then return lists.join(first, overLand(game, field, port, sources)) end
  end
end

---The areas of a line of communication, the unit's own first; nil when there is none.
---@param game Game
---@param piece Piece
---@return Space[]?
function supply.trace(game, piece)
  local space, side = piece.space, piece.side
  local field = supply.field(game, side)
  if not supply.areas(game, side, field):has(space) then return nil end
  local sources = supply.sources(game, side)
  if not sources[1] or space.source == side then return { space } end
  return overLand(game, field, space, sources) or overWater(game, field, space, sources) or { space }
end

return supply

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 15, B to D: the lines of artillery, isolation, and the supply route of Velikiye Luki.

local lists = require "std.lists"
local units = require "units"
local zones = require "zones"

local supply = {}

local everywhere = 400
local ways = { "road", "railway" }
local offRoad = tables.numbers.values.supply_path

---Hexes of the map edge that are friendly to a side (15.B).
---@param game Game
---@param side Side
---@return SpaceSet
function supply.edge(game, side)
  local edge = game:region{ feature = "friendly:" .. side }
  if side == "german" and game.options.ne_edge_neutral then edge = edge:minus(game:region{ feature = "entry:S-NE" }) end
  return edge
end

---What is equal for all units of a side: where the enemy closes the map, and what is connected with the edge.
---@class SupplyField
---@field side Side
---@field closed SpaceSet      enemies and their zones
---@field edge SpaceSet        friendly hexes of the map edge
---@field net SpaceSet         hexes joined to it by a free path of any length
---@field open SpaceSet        hexes from which such a path can be begun: an enemy zone in the own hex does not matter

---@param game Game
---@param side Side
---@return SupplyField
function supply.field(game, side)
  local closed, edge = zones.closed(game, side), supply.edge(game, side)
  local free = edge:minus(closed)
  local net = free:size() > 0 and game:within(free, everywhere, { blocked = closed }):minus(closed) or free
  local open = net:size() > 0 and game:within(net, 1):union(edge) or edge
  return { side = side, closed = closed, edge = edge, net = net, open = open }
end

---Is the unit cut off from every friendly edge (15.C)? What the city's supply point does is left aside.
---@param game Game
---@param piece Piece
---@param field? SupplyField
---@return boolean
function supply.isCut(game, piece, field)
  field = field or supply.field(game, piece.side)
  return not field.open:has(piece.space)
end

---Is the intrinsic garrison of a town cut off (15.C, 26.C)? It is a unit without a counter; none is in the city.
---@param game Game
---@param space Space
---@return boolean
function supply.isGarrisonCut(game, space)
  return not supply.field(game, "german").open:has(space)
end

---Does the city's supply point of this turn help the unit (15.D.2)?
---@param game Game
---@param piece Piece
---@return boolean
function supply.isFed(game, piece)
  return game.vars.city_point and piece.side == "german" and units.inCity(piece.space)
end

---Does the unit suffer from isolation (15.C, 15.D.2)?
---@param game Game
---@param piece Piece
---@param field? SupplyField
---@return boolean
function supply.isolated(game, piece, field)
  if supply.isFed(game, piece) then return false end
  return supply.isCut(game, piece, field)
end

---The roads and railways that lead to a friendly edge, and the hexes so near to them that artillery is supplied (15.B).
---@class SupplyLines
---@field closed SpaceSet
---@field roads Supply    the roads and railways themselves
---@field full Supply     within seven hexes of them
---@field near Supply     within six: for units whose own hex is in an enemy zone

---@param game Game
---@param side Side
---@return SupplyLines
function supply.lines(game, side)
  local closed = zones.closed(game, side)
  local sources = lists.where(supply.edge(game, side):minus(closed):list(), function(space)
    return space:way("road") or space:way("railway")
  end)
  local function net(...) return game:supply{ sources = sources, stages = { { ways = ways }, ... }, blocked = closed } end
  return { closed = closed, roads = net(), full = net{ steps = offRoad }, near = net{ steps = offRoad - 1 } }
end

---The first hex of a unit's line: its own, or a neighbour when its own is in an enemy zone.
local function begin(space, lines)
  if lines.full:has(space) then return space end
  if not lines.closed:has(space) then return nil end
  for near in each(space.neighbours) do
    if lines.near:has(near) then return near end
  end
  return nil
end

---Can the unit trace supply (15.B)? Artillery in the city counts as supplied: the city's pool pays for it.
---@param game Game
---@param piece Piece
---@param lines? SupplyLines
---@return boolean
function supply.traced(game, piece, lines)
  if piece.side == "german" and units.inCity(piece.space) then return true end
  return begin(piece.space, lines or supply.lines(game, piece.side)) ~= nil
end

---The line of a unit to the edge; nil when there is none.
---@param game Game
---@param piece Piece
---@return Space[]?
function supply.trace(game, piece)
  local lines = supply.lines(game, piece.side)
  local first = begin(piece.space, lines)
  if not first then return nil end
  local line = (lines.full:has(first) and lines.full or lines.near):trace(first)
  return first == piece.space and line or lists.join({ piece.space }, line)
end

---The path of a unit to the edge that keeps it from being isolated; nil when it is cut off.
---@param game Game
---@param piece Piece
---@return Space[]?
function supply.path(game, piece)
  local field = supply.field(game, piece.side)
  if field.edge:has(piece.space) then return { piece.space } end
  local net = game:supply{ sources = field.edge:minus(field.closed), stages = { {} }, blocked = field.closed }
  if net:has(piece.space) then return net:trace(piece.space) end
  for near in each(piece.space.neighbours) do
    if net:has(near) then return lists.join({ piece.space }, net:trace(near)) end
  end
  return nil
end

---Does a supply route lead from some hex of the city (15.D.1): a road or railway to the edge, as artillery needs it?
---@param game Game
---@return boolean
function supply.cityConnected(game)
  local lines = supply.lines(game, "german")
  return lists.any(game:spaces{ feature = "city" }, function(space)
    if space.count > 0 and space.pieces[1].side ~= "german" then return false end
    return begin(space, lines) ~= nil
  end)
end

return supply

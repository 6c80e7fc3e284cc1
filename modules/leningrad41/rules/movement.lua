-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.9: where a block can go, by land, by rail (14.1) and by sea (14.2).

local areas = require "areas"
local blocks = require "blocks"
local lists = require "std.lists"
local options = require "options"
local sea = require "sea"

local movement = {}

local numbers = tables.numbers.values
local weathers = tables.weather.values
local islands = tables.baltic.values.no_rail
local everywhere = 400

---Movement points that a block has at the start of its move (4.2.1, 14.7).
---@param game Game
---@param piece Piece
---@return integer
function movement.allowance(game, piece)
  if piece.agile and options.on(game, 7) then return numbers.agile end
  return piece.movement
end

---Points that are left to a block now.
---@param game Game
---@param piece Piece
---@return integer
function movement.points(game, piece)
  if piece == game.vars.mover then return game.vars.points_left end
  return piece.moved and 0 or movement.allowance(game, piece)
end

---The costs that the weather gives: cavalry is spared the worst of it (14.7).
local function class(game, piece)
  local weather = game.vars.weather
  if piece.cavalry and options.on(game, 7) then return weathers.cavalry_class[weather] end
  return weathers.class[weather]
end

---2.7: may Finnish blocks attack beyond their zone?
---@param game Game
---@return boolean
function movement.finnsMarch(game)
  return game:space(numbers.leningrad).control == "axis"
end

---What is equal for all blocks of a side that move now.
---@param game Game
---@param side Side
---@param peaceful boolean?     no engaging: passing, exploitation, HQ activation
---@return table
function movement.field(game, side, peaceful)
  local enemies = areas.held(game, enemyOf(side))
  local field = {
    side = side,
    enemies = enemies,
    closed = areas.closed(game, side, enemies),
    peaceful = peaceful,
    full = {},
    blocked = {},
  }
  return field
end

---Areas where no more block of the nation may end its move.
local function full(game, field, nation)
  if not field.full[nation] then field.full[nation] = areas.full(game, field.side, nation) end
  return field.full[nation]
end

---Areas that the nation may not enter at all.
local function blocked(game, field, nation)
  if field.blocked[nation] then return field.blocked[nation] end
  local closed = game:setOf{}
  if field.peaceful then
    closed = field.enemies
  elseif nation == "finnish" and not movement.finnsMarch(game) then
    closed = field.enemies:minus(game:region{ kind = "area", feature = "faz" })
  end
  field.blocked[nation] = closed
  return closed
end

local function spec(game, piece, field, allowance, loose)
  return {
    allowance = allowance,
    class = class(game, piece),
    blocked = blocked(game, field, piece.nation),
    zones = field.enemies,
    stopInZone = true,
    full = not loose and full(game, field, piece.nation) or nil,
  }
end

---First areas of a block that leaves a fight: own and undisputed, one point more (2.8).
local function firstSteps(game, piece, field, allowance)
  if allowance <= numbers.disengage then return {}, {} end
  local reach = game:reach(piece, {
    allowance = allowance - numbers.disengage,
    class = class(game, piece),
    avoid = field.closed,
    steps = 1,
  })
  return reach:list(), reach
end

local function note(found, space, cost, path)
  local known = found.costs[space.id]
  if known and known <= cost then return end
  if not known then found.ends[#found.ends + 1] = space end
  found.costs[space.id] = cost
  found.paths[space.id] = path
end

---Where a block can go that must break away from the enemy first.
local function disengage(game, piece, field, allowance, loose)
  local found = { ends = {}, costs = {}, paths = {} }
  local steps, first = firstSteps(game, piece, field, allowance)
  local crowded = full(game, field, piece.nation)
  for near in each(steps) do
    local cost = first:cost(near) + numbers.disengage
    if loose or not crowded:has(near) then note(found, near, cost, { near = near }) end
    if cost < allowance then
      local more = spec(game, piece, field, allowance - cost, loose)
      more.from = near
      local reach = game:reach(piece, more)
      for space in each(reach:list()) do
        if space ~= piece.space then note(found, space, cost + reach:cost(space), { near = near, reach = reach }) end
      end
    end
  end
  return found
end

---Where a block can go: a list of areas, their costs, and the way there.
---@class Moves
---@field reach Reach?
---@field ends Space[]?
---@field costs table<string, integer>?
---@field paths table?

---@param game Game
---@param piece Piece
---@param field table
---@param loose boolean?      full areas count, too: for finding ways
---@param kept integer?       points that must be left afterwards
---@return Moves
function movement.moves(game, piece, field, loose, kept)
  local allowance = movement.points(game, piece) - (kept or 0)
  if allowance <= 0 or not blocks.onMap(piece) then return { ends = {}, costs = {}, paths = {} } end
  if field.enemies:has(piece.space) then
    if field.exploit then return { ends = {}, costs = {}, paths = {} } end
    return disengage(game, piece, field, allowance, loose)
  end
  return { reach = game:reach(piece, spec(game, piece, field, allowance, loose)) }
end

---@param moves Moves
---@param space Space
---@return integer?
function movement.cost(moves, space)
  if moves.reach then return moves.reach:cost(space) end
  return moves.costs[space.id]
end

---@param moves Moves
---@return Space[]
function movement.ends(moves)
  return moves.reach and moves.reach:list() or moves.ends
end

---@param offer Offer
---@param verb string
---@param piece Piece
---@param moves Moves
function movement.offer(offer, verb, piece, moves)
  if moves.reach then
    offer:moves(verb, piece, moves.reach)
  else
    offer:space(verb, moves.ends, { piece = piece })
  end
end

---The areas of the way, the start first.
---@param moves Moves
---@param piece Piece
---@param space Space
---@return Space[]
function movement.path(moves, piece, space)
  if moves.reach then return moves.reach:path(space) end
  local part = moves.paths[space.id]
  local path = { piece.space }
  local rest = part.reach and part.reach:path(space) or { part.near }
  for one in each(rest) do path[#path + 1] = one end
  return path
end

---The cheapest neighbour from which an area can be entered without crossing water.
local function dryGate(game, piece, space, field, loose)
  local best, least
  for near in each(space.neighbours) do
    local before = near ~= piece.space and movement.cost(loose, near)
    local dry = before and not field.enemies:has(near) and not areas.crossing(game, near, space)
    if dry and (not least or before < least) then best, least = near, before end
  end
  return best, least
end

---The best way into an area with enemies: not across a river if there is another (10.13.6.1).
---@param game Game
---@param piece Piece
---@param space Space
---@param field table
---@return Space[] path, integer cost
function movement.route(game, piece, space, field)
  local strict = movement.moves(game, piece, field)
  local path, cost = movement.path(strict, piece, space), movement.cost(strict, space)
  local last = path[#path - 1]
  if not field.enemies:has(space) or not areas.crossing(game, last, space) then return path, cost end
  local loose = movement.moves(game, piece, field, true)
  local entry = movement.cost(loose, space) - (last == piece.space and 0 or movement.cost(loose, last) or 0)
  local near, before = dryGate(game, piece, space, field, loose)
  if not near or before + entry > movement.points(game, piece) then return path, cost end
  return lists.with(movement.path(loose, piece, near), space), before + entry
end

---14.1: areas that a block can get to by rail; nil when it can't begin.
---@param game Game
---@param piece Piece
---@param field table
---@return SpaceSet?
function movement.rail(game, piece, field)
  if not options.on(game, 1) or piece.supply ~= "supplied" or piece.unlimited then return nil end
  if field.closed:has(piece.space) or lists.contains(islands, piece.space.id) then return nil end
  local closed = field.closed
  for id in each(islands) do closed = closed:union(game:setOf{ game:space(id) }) end
  local set = game:within(piece.space, everywhere, { blocked = closed, blocks = "supply" })
  return set:minus(full(game, field, piece.nation)):minus(game:setOf{ piece.space })
end

---14.2: ports that a slow block can sail to.
---@param game Game
---@param piece Piece
---@param field table
---@return Space[]
function movement.sail(game, piece, field)
  if not options.on(game, 2) or game.vars.sea_moved or sea.baltic(game) ~= piece.side then return {} end
  if blocks.isFast(piece) or piece.supply ~= "supplied" then return {} end
  if not piece.space:has("port_white") or field.closed:has(piece.space) then return {} end
  local crowded = full(game, field, piece.nation)
  return lists.where(game:spaces{ kind = "area", feature = "port_white" }, function(port)
    return port ~= piece.space and not field.closed:has(port) and not crowded:has(port)
  end)
end

return movement

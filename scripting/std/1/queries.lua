-- SPDX-License-Identifier: GPL-3.0-or-later
--- The standard queries in the shapes that the window and the command line expect.

local lists = require "std.lists"

local queries = {}

---What a game knows; a query is answered for each that is given.
---@class QuerySpec
---@field reach? fun(game: Game, piece: Piece, mode: string): Reach?   queries `reach` and `path`
---@field spaces? fun(game: Game, piece: Piece): Space[]   instead of `reach`, where every move is one step: query `reach`
---@field zones? fun(game: Game, side: Side): SpaceSet   query `zoc`
---@field supply? { units: (fun(game: Game, side: Side): Piece[]), net: (fun(game: Game, side: Side): any), state: (fun(piece: Piece, net: any): string), trace: (fun(piece: Piece, net: any): Space[]?) }   queries `supply` and `trace`
---@field stacking? { limit: integer, used?: fun(space: Space, side: Side): integer }   query `stacking`; default of `used`: the pieces of the side
---@field odds? fun(game: Game, attackers: Piece[], space: Space, args: table): table   query `odds`
---@field battle? { force?: fun(piece: Piece): boolean }   query `battle`, of an attack whose results are being carried out: its decisions note `attacker`, `attackers` and `target`; `force`: who of those in the target fights, default everybody
---@field status? fun(game: Game, viewer?: Side): table   query `status`
---@field victory? fun(game: Game): table   query `victory`

---Is the piece on a hex or in an area?
local function isOnMap(piece)
  local space = piece.space
  return space and (space.kind == "hex" or space.kind == "area")
end

local function movement(reach)
  query "reach" (function(game, args)
    local piece = game:piece(args.piece)
    local found = isOnMap(piece) and reach(game, piece, args.mode or "normal")
    return found and found:costs() or {}
  end)
  query "path" (function(game, args)
    local piece = game:piece(args.piece)
    local found = isOnMap(piece) and reach(game, piece, args.mode or "normal")
    return lists.ids(found and found:path(game:space(args.space)) or {})
  end)
end

local function steps(spaces)
  query "reach" (function(game, args)
    local piece, costs = game:piece(args.piece), {}
    for space in each(isOnMap(piece) and spaces(game, piece) or {}) do costs[space.id] = 1 end
    return costs
  end)
end

local function supplies(spec)
  query "supply" (function(game, args)
    local net, states = spec.net(game, args.side), {}
    for piece in each(spec.units(game, args.side)) do states[piece.id] = spec.state(piece, net) end
    return states
  end)
  query "trace" (function(game, args)
    local piece = game:piece(args.piece)
    if not isOnMap(piece) then return nil end
    local line = spec.trace(piece, spec.net(game, piece.side))
    return line and lists.ids(line)
  end)
end

---How many pieces of a side are in a place.
---@param space Space
---@param side Side
---@return integer
function queries.count(space, side)
  local count = 0
  for piece in each(space.pieces) do
    if piece.side == side then count = count + 1 end
  end
  return count
end

---How strong the pieces of each place are together, for the query `status`; nothing is said of places with a hidden one.
---@param pieces Piece[]
---@param value fun(piece: Piece): number
---@return table<string, number>?
function queries.strengths(pieces, value)
  local sums, unknown, found = {}, {}, false
  for piece in each(pieces) do
    if isOnMap(piece) then
      local id = piece.space.id
      unknown[id] = unknown[id] or piece.hidden
      sums[id] = (sums[id] or 0) + (piece.hidden and 0 or value(piece))
      found = true
    end
  end
  for id in pairs(unknown) do
    if unknown[id] then sums[id] = nil end
  end
  return found and sums or nil
end

local function stacking(spec)
  local count = spec.used or queries.count
  query "stacking" (function(game, args)
    local used = count(game:space(args.space), args.side)
    return { used = used, limit = spec.limit, ok = used <= spec.limit }
  end)
end

---The pieces with these ids that are on the map, such as `args.attackers`.
---@param game Game
---@param ids string[]?
---@return Piece[]
function queries.pieces(game, ids)
  local list = {}
  for id in each(ids or {}) do
    local piece = game:piece(id)
    if isOnMap(piece) then list[#list + 1] = piece end
  end
  return list
end

local function force(side, pieces)
  return { side = side, units = lists.map(pieces, function(piece) return { piece = piece.id } end) }
end

---An attack whose results are being carried out, from what its decisions note.
local function battle(spec)
  local fights = spec.force or function() return true end
  query "battle" (function(game)
    local here = game.here
    if not here.attacker or not here.attackers or not here.target then return nil end
    local defenders = lists.where(here.target.pieces, function(piece) return piece.side ~= here.attacker and fights(piece) end)
    return {
      space = here.target.id,
      sides = { force(here.attacker, lists.where(here.attackers, isOnMap)), force(enemyOf(here.attacker), defenders) },
    }
  end)
end

---Defines the standard queries of a game.
---@param spec QuerySpec
function queries.define(spec)
  if spec.reach then movement(spec.reach) end
  if spec.spaces then steps(spec.spaces) end
  if spec.zones then
    query "zoc" (function(game, args) return lists.ids(spec.zones(game, args.side):list()) end)
  end
  if spec.supply then supplies(spec.supply) end
  if spec.stacking then stacking(spec.stacking) end
  if spec.odds then
    query "odds" (function(game, args)
      return spec.odds(game, queries.pieces(game, args.attackers), game:space(args.space), args)
    end)
  end
  if spec.battle then battle(spec.battle) end
  if spec.status then query "status" (function(game, args) return spec.status(game, args.viewer) end) end
  if spec.victory then query "victory" (function(game) return spec.victory(game) end) end
end

return queries

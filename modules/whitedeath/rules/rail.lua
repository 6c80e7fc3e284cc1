-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 8: trains.

local lists = require "std.lists"
local units = require "units"
local zones = require "zones"

local rail = {}

local capacity = tables.numbers.values.rail
local rails = { "railway" }

---Strength points that the side can still move by rail in this turn.
---@param game Game
---@param side Side
---@return integer
function rail.left(game, side)
  return math.max(0, capacity - game.vars["rail_" .. side])
end

---May the unit board or leave a train here: personnel in any railway hex, weapons and AFVs in a town, arrivals where they come in?
---@param piece Piece
---@param space Space
---@return boolean
function rail.isStation(piece, space)
  if not space:way("railway") then return false end
  return units.isPersonnel(piece) or units.inTown(space)
end

---May it entrain in its hex? Reinforcements may do so where they enter (25.D).
---@param piece Piece
---@return boolean
function rail.canBoard(piece)
  local space = piece.space
  return rail.isStation(piece, space) or (piece.fresh and space:way("railway"))
end

---The railways that lead to a friendly edge, free of enemies and their zones.
---@param game Game
---@param side Side
---@return Supply, SpaceSet
function rail.net(game, side)
  local closed = zones.closed(game, side)
  local sources = lists.where(game:region{ feature = "rail:" .. side }:minus(closed):list(), function(space) return space:way("railway") end)
  return game:supply{ sources = sources, stages = { { ways = rails } }, blocked = closed }, closed
end

---Could the unit entrain now?
---@param game Game
---@param piece Piece
---@return boolean
function rail.mayEntrain(game, piece)
  if piece.entrained or not units.hasPoint(game, piece) or piece.steps > rail.left(game, piece.side) then return false end
  if not rail.canBoard(piece) then return false end
  local net = rail.net(game, piece.side)
  return net:has(piece.space)
end

---Refuses unless the unit can entrain.
---@param game Game
---@param piece Piece
function rail.why(game, piece)
  need(not piece.entrained, "8", { _"{1} is entrained already.", piece })
  need(piece.space:way("railway"), "8", { _"{1} is not on a railway.", piece })
  need(rail.canBoard(piece), "8", { _"{1} can entrain only in a town on a railway.", piece })
  need(units.hasPoint(game, piece), "8", { _"{1} has no movement point left to entrain.", piece })
  need(piece.steps <= rail.left(game, piece.side), "8", { _"The trains of this turn can carry only {1} strength {1|point|points} more.", rail.left(game, piece.side) })
  local net = rail.net(game, piece.side)
  need(net:has(piece.space), "8", { _"The railway of {1} is cut off from every friendly map edge.", piece.space })
end

---Boards a train: a point of movement, and its strength out of what the trains can carry.
---@param turn Turn
---@param piece Piece
function rail.entrain(turn, piece)
  local name = "rail_" .. piece.side
  turn.vars[name] = turn.vars[name] + piece.steps
  units.spend(turn, piece, units.scale)
  turn:set(piece, "entrained", true)
  turn:log({ _"{1} entrains in {2}.", piece, piece.space }, { rule = "8", piece = piece, space = piece.space, kind = "move" })
end

---Where a train can take the unit: it enters no enemy zone of control and no town whose garrison still holds it (26.C), and weapons
---and AFVs leave it only in towns.
---@param game Game
---@param piece Piece
---@param full SpaceSet?   hexes without room
---@return Reach
function rail.reach(game, piece, full)
  local closed = zones.closed(game, piece.side):union(units.barred(game, piece.side))
  local spec = { blocked = closed, full = full, ways = rails, useWays = rails, wayCost = 1 / units.scale }
  local reach = game:reach(piece, spec)
  if units.isPersonnel(piece) then return reach end
  local shut = game:setOf(lists.where(reach:list(), function(space) return not units.inTown(space) end))
  spec.full = full and full:union(shut) or shut
  return game:reach(piece, spec)
end

return rail

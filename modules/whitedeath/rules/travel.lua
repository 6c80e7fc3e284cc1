-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 3, 6 and 13: what happens on the way of a unit, and whether it can go on afterwards.

local bridges = require "bridges"
local checks = require "std.checks"
local ice = require "ice"
local lists = require "std.lists"
local losses = require "losses"
local movement = require "movement"
local rail = require "rail"
local transit = require "transit"
local units = require "units"
local zones = require "zones"

local travel = {}

local scale = units.scale

---Could the unit be deployed for indirect fire (6.B.2)?
---@param game Game
---@param piece Piece
---@return boolean
function travel.canDeploy(game, piece)
  return piece.artillery and not piece.deployed and not piece.entrained and units.hasPoint(game, piece)
end

---Is there something besides going that the unit could do where it stands?
---@param game Game
---@param piece Piece
---@return boolean
function travel.hasWork(game, piece)
  if not units.hasPoint(game, piece) then return false end
  if travel.canDeploy(game, piece) then return true end
  if piece.bridging and checks.hold(bridges.building, game, piece, piece.space) then return true end
  if piece.bridge_demolish and checks.hold(bridges.demolishing, game, piece, piece.space) then return true end
  return not piece.stopped and piece.space:way("railway") and rail.mayEntrain(game, piece)
end

---Notes that there is nothing left to do for a unit in this movement phase.
---@param turn Turn
---@param piece Piece
function travel.note(turn, piece)
  local done = not losses.alive(piece) or not (piece.entrained or movement.couldGo(turn, piece) or travel.hasWork(turn, piece))
  if piece.handled ~= done then turn:set(piece, "handled", done) end
end

---Walks from hex to hex; the ice may break under a tank.
local function walk(turn, piece, path)
  local isAfv = units.isAfv(piece)
  for i = 2, #path do
    local from, to = path[i - 1], path[i]
    if isAfv and ice.isIce(from, to) and not ice.cross(turn, piece, from, to) then return false end
    if i < #path then units.pass(turn, piece, to) end
  end
  units.put(turn, piece, path[#path], path[#path - 1])
  return true
end

---Must the unit stop in the hex that it has entered (3)? Commandos see themselves whether they were discovered.
local function mustStop(game, piece, space, field)
  if not field.zones:has(space) or units.isAfv(piece) or piece.brandenburg then return false end
  return not units.isSki(piece) or zones.ofSki(game, enemyOf(piece.side)):has(space)
end

---Takes one unit along a way that was found for it.
---@param turn Turn
---@param piece Piece
---@param reach Reach
---@param space Space
---@param more number   points besides those that the reach counts
---@param field Field
---@return boolean arrived
function travel.go(turn, piece, reach, space, more, field)
  local path, cost = reach:path(space), reach:cost(space) + more
  if units.isAfv(piece) and field.zones:has(piece.space) and not transit.exit(turn, piece) then
    travel.note(turn, piece)
    return false
  end
  turn:log({ _"{1} moves to {2}.", piece, space }, { rule = "6.A", piece = piece, space = space, kind = "move" })
  units.spend(turn, piece, math.floor(cost * scale + 0.5))
  if piece.fresh then turn:set(piece, "fresh", false) end
  if not walk(turn, piece, path) then return false end
  if mustStop(turn, piece, space, field) then turn:set(piece, "stopped", true) end
  return true
end

---Personnel and tanks go first, so that weapons may follow them into enemy zones (3.C).
local function inOrder(pieces)
  return lists.join(lists.where(pieces, function(piece) return not units.isWeapons(piece) end), lists.where(pieces, units.isWeapons))
end

---May the unit still enter the hex, after what befell those before it?
local function follows(turn, piece, space, field)
  if not units.isWeapons(piece) or not field.zones:has(space) then return true end
  return lists.any(space.pieces, function(other) return not units.isWeapons(other) end)
end

---Takes one or several units of a stack to a hex.
---@param turn Turn
---@param pieces Piece[]
---@param space Space
function travel.all(turn, pieces, space)
  local field = movement.field(turn, pieces[1].side)
  local escorted = lists.any(pieces, function(piece) return not units.isWeapons(piece) end)
  local leaders = {}
  for piece in each(inOrder(pieces)) do
    local reach, more = movement.to(movement.reaches(turn, piece, field, escorted), space)
    local arrived = reach and follows(turn, piece, space, field) and travel.go(turn, piece, reach, space, more, field)
    if arrived and piece.brandenburg then leaders[#leaders + 1] = piece end
  end
  if leaders[1] and field.zones:has(space) then transit.sneak(turn, space, leaders) end
  for piece in each(lists.join(pieces, leaders[1] and transit.led(space) or {})) do travel.note(turn, piece) end
end

return travel

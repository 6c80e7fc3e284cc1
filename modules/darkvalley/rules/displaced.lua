-- SPDX-License-Identifier: GPL-3.0-or-later
--- 8.1, 13.6: air bases and depots make off when the enemy comes or their supply ends.

local lists = require "std.lists"
local places = require "places"
local supply = require "supply"
local units = require "units"

local displaced = {}

local numbers = tables.numbers.values

---May one more base lie in the place (5.4)?
---@param game Game
---@param space Space
---@param base? Piece   not counted
---@return boolean
function displaced.hasRoom(game, space, base)
  local there = #lists.where(space.pieces, function(piece) return piece.type == "base" and piece ~= base end)
  return there < (space:has "city" and numbers.bases_city or numbers.bases_town)
end

---Cities and Towns where a side may station aircraft: its own, supplied, for the Soviets at home (8.2).
---@param game Game
---@param side Side
---@param net table
---@return Space[]
function displaced.airfields(game, side, net)
  return lists.where(places.settled(game, side), function(space)
    return supply.reaches(net, space, true) and (side == "axis" or space.country == "ussr")
  end)
end

local function nearest(spaces, from)
  local best, least
  for space in each(spaces) do
    local distance = space:distance(from)
    if distance and (not least or distance < least) then best, least = space, distance end
  end
  return best
end

---Turns an air unit over.
---@param turn Turn
---@param air Piece
function displaced.tire(turn, air)
  if not air.done then turn:set(air, "done", true) end
end

local function airOf(turn, base)
  return turn:pieces{ type = "air", base = base.id }[1]
end

---A base goes to the nearest airfield, its unit is done (8.1).
---@param turn Turn
---@param base Piece
function displaced.base(turn, base)
  local from, air = base.space, airOf(turn, base)
  local fields = lists.where(displaced.airfields(turn, "axis", supply.net(turn, "axis")), function(space)
    return space ~= from and displaced.hasRoom(turn, space)
  end)
  local to = nearest(fields, from) or turn:space "other_fronts"
  turn:move(base, to)
  if air and air.space == from then
    turn:move(air, to)
    displaced.tire(turn, air)
  end
  if to.kind ~= "hex" then turn:set(base, "back", turn.turn + 1) end
  turn:log({ _"{1} is moved to {2}.", base, to }, { rule = "8.1", piece = base, space = to })
end

---The Soviet air unit goes to another City or Town (8.1).
---@param turn Turn
---@param air Piece
function displaced.airArmy(turn, air)
  local from = air.space
  local fields = lists.without(displaced.airfields(turn, "soviet", supply.net(turn, "soviet")), from)
  local to = nearest(fields, from) or turn:space "soviet_later"
  turn:move(air, to)
  displaced.tire(turn, air)
  turn:log({ _"{1} is moved to {2}.", air, to }, { rule = "8.1", piece = air, space = to })
end

---Does a Soviet unit stand next to the hex, and no Axis unit in it (13.6)?
---@param near SpaceSet   hexes next to Soviet units
---@param space Space
---@return boolean
function displaced.isExposed(near, space)
  return near:has(space) and not units.at(space, "axis")[1]
end

local function holdsDepot(space, depot)
  return lists.any(space.pieces, function(piece) return piece.type == "depot" and piece ~= depot end)
end

---Where a depot could draw back to: the nearest railway hex in the west where it would be supplied; nil when there is none (13.6).
---@param game Game
---@param depot Piece
---@return Space?
function displaced.refuge(game, depot)
  local from = depot.space
  local net = supply.net(game, "axis").rails
  local near = game:within(units.held(game, "soviet"):list(), 1)
  local found = game:reach(nil, { from = from, class = "rail", ways = { "rail" } })
  local best, least
  for space in each(found:list()) do
    local cost = found:cost(space)
    local ok = net:has(space) and (space.col or 0) <= from.col and (not least or cost < least)
    if ok and not displaced.isExposed(near, space) and not holdsDepot(space, depot) then best, least = space, cost end
  end
  return best
end

---A depot draws back along its line, or is lost.
---@param turn Turn
---@param depot Piece
function displaced.depot(turn, depot)
  local to = not depot.flipped and displaced.refuge(turn, depot) or nil
  if not to then
    turn:log({ _"{1} is lost.", depot }, { rule = "13.6", piece = depot, space = depot.space })
    turn:move(depot, turn:space "axis_out")
    return
  end
  turn:move(depot, to)
  turn:log({ _"{1} draws back to {2}.", depot, to }, { rule = "13.6", piece = depot, space = to })
end

local function flee(turn, piece)
  if piece.type == "base" then return displaced.base(turn, piece) end
  if piece.type == "depot" then return displaced.depot(turn, piece) end
  if piece.type == "air" and piece.side == "soviet" then return displaced.airArmy(turn, piece) end
  if piece.type == "special_zone" then
    turn:move(piece, turn:space "soviet_out")
    turn:log(_"The special fortified zone is lost.", { rule = "12.7" })
  elseif piece.type == "city_defence" then
    turn:move(piece, turn:space "soviet_support")
  end
end

---Everything of a side that holds no ground leaves a hex that the enemy enters.
---@param turn Turn
---@param space Space
---@param side Side   whose pieces
function displaced.flee(turn, space, side)
  for piece in each(space.pieces) do
    if piece.side == side and not piece.ground then flee(turn, piece) end
  end
end

return displaced

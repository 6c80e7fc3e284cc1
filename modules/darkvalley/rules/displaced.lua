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
  local list, least = {}, nil
  for space in each(spaces) do
    local distance = space:distance(from)
    if distance and (not least or distance < least) then list, least = {}, distance end
    if distance and distance == least then list[#list + 1] = space end
  end
  return list
end

---Airfields for a base that leaves a place: the nearest with room (8.1); any, when it comes from off the map (7.9).
---@param game Game
---@param from Space
---@return Space[]
function displaced.fields(game, from)
  local list = lists.where(displaced.airfields(game, "axis", supply.net(game, "axis")), function(space)
    return space ~= from and displaced.hasRoom(game, space)
  end)
  return from.kind == "hex" and nearest(list, from) or list
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

---Where a depot could draw back to: the nearest railway hexes in the west where it would be supplied (13.6).
---@param game Game
---@param depot Piece
---@param from Space
---@return Space[]
function displaced.refuges(game, depot, from)
  if depot.flipped then return {} end
  local net = supply.net(game, "axis").rails
  local near = game:within(units.held(game, "soviet"):list(), 1)
  local found = game:reach(nil, { from = from, class = "rail", ways = { "rail" } })
  local list, least = {}, nil
  for space in each(found:list()) do
    local cost = found:cost(space)
    local ok = net:has(space) and (space.col or 0) <= from.col and (not least or cost <= least)
    if ok and not displaced.isExposed(near, space) and not holdsDepot(space, depot) then
      if least ~= cost then list, least = {}, cost end
      list[#list + 1] = space
    end
  end
  return list
end

---Where a piece that holds no ground can go when it has to leave a place: its owner chooses among these.
---@param game Game
---@param piece Piece
---@param from Space
---@return Space[]
function displaced.places(game, piece, from)
  if piece.type == "depot" then return displaced.refuges(game, piece, from) end
  if piece.type == "base" then return displaced.fields(game, from) end
  return lists.without(displaced.airfields(game, "soviet", supply.net(game, "soviet")), from)
end

---Where each of them is taken when there is no such place, and while its owner is asked.
local shelters = { depot = { "axis_out", "axis_support" }, base = { "other_fronts", "axis_air" }, air = { "soviet_later", "soviet_support" } }

local function carry(turn, piece, to)
  local unit = piece.type == "base" and airOf(turn, piece)
  if unit and (unit.space == piece.space) then turn:move(unit, to) end
  turn:move(piece, to)
end

---Puts a piece that has made off into its new place.
---@param turn Turn
---@param piece Piece
---@param to Space
function displaced.put(turn, piece, to)
  carry(turn, piece, to)
  turn:log({ piece.type == "depot" and _"{1} draws back to {2}." or _"{1} is moved to {2}.", piece, to },
    { rule = piece.type == "depot" and "13.6" or "8.1", piece = piece, space = to })
end

local function perish(turn, piece)
  local to = turn:space(shelters[piece.type][1])
  if piece.type == "base" then turn:set(piece, "back", turn.turn + 1) end
  if piece.type ~= "depot" then return displaced.put(turn, piece, to) end
  turn:log({ _"{1} is lost.", piece }, { rule = "13.6", piece = piece, space = piece.space })
  turn:move(piece, to)
end

---A piece needs a new place: where there is a choice it waits until its owner is asked.
---@param turn Turn
---@param piece Piece
---@param from Space
function displaced.seek(turn, piece, from)
  local list = displaced.places(turn, piece, from)
  if not list[1] then return perish(turn, piece) end
  if not list[2] then return displaced.put(turn, piece, list[1]) end
  carry(turn, piece, turn:space(shelters[piece.type][2]))
  local vars = turn.vars
  vars.fleeing, vars.fled = lists.with(vars.fleeing, piece), lists.join(vars.fled, { from })
end

---A base, depot or the Soviet air unit has to leave its hex; air units are then done (8.1).
---@param turn Turn
---@param piece Piece
function displaced.oust(turn, piece)
  local unit = piece.type == "base" and airOf(turn, piece) or piece.type == "air" and piece
  if unit and unit.space == piece.space then displaced.tire(turn, unit) end
  displaced.seek(turn, piece, piece.space)
end

local function rest(list)
  local others = {}
  for i = 2, #list do others[i - 1] = list[i] end
  return others
end

---The first of those that wait has its place.
---@param turn Turn
function displaced.served(turn)
  local vars = turn.vars
  vars.fleeing, vars.fled = rest(vars.fleeing), rest(vars.fled)
end

---Asks the owners of those that wait; who has no choice left, because others were first, is put by itself. Gives back whether somebody is asked.
---@param turn Turn
---@param after? string   what follows: "next" phase or "round"
---@return boolean
function displaced.ask(turn, after)
  while turn.vars.fleeing[1] do
    local piece = turn.vars.fleeing[1]
    local list = displaced.places(turn, piece, turn.vars.fled[1])
    if list[2] then
      turn:push("flee", { side = piece.side, after = after or "" })
      return true
    end
    displaced.served(turn)
    if list[1] then displaced.put(turn, piece, list[1]) else perish(turn, piece) end
  end
  return false
end

local function flee(turn, piece)
  if piece.type == "special_zone" then
    turn:move(piece, turn:space "soviet_out")
    turn:log(_"The special fortified zone is lost.", { rule = "12.7" })
  elseif piece.type == "city_defence" then
    turn:move(piece, turn:space "soviet_support")
  elseif piece.type == "base" or piece.type == "depot" or piece.type == "air" and piece.side == "soviet" then
    displaced.oust(turn, piece)
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

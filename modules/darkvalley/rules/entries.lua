-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.2, 7.3: where reinforcements and rebuilt units come onto the map.

local air = require "air"
local entry = require "entry"
local lists = require "std.lists"
local places = require "places"
local ports = require "ports"
local standard = require "std.supply"
local supply = require "supply"
local units = require "units"

local entries = {}

local numbers = tables.numbers.values

---Hexes with a line of communications to a place.
local function connected(game, net, name)
  return standard.net(game, { sources = { places.named(game, name) }, stages = { {} }, closed = net.closed })
end

local function open(net, spaces, test)
  return lists.where(spaces, function(space) return not net.closed:has(space) and test(space) end)
end

---Cities and Towns of Greater Germany that reach Berlin; Berlin itself only while no Soviet unit is beside it (7.2).
local function german(game, net)
  local toBerlin, berlin = connected(game, net, "Berlin"), places.named(game, "Berlin")
  local isNear = game:within(units.held(game, "soviet"):list(), 1):has(berlin)
  local list = open(net, places.settled(game, "axis"), function(space)
    return space.country == "germany" and toBerlin:has(space) and not (space == berlin and isNear)
  end)
  for depot in each(game:pieces{ type = "depot", onMap = true }) do
    if not lists.contains(list, depot.space) then list[#list + 1] = depot.space end
  end
  return list
end

local function city(game, list, name)
  if places.holds(game, name, "axis") then return lists.with(list, places.named(game, name)) end
  return list
end

local function country(game, net, name, home)
  local line = connected(game, net, home)
  return open(net, game:spaces{ feature = name }, function(space) return space.control ~= "soviet" and line:has(space) end)
end

local minors = {
  romanian = function(game, net)
    local list = open(net, places.settled(game, "axis"), function(space) return space.country == "romania" end)
    return city(game, list, "Odessa")
  end,
  hungarian = function(game, net) return city(game, country(game, net, "hungary", "Buda"), "Kiev") end,
  italian = function(game, net)
    local list = lists.join(country(game, net, "romania", "Vienna"), country(game, net, "hungary", "Vienna"))
    return city(game, list, "Dnepropetrovsk")
  end,
}

---Cities on the Black Sea that are reached only over it: one unit each, none within range of German aircraft (7.3).
local function overSea(game, net, space)
  if space.sea ~= "black" or lists.contains(game.vars.sea_used, space) then return false end
  local other = lists.any(ports.open(game, "soviet", "black", false), function(port) return port ~= space and supply.toEast(net, port) end)
  if not other then return false end
  return not lists.any(game:pieces{ type = "air", side = "axis", onMap = true }, function(unit)
    return unit.space:distance(space) <= unit.range and air.range(game, unit):has(space)
  end)
end

---How a Soviet unit comes into a place: "land", "lake", "sea", or nil when it can't (7.3).
---@param game Game
---@param net table
---@param space Space
---@return string?
function entries.route(game, net, space)
  if supply.toEast(net, space) then return "land" end
  if space == places.named(game, "Leningrad") and net.lake:has(space) then return not game.vars.lake_used and "lake" or nil end
  return overSea(game, net, space) and "sea" or nil
end

local function soviet(game, net)
  local list = lists.where(places.all(game, "cities"), function(space)
    return space.control == "soviet" and space.country == "ussr" and entries.route(game, net, space) ~= nil
  end)
  return lists.join(list, open(net, places.all(game, "caucasus"), function() return true end))
end

---Places for all units of a country, found once.
local function base(game, piece, net, known)
  local minor = units.minor(piece)
  local key = minor or piece.side
  if not known[key] then
    known[key] = minor and minors[minor](game, net) or piece.side == "soviet" and soviet(game, net) or german(game, net)
  end
  return known[key]
end

---Is there any such hex?
---@param game Game
---@param piece Piece
---@param net table
---@param known table
---@return boolean
function entries.any(game, piece, net, known)
  return lists.any(base(game, piece, net, known), function(space)
    return units.fit(space, { piece }) and not units.at(space, enemyOf(piece.side))[1]
  end)
end

---Hexes where a unit can come onto the map.
---@param game Game
---@param piece Piece
---@param net? table
---@param known? table   what was found for units of the same country before
---@return Space[]
function entries.spaces(game, piece, net, known)
  local list = base(game, piece, net or supply.net(game, piece.side), known or {})
  return lists.where(list, function(space) return units.fit(space, { piece }) and not units.at(space, enemyOf(piece.side))[1] end)
end

---Those of the units that can be placed where the last one of this phase was.
---@param game Game
---@param pieces Piece[]
---@return Piece[]
function entries.there(game, pieces)
  local space = game.vars.placed
  if not space or not pieces[1] then return {} end
  if space == game:space "stavka_reserve" then return lists.where(pieces, function(piece) return entries.canReserve(game, piece) end) end
  local net, known = supply.net(game, pieces[1].side), {}
  return lists.where(pieces, function(piece)
    return units.fit(space, { piece }) and lists.contains(base(game, piece, net, known), space) and not units.at(space, enemyOf(piece.side))[1]
  end)
end

---May Soviet units go into the Stavka Reserve (7.3)?
---@param game Game
---@param piece Piece
---@return boolean
function entries.canReserve(game, piece)
  return piece.side == "soviet" and game.turn >= numbers.stavka_from and not units.isHq(piece)
end

---Notes that the one unit over the lake or the sea has come.
---@param turn Turn
---@param piece Piece
---@param space Space
function entries.note(turn, piece, space)
  if piece.side ~= "soviet" or space.kind ~= "hex" then return end
  local route = entries.route(turn, supply.net(turn, "soviet"), space)
  if route == "lake" then turn.vars.lake_used = true end
  if route == "sea" then turn.vars.sea_used = lists.with(turn.vars.sea_used, space) end
end

---Puts a unit onto the map or into the Reserve and tells it.
---@param turn Turn
---@param piece Piece
---@param space Space
---@param rule string
function entries.put(turn, piece, space, rule)
  turn.vars.placed = space
  entries.note(turn, piece, space)
  entry.put(turn, piece, space)
  if piece.back ~= 0 and (units.isHq(piece) or piece.side == "soviet") then turn:set(piece, "back", 0) end
  turn:log({ _"{1} arrives in {2}.", piece, space }, { rule = rule, piece = piece, space = space, kind = "move" })
end

---Offers the places of a unit, and the Reserve.
---@param game Game
---@param offer Offer
---@param piece Piece
function entries.offer(game, offer, piece)
  offer:space("put", entries.spaces(game, piece), { piece = piece })
  if entries.canReserve(game, piece) then offer:space("put", game:space "stavka_reserve", { piece = piece }) end
end

---Offers to place more units where the last one was; the very last one is asked for its place anyway.
---@param game Game
---@param offer Offer
---@param pieces Piece[]
function entries.offerThere(game, offer, pieces)
  if not pieces[2] then return end
  local list = entries.there(game, pieces)
  offer:piece("follow", list)
  if list[1] then offer:hint("marked", game.vars.placed) end
end

---Refuses a unit that can't be placed where the last one was.
---@param game Game
---@param piece Piece
---@param rule string
function entries.needThere(game, piece, rule)
  need(game.vars.placed, rule, _"Nobody has been placed yet.")
  units.needAmong(entries.there(game, { piece }), piece, rule, { _"{1} can't arrive in {2}.", piece, game.vars.placed })
end

---Why a unit can't come in there.
---@param game Game
---@param piece Piece
---@param action Action
---@param spaces? Space[]   default: where units of its kind come in
function entries.why(game, piece, action, spaces)
  local rule, space = piece.side == "axis" and "7.2" or "7.3", action.space
  units.needInHand(action, piece, rule)
  need(space, rule, _"Choose where it arrives.")
  if space == game:space "stavka_reserve" then
    need(entries.canReserve(game, piece), "7.3", _"The Stavka Reserve is open to Soviet units from turn 3.")
    return need(piece.space ~= space, "7.3", { _"{1} is already there.", piece })
  end
  need(space.kind == "hex", rule, _"Units arrive on the map.")
  need(units.fit(space, { piece }), "5.3", { _"Too many units would be in {1}.", space })
  units.needAmong(spaces or entries.spaces(game, piece), space, rule, { _"{1} can't arrive in {2}.", piece, space })
end

return entries

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.3, 9.5: strategic movement by sea.

local air = require "air"
local almanac = require "almanac"
local entry = require "entry"
local goals = require "goals"
local lists = require "std.lists"
local places = require "places"
local ports = require "ports"
local units = require "units"

local sea = {}

local numbers = tables.numbers.values
local seas = { "baltic", "black" }

---Steps that a move costs: mechanised ones count double.
---@param piece Piece
---@return integer
function sea.cost(piece)
  return piece.steps * (piece.mech and numbers.sea_mech or 1)
end

---Ports of a side that ships can use; those of the Gulf of Finland not in snow.
local function harbours(game, side, water)
  return lists.where(ports.open(game, side, water, true), function(port)
    return not (port.gulf and almanac.weather(game) == "snow")
  end)
end

---Is a port in range of enemy aircraft, so that nobody is shipped into it?
local function isWatched(game, port, side)
  return lists.any(game:pieces{ type = "air", side = enemyOf(side), onMap = true }, function(unit)
    return unit.space:distance(port) <= unit.range and air.range(game, unit):has(port)
  end)
end

local function waterOf(port)
  return port.sea == "baltic" and "baltic" or "black"
end

---Units in ports that can be shipped.
local function passengers(game)
  local list, vars = {}, game.vars
  for water in each(seas) do
    if vars[water .. "_left"] > 0 then
      local open = harbours(game, game.side, water)
      for port in each(#open > 1 and open or {}) do
        for piece in each(units.at(port, game.side)) do
          if not piece.railed and sea.cost(piece) <= vars[water .. "_left"] then list[#list + 1] = piece end
        end
      end
    end
  end
  return list
end

---Ports to which a unit can be shipped.
---@param game Game
---@param piece Piece
---@return Space[]
function sea.ports(game, piece)
  local minor = units.minor(piece)
  return lists.where(harbours(game, piece.side, waterOf(piece.space)), function(port)
    if port == piece.space or not units.fit(port, { piece }) or isWatched(game, port, piece.side) then return false end
    return not minor or not port:has "north"
  end)
end

---How much a side can ship: in the Black Sea only with Sevastopol (9.3, 9.5).
local function fill(turn, side)
  turn.vars.baltic_left = numbers[side .. "_baltic"]
  turn.vars.black_left = places.holds(turn, "Sevastopol", side) and numbers[side .. "_black"] or 0
end

local function empty(turn)
  turn.vars.baltic_left, turn.vars.black_left = 0, 0
end

phase "axis_sea" { enter = function(turn) fill(turn, "axis") end, leave = empty }
phase "soviet_sea" { enter = function(turn) fill(turn, "soviet") end, leave = empty }

local function rule(side)
  return side == "axis" and "9.3" or "9.5"
end

local function whyEmbark(game, action)
  local piece, by = action.piece, rule(game.side)
  units.needOwn(game, piece, by)
  need(piece.space:has "port" and piece.space.control == game.side, by, { _"{1} is not in a port of its own.", piece })
  need(not piece.railed, "9.1", { _"{1} has already made a strategic move in this turn.", piece })
  local water = waterOf(piece.space)
  need(water ~= "black" or places.holds(game, "Sevastopol", game.side), by, _"Without Sevastopol nobody is shipped on the Black Sea.")
  need(not (piece.space.gulf and almanac.weather(game) == "snow"), by, _"In snow the Gulf of Finland is closed.")
  need(lists.contains(harbours(game, game.side, water), piece.space), by, { _"{1} is closed to ships.", piece.space })
  units.needAmong(passengers(game), piece, by, _"Not so many steps can still be shipped.")
end

decision "sea" {
  rule = "9.3",
  prompt = function(game) return { _"Move by sea: {1} steps in the Baltic, {2} in the Black Sea", game.vars.baltic_left, game.vars.black_left } end,
  ask = "budget", main = "done", pass = "done", take = "choose", auto = true,
  worthTaking = goals.none,
  actions = function(game, offer)
    offer:piece("choose", passengers(game))
    offer:button "done"
  end,
  choose = {
    label = _"{piece} by sea", rule = "9.3", why = whyEmbark,
    run = function(turn, action) turn:push("sea.move", { side = turn.side, piece = action.piece }) end,
  },
  done = { label = _"End of naval movement", rule = "9.3", run = function(turn) turn:next() end },
}

local function ship(turn, action)
  local piece, space = turn:pop().piece, action.space
  local name = waterOf(piece.space) .. "_left"
  turn.vars[name] = turn.vars[name] - sea.cost(piece)
  turn:set(piece, "railed", true)
  turn:log({ _"{1} is shipped to {2}.", piece, space }, { rule = rule(piece.side), piece = piece, space = space, kind = "move" })
  entry.put(turn, piece, space)
end

decision "sea.move" {
  rule = "9.3",
  prompt = function(game) return { _"To which port is {1} shipped?", game.here.piece } end,
  back = "back",
  actions = function(game, offer)
    offer:space("ship", sea.ports(game, game.here.piece), { piece = game.here.piece })
    offer:button "back"
  end,
  ship = {
    label = _"{piece} to {space}", rule = "9.3", run = ship,
    why = function(game, action)
      local piece, space = game.here.piece, action.space
      local by = rule(piece.side)
      units.needInHand(action, piece, by)
      need(space and space:has "port", by, _"Choose a port.")
      need(space.control == piece.side, by, { _"{1} is in enemy hands.", space })
      need(waterOf(space) == waterOf(piece.space), by, _"That port lies on another sea.")
      need(not (space.gulf and almanac.weather(game) == "snow"), by, _"In snow the Gulf of Finland is closed.")
      need(not isWatched(game, space, piece.side), by, { _"{1} is in range of enemy aircraft.", space })
      need(units.fit(space, { piece }), "5.3", { _"Too many units would be in {1}.", space })
      units.needAmong(sea.ports(game, piece), space, by, { _"{1} is closed to ships.", space })
    end,
  },
  back = { label = _"Another unit", rule = "9.3", run = function(turn) turn:pop() end },
}


return sea

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 12.5: retreats of two hexes by the compass, through enemy zones at a price, or by sea.

local almanac = require "almanac"
local compass = require "compass"
local displaced = require "displaced"
local entry = require "entry"
local lists = require "std.lists"
local ports = require "ports"
local reach = require "reach"
local standard = require "std.compass"
local units = require "units"
local zones = require "zones"

local retreat = {}

local bySea = 2
local hexes = 2

---Registered by who carries out battles.
local follow = {}

---Names what follows when all have retreated.
---@param run fun(turn: Turn, battle: table)
function retreat.after(run)
  follow.run = run
end

---May the unit pass an enemy zone at the price of a step (6.2)?
local function canPass(game, piece)
  return piece.mech and units.isGerman(piece) and almanac.isFair(game)
end

---What is equal for all units of a side that retreat now.
local function fieldOf(game, side)
  local held, zone = zones.retreat(game, side)
  return { held = held, zones = zone }
end

---What binds the retreat of a unit: two hexes, with room and outside of enemy zones at the end.
local function bounds(game, piece, origin, field)
  field = field or fieldOf(game, piece.side)
  return {
    directions = compass.of(piece.side), hexes = hexes, origin = origin, closed = field.held, avoid = reach.barred(game, piece),
    zones = field.zones, canPass = canPass(game, piece), fits = function(space, one) return units.fit(space, { one }) end,
  }
end

---The ways that count: without passing a zone if there is one, then those that follow the compass, its first hex before its second (12.5).
---@param game Game
---@param piece Piece
---@param origin Space
---@param field? table
---@return table[]
function retreat.ways(game, piece, origin, field)
  return standard.ways(game, piece, bounds(game, piece, origin, field))
end

---Ports to which a unit in a port can retreat by sea: westwards for the Axis, eastwards for the Soviets.
local function harbours(game, piece)
  local from, here = piece.space, game.here
  if not from:has "port" or from.control ~= piece.side or not piece.combat then return {} end
  if piece.steps > bySea - here.sailed then return {} end
  local sea = from.sea == "baltic" and "baltic" or "black"
  local list = ports.open(game, piece.side, sea, true)
  if not lists.contains(list, from) then return {} end
  return lists.where(list, function(port)
    local onward = port.col < from.col
    if piece.side == "soviet" then onward = port.col > from.col end
    return onward and units.fit(port, { piece })
  end)
end

---Asks the owner to retreat units.
---@param turn Turn
---@param pieces Piece[]
---@param battle table
---@return boolean
function retreat.ask(turn, pieces, battle)
  local here = {}
  for key, value in pairs(battle) do here[key] = value end
  here.side, here.retreaters, here.sailed, here.paid = pieces[1].side, pieces, 0, false
  turn:push("retreat", here)
  return true
end

local function finish(turn, piece)
  local here = turn.here
  here.retreaters = lists.without(here.retreaters, piece)
  if piece.ground and units.onMap(piece) then turn:set(piece, "beset", true) end
  local rest = lists.where(here.retreaters, function(one) return units.onMap(one) end)
  here.retreaters = rest
  if rest[1] then return end
  follow.run(turn, turn:pop())
end

---The price for passing an enemy zone: one step of the stack (6.2).
local function pay(turn, piece)
  if turn.here.paid then return end
  turn.here.paid = true
  turn:log({ _"{1} breaks through an enemy zone of control.", piece }, { rule = "6.2", piece = piece })
  units.loseStep(turn, piece, "6.2")
end

local function run(turn, action)
  local piece, space = action.piece, action.space
  local way
  for one in each(retreat.ways(turn, piece, turn.here.target)) do
    if one.last == space then way = way or one end
  end
  if way.passes then pay(turn, piece) end
  if units.onMap(piece) then
    turn:log({ _"{1} retreats to {2}.", piece, space }, { rule = "12.5", piece = piece, space = space, kind = "move" })
    entry.follow(turn, piece, way.path)
  end
  finish(turn, piece)
  displaced.ask(turn)
end

local function sail(turn, action)
  local piece, space = action.piece, action.space
  turn.here.sailed = turn.here.sailed + piece.steps
  turn:log({ _"{1} retreats by sea to {2}.", piece, space }, { rule = "12.5", piece = piece, space = space, kind = "move" })
  entry.put(turn, piece, space)
  finish(turn, piece)
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "12.5", _"Only the owner leads a retreat.")
  need(lists.contains(game.here.retreaters, piece), "12.5", { _"{1} does not retreat now.", piece })
  need(space and space.kind == "hex", "12.5", _"Choose where it retreats to.")
  local field, origin = fieldOf(game, piece.side), game.here.target
  need(not field.held:has(space), "12.5", { _"The enemy is in {1}.", space })
  need(space:distance(origin) == 2, "12.5", _"A retreat ends two hexes away from where it began.")
  need(not field.zones:has(space), "6.2", { _"{1} is in an enemy zone of control.", space })
  need(units.fit(space, { piece }), "5.3", { _"Too many units would be in {1}.", space })
  local all = standard.all(game, piece, bounds(game, piece, origin, field))
  need(lists.any(all, function(way) return way.last == space end), "6.2", { _"No open way leads to {1}.", space })
  local ends = lists.map(retreat.ways(game, piece, origin, field), function(way) return way.last end)
  units.needAmong(ends, space, "12.5", _"The retreat compass points elsewhere.")
end

decision "retreat" {
  rule = "12.5",
  prompt = function(game) return { _"Retreat from {1}: two hexes", game.here.target } end,
  help = _"The compass leads the Axis west and the Soviets east, if possible. Who finds no way is lost.",
  ask = "retreat", auto = true,
  actions = function(game, offer)
    local field = fieldOf(game, game.side)
    for piece in each(game.here.retreaters) do
      local ends = lists.distinct(lists.map(retreat.ways(game, piece, game.here.target, field), function(way) return way.last end))
      local sea = harbours(game, piece)
      offer:space("retreat", ends, { piece = piece })
      offer:space("sail", sea, { piece = piece })
      if not ends[1] and not sea[1] then offer:piece("perish", piece) end
    end
    offer:hint("left", bySea)
  end,
  retreat = { label = _"{piece} retreats to {space}", rule = "12.5", why = why, run = run },
  sail = {
    label = _"{piece} retreats by sea to {space}", rule = "12.5", run = sail,
    why = function(game, action)
      units.needAmong(game.here.retreaters, action.piece, "12.5", _"It does not retreat now.")
      units.needAmong(harbours(game, action.piece), action.space, "12.5", _"Two steps at most sail from a port to another friendly one, the Axis west, the Soviets east.")
    end,
  },
  perish = {
    label = _"{piece} can't retreat and is eliminated", rule = "12.5",
    why = function(game, action)
      local piece = action.piece
      units.needAmong(game.here.retreaters, piece, "12.5", _"It does not retreat now.")
      need(not retreat.ways(game, piece, game.here.target)[1] and not harbours(game, piece)[1], "12.5", { _"{1} can retreat.", piece })
    end,
    run = function(turn, action)
      units.eliminate(turn, action.piece, "12.5")
      finish(turn, action.piece)
    end,
  },
}

return retreat

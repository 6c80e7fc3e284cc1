-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 7: retreats, hex by hex, led by the owner.

local aftermath = require "aftermath"
local lessons = require "lessons"
local units = require "units"
local zones = require "zones"

local retreat = {}

---Hexes one step further from the fighting that the unit could enter at all (7.2, 7.3).
local function away(game, piece, from, closed)
  local target = game.vars.target
  local distance = from:distance(target)
  local list = {}
  for _, space in ipairs(units.step(game, piece, closed, from):list()) do
    if space:distance(target) > distance then list[#list + 1] = space end
  end
  return list
end

---Can a retreat of so many hexes end, beginning with this one? Full hexes may only be passed (7.4).
local function leads(game, piece, space, left, closed)
  if left == 1 then return units.fits(space) end
  if units.fits(space) then return true end
  for _, next in ipairs(away(game, piece, space, closed)) do
    if leads(game, piece, next, left - 1, closed) then return true end
  end
  return false
end

---Hexes that a unit may retreat into now.
---@param game Game
---@param piece Piece
---@param left integer   hexes still to go
---@return Space[]
function retreat.options(game, piece, left)
  local closed = zones.closed(game, piece.side)
  local list = {}
  for _, space in ipairs(away(game, piece, piece.space, closed)) do
    if leads(game, piece, space, left, closed) then list[#list + 1] = space end
  end
  return list
end

---May the unit stand its ground instead (7.6)?
---@param game Game
---@param piece Piece
---@return boolean
function retreat.canStand(game, piece)
  return piece.side ~= game.vars.attacker and not game.vars.retreating
    and terrain.terrains[piece.space.terrain].values.stand == true
end

---The units that may take the next step: the one under way, or each that has still to go.
local function movers(game)
  local current = game.vars.retreating
  return current and { current } or game.vars.retreaters
end

local function without(list, item)
  local copy = {}
  for _, one in ipairs(list) do
    if one ~= item then copy[#copy + 1] = one end
  end
  return copy
end

---The unit's retreat is over; the next one begins, or the attack goes on.
local function finish(turn, piece)
  local vars = turn.vars
  local hexes = turn.here.hexes
  vars.retreating = nil
  vars.retreat_left = vars[hexes]
  vars.retreaters = without(vars.retreaters, piece)
  if vars.retreaters[1] then return end
  vars[hexes] = 0
  vars.retreat_left = 0
  turn:pop()
  aftermath.go(turn)
end

local function step(turn, action)
  local piece, space = action.piece, action.space
  local left = turn.vars.retreat_left - 1
  turn:move(piece, space)
  turn:log({ _"{1} retreats to {2}.", piece, space }, { rule = "7.1", piece = piece, space = space, kind = "move" })
  units.take(turn, space, piece.side)
  turn.vars.retreating = piece
  turn.vars.retreat_left = left
  if left == 0 then finish(turn, piece) end
end

local function stand(turn, action)
  turn:log({ _"{1} stands its ground.", action.piece }, { rule = "7.6", piece = action.piece, kind = "move" })
  units.loseStep(turn, action.piece, "7.6")
  finish(turn, action.piece)
end

local function suffer(turn, action)
  turn:log({ _"{1} can't retreat.", action.piece }, { rule = "7.5", piece = action.piece, kind = "move" })
  units.loseStep(turn, action.piece, "7.5")
  finish(turn, action.piece)
end

local function contains(list, item)
  for _, one in ipairs(list) do
    if one == item then return true end
  end
  return false
end

local function whyMover(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side, "7.1", _"Only the owner leads a retreat.")
  need(contains(movers(game), piece), "7.1", { _"{1} does not retreat now.", piece })
end

local function whyStep(game, action)
  whyMover(game, action)
  local piece, space = action.piece, action.space
  need(space and space:adjacent(piece.space), "7.1", _"A retreat goes from hex to hex.")
  local enemy = enemyOf(piece.side)
  need(not units.hexes(game, enemy):has(space), "7.3", { _"An enemy unit is in {1}.", space })
  local target = game.vars.target
  need(space:distance(target) > piece.space:distance(target), "7.2", _"Every hex of a retreat must lead further away from the fighting.")
  need(not zones.closed(game, piece.side):has(space), "7.3", { _"{1} is in an enemy zone of control.", space })
  need(units.fits(space), "7.4", { _"{1} is full.", space })
  need(false, "7.2", { _"{1} can't enter {2}.", piece, space })
end

local function whyStand(game, action)
  whyMover(game, action)
  need(retreat.canStand(game, action.piece), "7.6", _"Only a defender in a town or city that has not begun its retreat may stand its ground.")
end

local function whySuffer(game, action)
  whyMover(game, action)
  need(false, "7.5", { _"{1} still has a hex to retreat to.", action.piece })
end

decision "retreat" {
  rule = "7.1",
  prompt = function(game) return { _"Retreat: {1} {1|hex|hexes} to go", game.vars.retreat_left } end,
  help = lessons.help("retreat", _"Each hex must lead away from the fighting. A unit that can't go on loses a step."),
  ask = "retreat",
  auto = true,
  actions = function(game, offer)
    for _, piece in ipairs(movers(game)) do
      local options = retreat.options(game, piece, game.vars.retreat_left)
      offer:space("retreat", options, { piece = piece })
      if retreat.canStand(game, piece) then offer:piece("stand", piece) end
      if not options[1] then offer:piece("suffer", piece) end
    end
    offer:hint("left", game.vars.retreat_left)
  end,
  retreat = { label = _"{piece} retreats to {space}", rule = "7.1", why = whyStep, run = step },
  stand = { label = _"{piece} stands its ground and loses a step", rule = "7.6", why = whyStand, run = stand },
  suffer = { label = _"{piece} can't retreat and loses a step", rule = "7.5", why = whySuffer, run = suffer },
}

return retreat

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.5: retreats, hex by hex, led by the owner; HQs follow.

local aftermath = require "aftermath"
local command = require "command"
local lists = require "lists"
local units = require "units"
local zones = require "zones"

local retreat = {}

---Does the step go the way a side should retreat: Germans north or west, Soviets south or east (9.5.4)? The numbers of
---the hexes, column before row, rise to the north and west.
---@param side Side
---@param from Space
---@param to Space
---@return boolean
function retreat.isHomeward(side, from, to)
  return (to.id > from.id) == (side == "german")
end

---Hexes one step further from where the retreat began that the unit could enter at all (9.5.1, 9.5.2).
local function away(game, piece, from, barred)
  local origin = game.vars.origin
  local distance = from:distance(origin)
  return lists.where(units.step(game, piece, barred, from):list(), function(space)
    return space:distance(origin) > distance
  end)
end

---The worth of the best way on from a hex: full length first, then few enemy zones, then the direction (9.5.1 to 9.5.4).
local function worth(game, piece, from, left, barred, enemy)
  local best, firsts = 0, {}
  if left == 0 then return 0, firsts end
  for __, space in ipairs(away(game, piece, from, barred)) do
    local value = worth(game, piece, space, left - 1, barred, enemy) + 1000
    if enemy:has(space) then value = value - 20 end
    if retreat.isHomeward(piece.side, from, space) then value = value + 1 end
    if value > best then best, firsts = value, {} end
    if value == best then firsts[#firsts + 1] = space end
  end
  return best, firsts
end

---Hexes closed to a retreating piece: by the enemy; and an additional hex must have room (9.5, 9.5.6).
local function closed(game, piece)
  local barred = units.barred(game, piece)
  return game.vars.extra and barred:union(units.full(game, piece.side, piece.kind)) or barred
end

---Hexes that a unit may retreat into now.
---@param game Game
---@param piece Piece
---@return Space[]
function retreat.options(game, piece)
  local left = game.vars.extra and 1 or game.vars.retreat_left
  local enemy = zones.of(game, enemyOf(piece.side))
  local __, firsts = worth(game, piece, piece.space, left, closed(game, piece), enemy)
  return firsts
end

---The unit has taken this hex of its retreat, or can't; when all have, the combat goes on.
local function settle(turn, piece)
  local vars = turn.vars
  local rest = lists.without(vars.retreaters, piece)
  vars.retreaters = vars.extra and lists.where(rest, units.overstacked) or rest
  if vars.retreaters[1] then return end
  turn:pop()
  aftermath.go(turn)
end

local function step(turn, action)
  local piece, space, vars = action.piece, action.space, turn.vars
  if vars.extra then
    turn:log({ _"{1} finds no room in {2} and goes on.", piece, piece.space }, { rule = "9.5.6", piece = piece, space = piece.space })
  end
  turn:log({ _"{1} retreats to {2}.", piece, space }, { rule = "9.5", piece = piece, space = space, kind = "move" })
  units.stepInto(turn, piece, space)
  vars.entered = lists.with(vars.entered, piece)
  settle(turn, piece)
end

---A unit that can't go on: a step for every missing hex; one without room is lost (9.5.2, 9.5.6).
local function halt(turn, action)
  local piece, vars = action.piece, turn.vars
  turn:log({ _"{1} can't retreat any further.", piece }, { rule = "9.5.2", piece = piece })
  if units.overstacked(piece) then
    units.eliminate(turn, piece, "9.5.6")
  else
    vars.stuck = math.max(vars.stuck, vars.retreat_left)
    vars.stuck_units = lists.with(vars.stuck_units, piece)
  end
  settle(turn, piece)
end

local function whyStep(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "9.5", _"Only the owner leads a retreat.")
  need(lists.contains(game.vars.retreaters, piece), "9.5", { _"{1} does not retreat now.", piece })
  need(space and space:adjacent(piece.space), "9.5", _"A retreat goes from hex to hex.")
  local barred = units.barred(game, piece)
  need(not barred:has(space), "9.5", { _"The enemy is in {1}.", space })
  need(units.step(game, piece, barred):has(space), "9.5.1", { _"{1} can't enter {2}.", piece, space })
  local origin = game.vars.origin
  need(space:distance(origin) > piece.space:distance(origin), "9.5.2", _"Every hex of a retreat must lead further away.")
  need(not closed(game, piece):has(space), "9.5.6", { _"{1} is full.", space })
  need(not zones.of(game, enemyOf(piece.side)):has(space), "9.5.3", { _"Another way has fewer enemy zones of control than {1}.", space })
  local homeward = retreat.isHomeward(piece.side, piece.space, space)
  need(homeward, "9.5.4", _"Germans retreat north or west, Soviets south or east, when they can.")
  need(false, "9.5.3", _"Another way is better.")
end

local function whyHalt(game, action)
  need(action.piece and lists.contains(game.vars.retreaters, action.piece), "9.5", _"This unit does not retreat now.")
  need(false, "9.5.2", { _"{1} still has a hex to retreat to.", action.piece })
end

decision "retreat" {
  rule = "9.5",
  prompt = function(game) return { _"Retreat: {1} {1|hex|hexes} to go", game.vars.retreat_left } end,
  help = _"Each hex must lead away from the fighting, past as few enemy zones of control as possible.",
  ask = "retreat",
  auto = true,
  actions = function(game, offer)
    for __, piece in ipairs(game.vars.retreaters) do
      local options = retreat.options(game, piece)
      offer:space("retreat", options, { piece = piece })
      if not options[1] then offer:piece("halt", piece) end
    end
    offer:hint("left", game.vars.retreat_left)
    command.hintSeat(game, offer, game.vars.comrades[1])
  end,
  retreat = { label = _"{piece} retreats to {space}", rule = "9.5", why = whyStep, run = step },
  halt = { label = _"{piece} can't retreat further", rule = "9.5.2", why = whyHalt, run = halt },
}

---An HQ that joined another HQ goes one hex further, or is lost (9.5.6).
local function settleHq(turn, hq)
  local vars = turn.vars
  vars.extra = units.overstacked(hq)
  if vars.extra and retreat.options(turn, hq)[1] then return end
  turn:pop()
  if vars.extra then units.eliminate(turn, hq, "9.5.6") end
  aftermath.go(turn)
end

local function follow(turn, action)
  local hq, space = action.piece, action.space
  turn:log({ _"{1} retreats to {2}.", hq, space }, { rule = "11.1.1", piece = hq, space = space, kind = "move" })
  units.stepInto(turn, hq, space)
  settleHq(turn, hq)
end

decision "retreat.hq" {
  rule = "11.1.1",
  prompt = function(game) return { _"Choose where {1} goes", game.vars.hq_moves } end,
  auto = true,
  actions = function(game, offer)
    local hq = game.vars.hq_moves
    local spaces = game.vars.extra and retreat.options(game, hq) or aftermath.refuges(game)
    offer:space("follow", spaces, { piece = hq })
    command.hintSeat(game, offer, hq)
  end,
  follow = { label = _"{piece} retreats to {space}", rule = "11.1.1", run = follow },
}

return retreat

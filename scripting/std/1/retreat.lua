-- SPDX-License-Identifier: GPL-3.0-or-later
--- Retreats, hex by hex, led by the owner.

local lists = require "std.lists"

local retreat = {}

---Where a unit can step from a place, whatever it costs.
---@param game Game
---@param piece Piece
---@param closed SpaceSet   may not be entered
---@param from? Space   default: where the unit is
---@return Reach
function retreat.step(game, piece, closed, from)
  return game:reach(piece, { steps = 1, blocked = closed, from = from })
end

---Places one step further away from where the retreat began that the unit could enter.
---@param game Game
---@param piece Piece
---@param origin Space
---@param closed SpaceSet
---@param from? Space   default: where the unit is
---@return Space[]
function retreat.away(game, piece, origin, closed, from)
  local distance = (from or piece.space):distance(origin)
  local list = {}
  for space in each(retreat.step(game, piece, closed, from):list()) do
    if space:distance(origin) > distance then list[#list + 1] = space end
  end
  return list
end

---Can the retreat end, beginning with this place? Places without room may only be passed.
local function leads(game, piece, space, left, case)
  if case.fits(space, piece) then return true end
  if left == 1 then return false end
  for next in each(retreat.away(game, piece, case.origin, case.closed, space)) do
    if leads(game, piece, next, left - 1, case) then return true end
  end
  return false
end

---Places that a unit may retreat into now: away from the origin, and so that it finds room on its way.
---@param game Game
---@param piece Piece
---@param left integer   steps still to go
---@param case { origin: Space, closed: SpaceSet, fits: fun(space: Space, piece: Piece): any }
---@return Space[]
function retreat.options(game, piece, left, case)
  local list = {}
  for space in each(retreat.away(game, piece, case.origin, case.closed)) do
    if leads(game, piece, space, left, case) then list[#list + 1] = space end
  end
  return list
end

---The value of the best way on from a place, and the first steps that have it.
local function best(game, piece, from, left, case)
  local most, firsts = 0, {}
  if left == 0 then return 0, firsts end
  for space in each(retreat.away(game, piece, case.origin, case.closed, from)) do
    local value = best(game, piece, space, left - 1, case) + case.worth(from, space)
    if value > most or not firsts[1] then most, firsts = value, {} end
    if value == most then firsts[#firsts + 1] = space end
  end
  return most, firsts
end

---First steps of the best retreats: `worth` values each step, so that full length, few enemy zones and the way home can be
---weighed against each other.
---@param game Game
---@param piece Piece
---@param left integer   steps still to go
---@param case { origin: Space, closed: SpaceSet, worth: fun(from: Space, to: Space): number }
---@return Space[]
function retreat.best(game, piece, left, case)
  local __, firsts = best(game, piece, piece.space, left, case)
  return firsts
end

---How a game retreats units.
---@class RetreatSpec
---@field rules { lead: string, away: string, closed: string, full: string, stuck: string, stand?: string }   paragraphs
---@field closed fun(game: Game, piece: Piece): SpaceSet   where the unit may not go
---@field fits fun(space: Space, piece: Piece): any   is there room at the end?
---@field lose fun(turn: Turn, piece: Piece, rule: string)   takes a step off a unit that can't retreat, or stands
---@field after fun(turn: Turn, battle: table)   goes on when all have retreated; `battle` has what was noted for the decision
---@field canStand? fun(game: Game, piece: Piece): any   may the unit lose a step instead, before it has begun?
---@field cantStand? Words   why not
---@field entered? fun(turn: Turn, piece: Piece, space: Space)   what follows a step
---@field follows? fun(game: Game): Words?   a sentence: what comes when all have retreated
---@field help? Words|fun(game: Game): Words

---Tells the window that losses are followed by a retreat.
---@param steps integer
---@return Words?   none without a step
function retreat.follows(steps)
  return steps > 0 and { _"Then a retreat of {1} {1|hex|hexes} follows.", steps } or nil
end

---Tells the window that others retreat after the unit that is asked about.
---@param others integer
---@return Words?   none when there are none
function retreat.others(others)
  return others > 0 and { _"Then {1} more {1|unit retreats|units retreat}.", others } or nil
end

---Asks the owner to retreat units so many steps away from a place.
---@param turn Turn
---@param decision string   one from `retreat.decision`
---@param pieces Piece[]
---@param steps integer
---@param origin Space
---@param battle table   what is noted for the decision besides, and given to `after`
---@return boolean asked
function retreat.ask(turn, decision, pieces, steps, origin, battle)
  if steps <= 0 or not pieces[1] then return false end
  local here = {}
  for key, value in pairs(battle) do here[key] = value end
  here.side, here.retreaters, here.retreat_steps, here.retreat_left, here.origin = pieces[1].side, pieces, steps, steps, origin
  turn:push(decision, here)
  return true
end

---The unit under way, or each that has still to go.
local function movers(game)
  local current = game.here.retreating
  return current and { current } or game.here.retreaters
end

local function optionsOf(game, piece, spec)
  local here = game.here
  return retreat.options(game, piece, here.retreat_left, { origin = here.origin, closed = spec.closed(game, piece), fits = spec.fits })
end

local function canStand(game, piece, spec)
  return spec.canStand and not game.here.retreating and spec.canStand(game, piece)
end

---The unit's retreat is over; the next one begins, or the battle goes on.
local function finish(turn, piece, spec)
  local here = turn.here
  here.retreating, here.retreat_left = nil, here.retreat_steps
  here.retreaters = lists.without(here.retreaters, piece)
  if here.retreaters[1] then return end
  local battle = turn:pop()
  battle.retreaters, battle.retreat_steps, battle.retreat_left, battle.origin = nil, nil, nil, nil
  spec.after(turn, battle)
end

local function step(turn, action, spec)
  local piece, space, here = action.piece, action.space, turn.here
  local left = here.retreat_left - 1
  turn:move(piece, space)
  turn:log({ _"{1} retreats to {2}.", piece, space }, { rule = spec.rules.lead, piece = piece, space = space, kind = "move" })
  if spec.entered then spec.entered(turn, piece, space) end
  here.retreating, here.retreat_left = piece, left
  if left == 0 then finish(turn, piece, spec) end
end

local function stay(turn, action, spec, rule, text)
  local piece = action.piece
  turn:log({ text, piece }, { rule = rule, piece = piece, kind = "move" })
  spec.lose(turn, piece, rule)
  finish(turn, piece, spec)
end

local function whyMover(game, action, spec)
  local piece, rule = action.piece, spec.rules.lead
  need(piece and piece.side == game.side, rule, _"Only the owner leads a retreat.")
  need(lists.contains(movers(game), piece), rule, { _"{1} does not retreat now.", piece })
end

local function whyStep(game, action, spec)
  whyMover(game, action, spec)
  local piece, space, rules = action.piece, action.space, spec.rules
  need(space and space:adjacent(piece.space), rules.lead, _"A retreat goes from hex to hex.")
  need(not game:occupied{ side = enemyOf(piece.side), onMap = true }:has(space), rules.closed, { _"The enemy is in {1}.", space })
  local origin = game.here.origin
  need(space:distance(origin) > piece.space:distance(origin), rules.away, _"Every hex of a retreat must lead further away from the fighting.")
  need(not spec.closed(game, piece):has(space), rules.closed, { _"{1} is in an enemy zone of control.", space })
  need(retreat.step(game, piece, game:setOf{}):has(space), rules.away, { _"{1} can't enter {2}.", piece, space })
  need(lists.contains(optionsOf(game, piece, spec), space), rules.full, { _"{1} is full.", space })
end

local function whyStand(game, action, spec)
  whyMover(game, action, spec)
  need(canStand(game, action.piece, spec), spec.rules.stand or spec.rules.lead, spec.cantStand or { _"{1} has to retreat.", action.piece })
end

local function whySuffer(game, action, spec)
  whyMover(game, action, spec)
  need(not optionsOf(game, action.piece, spec)[1], spec.rules.stuck, { _"{1} still has a hex to retreat to.", action.piece })
end

local function offerAll(game, offer, spec)
  for piece in each(movers(game)) do
    local options = optionsOf(game, piece, spec)
    offer:space("retreat", options, { piece = piece })
    if canStand(game, piece, spec) then offer:piece("stand", piece) end
    if not options[1] then offer:piece("suffer", piece) end
  end
  offer:hint("left", game.here.retreat_left)
  local coming = retreat.others(#game.here.retreaters - 1) or spec.follows and spec.follows(game)
  if coming then offer:hint("then", coming) end
end

---The decision in which a side leads its retreat: verbs `retreat`, `stand` and, for those that find no way, `suffer`.
---@param spec RetreatSpec
---@return Decision
function retreat.decision(spec)
  local rules = spec.rules
  return {
    rule = rules.lead,
    prompt = function(game) return { _"Retreat: {1} {1|hex|hexes} to go", game.here.retreat_left } end,
    help = spec.help or _"Each hex must lead away from the fighting. A unit that can't go on loses a step.",
    ask = "retreat",
    auto = true,
    actions = function(game, offer) offerAll(game, offer, spec) end,
    retreat = {
      label = _"{piece} retreats to {space}", rule = rules.lead,
      why = function(game, action) whyStep(game, action, spec) end,
      run = function(turn, action) step(turn, action, spec) end,
    },
    stand = {
      label = _"{piece} stands its ground and loses a step", rule = rules.stand or rules.lead,
      why = function(game, action) whyStand(game, action, spec) end,
      run = function(turn, action) stay(turn, action, spec, rules.stand, _"{1} stands its ground.") end,
    },
    suffer = {
      label = _"{piece} can't retreat and loses a step", rule = rules.stuck,
      why = function(game, action) whySuffer(game, action, spec) end,
      run = function(turn, action) stay(turn, action, spec, rules.stuck, _"{1} can't retreat.") end,
    },
  }
end

return retreat

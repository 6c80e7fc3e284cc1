-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.5: retreats, hex by hex, led by the owner; HQs follow.

local aftermath = require "aftermath"
local command = require "command"
local lists = require "std.lists"
local standard = require "std.retreat"
local units = require "units"
local zones = require "zones"

---Does the step go the way a side should retreat: Germans north or west, Soviets south or east (9.5.4)? The numbers of
---the hexes, column before row, rise to the north and west.
local function isHomeward(side, from, to)
  return (to.id > from.id) == (side == "german")
end

---Hexes closed to a retreating piece: by the enemy; and an additional hex must have room (9.5, 9.5.6).
local function closed(game, piece)
  local barred = units.barred(game, piece)
  return game.here.extra and barred:union(units.full(game, piece.side, piece.kind)) or barred
end

---Hexes that a unit may retreat into now: full length first, then few enemy zones, then the direction (9.5.1 to 9.5.4).
local function options(game, piece)
  local here, enemy = game.here, zones.of(game, enemyOf(piece.side))
  return standard.best(game, piece, here.extra and 1 or here.retreat_left, {
    origin = here.origin,
    closed = closed(game, piece),
    worth = function(from, to)
      return 1000 - (enemy:has(to) and 20 or 0) + (isHomeward(piece.side, from, to) and 1 or 0)
    end,
  })
end

---The unit has taken this hex of its retreat, or can't; when all have, the combat goes on.
local function settle(turn, piece)
  local here = turn.here
  local rest = lists.without(here.retreaters, piece)
  here.retreaters = here.extra and lists.where(rest, units.overstacked) or rest
  if not here.retreaters[1] then aftermath.go(turn, turn:pop()) end
end

local function step(turn, action)
  local piece, space, here = action.piece, action.space, turn.here
  if here.extra then
    turn:log({ _"{1} finds no room in {2} and goes on.", piece, piece.space }, { rule = "9.5.6", piece = piece, space = piece.space })
  end
  turn:log({ _"{1} retreats to {2}.", piece, space }, { rule = "9.5", piece = piece, space = space, kind = "move" })
  units.stepInto(turn, piece, space)
  here.entered = lists.with(here.entered, piece)
  settle(turn, piece)
end

---A unit that can't go on: a step for every missing hex; one without room is lost (9.5.2, 9.5.6).
local function halt(turn, action)
  local piece, here = action.piece, turn.here
  turn:log({ _"{1} can't retreat any further.", piece }, { rule = "9.5.2", piece = piece })
  if units.overstacked(piece) then
    units.eliminate(turn, piece, "9.5.6")
  else
    here.stuck = math.max(here.stuck, here.retreat_left)
    here.stuck_units = lists.with(here.stuck_units, piece)
  end
  settle(turn, piece)
end

local function whyStep(game, action)
  local piece, space, here = action.piece, action.space, game.here
  need(piece and piece.side == game.side, "9.5", _"Only the owner leads a retreat.")
  need(lists.contains(here.retreaters, piece), "9.5", { _"{1} does not retreat now.", piece })
  need(space and space:adjacent(piece.space), "9.5", _"A retreat goes from hex to hex.")
  local barred = units.barred(game, piece)
  need(not barred:has(space), "9.5", { _"The enemy is in {1}.", space })
  need(standard.step(game, piece, barred):has(space), "9.5.1", { _"{1} can't enter {2}.", piece, space })
  need(space:distance(here.origin) > piece.space:distance(here.origin), "9.5.2", _"Every hex of a retreat must lead further away.")
  need(not closed(game, piece):has(space), "9.5.6", { _"{1} is full.", space })
  if lists.contains(options(game, piece), space) then return end
  need(not zones.of(game, enemyOf(piece.side)):has(space), "9.5.3", { _"Another way has fewer enemy zones of control than {1}.", space })
  need(isHomeward(piece.side, piece.space, space), "9.5.4", _"Germans retreat north or west, Soviets south or east, when they can.")
  need(false, "9.5.3", _"Another way is better.")
end

local function whyHalt(game, action)
  need(action.piece and lists.contains(game.here.retreaters, action.piece), "9.5", _"This unit does not retreat now.")
  need(not options(game, action.piece)[1], "9.5.2", { _"{1} still has a hex to retreat to.", action.piece })
end

decision "retreat" {
  rule = "9.5",
  prompt = function(game) return { _"Retreat: {1} {1|hex|hexes} to go", game.here.retreat_left } end,
  help = _"Each hex must lead away from the fighting, past as few enemy zones of control as possible.",
  ask = "retreat",
  auto = true,
  actions = function(game, offer)
    for piece in each(game.here.retreaters) do
      local open, enemy = options(game, piece), zones.of(game, enemyOf(piece.side))
      for space in each(open) do offer:space("retreat", space, { piece = piece, cost = enemy:has(space) and 1 or nil }) end
      if not open[1] then offer:piece("halt", piece) end
    end
    offer:hint("left", game.here.retreat_left)
    local coming = standard.others(#game.here.retreaters - 1)
    if coming then offer:hint("then", coming) end
    command.hintSeat(game, offer, game.here.comrades[1])
  end,
  retreat = { label = _"{piece} retreats to {space}", rule = "9.5", why = whyStep, run = step },
  halt = { label = _"{piece} can't retreat further", rule = "9.5.2", why = whyHalt, run = halt },
}

---An HQ that joined another HQ goes one hex further, or is lost (9.5.6).
local function follow(turn, action)
  local hq, space, here = action.piece, action.space, turn.here
  turn:log({ _"{1} retreats to {2}.", hq, space }, { rule = "11.1.1", piece = hq, space = space, kind = "move" })
  units.stepInto(turn, hq, space)
  here.extra = units.overstacked(hq)
  if here.extra and options(turn, hq)[1] then return end
  local battle = turn:pop()
  if battle.extra then units.eliminate(turn, hq, "9.5.6") end
  aftermath.go(turn, battle)
end

decision "retreat.hq" {
  rule = "11.1.1",
  prompt = function(game) return { _"Choose where {1} goes", game.here.hq } end,
  auto = true,
  actions = function(game, offer)
    local hq = game.here.hq
    offer:space("follow", game.here.extra and options(game, hq) or game.here.refuges, { piece = hq })
    command.hintSeat(game, offer, hq)
  end,
  follow = { label = _"{piece} retreats to {space}", rule = "11.1.1", run = follow },
}

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 6: choosing a target and attackers, and the roll. What is chosen is noted for the question, not in the game.

local aftermath = require "aftermath"
local lessons = require "lessons"
local lists = require "std.lists"
local odds = require "odds"
local standard = require "std.odds"
local units = require "units"

local combat = {}

---Can this unit take part in an attack on the hex, as far as distance goes (6.3, 6.4)?
---@param piece Piece
---@param target Space
---@return boolean
function combat.inRange(piece, target)
  if units.isArtillery(piece) then return piece.space:distance(target) <= piece.range end
  return piece.space:adjacent(target)
end

---Units of a side that have not attacked yet in this phase.
local function fresh(game, side)
  return game:pieces{ side = side, onMap = true, attacked = false }
end

---Units that could still join an attack on the hex.
---@param game Game
---@param side Side
---@param target Space
---@param joined Piece[]   those that take part already
---@return Piece[]
function combat.candidates(game, side, target, joined)
  return lists.where(fresh(game, side), function(piece)
    return combat.inRange(piece, target) and not lists.contains(joined, piece)
  end)
end

---Enemy hexes that can be attacked: next to a fresh unit that is no artillery, and not yet attacked.
local function targets(game)
  local from = {}
  for piece in each(fresh(game, game.side)) do
    if not units.isArtillery(piece) then from[#from + 1] = piece.space end
  end
  if not from[1] then return game:setOf{} end
  local near = units.hexes(game, enemyOf(game.side)):common(game:within(from, 1))
  return near:minus(game:setOf(game.vars.struck))
end

local function whyTarget(game, action)
  local space = action.space
  local held = space and space.kind == "hex" and space.count > 0 and space.pieces[1].side ~= game.side
  need(held, "6.2", _"There is no enemy unit to attack.")
  need(not lists.contains(game.vars.struck, space), "6.2", _"This hex has already been chosen as a target in this phase.")
  need(targets(game):has(space), "6.3", { _"No unit that can still attack is next to {1}.", space })
end

decision "combat.target" {
  rule = "6.2",
  prompt = _"Choose an enemy hex to attack",
  help = lessons.help("target", _"Attacks are never forced. Each hex can be attacked once in a phase, and each unit attacks once."),
  main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    offer:space("attack", targets(game))
    offer:button("done")
  end,
  attack = {
    label = _"Attack {space}", rule = "6.2", why = whyTarget,
    run = function(turn, action) turn:push("combat.units", { target = action.space, attackers = {} }) end,
  },
  done = { label = _"End combat", rule = "6.1", run = function(turn) turn:next() end },
}

phase "combat" {
  leave = function(turn)
    turn:set(turn:pieces{ side = turn.active, attacked = true }, "attacked", false)
    turn.vars.struck = {}
  end,
}

local function whyJoin(game, action)
  local piece, target = action.piece, game.here.target
  need(piece and piece.side == game.side, "6.3", _"Only your own units attack.")
  need(piece.space and piece.space.kind == "hex", "6.3", { _"{1} is not on the map.", piece })
  need(not lists.contains(game.here.attackers, piece), "6.3", { _"{1} already takes part in this attack.", piece })
  need(not piece.attacked, "6.3", { _"{1} has already attacked in this phase.", piece })
  local rule = units.isArtillery(piece) and "6.4" or "6.3"
  need(combat.inRange(piece, target), rule, { _"{1} is too far away to attack {2}.", piece, target })
end

local function join(turn, action)
  turn.here.attackers = lists.with(turn.here.attackers, action.piece)
end

---Is there a unit in the line, and do the odds allow the attack?
local function canFire(game)
  local attackers = game.here.attackers
  return not lists.all(attackers, units.isArtillery) and odds.column(attackers, game.here.target) ~= nil
end

local function whyFire(game)
  local attackers = game.here.attackers
  need(attackers[1], "6.3", _"Choose at least one unit to attack with.")
  need(not lists.all(attackers, units.isArtillery), "6.4", _"Artillery can't attack alone: add a unit next to the enemy.")
  need(odds.column(attackers, game.here.target), "6.6", _"The odds are below 1-2: such an attack is not allowed.")
end

local function fire(turn)
  local side, battle = turn.side, turn:pop()
  local attackers, target = battle.attackers, battle.target
  local column = odds.column(attackers, target)
  turn:set(attackers, "attacked", true)
  turn.vars.struck = lists.with(turn.vars.struck, target)
  local result = standard.attack(turn, odds.crt, column, { space = target, rule = "6.8" })
  battle.attacker = side
  aftermath.begin(turn, battle, standard.effect(odds.crt, result))
end

---The attack is called off; the hex is not attacked in this phase (6.11).
local function cancel(turn)
  local target = turn.here.target
  turn.vars.struck = lists.with(turn.vars.struck, target)
  turn:log({ _"The attack on {1} is called off.", target }, { rule = "6.11", space = target, kind = "combat" })
  turn:pop()
end

decision "combat.units" {
  rule = "6.3",
  prompt = function(game) return { _"Choose the units that attack {1}", game.here.target } end,
  help = _"Click every unit that takes part and watch the odds. Undo takes a unit out again.",
  ask = "attack", main = "fire", back = "cancel", chosen = "attackers",
  actions = function(game, offer)
    local here = game.here
    offer:piece("join", combat.candidates(game, game.side, here.target, here.attackers))
    if canFire(game) then offer:button("fire") end
    offer:button("cancel")
    offer:hint("target", here.target)
  end,
  join = { label = _"{piece} attacks", rule = "6.3", why = whyJoin, run = join },
  fire = { label = _"Attack!", rule = "6.8", why = whyFire, run = fire },
  cancel = { label = _"Call the attack off", rule = "6.11", run = cancel },
}

return combat

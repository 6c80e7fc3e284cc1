-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 6: choosing a target and attackers, the roll and the losses.

local aftermath = require "aftermath"
local lessons = require "lessons"
local odds = require "odds"
local units = require "units"

local combat = {}

---Can this unit take part in an attack on the hex, as far as distance goes (6.3, 6.4)?
---@param piece Piece
---@param target Space
---@return boolean
function combat.inRange(piece, target)
  if piece.range > 1 then return piece.space:distance(target) <= piece.range end
  return piece.space:adjacent(target)
end

---Units of a side that have not attacked yet in this phase.
---@param game Game
---@param side Side
---@return Piece[]
function combat.fresh(game, side)
  return game:pieces{ side = side, onMap = true, attacked = false }
end

---Units that could still join an attack on the hex.
---@param game Game
---@param side Side
---@param target Space
---@return Piece[]
function combat.candidates(game, side, target)
  local joined = {}
  for _, piece in ipairs(game.vars.attackers) do joined[piece.id] = true end
  local list = {}
  for _, piece in ipairs(combat.fresh(game, side)) do
    if combat.inRange(piece, target) and not joined[piece.id] then list[#list + 1] = piece end
  end
  return list
end

---Enemy hexes that can be attacked: next to a fresh unit that is no artillery, and not yet attacked.
local function targets(game)
  local from = {}
  for _, piece in ipairs(combat.fresh(game, game.side)) do
    if not units.isArtillery(piece) then from[#from + 1] = piece.space end
  end
  if not from[1] then return game:setOf{} end
  local near = units.hexes(game, enemyOf(game.side)):common(game:within(from, 1))
  return near:minus(game:setOf(game.vars.struck))
end

local function contains(list, item)
  for _, one in ipairs(list) do
    if one == item then return true end
  end
  return false
end

local function whyTarget(game, action)
  local space = action.space
  local held = space and space.count > 0 and space.pieces[1].side ~= game.side
  need(held, "6.2", _"There is no enemy unit to attack.")
  need(space.kind == "hex", "6.2", _"There is no enemy unit to attack.")
  need(not contains(game.vars.struck, space), "6.2", _"This hex has already been chosen as a target in this phase.")
  need(false, "6.3", { _"No unit that can still attack is next to {1}.", space })
end

local function choose(turn, action)
  turn.vars.attacker = turn.side
  turn.vars.target = action.space
  turn.vars.attackers = {}
  turn:push "combat.units"
end

decision "combat.target" {
  rule = "6.2",
  prompt = _"Choose an enemy hex to attack",
  help = lessons.help("target", _"Attacks are never forced. Each hex can be attacked once in a phase, and each unit attacks once."),
  auto = true,
  actions = function(game, offer)
    offer:space("attack", targets(game))
    offer:button("done")
  end,
  attack = { label = _"Attack {space}", rule = "6.2", why = whyTarget, run = choose },
  done = { label = _"End combat", rule = "6.1", run = function(turn) turn:next() end },
}

phase "combat" {
  leave = function(turn)
    turn:set(turn:pieces{ side = turn.active, attacked = true }, "attacked", false)
    turn.vars.struck = {}
  end,
}

local function with(list, item)
  local copy = {}
  for i, one in ipairs(list) do copy[i] = one end
  copy[#copy + 1] = item
  return copy
end

local function whyJoin(game, action)
  local piece, target = action.piece, game.vars.target
  need(piece and piece.side == game.side, "6.3", _"Only your own units attack.")
  need(piece.space and piece.space.kind == "hex", "6.3", { _"{1} is not on the map.", piece })
  need(not contains(game.vars.attackers, piece), "6.3", { _"{1} already takes part in this attack.", piece })
  need(not piece.attacked, "6.3", { _"{1} has already attacked in this phase.", piece })
  local rule = units.isArtillery(piece) and "6.4" or "6.3"
  need(combat.inRange(piece, target), rule, { _"{1} is too far away to attack {2}.", piece, target })
end

local function join(turn, action)
  turn.vars.attackers = with(turn.vars.attackers, action.piece)
end

---Is the attack complete and allowed?
local function canFire(game)
  for _, piece in ipairs(game.vars.attackers) do
    if not units.isArtillery(piece) then
      return odds.column(game.vars.attackers, game.vars.target) ~= nil
    end
  end
  return false
end

local function whyFire(game)
  local attackers, target = game.vars.attackers, game.vars.target
  need(attackers[1], "6.3", _"Choose at least one unit to attack with.")
  local line = false
  for _, piece in ipairs(attackers) do line = line or not units.isArtillery(piece) end
  need(line, "6.4", _"Artillery can't attack alone: add a unit next to the enemy.")
  need(odds.column(attackers, target), "6.6", _"The odds are below 1-2: such an attack is not allowed.")
end

---Notes that these units and this hex have had their attack.
local function mark(turn, attackers, target)
  turn:set(attackers, "attacked", true)
  turn.vars.struck = with(turn.vars.struck, target)
end

local function fire(turn)
  local attackers, target = turn.vars.attackers, turn.vars.target
  local column = odds.column(attackers, target)
  local die = turn:roll()
  local result = lookup("crt", die, column)
  mark(turn, attackers, target)
  turn:log({ _"Attack on {1} at {2}: the die shows {3}, {4}.", target, tables.crt.columns[column], die, result },
    { rule = "6.8", space = target, dice = { die }, kind = "combat" })
  turn:pop()
  aftermath.begin(turn, odds.effect(result))
end

---The attack is called off; the hex is not attacked in this phase (6.11).
local function cancel(turn)
  local target = turn.vars.target
  turn.vars.struck = with(turn.vars.struck, target)
  turn:log({ _"The attack on {1} is called off.", target }, { rule = "6.11", space = target, kind = "combat" })
  turn:pop()
  aftermath.clear(turn)
end

decision "combat.units" {
  rule = "6.3",
  prompt = function(game) return { _"Choose the units that attack {1}", game.vars.target } end,
  help = _"Click every unit that takes part and watch the odds. Undo takes a unit out again.",
  ask = "attack",
  actions = function(game, offer)
    offer:piece("join", combat.candidates(game, game.side, game.vars.target))
    if canFire(game) then offer:button("fire") end
    offer:button("cancel")
    offer:hint("target", game.vars.target)
  end,
  join = { label = _"{piece} attacks", rule = "6.3", why = whyJoin, run = join },
  fire = { label = _"Attack!", rule = "6.8", why = whyFire, run = fire },
  cancel = { label = _"Call the attack off", rule = "6.11", run = cancel },
}

return combat

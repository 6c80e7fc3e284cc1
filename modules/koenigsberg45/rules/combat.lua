-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9: choosing a target, attackers, aircraft and the Hipper; the roll.

local aftermath = require "aftermath"
local command = require "command"
local fog = require "fog"
local lists = require "std.lists"
local odds = require "odds"
local standard = require "std.odds"
local territory = require "territory"
local units = require "units"

local combat = {}

local numbers = tables.numbers.values

---Units of a side that are activated to attack and have not attacked yet.
---@param game Game
---@param side Side
---@return Piece[]
function combat.fresh(game, side)
  return game:pieces{ side = side, kind = "unit", active = "full", attacked = false }
end

---Does water part the two hexes?
local function isApart(from, target)
  return from:over(target, "lake") or from:over(target, "coast")
end

---Units that could still join an attack on the hex.
---@param game Game
---@param side Side
---@param target Space
---@return Piece[]
function combat.candidates(game, side, target)
  local joined = game.here.attackers or {}
  local near = game:within(target, 1, { blocks = "command" })
  local list = game:pieces{ side = side, kind = "unit", active = "full", attacked = false, space = near }
  return lists.where(list, function(piece) return not lists.contains(joined, piece) end)
end

---Enemy hexes that can be attacked: with a combat unit, next to an activated unit that can fight (9.0).
local function targets(game)
  local from = {}
  for piece in each(combat.fresh(game, game.side)) do
    if piece.attack > 0 then from[#from + 1] = piece.space end
  end
  local near = units.held(game, enemyOf(game.side)):common(game:within(from, 1, { blocks = "command" }))
  return fog.on(game) and near:minus(game:setOf(game.vars.called_off)) or near
end

local function whyTarget(game, action)
  local space = action.space
  local enemy = enemyOf(game.side)
  need(space and space.kind == "hex" and space.count > 0 and space.pieces[1].side == enemy, "9.0", _"There is no enemy unit to attack.")
  need(units.at(space, enemy)[1], "9.0", _"An HQ alone can't be attacked, only overrun.")
  need(not (fog.on(game) and lists.contains(game.vars.called_off, space)), "2.1.3", _"This attack has already been found impossible.")
  need(targets(game):has(space), "9.0", { _"No activated unit that can still attack is next to {1}.", space })
end

local function choose(turn, action)
  turn:push("combat.units", { side = turn.side, target = action.space, attackers = {}, planes = {}, flights = {}, hipper = false })
end

local function finish(turn)
  local side = turn.side
  turn:pop()
  command.finish(turn, side)
end

decision "combat.target" {
  rule = "9.0",
  prompt = _"Choose an enemy hex to attack",
  help = _"Nobody has to attack. A hex may be attacked several times, each unit attacks once.",
  main = "done", pass = "done",
  auto = fog.passes,
  actions = function(game, offer)
    offer:space("attack", targets(game))
    offer:button("done")
    command.hintSeat(game, offer)
  end,
  attack = { label = _"Attack {space}", rule = "9.0", why = whyTarget, run = choose },
  done = { label = _"End the activation", rule = "9.0", run = finish },
}

local function whyJoin(game, action)
  local piece, target = action.piece, game.here.target
  units.needOwn(game, piece, "9.0")
  need(piece.kind == "unit", "9.4", { _"{1} is an HQ and does not fight.", piece })
  need(not lists.contains(game.here.attackers, piece), "9.2.1", { _"{1} already takes part in this attack.", piece })
  need(not piece.attacked, "9.2.1", { _"{1} has already attacked in this segment.", piece })
  need(piece.active ~= "move", "4.1.3", { _"{1} may only move.", piece })
  need(piece.active == "full", "4.2.6", { _"{1} is not activated.", piece })
  need(piece.space:adjacent(target), "9.0", { _"{1} is not next to {2}.", piece, target })
  need(not isApart(piece.space, target), "6.2.3", { _"Water lies between {1} and {2}.", piece, target })
end

local function join(turn, action)
  turn.here.attackers = lists.with(turn.here.attackers, action.piece)
end

---Shifts by the aircraft of the attack that is being prepared.
---@param game Game
---@return integer
function combat.air(game)
  return lists.sum(game.here.flights, function(shifts) return shifts end)
end

---Attackers with the Hipper when it fires.
---@param game Game
---@return Piece[]
function combat.force(game)
  local list = game.here.attackers
  return game.here.hipper and lists.with(list, game:piece"GE-HIPPER") or list
end

---The front of the attackers, whose aircraft can help; the Germans have none (12.3).
local function frontOf(game)
  return game.vars.hq and game.vars.hq.front or ""
end

---Aircraft that can join.
local function planes(game)
  local used = game.here.planes
  if #used >= numbers.air_most then return {} end
  return lists.where(game:pieces{ kind = "air", side = game.side, front = frontOf(game) }, function(plane)
    return plane.space.id == plane.home and not lists.contains(used, plane)
  end)
end

local function whyPlane(game, action)
  local plane, used = action.piece, game.here.planes
  need(plane and plane.side == game.side, "12.1", _"Only the attacker uses air units.")
  need(plane.kind == "air", "12.1", { _"{1} is not an air unit.", plane })
  need(plane.front == frontOf(game), "12.3", { _"{1} supports the other front only.", plane })
  need(not lists.contains(used, plane), "12.1", { _"{1} already takes part.", plane })
  need(plane.space.id == plane.home, "12.2", { _"{1} is not ready.", plane })
  need(#used < numbers.air_most, "12.1", _"Not more than two air units support one combat.")
end

local function fly(turn, action)
  local here = turn.here
  here.planes, here.flights = lists.with(here.planes, action.piece), lists.with(here.flights, action.value)
end

---Can the Hipper fire at the target (11.4)?
local function hipperCan(game)
  local vars, here = game.vars, game.here
  if not vars.hipper_near or vars.hipper_used or here.hipper then return false end
  return game:within(game:spaces{ feature = "haff" }, numbers.hipper_range):has(here.target)
end

local function whyHipper(game)
  local vars = game.vars
  need(game.side == "german" and units.onMap(game:piece"GE-HIPPER"), "11.4", _"The Admiral Hipper is not there.")
  need(not vars.hipper_used and not game.here.hipper, "11.4", _"The Admiral Hipper has already fired in this turn.")
  need(vars.hipper_near, "11.4", _"The Admiral Hipper is out of the HQ's command range.")
  need(hipperCan(game), "11.4", { _"{1} is more than two hexes from the Frisches Haff.", game.here.target })
end

---The column of the attack that is being prepared; nil when it is impossible.
---@param game Game
---@return integer?
function combat.column(game)
  return odds.column(combat.force(game), game.here.target, combat.air(game))
end

---Somebody with an attack strength takes part (9.2.3).
local function hasFighter(game)
  return lists.any(game.here.attackers, function(piece) return piece.attack > 0 end)
end

---With fog of war whoever has announced an attack carries it out, and only then learns whether it was possible (2.1.3).
local function canFire(game)
  if not hasFighter(game) then return false end
  return fog.on(game) or combat.column(game) ~= nil
end

local function whyFire(game)
  need(game.here.attackers[1], "9.0", _"Choose at least one unit to attack with.")
  need(hasFighter(game), "9.2.3", _"A unit without attack strength can't attack alone.")
  need(combat.column(game), "9.3.2", _"The odds are below 1-2: the attack is impossible.")
end

---Aircraft go to Grounded after a full attack, to Refit after a normal one (12.1.1).
local function landPlanes(turn)
  local flights = turn.here.flights
  for i, plane in ipairs(turn.here.planes) do
    turn:move(plane, turn:space(flights[i] == numbers.air_full and "grounded" or "refit"))
  end
end

---An attack that its owner gives up (2.1.3), or that turns out to be impossible (9.3.2), ends before the roll.
local function callOff(turn, text)
  local target = turn.here.target
  turn:log({ text, target }, { rule = "9.3.2", space = target, kind = "combat" })
  turn.vars.called_off = lists.with(turn.vars.called_off, target)
  turn:pop()
  fog.refresh(turn, target)
end

local function fire(turn)
  local target, side = turn.here.target, turn.side
  fog.lift(turn, target, side)
  local force, column = combat.force(turn), combat.column(turn)
  if not column then return callOff(turn, _"The odds against {1} are below 1-2: the attack is cancelled.") end
  territory.attacked(turn, target)
  landPlanes(turn)
  if turn.here.hipper then turn.vars.hipper_used = true end
  local attackers = turn:pop().attackers
  turn:set(attackers, "attacked", true)
  local result = standard.attack(turn, odds.crt, column, { space = target, rule = "9.1" })
  aftermath.begin(turn, { attacker = side, target = target, attackers = attackers }, result, odds.cover(force, target))
end

local function whyCancel(game)
  need(not fog.on(game), "2.1.3", _"With fog of war an announced attack can't be called off.")
end

local function cancel(turn)
  callOff(turn, _"The attack on {1} is called off.")
end

decision "combat.units" {
  rule = "9.2.1",
  prompt = function(game) return { _"Choose the units that attack {1}", game.here.target } end,
  help = _"Click every unit that takes part and watch the odds. Undo takes a unit out again.",
  ask = "attack", main = "fire", back = "cancel", chosen = "attackers",
  actions = function(game, offer)
    offer:piece("join", combat.candidates(game, game.side, game.here.target))
    for plane in each(planes(game)) do
      offer:piece("air", plane, { value = numbers.air_normal, label = _"{piece}: normal attack, one column" })
      offer:piece("air", plane, { value = numbers.air_full, label = _"{piece}: full attack, two columns" })
    end
    if hipperCan(game) then offer:button("hipper") end
    if canFire(game) then offer:button("fire") end
    if not fog.on(game) then offer:button("cancel") end
    offer:hint("target", game.here.target)
    command.hintSeat(game, offer)
  end,
  join = { label = _"{piece} attacks", rule = "9.2.1", why = whyJoin, run = join },
  air = { label = _"{piece} supports the attack", rule = "12.1", why = whyPlane, run = fly },
  hipper = { label = _"The Admiral Hipper fires", rule = "11.4", why = whyHipper, run = function(turn) turn.here.hipper = true end },
  fire = { label = _"Attack!", rule = "9.1", why = whyFire, run = fire },
  cancel = { label = _"Call the attack off", rule = "2.1.3", why = whyCancel, run = cancel },
}

return combat

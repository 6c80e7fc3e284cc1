-- SPDX-License-Identifier: GPL-3.0-or-later
--- 12.1-12.3: targets, attackers and their support; the defender's support; the roll.

local aftermath = require "aftermath"
local almanac = require "almanac"
local bombardment = require "bombardment"
local goals = require "goals"
local lists = require "std.lists"
local odds = require "std.odds"
local reach = require "reach"
local rounds = require "rounds"
local strength = require "strength"
local support = require "support"
local units = require "units"

local combat = {}

---The word that edges block for attacks of a side: the Axis does not attack across the Volga (12.4).
local function blocks(side)
  return side == "axis" and "attack_axis" or "attack"
end

---Hexes of the enemy that can still be attacked: somebody in them was not attacked in this round (12.2, 12.5).
local function fresh(game, side)
  local set = game:occupied{ side = enemyOf(side), ground = true, onMap = true, beset = false }
  if side == "soviet" and almanac.year(game.turn) == 1941 then set = set:minus(game:region{ feature = "hungary" }) end
  return set
end

local function spacesOf(pieces)
  return lists.map(pieces, function(piece) return piece.space end)
end

---Hexes that one unit alone may attack, or two from the same hex.
local function sorted(fighters)
  local solo, count = {}, {}
  for piece in each(fighters) do
    if piece.attack > 0 then
      local id = piece.space.id
      count[id] = (count[id] or 0) + 1
      if units.isSolo(piece) or count[id] == 2 then solo[#solo + 1] = piece.space end
    end
  end
  return solo, count
end

---Enemy hexes that can be attacked now; a unit that must not fight alone needs another beside the target (12.2.1).
---@param game Game
---@param fighters Piece[]
---@return Space[]
function combat.targets(game, fighters)
  local side = game.vars.owner
  local spec = { blocks = blocks(side) }
  local open = fresh(game, side):common(game:within(spacesOf(fighters), 1, spec))
  local solo, count = sorted(fighters)
  local sure = game:within(solo, 1, spec)
  return lists.where(open:list(), function(target)
    if sure:has(target) then return true end
    local near = 0
    for space in each(game:within(target, 1, spec):list()) do near = near + (count[space.id] or 0) end
    return near >= 2
  end)
end

---Units that can join an attack on a hex.
---@param game Game
---@param target Space
---@param fighters Piece[]
---@param joined Piece[]
---@return Piece[]
function combat.candidates(game, target, fighters, joined)
  if game.here.landing then return {} end
  local near = game:within(target, 1, { blocks = blocks(game.vars.owner) })
  local minor
  for piece in each(joined) do minor = units.minor(piece) or minor end
  return lists.where(fighters, function(piece)
    if piece.attack == 0 or not near:has(piece.space) or lists.contains(joined, piece) then return false end
    local nation = units.minor(piece)
    return not nation or not minor or nation == minor
  end)
end

---These units and all who can join them; of minor allies only those of one country.
---@param game Game
---@param target Space
---@param joined Piece[]
---@return Piece[]
function combat.everybody(game, target, joined)
  local minor, list = nil, lists.join(joined, {})
  for piece in each(joined) do minor = units.minor(piece) or minor end
  for piece in each(combat.candidates(game, target, rounds.fighters(game), joined)) do
    local nation = units.minor(piece)
    minor = minor or nation
    if not nation or nation == minor then list[#list + 1] = piece end
  end
  return list
end

---May these units attack together (12.2.1)?
---@param attackers Piece[]
---@return boolean
function combat.isEnough(attackers)
  return #attackers > 1 or attackers[1] ~= nil and units.isSolo(attackers[1])
end

---Units that moved in a counterattack and can still attack: they have to (10.5.6).
---@param game Game
---@param fighters Piece[]
---@param targets Space[]
---@return Piece[]
function combat.obliged(game, fighters, targets)
  if game.vars.kind ~= "counterattack" then return {} end
  local set = game:setOf(targets)
  return lists.where(fighters, function(piece)
    if not piece.moved or piece.attack == 0 then return false end
    return lists.any(set:common(game:within(piece.space, 1, { blocks = "attack" })):list(), function(target)
      return units.isSolo(piece) or combat.candidates(game, target, fighters, { piece })[1] ~= nil
    end)
  end)
end

local function finish(turn)
  turn:pop()
  rounds.go(turn)
end

local function whyTarget(game, action)
  local space, side = action.space, game.side
  need(space and units.at(space, enemyOf(side))[1], "12.1", _"There is no enemy unit to attack.")
  need(side == "axis" or almanac.year(game.turn) > 1941 or not space:has "hungary", "15.3", _"In 1941 the Soviets do not attack Hungary.")
  need(fresh(game, side):has(space), "12.2", { _"{1} has already been attacked in this round.", space })
  local fighters = rounds.fighters(game)
  local near = combat.candidates(game, space, fighters, {})
  need(near[1], "12.1", { _"No unit that can attack now is next to {1}.", space })
  need(lists.contains(combat.targets(game, fighters), space), "12.2.1", _"A single unit that is not mechanised can't attack alone.")
end

local function whyDone(game)
  local fighters = rounds.fighters(game)
  need(not combat.obliged(game, fighters, combat.targets(game, fighters))[1], "10.5.6", _"Every unit that moved must attack.")
end

decision "combat" {
  rule = "12.1",
  prompt = _"Choose an enemy hex to attack",
  help = _"Each unit attacks once in a round, each hex is attacked once. Artillery and air units bombard.",
  main = "done", pass = "done", auto = true,
  worth = function(game)
    local fighters = rounds.fighters(game)
    return goals.targets(game, combat.targets(game, fighters), fighters)
  end,
  actions = function(game, offer)
    local fighters = rounds.fighters(game)
    local targets = combat.targets(game, fighters)
    offer:space("attack", targets)
    offer:piece("bombard", bombardment.bombers(game))
    if not combat.obliged(game, fighters, targets)[1] then offer:button "done" end
    if game.vars.owed > 0 then offer:hint("value", game.vars.owed, _"attacks owed to Stalin") end
    if game.vars.bridgeheads > 0 then offer:hint("value", game.vars.bridgeheads, _"bridgehead attacks") end
  end,
  attack = {
    label = _"Attack {space}", rule = "12.1", why = whyTarget,
    run = function(turn, action)
      turn:push("combat.units", { side = turn.side, attacker = turn.side, target = action.space, attackers = {} })
    end,
  },
  bombard = {
    label = _"{piece} bombards", rule = "8.5", why = bombardment.why,
    run = function(turn, action) turn:push("bombard", { side = turn.side, bomber = action.piece }) end,
  },
  done = { label = _"End combat", rule = "12.1", why = whyDone, run = finish },
}

rounds.part("combat", function(turn)
  turn:push("combat", { side = turn.vars.owner })
  return true
end)

local function whyJoin(game, action)
  local piece, here = action.piece, game.here
  units.needOwn(game, piece, "12.1")
  need(not here.landing, "9.6", _"Nobody else takes part in a landing.")
  need(piece.combat and piece.attack > 0, "12.1", { _"{1} can't attack.", piece })
  need(not lists.contains(here.attackers, piece), "12.2", { _"{1} already takes part.", piece })
  need(not piece.attacked, "12.2", { _"{1} has already attacked in this round.", piece })
  need(not game.vars.limited or piece.act, "10.5", { _"{1} is not active in this round.", piece })
  need(piece.mech or not rounds.isMechanisedOnly(game), "10.5.7", _"After movement only mechanised units attack.")
  need(piece.space:adjacent(here.target), "12.1", { _"{1} is not next to {2}.", piece, here.target })
  need(game:within(here.target, 1, { blocks = blocks(game.side) }):has(piece.space), "12.4", { _"{1} can't attack across this water.", piece })
  units.needAmong(combat.candidates(game, here.target, rounds.fighters(game), here.attackers), piece, "15.1", _"Minor allies of different countries never attack together.")
end

---Can the attack be declared one over a bridgehead (12.4.1)?
local function canBridge(game)
  local here = game.here
  if game.vars.bridgeheads == 0 or here.bridgehead or here.attacker == "axis" then return false end
  local over = lists.where(here.attackers, function(piece) return piece.space:over(here.target, "major_river") end)
  if not over[1] then return false end
  return not lists.any(over, function(piece)
    return lists.any(piece.space.neighbours, function(space)
      if piece.space:over(space, "major_river") then return false end
      return lists.any(units.at(space, "axis"), function(enemy) return not units.isHq(enemy) and not reach.isShort(enemy) end)
    end)
  end)
end

local function whyBridge(game)
  local here = game.here
  need(rounds.isCombat(game.vars.kind) and game.vars.owner == "soviet", "12.4.1", _"Bridgeheads count only in Soviet Combat rounds.")
  need(game.vars.bridgeheads > 0, "12.4.1", _"No more bridgehead attacks in this round.")
  need(lists.any(here.attackers, function(piece) return piece.space:over(here.target, "major_river") end), "12.4.1", _"Nobody attacks across a major river.")
  need(canBridge(game), "12.4.1", _"A supplied Axis unit stands on the attackers' side of the river.")
end

---Everything is settled: the die is rolled.
local function resolve(turn, battle)
  battle.side = nil
  support.spend(turn, battle, "")
  support.spend(turn, battle, "d")
  local crt = strength.crt(turn, battle.attacker)
  local column, name = strength.column(turn, battle)
  local result = "AR"
  if column then
    local drm = strength.drm(turn, battle)
    local words = drm ~= 0 and _"Attack on {1} at {2}: rolled {3}, modified by {6}: {4}. {5}" or nil
    result = odds.attack(turn, crt, column, { space = battle.target, rule = "12.3", drm = drm, words = words })
  else
    turn:log({ _"The attack on {1} at {2} fails by itself.", battle.target, name }, { rule = "12.3", space = battle.target, kind = "combat" })
  end
  aftermath.begin(turn, battle, odds.effect(crt, result))
end

---The attack is launched: now the defender may add something.
---@param turn Turn
---@param battle table
function combat.launch(turn, battle)
  local side = enemyOf(battle.attacker)
  turn:set(battle.attackers, "attacked", true)
  local defenders = strength.defenders(battle.target, side)
  battle.shaken = lists.where(units.at(battle.target, side), function(piece) return piece.beset end)
  if battle.bridgehead then turn.vars.bridgeheads = turn.vars.bridgeheads - 1 end
  local vars = turn.vars
  if vars.owed > 0 and lists.any(battle.attackers, function(piece) return not reach.isShort(piece) end) then vars.owed = vars.owed - 1 end
  if not support.any(support.open(turn, side, defenders, battle, "d")) then return resolve(turn, battle) end
  battle.side = side
  turn:push("combat.defence", battle)
end

local function withSupport(definition, verbs)
  for name, verb in pairs(verbs) do definition[name] = verb end
  return definition
end

decision "combat.units" (withSupport({
  rule = "12.2",
  prompt = function(game) return { _"Choose the units that attack {1}", game.here.target } end,
  help = _"Click every unit that takes part and watch the odds; then add aircraft and other support.",
  ask = "attack", main = "fire", back = "cancel", chosen = "attackers", take = "join",
  worthTaking = function(game)
    local here = game.here
    local able = combat.candidates(game, here.target, rounds.fighters(game), here.attackers)
    return goals.joiners(game, here, able, combat.isEnough(here.attackers))
  end,
  actions = function(game, offer)
    local here = game.here
    local able = combat.candidates(game, here.target, rounds.fighters(game), here.attackers)
    offer:piece("join", able)
    if able[2] then offer:button "all" end
    support.offer(offer, support.open(game, game.side, here.attackers, here, ""))
    if canBridge(game) then offer:button "bridgehead" end
    offer:button(combat.isEnough(here.attackers) and "fire" or "cancel")
    offer:hint("target", here.target)
  end,
  join = {
    label = _"{piece} attacks", rule = "12.2", why = whyJoin,
    run = function(turn, action)
      local here = turn.here
      here.attackers = lists.with(here.attackers, action.piece)
      if here.bridgehead then here.bridgehead = false end
    end,
  },
  all = {
    label = _"All attack", rule = "12.2",
    why = function(game)
      need(combat.candidates(game, game.here.target, rounds.fighters(game), game.here.attackers)[1], "12.2", _"Nobody else can join the attack.")
    end,
    run = function(turn) turn.here.attackers = combat.everybody(turn, turn.here.target, turn.here.attackers) end,
  },
  bridgehead = { label = _"Attack from the bridgehead", rule = "12.4.1", why = whyBridge, run = function(turn) turn.here.bridgehead = true end },
  fire = {
    label = _"Attack!", rule = "12.3",
    why = function(game)
      need(game.here.attackers[1], "12.1", _"Choose at least one unit to attack with.")
      need(combat.isEnough(game.here.attackers), "12.2.1", _"A single unit that is not mechanised can't attack alone.")
    end,
    run = function(turn) combat.launch(turn, turn:pop()) end,
  },
  cancel = { label = _"Call the attack off", rule = "12.1", run = function(turn) turn:pop() end },
}, support.verbs("", function(game) return game.here.attackers end)))

local function defenders(game)
  return strength.defenders(game.here.target, game.side)
end

decision "combat.defence" (withSupport({
  rule = "12.1",
  prompt = function(game) return { _"{1} is attacked: add support?", game.here.target } end,
  help = _"An air unit that supports a defence is done for this turn.",
  ask = "attack", main = "fight", pass = "fight",
  actions = function(game, offer)
    support.offer(offer, support.open(game, game.side, defenders(game), game.here, "d"))
    offer:button "fight"
    offer:hint("target", game.here.target)
  end,
  fight = { label = _"Fight", rule = "12.3", run = function(turn) resolve(turn, turn:pop()) end },
}, support.verbs("d", defenders)))

return combat

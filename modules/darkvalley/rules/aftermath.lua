-- SPDX-License-Identifier: GPL-3.0-or-later
--- 12.3, 12.5, 12.6: what follows the roll: losses, elimination, retreat, advance.

local advance = require "std.advance"
local displaced = require "displaced"
local entry = require "entry"
local goals = require "goals"
local lists = require "std.lists"
local losses = require "std.losses"
local reach = require "reach"
local retreat = require "retreat"
local stages = require "std.stages"
local strength = require "strength"
local units = require "units"

local aftermath = {}

local order = { "attacker", "defender", "wipe", "hold", "retreat", "advance", "close" }

local function defenders(battle)
  return units.at(battle.target, enemyOf(battle.attacker))
end

---Those among whom the next loss is chosen: full rifle armies and Guards tank armies attack first of all, then whoever has two steps (12.3).
local function bearers(game, pool)
  local here = game.here
  if here.side == here.attacker and here.side == "soviet" and here.first then
    local armies = lists.where(pool, function(piece)
      return piece.steps == 2 and (piece.type == "rifle_army" or piece.type == "guards_tank_army")
    end)
    if armies[1] then return armies end
  end
  return losses.wholeFirst(pool)
end

local function go(turn, battle)
  stages.go(turn, battle, order, aftermath.stages)
end

decision "losses" (losses.decision{
  rule = "12.3",
  lose = function(turn, piece)
    turn.here.first = false
    units.loseStep(turn, piece, "12.3")
  end,
  after = function(turn, battle) go(turn, battle) end,
  bearers = bearers,
  refusal = _"Units at full strength, and of attacking Soviets the great armies, bear losses first.",
  help = _"Nobody is eliminated while a friend in the same combat has two steps. An attacking rifle army or Guards tank army at full strength bears the first loss.",
})

local function without(pieces)
  return lists.where(pieces, function(piece) return not units.isHq(piece) end)
end

local function loseAttacker(turn, battle)
  local count = battle.attacker_steps
  if battle.eliminated and battle.landing then count = 0 end
  battle.first = true
  return losses.ask(turn, "losses", losses.alive(battle.attackers), count, battle)
end

local function loseDefender(turn, battle)
  local all = defenders(battle)
  local pool = without(all)
  battle.first = false
  return losses.ask(turn, "losses", pool[1] and pool or all, battle.defender_steps, battle)
end

local function wipe(turn, battle)
  if not battle.eliminated then return false end
  for piece in each(defenders(battle)) do units.eliminate(turn, piece, "12.3") end
  return false
end

---Who is in a fort of his own may stay (12.7).
local function hold(turn, battle)
  local side = enemyOf(battle.attacker)
  if battle.defender_retreat == 0 or not defenders(battle)[1] then return false, "advance" end
  local fort = strength.fort(battle.target, side)
  if not fort or not terrain.features[fort].values.holds then return false end
  battle.side = side
  turn:push("hold", battle)
  return true
end

decision "hold" {
  rule = "12.7",
  prompt = function(game) return { _"Does the garrison of {1} hold the fort?", game.here.target } end,
  main = "hold",
  actions = function(game, offer)
    offer:button "hold"
    offer:button "leave"
    offer:hint("marked", game.here.target)
  end,
  hold = {
    label = _"Hold the fort", rule = "12.7",
    run = function(turn)
      local battle = turn:pop()
      battle.stage = "advance"
      go(turn, battle)
    end,
  },
  leave = { label = _"Retreat", rule = "12.7", run = function(turn) go(turn, turn:pop()) end },
}

---Who came here by a retreat in this round is lost (12.5), HQs that stand alone too (14.1); all others retreat.
local function fallBack(turn, battle)
  for piece in each(losses.alive(battle.shaken)) do
    if piece.space == battle.target then units.eliminate(turn, piece, "12.5") end
  end
  local all = defenders(battle)
  if not without(all)[1] then
    for piece in each(all) do units.eliminate(turn, piece, "14.1") end
    return false
  end
  return retreat.ask(turn, all, battle)
end

retreat.after(function(turn, battle) go(turn, battle) end)

local spec = {
  rules = { who = "12.6", enter = "12.6" },
  fits = function(space, piece) return units.fit(space, { piece }) end,
  may = function(game, piece)
    local barred = reach.barred(game, piece)
    return not barred or not barred:has(game.here.target)
  end,
  entered = function(turn, piece, space)
    entry.enter(turn, piece, space)
    displaced.ask(turn)
  end,
  after = function(turn, battle) go(turn, battle) end,
  help = _"The attackers may take the hex, whatever it costs and whoever stands beside it. HQs and artillery go along.",
}
local question = advance.decision(spec)
question.take = "advance"
---Who attacks follows, with up to two units; who holds only into an objective.
question.worthTaking = function(game)
  local here = game.here
  local goes = goals.attacks(game, here.side) or here.target.vp ~= nil
  return goes and #units.at(here.target, here.side) < 2 and lists.where(here.advancers, function(piece) return piece.combat and piece.space ~= here.target end) or {}
end
decision "advance" (question)

---Attackers that are left, and HQs and artillery that stood with them.
local function followers(battle)
  local list = losses.alive(battle.attackers)
  for piece in each(list) do
    for other in each(units.at(piece.space, battle.attacker)) do
      if not other.combat and not lists.contains(list, other) then list = lists.with(list, other) end
    end
  end
  return list
end

local function moveUp(turn, battle)
  if defenders(battle)[1] or not losses.alive(battle.attackers)[1] then return false end
  if battle.landing then
    local piece = battle.attackers[1]
    entry.put(turn, piece, battle.target)
    turn:log({ _"{1} has landed in {2}.", piece, battle.target }, { rule = "9.6", piece = piece, space = battle.target, kind = "move" })
    return false
  end
  battle.side = battle.attacker
  return advance.ask(turn, "advance", followers(battle), battle.target, battle)
end

local function close(turn, battle)
  local left = defenders(battle)
  if left[1] then turn:set(left, "beset", true) else entry.leave(turn, battle.target) end
  if battle.landing then
    local piece = battle.attackers[1]
    if piece.space ~= battle.target and units.onMap(piece) then units.eliminate(turn, piece, "9.6") end
    if not displaced.ask(turn, "next") then turn:next() end
  end
  return false
end

aftermath.stages = {
  attacker = loseAttacker, defender = loseDefender, wipe = wipe, hold = hold, retreat = fallBack, advance = moveUp, close = close,
}

---Carries out the result of an attack.
---@param turn Turn
---@param battle table   `attacker`, `attackers`, `target`, `shaken`
---@param effect table
function aftermath.begin(turn, battle, effect)
  battle.attacker_steps = effect.attacker_steps or 0
  battle.defender_steps = effect.defender_steps or 0
  battle.defender_retreat = effect.defender_retreat or 0
  battle.eliminated = effect.eliminated or false
  battle.stage = nil
  go(turn, battle)
end

return aftermath

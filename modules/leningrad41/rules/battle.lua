-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.12 to 10.16: battles, step by step.

local areas = require "areas"
local blocks = require "blocks"
local fire = require "fire"
local fog = require "fog"
local lists = require "lists"
local losses = require "losses"
local marat = require "marat"
local territory = require "territory"

local battle = {}

local blitzWeather = tables.weather.values.blitz

---The other side of the battle.
---@param game Game
---@return Side
function battle.defender(game)
  return enemyOf(game.active)
end

-- What happens in the steps of a battle ---------------------------------------------------------------------------------

local function report(turn, words, hits, dice, rule)
  if not dice[1] then return end
  turn:log({ words, #dice, hits }, { rule = rule, space = turn.vars.battle, dice = dice, kind = "roll" })
end

local function inflict(turn, side, hits)
  turn.vars.battle_hurt = side
  turn.vars.battle_hits = hits
end

---1: both sides lay their blocks down.
local function deploy(turn)
  local space = turn.vars.battle
  local defender = battle.defender(turn)
  fog.show(turn, lists.join(blocks.at(space, turn.active), blocks.at(space, defender)))
  local absorption = areas.absorption(space, defender)
  turn.vars.absorb_terrain, turn.vars.absorb_town, turn.vars.absorb_line = absorption.terrain, absorption.town, absorption.line
  turn:log({ _"Battle in {1}: the defender can absorb {2} hits.", space, absorption.total }, { rule = "10.13.1", space = space, kind = "combat" })
end

---2: Finnish snipers.
local function snipe(turn)
  local shooters = fire.snipers(turn, turn.vars.battle)
  if not shooters[1] then return end
  local hits, dice = fire.volley(turn, shooters)
  report(turn, _"Finnish snipers roll {1} dice: {2} hits.", hits, dice, "10.13.2")
  turn.vars.sniped = true
  inflict(turn, "soviet", hits)
end

---3: artillery.
local function shell(turn)
  turn.vars.sniped = false
  local hits, dice = fire.volley(turn, fire.artillery(turn, turn.vars.battle, turn.active))
  report(turn, _"Artillery rolls {1} dice: {2} hits.", hits, dice, "10.13.3")
  inflict(turn, battle.defender(turn), hits)
end

---4: anti-aircraft fire.
local function flak(turn)
  local space = turn.vars.battle
  if not fire.bombers(turn, space)[1] then return end
  local shooters = fire.flak(space, battle.defender(turn))
  local ship = marat.supports(turn, space)
  if ship then shooters[#shooters + 1] = { piece = ship, dice = ship.dice, hits_on = ship.hits_on } end
  local hits, dice = fire.volley(turn, shooters)
  report(turn, _"Anti-aircraft fire rolls {1} dice: {2} hits.", hits, dice, "10.13.4")
  turn.vars.flak = hits
end

---5: the bombers that came through.
local function strike(turn)
  local bombers = fire.bombers(turn, turn.vars.battle)
  if not bombers[1] then return end
  local hits, dice = fire.volley(turn, fire.airStrike(turn, bombers))
  turn:set(bombers, "struck", true)
  report(turn, _"Bombers roll {1} dice: {2} hits.", hits, dice, "10.13.5")
  inflict(turn, battle.defender(turn), hits)
end

local function attack(turn)
  local space = turn.vars.battle
  local hits, dice = fire.volley(turn, fire.attack(turn, fire.attackers(space, turn.active)))
  report(turn, _"The attacker rolls {1} dice: {2} hits.", hits, dice, "10.13.6")
  inflict(turn, battle.defender(turn), hits)
end

local function defend(turn)
  local space = turn.vars.battle
  local shooters = fire.defence(turn, space, battle.defender(turn))
  local ship = marat.supports(turn, space)
  if ship then shooters[#shooters + 1] = { piece = ship, dice = ship.dice, hits_on = ship.hits_on } end
  local hits, dice = fire.volley(turn, shooters)
  report(turn, _"The defender rolls {1} dice: {2} hits.", hits, dice, "10.13.6")
  inflict(turn, turn.active, hits)
end

---6: ground fire, the defender first unless under Armoured Attack by what snipers, guns and bombers have left.
local function first(turn)
  local space = turn.vars.battle
  turn.vars.armoured = fire.isArmoured(turn, space, fire.attackers(space, turn.active), battle.defender(turn))
  if turn.vars.armoured then
    turn:log(_"Armoured Attack: the attacker fires first.", { rule = "10.13.6.2", space = space, kind = "combat" })
    attack(turn)
  else
    defend(turn)
  end
end

local function second(turn)
  if turn.vars.armoured then defend(turn) else attack(turn) end
end

local steps = { deploy, snipe, shell, flak, strike, first, second }

-- Losses ----------------------------------------------------------------------------------------------------------------

local function absorb(turn, name, words)
  if turn.vars[name] == 0 then return false end
  turn.vars[name] = turn.vars[name] - 1
  turn.vars.battle_hits = turn.vars.battle_hits - 1
  turn:log({ words, turn.vars.battle }, { rule = "10.14", space = turn.vars.battle, kind = "combat" })
  return true
end

---What takes the next hit of a defender before his blocks do: the ground, then the line.
local function shield(turn)
  local vars = turn.vars
  if not vars.sniped and absorb(turn, "absorb_terrain", _"The ground of {1} absorbs a hit.") then return true end
  if absorb(turn, "absorb_town", _"The houses of {1} absorb a hit.") then return true end
  if absorb(turn, "absorb_line", _"The Defensive Line in {1} absorbs a hit.") then return true end
  local line = blocks.line(vars.battle, battle.defender(turn))
  if not line then return false end
  losses.destroy(turn, line, "10.15")
  vars.battle_hits = vars.battle_hits - 1
  return true
end

---10.15.1: the strongest blocks of a side.
---@param list Piece[]
---@return Piece[]
function battle.strongest(list)
  local most = -1
  for __, piece in ipairs(list) do most = math.max(most, piece.strength) end
  return lists.where(list, function(piece) return piece.strength == most end)
end

local function wound(turn, piece)
  turn.vars.battle_hits = turn.vars.battle_hits - 1
  losses.hit(turn, piece)
end

---Applies hits until none is left (true) or the owner must choose (false).
local function settleHits(turn)
  local vars = turn.vars
  while vars.battle_hits > 0 do
    local side = vars.battle_hurt
    if side ~= battle.defender(turn) or not shield(turn) then
      local victims = battle.strongest(blocks.at(vars.battle, side))
      if not victims[1] then
        vars.battle_hits = 0
      elseif #victims <= vars.battle_hits then
        for __, piece in ipairs(victims) do wound(turn, piece) end
      else
        turn:push("combat.losses", { side = side })
        return false
      end
    end
  end
  return true
end

decision "combat.losses" {
  rule = "10.15",
  prompt = function(game) return { _"Choose which of your strongest blocks loses a step: {1} {1|hit|hits} left", game.vars.battle_hits } end,
  ask = "losses",
  actions = function(game, offer)
    offer:piece("lose", battle.strongest(blocks.at(game.vars.battle, game.side)))
    offer:hint("hits", game.vars.battle_hits)
  end,
  lose = {
    label = _"{piece} loses a step", rule = "10.15",
    why = function(game, action)
      local piece = action.piece
      need(piece and piece.side == game.side and piece.space == game.vars.battle, "10.15", _"Choose one of your blocks in the battle.")
      need(false, "10.15.1", _"The strongest blocks are hit first.")
    end,
    run = function(turn, action)
      wound(turn, action.piece)
      turn:pop()
      battle.advance(turn)
    end,
  },
}

-- Anti-aircraft results ---------------------------------------------------------------------------------------------------

local function sendHome(turn, bomber, box, words)
  turn:log({ words, bomber }, { rule = "10.13.4", piece = bomber, kind = "loss" })
  turn:move(bomber, turn:space(box))
end

local function afterFlak(turn, spent)
  turn.vars.flak = turn.vars.flak - spent
  turn:pop()
  battle.advance(turn)
end

local numbers = tables.numbers.values

decision "combat.flak" {
  rule = "10.13.4",
  prompt = function(game) return { _"Anti-aircraft hits: {1}. Abort a bomber for one hit, or lose one for two", game.vars.flak } end,
  auto = true,
  actions = function(game, offer)
    local bombers = fire.bombers(game, game.vars.battle)
    offer:piece("abort", bombers)
    if game.vars.flak >= numbers.destroyed_hits then offer:piece("destroy", bombers) end
  end,
  abort = {
    label = _"{piece} turns back", rule = "10.13.4",
    why = function(game, action)
      need(lists.contains(fire.bombers(game, game.vars.battle), action.piece), "10.13.4", _"Choose a bomber of this battle.")
    end,
    run = function(turn, action)
      sendHome(turn, action.piece, "ABORTED", _"{1} turns back.")
      afterFlak(turn, numbers.aborted_hits)
    end,
  },
  destroy = {
    label = _"{piece} is shot down", rule = "10.13.4",
    why = function(game, action)
      need(game.vars.flak >= numbers.destroyed_hits, "10.13.4", _"It takes two hits to shoot a bomber down.")
      need(lists.contains(fire.bombers(game, game.vars.battle), action.piece), "10.13.4", _"Choose a bomber of this battle.")
    end,
    run = function(turn, action)
      sendHome(turn, action.piece, "DESTROYED", _"{1} is shot down.")
      afterFlak(turn, numbers.destroyed_hits)
    end,
  },
}

-- The course of a battle ---------------------------------------------------------------------------------------------------

---10.16: who lies and who stands after the battle.
local function tidy(turn, space)
  local attacker, defender = turn.active, battle.defender(turn)
  local cleared = not areas.has(space, defender)
  if not cleared and areas.has(space, attacker) then
    fog.hide(turn, blocks.at(space, space.control))
    return
  end
  local stay = {}
  if cleared and space.terrain == "green" and turn.vars.impulse == "tactical" and not turn.vars.blitzing and blitzWeather[turn.vars.weather] then
    stay = lists.where(fire.attackers(space, attacker), function(piece) return piece.mech and piece.combat end)
    turn:set(stay, "rolling", true)
  end
  fog.hide(turn, lists.where(lists.join(blocks.at(space, attacker), blocks.at(space, defender)), function(piece) return not piece.rolling end))
end

---Forgets the battle.
local function close(turn)
  local vars = turn.vars
  vars.battle, vars.battle_step, vars.battle_hits, vars.battle_hurt = nil, 0, 0, nil
  vars.absorb_terrain, vars.absorb_town, vars.absorb_line, vars.flak = 0, 0, 0, 0
  vars.armoured, vars.sniped = false, false
end

local function finish(turn)
  local space = turn.vars.battle
  turn.vars.fought = lists.with(turn.vars.fought, space)
  turn:set(fire.bombers(turn, space), "struck", true) -- who found nothing left to bomb came through as well (10.17)
  close(turn)
  marat.duel(turn, space)
  tidy(turn, space)
  territory.settle(turn, space)
end

---The defender has left nobody to fight with.
---@param turn Turn
function battle.callOff(turn)
  local space = turn.vars.battle
  close(turn)
  turn:log({ _"The attackers find nobody in {1}: there is no battle.", space }, { rule = "4.1", space = space, kind = "combat" })
  marat.duel(turn, space)
  territory.settle(turn, space)
  territory.calm(turn, space)
end

---Is one of the sides gone?
local function isDecided(turn)
  local space = turn.vars.battle
  return not areas.has(space, battle.defender(turn)) or not blocks.at(space, turn.active)[1]
end

---Goes on until somebody must choose, or to the end.
---@param turn Turn
function battle.advance(turn)
  local vars = turn.vars
  while vars.battle do
    if vars.flak > 0 and fire.bombers(turn, vars.battle)[1] then
      turn:push("combat.flak", { side = turn.active })
      return
    end
    vars.flak = 0
    if not settleHits(turn) then return end
    if vars.battle_step == #steps or isDecided(turn) then
      finish(turn)
    else
      vars.battle_step = vars.battle_step + 1
      steps[vars.battle_step](turn)
      if vars.battle_step == 1 then
        turn:push("combat.fire", { side = turn.active })
        return
      end
    end
  end
end

---Both sides look at the blocks that lie open before the dice fall.
decision "combat.fire" {
  rule = "10.13",
  prompt = function(game) return { _"Battle in {1}: both sides have revealed their blocks", game.vars.battle } end,
  help = _"Snipers, artillery, anti-aircraft fire, bombers and ground fire follow one after the other.",
  actions = function(game, offer)
    offer:button("fire")
    offer:hint("target", game.vars.battle)
  end,
  fire = {
    label = _"Roll the dice", rule = "10.13",
    run = function(turn)
      turn:pop()
      battle.advance(turn)
    end,
  },
}

return battle

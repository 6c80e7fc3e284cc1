-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.12 to 10.16: battles, step by step.

local areas = require "areas"
local blocks = require "blocks"
local dice = require "std.dice"
local fire = require "fire"
local fog = require "fog"
local lists = require "std.lists"
local losses = require "losses"
local marat = require "marat"
local standard = require "std.losses"
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

---Where some shooters read off whether they hit; a row only if it is the same for all.
local function cell(shooters)
  local row
  for i, need in ipairs(tables.fire.values.hits_on) do
    if lists.all(shooters, function(one) return one.hits_on == need end) then row = i end
  end
  return dice.cell("fire", row, 1)
end

---Fires and notes the hits on a side.
local function volley(turn, fight, shooters, words, rule, hurt)
  local hits, rolled = dice.fire(turn, shooters)
  if rolled[1] then
    turn:log({ words, #rolled, hits, cell(shooters) }, { rule = rule, space = fight.battle, dice = rolled, kind = "roll" })
  end
  fight.hurt, fight.hits = hurt, hits
end

---1: both sides lay their blocks down.
local function deploy(turn, fight)
  local space = fight.battle
  local defender = battle.defender(turn)
  fog.show(turn, lists.join(blocks.at(space, turn.active), blocks.at(space, defender)))
  local absorption = areas.absorption(space, defender)
  fight.terrain, fight.town, fight.line = absorption.terrain, absorption.town, absorption.line
  turn:log({ _"Battle in {1}: the defender can absorb {2} {2|hit|hits}.", space, absorption.total }, { rule = "10.13.1", space = space, kind = "combat" })
end

---2: Finnish snipers.
local function snipe(turn, fight)
  local shooters = fire.snipers(turn, fight.battle)
  if not shooters[1] then return end
  volley(turn, fight, shooters, _"Finnish snipers roll {1} {1|die|dice}: {2} {2|hit|hits}.", "10.13.2", "soviet")
  fight.sniped = true
end

---3: artillery.
local function shell(turn, fight)
  fight.sniped = false
  local guns = fire.artillery(turn, fight.battle, turn.active)
  volley(turn, fight, guns, _"Artillery rolls {1} {1|die|dice}: {2} {2|hit|hits}.", "10.13.3", battle.defender(turn))
end

---The Marat fires with the defenders.
local function withShip(turn, fight, shooters)
  local ship = marat.supports(turn, fight.battle)
  return ship and lists.with(shooters, { piece = ship, dice = ship.dice, hits_on = ship.hits_on }) or shooters
end

---4: anti-aircraft fire.
local function flak(turn, fight)
  local space = fight.battle
  if not fire.bombers(turn, space)[1] then return end
  local guns = withShip(turn, fight, fire.flak(space, battle.defender(turn)))
  volley(turn, fight, guns, _"Anti-aircraft fire rolls {1} {1|die|dice}: {2} {2|hit|hits}.", "10.13.4")
  fight.flak, fight.hits = fight.hits, 0
end

---5: the bombers that came through.
local function strike(turn, fight)
  local bombers = fire.bombers(turn, fight.battle)
  if not bombers[1] then return end
  volley(turn, fight, fire.airStrike(turn, bombers), _"Bombers roll {1} {1|die|dice}: {2} {2|hit|hits}.", "10.13.5", battle.defender(turn))
  turn:set(bombers, "struck", true)
end

local function attack(turn, fight)
  local shooters = fire.attack(turn, fire.attackers(fight.battle, turn.active))
  volley(turn, fight, shooters, _"The attacker rolls {1} {1|die|dice}: {2} {2|hit|hits}.", "10.13.6", battle.defender(turn))
end

local function defend(turn, fight)
  local shooters = withShip(turn, fight, fire.defence(turn, fight.battle, battle.defender(turn)))
  volley(turn, fight, shooters, _"The defender rolls {1} {1|die|dice}: {2} {2|hit|hits}.", "10.13.6", turn.active)
end

---6: ground fire, the defender first unless under Armoured Attack by what snipers, guns and bombers have left.
local function first(turn, fight)
  local space = fight.battle
  fight.armoured = fire.isArmoured(turn, space, fire.attackers(space, turn.active), battle.defender(turn))
  if not fight.armoured then return defend(turn, fight) end
  turn:log(_"Armoured Attack: the attacker fires first.", { rule = "10.13.6.2", space = space, kind = "combat" })
  attack(turn, fight)
end

local function second(turn, fight)
  if fight.armoured then defend(turn, fight) else attack(turn, fight) end
end

local steps = { deploy, snipe, shell, flak, strike, first, second }

-- Losses ----------------------------------------------------------------------------------------------------------------

local function absorb(turn, fight, name, words)
  if fight[name] == 0 then return false end
  fight[name], fight.hits = fight[name] - 1, fight.hits - 1
  turn:log({ words, fight.battle }, { rule = "10.14", space = fight.battle, kind = "combat" })
  return true
end

---What takes the next hit of a defender before his blocks do: the ground, then the line.
local function shield(turn, fight)
  if not fight.sniped and absorb(turn, fight, "terrain", _"The ground of {1} absorbs a hit.") then return true end
  if absorb(turn, fight, "town", _"The houses of {1} absorb a hit.") then return true end
  if absorb(turn, fight, "line", _"The Defensive Line in {1} absorbs a hit.") then return true end
  local line = blocks.line(fight.battle, battle.defender(turn))
  if not line then return false end
  losses.destroy(turn, line, "10.15")
  fight.hits = fight.hits - 1
  return true
end

---10.15.1: the strongest blocks of a side.
---@param list Piece[]
---@return Piece[]
function battle.strongest(list)
  return standard.strongest(list, "strength")
end

local function ask(turn, decision, side, fight)
  fight.side = side
  turn:push(decision, fight)
end

---Applies hits until none is left (true) or the owner must choose (false).
local function settleHits(turn, fight)
  while fight.hits > 0 do
    local side = fight.hurt
    if side ~= battle.defender(turn) or not shield(turn, fight) then
      local victims = battle.strongest(blocks.at(fight.battle, side))
      if not victims[1] then
        fight.hits = 0
      elseif #victims <= fight.hits then
        fight.hits = fight.hits - #victims
        for piece in each(victims) do losses.hit(turn, piece) end
      else
        ask(turn, "combat.losses", side, fight)
        return false
      end
    end
  end
  return true
end

decision "combat.losses" {
  rule = "10.15",
  prompt = function(game) return { _"Choose which of your strongest blocks loses a step: {1} {1|hit|hits} left", game.here.hits } end,
  ask = "losses",
  actions = function(game, offer)
    offer:piece("lose", battle.strongest(blocks.at(game.here.battle, game.side)))
    offer:hint("hits", game.here.hits)
  end,
  lose = {
    label = _"{piece} loses a step", rule = "10.15",
    why = function(game, action)
      local piece = action.piece
      need(piece and piece.side == game.side and piece.space == game.here.battle, "10.15", _"Choose one of your blocks in the battle.")
      need(lists.contains(battle.strongest(blocks.at(game.here.battle, game.side)), piece), "10.15.1", _"The strongest blocks are hit first.")
    end,
    run = function(turn, action)
      local fight = turn:pop()
      fight.hits = fight.hits - 1
      losses.hit(turn, action.piece)
      battle.advance(turn, fight)
    end,
  },
}

-- Anti-aircraft results ---------------------------------------------------------------------------------------------------

local function sendHome(turn, bomber, box, words)
  turn:log({ words, bomber }, { rule = "10.13.4", piece = bomber, kind = "loss" })
  turn:move(bomber, turn:space(box))
end

local function afterFlak(turn, spent)
  local fight = turn:pop()
  fight.flak = fight.flak - spent
  battle.advance(turn, fight)
end

local numbers = tables.numbers.values

decision "combat.flak" {
  rule = "10.13.4",
  prompt = function(game) return { _"Anti-aircraft hits: {1}. Abort a bomber for one hit, or lose one for two", game.here.flak } end,
  auto = true,
  actions = function(game, offer)
    local bombers = fire.bombers(game, game.here.battle)
    offer:piece("abort", bombers)
    if game.here.flak >= numbers.destroyed_hits then offer:piece("destroy", bombers) end
  end,
  abort = {
    label = _"{piece} turns back", rule = "10.13.4",
    why = function(game, action)
      need(lists.contains(fire.bombers(game, game.here.battle), action.piece), "10.13.4", _"Choose a bomber of this battle.")
    end,
    run = function(turn, action)
      sendHome(turn, action.piece, "ABORTED", _"{1} turns back.")
      afterFlak(turn, numbers.aborted_hits)
    end,
  },
  destroy = {
    label = _"{piece} is shot down", rule = "10.13.4",
    why = function(game, action)
      need(game.here.flak >= numbers.destroyed_hits, "10.13.4", _"It takes two hits to shoot a bomber down.")
      need(lists.contains(fire.bombers(game, game.here.battle), action.piece), "10.13.4", _"Choose a bomber of this battle.")
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

local function finish(turn, fight)
  local space = fight.battle
  turn.vars.fought = lists.with(turn.vars.fought, space)
  turn:set(fire.bombers(turn, space), "struck", true) -- who found nothing left to bomb came through as well (10.17)
  marat.duel(turn, space)
  tidy(turn, space)
  territory.settle(turn, space)
end

---The defender has left nobody to fight with.
---@param turn Turn
---@param space Space
function battle.callOff(turn, space)
  turn:log({ _"The attackers find nobody in {1}: there is no battle.", space }, { rule = "4.1", space = space, kind = "combat" })
  marat.duel(turn, space)
  territory.settle(turn, space)
  territory.calm(turn, space)
end

---Is one of the sides gone?
local function isDecided(turn, fight)
  local space = fight.battle
  return not areas.has(space, battle.defender(turn)) or not blocks.at(space, turn.active)[1]
end

---Goes on until somebody must choose, or to the end.
---@param turn Turn
---@param fight table   where the battle is, how far (the step), and what it has yet to do; it lies in the frame of what is asked
function battle.advance(turn, fight)
  while true do
    if fight.flak > 0 and fire.bombers(turn, fight.battle)[1] then return ask(turn, "combat.flak", turn.active, fight) end
    fight.flak = 0
    if not settleHits(turn, fight) then return end
    if fight.step == #steps or isDecided(turn, fight) then return finish(turn, fight) end
    fight.step = fight.step + 1
    steps[fight.step](turn, fight)
    if fight.step == 1 then return ask(turn, "combat.fire", turn.active, fight) end
  end
end

---Begins the battle.
---@param turn Turn
---@param space Space
function battle.begin(turn, space)
  battle.advance(turn, { battle = space, step = 0, hits = 0, flak = 0, sniped = false, armoured = false })
end

---Both sides look at the blocks that lie open before the dice fall.
decision "combat.fire" {
  rule = "10.13",
  prompt = function(game) return { _"Battle in {1}: both sides have revealed their blocks", game.here.battle } end,
  help = _"Snipers, artillery, anti-aircraft fire, bombers and ground fire follow one after the other.",
  ask = "battle", main = "fire",
  actions = function(game, offer)
    offer:button("fire")
    offer:hint("target", game.here.battle)
  end,
  fire = {
    label = _"Roll the dice", rule = "10.13",
    run = function(turn) battle.advance(turn, turn:pop()) end,
  },
}

return battle

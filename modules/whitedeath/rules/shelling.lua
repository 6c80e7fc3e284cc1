-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.B.2 and 11.B.3: guns are laid on a hex, their total is perhaps divided, and every unit in the hex is rolled for.

local assault = require "assault"
local barrage = require "barrage"
local bunkers = require "bunkers"
local combat = require "combat"
local dice = require "std.dice"
local fire = require "fire"
local lists = require "std.lists"
local losses = require "losses"
local morale = require "morale"
local observation = require "observation"
local pools = require "pools"
local support = require "support"
local units = require "units"

local shelling = {}

local unit = fire.unit
local froms = tables.barrage.values.from
local modifiers = tables.barrage_modifiers.values

-- Laying the guns ---------------------------------------------------------------------------------------------------------

---Are the rockets of the gun's pool paid in full (15.A.3)?
---@param game Game
---@param gun Piece
---@return boolean
function shelling.isFull(game, gun)
  return lists.contains(game.here.full, pools.of(game, gun)) or game.vars["paid_" .. pools.of(game, gun)] >= 3
end

---Fire of the guns that are laid together now, in eighths, less what has been split off.
local function rest(game)
  local here, sum = game.here, 0
  for gun in each(here.group) do sum = sum + barrage.value(gun, here.target, shelling.isFull(game, gun)) end
  return sum - here.taken
end

---What guns add to the die when the hex is not observed for all of them.
---@param game Game
---@param guns Piece[]
---@return integer
function shelling.penalty(game, guns)
  local target = game.here.target
  if not guns[1] or observation.isObserved(observation.observers(game, game.side, target), guns) then return 0 end
  return observation.penalty(guns, target)
end

---Guns that can still be laid on the hex.
local function layable(game)
  local here = game.here
  return lists.where(barrage.inRange(game, game.side, here.target), function(gun) return not lists.contains(here.guns, gun) end)
end

local function whyGun(game, action)
  local gun, here = action.piece, game.here
  need(gun and gun.side == game.side, "11.B", _"Choose one of your own artillery units.")
  need(units.isArtillery(gun) and gun.barrage > 0, "11", { _"{1} is no artillery.", gun })
  need(losses.alive(gun), "11.B", { _"{1} is not on the map.", gun })
  need(not lists.contains(here.guns, gun), "11.B", { _"{1} fires already.", gun })
  need(gun.fired == "", "11.B", { _"{1} has fired in this impulse.", gun })
  need(gun.deployed, "6.B.2", { _"{1} is not deployed.", gun })
  need(gun.assault == "", "11.B.1", { _"{1} takes part in an assault.", gun })
  need(support.tracing(game)(gun), "15.B", { _"{1} can't trace supply.", gun })
  pools.why(game, pools.of(game, gun), "barrage")
  need(gun.space:distance(here.target) <= gun.range, "11.B.2.A", { _"{1} is out of range.", gun })
end

---The guns laid so far fire as they are; those that follow make an attack of their own.
local function close(turn)
  local here = turn.here
  local left = rest(turn)
  if left > 0 then
    here.attacks, here.penalties = lists.with(here.attacks, left), lists.with(here.penalties, shelling.penalty(turn, here.group))
  end
  here.group, here.taken = {}, 0
end

local function lay(turn, action)
  local here = turn.here
  if here.taken > 0 then close(turn) end
  here.guns, here.group = lists.with(here.guns, action.piece), lists.with(here.group, action.piece)
end

---Splits an attack on a lower column off the total (11.B.2.A).
local function split(turn, action)
  local here = turn.here
  local points = action.value * unit
  here.attacks, here.penalties = lists.with(here.attacks, points), lists.with(here.penalties, shelling.penalty(turn, here.group))
  here.taken = here.taken + points
end

local function whySplit(game, action)
  need(lists.contains(froms, action.value), "11.B.2.A", _"Split an attack off that begins a column.")
  need(rest(game) - action.value * unit >= froms[1] * unit, "11.B.2.A", _"Too little would be left for a second attack.")
end

---German pools that could pay for rockets in full.
local function rocketPools(game)
  local list = {}
  for gun in each(game.here.guns) do
    local pool = pools.of(game, gun)
    if gun.rocket and gun.side == "german" and not shelling.isFull(game, gun) and pools.affords(game, pool, "rockets") and not lists.contains(list, pool) then
      list[#list + 1] = pool
    end
  end
  return list
end

local function offerAttacks(game, offer)
  local here = game.here
  local left = rest(game)
  for from in each(froms) do
    if left - from * unit >= froms[1] * unit then
      offer:button("split", { value = from, label = { _"Split off an attack of {1}", from } })
    end
  end
  if here.taken == 0 and not here.attacks[1] then
    for pool in each(rocketPools(game)) do offer:button("rockets", { value = pool }) end
  end
  offer:button("fire")
  offer:hint("value", left // unit, _"Barrage value")
  offer:hint("value", shelling.penalty(game, here.group), _"Added to the die, unobserved")
end

---What is resolved: every attack in eighths with what it adds to the die.
local function attacksOf(turn)
  close(turn)
  local here, list = turn.here, {}
  for i, eighths in ipairs(here.attacks) do
    local column = barrage.column(eighths)
    if column > 0 then list[#list + 1] = { column = column, eighths = eighths, penalty = here.penalties[i] } end
  end
  return list
end

-- Carrying it out ---------------------------------------------------------------------------------------------------------

---One die of one attack.
local function roll(turn, attack, modifier, who, words)
  local die = turn:roll()
  local points, row = barrage.result(die + modifier, attack.column)
  turn:log({ words[points > 0], who, fire.points(attack.eighths), die, modifier, points, "", dice.cell("barrage", row, attack.column) },
    { rule = "11.B.2.B", piece = words.piece and who or nil, space = words.piece and who.space or who, dice = { die }, kind = "roll" })
  return points
end

local atUnit = {
  piece = true,
  [true] = _"Barrage of {2} on {1}: die {3}, modifier {4}: {5} strength {5|point|points}.",
  [false] = _"Barrage of {2} on {1}: die {3}, modifier {4}: no effect.",
}
local atBunker = {
  [true] = _"Barrage of {2} on the bunker in {1}: die {3}, modifier {4}: {5} strength {5|point|points}.",
  [false] = _"Barrage of {2} on the bunker in {1}: die {3}, modifier {4}: no effect.",
}
local atGarrison = {
  [true] = _"Barrage of {2} on the garrison of {1}: die {3}, modifier {4}: {5} strength {5|point|points}.",
  [false] = _"Barrage of {2} on the garrison of {1}: die {3}, modifier {4}: no effect.",
}

local function total(turn, attacks, modifier, who, words)
  local sum = 0
  for attack in each(attacks) do sum = sum + roll(turn, attack, modifier + attack.penalty, who, words) end
  return sum
end

---All attacks on one unit, then one check for all of them (11.B.2.B).
local function shell(turn, piece, attacks)
  local space = piece.space
  local points = total(turn, attacks, barrage.modifier(piece), piece, atUnit)
  local lost = losses.capped(piece.steps, points)
  if points > lost and lost < piece.steps then
    turn:log({ _"{1} loses no more than half of its strength: {2} instead of {3}.", piece, lost, points },
      { rule = "11.B.2.B", piece = piece, space = space, kind = "combat" })
  end
  if lost == 0 then return end
  if losses.take(turn, piece, lost, "barrage") then
    morale.check(turn, piece, lost, "barrage")
  else
    combat.noteDeath(turn, space)
  end
end

---Every unit in the hex, the garrison and the bunker, each with its own dice.
local function resolve(turn, target, attacks)
  local ground = modifiers.terrain[target.terrain]
  for piece in each(combat.defenders(target, turn.active)) do shell(turn, piece, attacks) end
  if bunkers.hasGarrison(target, turn.active) and total(turn, attacks, ground, target, atGarrison) > 0 then bunkers.destroyGarrison(turn, target) end
  if target.bunker > 0 and turn.active == "soviet" then bunkers.hit(turn, target, total(turn, attacks, modifiers.bunker, target, atBunker)) end
end

---Each pool whose guns fire pays, for rockets what was agreed (15.A.2, 15.A.3).
local function pay(turn)
  local here = turn.here
  for gun in each(here.guns) do
    local pool = pools.of(turn, gun)
    pools.pay(turn, pool, lists.contains(here.full, pool) and "rockets" or "barrage")
  end
end

local function shoot(turn)
  local here = turn.here
  local target = here.target
  local attacks = attacksOf(turn)
  pay(turn)
  for gun in each(here.guns) do turn:set(gun, "fired", "barrage") end
  turn.vars.shelled = lists.with(turn.vars.shelled, target)
  turn:log({ _"Barrage on {1} by {2} {2|unit|units}.", target, #here.guns }, { rule = "11.B", space = target, kind = "combat" })
  if not attacks[1] then turn:log({ _"The fire on {1} is too weak to have any effect.", target }, { rule = "11.B.2.A", space = target, kind = "combat" }) end
  turn:pop()
  resolve(turn, target, attacks)
end

---How guns stand in the list; those that the city's pool supplies are marked (26.D).
local plain, marked = _"{1}: barrage {2}, {3} of {4} hexes", _"{1}: barrage {2}, {3} of {4} hexes, supplied by the city"

decision "barrage.guns" {
  rule = "11.B.2",
  prompt = function(game) return { _"Choose the artillery that shells {1}", game.here.target } end,
  help = _"All guns together make one attack; you may divide their total, or let some of them fire an attack of their own.",
  ask = "attack", main = "fire", back = "cancel", chosen = "guns",
  actions = function(game, offer)
    local here = game.here
    for gun in each(layable(game)) do
      local value = barrage.value(gun, here.target, shelling.isFull(game, gun))
      local label = pools.of(game, gun) == "city" and marked or plain
      offer:piece("gun", gun, { label = { label, gun, fire.points(value), gun.space:distance(here.target), gun.range } })
    end
    if here.guns[1] then
      offerAttacks(game, offer)
      if here.group[1] and layable(game)[1] then offer:button("apart") end
    end
    offer:button("cancel")
    offer:hint("target", here.target)
  end,
  gun = { label = _"{piece} fires", rule = "11.B.2.A", why = whyGun, run = lay },
  split = { label = _"Split off an attack of {value}", rule = "11.B.2.A", why = whySplit, run = split },
  apart = { label = _"Others fire an attack of their own", rule = "11.B.3", run = close },
  rockets = {
    label = _"Pay 3 supply points: rockets at full effect", rule = "15.A.3",
    why = function(game, action)
      local pool = action.value
      need(game.side == "german" and (pool == "german" or pool == "city"), "15.A.3", _"Only the German pays for rockets.")
      pools.why(game, pool, "rockets")
      need(lists.contains(rocketPools(game), pool), "15.A.3", _"No rockets of this pool fire.")
    end,
    run = function(turn, action) turn.here.full = lists.with(turn.here.full, action.value) end,
  },
  fire = {
    label = _"Fire!", rule = "11.B", run = shoot,
    why = function(game) need(game.here.guns[1], "11.B", _"Choose at least one artillery unit.") end,
  },
  cancel = { label = _"Shell another hex", rule = "11.B", run = function(turn) assault.leave(turn, turn:pop().target) end },
}

return shelling

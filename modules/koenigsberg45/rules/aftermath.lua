-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.1: carries a result out: the defender's losses and retreat first, then the attacker's, then the advance.
--- Each stage asks its question and comes back here with the battle; a stage that has nothing to ask is passed over.

local fog = require "fog"
local lists = require "std.lists"
local losses = require "std.losses"
local odds = require "odds"
local stages = require "std.stages"
local standard = require "std.odds"
local units = require "units"
local zones = require "zones"

local aftermath = {}

---Attackers still on the map; the Hipper is not among them (11.4).
---@param battle table
---@return Piece[]
function aftermath.attackers(battle)
  return lists.where(battle.attackers, units.onMap)
end

---Defenders that stand in the target hex.
local function defenders(battle)
  return units.at(battle.target, enemyOf(battle.attacker))
end

---Asks the owner for losses out of a pool; `by` names the strength whose highest bearer loses first, "" for none.
local function askLosses(turn, battle, pool, count, by, rule)
  battle.loss_by, battle.loss_rule = by, rule
  return losses.ask(turn, "losses", pool, count, battle)
end

local function isMobile(piece) return piece.movement > 0 end

---Asks the owner for the next hex of each of these.
local function askRetreat(turn, battle, pieces)
  if not pieces[1] then return false end
  battle.side, battle.retreaters = pieces[1].side, pieces
  turn:push("retreat", battle)
  return true
end

---A stack retreats so many hexes; those that can't move lose a step for every hex instead (9.5.5).
local function beginRetreat(turn, battle, role, origin, pieces, hexes)
  for piece in each(pieces) do
    for __ = 1, isMobile(piece) and 0 or math.min(hexes, piece.steps) do units.loseStep(turn, piece, "9.5.5") end
  end
  local mobile = lists.where(pieces, isMobile)
  battle.role, battle.origin, battle.comrades, battle.retreat_left = role, origin, mobile, hexes
  battle.extra, battle.entered, battle.stuck, battle.stuck_units = false, {}, 0, {}
  return hexes > 0 and askRetreat(turn, battle, mobile)
end

local stage = {}

function stage.d_losses(turn, battle)
  return askLosses(turn, battle, defenders(battle), battle.defender_steps, "defence", "9.4.1")
end

function stage.d_retreat(turn, battle)
  return beginRetreat(turn, battle, "defender", battle.target, defenders(battle), battle.defender_retreat)
end

---Every enemy zone that was just entered costs the strongest of those that entered it a step (9.5.3).
function stage.zones(turn, battle)
  local by = battle.role == "attacker" and "attack" or "defence"
  while battle.entered[1] do
    local hex, side = battle.entered[1].space, battle.entered[1].side
    local pool = lists.where(battle.entered, function(piece) return piece.space == hex end)
    battle.entered = lists.where(battle.entered, function(piece) return piece.space ~= hex end)
    if zones.of(turn, enemyOf(side)):has(hex) then
      battle.stage = "zones"
      return askLosses(turn, battle, pool, 1, by, "9.5.3")
    end
  end
  return false
end

---The next hex of the retreat, and at its end one more for those that find no room (9.5.6).
function stage.march(turn, battle)
  local left = lists.where(battle.comrades, function(piece)
    return units.onMap(piece) and not lists.contains(battle.stuck_units, piece)
  end)
  if battle.retreat_left > 1 then
    battle.retreat_left = battle.retreat_left - 1
  elseif battle.extra then
    return false
  else
    battle.extra, left = true, lists.where(left, units.overstacked)
  end
  if left[1] then battle.stage = "zones" end
  return askRetreat(turn, battle, left)
end

---Hexes that could not be retreated cost steps of the owner's choice (9.5.2).
function stage.stuck(turn, battle)
  return askLosses(turn, battle, lists.where(battle.stuck_units, units.onMap), battle.stuck, "", "9.5.2")
end

---Hexes in which comrades of an HQ are that retreated and survived.
local function refuges(battle)
  local found = {}
  for piece in each(battle.comrades) do
    if units.onMap(piece) and piece.space ~= battle.origin then found[#found + 1] = piece.space end
  end
  return lists.distinct(found)
end

---An HQ follows its units, or is lost with the last of them (11.1.1, 11.1.3).
function stage.hq(turn, battle)
  if battle.role == "attacker" then battle.stage = "a_retreat" end
  local side = battle.role == "attacker" and battle.attacker or enemyOf(battle.attacker)
  local hq = units.hqAt(battle.origin, side)
  if not hq then return false end
  battle.refuges = refuges(battle)
  if battle.refuges[1] then
    battle.side, battle.hq, battle.extra = side, hq, false
    turn:push("retreat.hq", battle)
    return true
  end
  if not units.at(battle.origin, side)[1] then units.eliminate(turn, hq, "11.1.3") end
  return false
end

---A starred result counts only when cover kept the defender in place (9.1).
local function starCounts(battle)
  return battle.cover_hexes > 0 and battle.defender_retreat == 0 and defenders(battle)[1] ~= nil
end

function stage.a_losses(turn, battle)
  if battle.star and not starCounts(battle) then battle.attacker_steps, battle.attacker_retreat = 0, 0 end
  return askLosses(turn, battle, aftermath.attackers(battle), battle.attacker_steps, "attack", "9.4.1")
end

---Hexes in which attackers are, each once.
local function attackerHexes(battle)
  return lists.distinct(lists.map(aftermath.attackers(battle), function(piece) return piece.space end))
end

---HQs whose last comrades fell in their own attack are lost (11.1.3).
function stage.a_orphans(turn, battle)
  for hq in each(battle.escorts) do
    if units.onMap(hq) and not units.at(hq.space, hq.side)[1] then units.eliminate(turn, hq, "11.1.3") end
  end
  battle.stacks = battle.attacker_retreat > 0 and attackerHexes(battle) or {}
  return false
end

---The attacking stacks retreat one after the other; villages, towns and cities spare the first hex (9.5.7).
function stage.a_retreat(turn, battle)
  local space = battle.stacks[1]
  if not space then return false end
  battle.stacks, battle.stage = lists.without(battle.stacks, space), "zones"
  local pieces = lists.where(battle.attackers, function(piece) return piece.space == space end)
  local spared = terrain.terrains[space.terrain].values.keep_hex and 1 or 0
  if spared > 0 then
    turn:log({ _"Cover in {1} spares the attacker {2} {2|hex|hexes} of the retreat.", space, spared }, { rule = "9.5.7", space = space, kind = "combat" })
  end
  return beginRetreat(turn, battle, "attacker", space, pieces, math.max(0, battle.attacker_retreat - spared))
end

function stage.advance(turn, battle)
  if battle.bombarding or defenders(battle)[1] or not aftermath.attackers(battle)[1] then return false end
  battle.side, battle.first, battle.halted = battle.attacker, {}, {}
  turn:push("advance", battle)
  return true
end

local order = { "d_losses", "d_retreat", "zones", "march", "stuck", "hq", "a_losses", "a_orphans", "a_retreat", "advance" }

---Asks the next question that the result puts, or ends the attack.
---@param turn Turn
---@param battle table
function aftermath.go(turn, battle)
  if not stages.go(turn, battle, order, stage) then fog.refresh(turn, battle.target) end
end

---Tells what the defender is spared, and when nothing at all comes of the result.
local function tellSpared(turn, battle, effect)
  local about = { rule = "9.4.4", space = battle.target, kind = "combat" }
  if (effect.defender_steps or 0) > battle.defender_steps then
    turn:log({ _"Cover in {1} spares the defender a step.", battle.target }, about)
  end
  if battle.cover_hexes > 0 then
    turn:log({ _"Cover in {1} spares the defender {2} {2|hex|hexes} of the retreat.", battle.target, battle.cover_hexes }, about)
  end
  local price = battle.star and not starCounts(battle) and 0 or battle.attacker_steps + battle.attacker_retreat
  if battle.defender_steps + battle.defender_retreat + price == 0 then turn:log(_"The result has no effect.", about) end
end

---Begins to carry a result out.
---@param turn Turn
---@param battle { attacker: Side, target: Space, attackers: Piece[], bombarding?: boolean }
---@param result string   as in the table
---@param keepsStep boolean
---@param keptHexes integer
function aftermath.begin(turn, battle, result, keepsStep, keptHexes)
  local effect = standard.effect(odds.crt, result)
  battle.defender_steps, battle.defender_retreat, battle.cover_hexes = odds.spare(effect, keepsStep, keptHexes)
  battle.attacker_steps = battle.bombarding and 0 or effect.attacker_steps or 0
  battle.attacker_retreat = battle.bombarding and 0 or effect.attacker_retreat or 0
  battle.star = effect.star == true
  tellSpared(turn, battle, effect)
  battle.escorts = {}
  for space in each(attackerHexes(battle)) do battle.escorts[#battle.escorts + 1] = units.hqAt(space, battle.attacker) end
  battle.from = lists.map(battle.attackers, function(piece) return piece.space end)
  battle.escorts_from = lists.map(battle.escorts, function(hq) return hq.space end)
  aftermath.go(turn, battle)
end

return aftermath

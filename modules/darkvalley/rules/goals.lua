-- SPDX-License-Identifier: GPL-3.0-or-later
--- Where the computer wants to go: who attacks goes for objectives of the enemy, who holds stays in front of his own.

local lists = require "std.lists"
local odds = require "std.odds"
local places = require "places"
local reach = require "reach"
local strength = require "strength"
local supply = require "supply"
local units = require "units"

local goals = {}

local most = { places = 1, targets = 8 }
local nowhere = 60

---So far from the front a unit takes the train; so many units wait in the Stavka Reserve.
local behindAll, reserveUnits = 7, 8

---Foot goes for the next enemy unless an objective is nearly as near.
local hunt = 2
local enough = { axis = 6, soviet = 4.5 }

---So near to an objective a unit goes for it; so much attack is enough, and so many times the defence.
local crowd = { radius = 3, least = 12, times = 3 }

---Does the side attack now? The Axis does until the autumn of 1942, except in the first winter; the Soviets in that winter, and from then on.
---@param game Game
---@param side Side
---@return boolean
function goals.attacks(game, side)
  local turn = game.turn
  local winter = turn >= 7 and turn <= 9
  if side == "axis" then return turn <= 15 and not winter end
  return winter or turn > 15
end

---Objectives of the enemy to which more units should go, and those where enough are already.
local function targetsOf(game, side)
  local enemy, open, full = enemyOf(side), {}, {}
  for target in each(game:region{ feature = "objective", control = enemy }:list()) do
    local own = game:sum({ side = side, combat = true, space = game:within(target, crowd.radius) }, "attack")
    local other = own >= crowd.least and game:sum({ side = enemy, ground = true, space = game:within(target, 1) }, "defence") or 0
    local list = own < crowd.least + crowd.times * other and open or full
    list[#list + 1] = target
  end
  if not open[1] then return full, {} end
  return open, full
end

---What counts for where units go: steps to objectives of the enemy and to his units, and the hexes next to him.
---@param game Game
---@param side Side
---@return table
function goals.map(game, side)
  local enemy = enemyOf(side)
  local off = game:region{ feature = "off" }
  local held = units.held(game, enemy)
  local function steps(from) return game:supply{ sources = from, stages = { {} }, blocked = off } end
  local map = { game = game, side = side, attacks = goals.attacks(game, side), contact = game:within(held, 1) }
  if map.attacks then
    local open, full = targetsOf(game, side)
    map.way = steps(open)
    map.near = game:within(full, crowd.radius)
    map.all = full[1] and steps(lists.join(open, full)) or map.way
  end
  map.front = steps(held)
  return map
end

---What an HQ commands from a hex that no other commands: panzers count most.
local function command(map, piece, space)
  local area, others = map.game:within(space, piece.range), {}
  for hq in each(map.game:pieces{ side = map.side, type = "hq", onMap = true }) do
    if hq ~= piece then others[#others + 1] = hq.space end
  end
  if others[1] then area = area:minus(map.game:within(others, piece.range)) end
  local filter = { side = map.side, combat = true, space = area }
  local sum = map.game:sum(filter, "attack")
  if map.side == "axis" then
    filter.mech = true
    sum = 0.3 * sum + map.game:sum(filter, "attack")
  end
  return sum
end

---HQs stand with their troops behind the front; artillery goes along.
local function behind(map, piece, space)
  local near = map.front:distance(space) or nowhere
  local worth = -math.abs(near - 2)
  if not units.isHq(piece) then return worth end
  if near > 1 and space.count > 0 then worth = worth + 0.4 * command(map, piece, space) end
  return near == 1 and space.count == 0 and worth - 5 or worth
end

local function onward(map, piece, space)
  local way = map.near:has(piece.space) and map.all or map.way
  local far = way:distance(space) or nowhere
  if not piece.mech then far = math.min(far, (map.front:distance(space) or nowhere) + hunt) end
  local worth = -far
  if map.contact:has(space) then worth = worth + (piece.attack > 1 and 1.5 or -0.5) end
  return worth + (space.count > 0 and 0.8 or 0)
end

local function firm(map, piece, space)
  local near = map.front:distance(space) or nowhere
  local worth = -0.5 * math.max(0, near - 2) + 0.3 * (strength.ground(space, map.side).defence or 0)
  if near <= 5 and space.vp and space.control == map.side then worth = worth + (space.count == 0 and 5 or 2) end
  return near == 1 and piece.defence <= 2 and worth - 1.5 or worth
end

---How good a hex is for a unit.
---@param map table
---@param piece Piece
---@param space Space
---@return number
function goals.value(map, piece, space)
  if not piece.combat then return behind(map, piece, space) end
  return map.attacks and onward(map, piece, space) or firm(map, piece, space)
end

local function shouldMove(map, piece)
  local space = piece.space
  local near = map.front:distance(space)
  if not near then return false end
  if not piece.combat then return near ~= 2 end
  if reach.isShort(piece) then return true end
  if not map.attacks then return near > 2 end
  return piece.mech or not map.contact:has(space)
end

---Units that should move: who attacks goes on unless he stands before the enemy, who holds closes up to the front. HQs follow last.
---@param game Game
---@param side Side
---@param movers Piece[]
---@return Piece[]
function goals.movers(game, side, movers)
  local map = goals.map(game, side)
  local list = lists.where(movers, function(piece) return not units.isHq(piece) and shouldMove(map, piece) end)
  if list[1] then return list end
  return lists.where(movers, units.isHq)
end

---What the computer leaves where it is.
---@return Piece[]
function goals.none()
  return {}
end

---The first few of a list by their worth.
local function first(list, count)
  table.sort(list, function(a, b)
    if a.worth ~= b.worth then return a.worth > b.worth end
    return a.space.id < b.space.id
  end)
  local best = {}
  for i = 1, math.min(count, #list) do best[i] = list[i].space end
  return best
end

---The best of many places for a unit, in supply if possible.
---@param game Game
---@param piece Piece
---@param spaces Space[]
---@return Space[]
function goals.best(game, piece, spaces)
  local map, net = goals.map(game, piece.side), supply.net(game, piece.side)
  local list = {}
  for i, space in ipairs(spaces) do
    local worth = goals.value(map, piece, space)
    if space.control ~= piece.side then worth = worth + (space.vp and 60 or places.isSettled(space) and 2.5 or 0) end
    list[i] = { space = space, worth = supply.has(net, piece, space) and worth or worth - (piece.mech and 2 or 6) }
  end
  return first(list, most.places)
end

---Units that go by rail: those that are far behind.
---@param game Game
---@param riders Piece[]
---@return Piece[]
function goals.riders(game, riders)
  local map = goals.map(game, game.side)
  return lists.where(riders, function(piece)
    local near = map.front:distance(piece.space)
    return piece.combat and near ~= nil and near >= behindAll
  end)
end

---Where a unit should come onto the map: who attacks fills the Stavka Reserve, from which units come to the front.
---@param game Game
---@param piece Piece
---@param spaces Space[]
---@return Space[]
function goals.entries(game, piece, spaces)
  local reserve = game:space "stavka_reserve"
  local isOpen = piece.side == "soviet" and game.turn >= tables.numbers.values.stavka_from and piece.combat
  if isOpen and goals.attacks(game, "soviet") and reserve.count < reserveUnits then return { reserve } end
  return goals.best(game, piece, spaces)
end

---The targets that promise most, at first sight.
---@param game Game
---@param targets Space[]
---@param fighters Piece[]
---@return Space[]
function goals.targets(game, targets, fighters)
  local enemy, near, list = enemyOf(game.side), {}, {}
  for piece in each(fighters) do near[piece.space] = (near[piece.space] or 0) + piece.attack end
  for i, target in ipairs(targets) do
    local attack, defence = 0, 1 + (strength.ground(target, enemy).defence or 0)
    for space in each(target.neighbours) do attack = attack + (near[space] or 0) end
    for piece in each(strength.defenders(target, enemy)) do defence = defence + piece.defence end
    list[i] = { space = target, worth = attack / defence + (target.vp and 1 or 0) }
  end
  return first(list, most.targets)
end

---What a step of the attacker is worth: the Soviets of the later years can replace theirs.
local function price(game, side)
  return side == "soviet" and goals.attacks(game, side) and 2 or 6
end

---What a column of a table promises: retreats and losses against own losses.
local function expectation(crt, column, drm, step)
  local sum = 0
  for one in each(odds.outcomes(crt, column, drm)) do
    local effect = odds.effect(crt, one.result)
    local gain = (effect.defender_steps or 0) * 6 + (effect.defender_retreat and 7 or 0) + (effect.eliminated and 18 or 0)
    sum = sum + one.chance * (gain - (effect.attacker_steps or 0) * step)
  end
  return sum
end

---What the attack of these units on a hex promises; an objective is worth more.
---@param game Game
---@param case table   `attacker`, `attackers`, `target`, support
---@return number
function goals.promise(game, case)
  local column = strength.column(game, case)
  if not column then return -8 end
  local gain = expectation(strength.crt(game, case.attacker), column, strength.drm(game, case), price(game, case.attacker))
  return gain + (gain > 0 and case.target.vp and 4 or 0)
end

---The unit that should join an attack next: the strongest, until it promises enough.
---@param game Game
---@param case table
---@param able Piece[]
---@param isLegal boolean   may those attack who have joined?
---@return Piece[]
function goals.joiners(game, case, able, isLegal)
  if isLegal and goals.promise(game, case) >= enough[case.attacker] then return {} end
  return { lists.highest(able, function(piece) return strength.isHalved(game, piece, case) and piece.attack / 2 or piece.attack end)[1] }
end

return goals

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Where the computer wants to go: who attacks goes for objectives of the enemy, who holds stays in front of his own.

local lists = require "std.lists"
local odds = require "std.odds"
local reach = require "reach"
local strength = require "strength"
local supply = require "supply"
local units = require "units"

local goals = {}

local most = { places = 2, targets = 4 }
local nowhere = 60
local enough = 6

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

---What counts for where units go: steps to objectives of the enemy and to his units, and the hexes next to him.
---@param game Game
---@param side Side
---@return table
function goals.map(game, side)
  local enemy = enemyOf(side)
  local off = game:region{ feature = "off" }
  local held = units.held(game, enemy)
  local function steps(from) return game:supply{ sources = from, stages = { {} }, blocked = off } end
  local map = { side = side, attacks = goals.attacks(game, side), contact = game:within(held, 1) }
  if map.attacks then map.way = steps(game:region{ feature = "objective", control = enemy }) end
  map.front = steps(held)
  return map
end

---HQs stand behind the front; other units that do not fight go along with them.
local function behind(map, space)
  return -math.abs((map.front:distance(space) or nowhere) - 2)
end

local function onward(map, piece, space)
  local worth = -(map.way:distance(space) or nowhere)
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
  if not piece.combat then return behind(map, space) end
  return map.attacks and onward(map, piece, space) or firm(map, piece, space)
end

---Units that should move: who attacks goes on unless he stands before the enemy, who holds closes up to the front.
---@param game Game
---@param side Side
---@param movers Piece[]
---@return Piece[]
function goals.movers(game, side, movers)
  local map = goals.map(game, side)
  return lists.where(movers, function(piece)
    local space = piece.space
    local near = map.front:distance(space)
    if not near then return false end
    if not piece.combat then return near ~= 2 end
    if reach.isShort(piece) then return true end
    if not map.attacks then return near > 2 end
    return piece.mech or not map.contact:has(space)
  end)
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
    if space.vp and space.control ~= piece.side then worth = worth + 60 end
    list[i] = { space = space, worth = supply.has(net, piece, space) and worth or worth - (piece.mech and 2 or 6) }
  end
  return first(list, most.places)
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
  return side == "soviet" and goals.attacks(game, side) and 3 or 6
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
  if isLegal and goals.promise(game, case) >= enough then return {} end
  return { lists.highest(able, function(piece) return strength.isHalved(game, piece, case) and piece.attack / 2 or piece.attack end)[1] }
end

return goals

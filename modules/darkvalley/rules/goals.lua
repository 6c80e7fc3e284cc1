-- SPDX-License-Identifier: GPL-3.0-or-later
--- Where the computer wants to go: who attacks goes for objectives of the enemy, who holds stays in front of his own.

local lists = require "std.lists"
local odds = require "std.odds"
local places = require "places"
local reach = require "reach"
local strength = require "strength"
local supply = require "supply"
local units = require "units"
local zones = require "zones"

local goals = {}

local most = { places = 1, targets = 8 }
local nowhere = 60

---So far from the front a unit takes the train, if that brings it so many hexes nearer; so many units wait in the Stavka Reserve.
local behindAll, nearer, reserveUnits = 7, 2, 8

---Foot goes for the next enemy unless an objective is nearly as near.
local hunt = 2
local enough, plenty = { axis = 6, soviet = 4.5 }, 9

---So near to an objective a unit goes for it; so much attack is enough, and so many times the defence.
local crowd = { radius = 3, least = 12, times = 3, odds = 4 }

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

---Hexes of the enemy that need more attackers: beside the others enough stand already.
local function preyOf(game, side, held)
  local near, defence = {}, {}
  for piece in each(game:pieces{ side = side, combat = true, onMap = true }) do
    local id = piece.space.id
    near[id] = (near[id] or 0) + piece.attack
  end
  for piece in each(game:pieces{ side = enemyOf(side), ground = true, onMap = true }) do
    local id = piece.space.id
    defence[id] = (defence[id] or 1) + piece.defence
  end
  return lists.where(held:list(), function(space)
    local sum = 0
    for one in each(space.neighbours) do sum = sum + (near[one.id] or 0) end
    return sum < crowd.odds * defence[space.id]
  end)
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
    local prey = preyOf(game, side, held)
    map.prey, map.busy = steps(prey), game:within(prey, 1)
  end
  map.front = steps(held)
  return map
end

---Hexes of railway to the nearest objective of the Soviets.
---@param game Game
---@return Supply
function goals.rails(game)
  return game:supply{ sources = game:region{ feature = "objective", control = "soviet" }, stages = { { ways = { "rail" } } } }
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
  if not piece.mech then far = math.min(far, (map.prey:distance(space) or nowhere) + hunt) end
  local worth = -far
  if map.busy:has(space) then worth = worth + (piece.attack > 1 and 1.5 or -0.5) end
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
  return piece.mech or not map.busy:has(space)
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
    list[i] = { space = space, worth = supply.has(net, piece, space) and worth or worth - (piece.mech and 4 or 6) }
  end
  return first(list, most.places)
end

---The unit that goes by rail next: the one farthest behind whom a train brings nearer to the front.
---@param game Game
---@param riders Piece[]
---@param ends fun(piece: Piece): Space[]   where it can go
---@return Piece[]
function goals.riders(game, riders, ends)
  local map = goals.map(game, game.side)
  local function far(piece) return map.front:distance(piece.space) or 0 end
  local list = lists.where(riders, function(piece) return piece.combat and far(piece) >= behindAll end)
  while list[1] do
    local piece = lists.highest(list, far)[1]
    local best = goals.best(game, piece, ends(piece))[1]
    if best and (map.front:distance(best) or nowhere) < far(piece) - nearer then return { piece } end
    list = lists.without(list, piece)
  end
  return {}
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

---Can nobody retreat from the hex, because units and zones of the attacker close all ways out?
local function isTrapped(game, case)
  local zone = zones.of(game, case.attacker)
  local enemy = enemyOf(case.attacker)
  return lists.all(case.target.neighbours, function(space)
    return (zone:has(space) or space.control == case.attacker and units.at(space, case.attacker)[1] ~= nil) and units.at(space, enemy)[1] == nil
  end)
end

---What a column of a table promises: retreats and losses against own losses.
local function expectation(crt, column, drm, step, retreat)
  local sum = 0
  for one in each(odds.outcomes(crt, column, drm)) do
    local effect = odds.effect(crt, one.result)
    local gain = (effect.defender_steps or 0) * 6 + (effect.defender_retreat and retreat or 0) + (effect.eliminated and 18 or 0)
    sum = sum + one.chance * (gain - (effect.attacker_steps or 0) * step)
  end
  return sum
end

local function gainOf(game, case)
  local column = strength.column(game, case)
  if not column then return -8 end
  local retreat = isTrapped(game, case) and 14 or 7
  return expectation(strength.crt(game, case.attacker), column, strength.drm(game, case), price(game, case.attacker), retreat)
end

---What the attack of these units on a hex promises; an objective is worth more.
---@param game Game
---@param case table   `attacker`, `attackers`, `target`, support
---@return number
function goals.promise(game, case)
  local gain = gainOf(game, case)
  return gain + (gain > 0 and case.target.vp and 4 or 0)
end

---Hexes from which others than the target can be attacked: who stands there is not wasted on it.
local function elsewhere(game, case)
  local others = game:occupied{ side = enemyOf(case.attacker), ground = true, onMap = true, beset = false }
  return game:within(lists.without(others:list(), case.target), 1)
end

---The unit that should join an attack next: who can attack nobody else, then the strongest, until it promises enough.
---@param game Game
---@param case table
---@param able Piece[]
---@param isLegal boolean   may those attack who have joined?
---@return Piece[]
function goals.joiners(game, case, able, isLegal)
  local gain, wanted = isLegal and gainOf(game, case) or nil, elsewhere(game, case)
  if gain and gain >= plenty then return {} end
  local function worth(piece)
    local attack = strength.isHalved(game, piece, case) and piece.attack / 2 or piece.attack
    return attack + (wanted:has(piece.space) and 0 or 100)
  end
  local best = lists.highest(able, worth)[1]
  if best and gain and gain >= enough[case.attacker] and wanted:has(best.space) then return {} end
  return { best }
end

local helpers = { "air", "tactical", "sturm", "brigades" }

---Has more been put into an attack than it needs?
---@param game Game
---@param case table
---@return boolean
function goals.isLavish(game, case)
  local bare = { attacker = case.attacker, attackers = case.attackers, target = case.target, bridgehead = case.bridgehead }
  local helped = lists.any(helpers, function(name)
    local help = case[name]
    return help and (type(help) ~= "table" or help[1] ~= nil)
  end)
  if helped then return gainOf(game, bare) >= plenty end
  local count = #case.attackers
  if count < 3 then return false end
  local last = case.attackers[count]
  bare.attackers = lists.without(case.attackers, last)
  return gainOf(game, bare) >= (elsewhere(game, case):has(last.space) and enough[case.attacker] or plenty)
end

return goals

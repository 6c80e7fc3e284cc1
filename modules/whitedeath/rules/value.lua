-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position looks to a side: for the computer, which looks one action ahead.

local advice = require "advice"
local arrivals = require "arrivals"
local lists = require "std.lists"
local units = require "units"
local victory = require "victory"

local cityIds = tables.numbers.values.city
local towns = tables.victory_points.values.railway_towns
local receipts = tables.turns.values.supply
local grounds = terrain.terrains

local worth = { step = 4, unit = 80, city = 40, town = 60, supply = 1, deployed = 2, bridge = 3, point = 10, contact = 2 }

---What a railway town brings each time.
local town = worth.point * tables.victory_points.values.railway_town

---Losses, the city, the railway and the rings around the Germans: what decides the game. Before the relief nobody thinks of giving
---the city up, though points would be had for it. What a town will bring at the end of this impulse counts already, or the impulse
---would be handed over as soon as a town is reached.
local function standing(game, side)
  local vars, sum = game.vars, 0
  local counting = vars.impulse_side == "soviet"
  for i = 1, #cityIds do
    local holder = game:space(cityIds[i]).control
    sum = sum + (holder == "soviet" and worth.city or 0)
  end
  for i = 1, #towns do
    local space = game:space(towns[i])
    if space.count > 0 and space.pieces[1].side == "soviet" then sum = sum + worth.town + (counting and town or 0) end
  end
  local relief, out, pocket = victory.rescue(game)
  if game.turn < advice.relief then out = 0 end
  sum = sum + vars.rail_points * worth.point + 5 * vars.lost_german - 3 * vars.lost_soviet + 15 * vars.bunkers_lost
  sum = sum - worth.point * (relief + out + pocket)
  return side == "soviet" and sum or -sum
end

local place = advice.place

---All own units: strength and place.
local function army(game, side)
  local pieces, turn, wanted = units.ofSide(game, side), game.turn, advice.wanted(game)
  local front = game:zones(units.ofSide(game, enemyOf(side))):common(game:occupied{ side = side, onMap = true, class = "P" })
  local sum = #pieces * worth.unit + worth.deployed * #game:pieces{ side = side, deployed = true } + worth.contact * front:size()
  for i = 1, #pieces do
    local piece = pieces[i]
    sum = sum + worth.step * piece.steps + place(piece, piece.space.id, side, turn, wanted)
  end
  return sum
end

---Order in the movement phase: to have done with a unit is better than to go on with it, and to end the phase better than to stay
---in it when nobody is left. All of it is less than a hex of ground.
local function order(game)
  local left = #game:pieces{ side = game.side, onMap = true, handled = false }
  for piece in each(arrivals.waiting(game, game.side)) do
    if not piece.handled then left = left + 1 end
  end
  local sum = -0.1 - 0.8 * left / (left + 4)
  return game.vars.keep_point and sum - 0.05 or sum
end

---Points of an impulse: enough to move and to assault. Who attacks goes step by step.
local usual = { german = 5, soviet = 4 }

---The impulse goes on with its assaults rather than to be handed over.
local function conduct(game, side)
  if game.side ~= side then return 0 end
  if game.decision == "assault.define" then return 0.5 end
  if game.decision ~= "move.units" then return 0 end
  return order(game) - 0.5 * math.abs(game.vars.impulse_mp - usual[side])
end

-- Assaults ----------------------------------------------------------------------------------------------------------------

local function cover(piece, target)
  if piece.class == "AFV" then return piece.armour + 2 end
  local value = grounds[target.terrain].values["defence_" .. piece.class]
  return target.bunker > 0 and piece.side == "german" and math.max(value, 18) or value
end

local function fire(pieces, attacking)
  return lists.sum(pieces, function(piece) return attacking and piece.defence_only and 0 or piece.conventional * piece.steps end)
end

---What an assault of these units on a hex promises: odds on the defenders against those on the attackers.
local function promise(attackers, target)
  if not attackers[1] then return 0 end
  local defenders = lists.where(target.pieces, function(piece) return piece.side ~= attackers[1].side end)
  if not defenders[1] then return 20 end
  local odds = fire(attackers, true) / lists.sum(defenders, function(piece) return cover(piece, target) end)
  local back = fire(defenders) / lists.sum(attackers, function(piece) return cover(piece, piece.space) end)
  return 14 * odds - 12 * back - 16
end

---Units around a hex that could still join.
local function around(game, target, side)
  local list = {}
  for near in each(target.neighbours) do
    for piece in each(units.units(near, side)) do
      if piece.assault == "" and not piece.forced and units.hasPoint(game, piece) and not piece.defence_only then list[#list + 1] = piece end
    end
  end
  return list
end

---What the assaults promise that are declared or being prepared.
local function prospects(game, side)
  local sum, here = 0, game.here
  if game.active ~= side then return 0 end
  for target in each(game.vars.targets) do sum = sum + math.max(-30, promise(game:pieces{ side = side, assault = target.id }, target)) end
  if game.decision == "assault.units" and here.target then
    if here.attackers[1] then
      sum = sum + promise(here.attackers, here.target) - 1 + #here.attackers / 10
    else
      sum = sum + math.min(promise(around(game, here.target, side), here.target) - 2, 30)
    end
  end
  if game.decision == "barrage.guns" and here.guns then sum = sum + 0.3 + #here.guns / 20 - #here.attacks end
  return sum
end

---Bridges serve the Soviets.
local function bridges(game, side)
  if side ~= "soviet" then return 0 end
  local sum = worth.bridge * #game.vars.built
  for id in each(tables.bridges.values.start) do
    if game:space(id):has("bridge") then sum = sum + worth.bridge end
  end
  return sum
end

---What is left of the supply received so far: a turn's end is no gain, though it brings more.
local function stock(game, side)
  local sum = game.vars[side .. "_supply"]
  for turn = game.scenario.firstTurn + 1, game.turn do sum = sum - receipts[side][turn] end
  return worth.supply * sum
end

evaluate(function(game, side)
  if game.result then return game.result.winner == side and 100000 or -100000 end
  local score = standing(game, side) + army(game, side) + conduct(game, side) + prospects(game, side) + bridges(game, side)
  return score + stock(game, side) + (side == "german" and game.vars.city_point and 8 or 0)
end)

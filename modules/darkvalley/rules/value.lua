-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position looks, for the computer that looks one action ahead.

local combat = require "combat"
local goals = require "goals"
local places = require "places"
local rounds = require "rounds"

local worth = { point = 60, attack = 1.5, defence = 1, out = 2, isolated = 4, depot = 1, crowd = 0.3, opening = 6, openings = 20, moved = 1000 }

---The attack that is being prepared, with all who could join while nobody has: without hope it is not begun.
local function prospects(game, side)
  local here, name = game.here, game.decision
  if name == "combat.defence" then return here.attacker ~= side and -goals.promise(game, here) or 0 end
  if name ~= "combat.units" or here.attacker ~= side then return 0 end
  if here.attackers[1] then return goals.isLavish(game, here) and -1000 or math.max(goals.promise(game, here), -4) end
  local all = combat.everybody(game, here.target, {})
  local hope = combat.isEnough(all) and goals.promise(game, { attacker = side, attackers = all, target = here.target }) or 0
  return hope >= 0.5 and hope - 0.4 or -1000
end

---What the units of a side on the map are worth.
local function force(game, side)
  local filter = { side = side, ground = true, onMap = true }
  local sum = worth.attack * game:sum(filter, "attack") + worth.defence * game:sum(filter, "defence") + game:count(filter)
  filter.supply = "out"
  sum = sum - worth.out * game:count(filter)
  filter.supply = "isolated"
  return sum - worth.isolated * game:count(filter)
end

---Depots follow the railways towards objectives, each on a line of its own.
local function depots(game)
  if not goals.attacks(game, "axis") then return 0 end
  local sum, list = 0, game:pieces{ type = "depot", onMap = true, flipped = false }
  local way = list[1] and goals.rails(game)
  for i, depot in ipairs(list) do
    sum = sum - worth.depot * (way:distance(depot.space) or 30)
    for j = 1, i - 1 do sum = sum - worth.crowd * math.max(0, 6 - depot.space:distance(list[j].space)) end
  end
  return sum
end

---What the best attacks of a round that begins promise: who finds good ones fights first and moves then.
local function opening(game, side)
  if game.decision ~= "combat" or game.side ~= side or not goals.attacks(game, side) then return 0 end
  local fighters, sum = rounds.fighters(game), 0
  for target in each(goals.targets(game, combat.targets(game, fighters), fighters)) do
    local all = combat.everybody(game, target, {})
    if combat.isEnough(all) then sum = sum + math.max(0, goals.promise(game, { attacker = side, attackers = all, target = target })) end
  end
  return sum >= (game.vars.kind == "combat" and worth.openings or worth.opening) and 0.3 or -0.3
end

---Depots that have been moved in this turn: nobody ends the phase before all have.
local function moved(game)
  return game.phase == "depots" and worth.moved * game:count{ type = "depot", moved = true } or 0
end

---How well the units stand that have moved in this round.
local function placed(game, side)
  if game.decision ~= "move" or game.side ~= side then return 0 end
  local map, sum = goals.map(game, side), 0
  for piece in each(game:pieces{ side = side, ground = true, onMap = true, moved = true }) do
    sum = sum + goals.value(map, piece, piece.space)
  end
  return sum
end

---To place a unit that waits, to move a depot and to bomb is better than not to.
local conduct = { ["depot.move"] = 1, bombard = 0.5, ["bombard.victim"] = 0.5, ["release.place"] = 1, ["rebuild.place"] = 1, ["replace.place"] = 1 }

---Units in hand, of whom it is not said yet where they go.
local isOpen = { ["move.unit"] = true, ["rail.move"] = true }

evaluate(function(game, side)
  if game.result then return game.result.winner == side and 100000 or game.result.winner and -100000 or 0 end
  if isOpen[game.decision] and game.side == side then return -1000000 end
  local points = places.points(game) * worth.point + depots(game) + moved(game)
  local sum = (side == "axis" and points or -points) + force(game, side) - force(game, enemyOf(side))
  if game.vars.kind ~= "" and game.vars.owner == side and game.decision ~= "combat" then sum = sum + 0.5 end
  if game.decision == "combat" and game.vars.kind == "counterattack" then sum = sum - 6 end
  sum = sum + opening(game, side)
  return sum + prospects(game, side) + placed(game, side) + (game.side == side and conduct[game.decision] or 0)
end)

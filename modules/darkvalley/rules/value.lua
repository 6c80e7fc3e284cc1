-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position looks, for the computer that looks one action ahead.

local lists = require "std.lists"
local odds = require "std.odds"
local places = require "places"
local rounds = require "rounds"
local strength = require "strength"
local combat = require "combat"
local goals = require "goals"

local worth = { point = 60, unit = 6, step = 5, objective = 2, out = 3, isolated = 6 }

---What a column of a table promises: retreats and losses against own losses.
local function expectation(crt, column, drm)
  local sum = 0
  for one in each(odds.outcomes(crt, column, drm)) do
    local effect = odds.effect(crt, one.result)
    local gain = (effect.defender_steps or 0) * 6 + (effect.defender_retreat and 7 or 0) + (effect.eliminated and 18 or 0)
    sum = sum + one.chance * (gain - (effect.attacker_steps or 0) * 6)
  end
  return sum
end

---What the attack of these units on a hex promises.
local function promise(game, case)
  local column = strength.column(game, case)
  if not column then return -8 end
  return expectation(strength.crt(game, case.attacker), column, strength.drm(game, case))
end

---The attack that is being prepared.
local function prospects(game, side)
  local here = game.here
  if game.decision ~= "combat.units" or here.attacker ~= side then return 0 end
  if here.attackers[1] then return math.max(promise(game, here) + 0.1 * #here.attackers, -4) end
  local all = combat.candidates(game, here.target, rounds.fighters(game), {})
  if not combat.isEnough(all) then return -5 end
  return promise(game, { attacker = side, attackers = all, target = here.target }) - 0.5
end

local pull = goals.pull

local function army(game, side)
  local sum, way = 0, pull(side, game.turn)
  local list = game:pieces{ side = side, ground = true, onMap = true }
  for i = 1, #list do
    local piece = list[i]
    local space = piece.space
    sum = sum + worth.unit + worth.step * piece.steps + way * (space.col or 0)
    if piece.supply ~= "supplied" then sum = sum - worth.out end
    if space.vp then sum = sum + worth.objective end
  end
  local enemies = game:pieces{ side = enemyOf(side), combat = true, onMap = true }
  return sum - worth.unit * #enemies - worth.step * #lists.where(enemies, function(piece) return piece.steps == 2 end)
end

---To take a unit in hand is better than to end a phase; to move bases and trains about is not worth while.
local idle = { ["base.move"] = true, ["rail.move"] = true, ["sea.move"] = true, ["airborne.fly"] = true, bombard = false }

local function conduct(game, side)
  if game.side ~= side then return 0 end
  local name = game.decision
  if idle[name] then return -2 end
  if name == "move" then return -0.005 * #rounds.movers(game) end
  if name == "bombard" or name == "bombard.victim" then return 0.5 end
  return 0
end

---To take a unit in hand changes nothing yet, and is better than to end a phase; stacks are for people.
local function inHand(here)
  return #here.group == 1 and here.spent == 0 and 1000000 or -1000000
end

evaluate(function(game, side)
  if game.result then return game.result.winner == side and 100000 or game.result.winner and -100000 or 0 end
  if game.decision == "move.unit" and game.side == side then return inHand(game.here) end
  local points = places.points(game) * worth.point
  return (side == "axis" and points or -points) + army(game, side) + prospects(game, side) + conduct(game, side)
end)

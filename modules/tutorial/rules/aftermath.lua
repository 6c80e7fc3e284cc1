-- SPDX-License-Identifier: GPL-3.0-or-later
--- What follows a roll, in order (6.9): losses of both sides, retreats of both sides, advance. Chapter 7 has the last two.
--- Each stage asks its question and comes back here with the battle; a stage that has nothing to ask is skipped.

local advance = require "std.advance"
local lessons = require "lessons"
local lists = require "std.lists"
local losses = require "std.losses"
local retreat = require "std.retreat"
local stages = require "std.stages"
local units = require "units"
local zones = require "zones"

local aftermath = {}

---What is known of an attack once the die is rolled; it goes from decision to decision.
---@class Battle
---@field attacker Side
---@field target Space
---@field attackers Piece[]
---@field attacker_steps integer   to lose
---@field defender_steps integer
---@field attacker_retreat integer   hexes to retreat
---@field defender_retreat integer

---Attackers that suffer results: artillery does not (6.4), nor do the dead.
local function attackers(battle)
  return lists.where(losses.alive(battle.attackers), function(piece) return not units.isArtillery(piece) end)
end

---Defenders still in the hex.
local function defenders(battle)
  return lists.where(battle.target.pieces, function(piece) return piece.side ~= battle.attacker end)
end

local order = { "attacker_losses", "defender_losses", "defender_retreat", "attacker_retreat", "advance" }

local list = {
  attacker_losses = function(turn, battle) return losses.ask(turn, "losses", attackers(battle), battle.attacker_steps, battle) end,
  defender_losses = function(turn, battle) return losses.ask(turn, "losses", defenders(battle), battle.defender_steps, battle) end,
  defender_retreat = function(turn, battle)
    return retreat.ask(turn, "retreat", defenders(battle), battle.defender_retreat, battle.target, battle)
  end,
  attacker_retreat = function(turn, battle)
    return retreat.ask(turn, "retreat", attackers(battle), battle.attacker_retreat, battle.target, battle)
  end,
  advance = function(turn, battle)
    return not defenders(battle)[1] and advance.ask(turn, "advance", attackers(battle), battle.target, battle)
  end,
}

---Asks the next question that the result puts.
local function go(turn, battle)
  stages.go(turn, battle, order, list)
end

---Begins to carry a result out.
---@param turn Turn
---@param battle Battle
---@param effect table   an entry of the combat table's `results`
function aftermath.begin(turn, battle, effect)
  battle.attacker_steps, battle.defender_steps = effect.attacker_steps or 0, effect.defender_steps or 0
  battle.attacker_retreat, battle.defender_retreat = effect.attacker_retreat or 0, effect.defender_retreat or 0
  if effect.eliminated then
    for piece in each(defenders(battle)) do units.eliminate(turn, piece, "6.9") end
  end
  go(turn, battle)
end

---Is the defender's retreat still to come when the losses asked for are taken?
local function isBeforeRetreat(battle)
  return (battle.stage == "defender_losses" or battle.stage == "defender_retreat") and defenders(battle)[1]
end

decision "losses" (losses.decision{
  rule = "6.10",
  lose = function(turn, piece) units.loseStep(turn, piece, "6.10") end,
  why = function(game, piece)
    need(not units.isArtillery(piece) or piece.side ~= game.here.attacker, "6.4", _"Artillery that attacks suffers no losses.")
  end,
  follows = function(game) return isBeforeRetreat(game.here) and retreat.follows(game.here.defender_retreat) or nil end,
  after = go,
})

decision "retreat" (retreat.decision{
  rules = { lead = "7.1", away = "7.2", closed = "7.3", full = "7.4", stuck = "7.5", stand = "7.6" },
  help = lessons.help("retreat", _"Each hex must lead away from the fighting. A unit that can't go on loses a step."),
  closed = function(game, piece) return zones.closed(game, piece.side) end,
  fits = units.fits,
  lose = units.loseStep,
  canStand = function(game, piece)
    return piece.side ~= game.here.attacker and terrain.terrains[piece.space.terrain].values.stand
  end,
  cantStand = _"Only a defender in a town or city that has not begun its retreat may stand its ground.",
  entered = units.take,
  follows = function(game)
    local battle = game.here
    return game.side ~= battle.attacker and attackers(battle)[1] and advance.follows(battle.target) or nil
  end,
  after = go,
})

decision "advance" (advance.decision{
  rules = { who = "7.8", enter = "7.9" },
  help = _"The hex is empty: up to two of the units that attacked may move in, whatever the zones of control.",
  fits = units.fits,
  why = function(__, piece) need(not units.isArtillery(piece), "6.4", _"Artillery does not advance.") end,
  entered = units.take,
  after = go,
})

return aftermath

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.5.1 and 3.0: bombardments at 2-1, by chit, by event, and those of both sides before the first turn.

local aftermath = require "aftermath"
local fog = require "fog"
local lists = require "std.lists"
local odds = require "odds"
local standard = require "std.odds"
local territory = require "territory"
local units = require "units"

local bombardment = {}

local numbers = tables.numbers.values
local attacks = tables.bombardment.values.attacks

---Units that spot for a bombardment: of a side, or of one front of it.
local function spotters(game, force)
  if force == "german" or force == "soviet" then return units.hexes(game, force) end
  local own = game:occupied{ kind = "unit", front = force, onMap = true }
  return own:union(game:occupied{ kind = "hq", front = force, onMap = true })
end

---Hexes that may be bombarded: enemy combat units near a spotter, each hex once (2.5.1, 3.0).
local function targets(game)
  local here = game.here
  local near = units.held(game, enemyOf(game.side)):common(game:within(spotters(game, here.force), here.range))
  return near:minus(game:setOf(game.vars.bombarded))
end

---Rolls for the number of attacks.
local function count(turn, rolls, rule)
  local sum = 0
  for __ = 1, rolls do
    local die = turn:roll()
    sum = sum + attacks[die]
    turn:log({ _"Bombardment table: the die shows {1}, {2} {2|attack|attacks}.", die, attacks[die] },
      { rule = rule, dice = { die }, kind = "roll" })
  end
  return sum
end

---Lets a force (german, soviet, 2bf or 3bf) make so many bombardments; those before the first turn reach two hexes, with 1
---less on the die.
local function begin(turn, force, left, first)
  turn:push("bombardment", {
    side = force == "german" and "german" or "soviet",
    force = force,
    left = left,
    range = first and numbers.first_bombardment_range or numbers.bombardment_range,
    drm = first and numbers.first_bombardment_drm or 0,
  })
end

---New bombardments, for which no hex has been a target yet.
---@param turn Turn
---@param force string
---@param left integer
function bombardment.fresh(turn, force, left)
  turn.vars.bombarded = {}
  begin(turn, force, left)
end

---The chit of a front (2.5.1).
---@param turn Turn
---@param force string
function bombardment.chit(turn, force)
  bombardment.fresh(turn, force, count(turn, 1, "2.5.1"))
end

local function whyTarget(game, action)
  local space, here = action.space, game.here
  local enemy = enemyOf(game.side)
  need(space and space.kind == "hex" and units.at(space, enemy)[1], "2.5.1", _"There is no enemy unit to bombard.")
  need(not lists.contains(game.vars.bombarded, space), "2.5.1", { _"{1} has already been bombarded.", space })
  need(targets(game):has(space), here.range == 1 and "2.5.1" or "3.0", { _"{1} is too far from the units that spot for this bombardment.", space })
end

local function resolve(turn, target, side, drm)
  local column = odds.bombardment(target)
  local words = drm == 0 and _"Bombardment of {1} at {2}: the die shows {3}, {4}. {5} Only the defender's part counts."
    or _"Bombardment of {1} at {2}: the die shows {3}, modifier {6}, {4}. {5} Only the defender's part counts."
  local result = standard.attack(turn, odds.crt, column, { space = target, rule = "2.5.1", words = words, drm = drm })
  territory.attacked(turn, target)
  aftermath.begin(turn, { attacker = side, target = target, attackers = {}, bombarding = true }, result, odds.cover({}, target))
end

local function fire(turn, action)
  local side, target, here = turn.side, action.space, turn.here
  local left, drm = here.left - 1, here.drm
  here.left = left
  if left == 0 then turn:pop() end
  turn.vars.bombarded = lists.with(turn.vars.bombarded, target)
  fog.lift(turn, target, side)
  resolve(turn, target, side, drm)
end

decision "bombardment" {
  rule = "2.5.1",
  prompt = function(game) return { _"Choose a hex to bombard: {1} left", game.here.left } end,
  help = _"Each attack is rolled at 2-1. Only the defender suffers, and nobody advances.",
  main = "stop", pass = "stop",
  auto = true,
  actions = function(game, offer)
    offer:space("bombard", targets(game))
    offer:button("stop")
    offer:hint("max", game.here.left)
    local force = game.here.force
    if force == "2bf" or force == "3bf" then offer:seat(force) end
  end,
  bombard = { label = _"Bombard {space}", rule = "2.5.1", why = whyTarget, run = fire },
  stop = { label = _"No more bombardments", rule = "2.5.1", run = function(turn) turn:pop() end },
}

phase "bombardment" {
  when = function(game) return game.turn == 1 end,
  enter = function(turn)
    turn:push("bombardment.rolls", { side = "soviet", force = "3bf" })
    turn:push("bombardment.rolls", { side = "soviet", force = "2bf" })
    turn:push("bombardment.rolls", { side = "german", force = "german" })
  end,
}

decision "bombardment.rolls" {
  rule = "3.0",
  prompt = _"Roll for the bombardments",
  main = "roll",
  auto = true,
  actions = function(__, offer) offer:button("roll") end,
  roll = {
    label = _"Roll twice on the bombardment table", rule = "3.0",
    run = function(turn)
      local force = turn.here.force
      turn:pop()
      if force ~= "3bf" then turn.vars.bombarded = {} end
      begin(turn, force, count(turn, numbers.first_bombardment_rolls, "3.0"), true)
    end,
  },
}

return bombardment

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.5.1 and 3.0: bombardments at 2-1, by chit, by event, and those of both sides before the first turn.

local aftermath = require "aftermath"
local fog = require "fog"
local lists = require "lists"
local odds = require "odds"
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
---@param game Game
---@param here table   force, range
---@return SpaceSet
function bombardment.targets(game, here)
  local side = here.force == "german" and "german" or "soviet"
  local near = units.held(game, enemyOf(side)):common(game:within(spotters(game, here.force), here.range))
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

---Lets a force make so many bombardments.
---@param turn Turn
---@param force string   german, soviet, 2bf or 3bf
---@param left integer
---@param first? boolean   before the first turn: two hexes, and 1 less on the die
function bombardment.begin(turn, force, left, first)
  turn:push("bombardment", {
    side = force == "german" and "german" or "soviet",
    force = force,
    left = left,
    range = first and numbers.first_bombardment_range or numbers.bombardment_range,
    drm = first and numbers.first_bombardment_drm or 0,
  })
end

---The chit of a front (2.5.1).
---@param turn Turn
---@param force string
function bombardment.chit(turn, force)
  turn.vars.bombarded = {}
  bombardment.begin(turn, force, count(turn, 1, "2.5.1"))
end

local function whyTarget(game, action)
  local space, here = action.space, game.here
  local enemy = enemyOf(game.side)
  need(space and space.kind == "hex" and units.at(space, enemy)[1], "2.5.1", _"There is no enemy unit to bombard.")
  need(not lists.contains(game.vars.bombarded, space), "2.5.1", { _"{1} has already been bombarded.", space })
  need(false, here.range == 1 and "2.5.1" or "3.0", { _"{1} is too far from the units that spot for this bombardment.", space })
end

---Notes the target and takes one attack off.
local function spend(turn, target)
  local here = turn.here
  local left, force, range, drm, side = here.left - 1, here.force, here.range, here.drm, turn.side
  turn.vars.bombarded = lists.with(turn.vars.bombarded, target)
  turn:pop()
  if left > 0 then turn:push("bombardment", { side = side, force = force, left = left, range = range, drm = drm }) end
end

local function resolve(turn, target, side, drm)
  local vars = turn.vars
  local column = odds.bombardment(target)
  local die = turn:roll()
  local row = math.max(1, die + drm)
  local result = lookup("crt", row, column)
  turn:log({ _"Bombardment of {1} at {2}: the die shows {3}, {4}.", target, tables.crt.columns[column], die, result },
    { rule = "2.5.1", space = target, dice = { die }, kind = "combat" })
  vars.attacker, vars.target, vars.attackers, vars.bombarding = side, target, {}, true
  territory.attacked(turn, target)
  aftermath.begin(turn, result, odds.cover({}, target))
end

local function fire(turn, action)
  local side, drm, target = turn.side, turn.here.drm, action.space
  spend(turn, target)
  fog.lift(turn, target, side)
  resolve(turn, target, side, drm)
end

decision "bombardment" {
  rule = "2.5.1",
  prompt = function(game) return { _"Choose a hex to bombard: {1} left", game.here.left } end,
  help = _"Each attack is rolled at 2-1. Only the defender suffers, and nobody advances.",
  auto = true,
  actions = function(game, offer)
    offer:space("bombard", bombardment.targets(game, game.here))
    offer:button("stop")
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
  auto = true,
  actions = function(__, offer) offer:button("roll") end,
  roll = {
    label = _"Roll twice on the bombardment table", rule = "3.0",
    run = function(turn)
      local force = turn.here.force
      turn:pop()
      if force ~= "3bf" then turn.vars.bombarded = {} end
      bombardment.begin(turn, force, count(turn, numbers.first_bombardment_rolls, "3.0"), true)
    end,
  },
}

return bombardment

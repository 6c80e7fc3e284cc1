-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 5: impulses, the points that are committed to them, and the end of the turn.

local arrivals = require "arrivals"
local combat = require "combat"
local garrisons = require "garrisons"
local pools = require "pools"
local replacements = require "replacements"
local stacking = require "stacking"
local victory = require "victory"

local impulse = {}

local numbers = tables.numbers.values

---Could the side assault with so many points: the Soviets only with three, or with all that they have left (5.5)?
---@param side Side
---@param points integer
---@param rest integer   what is left for later impulses
---@return boolean
function impulse.isEnough(side, points, rest)
  if side == "german" then return points >= numbers.german_assault_mp end
  return points >= numbers.soviet_assault_mp or (points > 0 and rest == 0)
end

---May the side assault in this impulse?
---@param game Game
---@param side Side
---@return boolean
function impulse.mayAssault(game, side)
  return impulse.isEnough(side, game.vars.impulse_mp, game.vars[side .. "_mp"])
end

---Everything that lasts only for an impulse is put away.
local function tidy(turn, side)
  for piece in each(turn:pieces{ side = side, onMap = true }) do
    if piece.mp_spent > 0 then turn:set(piece, "mp_spent", 0) end
  end
  for name in each{ "stopped", "handled", "fresh", "entrained", "topped" } do
    turn:set(turn:pieces{ side = side, [name] = true }, name, false)
  end
  local vars = turn.vars
  vars.impulse_mp, vars.impulse_side, vars.keep_point, vars.switches, vars.crowded = 0, "", false, 0, {}
end

phase "opening" {
  enter = function(turn)
    local side = turn.active
    turn.vars.impulse_side = side
    pools.reset(turn)
    if side == "soviet" then replacements.comeBack(turn) end
    arrivals.bring(turn, side)
    arrivals.roll(turn, side)
  end,
}

local function commit(turn, action)
  local side, points = turn.side, action.value
  local name = side .. "_mp"
  turn.vars[name] = turn.vars[name] - points
  turn.vars.impulse_mp = points
  turn:log({ side == "german" and _"The Germans commit {1} movement {1|point|points}." or _"The Soviets commit {1} movement {1|point|points}.", points },
    { rule = "5.1", kind = "phase" })
  turn:next()
end

decision "impulse.points" {
  rule = "5.1",
  prompt = function(game) return { _"Commit movement points to this impulse: {1} left in this turn", game.vars[game.side .. "_mp"] } end,
  help = _"All your units can move so many points in this impulse. Soviet assaults need three points, or all that are left.",
  ask = "points", main = "commit",
  actions = function(game, offer)
    local left = game.vars[game.side .. "_mp"]
    for points = 1, left do
      offer:button("commit", { value = points, label = { _"Commit {1} movement {1|point|points}", points } })
    end
    offer:hint("value", left, _"Movement points left")
    offer:hint("value", pools.points(game, game.side), _"Supply points")
    if game.side == "german" then offer:hint("value", game.vars.city_supply, _"Supply points of Velikiye Luki") end
  end,
  commit = {
    label = _"Commit movement points", rule = "5.1", run = commit,
    why = function(game, action)
      local points, left = action.value, game.vars[game.side .. "_mp"]
      need(math.type(points) == "integer" and points >= 1, "5.1", _"An impulse takes at least one movement point.")
      need(points <= left, "5.1", { _"You have only {1} movement {1|point|points} left in this turn.", left })
    end,
  },
}

phase "movement" {
  enter = function(turn)
    local side = turn.active
    for piece in each(turn:pieces{ side = side, onMap = true }) do
      if garrisons.isLocked(turn, piece) then turn:set(piece, "handled", true) end
    end
    turn:set(turn:pieces{ side = side, forced = true }, "forced", false)
    turn.vars.crowded = stacking.illegal(turn, side)
  end,
}

---Whose impulse is next: the other side's while it has points, then the own again (5).
local function following(game, side)
  local other = enemyOf(side)
  if game.vars[other .. "_mp"] > 0 then return other end
  return game.vars[side .. "_mp"] > 0 and side or nil
end

phase "closing" {
  enter = function(turn)
    local side = turn.active
    local name = "impulses_" .. side
    turn.vars[name] = turn.vars[name] + 1
    combat.reset(turn)
    tidy(turn, side)
    if side == "soviet" then victory.scoreRailway(turn) end
    local next = following(turn, side)
    if next then turn:go("impulse", next) else turn:go("end") end
  end,
}

phase "end" {
  enter = function(turn)
    turn:log({ _"Turn {1} is over.", turn.turn }, { rule = "5", kind = "phase" })
    if turn.turn >= turn.scenario.lastTurn then victory.finish(turn) end
  end,
}

return impulse

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Where a computer that plays the Germans should look first, when a thousand moves are possible.

local units = require "units"
local victory = require "victory"

local advice = {}

local sight, reach = tables.advice.values.sight, tables.advice.values.reach
local track = tables.turns.values

---Hexes of the plan that are still Soviet.
---@param game Game
---@return SpaceSet
function advice.open(game)
  local first = game:region{ control = "soviet", feature = "plan1" }
  local open = first:union(game:region{ control = "soviet", feature = "plan2" })
  if game.turn <= track.pocket_count_until then return open end
  return open:union(game:region{ control = "soviet", feature = "plan3" })
end

---The mechanised forces come first; they can't pass other armies.
---@param game Game
---@return SpaceSet?
function advice.forces(game)
  local fast = game:occupied{ side = "german", kind = "unit", onMap = true, moved = false, mobility = "mech" }
  return fast:size() > 0 and fast or nil
end

---The plan, the Soviet hexes nearby, and on turn 3 the gaps of the front.
---@param game Game
---@return SpaceSet
function advice.moves(game)
  local soviet = units.soviet(game)
  local lead = game.vars.force[1].space
  local goals = soviet:common(game:within(lead, sight)):union(advice.open(game):common(game:within(lead, reach)))
  if game.turn <= track.pocket_count_until then goals = goals:union(game:within(advice.open(game), 2):minus(soviet)) end
  if game.turn > track.pocket_count_until then goals = goals:union(game:region{ control = "soviet", feature = "victory" }) end
  if game.turn == 2 or game.turn == 3 then goals = goals:union(victory.gaps(game)) end
  return goals
end

return advice

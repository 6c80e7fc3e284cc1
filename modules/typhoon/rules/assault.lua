-- SPDX-License-Identifier: GPL-3.0-or-later
--- Entering a Soviet hex: defence, regular battle, and what follows (3.3, 8.0, 10.7).

local battle = require "battle"
local force = require "force"
local generation = require "generation"
local pockets = require "pockets"
local units = require "units"

local assault = {}

---The hex turns German, casualties come back, and pockets are looked for.
local function win(turn, space)
  battle.restore(turn, space)
  units.capture(turn, { space })
  turn:log({ _"{1} is taken.", space }, { rule = "10.7", space = space, kind = "control" })
  pockets.check(turn)
end

---Everybody goes back to where the force came from, and is finished (9.9).
local function lose(turn)
  local from = turn.vars.force_from
  force.put(turn, from)
  turn:log({ _"The attack fails; the force is back in {1} and has finished.", from }, { rule = "9.9", space = from, kind = "combat" })
  force.finish(turn)
end

battle.endings.regular = function(turn, fight, won)
  generation.disband(turn, fight.target)
  if won then return win(turn, fight.target) end
  battle.restore(turn, turn.vars.force_from)
  lose(turn)
end

---The force has just entered a Soviet hex.
---@param turn Turn
function assault.begin(turn)
  local space, from = force.space(turn), turn.vars.force_from
  if generation.roll(turn, space) then
    battle.begin(turn, "regular", space, from:over(space, "river"))
  else
    turn:log({ _"Nobody defends {1}.", space }, { rule = "8.2", space = space, kind = "control" })
    win(turn, space)
  end
end

return assault

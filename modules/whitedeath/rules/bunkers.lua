-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 19: bunkers; 26.C: intrinsic garrisons of towns on the railway. Neither of them is a counter.

local combat = require "combat"
local lists = require "std.lists"
local units = require "units"
local victory = require "victory"

local bunkers = {}

local numbers = tables.combat.values

---Strength of the bunker in a hex that still has somebody to man it (19).
---@param space Space
---@return integer
function bunkers.strength(space)
  if space.bunker == 0 then return 0 end
  return lists.any(space.pieces, function(piece) return piece.side == "german" end) and space.bunker or 0
end

---Does a bunker keep the unit from checking morale? Not tanks, and not who assaults out of it (14.C.6, 19).
---@param piece Piece
---@return boolean
function bunkers.steadies(piece)
  local space = piece.space
  return space.bunker >= numbers.bunker_steadies and piece.side == "german" and piece.assault == "" and not units.isAfv(piece)
end

---Barrage breaks a bunker up; nothing is spared (11.B.2.B).
---@param turn Turn
---@param space Space
---@param points integer
function bunkers.hit(turn, space, points)
  local left = math.max(0, space.bunker - points)
  if points <= 0 then return end
  turn:set(space, "bunker", left)
  if left > 0 then
    turn:log({ _"The bunker in {1} loses {2} strength {2|point|points}: {3} left.", space, points, left },
      { rule = "19", space = space, kind = "loss" })
  else
    turn:log({ _"The bunker in {1} is destroyed.", space }, { rule = "19", space = space, kind = "loss" })
    victory.onBunker(turn, space)
  end
end

---Is there an intrinsic garrison to fight?
---@param space Space
---@param attacker Side
---@return boolean
function bunkers.hasGarrison(space, attacker)
  return space.intrinsic and attacker == "soviet"
end

---The garrison of a town is destroyed, for good.
---@param turn Turn
---@param space Space
function bunkers.destroyGarrison(turn, space)
  turn:set(space, "intrinsic", false)
  combat.noteDeath(turn, space)
  turn:log({ _"The garrison of {1} is eliminated.", space }, { rule = "26.C", space = space, kind = "loss" })
end

return bunkers

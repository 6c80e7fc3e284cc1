-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 12: air units on the ground.

local air = {}

local numbers = tables.numbers.values

---A unit of the 3rd or 18th Air Army needs a 6 to come back (12.4).
local function comesBack(turn, plane)
  if not plane.die then return true end
  local die = turn:roll()
  local back = die >= numbers.air_return_roll
  turn:log({ back and _"{1}: the die shows {2}, it is ready again." or _"{1}: the die shows {2}, it stays in refit.", plane, die },
    { rule = "12.4", piece = plane, dice = { die }, kind = "roll" })
  return back
end

---Refit first, then grounded (12.2): nobody goes both ways in one phase.
phase "air" {
  enter = function(turn)
    for plane in each(turn:space"refit".pieces) do
      if comesBack(turn, plane) then
        turn:move(plane, turn:space(plane.home))
        turn:log({ _"{1} is ready.", plane }, { rule = "12.2.2", piece = plane })
      end
    end
    for plane in each(turn:space"grounded".pieces) do
      turn:move(plane, turn:space"refit")
      turn:log({ _"{1} goes to refit.", plane }, { rule = "12.2.1", piece = plane })
    end
  end,
}

---Bad weather: refit to grounded, everybody else to refit (events 6 and 8).
---@param turn Turn
function air.storm(turn)
  local refit = turn:space"refit"
  turn:move(refit.pieces, turn:space"grounded")
  for box in each{ "air-1", "air-4", "luftwaffe" } do turn:move(turn:space(box).pieces, refit) end
end

return air

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 3: which day a turn is.

local calendar = {}

---Writes the turn and its date when the first side begins.
---@param turn Turn
function calendar.announce(turn)
  if turn.active ~= sides[1] then return end
  local date = lookup("turns", turn.turn, "Date")
  turn:log({ _"Turn {1}, {2}.", turn.turn, date }, { rule = "3.1", kind = "phase" })
end

return calendar

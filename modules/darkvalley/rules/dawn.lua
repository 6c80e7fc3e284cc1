-- SPDX-License-Identifier: GPL-3.0-or-later
--- What begins every turn: date, weather, and what the calendar changes by itself (7.10).

local almanac = require "almanac"
local guards = require "guards"

local dawn = {}

---@param turn Turn
function dawn.begin(turn)
  local month, year = almanac.date(turn.turn)
  turn.vars.weather = almanac.weather(turn)
  turn:log({ _"Turn {1}, {2} {3}.", turn.turn, month, year }, { rule = "2.1", kind = "phase" })
  turn:move(turn:piece "TURN", turn:space("T" .. turn.turn))
  guards.reform(turn)
end

return dawn

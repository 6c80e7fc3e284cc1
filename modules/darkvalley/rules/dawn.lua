-- SPDX-License-Identifier: GPL-3.0-or-later
--- What begins every turn: date, weather, and what the calendar changes by itself (7.10).

local almanac = require "almanac"
local guards = require "guards"

local dawn = {}

---What the charts say of the turn: special rules, and who arrives; the first turn of a game has no arrivals, but tells the order of play.
local function tell(turn)
  for rule in each(almanac.row(tables.turn_rules, turn.turn)) do turn:log({ _"This turn: {1}", rule }, { rule = "2.3" }) end
  if turn.turn == turn.scenario.firstTurn then
    turn:log({ _"Each turn: {1}, {2}, {3}, {4}, {5}, {6}.", table.unpack(tables.sequence.rows) }, { rule = "4.1" })
    return
  end
  for names in each(almanac.row(tables.reinforcements_axis, turn.turn)) do turn:log({ _"The Axis expects: {1}", names }, { rule = "7.1" }) end
  for names in each(almanac.row(tables.reinforcements_soviet, turn.turn)) do turn:log({ _"The Soviets expect: {1}", names }, { rule = "7.1" }) end
end

---@param turn Turn
function dawn.begin(turn)
  local month, year = almanac.date(turn.turn)
  turn.vars.weather = almanac.weather(turn)
  turn:log({ _"Turn {1}, {2} {3}.", turn.turn, month, year }, { rule = "2.1", kind = "phase" })
  turn:move(turn:piece "TURN", turn:space("T" .. turn.turn))
  tell(turn)
  guards.reform(turn)
end

return dawn

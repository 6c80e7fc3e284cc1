-- SPDX-License-Identifier: GPL-3.0-or-later
--- What a turn brings, from the players' charts: who arrives, what begins, and the order of play.

local almanac = require "almanac"

---The words of a chart in the row of a turn; rows are single turns or spans such as 7–9.
local function row(chart, turn)
  local list = {}
  for i, heading in ipairs(chart.rows) do
    local first, last = heading:match "^(%d+)%D+(%d+)$"
    first, last = tonumber(first or heading), tonumber(last or heading)
    if first and turn >= first and turn <= last then list[#list + 1] = chart.cells[i][1] end
  end
  return list
end

query "calendar" (function(game, args)
  local turn = args.turn or game.turn
  local month, year = almanac.date(turn)
  return {
    turn = turn, month = month, year = year, weather = tables.turns.values.weather[turn],
    axis = row(tables.reinforcements_axis, turn), soviet = row(tables.reinforcements_soviet, turn),
    rules = row(tables.turn_rules, turn), phases = tables.sequence.rows,
  }
end)

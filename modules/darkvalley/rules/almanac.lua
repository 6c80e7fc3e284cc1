-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.1, 11.3, 10.2: the date and weather of a turn, and what they change.

local almanac = {}

local record = tables.turns.values
local names = tables.turns
local firstWinter = tables.weather.values.first_winter

local function at(list, turn)
  return list[math.min(turn, #list)]
end

---@param turn integer
---@return integer
function almanac.year(turn)
  return at(record.year, turn)
end

---The month and the year as the turn record says them.
---@param turn integer
---@return string, string
function almanac.date(turn)
  local row = at(names.cells, turn)
  return row[2], tostring(row[1])
end

---"good", "mixed", "mud" or "snow".
---@param game Game
---@return string
function almanac.weather(game)
  return at(record.weather, game.turn)
end

---The words of a chart for a turn; its rows are single turns or spans such as 7–9 (2.3).
---@param chart table
---@param turn integer
---@return string[]
function almanac.row(chart, turn)
  local list = {}
  for i, heading in ipairs(chart.rows) do
    local first, last = heading:match "^(%d+)%D+(%d+)$"
    first, last = tonumber(first or heading), tonumber(last or heading)
    if turn >= first and turn <= last then list[#list + 1] = chart.cells[i][1] end
  end
  return list
end

---The snow of the winter 1941-42, turns 7 to 9 (11.3).
---@param game Game
---@return boolean
function almanac.isFirstWinter(game)
  return game.turn >= firstWinter[1] and game.turn <= firstWinter[#firstWinter]
end

---Good or Mixed weather.
---@param game Game
---@return boolean
function almanac.isFair(game)
  local weather = almanac.weather(game)
  return weather == "good" or weather == "mixed"
end

local lastGood, lastMixed = tables.numbers.values.initiative_good_last, tables.numbers.values.initiative_mixed_last

---Who has the initiative (10.2).
---@param game Game
---@return Side
function almanac.initiative(game)
  local weather = almanac.weather(game)
  if weather == "good" and game.turn <= lastGood then return "axis" end
  if weather == "mixed" and game.turn <= lastMixed then return "axis" end
  return "soviet"
end

local effects = tables.weather.values

---The row of the weather chart that counts now.
---@param game Game
---@return table
function almanac.effects(game)
  local weather = almanac.weather(game)
  if weather == "snow" and almanac.isFirstWinter(game) then weather = "snow_first" end
  return effects[weather]
end

---Movement points that the weather takes from a supplied unit (11.3); HQs count as mechanised (14.1).
---@param game Game
---@param piece Piece
---@return integer
function almanac.slows(game, piece)
  local row = almanac.effects(game)
  if piece.side == "soviet" then return -row.soviet end
  return -((piece.mech or piece.type == "hq") and row.axis_mech or row.axis_other)
end

return almanac

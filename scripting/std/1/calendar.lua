-- SPDX-License-Identifier: GPL-3.0-or-later
--- The calendar: which day or month a turn is, and its announcement.

local calendar = {}

---A day, or a month when it has no day.
---@class Date
---@field year integer
---@field month integer   1 to 12
---@field day integer?

local days = {
  _"{1} January {2}", _"{1} February {2}", _"{1} March {2}", _"{1} April {2}", _"{1} May {2}", _"{1} June {2}",
  _"{1} July {2}", _"{1} August {2}", _"{1} September {2}", _"{1} October {2}", _"{1} November {2}", _"{1} December {2}",
}

local months = {
  _"January {1}", _"February {1}", _"March {1}", _"April {1}", _"May {1}", _"June {1}", _"July {1}", _"August {1}",
  _"September {1}", _"October {1}", _"November {1}", _"December {1}",
}

---Days since 1 March of the year 0, by the calendar of today.
local function number(date)
  local year, month = date.year, date.month - 3
  if month < 0 then year, month = year - 1, month + 12 end
  return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + date.day - 1
end

local function dateOf(count)
  local era = count // 146097
  local rest = count % 146097
  local year = (rest - rest // 1460 + rest // 36524 - rest // 146096) // 365
  local day = rest - (365 * year + year // 4 - year // 100)
  local month = (5 * day + 2) // 153
  local first = (153 * month + 2) // 5
  return {
    year = era * 400 + year + (month >= 10 and 1 or 0), month = month < 10 and month + 3 or month - 9, day = day - first + 1,
  }
end

local function check(date, level)
  local isMonth = date.month >= 1 and date.month <= 12
  if not isMonth then error("a month is a number from 1 to 12", level + 1) end
  if not date.day then return end
  local same = dateOf(number(date))
  if same.day ~= date.day or same.month ~= date.month then error("there is no such day", level + 1) end
end

---The date so many days later (or earlier, below 0).
---@param date Date   with a day
---@param count integer
---@return Date
function calendar.daysAfter(date, count)
  if not date.day then error("a month has no days to add to", 2) end
  check(date, 2)
  return dateOf(number(date) + count)
end

---The month so many months later (or earlier, below 0); it has no day.
---@param date Date
---@param count integer
---@return Date
function calendar.monthsAfter(date, count)
  check(date, 2)
  local months = date.year * 12 + date.month - 1 + count
  return { year = months // 12, month = months % 12 + 1 }
end

---The date of a turn, when every turn is as long: `calendar.ofTurn({ year = 1941, month = 6, day = 22, days = 4 }, game.turn)`.
---@param first { year: integer, month: integer, day?: integer, days?: integer, months?: integer }   the date of turn 1, and how long a turn is
---@param turn integer
---@return Date
function calendar.ofTurn(first, turn)
  if first.days then return calendar.daysAfter(first, (turn - 1) * first.days) end
  return calendar.monthsAfter(first, (turn - 1) * (first.months or 1))
end

---A date in words: "22 June 1941", or "June 1941".
---@param date Date
---@return Words
function calendar.words(date)
  check(date, 2)
  local year = tostring(date.year)
  if not date.day then return { months[date.month], year } end
  return { days[date.month], date.day, year }
end

---Writes the turn and its date when the first side begins.
---@param turn Turn
---@param date string|Date   as a chart says it, or as `ofTurn` reckons it
---@param rule string
function calendar.announce(turn, date, rule)
  if turn.active and turn.active ~= sides[1] then return end
  local words = type(date) == "string" and { _"Turn {1}, {2}.", turn.turn, date } or calendar.words(date)
  turn:log(words, { rule = rule, kind = "phase" })
end

return calendar

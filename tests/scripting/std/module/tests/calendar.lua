-- SPDX-License-Identifier: GPL-3.0-or-later

local calendar = require "std.calendar"

local function fails(part, run, ...)
  local ok, message = pcall(run, ...)
  expectTrue(not ok, "a mistake must be found")
  expectTrue(message:find(part, 1, true), message)
end

test("days later and earlier", function()
  local first = { year = 1941, month = 6, day = 22 }
  expect(calendar.daysAfter(first, 0), first)
  expect(calendar.daysAfter(first, 9), { year = 1941, month = 7, day = 1 })
  expect(calendar.daysAfter(first, 193), { year = 1942, month = 1, day = 1 })
  expect(calendar.daysAfter(first, -22), { year = 1941, month = 5, day = 31 })
  expect(calendar.daysAfter({ year = 1944, month = 2, day = 28 }, 1), { year = 1944, month = 2, day = 29 })
  expect(calendar.daysAfter({ year = 1943, month = 2, day = 28 }, 1), { year = 1943, month = 3, day = 1 })
  expect(calendar.daysAfter({ year = 2000, month = 2, day = 28 }, 1), { year = 2000, month = 2, day = 29 })
  expect(calendar.daysAfter({ year = 1900, month = 2, day = 28 }, 1), { year = 1900, month = 3, day = 1 })
  expect(calendar.daysAfter({ year = 1999, month = 12, day = 31 }, 1), { year = 2000, month = 1, day = 1 })
end)

test("months later and earlier", function()
  expect(calendar.monthsAfter({ year = 1941, month = 6 }, 7), { year = 1942, month = 1 })
  expect(calendar.monthsAfter({ year = 1941, month = 6, day = 22 }, -6), { year = 1940, month = 12 })
end)

test("turns", function()
  expect(calendar.ofTurn({ year = 1941, month = 6, day = 22, days = 4 }, 4), { year = 1941, month = 7, day = 4 })
  expect(calendar.ofTurn({ year = 1941, month = 6 }, 8), { year = 1942, month = 1 })
  expect(calendar.ofTurn({ year = 1941, month = 6, months = 2 }, 2), { year = 1941, month = 8 })
end)

test("words", function()
  expect(calendar.words{ year = 1941, month = 6, day = 22 }, { "{1} June {2}", 22, "1941" })
  expect(calendar.words{ year = 1945, month = 12 }, { "December {1}", "1945" })
end)

test("days that are none", function()
  fails("month", calendar.words, { year = 1941, month = 13 })
  fails("month", calendar.words, { year = 1941, month = 0, day = 3 })
  fails("no such day", calendar.words, { year = 1941, month = 2, day = 29 })
  fails("no such day", calendar.daysAfter, { year = 1941, month = 4, day = 31 }, 1)
  fails("no days", calendar.daysAfter, { year = 1941, month = 4 }, 1)
end)

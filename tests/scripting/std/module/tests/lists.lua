-- SPDX-License-Identifier: GPL-3.0-or-later

local lists = require "std.lists"
local each = lists.each

local function fails(run, ...)
  local ok, message = pcall(run, ...)
  expectTrue(not ok, "a mistake must be found")
  return message
end

local function isEven(n) return n % 2 == 0 end

test("going through a list", function()
  local seen = {}
  for item in each{ "a", "b", "c" } do seen[#seen + 1] = item end
  expect(seen, { "a", "b", "c" })
  for __ in each{} do error("nothing to see") end
  fails(function() for __ in each(nil) do error("nothing to see") end end)
end)

test("looking for something", function()
  expect(lists.contains({ 1, 2 }, 2), true)
  expect(lists.contains({ 1, 2 }, 3), false)
  expect(lists.contains({}, nil), false)
  expect(lists.any({ 1, 2 }, isEven), true)
  expect(lists.any({ 1, 3 }, isEven), false)
  expect(lists.all({ 2, 4 }, isEven), true)
  expect(lists.all({ 2, 3 }, isEven), false)
  expect(lists.all({}, isEven), true)
  expect(lists.where({ 1, 2, 3, 4 }, isEven), { 2, 4 })
  fails(lists.contains, nil, 1)
  fails(lists.where, { 1 }, nil)
end)

test("copies leave the list alone", function()
  local list = { 1, 2, 1 }
  expect(lists.with(list, 3), { 1, 2, 1, 3 })
  expect(lists.without(list, 1), { 2 })
  expect(lists.without(list, 9), { 1, 2, 1 })
  expect(lists.join(list, { 5 }), { 1, 2, 1, 5 })
  expect(lists.join({}, {}), {})
  expect(lists.distinct(list), { 1, 2 })
  expect(lists.map(list, function(n) return n * 2 end), { 2, 4, 2 })
  expect(list, { 1, 2, 1 })
end)

test("numbers of items", function()
  local function value(item) return item.n end
  expect(lists.sum({ { n = 1 }, { n = 2.5 } }, value), 3.5)
  expect(lists.sum({}, value), 0)
  expect(lists.highest({ { n = 1 }, { n = 3, x = 1 }, { n = 3, x = 2 }, { n = 2 } }, value), { { n = 3, x = 1 }, { n = 3, x = 2 } })
  expect(lists.highest({ { n = -4 } }, value), { { n = -4 } })
  expect(lists.highest({}, value), {})
  expect(lists.ids{ { id = "a" }, { id = "b" } }, { "a", "b" })
end)

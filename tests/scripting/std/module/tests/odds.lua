-- SPDX-License-Identifier: GPL-3.0-or-later

local odds = require "std.odds"

local function chart(columns, cells)
  return { columns = columns, cells = cells or { columns } }
end

local plain = odds.table(chart{ "1-2", "1-1", "2-1", "3-1" })
local counted = odds.table(chart{ "1-2", "1-1", "2-1", "3-1" }, { shiftsFirst = true })
local fine = odds.table(chart{ "2-3", "1-1", "3-2", "2-1" })

local function fails(part, run, ...)
  local ok, message = pcall(run, ...)
  expectTrue(not ok, "a mistake must be found")
  expectTrue(message:find(part, 1, true), message)
end

test("ratios are rounded in favour of the defender, also beyond the table", function()
  for __, row in ipairs{ { 6, 3, 3 }, { 5, 3, 2 }, { 3, 3, 2 }, { 2, 3, 1 }, { 3, 6, 1 }, { 2, 6, 0 }, { 1, 4, -1 },
    { 9, 3, 4 }, { 12, 3, 5 }, { 30, 3, 11 }, { 7, 2, 4 }, { 1, 100, -97 } } do
    expect(odds.ratio(plain, row[1], row[2]), row[3], row[1] .. " to " .. row[2])
  end
  for __, row in ipairs{ { 3, 2, 3 }, { 29, 20, 2 }, { 2, 3, 1 }, { 13, 20, 0 }, { 1, 2, 0 }, { 1, 3, -1 }, { 5, 2, 4 }, { 3, 1, 5 } } do
    expect(odds.ratio(fine, row[1], row[2]), row[3], row[1] .. " to " .. row[2])
  end
end)

test("halves and thirds lose nothing", function()
  expect(odds.ratio(plain, 1.5 + 1.5, 3), 2)
  local third = 0
  for __ = 1, 9 do third = third + 1 / 3 end
  expect(odds.ratio(plain, third, 3), 2)
  expect(odds.round(third, "down"), 3)
  expect(odds.round(2.99, "down"), 2)
  expect(odds.round(2.01, "up"), 3)
  expect(odds.round(third, "up"), 3)
  expect(odds.round(2.5, "nearest"), 3)
  expect(odds.round(2.4, "nearest"), 2)
  expect(odds.round(2.4), 2.4)
  fails("rounded", odds.round, 2, "sideways")
end)

test("no strength at all", function()
  expect(odds.ratio(plain, 0, 3), nil)
  expect(odds.ratio(plain, 1, 0), 4)
  expect(odds.ratio(plain, 0, 0), nil)
  fails("negative", odds.ratio, plain, -1, 3)
  fails("negative", odds.ratio, plain, 1, -3)
end)

test("names of ratios", function()
  local names = {}
  for ratio = -1, 6 do names[#names + 1] = odds.name(plain, ratio) end
  expect(names, { "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1" })
end)

test("columns with the table first or the shifts first", function()
  for __, row in ipairs{ { 4, 0, 4, 4 }, { 6, -1, 3, 4 }, { 6, -3, 1, 3 }, { 0, 2, nil, 2 }, { 1, -1, 1, nil }, { 2, 5, 4, 4 }, { -1, 1, nil, nil } } do
    expect(odds.column(plain, row[1], row[2]), row[3])
    expect(odds.column(counted, row[1], row[2]), row[4])
  end
  expect(odds.column(plain, nil, 3), nil)
  expect(odds.column(counted, nil, 3), nil)
  expect(odds.indexOf(plain, "2-1"), 3)
  expect(odds.indexOf(plain, "9-1"), nil)
end)

test("wrong tables", function()
  fails("heading", odds.table, chart{ "1-2", "strong" })
  fails("heading", odds.table, chart{ "1-0" })
  fails("rise", odds.table, chart{ "2-1", "1-1" })
  fails("rise", odds.table, chart{ "2-1", "2-1" })
  fails("chart", odds.table, nil)
  fails("chart", odds.table, {})
end)

test("modifiers are stated once", function()
  local rules = {
    { rule = "1", text = "river", value = function(unit) return unit.wet and 0.5 or 1 end },
    { rule = "2", text = function(unit, place) return unit.id .. place end, value = function(unit) return unit.hungry and 0.5 or 1 end, choice = true },
  }
  local factor = odds.product(rules)
  expect(factor{}, 1)
  expect(factor{ wet = true, hungry = true }, 0.25)
  expect(odds.product{}(), 1)
  expect(odds.factors(rules, {}), {})
  expect(odds.factors(rules, { wet = true, hungry = true, id = "x" }, "y"), {
    { value = 0.5, text = "river", rule = "1" }, { value = 0.5, text = "xy", rule = "2", choice = true },
  })
  local shifts = { { rule = "3", text = "hill", value = function(unit, place) return place and -1 or 0 end },
    { rule = "4", text = "air", value = function(unit, place, planes) return planes or 0 end } }
  expect(odds.sum(shifts)({}, true, 3), 2)
  expect(odds.sum{}(), 0)
  expect(odds.shifts(shifts, {}, nil, nil), {})
  expect(odds.shifts(shifts, {}, true, 2), { { value = -1, text = "hill", rule = "3" }, { value = 2, text = "air", rule = "4" } })
end)

test("chances of outcomes, with one die and with two", function()
  local one = odds.table({ columns = { "1-1" }, cells = { { "A" }, { "A" }, { "-" }, { "-" }, { "D" }, { "D" } }, legend = { A = "a" },
    values = { results = { A = { attacker_steps = 1 }, D = { defender_steps = 2 } } } })
  local list = odds.outcomes(one, 1)
  expect(#list, 3)
  expect(list[1], { result = "D", rolls = { 5, 6 }, chance = 2 / 6, attacker_steps = 0, defender_steps = 2,
    after = { attacker_steps = 0, attacker_retreat = 0, defender_steps = 2, defender_retreat = 0 } })
  expect(list[3], { result = "A", rolls = { 1, 2 }, chance = 2 / 6, text = "a", attacker_steps = 1, defender_steps = 0,
    after = { attacker_steps = 1, attacker_retreat = 0, defender_steps = 0, defender_retreat = 0 } })
  expect(odds.outcomes(one, 1, 0, function() return {} end)[1].after.defender_steps, 0, "all of it is spared")
  expect(odds.outcomes(one, 1, 4)[1].rolls, { 1, 2, 3, 4, 5, 6 })
  expect(odds.outcomes(one, 1, -9)[1].result, "A")
  local two = odds.table({ columns = { "1-1" }, cells = { { "x" }, { "y" } } }, { dice = 2, row = function(roll) return roll >= 10 and 2 or 1 end })
  expect(odds.outcomes(two, 1)[1].chance, 6 / 36)
  expect(odds.outcomes(two, 1)[2].chance, 30 / 36)
  expect(odds.effect(one, "D"), { defender_steps = 2 })
  fails("does", odds.effect, one, "Q")
end)

test("columns that are no odds", function()
  local crt = odds.table({ columns = { "-1", "0", "+1" }, cells = { { "A", "-", "D" } } }, { ratios = false, row = function() return 1 end })
  local side = odds.side({}, function() return 0 end)
  local answer = odds.answer(crt, { attack = side, defence = side, column = 3 })
  expect(answer.column, "+1")
  expect(answer.ratio, nil)
  expect(answer.shifts, {})
  expect(answer.outcomes, { { result = "D", rolls = { 1, 2, 3, 4, 5, 6 }, chance = 1.0, attacker_steps = 0, defender_steps = 0 } })
  expect(odds.answer(crt, { attack = side, defence = side, column = false }).outcomes, {})
end)

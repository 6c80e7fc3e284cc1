-- SPDX-License-Identifier: GPL-3.0-or-later

local dice = require "std.dice"

local function close(a, b) return math.abs(a - b) < 1e-12 end

local function fails(part, run, ...)
  local ok, message = pcall(run, ...)
  expectTrue(not ok, "a mistake must be found")
  expectTrue(message:find(part, 1, true), message)
end

test("hits of a die", function()
  expect(dice.hits({ hits_on = 5 }, 5), 1)
  expect(dice.hits({ hits_on = 5 }, 4), 0)
  expect(dice.hits({ hits_on = 5, bonus = 1 }, 4), 1)
  expect(dice.hits({ hits_on = 5, bonus = -1 }, 5), 0)
  expect(dice.hits({ hits = { 0, 0, 0, 1, 1, 2 } }, 6), 2)
  expect(dice.hits({ hits = { 0, 0, 0, 1, 1, 2 }, bonus = 3 }, 6), 2)
  expect(dice.hits({ hits = { 0, 0, 0, 1, 1, 2 }, bonus = -3 }, 2), 0)
end)

test("pieces as shooters", function()
  local piece = { dice = 2, hits_on = 5 }
  expect(dice.shooters({ piece }, 1), { { piece = piece, dice = 2, hits_on = 5, bonus = 1 } })
  expect(dice.shooters{}, {})
end)

test("the chance of each number of hits", function()
  local list = dice.chances{ { dice = 2, hits_on = 5 }, { dice = 1, hits_on = 4 } }
  expect(#list, 4)
  expect(list[1].hits, 0)
  expectTrue(close(list[1].chance, 4 / 9 / 2))
  expectTrue(close(list[4].chance, 1 / 9 / 2))
  local sum = 0
  for __, one in ipairs(list) do sum = sum + one.chance end
  expectTrue(close(sum, 1))
  list = dice.chances{ { dice = 2, hits = { 0, 0, 0, 0, 0, 2 } } }
  expect(#list, 5)
  expect(list[2].chance, 0)
  expectTrue(close(list[3].chance, 10 / 36))
  expect(dice.chances{}, { { hits = 0, chance = 1.0 } })
  expect(dice.chances{ { dice = 0, hits_on = 2 }, { dice = -1, hits_on = 2 } }, { { hits = 0, chance = 1.0 } })
  expect(dice.chances({ { dice = 1, hits_on = 10 } }, 10)[2].chance, 0.1)
  expect(dice.chances({ { dice = 1, hits_on = 1 } })[2].chance, 1.0)
  expect(dice.chances({ { dice = 1, hits_on = 7 } })[1].chance, 1.0)
end)

test("hits to be expected", function()
  expectTrue(close(dice.expected{ { dice = 3, hits_on = 5 }, { dice = 1, hits_on = 4 } }, 1.5))
  expect(dice.expected{ { dice = -2, hits_on = 5 } }, 0)
end)

test("sums of dice", function()
  local ways, all = dice.sums(2)
  expect(ways[7], 6)
  expect(ways[2], 1)
  expect(ways[12], 1)
  expect(ways[1], nil)
  expect(all, 36)
  ways, all = dice.sums(1, 10)
  expect(ways[10], 1)
  expect(all, 10)
end)

test("where a roll was read off a chart", function()
  expect({ dice.cell("crt", 2, 3) }, { "crt", "2-1", "2" })
  expect({ dice.cell("crt", 9, 0) }, { "crt", "1-2", "6" }, "beyond the chart: its first or its last")
  expect({ dice.cell("crt", "4", "3-1") }, { "crt", "3-1", "4" })
  expect({ dice.cell("crt", nil, 1) }, { "crt", "1-2" }, "no row in particular")
end)

test("dice that can't be", function()
  fails("hits_on", dice.chances, { { dice = 1 } })
  fails("hits_on", dice.expected, { { dice = 1 } })
  fails("face", dice.chances, { { dice = 1, hits_on = 1 } }, 0)
  fails("one die", dice.sums, 0)
  fails("one die", dice.sums, 1, 0)
end)

test("fire in a game", function()
  local game = newGame()
  game:decide("desk", "blue")
  game:dice(5, 6, 3, 4, 6)
  game:act("deed", { value = "fire" })
  expect(game:var "shots", 45, "four hits of five dice")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 5: turns, impulses, and what may be done in them.

local shared = require "tests/shared"

local function open(game) return { game:decision().id, game:decision().side } end

test("WD-089, WD-090, WD-091: ten points each, and the Soviets begin", function()
  local game = newGame()
  expect({ game:var("soviet_mp"), game:var("german_mp") }, { 10, 10 })
  expect(open(game), { "impulse.points", "soviet" })
  shared.toTurn(game, 2)
  expect({ game:var("soviet_mp"), game:var("german_mp") }, { 10, 10 })
  expect(open(game), { "impulse.points", "soviet" })
end)

test("WD-092, WD-015: from one point to all that are left", function()
  local game = newGame()
  expect(#game:actions("commit"), 10)
  game:refuse("commit", { value = 0 }, "5.1")
  game:refuse("commit", { value = 11 }, "5.1")
  shared.pass(game, 3)
  shared.pass(game, 1)
  expect(#game:actions("commit"), 7)
  game:refuse("commit", { value = 8 }, "5.1")
end)

test("WD-015: what each number of points leaves, and leads to", function()
  local game = newGame()
  expect(game:decision().ask, "points")
  local rows = game:query("points").rows
  expect(#rows, 10)
  expect({ rows[4].value, rows[4].cells[1], rows[4].text }, { 4, 6, nil })
  expect({ rows[2].rule, rows[3].rule, rows[10].rule }, { "5.5", nil, "5" }, "too few for an assault; the last impulse")
  for i = 2, 10 do expectTrue(rows[i].cells[2] >= rows[i - 1].cells[2], "with more points nobody reaches less") end
  shared.pass(game, 8)
  expect(game:query("points").rows[1].rule, nil, "Germans assault with one point")
  shared.pass(game, 1)
  rows = game:query("points").rows
  expect({ #rows, rows[1].rule, rows[2].rule }, { 2, "5.5", "5" }, "all that are left are enough")
  game:act("commit", { value = 2 })
  expect(game:query("points"), nil)
end)

test("WD-093, WD-094, WD-040, WD-374: impulses alternate until both have spent everything", function()
  local game = newGame()
  shared.pass(game, 4)
  expect(open(game), { "impulse.points", "german" })
  shared.pass(game, 2)
  expect(open(game), { "impulse.points", "soviet" })
  shared.pass(game, 6)
  expect(game:turn(), 1)
  shared.pass(game, 3)
  expect(open(game), { "impulse.points", "german" }, "the other side has nothing left")
  expect(game:turn(), 1)
  shared.pass(game, 5)
  expect({ game:turn(), open(game)[2] }, { 2, "soviet" })
end)

test("WD-095: the side of the impulse moves, the other does not", function()
  local game = newGame()
  game:act("commit", { value = 2 })
  expect(game:var("impulse_side"), "soviet")
  game:refuse("pick", { piece = "G001" }, "6.A")
end)

test("WD-096, WD-015, WD-016: the points of the impulse are taken off the turn", function()
  local game = newGame()
  local hints = game:decision().value
  expect({ hints[1].value, hints[2].value }, { 10, 8 }, "the gauges: movement and supply points")
  game:act("commit", { value = 3 })
  expect({ game:var("soviet_mp"), game:var("impulse_mp") }, { 7, 3 })
  game:act("pick", { piece = "S001" })
  for __, action in ipairs(game:actions("move")) do
    expectTrue(game:query("reach", { piece = "S001" })[action.space] <= 3)
  end
end)

test("WD-097, WD-098, WD-099, WD-100: the phases of an impulse in their order", function()
  local game = shared.field({ { "5440", "S001" }, { "5441", "G001" }, { "5438", "S004" }, { "0101", "G011" } })
  local seen = {}
  game:act("commit", { value = 3 })
  seen[#seen + 1] = game:phase()
  game:act("done")
  seen[#seen + 1] = game:phase()
  game:act("target", { space = "5441" })
  game:act("join", { piece = "S001" })
  game:act("declare")
  game:playUntil(function()
    if seen[#seen] ~= game:phase() then seen[#seen + 1] = game:phase() end
    return game:phase() == "decision"
  end, { "done", "fire", "propose", "stop", "low", "none" })
  expect({ seen[1], seen[2] }, { "movement", "definition" })
  local order = { movement = 1, definition = 2, barrage = 3, defence = 4, assault = 5, decision = 6 }
  for i = 2, #seen do expectTrue(order[seen[i - 1]] < order[seen[i]], seen[i - 1] .. " before " .. seen[i]) end
  expectTrue(shared.has(seen, "defence"))
end)

---May the side assault after committing so many of the points that it has?
local function assaults(side, left, points)
  local game = shared.field{ { "5440", "S001" }, { "5441", "G001" } }
  game:setVars{ [side .. "_mp"] = left, impulse_side = side }
  game:decide("impulse.points", side)
  game:act("commit", { value = points })
  game:act("done")
  return game:decision().id == "assault.define" and #game:actions("target") > 0
end

test("WD-101: Soviet assaults need three points, or all that are left", function()
  expect(assaults("soviet", 8, 2), false)
  expect(assaults("soviet", 8, 3), true)
  expect(assaults("soviet", 2, 2), true)
  expect(assaults("soviet", 2, 1), false)
end)

test("WD-102: the Germans assault with one point", function()
  local game = shared.field{ { "5440", "S001" }, { "5441", "G001" } }
  shared.pass(game, 1)
  game:act("commit", { value = 1 })
  game:act("done")
  expect(game:decision().id, "assault.define")
  expect(game:offers("target", { space = "5440" }), true)
end)

test("WD-373: an impulse may be handed over at once; its points are gone", function()
  local game = newGame()
  game:act("commit", { value = 4 })
  game:act("hand_over")
  expect(game:var("soviet_mp"), 6)
  expect(open(game), { "impulse.points", "german" })
end)

test("WD-415: the game ends after the last turn of the scenario", function()
  for scenario, last in pairs{ s3 = 9, s5 = 13 } do
    local game = newGame{ scenario = scenario }
    game:playUntil(function() return game:result() ~= nil end, { "keep", "skip", "hand_over", "done", "commit" })
    expect(game:turn(), last, scenario)
    expectTrue(game:result().outcome, "and victory is assessed")
  end
end)

test("WD-003: the bar shows date, points, supply and weather", function()
  local game = newGame()
  game:setVars{ weather = "snow" }
  local status = game:query("status")
  expect(status.date, "16–20 November 1942")
  local values = {}
  for __, item in ipairs(status.items) do values[#values + 1] = item.value or item.text end
  expect(values, { 10, 10, 8, 2, 2, "Snow" })
  expect({ status.items[1].of, status.items[1].side }, { 10, "soviet" })
  game:act("commit", { value = 4 })
  expect(game:query("status").path[1].text, "Impulse of 4 points")
  expect(newGame{ scenario = "campaign" }:query("status").date, "Set-up")
end)

test("WD-395: the city's pool is told apart", function()
  local game = newGame()
  shared.pass(game, 1)
  local hints = game:decision().value
  expect({ hints[2].value, hints[3].value }, { 2, 2 })
  expect(hints[3].label, "Supply points of Velikiye Luki")
end)

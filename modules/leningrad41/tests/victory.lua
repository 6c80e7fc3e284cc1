-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.4.4: victory points, sudden death, the goals of the scenarios.

local shared = require "tests/shared"

local field = shared.field

test("L41-039, L41-044: six Victory Areas and Murmansk", function()
  local game = newGame{ scenario = "campaign" }
  expect(game:query("victory").points, { axis = 1, soviet = 6 })
  local points = 1
  for __, id in ipairs{ "T", "95", "146", "84", "L" } do
    game:setSpace(id, { control = "axis" })
    points = points + 1
    expect(game:query("victory").points, { axis = points, soviet = 7 - points }, id)
  end
end)

test("L41-042, L41-069: with seven points the campaign ends at once", function()
  local game = field({ { "109", "SU-W-T1" } })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "soviet")
  game:act("move", { piece = "SU-W-T1", space = "108" })
  expect({ game:result().outcome, game:result().winner }, { "soviet_decisive", "soviet" }, "the Soviets have taken Riga")
  expect(game:decision(), nil)
end)

test("L41-042: the Axis, too, with all areas and Murmansk", function()
  local game = field({ { "63", "AX-41-1PZ" } }, { axis = { "T", "95", "146", "84", "63" } })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {}, murmansk_taken = true }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "L" })
  expect({ game:result().outcome, game:result().winner }, { "axis_decisive", "axis" })
end)

test("L41-043, L41-041, L41-069: otherwise the side with more points wins after December", function()
  local game = newGame{ scenario = "campaign" }
  for __, id in ipairs{ "T", "95", "146" } do game:setSpace(id, { control = "axis" }) end
  game:setVars{ turn = 6, passes = 1 }
  game:decide("impulse.choose", "soviet")
  game:act("pass")
  game:act("done")
  expect({ game:result().outcome, game:result().winner }, { "axis_marginal", "axis" }, "four to three")
end)

---A fast Axis block next to an area, which it takes.
local function capture(scenario, from, to, held)
  local game = field({ { from, "AX-41-1PZ" } }, { axis = held }, scenario)
  game:setSpace(from, { control = "axis" })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-41-1PZ", space = to })
  return game:result()
end

test("L41-309, L41-041: Les Préludes: Leningrad, or Tallinn, Velikiye Luki and Pskov", function()
  expect(capture("preludes", "63", "L", {}).winner, "axis")
  expect(capture("preludes", "112", "113", { "T", "G4" }).winner, "axis")
  expect(capture("preludes", "112", "113", { "T" }), nil)
end)

test("L41-312, L41-069: Leningrad in Sight ends as soon as the last road to Leningrad is disputed", function()
  local game = newGame{ scenario = "in_sight", clear = true }
  game:place("65", "AX-18-I")
  game:place("66", "SU-L-42nd")
  for __, id in ipairs{ "47", "48", "63", "64", "65" } do game:setSpace(id, { control = "axis" }) end
  game:setSpace("L", { control = "soviet" })
  game:setVars{ impulse = "strategic", blocks_left = 3, old_fights = {} }
  game:decide("command", "axis")
  expect(game:query("victory").met, false)
  game:act("move", { piece = "AX-18-I", space = "66" })
  expect(game:query("victory").met, true)
  local result = game:result()
  expect({ result.outcome, result.winner, result.text }, { "axis_victory", "axis", "The Axis has reached its objectives and wins." })
end)

test("L41-042, L41-043, L41-309: what is said at the end", function()
  local function ending(scenario, control, turn)
    local game = newGame{ scenario = scenario, clear = true }
    for side, list in pairs(control) do
      for __, id in ipairs(list) do game:setSpace(id, { control = side }) end
    end
    game:place("G1", "AX-18-I")
    game:place("84", "SU-V-4th")
    game:setVars{ turn = turn, passes = 1 }
    game:decide("impulse.choose", "axis")
    game:act("pass")
    if game:decision() then game:act("done") end
    return { game:result().outcome, game:result().winner, game:result().text }
  end
  expect(ending("campaign", {}, 6), { "soviet_marginal", "soviet", "Marginal victory for the Soviets." })
  expect(ending("campaign", { axis = { "T", "95", "146", "L" } }, 6), { "axis_marginal", "axis", "Marginal victory for the Axis." })
  expect(ending("preludes", {}, 1), { "soviet_victory", "soviet", "The Axis has not reached its objectives: the Soviets win." })
  local game = newGame{ scenario = "campaign", clear = true }
  game:place("122", "SU-W-T1")
  game:setSpace("122", { control = "soviet" })
  game:setVars{ impulse = "strategic", blocks_left = 3, old_fights = {} }
  game:decide("command", "soviet")
  game:act("move", { piece = "SU-W-T1", space = "108" })
  expect({ game:result().outcome, game:result().winner, game:result().text }, { "soviet_decisive", "soviet", "Decisive victory for the Soviets." })
  expect(game:query("victory").outcome, "soviet_decisive")
end)

test("L41-308: in Les Préludes each player uses the disc once", function()
  local game = newGame{ scenario = "preludes" }
  game:act("strategic", { value = "move" })
  game:act("done")
  game:act("strategic", { value = "move" })
  game:act("done")
  expect({ game:decision().side, game:var("disc") }, { "axis", "axis" })
  game:refuse("strategic", { value = "move" }, "11.0")
  expect(#game:actions("strategic"), 0)
end)

test("L41-312: Leningrad in Sight: Leningrad taken or cut off, or four towns", function()
  expect(capture("in_sight", "63", "L", {}).winner, "axis")
  expect(capture("in_sight", "112", "113", { "T", "G4", "95" }), nil)
  expect(capture("in_sight", "31", "30", { "T", "G4", "95" }).winner, "axis")
  local game = field({ { "65", "AX-41-1PZ" } }, { axis = { "65", "64", "63", "47", "48" } }, "in_sight")
  expect(game:query("victory").met, false, "the way by 66 is open")
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "66" })
  expect(game:result().winner, "axis", "cut off from S1-S12")
end)

test("L41-324: Closing the Ring: Leningrad, or Oranienbaum, Tikhvin, Ostashkov and Petrozavodsk", function()
  expect(capture("closing_ring", "63", "L", {}).winner, "axis")
  expect(capture("closing_ring", "31", "30", { "O", "84", "146" }).winner, "axis")
  expect(capture("closing_ring", "31", "30", { "O", "84" }), nil)
end)

test("L41-057: control is public", function()
  local game = field({ { "126", "AX-56-8PZ" } })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-56-8PZ", space = "138" })
  for __, side in ipairs{ "axis", "soviet" } do
    expect(game:view(side).spaces["138"].control, "axis")
    expect(game:view(side).spaces["L"].control, "soviet")
  end
end)

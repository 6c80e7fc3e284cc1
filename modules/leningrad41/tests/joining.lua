-- SPDX-License-Identifier: GPL-3.0-or-later
--- The odds of all who could take part in a battle, before anybody is sent.

local shared = require "tests/shared"

local field = shared.field
local steps = shared.steps

---Who would attack in the area, with his dice; nil: everything is seen.
local function joining(game, space, viewer)
  local list = {}
  for __, unit in ipairs(game:query("odds", { space = space }, viewer).attack.units) do list[unit.piece] = unit.dice end
  return list
end

local function siege(stacks)
  local game = field(stacks or { { "113", "AX-18-I", "AX-18-HQ" }, { "112", "SU-L-42nd" }, { "131", "AX-W01" } },
    { axis = { "113", "127", "132", "131", "129" } })
  return steps(game, { ["AX-18-I"] = 4, ["AX-W01"] = 2, ["SU-L-42nd"] = 4 })
end

test("In the Command Segment all count that an order can send there", function()
  local game = shared.orders(siege(), "axis")
  game:setPiece("AX-18-HQ", { moved = true })
  expect(joining(game, "112"), { ["AX-18-I"] = 1, ["AX-W01"] = 2 }, "one across the river, two by land")
  expect(game:query("odds", { space = "112" }).attack.total, 3)
  expect(joining(game, "114"), {}, "no enemy is there")
  expect(joining(game, "113"), {}, "nor here")
  expect(game:query("odds", { space = "112", attackers = {} }).attack.total, 0, "who is told nobody counts nobody")
  game:act("move", { piece = "AX-W01", space = "112" })
  expect(joining(game, "112"), { ["AX-18-I"] = 1, ["AX-W01"] = 2 }, "also who is there already")
  game:setVars{ old_fights = { "112" } }
  expect(joining(game, "112"), { ["AX-18-I"] = 4, ["AX-W01"] = 2 }, "into an old fight with all dice")
  game:setPiece("AX-18-HQ", { moved = false, steps = 1 })
  expect(game:piece("AX-18-HQ").props.dice, 0)
  expect(joining(game, "112")["AX-18-HQ"], nil, "who has no dice does not count")
end)

test("No more than there are orders for", function()
  local game = siege()
  game:setPiece("AX-18-HQ", { moved = true })
  shared.orders(game, "axis", "strategic", 1)
  expect(joining(game, "112"), { ["AX-W01"] = 2 }, "the strongest of them")
  game:setVars{ mover = "AX-18-I", points_left = 3 }
  expect(joining(game, "112"), { ["AX-W01"] = 2, ["AX-18-I"] = 1 }, "who is on his way needs no other order")
  game:place("131", "AX-W02")
  steps(game, { ["AX-W02"] = 2 })
  expect(joining(game, "112"), { ["AX-W01"] = 2, ["AX-18-I"] = 1 }, "of the others one")
end)

test("In a Tactical Impulse orders are not counted: all whom an active HQ commands", function()
  local game = siege()
  game:setPiece("AX-18-HQ", { active = true, steps = 3 })
  shared.orders(game, "axis", "tactical", 0)
  expect(joining(game, "112"), { ["AX-18-I"] = 1, ["AX-W01"] = 2 })
  game:setVars{ weather = "blizzard" }
  expect(joining(game, "112"), { ["AX-18-I"] = 1 }, "attackers suffer from the cold")
end)

test("No more than the area holds", function()
  local game = field({ { "113", "AX-18-I", "AX-18-L", "AX-W01", "AX-W02", "AX-41-1PZ" }, { "114", "SU-L-42nd" } }, { axis = { "113" } })
  steps(game, { ["AX-18-I"] = 4, ["AX-18-L"] = 3, ["AX-W01"] = 2, ["AX-W02"] = 1, ["AX-41-1PZ"] = 3 })
  shared.orders(game, "axis")
  local all = joining(game, "114")
  expect({ all["AX-18-I"] ~= nil, all["AX-18-L"] ~= nil, all["AX-41-1PZ"] ~= nil, all["AX-W01"] ~= nil, all["AX-W02"] }, { true, true, true, true }, "four, the weakest not")
  game:place("114", "AX-18-L", "AX-W02")
  all = joining(game, "114")
  expect({ all["AX-18-L"], all["AX-W02"], all["AX-18-I"] ~= nil, all["AX-41-1PZ"] ~= nil, all["AX-W01"] }, { 3, 1, true, true }, "who is there goes before")
end)

test("Nobody attacks where no battle can come about", function()
  local game = shared.orders(siege(), "axis", "pass", 1)
  expect(joining(game, "112"), {}, "in a pass")
  game = shared.orders(siege(), "axis")
  game:setVars{ exploiting = true }
  expect(joining(game, "112"), {}, "in an exploitation")
  for __, kind in ipairs{ "pass", "tactical" } do
    game = shared.orders(siege{ { "112", "AX-18-I", "SU-L-42nd" }, { "131", "AX-W01" } }, "axis", kind, 1)
    game:setVars{ exploiting = kind == "tactical" }
    expect(joining(game, "112"), {}, "nor do those attack who are there: " .. kind)
  end
  game = shared.combat(siege{ { "112", "AX-18-I", "SU-L-42nd" } }, "axis", "112")
  expect(joining(game, "112"), { ["AX-18-I"] = 4 })
  game:setVars{ fought = { "112" } }
  expect(joining(game, "112"), {}, "it has had its battle")
  expect(game:query("odds", { space = "MOSCOW" }), nil, "a box is no area")
end)

test("Before a battle is chosen its guns and bombers count, too", function()
  local game = siege{ { "112", "AX-18-I", "SU-L-42nd", "JU88-1" }, { "113", "AX-18-HQ" }, { "111", "AX-1FK" }, { "131", "AX-W01" } }
  steps(game, { ["AX-18-HQ"] = 3, ["AX-1FK"] = 2 })
  game:setPiece("AX-18-HQ", { active = true, target = "112" })
  shared.combat(game, "axis", "112")
  local odds = game:query("odds", { space = "112" })
  expect({ odds.attack.dice, odds.artillery.dice, odds.air.dice, odds.attack.total }, { 4, 3, 2, 9 })
  expect(joining(game, "112")["AX-W01"], nil, "nobody is sent any more")
  expect(#game:query("odds", { space = "131" }).artillery.units, 0)
end)

test("Who is left lying for the Blitz can go on", function()
  local game = field({ { "113", "AX-41-1PZ", "AX-41-HQ", "AX-18-I" }, { "114", "SU-L-42nd" } }, { axis = { "113" } })
  steps(game, { ["AX-41-1PZ"] = 3 })
  game:setPiece("AX-41-HQ", { active = true })
  game:setPiece("AX-41-1PZ", { rolling = true })
  game:setVars{ impulse = "tactical", blitzing = true, old_fights = {}, fought = {} }
  game:decide("blitz.move", "axis")
  expect(joining(game, "114"), { ["AX-41-1PZ"] = 3 })
  game:decide("combat.choose", "axis")
  expect(joining(game, "114"), {}, "and not later")
end)

test("L41-017: the other side does not learn who could come, and hidden defenders stay a range", function()
  local game = shared.orders(siege(), "axis")
  game:setPiece("SU-L-42nd", { hidden_from = { "axis" } })
  expect(joining(game, "112", "soviet"), {})
  local odds = game:query("odds", { space = "112" }, "axis")
  expect(odds.defence, { hidden = 1, dice = { 0, 4 }, units = {} })
  expect({ odds.outcomes, joining(game, "112", "axis")["AX-W01"] }, { nil, 2 })
end)

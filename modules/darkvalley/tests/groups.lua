-- SPDX-License-Identifier: GPL-3.0-or-later
--- What is done for several units at once, and moves in one step.

local field = require "tests/field"

local set, round = field.set, field.round

test("TDV-353: one answer lets all who can join an attack", function()
  local game = set({ { "E4728", "GE-PZ-01", "GE-PZ-06" }, { "E4828", "GE-PZ-08" }, { "E4727", "SU-RA-16" }, { "E4628", "GE-PZ-12" }, { "E4627", "SU-RD-413" } }, { turn = 2 })
  round(game, "axis", "combat")
  game:act("attack", { space = "E4727" })
  game:act("join", { piece = "GE-PZ-06" })
  expect(game:offers("all"), true)
  game:act("all")
  expect(#game:actions("join"), 0)
  game:refuse("all", {}, "12.2")
  game:act("fire")
  for __, id in ipairs{ "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" } do expect(game:piece(id).props.attacked, true, id) end
end)

test("one who is left joins by himself", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E4727", "SU-RD-010" } }, { turn = 2 })
  round(game, "axis", "combat")
  game:act("attack", { space = "E4727" })
  expect({ game:offers("join", { piece = "GE-PZ-01" }), game:offers("all") }, { true, false })
end)

test("TDV-330: a unit is chosen and moved in one step, and taken back so", function()
  local game = set({ { "E4728", "GE-PZ-01" }, { "E4913", "SU-RD-413" } }, { turn = 2 })
  round(game, "axis", "move")
  local before = game:hash()
  game:act("go", { piece = "GE-PZ-01", space = "E4727" })
  expect(game:piece("GE-PZ-01").space, "E4727")
  game:undo()
  expect({ game:piece("GE-PZ-01").space, game:hash() }, { "E4728", before })
  game:refuse("go", { piece = "GE-PZ-01", space = "W1322" })
end)

test("TDV-330, TDV-347: all who stand in a hex go along at once", function()
  local game = set({ { "E4728", "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" }, { "E4913", "SU-RD-413" } }, { turn = 2 })
  round(game, "axis", "move")
  game:act("choose", { piece = "GE-PZ-01" })
  game:act("take_all")
  expect({ game:offers("take"), game:offers("take_all") }, { false, false })
  game:act("go", { space = "E4727" })
  for __, id in ipairs{ "GE-PZ-01", "GE-PZ-06", "GE-PZ-08" } do expect(game:piece(id).space, "E4727", id) end
end)

local function byRail(left)
  local game = field.set({ { "W2826", "GE-PZ-01", "GE-ID-269", "GE-PZ-06", "GE-K-I" }, { "W3026", "GE-PZ-08" }, { "E4913", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  game:setVars{ rail_left = left }
  game:decide("rail", "axis")
  game:act("choose", { piece = "GE-PZ-01" })
  return game
end

test("TDV-254, TDV-255: units of one hex go by rail together, as long as steps are left", function()
  local game = byRail(5)
  game:refuse("take", { piece = "GE-PZ-08" }, "9.1")
  game:refuse("join", { piece = "GE-ID-269" }, "9.1")
  game:act("take", { piece = "GE-PZ-06" })
  expect({ game:offers("take", { piece = "GE-ID-269" }), game:offers("take", { piece = "GE-K-I" }) }, { true, false })
  game:act("drop", { piece = "GE-PZ-06" })
  game:act("take_all")
  local before, left = #game:stack("W2024"), 5
  game:act("ride", { space = "W2024" })
  for __, id in ipairs(game:stack("W2024")) do left = left - game:piece(id).steps end
  expect({ before, #game:stack("W2024") > 1, game:var("rail_left"), game:piece("GE-PZ-08").space }, { 0, true, left, "W3026" })
end)

test("TDV-254, TDV-255: units of several hexes go by rail to the same one", function()
  local game = byRail(5)
  game:act("join", { piece = "GE-PZ-08" })
  expect({ game:offers("take", { piece = "GE-ID-269" }), game:offers("take", { piece = "GE-K-I" }) }, { true, false })
  expect({ game:offers("ride", { space = "W2826" }), game:offers("ride", { space = "W3026" }) }, { false, false })
  game:act("ride", { space = "W2024" })
  expect({ game:piece("GE-PZ-01").space, game:piece("GE-PZ-08").space, game:piece("GE-ID-269").space }, { "W2024", "W2024", "W2826" })
  expect(game:var("rail_left"), 5 - game:piece("GE-PZ-01").steps - game:piece("GE-PZ-08").steps)
  game:refuse("choose", { piece = "GE-PZ-08" }, "9.1")
end)

test("TDV-037: those who go by rail from several hexes must fit into one", function()
  local game = field.set({ { "W2826", "GE-K-I" }, { "W3026", "GE-K-II", "GE-K-V" }, { "W2626", "GE-K-X" }, { "E4913", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  game:setVars{ rail_left = 12 }
  game:decide("rail", "axis")
  game:act("choose", { piece = "GE-K-I" })
  game:act("join", { piece = "GE-K-II" })
  game:act("join", { piece = "GE-K-V" })
  game:refuse("join", { piece = "GE-K-X" }, "9.1")
  game:act("drop", { piece = "GE-K-V" })
  game:refuse("drop", { piece = "GE-K-V" }, "9.1")
  expect(game:offers("join", { piece = "GE-K-X" }), true)
end)

test("TDV-256: what a group costs inside the Soviet Union in snow is double for all of it", function()
  local game = field.set({ { "W3226", "GE-PZ-01", "GE-PZ-06" }, { "W3326", "AX-DEPOT-1" }, { "E4913", "SU-RA-16" } }, { turn = 18, scenario = "campaign" })
  game:setSpace("W3326", { control = "axis" })
  game:setVars{ rail_left = 7 }
  game:decide("rail", "axis")
  game:act("choose", { piece = "GE-PZ-01" })
  expect(game:offers("ride", { space = "W3326" }), true)
  game:act("take", { piece = "GE-PZ-06" })
  game:refuse("ride", { space = "W3326" }, "9.2")
end)

test("a unit is railed in one step with being chosen", function()
  local game = field.set({ { "W2826", "GE-PZ-01" }, { "W3026", "GE-PZ-08" }, { "E4913", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  game:setVars{ rail_left = 4 }
  game:decide("rail", "axis")
  game:act("ride", { piece = "GE-PZ-01", space = "W2024" })
  expect({ game:piece("GE-PZ-01").space, game:var("rail_left") }, { "W2024", 2 })
end)

test("TDV-130, TDV-131: one answer restores all reduced units, one after the other, as long as steps last", function()
  local game = field.set({ { "W2826", "GE-K-I", "GE-K-II" }, { "W2824", "GE-K-V" }, { "E4913", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  for __, id in ipairs{ "GE-K-I", "GE-K-II", "GE-K-V" } do game:setPiece(id, { steps = 1 }) end
  game:setVars{ pool_infantry = 2 }
  game:decide("replace", "axis")
  local before = game:hash()
  game:act("restore_all")
  local whole = 0
  for __, id in ipairs{ "GE-K-I", "GE-K-II", "GE-K-V" } do whole = whole + game:piece(id).steps - 1 end
  expect({ whole, game:var("pool_infantry"), game:offers("restore_all") }, { 2, 0, false })
  game:undo()
  expect(game:hash(), before)
end)

test("TDV-129: one answer lets all others return where the last one was placed, as far as steps and room last", function()
  local game = field.set({ { "axis_lost", "GE-K-I", "GE-K-II", "GE-K-V", "GE-K-X", "GE-PZ-01" }, { "E4913", "SU-RA-16" } }, { turn = 12, scenario = "campaign" })
  game:setVars{ pool_infantry = 4, placed = nil }
  game:decide("replace", "axis")
  expect(game:offers("follow", { piece = "GE-K-II" }), false)
  game:refuse("follow", { piece = "GE-K-II" }, "7.4")
  game:act("rebuild", { piece = "GE-K-I" })
  game:act("put", { space = "W1322" })
  game:refuse("follow", { piece = "GE-PZ-01" }, "7.4")
  game:act("follow_all")
  -- Three corps fit into a hex.
  expect({ #game:stack("W1322"), game:var("pool_infantry"), game:offers("follow_all") }, { 3, 1, false })
  expect(game:offers("rebuild"), true)
end)

test("TDV-125, TDV-126: one answer lets all others arrive where the last one did", function()
  local game = field.set({ { "E4913", "GE-K-X" } }, { turn = 5, scenario = "campaign" })
  game:place("soviet_later", "SU-RA-16", "SU-RA-19", "SU-RA-20", "SU-RA-21")
  game:decide("arrivals", "soviet")
  game:act("choose", { piece = "SU-RA-16" })
  game:act("put", { space = "stavka_reserve" })
  game:act("follow_all")
  expect(#game:stack "stavka_reserve" >= 4, true)
end)

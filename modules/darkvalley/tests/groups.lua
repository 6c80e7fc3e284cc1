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

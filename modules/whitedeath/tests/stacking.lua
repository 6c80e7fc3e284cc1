-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 4 and 25.C: stacks, and stacks that are forced.

local shared = require "tests/shared"

local field, marching, go = shared.field, shared.marching, shared.go
local prop = shared.prop

---May these units be in one hex?
local function legal(...)
  local game = field{ { "5440", ... } }
  local first = ...
  return game:query("stacking", { space = "5440", side = first:sub(1, 1) == "G" and "german" or "soviet" }).ok
end

test("WD-078: full hexes may be passed, not ended in", function()
  local game = marching({ { "5440", "S001", "S005" }, { "5439", "S013" } }, "soviet", 4)
  shared.near(shared.reach(game, "S013")["5441"], 2, "through the full hex")
  expect(shared.reach(game, "S013")["5440"], nil)
  game:refuse("move", { piece = "S013", space = "5440" }, "4.B")
  go(game, "S013", "5441")
end)

test("WD-080: three German battalions, or four of one division", function()
  expect(legal("G001", "G027", "G075"), true)
  expect(legal("G001", "G002", "G027", "G028"), false)
  expect(legal("G001", "G002", "G003", "G004"), true)
  expect(legal("G001", "G002", "G003", "G004", "G005"), false)
end)

test("WD-081: one company more, of any formation", function()
  expect(legal("G001", "G002", "G003", "G004", "G150"), true)
  expect(legal("G001", "G027", "G075", "G150"), true)
  expect(legal("G001", "G002", "G003", "G004", "G150", "G154"), false)
  expect(legal("G001", "G002", "G003", "G011", "G150"), true, "the half battalion is of the division, the commandos come besides")
end)

test("WD-082, WD-083: two companies, or those of one battalion, are a battalion", function()
  expect(legal("G150", "G151", "G152", "G153", "G001", "G027"), true, "four companies of I/803")
  expect(legal("G050", "G055", "G001", "G027"), true, "two of different battalions")
  expect(legal("G050", "G055", "G046", "G001", "G027"), true, "the third is the company more")
  expect(legal("G050", "G055", "G046", "G052", "G001", "G027"), false)
end)

test("WD-084: all units of a Soviet brigade", function()
  expect(legal("S136", "S137", "S138", "S139", "S140", "S141", "S142", "S143"), true)
  expect(legal("S136", "S137", "S138", "S128"), false)
end)

test("WD-085: two artillery units of no division", function()
  expect(legal("S179", "S180"), true)
  expect(legal("S179", "S180", "S181"), false)
end)

test("WD-086: a regiment and a battalion", function()
  expect(legal("S013", "S006"), true)
  expect(legal("S013", "S014"), false)
  expect(legal("S013", "S005", "S006"), false)
end)

test("WD-087: engineer brigades may be added", function()
  expect(legal("S079", "S080", "S081", "S082", "S083", "S084", "S085", "S165", "S166", "S167", "S168"), true)
  expect(legal("S165", "S166", "S168", "S171"), true, "also alone")
  expect(legal("S179", "S180", "S165"), true)
end)

test("WD-408: corps and army troops are no formation", function()
  expect(legal("G037", "G038", "G047", "G048"), false)
  expect(legal("G037", "G038", "G047"), true)
end)

test("WD-333, WD-334, WD-335: two that are stuck together may be forced, and then do not assault", function()
  local game = marching({ { "5440", "S001", "S013" }, { "5441", "G001" } }, "soviet", 3)
  game:setVars{ crowded = {} }
  game:setPiece("S001", { stopped = true, handled = true })
  game:setPiece("S013", { stopped = true, handled = true })
  expect(game:query("stacking", { space = "5440", side = "soviet" }).ok, false)
  game:refuse("force", { piece = "S001" }, "25.C")
  game:decide("impulse.points", "soviet")
  game:act("commit", { value = 3 })
  game:setPiece("S001", { stopped = true, handled = true })
  game:setPiece("S013", { stopped = true, handled = true })
  game:refuse("done", {}, "4")
  game:refuse("hand_over", {}, "4")
  game:act("force", { piece = "S001" })
  expect(prop(game, "S001", "forced"), true)
  expect(game:decision().id, "move.units")
  game:act("done")
  game:act("target", { space = "5441" })
  expect(game:offers("join", { piece = "S001" }), false)
  expect(game:offers("join", { piece = "S013" }), true)
end)

test("WD-333: who can still go away must not be forced", function()
  local game = field{ { "5440", "S001", "S013" } }
  game:act("commit", { value = 3 })
  game:refuse("force", { piece = "S001" }, "25.C")
  game:refuse("done", {}, "4")
  go(game, "S001", "5439")
  game:act("done")
end)

test("WD-078, WD-333: a tank on its way through a full hex in an enemy zone", function()
  local game = marching({ { "5439", "S123" }, { "5440", "S001", "S006" }, { "5441", "G001" } }, "soviet", 1)
  go(game, "S123", "5440")
  game:refuse("done", {}, "4")
  game:act("force", { piece = "S123" })
  game:act("done")
end)

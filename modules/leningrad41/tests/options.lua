-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.0 and 14.1: optional rules in their order; rail movement.

local shared = require "tests/shared"

local field = shared.optional
local orders = shared.orders
local value = shared.value

test("L41-261: a rule brings those before it along", function()
  local game = orders(field(6, { { "L", "SU-L-42nd" }, { "84", "SU-V-4th" } }), "soviet")
  expectTrue(game:offers("rail", { piece = "SU-L-42nd", space = "68" }), "14.1 is on")
  expect(value(game, "soviet"), 4 + 6 + 1, "14.2 is on: the Baltic gives a point")
  game = orders(field(1, { { "L", "SU-L-42nd" } }), "soviet")
  expectTrue(game:offers("rail", { piece = "SU-L-42nd", space = "68" }), "14.1 alone")
  expect(value(game, "soviet"), 4 + 6, "but not 14.2")
end)

-- Rail -------------------------------------------------------------------------------------------------------------------------

test("L41-262: any distance by rail, static infantry too, only in a pass or a Strategic Impulse", function()
  local game = orders(field(1, { { "113", "SU-L-42nd", "LD-SU-1" }, { "T", "SU-HANKO" }, { "84", "SU-V-HQ" } }), "soviet")
  expectTrue(game:offers("rail", { piece = "SU-L-42nd", space = "S5" }), "across the whole map")
  expectTrue(game:offers("rail", { piece = "SU-HANKO", space = "84" }), "a static brigade")
  expect(game:query("reach", { piece = "SU-L-42nd", mode = "rail" }).S5, 0)
  game:refuse("rail", { piece = "LD-SU-1", space = "114" }, "10.8")
  game:setPiece("SU-L-42nd", { supply = "isolated" })
  orders(game, "soviet", "pass", 1)
  game:refuse("rail", { piece = "SU-L-42nd", space = "S5" }, "9.1")
  game:setPiece("SU-L-42nd", { supply = "supplied" })
  orders(game, "soviet", "pass", 1)
  game:act("rail", { piece = "SU-L-42nd", space = "S5" })
  expect(game:piece("SU-L-42nd").space, "S5")
  game = field(1, { { "113", "SU-L-42nd", "SU-L-HQ" } })
  game:setPiece("SU-L-HQ", { active = true })
  orders(game, "soviet", "tactical")
  expect(#game:actions("rail"), 0)
  game:refuse("rail", { piece = "SU-L-42nd", space = "114" }, "14.1")
end)

test("L41-263: rail leads from, through and to own undisputed areas", function()
  local game = field(1, { { "113", "SU-L-42nd" }, { "75", "SU-L-23rd" }, { "115", "SU-L-54th", "AX-18-I" } }, { axis = { "56", "58", "74", "91" } })
  orders(game, "soviet")
  game:refuse("rail", { piece = "SU-L-54th", space = "113" }, "14.1")
  game:refuse("rail", { piece = "SU-L-42nd", space = "115" }, "14.1")
  game:refuse("rail", { piece = "SU-L-42nd", space = "91" }, "14.1")
  game:refuse("rail", { piece = "SU-L-42nd", space = "75" }, "14.1")
end)

test("L41-262, L41-276, L41-177: who has walked goes neither by rail nor by sea", function()
  local game = orders(field(2, { { "63", "SU-L-42nd" }, { "84", "SU-V-4th" } }), "soviet")
  game:act("move", { piece = "SU-L-42nd", space = "L" })
  expect({ game:offers("rail", { piece = "SU-L-42nd", space = "84" }), game:offers("sail", { piece = "SU-L-42nd", space = "H" }) }, { false, false })
  shared.says(game, "rail", { piece = "SU-L-42nd", space = "84" }, "10.8", "already had its order")
  shared.says(game, "sail", { piece = "SU-L-42nd", space = "H" }, "10.8", "already had its order")
end)

test("L41-264: one block in a pass; in a Strategic Impulse any mixture up to the value", function()
  local game = field(1, { { "84", "SU-W-I1", "SU-W-I2" }, { "68", "SU-W-I3", "SU-W-I4" }, { "82", "SU-V-4th", "SU-V-26th" }, { "118", "SU-V-52nd", "SU-V-59th" } })
  for __, id in ipairs{ "SU-V-52nd", "SU-V-59th" } do game:setPiece(id, { steps = 4 }) end
  orders(game, "soviet", "strategic", 7)
  for i, id in ipairs{ "SU-W-I1", "SU-W-I2", "SU-W-I3", "SU-W-I4" } do game:act("rail", { piece = id, space = ({ "113", "116", "101", "119" })[i] }) end
  game:act("move", { piece = "SU-V-4th", space = "84" })
  game:act("move", { piece = "SU-V-26th", space = "84" })
  game:act("build", { piece = "SU-V-52nd" })
  expect(game:var("blocks_left"), 0)
  game:refuse("rail", { piece = "SU-V-59th", space = "113" }, "11.0")
  game = field(1, { { "84", "SU-W-I1", "SU-W-I2" } })
  orders(game, "soviet", "pass", 1)
  game:act("rail", { piece = "SU-W-I1", space = "113" })
  expect(#game:actions("rail"), 0)
end)

test("L41-265: no railway to the islands", function()
  local game = orders(field(1, { { "54", "SU-L-42nd" }, { "K", "SU-KURES" }, { "53", "SU-L-23rd" } }), "soviet")
  game:refuse("rail", { piece = "SU-L-42nd", space = "K" }, "14.1")
  game:refuse("rail", { piece = "SU-L-42nd", space = "53" }, "14.1")
  game:refuse("rail", { piece = "SU-KURES", space = "54" }, "14.1")
  game:refuse("rail", { piece = "SU-L-23rd", space = "K" }, "14.1")
end)

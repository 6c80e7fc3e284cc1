-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.2, 14.4: the Baltic and the Road of Life.

local shared = require "tests/shared"

local field = shared.optional
local orders = shared.orders
local value = shared.value
local finish = shared.finish

local function state(game, id)
  return game:query("supply", { side = (id:sub(1, 2) == "SU" or id:sub(1, 5) == "LD-SU") and "soviet" or "axis" })[id]
end

test("L41-266: with the Baltic rule the coast alone supplies nobody", function()
  local game = field(2, { { "57", "SU-L-42nd" } }, { axis = { "56", "58", "T" } })
  expect(state(game, "SU-L-42nd"), "isolated")
  game = field(1, { { "57", "SU-L-42nd" } }, { axis = { "56", "58", "T" } })
  expect(state(game, "SU-L-42nd"), "supplied")
end)

local function baltic(control)
  local game = field(2, {}, control)
  local axis, soviet = shared.terms(game, "axis").baltic, shared.terms(game, "soviet").baltic
  return axis == 1 and "axis" or soviet == 1 and "soviet" or "disputed"
end

test("L41-267, L41-268, L41-270, L41-275: Leningrad, Oranienbaum and one of three rule the Baltic", function()
  expect(baltic({}), "soviet")
  expect(baltic({ axis = { "T", "K" } }), "soviet", "Hanko is enough")
  expect(baltic({ axis = { "T", "K", "H" } }), "disputed")
  expect(baltic({ axis = { "O" } }), "disputed")
  expect(baltic({ axis = { "L" } }), "disputed")
  expect(baltic({ axis = { "L", "O" } }), "disputed")
  expect(baltic({ axis = { "L", "O", "T" } }), "axis")
  expect(value(newGame{ scenario = "campaign", options = { ro14_2 = "on" } }, "soviet"), 14)
end)

test("L41-267, L41-287, L41-304: markers show who rules the sea, whether the road is open and ships arrive", function()
  local game = newGame{ scenario = "campaign", options = { ro14_9 = "on" } }
  expect({ game:piece("BALTIC_CONTROL").space, game:piece("BALTIC_CONTROL").side }, { "BALTIC", "soviet" })
  expect({ game:piece("LADOGA_CONTROL").space, game:piece("LENDLEASE").space }, {})
  game:setSpace("O", { control = "axis" })
  for __, id in ipairs{ "45", "46", "61", "62", "78", "63", "64", "65", "66" } do game:setSpace(id, { control = "axis" }) end
  game:setVars{ turn = 3 }
  game:act("pass")
  finish(game)
  expect(game:piece("BALTIC_CONTROL").space, nil, "disputed")
  expect({ game:piece("LADOGA_CONTROL").space, game:piece("LENDLEASE").space }, { "ROAD_OF_LIFE", "LEND_LEASE" })
end)

test("L41-267: the marker of the Baltic changes sides", function()
  local game = field(2, { { "G1", "AX-18-I" }, { "84", "SU-V-4th" } })
  local function after(control)
    for side, list in pairs(control) do
      for __, id in ipairs(list) do game:setSpace(id, { control = side }) end
    end
    shared.begin(game, "axis")
    local marker = game:piece("BALTIC_CONTROL")
    return { marker.space, marker.space and marker.side }
  end
  expect(after{}, { "BALTIC", "soviet" })
  expect(after{ axis = { "L" } }, {})
  expect(after{ axis = { "O", "T" } }, { "BALTIC", "axis" })
  expect(after{ soviet = { "L", "O" } }, { "BALTIC", "soviet" })
  game = newGame{ scenario = "campaign", options = { ro14_1 = "on" } }
  game:act("pass")
  finish(game)
  expect(game:piece("BALTIC_CONTROL").space, nil, "without the rule there is none")
end)

test("L41-269, L41-268: by land, one leg by sea, by land again", function()
  local game = field(2, { { "57", "SU-L-42nd" } }, { axis = { "56", "58" } })
  expect(state(game, "SU-L-42nd"), "supplied", "Leningrad, Tallinn, 57")
  game:place("T", "SU-L-23rd", "AX-18-I")
  expect(state(game, "SU-L-42nd"), "isolated", "a disputed port carries nothing on")
  expect(state(game, "SU-L-23rd"), "supplied", "but who stands in it may begin there")
  game = field(2, { { "122", "AX-18-I" }, { "32", "AX-18-L" }, { "63", "AX-16-X" } },
    { axis = { "L", "O", "T", "H", "63", "57" }, soviet = { "16", "33", "62", "64", "78", "80" } })
  expect(state(game, "AX-18-L"), "isolated", "no Axis port is connected with a source")
  for __, id in ipairs{ "109", "89", "73", "54", "55" } do game:setSpace(id, { control = "axis" }) end
  expect(state(game, "AX-18-L"), "supplied", "Riga, Tallinn, by sea to Hanko")
  expect(state(game, "AX-16-X"), "supplied", "and to Leningrad")
end)

test("L41-271: the worked example of the Baltic", function()
  local game = field(2, { { "59", "SU-L-42nd" }, { "76", "SU-L-23rd" }, { "T", "SU-L-54th" }, { "H", "SU-HANKO", "LD-SU-1" }, { "53", "SU-L-55th" } },
    { axis = { "55", "56", "57", "58", "54" } })
  for __, id in ipairs{ "SU-L-42nd", "SU-L-23rd", "SU-L-54th", "SU-HANKO", "LD-SU-1" } do expect(state(game, id), "supplied", id) end
  expect(state(game, "SU-L-55th"), "supplied", "as long as the strait to Kuressaare is own")
  game:setSpace("K", { control = "axis" })
  expect(state(game, "SU-L-55th"), "isolated", "Hiiumaa has no port")
end)

test("L41-272, L41-274: without the Baltic only Neva Bay is left", function()
  local game = field(2, { { "O", "SU-L-42nd" }, { "H", "SU-HANKO" } }, { axis = { "T", "K", "61", "62", "78" } })
  expect({ state(game, "SU-L-42nd"), state(game, "SU-HANKO") }, { "supplied", "supplied" }, "Hanko, Oranienbaum and Leningrad still rule the Baltic")
  game:setSpace("H", { control = "axis" })
  expect(state(game, "SU-L-42nd"), "supplied", "Leningrad to Oranienbaum")
  game = field(2, { { "K", "SU-KURES" }, { "O", "AX-18-I" } }, { axis = { "O", "61", "62", "78", "T" } })
  expect(state(game, "SU-KURES"), "supplied", "over land while 54 is Soviet")
  for __, id in ipairs{ "54", "53" } do game:setSpace(id, { control = "axis" }) end
  expect(state(game, "SU-KURES"), "isolated", "Oranienbaum has fallen: no supply by sea")
end)

test("L41-273, L41-285: Axis Neva Bay alone only ends the Marat and Soviet sea supply", function()
  local game = field(3, { { "78", "AX-41-1PZ" }, { "O", "SU-L-42nd" }, { "45", "AX-18-I" } }, { axis = { "78", "61", "45" } })
  game:place("BALTIC", "MARAT")
  game:place("84", "SU-L-42nd")
  orders(game, "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "O" })
  expect(game:space("O").control, "axis")
  expect(game:piece("MARAT").space, nil, "gone for good")
  expect(baltic({ axis = { "O" } }), "disputed")
  expect(state(game, "AX-18-I"), "isolated", "no Axis supply through Neva Bay")
end)

test("L41-273, L41-269: both ports of Neva Bay carry no Axis supply without the Baltic", function()
  local game = field(2, { { "L", "AX-18-I" } }, { axis = { "109", "89", "73", "55", "56", "58", "59", "60", "61", "O", "L" } })
  expect(baltic({ axis = { "L", "O" } }), "disputed")
  expect(state(game, "AX-18-I"), "isolated", "Oranienbaum is supplied over land, Leningrad is not")
  game:setSpace("T", { control = "axis" })
  expect(state(game, "AX-18-I"), "supplied", "with Tallinn the Axis rules the Baltic")
end)

test("L41-276, L41-277: one slow block goes by sea between own undisputed ports", function()
  local game = field(2, { { "L", "SU-L-42nd", "SU-W-T1" }, { "H", "SU-HANKO" }, { "O", "SU-L-23rd", "LD-SU-1" }, { "T", "SU-L-54th", "AX-18-I" } })
  orders(game, "soviet", "pass", 1)
  expectTrue(game:offers("sail", { piece = "SU-L-42nd", space = "H" }), "to Hanko")
  expectTrue(game:offers("sail", { piece = "SU-HANKO", space = "K" }), "static infantry, too")
  game:refuse("sail", { piece = "SU-W-T1", space = "H" }, "14.2")
  game:refuse("sail", { piece = "SU-L-42nd", space = "T" }, "14.2")
  game:refuse("sail", { piece = "SU-L-54th", space = "H" }, "14.2")
  game:refuse("sail", { piece = "SU-L-42nd", space = "63" }, "14.2")
  game:act("sail", { piece = "SU-L-42nd", space = "K" })
  expect(game:piece("SU-L-42nd").space, "K")
  game = field(2, { { "L", "SU-L-42nd" }, { "H", "SU-HANKO" }, { "84", "SU-W-I1" } })
  orders(game, "soviet", "strategic", 5)
  game:act("sail", { piece = "SU-L-42nd", space = "K" })
  game:refuse("sail", { piece = "SU-HANKO", space = "L" }, "14.2")
  expectTrue(game:offers("rail", { piece = "SU-W-I1", space = "113" }), "together with the railway")
  game = field(2, { { "L", "SU-L-42nd" } }, { axis = { "O" } })
  orders(game, "soviet")
  game:refuse("sail", { piece = "SU-L-42nd", space = "H" }, "14.2")
end)

test("L41-277, L41-278: in a Tactical Impulse the HQ must be active in a port", function()
  local game = field(2, { { "L", "SU-L-HQ" }, { "O", "SU-L-42nd" } })
  game:setPiece("SU-L-HQ", { active = true })
  orders(game, "soviet", "tactical")
  game:act("sail", { piece = "SU-L-42nd", space = "H" })
  expect(game:piece("SU-L-42nd").space, "H")
  game = field(2, { { "63", "SU-L-HQ" }, { "O", "SU-L-42nd" } })
  game:setPiece("SU-L-HQ", { active = true })
  orders(game, "soviet", "tactical")
  game:refuse("sail", { piece = "SU-L-42nd", space = "H" }, "14.2")
end)

-- The Road of Life --------------------------------------------------------------------------------------------------------------------

---Leningrad without a land route.
local function pocket(more, control)
  local game = field(4, { { "L", "SU-L-HQ", "SU-LM" } }, { axis = { "45", "46", "61", "62", "78", "63", "64", "65", "66", "H", "T", "K" } })
  for __, stack in ipairs(more or {}) do game:place(table.unpack(stack)) end
  for side, list in pairs(control or {}) do
    for __, id in ipairs(list) do game:setSpace(id, { control = side }) end
  end
  return game
end

test("L41-287, L41-288: the Road of Life supplies a besieged Leningrad while a blue port is in supply", function()
  local game = pocket{ { "48", "SU-L-42nd" } }
  expect({ state(game, "SU-LM"), state(game, "SU-L-42nd") }, { "supplied", "supplied" })
  for __, id in ipairs{ "67", "68", "49" } do game:setSpace(id, { control = "axis" }) end
  expect(state(game, "SU-LM"), "isolated", "no port")
  game:setSpace("67", { control = "soviet" })
  for __, id in ipairs{ "81", "82" } do game:setSpace(id, { control = "axis" }) end
  expect(state(game, "SU-LM"), "isolated", "Kobona itself is cut off")
  game:setSpace("49", { control = "soviet" })
  expect(state(game, "SU-LM"), "supplied")
  game:place("L", "AX-18-I")
  expect(state(game, "SU-LM"), "isolated", "Leningrad is not under full control")
  game = field(3, { { "L", "SU-LM" } }, { axis = { "45", "46", "63", "64", "65", "66", "H", "T", "K", "62", "61", "78" } })
  expect(state(game, "SU-LM"), "isolated", "without the rule")
end)

test("L41-287: the Road of Life is not for the Axis", function()
  local way = { "127", "111", "112", "113", "114", "115", "116", "97", "98", "99", "82", "67", "L", "109", "131", "132", "94", "95", "96", "117", "118", "83" }
  local game = field(4, { { "L", "AX-18-I" }, { "67", "AX-18-L" } }, { axis = way })
  expect({ state(game, "AX-18-L"), state(game, "AX-18-I") }, { "supplied", "isolated" })
end)

test("L41-288: together with Neva Bay it reaches Oranienbaum", function()
  local game = pocket({ { "O", "SU-L-42nd" } }, { axis = { "61", "62", "78" } })
  expect(state(game, "SU-L-42nd"), "supplied")
end)

test("L41-289: a star, a step and a block for each blue port", function()
  local game = pocket({ { "48", "SU-L-23rd" }, { "84", "SU-V-4th" } }, { axis = { "49" } })
  for __, id in ipairs{ "SU-L-23rd", "SU-V-4th" } do game:setPiece(id, { steps = 2 }) end
  game:setPiece("SU-L-HQ", { steps = 1 })
  game:setPiece("SU-LM", { steps = 1 })
  game:setVars{ turn = 4 }
  game:decide("logistics.choose", "soviet")
  game:act("activate")
  expect({ game:var("siege_stars"), game:var("siege_steps"), game:var("siege_blocks") }, { 2, 2, 2 })
  game:act("regenerate", { piece = "SU-L-HQ" })
  game:act("regenerate", { piece = "SU-L-HQ" })
  game:refuse("regenerate", { piece = "SU-L-HQ" }, "14.4")
  game:act("replace", { piece = "SU-LM" })
  expectTrue(game:offers("replace", { piece = "SU-L-23rd" }))
  game:act("replace", { piece = "SU-LM" })
  expect(game:offers("replace", { piece = "SU-L-23rd" }), false)
  game:refuse("replace", { piece = "SU-L-23rd" }, "14.4")
  expectTrue(game:offers("replace", { piece = "SU-V-4th" }), "outside the pocket there is enough")
  game:act("replace", { piece = "SU-V-4th" })
  expect(game:var("siege_steps"), 0)
  expect({ game:piece("SU-L-HQ").props.strength, game:piece("SU-LM").steps }, { 3, 3 })
end)

test("L41-290: the worked Road of Life in October", function()
  local game = pocket({ { "O", "SU-L-42nd", "AX-18-I" }, { "64", "SU-L-23rd", "AX-18-L" }, { "47", "SU-L-54th" } },
    { axis = { "61", "62", "78", "63", "66", "65", "49" }, soviet = { "64", "O" } })
  game:place("84", "SU-L-HQ")
  game:place("NEVA_BAY", "MARAT")
  for __, id in ipairs{ "SU-LM", "SU-L-42nd", "SU-L-23rd", "SU-L-54th" } do expect(state(game, id), "supplied", id) end
  game:place("SOVIET_POOL", "SU-W-I1", "SU-W-I2")
  game:setVars{ turn = 4, drawn = { "SU-W-I1", "SU-W-I2" }, siege_blocks = 2 }
  game:decide("reinforce.place", "soviet")
  expectTrue(game:offers("place", { piece = "SU-W-I1", space = "L" }), "one fits in Leningrad")
  game:refuse("place", { piece = "SU-W-I1", space = "64" }, "5.0")
  game:act("place", { piece = "SU-W-I1", space = "L" })
  expect(game:var("siege_blocks"), 1)
  expect(game:offers("place", { piece = "SU-W-I2", space = "L" }), false)
end)

test("L41-289: no more blocks than ports carry", function()
  local game = pocket()
  game:place("84", "SU-L-HQ")
  game:setVars{ drawn = { "SU-W-I1" }, siege_blocks = 0 }
  game:place("SOVIET_POOL", "SU-W-I1")
  game:decide("reinforce.place", "soviet")
  game:refuse("place", { piece = "SU-W-I1", space = "L" }, "14.4")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 14: the optional rules.

local function field(number, stacks, control)
  local game = newGame{ scenario = "campaign", clear = true, options = { ["ro14_" .. number] = "on" } }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  for side, list in pairs(control or {}) do
    for __, id in ipairs(list) do game:setSpace(id, { control = side }) end
  end
  return game
end

local function orders(game, side, kind, number)
  game:setVars{ impulse = kind or "strategic", blocks_left = number or 7, old_fights = {}, sea_moved = false }
  game:decide("command", side)
  return game
end

local function state(game, id)
  return game:query("supply", { side = (id:sub(1, 2) == "SU" or id:sub(1, 5) == "LD-SU") and "soviet" or "axis" })[id]
end

local function value(game, side)
  return game:query("logistics", { side = side }).value
end

local function enemy(side)
  return side == "axis" and "soviet" or "axis"
end

local function finish(game, id)
  if game:decision() and game:decision().id == (id or "command") then game:act("done") end
end

---The other side passes, so that the impulse of this side begins.
local function begin(game, side)
  game:setVars{ passes = 0 }
  game:decide("impulse.choose", enemy(side))
  game:act("pass")
  finish(game)
end

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

-- The Baltic ---------------------------------------------------------------------------------------------------------------------

test("L41-266: with the Baltic rule the coast alone supplies nobody", function()
  local game = field(2, { { "57", "SU-L-42nd" } }, { axis = { "56", "58", "T" } })
  expect(state(game, "SU-L-42nd"), "isolated")
  game = field(1, { { "57", "SU-L-42nd" } }, { axis = { "56", "58", "T" } })
  expect(state(game, "SU-L-42nd"), "supplied")
end)

local function baltic(control)
  local game = field(2, {}, control)
  local axis, soviet = game:query("logistics", { side = "axis" }).baltic, game:query("logistics", { side = "soviet" }).baltic
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

-- The Marat ------------------------------------------------------------------------------------------------------------------------

---Tallinn was disputed before the Axis impulse.
local function tallinn(control)
  local game = field(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "55", "AX-18-HQ", "AX-8FK", "AX-16-HQ" } }, control or { axis = { "55", "54", "73", "89", "109" } })
  game:place("BALTIC", "MARAT")
  game:setPiece("AX-18-I", { steps = 4 })
  game:setPiece("SU-L-42nd", { steps = 2 })
  game:decide("impulse.choose", "axis")
  game:act("tactical")
  game:act("activate", { piece = "AX-18-HQ", space = "55" })
  game:act("activate", { piece = "AX-8FK", space = "55" })
  game:act("done")
  return game
end

test("L41-279: the Marat lies in the Baltic, or in Neva Bay", function()
  expect(newGame{ scenario = "campaign", options = { ro14_3 = "on" } }:piece("MARAT").space, "BALTIC")
  expect(newGame{ scenario = "campaign" }:piece("MARAT").space, nil)
  local game = tallinn()
  expect(#game:actions("sail"), 1, "sound and in the Baltic: it reaches Tallinn")
  game = field(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "55", "AX-18-HQ" } }, { axis = { "55", "54", "73", "89", "109" } })
  game:place("BALTIC", "MARAT")
  game:setPiece("MARAT", { steps = 1 })
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  expect(game:decision().id, "command", "damaged it is confined to Neva Bay")
end)

test("L41-280, L41-281: one battle on the coast, before the command step; it must be fought", function()
  local game = tallinn()
  expect({ game:decision().id, game:decision().side }, { "marat.sail", "soviet" })
  game:refuse("sail", { space = "59" }, "14.3")
  game:act("sail", { space = "T" })
  expect(game:decision().id, "command")
  game:act("done")
  finish(game, "support")
  expectTrue(game:decision().id ~= "combat.choose" or not game:offers("done"), "the battle is mandatory")
  game = tallinn()
  game:act("stay")
  game:act("done")
  finish(game, "support")
  expect(game:decision().id, "combat.choose")
  expectTrue(game:offers("done"), "without the ship it is not")
end)

test("L41-280: never in a Soviet impulse", function()
  local game = field(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "L", "SU-L-HQ" } }, { axis = { "55", "54", "73", "89", "109" } })
  game:place("BALTIC", "MARAT")
  game:setVars{ disc = "soviet" }
  game:decide("impulse.choose", "soviet")
  game:act("strategic", { value = "move" })
  expect(game:decision().id, "command")
end)

test("L41-280: without the Baltic only the six areas of Neva Bay", function()
  local game = tallinn{ axis = { "55", "54", "73", "89", "109", "H", "K" } }
  expect(game:decision().id, "marat.sail", "Tallinn itself is still Soviet")
  game = field(3, { { "60", "AX-18-I", "SU-L-42nd" }, { "63", "AX-18-L", "SU-L-23rd" }, { "G1", "AX-16-II" } },
    { axis = { "H", "K", "T", "59", "58", "56", "55", "73", "89", "109", "78", "80" } })
  game:place("BALTIC", "MARAT")
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  expect(game:decision().id, "marat.sail")
  expect(#game:actions("sail"), 1)
  game:refuse("sail", { space = "60" }, "14.3")
  game:act("sail", { space = "63" })
end)

test("L41-283: a die for flak and a die for gunfire, on 4-6, damaged on 5-6", function()
  local game = tallinn()
  game:act("sail", { space = "T" })
  game:act("done")
  game:act("bomb", { piece = "DO17-1", space = "T" })
  game:dice(1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1)
  expect(game:piece("MARAT").props.hits_on, 4)
  finish(game, "support")
  game:act("fire")
  expect(game:piece("AX-18-I").steps, 3, "flak 42nd and Marat, four dice of the Do-17, two of the 42nd, then the Marat hits")
  game:setPiece("MARAT", { steps = 1 })
  expect(game:piece("MARAT").props.hits_on, 5)
end)

test("L41-282, L41-284, L41-286: the worked duel", function()
  local game = tallinn()
  game:act("sail", { space = "T" })
  game:act("done")
  game:refuse("hunt", { piece = "DO17-1" }, "14.3")
  game:act("hunt", { piece = "STUKA-1" })
  game:act("hunt", { piece = "STUKA-2" })
  game:dice(1, 1, 1, 1, 1, 1, 4, 4)
  finish(game, "support")
  game:act("fire")
  expect(game:piece("AX-18-I").steps, 4, "the ship did not fire at the ground")
  expect({ game:piece("STUKA-1").space, game:piece("STUKA-2").space }, { "ABORTED", "T" }, "one is turned back")
  expect({ game:piece("MARAT").steps, game:piece("MARAT").space }, { 1, "NEVA_BAY" }, "the other one hits")
end)

test("L41-284: two hits sink it", function()
  local game = tallinn()
  game:act("sail", { space = "T" })
  game:act("done")
  game:act("hunt", { piece = "STUKA-1" })
  game:act("hunt", { piece = "STUKA-2" })
  game:dice(1, 1, 1, 1, 1, 1, 3, 4, 4)
  finish(game, "support")
  game:act("fire")
  expect(game:piece("MARAT").space, nil)
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

test("L41-288: together with Neva Bay it reaches Oranienbaum", function()
  local game = pocket({ { "O", "SU-L-42nd" } }, { axis = { "61", "62", "78" } })
  expect(state(game, "SU-L-42nd"), "supplied")
end)

test("L41-289: a star, a step and a block for each blue port", function()
  local game = pocket({}, { axis = { "49" } })
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
  game:act("replace", { piece = "SU-LM" })
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

-- Blizzard ----------------------------------------------------------------------------------------------------------------------------

test("L41-291: from the first Axis impulse of December; it halves both logistic values", function()
  local game = newGame{ scenario = "campaign", options = { ro14_5 = "on" } }
  game:setVars{ turn = 6, weather = "snow" }
  begin(game, "axis")
  expect({ game:var("weather"), game:piece("WEATHER").space }, { "blizzard", "WEATHER_BLIZZARD" })
  expect({ value(game, "axis"), value(game, "soviet") }, { 5, 7 }, "with the point for the Baltic")
  local plain = newGame{ scenario = "campaign" }
  plain:setVars{ turn = 6, weather = "snow" }
  begin(plain, "axis")
  expect(plain:var("weather"), "snow")
end)

test("L41-292: what a blizzard leaves of the strength", function()
  local game = field(5, { { "131", "AX-18-I", "SU-L-42nd" }, { "40", "FI-C1", "SU-L-23rd" } })
  for __, id in ipairs{ "AX-18-I", "SU-L-42nd", "FI-C1", "SU-L-23rd" } do game:setPiece(id, { steps = 4 }) end
  game:setVars{ weather = "blizzard" }
  local function odds(id, space) return game:query("odds", { attackers = { id }, space = space }) end
  expect({ odds("AX-18-I", "131").attack.dice, odds("SU-L-42nd", "131").defence.dice }, { 1, 2 }, "Germans: a quarter and half")
  expect({ odds("SU-L-42nd", "131").attack.dice, odds("AX-18-I", "131").defence.dice }, { 2, 4 }, "Soviets: half and whole")
  expect({ odds("FI-C1", "40").attack.dice, odds("SU-L-23rd", "40").defence.dice }, { 2, 4 }, "Finns likewise")
  game:setPiece("AX-18-I", { steps = 3 })
  expect(odds("AX-18-I", "131").attack.dice, 1)
  game:place("G1", "AX-18-HQ", "AX-1FK")
  game:place("122", "AX-18-L")
  game:place("123", "AX-18-XXVI")
  expect(game:query("command", { piece = "AX-18-HQ" }), { "AX-18-L", "AX-1FK" }, "range one")
  local range = game:query("air_range", { piece = "AX-1FK" })
  expect(#range, 4, "G1 and its neighbours")
end)

-- Typhoon --------------------------------------------------------------------------------------------------------------------------------

local function choices(game)
  local list = {}
  for __, action in ipairs(game:actions("withdraw")) do list[action.piece] = true end
  return list
end

test("L41-293, L41-294, L41-296: the worked Typhoon", function()
  local game = newGame{ scenario = "campaign", options = { ro14_6 = "on" } }
  game:setVars{ turn = 2 }
  begin(game, "axis")
  expect(game:decision().id, "impulse.choose", "not in August")
  game:setVars{ turn = 3 }
  begin(game, "axis")
  expect({ game:decision().id, game:decision().side }, { "typhoon", "axis" })
  expect(choices(game), { ["AX-41-HQ"] = true, ["AX-41-1PZ"] = true, ["AX-41-6PZ"] = true, ["AX-41-36M"] = true, ["AX-56-HQ"] = true, ["AX-56-8PZ"] = true,
    ["AX-56-3M"] = true, ["AX-8FK"] = true })
  game:refuse("withdraw", { piece = "AX-18-I" }, "14.6")
  game:act("withdraw", { piece = "AX-41-6PZ" })
  expect(game:piece("AX-41-6PZ").space, "TYPHOON")
  begin(game, "axis")
  expect(choices(game), { ["AX-56-HQ"] = true, ["AX-56-8PZ"] = true, ["AX-56-3M"] = true, ["AX-8FK"] = true })
  game:refuse("withdraw", { piece = "AX-41-1PZ" }, "14.6")
  game:act("withdraw", { piece = "AX-56-3M" })
  begin(game, "axis")
  expect(choices(game), { ["AX-41-HQ"] = true, ["AX-41-1PZ"] = true, ["AX-41-36M"] = true, ["AX-8FK"] = true })
end)

test("L41-293, L41-295: eight blocks in eight impulses, then Zhukov; none of them counts as lost", function()
  local game = newGame{ scenario = "campaign", options = { ro14_6 = "on" } }
  game:setVars{ turn = 3 }
  for number = 1, 8 do
    begin(game, "axis")
    if number < 8 then expect(game:decision().id, "typhoon", "impulse " .. number) end
    if game:decision().id == "typhoon" then game:act("withdraw", game:actions("withdraw")[1]) end
  end
  expect(#game:stack("TYPHOON"), 9)
  expect(game:piece("SU-ZHUKOV").space, "TYPHOON")
  expect(#game:stack("AXIS_LOST"), 0)
  begin(game, "axis")
  expect(game:decision().id, "impulse.choose")
end)

test("L41-294: for a listed block that is already lost another German block goes", function()
  local game = newGame{ scenario = "campaign", options = { ro14_6 = "on" } }
  game:place("AXIS_LOST", "AX-41-6PZ")
  game:setVars{ turn = 3 }
  begin(game, "axis")
  expectTrue(game:offers("withdraw", { piece = "AX-18-HQ" }), "any other")
  expect(game:offers("withdraw", { piece = "FI-D1" }), false, "but no Finn")
end)

-- Agility -----------------------------------------------------------------------------------------------------------------------------------

test("L41-297: cavalry pays two where others pay three, in rain, too", function()
  local game = field(7, { { "66", "SU-W-C1", "SU-W-T1" }, { "12", "FI-CAV" } })
  local function reach(id) return game:query("reach", { piece = id }) end
  expectTrue(reach("SU-W-C1")["67"] == 2 and reach("SU-W-T1")["67"] == 3, "red Kobona")
  game:setVars{ weather = "rain" }
  expectTrue(reach("SU-W-C1")["65"] == 2 and reach("SU-W-C1")["80"] == 4, "two areas")
  expectTrue(reach("SU-W-T1")["65"] == 3 and reach("SU-W-T1")["80"] == nil, "the tank one")
  expectTrue(reach("FI-CAV")["11"] == 2, "the Finnish brigade")
  game = field(6, { { "66", "SU-W-C1" } })
  expectTrue(reach("SU-W-C1")["67"] == 3, "without the rule")
end)

test("L41-298: shock armies and Axis infantry divisions have four points and stay slow", function()
  local game = field(7, { { "12", "FI-D1", "FI-163" }, { "G1", "AX-W01", "AX-W07", "AX-18-I" }, { "84", "SU-W-N1" } })
  local function most(id)
    local found = 0
    for __, cost in pairs(game:query("reach", { piece = id })) do found = math.max(found, cost) end
    return found
  end
  expectTrue(most("FI-D1") == 4 and most("FI-163") == 4 and most("AX-W01") == 4 and most("SU-W-N1") == 4, "agile")
  expectTrue(most("AX-W07") == 3 and most("AX-18-I") == 3, "not agile")
  expectTrue(game:query("reach", { piece = "FI-D1" })["9"] == 4, "yellow and yellow")
  expect(game:piece("FI-D1").props.mech, false)
  game:setVars{ impulse = "tactical", exploiting = true, blocks_left = 5 }
  game:decide("exploit.move", "axis")
  game:refuse("move", { piece = "FI-D1", space = "11" }, "10.19")
end)

test("L41-299: the Blue Division does not mind snow, and is halved in a blizzard", function()
  local game = field(7, { { "131", "AX-W06", "AX-W01", "SU-L-42nd" } })
  local function attack(id) return game:query("odds", { attackers = { id }, space = "131" }).attack.dice end
  game:setVars{ weather = "snow" }
  expect({ attack("AX-W06"), attack("AX-W01") }, { 2, 1 })
  game:setVars{ weather = "blizzard" }
  expect(attack("AX-W06"), 1)
  expect(game:query("odds", { attackers = { "SU-L-42nd" }, space = "131" }).defence.units[1].dice, 2, "whole in defence")
end)

-- The 1st Tank Division ------------------------------------------------------------------------------------------------------------------------

test("L41-300: it goes to Murmansk in a pass or a Strategic Impulse, and never back", function()
  local game = field(8, { { "30", "SU-K-1T", "SU-K-HQ" }, { "84", "SU-V-4th" } })
  orders(game, "soviet", "pass", 1)
  game:refuse("murmansk", { piece = "SU-V-4th" }, "14.8")
  game:act("murmansk", { piece = "SU-K-1T" })
  expect(game:piece("SU-K-1T").space, "MUR10")
  orders(game, "soviet")
  game:refuse("move", { piece = "SU-K-1T", space = "30" }, "10.9")
  game = field(8, { { "30", "SU-K-1T", "SU-K-HQ" } })
  orders(game, "soviet", "strategic", 3)
  expectTrue(game:offers("murmansk", { piece = "SU-K-1T" }), "Strategic Impulse")
  game:setPiece("SU-K-HQ", { active = true })
  orders(game, "soviet", "tactical")
  game:refuse("murmansk", { piece = "SU-K-1T" }, "14.8")
end)

---Dietl rolls in the Combat Segment.
local function march(game, kind, ...)
  game:setVars{ impulse = kind, old_fights = {} }
  game:setPiece("AX-DIETL", { active = true, steps = 4 })
  game:decide("support", "axis")
  game:dice(...)
  game:act("done")
end

test("L41-301: with the division in Murmansk Dietl advances only on 6", function()
  local game = field(8, { { "MUR10", "SU-K-1T" }, { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  march(game, "tactical", 6, 5, 5, 1)
  expect(game:piece("AX-DIETL").space, "MUR2")
end)

test("L41-302: Murmansk does not fall while the division holds it", function()
  local game = field(8, { { "MUR10", "SU-K-1T" }, { "MUR9", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("SU-K-1T", { steps = 2 })
  march(game, "tactical", 6, 6, 1, 1)
  expect({ game:piece("AX-DIETL").space, game:query("victory").murmansk, game:piece("SU-K-1T").steps }, { "MUR10", "soviet", 2 }, "he only arrives")
  march(game, "tactical", 6, 5, 5, 5)
  expect(game:piece("SU-K-1T").steps, 1, "then he attacks, on 6")
  expect(game:piece("AX-DIETL").steps, 3, "the division can't hurt him")
end)

test("L41-302, L41-303: also in a Strategic Impulse; a beaten division counts as surrendered", function()
  local game = field(8, { { "MUR10", "SU-K-1T", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("SU-K-1T", { steps = 1 })
  game:setPiece("AX-DIETL", { steps = 4 })
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  game:act("storm", { piece = "AX-DIETL" })
  game:dice(6, 1, 1, 1)
  game:act("done")
  expect({ game:piece("SU-K-1T").space, game:query("victory").murmansk }, { "SOVIET_LOST", "axis" })
end)

test("L41-303: Dietl is not regenerated in Murmansk", function()
  local game = field(8, { { "MUR10", "AX-DIETL", "SU-K-1T" }, { "G1", "AX-18-HQ" } })
  game:setPiece("AX-DIETL", { steps = 2 })
  game:setPiece("AX-18-HQ", { steps = 2 })
  game:setVars{ turn = 4 }
  game:decide("logistics.choose", "axis")
  game:act("activate")
  game:refuse("regenerate", { piece = "AX-DIETL" }, "14.8")
  expectTrue(game:offers("regenerate", { piece = "AX-18-HQ" }), "others are")
end)

test("L41-304: Lend-Lease from September, with S1 to S4 and Murmansk", function()
  local game = newGame{ scenario = "campaign", options = { ro14_9 = "on" } }
  expect(value(game, "soviet"), 14, "not in July")
  game:setVars{ turn = 3 }
  expect(value(game, "soviet"), 15)
  game:setSpace("S3", { control = "axis" })
  expect(value(game, "soviet"), 14)
  game:setSpace("S3", { control = "soviet" })
  game:setVars{ murmansk_taken = true }
  expect(value(game, "soviet"), 13, "the point for Murmansk is lost, too")
end)

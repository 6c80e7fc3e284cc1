-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9 and 2.1: supply, isolation, attrition.

local shared = require "tests/shared"

local field = shared.field
local finish = shared.finish
local begin = shared.begin

local function state(game, id, side)
  return game:query("supply", { side = side or (id:sub(1, 2) == "SU" and "soviet" or "axis") })[id]
end

---Areas around Pskov in Axis hands: 113 is cut off.
local ring = { axis = { "92", "112", "114", "132" } }

test("L41-023, L41-145, L41-024: a line of any length through own areas to S1-S12", function()
  local game = field({ { "113", "SU-L-42nd" } })
  local line = game:query("trace", { piece = "SU-L-42nd" })
  expect(line[1], "113")
  expectTrue(line[#line]:sub(1, 1) == "S", "it ends in a source: " .. line[#line])
  expectTrue(#line > 6, "a long way")
  game = field({ { "113", "SU-L-42nd" } }, ring)
  expect(state(game, "SU-L-42nd"), "isolated")
  expect(game:query("trace", { piece = "SU-L-42nd" }), nil)
  game:setSpace("92", { control = "soviet" })
  expect(state(game, "SU-L-42nd"), "supplied")
end)

test("L41-024: each of the twelve sources serves the Soviets", function()
  local all = {}
  for number = 1, 12 do all[number] = "S" .. number end
  local game = field({ { "120", "SU-L-42nd" } }, { axis = all })
  expect(state(game, "SU-L-42nd"), "isolated", "all sources lost")
  game:setSpace("S9", { control = "soviet" })
  expect(state(game, "SU-L-42nd"), "supplied", "over 121 to S9")
end)

test("L41-025, L41-026: the Axis sources F and G1 to G4; G4 only once it is taken", function()
  local game = field{ { "122", "AX-18-I" }, { "34", "FI-D1" } }
  expect(state(game, "AX-18-I"), "supplied")
  expect(state(game, "FI-D1"), "supplied")
  game = field({ { "141", "AX-18-I" } }, { axis = { "141" }, soviet = { "132", "133", "140", "150" } })
  expect(state(game, "AX-18-I"), "isolated", "Velikiye Luki is Soviet")
  game:setSpace("G4", { control = "axis" })
  expect(state(game, "AX-18-I"), "supplied")
  game = field({ { "34", "FI-D1" }, { "122", "AX-18-I" } }, { soviet = { "F" } })
  expect(state(game, "FI-D1"), "isolated", "Helsinki was the only source in Finland")
end)

test("L41-025: German blocks may use Helsinki, Finns the staging areas", function()
  local game = field({ { "34", "AX-18-I" }, { "122", "FI-D1" } })
  expect(state(game, "AX-18-I"), "supplied")
  expect(state(game, "FI-D1"), "supplied")
end)

test("L41-028: Soviet units on a controlled Baltic coast are always in supply", function()
  local game = field({ { "K", "SU-KURES" }, { "T", "SU-L-42nd" } }, { axis = { "55", "56", "57" } })
  expect(state(game, "SU-KURES"), "supplied")
  expect(state(game, "SU-L-42nd"), "supplied")
  game:setSpace("T", { control = "axis" })
  expect(state(game, "SU-L-42nd"), "isolated", "not controlled")
  game = field({ { "32", "AX-18-I" } }, { axis = { "32" }, soviet = { "16", "33" } })
  expect(state(game, "AX-18-I"), "isolated", "the Axis has no coastal supply")
end)

test("L41-027, L41-140, L41-143, L41-147, L41-148: marked at the start, worn at the end", function()
  local game = field({ { "113", "SU-L-42nd", "SU-L-HQ" }, { "84", "SU-V-HQ", "SU-V-4th" } }, ring)
  game:setPiece("SU-L-42nd", { steps = 4 })
  game:setPiece("SU-L-HQ", { steps = 2 })
  begin(game, "soviet")
  expect(game:piece("SU-L-42nd").props.supply, "isolated")
  expect(game:piece("SU-L-HQ").props.supply, "isolated")
  expect(game:piece("SU-V-HQ").props.supply, "supplied")
  game:act("tactical")
  game:refuse("activate", { piece = "SU-L-HQ", space = "113" }, "9.1")
  game:act("activate", { piece = "SU-V-HQ", space = "84" })
  finish(game, "hq.activate")
  game:refuse("move", { piece = "SU-L-42nd", space = "92" }, "9.1")
  game:refuse("build", { piece = "SU-L-42nd" }, "9.1")
  finish(game)
  expect(game:piece("SU-L-42nd").steps, 3, "4 becomes 3")
  expect(game:piece("SU-L-HQ").steps, 1, "two stars become the Heart")
  expect(game:piece("SU-L-HQ").props.strength, 0)
  game:act("pass")
  finish(game)
  game:act("pass")
  finish(game)
  expect(game:piece("SU-L-HQ").space, "SOVIET_LOST", "an HQ on its Heart surrenders")
  expect(game:piece("SU-L-42nd").steps, 2)
end)

test("L41-148, L41-149, L41-150, L41-235: blocks at their last step surrender for good", function()
  local game = field({ { "113", "SU-L-42nd" } }, ring)
  game:setPiece("SU-L-42nd", { steps = 1 })
  begin(game, "soviet")
  local lost = #game:stack("SOVIET_LOST")
  game:act("pass")
  finish(game)
  expect(game:piece("SU-L-42nd").space, "SOVIET_LOST")
  expect(#game:stack("SOVIET_LOST"), lost + 1)
  expect(game:view("axis").spaces.SOVIET_LOST.pieces[1], "SU-L-42nd", "shown on the enemy's sheet")
end)

test("L41-151: Axis blocks that starve are lost for good and count", function()
  local game = field({ { "113", "AX-18-I" } }, { axis = { "113" }, soviet = { "92", "112", "114", "132" } })
  game:setPiece("AX-18-I", { steps = 1 })
  begin(game, "axis")
  expect(game:piece("AX-18-I").props.supply, "isolated")
  game:act("pass")
  finish(game)
  expect(game:piece("AX-18-I").space, "AXIS_LOST")
end)

test("L41-029, L41-141, L41-190: leaders and Dietl are always in supply", function()
  local game = field{ { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } }
  begin(game, "axis")
  expect(game:piece("AX-DIETL").props.supply, "supplied")
  expect(game:piece("AX-HITLER").props.supply, "supplied")
  expect(game:piece("SU-STALIN").props.supply, "supplied")
  game:act("tactical")
  expectTrue(game:offers("activate", { piece = "AX-DIETL", space = "MUR1" }), "always able")
end)

test("L41-142: an opened line helps only at the isolation check", function()
  local game = field({ { "113", "SU-L-42nd" }, { "93", "SU-W-T1", "SU-V-HQ" } }, { axis = { "92", "112", "114", "132" } })
  game:setPiece("SU-L-42nd", { steps = 4 })
  game:setPiece("SU-W-T1", { steps = 2 })
  begin(game, "soviet")
  game:act("tactical")
  game:act("activate", { piece = "SU-V-HQ", space = "93" })
  finish(game, "hq.activate")
  game:act("move", { piece = "SU-W-T1", space = "92" })
  expect(game:space("92").control, "soviet")
  game:refuse("move", { piece = "SU-L-42nd", space = "92" }, "9.1")
  game:act("done")
  expect(game:piece("SU-L-42nd").props.supply, "supplied", "cleared at the end")
  expect(game:piece("SU-L-42nd").steps, 4, "without loss")
end)

test("L41-144: units in a controlled source are in supply even if it is disputed", function()
  local game = field({ { "S4", "SU-L-42nd", "AX-18-I" } }, { axis = { "52", "72", "S3", "S5" } })
  expect(state(game, "SU-L-42nd"), "supplied")
end)

test("L41-146: a line may begin in a disputed area, but not pass one", function()
  local game = field({ { "113", "SU-L-42nd", "AX-18-I" } }, { axis = { "112", "114", "132" } })
  expect(state(game, "SU-L-42nd"), "supplied", "113 is disputed, 92 is not")
  game:place("92", "SU-L-23rd", "AX-18-L")
  expect(state(game, "SU-L-23rd"), "supplied")
  expect(state(game, "SU-L-42nd"), "isolated", "the way through 92 is disputed now")
  game = field({ { "114", "AX-18-I", "SU-L-42nd" } }, { axis = { "113", "112", "111", "110", "127", "109" } })
  expect(state(game, "AX-18-I"), "supplied", "in an area that the enemy controls")
end)

test("L41-085, L41-152: the worked check of fifteen Soviet units", function()
  local game = field({
    { "84", "SU-V-4th" }, { "68", "SU-V-26th" }, { "82", "SU-V-52nd" }, { "97", "SU-V-59th" }, { "98", "SU-V-3rd" }, { "117", "SU-W-I1", "LD-SU-1" },
    { "118", "SU-W-I2" }, { "146", "SU-NW-HQ" },
    { "O", "SU-L-23rd", "LD-SU-2" }, { "62", "SU-L-55th" }, { "T", "SU-L-54th" },
    { "64", "SU-L-42nd" }, { "79", "LD-SU-3", "AX-18-I" },
  }, { axis = { "47", "48", "66", "63", "65", "80", "77", "78", "93", "94", "95", "55", "56", "57", "61" } })
  game:setPiece("SU-L-42nd", { steps = 4 })
  local states, supplied = game:query("supply", { side = "soviet" }), 0
  for __, one in pairs(states) do supplied = supplied + (one == "supplied" and 1 or 0) end
  expect(supplied, 13)
  expect(states["SU-L-42nd"], "isolated")
  expect(states["LD-SU-3"], "isolated")
  begin(game, "soviet")
  game:act("pass")
  finish(game)
  expect(game:piece("SU-L-42nd").steps, 3, "the block in Pushkin loses a step")
  expect(game:piece("LD-SU-3").space, "SOVIET_LINES", "the line was alone among enemies")
  expect(game:space("79").control, "axis")
end)

test("L41-085: an isolated line stays when it is not attacked, or not alone", function()
  local game = field({ { "113", "LD-SU-1" }, { "114", "LD-SU-2", "SU-L-42nd", "AX-18-I" } }, { axis = { "92", "112", "132", "133", "115", "94", "93" } })
  game:setPiece("SU-L-42nd", { steps = 4 })
  begin(game, "soviet")
  expect(game:piece("LD-SU-1").props.supply, "isolated")
  expect(game:piece("LD-SU-2").props.supply, "isolated")
  game:act("pass")
  finish(game)
  expect(game:piece("LD-SU-1").space, "113")
  expect(game:piece("LD-SU-2").space, "114")
  expect(game:piece("SU-L-42nd").steps, 3)
end)

test("L41-259: a pass has both checks", function()
  local game = field({ { "113", "SU-L-42nd" }, { "84", "SU-V-4th" } }, ring)
  game:setPiece("SU-L-42nd", { steps = 3 })
  game:decide("impulse.choose", "soviet")
  game:act("pass")
  expect(game:piece("SU-L-42nd").props.supply, "isolated")
  finish(game)
  expect(game:piece("SU-L-42nd").steps, 2)
end)

test("L41-143, L41-201: isolated blocks defend as usual, but do not attack", function()
  local game = field({ { "113", "SU-L-42nd", "AX-18-I" }, { "G1", "AX-18-HQ" } }, { axis = { "92", "112", "114", "132", "111", "127" } })
  game:setPiece("SU-L-42nd", { steps = 2 })
  game:setPiece("AX-18-I", { steps = 4 })
  begin(game, "soviet")
  expect(game:piece("SU-L-42nd").props.supply, "isolated")
  game:setVars{ impulse = "strategic", old_fights = { "113" } }
  game:decide("combat.choose", "soviet")
  game:refuse("fight", { space = "113" }, "10.12")
  game:setPiece("AX-18-I", { supply = "supplied" })
  game:decide("combat.choose", "axis")
  game:dice(6, 1, 1, 1, 1, 1)
  game:act("fight", { space = "113" })
  game:act("fire")
  expect(game:piece("AX-18-I").steps, 3, "two Soviet dice, one hit")
end)

test("L41-129: isolated units get neither stars nor steps", function()
  local game = field({ { "113", "SU-L-42nd", "SU-L-HQ" }, { "84", "SU-V-4th", "SU-V-HQ" } }, ring)
  for __, id in ipairs{ "SU-L-42nd", "SU-L-HQ" } do game:setPiece(id, { steps = 2, supply = "isolated" }) end
  for __, id in ipairs{ "SU-V-4th", "SU-V-HQ" } do game:setPiece(id, { steps = 2 }) end
  game:setVars{ turn = 2 }
  game:decide("logistics.choose", "soviet")
  game:act("activate")
  game:refuse("replace", { piece = "SU-L-42nd" }, "9.1")
  game:refuse("regenerate", { piece = "SU-L-HQ" }, "9.1")
  expectTrue(game:offers("replace", { piece = "SU-V-4th" }), "the others do")
  expectTrue(game:offers("regenerate", { piece = "SU-V-HQ" }), "the others do")
end)

test("L41-108: an area is in supply when it has a line of its own", function()
  local game = field({}, ring)
  game:place("SOVIET_POOL", "SU-L-42nd")
  game:setVars{ drawn = { "SU-L-42nd" } }
  game:decide("reinforce.place", "soviet")
  game:refuse("place", { piece = "SU-L-42nd", space = "113" }, "5.0")
  game:setSpace("92", { control = "soviet" })
  expectTrue(game:offers("place", { piece = "SU-L-42nd", space = "113" }), "Pskov is connected again")
end)

test("L41-034: lakes are no way for supply or movement", function()
  local game = field({ { "75", "SU-L-42nd" } }, { axis = { "56", "58", "74", "91" } })
  expect(state(game, "SU-L-42nd"), "isolated", "92 and 76 lie across Lake Peipus")
  game:setPiece("SU-L-42nd", { steps = 4 })
  expect(game:query("reach", { piece = "SU-L-42nd" })["76"], nil)
end)

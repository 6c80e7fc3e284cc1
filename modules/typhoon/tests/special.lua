-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 12 and 13: special rules and Closed Fist.

local support = require "tests/support"
local field, attack, same = support.field, support.attack, support.same

test("OT-162: turn 5 is one turn of two weeks", function()
  local game = field{ turn = 5, units = { { "1934", "GE-2-PZ-3" } } }
  expect(tables.turns.values.weeks[5], 2)
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  game:act("done")
  expect(game:turn(), 6, "one phase I, one phase II, one phase III")
  expect(game:piece("GE-2-PZ-3").steps, 2)
end)

test("OT-163: on turn 5 forces that start on or north of row 40 stay out of Soviet hexes", function()
  for case in each{ { "1939", "2039", false }, { "1940", "2041", false }, { "1941", "2041", true } } do
    local game = field{ turn = 5, units = { { case[1], "GE-2-PZ-3" } } }
    game:act("activate", { space = case[1], value = "mech" })
    expect(game:offers("move", { piece = "GE-2-PZ-3", space = case[2] }), case[3], case[1])
    if not case[3] then game:refuse("move", { piece = "GE-2-PZ-3", space = case[2] }, "12.1") end
  end
  local game = field{ turn = 6, units = { { "1939", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1939", value = "mech" })
  expectTrue(game:offers("move", { piece = "GE-2-PZ-3", space = "2039" }), "turn 5 only")
end)

test("OT-164: the thaw does not stop moves among German hexes", function()
  local game = field{ turn = 5, units = { { "1935", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1935", value = "mech" })
  game:act("move", { piece = "GE-2-PZ-3", space = "1936" })
  game:act("move", { piece = "GE-2-PZ-3", space = "1938" })
end)

test("OT-165: on turn 6 German fire has one more in the first round", function()
  local game = field{ turn = 6, units = { { "1934", "GE-2-INF-45" } } }
  expect(game:query("odds", { attackers = { "GE-2-INF-45" }, space = "2034" }).attack.units[1].hits_on, 4)
  attack(game, "GE-2-INF-45", "1934", "2034", 1, 4, 1, 1, 1, 1, 1, 1)
  expect(game:piece("SU-RD-1").steps, 1, "a four hits")
  game:dice(4, 4, 4, 4, 1)
  game:act("fight")
  expect(game:piece("SU-RD-1").space, "2034", "not in round 2")
  game = field{ turn = 7, units = { { "1934", "GE-2-INF-45" } } }
  attack(game, "GE-2-INF-45", "1934", "2034", 1, 4, 4, 4, 4, 1, 1, 1)
  expect(game:piece("SU-RD-1").steps, 2, "nor on turn 7")
end)

test("OT-165: and no bonus in breakouts", function()
  local game = field{ turn = 6, german = { "3136", "3138", "3038", "3037", "3238", "3236" }, units = { { "3236", "GE-2-INF-45" } } }
  local events = attack(game, "GE-2-INF-45", "3236", "3237", 1, 6, 6, 6, 6, 2, 1, 4, 4, 4, 4, 1, 1, 1)
  expect(game:space("3137").control, "german")
  local found = false
  for event in each(events) do found = found or (event.text or ""):find("rolls 4 dice, modifier 0") ~= nil end
  expectTrue(found, "plain fire against the breakout")
end)

test("OT-166, OT-168: Closed Fist masses the panzers and begins on turn 2", function()
  local game = newGame{ scenario = "closed_fist" }
  expect(game:turn(), 2)
  expect(game:piece("MK-TURN").space, "turn-2")
  game:act("ready")
  for piece in each(game:view("german").pieces) do
    if piece.type == "panzer" then
      local row = tonumber(piece.space:sub(3, 4))
      expectTrue(row >= 14 and row <= 26, piece.id .. " is in the centre")
    end
  end
end)

test("OT-167: everything else is as in the standard game", function()
  local game = field{ scenario = "closed_fist", turn = 5, units = { { "1939", "GE-2-PZ-3" } } }
  game:act("activate", { space = "1939", value = "mech" })
  game:refuse("move", { piece = "GE-2-PZ-3", space = "2039" }, "12.1")
  expect(tables.turns.values.mech[3], 8)
end)

test("OT-169: no sectors in Closed Fist, but the three rows", function()
  local game = newGame{ scenario = "closed_fist" }
  game:act("army", { value = "2" })
  game:act("deploy", { piece = "GE-2-PZ-3", space = "1201" })
  expect(game:piece("GE-2-PZ-3").space, "1201")
  game:refuse("deploy", { piece = "GE-2-PZ-4", space = "0801" }, "3.1")
end)

test("OT-170: armies may mix from the start", function()
  local game = field{ scenario = "closed_fist", units = { { "1936", "GE-4-PZ-2" }, { "1935", "GE-3-PZ-1" } } }
  expect(game:turn(), 2)
  game:act("activate", { space = "1935", value = "mech" })
  game:act("move", { piece = "GE-3-PZ-1", space = "1936" })
  expect(#game:stack("1936"), 2)
end)

test("OT-171: neither pockets nor points are checked", function()
  local game = field{ scenario = "closed_fist" }
  game:act("done")
  expect(game:result(), nil)
  expect(game:turn(), 3)
  game = field{ scenario = "closed_fist", turn = 4 }
  game:act("done")
  expect(game:result(), nil)
  expect(game:turn(), 5)
end)

test("OT-172: the front is still checked on turn 3", function()
  local game = field{ scenario = "closed_fist", turn = 3 }
  game:act("done")
  expect(game:result().outcome, "failed_front_turn_3")
end)

test("OT-173: one more on every defence roll", function()
  local game = field{ scenario = "closed_fist", turn = 3 }
  local list = game:query("odds", { space = "2034" }).generation
  expect(list[5].modifier, 2)
  expect(list[5].result, "2RD 1B 1A CAS", "seven")
end)

test("OT-174: one more on every breakout roll", function()
  local game = field{ scenario = "closed_fist", german = { "3136", "3138", "3038", "3037", "3238", "3236" }, units = { { "3236", "GE-2-PZ-3" } } }
  local events = attack(game, "GE-2-PZ-3", "3236", "3237", 1, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, same(20, 1))
  expect(game:space("3237").control, "german", "a brigade stood there")
  local text
  for event in each(events) do
    if event.rule == "11.2" then text = event.text end
  end
  expectTrue(text and text:find("modifier 1"), "the roll has its modifier")
  expectTrue(text:find("the die shows 6") and text:find("3 units"), "a six counts as seven: " .. text)
end)

test("OT-169: Closed Fist can also begin from the historical places, at one click", function()
  local game = newGame{ scenario = "closed_fist" }
  game:act("ready", { value = "historical" })
  expect(game:piece("GE-3-PZ-7").space, "1311")
  expect(#game:stack("german-reserve"), 0)
  game:act("begin")
  game = newGame{ scenario = "closed_fist" }
  game:act("ready")
  expect(game:piece("GE-3-PZ-7").space, "1417")
end)

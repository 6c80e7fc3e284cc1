-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 8: the Soviet defence.

local support = require "tests/support"
local field, attack = support.field, support.attack

---The entry of the chart for a die in a hex.
local function entry(game, space, die)
  return game:query("odds", { space = space }).generation[die].result
end

---Counts what an attack with one infantry division meets: no hits in the first round.
local function met(game, from, to, ...)
  game:place(from, "GE-2-INF-45")
  game:setSpace(from, { control = "german" })
  local events = attack(game, "GE-2-INF-45", from, to, ...)
  local sums = {}
  for event in each(events) do
    if event.change == "move" and event.space == to and event.piece:find("^SU") then
      local type = game:piece(event.piece).type
      sums[type] = (sums[type] or 0) + 1
    end
  end
  return sums
end

test("OT-067: a town in a forest defends as a town", function()
  local game = newGame()
  expect(ground("3913").terrain, "town", "Naro-Fominsk stands in the forest")
  expect(entry(game, "3913", 1), "1B", "open ground would give nobody")
  expect(entry(game, "2433", 1), tables.generation.cells[1][3], "Bryansk as a city")
end)

test("OT-068, OT-069: one die, and one more on turns 3 and 4", function()
  for turn in each{ 3, 4 } do
    local game = field{ turn = turn }
    expect(game:query("odds", { space = "2034" }).generation[3].modifier, 1)
    expect(entry(game, "2034", 3), "1RD 1B", "a three counts as four")
    expect(entry(game, "2034", 5), "2RD 1B 1A", "a five counts as six")
  end
end)

test("OT-068: the die really is modified", function()
  local game = field{ turn = 4 }
  expect(met(game, "1934", "2034", 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), { rifle = 1, brigade = 1 })
end)

test("OT-070: two more on turns 5 to 8", function()
  for turn = 5, 8 do expect(field{ turn = turn }:query("odds", { space = "2034" }).generation[5].modifier, 2) end
  expect(entry(field{ turn = 8 }, "2034", 5), "2RD 1B 1A CAS")
end)

test("OT-071: three more in Moscow", function()
  local game = field{ turn = 6 }
  expect(game:query("odds", { space = "4409" }).generation[6].modifier, 5)
  expect(game:query("odds", { space = "4410" }).generation[6].modifier, 5)
  expect(entry(game, "4410", 6), "3RD 1B 2A 1GD AC", "eleven")
end)

test("OT-072, OT-073: no modifier on turns 1 and 2; clear, forest and swamp share a row", function()
  for turn in each{ 1, 2 } do expect(field{ turn = turn }:query("odds", { space = "2034" }).generation[5].modifier, 0) end
  local game = newGame()
  expect(entry(game, "2034", 5), "2RD 1B", "the book's example")
  for die = 1, 6 do
    expect(entry(game, "1409", die), entry(game, "2034", die), "forest")
    expect(entry(game, "1306", die), entry(game, "2034", die), "swamp")
  end
  expect(met(field{}, "1934", "2034", 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), { rifle = 2, brigade = 1 })
end)

test("OT-074: nobody defends: the hex is taken without a shot and the force goes on", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  local events = attack(game, "GE-2-PZ-3", "1934", "2034", 1)
  expect(game:space("2034").control, "german")
  for event in each(events) do expectTrue(event.kind ~= "combat", "no fire") end
  expect(game:var("force_mp"), 13)
  expect(game:decision().id, "force.move")
end)

test("OT-022, OT-075: artillery is drawn from howitzers and rockets together", function()
  local game = field{}
  expect(met(game, "1934", "2034", 6, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).katyusha, 1, "the ninth of twelve")
  game = field{}
  expect(met(game, "1934", "2034", 6, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).howitzer, 1, "the second of twelve")
end)

test("OT-076: without airborne corps a rifle division comes", function()
  local game = field{ turn = 6 }
  local sums = met(game, "4510", "4410", 6, 1, 1)
  expect(sums.airborne, 1)
  expect(sums.rifle, 3)
  game = field{ turn = 6 }
  game:place("lost", "SU-AC-4", "SU-AC-5")
  sums = met(game, "4510", "4410", 6, 1, 1)
  expect(sums.airborne, nil)
  expect(sums.rifle, 4)
end)

test("OT-077, OT-080: brigades and rifle divisions come in the number of the entry", function()
  expect(met(field{}, "1934", "2034", 2, 1, 1, 1, 1, 1, 1), { brigade = 1 })
  expect(met(field{}, "1934", "2034", 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).rifle, 2)
end)

test("OT-078: air support takes part in the first step", function()
  local game = field{ turn = 8, units = { { "1934", "GE-2-PZ-3" } } }
  local events = attack(game, "GE-2-PZ-3", "1934", "2034", 5, 1, 6)
  local first
  for event in each(events) do
    if not first and event.kind == "combat" then first = event end
  end
  expect(first.piece, "GE-2-PZ-3", "the planes fire at the panzers")
  expect(first.dice, { 6 })
end)

test("OT-079: missing Guards are replaced one by one", function()
  local game = field{ turn = 6, scenario = "closed_fist" }
  game:place("lost", "SU-GD-1", "SU-GD-2", "SU-GD-3", "SU-GD-4", "SU-GD-5", "SU-GD-6", "SU-GD-7")
  local sums = met(game, "4510", "4410", 6, 1, 1)
  expect(sums.guards, 1, "twelve wants two")
  expect(sums.rifle, 4, "three and a substitute")
end)

test("OT-081: GD in the chart is a Guards division, not Grossdeutschland", function()
  local game = field{ turn = 6 }
  local sums = met(game, "1934", "2034", 6, 1)
  expect(sums.guards, 1)
  expect(game:piece("GE-2-MOT-GD").space, "german-reserve")
end)

test("OT-083, OT-134: an eliminated Guards division is gone and a reserved rifle division joins the pool", function()
  local game = field{ turn = 6, options = { soviet_losses = "automatic" }, units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-PZ-17" } } }
  local before = #game:stack("pool")
  attack(game, "GE-2-PZ-3", "1934", "2034", 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6)
  expect(game:space("2034").control, "german")
  expect(game:piece("SU-GD-1").space, "lost")
  expect(#game:stack("reserve"), 9)
  expect(#game:stack("pool"), before + 1)
end)

test("OT-084, OT-134: surviving Guards return to the pool at full strength", function()
  local game = field{ turn = 6, units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 1)
  game:setPiece("SU-GD-1", { steps = 1 })
  while game:decision().id == "battle.losses" do game:act("lose", game:actions("lose")[1]) end
  game:act("retreat")
  expect(game:piece("SU-GD-1").space, "elite")
  expect(game:piece("SU-GD-1").steps, 2)
  expect(#game:stack("reserve"), 10)
end)

test("OT-075: without artillery nobody is drawn", function()
  local game = field{}
  game:place("lost", table.unpack(game:stack("artillery")))
  expect(met(game, "1934", "2034", 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), { rifle = 2, brigade = 1 })
end)

test("OT-077: missing brigades have no substitute", function()
  local game = field{}
  for i = 1, 24 do game:place("lost", "SU-B-" .. i) end
  expect(met(game, "1934", "2034", 4, 1, 1, 1, 1, 1, 1, 1, 1, 1), { rifle = 1 })
end)

test("OT-076: the log names the defenders, six to a line, and who is missing", function()
  local game = field{ turn = 6, units = { { "4510", "GE-2-PZ-3" } }, german = { "4510" } }
  local events = attack(game, "GE-2-PZ-3", "4510", "4410", 6, 1, 1)
  local lines = support.told(events, "In line")
  expect(#lines, 2)
  local counts = {}
  for i, line in ipairs(lines) do counts[i] = select(2, line:gsub(",", "")) + 1 end
  expect(counts, { 6, 2 })
  expect(#support.told(events, "missing"), 0, "nobody is")
  game = field{ turn = 6, units = { { "4510", "GE-2-PZ-3" } }, german = { "4510" } }
  game:place("lost", "SU-AC-4", "SU-AC-5")
  events = attack(game, "GE-2-PZ-3", "4510", "4410", 6, 1, 1)
  expect(support.told(events, "missing"), { "1 elite unit is missing: rifle divisions step in." })
end)

test("OT-134: without reserved rifle divisions nobody joins the pool", function()
  local game = field{ turn = 6, options = { soviet_losses = "automatic" }, units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-PZ-17" } } }
  game:place("lost", table.unpack(game:stack("reserve")))
  local before = #game:stack("pool")
  attack(game, "GE-2-PZ-3", "1934", "2034", 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6)
  expect(game:piece("SU-GD-1").space, "lost")
  expect(#game:stack("pool"), before)
end)

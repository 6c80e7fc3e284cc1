-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.B.3: observation.

local fights = require "tests/fights"

local field, impulse, says, toTarget = fights.field, fights.impulse, fights.says, fights.toTarget

local function sight(from, to, weather)
  local game = newGame{ scenario = "s1", clear = true }
  game:setVars{ weather = weather or "frost" }
  return game:query("sight", { from = from, to = to })
end

---A stack is shelled by an enemy gun: what is added to the die for lack of observation.
local function penalty(stacks, target, gun, weather, deployed)
  local game = field(stacks)
  for __, stack in ipairs(stacks) do
    for i = 2, #stack do game:setPiece(stack[i], { deployed = false }) end
  end
  for __, piece in ipairs(deployed or {}) do game:setPiece(piece, { deployed = true }) end
  game:setPiece(gun, { deployed = true })
  impulse(game, gun:sub(1, 1) == "G" and "german" or "soviet", 1, weather)
  toTarget(game)
  game:act("aim", { space = target })
  game:act("gun", { piece = gun })
  return game:decision().value[2].value
end

test("WD-186: two hexes with a free line", function()
  expect(sight("5440", "5438").free, true)
  local answer = sight("5440", "5437")
  expect({ answer.free, answer.rule, answer.text }, { false, "11.B.3.B", "5437 is too far to be observed: 3 hexes, 2 are seen." })
end)

test("WD-190: a line begins and ends in forests and towns, and never passes one", function()
  expect({ ground("0204").terrain, ground("0305").terrain, ground("0405").terrain }, { "clear", "forest", "clear" })
  local answer = sight("0204", "0405")
  expect({ answer.free, answer.space, answer.rule }, { false, "0305", "11.B.3.C" })
  expect(sight("0204", "0305").free, true, "into the forest")
  expect(sight("0305", "0204").free, true, "out of it")
end)

test("WD-190: a line along the side of two hexes is closed only by both", function()
  expect({ ground("0304").terrain, ground("0305").terrain }, { "clear", "forest" })
  expect(sight("0204", "0404").free, true)
  expect({ ground("0305").terrain, ground("0205").terrain }, { "forest", "forest" })
  expect(sight("0204", "0306").free, false)
end)

test("WD-187, WD-188: three hexes from the top of a slope, and from high ground to lower hexes", function()
  expect(sight("0831", "0530").free, true, "from high ground")
  expect(sight("1923", "1621").free, false, "not from high ground to high ground")
  expect(sight("1322", "1621").free, true, "but across the slope at one's feet")
  expect(sight("0831", "0429").free, false, "not four")
end)

test("WD-191: a slope is looked across only from beside it", function()
  expect(sight("0930", "0928").free, true, "down it, from its edge")
  local answer = sight("0928", "0930")
  expect({ answer.free, answer.rule }, { false, "11.B.3.C" }, "not up it from afar")
  expect(sight("0929", "0930").free, true, "the next hex is always seen")
end)

test("WD-193: in snow only the next hex", function()
  expect(sight("5440", "5438", "snow").free, false)
  expect(sight("5440", "5439", "snow").free, true)
  expect(sight("5440", "5438", "snow").rule, "11.B.3.E")
end)

test("WD-183: an unobserved barrage adds 1 for every two hexes or part of them", function()
  expect(penalty({ { "1416", "S013" }, { "1411", "G019" } }, "1416", "G019"), 3, "5 hexes")
  expect(penalty({ { "1416", "S013" }, { "1412", "G019" } }, "1416", "G019"), 2, "4 hexes")
  expect(penalty({ { "5440", "G001" }, { "5436", "S177" } }, "5440", "S177"), 2)
end)

test("WD-184: any German unit observes for any German gun", function()
  expect(penalty({ { "1416", "S013" }, { "1411", "G019" }, { "1415", "G100" } }, "1416", "G019"), 0)
  expect(penalty({ { "1416", "S013" }, { "1411", "G019" }, { "1413", "G100" } }, "1416", "G019"), 3, "not at three hexes")
end)

test("WD-185: Soviet units observe for their own division and for army artillery", function()
  local watch = { { "5440", "G001" }, { "5438", "S013" }, { "5436", "S016", "S017" } }
  expect(penalty(watch, "5440", "S016"), 0, "the 357th for its own guns")
  watch[3] = { "5436", "S010" }
  expect(penalty(watch, "5440", "S010"), 2, "not for those of the 46th Guards")
  watch[3] = { "5436", "S179" }
  expect(penalty(watch, "5440", "S179"), 0, "but for rockets of the army")
  expect(penalty({ { "5440", "G001" }, { "5539", "S010" } }, "5440", "S010"), 0, "guns see for themselves")
end)

test("WD-189: deployed rockets of the Guards are seen from one hex farther", function()
  local stacks = { { "1416", "S179" }, { "1411", "G019" }, { "1413", "G100" } }
  expect(penalty(stacks, "1416", "G019", "frost", { "S179" }), 0, "three hexes")
  stacks[3] = { "1412", "G100" }
  expect(penalty(stacks, "1416", "G019", "frost", { "S179" }), 3, "four are too many on the flat")
  local high = { { "0429", "S179" }, { "0423", "G019" }, { "0831", "G100" } }
  expect(between("0831", "0429").distance, 4)
  expect(penalty(high, "0429", "G019", "frost", { "S179" }), 0, "four from high ground")
end)

test("WD-189: concentrated rockets are not", function()
  local game = field{ { "1416", "S179" }, { "1411", "G019" }, { "1413", "G100" } }
  game:setPiece("S179", { deployed = false })
  game:setPiece("G019", { deployed = true })
  impulse(game, "german", 1)
  game:setPiece("S179", { deployed = false })
  toTarget(game)
  game:act("aim", { space = "1416" })
  game:act("gun", { piece = "G019" })
  expect(game:decision().value[2].value, 3)
end)

test("WD-192, WD-193: the observation battalion finds deployed artillery at seven hexes, but not in snow", function()
  local stacks = { { "1416", "S016" }, { "1411", "G019" }, { "1423", "G041" } }
  expect(between("1423", "1416").distance, 7)
  expect(penalty(stacks, "1416", "G019", "frost", { "S016" }), 0)
  expect(penalty(stacks, "1416", "G019", "snow", { "S016" }), 3)
  stacks[3] = { "1424", "G041" }
  expect(penalty(stacks, "1416", "G019", "frost", { "S016" }), 3, "eight are too many")
  stacks[1], stacks[3] = { "1416", "S013" }, { "1423", "G041" }
  expect(penalty(stacks, "1416", "G019", "frost"), 3, "infantry makes no noise")
  stacks[1] = { "1416", "S016" }
  expect(penalty(stacks, "1416", "G019", "frost"), 3, "nor do guns that are not deployed")
end)

test("WD-183: every gun must be observed for; others can fire an attack of their own", function()
  local game = field{ { "5440", "G001" }, { "5438", "S013" }, { "5436", "S016" }, { "5437", "S010" } }
  for __, piece in ipairs{ "S016", "S010" } do game:setPiece(piece, { deployed = true }) end
  impulse(game, "soviet", 1)
  toTarget(game)
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S016" })
  expect(game:decision().value[2].value, 0)
  game:act("gun", { piece = "S010" })
  expect(game:decision().value[2].value, 2, "one that lacks it spoils all, from the farthest gun")
  game:undo()
  game:act("apart")
  game:act("gun", { piece = "S010" })
  expect(game:decision().value[2].value, 2, "3 hexes")
  game:dice(3, 3)
  local events = game:act("fire")
  expectTrue(says(events, "die 3, modifier 0") and says(events, "die 3, modifier 2"))
end)

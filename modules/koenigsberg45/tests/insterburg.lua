-- SPDX-License-Identifier: GPL-3.0-or-later
--- The short scenario, which is ours: one front, three turns, places with points of their own.

local passive = { "draw", "finish", "done", "stop", "end_move", "end_combat", "pass", "stay", "roll" }

local function short() return newGame{ scenario = "insterburg" } end

local function count(game, test)
  local sum = 0
  for __, piece in ipairs(game:view("*").pieces) do
    if test(piece) then sum = sum + 1 end
  end
  return sum
end

local function isUnit(piece) return piece.space ~= nil and piece.space:match"^%d%d%d%d$" ~= nil end

test("the 3rd Front and four corps are on the map, nobody else", function()
  local game = short()
  expect(game:piece("SU-3BF-39A-39HQ").space, "1043")
  expect(game:piece("GE-HG-2HG").steps, 1, "reduced as in the campaign")
  expect(game:piece("SU-2BF-48A-48HQ").space, "soviet-out")
  expect(game:piece("CH-2BF-FRONT-1").space, "soviet-out")
  expect(game:piece("GE-GD-GDHQ").space, "german-out")
  expectTrue(count(game, isUnit) < 65, "less than half of the campaign")
end)

test("the 2nd Front has no activations, the others have those of the campaign", function()
  local game = short()
  game:playUntil(function(now) return now:phase() == "command" end, passive, 50)
  expect(game:var"limit_2bf", 0)
  expect(game:var"limit_3bf", 4)
  expect(game:var"limit_german", 4)
end)

test("points of places: cities three, towns two, villages one", function()
  local game = short()
  local now = game:query"victory"
  expect(now.points, { german = 18, soviet = 0 })
  expect(#now.places, 11)
  game:setSpace("1836", { control = "soviet" })
  game:setSpace("1341", { control = "soviet" })
  game:setSpace("1238", { control = "soviet" })
  expect(game:query"victory".points, { german = 12, soviet = 6 })
  game:setSpace("2932", { control = "soviet" })
  expect(game:query"victory".points.german, 12, "Königsberg does not count here")
end)

---What the game ends with when the Soviets hold these places after the last turn.
local function outcome(places)
  local game = short()
  for __, id in ipairs(places) do game:setSpace(id, { control = "soviet" }) end
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = 3 }
  game:decide("chit", "soviet")
  game:act("finish")
  return { game:result().outcome, game:result().winner }
end

test("levels of victory after turn 3", function()
  expect(outcome{}, { "major_german", "german" })
  expect(outcome{ "1836", "1238" }, { "major_german", "german" }, "14 points")
  expect(outcome{ "1836", "1437" }, { "minor_german", "german" }, "13 points")
  expect(outcome{ "1836", "2142", "1437" }, { "draw" }, "10 points")
  expect(outcome{ "1836", "2142", "1437", "1238" }, { "minor_soviet", "soviet" }, "9 points")
  expect(outcome{ "1836", "2142", "1437", "1341", "1942" }, { "major_soviet", "soviet" }, "6 points")
end)

test("a village that counts falls to who enters it", function()
  local game = newGame{ scenario = "insterburg", clear = true }
  game:place("1138", "SU-3BF-28A-28HQ", "SU-3BF-28A-20")
  game:place("1840", "GE-9K-56")
  game:setPiece("SU-3BF-28A-20", { active = "full" })
  game:decide("move", "soviet")
  game:act("move", { piece = "SU-3BF-28A-20", space = "1238" })
  expect(game:space("1238").control, "soviet")
end)

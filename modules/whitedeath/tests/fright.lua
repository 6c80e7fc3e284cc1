-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.C.2: tank fright.

local fights = require "tests/fights"

local field, impulse, assault, says = fights.field, fights.impulse, fights.assault, fights.says

---An assault with tanks: what is told, with these dice.
local function charge(stacks, side, target, attackers, defenders, steps, ...)
  local game = impulse(field(stacks), side)
  assault(game, target, attackers, defenders)
  for piece, count in pairs(steps) do game:setPiece(piece, { steps = count }) end
  game:dice(...)
  return game:act("resolve", { space = target }), game
end

test("WD-222: tanks make a check one step worse, or demand a plain one", function()
  local stacks = { { "5440", "G001" }, { "5439", "S123" } }
  local events = charge(stacks, "soviet", "5440", { "S123" }, { "G001" }, { S123 = 1 }, 1, 1)
  expectTrue(says(events, "checked at +2: the fire, tank fright."), "MC1")
  events = charge(stacks, "soviet", "5440", { "S123" }, { "G001" }, { S123 = 1 }, 6, 1)
  expectTrue(says(events, "checked at +1: tank fright."), "MC")
  local game
  events, game = charge({ { "5440", "G001" }, { "5439", "S124" } }, "soviet", "5440", { "S124" }, { "G001" }, { S124 = 1 }, 6, 6)
  expectTrue(says(events, "no effect."))
  expectTrue(says(events, "Tanks frighten I/257, 83rd Infantry."))
  expectTrue(says(events, "rolls 6, with modifiers 6, against morale 5: it fails and has to retreat."), "no check was due")
  expect(between("5440", game:piece("G001").space).distance, 2)
end)

test("WD-222: who is not fired on at all is frightened, too", function()
  local game = impulse(field{ { "5440", "G001", "G010" }, { "5439", "S124" } }, "soviet")
  assault(game, "5440", { "S124" }, { "G001", "G010" })
  game:setPiece("S124", { steps = 1 })
  game:dice(1, 1, 5)
  local events = game:act("resolve", { space = "5440" })
  expectTrue(says(events, "Tanks frighten 13/257 Infantry Guns, 83rd Infantry."))
end)

test("WD-222: without tanks among those who assault nobody is frightened", function()
  local events = charge({ { "5440", "G001" }, { "5439", "S013" }, { "5340", "S123" } }, "soviet", "5440", { "S013" }, { "G001" }, { S013 = 1 }, 5)
  expectTrue(not says(events, "rolls"), "4 against 6 is 1:2, and a 5 does nothing; the tanks only look on")
end)

test("WD-220: anti-tank guns and tanks of the Germans, and who stands with them, are not frightened", function()
  local events = charge({ { "5440", "G001", "G011" }, { "5439", "S124" } }, "soviet", "5440", { "S124" }, { "G001", "G011" }, { S124 = 1 }, 6)
  expectTrue(not says(events, "frighten"), "infantry with a Pak company")
  events = charge({ { "5440", "G095" }, { "5439", "S123" } }, "soviet", "5440", { "S123" }, { "G095" }, {}, 6)
  expectTrue(not says(events, "frighten"), "a tank company")
  events = charge({ { "5440", "G042" }, { "5439", "S124" } }, "soviet", "5440", { "S124" }, { "G042" }, { S124 = 1 }, 6, 1)
  expectTrue(not says(events, "fright"), "heavy anti-aircraft guns")
end)

test("WD-220: nobody in a town is frightened", function()
  local events = charge({ { "1324", "S123" }, { "1323", "G095" } }, "german", "1324", { "G095" }, { "S123" }, {}, 6)
  expectTrue(not says(events, "fright"), "T-34s in a town")
  events = charge({ { "1324", "G001" }, { "1424", "S123" } }, "soviet", "1324", { "S123" }, { "G001" }, { S123 = 1 }, 6)
  expectTrue(not says(events, "fright"), "infantry in a town")
end)

test("WD-221, WD-403: Soviet tanks and anti-tank guns are frightened", function()
  local events, game = charge({ { "5440", "S124" }, { "5439", "G093" } }, "german", "5440", { "G093" }, { "S124" }, {}, 6, 5)
  expectTrue(says(events, "a miss."))
  expectTrue(says(events, "rolls 5, with modifiers 5, against morale 4: it fails and has to retreat."))
  expect(between("5440", game:piece("S124").space).distance, 2)
  events = charge({ { "5440", "S124" }, { "5439", "G093" } }, "german", "5440", { "G093" }, { "S124" }, {}, 5, 1)
  expectTrue(says(events, "checked at +2: the fire, tank fright."), "one point lost")
  events = charge({ { "5440", "S005" }, { "5439", "G093" } }, "german", "5440", { "G093" }, { "S005" }, { G093 = 1 }, 6, 1)
  expectTrue(says(events, "Tanks frighten 2nd Anti-tank"), "an anti-tank battalion alone")
end)

test("WD-222, WD-226: a bunker keeps its troops from fright as well", function()
  local game = impulse(field{ { "2319", "G001" }, { "2219", "S123" } }, "soviet")
  game:setSpace("2319", { bunker = 10 })
  assault(game, "2319", { "S123" }, { "G001" })
  game:dice(1)
  local events = game:act("resolve", { space = "2319" })
  expectTrue(says(events, "is in a bunker and need not check morale."))
end)

test("WD-222: who has checked is not asked twice", function()
  local events = charge({ { "5440", "G001" }, { "5439", "S123" } }, "soviet", "5440", { "S123" }, { "G001" }, { S123 = 1 }, 6, 1)
  local rolls = 0
  for __, event in ipairs(events) do
    if event.text and event.text:find("rolls", 1, true) then rolls = rolls + 1 end
  end
  expect(rolls, 1)
  expectTrue(not says(events, "Tanks frighten"))
end)

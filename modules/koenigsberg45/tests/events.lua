-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.5: the edges of the events and of the Grossdeutschland chits: the last die, nobody left, nothing left to do.

local shared = require "tests/shared"
local empty = shared.empty

---A cup with these chits, limits of six and this use of the fronts.
local function cup(game, chits, used2, used3)
  empty(game)
  game:place("cup", table.unpack(chits))
  game:setVars{ limit_german = 6, limit_2bf = 6, limit_3bf = 6, used_german = 0, used_2bf = used2 or 0, used_3bf = used3 or 0 }
  game:decide("chit", "soviet")
end

---Draws the event chit with these dice.
local function event(game, ...)
  cup(game, { "CH-AC-EVENT", "CH-GE-26K" })
  game:dice(1, ...)
  game:act("draw")
end

local gd = { "GE-GD-GDHQ", "GE-GD-GDFus", "GE-GD-GDtk", "GE-GD-GDht" }

test("K45-316: event 2: four and more bring the 28th Corps, and who is there does not come again", function()
  local game = newGame()
  event(game, 1, 1, 4)
  expect({ game:piece("GE-28K-28HQ").space, game:piece("GE-28K-58").space, game:piece("GE-28K-95").space }, { "3045", "3045", "3045" })
  expect(game:piece("GE-EV-15SS").space, "german-reserve")
  game = newGame()
  game:place("german-lost", "GE-28K-28HQ")
  event(game, 1, 1, 6)
  expect(game:piece("GE-EV-15SS").space, "3602", "the corps has been in play")
  expect(game:piece("GE-28K-58").space, "german-reserve")
  game = newGame()
  game:place("german-lost", "GE-28K-28HQ")
  game:place("1811", "GE-EV-15SS")
  event(game, 1, 1, 2, 1)
  expect({ game:piece("GE-EV-15SS").space, game:piece("GE-28K-58").space }, { "1811", "german-reserve" }, "both")
end)

test("K45-322: event 10: the die chooses the front, and the marker shows the limit", function()
  for die, front in ipairs{ "2bf", "2bf", "2bf", "3bf", "3bf", "3bf" } do
    local game = newGame()
    cup(game, { "CH-AC-EVENT", "CH-GE-26K" })
    game:dice(1, 4, 6, die, 1)
    game:act("draw")
    local other = front == "2bf" and "3bf" or "2bf"
    expect({ game:var("limit_" .. front), game:var("limit_" .. other), game:var("limit_german") }, { 4, 6, 6 }, front)
    expect(game:piece(front == "2bf" and "LIMIT-2BF" or "LIMIT-3BF").space, front .. "-4")
  end
end)

test("K45-324: event 12: an army that is there does not come again", function()
  local game = newGame()
  game:place("0112", "SU-2BF-19A-HQ")
  event(game, 6, 6, 1)
  expect(game:piece("SU-2BF-19A-40G").space, "soviet-reserve")
  game = newGame()
  game:place("soviet-out", "SU-2BF-19A-HQ")
  event(game, 6, 6, 1)
  expect(game:piece("SU-2BF-19A-40G").space, "soviet-reserve", "nor one whose HQ is lost")
end)

test("K45-321: event 7: one more Volkssturm unit, until there are no more", function()
  local game = newGame()
  expect({ #game:stack("volkssturm"), #game:stack("volkssturm-later") }, { 2, 2 })
  for __, left in ipairs{ 1, 0, 0 } do
    event(game, 3, 4, 1)
    expect({ #game:stack("volkssturm"), #game:stack("volkssturm-later") }, { 4 - left, left })
  end
end)

test("K45-051, K45-055: a corps without its HQ is withdrawn without its chit, and all in supply", function()
  local game = newGame()
  game:place("german-out", "GE-GD-GDHQ", "CH-GE-GD")
  game:place("german-lost", "GE-GD-GDht")
  game:setPiece("GE-GD-GDFus", { supply = "isolated" })
  cup(game, { "CH-AC-GDOUT", "CH-GE-26K" })
  game:dice(1, 1)
  game:act("draw")
  local spaces = {}
  for i, id in ipairs(gd) do spaces[i] = game:piece(id).space end
  expect(spaces, { "german-out", "gd", "gd", "german-lost" })
  expect(game:piece("CH-GE-GD").space, "german-out")
  expect(game:piece("GE-GD-GDFus").props.supply, "supplied")
  expect(game:var("gd"), "withdrawn")
end)

test("K45-054, K45-059: the corps comes back once, and an empty box gives nobody back", function()
  local game = newGame()
  game:place("german-lost", table.unpack(gd))
  game:setVars{ gd = "withdrawn" }
  cup(game, { "CH-AC-GDBACK", "CH-GE-26K" })
  game:dice(1, 1)
  game:act("draw")
  expect({ game:var("gd"), game:piece("CH-AC-GDBACK").space }, { "back", "german-out" })
  for __, id in ipairs(gd) do expect(game:piece(id).space, "german-lost", id) end
  expect(game:piece("CH-GE-26K").space, "german-1", "the next chit was drawn")
end)

test("K45-283: whoever arrives takes the place, and Mikosch makes Pillau German again", function()
  local game = newGame{ clear = true }
  game:place("0240", "SU-3BF-5A-45")
  game:setSpace("3329", { control = "soviet" })
  game:setVars{ mikosch = "called" }
  empty(game)
  game:setVars{ turn = 3 }
  game:decide("chit", "soviet")
  game:act("finish")
  expect({ game:piece("GE-OPT-MIKOSCH").space, game:space("3329").control }, { "3329", "german" })
end)

test("K45-267, K45-269: who is in refit comes back, with a die only at a six", function()
  for die, space in ipairs{ "refit", "refit", "refit", "refit", "refit", "air-1" } do
    local game = newGame()
    game:place("refit", "SU-AIR-3", "SU-AIR-1-1")
    game:place("grounded", "SU-AIR-1-2")
    empty(game)
    game:setVars{ turn = 2 }
    game:dice(die)
    game:decide("chit", "soviet")
    game:act("finish")
    expect({ game:piece("SU-AIR-3").space, game:piece("SU-AIR-1-1").space, game:piece("SU-AIR-1-2").space }, { space, "air-1", "refit" }, die)
  end
end)

test("K45-252: Volkssturm that goes home is in supply again", function()
  local game = newGame()
  game:place("1426", "GE-VOLKSSTURM-1")
  game:setPiece("GE-VOLKSSTURM-1", { supply = "out" })
  empty(game)
  game:setVars{ turn = 2 }
  game:decide("chit", "soviet")
  game:act("finish")
  expect({ game:piece("GE-VOLKSSTURM-1").space, game:piece("GE-VOLKSSTURM-1").props.supply }, { "volkssturm", "supplied" })
end)

test("K45-030, K45-036: drawing goes on while one force may act, and a chit is there for it", function()
  local game = newGame()
  cup(game, { "CH-GE-26K", "CH-3BF-FRONT-1", "CH-AC-EVENT" }, 6, 5)
  expectTrue(game:offers("draw"))
  game:setVars{ used_german = 6, used_3bf = 6 }
  expectTrue(game:offers("finish"), "all limits are reached")
  cup(game, { "CH-AC-EVENT" })
  expectTrue(game:offers("finish"), "only an action chit is left")
end)

test("K45-040: a bombardment of those who have no defence left is the best there is", function()
  for __, supply in ipairs{ "supplied", "isolated" } do
    local game = newGame{ clear = true }
    game:place("0740", "GE-INDM-277")
    game:place("0739", "SU-3BF-5A-45")
    game:setPiece("GE-INDM-277", { supply = supply })
    game:decide("bombardment", "soviet", { force = "3bf", left = 1, range = 1, drm = 0 })
    game:dice(1, 1)
    game:act("bombard", { space = "0740" })
    expect(game:piece("GE-INDM-277").space, supply == "supplied" and "0740" or "german-out", supply)
  end
end)

test("K45-146: nobody enters over the sea", function()
  local game = newGame()
  game:place("3045", "SU-3BF-5A-45")
  event(game, 1, 1, 4)
  expect(game:decision().id, "arrive")
  local number = 0
  for __, action in ipairs(game:actions("arrive")) do
    local kind = ground(action.space).terrain
    expectTrue(kind ~= "sea" and kind ~= "lagoon" and kind ~= "lake", action.space)
    number = number + 1
  end
  expectTrue(number > 0)
end)

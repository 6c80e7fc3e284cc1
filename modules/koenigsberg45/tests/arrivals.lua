-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 8 and 11: reinforcements, replacements, HQs without units.

---A cleared map with these stacks.
local function field(stacks, setup)
  local options = setup or {}
  options.clear = true
  local game = newGame(options)
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  return game
end

---Ends the turn before `turn` at once; nobody is activated.
local function begin(game, turn)
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = turn - 1 }
  game:decide("chit", "soviet")
  game:act("finish")
end

test("K45-141, K45-142, K45-143, K45-144: reinforcements enter at their letter, in supply, and move at once", function()
  local game = newGame()
  begin(game, 3)
  expect(game:decision().id, "move")
  expect(game:decision().side, "soviet")
  for __, id in ipairs{ "SU-2BF-5GTA-HQ", "SU-2BF-5GTA-10", "SU-2BF-5GTA-29", "SU-2BF-5GTA-47" } do
    expect(game:piece(id).space, "0107", id)
    expect(game:piece(id).props.supply, "supplied", id)
  end
  expect(game:piece("SU-2BF-50A-69").space, "0122")
  local far = 0
  for __, cost in pairs(game:query("reach", { piece = "SU-2BF-5GTA-10" })) do far = math.max(far, cost) end
  expect(far, 8, "the whole allowance")
  expectTrue(#game:actions("strategic") > 0, "the 50th Army stands on a road")
  game:place("1811", "SU-2BF-5GTA-29")
  expectTrue(game:offers("rail", { piece = "SU-2BF-5GTA-29", space = "1912" }), "by rail too")
end)

test("K45-138: too many may be placed in a hex, but must be gone in the end", function()
  local game = newGame()
  begin(game, 3)
  expect(game:query("stacking", { space = "0107", side = "soviet" }).used, 3)
  game:refuse("done", nil, "7.1")
  game:act("move", { piece = "SU-2BF-5GTA-47", space = "0206" })
  game:act("done")
  expectTrue(game:decision().id ~= "move")
end)

test("K45-106, K45-145, K45-146: a closed entry hex, and ten hexes along the edge", function()
  local game = field{ { "0207", "GE-26K-69" }, { "0107", "SU-2BF-48A-29" }, { "0240", "SU-3BF-5A-45" } }
  begin(game, 3)
  expect(game:decision().id, "arrive")
  game:refuse("arrive", { piece = "SU-2BF-5GTA-10", space = "0107" }, "8.0.3")
  game:refuse("arrive", { piece = "SU-2BF-5GTA-10", space = "0108" }, "8.0.3")
  expectTrue(game:offers("arrive", { piece = "SU-2BF-5GTA-10", space = "0117" }), "ten hexes")
  game:refuse("arrive", { piece = "SU-2BF-5GTA-10", space = "0118" }, "8.0.3")
  game:refuse("arrive", { piece = "SU-2BF-5GTA-10", space = "0205" }, "8.0.3")
  game:act("arrive", { piece = "SU-2BF-5GTA-10", space = "0117" })
  expect(game:piece("SU-2BF-5GTA-10").space, "0117")
  game = field{ { "0107", "GE-GAR-Thorn" } }
  begin(game, 3)
  game:refuse("arrive", { piece = "SU-2BF-5GTA-10", space = "0107" }, "8.0.3")
end)

test("K45-147: the German brings his in first", function()
  local game = newGame()
  game:setVars{ mikosch = "called" }
  begin(game, 3)
  expect(game:decision().side, "german")
  expect(game:piece("GE-OPT-MIKOSCH").space, "3329")
  expect(game:piece("SU-2BF-5GTA-10").space, "soviet-reserve")
  game:act("done")
  expect(game:decision().side, "soviet")
end)

test("K45-148: who can't enter is lost", function()
  local game = newGame()
  game:place("3329", "SU-2BF-48A-29")
  game:setVars{ mikosch = "called" }
  begin(game, 3)
  expect(game:piece("GE-OPT-MIKOSCH").space, "german-lost")
end)

test("K45-283: Mikosch enters reduced after the Soviets have come within five hexes of Königsberg", function()
  local game = field({ { "2333", "SU-3BF-5A-45" }, { "2334", "SU-3BF-5A-5HQ" } }, { options = { mikosch = "on" } })
  expect(between("2932", "2433").distance, 5)
  game:decide("command.hq", "soviet", { force = "3bf", how = "chit" })
  game:act("activate", { piece = "SU-3BF-5A-5HQ" })
  expect(game:var("mikosch"), "waiting")
  game:act("move", { piece = "SU-3BF-5A-45", space = "2433" })
  expect(game:var("mikosch"), "called")
  begin(game, 7)
  expect(game:piece("GE-OPT-MIKOSCH").space, "3329")
  expect(game:piece("GE-OPT-MIKOSCH").steps, 1)
  expect(game:var("mikosch"), "here", "and only once")
  expect(newGame():var("mikosch"), "off")
end)

test("K45-234: new units overrun lone HQs", function()
  local game = field{ { "0206", "GE-20K-20HQ" } }
  begin(game, 3)
  game:act("move", { piece = "SU-2BF-5GTA-10", space = "0206" })
  expect(game:piece("GE-20K-20HQ").space, "german-out")
end)

test("K45-253: the Hipper comes on turn 8", function()
  local game = newGame()
  begin(game, 7)
  expect(game:piece("GE-HIPPER").space, "german-reserve")
  begin(game, 8)
  expect(game:piece("GE-HIPPER").space, "3327")
  begin(game, 9)
  expect(game:piece("GE-HIPPER").space, "3327")
end)

test("K45-230: an HQ without units and independents in range is disbanded", function()
  local game = field{ { "0740", "GE-55K-55HQ" }, { "1811", "GE-26K-26HQ" }, { "1812", "GE-INDI-23" }, { "2220", "GE-9K-9HQ" }, { "3203", "GE-9K-56" } }
  begin(game, 2)
  game:playUntil(function(now) return now:phase() == "volkssturm" end, { "done" }, 20)
  expect(game:piece("GE-55K-55HQ").space, "german-out")
  expect(game:piece("CH-GE-55K").space, "german-out")
  expect(game:piece("GE-26K-26HQ").space, "1811", "an independent is in range")
  expect(game:piece("GE-9K-9HQ").space, "2220", "one of its divisions is on the map")
end)

---The replacement segment of a side with so many points.
local function spend(side, points, stacks, prepare)
  local game = field(stacks)
  if prepare then prepare(game) end
  game:setVars{ points = points }
  game:decide("replacements", side)
  return game
end

test("K45-236, K45-239: points by the turn track, the German first, none saved", function()
  local game = newGame()
  game:setPiece("GE-26K-69", { steps = 1 })
  game:setPiece("SU-3BF-5A-45", { steps = 1 })
  begin(game, 2)
  expect(game:decision().id, "replacements")
  expect(game:decision().side, "german")
  expect(game:var("points"), 2)
  game:act("done")
  expect(game:decision().side, "soviet")
  expect(game:var("points"), 2)
  game:act("restore", { piece = "SU-3BF-5A-45" })
  game:playUntil(function(now) return now:phase() == "volkssturm" end, { "done" }, 5)
  expect(game:var("points"), 0)
end)

test("K45-239: what is not spent in one turn is not there in the next", function()
  local game = newGame()
  for __, id in ipairs{ "GE-26K-69", "GE-26K-1", "SU-3BF-5A-45", "SU-3BF-5A-72", "SU-3BF-5A-65" } do game:setPiece(id, { steps = 1 }) end
  begin(game, 3)
  local function spend(piece, left)
    game:playUntil(function(now) return now:decision().id == "replacements" end, { "done" }, 10)
    expect(game:var("points"), left)
    game:act("restore", { piece = piece })
    expect(game:var("points"), left - 1)
    game:act("done")
  end
  local function turn(german, soviet)
    spend("GE-26K-69", german)
    spend("SU-3BF-5A-45", soviet)
    expect(game:var("points"), 0, "nothing is left on the track")
  end
  turn(2, 3)
  for __, id in ipairs{ "GE-26K-69", "SU-3BF-5A-45" } do game:setPiece(id, { steps = 1 }) end
  begin(game, 4)
  turn(2, 3)
end)

test("K45-237: steps come back in supply, also in an enemy zone", function()
  local game = spend("german", 1, { { "0740", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" } }, function(now) now:setPiece("GE-26K-69", { steps = 1 }) end)
  game:act("restore", { piece = "GE-26K-69" })
  expect(game:piece("GE-26K-69").steps, 2)
end)

test("K45-238: one-step units and garrisons get nothing", function()
  local game = spend("german", 5, { { "0740", "GE-GAR-Koenigsberg" }, { "0741", "GE-26K-26HQ" } }, function(now)
    now:setPiece("GE-GAR-Koenigsberg", { steps = 1 })
    now:place("german-lost", "GE-INDM-277")
  end)
  game:refuse("restore", { piece = "GE-GAR-Koenigsberg" }, "11.2")
  game:refuse("rebuild", { piece = "GE-INDM-277", space = "0741", value = "reduced" }, "11.2")
end)

test("K45-240, K45-241: Soviet steps cost a point; a corps comes back full for two", function()
  local function soviet(points)
    return spend("soviet", points, { { "0740", "SU-3BF-5A-5HQ" }, { "0741", "SU-3BF-IND-1" } }, function(now)
      now:setPiece("SU-3BF-IND-1", { steps = 1 })
      now:place("soviet-lost", "SU-3BF-5A-45")
      now:setPiece("SU-3BF-5A-45", { steps = 1 })
    end)
  end
  local game = soviet(3)
  game:act("restore", { piece = "SU-3BF-IND-1" })
  expect(game:var("points"), 2, "a tank corps, one point")
  game:act("rebuild", { piece = "SU-3BF-5A-45", space = "0740", value = "full" })
  expect(game:piece("SU-3BF-5A-45").steps, 2)
  game = soviet(1)
  game:refuse("rebuild", { piece = "SU-3BF-5A-45", space = "0740", value = "full" }, "11.2")
  game:act("rebuild", { piece = "SU-3BF-5A-45", space = "0740", value = "reduced" })
  expect(game:piece("SU-3BF-5A-45").steps, 1)
end)

test("K45-242: German mechanised steps cost two", function()
  local game = spend("german", 3, { { "0740", "GE-INDM-5" }, { "0741", "GE-41PzK-21" } }, function(now)
    now:setPiece("GE-INDM-5", { steps = 1 })
    now:setPiece("GE-41PzK-21", { steps = 1 })
  end)
  game:act("restore", { piece = "GE-INDM-5" })
  expect(game:var("points"), 1)
  game:act("restore", { piece = "GE-41PzK-21" })
  expect(game:piece("GE-41PzK-21").steps, 2)
end)

test("K45-243: a German unit comes back reduced", function()
  local game = spend("german", 4, { { "0740", "GE-26K-26HQ" }, { "0741", "GE-26K-69" } }, function(now)
    now:place("german-lost", "GE-26K-1")
    now:setPiece("GE-26K-69", { steps = 1 })
  end)
  game:refuse("rebuild", { piece = "GE-26K-1", space = "0740", value = "full" }, "11.2.2")
  game:act("rebuild", { piece = "GE-26K-1", space = "0740", value = "reduced" })
  expect(game:piece("GE-26K-1").steps, 1)
  game:refuse("restore", { piece = "GE-26K-1" }, "11.2.2")
end)

test("K45-244: with its own HQ, independents with any", function()
  local game = spend("german", 4, { { "0740", "GE-41PzK-41HQ" }, { "0839", "GE-26K-26HQ" } }, function(now)
    now:place("german-lost", "GE-41PzK-21", "GE-INDI-23", "GE-9K-56")
  end)
  game:refuse("rebuild", { piece = "GE-41PzK-21", space = "0839", value = "reduced" }, "11.2.3")
  game:refuse("rebuild", { piece = "GE-9K-56", space = "0839", value = "reduced" }, "11.2.3")
  expectTrue(game:offers("rebuild", { piece = "GE-INDI-23", space = "0839", value = "reduced" }))
  expectTrue(game:offers("rebuild", { piece = "GE-INDI-23", space = "0740", value = "reduced" }))
  game:act("rebuild", { piece = "GE-41PzK-21", space = "0740", value = "reduced" })
  expect(game:piece("GE-41PzK-21").space, "0740")
end)

test("K45-245: rebuilt units may stand in a zone and move at once", function()
  local game = spend("german", 1, { { "0740", "GE-26K-26HQ", "GE-26K-549" }, { "0739", "SU-3BF-5A-45" } }, function(now) now:place("german-lost", "GE-26K-1") end)
  game:act("rebuild", { piece = "GE-26K-1", space = "0740", value = "reduced" })
  game:playUntil(function(now) return now:decision().id == "move" end, { "done" }, 2)
  game:act("move", { piece = "GE-26K-1", space = "0741" })
  expect(game:piece("GE-26K-1").space, "0741")
end)

test("K45-246: nothing without supply", function()
  local game = spend("german", 4, { { "0740", "GE-26K-26HQ" }, { "0839", "GE-26K-69" } }, function(now)
    now:place("german-lost", "GE-26K-1")
    now:setPiece("GE-26K-69", { steps = 1, supply = "out" })
    now:setPiece("GE-26K-26HQ", { supply = "out" })
  end)
  game:refuse("restore", { piece = "GE-26K-69" }, "11.2.4")
  game:refuse("rebuild", { piece = "GE-26K-1", space = "0740", value = "reduced" }, "11.2.4")
end)

test("K45-241, K45-245: two points for a whole corps, which then moves, and so may nobody else", function()
  local game = field{ { "0740", "SU-3BF-5A-5HQ", "SU-3BF-5A-45" } }
  game:place("soviet-lost", "SU-3BF-5A-72", "SU-3BF-5A-65")
  begin(game, 4)
  game:playUntil(function(now) return now:decision().id == "replacements" and now:decision().side == "soviet" end, { "done" }, 10)
  expect(game:var("points"), 3)
  game:act("rebuild", { piece = "SU-3BF-5A-72", space = "0740", value = "full" })
  expect({ game:var("points"), game:piece("SU-3BF-5A-72").steps }, { 1, 2 })
  expectTrue(not game:offers("rebuild", { piece = "SU-3BF-5A-65", space = "0740", value = "full" }), "one point is left")
  expectTrue(game:offers("rebuild", { piece = "SU-3BF-5A-65", space = "0740", value = "reduced" }))
  game:act("done")
  expect({ game:decision().id, game:decision().side }, { "move", "soviet" })
  game:refuse("move", { piece = "SU-3BF-5A-45", space = "0741" }, "4.2.6")
  game:act("move", { piece = "SU-3BF-5A-72", space = "0741" })
  game:act("done")
  expect(game:piece("SU-3BF-5A-72").props.active, "")
end)

test("K45-243: a rebuilt German unit gets its second step in the next turn", function()
  local game = field{ { "3617", "GE-26K-26HQ", "GE-26K-1" }, { "0105", "SU-3BF-5A-45" } }
  game:place("german-lost", "GE-26K-69")
  game:setPiece("GE-26K-1", { steps = 1 })
  begin(game, 4)
  game:playUntil(function(now) return now:decision().id == "replacements" end, { "done" }, 10)
  game:act("rebuild", { piece = "GE-26K-69", space = "3617", value = "reduced" })
  game:refuse("restore", { piece = "GE-26K-69" }, "11.2.2")
  game:act("done")
  game:playUntil(function(now) return now:phase() == "volkssturm" end, { "done" }, 10)
  expect(game:piece("GE-26K-69").props.rebuilt, false)
  begin(game, 5)
  game:playUntil(function(now) return now:decision().id == "replacements" end, { "done" }, 10)
  game:act("restore", { piece = "GE-26K-69" })
  expect(game:piece("GE-26K-69").steps, 2)
end)

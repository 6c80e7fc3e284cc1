-- SPDX-License-Identifier: GPL-3.0-or-later

local function field(stacks, decision, side, here)
  local game = newGame{ clear = true }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  game:decide(decision, side or "blue", here)
  return game
end

---Each action is refused by the rule with words that contain these.
local function reasons(game, verb, rows)
  for __, row in ipairs(rows) do
    local text = game:refuse(verb, row[1], row[2])
    expectTrue(text:find(row[3], 1, true), text .. ": expected " .. row[3])
  end
end

test("units move once", function()
  local game = field({ { "0202", "B1" }, { "0404", "R1" } }, "move")
  expectTrue(game:offers("move", { piece = "B1", space = "0203" }))
  game:act("move", { piece = "B1", space = "0203" })
  expect(game:stack "0203", { "B1" })
  expect(#game:actions "move", 0)
  game = field({ { "0303", "B1" }, { "0604", "R1" } }, "move")
  game:act("move", { piece = "B1", space = "0404" })
  expect(game:space "0404".control, "blue", "what follows a move is done")
end)

test("why a unit can't move", function()
  local game = field({ { "0202", "B1" }, { "0203", "B2", "B3" }, { "0404", "R1" }, { "lost", "BG" } }, "move")
  reasons(game, "move", {
    { { space = "0806" }, "1.1", "only your own" },
    { { piece = "R1", space = "0403" }, "1.1", "only your own" },
    { { piece = "BG", space = "0403" }, "1.1", "not on the map" },
    { { piece = "B1", space = "0202" }, "1.1", "another hex" },
    { { piece = "B1", space = "lost" }, "1.1", "another hex" },
    { { piece = "B1", space = "0801" }, "1.2", "" },
    { { piece = "B1", space = "0806" }, "1.2", "" },
    { { piece = "B1", space = "0404" }, "1.3", "the enemy is there" },
    { { piece = "B1", space = "0203" }, "1.4", "full" },
  })
  game = field({ { "0304", "B1" }, { "0404", "R1" } }, "move")
  reasons(game, "move", { { { piece = "B1", space = "0504" }, "1.7", "stops before" } })
  game:setPiece("B1", { moved = true })
  reasons(game, "move", { { { piece = "B1", space = "0302" }, "1.1", "already moved" } })
end)

test("conditions that are stated once", function()
  local game = field({ { "0202", "B1" }, { "0404", "R1" } }, "desk")
  expect(#game:actions "go", 6)
  reasons(game, "go", { { { piece = "B1", space = "0404" }, "1.2", "Ford is too far from 1st Blue" } })
  game:setPiece("B1", { moved = true })
  expect(#game:actions "go", 0)
  reasons(game, "go", { { { piece = "B1", space = "0203" }, "1.3", "1st Blue is tired" } })
end)

test("those that have come enter at their letter", function()
  local game = newGame()
  expect(game:phase(), "arrivals")
  expect(game:stack "blue-reserve", { "BX", "BY" })
  expect(game:query("openings", { piece = "BX" }), { "0101", "0102" })
  reasons(game, "arrive", {
    { { space = "0806" }, "1.1", "only your own" },
    { { piece = "R1", space = "0101" }, "1.1", "only your own" },
    { { piece = "BY", space = "0101" }, "1.1", "does not arrive" },
    { { piece = "BX", space = "0203" }, "1.3", "with its letter" },
  })
  game:place("0101", "R1")
  game:place("0102", "B1", "B2")
  reasons(game, "arrive", {
    { { piece = "BX", space = "0101" }, "1.3", "enemy is in" },
    { { piece = "BX", space = "0102" }, "1.3", "full" },
  })
  game:place("0203", "B1")
  game:act("arrive", { piece = "BX", space = "0102" })
  expect(game:stack "0102", { "B2", "BX" })
  expect(game:phase(), "movement")
end)

test("those that wait come later", function()
  local game = newGame()
  game:act("wait")
  game:playUntil(function(one) return one:turn() == 3 or one:phase() == "rest" end, { "done", "wait" })
  game:setVars{ turn = 3 }
  game:decide("arrive", "blue")
  expect(#game:actions "arrive", 4, "both at both places")
end)

test("zones, supply and the standard answers", function()
  local game = field({ { "0404", "RG" }, { "0604", "R1" }, { "0203", "B1" }, { "0405", "B2" } }, "desk")
  expect(#game:query("zoc", { side = "red" }), 6, "guards only")
  local closed = game:query("closed", { side = "blue" })
  local held = {}
  for __, id in ipairs(closed) do held[id] = true end
  expectTrue(held["0404"] and held["0403"] and not held["0405"], "a friend cancels a zone")
  expect(game:query("supply", { side = "blue" }), { B1 = "supplied", B2 = "out" })
  expect(game:query("trace", { piece = "B1" }), { "0203", "0103" })
  expect(game:query("trace", { piece = "B2" }), nil)
  expect(game:query("trace", { piece = "BG" }), nil, "off the map")
  expect(game:query("stacking", { space = "0203", side = "blue" }), { used = 1, limit = 2, ok = true })
  expect(game:query("stacking", { space = "0203", side = "red" }), { used = 0, limit = 2, ok = true })
  game:place("0203", "B1", "B2", "B3")
  expect(game:query("stacking", { space = "0203", side = "blue" }).ok, false)
  expect(game:query("reach", { piece = "BG" }), {})
  expect(game:query("path", { piece = "BG", space = "0203" }), {})
  expect(game:query("reach", { piece = "B1" })["0202"], 1)
  expect(game:query("path", { piece = "B1", space = "0202" }), { "0203", "0202" })
  expect(game:query "victory", { from = 0, outcome = "draw" })
  game:act("deed", { value = "take" })
  expect(game:query "victory".outcome, "blue")
end)

test("units starve step by step", function()
  local game = field({ { "0203", "B1" }, { "0505", "B2" } }, "desk")
  game:act("deed", { value = "supply" })
  expect(game:piece "B1".props.supply, "supplied")
  expect(game:piece "B2".props.supply, "out")
  game:act("deed", { value = "supply" })
  expect(game:piece "B2".props.supply, "isolated")
  expect(game:piece "B2".steps, 2)
  game:act("deed", { value = "supply" })
  expect(game:piece "B2".steps, 1)
  game:act("deed", { value = "supply" })
  expect(game:piece "B2".space, nil)
  game:setPiece("B1", { supply = "out" })
  game:act("deed", { value = "supply" })
  expect(game:piece "B1".props.supply, "supplied")
end)

test("a cup", function()
  local game = field({ { "later", "C1", "C2", "C3" } }, "desk")
  game:act("deed", { value = "draw" })
  expect(game:var "shots", 0, "an empty cup")
  game:act("deed", { value = "join" })
  expect(game:query "cup", { all = 2, moves = 2, chances = { { kind = "move", count = 2, chance = 1.0 } } })
  game:place("cup", "C3")
  expect(#game:query "cup".chances, 2)
  game:dice(1)
  game:act("deed", { value = "draw" })
  expect(#game:stack "drawn", 1)
  expect(#game:stack "cup", 2)
end)

test("mistakes of rules are told", function()
  local game = field({ { "0203", "B1" } }, "desk")
  for __, name in ipairs{ "wrong", "stage" } do
    local ok, message = pcall(game.act, game, "deed", { value = name })
    expectTrue(not ok and message:find(name == "wrong" and "supplied" or "no stage", 1, true), message)
  end
end)

--- What players are told when something is refused.

---Each action is refused by the rule with words that contain these.
local function reasons(game, verb, rows)
  for row in each(rows) do
    local text = game:refuse(verb, row[1], row[2])
    expectTrue(text:find(row[3], 1, true), text .. ": expected " .. row[3])
  end
end

test("HX-004: why a unit can't move", function()
  local game = newGame{ clear = true }
  game:place("0102", "BL-1")
  game:place("0902", "RD-1")
  game:decide("move", "blue")
  reasons(game, "move", {
    { { piece = "RD-1", space = "0901" }, "2.1", "only your own" },
    { { space = "0901" }, "2.1", "only your own" },
    { { piece = "BL-2", space = "0103" }, "2.1", "not on the map" },
    { { piece = "BL-1", space = "0102" }, "2.1", "Choose another hex" },
    { { piece = "BL-1", space = "0902" }, "2.3", "the enemy is there" },
  })
  game:setPiece("BL-1", { moved = true })
  reasons(game, "move", { { { piece = "BL-1" }, "2.1", "already moved" } })
  game:setPiece("BL-1", { moved = false })
  game:place("0101", "RD-2")
  game:place("0103", "RD-3")
  game:place("0202", "RD-T")
  game:place("0201", "RD-1")
  reasons(game, "move", { { { piece = "BL-1" }, "2.1", "Choose another hex" } })
end)

test("HX-010: why a unit can't attack", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0102", "BL-3")
  game:place("0804", "RD-1")
  game:decide("fight", "blue")
  reasons(game, "attack", {
    { { piece = "RD-1", space = "0803" }, "3.1", "only with your own" },
    { { space = "0901" }, "3.1", "only with your own" },
    { { piece = "BL-2", space = "0804" }, "1.2", "out of the game" },
    { { piece = "BL-1", space = "0806" }, "3.1", "next to the unit" },
    { { piece = "BL-3" }, "3.1", "next to the unit" },
    { { piece = "BL-1", space = "0802" }, "3.1", "no enemy" },
  })
  game:place("0103", "RD-2")
  game:setPiece("BL-1", { fought = true })
  reasons(game, "attack", { { { piece = "BL-1", space = "0804" }, "3.1", "already attacked" } })
end)

test("HX-001, HX-004, HX-010: in the next turn everybody moves and fights again", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0805", "RD-1")
  game:decide("move", "blue")
  game:act("move", { piece = "BL-1", space = "0804" })
  expect(game:piece("BL-1").space, "0804")
  game:dice(3)
  game:act("attack", { piece = "BL-1", space = "0805" })
  game:playUntil(function(now) return now:turn() == 2 and now:decision().id == "move" end, { "done" }, 20)
  expectTrue(not game:piece("BL-1").props.moved and not game:piece("BL-1").props.fought)
  game:place("0803", "BL-1")
  expectTrue(game:offers("move", { piece = "BL-1", space = "0804" }))
end)

test("HX-001: a phase in which nothing can be done ends by itself", function()
  local game = newGame()
  game:act("done")
  expect({ game:decision().side, game:decision().id }, { "red", "move" }, "nobody is next to an enemy")
end)

test("HX-014: only a town falls, only to a new owner, also in an advance", function()
  local game = newGame{ clear = true }
  game:place("0504", "BL-1")
  game:place("0604", "RD-1")
  game:setPiece("RD-1", { steps = 1 })
  game:place("0901", "RD-2")
  game:decide("fight", "blue")
  game:dice(6)
  game:act("attack", { piece = "BL-1", space = "0604" })
  expect(game:piece("BL-1").space, "0604")
  expect(game:space("0604").control, "blue")
  game = newGame{ clear = true }
  game:place("0103", "BL-1")
  game:place("0901", "RD-2")
  game:decide("move", "blue")
  game:act("move", { piece = "BL-1", space = "0104" })
  expect(game:space("0104").control, nil, "no town")
  game:setSpace("0604", { control = "blue" })
  game:place("0504", "BL-1")
  game:decide("move", "blue")
  local events = game:act("move", { piece = "BL-1", space = "0604" })
  for event in each(events) do expectTrue(not (event.text or ""):find("falls"), "it has been Blue's") end
end)

test("HX-016: each side can lose its last unit", function()
  for piece, winner in pairs{ ["BL-1"] = "blue", ["RD-1"] = "red" } do
    local game = newGame{ clear = true }
    game:place("0101", piece)
    game:playUntil(function(now) return now:result() ~= nil end, { "done" }, 50)
    expect({ game:result().winner, game:turn() }, { winner, 1 })
  end
  local game = newGame{ clear = true }
  game:place("0101", "BL-1")
  game:place("0901", "RD-1")
  game:playUntil(function(now) return now:result() ~= nil end, { "done" }, 50)
  expect(game:turn(), 4, "one unit on each side is enough")
end)

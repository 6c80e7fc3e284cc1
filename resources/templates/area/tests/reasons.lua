--- What players are told when something is refused.

local function field(decision, ...)
  local game = newGame{ clear = true }
  for stack in each{ ... } do game:place(table.unpack(stack)) end
  game:decide(decision, "north")
  return game
end

---Each action is refused by the rule with words that contain these.
local function reasons(game, verb, rows)
  for row in each(rows) do
    local text = game:refuse(verb, row[1], row[2])
    expectTrue(text:find(row[3], 1, true), text .. ": expected " .. row[3])
  end
end

test("AR-003, AR-005: why a unit can't move", function()
  local game = field("move", { "A", "N-FOOT-1", "N-FOOT-2" }, { "D", "N-FOOT-3", "S-FOOT-2" }, { "I", "S-FOOT-1" })
  game:act("move", { piece = "N-FOOT-2", space = "B" })
  reasons(game, "move", {
    { { piece = "S-FOOT-1", space = "H" }, "2.1", "only your own" },
    { { space = "I" }, "2.1", "only your own" },
    { { piece = "N-FOOT-4", space = "B" }, "2.1", "not on the map" },
    { { piece = "N-FOOT-2", space = "E" }, "2.1", "already moved" },
    { { piece = "N-FOOT-1", space = "E" }, "2.1", "no neighbour" },
    { { piece = "N-FOOT-3", space = "I" }, "2.1", "no neighbour" },
  })
  game:setPiece("N-FOOT-1", { moved = true })
  reasons(game, "move", { { { piece = "N-FOOT-1" }, "2.1", "already moved" } })
  game = field("move", { "A", "N-FOOT-1" }, { "B", "N-FOOT-2", "N-FOOT-3", "N-FOOT-4" }, { "D", "S-FOOT-1" })
  expectTrue(game:offers("move", { piece = "N-FOOT-1", space = "D" }), "from no enemy to enemies")
  game:place("A", "S-FOOT-2")
  reasons(game, "move", {
    { { piece = "N-FOOT-1" }, "2.1", "Choose another area" },
    { { piece = "N-FOOT-1", space = "B" }, "2.2", "Three units" },
    { { piece = "N-FOOT-1", space = "D" }, "2.3", "only withdraw" },
  })
  game:place("C", "N-FOOT-4")
  expectTrue(game:offers("move", { piece = "N-FOOT-1", space = "B" }), "to where no enemy is")
end)

test("AR-006: why there is no battle", function()
  local game = field("battle", { "E", "N-FOOT-1", "S-FOOT-1" }, { "A", "N-FOOT-2", "S-FOOT-2" }, { "B", "N-FOOT-3" }, { "G", "N-GUNS", "S-GUNS" })
  reasons(game, "fight", { { { space = "B" }, "3.1", "both sides" }, { { space = "C" }, "3.1", "both sides" } })
  game:dice(1, 1, 1, 1)
  game:act("fight", { space = "E" })
  reasons(game, "fight", { { { space = "E" }, "3.1", "has been a battle" } })
  reasons(game, "done", { { nil, "3.1", "still battles" } })
end)

test("AR-006: every turn there is a battle again", function()
  local game = field("battle", { "E", "N-FOOT-1", "S-FOOT-1" })
  game:dice(1, 1, 1, 1)
  game:act("fight", { space = "E" })
  expect(game:space("E").fought == true, false, "the phase is over")
  expect(game:decision().id, "move")
end)

test("AR-001: a phase in which nobody can move ends by itself", function()
  local game = field("move", { "A", "N-FOOT-1" }, { "I", "S-FOOT-1" })
  game:act("move", { piece = "N-FOOT-1", space = "B" })
  expect({ game:decision().side, game:decision().id }, { "south", "move" })
end)

--- Chapter 2. `clear` takes every unit off the map, so that a test sees only what it places.

local function field(...)
  local game = newGame{ clear = true }
  for stack in each{ ... } do game:place(table.unpack(stack)) end
  game:decide("move", "north")
  return game
end

test("AR-003: own units, once, to a neighbour", function()
  local game = field({ "A", "N-FOOT-1", "N-FOOT-2" }, { "I", "S-FOOT-1" })
  game:refuse("move", { piece = "S-FOOT-1", space = "H" }, "2.1")
  game:refuse("move", { piece = "N-FOOT-1", space = "E" }, "2.1")
  expect(game:query("reach", { piece = "N-FOOT-1" }), { B = 1, D = 1 })
  game:act("move", { piece = "N-FOOT-1", space = "D" })
  game:refuse("move", { piece = "N-FOOT-1", space = "G" }, "2.1")
end)

test("AR-004: three units of a side in an area", function()
  local game = field({ "A", "N-FOOT-1" }, { "B", "N-FOOT-2", "N-FOOT-3", "N-FOOT-4" }, { "D", "S-FOOT-1", "S-FOOT-2", "S-FOOT-3" })
  game:refuse("move", { piece = "N-FOOT-1", space = "B" }, "2.2")
  expectTrue(game:offers("move", { piece = "N-FOOT-1", space = "D" }), "three enemies do not fill it")
end)

test("AR-005: withdrawal only from enemies to where none are", function()
  local game = field({ "D", "N-FOOT-1", "S-FOOT-1" }, { "E", "S-FOOT-2" })
  game:refuse("move", { piece = "N-FOOT-1", space = "E" }, "2.3")
  game:act("move", { piece = "N-FOOT-1", space = "A" })
end)

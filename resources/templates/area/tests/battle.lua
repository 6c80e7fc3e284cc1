--- Chapter 3.

local function field(...)
  local game = newGame{ clear = true }
  for stack in each{ ... } do game:place(table.unpack(stack)) end
  game:decide("battle", "north")
  return game
end

test("AR-002, AR-007: dice and steps of units", function()
  local game = field({ "E", "N-GUNS", "S-FOOT-1" }, { "A", "N-FOOT-1", "S-FOOT-2" })
  expect(game:piece("S-FOOT-1").props.dice, 2)
  game:dice(4, 3, 4, 1)
  game:act("fight", { space = "E" })
  expect(game:piece("S-FOOT-1").steps, 1)
  expect(game:piece("S-FOOT-1").props.dice, 1)
  expect(game:piece("N-GUNS").space, "E", "foot does not hit with 4")
end)

test("AR-006: one battle in each area with both sides, in any order", function()
  local game = field({ "E", "N-FOOT-1", "S-FOOT-1" }, { "A", "N-FOOT-2", "S-FOOT-2" }, { "C", "N-GUNS", "S-GUNS" }, { "B", "N-FOOT-3" })
  game:refuse("fight", { space = "B" }, "3.1")
  game:refuse("done", {}, "3.1")
  game:dice(1, 1, 1, 1)
  game:act("fight", { space = "E" })
  game:refuse("fight", { space = "E" }, "3.1")
  expectTrue(game:offers("fight", { space = "A" }), "another battle")
end)

test("AR-008: hits take steps from the unit that has the most, at the same time", function()
  local game = field({ "E", "N-GUNS", "N-FOOT-1", "S-FOOT-1" }, { "A", "N-FOOT-2", "S-FOOT-2" })
  game:setPiece("S-FOOT-1", { steps = 1 })
  game:dice(6, 6, 1, 1, 6)
  game:act("fight", { space = "E" })
  expect(game:piece("S-FOOT-1").space, nil)
  expect(game:piece("N-FOOT-1").steps, 1)
  expect(game:piece("N-GUNS").steps, 1)
end)

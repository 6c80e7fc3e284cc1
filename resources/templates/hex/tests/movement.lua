--- Chapter 2. `clear` takes every unit off the map, so that a test sees only what it places.

local function field(...)
  local game = newGame{ clear = true }
  for stack in each{ ... } do game:place(stack[1], stack[2]) end
  game:decide("move", "blue")
  return game
end

test("HX-003: not two units in a hex, but through friends", function()
  local game = field({ "0102", "BL-1" }, { "0103", "BL-2" })
  game:refuse("move", { piece = "BL-1", space = "0103" }, "1.3")
  game:act("move", { piece = "BL-1", space = "0104" })
end)

test("HX-004: own units, once", function()
  local game = field({ "0102", "BL-1" }, { "0902", "RD-1" }, { "0108", "BL-2" })
  game:refuse("move", { piece = "RD-1", space = "0901" }, "2.1")
  game:act("move", { piece = "BL-1", space = "0103" })
  game:refuse("move", { piece = "BL-1", space = "0104" }, "2.1")
end)

test("HX-005: as far as the points go", function()
  local game = field({ "0105", "BL-1" })
  expect(game:query("reach", { piece = "BL-1" })["0108"], 3)
  game:refuse("move", { piece = "BL-1", space = "0504" }, "2.2")
end)

test("HX-006: costs of the terrain", function()
  local game = field({ "0303", "BL-1" }, { "0203", "BL-T" })
  expect(game:query("reach", { piece = "BL-1" })["0302"], 2, "woods on foot")
  expect(game:query("reach", { piece = "BL-T" })["0202"], 3, "woods by tank")
  game:place("0402", "BL-1")
  expect(game:query("reach", { piece = "BL-1" })["0503"], 2, "over the river")
end)

test("HX-007: a road costs 1 and bridges the river", function()
  local game = field({ "0404", "BL-1" })
  expect(game:query("reach", { piece = "BL-1" })["0504"], 1, "the bridge")
  expect(game:query("reach", { piece = "BL-1" })["0505"], 2, "beside it")
end)

test("HX-008, HX-009: enemies are not entered and stop whoever comes next to them", function()
  local game = field({ "0104", "BL-1" }, { "0304", "RD-1" })
  game:refuse("move", { piece = "BL-1", space = "0304" }, "2.3")
  expectTrue(game:offers("move", { piece = "BL-1", space = "0204" }), "into the zone")
  game:refuse("move", { piece = "BL-1", space = "0404" }, "2.3")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later

local losses = require "std.losses"
local queries = require "std.queries"

local function field(stacks)
  local game = newGame{ clear = true }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  game:decide("desk", "blue")
  return game
end

local function stack(game, ...)
  return game:query("parted", { pieces = { ... } })
end

test("a stack fits when it can be parted", function()
  local game = field{}
  expect(stack(game).option, 1)
  expect(stack(game, "B1", "B2", "B3", "BX").sizes, { 4, 0 })
  expect(stack(game, "B1", "B2", "B3", "BX", "BY").option, 0)
  expect(stack(game, "B1", "B2", "B3", "BX", "BG").sizes, { 4, 1 })
  -- The guard comes first, and must make room in the first group.
  expect(stack(game, "BG", "B1", "B2", "B3", "BX").sizes, { 4, 1 })
  expect(stack(game, "B1", "R1").option, 0)
  expect(stack(game, "B1", "RG").sizes, { 1, 1 })
end)

test("another way to stack", function()
  local game = field{}
  game:setPiece("BG", { steps = 1 })
  expect(stack(game, "RG", "BG").option, 1)
  expect(stack(game, "B1", "BG", "RG").sizes, { 2, 1 })
end)

test("a place holds what fits with those of the side that are there", function()
  local game = field{ { "0404", "B1", "B2", "B3" }, { "0405", "R1" } }
  expect(stack(game, "BX").holds, true)
  expect(stack(game, "BX", "BY").holds, false)
  expect(stack(game, "B1").holds, true)
  expect(stack(game).holds, true)
  expect(stack(game, "R1").holds, true)
end)

local function flee(game, piece, hexes, most)
  return game:query("flight", { piece = piece, hexes = hexes, most = most })
end

test("a flight keeps away from enemies", function()
  local game = field{ { "0404", "R1" }, { "0303", "B1" } }
  local found = flee(game, "R1", 2)
  expect(#found.way, 2)
  expect(found.zoned, false)
  expect(found.way[2], "0605")
end)

test("a flight goes on until it finds room", function()
  local game = field{ { "0101", "B1" }, { "0102", "B2", "BX" }, { "0103", "B3", "BY" }, { "0201", "BG" } }
  expect(flee(game, "B1", 1).way, { "0201" })
  local full = field{ { "0101", "B1" }, { "0102", "B2", "BX" }, { "0201", "B3", "BY" } }
  expect(flee(full, "B1", 1).why, "stacking")
  expect(flee(full, "B1", 1).text, { "{1} finds no hex with room for it.", "B1" })
  expect(#flee(full, "B1", 1, 3).way, 2)
end)

test("a flight passes enemy zones only when it must", function()
  local game = field{ { "0101", "B1" }, { "0103", "R1" } }
  local found = flee(game, "B1", 2)
  expect(found.zoned, false)
  expect(found.way, { "0201", "0301" })
  local between = field{ { "0101", "B1" }, { "0202", "R1" } }
  expect(flee(between, "B1", 1).why, "zone")
  expect(flee(between, "B1", 1, 3).zoned, true)
  expect(flee(between, "B1", 1).text, { "{1} finds no way out of the enemy's zones of control.", "B1" })
end)

test("who is surrounded does not flee", function()
  local game = field{ { "0101", "B1" }, { "0102", "R1" }, { "0201", "R2" } }
  expect(flee(game, "B1", 1, 4).why, "closed")
  expect(flee(game, "B1", 1, 4).text, { "{1} finds no way to retreat.", "B1" })
end)

---Where a unit can end a retreat of two hexes by the compass, each with how well it follows it.
local function home(game, directions, more)
  local asked, ends = { piece = "B1", hexes = 2, directions = directions }, {}
  for key, value in pairs(more or {}) do asked[key] = value end
  for __, way in ipairs(game:query("compass", asked)) do
    local last = way.way[#way.way]
    ends[last] = math.max(ends[last] or 0, way.home)
    expect({ #way.way, way.way[1], way.leads }, { 3, game:piece("B1").space, way.home == 3 })
  end
  return ends
end

test("a retreat by the compass follows it in both hexes if it can, else in the first", function()
  local game = newGame{ clear = true }
  game:place("0404", "B1")
  expect(home(game, { 0 }), { ["0402"] = 3 })
  game:place("0402", "B2", "B3")
  local ends = home(game, { 0 })
  expect(ends["0402"], nil, "no room there")
  for space, value in pairs(ends) do
    expect({ value, between("0403", space).distance, between("0404", space).distance }, { 2, 1, 2 }, space)
  end
  ends = home(game, { 0 }, { avoid = "0403" })
  local others = 0
  for space, value in pairs(ends) do
    expect({ value, between("0403", space).distance > 0 }, { 1, true }, space)
    others = others + 1
  end
  expectTrue(others > 0, "who can't follow it goes another way")
end)

test("a retreat by the compass passes enemy zones only where it may, and when there is no other way", function()
  local game = newGame{ clear = true }
  game:place("0404", "B1")
  game:place("0402", "R1")
  local free = home(game, { 0 })
  for space in pairs(free) do expectTrue(between("0402", space).distance > 1, space) end
  local passed = home(game, { 0 }, { canPass = true })
  expect(passed, free, "there are ways without")
  game = newGame{ clear = true }
  game:place("0101", "B1")
  game:place("0202", "R1")
  local asked = { piece = "B1", hexes = 2, directions = { 3 } }
  expect(#game:query("compass", asked), 0)
  asked.canPass = true
  local ways = game:query("compass", asked)
  expect({ #ways, ways[1] and ways[1].passes }, { 1, true })
end)

test("the strongest of several, and how strong each place is", function()
  local hex, town, box = { id = "0101", kind = "hex" }, { id = "0102", kind = "hex" }, { id = "lost", kind = "box" }
  local weak, strong, equal = { attack = 2, space = hex }, { attack = 5, space = hex }, { attack = 5, space = town }
  expect(losses.strongest({ weak, strong, equal }, "attack"), { strong, equal })
  expect(losses.strongest({}, "attack"), {})
  local function attack(piece) return piece.attack end
  expect(queries.strengths({ weak, strong, equal, { attack = 9, space = box } }, attack), { ["0101"] = 7, ["0102"] = 5 })
  expect(queries.strengths({ weak, strong, { attack = 3, space = hex, hidden = true }, equal }, attack), { ["0102"] = 5 },
    "what lies with a hidden one is not told")
  expect(queries.strengths({ { attack = 9, space = box } }, attack), nil)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.B and 14.C.1: retreats.

local fights = require "tests/fights"

local field, impulse, assault, says = fights.field, fights.impulse, fights.assault, fights.says

---The assault on the defender of a hex, who fails a plain check; with the dice that come after.
local function drive(game, target, attackers, defender, ...)
  assault(game, target, attackers, { defender })
  game:dice(6, 5, ...)
  return game:act("resolve", { space = target })
end

---Three German battalions around a Soviet regiment in 5440.
local around = { { "5440", "S013" }, { "5439", "G001" }, { "5541", "G002" }, { "5341", "G003" } }

local function with(stacks, ...)
  local list = { table.unpack(stacks) }
  for __, stack in ipairs{ ... } do list[#list + 1] = stack end
  return list
end

---Hexes at two hexes from 5440.
local second = { "5438", "5539", "5639", "5640", "5641", "5542", "5442", "5342", "5241", "5240", "5239", "5339" }

test("WD-213, WD-398: two hexes, as far from the enemy as possible", function()
  local game = impulse(field{ { "5440", "S013" }, { "5439", "G001" }, { "5340", "G002" } }, "german")
  drive(game, "5440", { "G001" }, "S013")
  local space = game:piece("S013").space
  expect(between("5440", space).distance, 2)
  expectTrue(between("5439", space).distance >= 3 and between("5340", space).distance >= 3)
  expect(game:piece("S013").steps, 8)
end)

test("WD-398: hexes free of enemy zones come first, also on the way", function()
  local game = impulse(field{ { "5440", "S013" }, { "5439", "G001" }, { "5643", "G002" } }, "german")
  local events = drive(game, "5440", { "G001" }, "S013")
  expectTrue(not says(events, "zones of control"))
  expect(game:piece("S013").steps, 8)
end)

test("WD-218, WD-077, WD-064: a retreat through enemy zones costs a point, and only one", function()
  local game = impulse(field(around), "german")
  local events = drive(game, "5440", { "G001" }, "S013", 1)
  expectTrue(says(events, "retreats 2 hexes"))
  expect(game:piece("S013").steps, 7)
  game = impulse(field(with(around, { "5740", "G004" }, { "5443", "G005" }, { "5139", "G006" })), "german")
  events = drive(game, "5440", { "G001" }, "S013")
  expectTrue(says(events, "retreats 3 hexes"))
  expect(game:piece("S013").steps, 7, "two and more zones, one point")
  game = impulse(field{ { "5440", "S016" }, { "5439", "G001" }, { "5541", "G002" }, { "5341", "G003" } }, "german")
  game:setPiece("G001", { steps = 2 })
  drive(game, "5440", { "G001" }, "S016")
  expect(game:piece("S016").steps, 4, "weapons as well")
end)

test("WD-219: the last hex of a retreat must be out of enemy zones, or the unit goes on", function()
  local game = impulse(field(with(around, { "5740", "G004" }, { "5443", "G005" }, { "5139", "G006" })), "german")
  drive(game, "5440", { "G001" }, "S013")
  local space = game:piece("S013").space
  expectTrue(between("5440", space).distance > 2)
  for __, other in ipairs{ "5439", "5541", "5341", "5740", "5443", "5139" } do expectTrue(between(other, space).distance > 1, other) end
end)

test("WD-219: who finds no such hex is eliminated", function()
  local game = impulse(field{ { "0101", "S013" }, { "0102", "G001" }, { "0202", "G002" }, { "0301", "G003" }, { "0302", "G004" } }, "german")
  assault(game, "0101", { "G001" }, { "S013" })
  game:dice(4, 4)
  local events = game:act("resolve", { space = "0101" })
  expectTrue(says(events, "finds no "))
  expect(game:piece("S013").space, "lost_soviet")
end)

test("WD-079: who would be over-stacked goes on", function()
  local stacks, next = { { "5440", "S013" }, { "5439", "G001" } }, 1
  local regiments = { "S019", "S020", "S021", "S025", "S026", "S027", "S031", "S032", "S033", "S037", "S038", "S039" }
  for __, hex in ipairs(second) do
    if between("5439", hex).distance > 1 then
      stacks[#stacks + 1] = { hex, regiments[next] }
      next = next + 1
    end
  end
  local game = impulse(field(stacks), "german")
  local events = drive(game, "5440", { "G001" }, "S013")
  expectTrue(says(events, "retreats 3 hexes"))
  expect(between("5440", game:piece("S013").space).distance, 3)
end)

test("WD-079: who finds room nowhere is eliminated", function()
  local game = impulse(field{
    { "0101", "S013" }, { "0201", "G001" }, { "0103", "S019" }, { "0202", "G011" }, { "0203", "G013" }, { "0104", "G015" },
  }, "german")
  assault(game, "0101", { "G001" }, { "S013" })
  game:dice(4, 4)
  local events = game:act("resolve", { space = "0101" })
  expectTrue(says(events, "finds no "))
  expect(game:piece("S013").space, "lost_soviet")
end)

test("WD-211, WD-218: who has no point left to lose is eliminated on the way", function()
  local game = impulse(field(around), "german")
  assault(game, "5440", { "G001" }, { "S013" })
  game:setPiece("S013", { steps = 1 })
  game:dice(6, 5)
  game:act("resolve", { space = "5440" })
  expect(game:piece("S013").space, "lost_soviet")
end)

test("WD-110, WD-213: artillery that retreats is concentrated", function()
  local game = impulse(field{ { "5440", "S016" }, { "5439", "G001" } }, "german")
  game:setPiece("S016", { deployed = true })
  drive(game, "5440", { "G001" }, "S016")
  expect(game:piece("S016").props.deployed, false)
end)

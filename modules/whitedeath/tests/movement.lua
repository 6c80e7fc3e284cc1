-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 6 and 7: movement points, ground, roads, deploying.

local shared = require "tests/shared"

local marching, go = shared.marching, shared.go
local reach, near, spent, place, prop = shared.reach, shared.near, shared.spent, shared.place, shared.prop

test("WD-097, WD-103: every unit of the phasing side moves up to the points of the impulse, hex by hex", function()
  local game = marching({ { "5440", "S001" }, { "5538", "S013" }, { "5140", "G001" } }, "soviet", 3)
  game:refuse("move", { piece = "G001", space = "5240" }, "6.A")
  go(game, "S001", "5441")
  expect(spent(game, "S001"), 12)
  go(game, "S001", "5443")
  expect(spent(game, "S001"), 36)
  game:refuse("move", { piece = "S001", space = "5444" }, "6.A")
  expect(game:offers("pick", { piece = "S001" }), false)
  go(game, "S013", "5539")
  game:refuse("move", { piece = "S013", space = "5544" }, "6.A")
end)

test("WD-104, WD-115: streams and rivers charge for leaving, slopes for climbing", function()
  local game = marching({ { "0406", "S004" } }, "soviet", 10)
  local costs = reach(game, "S004")
  near(costs["0407"], 1, "into the stream")
  near(costs["0308"], 2, "along the stream")
  near(costs["0408"], 4, "out of it: two points more")
  local slope = marching({ { "0731", "S001" } }, "soviet", 10)
  near(reach(slope, "S001")["0830"], 1.5, "leg units uphill")
  slope:place("0830", "S001")
  near(reach(slope, "S001")["0731"], 1, "downhill")
end)

test("WD-105: nobody enters a hex of the enemy", function()
  local game = marching({ { "5440", "S001" }, { "5441", "G011" } }, "soviet", 5)
  expect(reach(game, "S001")["5441"], nil)
  game:refuse("move", { piece = "S001", space = "5441" }, "6.A")
end)

test("WD-106: one allowance for all, costs by mobility", function()
  local game = marching({ { "5440", "S001", "S004", "S120", "S123", "S086", "S202" } }, "soviet", 2)
  for unit, cost in pairs{ S001 = 1, S004 = 1, S120 = 1, S123 = 0.5, S086 = 0.5, S202 = 2 / 3 } do
    near(reach(game, unit)["5439"], cost, unit)
  end
end)

test("WD-107, WD-393: fractions add up exactly", function()
  local game = marching({ { "5440", "S202" } }, "soviet", 2)
  near(reach(game, "S202")["5443"], 2, "three times two thirds")
  expect(reach(game, "S202")["5437"] ~= nil or reach(game, "S202")["5438"] ~= nil, true)
  go(game, "S202", "5441")
  go(game, "S202", "5442")
  expect(spent(game, "S202"), 16)
  go(game, "S202", "5443")
  expect(spent(game, "S202"), 24)
  expect(game:offers("pick", { piece = "S202" }), false)
end)

test("WD-108: leaving an enemy zone of control costs a point", function()
  local game = marching({ { "5440", "S001" }, { "5441", "G001" } }, "soviet", 5)
  near(reach(game, "S001")["5439"], 2)
end)

test("WD-109: artillery deploys for a point", function()
  local game = marching({ { "5440", "S004" } }, "soviet", 2)
  game:act("pick", { piece = "S004" })
  shared.go(game, "S004", "5439")
  game:act("pick", { piece = "S004" })
  game:act("deploy", { piece = "S004" })
  expect(prop(game, "S004", "deployed"), true)
  expect(spent(game, "S004"), 24)
  local late = marching({ { "5440", "S004", "S001" } }, "soviet", 1)
  go(late, "S004", "5439")
  late:refuse("deploy", { piece = "S004" }, "6.B.2")
  late:refuse("deploy", { piece = "S001" }, "6.B.2")
end)

test("WD-110: it stays deployed until it leaves its hex", function()
  local game = marching({ { "5440", "S004" } }, "soviet", 3)
  game:setPiece("S004", { deployed = true })
  game:refuse("deploy", { piece = "S004" }, "6.B.2")
  game:act("done")
  shared.toTurn(game, 2)
  expect(prop(game, "S004", "deployed"), true)
  shared.march(game, "soviet", 3)
  go(game, "S004", "5439")
  expect(prop(game, "S004", "deployed"), false)
  expect(spent(game, "S004"), 12, "and that costs nothing")
end)

test("WD-114: costs of all classes in all grounds", function()
  local chart = {
    forest = { s = 0.75, l = 1.5, d = 3, w = 3, m = 3, h = 1.5 }, swamp = { s = 0.5, l = 1.5, d = 3, t = 2, h = 2 },
  }
  local units = { s = "G057", l = "G001", d = "G017", w = "G086", t = "G093", m = "G088", h = "G040" }
  for ground, costs in pairs(chart) do
    local from, to = ground == "forest" and "0825" or "0408", ground == "forest" and "0925" or "0409"
    for class, unit in pairs(units) do
      local game = marching({ { from, unit } }, "german", 4)
      game:setPiece(unit, { garrison = "" })
      local cost = reach(game, unit)[to]
      if costs[class] then near(cost, costs[class], class .. " in " .. ground) end
      if not costs[class] and ground == "swamp" then expect(cost, nil, class .. " in " .. ground) end
    end
  end
end)

test("WD-116: a road cancels the ground, only a bridge cancels the river", function()
  local game = marching({ { "1912", "G001" }, { "2531", "G086" } }, "german", 6)
  game:place("1813", "G001")
  near(reach(game, "G001")["1812"], 0.5, "forest along the road")
  near(reach(game, "G086")["2430"], 1 / 6, "over the bridge")
  near(reach(game, "G086")["2331"], 2 / 6)
  game:place("2430", "G031")
  game:act("pick", { piece = "G031" })
  game:act("demolish", { piece = "G031" })
  near(reach(game, "G086")["2430"], 1, "the river without a bridge")
  near(reach(game, "G086")["2331"], 5, "and three more on leaving it: the road does not help")
end)

test("WD-117: the road counts only along it", function()
  local game = marching({ { "1912", "G001" } }, "german", 4)
  near(reach(game, "G001")["1812"], 1.5, "forest from off the road")
  game:place("1912", "G093")
  expect(between("1912", "1812").ways, {})
  near(reach(game, "G093")["1812"], reach(game, "G093")["1813"] + 0.25, "tanks come in along the road")
end)

test("WD-118: prohibited ground", function()
  local game = marching({ { "0825", "G093" }, { "0408", "G086" } }, "german", 2)
  expect(ground("0925").terrain, "forest")
  game:refuse("move", { piece = "G093", space = "0925" }, "7")
  game:refuse("move", { piece = "G086", space = "0409" }, "7")
end)

test("WD-331, WD-332: a point can be kept back", function()
  local game = marching({ { "5440", "S001" } }, "soviet", 2)
  near(reach(game, "S001")["5442"], 2)
  game:act("reserve")
  expect(reach(game, "S001")["5442"], nil)
  game:act("pick", { piece = "S001" })
  shared.go(game, "S001", "5441")
  game:refuse("move", { piece = "S001", space = "5442" }, "6.A")
  game:act("use_all")
  shared.go(game, "S001", "5442")
  expect(spent(game, "S001"), 24)
end)

test("WD-331, WD-332: it narrows at once where the units in hand can go", function()
  local game = marching({ { "5440", "S001", "S005" } }, "soviet", 4)
  game:act("pick", { piece = "S001" })
  game:act("stack")
  local all = #game:actions("move")
  game:act("reserve")
  local kept = game:actions("move")
  expectTrue(#kept > 0 and #kept < all, #kept .. " of " .. all)
  local costs = reach(game, "S001")
  for __, action in ipairs(kept) do expectTrue(costs[action.space] <= 3, action.space) end
  game:act("use_all")
  expect(#game:actions("move"), all, "and they are still in hand")
  game:act("reserve")
  game:act("move", { piece = "S001", space = kept[1].space })
  expectTrue(spent(game, "S001") <= 36 and spent(game, "S005") <= 36, "a point is left for the assault")
end)

test("WD-324, WD-327, WD-328, WD-330: one unit, several of a stack, or the whole stack", function()
  local game = marching({ { "5440", "S001", "S005", "S006" } }, "soviet", 4)
  local before = game:hash()
  game:act("pick", { piece = "S001" })
  game:act("drop")
  game:undo()
  game:undo()
  expect(game:hash(), before)
  shared.goTogether(game, { "S001", "S005" }, "5439")
  expect({ place(game, "S001"), place(game, "S005"), place(game, "S006") }, { "5439", "5439", "5440" })
  game:act("pick", { piece = "S001" })
  game:act("stack")
  shared.go(game, "S001", "5438")
  expect({ place(game, "S001"), place(game, "S005") }, { "5438", "5438" })
  expect({ spent(game, "S001"), spent(game, "S005") }, { 24, 24 })
end)

test("WD-349, WD-351: the reach of a unit is what it can be moved to", function()
  local game = marching({ { "5440", "S001" }, { "5443", "G001" } }, "soviet", 2)
  game:act("pick", { piece = "S001" })
  local costs, count = reach(game, "S001"), 0
  for __ in pairs(costs) do count = count + 1 end
  local moves = game:actions("move")
  expect(#moves, count)
  for __, action in ipairs(moves) do expectTrue(costs[action.space], action.space) end
end)

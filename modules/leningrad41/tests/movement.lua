-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.4 to 2.9, 4.1, 10.9: areas, control, movement, stacking, lines.

local shared = require "tests/shared"

local field = shared.field
local orders = shared.orders

---Blocks in a disputed area from the start of the impulse.
local function oldFights(game, ...)
  game:setVars{ old_fights = { ... } }
end

local function isEmpty(list)
  for __ in pairs(list) do return false end
  return true
end

local function reach(game, piece)
  return game:query("reach", { piece = piece })
end

test("L41-035, L41-036, L41-037, L41-038: cost and room of the four kinds of area", function()
  local game = field{ { "63", "SU-L-42nd" }, { "66", "SU-W-T1" }, { "96", "SU-L-23rd" } }
  expect(reach(game, "SU-L-42nd")["62"], 1, "green")
  expect(reach(game, "SU-L-42nd")["80"], 2, "yellow")
  expect(reach(game, "SU-L-42nd").L, 2, "Victory Area")
  expect(reach(game, "SU-W-T1")["67"], 3, "red")
  local limits = { ["62"] = 4, ["80"] = 2, ["67"] = 2, L = 2 }
  for id, limit in pairs(limits) do expect(game:query("stacking", { space = id, side = "soviet" }).limit, limit, id) end
  local function absorption(id) return game:query("odds", { attackers = { "AX-18-I" }, space = id }).absorption.total end
  expect({ absorption("62"), absorption("80"), absorption("67"), absorption("L") }, { 0, 1, 2, 2 })
end)

test("L41-089, L41-184: slow blocks have three points, fast ones five", function()
  local game = field{ { "113", "SU-L-42nd", "SU-W-T1" } }
  local slow, fast = reach(game, "SU-L-42nd"), reach(game, "SU-W-T1")
  for __, cost in pairs(slow) do expectTrue(cost <= 3, "three points") end
  expect(slow["133"], 2)
  expect(slow["134"], nil, "113-132-133-134 costs four")
  expect(fast["134"], 4)
  for __, cost in pairs(fast) do expectTrue(cost <= 5, "five points") end
end)

test("L41-049, L41-219: rivers cost nothing to cross, and without enemies leave no mark", function()
  local game = field({ { "113", "AX-41-1PZ" } }, { axis = { "113" } })
  expect(reach(game, "AX-41-1PZ")["112"], 1, "across the Velikaya")
  orders(game, "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "112" })
  expect(game:piece("AX-41-1PZ").props.crossed, false)
end)

test("L41-049, L41-218: a block that engages across a river is marked", function()
  local game = field({ { "113", "AX-41-1PZ", "AX-18-I" }, { "112", "SU-L-42nd" } }, { axis = { "113" } })
  orders(game, "axis")
  game:act("move", { piece = "AX-18-I", space = "112" })
  expect(game:piece("AX-18-I").props.crossed, true)
  game:act("move", { piece = "AX-41-1PZ", space = "112" })
  expect(game:piece("AX-41-1PZ").props.crossed, false, "five points lead around the river by 132 and 131")
end)

test("L41-053, L41-054: a block takes every area that it passes", function()
  local game = field({ { "126", "AX-56-8PZ" } })
  orders(game, "axis")
  local cost = reach(game, "AX-56-8PZ")["131"]
  expectTrue(cost, "129 and 131 can be reached")
  game:act("move", { piece = "AX-56-8PZ", space = "129" })
  expect(game:space("129").control, "axis")
  expect({ game:space("138").control, game:space("128").control }, { "axis", "soviet" }, "the area on the way, too")
  game:act("move", { piece = "AX-56-8PZ", space = "130" })
  expect(game:space("129").control, "axis", "it stays when the block is gone")
  expect(game:space("130").control, "axis")
end)

test("L41-055: a disputed area keeps its controller", function()
  local game = field({ { "114", "AX-41-1PZ" }, { "93", "SU-L-42nd" } }, { axis = { "114" } })
  orders(game, "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "93" })
  expect(game:space("93").control, "soviet")
  expect(game:query("stacking", { space = "93", side = "axis" }).used, 1)
end)

test("L41-063, L41-180: leaving a fight costs a point more and begins in an own area", function()
  local game = field({ { "114", "AX-41-1PZ", "SU-L-42nd" }, { "93", "SU-L-23rd" } },
    { axis = { "113", "132" }, soviet = { "92", "94", "115", "133" } })
  local costs = reach(game, "AX-41-1PZ")
  expect(costs["113"], 2, "one for green, one for leaving")
  expect(costs["132"], 2)
  expect(costs["93"], nil, "the first area must be own and undisputed")
  expect(costs["133"], 3, "by way of 132")
  expect(costs["112"], 3, "then it may go on into empty enemy land")
  expect(costs["92"], 4, "113 for two, then yellow")
  orders(game, "axis")
  oldFights(game, "114")
  game:refuse("move", { piece = "AX-41-1PZ", space = "93" }, "10.9")
  game:act("move", { piece = "AX-41-1PZ", space = "113" })
  expect(game:space("114").control, "soviet")
end)

test("L41-180: it may even engage again: 1 + green + green + yellow with enemies is five", function()
  local game = field({ { "114", "AX-41-1PZ", "SU-L-42nd" }, { "76", "SU-L-23rd" }, { "131", "SU-L-55th" } },
    { axis = { "113", "132", "112" }, soviet = { "92" } })
  expect(reach(game, "AX-41-1PZ")["131"], 4, "over 132 across the river")
  game:place("111", "SU-L-54th")
  game:setSpace("110", { control = "soviet" })
  expect(reach(game, "AX-41-1PZ")["111"], 4)
  orders(game, "axis")
  oldFights(game, "114")
  game:act("move", { piece = "AX-41-1PZ", space = "131" })
  expect(game:piece("AX-41-1PZ").space, "131")
end)

test("L41-179: a block stops where it engages", function()
  local game = field({ { "113", "AX-41-1PZ" }, { "114", "SU-L-42nd" } }, { axis = { "113" } })
  local costs = reach(game, "AX-41-1PZ")
  expect(costs["114"], 1)
  expect(costs["94"], 4, "not through 114, but around by 132, 133 and 115")
end)

test("L41-179: who has engaged goes no further, whatever points are left", function()
  local game = orders(field({ { "113", "AX-41-1PZ" }, { "114", "SU-L-42nd" }, { "G1", "AX-18-I" } }, { axis = { "113", "132" } }), "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "114" })
  game:refuse("move", { piece = "AX-41-1PZ", space = "132" }, "10.8")
  expect({ game:var("mover"), game:var("points_left") }, { nil, 0 })
end)

test("L41-181: without the points there is no way in", function()
  local game = field({ { "113", "SU-L-42nd" } }, {})
  expect(reach(game, "SU-L-42nd")["92"], 2)
  orders(game, "soviet")
  game:act("move", { piece = "SU-L-42nd", space = "114" })
  game:act("move", { piece = "SU-L-42nd", space = "133" })
  game:refuse("move", { piece = "SU-L-42nd", space = "134" }, "10.9")
  expect(game:piece("SU-L-42nd").space, "133", "one point is not enough for yellow")
end)

test("L41-182, L41-065: full areas may be passed; the limit counts at the end of the move", function()
  local game = field{ { "114", "SU-L-42nd", "SU-L-23rd", "SU-L-54th", "SU-L-55th" }, { "113", "SU-W-T1" } }
  local costs = reach(game, "SU-W-T1")
  expect(costs["114"], nil, "four are there")
  expect(costs["94"], 2, "but it may pass")
  orders(game, "soviet")
  game:refuse("move", { piece = "SU-W-T1", space = "114" }, "2.9")
  game:act("move", { piece = "SU-L-42nd", space = "133" })
  game:act("move", { piece = "SU-W-T1", space = "114" })
  expect(#game:stack("114"), 4)
end)

test("L41-065, L41-066: four blocks of each player and a line in a green area", function()
  local game = field({ { "114", "SU-L-42nd", "SU-L-23rd", "SU-L-54th", "SU-L-55th", "LD-SU-1", "AX-18-I", "AX-18-L", "AX-18-XXVI" }, { "113", "AX-41-1PZ" } },
    { axis = { "113" } })
  orders(game, "axis")
  oldFights(game, "114")
  game:act("move", { piece = "AX-41-1PZ", space = "114" })
  expect(#game:stack("114"), 9)
  expect(game:query("stacking", { space = "114", side = "axis" }), { used = 4, limit = 4, ok = true })
  expect(game:query("stacking", { space = "114", side = "soviet" }), { used = 4, limit = 4, ok = true })
end)

test("L41-046: Germans may crowd into a staging area that they control", function()
  local game = field{ { "G2", "AX-18-I", "AX-18-L", "AX-18-XXVI", "AX-18-XXXVIII", "AX-41-1PZ", "AX-41-6PZ" }, { "123", "AX-41-36M" } }
  expect(game:query("stacking", { space = "G2", side = "axis" }).ok, true)
  orders(game, "axis")
  game:act("move", { piece = "AX-41-36M", space = "G2" })
  expect(#game:stack("G2"), 7)
end)

test("L41-046, L41-035: in a staging area of the Axis the limit is for Finns only", function()
  local germans = { "AX-18-I", "AX-18-L", "AX-18-XXVI", "AX-18-XXXVIII", "AX-41-1PZ" }
  local game = orders(field{ { "G2", table.unpack(germans) }, { "123", "FI-D1", "AX-W01" } }, "axis")
  expect(game:query("stacking", { space = "G2", side = "axis" }), { used = 5, ok = true }, "no limit")
  game:act("move", { piece = "FI-D1", space = "G2" })
  expect(#game:stack("G2"), 6, "a Finn finds room beside five Germans")
  game = orders(field{ { "G2", "FI-D1", "FI-D2", "FI-D3", "FI-D4" }, { "123", "FI-D5", "AX-W01" } }, "axis")
  game:refuse("move", { piece = "FI-D5", space = "G2" }, "2.9")
  game:act("move", { piece = "AX-W01", space = "G2" })
  expect(#game:stack("G2"), 5, "a German finds it beside four Finns")
end)

test("L41-046, L41-065: the limit holds in a staging area that the Axis does not control, and for other areas", function()
  local game = field({ { "G4", "AX-18-I", "AX-18-L", "AX-18-XXVI", "AX-18-XXXVIII", "SU-L-42nd" }, { "141", "AX-41-1PZ" }, { "123", "AX-W01", "AX-W02", "AX-W03", "AX-W04" }, { "G2", "AX-W05" } },
    { axis = { "141", "132" } })
  orders(game, "axis")
  oldFights(game, "G4")
  game:refuse("move", { piece = "AX-41-1PZ", space = "G4" }, "2.9")
  game:refuse("move", { piece = "AX-W05", space = "123" }, "2.9")
  expect(game:query("stacking", { space = "G4", side = "axis" }), { used = 4, limit = 4, ok = true })
  game:setSpace("G4", { control = "axis" })
  orders(game, "axis")
  oldFights(game, "G4")
  game:act("move", { piece = "AX-41-1PZ", space = "G4" })
  expect(#game:stack("G4"), 6, "disputed, but under Axis control")
  game = orders(field{ { "S5", "SU-L-42nd", "SU-L-23rd", "SU-L-54th", "SU-L-55th" }, { "88", "SU-W-T1" } }, "soviet")
  expect(game:query("stacking", { space = "S5", side = "soviet" }).limit ~= nil, true, "Soviet sources are no staging areas")
end)

test("L41-029, L41-064: leaders' boxes and the Murmansk road are out of reach", function()
  local game = field{ { "S12", "SU-L-42nd" }, { "12", "FI-D1" } }
  for id in pairs(reach(game, "SU-L-42nd")) do expectTrue(id ~= "MOSCOW", id) end
  orders(game, "soviet")
  game:refuse("move", { piece = "SU-L-42nd", space = "MOSCOW" }, "10.9")
  game:refuse("move", { piece = "SU-STALIN", space = "S12" }, "4.2.4")
  orders(game, "axis")
  game:refuse("move", { piece = "FI-D1", space = "MUR2" }, "10.9")
  game:refuse("move", { piece = "AX-DIETL", space = "MUR2" }, "10.9")
end)

test("L41-088, L41-096: leaders, Mannerheim and static brigades never move", function()
  local game = field{ { "H", "SU-HANKO" }, { "6", "FI-MANN" } }
  expectTrue(isEmpty(reach(game, "SU-HANKO")), "nowhere to go")
  expectTrue(isEmpty(reach(game, "FI-MANN")), "nowhere to go")
  orders(game, "soviet")
  game:refuse("move", { piece = "SU-HANKO", space = "32" }, "4.2.1")
  orders(game, "axis")
  game:refuse("move", { piece = "FI-MANN", space = "7" }, "4.2.1")
  game:refuse("move", { piece = "AX-HITLER", space = "G1" }, "4.2.4")
end)

test("L41-059, L41-060, L41-061, L41-062: Finns attack only in their zone while Leningrad holds", function()
  local stacks = { { "46", "FI-D1", "FI-163" }, { "48", "SU-L-42nd" }, { "47", "SU-L-23rd" }, { "40", "SU-L-55th" } }
  local game = orders(field(stacks, { axis = { "46" } }), "axis")
  expectTrue(game:offers("move", { piece = "FI-D1", space = "40" }), "40 lies in the zone")
  game:refuse("move", { piece = "FI-D1", space = "48" }, "2.7")
  game:refuse("move", { piece = "FI-163", space = "47" }, "2.7")
  game:setSpace("L", { control = "axis" })
  orders(game, "axis")
  expectTrue(game:offers("move", { piece = "FI-D1", space = "48" }), "Leningrad has fallen")
  expectTrue(game:offers("move", { piece = "FI-163", space = "47" }), "for the 163rd, too")
  game = orders(field({ { "46", "FI-D1" } }, { axis = { "46" } }), "axis")
  game:act("move", { piece = "FI-D1", space = "48" })
  expect(game:space("48").control, "axis", "empty areas may be entered")
end)

test("L41-060: Finns that stand among enemies outside the zone begin no battle there", function()
  local game = field({ { "48", "FI-D1", "SU-L-42nd" } }, { axis = { "46" } })
  game:setVars{ impulse = "strategic", old_fights = { "48" }, fought = {} }
  game:decide("combat.choose", "axis")
  game:refuse("fight", { space = "48" }, "2.7")
  game:place("48", "AX-18-I")
  game:decide("combat.choose", "axis")
  expectTrue(game:offers("fight", { space = "48" }), "a German may")
end)

test("L41-060: German blocks know no such line", function()
  local game = orders(field({ { "46", "AX-18-I" }, { "48", "SU-L-42nd" } }, { axis = { "46" } }), "axis")
  expectTrue(game:offers("move", { piece = "AX-18-I", space = "48" }), "allowed")
end)

test("L41-079, L41-080, L41-183: a combat block builds a line for a step instead of moving", function()
  local game = orders(field{ { "113", "SU-L-42nd", "SU-L-HQ" }, { "114", "SU-L-23rd" }, { "115", "SU-L-54th", "AX-18-I" } }, "soviet")
  game:setPiece("SU-L-42nd", { steps = 3 })
  game:setPiece("SU-L-23rd", { steps = 1 })
  game:setPiece("SU-L-54th", { steps = 4 })
  orders(game, "soviet")
  game:refuse("build", { piece = "SU-L-HQ" }, "4.1")
  game:refuse("build", { piece = "SU-L-23rd" }, "4.1")
  game:refuse("build", { piece = "SU-L-54th" }, "4.1")
  game:act("build", { piece = "SU-L-42nd" })
  expect(game:piece("SU-L-42nd").steps, 2)
  expect(game:piece("SU-L-42nd").props.moved, true)
  local line
  for __, id in ipairs(game:stack("113")) do line = id:sub(1, 2) == "LD" and id or line end
  expectTrue(line, "there is a line")
  game:refuse("move", { piece = "SU-L-42nd", space = "112" }, "10.8")
end)

test("L41-080, L41-177: a block that has moved can't build", function()
  local game = orders(field{ { "113", "SU-L-42nd" } }, "soviet")
  game:setPiece("SU-L-42nd", { steps = 4 })
  orders(game, "soviet")
  game:act("move", { piece = "SU-L-42nd", space = "114" })
  game:refuse("build", { piece = "SU-L-42nd" }, "4.1")
end)

test("L41-066, L41-079: one line in an area", function()
  local game = field{ { "113", "SU-L-42nd", "SU-L-23rd", "LD-SU-1" } }
  game:setPiece("SU-L-42nd", { steps = 4 })
  orders(game, "soviet")
  game:refuse("build", { piece = "SU-L-42nd" }, "2.9")
end)

test("L41-078, L41-232: lines are limited; a dismantled one can be built again", function()
  local game = field{ { "113", "SU-L-42nd" } }
  game:setPiece("SU-L-42nd", { steps = 4 })
  for number = 1, 20 do game:place(tostring(80 + number), "LD-SU-" .. number) end
  orders(game, "soviet")
  game:refuse("build", { piece = "SU-L-42nd" }, "4.1")
  game:refuse("dismantle", { piece = "LD-AX-1" }, "4.1")
  game:act("dismantle", { piece = "LD-SU-7" })
  expect(game:piece("LD-SU-7").space, "SOVIET_LINES")
  game:act("build", { piece = "SU-L-42nd" })
  expect(game:piece("LD-SU-7").space, "113")
end)

test("L41-081: a line never moves", function()
  local game = orders(field{ { "113", "LD-SU-1" } }, "soviet")
  game:refuse("move", { piece = "LD-SU-1", space = "114" }, "10.8")
  expectTrue(isEmpty(reach(game, "LD-SU-1")), "nowhere to go")
end)

test("L41-079: no line on the Murmansk road", function()
  local game = orders(field{ { "MUR1", "AX-DIETL" } }, "axis")
  game:refuse("build", { piece = "AX-DIETL" }, "10.9")
end)

test("L41-032, L41-109: the V blocks join the pool when Velikiye Luki falls, at once", function()
  local game = field({ { "141", "AX-41-1PZ" } }, { axis = { "141" } })
  expect(#game:stack("VELIKIYE_LUKI_BOX"), 5)
  orders(game, "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "G4" })
  expect(#game:stack("VELIKIYE_LUKI_BOX"), 0)
  expect(game:piece("AX-8FK").space, "AXIS_POOL")
  game:setSpace("G4", { control = "soviet" })
  expect(game:piece("AX-39-HQ").space, "AXIS_POOL", "they stay when it is lost again")
end)

test("L41-032: no other area sets the V blocks free, nor do the Soviets", function()
  local game = field({ { "132", "AX-41-1PZ" }, { "134", "SU-L-42nd" } }, { axis = { "132", "G4" } })
  orders(game, "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "133" })
  expect(#game:stack("VELIKIYE_LUKI_BOX"), 5)
  orders(game, "soviet")
  game:act("move", { piece = "SU-L-42nd", space = "G4" })
  expect({ game:space("G4").control, #game:stack("VELIKIYE_LUKI_BOX") }, { "soviet", 5 })
end)

test("L41-178: isolated blocks never move", function()
  local game = field({ { "113", "SU-L-42nd" } })
  game:setPiece("SU-L-42nd", { supply = "isolated" })
  orders(game, "soviet")
  game:refuse("move", { piece = "SU-L-42nd", space = "114" }, "9.1")
  expectTrue(isEmpty(reach(game, "SU-L-42nd")), "nowhere to go")
end)

test("L41-178, L41-252: a Strategic Impulse commands as many blocks as the logistic value", function()
  local game = orders(field{ { "113", "SU-L-42nd", "SU-L-23rd", "SU-L-54th" } }, "soviet", nil, 2)
  game:act("move", { piece = "SU-L-42nd", space = "114" })
  game:act("move", { piece = "SU-L-23rd", space = "114" })
  game:refuse("move", { piece = "SU-L-54th", space = "114" }, "11.0")
  expectTrue(game:offers("move", { piece = "SU-L-23rd", space = "133" }), "the one that moves may go on")
  game:refuse("move", { piece = "SU-L-23rd", space = "S5" }, "10.9")
end)

test("L41-177: the order of a block ends when another one begins", function()
  local game = orders(field{ { "113", "SU-W-T1", "SU-L-23rd" } }, "soviet")
  game:act("move", { piece = "SU-W-T1", space = "114" })
  expectTrue(game:offers("move", { piece = "SU-W-T1", space = "133" }), "in legs")
  game:act("move", { piece = "SU-L-23rd", space = "132" })
  game:refuse("move", { piece = "SU-W-T1", space = "133" }, "10.8")
end)

test("L41-180, L41-218: the way of a move avoids rivers where it engages, and is shown beforehand", function()
  local game = field({ { "113", "AX-41-1PZ", "AX-18-I" }, { "112", "SU-L-42nd" } }, { axis = { "113" } })
  expect(game:query("path", { piece = "AX-18-I", space = "112" }), { "113", "112" })
  expect(game:query("path", { piece = "AX-41-1PZ", space = "112" }), { "113", "132", "131", "112" })
  expect(game:query("path", { piece = "AX-18-I", space = "S5" }), {})
end)

test("L41-218, L41-182: the way around a river leads through full areas, but not through enemies nor beyond the points", function()
  local stacks = { { "113", "AX-41-1PZ", "AX-18-I" }, { "112", "SU-L-42nd" }, { "131", "AX-18-L", "AX-W01" } }
  local game = field(stacks, { axis = { "113", "131" } })
  local function path(piece) return game:query("path", { piece = piece, space = "112" }) end
  expect(path("AX-41-1PZ"), { "113", "132", "131", "112" }, "131 is full, but it only passes")
  orders(game, "axis")
  game:act("move", { piece = "AX-41-1PZ", space = "112" })
  expect({ game:piece("AX-41-1PZ").props.crossed, game:space("132").control, game:var("points_left") }, { false, "axis", 0 })
  game = field(stacks, { axis = { "113", "131" } })
  game:place("132", "SU-L-23rd")
  expect(path("AX-41-1PZ"), { "113", "112" }, "132 is held by the enemy")
  game = field(stacks, { axis = { "113", "131" } })
  game:setVars{ weather = "snow" }
  expect(path("AX-41-1PZ"), { "113", "112" }, "the river is frozen")
  game:setVars{ weather = "rain" }
  expect(path("AX-41-1PZ"), { "113", "112" }, "too far in the mud")
  game = field({ { "114", "AX-41-1PZ" }, { "112", "SU-L-42nd" } }, { axis = { "114" } })
  expect(path("AX-41-1PZ"), { "114", "132", "131", "112" }, "four of five points")
  game = field({ { "132", "AX-41-1PZ" }, { "131", "SU-L-42nd" }, { "112", "AX-W01" } }, { axis = { "132", "112", "113" } })
  expect(game:query("path", { piece = "AX-41-1PZ", space = "131" }), { "132", "112", "131" }, "only the last step counts")
end)

test("L41-182, L41-180: breaking away may pass a full area, too", function()
  local game = field({ { "114", "AX-41-1PZ", "SU-L-42nd" }, { "132", "AX-18-I", "AX-18-L", "AX-W01", "AX-W02" } }, { axis = { "132", "133" }, soviet = { "113", "92", "93", "94", "115" } })
  expect({ reach(game, "AX-41-1PZ")["132"], reach(game, "AX-41-1PZ")["113"] == 3, reach(game, "AX-41-1PZ")["114"] }, { nil, true })
  orders(game, "axis")
  oldFights(game, "114")
  game:act("move", { piece = "AX-41-1PZ", space = "113" })
  expect({ game:space("113").control, game:var("points_left") }, { "axis", 2 })
  local slow = field({ { "114", "AX-18-I", "SU-L-42nd" } }, { axis = { "92" }, soviet = { "113", "132", "133", "93", "94", "115" } })
  expect(reach(slow, "AX-18-I")["92"] == 3, true, "one and two")
  expect(reach(slow, "AX-18-I")["76"], nil)
end)

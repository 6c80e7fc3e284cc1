-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.0 to 10.10: HQs, ranges, Dietl.

local shared = require "tests/shared"

local field = shared.field
local activation = shared.activation

---The Command Segment with these HQs active.
local function commanding(game, side, ...)
  for __, id in ipairs{ ... } do game:setPiece(id, { active = true }) end
  game:setVars{ impulse = "tactical", old_fights = {} }
  game:decide("command", side)
  return game
end

local function commands(game, hq)
  local found = {}
  for __, id in ipairs(game:query("command", { piece = hq })) do found[id] = true end
  return found
end

test("L41-153, L41-194, L41-173: a Tactical Impulse needs a Tactical HQ; the Luftwaffe comes after", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-16-HQ", "AX-1FK" } })
  activation(game, "axis")
  game:refuse("activate", { piece = "AX-1FK", space = "G1" }, "10.0")
  game:refuse("done", {}, "10.0")
  game:act("activate", { piece = "AX-18-HQ", space = "G1" })
  game:act("activate", { piece = "AX-1FK", space = "G1" })
  expect(game:piece("AX-1FK").props.active, true)
  game = field({ { "G1", "AX-18-HQ", "AX-1FK", "AX-16-HQ" } })
  game:setPiece("AX-1FK", { steps = 1 })
  activation(game, "axis")
  game:act("activate", { piece = "AX-18-HQ", space = "G1" })
  game:refuse("activate", { piece = "AX-1FK", space = "G1" }, "10.5")
end)

test("L41-153: without a Tactical HQ there is no Tactical Impulse", function()
  local game = field({ { "G1", "AX-1FK" } })
  game:decide("impulse.choose", "axis")
  game:refuse("tactical", {}, "10.0")
end)

test("L41-153, L41-159: one Tactical HQ is enough: Dietl, one that stays, or one that can break away", function()
  local function offers(stacks, control)
    local game = field(stacks, control)
    game:decide("impulse.choose", "axis")
    local found = game:offers("tactical")
    if found then game:act("tactical") end
    return found
  end
  expect(offers{ { "MUR2", "AX-DIETL" }, { "G1", "AX-18-I" } }, true, "Dietl")
  expect(offers{ { "G1", "AX-18-HQ" } }, true, "stays")
  expect(offers{ { "122", "AX-18-HQ", "SU-L-42nd" }, { "G1", "AX-18-I" } }, true, "breaks away to G2")
  expect(offers({ { "G1", "AX-18-HQ", "SU-L-42nd" } }, { soviet = { "106", "107", "122" } }), false, "surrounded")
  expect(offers({ { "113", "AX-18-HQ" } }, { soviet = { "92", "114", "132", "112" } }), false, "cut off")
end)

test("L41-155, L41-157, L41-143: any number of HQs; isolated ones not; only in their segment", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-16-HQ", "AX-18-I" }, { "G2", "AX-41-HQ" } })
  game:setPiece("AX-41-HQ", { supply = "isolated" })
  activation(game, "axis")
  game:refuse("activate", { piece = "AX-41-HQ", space = "G2" }, "9.1")
  game:act("activate", { piece = "AX-18-HQ", space = "G1" })
  game:act("activate", { piece = "AX-16-HQ", space = "122" })
  expect({ game:piece("AX-18-HQ").props.active, game:piece("AX-16-HQ").props.active }, { true, true })
  expect(game:decision().id, "hq.activate", "nobody else is left, but its owner says so")
  game:act("done")
  expect(game:decision().id, "command")
  game:refuse("activate", { piece = "AX-41-HQ", space = "G2" })
end)

test("L41-156, L41-018: an HQ moves first and is then revealed; then it moves no more", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-16-HQ" } })
  activation(game, "axis")
  game:act("activate", { piece = "AX-18-HQ", space = "107" })
  expect({ game:piece("AX-18-HQ").space, game:piece("AX-18-HQ").props.shown }, { "107", true })
  game:refuse("activate", { piece = "AX-18-HQ", space = "108" }, "10.1")
  local seen
  for __, piece in ipairs(game:view("soviet").pieces) do
    if piece.id == "AX-18-HQ" then seen = piece end
  end
  expect({ seen.space, seen.props.strength }, { "107", 4 }, "the Soviets see everything of it")
end)

test("L41-158: an HQ is not revealed among enemies nor where it has no room", function()
  local game = field({ { "113", "AX-18-HQ" }, { "114", "SU-L-42nd" }, { "92", "AX-18-I", "AX-18-L" } }, { axis = { "113", "92" } })
  activation(game, "axis")
  game:refuse("activate", { piece = "AX-18-HQ", space = "114" }, "10.1")
  game:refuse("activate", { piece = "AX-18-HQ", space = "92" }, "2.9")
  expectTrue(game:offers("activate", { piece = "AX-18-HQ", space = "113" }), "where it stands")
end)

test("L41-159: an HQ in a fight must break away to be activated", function()
  local game = field({ { "113", "AX-18-HQ", "SU-L-42nd" }, { "122", "AX-16-HQ" } }, { axis = { "112", "132", "111" }, soviet = { "114", "92", "131" } })
  activation(game, "axis")
  game:refuse("activate", { piece = "AX-18-HQ", space = "113" }, "10.1")
  expectTrue(game:offers("activate", { piece = "AX-18-HQ", space = "112" }), "one point more and green: two of three")
  expectTrue(game:offers("activate", { piece = "AX-18-HQ", space = "111" }), "and one more")
  game:refuse("activate", { piece = "AX-18-HQ", space = "110" }, "10.1")
  game:act("activate", { piece = "AX-18-HQ", space = "111" })
  expect(game:space("113").control, "soviet")
end)

test("L41-156, L41-054: an HQ goes in legs and takes the areas that its player chooses", function()
  local game = activation(field({ { "125", "AX-16-HQ" }, { "G1", "AX-18-HQ" } }), "axis")
  expect(game:query("path", { piece = "AX-16-HQ", space = "129" }), { "125", "128", "129" })
  game:act("move", { piece = "AX-16-HQ", space = "126" })
  expect({ game:piece("AX-16-HQ").space, game:piece("AX-16-HQ").props.shown, game:piece("AX-16-HQ").props.active }, { "126", false, false })
  game:refuse("done", {}, "10.1")
  game:refuse("activate", { piece = "AX-18-HQ", space = "G1" }, "10.1")
  game:refuse("move", { piece = "AX-18-HQ", space = "122" }, "10.1")
  game:act("move", { piece = "AX-16-HQ", space = "138" })
  game:refuse("activate", { piece = "AX-16-HQ", space = "130" }, "10.1")
  game:refuse("move", { piece = "AX-16-HQ", space = "129" }, "10.1")
  game:act("activate", { piece = "AX-16-HQ", space = "129" })
  expect({ game:piece("AX-16-HQ").space, game:piece("AX-16-HQ").props.shown, game:piece("AX-16-HQ").props.active }, { "129", true, true })
  expect({ game:space("138").control, game:space("129").control, game:space("128").control }, { "axis", "axis", "soviet" }, "by 138, not by 128")
  expectTrue(game:offers("move", { piece = "AX-18-HQ", space = "122" }), "now the next one")
end)

test("L41-156: an HQ on its way may be revealed after any leg; without points it is", function()
  local game = activation(field({ { "125", "AX-16-HQ" }, { "G1", "AX-18-HQ" } }), "axis")
  game:act("move", { piece = "AX-16-HQ", space = "128" })
  game:act("activate", { piece = "AX-16-HQ", space = "128" })
  expect({ game:piece("AX-16-HQ").props.active, game:var("points_left") }, { true, 0 })
  expectTrue(game:offers("done"))
  game:refuse("move", { piece = "AX-16-HQ", space = "129" }, "10.1")
  game = activation(field({ { "125", "AX-16-HQ" }, { "128", "SU-L-42nd" }, { "126", "AX-16-XXVIII", "AX-16-II", "AX-16-X", "AX-W01" }, { "G1", "AX-18-HQ" } }), "axis")
  game:refuse("move", { piece = "AX-16-HQ", space = "128" }, "10.1")
  game:refuse("move", { piece = "AX-16-HQ", space = "126" }, "2.9")
  game:refuse("move", { piece = "AX-16-HQ", space = "125" }, "10.1")
  game:refuse("move", { piece = "AX-16-II", space = "124" }, "10.1")
end)

test("L41-156, L41-159: breaking away is the first leg", function()
  local game = field({ { "113", "AX-18-HQ", "SU-L-42nd" }, { "122", "AX-16-HQ" } }, { axis = { "112", "132" }, soviet = { "114", "92", "131", "111", "133" } })
  activation(game, "axis")
  game:refuse("move", { piece = "AX-18-HQ", space = "114" }, "10.1")
  game:act("move", { piece = "AX-18-HQ", space = "132" })
  expect({ game:var("points_left"), game:space("113").control }, { 1, "soviet" })
  game:act("activate", { piece = "AX-18-HQ", space = "133" })
  expect({ game:space("133").control, game:space("112").control }, { "axis", "axis" })
end)

test("L41-101, L41-160, L41-102: an HQ commands its colour and white in range, everything where it stands", function()
  local game = field({
    { "G2", "AX-18-HQ", "AX-41-1PZ", "AX-16-HQ" }, { "123", "AX-18-I", "AX-W01", "AX-16-II" }, { "122", "AX-TT" }, { "108", "AX-1FK", "FI-D1" },
  })
  expect(commands(game, "AX-18-HQ"), { ["AX-41-1PZ"] = true, ["AX-16-HQ"] = true, ["AX-18-I"] = true, ["AX-W01"] = true, ["AX-TT"] = true })
  commanding(game, "axis", "AX-18-HQ")
  game:refuse("move", { piece = "AX-16-II", space = "124" }, "10.3")
  game:refuse("move", { piece = "AX-1FK", space = "107" }, "10.3")
  game:act("move", { piece = "AX-18-I", space = "124" })
  game:act("move", { piece = "AX-16-HQ", space = "123" })
  expect(game:piece("AX-16-HQ").props.active, false, "it moves without being activated")
end)

test("L41-102, L41-191, L41-164: a Luftwaffe HQ commands nobody", function()
  local game = field({ { "G1", "AX-1FK", "AX-18-I" }, { "G3", "AX-56-HQ" } })
  expect(commands(game, "AX-1FK"), {})
  commanding(game, "axis", "AX-1FK", "AX-56-HQ")
  game:setPiece("AX-56-HQ", { steps = 2 })
  game:refuse("move", { piece = "AX-18-I", space = "107" }, "10.3")
  expect(game:piece("AX-1FK").props.movement, 3)
end)

test("L41-192: a Luftwaffe HQ moves by itself, or with an HQ in its area", function()
  local game = field({ { "G1", "AX-1FK", "AX-18-HQ" } })
  activation(game, "axis")
  game:act("activate", { piece = "AX-18-HQ", space = "G1" })
  expectTrue(game:offers("activate", { piece = "AX-1FK", space = "107" }), "by itself")
  commanding(game, "axis", "AX-18-HQ")
  game:act("move", { piece = "AX-1FK", space = "107" })
  expect(game:piece("AX-1FK").space, "107")
  game = field({ { "G1", "AX-1FK" } })
  game:setVars{ impulse = "pass", blocks_left = 1 }
  game:decide("command", "axis")
  expectTrue(game:offers("move", { piece = "AX-1FK", space = "107" }), "in a pass")
  game:setVars{ impulse = "strategic", blocks_left = 1 }
  game:decide("command", "axis")
  expectTrue(game:offers("move", { piece = "AX-1FK", space = "107" }), "in a Strategic Impulse")
end)

test("L41-162: the way of an order avoids enemy and disputed areas, but may end in one", function()
  local game = field({ { "113", "AX-18-HQ" }, { "93", "AX-18-I", "SU-L-42nd" }, { "77", "AX-18-L" } }, { axis = { "113", "114", "77" }, soviet = { "92" } })
  game:setPiece("AX-18-HQ", { steps = 2 })
  expect(commands(game, "AX-18-HQ"), { ["AX-18-I"] = true }, "113-114-93, which is disputed")
  game:setPiece("AX-18-HQ", { steps = 3 })
  expect(commands(game, "AX-18-HQ"), { ["AX-18-I"] = true }, "not beyond it to 77")
  game:setSpace("92", { control = "axis" })
  expect(commands(game, "AX-18-HQ"), { ["AX-18-I"] = true, ["AX-18-L"] = true }, "113-92-77")
end)

test("L41-163, L41-093: range equals stars; an exhausted HQ reaches only its own area", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-18-I" }, { "122", "AX-18-L" }, { "123", "AX-18-XXVI" }, { "124", "AX-18-XXXVIII" }, { "125", "AX-W01" }, { "126", "AX-W02" } })
  local expected = { [4] = 6, [3] = 4, [2] = 3, [1] = 1 }
  for steps, number in pairs(expected) do
    game:setPiece("AX-18-HQ", { steps = steps })
    local count = 0
    for __ in pairs(commands(game, "AX-18-HQ")) do count = count + 1 end
    expect(count, number, steps .. " steps")
  end
end)

test("L41-164: Manstein breaks away from 114 to 111 and commands two areas far", function()
  local game = field({ { "114", "AX-56-HQ", "SU-L-42nd" }, { "129", "AX-1FK" }, { "111", "AX-18-I" }, { "130", "AX-56-8PZ" }, { "93", "AX-56-3M" } },
    { axis = { "113", "112", "111", "129", "130", "131", "93", "92", "132" } })
  game:setPiece("AX-56-HQ", { steps = 2 })
  activation(game, "axis")
  game:act("activate", { piece = "AX-56-HQ", space = "111" })
  game:act("activate", { piece = "AX-1FK", space = "129" })
  expect(commands(game, "AX-56-HQ"), { ["AX-18-I"] = true, ["AX-56-8PZ"] = true }, "93 is out of range")
  expect(commands(game, "AX-1FK"), {})
  game:act("done")
  expect(game:decision().id, "command")
  game:refuse("move", { piece = "AX-56-3M", space = "94" }, "10.3")
end)

test("L41-165, L41-131, L41-134: bad weather shortens the range", function()
  local game = field({ { "G1", "AX-18-HQ" }, { "122", "AX-18-L" }, { "123", "AX-18-XXVI" }, { "124", "AX-18-XXXVIII" } })
  game:setVars{ weather = "rain" }
  expect(commands(game, "AX-18-HQ"), { ["AX-18-L"] = true }, "one area")
  game:setVars{ weather = "snow" }
  expect(commands(game, "AX-18-HQ"), { ["AX-18-L"] = true, ["AX-18-XXVI"] = true }, "four is halved")
  game:setPiece("AX-18-HQ", { steps = 3 })
  expect(commands(game, "AX-18-HQ"), { ["AX-18-L"] = true }, "three becomes one")
  game = field({ { "S5", "SU-V-HQ" }, { "88", "SU-V-4th" }, { "86", "SU-V-26th" }, { "84", "SU-V-52nd" }, { "82", "SU-V-59th" } })
  game:setVars{ weather = "snow" }
  expect(commands(game, "SU-V-HQ"), { ["SU-V-4th"] = true, ["SU-V-26th"] = true, ["SU-V-52nd"] = true, ["SU-V-59th"] = true }, "Soviet HQs do not mind the snow")
end)

test("L41-171, L41-172, L41-247: an exhausted HQ commands its own area and is lost afterwards", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-16-II" }, { "122", "AX-18-L" } })
  game:setPiece("AX-18-HQ", { steps = 1 })
  activation(game, "axis")
  game:act("activate", { piece = "AX-18-HQ", space = "G1" })
  expect(commands(game, "AX-18-HQ"), { ["AX-16-II"] = true })
  game:act("done")
  game:refuse("move", { piece = "AX-18-L", space = "123" }, "10.3")
  game:playUntil(function(one) return one:phase() == "choice" end, { "done", "skip" })
  expect(game:piece("AX-18-HQ").space, "AXIS_LOST")
  game = field({ { "84", "SU-V-HQ", "SU-V-4th" } })
  game:setPiece("SU-V-HQ", { steps = 1 })
  activation(game, "soviet")
  game:act("activate", { piece = "SU-V-HQ", space = "84" })
  game:playUntil(function(one) return one:phase() == "choice" end, { "done", "skip" })
  expect(game:piece("SU-V-HQ").space, "SOVIET_POOL", "a Soviet one can be rebuilt")
end)

test("L41-173: exhausted Mannerheim and Dietl can't be activated", function()
  local game = field({ { "6", "FI-MANN" }, { "MUR2", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("FI-MANN", { steps = 1 })
  game:setPiece("AX-DIETL", { steps = 1 })
  activation(game, "axis")
  game:refuse("activate", { piece = "FI-MANN", space = "6" }, "10.5")
  game:refuse("activate", { piece = "AX-DIETL", space = "MUR2" }, "10.5")
end)

test("L41-174: Zhukov commands all, is fast, and shoots well", function()
  local game = field({ { "S5", "SU-ZHUKOV" }, { "88", "SU-V-4th", "SU-L-HQ" }, { "86", "SU-NW-8th" }, { "72", "SU-W-I1" } })
  expect(commands(game, "SU-ZHUKOV"), { ["SU-V-4th"] = true, ["SU-L-HQ"] = true, ["SU-NW-8th"] = true, ["SU-W-I1"] = true })
  expect({ game:piece("SU-ZHUKOV").props.movement, game:piece("SU-ZHUKOV").props.blitz, game:piece("SU-ZHUKOV").props.hits_on }, { 5, true, 4 })
  for __, id in ipairs{ "SU-L-HQ", "SU-K-HQ", "SU-V-HQ", "SU-NW-HQ" } do
    expect({ game:piece(id).props.movement, game:piece(id).props.blitz, game:piece(id).props.hits_on }, { 3, false, 5 }, id)
  end
end)

test("L41-012, L41-175: Mannerheim commands every Finn with a line to Mikkeli, and only Finns", function()
  local game = field({ { "6", "FI-MANN", "AX-18-I" }, { "42", "FI-D1" }, { "16", "FI-163" }, { "27", "FI-D2", "SU-L-42nd" }, { "122", "FI-D3" }, { "7", "AX-W01" } },
    { axis = { "25", "26", "27", "41", "42" } })
  expect(commands(game, "FI-MANN"), { ["FI-163"] = true, ["FI-D2"] = true }, "42 is cut off by the fight in 27; 122 lies across the sea")
  game:place("84", "SU-L-42nd")
  expect(commands(game, "FI-MANN"), { ["FI-163"] = true, ["FI-D2"] = true, ["FI-D1"] = true }, "many areas away")
  commanding(game, "axis", "FI-MANN")
  game:refuse("move", { piece = "AX-18-I", space = "7" }, "10.3")
  game:act("move", { piece = "FI-D1", space = "41" })
  game:refuse("move", { piece = "FI-MANN", space = "7" }, "10.1")
end)

test("L41-161, L41-185: Dietl is activated where he stands, in a Tactical Impulse only", function()
  local game = field({ { "MUR2", "AX-DIETL" }, { "G1", "AX-18-HQ", "AX-18-I" } })
  activation(game, "axis")
  game:refuse("activate", { piece = "AX-DIETL", space = "G1" }, "10.10")
  game:act("activate", { piece = "AX-DIETL", space = "MUR2" })
  expect(game:piece("AX-DIETL").props.active, true)
  expect(commands(game, "AX-DIETL"), {})
  expect(game:piece("AX-DIETL").props.artillery, false)
  game:setPiece("AX-DIETL", { active = false })
  game:setVars{ impulse = "strategic", blocks_left = 5 }
  game:decide("command", "axis")
  game:refuse("activate", { piece = "AX-DIETL", space = "MUR2" })
  game:refuse("move", { piece = "AX-DIETL", space = "MUR3" }, "10.9")
  game:dice(6, 6, 6, 6)
  game:act("done")
  expect(game:piece("AX-DIETL").space, "MUR2", "no dice in a Strategic Impulse")
end)

---Activates Dietl and rolls these dice in the Combat Segment.
local function march(game, ...)
  game:setPiece("AX-DIETL", { active = true })
  game:setVars{ impulse = "tactical", old_fights = {} }
  game:decide("support", "axis")
  game:dice(...)
  game:act("done")
end

test("L41-186: each 5 or 6 advances Dietl by a box", function()
  local game = field({ { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  march(game, 6, 5, 2, 1)
  expect(game:piece("AX-DIETL").space, "MUR3")
  expect(game:piece("AX-DIETL").steps, 3, "and he tires")
  expect(game:space("MUR2").control, "axis")
  march(game, 4, 4, 4)
  expect(game:piece("AX-DIETL").space, "MUR3")
end)

test("L41-187: Murmansk falls for good when Dietl enters it", function()
  local game = field({ { "MUR8", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("AX-DIETL", { steps = 4 })
  march(game, 6, 6, 6, 1)
  expect(game:piece("AX-DIETL").space, "MUR10")
  expect(game:query("victory").points, { axis = 2, soviet = 5 })
  expect(game:query("victory").murmansk, "axis")
end)

test("L41-187: what Dietl has taken stays taken, wherever he goes and whoever holds S1 to S4", function()
  local game = field({ { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  for __, box in ipairs{ "MUR5", "MUR9" } do
    game:setPiece("AX-DIETL", { steps = 4 })
    march(game, 5, 6, 5, 6)
    expect({ game:piece("AX-DIETL").space, game:query("victory").murmansk }, { box, "soviet" })
  end
  march(game, 6, 1, 1)
  expect(game:query("victory").murmansk, "axis", "the ninth hit")
  game:setSpace("S1", { control = "soviet" })
  game:place("TYPHOON", "AX-DIETL")
  expect(game:query("victory").murmansk, "axis")
  expect({ shared.terms(game, "axis").vp, shared.terms(game, "soviet").vp }, { 2, 5 })
end)

test("L41-187, L41-042: the fall of Murmansk can be the seventh point", function()
  local game = field({ { "MUR9", "AX-DIETL" }, { "G1", "AX-18-HQ" } }, { axis = { "T", "95", "146", "84", "L" } })
  game:setPiece("AX-DIETL", { steps = 4 })
  march(game, 6, 1, 1, 1)
  expect(game:result().outcome, "axis_decisive")
end)

test("L41-188: Murmansk also falls while the Axis holds S1 to S4", function()
  local game = field({}, { axis = { "S1", "S2", "S3" } })
  expect(game:query("victory").murmansk, "soviet")
  game:setSpace("S4", { control = "axis" })
  expect(game:query("victory").murmansk, "axis")
  expect(game:query("victory").points, { axis = 2, soviet = 5 })
  game:setSpace("S2", { control = "soviet" })
  expect(game:query("victory").murmansk, "soviet")
end)

test("L41-189: weather weakens Dietl: one die in rain, half in snow", function()
  local game = field({ { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("AX-DIETL", { steps = 4 })
  game:setVars{ weather = "rain" }
  march(game, 6, 6, 6, 6)
  expect(game:piece("AX-DIETL").space, "MUR2")
  game = field({ { "MUR1", "AX-DIETL" }, { "G1", "AX-18-HQ" } })
  game:setPiece("AX-DIETL", { steps = 3 })
  game:setVars{ weather = "snow" }
  march(game, 6, 6, 6)
  expect(game:piece("AX-DIETL").space, "MUR2", "three is halved to one")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 5 and 7: logistic value, pause and leader, regeneration, replacements, reinforcements.

local shared = require "tests/shared"

local field = shared.field
local value = shared.value

---The choice of a side in the Logistics Phase of a month.
local function choose(game, side, turn)
  game:setVars{ turn = turn or 2 }
  game:decide("logistics.choose", side)
  return game
end

---Puts blocks into a box until it holds so many.
local function fill(game, box, ids)
  game:place(box, table.unpack(ids))
end

local white = { "SU-W-I1", "SU-W-I2", "SU-W-I3", "SU-W-I4", "SU-W-I5", "SU-W-I6", "SU-W-C1", "SU-W-C2", "SU-W-C3", "SU-W-M1", "SU-W-M2", "SU-W-M3",
  "SU-W-T1", "SU-W-T2", "SU-W-T3", "SU-W-T4", "SU-W-T5", "SU-V-4th", "SU-V-26th", "SU-V-52nd", "SU-V-59th" }
local infantry = { "AX-W01", "AX-W02", "AX-W03", "AX-W04", "AX-W05", "AX-W06", "AX-W07", "AX-W08", "AX-W09", "AX-W10" }

test("L41-112, L41-115, L41-352: logistics come in turns two to six, whoever lacks the disc first", function()
  local game = newGame{ scenario = "campaign" }
  expect(game:phase(), "choice", "none in July")
  game:act("pass")
  game:act("done")
  game:act("pass")
  game:act("done")
  expect({ game:turn(), game:phase() }, { 2, "logistics" })
  expect(game:decision().side, "soviet", "the Axis has the disc")
  game:act("pause")
  expect(game:decision().side, "axis")
  game:act("pause")
  expect({ game:phase(), game:decision().side }, { "choice", "axis" })
end)

test("L41-072, L41-073: with the disc in Soviet hands the Axis decides first and moves second", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ disc = "soviet", passes = 1 }
  game:decide("impulse.choose", "soviet")
  game:act("pass")
  game:act("done")
  expect(game:decision().side, "axis")
  game:act("pause")
  expect(game:decision().side, "soviet")
  game:act("pause")
  expect({ game:decision().id, game:decision().side }, { "impulse.choose", "soviet" })
end)

test("L41-116, L41-352: a pause restores the leader and does nothing else", function()
  local game = field{ { "84", "SU-V-4th", "SU-V-HQ" } }
  game:setPiece("SU-STALIN", { steps = 1 })
  game:setPiece("SU-V-HQ", { steps = 2 })
  local pool = #game:stack("SOVIET_POOL")
  choose(game, "soviet")
  game:act("pause")
  expect(game:piece("SU-STALIN").props.strength, 4)
  expect(game:piece("SU-V-HQ").steps, 2)
  expect(#game:stack("SOVIET_POOL"), pool)
end)

test("L41-117, L41-121, L41-127: an active leader: LV for stars, for steps and for blocks, each in full", function()
  local game = newGame{ scenario = "campaign" }
  game:setPiece("AX-18-HQ", { steps = 2 })
  choose(game, "axis")
  expect(value(game, "axis"), 11)
  game:act("activate")
  expect(game:var("regeneration"), 11)
  expect(game:var("replacement"), 11)
  expect(game:piece("AX-HITLER").props.shown, true)
  game:playUntil(function(one) return one:decision().id == "reinforce.place" or one:decision().id == "impulse.choose" end, { "done" })
  expect(#game:var("drawn"), 11)
  expect({ game:var("regeneration"), game:var("replacement"), game:decision().side }, { 0, 0, "axis" }, "what was not spent is lost")
  game:playUntil(function(one) return one:decision().id ~= "reinforce.place" end)
  expect(game:piece("AX-HITLER").steps, 3, "then he loses a step")
  expect(game:piece("AX-HITLER").props.shown, false)
end)

test("L41-352: the leader is reduced only after everything else", function()
  local game = newGame{ scenario = "campaign" }
  choose(game, "axis")
  game:act("activate")
  expect(game:piece("AX-HITLER").steps, 4)
  game:playUntil(function(one) return one:decision().id == "reinforce.place" end, { "done" })
  expect(game:piece("AX-HITLER").steps, 4)
end)

test("L41-117, L41-070: a leader with two stars goes to his Heart; nothing is worth nothing", function()
  local game = field({ { "G1", "AX-18-I" } }, { soviet = { "108" } })
  game:setPiece("AX-HITLER", { steps = 2 })
  choose(game, "axis")
  game:act("activate")
  game:playUntil(function(one) return one:decision().id == "impulse.choose" or one:decision().side == "soviet" end, { "done", "place" })
  expect({ game:piece("AX-HITLER").steps, game:piece("AX-HITLER").props.strength }, { 1, 0 })
  expect(value(game, "axis"), 0)
end)

test("L41-118: a leader on his Heart counts nothing and stays there", function()
  local game = newGame{ scenario = "campaign" }
  game:setPiece("AX-HITLER", { steps = 1 })
  choose(game, "axis")
  expect(value(game, "axis"), 7)
  game:act("activate")
  game:playUntil(function(one) return one:decision().id == "reinforce.place" end, { "done" })
  game:playUntil(function(one) return one:decision().id ~= "reinforce.place" end)
  expect(game:piece("AX-HITLER").steps, 1)
end)

test("L41-119, L41-170, L41-040: leader, fresh HQs, victory points", function()
  local game = field({ { "113", "AX-1FK" }, { "G1", "AX-18-HQ" }, { "MUR1", "AX-DIETL" }, { "6", "FI-MANN" } })
  game:setPiece("AX-HITLER", { steps = 3 })
  expect(value(game, "axis"), 3 + 4 + 1, "Dietl and the Luftwaffe count")
  game:setPiece("AX-1FK", { steps = 1 })
  expect(value(game, "axis"), 3 + 3 + 1, "an exhausted HQ does not")
  game:setSpace("T", { control = "axis" })
  game:setVars{ murmansk_taken = true }
  expect(game:query("victory").points, { axis = 3, soviet = 4 })
  expect(value(game, "axis"), 3 + 3 + 3, "Riga, Tallinn, Murmansk")
end)

test("L41-120, L41-234, L41-235: one more for each ten enemy blocks", function()
  local game = field{}
  local base = value(game, "axis")
  fill(game, "SOVIET_LOST", { table.unpack(white, 1, 9) })
  expect(value(game, "axis"), base)
  fill(game, "SOVIET_LOST", { white[10] })
  expect(value(game, "axis"), base + 1)
  fill(game, "SOVIET_LOST", { table.unpack(white, 11, 19) })
  expect(value(game, "axis"), base + 1, "nineteen")
  fill(game, "SOVIET_LOST", { table.unpack(white, 20, 21) })
  expect(value(game, "axis"), base + 2, "twenty-one")
  local soviet = value(game, "soviet")
  fill(game, "AXIS_LOST", { table.unpack(infantry, 1, 9) })
  expect(value(game, "soviet"), soviet)
  fill(game, "AXIS_LOST", { infantry[10] })
  expect(value(game, "soviet"), soviet + 1)
  game:place("AXIS_LOST", "AX-18-I", "AX-18-L", "AX-18-XXVI", "AX-18-XXXVIII", "AX-16-II", "AX-16-X", "AX-16-XXVIII", "AX-TT", "AX-41-1PZ", "AX-41-6PZ")
  expect(value(game, "soviet"), soviet + 2, "twenty")
end)

test("L41-123, L41-132, L41-070, L41-135: rain halves both values, snow that of the Axis", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ weather = "rain" }
  expect({ value(game, "axis"), value(game, "soviet") }, { 5, 6 })
  game:setVars{ weather = "snow" }
  expect({ value(game, "axis"), value(game, "soviet") }, { 5, 13 })
end)

test("L41-070: halves are rounded down, but never to nothing", function()
  local game = field({}, { soviet = { "108" } })
  game:setPiece("AX-HITLER", { steps = 1 })
  game:place("MUR1", "AX-DIETL")
  game:setVars{ weather = "rain" }
  expect(value(game, "axis"), 1, "1/2 becomes 1")
  game:place("G1", "AX-18-HQ", "AX-16-HQ", "AX-41-HQ", "AX-56-HQ", "AX-39-HQ", "AX-1FK")
  expect(value(game, "axis"), 3, "7/2 becomes 3")
end)

test("L41-124, L41-125: a point restores a step of an HQ, only in this phase", function()
  local game = field{ { "G1", "AX-18-HQ", "AX-16-HQ", "AX-41-HQ", "AX-56-HQ" } }
  game:setPiece("AX-18-HQ", { steps = 1 })
  game:setPiece("AX-16-HQ", { steps = 3 })
  game:setPiece("AX-41-HQ", { steps = 3 })
  choose(game, "axis")
  game:act("activate")
  local before = game:var("regeneration")
  for __ = 1, 3 do game:act("regenerate", { piece = "AX-18-HQ" }) end
  expect(game:piece("AX-18-HQ").props.strength, 4)
  expect(game:var("regeneration"), before - 3, "Heart, 2, 3, 4")
  game:refuse("regenerate", { piece = "AX-18-HQ" }, "7.2.2")
  game:act("regenerate", { piece = "AX-16-HQ" })
  expect(game:var("regeneration"), before - 4)
  game:decide("impulse.choose", "axis")
  game:refuse("regenerate", { piece = "AX-16-HQ" })
end)

test("L41-126: a step costs one, two or three points by its colour", function()
  local game = field{ { "G1", "AX-W08", "AX-W09", "AX-18-I", "AX-41-1PZ" } }
  for __, id in ipairs{ "AX-W08", "AX-W09", "AX-18-I", "AX-41-1PZ" } do game:setPiece(id, { steps = 1 }) end
  game:setVars{ replacement = 4, regeneration = 0 }
  game:decide("logistics.spend", "axis", { value = 4 })
  game:act("replace", { piece = "AX-41-1PZ" })
  expect(game:var("replacement"), 1, "red: three")
  game:refuse("replace", { piece = "AX-18-I" }, "7.2.2")
  game:setVars{ replacement = 4 }
  game:decide("logistics.spend", "axis", { value = 4 })
  game:act("replace", { piece = "AX-18-I" })
  expect(game:var("replacement"), 2, "white: two")
  game:act("replace", { piece = "AX-W08" })
  expect(game:var("replacement"), 1, "black: one")
  game:refuse("replace", { piece = "AX-W08" }, "7.2.2")
  expect(game:piece("AX-W08").steps, 2)
end)

test("L41-128: the worked November phase", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-41-1PZ", "AX-W08" }, { "G2", "AX-16-HQ" }, { "G3", "AX-41-HQ" }, { "MUR1", "AX-DIETL" }, { "122", "AX-56-HQ" } },
    { axis = { "T", "95" } })
  fill(game, "SOVIET_LOST", white)
  game:setVars{ weather = "snow", turn = 5 }
  game:setPiece("AX-HITLER", { steps = 1 })
  game:setPiece("SU-STALIN", { steps = 2 })
  game:setPiece("AX-18-HQ", { steps = 3 })
  game:setPiece("AX-56-HQ", { steps = 1 })
  for __, id in ipairs{ "AX-41-1PZ", "AX-W08" } do game:setPiece(id, { steps = 1 }) end
  choose(game, "soviet", 5)
  game:act("pause")
  expect(game:piece("SU-STALIN").props.strength, 4)
  choose(game, "axis", 5)
  local terms = shared.terms(game, "axis")
  expect({ terms.leader, terms.hqs, terms.vp, terms.losses, terms.value }, { 0, 4, 3, 2, 4 })
  game:act("activate")
  for __ = 1, 3 do game:act("regenerate", { piece = "AX-56-HQ" }) end
  game:act("regenerate", { piece = "AX-18-HQ" })
  expect(game:var("regeneration"), 0)
  game:act("replace", { piece = "AX-41-1PZ" })
  game:act("replace", { piece = "AX-W08" })
  expect(game:var("replacement"), 0)
  game:playUntil(function(one) return one:decision().id ~= "logistics.spend" end, { "done" })
  expect(#game:var("drawn"), 4)
end)

test("L41-103: as many blocks as the logistic value, or the whole pool", function()
  local game = newGame{ scenario = "closing_ring" }
  game:act("pause")
  game:act("activate")
  game:playUntil(function(one) return one:decision().id == "reinforce.place" end, { "done" })
  expect(#game:var("drawn"), 4, "13 points, but four blocks in the pool")
end)

test("L41-058, L41-255: whoever holds Leningrad chooses the last block", function()
  local game = field{}
  game:setVars{ entered = {} }
  game:setPiece("SU-STALIN", { steps = 1 })
  for __, id in ipairs{ "T", "95", "146" } do game:setSpace(id, { control = "axis" }) end
  game:setVars{ murmansk_taken = true }
  game:place("84", "SU-V-HQ", "SU-L-HQ")
  game:place("68", "SU-K-HQ")
  expect(value(game, "soviet"), 5)
  game:setVars{ disc = "soviet" }
  game:decide("impulse.choose", "soviet")
  game:dice(1, 1, 1, 1)
  game:act("strategic", { value = "draw" })
  expect(game:decision().id, "reinforce.choose")
  expect(#game:var("drawn"), 4, "four at random")
  game:refuse("choose", { piece = game:var("drawn")[1] }, "2.6")
  game:act("choose", { piece = "SU-W-C3" })
  expect(#game:var("drawn"), 5)
  expect(game:var("drawn")[5], "SU-W-C3")
  expect({ game:decision().id, game:decision().side }, { "reinforce.place", "soviet" })
  for __, id in ipairs(game:var("drawn")) do expect(game:piece(id).space, "SOVIET_POOL", "until it is placed") end
end)

test("L41-058: with a value of one the block is chosen; without Leningrad nobody chooses", function()
  local game = field({}, { axis = { "T", "95", "146", "84" } })
  game:setPiece("SU-STALIN", { steps = 1 })
  game:setVars{ murmansk_taken = true, disc = "soviet" }
  expect(value(game, "soviet"), 1)
  game:decide("impulse.choose", "soviet")
  game:act("strategic", { value = "draw" })
  expect({ game:decision().id, #game:var("drawn") }, { "reinforce.choose", 0 })
  game = newGame{ scenario = "campaign" }
  game:act("strategic", { value = "draw" })
  expect(game:decision().id, "reinforce.place", "the Axis does not hold Leningrad")
end)

test("L41-058, L41-106: what can be chosen in one way only is not asked", function()
  local game = field({ { "113", "SU-V-4th" }, { "G1", "AX-18-I" } }, { axis = { "T", "95", "146", "84", "113", "118", "138", "129", "137", "143", "59", "73" } })
  for __, id in ipairs(game:stack("SOVIET_POOL")) do game:place("SOVIET_N", id) end
  game:place("SOVIET_POOL", "SU-W-I1")
  game:setVars{ disc = "soviet" }
  game:decide("impulse.choose", "soviet")
  game:act("strategic", { value = "draw" })
  expect({ game:decision().id, game:var("drawn") }, { "reinforce.place", { "SU-W-I1" } }, "the only block of the pool")
end)

test("L41-104, L41-045, L41-047, L41-353: Germans arrive in staging areas under full control", function()
  local game = field({ { "G2", "AX-18-I", "AX-18-L", "AX-18-XXVI", "AX-41-1PZ" }, { "G3", "SU-W-T1", "AX-TT" } })
  game:setVars{ drawn = { "AX-W01", "AX-W02" } }
  game:decide("reinforce.place", "axis")
  game:refuse("place", { piece = "AX-W01", space = "F" }, "2.4.5")
  game:refuse("place", { piece = "AX-W01", space = "G3" }, "5.0")
  game:refuse("place", { piece = "AX-W01", space = "G4" }, "5.0")
  game:refuse("place", { piece = "AX-W01", space = "122" }, "2.4.5")
  game:act("place", { piece = "AX-W01", space = "G2" })
  game:act("place", { piece = "AX-W02", space = "G2" })
  expect(#game:stack("G2"), 6, "without limit")
  expect(game:piece("AX-W01").steps, 2, "at full strength")
end)

test("L41-105: no Finnish block is ever in the pool", function()
  for __, id in ipairs{ "preludes", "campaign", "in_sight", "closing_ring" } do
    local game = newGame{ scenario = id }
    for __, piece in ipairs(game:stack("AXIS_POOL")) do expect(game:piece(piece).props.nation, "german") end
    for __, piece in ipairs(game:stack("VELIKIYE_LUKI_BOX")) do expect(game:piece(piece).props.nation, "german") end
  end
end)

test("L41-105, L41-151: a Finnish block that is lost does not come back as a reinforcement", function()
  local game = field({ { "40", "FI-D1", "SU-L-42nd" }, { "G1", "AX-18-I" }, { "6", "FI-MANN" } }, { axis = { "40" } })
  shared.steps(game, { ["FI-D1"] = 1, ["SU-L-42nd"] = 4 })
  shared.fight(game, "soviet", "40", 1, 1, 6, 6, 6, 6)
  expect(game:piece("FI-D1").space, "AXIS_LOST")
  game:place("AXIS_POOL", "AX-W01", "AX-W02")
  game:setVars{ disc = "axis" }
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "draw" })
  expect(game:decision().id, "reinforce.place")
  game:refuse("place", { piece = "FI-D1", space = "G1" }, "5.0")
  for __, action in ipairs(game:actions("place")) do expect(game:piece(action.piece).props.nation, "german") end
end)

test("L41-110: the Leningrad Militia moves, builds, fights and comes back like any infantry", function()
  local game = field({ { "L", "SU-LM", "SU-L-HQ" }, { "G1", "AX-18-I" } })
  game:setPiece("SU-LM", { steps = 2 })
  game:setPiece("SU-L-HQ", { active = true })
  shared.orders(game, "soviet", "tactical")
  expectTrue(game:offers("build", { piece = "SU-LM" }))
  game:act("move", { piece = "SU-LM", space = "63" })
  game:act("move", { piece = "SU-LM", space = "62" })
  expect(game:piece("SU-LM").space, "62", "three points, commanded by the Leningrad Front")
  game = field({ { "62", "SU-LM", "AX-18-I" } })
  shared.steps(game, { ["SU-LM"] = 1, ["AX-18-I"] = 4 })
  shared.fight(game, "axis", "62", 1, 6, 6, 6, 6)
  expect(game:piece("SU-LM").space, "SOVIET_POOL")
  game:setVars{ drawn = { "SU-LM" } }
  game:decide("reinforce.place", "soviet")
  game:act("place", { piece = "SU-LM", space = "84" })
  expect({ game:piece("SU-LM").space, game:piece("SU-LM").steps }, { "84", 1 }, "in any city, with its Reduced mark")
end)

test("L41-106, L41-256: Soviets arrive in supplied cities and Victory Areas, one in each", function()
  local game = field({ { "64", "SU-L-42nd", "AX-18-I" }, { "84", "SU-V-4th", "SU-V-26th" } }, { axis = { "113" } })
  game:place("SOVIET_POOL", "SU-W-I1", "SU-W-I2", "SU-W-I3")
  game:setVars{ drawn = { "SU-W-I1", "SU-W-I2", "SU-W-I3" } }
  game:decide("reinforce.place", "soviet")
  game:refuse("place", { piece = "SU-W-I1", space = "64" }, "5.0")
  game:refuse("place", { piece = "SU-W-I1", space = "113" }, "5.0")
  game:refuse("place", { piece = "SU-W-I1", space = "63" }, "5.0")
  game:refuse("place", { piece = "SU-W-I1", space = "84" }, "2.9")
  game:act("place", { piece = "SU-W-I1", space = "L" })
  game:refuse("place", { piece = "SU-W-I2", space = "L" }, "5.0")
  game:act("place", { piece = "SU-W-I2", space = "68" })
  expect(game:piece("SU-W-I2").space, "68")
end)

test("L41-107, L41-256: what finds no place goes back, and nothing is drawn instead", function()
  local all = {}
  for number = 1, 12 do all[number] = "S" .. number end
  local game = field({}, { axis = all })
  game:setSpace("S5", { control = "soviet" })
  game:place("72", "AX-18-I")
  game:place("88", "AX-18-L")
  game:place("S4", "AX-16-X")
  game:place("S6", "AX-16-II")
  game:place("SOVIET_POOL", "SU-W-I1", "SU-W-I2")
  game:setVars{ drawn = { "SU-W-I1", "SU-W-I2" } }
  game:decide("reinforce.place", "soviet")
  expect(#game:actions("place"), 0)
  game:act("give_back")
  expect(game:piece("SU-W-I1").space, "SOVIET_POOL")
  expect(game:var("drawn"), {})
end)

test("L41-107: five are drawn, three fit", function()
  local cut = {}
  for __, id in ipairs{ "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11" } do cut[#cut + 1] = id end
  local game = field({ { "136", "AX-18-I" }, { "142", "AX-18-L" }, { "137", "AX-16-X" } }, { axis = cut })
  local drawn = { "SU-W-I1", "SU-W-I2", "SU-W-I3", "SU-W-I4", "SU-W-I5" }
  game:place("SOVIET_POOL", table.unpack(drawn))
  game:setVars{ drawn = drawn }
  for __, id in ipairs{ "134", "141", "150" } do game:setSpace(id, { control = "axis" }) end
  game:decide("reinforce.place", "soviet")
  local placed = 0
  while game:decision().id == "reinforce.place" and #game:actions("place") > 0 do
    game:act("place", game:actions("place")[1])
    placed = placed + 1
  end
  expect(placed, 3, "Ostashkov, Toropets and Velikiye Luki")
  expect(game:var("drawn"), {}, "the other two are given back")
  local back = 0
  for __, id in ipairs(drawn) do back = back + (game:piece(id).space == "SOVIET_POOL" and 1 or 0) end
  expect(back, 2)
end)

test("L41-109: the blocks of September and November join the pool with the month", function()
  local game = newGame{ scenario = "campaign" }
  game:setVars{ turn = 2, passes = 1 }
  game:decide("impulse.choose", "soviet")
  local pool = #game:stack("SOVIET_POOL")
  game:act("pass")
  game:act("done")
  expect({ game:turn(), #game:stack("SOVIET_POOL"), #game:stack("SOVIET_S") }, { 3, pool + 13, 0 })
  game:setVars{ turn = 4, passes = 1 }
  game:decide("impulse.choose", "soviet")
  game:act("pass")
  game:act("done")
  expect({ game:turn(), #game:stack("SOVIET_POOL"), #game:stack("SOVIET_N") }, { 5, pool + 16, 0 })
end)

test("L41-111, L41-255: full strength, but Soviet blocks with the Reduced mark at their last step", function()
  local game = field{}
  game:place("SOVIET_POOL", "SU-W-T1", "SU-W-T4")
  game:setVars{ drawn = { "SU-W-T1", "SU-W-T4" } }
  game:decide("reinforce.place", "soviet")
  game:act("place", { piece = "SU-W-T1", space = "L" })
  game:act("place", { piece = "SU-W-T4", space = "68" })
  expect(game:piece("SU-W-T1").steps, 1)
  expect(game:piece("SU-W-T4").steps, 2)
end)

test("L41-031, L41-040: Murmansk is a victory point and a logistic point", function()
  local game = newGame{ scenario = "campaign" }
  local soviet, axis = value(game, "soviet"), value(game, "axis")
  game:setVars{ murmansk_taken = true }
  expect({ value(game, "soviet"), value(game, "axis") }, { soviet - 1, axis + 1 })
  expect(game:query("victory").points, { axis = 2, soviet = 5 })
end)

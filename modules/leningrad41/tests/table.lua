-- SPDX-License-Identifier: GPL-3.0-or-later
--- What is told to whom, and how the table looks when something is over.

local shared = require "tests/shared"

local field = shared.field
local tells = shared.tells
local orders = shared.orders

test("L41-017, L41-177: each order is told to both sides, to the enemy without a name", function()
  local game = orders(shared.optional(2, { { "L", "SU-L-42nd", "SU-L-23rd" }, { "63", "SU-W-T1" }, { "62", "AX-18-I" }, { "84", "SU-V-4th" }, { "68", "SU-V-26th" } }), "soviet")
  tells(game:act("move", { piece = "SU-W-T1", space = "62" }),
    { game:piece("SU-W-T1").name .. " engages the enemy in 62 Petergof.", 2 }, { "A block from 63 Krasnoye Selo engages the enemy in 62 Petergof.", 1 })
  tells(game:act("sail", { piece = "SU-L-42nd", space = "H" }), "42nd Army sails to H Hanko.", "A block sails from L Leningrad to H Hanko.")
  tells(game:act("rail", { piece = "SU-V-4th", space = "113" }), "4th Army goes by rail to 113 Pskov.", "A block goes by rail from 84 Tikhvin to 113 Pskov.")
  tells(game:act("build", { piece = "SU-V-26th" }), "26th Army builds a Defensive Line in 68 Volkhov.", "A Defensive Line is built in 68 Volkhov.")
  tells(game:act("move", { piece = "SU-L-23rd", space = "48" }), { "23rd Army moves to 48 Vsevolozhsk.", 2 }, { "A block moves from L Leningrad to 48 Vsevolozhsk.", 1 })
end)

test("L41-300, L41-017: the way of the division to Murmansk is told", function()
  local game = orders(shared.optional(8, { { "30", "SU-K-1T", "SU-K-HQ" } }), "soviet")
  tells(game:act("murmansk", { piece = "SU-K-1T" }), { "1st Tank Division goes to Murmansk.", 2 }, { "A block from 30 Petrozavodsk goes to Murmansk.", 1 })
  expect({ game:piece("SU-K-1T").props.shown, game:piece("SU-K-1T").props.moved, game:var("blocks_left") }, { true, true, 8 })
end)

test("L41-117, L41-103, L41-017: restored steps are the owner's business; arrivals are seen", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-18-I" } })
  shared.steps(game, { ["AX-18-HQ"] = 2, ["AX-18-I"] = 2 })
  game:setVars{ turn = 2, regeneration = 2, replacement = 5 }
  game:decide("logistics.spend", "axis", { value = 3 })
  tells(game:act("regenerate", { piece = "AX-18-HQ" }), { "18th Army (von Küchler) regains a step.", 1 })
  tells(game:act("replace", { piece = "AX-18-I" }), { game:piece("AX-18-I").name .. " regains a step.", 1 })
  game:place("AXIS_POOL", "AX-W01", "AX-W02")
  game:setVars{ drawn = { "AX-W01", "AX-W02" } }
  game:decide("reinforce.place", "axis")
  tells(game:act("place", { piece = "AX-W01", space = "G2" }), { game:piece("AX-W01").name .. " arrives in G2 Biržai.", 1 }, { "A block arrives in G2 Biržai.", 2 })
end)

test("L41-027, L41-148, L41-246: isolation, attrition and tired HQs are told", function()
  local game = field({ { "110", "SU-W-T1" }, { "84", "SU-V-HQ", "SU-V-4th" }, { "G1", "AX-18-I" } },
    { axis = { "109", "111", "127", "90", "91" } })
  game:setPiece("SU-W-T1", { steps = 2 })
  game:decide("impulse.choose", "axis")
  game:act("pass")
  tells(game:act("done"), { game:piece("SU-W-T1").name .. " in 110 Smiltene is isolated.", 2 }, { "A unit in 110 Smiltene is isolated.", 1 })
  game:act("tactical")
  game:act("activate", { piece = "SU-V-HQ", space = "84" })
  game:act("done")
  local events = game:act("done")
  tells(events, { game:piece("SU-W-T1").name .. " is isolated and loses a step.", 2 }, { "An isolated block in 110 Smiltene loses a step.", 1 },
    { game:piece("SU-V-HQ").name .. " is deactivated.", 2 })
end)

test("L41-236, L41-226: after a battle nothing of it is left", function()
  local game = field({ { "40", "FI-D1", "AX-18-I", "SU-L-42nd" }, { "94", "AX-18-L", "SU-L-23rd" } }, { axis = { "46" } })
  shared.steps(game, { ["FI-D1"] = 2, ["AX-18-I"] = 4, ["SU-L-42nd"] = 4 })
  shared.combat(game, "axis", "40", "94")
  game:dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "40" })
  game:act("fire")
  expect(game:query("battle"), nil)
  expect(game:var("fought"), { "40" })
end)

test("L41-204, L41-207: hits of snipers alone end a battle, and the next one begins anew", function()
  local game = field({ { "40", "FI-D1", "SU-L-42nd" }, { "46", "FI-D2", "SU-L-23rd" } }, { axis = { "39" } })
  shared.steps(game, { ["SU-L-42nd"] = 1, ["SU-L-23rd"] = 4, ["FI-D2"] = 2, ["FI-D1"] = 2 })
  shared.combat(game, "axis", "40", "46")
  game:dice(4)
  game:act("fight", { space = "40" })
  game:act("fire")
  expect(game:piece("SU-L-42nd").space, "SOVIET_POOL")
end)

test("L41-113, L41-214, L41-075: after an impulse everything that lasts only for it is put away", function()
  local game = shared.optional(3, { { "T", "AX-18-I", "SU-L-42nd" }, { "55", "AX-18-HQ", "AX-8FK" }, { "89", "AX-41-1PZ" }, { "6", "FI-MANN" }, { "26", "FI-D1", "SU-L-23rd" }, { "110", "AX-W01", "SU-L-54th" } },
    { axis = { "55", "54", "73", "89", "109", "25" } })
  game:place("BALTIC", "MARAT")
  game:setPiece("AX-18-I", { crossed = true })
  game:decide("impulse.choose", "axis")
  game:act("tactical")
  for id, space in pairs{ ["AX-18-HQ"] = "55", ["AX-8FK"] = "55", ["FI-MANN"] = "6" } do
    if id ~= "AX-8FK" then game:act("activate", { piece = id, space = space }) end
  end
  game:act("activate", { piece = "AX-8FK", space = "55" })
  if game:decision().id == "hq.activate" then game:act("done") end
  game:act("sail", { space = "T" })
  expect(game:var("marat_area"), "T")
  shared.finish(game)
  game:act("artillery", { piece = "AX-18-HQ", space = "T" })
  game:act("heavy", { space = "26" })
  game:act("bomb", { piece = "DO17-1", space = "T" })
  game:act("hunt", { piece = "STUKA-1" })
  shared.finish(game, "support")
  game:dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "T" })
  game:act("fire")
  game:playUntil(function(one) return one:phase() == "choice" end, { "done", "skip" })
  for name, value in pairs{ impulse = "", blocks_left = 0, points_left = 0, blitzing = false, exploiting = false, sea_moved = false, marat_hunted = false } do
    expect(game:var(name), value, name)
  end
  expect({ game:var("mover"), game:var("marat_area") }, {})
  expect({ game:var("old_fights"), game:var("fought") }, { {}, {} })
  for __, id in ipairs{ "DO17-1", "STUKA-1" } do
    local bomber = game:piece(id)
    expect({ bomber.space, bomber.props.flown, bomber.props.bomb, bomber.props.struck, bomber.props.target }, { "BOMBERS_8", false, false, false }, id)
  end
  expect({ game:piece("ART-AX-18-HQ").space, game:piece("FHA").space }, { "AXIS_GUNS", "AXIS_GUNS" })
  for __, id in ipairs{ "AX-18-HQ", "AX-8FK", "FI-MANN", "AX-18-I", "AX-W01" } do
    local props = game:piece(id).props
    expect({ props.active, props.moved, props.crossed, props.rolling, props.target }, { false, false, false, false }, id)
  end
end)

test("L41-247, L41-150: a block that leaves the map takes nothing along", function()
  local game = field({ { "84", "SU-V-HQ" }, { "88", "SU-V-4th" }, { "62", "AX-41-1PZ", "SU-L-42nd" } })
  game:setPiece("SU-V-HQ", { steps = 1 })
  shared.activation(game, "soviet")
  game:act("activate", { piece = "SU-V-HQ", space = "84" })
  game:playUntil(function(one) return one:phase() == "choice" end, { "done", "skip" })
  local hq = game:piece("SU-V-HQ")
  expect({ hq.space, hq.steps, hq.props.active, hq.props.shown }, { "SOVIET_POOL", 4, false, false })
  game:setPiece("AX-41-1PZ", { steps = 1, crossed = true, moved = true, supply = "isolated", rolling = true })
  game:setPiece("SU-L-42nd", { steps = 4 })
  shared.fight(game, "soviet", "62", 1, 6, 6, 6, 6)
  local tank = game:piece("AX-41-1PZ")
  expect({ tank.space, tank.props.shown, tank.props.crossed, tank.props.moved, tank.props.rolling, tank.props.supply },
    { "AXIS_LOST", true, false, false, false, "supplied" }, "and lies open among the lost")
end)

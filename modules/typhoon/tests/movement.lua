-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 7 and 9: stacking and movement.

local support = require "tests/support"
local field, attack = support.field, support.attack

local function activate(game, space, class)
  game:act("activate", { space = space, value = class })
end

test("OT-058, OT-059: three divisions fill a hex, even for those who pass", function()
  local game = field{ units = { { "1936", "GE-2-INF-45", "GE-2-INF-95", "GE-2-INF-134" }, { "1935", "GE-2-INF-262" } } }
  game:setPiece("GE-2-INF-45", { steps = 1 })
  activate(game, "1935", "foot")
  game:refuse("move", { piece = "GE-2-INF-262", space = "1936" }, "7.1")
  local cost = game:query("reach", { piece = "GE-2-INF-262" })["1937"]
  expectTrue(cost and cost > 2, "only around the full hex")
end)

test("OT-060: three divisions and a half do not fit", function()
  local game = field{ units = { { "1936", "GE-2-PZ-3", "GE-2-PZ-4" }, { "1935", "GE-2-MOT-GD" }, { "1937", "GE-2-PZ-17" } } }
  activate(game, "1937", "mech")
  game:act("move", { piece = "GE-2-PZ-17", space = "1936" })
  game:act("halt")
  activate(game, "1935", "mech")
  game:refuse("move", { piece = "GE-2-MOT-GD", space = "1936" }, "7.1")
  game = field{ units = { { "1936", "GE-2-PZ-3", "GE-2-PZ-4" }, { "1935", "GE-2-MOT-GD" } } }
  activate(game, "1935", "mech")
  game:act("move", { piece = "GE-2-MOT-GD", space = "1936" })
  expect(game:query("stacking", { space = "1936", side = "german" }).used, 2.5)
end)

test("OT-061, OT-062: armies keep apart until turn 4", function()
  for turn, allowed in pairs{ [4] = false, [5] = true } do
    local game = field{ turn = turn, units = { { "1936", "GE-9A-INF-5" }, { "1935", "GE-3-PZ-1" } } }
    activate(game, "1935", "mech")
    expect(game:offers("move", { piece = "GE-3-PZ-1", space = "1936" }), allowed)
    if not allowed then game:refuse("move", { piece = "GE-3-PZ-1", space = "1936" }, "7.3") end
  end
end)

test("OT-063: tanks and infantry share a hex but not a march", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3", "GE-2-INF-45" } } }
  activate(game, "1935", "mech")
  game:act("move", { piece = "GE-2-PZ-3", space = "1936" })
  expect(game:piece("GE-2-INF-45").space, "1935", "the infantry does not come along")
  game:act("halt")
  activate(game, "1935", "foot")
  game:act("move", { piece = "GE-2-INF-45", space = "1936" })
  expect(#game:stack("1936"), 2)
  expect(game:query("stacking", { space = "1936", side = "german" }).ok, true)
end)

test("OT-064, OT-065: Soviet stacks have no limit, and the two sides do not share one", function()
  local game = field{ turn = 6, german = { "2416" }, units = { { "2416", "GE-2-INF-45", "GE-2-INF-95", "GE-2-INF-134" } } }
  game:act("activate", { space = "2416", value = "foot" })
  game:dice(6, 1, 1, 1, 1, 1)
  game:act("move", { piece = "GE-2-INF-45", space = "2415" })
  local soviet = 0
  for id in each(game:stack("2415")) do soviet = soviet + (id:find("^SU") and 1 or 0) end
  expectTrue(soviet >= 3, "an eight in a town: six units before the artillery leaves")
  expect(game:query("stacking", { space = "2415", side = "soviet" }).ok, true)
  expect(game:query("stacking", { space = "2415", side = "german" }).used, 3)
end)

test("OT-086: a force finishes before the next one begins", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3" }, { "1938", "GE-2-PZ-4" } } }
  activate(game, "1935", "mech")
  game:act("move", { piece = "GE-2-PZ-3", space = "1936" })
  game:refuse("move", { piece = "GE-2-PZ-4", space = "1939" }, "9.0")
  game:act("halt")
  activate(game, "1938", "mech")
  game:act("halt")
  game:refuse("activate", { space = "1936", value = "mech" }, "9.0")
end)

local function airborne(game)
  game = game or newGame()
  game:act("ready")
  game:act("begin")
  return game
end

test("OT-087, OT-088: up to two air units, one to a force", function()
  local game = airborne()
  expect(game:decision().id, "air")
  game:act("assign", { space = "1934" })
  game:refuse("assign", { space = "1934" }, "9.1")
  game:refuse("assign", { space = "0101" }, "9.1")
  game:act("assign", { space = "1937" })
  expect(game:decision().id, "force", "both are assigned")
  expect(game:piece("GE-CAS-1").space, "1934")
  expect(game:piece("GE-CAS-2").space, "1937")
  game = airborne()
  game:act("done")
  expect(#game:stack("luftwaffe"), 2, "none has to be used")
end)

test("OT-089, OT-090: planes stay with the part that moves and go home after the phase", function()
  local game = airborne()
  game:act("assign", { space = "1934" })
  game:act("done")
  activate(game, "1934", "mech")
  game:act("leave", { piece = "GE-2-PZ-4" })
  game:act("move", { piece = "GE-2-PZ-3", space = "1835" })
  expect(game:piece("GE-CAS-1").space, "1835")
  game:act("leave", { piece = "GE-2-MOT-10" })
  game:act("move", { piece = "GE-2-PZ-3", space = "1836" })
  expect(game:piece("GE-CAS-1").space, "1836")
  game:act("halt")
  activate(game, "1934", "mech")
  expect(game:var("force_air"), nil)
  game:act("halt")
  game:setVars{ pocket_total = 300 }
  game:act("done")
  expect(game:turn(), 2)
  expect(#game:stack("luftwaffe"), 2)
  expect(game:piece("GE-CAS-1").props.moved, false)
end)

test("OT-090: a lost battle costs no air unit", function()
  local game = airborne()
  game:act("assign", { space = "1937" })
  game:act("done")
  activate(game, "1937", "mech")
  game:act("leave", { piece = "GE-2-PZ-18" })
  game:act("leave", { piece = "GE-2-MOT-29" })
  game:dice(3, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6)
  game:act("move", { piece = "GE-2-PZ-17", space = "2037" })
  expect(game:piece("GE-2-PZ-17").space, "1937", "thrown back")
  expect(game:piece("GE-CAS-1").space, "1937", "with its planes")
  game:setVars{ pocket_total = 300 }
  game:act("done")
  expect(#game:stack("luftwaffe"), 2)
end)

test("OT-091: no points are saved for the next turn", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3" } } }
  activate(game, "1935", "mech")
  game:act("move", { piece = "GE-2-PZ-3", space = "1936" })
  game:act("halt")
  expect(game:var("force_mp"), 0)
  game:act("done")
  game:act("done")
  activate(game, "1936", "mech")
  expect(game:var("force_mp"), 12, "the value of turn 2")
end)

test("OT-092: no force goes further than its points, and no move is guaranteed", function()
  local game = field{ turn = 8, units = { { "1208", "GE-9A-INF-5", "GE-2-PZ-3" } } }
  game:place("german-reserve", "GE-9A-INF-5")
  game:place("1308", "GE-2-PZ-3")
  activate(game, "1308", "mech")
  game:refuse("move", { piece = "GE-2-PZ-3", space = "1307" }, "9.2")
end)

test("OT-094: movement points never rise from turn to turn", function()
  local track = tables.turns.values
  for turn = 2, 8 do
    expectTrue(track.mech[turn] <= track.mech[turn - 1] and track.foot[turn] <= track.foot[turn - 1], "turn " .. turn)
  end
end)

test("OT-095, OT-100: a river into a swamp costs five, or three on foot, also into a Soviet hex", function()
  local game = field{ units = { { "1308", "GE-9A-INF-5" } } }
  expect(game:query("reach", { piece = "GE-9A-INF-5" })["1307"], 3.0)
  game = field{ units = { { "1308", "GE-3-PZ-1" } } }
  expect(game:query("reach", { piece = "GE-3-PZ-1" })["1307"], 5.0)
  game = field{ units = { { "1308", "GE-3-PZ-1" } }, german = { "1307" } }
  expect(game:query("reach", { piece = "GE-3-PZ-1" })["1307"], 5.0, "the same into a German hex")
  game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  expect(game:query("reach", { piece = "GE-2-PZ-3" })["2034"], 1.0)
end)

test("OT-096: nobody is picked up on the way", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3" }, { "1936", "GE-2-PZ-4" } } }
  activate(game, "1935", "mech")
  game:act("move", { piece = "GE-2-PZ-3", space = "1936" })
  game:refuse("leave", { piece = "GE-2-PZ-4" }, "9.5")
  game:act("move", { piece = "GE-2-PZ-3", space = "1937" })
  expect(game:piece("GE-2-PZ-4").space, "1936")
end)

test("OT-097, OT-098: dropped units have finished; units that began there have not", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3", "GE-2-PZ-4" }, { "1936", "GE-2-MOT-10" } } }
  activate(game, "1935", "mech")
  game:act("move", { piece = "GE-2-PZ-3", space = "1936" })
  game:act("leave", { piece = "GE-2-PZ-4" })
  expect(game:piece("GE-2-PZ-4").props.moved, true)
  game:act("halt")
  activate(game, "1936", "mech")
  expect(game:var("force"), { "GE-2-MOT-10" }, "without the dropped division")
  game:act("move", { piece = "GE-2-MOT-10", space = "1937" })
  expect(game:piece("GE-2-PZ-4").space, "1936")
end)

test("OT-099: some units of a hex may start, the others later", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-MOT-10" } } }
  activate(game, "1935", "mech")
  game:act("leave", { piece = "GE-2-MOT-10" })
  game:act("move", { piece = "GE-2-PZ-3", space = "1936" })
  expect(game:piece("GE-2-PZ-4").space, "1936")
  game:act("halt")
  expect(game:piece("GE-2-MOT-10").props.moved, false)
  activate(game, "1935", "mech")
  game:act("move", { piece = "GE-2-MOT-10", space = "1937" })
end)

test("OT-103: after a win the force fights on while it has points", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 1)
  game:dice(1)
  game:act("move", { piece = "GE-2-PZ-3", space = "2134" })
  expect(game:space("2134").control, "german")
  expect(game:decision().id, "force.move")
end)

test("OT-106: forces that have acted are marked", function()
  local game = field{ units = { { "1935", "GE-2-PZ-3" } } }
  expect(game:piece("GE-2-PZ-3").props.moved, false)
  activate(game, "1935", "mech")
  expect(game:piece("GE-2-PZ-3").props.acting, true)
  game:act("halt")
  expect(game:piece("GE-2-PZ-3").props.moved, true)
end)

test("OT-107, OT-084: a hex can be attacked again by another force, against a fresh defence", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" }, { "1933", "GE-2-PZ-4" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  expect(game:piece("SU-RD-1").steps, 1)
  game:act("retreat")
  expect(game:piece("SU-RD-1").space, "pool")
  expect(game:piece("SU-RD-1").steps, 2)
  attack(game, "GE-2-PZ-4", "1933", "2034", 2, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  expect(game:space("2034").control, "german", "a lone brigade does not hold")
end)

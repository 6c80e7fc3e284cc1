-- SPDX-License-Identifier: GPL-3.0-or-later
--- 4.1: Defensive Lines are dismantled at any time, also in the enemy's impulse.

local shared = require "tests/shared"

local field = shared.field

---Tanks of the XLI Corps with their HQ beside a Soviet line that stands alone in green ground.
local function lonely()
  local game = field({ { "114", "AX-41-1PZ", "LD-SU-1" }, { "113", "AX-41-HQ" }, { "G1", "AX-18-I" }, { "64", "SU-L-42nd" } },
    { axis = { "113", "112", "111", "127" } })
  shared.steps(game, { ["AX-41-1PZ"] = 3 })
  game:setPiece("AX-41-HQ", { active = true, shown = true })
  game:setVars{ impulse = "tactical", old_fights = {}, fought = {} }
  game:decide("combat.choose", "axis")
  return game
end

test("L41-078: beside whatever a side decides it may dismantle its lines", function()
  local places = { "impulse.choose", "hq.activate", "exploit.choose" }
  for __, place in ipairs(places) do
    local game = field{ { "113", "SU-L-42nd" }, { "114", "LD-SU-1" }, { "115", "LD-SU-2" }, { "L", "SU-L-HQ" }, { "G1", "AX-18-I" } }
    game:setVars{ impulse = "tactical", old_fights = {} }
    game:decide(place, "soviet")
    game:act("lines")
    expect(game:decision().side, "soviet", place)
    game:refuse("dismantle", { piece = "LD-AX-1" }, "4.1")
    game:refuse("dismantle", { piece = "LD-SU-3" }, "4.1")
    game:act("dismantle", { piece = "LD-SU-2" })
    expect(game:piece("LD-SU-2").space, "SOVIET_LINES")
    expect(game:decision().id, "lines.dismantle", "another one may follow")
    game:act("back")
    expect({ game:decision().id, game:piece("LD-SU-1").space }, { place, "114" })
  end
end)

test("L41-078: also beside support, battles, a Blitz and an exploitation", function()
  local game = field({ { "114", "AX-41-1PZ", "SU-L-42nd" }, { "113", "AX-41-HQ" }, { "94", "AX-18-L", "SU-L-23rd" }, { "112", "LD-AX-1" }, { "G1", "AX-18-I" } },
    { axis = { "113", "112", "111", "127" } })
  shared.steps(game, { ["AX-41-1PZ"] = 3, ["SU-L-42nd"] = 1 })
  game:setPiece("AX-41-HQ", { active = true, shown = true })
  local function mayDismantle(place)
    expect({ game:decision().id, game:offers("lines") }, { place, true })
    game:act("lines")
    game:act("back")
    expect(game:decision().id, place)
  end
  game:setVars{ impulse = "tactical", old_fights = { "94", "114" }, fought = {} }
  game:decide("support", "axis")
  mayDismantle("support")
  game:act("done")
  mayDismantle("combat.choose")
  game:dice(4, 4, 4)
  game:act("fight", { space = "114" })
  game:act("fire")
  game:act("done")
  mayDismantle("blitz.move")
  game:act("done")
  game:act("exploit")
  mayDismantle("exploit.move")
end)

test("L41-078: the last line gone, the game goes on by itself; who has none is not offered it", function()
  local game = field{ { "114", "LD-SU-1" }, { "L", "SU-L-HQ" }, { "G1", "AX-18-I" } }
  game:decide("impulse.choose", "soviet")
  game:act("lines")
  game:act("dismantle", { piece = "LD-SU-1" })
  expect(game:decision().id, "impulse.choose")
  expect(shared.offered(game).lines, nil)
  game:refuse("lines", {}, "4.1")
end)

test("L41-078: a line that stands alone may be dismantled when it is attacked: no battle, no Blitz", function()
  local game = lonely()
  game:act("fight", { space = "114" })
  expect({ game:decision().id, game:decision().side }, { "combat.line", "soviet" })
  expect(game:piece("AX-41-1PZ").props.shown, false, "nobody is revealed yet")
  game:act("yield")
  expect({ game:piece("LD-SU-1").space, game:space("114").control }, { "SOVIET_LINES", "axis" })
  expect({ game:piece("AX-41-1PZ").props.rolling, game:piece("AX-41-1PZ").props.shown }, { false, false })
  expect(game:decision().id ~= "blitz.move", true)
  expect(game:query("battle"), nil)
end)

test("L41-078, L41-232: the same line holds, and the tanks that destroy it go on", function()
  local game = lonely()
  game:act("fight", { space = "114" })
  game:act("hold")
  game:refuse("lines", {}, "10.13")
  game:dice(4, 4, 4, 1)
  game:act("fire")
  expect(game:piece("LD-SU-1").space, "SOVIET_LINES")
  expect({ game:decision().id, game:piece("AX-41-1PZ").props.rolling }, { "blitz.move", true })
end)

test("L41-078, L41-208: Finns who are attacked may dismantle their line, so that their snipers shoot", function()
  local function attacked(answer, ...)
    local game = field({ { "40", "FI-D1", "LD-AX-1", "SU-L-42nd" }, { "6", "FI-MANN" } }, { axis = { "40" } })
    shared.steps(game, { ["SU-L-42nd"] = 2, ["FI-D1"] = 2 })
    shared.combat(game, "soviet", "40")
    game:act("fight", { space = "40" })
    expect({ game:decision().id, game:decision().side }, { "combat.line", "axis" })
    game:act(answer)
    game:dice(...)
    game:act("fire")
    return shared.strength(game, "SU-L-42nd")
  end
  expect(attacked("yield", 6, 1, 1, 1), 1, "the sniper hits before the ground fire")
  expect(attacked("hold", 1, 1, 1, 1), 2)
end)

test("L41-078: nobody is asked about a line that protects blocks, nor where there is none", function()
  for __, stack in ipairs{ { "114", "AX-41-1PZ", "LD-SU-1", "SU-L-42nd" }, { "114", "AX-41-1PZ", "SU-L-42nd" } } do
    local game = shared.combat(field{ stack, { "G1", "AX-18-I" } }, "axis", "114")
    game:act("fight", { space = "114" })
    expect(game:decision().id, "combat.fire")
  end
end)

test("L41-078, L41-143, L41-270: a line given up before the choice of the impulse may cut off the last HQ", function()
  local game = shared.optional(2, { { "H", "SU-L-HQ" }, { "O", "LD-SU-1", "AX-18-I" }, { "G1", "AX-16-X" } }, { axis = { "78", "61", "62" } })
  shared.begin(game, "soviet")
  game:setPiece("AX-18-I", { shown = true })
  expectTrue(game:offers("tactical"), "supplied by sea")
  game:act("lines")
  game:act("dismantle", { piece = "LD-SU-1" })
  expect({ game:space("O").control, game:piece("AX-18-I").props.shown }, { "axis", false }, "the Baltic is lost; nobody fights there any more")
  game:refuse("tactical", {}, "10.0")
  game:act("pass")
  expect(game:piece("SU-L-HQ").props.supply, "isolated")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.1.3 and 5.1: what the enemy is told of a stack that he can't look into.

local shared = require "tests/shared"
local has = shared.has

local function field(stacks)
  local game = newGame{ clear = true, options = { fog_of_war = "on" } }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  return game
end

---Covers these counters for the Soviets.
local function cover(game, ...)
  for __, id in ipairs{ ... } do game:setPiece(id, { hidden_from = { "soviet" } }) end
end

local rifles = { "SU-3BF-5A-45", "SU-3BF-5A-72" }

test("K45-008, K45-105: a covered stack tells whether it has a zone of control", function()
  local game = field{ { "0740", "GE-26K-69", "GE-GAR-Thorn" }, { "1811", "GE-GAR-Kulm", "GE-26K-26HQ" }, { "0737", rifles[1] } }
  cover(game, "GE-26K-69", "GE-GAR-Kulm")
  game:setSpace("0740", { zoned = true })
  game:setSpace("1811", { zoned = false })
  for __, viewer in ipairs{ "soviet", "german" } do
    local zone = game:query("zoc", { side = "german" }, viewer)
    expect({ has(zone, "0739"), has(zone, "0839"), has(zone, "1812"), has(zone, "1912") }, { true, true, false, false }, viewer)
  end
end)

test("K45-008, K45-124: under a visible HQ lies a unit that closes the hex", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-26HQ" }, { "0640", "GE-20K-20HQ" }, { "0739", "SU-3BF-IND-1" } }
  cover(game, "GE-26K-69")
  game:setSpace("0740", { zoned = true })
  local costs = game:query("reach", { piece = "SU-3BF-IND-1" }, "soviet")
  expect({ costs["0740"], costs["0640"] ~= nil }, { nil, true }, "the lone HQ can be overrun")
end)

test("K45-008: an announced attack is carried out, and an impossible one is not repeated", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-1" }, { "0839", "GE-26K-349" }, { "0739", "SU-3BF-39A-152" }, { "0638", "SU-3BF-39A-39HQ" } }
  game:decide("command.hq", "soviet", { force = "3bf", how = "chit" })
  game:act("activate", { piece = "SU-3BF-39A-39HQ" })
  game:act("done")
  game:act("attack", { space = "0740" })
  expectTrue(game:refuse("cancel", nil, "2.1.3"):find("can't be called off", 1, true))
  game:act("join", { piece = "SU-3BF-39A-152" })
  game:act("fire")
  expect(game:decision().id, "combat.target")
  expect(game:piece("SU-3BF-39A-152").props.attacked, false, "nothing was rolled")
  game:refuse("attack", { space = "0740" }, "2.1.3")
  expectTrue(game:offers("attack", { space = "0839" }), "another hex may be attacked")
  game:place("0941", "GE-9K-56")
  game:refuse("attack", { space = "0941" }, "9.0")
  game:act("done")
  expect(game:var("called_off"), {}, "forgotten with the activation")
end)

test("K45-152: without fog an attack may be called off and begun again", function()
  local game = newGame{ clear = true }
  game:place("0740", "GE-26K-69")
  game:place("0739", rifles[1])
  game:place("0638", "SU-3BF-5A-5HQ")
  game:decide("command.hq", "soviet", { force = "3bf", how = "chit" })
  game:act("activate", { piece = "SU-3BF-5A-5HQ" })
  game:act("done")
  game:act("attack", { space = "0740" })
  game:act("cancel")
  expectTrue(game:offers("attack", { space = "0740" }))
  game:place("0637", rifles[1])
  game:refuse("attack", { space = "0740" }, "9.0")
end)

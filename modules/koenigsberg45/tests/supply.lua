-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 10: supply.

local shared = require "tests/shared"
local field = shared.field

local function state(game, id)
  return game:query("supply", { side = id:sub(1, 2) == "SU" and "soviet" or "german" })[id]
end

---Ends the command phase of a turn, so that supply is checked; nothing else happens.
local function check(game, turn)
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = turn or 2 }
  game:decide("chit", "soviet")
  game:act("finish")
end

---Soviet units on all German sources but Königsberg.
local function blockade()
  return {
    { "3602", "SU-2BF-48A-29" }, { "3607", "SU-2BF-48A-42" }, { "3617", "SU-2BF-48A-53" },
    { "2501", "SU-2BF-3A-41" }, { "1401", "SU-2BF-3A-34" },
  }
end

local function besieged(more)
  local stacks = blockade()
  for __, stack in ipairs(more) do stacks[#stacks + 1] = stack end
  return field(stacks)
end

test("K45-061, K45-213, K45-214: out of supply, isolated, and back", function()
  local game = besieged{ { "2933", "SU-2BF-3A-40" }, { "1811", "GE-26K-69" } }
  check(game, 3)
  expect(game:piece("GE-26K-69").props.supply, "out")
  check(game, 4)
  expect(game:piece("GE-26K-69").props.supply, "isolated")
  check(game, 5)
  expect(game:piece("GE-26K-69").props.supply, "isolated", "nothing worse")
  expect(game:piece("GE-26K-69").steps, 2)
  game:place("1045", "SU-2BF-48A-53")
  check(game, 6)
  expect(game:piece("GE-26K-69").props.supply, "supplied", "at once")
end)

test("K45-069, K45-212: both sides, after the command phase", function()
  local game = besieged{ { "2933", "SU-2BF-3A-40" }, { "1811", "GE-26K-69" }, { "1812", "GE-26K-26HQ" } }
  for __, hex in ipairs{ "0105", "0110", "0115", "0122", "0133", "0138", "0143", "1045", "2045" } do
    game:place(hex, ({ ["0105"] = "GE-9K-56", ["0110"] = "GE-9K-561", ["0115"] = "GE-9K-548", ["0122"] = "GE-9K-551", ["0133"] = "GE-9K-286",
      ["0138"] = "GE-26K-549", ["0143"] = "GE-26K-349", ["1045"] = "GE-26K-1", ["2045"] = "GE-HG-61" })[hex])
  end
  expect(game:piece("GE-26K-69").props.supply, "supplied", "not yet checked")
  check(game, 3)
  expect(game:piece("GE-26K-69").props.supply, "out")
  expect(game:piece("GE-26K-26HQ").props.supply, "out", "HQs too")
  expect(game:piece("SU-2BF-48A-53").props.supply, "out")
end)

test("K45-108, K45-215, K45-219: zones and enemies block a line, a friend opens the hex", function()
  local game = field{ { "3045", "GE-28K-58" } }
  expect(state(game, "GE-28K-58"), "supplied", "down the spit")
  game:place("3043", "SU-3BF-5A-45")
  expect(state(game, "GE-28K-58"), "out", "an enemy in the way")
  game:place("3042", "GE-28K-95")
  expect(state(game, "GE-28K-95"), "supplied", "its own hex is open, in spite of the zone")
  game = field{ { "3037", "GE-28K-58" }, { "2945", "SU-3BF-5A-5HQ" }, { "3135", "SU-3BF-5A-45" } }
  expect(state(game, "GE-28K-58"), "out", "the way off the spit lies in a zone")
  game:place("3035", "GE-28K-95")
  game:place("3034", "GE-INDI-401")
  expect(state(game, "GE-28K-58"), "supplied", "friends hold both hexes in the zone")
  game = field{ { "0240", "SU-3BF-5A-45" } }
  expect(state(game, "SU-3BF-5A-45"), "supplied")
end)

test("K45-108: an empty hex in a zone is closed, a held one is open", function()
  local game = field{ { "3329", "GE-26K-69" } }
  expect(state(game, "GE-26K-69"), "supplied", "out of Pillau")
  game:place("3331", "SU-3BF-5A-45")
  expect(state(game, "GE-26K-69"), "out", "3330 is in a zone")
  game:place("3330", "GE-26K-1")
  game:place("3230", "GE-26K-349")
  expect(state(game, "GE-26K-69"), "supplied", "along a chain of friends")
end)

test("K45-216: four hexes off the road, the fifth on it", function()
  local game = field{ { "3614", "SU-2BF-48A-29" }, { "3615", "SU-2BF-48A-42" } }
  expect(state(game, "SU-2BF-48A-29"), "supplied")
  expect(#game:query("trace", { piece = "SU-2BF-48A-29" }) > 6, true)
  expect(state(game, "SU-2BF-48A-42"), "out", "one hex more")
end)

test("K45-217: roads and railways mix", function()
  local game = field{ { "2932", "SU-3BF-5A-45" } }
  local line = game:query("trace", { piece = "SU-3BF-5A-45" })
  expect(line[1], "2932")
  expect(ground(line[#line]).source, "soviet")
  for i = 7, #line do expectTrue(between(line[i - 1], line[i]).ways[1], line[i]) end
end)

test("K45-218: no line over an unbridged major river or water", function()
  local game = field{ { "1811", "SU-2BF-48A-29" } }
  local line = game:query("trace", { piece = "SU-2BF-48A-29" })
  for i = 2, #line do
    for __, kind in ipairs(between(line[i - 1], line[i]).over) do expectTrue(kind ~= "major_river", line[i]) end
  end
  game = field{ { "3615", "GE-26K-69" }, { "3602", "SU-2BF-48A-29" }, { "3607", "SU-2BF-48A-42" } }
  expect(between("3615", "3616").over[1], "major_river", "the Vistula")
  expect(state(game, "GE-26K-69"), "out", "the source at 3617 is two hexes away, across it")
end)

test("K45-220: the state lasts until the next check", function()
  local game = besieged{ { "1811", "GE-26K-69" }, { "1812", "SU-3BF-5A-45" } }
  game:place("2933", "SU-2BF-3A-40")
  expect(state(game, "GE-26K-69"), "out", "cut off now")
  expect(game:piece("GE-26K-69").props.supply, "supplied", "but not marked yet")
  expect(game:query("odds", { attackers = { "GE-26K-69" }, space = "1812" }).attack.total, 3, "full strength")
end)

test("K45-222: a captured disputed source stays Soviet", function()
  local game = field{ { "2502", "SU-2BF-48A-29" }, { "2503", "SU-2BF-48A-48HQ" } }
  game:decide("command.hq", "soviet", { force = "2bf", how = "chit" })
  game:act("activate", { piece = "SU-2BF-48A-48HQ" })
  game:act("move", { piece = "SU-2BF-48A-29", space = "2501" })
  expect(game:space("2501").captured, true)
  local retaken = besieged{ { "2933", "SU-2BF-3A-40" }, { "2601", "GE-26K-69" } }
  retaken:place("0740", "SU-2BF-3A-41")
  expect(state(retaken, "GE-26K-69"), "supplied", "German at first")
  retaken:setSpace("2501", { captured = true })
  expect(state(retaken, "GE-26K-69"), "out", "never again")
end)

test("K45-223: Königsberg is a full source while the Autobahn to Elbing is open", function()
  local game = besieged{ { "1834", "GE-26K-69" } }
  expect(state(game, "GE-26K-69"), "supplied")
  game:place("2931", "SU-3BF-5A-5HQ")
  expect(state(game, "GE-26K-69"), "supplied", "through 2831")
  game:place("2831", "SU-3BF-39A-39HQ")
  expect(state(game, "GE-26K-69"), "out", "both gates are shut")
  game = besieged{ { "1834", "GE-26K-69" }, { "3125", "SU-3BF-5A-5HQ" } }
  expect(state(game, "GE-26K-69"), "out", "no way to Elbing")
end)

test("K45-224, K45-225: limited supply: ten hexes, out but never isolated", function()
  local game = besieged{ { "1932", "GE-26K-69" }, { "1832", "GE-26K-1" }, { "2830", "SU-3BF-5A-45" } }
  game:place("2933", "GE-INDI-401")
  expect(between("2932", "1932").distance, 10)
  expect(between("2932", "1832").distance, 11)
  check(game, 3)
  check(game, 4)
  expect(game:piece("GE-26K-69").props.supply, "out", "ten hexes")
  expect(game:piece("GE-26K-1").props.supply, "isolated", "eleven")
  game:setPiece("GE-INDI-401", { supply = "isolated" })
  check(game, 5)
  expect(game:piece("GE-INDI-401").props.supply, "out", "back from isolation")
end)

test("K45-228: garrisons are always in supply", function()
  local game = besieged{ { "2933", "SU-2BF-3A-40" }, { "1329", "GE-GAR-Lotzen" } }
  for turn = 3, 5 do check(game, turn) end
  expect(game:piece("GE-GAR-Lotzen").props.supply, "supplied")
end)

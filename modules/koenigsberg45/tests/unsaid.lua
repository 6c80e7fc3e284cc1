-- SPDX-License-Identifier: GPL-3.0-or-later
--- Who leaves out the unit or the place is told what is missing; and limits that only their last point shows.

local shared = require "tests/shared"
local activate, attack, field, ready, rifles = shared.activate, shared.attack, shared.field, shared.ready, shared.rifles

---The action is refused by this rule, with a sentence that has these words. A value that no action has keeps
---an incomplete one from being taken for one that is offered.
local function says(game, verb, with, rule, words)
  if with and not (with.piece and with.space) then with.value = 77 end
  local reason = game:refuse(verb, with, rule)
  expectTrue(reason:find(words, 1, true), verb .. ": " .. reason)
end

test("K45-112, K45-127, K45-131: a move needs a unit and a hex", function()
  local game = field{ { "1811", rifles[1] }, { "1812", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  for __, mode in ipairs{ "move", "strategic", "rail" } do says(game, mode, { space = "1912" }, "4.0", "one of your own") end
  says(game, "move", { piece = rifles[1] }, "6.1", "another hex")
  says(game, "strategic", { piece = rifles[1] }, "6.4", "another hex")
  says(game, "rail", { piece = rifles[1] }, "6.5", "another hex")
  game:act("rail", { piece = rifles[1], space = "1912" })
  says(game, "move", { piece = rifles[1], space = "1913" }, "6.1", "as it has begun")
  game:act("move", { piece = "SU-3BF-5A-5HQ", space = "1811" })
  says(game, "rail", { piece = rifles[1], space = "2012" }, "6.1", "already moved")
  says(game, "rail", { piece = "SU-3BF-39A-94", space = "2012" }, "4.0", "not on the map")
end)

test("K45-080, K45-083, K45-087: an activation needs a unit", function()
  local game = field{ { "0740", "GE-26K-26HQ" }, { "0741", "GE-9K-9HQ" }, { "0739", "GE-26K-69" }, { "1811", "GE-INDI-23" }, { "1812", "GE-INDI-10" } }
  game:decide("command.hq", "german", { force = "german", how = "hgm" })
  says(game, "activate", {}, "4.1.2", "one of your own")
  game:act("activate", { piece = "GE-26K-26HQ" })
  says(game, "activate", {}, "4.1.3", "one of your own")
  game = field{ { "0740", "SU-3BF-5A-5HQ" }, { "0739", "SU-3BF-IND-1" }, { "0741", "SU-3BF-IND-2G" }, { "0839", "SU-3BF-IND-43G" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "activate", {}, "4.2.1", "one of your own")
end)

test("K45-152, K45-264, K45-176: an attack needs a hex, its units, planes and losses a counter", function()
  local game = field{ { "0740", "GE-26K-1", "GE-26K-69" }, { "0739", rifles[1], rifles[2] }, { "0639", "SU-3BF-5A-2G" }, { "0638", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  says(game, "attack", {}, "9.0", "no enemy unit")
  says(game, "attack", { space = "soviet-lost" }, "9.0", "no enemy unit")
  game:place("german-lost", "GE-9K-56")
  says(game, "attack", { space = "german-lost" }, "9.0", "no enemy unit")
  game:act("attack", { space = "0740" })
  says(game, "join", {}, "9.0", "one of your own")
  says(game, "air", { value = 1 }, "12.1", "Only the attacker")
  game:act("cancel")
  attack(game, "0740", { rifles[1], rifles[2], "SU-3BF-5A-2G" }, 4)
  expect(game:decision().id, "losses")
  says(game, "lose", {}, "9.4", "its own losses")
end)

test("K45-183, K45-203: retreat and advance need a unit and a hex", function()
  local game = field{ { "0740", "GE-26K-69", "GE-26K-549" }, { "0739", rifles[1], rifles[2] }, { "0639", rifles[3] }, { "0638", "SU-3BF-5A-5HQ" },
    { "0941", "SU-2BF-48A-29" }, { "0839", "SU-2BF-48A-42" }, { "0742", "GE-9K-56" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", rifles, 5)
  expect(game:decision().id, "retreat")
  says(game, "retreat", { space = "0741" }, "9.5", "Only the owner")
  says(game, "retreat", { piece = "GE-26K-69" }, "9.5", "from hex to hex")
  game = field{ { "0740", "GE-INDM-277" }, { "0739", rifles[1], rifles[2] }, { "0639", rifles[3] }, { "0638", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", rifles, 6)
  expect(game:decision().id, "advance")
  says(game, "advance", { space = "0740" }, "9.6", "one of your own")
  says(game, "advance", { piece = rifles[1] }, "9.6", "Choose a hex")
end)

test("K45-041, K45-237, K45-241, K45-248: bombardment, replacements and Volkssturm need a place or a unit", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", rifles[1] } }
  game:place("german-lost", "GE-9K-56")
  game:decide("bombardment", "soviet", { force = "3bf", left = 2, range = 1, drm = 0 })
  says(game, "bombard", {}, "2.5.1", "no enemy unit")
  says(game, "bombard", { space = "german-lost" }, "2.5.1", "no enemy unit")
  game = field{ { "0740", "GE-26K-26HQ", "GE-26K-69" }, { "0639", rifles[1] } }
  game:place("german-lost", "GE-26K-549")
  game:setPiece("GE-26K-69", { steps = 1 })
  game:setVars{ points = 3 }
  game:decide("replacements", "german")
  says(game, "restore", {}, "11.2", "one of your own")
  says(game, "rebuild", { space = "0740", value = "reduced" }, "11.2", "one of your own")
  says(game, "rebuild", { piece = "GE-26K-549", value = "reduced" }, "11.2.3", "its own HQ")
  game = field{ { "1439", rifles[1] } }
  game:decide("volkssturm", "german")
  says(game, "deploy", { space = "1426" }, "11.3", "from its box")
  says(game, "deploy", { piece = "GE-VOLKSSTURM-1" }, "11.3", "villages, towns and cities")
end)

test("K45-145: an arrival needs a unit and a hex", function()
  local game = field{ { "0107", "GE-26K-69" }, { "0240", rifles[1] } }
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = 2 }
  game:decide("chit", "soviet")
  game:act("finish")
  expect(game:decision().id, "arrive")
  says(game, "arrive", { space = "0105" }, "8.0", "does not arrive now")
  says(game, "arrive", { piece = "SU-2BF-5GTA-10" }, "8.0", "map's edge")
end)

test("K45-113, K45-115: whoever has spent all points has moved", function()
  local game = field{ { "0740", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  local last
  for hex, cost in pairs(game:query("reach", { piece = rifles[1] })) do
    if cost == 5 then last = hex end
  end
  game:act("move", { piece = rifles[1], space = last })
  says(game, "move", { piece = rifles[1], space = "0740" }, "6.1", "already moved")
  expectTrue(not game:offers("move", { piece = rifles[1], space = "0740" }))
end)

test("K45-152, K45-162: one point of strength is enough to attack", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0741", "GE-26K-26HQ" }, { "0739", "SU-3BF-5A-45" } }
  game:setPiece("GE-26K-69", { steps = 1 })
  game:setPiece("SU-3BF-5A-45", { steps = 1 })
  expect({ game:query("odds", { attackers = { "GE-26K-69" }, space = "0739" }).attack.total }, { 1 })
  ready(game, "GE-26K-26HQ", "german")
  expectTrue(game:offers("attack", { space = "0739" }))
  game:act("attack", { space = "0739" })
  game:act("join", { piece = "GE-26K-69" })
  says(game, "fire", nil, "9.3.2", "below 1-2")
end)

test("K45-207: a mechanised unit that has taken its second hex has done", function()
  local game = field{ { "0740", "GE-INDM-277" }, { "0739", "SU-3BF-5A-2G", rifles[1] }, { "0639", rifles[2] }, { "0638", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  attack(game, "0740", { "SU-3BF-5A-2G", rifles[1], rifles[2] }, 6)
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0740" })
  game:act("advance", { piece = "SU-3BF-5A-2G", space = "0840" })
  expect(#game:actions("advance"), 2, "the others into the hex that was taken")
end)

test("K45-264: planes of an attack that is called off have not flown", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", rifles[1], rifles[2] }, { "0638", "SU-3BF-5A-5HQ" } }
  ready(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("attack", { space = "0740" })
  game:act("air", { piece = "SU-AIR-1-1", value = 2 })
  game:act("cancel")
  expect(game:piece("SU-AIR-1-1").space, "air-1")
  game:act("attack", { space = "0740" })
  expectTrue(game:offers("air", { piece = "SU-AIR-1-1", value = 2 }))
end)

test("K45-176, K45-233: who is eliminated leaves nothing of its activation behind", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", rifles[1] }, { "0638", "SU-3BF-5A-5HQ" } }
  game:setPiece(rifles[1], { steps = 1 })
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = rifles[1], space = "0639" })
  game:act("done")
  game:setPiece(rifles[1], { supply = "out" })
  game:setPiece("GE-26K-69", { steps = 1 })
  attack(game, "0740", { rifles[1] }, 1)
  local props = game:piece(rifles[1]).props
  expect({ game:piece(rifles[1]).space, props.active, props.moved, props.supply }, { "soviet-lost", "", false, "supplied" })
  game = field{ { "0740", "GE-INDM-277" }, { "0741", "GE-26K-26HQ" } }
  game:setVars{ no_gas = true }
  activate(game, "GE-26K-26HQ", "german")
  game:setPiece("GE-INDM-277", { supply = "out" })
  game:act("move", { piece = "GE-INDM-277", space = "0739" })
  props = game:piece("GE-INDM-277").props
  expect({ game:piece("GE-INDM-277").space, props.active, props.moved, props.supply }, { "german-out", "", false, "supplied" })
  expect(#game:actions("move") > 0, true, "the HQ still moves")
end)

---Does the side see this counter?
local function seen(game, id, side)
  for __, piece in ipairs(game:view(side).pieces) do
    if piece.id == id and not piece.hidden then return true end
  end
  return false
end

test("K45-008: what lies under a lost counter comes to light", function()
  local game = field({ { "0741", "GE-26K-349" }, { "0841", "GE-INDM-277" }, { "0742", "GE-26K-26HQ" }, { "0739", rifles[1] } }, { options = { fog_of_war = "on" } })
  game:setVars{ no_gas = true }
  game:setPiece("GE-26K-349", { hidden_from = { "soviet" } })
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-INDM-277", space = "0741" })
  expect(game:piece("GE-INDM-277").space, "german-out", "it ran out of fuel on top of the division")
  expect(seen(game, "GE-26K-349", "soviet"), true)
end)

test("K45-087: a question about a counter that is not there", function()
  local game = newGame()
  expect(game:query("reach", { piece = "GE-EV-15SS" }), {})
  expect(game:query("trace", { piece = "GE-EV-15SS" }), nil)
end)

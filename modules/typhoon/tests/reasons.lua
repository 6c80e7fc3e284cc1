-- SPDX-License-Identifier: GPL-3.0-or-later
--- What players are told when something is refused, and who is asked.

local support = require "tests/support"
local field, attack, same = support.field, support.attack, support.same

---Each action is refused by the rule with words that contain these.
local function reasons(game, verb, rows)
  for row in each(rows) do
    local text = game:refuse(verb, row[1], row[2])
    expectTrue(text:find(row[3], 1, true), text .. ": expected " .. row[3])
  end
end

test("OT-030, OT-031: why a unit can't be set up", function()
  local game = newGame()
  game:act("army", { value = "2" })
  game:act("deploy", { piece = "GE-2-PZ-3", space = "1934" })
  reasons(game, "deploy", {
    { { piece = "SU-RD-1", space = "1940" }, "3.1", "Only German units" },
    { { piece = "GE-CAS-1", space = "1940" }, "3.1", "Only German units" },
    { { space = "0101" }, "3.1", "Only German units" },
    { { piece = "GE-2-PZ-3", space = "1940" }, "3.1", "already on the map" },
    { { piece = "GE-9A-INF-5" }, "3.1", "three columns" },
    { { piece = "GE-2-PZ-4", space = "pool" }, "3.1", "three columns" },
    { { piece = "GE-2-PZ-4", space = "1640" }, "3.1", "three columns" },
    { { piece = "GE-2-PZ-4", space = "1201" }, "3.1", "outside the sector" },
    { { piece = "GE-9A-INF-5", space = "1201" }, "3.1", "Choose this army first" },
  })
  game:place("1935", "GE-9A-INF-8")
  reasons(game, "deploy", { { { piece = "GE-2-PZ-4", space = "1935" }, "7.3", "Another army" } })
  game = newGame{ scenario = "closed_fist" }
  game:act("army", { value = "2" })
  expectTrue(game:offers("deploy", { piece = "GE-2-PZ-4", space = "1201" }), "no sectors in Closed Fist")
  game:place("1201", "GE-9A-INF-5")
  expectTrue(game:offers("deploy", { piece = "GE-2-PZ-4", space = "1201" }), "and armies may mix")
  for id in each{ "GE-9A-INF-8", "GE-9A-INF-28" } do game:place("1201", id) end
  reasons(game, "deploy", { { { piece = "GE-2-PZ-4", space = "1201" }, "7.1", "is full" } })
end)

test("OT-030: the armies are set up in order, and the player may go on with another one", function()
  local game = newGame()
  expectTrue(game:offers("deploy", { piece = "GE-9A-INF-5", space = "1201" }), "the 9th Army begins")
  local function armies()
    local list = {}
    for i, action in ipairs(game:actions("army")) do list[i] = action.value end
    return list
  end
  expect(armies(), { "3", "4A", "4", "2A", "2" })
  game:act("army", { value = "2" })
  expect(armies(), { "9A", "3", "4A", "4", "2A" })
  game:act("deploy", { piece = "GE-2-PZ-3", space = "1934" })
  expectTrue(game:offers("deploy", { piece = "GE-2-PZ-4", space = "1934" }), "the chosen army goes on")
  local rest = game:stack("german-reserve")
  for id in each(rest) do
    if game:piece(id).props.formation == "3" then game:place("1310", id) end
  end
  expect(armies(), { "9A", "4A", "4", "2A" }, "an army without units is not named")
  expect(#game:actions("ready"), 1)
  expect(#newGame{ scenario = "closed_fist" }:actions("ready"), 2)
end)

test("OT-030: the last unit of an army makes room for the next army", function()
  local game = newGame()
  for id in each(game:stack("german-reserve")) do
    local formation = game:piece(id).props.formation
    if formation == "9A" and id ~= "GE-9A-INF-5" then game:place("1201", id) end
    if formation == "3" and id ~= "GE-3-PZ-1" then game:place("1310", id) end
  end
  expectTrue(game:offers("deploy", { piece = "GE-9A-INF-5", space = "1203" }), "one is left")
  game:act("deploy", { piece = "GE-9A-INF-5", space = "1203" })
  expectTrue(game:offers("deploy", { piece = "GE-3-PZ-1", space = "1311" }), "then the one of the next army")
  expect(game:var("formation"), "9A")
end)

test("OT-030, OT-060: a half unit fits beside two divisions and a half, a whole one does not", function()
  local game = newGame()
  game:act("army", { value = "2" })
  for id in each{ "GE-2-PZ-3", "GE-2-PZ-4" } do game:act("deploy", { piece = id, space = "1940" }) end
  game:act("deploy", { piece = "GE-2-MOT-GD", space = "1940" })
  reasons(game, "deploy", { { { piece = "GE-2-PZ-18", space = "1940" }, "7.1", "is full" } })
  expectTrue(not game:offers("deploy", { piece = "GE-2-PZ-18", space = "1940" }), "two and a half are there")
  game = newGame{ scenario = "closed_fist" }
  game:act("army", { value = "2" })
  for id in each{ "GE-2-PZ-3", "GE-2-PZ-4", "GE-3-MOT-LEHR" } do game:place("1940", id) end
  expectTrue(game:offers("deploy", { piece = "GE-2-MOT-GD", space = "1940" }), "half a division more")
  expectTrue(not game:offers("deploy", { piece = "GE-2-PZ-18", space = "1940" }))
end)

test("OT-030: places can be changed once everybody has one", function()
  local game = newGame()
  reasons(game, "begin", { { nil, "3.1", "Some units have no hex" } })
  reasons(game, "lift", {
    { { piece = "SU-RD-1" }, "3.1", "Only German units" },
    { { piece = "GE-CAS-1" }, "3.1", "Only German units" },
    { nil, "3.1", "Only German units" },
    { { piece = "GE-2-PZ-3" }, "3.1", "First give every unit a hex" },
  })
  game:act("deploy", { piece = "GE-9A-INF-5", space = "1201" })
  game:act("ready")
  expect(game:piece("GE-9A-INF-5").space == "1201", false, "the ready-made set-up moves everybody")
  game:act("lift", { piece = "GE-4-PZ-2" })
  expect(game:var("formation"), "4", "its army goes on")
  reasons(game, "lift", { { { piece = "GE-2-PZ-3" }, "3.1", "First give every unit a hex" } })
  expect(#game:actions("army"), 0)
end)

test("OT-086, OT-087: why the Luftwaffe can't help", function()
  local game = newGame()
  game:act("ready")
  game:act("begin")
  reasons(game, "assign", {
    { { space = "2034" }, "9.1", "go to German forces" },
    { { space = "german-reserve" }, "9.1", "go to German forces" },
  })
  game:act("assign", { space = "1934" })
  reasons(game, "assign", { { { space = "1934" }, "9.1", "at most one air unit" } })
  game:act("assign", { space = "1939" })
  game:decide("air", "german")
  reasons(game, "assign", {
    { { space = "1937" }, "9.1", "No air unit is available" },
    { nil, "9.1", "No air unit is available" },
  })
end)

test("OT-020: why a force can't begin", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" }, { "1936", "GE-2-INF-45" } } }
  reasons(game, "activate", {
    { { value = "none" }, "9.0", "no German force" },
    { { space = "2034", value = "mech" }, "9.0", "no German force" },
    { { space = "1934", value = "foot" }, "7.4", "No unit of that mobility class" },
  })
  game:act("activate", { space = "1934", value = "mech" })
  game:act("halt")
  reasons(game, "activate", {
    { { space = "1934", value = "mech" }, "9.0", "has finished for this phase" },
    { { space = "1936", value = "mech" }, "7.4", "No unit of that mobility class" },
  })
end)

test("OT-095, OT-096: why a force can't go somewhere", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4" }, { "1936", "GE-2-INF-45" } } }
  game:act("activate", { space = "1934", value = "mech" })
  reasons(game, "move", {
    { { piece = "GE-2-INF-45", space = "1935" }, "9.0", "Another force is moving" },
    { { space = "pool" }, "9.0", "Another force is moving" },
    { { piece = "GE-2-PZ-4", space = "1935" }, "9.0", "moves as one" },
    { { piece = "GE-2-PZ-3", space = "pool" }, "9.2", "Choose another hex" },
    { { piece = "GE-2-PZ-3", space = "1934" }, "9.2", "Choose another hex" },
    { { piece = "GE-2-PZ-3", space = "2334" }, "3.3", "must first fight" },
    { { piece = "GE-2-PZ-3", space = "0101" }, "9.2", "not enough movement points" },
  })
  reasons(game, "leave", {
    { { piece = "GE-2-INF-45" }, "9.5", "Only units of the moving force" },
    { { piece = "SU-RD-1" }, "9.5", "Only units of the moving force" },
  })
  game:act("leave", { piece = "GE-2-PZ-4" })
  reasons(game, "leave", {
    { { piece = "GE-2-PZ-3" }, "9.5", "The last unit" },
    { nil, "9.5", "Only units of the moving force" },
  })
  game:setVars{ force_mp = 0 }
  reasons(game, "move", { { { piece = "GE-2-PZ-3" }, "9.2", "Choose another hex" } })
end)

test("OT-061, OT-064: why stacking stops a force", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" }, { "1935", "GE-4A-INF-7" }, { "1933", "GE-2-PZ-4", "GE-2-PZ-17", "GE-2-PZ-18" } } }
  game:act("activate", { space = "1934", value = "mech" })
  reasons(game, "move", {
    { { piece = "GE-2-PZ-3", space = "1935" }, "7.3", "Another army" },
    { { piece = "GE-2-PZ-3", space = "1933" }, "7.1", "has no room" },
  })
  game = field{ turn = 6, units = { { "1934", "GE-2-PZ-3" }, { "1935", "GE-4A-INF-7" } } }
  game:act("activate", { space = "1934", value = "mech" })
  expectTrue(game:offers("move", { piece = "GE-2-PZ-3", space = "1935" }), "later armies may mix")
end)

test("OT-104: why there is no further round", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(10, 1))
  game:setVars{ force_mp = 1 }
  expectTrue(game:offers("fight"), "one point is enough")
  game:setVars{ force_mp = 0 }
  reasons(game, "fight", { { nil, "9.9", "No movement point is left" } })
end)

test("OT-005: each commander is asked about the own forces", function()
  local team = { team = "two_commands" }
  local game = newGame{ options = team }
  expect(game:decision().seat, "north", "the 9th Army is set up")
  game:act("army", { value = "2" })
  expect(game:decision().seat, "south")
  game = field{ options = team, units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-GD" }, { "1310", "GE-3-PZ-1" } } }
  expect(game:decision().seat, "north", "the north chooses first")
  for id in each{ "GE-3-PZ-1", "GE-9A-INF-102" } do game:setPiece(id, { moved = true }) end
  expect(game:decision().seat, "south", "then the south")
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, same(11, 1, 6, 6, 1))
  expect(game:decision().id, "battle.losses")
  expect(game:decision().seat, "south")
  game:act("lose", { piece = "GE-2-MOT-GD" })
  expect(game:decision().id, "battle.round")
  expect(game:decision().seat, "south")
  game = field{ options = { team = "administrator" }, units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 5, 4, 4, same(30, 1))
  expect(game:decision().seat, nil, "the administrator shares with nobody")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- The cup, limits, action chits and the sequence of a turn.

local passive = { "done", "stop", "cancel" }

---A game at the command phase of a turn, before a draw, with only these chits in the cup.
local function cup(turn, chits, setup)
  local game = newGame(setup)
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  if chits[1] then game:place("cup", table.unpack(chits)) end
  local limits = tables.turns.values.limits
  game:setVars{ turn = turn, limit_german = limits.german[turn], limit_2bf = limits["2bf"][turn], limit_3bf = limits["3bf"][turn] }
  game:decide("chit", "soviet")
  return game
end

---Goes on without doing anything until the condition holds.
local function pass(game, condition, limit)
  game:playUntil(condition, passive, limit or 3000)
end

test("K45-022, K45-079: chits lie on the track in the order drawn", function()
  local game = cup(1, { "CH-GE-26K", "CH-GE-HG", "CH-GE-9K" })
  game:dice(1)
  game:act("draw")
  expect(game:piece("CH-GE-26K").space, "german-1")
  game:dice(1)
  pass(game, function(now) return now:var("used_german") == 2 end)
  expect(game:piece("CH-GE-HG").space, "german-2")
end)

test("K45-029: the limits of the three forces are separate", function()
  local game = cup(1, { "CH-GE-26K", "CH-2BF-48A", "CH-3BF-39A" })
  game:setVars{ used_german = 4 }
  game:dice(1)
  game:act("draw")
  expect(game:piece("CH-GE-26K").space, "idle")
  expectTrue(game:var("used_2bf") + game:var("used_3bf") > 0, "a Soviet chit activates")
end)

test("K45-030: the fifth German chit of turn 3 activates, the sixth does not", function()
  local chits = { "CH-GE-9K", "CH-GE-26K", "CH-GE-HG", "CH-GE-41PzK", "CH-GE-20K", "CH-GE-23K", "CH-2BF-48A" }
  local game = cup(3, chits)
  expect(game:var("limit_german"), 5)
  game:dice(1, 1, 1, 1, 1, 1, 1)
  game:act("draw")
  pass(game, function(now) return now:var("used_2bf") == 1 end)
  expect(game:piece("CH-GE-20K").space, "german-5")
  expect(game:piece("CH-GE-23K").space, "idle")
  expect(game:var("used_german"), 5)
end)

test("K45-034: a chit with a turn number comes in that turn", function()
  local game = newGame()
  expect(game:piece("CH-AC-NOGAS").props.arrives, 5)
  for turn = 2, 5 do
    game:setVars{ turn = turn }
    game:decide("volkssturm", "german")
    game:dice(1)
    game:act("done")
    expect(game:piece("CH-AC-NOGAS").space == "chits-later", turn < 5, "turn " .. turn)
  end
end)

test("K45-035: action chits do not count", function()
  local game = cup(3, { "CH-AC-NOGAS", "CH-GE-26K", "CH-GE-9K" })
  game:setVars{ used_german = 4 }
  game:dice(1, 1)
  game:act("draw")
  expect(game:piece("CH-AC-NOGAS").space, "actions")
  expect(game:piece("CH-GE-26K").space, "german-5")
end)

test("K45-036: drawing ends with the limits, or with the last command chit", function()
  local game = cup(1, { "CH-GE-26K", "CH-AC-EVENT", "CH-AC-BOMB-2BF" })
  game:setVars{ used_german = 4, used_2bf = 4, used_3bf = 4 }
  expectTrue(game:offers("finish"), "all limits are reached")
  expectTrue(not game:offers("draw"))
  game:act("finish")
  expect(game:turn(), 2, "on to the next turn")
  game = cup(1, { "CH-AC-EVENT", "CH-AC-BOMB-2BF" })
  expectTrue(game:offers("finish"), "only action chits are left")
end)

test("K45-037, K45-063, K45-053: drawn chits go back into the cup, the Grossdeutschland chits do not", function()
  local game = cup(3, { "CH-AC-BOMB-2BF", "CH-AC-GDOUT", "CH-GE-26K" })
  game:dice(1, 1, 1, 1)
  game:act("draw")
  pass(game, function(now) return now:turn() == 4 end)
  expect({ game:piece("CH-AC-BOMB-2BF").space, game:piece("CH-GE-26K").space }, { "cup", "cup" })
  expect(game:piece("CH-AC-GDOUT").space, "german-out")
end)

test("K45-019: the turn marker moves on", function()
  local game = cup(4, {})
  game:act("finish")
  expect(game:turn(), 5)
  expect(game:piece("TURN").space, "turn-5")
end)

test("K45-039: the table says how many bombardments the front may make", function()
  for die, attacks in ipairs{ 1, 1, 2, 2, 3, 3 } do
    local game = cup(1, { "CH-AC-BOMB-2BF", "CH-GE-26K" })
    game:place("1014", "SU-2BF-48A-29")
    game:dice(1, die)
    game:act("draw")
    expect(game:decision().id, "bombardment")
    expect(game:decision().side, "soviet")
    expectTrue(game:decision().prompt:find(attacks .. " left", 1, true), "die " .. die)
  end
end)

---A bombardment by a chit of a front on a cleared map.
local function barrage(stacks, force, left)
  local game = newGame{ clear = true }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  game:decide("bombardment", "soviet", { force = force or "3bf", left = left or 1, range = 1, drm = 0 })
  return game
end

test("K45-040: woods do not help against a bombardment", function()
  local game = barrage{ { "0738", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" } }
  expect(ground("0738").terrain, "woods")
  game:dice(6)
  local events = game:act("bombard", { space = "0738" })
  expect(game:piece("GE-26K-69").steps, 1, "D1r of the 2-1 column")
  expectTrue(#events > 0)
end)

test("K45-041: only next to units of the chit's front", function()
  local stacks = { { "0740", "GE-26K-69" }, { "0739", "SU-2BF-48A-29" }, { "0839", "GE-26K-549" }, { "0838", "SU-3BF-5A-45" } }
  local game = barrage(stacks, "3bf")
  game:refuse("bombard", { space = "0740" }, "2.5.1")
  expectTrue(game:offers("bombard", { space = "0839" }))
  game = barrage(stacks, "2bf")
  expectTrue(game:offers("bombard", { space = "0740" }))
end)

test("K45-042: no hex twice", function()
  local game = barrage({ { "0740", "GE-26K-69" }, { "0839", "GE-26K-549" }, { "0739", "SU-3BF-5A-45" } }, "3bf", 2)
  game:dice(2)
  game:act("bombard", { space = "0740" })
  game:refuse("bombard", { space = "0740" }, "2.5.1")
  expectTrue(game:offers("bombard", { space = "0839" }))
end)

test("K45-043: a unit that retreats into another hex may be hit again", function()
  local game = barrage({ { "0740", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" }, { "0841", "SU-3BF-39A-39HQ" } }, "3bf", 2)
  game:dice(3)
  game:act("bombard", { space = "0740" })
  while game:decision().id == "retreat" do game:act("retreat", game:actions("retreat")[1]) end
  local hex = game:piece("GE-26K-69").space
  expectTrue(hex ~= "0740", "retreated")
  expectTrue(game:offers("bombard", { space = hex }), "and is a target again")
end)

test("K45-044: towns and cities spare a step and a hex", function()
  local game = barrage{ { "2220", "GE-26K-69" }, { "2219", "SU-3BF-5A-45" } }
  game:dice(6)
  game:act("bombard", { space = "2220" })
  expect(game:piece("GE-26K-69").space, "2220")
  expect(game:piece("GE-26K-69").steps, 2)
end)

test("K45-045: lines do not help against a bombardment", function()
  local game = newGame{ clear = true }
  expectTrue(#between("1227", "1327").edge > 0, "a defensive line")
  game = barrage{ { "1327", "GE-26K-69" }, { "1227", "SU-3BF-5A-45" } }
  game:dice(3)
  game:act("bombard", { space = "1327" })
  while game:decision() and game:decision().id == "retreat" do game:act("retreat", game:actions("retreat")[1]) end
  expectTrue(game:piece("GE-26K-69").space ~= "1327", "retreats")
end)

test("K45-046, K45-047: nobody attacks in a bombardment: no loss, no advance", function()
  local game = barrage({ { "0740", "GE-INDM-277" }, { "0739", "SU-3BF-5A-45" }, { "0839", "GE-26K-69" } }, "3bf", 2)
  game:dice(6)
  game:act("bombard", { space = "0740" })
  expect(game:piece("GE-INDM-277").space, "german-out")
  expect(game:decision().id, "bombardment", "no advance")
  game:dice(1)
  game:act("bombard", { space = "0839" })
  expect(game:piece("SU-3BF-5A-45").steps, 2)
  expect(game:piece("SU-3BF-5A-45").space, "0739")
end)

test("K45-048: an event happens before the next draw", function()
  local game = cup(1, { "CH-AC-EVENT", "CH-GE-26K", "CH-2BF-48A" })
  game:dice(1, 2, 2)
  game:act("draw")
  expect(game:decision().id, "bombardment")
  expect(game:decision().side, "german")
  expect(game:var("used_german"), 0)
end)

---An activation of a German HQ without fuel.
local function dry(stacks, hq)
  local game = newGame{ clear = true }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  game:setVars{ no_gas = true }
  game:decide("command.hq", "german", { force = "german", how = "chit" })
  game:act("activate", { piece = hq })
  return game
end

test("K45-049: without fuel a move costs a full mechanised unit a step", function()
  local game = cup(5, { "CH-AC-NOGAS", "CH-GE-26K" })
  game:dice(1, 1)
  game:act("draw")
  expect(game:var("no_gas"), true)
  game = dry({ { "0740", "GE-INDM-5" }, { "0739", "GE-26K-26HQ" }, { "0741", "GE-26K-69" } }, "GE-26K-26HQ")
  game:act("move", { piece = "GE-INDM-5", space = "0841" })
  expect(game:piece("GE-INDM-5").steps, 1)
  game:act("move", { piece = "GE-26K-69", space = "0840" })
  expect(game:piece("GE-26K-69").steps, 2, "infantry walks")
  game:act("done")
  game = cup(5, {})
  game:setVars{ no_gas = true }
  game:act("finish")
  expect(game:var("no_gas"), false, "over with the turn")
end)

test("K45-050: reduced units and trains need no fuel", function()
  local game = dry({ { "1811", "GE-INDM-24", "GE-INDM-7" }, { "1812", "GE-26K-26HQ" } }, "GE-26K-26HQ")
  game:setPiece("GE-INDM-7", { steps = 1 })
  game:act("rail", { piece = "GE-INDM-24", space = "1912" })
  expect(game:piece("GE-INDM-24").steps, 2)
  game:act("move", { piece = "GE-INDM-7", space = "1810" })
  expect(game:piece("GE-INDM-7").steps, 1)
  expect(game:piece("GE-INDM-7").space, "1810")
end)

test("K45-051: the Grossdeutschland Corps is withdrawn with its chit", function()
  local game = cup(3, { "CH-AC-GDOUT", "CH-GE-GD", "CH-GE-26K" })
  game:dice(1, 2)
  game:act("draw")
  for __, id in ipairs{ "GE-GD-GDHQ", "GE-GD-GDFus", "GE-GD-GDtk", "GE-GD-GDht", "CH-GE-GD" } do
    expect(game:piece(id).space, "gd", id)
  end
end)

test("K45-053: the withdrawal chit is spent", function()
  local game = cup(3, { "CH-AC-GDOUT", "CH-GE-26K" })
  game:dice(1, 1)
  game:act("draw")
  expect(game:piece("CH-AC-GDOUT").space, "german-out")
end)

---The corps is in its box and the return chit is drawn.
local function returning(prepare)
  local game = cup(5, { "CH-AC-GDBACK", "CH-GE-26K" })
  game:place("gd", "GE-GD-GDHQ", "GE-GD-GDFus", "GE-GD-GDtk", "GE-GD-GDht", "CH-GE-GD")
  game:setVars{ gd = "withdrawn" }
  if prepare then prepare(game) end
  game:dice(1)
  game:act("draw")
  return game
end

test("K45-054, K45-056, K45-057, K45-058: the corps comes back at B, moves, and its chit is in the cup", function()
  local game = returning()
  expect(game:decision().id, "move")
  expect(game:decision().side, "german")
  for __, id in ipairs{ "GE-GD-GDHQ", "GE-GD-GDFus", "GE-GD-GDtk", "GE-GD-GDht" } do expect(game:piece(id).space, "3617", id) end
  expect(game:piece("CH-GE-GD").space, "cup")
  expect(game:piece("CH-AC-GDBACK").space, "german-out")
  game:act("move", { piece = "GE-GD-GDht", space = "3517" })
  expect(game:piece("GE-GD-GDht").space, "3517")
end)

test("K45-055: losses are kept while the corps is away", function()
  local game = returning(function(game)
    game:place("german-lost", "GE-GD-GDht")
    game:setPiece("GE-GD-GDFus", { steps = 1 })
  end)
  expect(game:piece("GE-GD-GDht").space, "german-lost")
  expect(game:piece("GE-GD-GDFus").steps, 1)
  expect(game:piece("GE-GD-GDFus").space, "3617")
  expect(game:piece("GE-GD-GDtk").space, "3617")
  game = returning(function(game) game:place("german-lost", "GE-GD-GDht", "GE-GD-GDFus", "GE-GD-GDtk") end)
  expect(game:piece("GE-GD-GDHQ").space, "3617", "the HQ alone")
end)

test("K45-059: a return chit without a withdrawal does nothing and comes back", function()
  local game = cup(5, { "CH-AC-GDBACK", "CH-GE-26K" })
  game:dice(1, 1)
  game:act("draw")
  expect(game:piece("GE-GD-GDHQ").space, "1625")
  expect(game:piece("CH-AC-GDBACK").space, "actions")
  game = cup(5, {})
  game:place("actions", "CH-AC-GDBACK")
  game:act("finish")
  expect(game:piece("CH-AC-GDBACK").space, "cup")
end)

test("K45-065: the order of the phases", function()
  local game = newGame()
  expect(game:phase(), "bombardment")
  local seen = {}
  local function note(now)
    local phase = now:phase()
    if seen[#seen] ~= phase then seen[#seen + 1] = phase end
    return now:turn() == 3
  end
  game:playUntil(note, passive, 3000)
  local text = table.concat(seen, " ")
  expectTrue(text:find("^bombardment.*command"), text)
  local __, count = text:gsub("bombardment", "")
  expect(count, 1, "only before turn 1")
end)

test("K45-066, K45-267: refit first, then grounded", function()
  local game = cup(3, {})
  game:place("grounded", "SU-AIR-4-1")
  game:place("refit", "SU-AIR-4-2")
  game:place("german-out", "CH-AC-EVENT")
  game:act("finish")
  expect(game:piece("SU-AIR-4-1").space, "refit")
  expect(game:piece("SU-AIR-4-2").space, "air-4")
  pass(game, function(now) return now:turn() == 5 end)
  expect(game:piece("SU-AIR-4-1").space, "air-4", "two turns after a full attack")
end)

test("K45-067: reinforcements, then replacements, then the Volkssturm", function()
  local game = cup(2, {})
  game:place("german-lost", "GE-26K-69")
  game:act("finish")
  expect(game:turn(), 3)
  local seen = {}
  game:playUntil(function(now)
    if seen[#seen] ~= now:phase() then seen[#seen + 1] = now:phase() end
    return now:phase() == "command"
  end, passive, 200)
  expect(table.concat(seen, " "), "arrivals replacements volkssturm command")
end)

test("K45-068: movement ends before the first combat", function()
  local game = newGame{ clear = true }
  game:place("0740", "GE-26K-69")
  game:place("0739", "SU-3BF-5A-45")
  game:place("0638", "SU-3BF-5A-5HQ")
  game:decide("command.hq", "soviet", { force = "3bf", how = "chit" })
  game:act("activate", { piece = "SU-3BF-5A-5HQ" })
  expect(game:decision().id, "move")
  game:refuse("attack", { space = "0740" })
  game:act("done")
  expect(game:decision().id, "combat.target")
  game:refuse("move", { piece = "SU-3BF-5A-45", space = "0639" })
end)

test("K45-071: the German bombards first, with two rolls", function()
  local game = newGame()
  expect(game:decision().id, "bombardment")
  expect(game:decision().side, "german")
  game = newGame{ clear = true }
  game:place("0740", "GE-26K-69")
  game:place("0739", "SU-3BF-5A-45")
  game:decide("bombardment.rolls", "german", { force = "german" })
  game:dice(3, 1)
  game:act("roll")
  expectTrue(game:decision().prompt:find("3 left", 1, true), "two and one")
end)

test("K45-072: then each front rolls twice", function()
  local game = newGame{ options = { three_players = "on" } }
  game:act("stop")
  expect(game:decision().side, "soviet")
  expect(game:decision().seat, "2bf")
  game:act("stop")
  expect(game:decision().seat, "3bf")
  game = newGame{ clear = true }
  game:place("0740", "GE-26K-69")
  game:place("0739", "SU-3BF-5A-45")
  game:decide("bombardment.rolls", "soviet", { force = "3bf" })
  game:dice(3, 4)
  game:act("roll")
  expectTrue(game:decision().prompt:find("4 left", 1, true), "two and two")
end)

test("K45-073: two hexes on the first turn only", function()
  local game = newGame{ clear = true }
  game:place("0740", "GE-26K-69")
  game:place("0738", "SU-3BF-5A-45")
  game:decide("bombardment.rolls", "soviet", { force = "3bf" })
  game:dice(1, 1)
  game:act("roll")
  expectTrue(game:offers("bombard", { space = "0740" }), "two hexes away")
  game:place("0839", "GE-26K-69")
  game:decide("bombardment", "soviet", { force = "3bf", left = 1, range = 1, drm = 0 })
  game:refuse("bombard", { space = "0839" }, "2.5.1")
end)

test("K45-074: one less on the die on the first turn", function()
  local game = newGame{ clear = true }
  game:place("0740", "GE-26K-69")
  game:place("0738", "SU-3BF-5A-45")
  game:decide("bombardment.rolls", "soviet", { force = "3bf" })
  game:dice(1, 1)
  game:act("roll")
  game:dice(6)
  game:act("bombard", { space = "0740" })
  expect(game:piece("GE-26K-69").steps, 2, "the row of 5 costs no step")
end)

test("K45-149, K45-150: chits of arriving HQs and of the fronts join the cup in their turn", function()
  local game = newGame()
  game:setVars{ turn = 3 }
  game:place("soviet-out", "CH-AC-EVENT")
  game:decide("chit", "soviet")
  for __, id in ipairs(game:stack("cup")) do game:place("idle", id) end
  game:setVars{ turn = 2 }
  game:act("finish")
  game:playUntil(function(now) return now:decision().id == "volkssturm" end, passive, 100)
  expect(game:piece("CH-2BF-5GTA").space, "cup")
  expect(game:piece("CH-2BF-50A").space, "cup")
  game:dice(1)
  game:act("done")
  expectTrue(game:piece("CH-3BF-FRONT-1").space ~= "chits-later")
  expectTrue(game:piece("CH-GE-HGM").space ~= "chits-later")
  expect(game:piece("CH-3BF-FRONT-2").space, "chits-later")
end)

test("K45-029, K45-079: the bar tells date, activation, activations used and what is left in the cup", function()
  local game = cup(3, { "CH-GE-26K", "CH-2BF-48A", "CH-3BF-39A", "CH-AC-EVENT" })
  local function names(list, of)
    local found = {}
    for i, one in ipairs(list) do found[i] = one[of] end
    return found
  end
  local status = game:query "status"
  expect(status.date, "17–18 January 1945")
  expect(status.path, {})
  expect(names(status.items, "label"), { "2BF", "3BF", "Ger" })
  expect(names(status.items, "of"), { 6, 5, 5 })
  expect(names(status.cups[1].kinds, "text"), { "2BF", "3BF", "Ger", "Events" })
  expect(names(status.cups[1].kinds, "count"), { 1, 1, 1, 1 })
  game:dice(1)
  game:act("draw")
  status = game:query "status"
  expect(status.path[1].piece, "GE-26K-26HQ")
  expect(status.path[2].text, "Command")
  expect(names(status.items, "value"), { 0, 0, 1 })
  expect(names(status.cups[1].kinds, "text"), { "2BF", "3BF", "Events" })
  game:decide("move", "german")
  expect(game:query "status".path[2].text, "Movement")
  game:setVars{ points = 2 }
  expect(game:query "status".items[4].value, 2)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Volkssturm, held corps, random events, victory.

local shared = require "tests/shared"
local activate, empty, field = shared.activate, shared.empty, shared.field

local passive = { "done", "stop", "cancel" }

---Ends a turn at once; nobody is activated.
local function finish(game, turn)
  empty(game)
  game:setVars{ turn = turn }
  game:decide("chit", "soviet")
  game:act("finish")
end

test("K45-247, K45-321: two Volkssturm units, up to four by events", function()
  local game = newGame()
  for number = 3, 5 do
    empty(game)
    game:place("cup", "CH-AC-EVENT", "CH-GE-26K")
    game:setVars{ limit_german = 4, used_german = 0 }
    game:decide("chit", "soviet")
    game:dice(1, 3, 4, 1)
    game:act("draw")
    expect(#game:stack("volkssturm"), math.min(number, 4))
  end
end)

---The deployment segment.
local function callUp(stacks)
  local game = field(stacks)
  game:decide("volkssturm", "german")
  return game
end

test("K45-248: in settlements three hexes from every Soviet unit", function()
  local game = callUp{ { "1814", "SU-2BF-48A-48HQ" } }
  expect(between("1811", "1814").distance, 3)
  game:act("deploy", { piece = "GE-VOLKSSTURM-1", space = "1811" })
  expect(game:piece("GE-VOLKSSTURM-1").space, "1811")
  game = callUp{ { "1813", "SU-2BF-48A-48HQ" } }
  game:refuse("deploy", { piece = "GE-VOLKSSTURM-1", space = "1811" }, "11.3")
  game:refuse("deploy", { piece = "GE-VOLKSSTURM-1", space = "2444" }, "11.3")
end)

test("K45-249: one in a hex", function()
  local game = callUp{}
  game:act("deploy", { piece = "GE-VOLKSSTURM-1", space = "1811" })
  local reason = game:refuse("deploy", { piece = "GE-VOLKSSTURM-2", space = "1811" }, "11.3")
  expectTrue(reason:find("already in", 1, true), reason)
  game:act("deploy", { piece = "GE-VOLKSSTURM-2", space = "1836" })
end)

test("K45-250: not where Soviets started or have been", function()
  local game = callUp{}
  game:refuse("deploy", { piece = "GE-VOLKSSTURM-1", space = "0434" }, "11.3")
  game = field{ { "1923", "SU-2BF-48A-29" }, { "1925", "SU-2BF-48A-48HQ" } }
  game:place("1922", "SU-2BF-48A-29")
  activate(game, "SU-2BF-48A-48HQ", "2bf")
  game:act("move", { piece = "SU-2BF-48A-29", space = "1924" })
  expect(ground("1923").terrain, "village")
  expect(game:space("1923").trodden, true, "passed through")
  game:place("0240", "SU-2BF-48A-29", "SU-2BF-48A-48HQ")
  game:decide("volkssturm", "german")
  game:refuse("deploy", { piece = "GE-VOLKSSTURM-1", space = "1923" }, "11.3")
end)

test("K45-251: lost Volkssturm goes back to its box", function()
  local game = field{ { "0740", "GE-VOLKSSTURM-1" }, { "0739", "SU-3BF-5A-45" }, { "0638", "SU-3BF-5A-5HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("done")
  game:act("attack", { space = "0740" })
  game:act("join", { piece = "SU-3BF-5A-45" })
  game:dice(6)
  game:act("fire")
  expect(game:piece("GE-VOLKSSTURM-1").space, "volkssturm")
end)

test("K45-252, K45-070: all Volkssturm goes home before the game can end", function()
  local game = field{ { "2932", "GE-VOLKSSTURM-1" }, { "3420", "SU-2BF-48A-29" }, { "1811", "GE-VOLKSSTURM-2" } }
  finish(game, 4)
  expect(game:result().outcome, "sudden_death_soviet")
  expect(game:piece("GE-VOLKSSTURM-1").space, "volkssturm")
  expect(game:piece("GE-VOLKSSTURM-2").space, "volkssturm")
  expect(game:turn(), 4, "the turn does not advance any more")
end)

test("K45-257, K45-261: the HQs of the 6th and 55th Corps stand still until turn 6", function()
  local game = newGame()
  activate(game, "GE-6K-6HQ", "german")
  game:playUntil(function(now) return now:decision().id == "move" end, { "done" }, 5)
  game:refuse("move", { piece = "GE-6K-6HQ", space = "0627" }, "11.5")
  finish(game, 4)
  expect(game:var("free_6k"), false)
  finish(game, 5)
  expect({ game:var("free_6k"), game:var("free_55k") }, { true, true })
  activate(game, "GE-6K-6HQ", "german")
  game:playUntil(function(now) return now:decision().id == "move" end, { "done" }, 5)
  expectTrue(game:offers("move", { piece = "GE-6K-6HQ", space = "0627" }))
end)

test("K45-258: their units stay in range, independents need not", function()
  local game = field{ { "0626", "GE-6K-6HQ" }, { "0632", "GE-6K-558" }, { "0631", "GE-INDI-23" } }
  expect(between("0626", "0632").distance, 6)
  activate(game, "GE-6K-6HQ", "german")
  local inside = game:query("reach", { piece = "GE-6K-558" })
  for hex in pairs(inside) do expectTrue(between("0626", hex).distance <= 6, hex) end
  game:refuse("move", { piece = "GE-6K-558", space = "0633" }, "11.5")
  expectTrue(game:offers("move", { piece = "GE-INDI-23", space = "0633" }))
end)

test("K45-259, K45-272: victory hexes fall to combat units; two of them release both corps", function()
  local game = field{ { "1810", "SU-2BF-48A-29" }, { "1911", "SU-2BF-48A-48HQ" }, { "1903", "SU-2BF-70A-96" }, { "1904", "SU-2BF-70A-70HQ" } }
  activate(game, "SU-2BF-48A-48HQ", "2bf")
  game:act("move", { piece = "SU-2BF-48A-48HQ", space = "1811" })
  expect(game:space("1811").control, "german", "an HQ takes nothing")
  game:act("move", { piece = "SU-2BF-48A-29", space = "1811" })
  expect(game:space("1811").control, "soviet")
  expect(game:query("victory").points, { german = 13, soviet = 1 })
  expect(game:var("free_6k"), false)
  game:act("done")
  activate(game, "SU-2BF-70A-70HQ", "2bf")
  game:act("move", { piece = "SU-2BF-70A-96", space = "1902" })
  expect({ game:var("free_6k"), game:var("free_55k") }, { true, true })
end)

test("K45-260: an attack on the HQ's hex releases its corps", function()
  local game = field{ { "0626", "GE-6K-6HQ", "GE-6K-541" }, { "0625", "SU-2BF-48A-29" }, { "0624", "SU-2BF-48A-48HQ" } }
  activate(game, "SU-2BF-48A-48HQ", "2bf")
  game:act("done")
  game:act("attack", { space = "0626" })
  game:act("join", { piece = "SU-2BF-48A-29" })
  game:dice(4)
  game:act("fire")
  expect({ game:var("free_6k"), game:var("free_55k") }, { true, false })
end)

---An event chit is drawn and the dice show these numbers; the next chit is that of the 26th Corps.
local function event(game, ...)
  empty(game)
  game:place("cup", "CH-AC-EVENT", "CH-GE-26K", "CH-2BF-48A")
  game:setVars{ limit_german = 6, limit_2bf = 6, limit_3bf = 6, used_german = 0, used_2bf = 0, used_3bf = 0 }
  game:decide("chit", "soviet")
  game:dice(1, ...)
  game:act("draw")
end

test("K45-316: event 2: the 15th SS at A or the 28th Corps at D", function()
  local game = newGame()
  event(game, 1, 1, 3)
  expect(game:piece("GE-EV-15SS").space, "3602")
  expect(game:decision().id, "move")
  game:act("done")
  event(game, 1, 1, 2)
  expect(game:piece("GE-28K-28HQ").space, "3045", "the 15th SS is in play")
  expect(game:piece("GE-28K-58").space, "3045")
  expect(game:piece("CH-GE-28K").space, "cup")
  game:playUntil(function(now) return now:decision().id ~= "move" end, { "done" }, 3)
  game = newGame()
  event(game, 1, 1, 5)
  expect(game:piece("GE-28K-95").space, "3045")
  expect(game:piece("GE-EV-15SS").space, "german-reserve")
end)

test("K45-317: event 3: a free move without attack", function()
  local game = newGame()
  game:place("1040", "SU-3BF-5A-45")
  event(game, 1, 2)
  expect(game:decision().id, "command.hq")
  expect(game:decision().side, "german")
  game:act("activate", { piece = "GE-26K-26HQ" })
  game:playUntil(function(now) return now:decision().id == "move" end, { "done" }, 5)
  expectTrue(#game:actions("move") > 0)
  expect(game:var("used_german"), 0, "not counted")
  game:dice(1)
  game:act("done")
  expect(game:piece("GE-26K-1").props.attacked, false)
  expectTrue(game:var("used_german") + game:var("used_2bf") == 1, "the next chit, no combat")
end)

test("K45-318: event 4: one German bombardment", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" }, { "0738", "SU-3BF-5A-72" } }
  event(game, 2, 2)
  expect(game:decision().id, "bombardment")
  expect(game:decision().side, "german")
  game:refuse("bombard", { space = "0738" }, "2.5.1")
  game:dice(6, 1)
  game:act("bombard", { space = "0739" })
  expect(game:piece("SU-3BF-5A-45").steps, 1)
  while game:decision() and game:decision().id == "retreat" do game:act("retreat", game:actions("retreat")[1]) end
  expect(game:decision().id, "replacements", "only one")
end)

test("K45-319: events 5 and 9: refugees slow the next HQ down", function()
  for __, dice in ipairs{ { 2, 3 }, { 4, 5 } } do
    local game = field{ { "1811", "GE-26K-69" }, { "1812", "GE-26K-26HQ" } }
    event(game, dice[1], dice[2], 1)
    expect(game:decision().id, "move", "the 26th Corps")
    local far = 0
    for __, cost in pairs(game:query("reach", { piece = "GE-26K-69" })) do far = math.max(far, cost) end
    expect(far, 4)
    expect(#game:actions("strategic"), 0)
    expectTrue(#game:actions("rail") > 0, "trains run")
    expect(game:var("refugees"), false, "used up")
  end
end)

test("K45-320: events 6 and 8: bad weather", function()
  for __, dice in ipairs{ { 3, 3 }, { 4, 4 } } do
    local game = newGame()
    game:place("refit", "SU-AIR-4-1")
    event(game, dice[1], dice[2], 1)
    expect(game:stack("grounded"), { "SU-AIR-4-1" })
    expect(#game:stack("refit"), 7, "all the others")
    expect(#game:stack("air-1"), 0)
  end
end)

test("K45-322: event 10: a front loses two activations", function()
  local game = newGame()
  empty(game)
  game:place("cup", "CH-AC-EVENT", "CH-GE-26K")
  game:setVars{ limit_german = 6, limit_2bf = 6, limit_3bf = 6, used_german = 0, used_2bf = 3, used_3bf = 5 }
  game:decide("chit", "soviet")
  game:dice(1, 4, 6, 3, 1)
  game:act("draw")
  expect({ game:var("used_2bf"), game:var("limit_2bf") }, { 3, 4 })
  expect(game:piece("LIMIT-2BF").space, "2bf-4", "its marker goes back, too")
  game = newGame()
  empty(game)
  game:place("cup", "CH-AC-EVENT", "CH-GE-26K")
  game:setVars{ limit_german = 6, limit_2bf = 6, limit_3bf = 6, used_german = 0, used_2bf = 3, used_3bf = 5 }
  game:decide("chit", "soviet")
  game:dice(1, 5, 5, 4, 1)
  game:act("draw")
  expect({ game:var("used_3bf"), game:var("limit_3bf") }, { 5, 5 }, "never below those used")
end)

test("K45-323: event 11: one Soviet bombardment, spotted by either front", function()
  local game = field{ { "0740", "GE-26K-69" }, { "0739", "SU-3BF-5A-45" }, { "2444", "GE-26K-1" }, { "2443", "SU-2BF-48A-29" } }
  event(game, 5, 6)
  expect(game:decision().side, "soviet")
  expectTrue(game:offers("bombard", { space = "0740" }))
  expectTrue(game:offers("bombard", { space = "2444" }))
end)

test("K45-324: event 12: the 19th Army is early", function()
  local game = newGame()
  game:setVars{ turn = 4 }
  event(game, 6, 6)
  expect(game:decision().id, "move")
  for __, id in ipairs{ "SU-2BF-19A-HQ", "SU-2BF-19A-40G", "SU-2BF-19A-132", "SU-2BF-19A-134" } do expect(game:piece(id).space, "0112", id) end
  expect(game:piece("CH-SU-19A").space, "cup")
end)

test("K45-325: five is nine, six is eight", function()
  local ids = tables.events.values.ids
  expect(ids[5], ids[9])
  expect(ids[6], ids[8])
  expect({ ids[5], ids[6], ids[7] }, { "refugees", "bad_weather", "atrocity" })
end)

test("K45-273: sudden death needs a unit in supply", function()
  local game = field{ { "3420", "SU-2BF-48A-29" } }
  finish(game, 4)
  expect(game:result().outcome, "sudden_death_soviet")
  expect(game:result().winner, "soviet")
  game = field{ { "3420", "SU-2BF-48A-29" }, { "3419", "GE-26K-69" }, { "3421", "GE-26K-1" }, { "3320", "GE-26K-349" }, { "3321", "GE-26K-549" }, { "3520", "GE-9K-56" }, { "3521", "GE-9K-561" } }
  finish(game, 4)
  expect(game:piece("SU-2BF-48A-29").props.supply, "out")
  expect(game:result(), nil)
end)

local printed = { "1329", "1811", "1836", "1902", "2220", "2233", "2327", "2932", "3203", "3225", "3409", "3413", "3420", "3507" }

---The result of a game at whose end the Germans hold so many points.
local function outcome(points)
  local game = newGame()
  for i = points + 1, 14 do game:setSpace(printed[i], { control = "soviet" }) end
  finish(game, 10)
  game:playUntil(function(now) return now:result() ~= nil end, passive, 10)
  return game:result().outcome, game:result().winner
end

local function expectLevel(points, level, winner)
  local result, side = outcome(points)
  expect(result, level, points .. " points")
  expect(side, winner, points .. " points")
end

test("K45-274, K45-275: three points or less: crushing Soviet victory", function()
  expectLevel(0, "crushing_soviet", "soviet")
  expectLevel(1, "crushing_soviet", "soviet")
  expectLevel(3, "crushing_soviet", "soviet")
end)

test("K45-276: four to six: major Soviet victory", function()
  expectLevel(4, "major_soviet", "soviet")
  expectLevel(6, "major_soviet", "soviet")
end)

test("K45-277: seven: historical Soviet victory", function() expectLevel(7, "historical_soviet", "soviet") end)

test("K45-274, K45-278: eight or nine: minor German victory", function()
  expectLevel(8, "minor_german", "german")
  expectLevel(9, "minor_german", "german")
end)

test("K45-279: ten to twelve: major German victory", function()
  expectLevel(10, "major_german", "german")
  expectLevel(12, "major_german", "german")
end)

test("K45-280: thirteen or fourteen: crushing German victory", function()
  expectLevel(13, "crushing_german", "german")
  expectLevel(14, "crushing_german", "german")
end)

test("K45-175, K45-241: a lost unit keeps nothing of what it was doing", function()
  local game = field{ { "0740", "SU-3BF-39A-28G" }, { "0742", "GE-INDM-5" }, { "0743", "GE-26K-26HQ" } }
  game:setPiece("GE-INDM-5", { steps = 1, supply = "out" })
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-INDM-5", space = "0741" })
  game:act("done")
  game:act("attack", { space = "0740" })
  game:act("join", { piece = "GE-INDM-5" })
  game:dice(1)
  game:act("fire")
  expect(game:piece("GE-INDM-5").space, "german-lost", "A2r at 1-2")
  local props = game:piece("GE-INDM-5").props
  expect({ props.active, props.moved, props.supply }, { "", false, "supplied" })
end)

test("K45-283: six hexes from Königsberg are too far to call Mikosch, and HQs count", function()
  local game = field({ { "2232", "SU-3BF-5A-45" }, { "2334", "SU-3BF-5A-5HQ" } }, { options = { mikosch = "on" } })
  expect(between("2932", "2333").distance, 6)
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-5A-45", space = "2333" })
  expect(game:var("mikosch"), "waiting")
  game:act("move", { piece = "SU-3BF-5A-5HQ", space = "2433" })
  expect(game:var("mikosch"), "called")
  game = field({ { "2333", "SU-3BF-5A-45" }, { "2334", "SU-3BF-5A-5HQ" } })
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-5A-45", space = "2433" })
  expect(game:var("mikosch"), "off", "not without the option")
end)

test("K45-250, K45-272: a town that Germans enter again is theirs, but no place for the Volkssturm any more", function()
  local game = field{ { "1434", "SU-3BF-5A-45" }, { "1335", "SU-3BF-5A-5HQ" }, { "1640", "GE-26K-69" }, { "1840", "GE-26K-26HQ" } }
  activate(game, "SU-3BF-5A-5HQ", "3bf")
  game:act("move", { piece = "SU-3BF-5A-45", space = "1437" })
  expect(game:space("1437").control, "soviet", "Gumbinnen, no victory hex")
  expect(game:space("1437").trodden, true)
  game:place("0240", "SU-3BF-5A-45")
  game:place("0241", "SU-3BF-5A-5HQ")
  activate(game, "GE-26K-26HQ", "german")
  game:act("move", { piece = "GE-26K-69", space = "1437" })
  expect(game:space("1437").control, "german")
  expect(game:query("victory").points, { german = 14, soviet = 0 })
  game:place("volkssturm", "GE-VOLKSSTURM-1")
  game:decide("volkssturm", "german")
  game:refuse("deploy", { piece = "GE-VOLKSSTURM-1", space = "1437" }, "11.3")
end)

test("K45-260: a bombardment of the HQ's hex releases its corps, too", function()
  local game = field{ { "0626", "GE-6K-6HQ", "GE-6K-541" }, { "0625", "SU-2BF-48A-29" } }
  game:decide("bombardment", "soviet", { force = "2bf", left = 1, range = 1, drm = 0 })
  game:dice(1)
  game:act("bombard", { space = "0626" })
  expect({ game:var("free_6k"), game:var("free_55k") }, { true, false })
end)

test("K45-008, K45-041: a bombardment uncovers the stack it hits, spotted by an HQ alone", function()
  local game = field({ { "0740", "GE-26K-69", "GE-26K-549" }, { "0739", "SU-3BF-5A-5HQ" }, { "0240", "SU-3BF-5A-45" } }, { options = { fog_of_war = "on" } })
  game:setPiece("GE-26K-69", { hidden_from = { "soviet" } })
  game:decide("bombardment", "soviet", { force = "3bf", left = 1, range = 1, drm = 0 })
  local function seen(id)
    for __, piece in ipairs(game:view("soviet").pieces) do
      if piece.id == id and not piece.hidden then return true end
    end
    return false
  end
  expect(seen("GE-26K-69"), false)
  game:dice(3)
  game:act("bombard", { space = "0740" })
  expect(game:decision().id, "retreat", "Dr A1 at 2-1")
  expect(seen("GE-26K-69"), true)
  game = field{ { "0740", "GE-26K-69" }, { "0741", "GE-26K-1" }, { "0240", "SU-3BF-5A-45" }, { "0739", "SU-2BF-48A-29" } }
  game:decide("bombardment", "soviet", { force = "3bf", left = 1, range = 1, drm = 0 })
  game:refuse("bombard", { space = "0740" }, "2.5.1")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Corners of the rules of movement, supply and stacking.

local shared = require "tests/shared"

local field, marching, go = shared.field, shared.marching, shared.go
local reach, near, place, prop = shared.reach, shared.near, shared.place, shared.prop

test("WD-324: with a unit in hand others of its stack can join it, those elsewhere not", function()
  local game = marching({ { "5440", "S001", "S005" }, { "5438", "S013" } }, "soviet", 2)
  game:act("pick", { piece = "S001" })
  expect(game:offers("pick", { piece = "S005" }), true)
  game:refuse("pick", { piece = "S013" }, "25.B")
  game:refuse("done", {}, "25.B")
  game:act("stay")
  expect(game:offers("pick", { piece = "S001" }), false)
  expect(game:offers("pick", { piece = "S013" }), true)
end)

test("WD-109, WD-060: guns that a zone has stopped may still deploy, and are then done", function()
  local game = marching({ { "5439", "S004" }, { "5440", "S006" }, { "5441", "G001" } }, "soviet", 4)
  go(game, "S004", "5440")
  expect({ prop(game, "S004", "stopped"), prop(game, "S004", "handled") }, { true, false })
  game:act("pick", { piece = "S004" })
  expect(#game:actions("move"), 0)
  game:act("deploy", { piece = "S004" })
  expect(prop(game, "S004", "handled"), true)
  expect(game:offers("pick", { piece = "S004" }), false)
end)

test("WD-125, WD-078: a train unloads nobody in a full hex", function()
  local game = marching({ { "4723", "S001" }, { "4322", "S013", "S006" } }, "soviet", 3)
  game:act("pick", { piece = "S001" })
  game:act("entrain", { piece = "S001" })
  expect(game:offers("rail", { piece = "S001", space = "4322" }), false)
  game:refuse("rail", { piece = "S001", space = "4322" }, "4.B")
  game:act("rail", { piece = "S001", space = "4221" })
end)

test("WD-342: an arrival that has gone on is no longer fresh", function()
  local game = marching({ { "0331", "G001" } }, "german", 3)
  game:place("G-W", "G093")
  game:act("pick", { piece = "G093" })
  game:act("enter", { piece = "G093", space = "0117" })
  expect(prop(game, "G093", "fresh"), true)
  go(game, "G093", "0217")
  expect(prop(game, "G093", "fresh"), false)
  game:refuse("entrain", { piece = "G093" }, "8")
end)

test("WD-075, WD-267: weapons come in at an enemy zone only where personnel or armour is", function()
  local game = marching({ { "6023", "G001" } }, "soviet", 3)
  game:place("S-E", "S005", "S001")
  game:act("pick", { piece = "S005" })
  game:refuse("enter", { piece = "S005", space = "6024" }, "3.C")
  game:act("drop")
  game:act("pick", { piece = "S001" })
  game:act("enter", { piece = "S001", space = "6024" })
  game:act("pick", { piece = "S005" })
  game:act("enter", { piece = "S005", space = "6024" })
  expect(place(game, "S005"), "6024")
end)

test("WD-267: the ground of the edge is paid by class", function()
  local game = marching({ { "0101", "G001" } }, "soviet", 3)
  local grounds = { clear = { S001 = 12, S202 = 8, S086 = 6 }, forest = { S001 = 18, S202 = 18, S086 = 9 } }
  for terrain, costs in pairs(grounds) do
    local hex
    for row = 1, 44 do
      local id = string.format("60%02d", row)
      local isPlain = row ~= 7 and row ~= 12 and row ~= 19 and row ~= 24 and row ~= 32
      if not hex and isPlain and ground(id).terrain == terrain and not shared.has(ground(id).features, "stream") then hex = id end
    end
    for unit, cost in pairs(costs) do
      game:place("S-E", unit)
      game:setPiece(unit, { mp_spent = 0, handled = false, stopped = false })
      game:act("pick", { piece = unit })
      game:act("enter", { piece = unit, space = hex })
      expect(shared.spent(game, unit), cost, unit .. " in " .. terrain)
      if game:offers("drop") then game:act("drop") end
      game:place("5440", unit)
    end
  end
end)

test("WD-082, WD-080: companies of one battalion are one equivalent, no more and no less", function()
  local function ok(...) return field{ { "5440", ... } }:query("stacking", { space = "5440", side = "german" }).ok end
  expect(ok("G150", "G151", "G152", "G153", "G001", "G027", "G075"), false, "the fourth equivalent, of several formations")
  expect(ok("G150", "G151", "G001", "G027", "G075"), false)
  expect(ok("G150", "G001", "G027", "G075"), true, "one of them is the company more")
  local game = marching({ { "5440", "G001", "G027", "G075" }, { "5439", "G002" } }, "german", 3)
  game:refuse("move", { piece = "G002", space = "5440" }, "4.A")
end)

test("WD-333: a legal stack is not forced", function()
  local game = field{ { "5440", "S001", "S005" } }
  game:act("commit", { value = 3 })
  game:refuse("force", { piece = "S001" }, "25.C")
end)

test("WD-241: the neutral north edge concerns the Germans only", function()
  local game = field({ { "5402", "S001" }, { "0101", "G001" } }, { options = { ne_edge_neutral = true } })
  expect(game:query("supply", { side = "soviet" }).S001, "supplied")
  local plain = field{ { "5402", "S001" }, { "0101", "G001" } }
  expect(#game:query("isolation", { side = "soviet" }), #plain:query("isolation", { side = "soviet" }))
end)

test("WD-240, WD-244: guns whose own hex is in an enemy zone begin their line beside it", function()
  local game = field{ { "4725", "S004" }, { "4726", "G001" } }
  expect(game:query("supply", { side = "soviet" }).S004, "supplied")
  local trace = game:query("trace", { piece = "S004" })
  expect(trace[1], "4725")
  expectTrue(between(trace[1], trace[2]).distance == 1)
end)

test("WD-249: a city hex that Soviets hold connects nobody", function()
  local game = newGame{ clear = true }
  for __, hex in ipairs(tables.numbers.values.city) do game:place(hex, "S001") end
  local stacks = { ["2317"] = "S001", ["2318"] = "S002", ["2319"] = "S003", ["2417"] = "S007", ["2418"] = "S008", ["2419"] = "S009",
    ["2518"] = "S013", ["2519"] = "S014", ["2520"] = "S015" }
  for hex, unit in pairs(stacks) do game:place(hex, unit) end
  game:setVars{ city_supply = 0 }
  local before = game:hash()
  shared.toTurn(game, 2)
  expectTrue(before ~= game:hash())
  expect(game:var("city_supply") <= 2, true)
end)

test("WD-073: a skier that starts in a zone pays for it also on the way to the zone of skiers", function()
  local game = marching({ { "5440", "S086" }, { "5441", "G001" }, { "5436", "G057" } }, "soviet", 3)
  near(reach(game, "S086")["5437"], 2.5, "three hexes and the point for the zone")
  go(game, "S086", "5437")
  expect({ shared.spent(game, "S086"), prop(game, "S086", "stopped") }, { 30, true })
end)

---Takes a unit in hand and says which of these verbs it has.
local function has(game, piece, verb)
  if game:offers("drop") then game:act("drop") end
  game:act("pick", { piece = piece })
  return game:offers(verb, { piece = piece })
end

test("WD-120, WD-121, WD-122, WD-126: what is offered to who stands on a railway", function()
  local game = marching({ { "4723", "S001", "S005" }, { "4322", "S123" } }, "soviet", 2)
  game:setVars{ rail_soviet = 0, rail_german = 25 }
  expect(has(game, "S001", "entrain"), true)
  expect(has(game, "S005", "entrain"), false, "guns outside of a town")
  expect(has(game, "S123", "entrain"), true, "tanks in a town")
  game:setVars{ rail_soviet = 18 }
  expect(has(game, "S001", "entrain"), false, "8 points do not fit")
  game:refuse("entrain", { piece = "S001" }, "8")
  game:setVars{ rail_soviet = 17 }
  expect(has(game, "S001", "entrain"), true)
  game:setPiece("S001", { mp_spent = 13 })
  expect(has(game, "S001", "entrain"), false, "less than a point left")
  game:setPiece("S001", { mp_spent = 0 })
  game:place("5020", "G001")
  game:place("5022", "G002")
  game:place("5213", "G003")
  expect(has(game, "S001", "entrain"), false, "the line to the east is cut")
  game:refuse("entrain", { piece = "S001" }, "8")
end)

test("WD-120: nobody boards twice", function()
  local game = marching({ { "4723", "S001" } }, "soviet", 4)
  game:act("pick", { piece = "S001" })
  game:act("entrain", { piece = "S001" })
  expect(game:offers("entrain", { piece = "S001" }), false)
  game:refuse("entrain", { piece = "S001" }, "8")
  expect(#game:actions("move"), 0, "on a train nobody walks")
end)

test("WD-059, WD-066: who fires at a passing tank", function()
  ---Dice that fall when a tank leaves 5440 with these units in 5441.
  local function fires(...)
    local game = marching({ { "5440", "S123" }, { "5441", ... } }, "soviet", 4)
    game:dice(6)
    return shared.dice(go(game, "S123", "5439"))
  end
  expect(fires("G011"), 0, "a Pak company alone")
  expect(fires("G011", "G057"), 1, "with a ski company")
  expect(fires("G057"), 0, "1/2 against 4 is less than 1:3")
  expect(fires("G042"), 1, "heavy guns of battalion size")
  expect(fires("G043"), 0, "guns without an anti-tank factor")
  local soviet = marching({ { "5440", "G093" }, { "5441", "S147" } }, "german", 4)
  soviet:dice(6)
  expect(shared.dice(go(soviet, "G093", "5439")), 1, "Soviet guns alone have their zone")
end)

test("WD-295, WD-380: only legal stacks are led, and only who came in this impulse counts", function()
  local game = marching({ { "5439", "G150" }, { "5440", "G001" }, { "5441", "S001" } }, "german", 6)
  game:dice(2)
  go(game, "G150", "5440")
  expect(prop(game, "G150", "stopped"), false, "the battalion that stood there does not count")
end)

test("WD-280, WD-277: repair and replacements by class and turn", function()
  local game = field{ { "5440", "S123", "S001" } }
  game:setVars{ repair_soviet = 1, soviet_repl = 1, impulse_side = "soviet" }
  game:setPiece("S123", { steps = 2 })
  game:setPiece("S001", { steps = 2 })
  game:decide("replace.choose", "soviet")
  game:refuse("repair", { piece = "S001" }, "18")
  game:refuse("replace", { piece = "S123" }, "18")
  game:refuse("replace", { piece = "G001" }, "18")
  game:act("repair", { piece = "S123" })
  game:refuse("repair", { piece = "S123" }, "18")
  game:act("replace", { piece = "S001" })
  expect({ game:piece("S123").steps, game:piece("S001").steps }, { 3, 3 })
end)

test("WD-281: guns of the brigade come back concentrated, and the game goes on", function()
  local game = newGame{ scenario = "s4" }
  if game:decision().id == "start.city" then game:act("keep") end
  game:setPiece("S146", { deployed = true, bank = "east" })
  game:act("refit", { piece = "S144" })
  expect({ prop(game, "S146", "deployed"), prop(game, "S146", "bank") }, { false, "" })
  expect(game:decision().id, "impulse.points")
  expect(game:var("refit"), "33T")
end)

test("WD-318: Germans on the railway score nothing, and control decides in the city", function()
  local game = field{ { "0811", "G001" }, { "5440", "S001" } }
  shared.march(game, "soviet", 3)
  game:act("hand_over")
  expect(game:var("rail_points"), 0)
  game:setVars{ lost_german = 9 }
  local counts = {}
  for __, one in ipairs(game:query("victory").counts) do counts[one.id] = { one.points, one.side } end
  expect(counts.V4, { 4, "soviet" })
  expect(counts.V7[2], "german")
  expect(counts.V9, { 9, "german" })
end)

test("WD-010, WD-302: the set-up keeps units off ground that they can't enter", function()
  local game = newGame{ scenario = "campaign" }
  game:refuse("place", { piece = "S001", space = "3219" }, "23.C")
  game:refuse("lift", { piece = "S001" }, "23.C")
  game:act("pick", { piece = "G011" })
  for __, action in ipairs(game:actions("place")) do
    local isOpen = ground(action.space).terrain ~= "swamp"
    if not isOpen then expectTrue(action.space ~= "3002", action.space) end
  end
  expect(prop(game, "G001", "garrison"), "")
  game:act("ready")
  expect(prop(game, "G001", "garrison"), "")
  game:act("begin")
  game:refuse("begin", {}, "23.C")
end)

test("WD-355: on top is only who was below, once in an impulse", function()
  local game = marching({ { "5440", "S001", "S005", "S165" } }, "soviet", 3)
  expect(has(game, "S165", "top"), false)
  game:refuse("top", { piece = "S165" }, "4.C")
  expect(has(game, "S001", "top"), true)
  game:act("top", { piece = "S001" })
  expect(has(game, "S165", "top"), true)
  game:act("top", { piece = "S165" })
  expect(has(game, "S001", "top"), false)
  game:act("drop")
  game:act("hand_over")
  expect(prop(game, "S001", "topped"), false)
end)

test("WD-109: nobody deploys twice", function()
  local game = marching({ { "5440", "S004" } }, "soviet", 3)
  game:setPiece("S004", { deployed = false })
  expect(has(game, "S004", "deploy"), true)
  game:act("deploy", { piece = "S004" })
  expect(game:offers("deploy", { piece = "S004" }), false)
  game:refuse("deploy", { piece = "S004" }, "6.B.2")
end)

test("WD-373: an impulse leaves nothing behind", function()
  local game = newGame()
  game:act("commit", { value = 3 })
  go(game, "S001", game:query("path", { piece = "S001", space = "3628" })[2] or "3628")
  game:act("reserve")
  game:act("hand_over")
  expect({ game:var("impulse_mp"), game:var("impulse_side"), game:var("keep_point"), game:var("switches") }, { 0, "german", false, 0 })
  expect({ prop(game, "S001", "mp_spent"), prop(game, "S001", "handled"), prop(game, "S001", "stopped") }, { 0, false, false })
end)

test("WD-282, WD-119: German units leave their bunkers as they are", function()
  local game = marching({ { "2617", "G001" } }, "german", 5)
  game:setSpace("2518", { bunker = 10 })
  go(game, "G001", "2518")
  expect(game:space("2518").bunker, 10)
end)

test("WD-059, WD-409: beside others a lone Pak company still does not fire", function()
  local function points(...)
    local game = marching({ { "5440", "S123" }, { "5441", "G001" }, { "5341", ... } }, "soviet", 4)
    game:dice(6)
    return shared.told(go(game, "S123", "5439")):match("Transit fire of ([%d.]+)")
  end
  expect(points("G011"), "2")
  expect(points("G011", "G013"), "10")
  expect(points("G057"), "2.5")
  expect(points("G036"), "10", "a battalion alone")
end)

test("WD-277, WD-280: no points, no replacements", function()
  local game = field({ { "5440", "S001" }, { "5438", "S123" } }, { scenario = "s2" })
  game:setVars{ repair_soviet = 0, soviet_repl = 0, impulse_side = "soviet" }
  game:setPiece("S001", { steps = 2 })
  game:setPiece("S123", { steps = 2 })
  game:decide("replace.choose", "soviet")
  game:refuse("replace", { piece = "S001" }, "18")
  game:refuse("repair", { piece = "S123" }, "18")
end)

test("WD-318: at the end the log tells what counts", function()
  local game = newGame{ scenario = "s3" }
  local told = ""
  game:playUntil(function() return game:decision().side == "german" and game:turn() == 9 and game:var("soviet_mp") == 0 end,
    { "keep", "hand_over", "done", "commit" })
  while not game:result() do
    local verb = game:offers("hand_over") and "hand_over" or game:offers("keep") and "keep" or game:offers("done") and "done" or "commit"
    told = shared.told(game:act(verb, verb == "commit" and { value = game:var("german_mp") } or {}))
  end
  expectTrue(told:find("City hexes held", 1, true), told)
end)

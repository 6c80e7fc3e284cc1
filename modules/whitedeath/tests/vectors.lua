-- SPDX-License-Identifier: GPL-3.0-or-later
--- Examples of the list of rules, played with its own numbers where the chapters play others.

local fights = require "tests/fights"
local shared = require "tests/shared"

local field, impulse, declare, toDefence, assault, says, toTarget =
  fights.field, fights.impulse, fights.declare, fights.toDefence, fights.assault, fights.says, fights.toTarget
local marching, go, near = shared.marching, shared.go, shared.near

---Germans and Soviets in pairs of neighbouring hexes, far from each other: targets, and who stands before each.
local pairs_ = {
  { "5024", "G001", "5023", "S013" }, { "5028", "G002", "5027", "S014" }, { "5032", "G003", "5031", "S015" }, { "5036", "G004", "5035", "S019" },
  { "5040", "G005", "5039", "S020" },
}

local function front(setup)
  local stacks = {}
  for __, one in ipairs(pairs_) do
    stacks[#stacks + 1] = { one[1], one[2] }
    stacks[#stacks + 1] = { one[3], one[4] }
  end
  local game = field(stacks)
  if setup then setup(game) end
  return impulse(game, "soviet")
end

-- 4 and 5 -----------------------------------------------------------------------------------------------------------------

test("WD-003: after the set-up the bar shows the date of the turn", function()
  local game = newGame{ scenario = "campaign" }
  expect(game:query("status").date, "Set-up")
  game:playUntil(function() return game:decision().id == "impulse.points" end, { "ready", "begin" })
  expect(game:query("status").date, "16–20 November 1942")
end)

test("WD-021: twelve points join twenty: thirty-two, and twenty again without them", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5540", "S018" } }
  game:setPiece("S013", { steps = 5 })
  impulse(game, "soviet")
  game:act("target", { space = "5440" })
  game:act("join", { piece = "S013" })
  expect(game:query("odds", { space = "5440" }).conventional, 20)
  game:act("join", { piece = "S018" })
  expect(game:query("odds", { space = "5440" }).conventional, 32)
  game:undo()
  expect(game:query("odds", { space = "5440" }).conventional, 20)
  expect(game:decision().chosen, { "S013" })
end)

test("WD-026, WD-232: two of five hexes are marked, three are not; five assaults cost one point", function()
  local game = front()
  for i = 1, 2 do declare(game, pairs_[i][1], { pairs_[i][4] }) end
  expect(game:decision().marked, { "5024", "5028" })
  expect(#game:actions("target"), 3)
  for i = 3, 5 do declare(game, pairs_[i][1], { pairs_[i][4] }) end
  expect({ #game:var("targets"), game:var("soviet_supply") }, { 5, 8 })
end)

test("WD-233: three barrages and four assaults cost two points", function()
  local guns = { ["5020"] = "S177", ["5026"] = "S179", ["5030"] = "S180" }
  local game = front(function(game)
    for hex, gun in pairs(guns) do
      game:place(hex, gun)
      game:setPiece(gun, { deployed = true })
    end
  end)
  for i = 1, 4 do declare(game, pairs_[i][1], { pairs_[i][4] }) end
  toTarget(game)
  for target, gun in pairs{ ["5024"] = "S177", ["5028"] = "S179", ["5032"] = "S180" } do
    game:act("aim", { space = target })
    game:act("gun", { piece = gun })
    game:dice(6)
    game:act("fire")
  end
  expect({ #game:var("targets"), game:var("soviet_supply") }, { 4, 7 })
end)

test("WD-239: with one point left there are assaults, but no barrage", function()
  local game = front(function(game)
    game:place("5020", "S177")
    game:setPiece("S177", { deployed = true })
  end)
  game:setVars{ soviet_supply = 1 }
  expectTrue(game:offers("target", { space = "5024" }))
  game:decide("barrage.target", "soviet")
  game:refuse("aim", { space = "5024" }, "15.A")
end)

test("WD-086: a rifle regiment and a sub-machine-gun battalion are a stack, two regiments are not", function()
  local function legal(...)
    return field{ { "5440", ... } }:query("stacking", { space = "5440", side = "soviet" }).ok
  end
  expect({ legal("S013", "S006"), legal("S013", "S014") }, { true, false })
end)

test("WD-088: who shells a hex sees its whole stack", function()
  local game = field{ { "5440", "G001", "G002" }, { "5438", "S013" }, { "5436", "S177" } }
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet", 1)
  toTarget(game)
  local function hidden()
    local count = 0
    for __, piece in ipairs(game:view("soviet").pieces) do
      if piece.space == "5440" and piece.hidden then count = count + 1 end
    end
    return count
  end
  expect(hidden(), 1)
  game:act("aim", { space = "5440" })
  expect(hidden(), 0)
end)

test("WD-093: when the Soviets spend all ten points, the Germans have impulses in a row until they have, too", function()
  local game = newGame()
  shared.pass(game, 10)
  for __, points in ipairs{ 4, 1, 5 } do
    expect({ game:turn(), game:decision().id, game:decision().side }, { 1, "impulse.points", "german" })
    shared.pass(game, points)
  end
  expect(game:turn(), 2)
end)

-- 3, 6 and 8 --------------------------------------------------------------------------------------------------------------

test("WD-067: who fired in transit fires at the same tank when it assaults him", function()
  local game = field{ { "5439", "S123" }, { "5441", "G001" } }
  game:act("commit", { value = 5 })
  go(game, "S123", "5440")
  game:dice(6)
  expect(shared.dice(shared.go(game, "S123", "5341")), 1)
  if game:offers("drop") then game:act("drop") end
  game:act("done")
  game:setVars{ soviet_supply = 9 }
  declare(game, "5441", { "S123" })
  toDefence(game)
  game:act("defend", { space = "5441" })
  expect(game:decision().max, 2, "half a point by four")
  expectTrue(game:offers("aim", { piece = "S123", value = 2 }), "2 against 4")
end)

test("WD-068: three tank units pass, and each is fired at", function()
  local game = marching({ { "5439", "S123" }, { "5438", "S131" }, { "5437", "S144" }, { "5441", "G001" } }, "soviet", 9)
  game:dice(6, 6, 6)
  for i, tank in ipairs{ "S123", "S131", "S144" } do
    go(game, tank, "5440")
    expect(shared.dice(shared.go(game, tank, "5540")), 1, tank)
    shared.go(game, tank, "56" .. 37 + i)
  end
end)

test("WD-107, WD-393: three hexes of road at a third of a point are one point", function()
  local game = marching({ { "4723", "S004" } }, "soviet", 1)
  near(shared.reach(game, "S004")["5023"], 1)
  expect(shared.reach(game, "S004")["5122"], nil)
  go(game, "S004", "5023")
  expect(shared.spent(game, "S004"), 12)
end)

test("WD-110: guns that nobody moves are still deployed three turns later", function()
  local game = shared.field{ { "5440", "S004" }, { "0101", "G001" } }
  game:setPiece("S004", { deployed = true })
  shared.toTurn(game, 4)
  expect(shared.prop(game, "S004", "deployed"), true)
end)

test("WD-112: who has no point left can't be chosen for an assault, who has one can", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5540", "S014" } }
  impulse(game, "soviet", 4)
  game:setPiece("S014", { mp_spent = 48 })
  game:act("target", { space = "5440" })
  game:refuse("join", { piece = "S014" }, "6.B.3")
  game:setPiece("S014", { mp_spent = 36 })
  expectTrue(game:offers("join", { piece = "S014" }))
end)

---Units of these strengths board at 4723 one after the other: what trains can still carry.
local function afterBoarding(game, ...)
  for i, steps in ipairs{ ... } do
    local unit = ({ "S001", "S013", "S007" })[i]
    game:setPiece(unit, { steps = steps })
    if game:offers("drop") then game:act("drop") end
    game:act("pick", { piece = unit })
    game:act("entrain", { piece = unit })
  end
  return game:decision().value[1].value
end

test("WD-126, WD-338: eight and six points leave eleven; twenty leave five, and next turn there are twenty-five again", function()
  local stacks = { { "4723", "S001" }, { "4823", "S013" }, { "4923", "S007" } }
  expect(afterBoarding(marching(stacks, "soviet", 3), 8, 6), 11)
  local game = marching(stacks, "soviet", 3)
  expect(afterBoarding(game, 8, 8, 4), 5)
  game:act("drop")
  game:act("done")
  shared.toTurn(game, 2)
  expect(game:var("rail_soviet"), 0)
end)

-- 9 to 14 -----------------------------------------------------------------------------------------------------------------

test("WD-151: one half by five is two and a half", function()
  local game = marching({ { "5440", "G093" }, { "5441", "S013" } }, "german", 4)
  game:setPiece("S013", { steps = 5 })
  game:dice(6)
  local told = shared.told(go(game, "G093", "5439"))
  expectTrue(told:find("Transit fire of 2.5 .*: 1:1, die 6: a miss"), told)
end)

test("WD-221: a Soviet anti-tank battalion alone in a forest is frightened", function()
  expect(ground("1812").terrain, "forest")
  local game = impulse(field{ { "1812", "S005" }, { "1813", "G093" } }, "german")
  assault(game, "1812", { "G093" }, { "S005" })
  game:setPiece("G093", { steps = 1 })
  game:dice(6, 1)
  expectTrue(says(game:act("resolve", { space = "1812" }), "Tanks frighten 2nd Anti-tank"))
end)

test("WD-223: MC1 on an isolated unit is checked at +2", function()
  local game = impulse(field{ { "5440", "G001" }, { "5439", "S013" }, { "5541", "S014" }, { "5341", "S019" } }, "soviet")
  assault(game, "5440", { "S013" }, { "G001" })
  game:setPiece("S013", { steps = 3 })
  game:dice(2, 1)
  expectTrue(says(game:act("resolve", { space = "5440" }), "checked at +2: the fire, isolated."))
end)

test("WD-226, WD-285: MC4 on a unit in a bunker of 3 takes half of it and no check; a bunker of 2 does not help", function()
  local function bombard(bunker, ...)
    local game = field{ { "2318", "G001" }, { "2217", "S001" }, { "2218", "S002" }, { "2317", "S003" } }
    game:setSpace("2318", { bunker = bunker })
    impulse(game, "soviet")
    assault(game, "2318", { "S001", "S002", "S003" }, { "G001" })
    game:dice(...)
    return game, game:act("resolve", { space = "2318" })
  end
  local game, events = bombard(3, 1)
  expectTrue(says(events, "6:1, 120 against 20: die 1, MC4"), table.concat(fights.told(events), "\n"))
  expect({ game:piece("G001").steps, game:piece("G001").space }, { 2, "2318" })
  expectTrue(says(events, "is in a bunker and need not check morale."))
  game, events = bombard(2, 1, 6)
  expectTrue(says(events, "rolls 6, with modifiers 10, against morale 5: it routs."))
end)

-- 15 to 22 ----------------------------------------------------------------------------------------------------------------

test("WD-234, WD-235: an assault, a barrage and rockets in full cost three points; for two the rockets count half", function()
  local function prepared()
    local game = field{ { "1416", "S013" }, { "1414", "G044" }, { "1415", "G100", "G001" }, { "1417", "G101" }, { "1413", "G016" } }
    for __, gun in ipairs{ "G044", "G016" } do game:setPiece(gun, { deployed = true }) end
    impulse(game, "german")
    declare(game, "1416", { "G001" })
    toTarget(game)
    expect(game:var("german_supply"), 8)
    game:act("aim", { space = "1416" })
    game:act("gun", { piece = "G044" })
    return game
  end
  local function value(game) return game:decision().value[1].value end
  local game = prepared()
  expect(value(game), 15, "10 by 3, at half")
  game:act("rockets", { value = "german" })
  expect(value(game), 30)
  game:act("gun", { piece = "G016" })
  expect(value(game), 39)
  game:dice(6)
  game:act("fire")
  expect(game:var("german_supply"), 6)
  game = prepared()
  game:act("gun", { piece = "G016" })
  expect(value(game), 24)
  game:dice(6)
  game:act("fire")
  expect(game:var("german_supply"), 7)
end)

test("WD-238: three by four supports with 4 in defence, and with 12 for a supply point", function()
  local game = field{ { "5440", "S013" }, { "5441", "G001" }, { "5438", "S016" } }
  game:setPiece("S016", { deployed = true, steps = 4 })
  impulse(game, "german")
  declare(game, "5440", { "G001" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  expect(game:actions("support")[1].label, "923rd Artillery, 357th Division supports with 4")
  game:act("intensity", { value = "soviet" })
  expect(game:actions("support")[1].label, "923rd Artillery, 357th Division supports with 12")
end)

test("WD-249: a receipt of 3 is added to the city's pool, too, while it is connected", function()
  local game = newGame()
  shared.toTurn(game, 2)
  expect({ game:var("german_supply"), game:var("city_supply") }, { 4, 4 })
  shared.toTurn(game, 3)
  expect({ game:var("german_supply"), game:var("city_supply") }, { 7, 7 })
end)

---The last German impulse of the turn before this one ends, with these dice.
local function turnBegins(game, turn, ...)
  game:setVars{ turn = turn - 1 }
  game:playUntil(function() return game:var("soviet_mp") == 0 and game:decision().side == "german" and game:decision().id == "move.units" end,
    { "keep", "skip", "commit", "hand_over" })
  while game:var("german_mp") > 0 do
    game:act("hand_over")
    game:act("commit", { value = game:var("german_mp") })
  end
  if game:decision().id == "replace.choose" then game:act("done") end
  game:dice(...)
  game:act("hand_over")
  expect(game:turn(), turn)
  return game
end

test("WD-250: of three points dropped in snow a 1 and a 2 arrive, a 3 does not", function()
  local city, ring, count = {}, {}, 0
  for __, hex in ipairs(tables.numbers.values.city) do city[hex] = true end
  for column = 22, 26 do
    for row = 15, 22 do
      local hex = string.format("%02d%02d", column, row)
      local isBeside = false
      for one in pairs(city) do isBeside = isBeside or between(hex, one).distance == 1 end
      if isBeside and not city[hex] then
        count = count + 1
        ring[count] = { hex, string.format("S%03d", count) }
      end
    end
  end
  local game = field(ring)
  game:setVars{ city_supply = 0 }
  turnBegins(game, 3, 6, 1, 3, 2)
  expect({ game:var("weather"), game:var("city_supply") }, { "snow", 2 })
end)

test("WD-269, WD-405: due in turn 6 in the closed South, in turn 7 in the West", function()
  local game = marching({ { "0902", "G002" } }, "german", 4)
  game:place("G-S", "G001")
  game:setPiece("G001", { due = 6 })
  for turn, count in pairs{ [6] = 0, [7] = 1 } do
    game:setVars{ turn = turn }
    game:act("pick", { piece = "G001" })
    expect(#game:actions("divert"), count, "turn " .. turn)
    game:act("drop")
  end
  game:setVars{ turn = 6 }
  game:place("2135", "G002")
  game:act("pick", { piece = "G001" })
  expect(game:offers("divert", { piece = "G001", space = "G-SW" }), true, "the Southwest is open")
end)

test("WD-298: a 4 sets the garrison free in turn 5, not in turn 4", function()
  local function garrison(turn)
    local game = newGame{ scenario = "campaign" }
    game:playUntil(function() return game:decision().id == "impulse.points" end, { "ready", "begin" })
    return turnBegins(game, turn, 1, 4):piece("G007").props.garrison
  end
  expect({ garrison(5), garrison(4) }, { "", "vl" })
end)

test("WD-347: two of three points go to one unit, and one is left", function()
  local game = field{ { "5440", "S001" } }
  game:setVars{ soviet_repl = 3, impulses_soviet = 0, impulse_side = "soviet" }
  game:decide("replace.choose", "soviet")
  game:setPiece("S001", { steps = 5 })
  game:act("replace", { piece = "S001" })
  game:act("replace", { piece = "S001" })
  expect({ game:piece("S001").steps, game:var("soviet_repl") }, { 7, 1 })
end)

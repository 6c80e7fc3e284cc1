-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.B: barrages.

local fights = require "tests/fights"

local field, impulse, declare, toDefence, told, says, toTarget = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.told, fights.says, fights.toTarget

---Soviet guns shell a stack in 5440, which a regiment observes.
local function shelling(stacks, guns, setup)
  local game = field{ { "5438", "S013" }, table.unpack(stacks) }
  for __, gun in ipairs(guns) do game:setPiece(gun, { deployed = true }) end
  if setup then setup(game) end
  impulse(game, "soviet", 1)
  toTarget(game)
  game:act("aim", { space = "5440" })
  for __, gun in ipairs(guns) do game:act("gun", { piece = gun }) end
  return game
end

local function value(game) return game:decision().value[1].value end

test("WD-170, WD-098, WD-406: the phasing player shells in the barrage phase, also without an assault, for two points", function()
  local game = shelling({ { "5440", "G001" }, { "5436", "S177" } }, { "S177" })
  expect({ game:phase(), game:decision().side }, { "barrage", "soviet" })
  game:dice(6)
  game:act("fire")
  expect(game:var("soviet_supply"), 7)
  game:playUntil(function() return game:decision().id == "impulse.points" end, { "done" })
  expect(game:decision().side, "german", "and hands over")
end)

test("WD-171, WD-172: a gun shells one hex and fires in no other way in this impulse", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5342", "G002" }, { "5437", "S016" } }
  game:setPiece("S016", { deployed = true })
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  toTarget(game)
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S016" })
  game:dice(6)
  game:act("fire")
  expect(game:piece("S016").props.fired, "barrage")
  expectTrue(game:decision().id ~= "barrage.target", "there is no other gun, and the hex was shelled")
  game:dice(6, 1)
  game:act("rest")
  game:act("plan", { space = "5440" })
  expect(game:decision().id, "assault.fire")
  game:decide("assault.support", "soviet", { target = "5440", hq = "357" })
  game:refuse("support", { piece = "S016" }, "11.B.1")
end)

test("WD-173: factor by strength, half beyond half the range, nothing beyond the range", function()
  local game = shelling({ { "5440", "G001" }, { "5435", "S177" } }, { "S177" })
  expect(between("5435", "5440").distance, 5)
  expect(value(game), 30, "factor 5, strength 6, range 10: 5 hexes")
  game = shelling({ { "5440", "G001" }, { "5434", "S177" } }, { "S177" })
  expect(value(game), 15, "6 hexes")
  game = shelling({ { "5440", "G001" }, { "5429", "S177" }, { "5436", "S179" } }, { "S179" })
  game:setPiece("S177", { deployed = true })
  game:refuse("gun", { piece = "S177" }, "11.B.2.A")
end)

test("WD-027, WD-109, WD-160, WD-239: guns must be deployed and supplied, and the pool must pay", function()
  local game = shelling({ { "5440", "G001" }, { "5436", "S177" }, { "5437", "S016" } }, { "S177" },
    function(game) game:setPiece("S016", { deployed = false }) end)
  game:refuse("gun", { piece = "S016" }, "6.B.2")
  game = field{ { "5440", "G001" }, { "5436", "S177" } }
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet", 1)
  game:setVars{ soviet_supply = 1 }
  game:refuse("aim", { space = "5440" }, "15.A")
end)

test("WD-243: guns without supply do not fire barrages", function()
  local game = field{ { "5440", "G001", "G016" }, { "5439", "S013" }, { "5541", "S014" }, { "5341", "S019" }, { "1416", "G019" }, { "1418", "S020" } }
  for __, gun in ipairs{ "G016", "G019" } do game:setPiece(gun, { deployed = true }) end
  impulse(game, "german", 1)
  toTarget(game)
  game:refuse("aim", { space = "5439" }, "11.B.2.A")
  game:act("aim", { space = "1418" })
  game:refuse("gun", { piece = "G016" }, "15.B")
end)

test("WD-174, WD-175: a total of 80 as 60 and 20, with a die for each unit and attack", function()
  local game = shelling({ { "5440", "G001", "G002", "G050" }, { "5436", "S177" }, { "5539", "S179" }, { "5437", "S004" } }, { "S177", "S179", "S004" },
    function(game) game:setPiece("S177", { steps = 4 }) end)
  expect(value(game), 80, "20, 45 and 15")
  game:refuse("split", { value = 7 }, "11.B.2.A")
  game:act("split", { value = 60 })
  expect(value(game), 20)
  game:refuse("split", { value = 20 }, "11.B.2.A")
  game:dice(6, 6, 6, 6, 6, 6)
  local events = game:act("fire")
  local dice, first, second = 0, 0, 0
  for __, line in ipairs(told(events)) do
    if line:find("Barrage of 60 on", 1, true) then first = first + 1 end
    if line:find("Barrage of 20 on", 1, true) then second = second + 1 end
    if line:find("Barrage of", 1, true) then dice = dice + 1 end
  end
  expect({ dice, first, second }, { 6, 3, 3 }, "three units, two attacks")
end)

test("WD-176: cover and type of the target are added", function()
  expect(tables.barrage_modifiers.values.terrain, { clear = 0, forest = 1, swamp = 1, town = 2 })
  local game = shelling({ { "5440", "G095", "G001" }, { "5436", "S177" } }, { "S177" })
  game:dice(6, 6)
  local events = game:act("fire")
  expectTrue(says(events, "die 6, modifier 1") and says(events, "die 6, modifier 0"), "tanks add 1")
  expect(tables.barrage.cells[1], { "1", "1", "2", "2", "3", "3", "4" })
  expect(tables.barrage.cells[8], { "", "", "", "", "", "", "1" })
end)

test("WD-177, WD-178, WD-181: bunkers have their own modifier and lose everything; tanks have none of it", function()
  local game = field{ { "2318", "G001", "G095" }, { "2217", "S013" }, { "2216", "S177" } }
  game:setPiece("S177", { deployed = true })
  game:setSpace("2318", { bunker = 2 })
  impulse(game, "soviet", 1)
  toTarget(game)
  game:act("aim", { space = "2318" })
  game:act("gun", { piece = "S177" })
  game:dice(6, 6, 1)
  local events = game:act("fire")
  expectTrue(says(events, "on I/257, 83rd Infantry: die 6, modifier 4"), "town and bunker")
  expectTrue(says(events, "on 3/10 Panzer, 8th Panzer: die 6, modifier 3"), "town and tank")
  expectTrue(says(events, "die 1, modifier 2: 1 strength point"), "only its own")
  expect(game:space("2318").bunker, 1)
end)

test("WD-181, WD-227, WD-283: a bunker is broken up by barrage, to nothing, and checks no morale", function()
  local game = field{ { "2318", "G001" }, { "2217", "S013" }, { "2216", "S177" }, { "2116", "S179" } }
  for __, gun in ipairs{ "S177", "S179" } do game:setPiece(gun, { deployed = true }) end
  game:setSpace("2318", { bunker = 2 })
  impulse(game, "soviet", 1)
  toTarget(game)
  game:act("aim", { space = "2318" })
  game:act("gun", { piece = "S177" })
  game:act("gun", { piece = "S179" })
  game:dice(6, 1)
  local events = game:act("fire")
  expectTrue(not says(events, "rolls"), "neither the bunker nor who was not hit")
  expect(game:space("2318").bunker, 0, "75 points: 2 with 3")
  expect(game:var("bunkers_lost"), 1)
end)

test("WD-179, WD-181, WD-182: not more than half, and what is lost is added to the check", function()
  local game = shelling({ { "5440", "G001" }, { "5436", "S177" }, { "5437", "S179" } }, { "S177", "S179" })
  game:dice(1, 1)
  local events = game:act("fire")
  expectTrue(says(events, "3 strength points"), "75 points")
  expect(game:piece("G001").steps, 2)
  expectTrue(says(events, "checked at +2: the fire."))
  game = shelling({ { "5440", "G001" }, { "5436", "S177" } }, { "S177" }, function(game) game:setPiece("G001", { steps = 2 }) end)
  game:dice(1, 1)
  game:act("fire")
  expect(game:piece("G001").steps, 1, "strength 2, result 2")
  game = shelling({ { "5440", "G050" }, { "5436", "S177" } }, { "S177" })
  game:dice(1)
  game:act("fire")
  expect(game:piece("G050").space, "lost_german", "a strength of 1 may be lost")
end)

test("WD-180: several attacks, one check with all that was lost", function()
  local game = shelling({ { "5440", "G001" }, { "5436", "S177" } }, { "S177" })
  game:act("split", { value = 10 })
  game:dice(2, 2, 1)
  local lines = told(game:act("fire"))
  local checks = 0
  for __, line in ipairs(lines) do
    if line:find("rolls", 1, true) then checks = checks + 1 end
  end
  expect(checks, 1)
  expectTrue(says({ { text = table.concat(lines, "\n") } }, "checked at +2: the fire."), "1 and 1")
end)

test("WD-214, WD-215: who fails under barrage does not fire in defence in this impulse", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5436", "S177" } }
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  toTarget(game)
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S177" })
  game:dice(4, 6)
  local events = game:act("fire")
  expectTrue(says(events, "it fails and can't fire in defence in this impulse."))
  expect(game:piece("G001").props.failed, "barrage")
  expect(game:piece("G001").space, "5440")
  toDefence(game)
  expectTrue(says(game:act("defend", { space = "5440" }), "There is no fire"))
end)

test("WD-411: who routs under barrage no longer defends the hex", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5436", "S177" }, { "5437", "S179" } }
  for __, gun in ipairs{ "S177", "S179" } do game:setPiece(gun, { deployed = true }) end
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  toTarget(game)
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S177" })
  game:act("gun", { piece = "S179" })
  game:dice(1, 6)
  game:act("fire")
  expect(between("5440", game:piece("G001").space).distance, 2)
  expect(game:piece("G001").steps, 1)
end)

test("WD-234, WD-235, WD-236, WD-402: German rockets need three points, others two", function()
  local game = field{ { "1416", "S013" }, { "1413", "G044" }, { "1415", "G100" }, { "1417", "G101" } }
  game:setPiece("G044", { deployed = true })
  impulse(game, "german", 1)
  toTarget(game)
  game:act("aim", { space = "1416" })
  game:act("gun", { piece = "G044" })
  expect(value(game), 7, "7.5: factor 10, strength 3, beyond half range and under-paid")
  game:act("rockets", { value = "german" })
  expect(value(game), 15)
  game:dice(6)
  game:act("fire")
  expect(game:var("german_supply"), 6)
  game = shelling({ { "5440", "G001" }, { "5539", "S179" } }, { "S179" })
  expect(value(game), 45, "Soviet rockets in full")
  expect(#game:actions("rockets"), 0)
  game:dice(6)
  game:act("fire")
  expect(game:var("soviet_supply"), 7)
end)

test("WD-233: two points for any number of barrages and assaults", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5538", "S177" }, { "5336", "G002" }, { "5335", "S014" }, { "5333", "S179" } }
  for __, gun in ipairs{ "S177", "S179" } do game:setPiece(gun, { deployed = true }) end
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  expect(game:var("soviet_supply"), 8, "one for assaults")
  declare(game, "5336", { "S014" })
  expect(game:var("soviet_supply"), 8)
  toTarget(game)
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S177" })
  game:dice(6)
  game:act("fire")
  expect(game:var("soviet_supply"), 7, "the difference to two")
  game:act("aim", { space = "5336" })
  game:act("gun", { piece = "S179" })
  game:dice(6)
  game:act("fire")
  expect(game:var("soviet_supply"), 7)
end)

test("WD-361, WD-362: the guns are listed with value and range; nothing happens without one", function()
  local game = shelling({ { "5440", "G001" }, { "5436", "S177" } }, {}, function(game) game:setPiece("S177", { deployed = true }) end)
  expect(game:actions("gun")[1].label, "41st Heavy Artillery Regiment: barrage 30, 4 of 10 hexes")
  game:refuse("fire", {}, "11.B")
  game:act("cancel")
  expect({ game:decision().id, game:var("soviet_supply") }, { "barrage.target", 9 })
end)

test("WD-196: prohibited ground stops no barrage", function()
  local game = field{ { "0938", "G001" }, { "0937", "S013" }, { "0934", "S177" } }
  expect(ground("0938").terrain, "forest")
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet", 1)
  toTarget(game)
  expectTrue(game:offers("aim", { space = "0938" }))
end)

test("WD-383: a garrison is shelled like a unit", function()
  local game = field{ { "1628", "S013" }, { "1725", "S177" } }
  game:setSpace("1729", { intrinsic = true })
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet", 1)
  toTarget(game)
  game:act("aim", { space = "1729" })
  game:act("gun", { piece = "S177" })
  game:dice(1)
  local events = game:act("fire")
  expectTrue(says(events, "on the garrison of 1729 Chernozem: die 1, modifier 2: 1 strength point"))
  expect(game:space("1729").intrinsic, false)
end)

test("WD-361, WD-173: the barrage panel shows guns, column, what is added and the chances", function()
  local game = shelling({ { "5440", "G001" }, { "5434", "S177" } }, { "S177" })
  local odds = game:query("odds", { attackers = { "S177" }, space = "5440" })
  expect(odds.attack.units, { { piece = "S177", value = 15, factors = { { value = 0.5, text = "beyond half range", rule = "11.B.2.A" } } } })
  expect({ odds.attack.total, odds.column, odds.drm }, { 15, "10–19", 0 })
  expect({ odds.outcomes[1].result, odds.outcomes[1].rolls, odds.outcomes[2].result }, { "1", { 1, 2 }, "0" })
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 10: anti-tank fire.

local fights = require "tests/fights"

local field, impulse, declare, toDefence, assault, says = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.assault, fights.says

local function odds(game, target, pieces)
  return game:query("odds", { attackers = pieces, space = target })
end

---Soviet units assault the defenders of 5440, who are about to fire.
local function defending(defenders, attackers)
  local game = impulse(field{ { "5440", table.unpack(defenders) }, { "5439", table.unpack(attackers) } }, "soviet")
  declare(game, "5440", attackers)
  toDefence(game)
  game:act("defend", { space = "5440" })
  return game
end

test("WD-148, WD-151: all with an anti-tank factor fire in defence; fractions are kept", function()
  local game = field{ { "5440", "S124" }, { "5439", "G095" } }
  game:setPiece("G095", { steps = 1 })
  expect(odds(game, "5440", { "G095" }).antitank, 4)
  game = defending({ "G001", "G036" }, { "S124" })
  expect(game:decision().max, 10, "half by 4, and 4 by 2")
  game = field{ { "5440", "S123" }, { "5439", "G095" } }
  game:setPiece("S123", { steps = 5 })
  expect(game:piece("G001").props.antitank, 2, "one half, in quarters")
  game = defending({ "G001" }, { "S124" })
  game:setPiece("G001", { steps = 3 })
  expectTrue(game:offers("aim", { piece = "S124", value = 2 }), "1.5 against 2 is 1:2")
  game:refuse("aim", { piece = "S124", value = 3 }, "10.C.2")
end)

test("WD-293: hand to hand, the fire at tanks is doubled as well", function()
  local function most(hex, from)
    local game = impulse(field{ { hex, "G102" }, { from, "S124" } }, "soviet")
    declare(game, hex, { "S124" })
    toDefence(game)
    game:act("defend", { space = hex })
    return game:decision().max
  end
  expect({ ground("1324").terrain, ground("5440").terrain }, { "town", "clear" })
  expect({ most("1324", "1424"), most("5440", "5439") }, { 6, 3 }, "three points with a factor of 1")
end)

test("WD-149: in an assault only tanks fire at tanks", function()
  local game = field{ { "5440", "G095" }, { "5439", "S183", "S013" }, { "5540", "S123" } }
  expect(odds(game, "5440", { "S183", "S013" }).antitank, 0)
  local answer = odds(game, "5440", { "S183", "S013", "S123" })
  expect({ answer.antitank, answer.attack.total, answer.defence.total, answer.column }, { 15, 15, 3, "4:1" }, "3 by 5 at a Panzer IV")
end)

test("WD-152, WD-153, WD-198: tanks in towns and forests, and those that assault into them, defend with one less", function()
  local game = field{ { "1324", "S124" }, { "1323", "G095" } }
  expect(ground("1324").terrain, "town")
  expect(game:piece("S124").props.armour, 2)
  expect(odds(game, "1324", { "G095" }).defence.total, 1, "T-70 in a town")
  game:place("1324", "S123")
  game:place("lost_soviet", "S124")
  expect(odds(game, "1324", { "G095" }).defence.total, 3, "T-34 in a town")
  game = impulse(field{ { "1324", "G036" }, { "1424", "S123" } }, "soviet")
  declare(game, "1324", { "S123" })
  toDefence(game)
  game:act("defend", { space = "1324" })
  local best = 0
  for __, action in ipairs(game:actions("aim")) do best = math.max(best, action.value) end
  expect(tables.antitank.columns[best], "2:1", "8 against a T-34 that assaults a town: 3, not 4 nor 2")
  expectTrue(game:actions("aim")[best].label:find("fire of 6$"), "twice 3")
end)

test("WD-154, WD-157: anti-tank fire is divided at will; weapons fire one way, others both", function()
  local game = defending({ "G001", "G036" }, { "S123", "S124", "S120" })
  game:refuse("role", { piece = "G001", value = "antitank" }, "10.D")
  game:act("role", { piece = "G036", value = "antitank" })
  game:refuse("role", { piece = "G036", value = "conventional" }, "10.D")
  expect(game:decision().max, 30, "20 conventional, 2 and 8 anti-tank")
  expectTrue(game:offers("aim", { piece = "S123", value = 4 }), "10 against 4 is 2:1")
  game:refuse("aim", { piece = "S123", value = 5 }, "10.C.2")
  game:act("aim", { piece = "S123", value = 3 })
  expectTrue(game:offers("aim", { piece = "S124", value = 5 }), "6 left against 2")
  game:refuse("aim", { piece = "S124", value = 6 }, "10.C.2")
  game = defending({ "G001", "G036" }, { "S123", "S124", "S120" })
  game:act("role", { piece = "G036", value = "conventional" })
  expect(game:decision().max, 26, "24 conventional, 2 anti-tank")
end)

test("WD-155, WD-156, WD-208: a loss or a miss; what is lost is added to the check", function()
  local game = defending({ "G036", "G073" }, { "S123" })
  game:act("aim", { piece = "S123", value = 6 })
  game:dice(2, 3)
  local events = game:act("fire")
  expect(game:piece("S123").steps, 3, "16 against 4 is 4:1: a 2 takes two points")
  expectTrue(says(events, "checked at +2: the fire."))
  expectTrue(says(events, "rolls 3, with modifiers 5, against morale 5: it holds."))
  game = defending({ "G036", "G073" }, { "S123" })
  game:dice(6)
  events = game:act("fire")
  expect(game:piece("S123").steps, 5)
  expectTrue(says(events, "die 6, a miss."))
  expect(tables.antitank.cells[1], { "1", "1", "1", "2", "2", "3", "3", "4", "4" })
  expect(tables.antitank.cells[6], { "", "", "", "", "", "", "1", "1", "2" })
end)

test("WD-410: anti-tank losses are not limited to half", function()
  local game = defending({ "G036", "G073" }, { "S123" })
  game:setPiece("S123", { steps = 3 })
  game:dice(1)
  game:act("fire")
  expect(game:piece("S123").space, "lost_soviet", "4:1 and a 1 is 3")
end)

test("WD-158: only phasing units advance", function()
  local game = defending({ "G036", "G073" }, { "S123" })
  game:setPiece("S123", { steps = 3 })
  game:dice(1)
  game:act("fire")
  game:playUntil(function() return game:decision().id ~= "defence.hex" end, { "rest" })
  expectTrue(game:decision().id ~= "advance.choose")
  expect(game:piece("G036").space, "5440")
end)

test("WD-158: tanks that drive the last defender away may advance", function()
  local game = impulse(field{ { "5440", "S124" }, { "5439", "G095", "G086" } }, "german")
  assault(game, "5440", { "G095", "G086" }, { "S124" })
  game:setPiece("S124", { steps = 1 })
  game:dice(1)
  game:act("resolve", { space = "5440" })
  expect(game:decision().id, "advance.choose")
  game:act("advance", { piece = "G095" })
  expect(game:piece("G095").space, "5440")
end)

test("WD-196: prohibited ground does not keep anybody from defensive fire", function()
  expect(ground("0938").terrain, "forest")
  local game = impulse(field{ { "0838", "G001" }, { "0938", "S013" }, { "0839", "G095" } }, "soviet")
  expect(ground("0838").terrain, "forest")
  game:place("0838", "G095")
  declare(game, "0838", { "S013" })
  toDefence(game)
  game:act("defend", { space = "0838" })
  expect(game:decision().max, 38, "the tanks, which could not go there, fire 18 besides the 20")
end)

test("WD-157: weapons without an anti-tank factor have nothing to choose and fire at the others", function()
  local game = impulse(field{ { "5440", "S120", "S126" }, { "5439", "G095", "G086" } }, "german")
  declare(game, "5440", { "G095", "G086" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  game:refuse("role", { piece = "S126", value = "antitank" }, "10.D")
  expect(game:decision().max, 16 + 6 + 2, "motor rifles and mortars, and the rifles' anti-tank fire")
  expect(#game:decision().value, 2, "both kinds of fire")
  game:dice(6, 1, 6)
  game:act("fire")
  game:playUntil(function() return game:decision().id == "assault.hex" end, { "rest" })
  game:act("plan", { space = "5440" })
  expect(#game:decision().value, 1, "no tanks to fire at")
end)

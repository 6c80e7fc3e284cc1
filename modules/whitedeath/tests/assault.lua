-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 5: assaults are declared, defended and resolved.

local fights = require "tests/fights"

local field, impulse, declare, toDefence, says = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.says

test("WD-097, WD-112: assaults are declared in the movement phase; each unit pays a movement point", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5540", "S014" } }
  impulse(game, "soviet", 4)
  expect(game:decision().id, "assault.define")
  game:setPiece("S014", { mp_spent = 37 })
  game:act("target", { space = "5440" })
  game:refuse("join", { piece = "S014" }, "6.B.3")
  game:act("join", { piece = "S013" })
  game:act("declare")
  expect(game:piece("S013").props.mp_spent, 12)
  expect(game:piece("S013").props.assault, "5440")
end)

test("WD-101, WD-102: Soviet assaults need three points or the last ones, German ones do not", function()
  local stacks = { { "5440", "G001" }, { "5439", "S013" } }
  local game = field(stacks)
  impulse(game, "soviet", 2)
  expectTrue(game:decision().id ~= "assault.define")
  game:decide("assault.define", "soviet")
  expect(game:decision() == nil or #game:actions("target"), 0)
  game:refuse("target", { space = "5440" }, "5.5")
  game = field(stacks)
  impulse(game, "soviet", 3)
  expect(game:decision().id, "assault.define")
  game = field(stacks)
  game:setVars{ soviet_mp = 2 }
  impulse(game, "soviet", 2)
  expect(game:decision().id, "assault.define", "all that were left")
  game = field{ { "5440", "S013" }, { "5439", "G001" } }
  impulse(game, "german", 1)
  expect(game:decision().id, "assault.define")
end)

test("WD-020, WD-021, WD-363, WD-364: units of several hexes join, and the odds follow", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5540", "S014", "S018" } }
  impulse(game, "soviet")
  game:act("target", { space = "5440" })
  local asked = game:decision()
  expect({ asked.id, asked.ask, asked.target, asked.main, asked.back }, { "assault.units", "attack", "5440", "declare", "cancel" })
  game:act("join", { piece = "S013" })
  game:act("join", { piece = "S018" })
  expect(game:decision().chosen, { "S013", "S018" })
  expect(game:query("odds", { attackers = { "S013", "S018" }, space = "5440" }).attack.total, 44)
  game:undo()
  expect(game:decision().chosen, { "S013" }, "undo takes a unit out again")
  game:act("all")
  game:act("declare")
  expect(game:piece("S014").props.assault, "5440")
end)

test("WD-023: a unit takes part in one assault only", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013", "S018" }, { "5339", "G002" } }
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  game:act("target", { space = "5339" })
  game:refuse("join", { piece = "S013" }, "5.2")
  expectTrue(game:offers("join", { piece = "S018" }))
end)

test("WD-025, WD-026: declared targets are marked", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013", "S018" }, { "5339", "G002" } }
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  expect(game:decision().marked, { "5440" })
  expect(#game:actions("target"), 2, "the other, and more units for the first")
end)

test("WD-334: units that were forced into a stack do not assault", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013", "S018" } }
  impulse(game, "soviet")
  game:setPiece("S018", { forced = true })
  game:act("target", { space = "5440" })
  game:refuse("join", { piece = "S018" }, "25.C")
  expectTrue(game:offers("join", { piece = "S013" }))
end)

test("WD-195: nobody assaults into ground that he can't enter; tanks go along the road", function()
  local game = field{ { "0938", "S013" }, { "0937", "G001", "G095" } }
  impulse(game, "german")
  game:act("target", { space = "0938" })
  game:refuse("join", { piece = "G095" }, "12.A")
  expectTrue(game:offers("join", { piece = "G001" }))
  game = field{ { "0938", "S013" }, { "0937", "G095" }, { "5440", "S014" }, { "5439", "G001" } }
  impulse(game, "german")
  game:refuse("target", { space = "0938" }, "6.B.3")
  game = field{ { "1812", "S013" }, { "1813", "G093" }, { "1912", "G095" } }
  expect({ ground("1812").terrain, between("1813", "1812").ways[1], between("1912", "1812").ways[1] }, { "forest", "road", nil })
  impulse(game, "german")
  game:act("target", { space = "1812" })
  expectTrue(game:offers("join", { piece = "G093" }), "along the road")
  game:refuse("join", { piece = "G095" }, "12.A")
end)

test("WD-232, WD-239, WD-251: an assault takes a supply point of the units' pool", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5336", "G002" }, { "5337", "S014" } }
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  declare(game, "5336", { "S014" })
  expect(game:var("soviet_supply"), 8, "one for all of them")
  game = field{ { "5440", "G001" }, { "5439", "S013" } }
  impulse(game, "soviet")
  game:setVars{ soviet_supply = 0 }
  game:refuse("target", { space = "5440" }, "15.A")
end)

test("WD-251: the garrison of the city assaults with the city's points only", function()
  local game = field{ { "2318", "G001" }, { "2217", "S013" }, { "2117", "G002" } }
  impulse(game, "german")
  game:setVars{ city_supply = 0, german_supply = 5 }
  game:act("target", { space = "2217" })
  game:refuse("join", { piece = "G001" }, "15.A")
  expectTrue(game:offers("join", { piece = "G002" }))
end)

test("WD-088, WD-394: who attacks a hex looks into it, and only then", function()
  local game = field{ { "5440", "G001", "G002" }, { "5439", "S013" }, { "5442", "G003", "G004" } }
  impulse(game, "soviet")
  local function seen(id)
    for __, piece in ipairs(game:view("soviet").pieces) do
      if piece.id == id then return true end
    end
    return false
  end
  expect({ seen("G001"), seen("G002") }, { false, true }, "only the top counter")
  game:act("target", { space = "5440" })
  expect({ seen("G001"), seen("G002") }, { true, true })
  expect(seen("G003"), false)
  game:act("cancel")
  game:playUntil(function() return game:decision().id == "impulse.points" end, { "done" })
  expect(seen("G001"), false, "until the impulse is over")
end)

test("WD-088: a stack that has been looked into can be called off, but not for ever", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" } }
  impulse(game, "soviet")
  for __ = 1, 3 do
    game:act("target", { space = "5440" })
    if game:decision().id == "assault.units" then game:act("cancel") end
  end
  expectTrue(game:decision().id ~= "assault.define", "three times are enough, and nothing else is left to do")
end)

test("WD-401: targets are fixed before the barrage", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5436", "S177" } }
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet")
  game:act("done")
  expect(game:decision().id, "barrage.target")
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S177" })
  game:dice(6)
  game:act("fire")
  expectTrue(game:decision().id ~= "assault.define", "no assault can be declared afterwards")
end)

test("WD-401: with the option assaults may follow the barrages", function()
  local game = field({ { "5440", "G001" }, { "5439", "S013" }, { "5436", "S177" } }, { options = { late_definition = true } })
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet")
  game:act("done")
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S177" })
  game:dice(6)
  game:act("fire")
  expect(game:decision().id, "assault.define")
  declare(game, "5440", { "S013" })
  toDefence(game)
  expect(game:decision().id, "defence.hex")
end)

test("WD-099, WD-100, WD-035, WD-365: the defender fires first, in all hexes, in his order", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5336", "G002" }, { "5335", "S014" } }
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  declare(game, "5336", { "S014" })
  toDefence(game)
  expect({ game:phase(), game:decision().id, game:decision().side }, { "defence", "defence.hex", "german" })
  expect(game:decision().marked, { "5440", "5336" })
  game:act("defend", { space = "5336" })
  game:dice(6, 1)
  game:act("fire")
  expect(game:decision().marked, { "5440" })
  game:refuse("defend", { space = "5336" }, "5.4")
  game:dice(6, 1)
  game:act("rest")
  expect({ game:phase(), game:decision().id, game:decision().side }, { "assault", "assault.hex", "soviet" })
end)

test("WD-037, WD-038, WD-370, WD-371, WD-372: assaults are planned, then resolved hex by hex", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" }, { "5336", "G002" }, { "5335", "S014" } }
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  declare(game, "5336", { "S014" })
  for __, piece in ipairs{ "G001", "G002" } do game:setPiece(piece, { failed = "barrage" }) end
  toDefence(game)
  game:act("rest")
  expect(#game:actions("plan"), 2)
  game:act("plan", { space = "5440" })
  game:act("aim", { piece = "G001", value = 4 })
  game:act("fire")
  expect(game:piece("G001").steps, 4, "nothing is fired yet")
  expect(#game:actions("plan"), 1)
  expect(#game:actions("resolve"), 2)
  game:dice(6, 1)
  game:act("resolve", { space = "5336" })
  expect(#game:actions("plan"), 0, "once resolving has begun, nothing is planned any more")
  game:refuse("plan", { space = "5440" }, "25.K")
  game:dice(6, 1)
  local events = game:act("resolve", { space = "5440" })
  expectTrue(says(events, "is fired on at 5:1, 32 against 6: die 6"), "the plan, and the rest on top of it")
end)

test("WD-019, WD-017, WD-018: the battle panel knows both forces and who fires", function()
  local game = field{ { "5440", "G001", "G036" }, { "5439", "S120", "S123" } }
  impulse(game, "soviet")
  declare(game, "5440", { "S120", "S123" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  local battle = game:query("battle")
  expect({ battle.space, battle.fires, #battle.sides[1].units, #battle.sides[2].units }, { "5440", "german", 2, 2 })
  expect(battle.text, "Conventional fire 20, anti-tank fire 10")
  game:act("propose")
  expectTrue(#game:query("battle").outcomes > 0)
  expect(game:query("battle", nil, "soviet"), nil, "the other side does not learn what is aimed")
end)

test("WD-047, WD-394: the odds against an unknown stack are a range", function()
  local game = field{ { "5440", "G001", "G002" }, { "5439", "S013" } }
  impulse(game, "soviet")
  local answer = game:query("odds", { attackers = { "S013" }, space = "5440" }, "soviet")
  expect({ answer.defence.hidden, answer.outcomes }, { 1, nil })
  expect(answer.range, { "2:1", "3:1" })
  answer = game:query("odds", { attackers = { "S013" }, space = "5440" })
  expect({ answer.defence.total, answer.column }, { 12, "2:1" })
end)

test("WD-084, WD-024: a whole brigade assaults at once", function()
  local brigade = { "S120", "S121", "S122", "S123", "S124", "S125", "S126", "S127" }
  local game = field{ { "5440", "G001" }, { "5439", table.unpack(brigade) } }
  impulse(game, "soviet")
  game:act("target", { space = "5440" })
  game:act("all")
  expect(#game:decision().chosen, 8)
end)

test("WD-323, WD-418: what the rules forbid is refused with its rule and changes nothing", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013", "S018" } }
  impulse(game, "soviet")
  game:act("target", { space = "5440" })
  local before = game:hash()
  for piece, rule in pairs{ G001 = "5.2", S014 = "5.2", S177 = "5.2" } do
    expectTrue(#game:refuse("join", { piece = piece }, rule) > 0, "with a reason")
  end
  game:refuse("declare", {}, "5.2")
  expect(game:hash(), before)
end)

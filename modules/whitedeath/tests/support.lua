-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.A: artillery support.

local fights = require "tests/fights"

local field, impulse, declare, toDefence, assault = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.assault

---A rifle division assaults 5440 from 5439; its guns and others stand behind.
local function planning(stacks, attackers, deployed)
  local game = field(stacks)
  for __, piece in ipairs{ "S016", "S010", "S177", "S083" } do game:setPiece(piece, { deployed = false }) end
  for __, piece in ipairs(deployed) do game:setPiece(piece, { deployed = true }) end
  impulse(game, "soviet")
  assault(game, "5440", attackers, { "G001" })
  game:act("plan", { space = "5440" })
  return game
end

---A German stack in 1416, near a road, is assaulted from the north; guns stand behind it.
local function defending(stacks, deployed, setup)
  local game = field{ { "1415", "S013" }, table.unpack(stacks) }
  game:setPiece("G016", { deployed = false })
  for __, piece in ipairs(deployed) do game:setPiece(piece, { deployed = true }) end
  if setup then setup(game) end
  impulse(game, "soviet")
  declare(game, "1416", { "S013" })
  toDefence(game)
  game:act("defend", { space = "1416" })
  return game
end

local function label(game, verb, piece)
  for __, action in ipairs(game:actions(verb)) do
    if action.piece == piece then return action.label end
  end
  return nil
end

local base = { { "5440", "G001" }, { "5439", "S013" } }

local function with(...)
  local list = { table.unpack(base) }
  for __, stack in ipairs{ ... } do list[#list + 1] = stack end
  return list
end

test("WD-159: whatever has range and barrage is artillery", function()
  local game = newGame{ scenario = "campaign" }
  for __, piece in ipairs(game:view("*").pieces) do
    local props = piece.props
    expect(props.artillery, props.range > 0 and props.barrage > 0, piece.id)
  end
  expect(game:piece("G010").props.artillery, true, "infantry guns, too")
end)

test("WD-160, WD-161, WD-166, WD-169, WD-400: deployed guns add support factor by strength to the assault, and it is spent like other fire", function()
  local game = planning(with{ "5437", "S016" }, { "S013" }, { "S016" })
  expect(game:decision().id, "assault.support")
  game:setPiece("S016", { steps = 4 })
  expect(label(game, "support", "S016"), "923rd Artillery, 357th Division supports with 12")
  game:act("support", { piece = "S016" })
  game:act("done")
  expect(game:decision().max, 44, "32 and 12")
  expectTrue(game:offers("aim", { piece = "G001", value = 8 }), "6:1 with the guns")
  game = planning(with{ "5437", "S016" }, { "S013" }, {})
  expect(game:decision().id, "assault.fire", "guns that are not deployed are not asked for")
  game:decide("assault.support", "soviet", { target = "5440", hq = "357" })
  game:refuse("support", { piece = "S016" }, "6.B.2")
end)

test("WD-163, WD-185: Soviet guns support their own division or brigade only", function()
  local game = planning(with({ "5437", "S016" }, { "5438", "S010" }), { "S013" }, { "S016", "S010" })
  expect(#game:actions("support"), 1)
  game:refuse("support", { piece = "S010" }, "11.A.1")
end)

test("WD-164: army artillery has no support factor", function()
  local game = planning(with({ "5437", "S016" }, { "5438", "S177" }), { "S013" }, { "S016", "S177" })
  game:refuse("support", { piece = "S177" }, "11.A.1")
  for __, piece in ipairs{ "S177", "S178", "S179", "S180", "S181", "S182" } do expect(game:piece(piece).props.support, 0) end
end)

test("WD-165: of several formations one is the headquarters, and only its guns support", function()
  local game = planning(with({ "5540", "S079" }, { "5438", "S083" }, { "5437", "S016" }), { "S013", "S079" }, { "S083", "S016" })
  expect(game:decision().id, "assault.headquarters")
  game:act("headquarters", { piece = "S013" })
  expect(label(game, "support", "S083"), nil)
  game:refuse("support", { piece = "S083" }, "11.A.1")
  expectTrue(game:offers("support", { piece = "S016" }))
  game:undo()
  game:act("headquarters", { piece = "S079" })
  expectTrue(game:offers("support", { piece = "S083" }))
  game:refuse("support", { piece = "S016" }, "11.A.1")
end)

test("WD-165: Germans choose a headquarters as well, but all their guns support", function()
  local game = field{ { "5440", "S013" }, { "5439", "G001" }, { "5540", "G028" }, { "5437", "G016", "G034" } }
  for __, piece in ipairs{ "G016", "G034" } do game:setPiece(piece, { deployed = true }) end
  impulse(game, "german")
  assault(game, "5440", { "G001", "G028" }, { "S013" })
  game:act("plan", { space = "5440" })
  game:act("headquarters", { piece = "G028" })
  expect(#game:actions("support"), 2)
end)

test("WD-167, WD-168: within the range, and half beyond half of it", function()
  local game = planning(with{ "5436", "S016" }, { "S013" }, { "S016" })
  expect(label(game, "support", "S016"), "923rd Artillery, 357th Division supports with 15", "3 of 7 hexes")
  game = planning(with{ "5435", "S016" }, { "S013" }, { "S016" })
  expect(label(game, "support", "S016"), "923rd Artillery, 357th Division supports with 7.5", "4 of 7 hexes")
  game = planning(with({ "5431", "S016" }, { "5437", "S022" }), { "S013" }, { "S016" })
  expect(game:decision().id, "assault.fire", "8 hexes")
  game:decide("assault.support", "soviet", { target = "5440", hq = "357" })
  game:refuse("support", { piece = "S016" }, "11.A.2")
end)

test("WD-168: a range of 8 is full at 4 hexes and half at 5", function()
  for distance, value in pairs{ [4] = "15", [5] = "7.5" } do
    local game = defending({ { "1416", "G001" }, { ("14%02d"):format(16 + distance), "G019" } }, { "G019" })
    game:act("intensity", { value = "german" })
    expect(label(game, "support", "G019"), "IV/183 Artillery, 83rd Infantry supports with " .. value)
  end
end)

test("WD-237, WD-238, WD-366: in defence support counts 1 without a supply point, and in full with it", function()
  local game = defending({ { "1416", "G001" }, { "1418", "G016" } }, { "G016" }, function(game) game:setPiece("G016", { steps = 3 }) end)
  expect(game:decision().id, "defence.support")
  expect(label(game, "support", "G016"), "I/183 Artillery, 83rd Infantry supports with 3")
  game:act("intensity", { value = "german" })
  expect(game:var("german_supply"), 8)
  expect(label(game, "support", "G016"), "I/183 Artillery, 83rd Infantry supports with 12")
  game:refuse("intensity", { value = "german" }, "15.A.4")
  game:act("support", { piece = "G016" })
  game:act("done")
  expect(game:decision().max, 32, "20 and 12")
end)

test("WD-366, WD-239: without a point in the pool only low intensity is offered", function()
  local game = field{ { "1416", "G001" }, { "1415", "S013" }, { "1418", "G016" } }
  game:setPiece("G016", { deployed = true })
  impulse(game, "soviet")
  game:setVars{ german_supply = 0 }
  declare(game, "1416", { "S013" })
  toDefence(game)
  game:act("defend", { space = "1416" })
  expect(#game:actions("intensity"), 0)
  game:refuse("intensity", { value = "german" }, "15.A")
end)

test("WD-237: one point serves all hexes of the impulse", function()
  local game = field{ { "1416", "G001" }, { "1415", "S013" }, { "1418", "G016" }, { "1012", "G002" }, { "1011", "S014" }, { "1014", "G017" } }
  for __, piece in ipairs{ "G016", "G017" } do game:setPiece(piece, { deployed = true }) end
  impulse(game, "soviet")
  declare(game, "1416", { "S013" })
  declare(game, "1012", { "S014" })
  toDefence(game)
  game:act("defend", { space = "1416" })
  game:act("intensity", { value = "german" })
  game:act("done")
  game:dice(6, 1)
  game:act("fire")
  game:act("defend", { space = "1012" })
  expect(#game:actions("intensity"), 0)
  expect(label(game, "support", "G017"), "II/183 Artillery, 83rd Infantry supports with 12")
  expect(game:var("german_supply"), 8)
end)

test("WD-162: guns that support fire in no other way in that phase, and the other way round", function()
  local game = defending({ { "1416", "G001", "G016" } }, { "G016" })
  game:act("support", { piece = "G016" })
  game:act("done")
  expect(game:decision().max, 23, "20 and 3 of support, not the 3 of the guns' own")
  game = defending({ { "1416", "G001", "G016" } }, { "G016" })
  game:act("done")
  expect(game:decision().max, 23, "or 20 and 3 of their own")
  game:dice(6, 1)
  game:act("fire")
  expectTrue(game:piece("G016").props.fired ~= "support")
end)

test("WD-214, WD-162: guns shaken by a barrage do not support", function()
  local game = defending({ { "1416", "G001" }, { "1418", "G016" } }, { "G016" }, function(game) game:setPiece("G016", { failed = "barrage" }) end)
  expect(game:decision().id, "defence.fire")
  game:decide("defence.support", "german", { target = "1416", hq = "83INF" })
  game:refuse("support", { piece = "G016" }, "14.B.1")
end)

test("WD-243: guns without supply support with 1", function()
  local game = field{ { "5440", "G001", "G016" }, { "5439", "S013" }, { "5541", "S014" }, { "5341", "S019" } }
  game:setPiece("G016", { deployed = true })
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  expect(game:query("trace", { piece = "G016" }), nil, "the enemy's zones are all around")
  game:act("intensity", { value = "german" })
  expect(label(game, "support", "G016"), "I/183 Artillery, 83rd Infantry supports with 3")
end)

test("WD-111, WD-113: concentrated guns fire directly in defence, without a movement point", function()
  local game = defending({ { "1416", "G016" } }, {})
  expect(game:decision().max, 3, "1 by 3")
end)

test("WD-162: guns that have fired in defence of their own hex support no other in that phase", function()
  local game = field{ { "1416", "G001", "G016" }, { "1415", "S013" }, { "1419", "G002" }, { "1420", "S014" } }
  game:setPiece("G016", { deployed = true })
  impulse(game, "soviet")
  declare(game, "1416", { "S013" })
  declare(game, "1419", { "S014" })
  toDefence(game)
  game:act("defend", { space = "1416" })
  game:act("done")
  game:dice(6, 1)
  game:act("fire")
  game:act("defend", { space = "1419" })
  expect(game:decision().id, "defence.fire", "no gun is left")
  game:decide("defence.support", "german", { target = "1419", hq = "83INF" })
  game:refuse("support", { piece = "G016" }, "11.A.1")
  expect(game:piece("G001").props.fired, "", "others are not marked")
end)

test("WD-029, WD-367: while guns are chosen the panel has their fire, not the odds of the assault", function()
  local game = defending({ { "1416", "G001" }, { "1418", "G016" } }, { "G016" })
  expect(game:decision().id, "defence.support")
  expect(game:query("odds", { space = "1416" }), nil)
  game:act("done")
  expectTrue(game:query("odds", { space = "1416" }), "the plan has them again")
end)

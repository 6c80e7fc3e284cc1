-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.C.3 and 26.E: sharing out the fire.

local fights = require "tests/fights"

local field, impulse, declare, toDefence, told, says = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.told, fights.says

---Soviet units assault the defenders of 5440, who are about to fire.
local function defending(defenders, ...)
  local stacks, attackers = { { "5440", table.unpack(defenders) } }, {}
  for __, stack in ipairs{ ... } do
    stacks[#stacks + 1] = stack
    for i = 2, #stack do attackers[#attackers + 1] = stack[i] end
  end
  local game = impulse(field(stacks), "soviet")
  declare(game, "5440", attackers)
  toDefence(game)
  game:act("defend", { space = "5440" })
  return game
end

local function columnOf(game, piece) return game:piece(piece).props.aim end

test("WD-031, WD-136: the fire of a hex is pooled and split freely", function()
  local game = defending({ "G001", "G002" }, { "5439", "S013" }, { "5540", "S014" })
  expect(game:decision().max, 40)
  game:act("aim", { piece = "S013", value = 7 })
  expect(game:decision().used, 30, "5:1 against 6")
  expectTrue(game:offers("aim", { piece = "S014", value = 3 }), "10 left: 1:1")
  game:refuse("aim", { piece = "S014", value = 4 }, "9.C.3")
  game:act("aim", { piece = "S014", value = 3 })
  expect(game:decision().used, 36)
end)

test("WD-032, WD-369: odds, costs and the highest column are shown; at most ten choices for a target", function()
  local game = defending({ "G001", "G002", "G003" }, { "5439", "S013" })
  local actions = game:actions("aim")
  expect(#actions, 10)
  expect(actions[4].label, "1188th Rifle, 357th Division at 2:1, for conventional fire of 12")
  expect(actions[10].value, 10, "10:1 is the last column: more would be wasted")
  game = defending({ "G001", "G002" }, { "5439", "S013" })
  game:setPiece("G002", { steps = 2 })
  game:act("aim", { piece = "S013", value = 4 })
  expect({ game:decision().max, game:decision().used }, { 30, 12 }, "12 of the 30 against 6 are 2:1, 18 are left")
  expect(game:decision().ask, "allocate")
end)

test("WD-033: fire that was aimed can be taken back", function()
  local game = defending({ "G001" }, { "5439", "S013" }, { "5540", "S014" })
  game:act("aim", { piece = "S013", value = 5 })
  expect(game:decision().used, 18)
  game:act("clear")
  expect({ game:decision().used, columnOf(game, "S013") }, { 0, 0 })
  expectTrue(game:offers("aim", { piece = "S014", value = 5 }))
end)

test("WD-033: the fire on one target can be lowered, but not below that on the weapons beside it", function()
  local game = defending({ "G001", "G002", "G003" }, { "5439", "S079", "S083" }, { "5540", "S014" })
  game:act("aim", { piece = "S079", value = 5 })
  game:act("aim", { piece = "S083", value = 4 })
  expectTrue(game:offers("aim", { piece = "S079", value = 4 }))
  game:refuse("aim", { piece = "S079", value = 3 }, "9.C.3")
  game:refuse("aim", { piece = "S079", value = 5 }, "9.C.3")
  game:act("aim", { piece = "S083", value = 0 })
  expect({ columnOf(game, "S083"), game:piece("S083").props.aim_rank }, { 0, 0 }, "as if it had never been chosen")
  game:act("aim", { piece = "S079", value = 2 })
  expect(columnOf(game, "S079"), 2)
  for i = 1, 10 do game:act("aim", { piece = "S079", value = i % 2 == 0 and 2 or 1 }) end
  for i = 1, 10 do game:act("aim", { piece = "S079", value = i % 2 == 0 and 2 or 1 }) end
  game:refuse("aim", { piece = "S079", value = 1 }, "9.C.3")
end)

test("WD-032, WD-034: what the window shows of the shares", function()
  local game = defending({ "G001", "G002" }, { "5439", "S013" }, { "5540", "S014" })
  game:act("aim", { piece = "S013", value = 7 })
  local answer = game:query("shares")
  expect(answer.pools, { { text = "Conventional fire", total = 40, left = 10 } })
  local share = answer.targets[1]
  expect({ share.piece, share.value, share.given, share.pool, share.text }, { "S013", 7, 30, 1, "Personnel, defence 6" })
  expect({ share.columns[3].text, share.columns[3].value, share.columns[3].cost }, { "1:1", 3, 6 })
  expect(answer.targets[2].outcomes, nil, "nothing is aimed at it")
  local sum, all = 0, 0
  for __, one in ipairs(share.outcomes) do sum = sum + one.chance end
  for __, one in ipairs(answer.outcomes) do all = all + one.chance end
  expectTrue(math.abs(sum - 1) < 0.001 and math.abs(all - 1) < 0.001)
  expect(answer.proposals[1].verb, "propose")
  expectTrue(answer.proposals[1].text:find("5:1, 1:1", 1, true))
  game:act("propose")
  expect({ columnOf(game, "S013"), columnOf(game, "S014") }, { 7, 3 }, "what was proposed")
  game:act("fire")
  expect(game:query("shares"), nil)
end)

test("WD-137: nobody is fired on twice in a phase", function()
  local game = impulse(field{ { "5440", "G001" }, { "5439", "S013" }, { "5444", "G002" }, { "5443", "S014" } }, "soviet")
  declare(game, "5440", { "S013" })
  declare(game, "5444", { "S014" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  game:act("aim", { piece = "S013", value = 3 })
  game:refuse("aim", { piece = "S013", value = 3 }, "9.C.3")
  game:dice(6, 1)
  game:act("fire")
  expect(game:piece("S013").props.shot, true)
  game:decide("defence.fire", "german", { target = "5440" })
  game:refuse("aim", { piece = "S013", value = 3 }, "9.C.3")
end)

test("WD-138, WD-139: weapons are screened by the personnel of their hex", function()
  local game = defending({ "G001", "G002", "G003" }, { "5439", "S079", "S080", "S083" }, { "5540", "S017" })
  game:refuse("aim", { piece = "S083", value = 1 }, "9.C.3")
  game:act("aim", { piece = "S079", value = 5 })
  game:refuse("aim", { piece = "S083", value = 1 }, "9.C.3")
  game:act("aim", { piece = "S080", value = 4 })
  game:refuse("aim", { piece = "S083", value = 5 }, "9.C.3")
  expectTrue(game:offers("aim", { piece = "S083", value = 4 }), "at 2:1 like the weaker personnel")
  expectTrue(game:offers("aim", { piece = "S017", value = 5 }), "guns without personnel in their hex")
end)

test("WD-034, WD-039, WD-390: without a word the program shares all of it out", function()
  local game = defending({ "G001", "G002" }, { "5439", "S013" }, { "5540", "S014" })
  game:act("propose")
  expectTrue(columnOf(game, "S013") > 0 and columnOf(game, "S014") > 0)
  expectTrue(game:decision().used >= 36, "next to nothing is left over")
  local again = defending({ "G001", "G002" }, { "5439", "S013" }, { "5540", "S014" })
  again:dice(6, 1, 6, 1)
  local events = again:act("fire")
  expectTrue(says(events, "1188th Rifle, 357th Division is fired on") and says(events, "1190th Rifle, 357th Division is fired on"))
end)

test("WD-392: what the player leaves over is shared out within the limits", function()
  local game = defending({ "G001", "G002" }, { "5439", "S013", "S017" })
  game:setPiece("G002", { steps = 2 })
  game:act("aim", { piece = "S013", value = 5 })
  expect(game:decision().max - game:decision().used, 12, "30, of which 18 are aimed")
  game:act("propose")
  expect(columnOf(game, "S013"), 5)
  expect(columnOf(game, "S017"), 4, "10 of the 12 at the guns, at 2:1")
end)

test("WD-391: the program never commits artillery", function()
  local game = impulse(field{ { "5440", "G001" }, { "5342", "G016" }, { "5439", "S013" } }, "soviet")
  game:setPiece("G016", { deployed = true })
  declare(game, "5440", { "S013" })
  toDefence(game)
  game:dice(6, 1)
  local events = game:act("rest")
  expectTrue(says(events, "20 against 6"), "no more than the battalion itself")
  expect(game:piece("G016").props.fired, "")
end)

test("WD-036: whoever goes on lets the rest of the defensive fire happen by itself", function()
  local game = impulse(field{ { "5440", "G001" }, { "5439", "S013" }, { "5444", "G002" }, { "5443", "S014" } }, "soviet")
  declare(game, "5440", { "S013" })
  declare(game, "5444", { "S014" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  game:dice(6, 1)
  game:act("fire")
  expect(#game:actions("defend"), 1, "one is still to do")
  game:dice(6, 1)
  local events = game:act("rest")
  expectTrue(says(events, "Defensive fire from 5444."))
  expect(game:decision().id, "assault.hex")
end)

test("WD-028, WD-029, WD-030, WD-367, WD-368: headquarters and guns come first, then the fire is shared out", function()
  local game = impulse(field{ { "5440", "G001", "G028" }, { "5342", "G016" }, { "5439", "S013" } }, "soviet")
  game:setPiece("G016", { deployed = true })
  declare(game, "5440", { "S013" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  expect(game:decision().id, "defence.headquarters")
  game:act("headquarters", { piece = "G028" })
  expect(game:decision().id, "defence.support")
  game:act("support", { piece = "G016" })
  game:act("done")
  expect(game:decision().id, "defence.fire")
  game:undo()
  game:undo()
  game:undo()
  expect(game:decision().id, "defence.headquarters", "another one can be tried")
end)

test("WD-141, WD-207: targets are fired on in the order in which they were chosen", function()
  local game = defending({ "G001", "G002" }, { "5439", "S013" }, { "5540", "S014" })
  game:act("aim", { piece = "S014", value = 3 })
  game:act("aim", { piece = "S013", value = 3 })
  game:act("aim", { piece = "S014", value = 4 })
  game:dice(6, 1, 6, 1)
  local lines, order = told(game:act("fire")), {}
  for __, line in ipairs(lines) do
    if line:find("is fired on", 1, true) then order[#order + 1] = line:sub(1, 4) end
  end
  expect(order, { "1190", "1188" })
  expect({ game:piece("S013").props.aim_rank, game:piece("S014").props.aim_rank }, { 0, 0 }, "and then it is forgotten")
end)

test("WD-034, WD-390: what the program proposes", function()
  local function proposed(defenders)
    local game = defending(defenders, { "5439", "S013" }, { "5540", "S014" }, { "5340", "S018" })
    game:act("propose")
    return { columnOf(game, "S013"), columnOf(game, "S014"), columnOf(game, "S018") }
  end
  expect(proposed{ "G001" }, { 3, 3, 3 }, "20 against three times 6: 1:1 each")
  expect(proposed{ "G001", "G002" }, { 6, 3, 3 }, "40: one of them at 4:1")
  local game
  game = defending({ "G001" }, { "5439", "S079", "S083" })
  game:act("propose")
  expectTrue(columnOf(game, "S079") >= columnOf(game, "S083"), "guns never before their personnel")
  expectTrue(columnOf(game, "S083") > 0, "but nothing is wasted")
end)

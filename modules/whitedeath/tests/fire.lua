-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 9: conventional fire, and the ground that bears on it (12, 21.A).

local fights = require "tests/fights"

local field, impulse, declare, toDefence, assault, told, says = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.assault, fights.told, fights.says

local function odds(game, target, pieces)
  return game:query("odds", { attackers = pieces, space = target })
end

---Two German battalions that, with one in 5440, cut 5540 and its neighbours off.
local ring = { { "5638", "G004" }, { "5641", "G005" } }

---The assault on a battalion in 5440 by a full rifle regiment, 5:1.
local function hit(strength, dice)
  local game = impulse(field{ { "5440", "G001" }, { "5439", "S013" } }, "soviet")
  game:setPiece("G001", { steps = strength })
  assault(game, "5440", { "S013" }, { "G001" })
  game:dice(table.unpack(dice))
  return game, game:act("resolve", { space = "5440" })
end

test("WD-133: fire is the factor times the strength left", function()
  local game = field{ { "5440", "G001" }, { "5439", "S013" } }
  game:setPiece("S013", { steps = 6 })
  expect(odds(game, "5440", { "S013" }).attack.total, 24, "4 by 6")
  game:place("5540", "S001")
  expect(odds(game, "5440", { "S013", "S001" }).attack.total, 64, "and 5 by 8: all is added")
end)

test("WD-134, WD-135: the defence depends on class and ground, that of AFVs on the vehicle", function()
  local game = field{ { "5440", "S013", "S005", "S004", "S123" }, { "5439", "G001" } }
  local answer = odds(game, "5440", { "G001" })
  expect({ answer.defence.units[1].value, answer.defence.units[2].value, answer.defence.units[3].value }, { 6, 5, 4 }, "P, L and H in the clear")
  expect(#answer.defence.units, 3, "no conventional fire at tanks")
  expect(tables.defence.values.forest, { P = 10, L = 8, H = 6 })
  game = field{ { "5440", "S123" }, { "5439", "G095" } }
  expect(odds(game, "5440", { "G095" }).defence.units[1].value, 4, "a T-34")
end)

test("WD-194: of several kinds of ground the best counts", function()
  local game = field{ { "2417", "S013" }, { "2416", "G001" } }
  expect(ground("2417").terrain, "town")
  expect(odds(game, "2417", { "G001" }).defence.total, 12, "river and town")
end)

test("WD-140: fractions of the odds are rounded in favour of the target", function()
  local game = field{ { "0938", "G001" }, { "0937", "S013", "S006" }, { "1037", "S001" } }
  expect(ground("0938").terrain, "forest")
  game:setPiece("S013", { steps = 6 })
  game:setPiece("S001", { steps = 1 })
  local answer = odds(game, "0938", { "S013", "S001" })
  expect({ answer.attack.total, answer.defence.total, answer.column }, { 29, 10, "2:1" })
  game = field{ { "5440", "G001" }, { "5439", "S013" } }
  game:setPiece("S013", { steps = 3 })
  expect(odds(game, "5440", { "S013" }).column, "2:1", "12 against 6")
end)

test("WD-140, WD-245, WD-393: isolation halves, and halves are kept", function()
  local game = field{ { "5440", "G001" }, { "5540", "S013", "S006" }, table.unpack(ring) }
  game:setPiece("S013", { steps = 3 })
  game:setPiece("S006", { steps = 1 })
  local answer = odds(game, "5440", { "S013", "S006" })
  expect(answer.attack.units[1].factors, { { value = 0.5, text = "isolated", rule = "15.C" } })
  expect({ answer.attack.total, answer.column }, { 9, "1:1" }, "half of 12 and half of 6")
  game:place("5540", "S001")
  game:setPiece("S001", { steps = 3 })
  game:setPiece("S013", { steps = 2 })
  answer = odds(game, "5440", { "S013", "S001" })
  expect({ answer.attack.total, answer.column }, { 11.5, "1:1" })
  answer = odds(game, "5440", { "S001" })
  expect({ answer.attack.total, answer.column }, { 7.5, "1:1" }, "factor 5, strength 3")
end)

test("WD-129: a factor with an asterisk fires in defence only", function()
  local game = impulse(field{ { "5440", "G001" }, { "5439", "S005", "S013" }, { "5339", "G036" }, { "5340", "S187" } }, "soviet")
  expect(odds(game, "5440", { "S005" }).attack.total, 0)
  expect(odds(game, "5440", { "S005", "S013" }).attack.total, 32)
  game = impulse(field{ { "5440", "G036" }, { "5439", "S013" } }, "soviet")
  declare(game, "5440", { "S013" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  expect(game:decision().max, 4, "2 by 2")
end)

test("WD-022, WD-128: all units in the hex defend; only those that were chosen assault", function()
  local game = impulse(field{ { "5440", "G001", "G002" }, { "5439", "S013", "S018" } }, "soviet")
  declare(game, "5440", { "S013" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  expect(game:decision().max, 40, "two battalions of 20")
  game:refuse("aim", { piece = "S018", value = 1 }, "9.B")
  expectTrue(game:offers("aim", { piece = "S013", value = 1 }))
end)

test("WD-127, WD-141, WD-142: one die for each target; the number is lost and added to the check", function()
  local game = impulse(field{ { "5440", "S013", "S018" }, { "5439", "G001" }, { "5540", "G002" } }, "german")
  assault(game, "5440", { "G001", "G002" }, { "S013", "S018" })
  game:act("plan", { space = "5440" })
  game:act("aim", { piece = "S013", value = 5 })
  game:act("aim", { piece = "S018", value = 5 })
  game:act("fire")
  game:dice(1, 2, 6, 1)
  local events = game:act("resolve", { space = "5440" })
  expect(game:piece("S013").steps, 6, "MC2 on a strength of 8")
  expectTrue(says(events, "1188th Rifle, 357th Division is fired on at 3:1, 18 against 6: die 1, MC2. 2 strength points lost"))
  expectTrue(says(events, "Morale of 1188th Rifle, 357th Division is checked at +2: the fire."))
  expectTrue(says(events, "1188th Rifle, 357th Division rolls 2, with modifiers 4, against morale 4: it holds."))
  expectTrue(says(events, "Training, 357th Division is fired on at 3:1, 18 against 6: die 6, MC. Morale check."))
  expect(game:piece("S018").steps, 3)
end)

test("WD-143, WD-210: never more than half, but the whole number is added", function()
  local game, events = hit(3, { 2, 1 })
  expect(game:piece("G001").steps, 2, "strength 3: MC3 at 5:1 takes 1")
  expectTrue(says(events, "checked at +3"))
  game, events = hit(4, { 2, 1 })
  expect(game:piece("G001").steps, 2)
  expectTrue(says(events, "checked at +3"))
  game = hit(1, { 6 })
  expect(game:piece("G001").space, "lost_german", "strength 1, MC1 at 5:1")
end)

test("WD-140: example of the tables: 20 against 6 is 3:1, and a 4 is MC1", function()
  local game = impulse(field{ { "5440", "S013" }, { "5439", "G001" } }, "german")
  assault(game, "5440", { "G001" }, { "S013" })
  game:dice(4, 1)
  local events = game:act("resolve", { space = "5440" })
  expectTrue(says(events, "is fired on at 3:1, 20 against 6: die 4, MC1"))
  expect(game:piece("S013").steps, 7)
  local cells = tables.conventional.cells
  expect({ cells[1][1], cells[3][1], cells[6][3], cells[2][10], cells[6][10] }, { "MC", "", "MC", "MC5", "MC2" })
  for row = 1, 6 do
    for column = 3, 10 do expectTrue(cells[row][column] ~= "", "from 1:1 on every result is at least a check") end
  end
end)

test("WD-144, WD-207: the check comes at once, before the next target is fired on", function()
  local game = impulse(field{ { "5440", "S013", "S018" }, { "5439", "G001" }, { "5540", "G002" } }, "german")
  assault(game, "5440", { "G001", "G002" }, { "S013", "S018" })
  game:dice(1, 6, 6, 1)
  local lines = told(game:act("resolve", { space = "5440" }))
  local check, second
  for i, line in ipairs(lines) do
    if line:find("rolls 6", 1, true) then check = check or i end
    if line:find("is fired on", 1, true) then second = i end
  end
  expectTrue(check < second, "losses and check of the first unit")
end)

test("WD-132, WD-147, WD-150: tanks are targets of anti-tank fire only, and nobody else is", function()
  local game = impulse(field{ { "5440", "S123", "S120" }, { "5439", "G001" } }, "german")
  assault(game, "5440", { "G001" }, { "S123", "S120" })
  game:act("plan", { space = "5440" })
  for __, action in ipairs(game:actions("aim")) do expect(action.piece, "S120") end
  game:refuse("aim", { piece = "S123", value = 1 }, "9.B")
  game = impulse(field{ { "5440", "G036" }, { "5439", "S013", "S124" } }, "soviet")
  declare(game, "5440", { "S013", "S124" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  game:act("role", { piece = "G036", value = "antitank" })
  expectTrue(game:offers("aim", { piece = "S124", value = 4 }))
  expectTrue(not game:offers("aim", { piece = "S013", value = 1 }))
  game:refuse("aim", { piece = "S013", value = 1 }, "10.B")
end)

test("WD-130, WD-131: only those who assault the hex, and only those in it, are fired on", function()
  local game = impulse(field{ { "5440", "S013" }, { "5439", "G001", "G002" }, { "5441", "S014" } }, "german")
  declare(game, "5440", { "G001" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  game:refuse("aim", { piece = "G002", value = 1 }, "9.B")
  game:act("aim", { piece = "G001", value = 3 })
  game:dice(6, 1)
  game:act("fire")
  game:playUntil(function() return game:decision().id == "assault.hex" end, { "rest" })
  game:act("plan", { space = "5440" })
  game:refuse("aim", { piece = "S014", value = 1 }, "9.B")
  expectTrue(game:offers("aim", { piece = "S013", value = 1 }))
end)

test("WD-197: fire down a slope is doubled", function()
  local game = field{ { "0832", "S013" }, { "0833", "G001" } }
  game:setPiece("S013", { steps = 5 })
  local answer = odds(game, "0833", { "S013" })
  expect(answer.attack.units[1].factors, { { value = 2, text = "down a slope", rule = "12.B" } })
  expect(answer.attack.total, 40, "factor 4, strength 5")
  expect(odds(game, "0832", { "G001" }).attack.total, 20, "not up it")
end)

test("WD-197: in defence, only those below the slope feel it", function()
  local game = impulse(field{ { "0832", "G001" }, { "0833", "S013" }, { "0932", "S019" } }, "soviet")
  declare(game, "0832", { "S013", "S019" })
  toDefence(game)
  game:act("defend", { space = "0832" })
  expect(game:decision().max, 20)
  game:act("aim", { piece = "S013", value = 6 })
  expect(game:decision().used, 12, "4:1 against 6 takes 24, which 12 points give")
end)

test("WD-292, WD-293: engineers, commandos and sub-machine-gunners fight hand to hand in towns and forests", function()
  local game = field{ { "1324", "S013" }, { "1323", "G102" }, { "1325", "G150" } }
  expect(ground("1324").terrain, "town")
  game:setPiece("G102", { steps = 3 })
  expect(odds(game, "1324", { "G102" }).attack.total, 36, "6 by 3 into a town")
  game:setPiece("G102", { steps = 2 })
  expect(odds(game, "1324", { "G102" }).attack.units[1].factors[1], { value = 2, text = "close combat", rule = "21.A" })
  expect(odds(game, "1324", { "G150" }).attack.total, 14, "commandos")
  for __, piece in ipairs{ "S165", "S006", "S085", "G031", "G022", "G193" } do expect(game:piece(piece).props.close_combat, true, piece) end
  expect(game:piece("S013").props.close_combat, false)
  game = field{ { "5440", "S013" }, { "5439", "G102" } }
  expect(odds(game, "5440", { "G102" }).attack.total, 18, "not in the clear")
end)

test("WD-197: support is not doubled down a slope", function()
  local game = field{ { "0832", "G001" }, { "0833", "S013" }, { "0832", "G016" } }
  game:setPiece("G016", { deployed = true })
  impulse(game, "soviet")
  declare(game, "0832", { "S013" })
  toDefence(game)
  game:act("defend", { space = "0832" })
  game:act("support", { piece = "G016" })
  game:act("done")
  expect(game:decision().max, 23, "20, and 3 of support")
  local best = 0
  for __, action in ipairs(game:actions("aim")) do best = math.max(best, action.value) end
  expect(tables.conventional.columns[best], "6:1", "40 and 3 against 6")
  game:setPiece("G001", { steps = 1 })
  best = 0
  for __, action in ipairs(game:actions("aim")) do best = math.max(best, action.value) end
  expect(tables.conventional.columns[best], "2:1", "10 and 3 against 6")
end)

test("WD-134, WD-194: a stream protects better than open ground", function()
  local game = field{ { "1515", "S013", "S017" }, { "1615", "G001" } }
  expect(ground("1515").features[1], "stream")
  local answer = odds(game, "1515", { "G001" })
  expect({ answer.defence.units[1].value, answer.defence.units[2].value }, { 7, 5 })
end)

test("WD-140, WD-141: below 1:3 there is no effect, beyond 10:1 the last column counts", function()
  local game = field{ { "0938", "S013" }, { "0937", "G050" } }
  local answer = odds(game, "0938", { "G050" })
  expect({ answer.attack.total, answer.defence.total, answer.column, #answer.outcomes }, { 3, 10, nil, 0 })
  game = field{ { "5440", "G050" }, { "5439", "S013", "S012" }, { "5540", "S014" } }
  expect(odds(game, "5440", { "S013", "S012", "S014" }).column, "10:1", "76 against 6")
  expect(odds(game, "5440", { "S013", "S012" }).column, "6:1", "44 against 6 is 7:1")
end)

test("WD-293: in the clear nobody fights hand to hand, also in defence", function()
  local game = impulse(field{ { "5440", "G102" }, { "5439", "S013" } }, "soviet")
  declare(game, "5440", { "S013" })
  toDefence(game)
  game:act("defend", { space = "5440" })
  expect(game:decision().max, 18)
  game = impulse(field{ { "1324", "G102" }, { "1424", "S013" } }, "soviet")
  declare(game, "1324", { "S013" })
  toDefence(game)
  game:act("defend", { space = "1324" })
  expect(game:decision().max, 36, "in a town")
  game = impulse(field{ { "0838", "G102" }, { "0938", "S013" } }, "soviet")
  expect(ground("0838").terrain, "forest")
  declare(game, "0838", { "S013" })
  toDefence(game)
  game:act("defend", { space = "0838" })
  expect(game:decision().max, 36, "in a forest")
end)

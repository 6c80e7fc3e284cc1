-- SPDX-License-Identifier: GPL-3.0-or-later

local function field(stacks)
  local game = newGame{ clear = true }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  game:decide("desk", "blue")
  return game
end

local function attack(game, space, die)
  game:dice(die)
  game:act("attack", { space = space })
end

local function reasons(game, verb, rows)
  for __, row in ipairs(rows) do
    local text = game:refuse(verb, row[1], row[2])
    expectTrue(text:find(row[3], 1, true), text .. ": expected " .. row[3])
  end
end

test("odds as the panel shows them", function()
  local game = field{ { "0303", "B1", "BG" }, { "0404", "R1" } }
  local answer = game:query("odds", { attackers = { "B1", "BG", "B2" }, space = "0404" })
  expect(answer.attack.total, 8, "who is not on the map does not count")
  expect(answer.defence.total, 3)
  expect(answer.ratio, "2-1")
  expect(answer.column, "1-1")
  expect(answer.shifts, { { value = -1, text = "Town", rule = "1.1" } })
  expect(answer.outcomes[1].result, "DR")
  expect(answer.outcomes[1].rolls, { 5, 6 })
  expect(answer.outcomes[1].text, "The defender retreats.")
  game:setPiece("BG", { supply = "out" })
  answer = game:query("odds", { attackers = { "BG" }, space = "0404" })
  expect(answer.attack.units, { { piece = "BG", value = 2.5, factors = { { value = 0.5, text = "hungry", rule = "1.2" } } } })
  expect(answer.ratio, "1-2")
  game:setPiece("BG", { steps = 1 })
  answer = game:query("odds", { attackers = { "BG" }, space = "0404" })
  expect(answer.column, nil, "1 to 3 is below the table")
  expect(answer.ratio, nil)
  expect(answer.outcomes, {})
  expect(game:query("odds", { space = "0404" }).attack.total, 0)
end)

test("the letters of a result are told with what they mean", function()
  local game = field{ { "0304", "B1", "B2" }, { "0404", "R1" } }
  game:dice(1)
  local told
  for __, event in ipairs(game:act("attack", { space = "0404" })) do
    if event.dice then told = event.text end
  end
  expect(told, "Attack on 0404 Ford at 1-1: rolled 1, A1. The attacker loses a step.")
end)

test("losses fall on those that have steps first", function()
  local game = field{ { "0304", "B1", "B2" }, { "0404", "R1" } }
  game:setPiece("B2", { steps = 1 })
  attack(game, "0404", 1)
  expect(game:var "over", 1, "a single choice is made at once")
  expect(game:piece "B1".steps, 1)
  game = field{ { "0304", "B1", "B2" }, { "0404", "R1" }, { "0305", "B3" }, { "lost", "BG" }, { "0101", "BX" } }
  game:setPiece("B2", { steps = 1 })
  game:setPiece("B1", { supply = "out" })
  attack(game, "0404", 1)
  expect(game:decision().id, "losses")
  reasons(game, "lose", {
    { { piece = "R1" }, "1.1", "Each side" },
    { { piece = "BG" }, "1.1", "does not bear" },
    { { piece = "BX" }, "1.1", "does not bear" },
    { { piece = "B2" }, "1.1", "Another unit" },
  })
  game:act("lose", { piece = "B3" })
  expect(game:piece "B3".steps, 1)
  expect(game:decision().id, "desk")
end)

test("the last step eliminates", function()
  local game = field{ { "0304", "B1" }, { "0404", "R1" } }
  game:setPiece("B1", { steps = 1 })
  attack(game, "0404", 1)
  expect(game:stack "lost", { "B1" })
end)

test("an exchange takes from both sides, and nothing is left of the battle", function()
  local game = field{ { "0304", "B1", "B2" }, { "0404", "R1" } }
  local before = game:hash()
  attack(game, "0404", 3)
  expect(game:decision().id, "losses")
  expect(game:decision().side, "blue")
  game:act("lose", { piece = "B1" })
  expect(game:piece "R1".steps, 1)
  expect(game:decision().id, "desk")
  expect(game:var "over", 1)
  expectTrue(game:hash() ~= before)
end)

test("a retreat is led hex by hex, and the attacker advances", function()
  local game = field{ { "0404", "B1", "BG" }, { "0504", "R1" } }
  attack(game, "0504", 5)
  expect(game:decision().id, "retreat")
  expect(game:decision().side, "red")
  reasons(game, "retreat", {
    { { piece = "B1", space = "0604" }, "1.1", "Only the owner" },
    { { piece = "R2", space = "0604" }, "1.1", "not retreat" },
    { { piece = "R1", space = "0805" }, "1.1", "from hex to hex" },
    { { piece = "R1", space = "0404" }, "1.3", "enemy" },
    { { piece = "R1", space = "0505" }, "1.3", "zone of control" },
  })
  reasons(game, "stand", { { { piece = "R1" }, "1.6", "has to retreat" } })
  reasons(game, "suffer", { { { piece = "R1" }, "1.5", "still has" } })
  game:act("retreat", { piece = "R1", space = "0604" })
  reasons(game, "retreat", { { { piece = "R1", space = "0504" }, "1.2", "further away" } })
  game:act("retreat", { piece = "R1", space = "0704" })
  expect(game:decision().id, "advance")
  reasons(game, "advance", {
    { { piece = "R1" }, "1.1", "Only units" },
    { { piece = "B3" }, "1.1", "Only units" },
  })
  game:act("advance", { piece = "B1" })
  expect(game:stack "0504", { "B1" })
  game:act("advance", { piece = "BG" })
  expect(game:decision().id, "desk", "nobody is left to advance")
end)

test("a place without room keeps attackers out", function()
  local game = field{ { "0305", "B1", "BG" }, { "0306", "B2" }, { "0405", "R1" } }
  game:setPiece("R1", { steps = 1 })
  attack(game, "0405", 6)
  expect(game:decision().id, "advance")
  game:act("advance", { piece = "B1" })
  game:act("advance", { piece = "BG" })
  expect(game:decision().id, "desk")
  expect(game:var "over", 1)
end)

test("towns may be held for a step; who finds no way loses one", function()
  local game = field{ { "0304", "B1", "BG" }, { "0404", "R1" } }
  attack(game, "0404", 6)
  expect(game:decision().id, "retreat")
  game:act("stand", { piece = "R1" })
  expect(game:piece "R1".steps, 1)
  expect(game:stack "0404", { "R1" })
  game = field{ { "0103", "R1" }, { "0203", "B1", "BG" }, { "0202", "B2" } }
  attack(game, "0103", 2)
  expect(game:var "over", 1)
  expect(game:piece "R1".steps, 1, "it is cut off by zones and the edge of the map")
end)

test("stop ends the advance", function()
  local game = field{ { "0305", "B1", "BG" }, { "0405", "R1" } }
  game:setPiece("R1", { steps = 1 })
  attack(game, "0405", 5)
  expect(game:decision().id, "advance")
  game:act("stop")
  expect(game:decision().id, "desk")
  expect(game:stack "0405", {})
  expect(game:var "over", 1)
end)

test("the best of several retreats", function()
  local game = field{ { "0404", "R1" } }
  local best = game:query("best", { piece = "R1", origin = "0303" })
  expectTrue(#best > 0)
  for __, id in ipairs(best) do expectTrue(id > "0404", id) end
end)

--- Chapter 3.

---A unit in 0803 attacks one in 0804, or wherever the test says; the die shows `die`.
local function attack(die, attacker, target)
  local game = newGame{ clear = true }
  game:place(attacker[1], attacker[2])
  game:place(target[1], target[2])
  game:decide("fight", "blue")
  game:dice(die)
  game:act("attack", { piece = attacker[2], space = target[1] })
  return game
end

local function steps(game)
  return { game:piece("BL-1").steps, game:piece("RD-1").steps }
end

test("HX-002: with one step a unit is weaker, without any it is gone", function()
  local game = newGame()
  expect(game:piece("BL-1").props.attack, 3)
  game:setPiece("BL-1", { steps = 1 })
  expect(game:piece("BL-1").props.attack, 2)
  game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0804", "RD-1")
  game:setPiece("BL-1", { steps = 1 })
  game:decide("fight", "blue")
  game:dice(1)
  game:act("attack", { piece = "BL-1", space = "0804" })
  expect(game:piece("BL-1").space, nil)
end)

test("HX-010: a neighbour, an enemy, once", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0802", "BL-2")
  game:place("0804", "RD-1")
  game:place("0902", "RD-3")
  game:place("0806", "RD-2")
  game:decide("fight", "blue")
  game:refuse("attack", { piece = "RD-1", space = "0803" }, "3.1")
  game:refuse("attack", { piece = "BL-1", space = "0806" }, "3.1")
  game:refuse("attack", { piece = "BL-1", space = "0802" }, "3.1")
  game:dice(3)
  game:act("attack", { piece = "BL-1", space = "0804" })
  game:refuse("attack", { piece = "BL-1", space = "0804" }, "3.1")
end)

test("HX-011: the middle column of the table", function()
  expect(steps(attack(2, { "0803", "BL-1" }, { "0804", "RD-1" })), { 1, 2 })
  expect(steps(attack(3, { "0803", "BL-1" }, { "0804", "RD-1" })), { 2, 2 })
  expect(steps(attack(5, { "0803", "BL-1" }, { "0804", "RD-1" })), { 2, 1 })
end)

test("HX-012: cover moves the column to the left, a stronger attack to the right", function()
  expect(steps(attack(4, { "0803", "BL-1" }, { "0802", "RD-1" })), { 1, 2 })
  local game = attack(4, { "0803", "BL-T" }, { "0804", "RD-1" })
  expect(game:piece("RD-1").steps, 1)
  game = newGame{ clear = true }
  game:place("0704", "BL-1")
  game:place("0604", "RD-1")
  local odds = game:query("odds", { attackers = { "BL-1" }, space = "0604" })
  expect(odds.column, "-1")
  expect(odds.outcomes[1].result, "-")
end)

test("HX-013: the attacker advances", function()
  local game = newGame{ clear = true }
  game:place("0803", "BL-1")
  game:place("0804", "RD-1")
  game:setPiece("RD-1", { steps = 1 })
  game:decide("fight", "blue")
  game:dice(6)
  game:act("attack", { piece = "BL-1", space = "0804" })
  expect(game:piece("RD-1").space, nil)
  expect(game:piece("BL-1").space, "0804")
end)

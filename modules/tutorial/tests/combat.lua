-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 6: combat.

---A cleared map with these stacks, at the choice of a target.
local function field(stacks, side)
  local game = newGame{ clear = true }
  for stack in each(stacks) do game:place(table.unpack(stack)) end
  game:decide("combat.target", side or "blue")
  return game
end

---Attacks with these units; the die shows `die`.
local function attack(game, target, pieces, die)
  game:act("attack", { space = target })
  for piece in each(pieces) do game:act("join", { piece = piece }) end
  game:dice(die)
  game:act("fire")
end

local function odds(game, target, pieces)
  return game:query("odds", { attackers = pieces, space = target })
end

test("TU-043: no attack is forced, and the phase ends by itself", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" } }
  expectTrue(game:offers("attack", { space = "0309" }), "an attack is possible")
  game:act("done")
  expect(game:piece("RD-INF-11").space, "0309")
  game = newGame()
  game:act("done")
  expect(game:decision().side, "red", "Blue had nobody next to the enemy")
end)

test("TU-044: all units in the hex defend together", function()
  local game = field{ { "0309", "RD-INF-11", "RD-INF-12" }, { "0308", "BL-INF-1" } }
  expect(odds(game, "0309", { "BL-INF-1" }).defence.total, 8)
end)

test("TU-045, TU-049: a hex is attacked once, a unit attacks once", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" }, { "0408", "BL-INF-2", "BL-INF-3" }, { "0509", "RD-INF-12" }, { "0207", "RD-MIL-31" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-3" }, 3)
  game:act("lose", { piece = "BL-INF-1" })
  expect(game:decision().id, "combat.target")
  game:refuse("attack", { space = "0309" }, "6.2")
  game:refuse("attack", { space = "0207" }, "6.3")
  expectTrue(game:offers("attack", { space = "0509" }), "by the unit that has not attacked")
  expect(game:piece("BL-INF-3").props.attacked, true)
end)

test("TU-046: there must be an enemy", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" }, { "0408", "BL-INF-2" } }
  game:refuse("attack", { space = "0208" }, "6.2")
  game:refuse("attack", { space = "0408" }, "6.2")
end)

test("TU-047, TU-048: adjacent units attack, from several hexes", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" }, { "0209", "BL-INF-2" }, { "0307", "BL-INF-3" } }
  game:act("attack", { space = "0309" })
  game:refuse("join", { piece = "BL-INF-3" }, "6.3")
  game:refuse("join", { piece = "RD-INF-11" }, "6.3")
  game:act("join", { piece = "BL-INF-1" })
  game:refuse("join", { piece = "BL-INF-1" }, "6.3")
  game:act("join", { piece = "BL-INF-2" })
  expectTrue(game:offers("fire"), "ready")
end)

test("TU-049: a unit that has attacked can't join another attack", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0409", "RD-INF-12" }, { "0408", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1" }, 4)
  game:act("attack", { space = "0409" })
  game:refuse("join", { piece = "BL-INF-1" }, "6.3")
end)

test("TU-050: units of one hex may attack different targets", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0409", "RD-MIL-32" }, { "0408", "BL-INF-1", "BL-INF-2" } }
  game:act("attack", { space = "0309" })
  game:act("join", { piece = "BL-INF-1" })
  game:dice(1)
  game:act("fire")
  while game:decision().id ~= "combat.target" do game:act("retreat", game:actions("retreat")[1]) end
  expectTrue(game:offers("attack", { space = "0409" }), "the second unit can still attack")
  game:act("attack", { space = "0409" })
  game:act("join", { piece = "BL-INF-2" })
end)

test("TU-051, TU-054: somebody must attack, and not only guns", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0308", "BL-INF-1" }, { "0307", "BL-ART-1" } }
  game:act("attack", { space = "0309" })
  game:refuse("fire", nil, "6.3")
  game:act("join", { piece = "BL-ART-1" })
  game:refuse("fire", nil, "6.4")
  game:act("join", { piece = "BL-INF-1" })
  expectTrue(game:offers("fire"), "infantry and guns")
end)

test("TU-052: artillery reaches two hexes", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0308", "BL-INF-1" }, { "0306", "BL-ART-1" } }
  game:act("attack", { space = "0309" })
  game:refuse("join", { piece = "BL-ART-1" }, "6.4")
  game:place("0307", "BL-ART-1")
  expectTrue(game:offers("join", { piece = "BL-ART-1" }), "from two hexes away")
end)

test("TU-053, TU-058, TU-059: rivers halve, bridges and guns excepted", function()
  local game = field{ { "1107", "RD-INF-11" }, { "1006", "BL-INF-1", "BL-ART-1" }, { "1007", "BL-INF-2" } }
  local answer = odds(game, "1107", { "BL-INF-1", "BL-INF-2", "BL-ART-1" })
  expect(answer.attack.units[1].value, 2.5)
  expect(answer.attack.units[1].factors[1].rule, "6.5")
  expect(answer.attack.units[2].value, 5)
  expect(answer.attack.units[3].value, 4)
  expect(#answer.attack.units[3].factors, 0)
  expect(answer.attack.total, 11.5)
end)

test("TU-055: artillery that attacks suffers no losses and no retreat", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-ART-1" } }
  game:act("attack", { space = "0309" })
  game:act("join", { piece = "BL-INF-1" })
  game:act("join", { piece = "BL-ART-1" })
  game:dice(1)
  game:act("fire")
  expect(game:decision().id, "retreat", "2-1 and a one: AR")
  game:refuse("retreat", { piece = "BL-ART-1", space = "0307" }, "7.1")
  game:act("retreat", { piece = "BL-INF-1", space = "0307" })
  expect(game:piece("BL-ART-1").space, "0308")
end)

test("TU-055: artillery does not advance", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0308", "BL-INF-1", "BL-ART-1" } }
  attack(game, "0309", { "BL-INF-1", "BL-ART-1" }, 6)
  expect(game:piece("RD-MIL-31").space, "red-lost")
  expect(game:decision().id, "advance")
  game:refuse("advance", { piece = "BL-ART-1" }, "6.4")
end)

test("TU-056: artillery defends like any other unit", function()
  local game = field{ { "0309", "RD-ART-3" }, { "0308", "BL-INF-1" } }
  expect(odds(game, "0309", { "BL-INF-1" }).defence.total, 1)
  attack(game, "0309", { "BL-INF-1" }, 3)
  expect(game:piece("RD-ART-3").space, "red-lost")
end)

test("TU-057: strengths are added", function()
  local game = field{ { "0309", "RD-INF-11", "RD-MIL-31" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  local answer = odds(game, "0309", { "BL-INF-1", "BL-INF-2" })
  expect(answer.attack.total, 10)
  expect(answer.defence.total, 6)
  expect(answer.ratio, "1-1")
end)

test("TU-060: out of supply half, over a river too a quarter", function()
  local game = field{ { "1107", "RD-INF-11" }, { "1006", "BL-INF-1" }, { "1207", "BL-INF-2" } }
  game:setPiece("BL-INF-1", { supply = "out" })
  game:setPiece("BL-INF-2", { supply = "isolated" })
  local answer = odds(game, "1107", { "BL-INF-1", "BL-INF-2" })
  expect(answer.attack.units[1].value, 1.25)
  expect(answer.attack.units[2].value, 2.5)
  expect(answer.attack.units[2].factors[1].rule, "8.4")
end)

test("TU-061, TU-063: odds are rounded for the defender and end at 6-1", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" }, { "0408", "BL-INF-3" }, { "0209", "RD-ART-3" } }
  expect(odds(game, "0309", { "BL-INF-1" }).ratio, "1-1")
  expect(odds(game, "0309", { "BL-INF-1", "BL-INF-2" }).ratio, "2-1")
  expect(odds(game, "0309", { "BL-INF-1", "BL-INF-2", "BL-INF-3" }).ratio, "3-1")
  expect(odds(game, "0209", { "BL-INF-1", "BL-INF-2" }).ratio, "6-1")
end)

test("TU-062: half the strength is enough, less is refused", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-REC-2" } }
  expect(odds(game, "0309", { "BL-REC-2" }).ratio, "1-2")
  game:place("0309", "RD-MIL-31")
  expect(odds(game, "0309", { "BL-REC-2" }).ratio, nil)
  game:act("attack", { space = "0309" })
  game:act("join", { piece = "BL-REC-2" })
  game:refuse("fire", nil, "6.6")
  expectTrue(game:offers("cancel"), "the way out")
end)

---The one shift of an attack on a unit in this hex.
local function shift(space, from)
  local game = field{ { space, "RD-MIL-31" }, { from, "BL-INF-1" } }
  local shifts = odds(game, space, { "BL-INF-1" }).shifts
  return shifts[1] and shifts[1].value or 0
end

test("TU-064: the ground shifts the column", function()
  expect(shift("0309", "0308"), 0, "clear")
  expect(shift("0609", "0509"), -1, "woods")
  expect(shift("0206", "0207"), -1, "hills")
  expect(shift("0911", "0810"), -1, "swamp")
  expect(shift("0407", "0408"), -1, "town")
  expect(shift("1107", "1207"), -2, "city")
end)

test("TU-065: tanks and infantry together gain a column, in clear ground only", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-ARM-7" }, { "0408", "BL-ART-1" } }
  local answer = odds(game, "0309", { "BL-INF-1", "BL-ARM-7" })
  expect(answer.ratio, "3-1")
  expect(answer.column, "4-1")
  expect(answer.shifts[1].value, 1)
  expect(#odds(game, "0309", { "BL-ARM-7" }).shifts, 0)
  expect(#odds(game, "0309", { "BL-ARM-7", "BL-ART-1" }).shifts, 0, "guns are no infantry")
  game = field{ { "0407", "RD-INF-11" }, { "0408", "BL-INF-1", "BL-ARM-7" } }
  answer = odds(game, "0407", { "BL-INF-1", "BL-ARM-7" })
  expect(#answer.shifts, 1)
  expect(answer.column, "2-1")
end)

test("TU-066: shifts stop at the ends of the table", function()
  local game = field{ { "1107", "RD-INF-11" }, { "1207", "BL-INF-1" }, { "0309", "RD-ART-3" }, { "0308", "BL-INF-2", "BL-ARM-7" } }
  expect(odds(game, "1107", { "BL-INF-1" }).column, "1-2")
  expect(odds(game, "0309", { "BL-INF-2", "BL-ARM-7" }).column, "6-1")
end)

test("TU-067: the die chooses the row", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  local rolls = {}
  for outcome in each(odds(game, "0309", { "BL-INF-1", "BL-INF-2" }).outcomes) do
    rolls[outcome.result] = outcome.rolls
  end
  expect(rolls, { AR = { 1, 2 }, EX = { 3 }, DR = { 4, 5 }, D1 = { 6 } })
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 6)
  expect(game:piece("RD-INF-11").steps, 1)
end)

test("TU-068: A1 costs the attacker a step", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" } }
  attack(game, "0309", { "BL-INF-1" }, 1)
  expect(game:piece("BL-INF-1").steps, 1)
  expect(game:piece("BL-INF-1").space, "0308")
  expect(game:piece("RD-INF-11").steps, 2)
end)

test("TU-069: AR drives every attacker back one hex", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" }, { "0408", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 2)
  expect(game:decision().id, "retreat")
  expect(game:decision().side, "blue")
  game:act("retreat", { piece = "BL-INF-1", space = "0307" })
  game:act("retreat", { piece = "BL-INF-2", space = "0508" })
  expect(game:piece("BL-INF-2").space, "0508")
  expect(game:piece("BL-INF-1").steps, 2)
end)

test("TU-070: EX costs each side a step, and nobody retreats", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 3)
  game:act("lose", { piece = "BL-INF-2" })
  expect(game:piece("BL-INF-2").steps, 1)
  expect(game:piece("RD-INF-11").steps, 1)
  expect(game:piece("RD-INF-11").space, "0309")
end)

test("TU-071: DR drives the defender back two hexes", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 4)
  expect(game:decision().id, "retreat")
  expect(game:decision().side, "red")
  game:act("retreat", { piece = "RD-INF-11", space = "0310" })
  game:act("retreat", { piece = "RD-INF-11", space = "0311" })
  expect(game:piece("RD-INF-11").steps, 2)
  expect(game:decision().id, "advance")
end)

test("TU-072: D1 and D2 cost steps, the rest retreats", function()
  local game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 6)
  expect(game:piece("RD-INF-11").steps, 1)
  expect(game:decision().id, "retreat")
  game = field{ { "0309", "RD-INF-11", "RD-INF-12" }, { "0308", "BL-INF-1", "BL-ARM-7" }, { "0408", "BL-INF-2", "BL-ARM-8" }, { "0208", "BL-INF-3" } }
  attack(game, "0309", { "BL-INF-1", "BL-ARM-7", "BL-INF-2", "BL-ARM-8", "BL-INF-3" }, 6)
  expect(game:decision().id, "losses", "29 against 8, shifted: 4-1 and a six is D2")
  expect(game:decision().side, "red")
  game:act("lose", { piece = "RD-INF-11" })
  game:act("lose", { piece = "RD-INF-11" })
  expect(game:piece("RD-INF-11").space, "red-lost")
  expect(game:decision().id, "retreat")
end)

test("TU-073: DE eliminates every defender", function()
  local game = field{ { "0309", "RD-MIL-31", "RD-ART-3" }, { "0308", "BL-INF-1", "BL-ARM-7" }, { "0408", "BL-ARM-8" } }
  attack(game, "0309", { "BL-INF-1", "BL-ARM-7", "BL-ARM-8" }, 6)
  expect(game:piece("RD-MIL-31").space, "red-lost")
  expect(game:piece("RD-ART-3").space, "red-lost")
  expect(game:decision().id, "advance")
end)

test("TU-074, TU-075: the attacker loses first, then the defender, then the advance", function()
  local game = field{ { "0309", "RD-MIL-31", "RD-MIL-32" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 3)
  expect(game:decision().id, "losses")
  expect(game:decision().side, "blue")
  game:refuse("lose", { piece = "RD-MIL-31" }, "6.10")
  game:act("lose", { piece = "BL-INF-1" })
  expect(game:decision().side, "red")
  game:refuse("lose", { piece = "BL-INF-1" }, "6.10")
  game:act("lose", { piece = "RD-MIL-32" })
  expect(game:piece("RD-MIL-32").space, "red-lost")
  expect(game:piece("RD-MIL-31").space, "0309", "an exchange drives nobody away")
  expect(game:decision().id, "move", "there is nothing more to attack")
end)

test("TU-004, TU-076: the last step eliminates, and losses nobody can bear are ignored", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 5)
  expect(game:piece("RD-MIL-31").space, "red-lost", "5-1 and a five is D2 against a single step")
  expect(game:decision().id, "advance")
end)

test("TU-077: an attack that is called off closes the hex, not the units", function()
  local game = field{ { "0309", "RD-MIL-31" }, { "0409", "RD-MIL-32" }, { "0408", "BL-INF-1" } }
  game:act("attack", { space = "0309" })
  game:act("join", { piece = "BL-INF-1" })
  game:act("cancel")
  expect(game:piece("BL-INF-1").props.attacked, false)
  game:refuse("attack", { space = "0309" }, "6.2")
  game:act("attack", { space = "0409" })
  game:act("join", { piece = "BL-INF-1" })
end)

test("TU-074, TU-075: a question tells what follows its answer", function()
  local function coming(game) return game:decision()["then"] end
  local game = field{ { "0309", "RD-INF-11", "RD-INF-12" }, { "0308", "BL-INF-1", "BL-ARM-7" }, { "0408", "BL-INF-2", "BL-ARM-8" }, { "0208", "BL-INF-3" } }
  attack(game, "0309", { "BL-INF-1", "BL-ARM-7", "BL-INF-2", "BL-ARM-8", "BL-INF-3" }, 6)
  expect(game:decision().id, "losses")
  expect(coming(game), "Then a retreat of 2 hexes follows.")
  game:act("lose", { piece = "RD-INF-11" })
  game:act("lose", { piece = "RD-INF-11" })
  expect(game:decision().id, "retreat")
  expect(coming(game), "Then the attacker may advance into 0309.")
  game = field{ { "0309", "RD-MIL-31", "RD-MIL-32" }, { "0308", "BL-INF-1", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 3)
  expect(coming(game), nil, "the attacker of an exchange loses first")
  game:act("lose", { piece = "BL-INF-1" })
  expect(coming(game), nil, "and nobody retreats")
  game = field{ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" }, { "0408", "BL-INF-2" } }
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 2)
  game:act("retreat", { piece = "BL-INF-1", space = "0307" })
  expect(game:decision().side, "blue")
  expect(coming(game), nil, "nobody follows an attacker who retreats")
end)

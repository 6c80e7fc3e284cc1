-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 18: replacements, repair and refit.

local shared = require "tests/shared"

---The start of the first Soviet impulse in which replacements may be used.
local function choose(game, points)
  game:setVars{ soviet_repl = points or 3, impulses_soviet = 0, impulse_side = "soviet" }
  game:decide("replace.choose", "soviet")
  return game
end

test("WD-276, WD-277: replacement points of the turn, in the first impulse", function()
  local game = newGame()
  shared.toTurn(game, 3)
  expect({ game:var("german_repl"), game:var("soviet_repl") }, { 1, 3 })
  game:setPiece("S001", { steps = 4 })
  game:act("commit", { value = 2 })
  expect(game:decision().id, "replace.choose")
  game:act("replace", { piece = "S001" })
  expect(game:piece("S001").steps, 5)
  game:act("done")
  game:act("hand_over")
  shared.pass(game, 2)
  game:act("commit", { value = 2 })
  expect(game:decision().id, "move.units", "not in the second impulse")
end)

test("WD-277, WD-347: one strength point each, wherever the owner likes", function()
  local game = choose(shared.field{ { "5440", "S001" }, { "5438", "S013" } })
  game:setPiece("S001", { steps = 5 })
  game:setPiece("S013", { steps = 5 })
  game:act("replace", { piece = "S001" })
  game:act("replace", { piece = "S001" })
  game:act("replace", { piece = "S013" })
  expect({ game:piece("S001").steps, game:piece("S013").steps, game:var("soviet_repl") }, { 7, 6, 0 })
end)

test("WD-277: not for isolated units, and for personnel only", function()
  local game = choose(shared.field{ { "5440", "S001" }, { "5438", "S005" } })
  game:setPiece("S005", { steps = 1 })
  game:refuse("replace", { piece = "S005" }, "18")
  local cut = newGame{ scenario = "s2" }
  cut:setVars{ german_repl = 2, impulse_side = "german" }
  cut:decide("replace.choose", "german")
  cut:setPiece("G001", { steps = 1 })
  cut:refuse("replace", { piece = "G001" }, "18")
end)

test("WD-278: never above the original strength", function()
  local game = choose(shared.field{ { "5440", "S001" }, { "5438", "S013" } }, 2)
  game:setPiece("S001", { steps = 7 })
  game:setPiece("S013", { steps = 7 })
  game:act("replace", { piece = "S001" })
  game:refuse("replace", { piece = "S001" }, "18")
end)

test("WD-279: city troops that paid for their supply get none", function()
  local game = newGame{ scenario = "s2" }
  game:setVars{ german_repl = 2, impulse_side = "german", city_point = true }
  game:decide("replace.choose", "german")
  game:setPiece("G007", { steps = 1 })
  expect(game:query("supply", { side = "german" }).G007, "supplied")
  game:refuse("replace", { piece = "G007" }, "18")
end)

test("WD-280: from turn 5 on each side repairs one AFV point a turn", function()
  local game = newGame()
  shared.toTurn(game, 4)
  expect({ game:var("repair_german"), game:var("repair_soviet") }, { 0, 0 })
  local later = newGame{ scenario = "s2" }
  expect({ later:turn(), later:var("repair_german"), later:var("repair_soviet") }, { 5, 1, 1 })
  local repair = choose(shared.field({ { "5440", "S123", "S001" } }, { scenario = "s2" }), 0)
  repair:setVars{ repair_soviet = 1 }
  repair:setPiece("S123", { steps = 2 })
  local hints = repair:decision().value
  expect({ hints[1].value, hints[2].value }, { 0, 1 }, "men and vehicles")
  repair:refuse("repair", { piece = "S001" }, "18")
  repair:act("repair", { piece = "S123" })
  expect(repair:piece("S123").steps, 3)
  expect(repair:var("repair_soviet"), 0)
end)

test("WD-280: the repair of a turn is not saved", function()
  local game = newGame{ scenario = "s2" }
  game:setVars{ repair_soviet = 1 }
  shared.toTurn(game, 6)
  expect(game:var("repair_soviet"), 1)
end)

test("WD-348: replacement points may be kept for later, unless the option says otherwise", function()
  local game = newGame()
  shared.toTurn(game, 4)
  expect(game:var("soviet_repl"), 6)
  local strict = newGame{ options = { replacements_expire = true } }
  shared.toTurn(strict, 4)
  expect(strict:var("soviet_repl"), 3)
end)

test("WD-281: on turn 10 a tank brigade may be refitted; it is back on turn 11 at full strength", function()
  local game = newGame{ scenario = "s4" }
  if game:decision().id == "start.city" then game:act("keep") end
  expect(game:decision().id, "start.refit")
  expect(game:decision().side, "soviet")
  game:setPiece("S144", { steps = 2 })
  game:refuse("refit", { piece = "S120" }, "18")
  game:act("refit", { piece = "S144" })
  for __, unit in ipairs{ "S144", "S145", "S146", "S147" } do
    expectTrue(game:piece(unit).space == "refit" or game:piece(unit).space == "lost_soviet", unit)
  end
  shared.toTurn(game, 11)
  while game:decision().id ~= "impulse.points" do game:act("keep") end
  expect({ game:piece("S144").space, game:piece("S144").steps }, { "S-E", 5 })
  expect({ game:decision().side, game:decision().id }, { "soviet", "impulse.points" }, "for the first impulse")
end)

test("WD-281: only on turn 10", function()
  local game = newGame{ scenario = "s3" }
  local asked = false
  game:playUntil(function()
    asked = asked or game:decision().id == "start.refit"
    return game:turn() == 9
  end, { "keep", "hand_over", "done", "commit" })
  expect(asked, false)
end)

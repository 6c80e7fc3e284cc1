-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.D, 10.E and 14.B.3: advance after fire.

local fights = require "tests/fights"

local field, impulse, declare, toDefence, assault = fights.field, fights.impulse, fights.declare, fights.toDefence, fights.assault

---A German stack drives the regiment in 5440 away.
local function emptied(stacks, attackers, ...)
  local game = impulse(field(stacks), "german")
  assault(game, "5440", attackers, { "S013" })
  for __, piece in ipairs{ ... } do game:setPiece(piece, { failed = "defence" }) end
  game:dice(6, 5)
  game:act("resolve", { space = "5440" })
  return game
end

test("WD-145, WD-217, WD-399: an emptied hex may be entered by who assaulted it, or left alone", function()
  local game = emptied({ { "5440", "S013" }, { "5439", "G001" } }, { "G001" })
  expect({ game:decision().id, game:decision().side, game:decision().target }, { "advance.choose", "german", "5440" })
  game:act("advance", { piece = "G001" })
  expect(game:piece("G001").space, "5440")
  expect(game:space("5440").control, "german")
  game = emptied({ { "5440", "S013" }, { "5439", "G001" } }, { "G001" })
  game:act("stop")
  expect(game:piece("G001").space, "5439")
end)

test("WD-146: only units that took part, and only as many as may be stacked", function()
  local stacks = { { "5440", "S013" }, { "5439", "G001", "G002", "G003" }, { "5540", "G028", "G029" } }
  local game = emptied(stacks, { "G001", "G002", "G028", "G029" })
  expect(game:decision().id, "advance.choose")
  game:refuse("advance", { piece = "G003" }, "9.D")
  game:act("advance", { piece = "G001" })
  game:act("advance", { piece = "G002" })
  game:act("advance", { piece = "G028" })
  expect(#game:stack("5440"), 3)
  expect(game:piece("G029").space, "5540", "no room for a fourth of another division")
  expectTrue(game:decision().id ~= "advance.choose", "nobody else finds room")
end)

test("WD-146, WD-215: who failed under defensive fire did not assault and does not advance", function()
  local game = emptied({ { "5440", "S013" }, { "5439", "G001" }, { "5540", "G002" } }, { "G001", "G002" }, "G002")
  expect(game:decision().id, "advance.choose")
  game:refuse("advance", { piece = "G002" }, "14.B.2")
  expectTrue(game:offers("advance", { piece = "G001" }))
end)

test("WD-145: no advance while a defender is left", function()
  local game = impulse(field{ { "5440", "S013", "S018" }, { "5439", "G001" } }, "german")
  assault(game, "5440", { "G001" }, { "S013", "S018" })
  game:dice(6, 5, 6, 1)
  game:act("resolve", { space = "5440" })
  expectTrue(game:decision().id ~= "advance.choose")
end)

test("WD-401: a hex that the barrage has emptied can be entered, and nothing else assaulted", function()
  local game = field{ { "5440", "G050" }, { "5439", "S013" }, { "5338", "G001" }, { "5436", "S177" } }
  game:setPiece("S177", { deployed = true })
  impulse(game, "soviet")
  declare(game, "5440", { "S013" })
  while game:decision().id == "assault.define" do game:act("done") end
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S177" })
  game:dice(1)
  game:act("fire")
  expect(game:piece("G050").space, "lost_german")
  toDefence(game)
  expect(game:decision().id, "assault.hex", "there is nobody left to fire in defence")
  expect(#game:actions("plan"), 0)
  game:refuse("plan", { space = "5338" }, "5.5")
  game:act("resolve", { space = "5440" })
  game:act("advance", { piece = "S013" })
  expect(game:piece("S013").space, "5440")
end)

test("WD-195, WD-145: who could not enter the ground could not assault it", function()
  local game = impulse(field{ { "0938", "S013" }, { "0937", "G001", "G095" } }, "german")
  game:act("target", { space = "0938" })
  game:refuse("join", { piece = "G095" }, "12.A")
end)

test("WD-201, WD-145: tanks that advance over a lake roll for the ice", function()
  local game = impulse(field{ { "5234", "S013" }, { "5135", "G095" } }, "german")
  assault(game, "5234", { "G095" }, { "S013" })
  game:dice(6, 5)
  game:act("resolve", { space = "5234" })
  game:dice(1)
  game:act("advance", { piece = "G095" })
  expect({ game:piece("G095").space, game:piece("G095").steps }, { "5234", 2 })
end)

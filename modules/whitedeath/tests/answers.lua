-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the program answers: refusals with their rules, ways back, what a tray and a stack show.

local shared = require "tests/shared"

test("WD-323, WD-418: whatever is refused names its reason and its rule, and changes nothing", function()
  local game = shared.marching({ { "5440", "S001", "S005" }, { "5443", "G001" } }, "soviet", 2)
  local before = game:hash()
  local wrong = {
    { "move", { piece = "S001", space = "5443" }, "6.A" }, { "move", { piece = "S001", space = "5434" }, "6.A" },
    { "move", { piece = "G001", space = "5442" }, "6.A" }, { "move", { piece = "S001" }, "6.A" },
    { "deploy", { piece = "S001" }, "6.B.2" },
    { "entrain", { piece = "S001" }, "8" }, { "build", { piece = "S001" }, "20.B" }, { "demolish", { piece = "S001" }, "20.A" },
    { "enter", { piece = "S001", space = "6024" }, "17" }, { "force", { piece = "S001" }, "25.C" }, { "pick", { piece = "G001" }, "6.A" },
  }
  for __, one in ipairs(wrong) do
    local reason = game:refuse(one[1], one[2], one[3])
    expectTrue(#reason > 10, reason)
  end
  expect(game:hash(), before)
end)

test("WD-329: what the list of a stack shows", function()
  local game = shared.marching({ { "5440", "S001", "S005" } }, "soviet", 2)
  local answer = game:query("stack", { space = "5440" })
  expect(answer.columns[1], { text = "Strength", sum = true }, "first: a narrow list shows no more")
  expect({ answer.units[1].piece, answer.units[1].cells[2], answer.units[1].left, answer.units[1].of }, { "S001", "P", 2, 2 })
  expect(answer.units[1].cells[1], game:piece("S001").steps)
end)

test("WD-418: who takes units in hand can put them back", function()
  local game = shared.marching({ { "5440", "S001", "S005" } }, "soviet", 2)
  local before = game:view("*")
  game:act("pick", { piece = "S001" })
  expect(game:decision().back, "drop")
  game:act("stack")
  game:act("drop")
  expect(game:view("*").pieces, before.pieces)
  expect(game:offers("pick", { piece = "S001" }), true)
end)

test("WD-329: the units of a stack that are chosen go, the others stay", function()
  local game = shared.marching({ { "5440", "S001", "S005", "S165" } }, "soviet", 2)
  game:act("pick", { piece = "S001" })
  game:act("pick", { piece = "S165" })
  expect(game:decision().chosen, { "S001", "S165" })
  game:act("move", { piece = "S001", space = "5439" })
  expect({ shared.place(game, "S001"), shared.place(game, "S165"), shared.place(game, "S005") }, { "5439", "5439", "5440" })
end)

test("WD-346: every unit of the tray can be brought to the front", function()
  local game = newGame{ scenario = "campaign" }
  expect(game:actions("place")[1].piece, "G001")
  game:act("pick", { piece = "G026" })
  expect(game:actions("place")[1].piece, "G026")
end)

test("WD-336: the values of units in the tray can be read", function()
  local game = newGame{ scenario = "campaign" }
  expect(shared.place(game, "G001"), "deploy_german")
  expect({ game:piece("G001").steps, game:piece("G001").props.conventional, game:piece("G001").props.morale }, { 4, 5, 5 })
end)

test("WD-355: the owner chooses which unit lies on top", function()
  local game = shared.marching({ { "5440", "S001", "S005" } }, "soviet", 2)
  expect(game:stack("5440"), { "S001", "S005" })
  game:act("pick", { piece = "S001" })
  game:act("top", { piece = "S001" })
  expect(game:stack("5440"), { "S005", "S001" })
  game:act("drop")
  game:refuse("top", { piece = "S001" }, "4.C")
end)

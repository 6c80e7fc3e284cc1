-- SPDX-License-Identifier: GPL-3.0-or-later
--- The set-up of the campaign by the players.

local function campaign() return newGame{ scenario = "campaign" } end

test("WD-302, WD-326: the Germans set up first, then the Soviets", function()
  local game = campaign()
  expect({ game:decision().id, game:decision().side }, { "deploy.place", "german" })
  expect(#game:stack("deploy_german"), 64)
  game:act("ready")
  game:act("begin")
  expect({ game:decision().id, game:decision().side }, { "deploy.place", "soviet" })
  game:act("ready")
  game:act("begin")
  expect({ game:decision().id, game:decision().side, game:turn() }, { "impulse.points", "soviet", 1 })
end)

test("WD-006, WD-007, WD-008, WD-009: batch by batch, one unit after the other", function()
  local game = campaign()
  expectTrue(game:decision().prompt:find("83rd Infantry Division", 1, true), game:decision().prompt)
  local first = game:actions("place")[1].piece
  expect(first, "G001")
  game:act("place", { piece = "G001", space = "3219" })
  expect(game:actions("place")[1].piece, "G002", "the next follows by itself")
  game:act("pick", { piece = "G005" })
  expect(game:actions("place")[1].piece, "G005")
  for __ = 1, 18 do game:act("place", game:actions("place")[1]) end
  expectTrue(game:decision().prompt:find("3rd Mountain Division", 1, true), "the next batch without being asked")
end)

test("WD-010: what is outside of the area is refused", function()
  local game = campaign()
  game:refuse("place", { piece = "G001", space = "5440" }, "23.C")
  game:refuse("place", { piece = "G027", space = "3033" }, "23.C")
  expect(#game:stack("deploy_german"), 64)
end)

test("WD-012: units may be taken back as often as one likes", function()
  local game = campaign()
  local before = game:hash()
  game:act("place", { piece = "G001", space = "3219" })
  game:act("lift", { piece = "G001" })
  expect(game:piece("G001").space, "deploy_german")
  game:undo()
  game:undo()
  expect(game:hash(), before)
end)

test("WD-013: it ends when every unit has its hex", function()
  local game = campaign()
  game:refuse("begin", {}, "23.C")
  game:act("ready")
  game:act("lift", { piece = "G001" })
  game:refuse("begin", {}, "23.C")
  game:act("place", { piece = "G001", space = "2917" })
  game:act("begin")
end)

test("WD-014: the help warns of bad ground", function()
  expectTrue(campaign():decision().help:find("Draft units", 1, true))
end)

test("WD-302, WD-407, WD-296: garrisons are marked and guns deployed; Soviets keep away from Germans", function()
  local game = campaign()
  game:act("ready")
  expect(game:piece("G007").props.garrison, "vl")
  expect(game:piece("G017").props.deployed, true)
  expect(game:piece("G007").props.city_start, true)
  game:act("begin")
  for __, action in ipairs(game:actions("place")) do
    for __, unit in ipairs{ "G002", "G005", "G028" } do
      expectTrue(between(action.space, game:piece(unit).space).distance >= 2, action.space)
    end
  end
  game:refuse("place", { piece = game:actions("place")[1].piece, space = "3319" }, "23.C")
end)

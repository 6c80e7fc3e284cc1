-- SPDX-License-Identifier: GPL-3.0-or-later
--- Play at a distance: what a saved game holds is enough for the other side, wherever it is opened.

local fights = require "tests/fights"
local shared = require "tests/shared"

---Everything that was done in a game, as a saved game keeps it: a seed and a list of answers.
local function recorded(scenario, seed, until_)
  local game, list = newGame{ scenario = scenario, seed = seed }, {}
  local wanted = { "commit", "declare", "all", "target", "fire", "rest", "resolve", "propose", "done" }
  for __ = 1, 400 do
    if until_(game) then break end
    local offered = game:actions()
    local chosen
    for __, verb in ipairs(wanted) do
      for __, action in ipairs(offered) do
        if action.verb == verb then chosen = chosen or action end
      end
    end
    chosen = chosen or offered[1]
    local with = { piece = chosen.piece, space = chosen.space, value = chosen.value }
    game:act(chosen.verb, with)
    list[#list + 1] = { chosen.verb, with }
  end
  return game, list
end

local function opened(scenario, seed, list)
  local game = newGame{ scenario = scenario, seed = seed }
  for __, step in ipairs(list) do game:act(step[1], step[2]) end
  return game
end

test("WD-043, WD-046, WD-049, WD-376: seed and answers are the whole game: opened anywhere it is the same, at any moment", function()
  local fought = false
  for turn = 1, 2 do
    local game, list = recorded("s1", 7, function(one)
      fought = fought or one:phase() == "assault"
      return one:turn() > turn or #one:actions() == 0
    end)
    local copy = opened("s1", 7, list)
    expect(copy:hash(), game:hash())
    expect({ copy:decision().id, copy:decision().side }, { game:decision().id, game:decision().side })
    local half = {}
    for i = 1, #list // 2 do half[i] = list[i] end
    local middle = opened("s1", 7, half)
    for i = #half + 1, #list do middle:act(list[i][1], list[i][2]) end
    expect(middle:hash(), game:hash(), "gone on with from the middle")
  end
end)

---A Soviet assault on a German battalion, about to be declared.
local function prepared()
  local game = fights.impulse(fights.field{ { "5440", "G001" }, { "5439", "S013" }, { "5438", "S177" } }, "soviet")
  game:setPiece("S177", { deployed = true })
  return game
end

test("WD-041, WD-048: the phasing player goes on until the other must act, who fires and gives the game back", function()
  local game = prepared()
  fights.declare(game, "5440", { "S013" })
  while game:decision().side == "soviet" do
    game:act(game:offers("done") and "done" or game:actions()[1].verb)
    expectTrue(game:phase() ~= "assault", "not before the defence")
  end
  expect({ game:decision().side, game:phase() }, { "german", "defence" })
  game:act("rest")
  expect(game:decision().side, "soviet")
end)

test("WD-045: the log tells the receiver who was shelled and assaulted, and what was lost", function()
  local game = prepared()
  fights.declare(game, "5440", { "S013" })
  fights.toTarget(game)
  game:act("aim", { space = "5440" })
  game:act("gun", { piece = "S177" })
  game:dice(1, 1, 1, 1, 1, 1, 1, 1)
  local shelled = shared.told(game:act("fire"))
  expectTrue(shelled:find("5440", 1, true) and shelled:find("I/257", 1, true), shelled)
  expect(game:piece("G001").steps < 4, true, "it lost strength")
  if game:phase() == "defence" then game:act("rest") end
  game:dice(1, 1, 1, 1, 1, 1, 1, 1)
  local assaulted = shared.told(game:act("resolve", { space = "5440" }))
  expectTrue(assaulted:find("5440", 1, true), assaulted)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.1.4: with three players every question goes to the front that it concerns.

local shared = require "tests/shared"
local activate = shared.activate

local function field(stacks)
  local game = newGame{ clear = true, options = { three_players = "on" } }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  return game
end

---The open decision is this one, and for this player.
local function asks(game, id, seat)
  expect(game:decision().id, id)
  expect(game:decision().seat, seat, id)
end

test("K45-014: three players: an activation is its front's from the first question to the last", function()
  for __, front in ipairs{
    { "3bf", "SU-3BF-5A-5HQ", { "SU-3BF-5A-45", "SU-3BF-5A-72" }, { "SU-3BF-IND-1", "SU-3BF-IND-2G", "SU-3BF-IND-43G" } },
    { "2bf", "SU-2BF-48A-48HQ", { "SU-2BF-48A-29", "SU-2BF-48A-42" }, { "SU-2BF-IND-1G", "SU-2BF-IND-8G", "SU-2BF-IND-23G" } },
  } do
    local seat, hq, corps, independents = table.unpack(front)
    local game = field{ { "0740", "GE-INDM-277" }, { "0739", corps[1], corps[2], hq }, { "0638", independents[1], independents[2] }, { "0637", independents[3] },
      { "0737", "SU-3BF-39A-39HQ", "SU-3BF-39A-94" }, { "0736", "SU-2BF-3A-3HQ", "SU-2BF-3A-41" }, { "0336", "SU-3BF-31A-31HQ", "SU-3BF-31A-34" }, { "0337", "SU-2BF-49A-49HQ", "SU-2BF-49A-70" } }
    game:decide("command.hq", "soviet", { force = seat, how = "chit" })
    game:act("activate", { piece = hq })
    asks(game, "command.independents", seat)
    game:act("done")
    asks(game, "move", seat)
    game:act("done")
    asks(game, "combat.target", seat)
    game:act("attack", { space = "0740" })
    asks(game, "combat.units", seat)
    for __, id in ipairs(corps) do game:act("join", { piece = id }) end
    game:dice(1)
    game:act("fire")
    asks(game, "advance", seat)
  end
end)

test("K45-014: three players: a front chooses among its HQs", function()
  for __, seat in ipairs{ "2bf", "3bf" } do
    local game = newGame{ options = { three_players = "on" } }
    game:decide("command.hq", "soviet", { force = seat, how = "chit" })
    game:refuse("activate", { piece = seat == "2bf" and "SU-3BF-5A-5HQ" or "SU-2BF-48A-48HQ" }, "4.1.2")
    for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
    game:place("cup", seat == "2bf" and "CH-2BF-FRONT-1" or "CH-3BF-FRONT-1", "CH-GE-26K")
    game:setVars{ limit_german = 4, limit_2bf = 4, limit_3bf = 4 }
    game:decide("chit", "soviet")
    game:dice(1)
    game:act("draw")
    asks(game, "command.hq", seat)
  end
end)

test("K45-014: three players: who is attacked takes his own losses and retreats his own units", function()
  for __, front in ipairs{
    { "3bf", "SU-3BF-5A-45", "SU-3BF-5A-72", "SU-3BF-5A-5HQ", "SU-3BF-39A-39HQ" },
    { "2bf", "SU-2BF-48A-29", "SU-2BF-48A-42", "SU-2BF-48A-48HQ", "SU-2BF-3A-3HQ" },
  } do
    local seat, one, other, hq, staff = table.unpack(front)
    local game = field{ { "0740", one, other, hq }, { "0741", "GE-GD-GDht", "GE-INDM-5" }, { "0840", "GE-INDM-24", "GE-INDM-18" }, { "0742", "GE-GD-GDHQ" }, { "0739", staff } }
    game:setPiece(one, { steps = 1 })
    game:setPiece(other, { steps = 1 })
    activate(game, "GE-GD-GDHQ", "german")
    asks(game, "move", nil)
    game:act("done")
    game:act("attack", { space = "0740" })
    for __, id in ipairs{ "GE-GD-GDht", "GE-INDM-5", "GE-INDM-24", "GE-INDM-18" } do game:act("join", { piece = id }) end
    expect(game:query("odds", { attackers = { "GE-GD-GDht", "GE-INDM-5", "GE-INDM-24", "GE-INDM-18" }, space = "0740" }).column, "4-1", "24:6")
    game:dice(4)
    game:act("fire")
    asks(game, "losses", seat)
    game:act("lose", { piece = one })
    asks(game, "retreat", seat)
    game:act("retreat", { piece = other, space = "0739" })
    asks(game, "retreat.hq", seat)
  end
end)

test("K45-014: three players: arrivals are their front's", function()
  local game = newGame{ options = { three_players = "on" } }
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = 2 }
  game:decide("chit", "soviet")
  game:act("finish")
  asks(game, "move", "2bf")
  game = field{ { "0107", "GE-26K-69" }, { "0240", "SU-3BF-5A-45" } }
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
  game:setVars{ turn = 2 }
  game:decide("chit", "soviet")
  game:act("finish")
  asks(game, "arrive", "2bf")
end)

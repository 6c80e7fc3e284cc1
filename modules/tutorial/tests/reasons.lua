-- SPDX-License-Identifier: GPL-3.0-or-later
--- What players are told when something is refused.

local function field(stacks, decision, side)
  local game = newGame{ clear = true }
  for stack in each(stacks) do game:place(table.unpack(stack)) end
  game:decide(decision, side or "blue")
  return game
end

local function attack(game, target, pieces, die)
  game:act("attack", { space = target })
  for piece in each(pieces) do game:act("join", { piece = piece }) end
  game:dice(die)
  game:act("fire")
end

---Each action is refused by the rule with words that contain these.
local function reasons(game, verb, rows)
  for row in each(rows) do
    local text = game:refuse(verb, row[1], row[2])
    expectTrue(text:find(row[3], 1, true), text .. ": expected " .. row[3])
  end
end

test("TU-015, TU-016: why a unit can't move", function()
  local game = field({ { "0308", "BL-INF-1" }, { "0410", "BL-INF-2" }, { "0909", "RD-INF-11" } }, "move")
  game:place(nil, "BL-INF-3")
  game:act("move", { piece = "BL-INF-2", space = "0409" })
  reasons(game, "move", {
    { { piece = "RD-INF-11", space = "0908" }, "4.1", "only your own" },
    { { space = "1907" }, "4.1", "only your own" },
    { { piece = "BL-INF-4", space = "0908" }, "4.1", "not on the map" },
    { { piece = "BL-INF-3", space = "0908" }, "4.1", "not on the map" },
    { { piece = "BL-INF-2", space = "0408" }, "4.1", "already moved" },
    { { piece = "BL-INF-1", space = "0308" }, "4.1", "Choose another hex" },
    { { piece = "BL-INF-1", space = "blue-lost" }, "4.1", "Choose another hex" },
  })
  game:setPiece("BL-INF-1", { moved = true })
  reasons(game, "move", { { { piece = "BL-INF-1" }, "4.1", "already moved" }, { nil, "4.1", "only your own" } })
  game = field({ { "0308", "BL-INF-1" }, { "0208", "RD-INF-11" }, { "0307", "RD-INF-12" }, { "0409", "RD-INF-13" },
    { "0309", "RD-INF-14" }, { "0408", "RD-INF-15" }, { "0209", "RD-MIL-31" } }, "move")
  reasons(game, "move", { { { piece = "BL-INF-1" }, "4.1", "Choose another hex" } })
end)

test("TU-046: why a hex can't be attacked", function()
  local game = field({ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1" }, { "red-lost", "RD-INF-12" } }, "combat.target")
  reasons(game, "attack", {
    { { space = "red-lost" }, "6.2", "no enemy unit" },
    { { space = "0208" }, "6.2", "no enemy unit" },
  })
  game:setPiece("BL-INF-1", { attacked = true })
  reasons(game, "attack", { { nil, "6.2", "no enemy unit" }, { { space = "0309" }, "6.3", "can still attack" } })
end)

test("TU-047, TU-049, TU-052: why a unit can't join", function()
  local game = field({ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" }, { "0408", "BL-INF-5" }, { "0306", "BL-INF-4", "BL-ART-1" } }, "combat.target")
  game:place(nil, "BL-INF-3")
  game:setPiece("BL-INF-5", { attacked = true })
  game:act("attack", { space = "0309" })
  game:act("join", { piece = "BL-INF-1" })
  reasons(game, "join", {
    { { piece = "RD-INF-11" }, "6.3", "Only your own" },
    { { piece = "BL-INF-3" }, "6.3", "not on the map" },
    { { piece = "BL-REC-2" }, "6.3", "not on the map" },
    { { piece = "BL-INF-1" }, "6.3", "already takes part" },
    { { piece = "BL-INF-5" }, "6.3", "already attacked" },
    { { piece = "BL-INF-4" }, "6.3", "too far away" },
    { { piece = "BL-ART-1" }, "6.4", "too far away" },
  })
  game:act("join", { piece = "BL-INF-2" })
  reasons(game, "join", { { nil, "6.3", "Only your own" } })
end)

test("TU-054: one unit in the line is enough, whatever comes after it", function()
  local game = field({ { "0309", "RD-INF-11", "RD-INF-12" }, { "0308", "BL-REC-2", "BL-ART-1" } }, "combat.target")
  game:setPiece("BL-REC-2", { supply = "out" })
  game:setPiece("BL-ART-1", { supply = "out" })
  game:act("attack", { space = "0309" })
  game:act("join", { piece = "BL-REC-2" })
  game:act("join", { piece = "BL-ART-1" })
  reasons(game, "fire", { { nil, "6.6", "below 1-2" } })
end)

test("TU-074, TU-055: why a unit can't take a loss", function()
  local game = field({ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-ART-1" }, { "0408", "BL-INF-2" }, { "0208", "BL-INF-3" } }, "combat.target")
  attack(game, "0309", { "BL-INF-1", "BL-ART-1", "BL-INF-2" }, 2)
  expect(game:decision().id, "losses")
  reasons(game, "lose", {
    { { piece = "RD-INF-11" }, "6.10", "Each side chooses" },
    { { piece = "BL-ART-1" }, "6.4", "suffers no losses" },
    { { piece = "BL-INF-3" }, "6.10", "does not bear" },
  })
end)

test("TU-056: defending artillery can take a loss; what did not fight can't", function()
  local game = field({ { "0309", "RD-INF-11", "RD-ART-3" }, { "0208", "RD-ART-3" }, { "0308", "BL-INF-1", "BL-ARM-7" }, { "0408", "BL-INF-2", "BL-INF-3" } }, "combat.target")
  game:place("0310", "RD-ART-3")
  game:place("0309", "RD-INF-12")
  attack(game, "0309", { "BL-INF-1", "BL-ARM-7", "BL-INF-2", "BL-INF-3" }, 5)
  expect(game:decision().id, "losses")
  expect(game:decision().side, "red")
  reasons(game, "lose", {
    { { piece = "RD-ART-3" }, "6.10", "does not bear" },
    { { piece = "BL-INF-1" }, "6.10", "Each side chooses" },
  })
end)

test("TU-089, TU-091: why a unit can't advance", function()
  local game = field({ { "0309", "RD-MIL-31" }, { "0308", "BL-INF-1", "BL-INF-2" }, { "0408", "BL-INF-3", "BL-INF-4" } }, "combat.target")
  attack(game, "0309", { "BL-INF-1", "BL-INF-2", "BL-INF-3" }, 6)
  expect(game:decision().id, "advance")
  reasons(game, "advance", {
    { { piece = "RD-MIL-31" }, "7.8", "Only units that attacked" },
    { { piece = "BL-INF-4" }, "7.8", "Only units that attacked" },
  })
  game:act("advance", { piece = "BL-INF-1" })
  reasons(game, "advance", { { { piece = "BL-INF-1" }, "7.8", "Only units that attacked" } })
  expect(#game:actions("advance"), 2, "not the one that is there already")
  game:place("0309", "BL-INF-1", "BL-INF-4")
  reasons(game, "advance", {
    { { piece = "BL-INF-2" }, "7.9", "is full" },
    { nil, "7.8", "Only units that attacked" },
  })
end)

test("TU-105, TU-106: why a unit can't enter", function()
  local game = newGame()
  game:playUntil(function(now) return now:turn() == 2 end, { "done", "wait" }, 50)
  reasons(game, "arrive", {
    { { piece = "RD-ARM-21", space = "0107" }, "9.1", "only your own" },
    { { space = "1907" }, "9.1", "only your own" },
    { { piece = "BL-INF-5", space = "0107" }, "9.1", "does not arrive now" },
    { { piece = "BL-ARM-8", space = "1907" }, "9.2", "with its letter" },
  })
  game:place("0107", "RD-INF-11")
  reasons(game, "arrive", { { { piece = "BL-ARM-8", space = "0107" }, "9.2", "enemy is in" } })
  game:place("0107", "BL-INF-1", "BL-INF-2")
  game:place("red-lost", "RD-INF-11")
  reasons(game, "arrive", { { { piece = "BL-ARM-8", space = "0107" }, "9.2", "is full" } })
  game:playUntil(function(now) return now:turn() == 3 and now:phase() == "arrivals" end, { "done", "wait" }, 50)
  game:place("0107", "BL-INF-3")
  for action in each(game:actions("arrive")) do
    if action.piece == "BL-ARM-8" then
      game:act("arrive", { piece = "BL-ARM-8", space = action.space })
      break
    end
  end
  expect(game:decision().id, "arrive", "the second one is asked about, too")
  local last = game:actions("arrive")[1]
  game:act("arrive", { piece = last.piece, space = last.space })
  expect(game:decision().id, "move")
end)

test("TU-078, TU-084: why a unit can't retreat, stand or suffer", function()
  local game = field({ { "0309", "RD-INF-11" }, { "0308", "BL-INF-1", "BL-INF-2" }, { "0503", "RD-INF-12" } }, "combat.target")
  attack(game, "0309", { "BL-INF-1", "BL-INF-2" }, 4)
  expect(game:decision().id, "retreat")
  reasons(game, "retreat", {
    { { piece = "BL-INF-1", space = "0310" }, "7.1", "Only the owner" },
    { { piece = "RD-INF-12", space = "0310" }, "7.1", "does not retreat now" },
    { { piece = "RD-INF-11", space = "0311" }, "7.1", "from hex to hex" },
    { { space = "1907" }, "7.1", "Only the owner" },
    { { piece = "RD-INF-11", space = "0308" }, "7.3", "enemy is in" },
  })
  reasons(game, "stand", {
    { { piece = "BL-INF-1" }, "7.1", "Only the owner" },
    { { piece = "RD-INF-12" }, "7.1", "does not retreat now" },
    { { piece = "RD-INF-11" }, "7.6", "Only a defender" },
    { nil, "7.1", "Only the owner" },
  })
  reasons(game, "suffer", {
    { { piece = "RD-INF-12" }, "7.1", "does not retreat now" },
    { { piece = "RD-INF-11" }, "7.5", "still has a hex" },
  })
end)

test("TU-087, TU-007: a unit that has begun its retreat does not stand any more, not even in a town", function()
  local game = field({ { "0408", "RD-INF-11" }, { "0409", "BL-INF-1", "BL-INF-2" } }, "combat.target")
  attack(game, "0408", { "BL-INF-1", "BL-INF-2" }, 4)
  expect(game:space("0407").control, "blue")
  game:act("retreat", { piece = "RD-INF-11", space = "0407" })
  expect(game:space("0407").control, "red", "it takes the town on its way")
  reasons(game, "stand", { { { piece = "RD-INF-11" }, "7.6", "Only a defender" } })
  expectTrue(not game:offers("stand", { piece = "RD-INF-11" }))
end)

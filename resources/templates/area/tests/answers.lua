--- What the window asks, and what the log tells.

local function told(events, words)
  local list = {}
  for event in each(events) do
    if event.change == "log" and event.text:find(words, 1, true) then list[#list + 1] = event end
  end
  return list
end

test("AR-004: how full an area is", function()
  local game = newGame{ clear = true }
  game:place("B", "N-FOOT-1", "N-FOOT-2", "N-FOOT-3", "S-FOOT-1")
  expect(game:query("stacking", { space = "B", side = "north" }), { used = 3, limit = 3, ok = true })
  expect(game:query("stacking", { space = "B", side = "south" }), { used = 1, limit = 3, ok = true })
  game:place("B", "N-FOOT-4")
  expect(game:query("stacking", { space = "B", side = "north" }).ok, false)
  expect(game:query("reach", { piece = "S-FOOT-4" }), {}, "out of the game")
end)

test("AR-007: every six counts, and all dice are told", function()
  local game = newGame{ clear = true }
  game:place("E", "N-FOOT-1", "N-FOOT-2", "S-FOOT-1", "S-FOOT-2", "S-FOOT-3")
  game:decide("battle", "north")
  game:dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  local events = game:act("fight", { space = "E" })
  local lines = told(events, "Battle in")
  expect(lines[1].dice, { 6, 1, 1, 1 })
  expect(#lines[2].dice, 6)
  local steps = 0
  for i = 1, 3 do steps = steps + game:piece("S-FOOT-" .. i).steps end
  expect(steps, 5, "one hit takes one step")
  expect(game:piece("S-FOOT-1").steps, 1, "of equal units the first")
end)

test("AR-008: the strongest unit is hit, wherever it stands", function()
  for weak in each{ 1, 2 } do
    local game = newGame{ clear = true }
    game:place("E", "N-FOOT-1", "S-FOOT-1", "S-FOOT-2")
    game:setPiece("S-FOOT-" .. weak, { steps = 1 })
    game:decide("battle", "north")
    game:dice(6, 1, 1, 1, 1, 1)
    game:act("fight", { space = "E" })
    expect({ game:piece("S-FOOT-1").steps, game:piece("S-FOOT-2").steps }, { 1, 1 })
    expect(#game:stack("E"), 3, "nobody is gone")
  end
end)

test("AR-012: who would win, and what is said in the end", function()
  local function ended(space, owner)
    local game = newGame()
    if space then game:setSpace(space, { control = owner }) end
    local leader = game:query("victory").winner
    game:playUntil(function(now) return now:result() ~= nil end, { "done" }, 100)
    return { leader, game:result().outcome, game:result().winner, game:result().text:find("more points") ~= nil }
  end
  expect(ended("E", "north"), { "north", "north", "north", true })
  expect(ended("E", "south"), { "south", "south", "south", true })
  local game = newGame()
  expect(game:query("victory").winner, nil)
  game:playUntil(function(now) return now:result() ~= nil end, { "done" }, 100)
  expect(game:result().winner, nil)
  expectTrue(game:result().text:find("equal"))
end)

test("AR-009: an area falls once", function()
  local game = newGame()
  game:act("move", { piece = "N-FOOT-1", space = "D" })
  expect(#told(game:act("done"), "falls"), 1, "the area that is new")
end)

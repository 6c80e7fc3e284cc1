-- SPDX-License-Identifier: GPL-3.0-or-later
--- The truths of every position, along a whole game.

test("K45-137: stacking, chits and pieces are in order after every action of a game", function()
  local game = newGame{ seed = 4 }
  local number = 0
  game:playUntil(function(now)
    number = number + 1
    expect(now:query("checks"), {}, "after " .. number .. " actions")
    return now:turn() == 3 or now:result() ~= nil
  end, { "attack", "fire", "join", "done", "stop" }, 3000)
  expectTrue(number > 50)
end)

---What is wrong, apart from the pieces that a cleared map has put nowhere.
local function complaints(game)
  local list = {}
  for __, one in ipairs(game:query("checks")) do
    if not one:find("is nowhere", 1, true) then list[#list + 1] = one end
  end
  return list
end

test("K45-137: what is wrong with a position is found", function()
  local function wrong(stacks, prepare)
    local game = newGame{ clear = true }
    for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
    game:decide("chit", "soviet")
    if prepare then prepare(game) end
    return table.concat(complaints(game), "; ")
  end
  expect(wrong{ { "0740", "GE-26K-69", "GE-26K-1", "GE-26K-26HQ" }, { "0741", "SU-3BF-5A-45", "SU-3BF-5A-72" } }, "")
  expect(wrong{ { "0740", "GE-26K-69", "GE-26K-1", "GE-26K-349" } }, "GE-26K-69 is one too many in 0740")
  expect(wrong{ { "0740", "SU-3BF-5A-45", "SU-3BF-5A-72", "SU-3BF-5A-65" } }, "SU-3BF-5A-65 is one too many in 0740")
  expect(wrong{ { "0740", "GE-26K-26HQ", "GE-9K-9HQ" } }, "GE-26K-26HQ is one too many in 0740")
  expect(wrong{ { "0740", "GE-26K-69", "SU-3BF-5A-45" } }, "both sides are in 0740")
  expect(wrong{ { "3327", "GE-26K-69" } }, "GE-26K-69 is in the water of 3327")
  expect(wrong{ { "3327", "GE-HIPPER" } }, "", "a ship")
  expect(wrong{ { "grounded", "CH-GE-26K" } }, "CH-GE-26K is in grounded")
  for __, box in ipairs{ "cup", "idle", "actions", "gd", "chits-later", "german-out", "german-3" } do expect(wrong{ { box, "CH-GE-26K" } }, "", box) end
  for __, force in ipairs{ "german", "2bf", "3bf" } do
    expect(wrong({}, function(game) game:setVars{ ["limit_" .. force] = 2, ["used_" .. force] = 3 } end), force .. " has been activated too often")
  end
  for __, state in ipairs{ "full", "move" } do
    expect(wrong({ { "0740", "GE-26K-69" } }, function(game) game:setPiece("GE-26K-69", { active = state }) end), "somebody is still activated")
  end
end)

test("K45-137, K45-138: while units arrive or retreat there may be too many", function()
  local game = newGame{ clear = true }
  game:place("0740", "GE-26K-69", "GE-26K-1", "GE-26K-349")
  for __, id in ipairs{ "retreat", "retreat.hq", "losses" } do
    game:setVars{ hq_moves = "GE-26K-26HQ", retreaters = { "GE-26K-69" }, origin = "0741", loss_pool = { "GE-26K-69" }, loss_left = 1, retreat_left = 1 }
    game:decide(id, "german", { rule = "9.4" })
    expect(complaints(game), {}, id)
  end
  game:decide("replacements", "german")
  expect(complaints(game), {}, "replacements")
  game:decide("move", "german", { why = "arrive" })
  expect(complaints(game), {}, "arrivals")
  game:decide("move", "german", { why = "command" })
  expect(#complaints(game), 1, "but not in an activation")
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 1.6: what a player may know of the enemy, in views, events, log lines and answers.

local shared = require "tests/shared"

local field = shared.field

---Ids of enemy blocks that a side can see.
local function seen(game, side)
  local list = {}
  for __, piece in ipairs(game:view(side).pieces) do
    if piece.id and piece.side ~= side and piece.props and piece.props.nation then list[piece.id] = true end
  end
  return list
end

test("L41-017, L41-351: each player sees the faces of his own blocks only", function()
  local game = newGame{ scenario = "campaign" }
  expect(seen(game, "axis"), {})
  expect(seen(game, "soviet"), {})
  local own, backs = 0, 0
  for __, piece in ipairs(game:view("axis").pieces) do
    if piece.hidden then
      backs = backs + 1
      expect({ piece.id, piece.name, piece.steps, piece.props, piece.type }, {}, "a back tells nothing")
    elseif piece.side == "axis" and piece.props.nation then
      own = own + 1
    end
  end
  expect(own, 47)
  expectTrue(backs >= 37, "the enemy's blocks stand there")
end)

test("L41-017: of a hidden block the wood is seen: Finnish, German or Soviet", function()
  local game = newGame{ scenario = "campaign" }
  local backs = { finnish = 0, other = 0 }
  for __, piece in ipairs(game:view("soviet").pieces) do
    if piece.hidden and piece.space:sub(1, 3) ~= "MUR" and piece.space ~= "RASTENBURG" then
      expect(piece.side, "axis")
      local kind = piece.back or "other"
      backs[kind] = backs[kind] + 1
    end
  end
  expect(backs, { finnish = 12, other = 20 }, "Mannerheim and the 163rd Division are among the twelve; five wait for Velikiye Luki")
  for __, piece in ipairs(game:view("axis").pieces) do
    if piece.hidden then expect({ piece.side, piece.back }, { "soviet" }) end
  end
end)

test("L41-017: pools are nobody else's business", function()
  local game = newGame{ scenario = "campaign" }
  for __, piece in ipairs(game:view("axis").pieces) do
    expectTrue(piece.space ~= "SOVIET_POOL", "nothing of the Soviet pool")
  end
end)

test("L41-017: a move of a hidden block is told without its name", function()
  local game = field({ { "126", "AX-56-8PZ" }, { "G1", "AX-18-I" } })
  game:setVars{ impulse = "strategic", blocks_left = 5, old_fights = {} }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-56-8PZ", space = "138" })
  expect(seen(game, "soviet"), {})
  local vars = game:view("soviet").vars
  expect({ vars.mover, vars.points_left }, {}, "nor do variables tell")
  expectTrue(game:view("*").vars.mover == "AX-56-8PZ", "though the game knows it")
end)

test("L41-017, L41-203: the enemy gets no answers about hidden blocks", function()
  local game = newGame{ scenario = "campaign" }
  local function asked(name, args) return game:query(name, args, "axis") end
  for __, name in ipairs{ "reach", "command", "trace", "path" } do
    local value, refusal = asked(name, { piece = "SU-L-HQ", space = "62" })
    expect({ value, refusal }, { nil, "notyours" }, name)
  end
  local __, refusal = asked("odds", { attackers = { "SU-L-42nd" }, space = "62" })
  expect(refusal, "notyours")
  for __, item in ipairs(asked("status").items) do expectTrue(item.title ~= "Logistic value" or item.side == "axis", "the enemy's supplies are not told") end
  for id in pairs(asked("supply", { side = "soviet" })) do expectTrue(id:sub(1, 3) == "LD-", id) end
end)

test("L41-017: odds against hidden blocks are a range without chances", function()
  local game = field({ { "114", "AX-41-1PZ" }, { "94", "SU-L-42nd", "LD-SU-1" } }, { axis = { "114" } })
  game:setPiece("SU-L-42nd", { steps = 2, hidden_from = { "axis" } })
  local odds = game:query("odds", { attackers = { "AX-41-1PZ" }, space = "94" }, "axis")
  expect(odds.defence, { hidden = 1, dice = { 1, 5 }, units = {} })
  expect({ odds.attack.chances, odds.armoured, odds.outcomes }, {})
  odds = game:query("odds", { attackers = { "AX-41-1PZ" }, space = "94" })
  expect(odds.defence.dice, 3)
  expectTrue(odds.defence.chances[1].hits == 0, "who may see everything gets chances")
  local sum = 0
  for __, one in ipairs(odds.attack.chances) do sum = sum + one.chance end
  expectTrue(math.abs(sum - 1) < 0.000001, "which add up")
end)

test("L41-017: the enemy's guns, bombers and heavy artillery betray no HQ", function()
  local game = field({ { "114", "SU-L-42nd" }, { "113", "AX-18-HQ", "AX-1FK" }, { "36", "FI-MANN" } })
  for __, id in ipairs{ "AX-18-HQ", "AX-1FK", "FI-MANN" } do game:setPiece(id, { hidden_from = { "soviet" } }) end
  local function asked(aid, side) return game:query("odds", { space = "114", support = aid }, side) end
  local __, refusal = asked({ artillery = { "AX-18-HQ" } }, "soviet")
  expect(refusal, "notyours")
  game:setVars{ impulse = "tactical" }
  game:decide("combat.choose", "axis")
  expect(asked({ bombers = { "STUKA-1" } }, "axis").air.dice, 4)
  expect(asked({ heavy = true }, "axis").artillery.dice, 4)
  expect(asked({ bombers = { "STUKA-1" } }, "soviet").air.dice, 0, "whose HQ can't be seen")
  expect(asked({ heavy = true }, "soviet").artillery.dice, 0)
end)

test("L41-017: before the attackers are revealed the defender reads a range", function()
  local game = field({ { "114", "LD-SU-1", "AX-18-I" } }, { soviet = { "114" } })
  game:setPiece("AX-18-I", { steps = 1, hidden_from = { "soviet" } })
  game:setVars{ impulse = "tactical", old_fights = { "114" }, fought = {} }
  game:decide("combat.choose", "axis")
  game:act("fight", { space = "114" })
  expect(game:decision().id, "combat.line")
  local odds = game:query("odds", { space = "114" }, "soviet")
  expect(odds.attack, { hidden = 1, dice = { 0, 4 }, units = {} })
  expect({ odds.outcomes, odds.armoured }, {})
end)

test("L41-017: nobody learns the enemy's logistic value from what he may spend", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-18-I" } })
  game:setPiece("AX-18-HQ", { hidden_from = { "soviet" } })
  game:setVars{ disc = "axis", disc_spent = false }
  game:decide("impulse.choose", "axis")
  game:act("strategic", { value = "move" })
  expectTrue(game:view("axis").vars.blocks_left > 0, "who decides knows it")
  expect(game:view("soviet").vars.blocks_left, nil)
  game:act("move", { piece = "AX-18-I", space = "122" })
  expectTrue(game:var("points_left") > 0)
  game:act("done")
  expect({ game:var("blocks_left"), game:var("points_left") }, { 0, 0 }, "what is left over is forgotten")
  game:setVars{ replacement = 4, regeneration = 2, siege_steps = 3, siege_stars = 3 }
  game:decide("logistics.spend", "soviet")
  local vars = game:view("axis").vars
  expect({ vars.replacement, vars.regeneration, vars.siege_steps, vars.siege_stars }, {})
  expect(game:view("soviet").vars.replacement, 4)
end)

test("L41-027, L41-140, L41-049: the white cube on an isolated block lies open, and so does the blue one", function()
  local game = field({ { "114", "SU-L-42nd", "SU-L-23rd" }, { "113", "SU-L-55th" } })
  for __, id in ipairs{ "SU-L-42nd", "SU-L-23rd", "SU-L-55th" } do game:setPiece(id, { hidden_from = { "axis" } }) end
  game:setPiece("SU-L-42nd", { supply = "isolated" })
  game:setPiece("SU-L-55th", { crossed = true })
  local cubes = {}
  for __, piece in ipairs(game:view("axis").pieces) do
    if piece.hidden and piece.props then
      cubes[#cubes + 1] = piece.space .. " " .. tostring(piece.props.supply) .. " " .. tostring(piece.props.crossed)
    end
  end
  table.sort(cubes)
  expect(cubes, { "113 nil true", "114 isolated nil" })
end)

test("L41-018, L41-246: an HQ is seen while it is active", function()
  local game = field({ { "G1", "AX-18-HQ", "AX-16-HQ", "AX-18-I" } })
  game:setPiece("AX-18-HQ", { hidden_from = { "soviet" } })
  game:setPiece("AX-16-HQ", { hidden_from = { "soviet" } })
  game:setPiece("AX-18-I", { hidden_from = { "soviet" } })
  game:decide("impulse.choose", "axis")
  game:act("tactical")
  game:act("activate", { piece = "AX-18-HQ", space = "G1" })
  expect(seen(game, "soviet"), { ["AX-18-HQ"] = true })
  game:playUntil(function(one) return one:decision().side == "soviet" end, { "done", "skip" })
  expect(seen(game, "soviet"), {})
end)

test("L41-237, L41-238, L41-205: faces during and after battles", function()
  local game = field({ { "131", "AX-W01", "SU-L-42nd" }, { "63", "AX-18-L", "SU-L-23rd" } })
  for __, id in ipairs{ "AX-W01", "AX-18-L" } do game:setPiece(id, { hidden_from = { "soviet" } }) end
  for __, id in ipairs{ "SU-L-42nd", "SU-L-23rd" } do game:setPiece(id, { hidden_from = { "axis" } }) end
  game:setPiece("SU-L-42nd", { steps = 4 })
  game:setPiece("AX-W01", { steps = 2 })
  game:setVars{ impulse = "tactical", old_fights = { "131", "63" } }
  game:decide("combat.choose", "axis")
  game:dice(1, 1, 1, 1, 1, 1)
  game:act("fight", { space = "131" })
  game:act("fire")
  expect(seen(game, "soviet"), { ["AX-W01"] = true }, "the attacker stays visible")
  expect(seen(game, "axis"), {}, "the controller hides; 63 was never shown")
end)

test("L41-238: who stays in a fight stays visible, and so does an active HQ", function()
  local game = field({ { "114", "AX-18-I", "AX-18-L", "SU-L-42nd" }, { "113", "AX-18-HQ", "AX-W01" } }, { axis = { "113" } })
  for __, id in ipairs{ "AX-18-I", "AX-18-L", "AX-18-HQ" } do game:setPiece(id, { shown = true }) end
  game:setPiece("AX-18-HQ", { active = true })
  game:setVars{ impulse = "tactical", old_fights = { "114" } }
  game:decide("command", "axis")
  game:act("move", { piece = "AX-18-I", space = "113" })
  game:act("move", { piece = "AX-W01", space = "132" })
  expect({ game:piece("AX-18-I").props.shown, game:piece("AX-18-L").props.shown, game:piece("AX-18-HQ").props.shown }, { false, true, true })
end)

test("L41-237: a defender who is left alone hides, whoever controls the area", function()
  for __, control in ipairs{ "axis", "soviet" } do
    local game = field({ { "131", "AX-W01", "SU-L-42nd" }, { "63", "AX-18-L", "SU-L-23rd" } }, { [control] = { "131" } })
    shared.steps(game, { ["AX-W01"] = 1, ["SU-L-42nd"] = 4 })
    shared.combat(game, "axis", "131", "63")
    game:dice(6, 1, 1, 1)
    game:act("fight", { space = "131" })
    game:act("fire")
    expect({ game:piece("AX-W01").space, game:piece("SU-L-42nd").props.shown, game:space("131").control }, { "AXIS_LOST", false, "soviet" })
  end
end)

test("L41-150, L41-017: a Soviet block that goes back to the pool is hidden there", function()
  local game = field({ { "131", "AX-18-I", "SU-L-42nd" } })
  game:setPiece("SU-L-42nd", { steps = 1 })
  game:setPiece("AX-18-I", { steps = 4 })
  game:setVars{ impulse = "tactical", old_fights = { "131" } }
  game:decide("combat.choose", "axis")
  game:dice(1, 6, 6, 6, 6)
  game:act("fight", { space = "131" })
  game:act("fire")
  expect(game:piece("SU-L-42nd").space, "SOVIET_POOL")
  expect(seen(game, "axis")["SU-L-42nd"], nil)
end)

test("L41-103, L41-017: nobody sees what the enemy draws and where it stands", function()
  local game = newGame{ scenario = "campaign" }
  game:act("strategic", { value = "draw" })
  expect(game:view("soviet").vars.drawn, nil)
  while game:decision().id == "reinforce.place" do game:act("place", game:actions("place")[1]) end
  expect(seen(game, "soviet"), {})
end)

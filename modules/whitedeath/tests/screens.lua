-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the book's screens show, as the game tells it to whoever draws it: rosters, overviews, counters.

local shared = require "tests/shared"
local fights = require "tests/fights"

local games = { "s1", "s2", "s3", "s4", "s5", "campaign" }

test("WD-001, WD-375: the campaign and five scenarios can be begun, and both sides are asked for their own decisions", function()
  for __, scenario in ipairs(games) do
    local game, asked = newGame{ scenario = scenario }, {}
    game:playUntil(function()
      local open = game:decision()
      asked[open.side] = true
      return asked.german and asked.soviet
    end, { "ready", "begin", "keep", "skip", "commit", "hand_over", "done" })
    expect({ asked.german, asked.soviet, game:result() }, { true, true, nil }, scenario)
  end
end)

test("WD-002: the strip is told in every phase, together with the map", function()
  local game, seen = newGame{ scenario = "s1" }, {}
  game:playUntil(function()
    local status = game:query("status", nil, game:decision().side)
    expect({ #status.date > 0, #status.items }, { true, 6 }, game:phase())
    seen[game:phase()] = true
    return game:turn() == 2
  end, { "keep", "skip", "hand_over", "done", "commit" })
  expectTrue(seen.decision and seen.movement, "both phases were seen")
end)

test("WD-005: units to be placed wait in a tray off the map, units in hand are listed in their order", function()
  local game = newGame{ scenario = "campaign" }
  expect(game:decision().ask, "deploy")
  for __, action in ipairs(game:actions("pick")) do expect(game:piece(action.piece).space, "deploy_german") end
  local march = shared.marching({ { "5440", "S001", "S005" } }, "soviet", 2)
  march:act("pick", { piece = "S005" })
  march:act("pick", { piece = "S001" })
  expect(march:decision().chosen, { "S005", "S001" })
end)

test("WD-009, WD-326: a unit further back in the tray can be placed as well, in one step", function()
  local game = newGame{ scenario = "campaign" }
  local before = game:hash()
  game:act("place", { piece = "G005", space = "3219" })
  expect(game:piece("G005").space, "3219")
  game:undo()
  expect(game:hash(), before)
end)

test("WD-324, WD-328: a unit moves without being taken in hand first, in one step", function()
  local game = shared.marching({ { "5440", "S001", "S005" }, { "5438", "S013" } }, "soviet", 2)
  local before, reach = game:hash(), game:query("reach", { piece = "S001" })
  expectTrue(reach["5439"], "it could go there")
  game:act("move", { piece = "S001", space = "5439" })
  expect({ game:piece("S001").space, game:piece("S005").space }, { "5439", "5440" })
  game:undo()
  expect(game:hash(), before)
  game:act("pick", { piece = "S005" })
  game:refuse("move", { piece = "S013", space = "5437" }, "25.B")
end)

test("WD-350: to ask where a unit can go moves nothing", function()
  local game = newGame{ scenario = "s1" }
  game:act("commit", { value = 4 })
  local before, asked = game:hash(), 0
  for __, action in ipairs(game:actions("pick")) do
    local reach = game:query("reach", { piece = action.piece })
    for __ in pairs(reach) do asked = asked + 1 end
  end
  expectTrue(asked > 100, "there was much to show")
  expect(game:hash(), before)
end)

test("WD-011: what can be reached is a list of hexes with their costs, even if it is one", function()
  local game = shared.marching({ { "5440", "S001" } }, "soviet", 1)
  local ends = {}
  for id, cost in pairs(game:query("reach", { piece = "S001" })) do
    ends[#ends + 1] = id
    expectTrue(cost > 0 and cost <= 1, id)
    expect(game:offers("pick", { piece = "S001" }), true)
  end
  game:act("pick", { piece = "S001" })
  expect(#game:actions("move"), #ends)
end)

---Hexes in which a side sees units, by the side of these.
local function positions(view)
  local found = { german = {}, soviet = {} }
  for __, piece in ipairs(view.pieces) do
    if piece.space and piece.space:match("^%d%d%d%d$") then found[piece.side][piece.space] = true end
  end
  return found
end

test("WD-352: both sides see where all units stand, though not what lies under the top one of the enemy", function()
  local game = newGame{ scenario = "s1" }
  local all = positions(game:view("*"))
  for __, side in ipairs{ "german", "soviet" } do
    local seen = positions(game:view(side))
    expect(seen.german, all.german, side)
    expect(seen.soviet, all.soviet, side)
  end
end)

test("WD-354: every unit tells its type, so that all of one kind can be found", function()
  local game, guns, kinds = newGame{ scenario = "s1" }, 0, {}
  for __, piece in ipairs(game:view("*").pieces) do
    local props = piece.props
    expectTrue(#props.kind_of > 0, piece.id)
    kinds[props.kind_of] = true
    if props.artillery then
      guns = guns + 1
      expectTrue(props.range > 0 and props.barrage > 0, piece.id)
    end
  end
  expectTrue(guns > 30 and kinds["antitank company"] and kinds["tank T-34"] and kinds.ski, "guns, anti-tank, tanks and skiers")
  local others = 0
  for __, piece in ipairs(game:view("soviet").pieces) do
    if piece.side == "german" and piece.hidden then
      others = others + 1
      expect(piece.props, nil, "nothing is told of what lies below")
    end
  end
  expectTrue(others > 0, "some are hidden")
end)

local marks = { company = "I", battalion = "II", regiment = "III", brigade = "X" }

test("WD-385: formation, identity and size stand on the counter", function()
  local game, sizes = newGame{ scenario = "s1" }, {}
  for __, piece in ipairs(game:view("*").pieces) do
    local size = piece.props.size
    local mark = (game:art(piece.id).size or ""):match("^[IX]+")
    if piece.props.class ~= "AFV" then expect(mark, marks[size], piece.id) end
    sizes[size] = true
    expectTrue(#piece.name > 0 and #piece.props.formation > 0, piece.id)
  end
  expect({ sizes.company, sizes.battalion, sizes.regiment }, { true, true, true })
end)

test("WD-387: the number of units and the strength of the bunker belong to the hex", function()
  local game = newGame{ scenario = "s1" }
  expect(game:space("2318").bunker, 15)
  local pieces = game:stack("2318")
  expectTrue(#pieces > 1, "a stack is there")
  expect(#game:view("german").spaces["2318"].pieces, #pieces, "the owner counts all of them")
end)

test("WD-388: strength and movement that are left are told of every unit", function()
  local game = shared.marching({ { "5440", "S001" } }, "soviet", 4)
  game:setPiece("S001", { steps = 4 })
  local piece = game:piece("S001")
  expect({ piece.steps, piece.max_steps, piece.props.mp_spent }, { 4, 8, 0 })
  local cost = game:query("reach", { piece = "S001" })["5439"]
  game:act("move", { piece = "S001", space = "5439" })
  expect(game:piece("S001").props.mp_spent, math.floor(cost * 12 + 0.5))
end)

test("WD-050: while a fight is prepared nothing else can be done on the map, and what was chosen stays", function()
  local game = fights.impulse(fights.field{ { "5440", "G001" }, { "5439", "S013" }, { "5441", "S018" } }, "soviet")
  game:act("target", { space = "5440" })
  game:act("join", { piece = "S013" })
  game:query("reach", { piece = "S018" })
  game:query("supply", { side = "soviet" })
  game:refuse("move", { piece = "S018", space = "5442" })
  expect(game:decision().chosen, { "S013" })
end)

---The plans that a side is told, as "hex state".
local function plans(game, side)
  local list = {}
  for __, plan in ipairs(game:query("status", nil, side).plans) do
    expectTrue(#plan.text > 0, plan.space)
    list[#list + 1] = plan.space .. " " .. plan.state
  end
  return list
end

test("WD-026, WD-035, WD-371: what is declared, defended and planned is listed with its state", function()
  local game = fights.impulse(fights.field{ { "5440", "G001" }, { "5439", "S013" }, { "5444", "G002" }, { "5443", "S014" } }, "soviet")
  expect(plans(game, "soviet"), {})
  fights.declare(game, "5440", { "S013" })
  fights.declare(game, "5444", { "S014" })
  fights.toDefence(game)
  expect(plans(game, "german"), { "5440 todo", "5444 todo" })
  game:act("defend", { space = "5440" })
  expect(plans(game, "german"), { "5440 now", "5444 todo" })
  game:dice(6, 1)
  game:act("fire")
  expect(plans(game, "german"), { "5440 done", "5444 todo" })
  game:dice(6, 1)
  game:act("rest")
  game:act("plan", { space = "5440" })
  expect(plans(game, "soviet"), { "5440 now", "5444 todo" })
  game:act("fire")
  local words = {}
  for __, plan in ipairs(game:query("status", nil, "soviet").plans) do words[plan.space] = plan.text end
  expectTrue(words["5440"] ~= words["5444"], "one is planned, the other is not")
  words = {}
  for __, plan in ipairs(game:query("status", nil, "german").plans) do words[plan.space] = plan.text end
  expect(words["5440"], words["5444"], "that is not for the enemy to know")
end)

test("WD-356, WD-357: the areas that can be laid over the map are answered for either side", function()
  local game = newGame{ scenario = "s2" }
  for __, area in ipairs(game:query("status").areas) do
    for __, side in ipairs{ "german", "soviet" } do expectTrue(#game:query(area.query, { side = side }) > 10, area.query) end
  end
end)

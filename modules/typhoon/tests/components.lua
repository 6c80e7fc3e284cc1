-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapters 1 to 3: units, set-up, control.

local support = require "tests/support"
local field, attack = support.field, support.attack

local function count(game, filter)
  local sum = 0
  for piece in each(game:view("german").pieces) do
    if filter(piece) then sum = sum + 1 end
  end
  return sum
end

test("OT-001: no decision is ever the Soviet side's", function()
  local game = newGame()
  game:act("ready")
  game:act("begin")
  for _ = 1, 150 do
    if game:result() then break end
    expect(game:decision().side, "german")
    local list = game:actions()
    local choice = list[#list > 3 and 2 or 1]
    game:act(choice.verb, choice)
  end
end)

test("OT-002: hexes of 12 km, turns of one or two weeks", function()
  expect(tables.numbers.values.hex_km, 12)
  for turn = 1, 8 do expect(tables.turns.values.weeks[turn], turn == 5 and 2 or 1) end
end)

test("OT-003, OT-071: all modifiers of a roll are added", function()
  local game = field{ turn = 5, units = { { "4310", "GE-2-PZ-3" } }, german = { "4310" } }
  local list = game:query("odds", { space = "4410" }).generation
  expect(list[1].modifier, 5, "turn 5 and Moscow")
  expect(list[6].result, "3RD 1B 2A 1GD AC", "eleven")
end)

test("OT-004: an administrator chooses for the Soviet units", function()
  local game = field{ options = { team = "administrator" }, units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 5, 5, 1, 1, 1, 1, 1, 1)
  expect(game:decision().id, "battle.round", "two full rifle divisions are alike: nobody is asked about one hit")
  game = field{ options = { team = "administrator" }, units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 5, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  expect(game:decision().id, "battle.losses")
  expect(game:decision().side, "soviet")
end)

test("OT-005: two commanders share the German army", function()
  local game = field{ options = { team = "two_commands" }, units = { { "1934", "GE-2-PZ-3" }, { "1310", "GE-3-PZ-1" } } }
  game:act("activate", { space = "1934", value = "mech" })
  expectTrue(game:decision().prompt:find("Southern"), "2nd Panzer Group is in the south")
  expect(game:decision().seat, "south")
  game:act("halt")
  game:act("activate", { space = "1310", value = "mech" })
  expectTrue(game:decision().prompt:find("Northern"), "3rd Panzer Group is in the north")
  expect(game:decision().seat, "north")
  expect(newGame():decision().seat, nil, "alone nobody shares")
end)

test("OT-006: the counters and the cup", function()
  local game = newGame()
  expect(count(game, function(piece) return piece.side == "german" and piece.props.dice end), 72)
  expect(count(game, function(piece) return piece.side == "soviet" and piece.props.dice end), 86)
  expect(#game:stack("pool"), 54)
  expect(#game:stack("luftwaffe"), 2)
  expect(#game:stack("air"), 1)
end)

test("OT-007: a unit is in one hex, and each hex has its number", function()
  local game = newGame()
  expect(ground("1019").name, "Smolensk")
  game:act("deploy", { piece = "GE-9A-INF-5", space = "1201" })
  expect(game:piece("GE-9A-INF-5").space, "1201")
  expect(#game:stack("1201"), 1)
  game:refuse("deploy", { piece = "GE-9A-INF-5", space = "1202" }, "3.1")
end)

test("OT-024: the sizes of units, from corps to battalion", function()
  local game = newGame()
  local sizes = { ["SU-AC-4"] = "XXX", ["GE-2-PZ-3"] = "XX", ["GE-3-MOT-LEHR"] = "X", ["GE-2-MOT-GD"] = "III", ["SU-KAT-1"] = "II" }
  for id, size in pairs(sizes) do expect(game:piece(id).props.size, size, id) end
end)

test("OT-011: a counter tells side, formation, type, dice and name", function()
  local piece = newGame():piece("GE-2-PZ-3")
  expect(piece.side, "german")
  expect(piece.type, "panzer")
  expect(piece.name, "3rd Panzer Division")
  expect(piece.props.formation, "2")
  expect(piece.props.dice, 7)
end)

test("OT-012, OT-014, OT-015: a panzer division has seven dice, reduced three", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  expect(game:piece("GE-2-PZ-3").max_steps, 2)
  expect(game:query("odds", { attackers = { "GE-2-PZ-3" }, space = "2034" }).attack.total, 7)
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  expect(game:query("odds", { attackers = { "GE-2-PZ-3" }, space = "2034" }).attack.total, 3)
  expect(game:piece("SU-B-1").max_steps, 1)
  expect(game:piece("SU-HOW-1").max_steps, 1)
end)

test("OT-013: armies have an A, panzer groups a bare number", function()
  local game = newGame()
  expect(game:piece("GE-2A-INF-17").props.formation, "2A")
  expect(game:piece("GE-2-PZ-4").props.formation, "2")
end)

test("OT-015, OT-016: a hit turns a panzer division over, the next one takes it off the map until the battle ends", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-INF-45" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1)
  expect(game:piece("GE-2-PZ-3").steps, 1)
  expect(game:piece("GE-2-PZ-3").props.dice, 3)
  expect(game:decision().id, "battle.round")
  game:dice(1, 1, 1, 6, 1, 1)
  game:act("fight")
  expect(game:piece("GE-2-PZ-3").space, "1934", "the battle is lost; it is back where it came from")
  expect(game:piece("GE-2-PZ-3").steps, 1)
end)

test("OT-017: steps stay with their unit", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4" } } }
  game:setPiece("GE-2-PZ-3", { steps = 1 })
  game:act("activate", { space = "1934", value = "mech" })
  for action in each(game:actions()) do
    expectTrue(action.verb == "move" or action.verb == "leave" or action.verb == "halt", "no verb gives steps away")
  end
  game:act("halt")
  expect(game:piece("GE-2-PZ-3").steps, 1)
  expect(game:piece("GE-2-PZ-4").steps, 2)
end)

test("OT-020, OT-093: mechanised and other units have their own movement points", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3", "GE-2-MOT-10", "GE-2-KAV-1" } } }
  game:act("activate", { space = "1934", value = "mech" })
  expect(game:var("force_mp"), 14)
  game:act("halt")
  game:act("activate", { space = "1934", value = "foot" })
  expect(game:var("force_mp"), 7)
  expect(game:piece("GE-2-MOT-10").props.mech, true)
  expect(game:piece("GE-2-KAV-1").props.mech, false)
end)

test("OT-021, OT-022, OT-082: the Soviet types; Guards 1 to 8, airborne 4 and 5", function()
  local game = newGame()
  local sums = {}
  for piece in each(game:view("german").pieces) do sums[piece.type] = (sums[piece.type] or 0) + 1 end
  expect({ sums.guards, sums.airborne, sums.brigade, sums.rifle, sums.howitzer, sums.katyusha, sums.soviet_air }, { 8, 2, 24, 40, 6, 6, 1 })
  expect(game:piece("SU-GD-8").name, "8th Guards Division")
  expect(game:piece("SU-AC-5").name, "5th Airborne Corps")
  expect(game:piece("SU-RD-7").name, "Rifle division")
  expect(#game:stack("artillery"), 12, "howitzers and rockets together")
end)

test("OT-023: no counter has movement points", function()
  for piece in each(newGame():view("german").pieces) do expect(piece.props.movement, nil, piece.id) end
end)

test("OT-025, OT-060: Lehr and Grossdeutschland count half", function()
  local game = newGame()
  expect(game:piece("GE-2-MOT-GD").name, "Grossdeutschland Regiment")
  expect(game:piece("GE-3-MOT-LEHR").name, "Lehr Brigade")
  expect(game:piece("GE-4-MOT-DR").name, "SS Division Das Reich")
  game = field{ turn = 5, units = { { "1934", "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-MOT-GD", "GE-3-MOT-LEHR" } } }
  expect(game:query("stacking", { space = "1934", side = "german" }), { used = 3, limit = 3, ok = true })
  game:place("1934", "GE-2-MOT-10")
  expect(game:query("stacking", { space = "1934", side = "german" }).ok, false)
end)

test("OT-026, OT-032, OT-105: markers start on turn 1 and on 0, and follow the game", function()
  local game = newGame()
  expect(game:piece("MK-TURN").space, "turn-1")
  expect(game:piece("MK-POCKET").space, "pocket-0")
  expect(game:piece("MK-VP").space, "vp-0")
  expect(game:piece("MK-MP").space, "mp-0")
  expect(game:turn(), 1)
  expect({ game:var("pocket_total"), game:var("vp"), game:var("force_mp") }, { 0, 0, 0 })
  game = field{ units = { { "1934", "GE-2-INF-45" } } }
  game:act("activate", { space = "1934", value = "foot" })
  expect(game:piece("MK-MP").space, "mp-7")
  game:act("move", { piece = "GE-2-INF-45", space = "1935" })
  expect(game:piece("MK-MP").space, "mp-6")
end)

test("OT-027, OT-028: Soviet units wait beside the map, ten rifle divisions in reserve", function()
  local game = newGame()
  for piece in each(game:view("german").pieces) do
    if piece.side == "soviet" then expectTrue(not piece.space:find("^%d"), piece.id .. " is on the map") end
  end
  expect(#game:stack("reserve"), 10)
  expect(#game:stack("elite"), 10)
end)

test("OT-029: a unit keeps its formation", function()
  local game = newGame()
  local number = 0
  for piece in each(game:view("german").pieces) do
    if piece.props.formation then
      expect(piece.props.formation, piece.id:match("^GE%-(%w+)%-"), piece.id)
      number = number + 1
    end
  end
  expect(number, 72)
  expectTrue(not pcall(game.setPiece, game, "GE-2-PZ-3", { formation = "3" }), "it is no property that a rule could set")
end)

test("OT-030: set-up in the three rows west of the line", function()
  local game = newGame()
  game:act("army", { value = "2" })
  for id in each{ "1740", "1840", "1940" } do expectTrue(game:offers("deploy", { piece = "GE-2-PZ-3", space = id }), id) end
  game:refuse("deploy", { piece = "GE-2-PZ-3", space = "1640" }, "3.1")
  game:refuse("deploy", { piece = "GE-2-PZ-3", space = "2040" }, "3.1")
end)

test("OT-030, OT-059: the set-up keeps to the stacking limit", function()
  local game = newGame()
  game:act("army", { value = "2" })
  for id in each{ "GE-2-PZ-3", "GE-2-PZ-4", "GE-2-PZ-17" } do game:act("deploy", { piece = id, space = "1940" }) end
  game:refuse("deploy", { piece = "GE-2-PZ-18", space = "1940" }, "7.1")
  game:refuse("deploy", { piece = "GE-2-MOT-GD", space = "1940" }, "7.1")
end)

test("OT-031: each formation in its own sector; 2nd Panzer Group from 1733 to the south edge", function()
  local game = newGame()
  game:act("army", { value = "2" })
  expectTrue(game:offers("deploy", { piece = "GE-2-PZ-3", space = "1733" }))
  expectTrue(game:offers("deploy", { piece = "GE-2-PZ-3", space = "2348" }))
  game:refuse("deploy", { piece = "GE-2-PZ-3", space = "1732" }, "3.1")
  game:refuse("deploy", { piece = "GE-9A-INF-5", space = "1733" }, "3.1")
end)

test("OT-030, OT-031: the ready-made set-up obeys every rule, and units can change places", function()
  for scenario in each{ "historical", "closed_fist" } do
    local game = newGame{ scenario = scenario }
    game:refuse("begin", nil, "3.1")
    game:act("ready")
    expect(#game:stack("german-reserve"), 0)
    for piece in each(game:view("german").pieces) do
      if piece.side == "german" and piece.props.dice then
        local space = ground(piece.space)
        expectTrue(space.sector, piece.id .. " is in the three rows")
        if scenario == "historical" then expect(space.sector, piece.props.formation, piece.id) end
        expect(game:query("stacking", { space = piece.space, side = "german" }).ok, true)
      end
    end
    game:act("lift", { piece = "GE-2-PZ-3" })
    game:act("deploy", { piece = "GE-2-PZ-3", space = "1936" })
    game:act("begin")
    expect(game:decision().id, "air")
  end
end)

test("OT-033, OT-037: everything east of the line is Soviet, everything west German", function()
  local game = newGame()
  expect(game:space("1315").control, "soviet")
  expect(game:space("1215").control, "german")
  expect(game:space("2040").control, "soviet")
  expect(game:space("1940").control, "german")
  expect(game:space("5248").control, "soviet")
  expect(game:space("0101").control, "german")
  game = field{ units = { { "1215", "GE-4-PZ-5" } } }
  attack(game, "GE-4-PZ-5", "1215", "1315", 1)
  expect(game:space("1315").control, "german", "the book's example")
end)

test("OT-034, OT-066, OT-101: entering a Soviet hex brings out a defence at once", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  expect(game:decision().id, "battle.round", "the defence holds, and nobody moves on")
  expect(#game:stack("2034"), 2, "the attacker and a rifle division")
  expect(game:piece("SU-RD-1").space, "2034")
end)

test("OT-035, OT-131: the hex of beaten defenders turns German and the force goes on", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 3, 4, 4, 1, 1, 1, 1, 1)
  expect(game:space("2034").control, "german")
  expect(game:decision().id, "force.move")
  expect(game:var("force_mp"), 13)
  expectTrue(game:offers("move", { piece = "GE-2-PZ-3", space = "2134" }))
end)

test("OT-038: a hex never goes back to the Soviets", function()
  local game = field{ units = { { "1934", "GE-2-PZ-3" } } }
  attack(game, "GE-2-PZ-3", "1934", "2034", 1)
  game:dice(3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
  game:act("move", { piece = "GE-2-PZ-3", space = "2134" })
  game:act("retreat")
  expect(game:piece("GE-2-PZ-3").space, "2034")
  game:place("1934", "GE-2-PZ-3")
  expect(game:space("2034").control, "german", "also without a unit in it")
end)

test("OT-007: what is asked about no hex has no answer", function()
  local game = newGame()
  expect(game:query("odds", { space = "pool" }), nil)
  expect(game:query("reach", { piece = "SU-RD-1" }), {})
  expect(#game:query("odds", { attackers = { "SU-RD-1", "GE-CAS-1" }, space = "2034" }).attack.units, 0)
end)

---Is a colour rather light than dark?
local function isLight(color)
  local sum = 0
  for pair in color:sub(2):gmatch("%x%x") do sum = sum + tonumber(pair, 16) end
  return sum > 3 * 128
end

test("OT-018: the six German formations have their own colours, dark ones with white print", function()
  local game = newGame()
  local wanted = {
    ["GE-2-PZ-3"] = { "#4b4f54", "#ffffff" }, ["GE-3-PZ-1"] = { "#c9cccf", "#111111" }, ["GE-4-PZ-2"] = { "#2b5597", "#ffffff" },
    ["GE-2A-INF-17"] = { "#b5dc9a", "#111111" }, ["GE-4A-INF-7"] = { "#d2b48c", "#111111" }, ["GE-9A-INF-8"] = { "#2f7d32", "#ffffff" },
  }
  for id, colors in pairs(wanted) do
    local art = game:art(id)
    expect({ art.body, art.ink }, colors, id)
    expectTrue(isLight(art.body) ~= isLight(art.ink), id .. " can be read")
  end
  local bodies = {}
  for piece in each(game:view("german").pieces) do
    local formation = piece.side == "german" and piece.props.formation
    if formation then
      local body = game:art(piece.id).body
      expect(bodies[formation] or body, body, "one colour for the whole formation " .. formation)
      bodies[formation] = body
    end
  end
end)

test("OT-019: Soviet units are orange, the elite with white print and everybody else with black", function()
  local game = newGame()
  for piece in each(game:view("soviet").pieces) do
    if piece.side == "soviet" and piece.props.elite ~= nil then
      local art = game:art(piece.id)
      expect(isLight(art.ink), piece.props.elite, piece.id)
      local red, green, blue = art.body:match("#(%x%x)(%x%x)(%x%x)")
      red, green, blue = tonumber(red, 16), tonumber(green, 16), tonumber(blue, 16)
      expectTrue(red > green and green > blue, piece.id .. " is orange")
    end
  end
end)

test("OT-008: what the chart says of hexsides belongs to the side that is crossed, not to the hex", function()
  local function isRiver(from, to) return table.concat(between(from, to).over, " "):find("river") ~= nil end
  local rivers = 0
  for near in each{ "1411", "1413", "1311", "1312", "1511", "1512" } do
    expect(between("1412", near).distance, 1, near)
    expect(isRiver("1412", near), isRiver(near, "1412"), "the same side seen from " .. near)
    if isRiver("1412", near) then rivers = rivers + 1 end
  end
  expectTrue(rivers > 0 and rivers < 6, "a river along some sides of 1412")
end)

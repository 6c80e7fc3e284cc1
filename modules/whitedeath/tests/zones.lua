-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 3 and 21.B: zones of control, who passes them and what that costs.

local shared = require "tests/shared"

local field, marching, go = shared.field, shared.marching, shared.go
local reach, near, spent, place, prop = shared.reach, shared.near, shared.spent, shared.place, shared.prop

local function zoc(game, side)
  local list = game:query("zoc", { side = side })
  table.sort(list)
  return list
end

test("WD-059: six hexes around every unit, except around a German weapons company that is alone", function()
  local game = field{ { "5440", "G001" } }
  expect(zoc(game, "german"), { "5340", "5341", "5439", "5441", "5540", "5541" })
  game:place("5440", "G011")
  game:place("5434", "G001")
  expect(shared.has(zoc(game, "german"), "5441"), false, "an anti-tank company alone")
  game:place("5440", "G011", "G013")
  expect(shared.has(zoc(game, "german"), "5441"), true, "two of them")
  local guns = field{ { "5440", "S005" } }
  expect(#zoc(guns, "soviet"), 6, "Soviet guns")
  local company = field{ { "5440", "G057" } }
  expect(#zoc(company, "german"), 6, "a ski company is no weapons company")
end)

test("WD-060: who enters an enemy zone stops", function()
  local game = marching({ { "5438", "S001" }, { "5441", "G001" } }, "soviet", 5)
  expect(reach(game, "S001")["5442"], nil, "nobody goes through")
  go(game, "S001", "5440")
  expect(prop(game, "S001", "stopped"), true)
  expect(spent(game, "S001"), 24)
  game:refuse("move", { piece = "S001", space = "5439" }, "3")
  expect(game:offers("pick", { piece = "S001" }), false)
end)

test("WD-061: friends do not cancel a zone", function()
  local game = marching({ { "5438", "S001" }, { "5440", "S006" }, { "5441", "G001" } }, "soviet", 5)
  go(game, "S001", "5440")
  expect(prop(game, "S001", "stopped"), true)
end)

test("WD-062: to leave a zone costs a point besides the ground", function()
  local game = marching({ { "5440", "S001" }, { "5441", "G001" } }, "soviet", 5)
  near(reach(game, "S001")["5439"], 2)
  near(reach(game, "S001")["5438"], 3)
  go(game, "S001", "5439")
  expect(spent(game, "S001"), 24)
  expect(prop(game, "S001", "stopped"), false)
end)

test("WD-063: straight from zone to zone, which ends the move", function()
  local game = marching({ { "5440", "S001" }, { "5441", "G001" } }, "soviet", 5)
  near(reach(game, "S001")["5541"], 2)
  go(game, "S001", "5541")
  expect(prop(game, "S001", "stopped"), true)
  local poor = marching({ { "5440", "S001" }, { "5441", "G001" } }, "soviet", 1)
  poor:refuse("move", { piece = "S001", space = "5541" }, "6.A")
end)

test("WD-064: zones close railways, supply lines and paths", function()
  local game = field{ { "2917", "S001" } }
  expect(shared.has(game:query("isolation", { side = "german" }), "2918"), false)
  expect(shared.has(game:query("isolation", { side = "german" }), "2920"), true)
end)

test("WD-072, WD-073: skiers go on through zones, a point for each hex that they leave", function()
  local game = marching({ { "5439", "S086" }, { "5441", "G001" } }, "soviet", 5)
  go(game, "S086", "5440")
  expect(prop(game, "S086", "stopped"), false)
  expect(spent(game, "S086"), 6)
  near(reach(game, "S086")["5541"], 1.5, "into the next hex of the zone")
  go(game, "S086", "5541")
  expect(spent(game, "S086"), 6 + 18)
  go(game, "S086", "5542")
  expect(spent(game, "S086"), 6 + 18 + 18, "two hexes left, two points")
  expect(prop(game, "S086", "stopped"), false)
end)

test("WD-072: the zone of other skiers stops them", function()
  local game = marching({ { "5438", "S086" }, { "5441", "G057" } }, "soviet", 5)
  near(reach(game, "S086")["5440"], 1)
  go(game, "S086", "5440")
  expect(prop(game, "S086", "stopped"), true)
  game:refuse("move", { piece = "S086", space = "5439" }, "3")
  local beside = marching({ { "5440", "S086" }, { "5441", "G057" } }, "soviet", 5)
  near(reach(beside, "S086")["5439"], 1.5, "who starts in it pays")
end)

test("WD-074: only those with mobility s are skiers", function()
  local game = marching({ { "5439", "G027" }, { "5441", "S001" } }, "german", 5)
  expect(prop(game, "G027", "kind_of"), "mountain")
  go(game, "G027", "5440")
  expect(prop(game, "G027", "stopped"), true)
end)

test("WD-075: weapons enter a zone only with personnel or armour", function()
  local game = marching({ { "5439", "S005", "S006" }, { "5441", "G001" } }, "soviet", 5)
  expect(reach(game, "S005")["5440"], nil)
  game:refuse("move", { piece = "S005", space = "5440" }, "3.C")
  go(game, "S006", "5440")
  go(game, "S005", "5440")
  expect(prop(game, "S005", "stopped"), true)
  local both = marching({ { "5439", "S005", "S006" }, { "5441", "G001" } }, "soviet", 5)
  shared.goTogether(both, { "S005", "S006" }, "5440")
  expect({ place(both, "S005"), place(both, "S006") }, { "5440", "5440" }, "together they may")
  local tank = marching({ { "5439", "S147" }, { "5440", "S144" }, { "5441", "G001" } }, "soviet", 5)
  go(tank, "S147", "5440")
end)

test("WD-076: weapons that begin in a zone need not leave it", function()
  local game = marching({ { "5440", "S005", "S006" }, { "5441", "G001" } }, "soviet", 5)
  go(game, "S006", "5439")
  game:act("done")
  expect(place(game, "S005"), "5440")
end)

-- Tanks -------------------------------------------------------------------------------------------------------------------

local function tanks(more, points)
  local stacks = { { "5439", "S123" }, { "5441", "G001" } }
  for __, stack in ipairs(more or {}) do stacks[#stacks + 1] = stack end
  return marching(stacks, "soviet", points or 5)
end

test("WD-065, WD-378, WD-381: an AFV need not stop; the zone is a stage of its move", function()
  local game = tanks()
  expect(reach(game, "S123")["5440"], 0.5)
  expect(reach(game, "S123")["5442"] == nil or reach(game, "S123")["5442"] > 2, true)
  go(game, "S123", "5440")
  expect(prop(game, "S123", "stopped"), false)
  near(reach(game, "S123")["5341"], 1.5, "its further reach is shown from there")
  game:act("pick", { piece = "S123" })
  game:act("stay")
  expect(game:offers("pick", { piece = "S123" }), false)
end)

test("WD-066, WD-108: when it leaves, all whose zone it leaves fire together, at once", function()
  local game = tanks{ { "5341", "G012", "G002" } }
  game:dice(6)
  go(game, "S123", "5440")
  local events = shared.go(game, "S123", "5541")
  expect(shared.dice(events), 1, "one attack")
  -- Infantry 4 x 1/2 twice and infantry guns 1 x 1/2: 4.5 against 4.
  expectTrue(shared.told(events):find("Transit fire of 4.5 .*: 1:1, die 6: a miss"), shared.told(events))
  expect(place(game, "S123"), "5541")
  expect(spent(game, "S123"), 6 + 12 + 6, "the point for the zone is paid besides")
end)

test("WD-088: whoever fires in transit is seen with his stack until the impulse is over, and so is the tank", function()
  local game = marching({ { "5440", "S123" }, { "5439", "G011", "G001" }, { "5342", "G012", "G002" } }, "soviet", 4)
  local function hidden(side, hex)
    local count = 0
    for __, piece in ipairs(game:view(side).pieces) do
      if piece.space == hex and piece.hidden then count = count + 1 end
    end
    return count
  end
  expect({ hidden("soviet", "5439"), hidden("soviet", "5342") }, { 1, 1 })
  game:dice(6)
  go(game, "S123", "5540")
  expect({ hidden("soviet", "5439"), hidden("soviet", "5342") }, { 0, 1 }, "only those whose zone it left")
  game:act("hand_over")
  expect(hidden("soviet", "5439"), 1)
end)

test("WD-067: transit fire spares nobody later", function()
  local game = tanks()
  game:dice(6)
  go(game, "S123", "5440")
  shared.go(game, "S123", "5340")
  expect(prop(game, "G001", "fired"), "")
  expect(prop(game, "S123", "failed"), "")
end)

test("WD-068: once for each exit, and at each tank that passes", function()
  local game = tanks({ { "5438", "S131" } }, 9)
  go(game, "S123", "5440")
  game:dice(6, 6, 6)
  expect(shared.dice(shared.go(game, "S123", "5541")), 1)
  expect(shared.dice(shared.go(game, "S123", "5542")), 1, "the next exit from the same unit's zone")
  go(game, "S131", "5440")
  expect(shared.dice(shared.go(game, "S131", "5439")), 1)
end)

---A tank of strength 5 in the zone of six infantry points: 16 points of anti-tank fire from a Pak stack.
local function hit(...)
  local game = tanks{ { "5341", "G036", "G002" } }
  go(game, "S123", "5440")
  game:dice(...)
  return game, shared.go(game, "S123", "5439")
end

test("WD-069, WD-070: losses make it check where it was, and a failure ends its move", function()
  -- Two, two and eight points: 3:1; a 5 takes one point. The check: 5 and 1 against morale 5.
  local game, events = hit(5, 5)
  expect(game:piece("S123").steps, 4, shared.told(events))
  expect(place(game, "S123"), "5440")
  expect(prop(game, "S123", "stopped"), true)
  expect(shared.dice(events), 2)
  game:refuse("move", { piece = "S123", space = "5439" }, "3")
end)

test("WD-379: who holds goes on; with the option losses end the move", function()
  local game = hit(5, 4)
  expect(game:piece("S123").steps, 4)
  expect(place(game, "S123"), "5439")
  local strict = marching({ { "5439", "S123" }, { "5441", "G001" }, { "5341", "G036", "G002" } }, "soviet", 5,
    { options = { afv_transit_loss_stops = true } })
  go(strict, "S123", "5440")
  strict:dice(5, 4)
  shared.go(strict, "S123", "5439")
  expect(place(strict, "S123"), "5440")
  expect(prop(strict, "S123", "stopped"), true)
end)

test("WD-071: a rout by transit fire is a rout", function()
  -- A 1 at 3:1 takes two points; 6 and 2 against 5 is a rout.
  local game, events = hit(1, 6)
  expect(game:piece("S123").steps, 3, shared.told(events))
  expect(between(place(game, "S123"), "5440").distance >= 2, true)
  expect(prop(game, "S123", "failed"), "defence", "it can't assault any more")
  expect(prop(game, "S123", "stopped"), true)
end)

test("WD-410, WD-068: a tank can be lost to transit fire", function()
  local game = tanks{ { "5341", "G036", "G002" } }
  game:setPiece("S123", { steps = 1 })
  go(game, "S123", "5440")
  game:dice(1)
  shared.go(game, "S123", "5439")
  expect(place(game, "S123"), "lost_soviet")
  expect(game:var("lost_soviet"), 2, "points of AFVs count double")
  game:act("done")
end)

test("WD-409: a lone weapons company neither stops nor fires", function()
  local game = marching({ { "5439", "S123", "S001" }, { "5441", "G011" } }, "soviet", 5)
  near(reach(game, "S001")["5442"], 4, "around it, through no zone")
  go(game, "S123", "5440")
  expect(shared.dice(shared.go(game, "S123", "5541")), 0)
  game:place("5441", "G011", "G001")
  expect(shared.dice(shared.go(game, "S123", "5540")), 1)
end)

-- Brandenburgers ----------------------------------------------------------------------------------------------------------

test("WD-294: commandos roll in each Soviet zone that they enter; on a 1 they stop", function()
  local game = marching({ { "5439", "G150" }, { "5441", "S001" } }, "german", 6)
  game:dice(2)
  expect(shared.dice(go(game, "G150", "5440")), 1)
  expect(prop(game, "G150", "stopped"), false)
  game:dice(1)
  shared.go(game, "G150", "5541")
  expect(prop(game, "G150", "stopped"), true)
  expect(spent(game, "G150"), 12 + 24, "the zone that they leave costs its point")
  game:refuse("move", { piece = "G150", space = "5540" }, "3")
end)

test("WD-295: they lead others, with 1 less on the die for each", function()
  local function lead(die)
    local game = marching({ { "5439", "G150", "G001", "G002", "G003" }, { "5441", "S001" } }, "german", 6)
    game:dice(die)
    shared.goTogether(game, { "G150", "G001", "G002", "G003" }, "5440")
    return prop(game, "G001", "stopped"), prop(game, "G150", "stopped")
  end
  expect({ lead(4) }, { true, true })
  expect({ lead(5) }, { false, false })
end)

test("WD-380: others wait in the zone until the commandos come", function()
  local game = marching({ { "5439", "G150", "G001", "G093" }, { "5441", "S001" } }, "german", 6)
  go(game, "G001", "5440")
  expect(prop(game, "G001", "stopped"), true)
  go(game, "G093", "5440")
  game:dice(4)
  go(game, "G150", "5440")
  expect({ prop(game, "G001", "stopped"), prop(game, "G093", "stopped") }, { false, false }, "4 less 2 is enough")
  game:dice(6, 6)
  shared.goTogether(game, { "G150", "G001" }, "5541")
  expect({ place(game, "G001"), place(game, "G150") }, { "5541", "5541" })
  expect(prop(game, "G001", "stopped"), false)
  local caught = marching({ { "5439", "G150", "G001" }, { "5441", "S001" } }, "german", 6)
  go(caught, "G001", "5440")
  caught:dice(2)
  go(caught, "G150", "5440")
  expect({ prop(caught, "G001", "stopped"), prop(caught, "G150", "stopped") }, { true, true })
end)

test("WD-381: a frozen lake is a stage of a tank's move, too", function()
  local game = marching({ { "1132", "G093" } }, "german", 6)
  near(reach(game, "G093")["1231"], 1, "up to the other side of the lake")
  expect(reach(game, "G093")["1331"], nil)
  game:dice(3)
  go(game, "G093", "1231")
  expect(prop(game, "G093", "stopped"), false)
  near(reach(game, "G093")["1331"], 0.5, "and on from there")
end)

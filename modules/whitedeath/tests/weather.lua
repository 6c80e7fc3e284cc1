-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 13 and 16: weather, lakes and the river.

local shared = require "tests/shared"

local marching, go = shared.marching, shared.go
local reach, near, place, prop = shared.reach, shared.near, shared.place, shared.prop

---The weather of the next turn with this die.
local function next(game, die)
  game:playUntil(function() return game:var("soviet_mp") == 0 and game:decision().id == "move.units" and game:decision().side == "german" end,
    { "keep", "skip", "commit", "hand_over" })
  while game:var("german_mp") > 0 do
    game:act("hand_over")
    game:act("commit", { value = game:var("german_mp") })
  end
  game:dice(die)
  return game:act("hand_over")
end

test("WD-253, WD-413, WD-397: a die at the start of every turn, read off the turn record", function()
  local game = newGame()
  next(game, 3)
  expect({ game:turn(), game:var("weather") }, { 2, "frost" })
  next(game, 5)
  expect({ game:turn(), game:var("weather") }, { 3, "thaw" })
  next(game, 6)
  expect({ game:turn(), game:var("weather") }, { 4, "snow" })
  local late = newGame{ scenario = "s2" }
  next(late, 4)
  expect(late:var("weather"), "thaw")
  next(late, 4)
  expect(late:var("weather"), "frost", "turn 7 knows no thaw")
end)

test("WD-413: rolled in the first turn of a scenario, too, and once for the whole turn", function()
  local kinds = {}
  for seed = 1, 12 do kinds[newGame{ scenario = "s3", seed = seed }:var("weather")] = true end
  expect({ kinds.frost, kinds.snow, kinds.thaw }, { true, true, nil })
  local game = newGame()
  local before = game:var("weather")
  shared.pass(game, 5)
  shared.pass(game, 5)
  shared.pass(game, 5)
  expect(game:var("weather"), before)
end)

---A unit in a hex, in this weather.
local function stand(unit, hex, weather, points)
  local side = unit:sub(1, 1) == "G" and "german" or "soviet"
  local game = marching({ { hex, unit } }, side, points or 4)
  game:setVars{ weather = weather }
  return game
end

test("WD-200, WD-254, WD-257: in frost and snow lakes bear everybody", function()
  for __, weather in ipairs{ "frost", "snow" } do
    near(reach(stand("S001", "5234", weather), "S001")["5335"], 1, "leg")
    near(reach(stand("S120", "5234", weather), "S120")["5335"], 2, "wheels: a point more")
    near(reach(stand("S123", "5234", weather), "S123")["5335"], 1.5, "tanks")
  end
  near(reach(stand("S001", "5234", "thaw"), "S001")["5335"], 1.5, "leg in thaw")
end)

test("WD-201: a tank that crosses a lake rolls, and loses a point on a 1", function()
  local game = stand("S123", "5234", "frost")
  game:dice(1)
  expect(shared.dice(go(game, "S123", "5335")), 1)
  expect(game:piece("S123").steps, 4)
  game:dice(4)
  go(game, "S123", "5234")
  expect(game:piece("S123").steps, 4)
  local last = stand("S123", "5234", "snow")
  last:setPiece("S123", { steps = 1 })
  last:dice(1)
  go(last, "S123", "5335")
  expect(place(last, "S123"), "lost_soviet")
  expect(shared.dice(go(stand("S001", "5234", "frost"), "S001", "5335")), 0, "others do not roll")
end)

test("WD-202, WD-255: in thaw no tank crosses a hexside that is all lake", function()
  local game = stand("S123", "5234", "thaw")
  local cost = reach(game, "S123")["5335"]
  expect(cost, nil)
  local tank = stand("S123", "5234", "thaw", 1)
  expect(reach(stand("S123", "5234", "frost", 2), "S123")["5335"] ~= nil, true)
  tank:refuse("move", { piece = "S123", space = "5335" })
  local wheels = stand("S120", "5234", "thaw", 1)
  expect(reach(wheels, "S120")["5335"], nil)
end)

test("WD-203: in thaw a tank rolls where there is any lake", function()
  local game = stand("G093", "1231", "thaw")
  near(reach(game, "G093")["1132"], 1.5)
  game:dice(1)
  go(game, "G093", "1132")
  expect(game:piece("G093").steps, 2)
end)

test("WD-256, WD-255: in thaw wheels, tracks and draft leave the river on the bank from which they came", function()
  for __, unit in ipairs{ "S120", "S123", "S004" } do
    local game = stand(unit, "2509", "thaw", 10)
    go(game, unit, "2409")
    expect(prop(game, unit, "bank"), "east")
    expect(reach(game, unit)["2309"], nil)
    game:refuse("move", { piece = unit, space = "2309" }, "16.B")
    near(reach(game, unit)["2408"], 1, "along the river")
    go(game, unit, "2408")
    expect(prop(game, unit, "bank"), "east")
    game:refuse("move", { piece = unit, space = "2309" }, "16.B")
    go(game, unit, "2509")
    expect(prop(game, unit, "bank"), "")
  end
  near(reach(stand("S120", "2409", "thaw", 10), "S120")["2510"], 4, "normal costs: three for leaving the river")
end)

test("WD-256: frozen or on foot the river is no barrier; a bridge helps always", function()
  near(reach(stand("S120", "2509", "frost", 9), "S120")["2309"], 5)
  near(reach(stand("S001", "2509", "thaw", 9), "S001")["2309"], 2)
  local bridge = stand("S120", "2531", "thaw", 3)
  near(reach(bridge, "S120")["2331"], 2 / 6)
  go(bridge, "S120", "2430")
  expect(prop(bridge, "S120", "bank"), "")
end)

test("WD-256: the bank is remembered when the weather changes", function()
  local game = stand("S120", "2509", "frost", 9)
  go(game, "S120", "2409")
  expect(prop(game, "S120", "bank"), "east")
  game:setVars{ weather = "thaw" }
  game:refuse("move", { piece = "S120", space = "2309" }, "16.B")
end)

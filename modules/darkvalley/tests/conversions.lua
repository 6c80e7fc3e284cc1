-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.7, 7.8, 7.10: conversions, and units that go for good.

local arriving = require "tests/arriving"

local at, to, placing, offered = arriving.at, arriving.to, arriving.placing, arriving.offered

test("TDV-168, TDV-169, TDV-170, TDV-171, TDV-172, TDV-039: Axis conversions, on the map in supply, or among the eliminated", function()
  local game = at(23, function(one)
    one:place("W2826", "GE-MOT-03")
    one:place("E4728", "GE-MOT-18")
    one:place("axis_lost", "GE-MOT-10")
  end)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 3000)
  expect({ game:piece("GE-MOT-03-PG").space, game:piece("GE-MOT-03").space }, { "W2826", "axis_out" })
  expect({ game:piece("GE-MOT-18").space, game:piece("GE-MOT-18-PG").space }, { "E4728", "axis_later" })
  expect(game:piece("GE-MOT-10-PG").space, "axis_lost")
  game = at(32, function(one) one:place("W2826", "GE-GD2") one:place("axis_out", "GE-GD") end)
  game:playUntil(function() return game:phase() ~= "axis_arrivals" and game:phase() ~= "axis_replacements" end, placing, 3000)
  expect({ game:piece("GE-GDPZ").space, game:piece("GE-GDPZ").steps }, { "W2826", 2 })
end)

local function conversion(turn, prepare)
  local game = newGame{ clear = true, scenario = "campaign" }
  for __, id in ipairs(game:stack("soviet_later")) do game:place("soviet_out", id) end
  game:setVars{ turn = turn }
  prepare(game)
  game:decide("arrivals", "soviet")
  game:act("done")
  return game
end

test("TDV-175, TDV-176: a Guards corps takes the place of a supplied tank or mechanised corps", function()
  local game = conversion(18, function(one)
    one:place("soviet_later", "SU-GTK-01")
    one:place("E4728", "SU-TK-01")
    one:place("E4627", "GE-K-I")
    one:place("E4628", "SU-MC-01")
    one:place("W2826", "SU-TK-02")
  end)
  expect(game:decision().id, "convert")
  local list = offered(game, "give")
  expect({ list["SU-TK-01"], list["SU-MC-01"], list["SU-TK-02"] }, { true, true, nil })
  game:act("give", { piece = "SU-MC-01" })
  expect({ game:piece("SU-GTK-01").space, game:piece("SU-MC-01").space }, { "E4628", "soviet_out" })
end)

test("TDV-177, TDV-178, TDV-179, TDV-172: three rifle divisions, lost or connected, for a Guards rifle corps", function()
  local game = conversion(6, function(one)
    one:place("soviet_later", "SU-GRC-01")
    one:place("soviet_lost", "SU-RD-010", "SU-RD-048")
    one:place("E4728", "SU-RD-090")
    one:place("W3306", "SU-RD-032")
  end)
  expect({ game:decision().id, game:offers("give", { piece = "SU-RD-032" }) }, { "convert", false })
  game:act("give", { piece = "SU-RD-010" })
  game:act("give", { piece = "SU-RD-048" })
  if game:decision().id == "convert" then game:act("give", { piece = "SU-RD-090" }) end
  expect(game:decision().id, "convert.place")
  game:act("put", { space = "E2314" })
  expect({ game:piece("SU-GRC-01").space, game:piece("SU-RD-090").space }, { "E2314", "soviet_out" })
  game = conversion(6, function(one)
    one:place("soviet_later", "SU-GRC-01")
    one:place("soviet_lost", "SU-RD-010", "SU-RD-048")
  end)
  expectTrue(game:decision().id ~= "convert", "two are not enough")
end)

test("TDV-180: three Guards rifle corps for a Guards army", function()
  local game = conversion(18, function(one)
    one:place("soviet_later", "SU-GA-01")
    one:place("soviet_lost", "SU-GRC-01", "SU-GRC-02", "SU-GRC-03")
  end)
  game:playUntil(function() return game:decision().id == "convert.place" end, { "give" })
  game:act("put", { space = "stavka_reserve" })
  expect(game:piece("SU-GA-01").space, "stavka_reserve")
end)

test("TDV-181: one mechanised and two tank corps, one of them Guards, for a Guards tank army", function()
  local function try(...)
    local ids = { ... }
    return conversion(24, function(one)
      one:place("soviet_later", "SU-GTA-5")
      one:place("soviet_lost", table.unpack(ids))
    end):decision().id
  end
  expect(try("SU-MC-01", "SU-TK-01", "SU-TK-02"), "rebuild")
  expect(try("SU-MC-01", "SU-TK-01", "SU-GTK-01") == "rebuild", false)
  expect(try("SU-GMK-01", "SU-TK-01", "SU-TK-02") == "rebuild", false)
end)

test("TDV-182: shock armies simply arrive", function()
  local game = newGame{ scenario = "campaign" }
  local army = game:piece "SU-SH-1"
  expect(army.props.price, nil)
  game = to(at(army.props.arrival), "soviet_arrivals")
  local rifles = #game:stack "soviet_out"
  game:act("choose", { piece = "SU-SH-1" })
  game:act("put", { space = game:actions("put")[1].space })
  expect({ game:decision().id ~= "convert", ground(game:piece("SU-SH-1").space) ~= nil, #game:stack "soviet_out" }, { true, true, rifles })
end)

test("TDV-207, TDV-208: on turn 4 the old mechanised corps go, tank brigades come; on turn 10 these go", function()
  local game = at(4)
  expect({ game:piece("SU-MK-03").space, game:piece("SU-MK-12").space }, { "soviet_out", "soviet_out" })
  to(game, "soviet_replacements")
  expect({ game:piece("SU-TB-1").space, game:piece("SU-TB-2").space }, { "soviet_support", "soviet_support" })
  game = at(10, function(one) one:place("soviet_support", "SU-TB-1", "SU-TB-2") end)
  expect(game:piece("SU-TB-1").space, "soviet_out")
end)

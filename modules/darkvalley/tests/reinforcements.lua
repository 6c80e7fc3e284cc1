-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.2, 7.3: where and when reinforcements arrive.

local arriving = require "tests/arriving"

local at, to, offered, siege = arriving.at, arriving.to, arriving.offered, arriving.siege
local named = tables.places.values.named

---Where a unit could arrive.
local function places(piece, prepare, setup)
  local game = newGame{ clear = true, scenario = "campaign" }
  game:setVars{ turn = setup and setup.turn or 6 }
  game:place("W1322", "GE-ID-269")
  game:place("E5031", "SU-RD-010")
  if prepare then prepare(game) end
  game:decide("arrivals.place", game:piece(piece).side, { piece = piece, rule = "7.1" })
  return offered(game, "put"), game
end

test("TDV-111, TDV-113: a reinforcement arrives on the turn of its counter", function()
  local game = at(2)
  expect(game:phase(), "axis_arrivals")
  local list = offered(game, "choose")
  expect({ list["GE-MOT-60"], list["GE-K-LIII"], list["GE-ID-183"] }, { true, true, nil })
  game:refuse("choose", { piece = "GE-ID-183" }, "7.1")
  game:refuse("done", nil, "7.1")
end)

test("TDV-114: limits of stacking hold for arrivals", function()
  local __, game = places("GE-K-LIII", function(one) one:place("W2024", "GE-K-I", "GE-K-II", "GE-K-X") end)
  game:refuse("put", { space = "W2024" }, "5.3")
end)

test("TDV-116, TDV-118: Germans arrive in Cities and Towns that reach Berlin, or with a depot", function()
  local list = places("GE-K-LIII", function(one) one:place("W4221", "AX-DEPOT-1") end)
  expect({ list["W2826"], list["W3018"], list["W4221"], list["W3651"], list["E2314"] }, { true, true, true, nil, nil })
  list = places("RO-K-VI", function(one) one:place("W4221", "AX-DEPOT-1") end)
  expect(list["W4221"], nil)
end)

test("TDV-117: not in Berlin with a Soviet unit beside it", function()
  expect(places("GE-K-LIII")["W1322"], true)
  local list = places("GE-K-LIII", function(one) one:place("W1422", "SU-RD-048") end)
  expect({ list["W1322"], list["W1620"] }, { nil, true })
end)

test("TDV-119, TDV-120, TDV-121: where the minor allies arrive", function()
  local list = places("RO-K-VI", function(one) one:setSpace(named.Odessa, { control = "axis" }) end)
  expect({ list["W3651"], list[named.Odessa], list["W2826"] }, { true, true, nil })
  list = places("HU-K-III")
  expect({ list["W2240"], list["W2340"] ~= nil, list[named.Kiev], list["W3651"] }, { true, true, nil, nil })
  list = places("HU-K-III", function(one) one:setSpace(named.Kiev, { control = "axis" }) end)
  expect(list[named.Kiev], true)
  list = places("IT-II", function(one) one:setSpace(named.Dnepropetrovsk, { control = "axis" }) end)
  expect({ list["W3651"], list["W2240"], list[named.Dnepropetrovsk], list["W2826"] }, { true, true, true, nil })
end)

test("TDV-122: Soviets arrive in Cities that reach the east edge, or on the military roads", function()
  local list = places("SU-RA-16")
  expect({ list["E2314"], list["E3954"], list[named.Kaluga], list["W2826"] }, { true, true, nil, nil })
  list = places("SU-RA-16", function(one)
    for i, hex in ipairs{ "W4730", "W4632", "W4831" } do one:place(hex, ({ "GE-K-I", "GE-K-II", "GE-K-X" })[i]) end
  end)
  expect(list["W4731"], nil, "Kiev is cut off")
end)

test("TDV-123: one unit a turn comes into Leningrad over the lake", function()
  local list, game = places("SU-RA-16", siege)
  expect(list["W4702"], true)
  game:act("put", { space = "W4702" })
  expect(game:var("lake_used"), true)
  game:decide("arrivals.place", "soviet", { piece = "SU-RA-19", rule = "7.1" })
  expect(offered(game, "put")["W4702"], nil)
end)

test("TDV-124: one unit comes into each Black Sea City over the sea, none in range of German aircraft", function()
  local function cut(one) for i, hex in ipairs{ "E1749", "E1850" } do one:place(hex, ({ "GE-K-I", "GE-K-II" })[i]) end end
  local list, game = places("SU-RA-16", cut)
  expect(list["E1750"], true)
  game:act("put", { space = "E1750" })
  game:decide("arrivals.place", "soviet", { piece = "SU-RA-19", rule = "7.1" })
  expect(offered(game, "put")["E1750"], nil)
  list = places("SU-RA-16", function(one) cut(one) one:place("E1846", "GE-BASE-8", "GE-AIR-8") end)
  expect(list["E1750"], nil)
end)

test("TDV-125: from turn 3 into the Stavka Reserve, as many as they like", function()
  expect(places("SU-RA-16", nil, { turn = 2 })["stavka_reserve"], nil)
  local list, game = places("SU-RA-16", nil, { turn = 3 })
  expect(list["stavka_reserve"], true)
  game:act("put", { space = "stavka_reserve" })
  expect(game:piece("SU-RA-16").space, "stavka_reserve")
end)

test("TDV-127: six armies arrive among the eliminated and can be bought at once", function()
  local game = to(at(5), "soviet_replacements")
  expect(game:piece("SU-RA-05").space, "soviet_lost")
  expect(game:offers("rebuild", { piece = "SU-RA-05", value = "full" }), true)
end)

test("TDV-113, TDV-399: the siege artillery, whose counter says 12, arrives on turn 12", function()
  local function arrives(turn) return offered(at(turn), "choose")["GE-ART"] or false end
  expect(newGame():piece("GE-ART").props.arrival, 12)
  expect({ arrives(11), arrives(12) }, { false, true })
end)

test("TDV-122: a Soviet Town is no place to arrive, a connected City and the end of a military road are", function()
  local list = places("SU-RA-16")
  local features = {}
  for __, name in ipairs(ground("E1617").features) do features[name] = true end
  expect({ features.town, features.city }, { true, nil })
  expect({ list["E1617"], list[named.Moscow], list["E3954"] }, { nil, true, true })
end)

test("TDV-127: of five factors the 5th Army is bought on the turn on which it arrives among the eliminated", function()
  local game = to(at(5), "soviet_replacements")
  expect(game:piece("SU-RA-05").space, "soviet_lost")
  game:setVars{ points = 5 }
  game:act("rebuild", { piece = "SU-RA-05", value = "full" })
  game:act("put", { space = "stavka_reserve" })
  expect({ game:piece("SU-RA-05").space, game:piece("SU-RA-05").steps, game:var("points") }, { "stavka_reserve", 2, 0 })
end)

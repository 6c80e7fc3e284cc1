-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the tests of chapter 7 share: turns that begin, and who is offered.

local named = tables.places.values.named

local arriving = {}

---A game of the campaign at the beginning of a turn, with the arrivals of a side to come.
function arriving.at(turn, prepare, scenario)
  local game = newGame{ scenario = scenario or "campaign" }
  game:setVars{ turn = turn - 1 }
  for __, name in ipairs(turn > 19 and { "Libau", "Windau", "Riga", "Tallinn", "Pskov", "Minsk", "Vitebsk", "Smolensk", "Lvov", "Odessa", "Nikolaev", "Dnepropetrovsk" } or {}) do
    game:setSpace(named[name], { control = "axis" })
  end
  if prepare then prepare(game) end
  game:decide("lift", "axis")
  game:act("done")
  return game
end

---What goes on through arrivals of any kind.
arriving.placing = { "choose", "recall", "put", "done", "give", "send", "none", "enough", "settle", "station" }

---Goes on to a phase.
function arriving.to(game, phase)
  game:playUntil(function() return game:phase() == phase end, arriving.placing, 4000)
  return game
end

function arriving.offered(game, verb)
  local list = {}
  for __, action in ipairs(game:actions(verb)) do list[action.space or action.piece] = true end
  return list
end

function arriving.siege(one)
  for i, hex in ipairs{ "W4703", "W4803", "W4604", "W4503" } do one:place(hex, ({ "GE-K-I", "GE-K-II", "GE-K-X", "GE-K-XXVI" })[i]) end
  one:place("E1102", "SU-RD-048")
  one:setSpace("W4803", { control = "axis" })
end

---The factors of a turn with these rolls.
function arriving.factors(turn, die, prepare)
  local game = newGame{ clear = true, scenario = "campaign" }
  game:setVars{ turn = turn }
  game:place("soviet_lost", "SU-RD-010", "SU-RA-16")
  if prepare then prepare(game) end
  game:decide("arrivals", "soviet")
  if die then game:dice(die) end
  game:act("done")
  return game:var("points"), game
end

function arriving.clean(game)
  for __, id in ipairs(game:stack("soviet_later")) do game:place("soviet_out", id) end
end

return arriving

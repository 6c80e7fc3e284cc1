-- SPDX-License-Identifier: GPL-3.0-or-later
--- What several chapters of tests do alike.

local shared = {}

---A cleared map with these stacks, in frost and with plenty of supply; `setup` as for `newGame`.
function shared.field(stacks, setup)
  setup = setup or {}
  setup.scenario, setup.clear = setup.scenario or "s1", true
  local game = newGame(setup)
  game:setVars{ weather = "frost", soviet_supply = 9, german_supply = 9, city_supply = 9 }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  return game
end

---The movement phase of an impulse of so many points.
function shared.march(game, side, points)
  game:setVars{ impulse_mp = points, impulse_side = side }
  game:decide("move.units", side, {})
  return game
end

---A field on which a side moves.
function shared.marching(stacks, side, points, setup)
  return shared.march(shared.field(stacks, setup), side, points)
end

---Takes a unit in hand, unless something is there already, and moves it.
function shared.go(game, piece, space)
  if not game:offers("drop") then game:act("pick", { piece = piece }) end
  return game:act("move", { piece = piece, space = space })
end

---Takes several units of a stack in hand and moves them together.
function shared.goTogether(game, pieces, space)
  if game:offers("drop") then game:act("drop") end
  for __, piece in ipairs(pieces) do game:act("pick", { piece = piece }) end
  return game:act("move", { piece = pieces[1], space = space })
end

---Twelfths of a movement point that a unit has spent.
function shared.spent(game, piece) return game:piece(piece).props.mp_spent end

function shared.place(game, piece) return game:piece(piece).space end

function shared.prop(game, piece, name) return game:piece(piece).props[name] end

---Where a unit can go, with the costs in movement points.
function shared.reach(game, piece, mode) return game:query("reach", { piece = piece, mode = mode }) end

---Are two costs equal, to a thousandth of a point?
function shared.near(actual, expected, what)
  expectTrue(actual and math.abs(actual - expected) < 0.001, (what or "") .. " is " .. tostring(actual) .. ", not " .. expected)
end

function shared.id(game) return game:decision().id end

---To the decision of how many points an impulse of the side takes.
function shared.toImpulse(game, side)
  local pass = { "done", "skip", "keep", "finish" }
  game:playUntil(function()
    local open = game:decision()
    return open.id == "impulse.points" and (not side or open.side == side)
  end, { "done", "skip", "keep", "finish", "commit" })
  return pass
end

---Plays an impulse of so many points in which nothing happens.
function shared.pass(game, points)
  game:act("commit", { value = points })
  if shared.id(game) == "replace.choose" then game:act("done") end
  game:act("hand_over")
end

---Both sides spend their points in one impulse each, until the turn begins.
function shared.toTurn(game, number)
  game:playUntil(function() return game:turn() == number or game:result() ~= nil end, { "keep", "skip", "hand_over", "done", "commit" })
end

---Has a list this entry?
function shared.has(list, entry)
  for __, one in ipairs(list) do
    if one == entry then return true end
  end
  return false
end

---The log lines among events, one text.
function shared.told(events)
  local lines = {}
  for __, event in ipairs(events) do
    if event.change == "log" then lines[#lines + 1] = event.text end
  end
  return table.concat(lines, "\n")
end

---How many dice fell.
function shared.dice(events)
  local count = 0
  for __, event in ipairs(events) do
    if event.change == "log" and event.dice then count = count + #event.dice end
  end
  return count
end

return shared

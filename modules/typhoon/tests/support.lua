-- SPDX-License-Identifier: GPL-3.0-or-later
--- What several chapters of tests do alike.

local support = {}

---A game in the movement phase with only these stacks on the map, and an onlooker in the far west.
function support.field(setup)
  local game = newGame{ scenario = setup.scenario, options = setup.options }
  local all = game:stack("german-reserve")
  game:act("ready")
  game:act("begin")
  game:act("done")
  game:place("german-reserve", table.unpack(all))
  if setup.turn then game:setVars{ turn = setup.turn } end
  game:place("0148", "GE-9A-INF-102")
  for stack in each(setup.units or {}) do game:place(table.unpack(stack)) end
  for id in each(setup.german or {}) do game:setSpace(id, { control = "german" }) end
  return game
end

---Goes on past the notice of every pocket that has closed; gives all events.
function support.goOn(game, events)
  while game:decision() and game:decision().id == "pocket.closed" do
    for event in each(game:act("go_on")) do events[#events + 1] = event end
  end
  return events
end

---A force enters a hex; the first number is the die of the defence.
function support.attack(game, lead, from, to, ...)
  game:act("activate", { space = from, value = game:piece(lead).props.mech and "mech" or "foot" })
  game:dice(...)
  return support.goOn(game, game:act("move", { piece = lead, space = to }))
end

---Who fired how many dice, in order: "SU-HOW-1 4".
function support.shots(events)
  local list = {}
  for event in each(events) do
    if event.change == "log" and event.kind == "combat" and event.dice then
      list[#list + 1] = event.piece .. " " .. #event.dice
    end
  end
  return list
end

---The lines of the log that contain these words.
function support.told(events, words)
  local list = {}
  for event in each(events) do
    if event.change == "log" and event.text:find(words, 1, true) then list[#list + 1] = event.text end
  end
  return list
end

---So many equal numbers, and then these.
function support.same(count, number, ...)
  local list = {}
  for i = 1, count do list[i] = number end
  for one in each{ ... } do list[#list + 1] = one end
  return table.unpack(list)
end

return support

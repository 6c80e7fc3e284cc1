-- SPDX-License-Identifier: GPL-3.0-or-later
--- What several chapters of tests do alike.

local shared = {}

---A cleared map with these stacks and this control; nobody marches on Murmansk.
function shared.field(stacks, control, scenario, options)
  local game = newGame{ scenario = scenario or "campaign", clear = true, options = options }
  game:place("TYPHOON", "AX-DIETL")
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  for side, list in pairs(control or {}) do
    for __, id in ipairs(list) do game:setSpace(id, { control = side }) end
  end
  return game
end

---The same with the optional rule 14.number.
function shared.optional(number, stacks, control)
  return shared.field(stacks, control, nil, { ["ro14_" .. number] = "on" })
end

function shared.enemy(side)
  return side == "axis" and "soviet" or "axis"
end

---Ends a decision (the Command Segment), if it is open.
function shared.finish(game, id)
  if game:decision() and game:decision().id == (id or "command") then game:act("done") end
end

---The other side passes, so that the impulse of this side begins.
function shared.begin(game, side)
  game:setVars{ passes = 0 }
  game:decide("impulse.choose", shared.enemy(side))
  game:act("pass")
  shared.finish(game)
end

---Verbs that can be done now.
function shared.offered(game)
  local verbs = {}
  for __, action in ipairs(game:actions()) do verbs[action.verb] = true end
  return verbs
end

---HQ Activation of a Tactical Impulse.
function shared.activation(game, side)
  game:setVars{ impulse = "tactical", old_fights = {} }
  game:decide("hq.activate", side)
  return game
end

---The Command Segment of an impulse.
function shared.orders(game, side, kind, number)
  game:setVars{ impulse = kind or "strategic", blocks_left = number or 9, old_fights = {}, sea_moved = false }
  game:decide("command", side)
  return game
end

---The Combat Segment of a Tactical Impulse; the areas were disputed before.
function shared.combat(game, side, ...)
  game:setVars{ impulse = "tactical", old_fights = { ... }, fought = {} }
  game:decide("combat.choose", side)
  return game
end

---One battle with these dice; a line that could be dismantled holds.
function shared.fight(game, side, area, ...)
  shared.combat(game, side, area)
  game:dice(...)
  game:act("fight", { space = area })
  if game:decision().id == "combat.line" then game:act("hold") end
  game:act("fire")
  return game
end

---What the attackers would roll.
function shared.dice(game, attackers, space)
  return game:query("odds", { attackers = attackers, space = space }).attack
end

function shared.steps(game, list)
  for id, number in pairs(list) do game:setPiece(id, { steps = number }) end
  return game
end

function shared.strength(game, id)
  return game:piece(id).props.strength
end

---The action is refused by this rule, and the reason says this.
function shared.says(game, verb, with, rule, words)
  local reason = game:refuse(verb, with, rule)
  expectTrue(reason:find(words, 1, true), verb .. ": " .. reason)
end

---How many dice fell in each roll of these events.
function shared.rolls(events)
  local list = {}
  for __, event in ipairs(events) do
    if event.kind == "roll" then list[#list + 1] = #event.dice end
  end
  return list
end

---The log has these lines; `{ text, by }` for those that only the Axis (1) or the Soviets (2) read.
function shared.tells(events, ...)
  local lines = {}
  for __, event in ipairs(events) do
    if event.change == "log" then
      lines[event.text] = event.by or 0
      -- A line that names a block leads to it; one that hides it does not.
      local isHidden = event.text:find("block", 1, true) or event.text:find("unit", 1, true)
      if event.kind == "move" then expect(event.piece == nil, isHidden ~= nil, event.text) end
    end
  end
  for __, line in ipairs{ ... } do
    local words, by = line, nil
    if type(line) == "table" then words, by = line[1], line[2] end
    expectTrue(lines[words], words)
    if by then expect(lines[words], by, words) end
  end
end

local terms = { "leader", "hqs", "vp", "losses", "baltic", "lend_lease" }

---The logistic value and what it is made of, as its side reads it in the bar above the board.
function shared.terms(game, side)
  for __, item in ipairs(game:query("status", nil, side).items) do
    if item.title == "Logistic value" then
      local found, at = { value = item.value }, 1
      for number in item.text:gmatch("%d+") do
        found[terms[at]] = math.tointeger(number)
        at = at + 1
      end
      return found
    end
  end
end

---The logistic value.
function shared.value(game, side)
  return shared.terms(game, side).value
end

return shared

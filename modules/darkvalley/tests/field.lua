-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the tests share: positions on a cleared map, and rounds of every kind. The steppe around E4728 is open for three hexes.

local field = {}

---A cleared map with these stacks, on a turn.
function field.set(stacks, setup)
  setup = setup or {}
  local game = newGame{ clear = true, scenario = setup.scenario, options = setup.options, seed = setup.seed }
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  if setup.turn then game:setVars{ turn = setup.turn } end
  return game
end

---Begins a Movement or Combat round.
function field.round(game, side, kind)
  game:decide("round", side)
  game:act(kind)
  return game
end

---Plays a chit as if it had been drawn.
function field.chit(game, chit, ...)
  game:setVars{ opened = { chit } }
  game:decide("draw", "axis")
  game:dice(...)
  game:act("draw")
  return game
end

---Chooses a target and attackers.
function field.aim(game, target, attackers)
  game:act("attack", { space = target })
  for __, piece in ipairs(attackers) do game:act("join", { piece = piece }) end
end

---Attacks and goes through the defender's support without any.
function field.attack(game, target, attackers, die)
  field.aim(game, target, attackers)
  game:dice(die)
  game:act("fire")
  if game:decision().id == "combat.defence" then game:act("fight") end
end

---The odds of an attack.
function field.odds(game, target, attackers, support)
  return game:query("odds", { attackers = attackers, space = target, support = support })
end

---Can the unit that is chosen go there?
function field.canGo(game, piece, space, verb)
  game:act("choose", { piece = piece })
  local can = game:offers(verb or "go", { piece = piece, space = space })
  game:act("back")
  return can
end

function field.ids(actions)
  local ids = {}
  for __, action in ipairs(actions) do ids[action.piece or action.space or action.verb] = true end
  return ids
end

---How many things are in a list or table.
function field.count(list)
  local n = 0
  for __ in pairs(list) do n = n + 1 end
  return n
end

return field

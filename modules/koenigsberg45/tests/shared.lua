-- SPDX-License-Identifier: GPL-3.0-or-later
--- What several chapters of tests do alike.

local shared = {}

---Three rifle corps: 15 together.
shared.rifles = { "SU-3BF-5A-45", "SU-3BF-5A-72", "SU-3BF-5A-65" }

---A cleared map with these stacks.
function shared.field(stacks, setup)
  local options = setup or {}
  options.clear = true
  local game = newGame(options)
  for __, stack in ipairs(stacks) do game:place(table.unpack(stack)) end
  return game
end

---No chit is left to draw.
function shared.empty(game)
  for __, id in ipairs(game:stack("cup")) do game:place("chits-later", id) end
end

---Ends the turn before `turn` at once; nobody is activated.
function shared.begin(game, turn)
  shared.empty(game)
  game:setVars{ turn = turn - 1 }
  game:decide("chit", "soviet")
  game:act("finish")
end

---Activates an HQ as its chit, a front chit or the army group would.
function shared.activate(game, hq, force, how)
  game:decide("command.hq", force == "german" and "german" or "soviet", { force = force, how = how or "chit" })
  game:act("activate", { piece = hq })
end

---To the choice of a target in an activation of this HQ.
function shared.ready(game, hq, force)
  shared.activate(game, hq, force)
  while game:decision().id == "command.independents" do game:act("done") end
  if game:decision().id == "move" then game:act("done") end
end

---These units are to attack.
function shared.aim(game, target, pieces)
  game:act("attack", { space = target })
  for __, piece in ipairs(pieces) do game:act("join", { piece = piece }) end
end

---They do, and the die shows this.
function shared.attack(game, target, pieces, die)
  shared.aim(game, target, pieces)
  game:dice(die)
  return game:act("fire")
end

---Hexes offered to a retreating unit.
function shared.ways(game, piece)
  local list = {}
  for __, action in ipairs(game:actions("retreat")) do
    if action.piece == piece then list[#list + 1] = action.space end
  end
  table.sort(list)
  return list
end

---To the replacements of a side that has these points.
function shared.spend(side, points, stacks, prepare)
  local game = shared.field(stacks)
  if prepare then prepare(game) end
  game:setVars{ points = points }
  game:decide("replacements", side)
  return game
end

---The action is refused by this rule, with a sentence that has these words.
function shared.says(game, verb, with, rule, words)
  local reason = game:refuse(verb, with, rule)
  expectTrue(reason:find(words, 1, true), verb .. ": " .. reason)
end

function shared.has(list, one)
  for __, other in ipairs(list) do
    if other == one then return true end
  end
  return false
end

return shared

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the tests of fights do alike.

local shared = require "tests/shared"

local fights = {}

fights.field = shared.field

---The id of the open question.
function fights.id(game) return game:decision().id end

---To the end of the movement of an impulse of a side.
function fights.impulse(game, side, points, weather)
  local pass = { "done", "skip", "keep" }
  game:playUntil(function() return fights.id(game) == "impulse.points" end, pass)
  if side == "german" and game:decision().side == "soviet" then
    game:act("commit", { value = 1 })
    game:playUntil(function() return fights.id(game) == "impulse.points" and game:decision().side == "german" end, pass)
  end
  game:setVars{ weather = weather or "frost", soviet_supply = 9, german_supply = 9, city_supply = 9 }
  game:act("commit", { value = points or 4 })
  game:playUntil(function() return fights.id(game) ~= "move.units" and fights.id(game) ~= "replace.choose" end, { "done" })
  return game
end

---Declares an assault of these units, and goes on to the defensive fire.
function fights.declare(game, target, pieces)
  game:act("target", { space = target })
  for __, piece in ipairs(pieces) do game:act("join", { piece = piece }) end
  game:act("declare")
end

---Past other assaults and barrages.
function fights.toDefence(game)
  while fights.id(game) == "assault.define" or fights.id(game) == "barrage.target" do game:act("done") end
  return game
end

---To the choice of a hex to shell.
function fights.toTarget(game)
  while fights.id(game) == "assault.define" do game:act("done") end
  return game
end

---An assault whose defenders do not fire: at the choice of the assault to plan or resolve.
function fights.assault(game, target, pieces, defenders)
  fights.declare(game, target, pieces)
  for __, piece in ipairs(defenders) do game:setPiece(piece, { failed = "barrage" }) end
  fights.toDefence(game)
  if fights.id(game) == "defence.hex" then game:act("rest") end
  return game
end

---Lines of the log among what has happened.
function fights.told(events)
  local lines = {}
  for __, event in ipairs(events) do lines[#lines + 1] = event.text end
  return lines
end

---Is there a line with these words?
function fights.says(events, words)
  for __, line in ipairs(fights.told(events)) do
    if line:find(words, 1, true) then return true end
  end
  return false
end

return fights

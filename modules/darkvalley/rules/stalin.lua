-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.5.6: the counterattacks that Stalin orders, and what it costs not to make them.

local lists = require "std.lists"
local rounds = require "rounds"
local units = require "units"

local numbers = tables.numbers.values

rounds.part("stalin", function(turn)
  local dice = turn:rolls(2)
  local owed = math.max(dice[1] + dice[2], numbers.counterattacks_min)
  turn.vars.owed = owed
  turn:log({ _"Stalin orders {1} counterattacks.", owed }, { rule = "10.5.6", dice = dice })
  return false
end)

---Rifle divisions 1-4 on the map.
local function divisions(game)
  return lists.where(game:pieces{ type = "rifle_division", onMap = true }, function(piece) return piece.attack == 1 end)
end

---Those nearest to an Axis unit; on turn 1 units in Romania do not count.
local function nearest(game)
  local list = divisions(game)
  if not list[1] then return list end
  local enemies = units.held(game, "axis")
  if game.turn == 1 then enemies = enemies:minus(game:region{ feature = "romania" }) end
  local from = enemies:list()
  if not from[1] then return list end
  for range = 1, 100 do
    local near = game:within(from, range)
    local found = lists.where(list, function(piece) return near:has(piece.space) end)
    if found[1] then return found end
  end
  return list
end

rounds.part("penalty", function(turn)
  if turn.vars.owed == 0 or not divisions(turn)[1] then return false end
  turn:push("penalty", { side = "axis" })
  return true
end)

decision "penalty" {
  rule = "10.5.6",
  prompt = function(game) return { _"Remove a rifle division: {1} counterattacks were not made", game.vars.owed } end,
  ask = "losses", auto = true,
  actions = function(game, offer)
    offer:piece("remove", nearest(game))
    offer:hint("hits", game.vars.owed)
  end,
  remove = {
    label = _"{piece} is removed", rule = "10.5.6",
    why = function(game, action)
      local piece = action.piece
      need(piece and piece.type == "rifle_division" and piece.attack == 1, "10.5.6", _"Only rifle divisions 1-4 are removed.")
      need(lists.contains(nearest(game), piece), "10.5.6", _"Those next to Axis units, or nearest to them, go first.")
    end,
    run = function(turn, action)
      units.eliminate(turn, action.piece, "10.5.6")
      turn.vars.owed = turn.vars.owed - 1
      if turn.vars.owed > 0 and divisions(turn)[1] then return end
      turn:pop()
      rounds.go(turn)
    end,
  },
}

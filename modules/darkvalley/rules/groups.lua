-- SPDX-License-Identifier: GPL-3.0-or-later
--- Units that go together: who goes along and who stays behind, on foot and by rail.

local lists = require "std.lists"
local units = require "units"

local groups = {}

---The verb by which a unit joins those that go, in `here.group`.
---@param spec { label: Words, all: Words?, rule: string, able: (fun(game: Game): Piece[]), why: (fun(game: Game, action: Action)), refusal: Words }
---@return Verb
function groups.take(spec)
  return {
    label = spec.label, all = spec.all, rule = spec.rule,
    why = function(game, action)
      spec.why(game, action)
      units.needAmong(spec.able(game), action.piece, spec.rule, spec.refusal)
    end,
    run = function(turn, action) turn.here.group = lists.with(turn.here.group, action.piece) end,
  }
end

---The verb by which a unit leaves them again.
---@param rule string
---@return Verb
function groups.drop(rule)
  return {
    label = _"{piece} stays behind", rule = rule,
    why = function(game, action)
      units.needAmong(game.here.group, action.piece, rule, _"It does not belong to those that go.")
      need(#game.here.group > 1, rule, _"Nobody else is among those that go.")
    end,
    run = function(turn, action) turn.here.group = lists.without(turn.here.group, action.piece) end,
  }
end

return groups

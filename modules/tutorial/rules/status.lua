-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the bar above the board shows: the day, and the attack that is being fought.

local calendar = require "std.calendar"
local queries = require "std.queries"

local steps = { losses = _"Losses", retreat = _"Retreat", advance = _"Advance" }
local first = { year = 1943, month = 10, day = 12, days = 1 }

---@param game Game
local function path(game)
  local target = game.here.target
  if not target then return {} end
  local step = steps[game.decision]
  return { { space = target.id }, step and { text = text(step), side = game.side } }
end

---Own stacks by what they attack with, others by what they defend with.
---@param game Game
---@param viewer? Side
return function(game, viewer)
  local function strength(piece) return viewer and piece.side ~= viewer and piece.defence or piece.attack end
  return {
    date = text(calendar.words(calendar.ofTurn(first, game.turn))), path = path(game),
    strengths = queries.strengths(game:pieces{ kind = "unit", onMap = true }, strength),
  }
end

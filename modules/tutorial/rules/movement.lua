-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 4: movement.

local lessons = require "lessons"
local move = require "std.move"
local units = require "units"
local zones = require "zones"

local movement = {}

---Movement points that a unit has now: half when it is out of supply (8.4).
---@param piece Piece
---@return number
function movement.allowance(piece)
  if piece.supply == "supplied" then return piece.movement end
  return piece.movement / 2
end

---What is equal for all units of a side that move now.
---@param game Game
---@param side Side
---@return ReachSpec
function movement.spec(game, side)
  local enemy = enemyOf(side)
  return {
    allowance = 0,
    blocked = units.hexes(game, enemy),
    full = units.full(game, side),
    zones = zones.of(game, enemy),
    leaveZone = tables.numbers.values.leave_zone,
    stopInZone = true,
    zoneToZone = false,
    minimum = true,
  }
end

---Where one unit can go.
---@param game Game
---@param piece Piece
---@param spec ReachSpec   from movement.spec
---@return Reach
function movement.reach(game, piece, spec)
  spec.allowance = movement.allowance(piece)
  return game:reach(piece, spec)
end

decision "move" (move.decision{
  rule = "4.1", done = "4.9",
  help = lessons.help("move", _"Each unit may move once. End the phase when you are done."),
  prepare = movement.spec,
  reach = movement.reach,
  refusals = { far = "4.2", terrain = "4.3", edge = "4.4", enemy = "4.6", stacking = "4.7", zone = "5.3", zone_to_zone = "5.5" },
  moved = units.take,
})

phase "movement" { leave = function(turn) move.forget(turn, "moved", turn.active) end }

return movement

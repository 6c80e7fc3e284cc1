-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.B and 14.C.1: retreats. The program finds the way: away from the enemy, clear of his zones of control and of full hexes.

local flight = require "std.flight"
local ice = require "ice"
local losses = require "losses"
local movement = require "movement"
local stacking = require "stacking"
local units = require "units"
local zones = require "zones"

local retreat = {}

local numbers = tables.combat.values

---The way of a retreat: two hexes, more only when it could not end there; on ways of the same length those that pass no enemy
---zone of control come first, then those that end far from enemies and nearer to the own edge. Without a way, nil and why.
---@param game Game
---@param piece Piece
---@param hexes integer
---@return Space[]?   from the first hex entered on
---@return boolean|string   does it lead through an enemy zone?
function retreat.way(game, piece, hexes)
  local side = piece.side
  local enemy = enemyOf(side)
  return flight.way(game, piece, {
    hexes = hexes, most = numbers.retreat_most, sight = numbers.retreat_sight,
    closed = units.barred(game, side), zones = zones.of(game, enemy), enemies = units.hexes(game, enemy):list(),
    fits = function(space) return stacking.fits(game, space, { piece }) end,
    worth = function(space)
      local column = tonumber(space.id:sub(1, 2))
      return side == "soviet" and column or -column
    end,
    reach = { variant = game.vars.weather == "thaw" and "thaw" or nil, notFirst = movement.farBank(game, piece) },
  })
end

---Goes hex by hex; tanks on a lake roll for the ice (13).
local function march(turn, piece, way)
  for space in each(way) do
    local from = piece.space
    units.put(turn, piece, space)
    if units.isAfv(piece) and ice.isIce(from, space) and not ice.cross(turn, piece, from, space) then return false end
  end
  return true
end

---The unit retreats: it loses a point when it passes enemy zones, and is eliminated when there is no way.
---@param turn Turn
---@param piece Piece
---@param hexes integer
---@param rule string   the paragraph that makes it retreat
---@return "retreated"|"lost"|"trapped"   lost: with the point that the zones take, or on the ice
function retreat.run(turn, piece, hexes, rule)
  local way, zoned = retreat.way(turn, piece, hexes)
  if not way then
    turn:log(flight.refusal(piece, zoned), { rule = rule, piece = piece, space = piece.space, kind = "combat" })
    losses.eliminate(turn, piece, zoned == "stacking" and "stacking" or "trapped")
    return "trapped"
  end
  if piece.assault ~= "" then turn:set(piece, "assault", "") end
  local last = way[#way]
  turn:log({ _"{1} retreats {2} {2|hex|hexes} to {3}.", piece, #way, last }, { rule = rule, piece = piece, space = last, kind = "move" })
  if not march(turn, piece, way) then return "lost" end
  if not zoned then return "retreated" end
  turn:log({ _"{1} has retreated through enemy zones of control.", piece }, { rule = "14.C.1", piece = piece, space = last, kind = "combat" })
  return losses.take(turn, piece, numbers.zone_loss, "zones") and "retreated" or "lost"
end

return retreat

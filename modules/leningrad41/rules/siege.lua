-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.4: what the Road of Life can carry into a besieged Leningrad.

local options = require "options"
local sea = require "sea"
local supply = require "supply"

local siege = {}

local perPort = tables.baltic.values.limit_per_port

---Areas that live from the Road of Life alone, and the number of ports that feed it.
---@param game Game
---@param side Side
---@return SpaceSet, integer
function siege.areas(game, side)
  if not options.on(game, 4) then return game:setOf{}, 0 end
  return sea.siege(game, supply.field(game, side))
end

---Sets the limits for a Logistics Phase or a call of reinforcements.
---@param turn Turn
---@param side Side
function siege.begin(turn, side)
  local __, ports = siege.areas(turn, side)
  for name in each{ "siege_stars", "siege_steps", "siege_blocks" } do turn.vars[name] = ports * perPort end
end

---Is the piece (or area) outside the pocket, or is there still enough for it?
---@param game Game
---@param piece Piece
---@param name string
---@param amount integer
---@return boolean
function siege.allows(game, piece, name, amount)
  local inside = siege.areas(game, piece.side)
  return not inside:has(piece.space) or game.vars[name] >= amount
end

---@param turn Turn
---@param piece Piece
---@param name string
---@param amount integer
function siege.spend(turn, piece, name, amount)
  local inside = siege.areas(turn, piece.side)
  if inside:has(piece.space) then turn.vars[name] = turn.vars[name] - amount end
end

return siege

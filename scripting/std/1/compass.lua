-- SPDX-License-Identifier: GPL-3.0-or-later
--- Retreats by a compass: some directions lead home, and each hex of a retreat follows one of them if it can, the first before the second.

local lists = require "std.lists"

local compass = {}

---What a retreat by the compass is bound to.
---@class CompassSpec
---@field directions integer[]   those that lead home, as `space:direction` tells them
---@field hexes integer   so long is the way, and so far from where it began it ends
---@field origin? Space   where it began; default: where the unit is
---@field closed SpaceSet   where it may not go (enemies)
---@field avoid? SpaceSet   where this unit may not go either
---@field zones? SpaceSet   enemy zones: no way ends in them
---@field canPass? boolean   may it pass them? Without: no
---@field fits? fun(space: Space, piece: Piece): any   is there room at the end?

---A way: its hexes with the one where the unit stands, the last of them, how well it follows the compass, and whether it passes an enemy zone.
---@alias CompassWay { path: Space[], last: Space, home: integer, passes: boolean }

---Does the step lead into one of the directions?
---@param directions integer[]
---@param from Space
---@param to Space
---@return boolean
function compass.leads(directions, from, to)
  return lists.contains(directions, from:direction(to))
end

---Do all steps of a way lead into the directions?
---@param directions integer[]
---@param path Space[]
---@return boolean
function compass.leadsAll(directions, path)
  for i = 2, #path do
    if not compass.leads(directions, path[i - 1], path[i]) then return false end
  end
  return true
end

local function mayEnd(space, piece, spec)
  if spec.zones and spec.zones:has(space) then return false end
  return space:distance(spec.origin or piece.space) == spec.hexes and (not spec.fits or spec.fits(space, piece))
end

---Every way on from the end of this one. The first hex counts more than all that follow it.
local function walk(game, piece, spec, way, list)
  local here, left = way.last, spec.hexes - #way.path + 1
  local search = { steps = 1, from = here, blocked = spec.closed, avoid = spec.avoid }
  for space in each(game:reach(piece, search):list()) do
    local isLast = left == 1
    local passes = not isLast and spec.zones ~= nil and spec.zones:has(space)
    if isLast and mayEnd(space, piece, spec) or not isLast and (not passes or spec.canPass) then
      local path = lists.with(way.path, space)
      local home = way.home + (compass.leads(spec.directions, here, space) and 1 << (left - 1) or 0)
      local onward = { path = path, last = space, home = home, passes = way.passes or passes }
      if isLast then list[#list + 1] = onward else walk(game, piece, spec, onward, list) end
    end
  end
  return list
end

---Every way that the unit could retreat, however well it follows the compass.
---@param game Game
---@param piece Piece
---@param spec CompassSpec
---@return CompassWay[]
function compass.all(game, piece, spec)
  return walk(game, piece, spec, { path = { piece.space }, last = piece.space, home = 0, passes = false }, {})
end

---Those that count: without passing an enemy zone if there is such a way, then those that follow the compass most.
---@param game Game
---@param piece Piece
---@param spec CompassSpec
---@return CompassWay[]
function compass.ways(game, piece, spec)
  local all = compass.all(game, piece, spec)
  local free = lists.where(all, function(way) return not way.passes end)
  return lists.highest(free[1] and free or all, function(way) return way.home end)
end

return compass

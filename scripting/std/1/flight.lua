-- SPDX-License-Identifier: GPL-3.0-or-later
--- Retreats that nobody leads: the way of a unit that flees, found by what matters most in a game.

local flight = {}

---What a flight looks for.
---@class FlightSpec
---@field hexes integer   so far from where it began the unit must come
---@field most? integer   so many hexes it may go until it finds a place; default: `hexes`
---@field closed SpaceSet   where it may not go (enemies)
---@field zones? SpaceSet   enemy zones: it never ends in them, and passes them only when there is no other way as long as that
---@field fits? fun(space: Space): any   is there room at the end?
---@field enemies? Space[]   from which to keep away
---@field sight? integer   how far off an enemy still matters; default: 6
---@field worth? fun(space: Space): number   among places equally far from enemies the one of most worth
---@field reach? ReachSpec   what else counts for its steps: `class`, `variant` …

---Why a unit can't flee: closed: no step leads far enough; zone: only into enemy zones; stacking: only where there is no room.
---@alias FlightRefusal "closed"|"zone"|"stacking"

local function reach(game, piece, spec, steps, avoid)
  local asked = {}
  for key, value in pairs(spec.reach or {}) do asked[key] = value end
  asked.steps, asked.blocked, asked.avoid = steps, spec.closed, avoid
  return game:reach(piece, asked)
end

---Where the unit could end, and what keeps it out of the other places that are far enough.
local function ends(piece, found, spec)
  local origin, list, why = piece.space, {}, "closed"
  for space in each(found:list()) do
    if space:distance(origin) >= spec.hexes then
      if spec.zones and spec.zones:has(space) then
        why = why == "closed" and "zone" or why
      elseif spec.fits and not spec.fits(space) then
        why = "stacking"
      else
        list[#list + 1] = space
      end
    end
  end
  return list, why
end

---How many hexes an enemy is away from a place, as far as that matters.
local function clearance(rings, space)
  for i = 1, #rings do
    if rings[i]:has(space) then return i end
  end
  return #rings + 1
end

---Of some places the one farthest from enemies, then of most worth, then the first.
local function best(game, list, spec)
  local rings = {}
  if spec.enemies and spec.enemies[1] then
    for i = 1, spec.sight or 6 do rings[i] = game:within(spec.enemies, i) end
  end
  local chosen, most, worth
  for space in each(list) do
    local far, value = clearance(rings, space), spec.worth and spec.worth(space) or 0
    if not chosen or far > most or (far == most and value > worth) then chosen, most, worth = space, far, value end
  end
  return chosen
end

---The way of a fleeing unit, from the first hex that it enters, and whether it passes enemy zones. It is no longer than it
---must be; of ways of one length it passes no zones if it can, and then ends as far from enemies as possible. Without a way, nil
---and the reason.
---@param game Game
---@param piece Piece
---@param spec FlightSpec
---@return Space[]?, boolean|FlightRefusal
function flight.way(game, piece, spec)
  local reason = "closed"
  for steps = spec.hexes, spec.most or spec.hexes do
    for avoid in each(spec.zones and { spec.zones, false } or { false }) do
      local found = reach(game, piece, spec, steps, avoid or nil)
      local list, why = ends(piece, found, spec)
      if list[1] then
        local path = found:path(best(game, list, spec))
        table.remove(path, 1)
        return path, not avoid and flight.passes(path, spec.zones)
      end
      if why ~= "closed" and reason ~= "stacking" then reason = why end
    end
  end
  return nil, reason
end

---Does a way touch one of these spaces?
---@param path Space[]
---@param spaces? SpaceSet
---@return boolean
function flight.passes(path, spaces)
  for space in each(path) do
    if spaces and spaces:has(space) then return true end
  end
  return false
end

---What to tell of a unit that can't flee.
---@param piece Piece
---@param why FlightRefusal
---@return Words
function flight.refusal(piece, why)
  if why == "zone" then return { _"{1} finds no way out of the enemy's zones of control.", piece } end
  if why == "stacking" then return { _"{1} finds no hex with room for it.", piece } end
  return { _"{1} finds no way to retreat.", piece }
end

return flight

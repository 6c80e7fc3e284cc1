-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.B.3: who sees a hex for whom.

local lists = require "std.lists"
local units = require "units"

local observation = {}

local numbers = tables.combat.values.observation
local farthest = math.max(numbers.slope, numbers.high_ground) + numbers.rockets_farther

-- Lines of sight ------------------------------------------------------------------------------------------------------------

---Hexes that no line passes (11.B.3.C); slopes say by themselves that only who stands beside them looks across.
local function blocking(game)
  local set = game:setOf{}
  for id, ground in pairs(terrain.terrains) do
    if ground.values.blocks_sight then set = set:union(game:region{ terrain = id }) end
  end
  return set
end

---Is the line of sight free? If not, the hex that stands in the way.
---@param game Game
---@param from Space
---@param to Space
---@param cover? SpaceSet   from `blocking`, for who asks more than once
---@return boolean
---@return Space?
function observation.line(game, from, to, cover)
  if from == to or from:adjacent(to) then return true end
  return game:sees(from, to, { blocking = cover or blocking(game) })
end

---Does the observer look across a slope that falls away at his feet?
local function looksDown(game, from, to, range)
  if not lists.any(from.neighbours, function(near) return from:over(near, "slope") end) then return false end
  return game:seen{ from = from, range = 1, further = { { range = range, over = "slope" } } }:has(to)
end

---How far an observer sees in this direction, and the paragraph that says so: two hexes, three down a slope at his feet and from
---high ground to lower hexes; in snow only the next one (11.B.3.B, 11.B.3.E).
---@param game Game
---@param from Space
---@param to Space
---@param bonus? integer   so many hexes farther
---@return integer
---@return string
function observation.range(game, from, to, bonus)
  if game.vars.weather == "snow" then return numbers.snow, "11.B.3.E" end
  local more = bonus or 0
  if from:has("high_ground") and not to:has("high_ground") then return numbers.high_ground + more, "11.B.3.B" end
  local far = numbers.slope + more
  local distance = from:distance(to)
  if distance > numbers.normal + more and distance <= far and looksDown(game, from, to, far) then return far, "11.B.3.B" end
  return numbers.normal + more, "11.B.3.B"
end

-- Observers ---------------------------------------------------------------------------------------------------------------

local function isDeployedGuard(piece) return piece.guards_rocket and piece.deployed end

---Rockets of the Guards are seen from one hex farther (11.B.3.B).
local function bonus(target)
  return lists.any(target.pieces, isDeployedGuard) and numbers.rockets_farther or 0
end

---The sound and flash rangers find guns that are deployed, wherever they stand (11.B.3.D).
local function ranges(game, piece, target)
  if not piece.observation_battalion or game.vars.weather == "snow" or piece.space:distance(target) > numbers.battalion then return false end
  return lists.any(target.pieces, function(other) return other.side ~= piece.side and other.artillery and other.deployed end)
end

---Does a unit see the hex?
local function sees(game, piece, target, cover)
  local from = piece.space
  local distance = from:distance(target)
  if distance <= 1 or ranges(game, piece, target) then return true end
  if distance > farthest or distance > observation.range(game, from, target, bonus(target)) then return false end
  return (observation.line(game, from, target, cover))
end

---May the unit observe for the gun? Germans for everybody; Soviet units for army artillery and for their own division or brigade
---(11.B.3.A).
---@param piece Piece
---@param gun Piece
---@return boolean
function observation.mayObserveFor(piece, gun)
  if piece == gun or gun.side == "german" then return true end
  if gun.non_divisional then return true end
  local formation = units.formation(gun)
  return formation ~= nil and formation == units.formation(piece)
end

---Units of a side that see a hex.
---@param game Game
---@param side Side
---@param target Space
---@return Piece[]
function observation.observers(game, side, target)
  local near = game:within(target, side == "german" and numbers.battalion or farthest)
  local known, cover = {}, blocking(game)
  return lists.where(game:pieces{ side = side, space = near }, function(piece)
    if piece.observation_battalion then return sees(game, piece, target, cover) end
    local id = piece.space.id
    if known[id] == nil then known[id] = sees(game, piece, target, cover) end
    return known[id]
  end)
end

---Is the hex observed by or for all of these guns (11.B.3)?
---@param observers Piece[]   from `observers`
---@param guns Piece[]
---@return boolean
function observation.isObserved(observers, guns)
  return lists.all(guns, function(gun)
    return lists.any(observers, function(piece) return observation.mayObserveFor(piece, gun) end)
  end)
end

---What an unobserved barrage adds to the die: 1 for every two hexes, or part of them, from the farthest gun.
---@param guns Piece[]
---@param target Space
---@return integer
function observation.penalty(guns, target)
  local most = 0
  for gun in each(guns) do most = math.max(most, gun.space:distance(target)) end
  return (most + 1) // 2
end

return observation

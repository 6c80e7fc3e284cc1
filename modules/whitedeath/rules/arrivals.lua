-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 17: reinforcements, where they enter, areas that are closed, and those that come only perhaps.

local lists = require "std.lists"
local movement = require "movement"
local stacking = require "stacking"
local units = require "units"

local arrivals = {}

local plan = tables.entry.values
local lastRow = 44
local boxes = { german = { "G-S", "G-SW", "G-W", "G-NW" }, soviet = { "S-NE", "S-E", "S-SE" } }

---Puts all that come later into the box of their side; those of 17.F stay there until the dice have fallen.
---@param turn Turn
function arrivals.prepare(turn)
  for arrival in each(turn.scenario.arrivals) do
    for piece in each(arrival.pieces) do
      if not piece.space then turn:move(piece, turn:space("pool_" .. piece.side)) end
    end
  end
end

---Moves units of the pool into the box of their area.
local function call(turn, pieces, entry, due)
  local box = turn:space(entry)
  for piece in each(pieces) do
    turn:move(piece, box)
    turn:set(piece, "due", due)
    turn:log({ _"{1} arrives: {2}.", piece, box }, { rule = "17", piece = piece, kind = "note" })
  end
end

---Those that are due at the start of this impulse: of this turn in the second impulse, of earlier turns at once.
---@param turn Turn
---@param side Side
function arrivals.bring(turn, side)
  local pool = turn:space("pool_" .. side)
  if pool.count == 0 then return end
  local isSecond = turn.vars["impulses_" .. side] >= 1
  for arrival in each(turn.scenario.arrivals) do
    local isDue = arrival.turn < turn.turn or (arrival.turn == turn.turn and isSecond)
    if isDue then
      local waiting = lists.where(arrival.pieces, function(piece) return piece.space == pool and piece.side == side end)
      call(turn, waiting, arrival.entry, arrival.turn)
    end
  end
end

---Units of a side that wait at the edge of the map.
---@param game Game
---@param side Side
---@return Piece[]
function arrivals.waiting(game, side)
  local list = {}
  for id in each(boxes[side]) do
    local box = game:space(id)
    if box.count > 0 then list = lists.join(list, box.pieces) end
  end
  return list
end

---Does the unit wait at the edge?
---@param piece Piece
---@return boolean
function arrivals.isWaiting(piece)
  return piece.space ~= nil and lists.contains(boxes[piece.side], piece.space.id)
end

-- Closed areas and alternatives --------------------------------------------------------------------------------------------

local function row(space) return tonumber(space.id) % 100 end

---Is there a German unit south of Velikiye Luki and east of the Lovat?
local function holdsSouth(game)
  return lists.any(units.ofSide(game, "german"), function(piece)
    return piece.space:has("east") and row(piece.space) > plan.south_of_city
  end)
end

---Is there a German unit within ten hexes of the south edge?
local function holdsSouthwest(game)
  return lists.any(units.ofSide(game, "german"), function(piece) return lastRow - row(piece.space) < plan.south_edge_range end)
end

---Is the area closed to arrivals now (17.E)?
---@param game Game
---@param area string
---@return boolean
function arrivals.isClosed(game, area)
  if area == "G-S" then return not holdsSouth(game) end
  if area == "G-SW" then return not holdsSouthwest(game) end
  return false
end

---Other areas in which the unit may enter instead (17.D), closed ones apart.
---@param game Game
---@param piece Piece
---@return Space[]   their boxes
function arrivals.alternatives(game, piece)
  local list = {}
  for other in each(plan.instead[piece.space.id] or {}) do
    if game.turn >= piece.due + other.later and not arrivals.isClosed(game, other.entry) then
      list[#list + 1] = game:space(other.entry)
    end
  end
  return list
end

-- Entering -----------------------------------------------------------------------------------------------------------------

---What it costs a class to come onto a hex of the edge, in twelfths; nil when it can't (17.C). Roads go on beyond the edge.
---@param space Space
---@param class string
---@return integer?
function arrivals.cost(space, class)
  if space:way("road") or space:way("railway") then return math.floor(terrain.ways.road.cost[class] * units.scale + 0.5) end
  local cost = terrain.terrains[space.terrain].cost[class]
  if not cost then return nil end
  for id, feature in pairs(terrain.features) do
    local more = feature.cost and feature.cost[class]
    if more and space:has(id) then cost = math.max(cost, more) end
  end
  return math.floor(cost * units.scale + 0.5)
end

---May the unit come in at this hex?
local function isOpen(game, piece, space, field)
  if field.blocked:has(space) or not stacking.fits(game, space, { piece }) then return false end
  local cost = arrivals.cost(space, piece.mobility)
  if not cost or cost > movement.points(game, piece) then return false end
  return not units.isWeapons(piece) or not movement.uncovered(game, field):has(space)
end

---Hexes where a unit that waits may enter now.
---@param game Game
---@param piece Piece
---@param field Field
---@return Space[]
function arrivals.entries(game, piece, field)
  if arrivals.isClosed(game, piece.space.id) then return {} end
  return lists.where(game:spaces{ feature = "entry:" .. piece.space.id }, function(space) return isOpen(game, piece, space, field) end)
end

---Refuses unless the unit can enter at the hex.
---@param game Game
---@param piece Piece
---@param space Space?
function arrivals.why(game, piece, space)
  local field = movement.field(game, piece.side)
  need(arrivals.isWaiting(piece), "17", { _"{1} does not wait at the edge of the map.", piece })
  need(not arrivals.isClosed(game, piece.space.id), "17.E", { _"{1} is closed.", piece.space })
  need(space and space.kind == "hex" and space:has("entry:" .. piece.space.id), piece.side == "german" and "17.B" or "17.A",
    { _"{1} enters only in its own area.", piece })
  need(not field.blocked:has(space), "17.C", { _"The enemy is in {1}.", space })
  local cost = arrivals.cost(space, piece.mobility)
  need(cost, "7", { _"{1} can't enter the ground of {2}.", piece, space })
  need(cost <= movement.points(game, piece), "17.C", { _"{1} has not enough movement points to enter at {2}.", piece, space })
  local isAlone = units.isWeapons(piece) and movement.uncovered(game, field):has(space)
  need(not isAlone, "3.C", { _"{1} can enter the enemy zone of control in {2} only with personnel or armour.", piece, space })
  stacking.why(game, space, { piece })
end

---Brings a unit onto the map.
---@param turn Turn
---@param piece Piece
---@param space Space
function arrivals.enter(turn, piece, space)
  local inZone = movement.field(turn, piece.side).zones:has(space)
  units.put(turn, piece, space)
  units.spend(turn, piece, arrivals.cost(space, piece.mobility))
  turn:set(piece, "fresh", true)
  turn:set(piece, "due", 0)
  turn:log({ _"{1} enters the map in {2}.", piece, space }, { rule = "17.C", piece = piece, space = space, kind = "move" })
  if inZone and not units.isAfv(piece) and not units.isSki(piece) then turn:set(piece, "stopped", true) end
end

---Sends a unit that waits to another area.
---@param turn Turn
---@param piece Piece
---@param box Space   of that area
function arrivals.divert(turn, piece, box)
  turn:move(piece, box)
  turn:log({ _"{1} will come in another area: {2}.", piece, box }, { rule = "17.D", piece = piece })
end

-- 17.F ---------------------------------------------------------------------------------------------------------------------

local perhaps = tables.optional.values

local function pieces(game, ids)
  return lists.map(ids, function(id) return game:piece(id) end)
end

---Those of a list that are in no play yet.
local function unused(game, ids)
  return lists.where(pieces(game, ids), function(piece) return not piece.space or piece.space.id == "pool_" .. piece.side end)
end

---The first German impulse of turn 12: one parachute battalion, or the whole division.
local function rollGerman(turn)
  local die = turn:roll()
  local whole = die >= perhaps.roll
  turn.vars.flieger = whole and "division" or "battalion"
  turn:log({ whole and _"The die shows {1}: the whole 7th Flieger Division comes." or _"The die shows {1}: only one parachute battalion comes.", die },
    { rule = "17.F", dice = { die }, kind = "roll" })
  call(turn, unused(turn, perhaps.battalion), perhaps.german_entry, turn.turn)
  if whole then call(turn, unused(turn, perhaps.division), perhaps.german_entry, turn.turn) end
end

---The next Soviet impulse after the division has come: reserves against it.
local function rollSoviet(turn)
  turn.vars.flieger = "answered"
  for one in each(perhaps.soviet) do
    local first = turn:piece(one.pieces[1])
    if one.up_to >= 6 then
      call(turn, unused(turn, one.pieces), one.entry, turn.turn)
    else
      local die = turn:roll()
      local comes = die <= one.up_to
      turn:log({ comes and _"The formation of {1} comes: die {2}." or _"The formation of {1} does not come: die {2}.", first, die },
        { rule = "17.F", dice = { die }, kind = "roll" })
      if comes then call(turn, unused(turn, one.pieces), one.entry, turn.turn) end
    end
  end
end

---Rolls for the units that come only perhaps, when it is time.
---@param turn Turn
---@param side Side
function arrivals.roll(turn, side)
  local state = turn.vars.flieger
  if side == "german" and state == "" and turn.turn == perhaps.turn then return rollGerman(turn) end
  if side == "soviet" and state == "division" then rollSoviet(turn) end
end

return arrivals

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 8.1, 8.3, 8.4: which aircraft can take part in a combat or a bombardment.

local almanac = require "almanac"
local lists = require "std.lists"
local places = require "places"
local units = require "units"

local air = {}

local support = tables.support.values

---Hexes that an air unit reaches: not through mountains of the Soviet Union, but into the first of them (8.4).
---@param game Game
---@param unit Piece
---@return SpaceSet
function air.range(game, unit)
  local mountains = game:setOf(places.all(game, "mountains_ussr"))
  local near = game:within(unit.space, unit.range, { blocked = mountains })
  local edge = game:within(game:within(unit.space, unit.range - 1, { blocked = mountains }):list(), 1)
  return near:union(edge:common(mountains))
end

---Air units of a side that are ready for a mission in this round (8.4).
---@param game Game
---@param side Side
---@return Piece[]
function air.ready(game, side)
  return game:pieces{ type = "air", side = side, onMap = true, done = false, flown = false }
end

---Ready air units with the hex in range.
---@param game Game
---@param side Side
---@param target Space
---@return Piece[]
function air.over(game, side, target)
  return lists.where(air.ready(game, side), function(unit)
    return unit.space:distance(target) <= unit.range and air.range(game, unit):has(target)
  end)
end

---How many tactical air markers the Soviets may send into one combat (8.3).
---@param turn integer
---@return integer
function air.most(turn)
  local most = 1
  for row in each(support.tactical) do
    if turn >= row.from then most = row.most end
  end
  return most
end

---Tactical air markers that can still be sent; the Romanian one in fair weather (2.2).
---@param game Game
---@param side Side
---@param used Piece[]
---@return Piece[]
function air.tactical(game, side, used)
  if side == "axis" then
    local marker = game:piece "RO-AIR"
    local ok = marker.space == game:space "axis_air" and not marker.done and almanac.isFair(game) and not used[1]
    return ok and { marker } or {}
  end
  if #used >= air.most(game.turn) then return {} end
  return lists.where(game:space "soviet_air".pieces, function(marker)
    return marker.type == "tactical_air" and not marker.done and not lists.contains(used, marker)
  end)
end

---A tactical marker is used up for this turn.
---@param turn Turn
---@param marker Piece
function air.spend(turn, marker)
  turn:set(marker, "done", true)
  if marker.side == "soviet" then turn:move(marker, turn:space "soviet_air_done") end
end

---An air unit has flown: in the first winter it is then done, whatever it did (8.7).
---@param turn Turn
---@param unit Piece
---@param isDone boolean
function air.land(turn, unit, isDone)
  turn:set(unit, "flown", true)
  local winter = unit.side == "axis" and almanac.isFirstWinter(turn)
  if (isDone or winter) and not unit.done then turn:set(unit, "done", true) end
end

---Germans among units: German air units help no others (2.2).
---@param pieces Piece[]
---@return boolean
function air.canHelp(pieces)
  return lists.any(pieces, function(piece) return piece.side == "soviet" or units.isGerman(piece) end)
end

---Everything is ready again at the end of the turn (4.1).
---@param turn Turn
function air.refresh(turn)
  turn:set(turn:pieces{ done = true }, "done", false)
  for marker in each(turn:space "soviet_air_done".pieces) do turn:move(marker, turn:space "soviet_air") end
end

return air

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.5: control changes hands, and what follows from it.

local areas = require "areas"
local fog = require "fog"
local marat = require "marat"
local victory = require "victory"

local territory = {}

local numbers = tables.numbers.values

---5.1: the five V blocks join the pool once Velikiye Luki is in Axis hands.
local function releaseLuki(turn)
  local waiting = turn:space"VELIKIYE_LUKI_BOX".pieces
  if not waiting[1] then return end
  turn:move(waiting, turn:space"AXIS_POOL")
  turn:log(_"Velikiye Luki has fallen: five German blocks join the pool.", { rule = "5.1", kind = "draw" })
end

local function followUp(turn, space, side)
  if side == "axis" and space.id == numbers.velikiye_luki then releaseLuki(turn) end
  marat.follow(turn, space, side)
end

---Gives an area to a side.
---@param turn Turn
---@param space Space
---@param side Side
function territory.take(turn, space, side)
  if space.control == side then return end
  turn:set(space, "control", side)
  local words = side == "axis" and _"The Axis controls {1}." or _"The Soviets control {1}."
  turn:log({ words, space }, { rule = "2.5", space = space, kind = "control" })
  followUp(turn, space, side)
  if victory.concerns(turn, space) then victory.check(turn) end
end

---An area with units of one side only belongs to that side.
---@param turn Turn
---@param space Space
function territory.settle(turn, space)
  if space.kind ~= "area" then return end
  local axis, soviet = areas.has(space, "axis"), areas.has(space, "soviet")
  if axis ~= soviet then territory.take(turn, space, axis and "axis" or "soviet") end
end

---Stands up the blocks that lay in a fight which is over.
---@param turn Turn
---@param space Space
function territory.calm(turn, space)
  if areas.isDisputed(space) then return end
  local list = {}
  for piece in each(space.pieces) do
    if piece.kind == "block" and not piece.active and not piece.rolling then list[#list + 1] = piece end
  end
  fog.hide(turn, list)
end

return territory

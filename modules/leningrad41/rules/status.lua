-- SPDX-License-Identifier: GPL-3.0-or-later
--- Markers of the optional rules: who rules the Baltic, whether the Road of Life is open, whether Lend-Lease arrives.

local logistics = require "logistics"
local options = require "options"
local sea = require "sea"
local supply = require "supply"

local status = {}

---Puts a marker into its box, or takes it away.
local function put(turn, id, box, isThere)
  local marker = turn:piece(id)
  if isThere and not marker.space then
    turn:move(marker, turn:space(box))
  elseif not isThere and marker.space then
    turn:remove(marker)
  end
end

local function baltic(turn)
  local side = sea.baltic(turn)
  local marker = turn:piece"BALTIC_CONTROL"
  if side then turn:setSide(marker, side) end
  put(turn, marker.id, "BALTIC", side ~= nil)
end

---Brings the markers up to date.
---@param turn Turn
function status.update(turn)
  if options.on(turn, 2) then baltic(turn) end
  if options.on(turn, 4) then put(turn, "LADOGA_CONTROL", "ROAD_OF_LIFE", sea.roadOpen(turn, supply.field(turn, "soviet"))) end
  if options.on(turn, 9) then put(turn, "LENDLEASE", "LEND_LEASE", logistics.terms(turn, "soviet").lend_lease > 0) end
end

return status

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.1, 12.5: the retreat compass: the two directions that lead home, for each side.

local standard = require "std.compass"

local compass = {}

local homewards = tables.numbers.values.compass

---The directions that lead a side home.
---@param side Side
---@return integer[]
function compass.of(side)
  return homewards[side]
end

---Does the step lead into one of the side's two directions?
---@param side Side
---@param from Space
---@param to Space
---@return boolean
function compass.leads(side, from, to)
  return standard.leads(homewards[side], from, to)
end

---Do all steps of a way lead into the side's directions?
---@param side Side
---@param path Space[]
---@return boolean
function compass.leadsAll(side, path)
  return standard.leadsAll(homewards[side], path)
end

return compass

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.1, 12.5: the retreat compass: the two directions that lead home, for each side.

local compass = {}

local homewards = tables.numbers.values.compass

---Does the step lead into one of the side's two directions?
---@param side Side
---@param from Space
---@param to Space
---@return boolean
function compass.leads(side, from, to)
  local direction = from:direction(to)
  local own = homewards[side]
  return direction == own[1] or direction == own[2]
end

---Do all steps of a way lead into the side's directions?
---@param side Side
---@param path Space[]
---@return boolean
function compass.leadsAll(side, path)
  for i = 2, #path do
    if not compass.leads(side, path[i - 1], path[i]) then return false end
  end
  return true
end

return compass

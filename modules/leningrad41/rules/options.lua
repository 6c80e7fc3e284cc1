-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 14.0: an optional rule brings those before it along.

local options = {}

local order = tables.optional.values.order

---Is optional rule 14.n in use? The short scenarios know none.
---@param game Game
---@param number integer
---@return boolean
function options.on(game, number)
  if game.scenario.id ~= "campaign" then return false end
  local chosen = game.options
  for n = number, #order do
    local state = chosen[order[n]]
    if state == true or state == "on" then return true end
  end
  return false
end

return options

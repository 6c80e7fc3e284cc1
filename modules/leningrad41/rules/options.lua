-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 14.0: an optional rule brings those before it along.

local options = {}

local last = 9

---Is optional rule 14.n in use?
---@param game Game
---@param number integer
---@return boolean
function options.on(game, number)
  if game.vars.no_options then return false end
  local chosen = game.options
  for n = number, last do
    local state = chosen["ro14_" .. n]
    if state == true or state == "on" then return true end
  end
  return false
end

return options

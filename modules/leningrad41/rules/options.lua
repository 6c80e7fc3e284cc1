-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 14.0: an optional rule brings those before it along.

local options = {}

local order = tables.optional.values.order

---The last optional rule that is chosen; the short scenarios know none.
---@param game Game
---@return integer
function options.highest(game)
  if game.scenario.id ~= "campaign" then return 0 end
  for number = #order, 1, -1 do
    local state = game.options[order[number]]
    if state == true or state == "on" then return number end
  end
  return 0
end

---Is optional rule 14.n in use?
---@param game Game
---@param number integer
---@return boolean
function options.on(game, number)
  return game.vars.optional >= number
end

return options

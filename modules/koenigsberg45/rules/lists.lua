-- SPDX-License-Identifier: GPL-3.0-or-later
--- Small helpers for lists and options.

local lists = {}

---Is the item in the list?
---@param list any[]
---@param item any
---@return boolean
function lists.contains(list, item)
  for __, one in ipairs(list) do
    if one == item then return true end
  end
  return false
end

---A copy of the list with one more item.
---@param list any[]
---@param item any
---@return any[]
function lists.with(list, item)
  local copy = {}
  for i, one in ipairs(list) do copy[i] = one end
  copy[#copy + 1] = item
  return copy
end

---A copy of the list without an item.
---@param list any[]
---@param item any
---@return any[]
function lists.without(list, item)
  local copy = {}
  for __, one in ipairs(list) do
    if one ~= item then copy[#copy + 1] = one end
  end
  return copy
end

---The items for which the test holds.
---@param list any[]
---@param test fun(item: any): boolean
---@return any[]
function lists.where(list, test)
  local found = {}
  for __, one in ipairs(list) do
    if test(one) then found[#found + 1] = one end
  end
  return found
end

---Does the test hold for one of the items?
---@param list any[]
---@param test fun(item: any): boolean
---@return boolean
function lists.any(list, test)
  for __, one in ipairs(list) do
    if test(one) then return true end
  end
  return false
end

---Is an option of the game switched on?
---@param game Game
---@param id string
---@return boolean
function lists.option(game, id)
  local value = game.options[id]
  return value == true or value == "on"
end

return lists

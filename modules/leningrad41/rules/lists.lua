-- SPDX-License-Identifier: GPL-3.0-or-later
--- Small helpers for lists and options.

local lists = {}

---@param list any[]
---@param item any
---@return boolean
function lists.contains(list, item)
  for __, one in ipairs(list) do
    if one == item then return true end
  end
  return false
end

---A copy with one more item at the end.
---@param list any[]
---@param item any
---@return any[]
function lists.with(list, item)
  local copy = {}
  for i, one in ipairs(list) do copy[i] = one end
  copy[#copy + 1] = item
  return copy
end

---A copy without an item.
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
---@generic T
---@param list T[]
---@param test fun(item: T): boolean
---@return T[]
function lists.where(list, test)
  local found = {}
  for __, one in ipairs(list) do
    if test(one) then found[#found + 1] = one end
  end
  return found
end

---Both lists, one after the other.
---@param a any[]
---@param b any[]
---@return any[]
function lists.join(a, b)
  local all = {}
  for i, one in ipairs(a) do all[i] = one end
  for __, one in ipairs(b) do all[#all + 1] = one end
  return all
end

---Is there an item for which the test holds?
---@param list any[]
---@param test fun(item: any): boolean
---@return boolean
function lists.any(list, test)
  for __, one in ipairs(list) do
    if test(one) then return true end
  end
  return false
end

---@param list any[]
---@return string[]
function lists.ids(list)
  local names = {}
  for i, one in ipairs(list) do names[i] = one.id end
  return names
end

return lists

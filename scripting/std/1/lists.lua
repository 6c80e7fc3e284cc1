-- SPDX-License-Identifier: GPL-3.0-or-later
--- Lists: going through them, looking for something, and copies with a difference. No list is ever changed.

local lists = {}

---The same as the global `each`: `for piece in each(game:pieces()) do`.
---@generic T
---@param list T[]
---@return fun(): T?
function lists.each(list)
  return each(list)
end

---Is the item in the list?
---@param list any[]
---@param item any
---@return boolean
function lists.contains(list, item)
  for i = 1, #list do
    if list[i] == item then return true end
  end
  return false
end

---A copy with one more item at the end.
---@generic T
---@param list T[]
---@param item T
---@return T[]
function lists.with(list, item)
  local copy = {}
  for i = 1, #list do copy[i] = list[i] end
  copy[#copy + 1] = item
  return copy
end

---A copy without an item, wherever it stands.
---@generic T
---@param list T[]
---@param item T
---@return T[]
function lists.without(list, item)
  local copy = {}
  for i = 1, #list do
    if list[i] ~= item then copy[#copy + 1] = list[i] end
  end
  return copy
end

---The items for which the test holds.
---@generic T
---@param list T[]
---@param test fun(item: T): any
---@return T[]
function lists.where(list, test)
  local found = {}
  for i = 1, #list do
    local item = list[i]
    if test(item) then found[#found + 1] = item end
  end
  return found
end

---Does the test hold for one of the items?
---@param list any[]
---@param test fun(item: any): any
---@return boolean
function lists.any(list, test)
  for i = 1, #list do
    if test(list[i]) then return true end
  end
  return false
end

---Does the test hold for every item? It does for an empty list.
---@param list any[]
---@param test fun(item: any): any
---@return boolean
function lists.all(list, test)
  for i = 1, #list do
    if not test(list[i]) then return false end
  end
  return true
end

---What the function makes of each item.
---@param list any[]
---@param change fun(item: any): any   gives back something other than nil
---@return any[]
function lists.map(list, change)
  local made = {}
  for i = 1, #list do made[i] = change(list[i]) end
  return made
end

---Two lists, one after the other.
---@generic T
---@param first T[]
---@param second T[]
---@return T[]
function lists.join(first, second)
  local all = {}
  for i = 1, #first do all[i] = first[i] end
  for item in each(second) do all[#all + 1] = item end
  return all
end

---A copy in which nothing stands twice.
---@generic T
---@param list T[]
---@return T[]
function lists.distinct(list)
  local copy = {}
  for item in each(list) do
    if not lists.contains(copy, item) then copy[#copy + 1] = item end
  end
  return copy
end

---The sum of what the function gives for each item.
---@param list any[]
---@param value fun(item: any): number
---@return number
function lists.sum(list, value)
  local sum = 0
  for i = 1, #list do sum = sum + value(list[i]) end
  return sum
end

---The items with the highest value, in their order; none of an empty list.
---@generic T
---@param list T[]
---@param value fun(item: T): number
---@return T[]
function lists.highest(list, value)
  local most, found = nil, {}
  for item in each(list) do
    local one = value(item)
    if not most or one > most then
      most, found = one, { item }
    elseif one == most then
      found[#found + 1] = item
    end
  end
  return found
end

---The ids of pieces or spaces, as answers of queries want them.
---@param list (Piece|Space)[]
---@return string[]
function lists.ids(list)
  local ids = {}
  for i = 1, #list do ids[i] = list[i].id end
  return ids
end

return lists

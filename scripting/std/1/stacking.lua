-- SPDX-License-Identifier: GPL-3.0-or-later
--- Stacking limits that a stack keeps when it can be parted into groups: "three battalions and a company besides", "one
--- brigade, or a regiment and a battalion".

local lists = require "std.lists"

local stacking = {}

---One group of a stack.
---@class StackGroup
---@field most number   so much of it at most
---@field accepts? fun(piece: Piece): any   who may belong to it; default: all
---@field weight? fun(piece: Piece): number   what each counts; default: 1
---@field count? fun(pieces: Piece[]): number   what several count together, instead of `weight`; one more never makes it less
---@field same? fun(piece: Piece): any   all must have the same of this, and something (a division)

---Could the unit join the group?
local function takes(group, members, piece)
  if group.accepts and not group.accepts(piece) then return false end
  if group.same then
    local key = group.same(piece)
    if not key or (members[1] and group.same(members[1]) ~= key) then return false end
  end
  local all = lists.with(members, piece)
  if group.count then return group.count(all) <= group.most end
  local sum = 0
  for i = 1, #all do sum = sum + (group.weight and group.weight(all[i]) or 1) end
  return sum <= group.most
end

---Puts the units from `index` on into the groups, taking back what leads nowhere.
local function deal(pieces, index, groups, parts)
  local piece = pieces[index]
  if not piece then return true end
  for i = 1, #groups do
    local members = parts[i]
    if takes(groups[i], members, piece) then
      parts[i] = lists.with(members, piece)
      if deal(pieces, index + 1, groups, parts) then return true end
      parts[i] = members
    end
  end
  return false
end

---The units parted into these groups, in their order; nil when there is no way to do it.
---@param pieces Piece[]
---@param groups StackGroup[]
---@return Piece[][]?
function stacking.parts(pieces, groups)
  local parts = {}
  for i = 1, #groups do parts[i] = {} end
  return deal(pieces, 1, groups, parts) and parts or nil
end

---The first of several ways to stack that the units keep, by its number, and how they are parted; nil when they keep none.
---@param pieces Piece[]
---@param options StackGroup[][]
---@return integer?, Piece[][]?
function stacking.option(pieces, options)
  for i = 1, #options do
    local parts = stacking.parts(pieces, options[i])
    if parts then return i, parts end
  end
  return nil
end

---May these units be in one place?
---@param pieces Piece[]
---@param options StackGroup[][]
---@return boolean
function stacking.fits(pieces, options)
  return stacking.option(pieces, options) ~= nil
end

---Would the place hold these units besides those of their side that are there?
---@param space Space
---@param pieces Piece[]
---@param options StackGroup[][]
---@return boolean
function stacking.holds(space, pieces, options)
  local first = pieces[1]
  if not first then return true end
  local there = lists.where(space.pieces, function(piece)
    return piece.side == first.side and piece.kind == first.kind and not lists.contains(pieces, piece)
  end)
  return stacking.fits(lists.join(there, pieces), options)
end

return stacking

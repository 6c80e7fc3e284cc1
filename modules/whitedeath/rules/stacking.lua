-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 4: how many units may be in one hex at the end of a phase.

local lists = require "std.lists"
local units = require "units"

local stacking = {}

local numbers = tables.numbers.values

-- German ------------------------------------------------------------------------------------------------------------------

---Companies of one battalion are one equivalent as soon as there are two of them; others count two by two (4.A).
---@param pieces Piece[]
---@param without? Piece   the one company more, which does not count
---@return integer
local function equivalents(pieces, without)
  local whole, loose, groups = 0, 0, {}
  for i = 1, #pieces do
    local piece = pieces[i]
    if piece == without then
      whole = whole + 0
    elseif piece.size ~= "company" then
      whole = whole + 1
    elseif piece.battalion == "" then
      loose = loose + 1
    else
      groups[piece.battalion] = (groups[piece.battalion] or 0) + 1
    end
  end
  for __, count in pairs(groups) do
    if count > 1 then whole = whole + 1 else loose = loose + 1 end
  end
  return whole + (loose + 1) // 2
end

---Do all of them belong to one division or brigade?
local function areOne(pieces, without)
  local one
  for i = 1, #pieces do
    local piece = pieces[i]
    if piece ~= without then
      local formation = units.formation(piece)
      if not formation or (one and one ~= formation) then return false end
      one = formation
    end
  end
  return true
end

local function fitsGerman(pieces, without)
  local count = equivalents(pieces, without)
  return count <= numbers.german_stack or (count <= numbers.german_formation_stack and areOne(pieces, without))
end

local function isGermanLegal(pieces)
  if #pieces <= numbers.german_stack or fitsGerman(pieces) then return true end
  return lists.any(pieces, function(piece) return piece.size == "company" and fitsGerman(pieces, piece) end)
end

-- Soviet ------------------------------------------------------------------------------------------------------------------

local function isBrigade(pieces)
  local first = pieces[1]
  if first.formation_kind ~= "brigade" then return false end
  return lists.all(pieces, function(piece) return piece.formation == first.formation end)
end

local function areGuns(pieces)
  return #pieces <= numbers.soviet_guns and lists.all(pieces, function(piece) return piece.non_divisional end)
end

---One regiment and one battalion; whatever is smaller may stand in their place.
local function isPair(pieces)
  if #pieces > 2 then return false end
  return not pieces[2] or pieces[1].size ~= "regiment" or pieces[2].size ~= "regiment"
end

local function isSovietLegal(pieces)
  if #pieces < 2 then return true end
  local rest = lists.where(pieces, function(piece) return not piece.engineer_brigade end)
  return not rest[1] or isPair(rest) or isBrigade(rest) or areGuns(rest)
end

-- Both --------------------------------------------------------------------------------------------------------------------

---May these units be in one hex?
---@param pieces Piece[]   of one side
---@return boolean
function stacking.legal(pieces)
  if #pieces < 2 then return true end
  if pieces[1].side == "german" then return isGermanLegal(pieces) end
  return isSovietLegal(pieces)
end

---Would the hex hold these units besides those that are there?
---@param game Game
---@param space Space
---@param pieces Piece[]
---@return boolean
function stacking.fits(game, space, pieces)
  local there = space.pieces
  if not there[1] then return stacking.legal(pieces) end
  local all = lists.where(there, function(piece) return not lists.contains(pieces, piece) end)
  return stacking.legal(lists.join(all, pieces))
end

---The paragraph that limits the stacks of a side.
---@param side Side
---@return string
function stacking.rule(side)
  return side == "german" and "4.A" or "4.B"
end

---Refuses unless the hex holds these units, too.
---@param game Game
---@param space Space
---@param pieces Piece[]
function stacking.why(game, space, pieces)
  if stacking.fits(game, space, pieces) then return end
  local side = pieces[1].side
  need(false, stacking.rule(side), side == "german"
    and { _"{1} would hold more than three battalions, or four of one division, and a company.", space }
    or { _"{1} would hold more than one brigade, or a regiment and a battalion.", space })
end

---Hexes of a side whose stacks are illegal, those apart that were forced (25.C).
---@param game Game
---@param side Side
---@return Space[]
function stacking.illegal(game, side)
  local list = {}
  for space in each(units.hexes(game, side):list()) do
    if space.count > 1 and not stacking.isSettled(space) then list[#list + 1] = space end
  end
  return list
end

---Is the stack legal, units that were forced into it left aside?
---@param space Space
---@return boolean
function stacking.isSettled(space)
  local pieces = space.pieces
  if stacking.legal(pieces) then return true end
  local free = lists.where(pieces, function(piece) return not piece.forced end)
  return #free < #pieces and stacking.legal(free)
end

return stacking

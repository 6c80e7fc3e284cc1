-- SPDX-License-Identifier: GPL-3.0-or-later
--- Dice: fire with hit numbers, and the chance of each number of hits and of each sum.

local dice = {}

---Who fires.
---@class Shooter
---@field dice integer   how many it rolls; none and less: it does not fire
---@field hits_on integer?   the lowest number that hits
---@field hits integer[]?   instead: hits for each roll from 1 on; rolls beyond take the first or the last
---@field bonus integer?   is added to each die

---Pieces that fire with their own values `dice` and `hits_on`.
---@param pieces Piece[]
---@param bonus? integer   is added to each die of theirs
---@return Shooter[]
function dice.shooters(pieces, bonus)
  local list = {}
  for i = 1, #pieces do
    local piece = pieces[i]
    list[i] = { piece = piece, dice = piece.dice, hits_on = piece.hits_on, bonus = bonus }
  end
  return list
end

local function check(shooter, faces)
  if not shooter.hits_on and not shooter.hits then error("a shooter has 'hits_on' or 'hits'", 3) end
  if faces < 1 then error("a die has at least one face", 3) end
end

---Hits of one die.
---@param shooter Shooter
---@param die integer   as rolled
---@return integer
function dice.hits(shooter, die)
  local roll = die + (shooter.bonus or 0)
  local hits = shooter.hits
  if not hits then return roll >= shooter.hits_on and 1 or 0 end
  return hits[math.max(1, math.min(roll, #hits))]
end

local function name(names, place)
  return type(place) == "number" and names[math.max(1, math.min(place, #names))] or place
end

---Where a roll was read off a chart: what `lookup` is given, for the end of a line of the log; a window then shows the cell.
---@param chart string
---@param row integer|string|nil   nil: none in particular
---@param column integer|string
---@return string, string, string?
function dice.cell(chart, row, column)
  return chart, name(tables[chart].columns, column), name(tables[chart].rows, row)
end

---Rolls for all shooters and counts their hits.
---@param turn Turn
---@param shooters Shooter[]
---@param faces? integer   default 6
---@return integer, integer[]   the hits, and every die
function dice.fire(turn, shooters, faces)
  local total, all = 0, {}
  for shooter in each(shooters) do
    check(shooter, faces or 6)
    if shooter.dice > 0 then
      for die in each(turn:rolls(shooter.dice, faces)) do
        all[#all + 1] = die
        total = total + dice.hits(shooter, die)
      end
    end
  end
  return total, all
end

---Adds a die to the ways of getting each number; `gains[n]` of its faces give n.
local function withDie(ways, most, gains, top)
  local new = {}
  for sum = 0, most + top do new[sum] = 0 end
  for sum = 0, most do
    for gain = 0, top do
      if gains[gain] then new[sum + gain] = new[sum + gain] + ways[sum] * gains[gain] end
    end
  end
  return new, most + top
end

---How many faces of a shooter's die give each number of hits, and the highest number.
local function gainsOf(shooter, faces)
  local gains, top = {}, 0
  for die = 1, faces do
    local hits = dice.hits(shooter, die)
    gains[hits] = (gains[hits] or 0) + 1
    top = math.max(top, hits)
  end
  return gains, top
end

---The chance of each number of hits, from none on, as the query `odds` of a game of fire tells them.
---@param shooters Shooter[]
---@param faces? integer   default 6
---@return { hits: integer, chance: number }[]
function dice.chances(shooters, faces)
  faces = faces or 6
  local ways, most = { [0] = 1.0 }, 0
  for shooter in each(shooters) do
    check(shooter, faces)
    local gains, top = gainsOf(shooter, faces)
    for face = 0, top do gains[face] = gains[face] and gains[face] / faces end
    for __ = 1, shooter.dice do ways, most = withDie(ways, most, gains, top) end
  end
  local list = {}
  for hits = 0, most do list[hits + 1] = { hits = hits, chance = ways[hits] } end
  return list
end

---How many hits are to be expected.
---@param shooters Shooter[]
---@param faces? integer   default 6
---@return number
function dice.expected(shooters, faces)
  faces = faces or 6
  local sum = 0
  for shooter in each(shooters) do
    check(shooter, faces)
    local hits = 0
    for die = 1, faces do hits = hits + dice.hits(shooter, die) end
    sum = sum + math.max(0, shooter.dice) * hits / faces
  end
  return sum
end

---In how many ways some dice give each sum: `ways[7]` is 6 of two dice. Sums begin with `count`.
---@param count integer
---@param faces? integer   default 6
---@return table<integer, integer>, integer   and how many ways there are in all
function dice.sums(count, faces)
  faces = faces or 6
  if count < 1 or faces < 1 then error("a sum needs at least one die with a face", 2) end
  local gains = {}
  for face = 1, faces do gains[face] = 1 end
  local ways, most, all = { [0] = 1 }, 0, 1
  for __ = 1, count do
    ways, most = withDie(ways, most, gains, faces)
    all = all * faces
  end
  for sum = 0, count - 1 do ways[sum] = nil end
  return ways, all
end

return dice

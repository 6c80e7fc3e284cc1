-- SPDX-License-Identifier: GPL-3.0-or-later
--- The towns as goals of the computer: how far they are, and which hexes it looks at first.

local odds = require "odds"
local units = require "units"

local goals = {}

---Victory towns in the order of their numbers.
goals.towns = tables.victory.values.towns
local towns = goals.towns

---Those whose fall ends the game, by hex.
goals.decisive = {}
for id in each(tables.victory.values.sudden_death) do goals.decisive[id] = true end

---Columns and rows of the map's hex numbers; even columns lie half a hex further along.
local columns, rows = 36, 45

---Position of a hex on three axes, from its number.
local function place(column, row)
  return column, row - (column - 1) // 2
end

local function gap(q1, r1, q2, r2)
  local dq, dr = q1 - q2, r1 - r2
  return math.max(math.abs(dq), math.abs(dr), math.abs(dq + dr))
end

---For each hex by number: its place (q and r in one number), and the towns from the nearest on, each with its distance in
---one number.
goals.places, goals.nearest, goals.pack = {}, {}, 100
local places, nearest, pack = goals.places, goals.nearest, goals.pack

local function survey(id, q, r)
  local near = {}
  for i, town in ipairs(towns) do
    local number = tonumber(town)
    near[i] = gap(q, r, place(number // pack, number % pack)) * pack + i
  end
  table.sort(near)
  places[id], nearest[id] = q * pack + r + 50, near
end

for column = 1, columns do
  for row = 1, rows do survey(string.format("%02d%02d", column, row), place(column, row)) end
end

---How much farther a town seems when somebody holds it: who can't take it goes on to the next. Behind a Festung line no
---retreat counts, so that such a town hardly falls as long as it has a garrison.
local perShift, perPoint, siege = 1, 0.5, 14

---@param space Space
---@return number
function goals.deterrence(space)
  if space.count == 0 then return 0 end
  local walls = -perShift * terrain.terrains[space.terrain].values.shift
  return perPoint * odds.defenceTotal(space) + walls + (space:has"fortress" and siege or 0)
end

---How far the best goal seems to a Soviet unit.
---@param list integer[]            towns from the nearest on, as in `nearest`
---@param open table<integer, number>   what makes the German towns seem farther
---@return number far
---@return integer town   0: none
function goals.longing(list, open)
  local best, which = 40, 0
  for i = 1, #list do
    local far, town = list[i] // pack, list[i] % pack
    if far >= best then break end
    local more = open[town]
    if more and far + more < best then best, which = far + more, town end
  end
  return best, which
end

---How much farther a town seems for each army that is already on its way there: not all go to the same one.
local crowding = 4

---The town that each Soviet army marches on, by formation: chosen where its HQ stands, so that the army keeps together.
---@param hqs Piece[]
---@param open table<integer, number>
---@return table<string, integer>
function goals.orders(hqs, open)
  local orders, seem = {}, {}
  for i = 1, #towns do seem[i] = open[i] end
  for hq in each(hqs) do
    local __, town = goals.longing(nearest[hq.space.id], seem)
    if town > 0 then orders[hq.formation], seem[town] = town, seem[town] + crowding end
  end
  return orders
end

local homes = {}
for i, id in ipairs(towns) do homes[i] = places[id] end

---How far a town seems from a hex.
---@param id string
---@param town integer
---@param open table<integer, number>
---@return number
function goals.way(id, town, open)
  local here, there = places[id], homes[town]
  return gap(here // pack, here % pack, there // pack, there % pack) + open[town]
end

---Units that have left their HQ behind can't be activated; a close HQ is better than a far one.
---@param here integer   places of the unit and its HQ
---@param home integer
---@param range integer
---@return integer
function goals.straggling(here, home, range)
  local far = gap(here // pack, here % pack, home // pack, home % pack)
  if far <= 2 then return 0 end
  return far <= range and far - 2 or far - 2 + 6 * (far - range)
end

---Which towns are German, by number, with how much they deter.
---@param game Game
---@return table<integer, number>
function goals.open(game)
  local open = {}
  for i, id in ipairs(towns) do
    local space = game:space(id)
    open[i] = space.control == "german" and goals.deterrence(space)
  end
  return open
end

---So many hexes are tried for each unit, and what it is worth to stand before the enemy.
local most, facing = 4, 12

---Keeps the best hexes of a list that is sorted by worth.
local function keep(best, space, value)
  local i = #best
  if i == most and best[i].value >= value then return end
  while i > 0 and best[i].value < value do i = i - 1 end
  table.insert(best, i + 1, { space = space, value = value })
  best[most + 1] = nil
end

---What a hex promises to a Soviet unit by itself.
local function promise(space, open, front, town, home, range)
  local id = space.id
  local value = -5 * (town and goals.way(id, town, open) or goals.longing(nearest[id], open))
  if front:has(space) then value = value + facing end
  return home and value - goals.straggling(places[id], home, range) or value
end

---The best hexes that Soviet units can reach now; nil for the Germans, who look everywhere.
---@param game Game
---@param movers Piece[]
---@param reachesOf fun(piece: Piece): Reach[]
---@param front SpaceSet   hexes next to the enemy
---@return Space[]?
function goals.moves(game, movers, reachesOf, front)
  if game.side ~= "soviet" then return nil end
  local open, hq, all = goals.open(game), game.vars.hq, {}
  local orders = goals.orders(units.hqs(game, "soviet"), open)
  local home = hq and hq.space.kind == "hex" and places[hq.space.id]
  for piece in each(movers) do
    local own = home and piece.formation == hq.formation and piece.kind == "unit" and home
    local town, best = orders[piece.formation], {}
    for reach in each(reachesOf(piece)) do
      for space in each(reach:list()) do keep(best, space, promise(space, open, front, town, own, hq and hq.range)) end
    end
    for one in each(best) do all[#all + 1] = one.space end
  end
  return all
end

return goals

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Where the computer wants its units, and which of the hexes in reach it looks at.

local goals = require "goals"
local movement = require "movement"
local units = require "units"

local advice = {}

---From this turn on the Germans drive for the city.
advice.relief = 8
local near = 1.5
---So many hexes of a reach are looked at, and so many besides from which an assault is possible.
local most, contacts = 3, 2

---How far each hex is from what the Soviets want in this game.
---@param game Game
---@return table<string, integer>
function advice.wanted(game)
  return game.scenario.values.pocket and goals.ring or goals.soviet
end

---How much a unit likes a hex: the Soviets go forward, the Germans hold, and later go for the city.
---@param piece Piece
---@param id string   of the hex
---@param side Side
---@param turn integer
---@param wanted table<string, integer>   by the Soviets, from `advice.wanted`
---@return number
function advice.place(piece, id, side, turn, wanted)
  if side == "soviet" then return -near * wanted[id] end
  if piece.garrison_of ~= "" or piece.city_start then return 0 end
  return turn >= advice.relief and -near * math.max(0, goals.city[id] - 1) or -0.3 * math.max(0, goals.city[id] - 8)
end

---The best hexes for a unit among those that it can reach, and some next to the enemy.
---@param game Game
---@param pieces Piece[]   in hand
---@return Space[]?
function advice.moves(game, pieces)
  local lead = pieces[1]
  if not lead or not units.onMap(lead) then return nil end
  local field, turn, wanted, found = movement.field(game, lead.side), game.turn, advice.wanted(game), {}
  for space in each(movement.ends(movement.moves(game, lead, field))) do
    found[#found + 1] = { space = space, value = advice.place(lead, space.id, lead.side, turn, wanted), front = field.zones:has(space) }
  end
  table.sort(found, function(a, b) return a.value > b.value end)
  local list, fronts = {}, 0
  for i = 1, #found do
    local one = found[i]
    if i <= most or (one.front and fronts < contacts) then list[#list + 1] = one.space end
    if one.front then fronts = fronts + 1 end
  end
  return list
end

---So many targets of a fight are looked at.
local targets = 5

---The targets next to which most own units stand.
---@param game Game
---@param list Space[]
---@return Space[]
function advice.targets(game, list)
  local found, side = {}, game.side
  for space in each(list) do
    local strength = -space.count
    for near in each(space.neighbours) do
      if near.count > 0 and near.pieces[1].side == side then strength = strength + 2 * near.count end
    end
    found[#found + 1] = { space = space, strength = strength }
  end
  table.sort(found, function(a, b) return a.strength > b.strength end)
  local best = {}
  for i = 1, math.min(targets, #found) do best[i] = found[i].space end
  return best
end

return advice

-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position is, for the computer that looks one action ahead.

local combat = require "combat"
local odds = require "odds"
local units = require "units"

---What an attack on each column of the table is worth; bad odds are worse than none.
local promise = { -8, -3, 2, 9, 14, 17, 20 }

---Worth of a side's units: the strength that is left, less what lacks supply.
local function material(game, side)
  local sum, lost = 0, side .. "-lost"
  for piece in each(game:pieces{ side = side }) do
    if piece.space and piece.space.id ~= lost then
      sum = sum + 10 * (piece.attack + piece.defence) - (piece.supply == "supplied" and 0 or 12)
    end
  end
  return sum
end

---Worth of the towns that a side holds; a garrison makes them safer.
local function towns(goals, side)
  local sum = 0
  for space in each(goals) do
    if space.control == side then sum = sum + (space.count > 0 and 70 or 60) * space.vp end
  end
  return sum
end

---How close a side's units are to the towns: Blue to those it wants, Red to all.
local function closeness(own, goals, side)
  local wanted, worth, sum = {}, {}, 0
  for space in each(goals) do
    if side == "red" or space.control == "red" then
      wanted[#wanted + 1], worth[#worth + 1] = space, 2 * space.vp + 20
    end
  end
  for piece in each(own) do
    local from, best = piece.space, 0
    for i = 1, #wanted do best = math.max(best, worth[i] - 2 * from:distance(wanted[i])) end
    sum = sum + best
  end
  return sum
end

---Units of a side next to a hex.
local function around(space, side)
  local list = {}
  for near in each(space.neighbours) do
    if near.count > 0 then
      for piece in each(near.pieces) do
        if piece.side == side then list[#list + 1] = piece end
      end
    end
  end
  return list
end

---What the attacks promise that a side could make from where it stands.
local function threat(game, side)
  local sum = 0
  for space in each(units.hexes(game, enemyOf(side)):list()) do
    local near = around(space, side)
    if near[1] then sum = sum + promise[odds.column(near, space) or 1] end
  end
  return sum
end

---What the attack promises that is being prepared, once everybody has joined it.
local function prospect(game)
  local target, attackers = game.here.target, game.here.attackers
  local all = combat.candidates(game, game.side, target, attackers)
  local open = #all
  for piece in each(attackers) do all[#all + 1] = piece end
  local column = odds.column(all, target)
  return column and promise[column] - open or -20
end

evaluate(function(game, side)
  local goals = game:spaces{ feature = "victory" }
  local enemy = enemyOf(side)
  local score = material(game, side) - material(game, enemy)
  score = score + towns(goals, side) - towns(goals, enemy)
  score = score + closeness(units.of(game, side), goals, side)
  score = score + threat(game, side) - threat(game, enemy) // 2
  if game.decision == "combat.units" and game.side == side then score = score + prospect(game) end
  return score
end)

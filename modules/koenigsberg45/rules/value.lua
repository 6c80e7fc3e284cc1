-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position is, for the computer that looks one action ahead.

local combat = require "combat"
local odds = require "odds"
local units = require "units"

---What an attack on each column of the table is worth; bad odds are worse than none.
local promise = { -30, -12, 2, 10, 16, 20, 24, 28 }

---Worth of a side's units: strength on the map, less what lacks supply.
local function material(list)
  local sum = 0
  for __, piece in ipairs(list) do
    local worth = 6 * (piece.attack + piece.defence) + 10 * piece.steps
    if piece.supply ~= "supplied" then worth = worth - 6 end
    sum = sum + worth
  end
  return sum
end

---Victory hexes, and how close the Soviets are to those still German.
local function ground(game, goals, soviets)
  local sum = 0
  local open = {}
  for __, space in ipairs(goals) do
    if space.control == "german" then
      open[#open + 1] = space
    else
      sum = sum + 150
    end
  end
  for __, piece in ipairs(soviets) do
    local best = 60
    for __, space in ipairs(open) do best = math.min(best, piece.space:distance(space)) end
    sum = sum - 2 * best
  end
  return sum
end

---What the attack promises that is being prepared, once everybody has joined it.
local function prospect(game)
  local target = game.vars.target
  if not target or game.decision ~= "combat.units" then return 0 end
  local all = combat.candidates(game, game.vars.attacker, target)
  local open = #all
  for __, piece in ipairs(game.vars.attackers) do all[#all + 1] = piece end
  local planes = #game.vars.planes
  local column = odds.column(all, target, combat.air(game))
  return column and promise[column] - open - 3 * planes or -40
end

---Steps and hexes that a result still owes, as the side fears them before the dice fall.
local function pressure(game, side)
  local sum = 0
  for __, hq in ipairs(units.hqs(game, side)) do
    if not units.at(hq.space, side)[1] then sum = sum - 8 end
  end
  return sum
end

---What the attacks promise that activated units could make from where they stand.
local function threat(game, side)
  local sum, seen = 0, {}
  for __, piece in ipairs(combat.fresh(game, side)) do
    if piece.attack > 0 then
      for __, near in ipairs(piece.space.neighbours) do
        if near.count > 0 and near.pieces[1].side ~= side then
          local row = seen[near.id] or { space = near, list = {} }
          row.list[#row.list + 1] = piece
          seen[near.id] = row
          seen[#seen + 1] = row
        end
      end
    end
  end
  for i, row in ipairs(seen) do
    if row.list and seen[row.space.id] and i == row.first then sum = sum end
  end
  local done = {}
  for __, row in ipairs(seen) do
    if not done[row.space.id] and units.at(row.space)[1] then
      done[row.space.id] = true
      sum = sum + math.max(-2, promise[odds.column(row.list, row.space, 0) or 1]) // 2
    end
  end
  return sum
end

evaluate(function(game, side)
  local germans, soviets = units.combat(game, "german"), units.combat(game, "soviet")
  local balance = material(soviets) - material(germans)
  local score = balance + ground(game, game:spaces{ feature = "victory" }, soviets)
  if side == "german" then score = -score end
  score = score + pressure(game, side)
  if game.decision == "move" then score = score + threat(game, side) end
  if game.vars.attacker == side then score = score + prospect(game) end
  return score
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Truths of every position, and how a position is valued.

local combat = require "combat"
local odds = require "odds"
local units = require "units"

invariant "stacking" (function(game)
  for _, side in ipairs(sides) do
    for _, piece in ipairs(units.of(game, side)) do
      local passing = piece == game.vars.retreating
      if piece.position > tables.numbers.values.stacking and not passing then
        return piece.id .. " is one too many in " .. piece.space.id
      end
    end
  end
end)

invariant "sides apart" (function(game)
  local both = units.hexes(game, "blue"):common(units.hexes(game, "red"))
  if both:size() > 0 then return "both sides are in " .. both:list()[1].id end
end)

invariant "nobody in the lake" (function(game)
  for _, piece in ipairs(game:pieces{ onMap = true }) do
    if piece.space.terrain == "lake" then return piece.id .. " is in the lake" end
  end
end)

invariant "every piece is somewhere" (function(game)
  for _, piece in ipairs(game:pieces()) do
    if not piece.space then return piece.id .. " is nowhere" end
    if piece.steps < 1 or piece.steps > piece.maxSteps then return piece.id .. " has impossible steps" end
  end
end)

---Worth of a side's units: strength that is left, less what lacks supply.
local function material(game, side)
  local sum = 0
  for _, piece in ipairs(game:pieces{ side = side }) do
    if not piece.space or piece.space.id ~= side .. "-lost" then
      sum = sum + 10 * (piece.attack + piece.defence) + (piece.supply == "supplied" and 0 or -12)
    end
  end
  return sum
end

---Worth of the towns that a side holds.
local function towns(goals, side)
  local sum = 0
  for _, space in ipairs(goals) do
    if space.control == side then sum = sum + 60 * space.vp end
  end
  return sum
end

---How close a side's units are to the towns: Blue to those it wants, Red to those it has to hold.
local function closeness(game, goals, side)
  local sum = 0
  for _, piece in ipairs(units.of(game, side)) do
    local best = 0
    for _, space in ipairs(goals) do
      if space.control == "red" or side == "red" then
        best = math.max(best, 2 * space.vp + 20 - 2 * piece.space:distance(space))
      end
    end
    sum = sum + best
  end
  return sum
end

---What an attack that is being prepared promises.
local function prospect(game)
  local target, attackers = game.vars.target, game.vars.attackers
  if not target or game.decision ~= "combat.units" then return 0 end
  local all = combat.candidates(game, game.vars.attacker, target)
  local open = #all
  for _, piece in ipairs(attackers) do all[#all + 1] = piece end
  local column = odds.column(all, target)
  return column and 12 * (column - 3) - open or -20
end

evaluate(function(game, side)
  local goals = game:spaces{ feature = "victory" }
  local enemy = enemyOf(side)
  local score = material(game, side) - material(game, enemy) + towns(goals, side) - towns(goals, enemy)
  score = score + closeness(game, goals, side)
  if game.vars.attacker == side then score = score + prospect(game) end
  return score
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the fights that are being prepared may bring, for the computer player: rough averages, nothing is rolled.

local allocation = require "allocation"
local assault = require "assault"
local barrage = require "barrage"
local bunkers = require "bunkers"
local combat = require "combat"
local fire = require "fire"
local units = require "units"

local prospects = {}

local unit = fire.unit
local near = function() return false end

---Fire of some units at a hex, both kinds, in eighths.
local function fireOf(pieces, target, assaults)
  local ca, at, case = 0, 0, { hex = assaults and target or nil, isolated = near }
  for piece in each(pieces) do
    if not assaults or not piece.defence_only then ca = ca + fire.conventional(piece, target, case) end
    if not assaults or units.isAfv(piece) then at = at + fire.antitank(piece, target, case) end
  end
  return ca, at
end

---Points that so much fire takes off some units on average when it is shared out evenly.
local function harm(pieces, ca, at, hex)
  local cover, armour = 0, 0
  for piece in each(pieces) do
    local value = fire.defence(piece, hex)
    if units.isAfv(piece) then armour = armour + value else cover = cover + value end
  end
  local columns = {
    conventional = cover > 0 and fire.column("conventional", ca, cover) or 0,
    antitank = armour > 0 and fire.column("antitank", at, armour) or 0,
  }
  local sum = 0
  for piece in each(pieces) do
    local kind = fire.kind(piece)
    sum = sum + allocation.worth(kind, columns[kind], piece.steps)
  end
  return sum
end

---What an assault gains over what the defenders' fire costs, in strength points.
---@param attackers Piece[]
---@param target Space
---@return number
function prospects.assault(attackers, target)
  if not attackers[1] then return 0 end
  local side = attackers[1].side
  local defenders = combat.defenders(target, side)
  local ca, at = fireOf(attackers, target, true)
  local gain = harm(defenders, ca, at)
  if bunkers.hasGarrison(target, side) then
    gain = gain + allocation.worth("conventional", fire.column("conventional", ca, fire.garrisonDefence(target)), 1)
  end
  local own, anti = fireOf(defenders, attackers[1].space, false)
  local bunker = bunkers.strength(target) * unit
  return 1.5 * gain - harm(attackers, own + bunker, anti + bunker, target)
end

---What a barrage of these guns takes off the units in a hex on average.
---@param guns Piece[]
---@param target Space
---@return number
function prospects.barrage(guns, target)
  if not guns[1] then return 0 end
  local total, sum = 0, 0
  for gun in each(guns) do total = total + barrage.value(gun, target, true) end
  local column = barrage.column(total)
  if column == 0 then return 0 end
  for piece in each(combat.defenders(target, guns[1].side)) do
    local modifier = barrage.modifier(piece)
    for die = 1, 6 do sum = sum + barrage.result(die + modifier, column) end
  end
  return sum / 6
end

---What is hoped for in a question that prepares a fight: as much as has been chosen, or half of what could be.
local function open(game, side)
  local here, id = game.here, game.decision
  if id == "assault.units" then
    if here.attackers[1] then return prospects.assault(here.attackers, here.target) end
    return math.max(0, prospects.assault(assault.candidates(game, side, here.target), here.target)) / 2
  elseif id == "barrage.guns" then
    if here.guns[1] then return prospects.barrage(here.guns, here.target) end
    return prospects.barrage(barrage.inRange(game, side, here.target), here.target) / 2
  end
  return 0
end

---What the fights of this impulse may bring to the side whose impulse it is, in strength points.
---@param game Game
---@param side Side
---@return number
function prospects.of(game, side)
  if side ~= game.active then return 0 end
  local sum = open(game, side)
  for target in each(game.vars.targets) do sum = sum + prospects.assault(combat.assaulting(game, target), target) end
  return sum
end

return prospects

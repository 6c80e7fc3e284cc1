-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 6: strengths, odds and columns; no decision is made here.

local units = require "units"

local odds = {}

local crt = tables.crt
local results = crt.values.results
local grounds = terrain.terrains

---@class Factor
---@field value number
---@field text Words
---@field rule string
---@field choice boolean?   of a shift: may the attacker do without it?

---Does the unit attack over a river without a bridge? Artillery does not mind (6.4, 6.5).
local function isAcross(piece, target)
  return not units.isArtillery(piece) and piece.space:over(target, "river")
end

---What halves an attacking unit (6.5): a river without a bridge, or missing supply.
---@param piece Piece
---@param target Space
---@return Factor[]
function odds.factors(piece, target)
  local factors = {}
  if isAcross(piece, target) then
    factors[1] = { value = 0.5, text = _"across a river", rule = "6.5" }
  end
  if piece.supply ~= "supplied" then
    factors[#factors + 1] = { value = 0.5, text = _"out of supply", rule = "8.4" }
  end
  return factors
end

---Attack strength of a unit against a hex; fractions are kept.
---@param piece Piece
---@param target Space
---@return number
function odds.attack(piece, target)
  local value = piece.attack
  if isAcross(piece, target) then value = value / 2 end
  if piece.supply ~= "supplied" then value = value / 2 end
  return value
end

---Do tanks and infantry attack together in open ground (6.7)?
local function combined(attackers, target)
  if grounds[target.terrain].values.shift ~= 0 then return false end
  local mech, foot = false, false
  for _, piece in ipairs(attackers) do
    if piece.mech then
      mech = true
    elseif not units.isArtillery(piece) then
      foot = true
    end
  end
  return mech and foot
end

---Column shifts of an attack (6.7), positive for the attacker.
---@param attackers Piece[]
---@param target Space
---@return Factor[]
function odds.shifts(attackers, target)
  local shifts = {}
  local ground = grounds[target.terrain]
  if ground.values.shift ~= 0 then
    shifts[1] = { value = ground.values.shift, text = ground.name, rule = "6.7", choice = false }
  end
  if combined(attackers, target) then
    shifts[#shifts + 1] = {
      value = crt.values.combined_arms, text = _"Tanks and infantry together", rule = "6.7", choice = false,
    }
  end
  return shifts
end

---Column before shifts: 1 for 1-2, 2 for 1-1 …; nil when the odds are below 1-2 (6.6).
---@param attack number
---@param defence number
---@return integer?
function odds.ratio(attack, defence)
  if attack * 2 < defence then return nil end
  if attack < defence then return 1 end
  return math.min(math.floor(attack / defence) + 1, #crt.columns)
end

---Sum of the defenders' strengths; supply does not matter to them.
---@param target Space
---@return integer
function odds.defence(target)
  local sum = 0
  for _, piece in ipairs(target.pieces) do sum = sum + piece.defence end
  return sum
end

---Sum of the attackers' strengths.
---@param attackers Piece[]
---@param target Space
---@return number
function odds.total(attackers, target)
  local sum = 0
  for _, piece in ipairs(attackers) do sum = sum + odds.attack(piece, target) end
  return sum
end

---The column on which an attack is rolled; nil when it is not allowed (6.6).
---@param attackers Piece[]
---@param target Space
---@return integer?
function odds.column(attackers, target)
  local column = odds.ratio(odds.total(attackers, target), odds.defence(target))
  if not column then return nil end
  for _, shift in ipairs(odds.shifts(attackers, target)) do column = column + shift.value end
  return math.max(1, math.min(column, #crt.columns))
end

---What the letters of the table do: steps and hexes by side.
---@param result string
---@return table
function odds.effect(result)
  return results[result]
end

return odds

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.3: strengths, odds, shifts and columns; no decision is made here.

local units = require "units"

local odds = {}

local crt = tables.crt
local grounds = terrain.terrains

---Does the unit attack over a river without a bridge (9.3)?
---@param piece Piece
---@param target Space
---@return boolean
function odds.isAcross(piece, target)
  local from = piece.space
  return from:over(target, "river") or from:over(target, "major_river")
end

---What multiplies an attacking unit's strength.
---@param piece Piece
---@param target Space
---@return table[]
function odds.attackFactors(piece, target)
  local factors = {}
  if piece.kind == "unit" and odds.isAcross(piece, target) then
    factors[1] = { value = 0.5, text = _"across a river", rule = "9.3" }
  end
  if piece.supply == "out" then
    factors[#factors + 1] = { value = 0.5, text = _"out of supply", rule = "10.3.1" }
  elseif piece.supply == "isolated" then
    factors[#factors + 1] = { value = 0.5, text = _"isolated", rule = "10.3.2" }
  end
  return factors
end

---What multiplies a defending unit's strength.
---@param piece Piece
---@return table[]
function odds.defenceFactors(piece)
  if piece.supply ~= "isolated" then return {} end
  return { { value = 0.5, text = _"isolated", rule = "10.3.2" } }
end

---Attack strength of a unit against a hex, with fractions (2.1.1).
---@param piece Piece
---@param target Space
---@return number
function odds.attack(piece, target)
  local value = piece.attack
  if piece.supply ~= "supplied" then value = value / 2 end
  if piece.kind == "unit" and odds.isAcross(piece, target) then value = value / 2 end
  return value
end

---Defence strength of a unit, with fractions.
---@param piece Piece
---@return number
function odds.defence(piece)
  return piece.supply == "isolated" and piece.defence / 2 or piece.defence
end

---All attackers together, rounded down once (2.1.2).
---@param attackers Piece[]
---@param target Space
---@return integer
function odds.attackTotal(attackers, target)
  local sum = 0
  for __, piece in ipairs(attackers) do sum = sum + odds.attack(piece, target) end
  return math.floor(sum)
end

---All combat units in the hex defend together (9.2.2).
---@param target Space
---@return integer
function odds.defenceTotal(target)
  local sum = 0
  for __, piece in ipairs(units.at(target)) do sum = sum + odds.defence(piece) end
  return math.floor(sum)
end

local function lineOn(from, target)
  local line
  for __, kind in ipairs(from:edge(target)) do
    if kind == "fortress" then return kind end
    if kind == "defence" then line = kind end
  end
  return line
end

---The line that protects German defenders: only when every attacker comes across one (9.3.1).
---@param attackers Piece[]
---@param target Space
---@return string?   "defence" or "fortress"
function odds.line(attackers, target)
  if not attackers[1] or attackers[1].side ~= "soviet" then return nil end
  local line
  for __, piece in ipairs(attackers) do
    if piece.kind == "unit" then
      local one = piece.space:adjacent(target) and lineOn(piece.space, target)
      if not one then return nil end
      if line ~= "fortress" then line = one end
    end
  end
  return line
end

---Column shifts of an attack, positive for the attacker.
---@param attackers Piece[]
---@param target Space
---@param air integer   shifts by aircraft
---@return table[]
function odds.shifts(attackers, target, air)
  local shifts = {}
  local ground = grounds[target.terrain]
  if ground.values.shift ~= 0 then
    shifts[1] = { value = ground.values.shift, text = ground.name, rule = "9.3.1", choice = false }
  end
  local line = odds.line(attackers, target)
  if line then
    local edge = terrain.edges[line]
    shifts[#shifts + 1] = { value = edge.values.shift, text = edge.name, rule = "9.3.1", choice = false }
  end
  if air > 0 then
    shifts[#shifts + 1] = { value = air, text = _"Air units", rule = "12.1", choice = true }
  end
  return shifts
end

---Column of a ratio before shifts: 1 for 1-2, 2 for 1-1 …, 0 and less below 1-2, beyond the table above 7-1; nil for no attack at all.
---@param attack integer
---@param defence integer
---@return integer?
function odds.ratio(attack, defence)
  if attack == 0 then return nil end
  if defence == 0 then return #crt.columns end
  if attack >= defence then return attack // defence + 1 end
  return 3 - (defence + attack - 1) // attack
end

---The name of a ratio, also of those the table does not have.
---@param ratio integer
---@return string
function odds.name(ratio)
  if ratio > 1 then return (ratio - 1) .. "-1" end
  return "1-" .. (3 - ratio)
end

---A ratio as a column of the table after all shifts; nil when the attack is impossible (9.3.2).
---@param ratio integer?
---@param attackers Piece[]
---@param target Space
---@param air integer
---@return integer?
function odds.shifted(ratio, attackers, target, air)
  if not ratio then return nil end
  local column = ratio
  for __, shift in ipairs(odds.shifts(attackers, target, air)) do column = column + shift.value end
  if column < 1 then return nil end
  return math.min(column, #crt.columns)
end

---The column on which an attack is rolled; nil when it is impossible (9.3.2).
---@param attackers Piece[]
---@param target Space
---@param air integer
---@return integer?
function odds.column(attackers, target, air)
  local defence = odds.defenceTotal(target)
  local ratio = odds.ratio(odds.attackTotal(attackers, target), defence)
  if ratio and defence == 0 then return #crt.columns end
  return odds.shifted(ratio, attackers, target, air)
end

---The column of a bombardment: 2-1, with the shifts of towns and cities only (2.5.1).
---@param target Space
---@return integer
function odds.bombardment(target)
  if odds.defenceTotal(target) == 0 then return #crt.columns end
  return odds.indexOf(crt.values.bombardment_column) + grounds[target.terrain].values.bombard_shift
end

---Number of a column by its heading.
---@param name string
---@return integer
function odds.indexOf(name)
  for i, one in ipairs(crt.columns) do
    if one == name then return i end
  end
  return 1
end

---What ground and lines spare the defender: the first step, and so many hexes of a retreat (9.4.4, 9.5.7 to 9.5.9).
---@param attackers Piece[]
---@param target Space
---@return boolean step
---@return integer hexes   99: all
function odds.cover(attackers, target)
  local values = grounds[target.terrain].values
  local line = odds.line(attackers, target)
  if not line then return values.keep_step == true, values.keep_hex and 1 or 0 end
  if values.keep_step then return true, 99 end
  if line == "fortress" then return true, 1 end
  return false, 99
end

---What the letters of the table do.
---@param result string
---@return table
function odds.effect(result)
  return crt.values.results[result]
end

return odds

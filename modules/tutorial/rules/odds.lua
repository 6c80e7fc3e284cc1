-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 6: strengths, odds and columns; no decision is made here.

local standard = require "std.odds"
local units = require "units"

local odds = {}

local grounds = terrain.terrains

---The combat table (6.6, 6.8).
odds.crt = standard.table(tables.crt)
local crt = odds.crt

---What halves an attacking unit (6.5): a river without a bridge, which artillery does not mind (6.4), or missing supply.
local factors = {
  {
    rule = "6.5", text = _"across a river",
    value = function(piece, target) return not units.isArtillery(piece) and piece.space:over(target, "river") and 0.5 or 1 end,
  },
  { rule = "8.4", text = _"out of supply", value = function(piece) return piece.supply == "supplied" and 1 or 0.5 end },
}

---Do tanks and infantry attack together in open ground (6.7)?
local function combined(attackers, target)
  if grounds[target.terrain].values.shift ~= 0 then return false end
  local mech, foot = false, false
  for piece in each(attackers) do
    if piece.mech then
      mech = true
    elseif not units.isArtillery(piece) then
      foot = true
    end
  end
  return mech and foot
end

---Column shifts of an attack (6.7), positive for the attacker.
local shifts = {
  {
    rule = "6.7", choice = false, text = function(__, target) return grounds[target.terrain].name end,
    value = function(__, target) return grounds[target.terrain].values.shift end,
  },
  {
    rule = "6.7", choice = false, text = _"Tanks and infantry together",
    value = function(attackers, target) return combined(attackers, target) and tables.crt.values.combined_arms or 0 end,
  },
}

local factor, shift = standard.product(factors), standard.sum(shifts)

---Attack strength of a unit against a hex; fractions are kept.
local function attack(piece, target)
  return piece.attack * factor(piece, target)
end

---Defence strength of a unit; supply does not matter to it.
local function defence(piece)
  return piece.defence
end

---The column on which an attack is rolled; nil when it is not allowed (6.6).
---@param attackers Piece[]
---@param target Space
---@return integer?
function odds.column(attackers, target)
  local strength = 0
  for piece in each(attackers) do strength = strength + attack(piece, target) end
  local ratio = standard.ratio(crt, strength, standard.total(target.pieces, defence))
  return standard.column(crt, ratio, shift(attackers, target))
end

---What the panel shows of an attack.
---@param attackers Piece[]
---@param target Space
---@return table
function odds.answer(attackers, target)
  return standard.answer(crt, {
    attack = standard.side(attackers, function(piece) return attack(piece, target) end,
      function(piece) return standard.factors(factors, piece, target) end),
    defence = standard.side(target.pieces, defence),
    shifts = standard.shifts(shifts, attackers, target),
  })
end

return odds

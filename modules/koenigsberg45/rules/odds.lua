-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.3: strengths, odds, shifts and columns; no decision is made here.

local standard = require "std.odds"

local odds = {}

---The combat table; shifts count beyond its edges (9.3.2).
odds.crt = standard.table(tables.crt, { shiftsFirst = true })

local crt = odds.crt
local last = #crt.columns
local grounds = terrain.terrains

---A river without a bridge lies between the attacking unit and the hex (9.3).
local function river(piece, target)
  local from = piece.space
  return piece.kind == "unit" and (from:over(target, "river") or from:over(target, "major_river")) and 0.5 or 1
end

local function outOfSupply(piece) return piece.supply == "out" and 0.5 or 1 end

local function isolation(piece) return piece.supply == "isolated" and 0.5 or 1 end

local isolated = { rule = "10.3.2", text = _"isolated", value = isolation }

---What multiplies an attacking unit's strength.
local attackFactors = {
  { rule = "9.3", text = _"across a river", value = river },
  { rule = "10.3.1", text = _"out of supply", value = outOfSupply },
  isolated,
}

local attackFactor = standard.product(attackFactors)

---Attack strength of a unit against a hex, with fractions (2.1.1).
local function attack(piece, target)
  return piece.attack * attackFactor(piece, target)
end

---Defence strength of a unit, with fractions.
---@param piece Piece
---@return number
function odds.defence(piece)
  return piece.defence * isolation(piece)
end

---What multiplies a defending unit's strength.
---@param piece Piece
---@return table[]
function odds.defenceFactors(piece)
  return standard.factors({ isolated }, piece)
end

---All attackers together, rounded down once (2.1.2).
---@param attackers Piece[]
---@param target Space
---@return integer
function odds.attackTotal(attackers, target)
  local sum = 0
  for i = 1, #attackers do sum = sum + attack(attackers[i], target) end
  return math.floor(sum)
end

---All combat units in the hex defend together (9.2.2).
---@param target Space
---@return integer
function odds.defenceTotal(target)
  local sum, pieces = 0, target.pieces
  for i = 1, #pieces do
    if pieces[i].kind == "unit" then sum = sum + odds.defence(pieces[i]) end
  end
  return math.floor(sum)
end

---The attackers as the panel shows them.
---@param attackers Piece[]
---@param target Space
---@return table
function odds.attackSide(attackers, target)
  return standard.side(attackers, function(piece) return attack(piece, target) end,
    function(piece) return standard.factors(attackFactors, piece, target) end, "down")
end

local function lineOn(from, target)
  local line
  for kind in each(from:edge(target)) do
    if kind == "fortress" then return kind end
    if kind == "defence" then line = kind end
  end
  return line
end

---The line that protects German defenders: only when every attacker comes across one (9.3.1).
---@param attackers Piece[]
---@param target Space
---@return string?   "defence" or "fortress"
local function lineOf(attackers, target)
  if not attackers[1] or attackers[1].side ~= "soviet" then return nil end
  local line
  for piece in each(attackers) do
    if piece.kind == "unit" then
      local one = piece.space:adjacent(target) and lineOn(piece.space, target)
      if not one then return nil end
      if line ~= "fortress" then line = one end
    end
  end
  return line
end

local function lineShift(attackers, target)
  local line = lineOf(attackers, target)
  return line and terrain.edges[line].values.shift or 0
end

---Column shifts of an attack, positive for the attacker; the third argument is what aircraft give.
local shifts = {
  {
    rule = "9.3.1", choice = false,
    text = function(__, target) return grounds[target.terrain].name end,
    value = function(__, target) return grounds[target.terrain].values.shift end,
  },
  {
    rule = "9.3.1", choice = false, value = lineShift,
    text = function(attackers, target) return terrain.edges[lineOf(attackers, target)].name end,
  },
  { rule = "12.1", choice = true, text = _"Air units", value = function(__, ___, air) return air end },
}

local shiftOf = standard.sum(shifts)

---The shifts that apply, with rule and reason.
---@param attackers Piece[]
---@param target Space
---@param air integer   shifts by aircraft
---@return table[]
function odds.shifts(attackers, target, air)
  return standard.shifts(shifts, attackers, target, air)
end

---The column against so much defence; nil when the attack is impossible (9.3.2). A defence of zero has no shifts (2.1.2).
---@param attackers Piece[]
---@param target Space
---@param air integer
---@param defence? integer   default: that of the hex
---@return integer?
function odds.column(attackers, target, air, defence)
  local against = defence or odds.defenceTotal(target)
  local ratio = standard.ratio(crt, odds.attackTotal(attackers, target), against)
  if not ratio or against == 0 then return ratio end
  return standard.column(crt, ratio, shiftOf(attackers, target, air))
end

---The column of a bombardment: 2-1, with the shifts of towns and cities only (2.5.1).
---@param target Space
---@return integer
function odds.bombardment(target)
  if odds.defenceTotal(target) == 0 then return last end
  return standard.indexOf(crt, tables.crt.values.bombardment_column) + grounds[target.terrain].values.bombard_shift
end

---What ground and lines spare the defender: the first step, and so many hexes of a retreat (9.4.4, 9.5.7 to 9.5.9).
---@param attackers Piece[]
---@param target Space
---@return boolean step
---@return integer hexes   99: all
function odds.cover(attackers, target)
  local values = grounds[target.terrain].values
  local line = lineOf(attackers, target)
  if not line then return values.keep_step == true, values.keep_hex and 1 or 0 end
  if values.keep_step then return true, 99 end
  if line == "fortress" then return true, 1 end
  return false, 99
end

---What is left of the defender's part of a result under cover.
---@param effect table   an entry of the combat table's `results`
---@param keepsStep boolean   from `cover`, as the next one
---@param keptHexes integer
---@return integer steps
---@return integer hexes
---@return integer spared   hexes of the retreat
function odds.spare(effect, keepsStep, keptHexes)
  local hexes = effect.defender_retreat or 0
  local steps = math.max(0, (effect.defender_steps or 0) - (keepsStep and 1 or 0))
  return steps, math.max(0, hexes - keptHexes), math.min(keptHexes, hexes)
end

---The same with the attacker's part: a starred one counts only where cover keeps the defender in place (9.1).
---@param effect table
---@param keepsStep boolean
---@param keptHexes integer
---@return table
function odds.after(effect, keepsStep, keptHexes)
  local steps, hexes, spared = odds.spare(effect, keepsStep, keptHexes)
  local pays = not effect.star or spared > 0 and hexes == 0
  return {
    defender_steps = steps, defender_retreat = hexes,
    attacker_steps = pays and effect.attacker_steps or 0, attacker_retreat = pays and effect.attacker_retreat or 0,
  }
end

return odds

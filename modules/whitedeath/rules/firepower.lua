-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 9.A to 10.D: who fires in the fight for a hex, with what, and who can be fired on.

local bunkers = require "bunkers"
local combat = require "combat"
local fire = require "fire"
local lists = require "std.lists"
local supply = require "supply"
local support = require "support"
local units = require "units"

local firepower = {}

local unit = fire.unit
local garrison = tables.numbers.values.intrinsic_garrison

---A fight for a hex as one side of it sees the fire.
---@class FireCase
---@field phase "defence"|"assault"
---@field target Space   the assaulted hex
---@field hex Space?   the same, for those that assault it
---@field firers Piece[]
---@field victims Piece[]   units that can be fired on
---@field garrison boolean   can the garrison of the town be fired on?
---@field isolated fun(piece: Piece): boolean
---@field downhill table<string, boolean>   hexes of victims that are fired on down a slope
---@field hasTanks boolean   among the victims
---@field hasOthers boolean

local function canBeShot(piece) return not piece.shot end

local function finish(case)
  local down = {}
  for piece in each(case.victims) do
    local space = piece.space
    if case.phase == "defence" and case.target:adjacent(space) and case.target:over(space, "slope") then down[space.id] = true end
    if units.isAfv(piece) then case.hasTanks = true else case.hasOthers = true end
  end
  case.downhill, case.hasOthers = down, case.hasOthers or case.garrison
  return case
end

---What the defenders of a hex can fire, and at whom.
---@param game Game
---@param target Space
---@return FireCase
function firepower.defence(game, target)
  local attacker = game.active
  return finish{
    phase = "defence", target = target, garrison = false, hasTanks = false, hasOthers = false,
    firers = lists.where(combat.defenders(target, attacker), function(piece) return piece.failed == "" end),
    victims = lists.where(combat.attackers(game, target), canBeShot),
    isolated = combat.isolation(game),
  }
end

---What those who assault a hex can fire, and at whom.
---@param game Game
---@param target Space
---@return FireCase
function firepower.assault(game, target)
  local attacker = game.active
  return finish{
    phase = "assault", target = target, hex = target, hasTanks = false, hasOthers = false,
    garrison = bunkers.hasGarrison(target, attacker),
    firers = combat.assaulting(game, target),
    victims = lists.where(combat.defenders(target, attacker), canBeShot),
    isolated = combat.isolation(game),
  }
end

---May the unit choose between two kinds of fire? Weapons fire one or the other, and anti-tank only in defence (10.A, 10.D).
---@param piece Piece
---@param case FireCase
---@return boolean
function firepower.hasChoice(piece, case)
  return case.phase == "defence" and case.hasTanks and case.hasOthers and units.isWeapons(piece) and piece.fired == ""
    and piece.antitank > 0 and piece.conventional > 0
end

---Which fire a weapons unit delivers: what its owner said, or what there are targets for, tanks first.
local function roleOf(piece, case)
  if piece.role ~= "" then return piece.role end
  return case.hasTanks and piece.antitank > 0 and "antitank" or "conventional"
end

---Does the unit fire conventionally? Not with an asterisk in an assault (9.A), not after indirect fire (11.A.1, 11.B.1).
local function firesConventional(piece, case)
  if piece.conventional == 0 or piece.fired ~= "" then return false end
  if case.phase == "assault" then return not piece.defence_only end
  return not units.isWeapons(piece) or roleOf(piece, case) == "conventional"
end

---Does it fire at tanks? In an assault only tanks do (10.A).
local function firesAntitank(piece, case)
  if piece.antitank == 0 or piece.fired ~= "" then return false end
  if case.phase == "assault" then return units.isAfv(piece) end
  return not units.isWeapons(piece) or roleOf(piece, case) == "antitank"
end

---Fire of one unit at the level ground of the fight, in eighths.
---@param piece Piece
---@param case FireCase
---@return integer conventional
---@return integer antitank
function firepower.valueOf(piece, case)
  local at = case.hex or piece.space
  return firesConventional(piece, case) and fire.conventional(piece, at, case) or 0,
    firesAntitank(piece, case) and fire.antitank(piece, at, case) or 0
end

---Fire of the intrinsic garrison of a town in defence, in eighths: half of it when the town is isolated (15.C, 26.C).
local function garrisonFire(game, space)
  if not bunkers.hasGarrison(space, game.active) then return 0 end
  local value = garrison.conventional * garrison.strength * unit
  return supply.isGarrisonCut(game, space) and value // 2 or value
end

---The fire that is there to be shared out, in eighths: `own` of units, which counts double down a slope, and `other`, which does not
---(support, bunker, garrison).
---@class Pool
---@field own integer
---@field other integer

---@param game Game
---@param case FireCase
---@return { conventional: Pool, antitank: Pool }
function firepower.pools(game, case)
  local ca, at = { own = 0, other = 0 }, { own = 0, other = 0 }
  for piece in each(case.firers) do
    local a, b = firepower.valueOf(piece, case)
    ca.own, at.own = ca.own + a, at.own + b
  end
  ca.other = support.total(game, case.target, case.phase)
  if case.phase == "defence" then
    local bunker = bunkers.strength(case.target) * unit
    ca.other, at.other = ca.other + bunker + garrisonFire(game, case.target), bunker
  end
  return { conventional = ca, antitank = at }
end

---What is left of a pool after so much on level targets and so much on targets down a slope; negative: more than there is.
---@param pool Pool
---@param level integer
---@param down integer   as it counts there
---@return number
function firepower.left(pool, level, down)
  local own = math.min(pool.own, down / 2)
  local other = math.max(0, down - 2 * pool.own)
  return pool.own - own + pool.other - other - level
end

return firepower

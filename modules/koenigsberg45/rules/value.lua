-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position is, for the computer that looks one action ahead. It counts with whole sets of hexes, because it
--- is asked for every action that is tried.

local combat = require "combat"
local odds = require "odds"
local units = require "units"

---What an attack on each column of the table is worth; bad odds are worse than none.
local promise = { -40, -10, 9, 18, 25, 30, 35, 40 }

---Worth of a side's units on the map: who is there, and who has all steps.
local function material(game, side)
  local function count(filter)
    filter.side, filter.kind, filter.onMap = side, "unit", true
    return #game:pieces(filter)
  end
  return 60 * count{} + 40 * count{ steps = 2 }
end

---Victory hexes by owner.
local function goals(game)
  local german, soviet = {}, 0
  for __, space in ipairs(game:spaces{ feature = "victory" }) do
    if space.control == "german" then
      german[#german + 1] = space
    else
      soviet = soviet + 1
    end
  end
  return german, soviet
end

---Every unit of a side counts once for each of these distances from a goal that it keeps.
local soviets = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16 }
local germans = { 0, 1, 3, 6 }

local function closeness(game, open, side, rings)
  if not open[1] then return 0 end
  local sum = 0
  for __, ring in ipairs(rings) do
    sum = sum + #game:pieces{ side = side, kind = "unit", space = game:within(open, ring) }
  end
  return sum
end

---Units that have left their HQ behind can't be activated; a close HQ is better than a far one.
local function straggling(game, side)
  local home, range = {}, {}
  for __, hq in ipairs(units.hqs(game, side)) do
    home[hq.formation], range[hq.formation] = hq.space, hq.range
  end
  local sum = 0
  for __, piece in ipairs(units.combat(game, side)) do
    local hq = piece.formation and home[piece.formation]
    local gap = hq and piece.space:distance(hq) or 0
    if gap > 2 then sum = sum + gap - 2 end
    if hq and gap > range[piece.formation] then sum = sum + 6 * (gap - range[piece.formation]) end
  end
  return sum
end

---HQs that stand alone in reach of the enemy may be overrun.
local function exposure(game, side)
  local alone = game:occupied{ side = side, kind = "hq", onMap = true }:minus(units.held(game, side))
  local enemy = units.held(game, enemyOf(side)):list()
  if not enemy[1] then return 0 end
  return alone:common(game:within(enemy, 3)):size()
end

---What an attack on a hex is worth on a column; victory hexes are worth a risk.
local function worth(column, space)
  return promise[column] + (space.vp == 1 and 18 or 0)
end

---What the attack promises that is being prepared, once everybody has joined it.
local function prospect(game)
  local target = game.vars.target
  if not target or game.decision ~= "combat.units" then return 0 end
  local all = combat.candidates(game, game.vars.attacker, target)
  local open = #all
  for __, piece in ipairs(game.vars.attackers) do all[#all + 1] = piece end
  local column = odds.column(all, target, combat.air(game))
  return column and worth(column, target) - open - 4 * #game.vars.planes or -50
end

---What the attacks promise that activated units could make from where they stand.
local function threat(game, side)
  local from = {}
  for __, piece in ipairs(combat.fresh(game, side)) do from[#from + 1] = piece.space end
  if not from[1] then return 0 end
  local sum = 0
  local near = units.held(game, enemyOf(side)):common(game:within(from, 1))
  for __, space in ipairs(near:list()) do
    local column = odds.column(combat.candidates(game, side, space), space, 0)
    if column then sum = sum + math.max(-3, worth(column, space)) end
  end
  return sum // 2
end

evaluate(function(game, side)
  local open, taken = goals(game)
  local score = material(game, "soviet") - material(game, "german") + 250 * taken
  score = score + 4 * closeness(game, open, "soviet", soviets)
  if side == "german" then score = 2 * closeness(game, open, "german", germans) - score end
  score = score - 12 * exposure(game, side) - straggling(game, side)
  if game.decision == "move" or game.decision == "combat.target" then score = score + threat(game, side) end
  if game.vars.attacker == side then score = score + prospect(game) end
  if game.vars.hq and game.vars.hq.side == side then score = score - 30 * #game.vars.called_off end
  return score
end)

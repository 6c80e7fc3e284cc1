-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.C.3 and 10.C.2: fire is pooled and shared out among the targets, each at one column of its table. The player chooses; what he
--- leaves over, or all of it, is shared out by the program (26.E).

local fire = require "fire"
local firepower = require "firepower"
local lists = require "std.lists"

local allocation = {}

local garrison = tables.numbers.values.intrinsic_garrison

-- Targets -----------------------------------------------------------------------------------------------------------------

---A target with what is aimed at it. The garrison of a town has no piece.
---@class Aim
---@field piece Piece?
---@field space Space
---@field kind "conventional"|"antitank"
---@field class string   "P", "L", "H" or "AFV"
---@field defence integer
---@field down boolean   is it fired on down a slope?
---@field column integer   0: it is not fired on
---@field rank integer   in the order in which the player chose
---@field strength integer

---@param case FireCase
---@return Aim[]
function allocation.aims(case)
  local list = {}
  for i, piece in ipairs(case.victims) do
    list[i] = {
      piece = piece, space = piece.space, kind = fire.kind(piece), class = piece.class, strength = piece.steps,
      defence = fire.defence(piece, case.phase == "defence" and case.target or nil), down = case.downhill[piece.space.id] == true,
      column = piece.aim, rank = piece.aim_rank,
    }
  end
  if case.garrison then
    local space = case.target
    list[#list + 1] = {
      space = space, kind = "conventional", class = "P", strength = garrison.strength, defence = fire.garrisonDefence(space), down = false,
      column = space.aim, rank = space.aim_rank,
    }
  end
  return list
end

---What the aims take from each pool, on the level and down slopes.
---@class Ledger
---@field level { conventional: integer, antitank: integer }
---@field down { conventional: integer, antitank: integer }
---@field screen table<string, integer>   by hex: the lowest column of personnel in it

---@param aims Aim[]
---@return Ledger
function allocation.ledger(aims)
  local level, down, screen = { conventional = 0, antitank = 0 }, { conventional = 0, antitank = 0 }, {}
  for aim in each(aims) do
    local sum = aim.down and down or level
    sum[aim.kind] = sum[aim.kind] + fire.cost(aim.kind, aim.column, aim.defence)
    if aim.class == "P" then
      local id = aim.space.id
      screen[id] = math.min(screen[id] or aim.column, aim.column)
    end
  end
  return { level = level, down = down, screen = screen }
end

---What is left of each pool.
---@param pools table
---@param ledger Ledger
---@return { conventional: number, antitank: number }
function allocation.leftOver(pools, ledger)
  local left = {}
  for kind, pool in pairs(pools) do left[kind] = firepower.left(pool, ledger.level[kind], ledger.down[kind]) end
  return left
end

---What would be left of the pool if a target were fired on at another column.
local function leftWith(pools, ledger, aim, column)
  local kind = aim.kind
  local more = fire.cost(kind, column, aim.defence) - fire.cost(kind, aim.column, aim.defence)
  local level, down = ledger.level[kind], ledger.down[kind]
  if aim.down then down = down + more else level = level + more end
  return firepower.left(pools[kind], level, down), more
end

---The highest column that 9.C.3 allows: weapons are not fired on at better odds than any personnel in their hex, and not at all
---before all of these are.
---@param ledger Ledger
---@param aim Aim
---@return integer
function allocation.limit(ledger, aim)
  local most = fire.tables[aim.kind].last
  if aim.class ~= "L" and aim.class ~= "H" then return most end
  return math.min(most, ledger.screen[aim.space.id] or most)
end

---The highest column that the fire left over can pay for.
---@param pools table
---@param ledger Ledger
---@param aim Aim
---@return integer
function allocation.affordable(pools, ledger, aim)
  local best = aim.column
  for column = best + 1, allocation.limit(ledger, aim) do
    if leftWith(pools, ledger, aim, column) < 0 then break end
    best = column
  end
  return best
end

-- The proposal ------------------------------------------------------------------------------------------------------------

---What a column is worth on average against a unit: points that it really loses, and a part of one for the check.
local function averages(kind)
  local chart, list = fire.tables[kind], {}
  for column = 1, chart.last do
    local row = {}
    for die = 1, 6 do
      local __, effect = fire.result(kind, die, column)
      row[die] = effect
    end
    list[column] = row
  end
  return list
end

local effects = { conventional = averages("conventional"), antitank = averages("antitank") }

---Average worth of a column by strength; made once, while the module is loaded.
local function worths(kind)
  local list = {}
  for column, row in ipairs(effects[kind]) do
    list[column] = {}
    for strength = 1, 12 do
      local sum = 0
      for effect in each(row) do
        local most = kind == "antitank" and strength or strength == 1 and 1 or strength // 2
        sum = sum + math.min(effect.loss, most) * 10 + (effect.check and 4 + effect.loss or 0)
      end
      list[column][strength] = sum
    end
  end
  return list
end

local worth = { conventional = worths("conventional"), antitank = worths("antitank") }

local function value(aim, column)
  if column == 0 then return 0 end
  return worth[aim.kind][column][math.min(aim.strength, 12)]
end

---Points that a column takes off a unit on average, with something for its morale.
---@param kind string
---@param column integer   0: none
---@param strength integer
---@return number
function allocation.worth(kind, column, strength)
  if column == 0 then return 0 end
  return worth[kind][column][math.min(strength, 12)] / 60
end

---The best next step up: most worth for its fire. Targets that are `kept` stay at what they have.
local function bestRaise(pools, aims, kept)
  local ledger = allocation.ledger(aims)
  local best, at, most
  for aim in each(aims) do
    local limit = kept[aim] and 0 or allocation.limit(ledger, aim)
    for column = aim.column + 1, math.min(limit, aim.column + 2) do
      local left, cost = leftWith(pools, ledger, aim, column)
      if left < 0 then break end
      local gain = (value(aim, column) - value(aim, aim.column) + 0.01) / (aim.down and cost / 2 or cost)
      if not most or gain > most then best, at, most = aim, column, gain end
    end
  end
  return best, at
end

local function raiseAll(pools, aims, kept)
  local aim, column = bestRaise(pools, aims, kept)
  while aim do
    aim.column = column
    aim, column = bestRaise(pools, aims, kept)
  end
end

---Shares out all fire that is left, within the limits of 9.C.3: first at those whom nobody has aimed at, then on top of the rest.
---@param pools table
---@param aims Aim[]   are changed
function allocation.fill(pools, aims)
  local chosen, found = {}, false
  for aim in each(aims) do
    if aim.column > 0 then chosen[aim], found = true, true end
  end
  if found then raiseAll(pools, aims, chosen) end
  raiseAll(pools, aims, {})
end

---The rank for the next target that is chosen.
local function nextRank(aims)
  local most = 0
  for aim in each(aims) do most = math.max(most, aim.rank) end
  return most + 1
end

---Notes a column for a target.
---@param turn Turn
---@param aims Aim[]
---@param aim Aim
---@param column integer
function allocation.note(turn, aims, aim, column)
  local on = aim.piece or aim.space
  if aim.rank == 0 and column > 0 then
    aim.rank = nextRank(aims)
    turn:set(on, "aim_rank", aim.rank)
  end
  if column == 0 and aim.rank ~= 0 then
    aim.rank = 0
    turn:set(on, "aim_rank", 0)
  end
  aim.column = column
  turn:set(on, "aim", column)
end

---Takes the aims at these targets back.
---@param turn Turn
---@param aims Aim[]
function allocation.clear(turn, aims)
  for aim in each(aims) do
    local on = aim.piece or aim.space
    if on.aim ~= 0 then turn:set(on, "aim", 0) end
    if on.aim_rank ~= 0 then turn:set(on, "aim_rank", 0) end
  end
end

---Fills up what is left and notes it.
---@param turn Turn
---@param case FireCase
function allocation.propose(turn, case)
  local pools, aims = firepower.pools(turn, case), allocation.aims(case)
  local before = lists.map(aims, function(aim) return aim.column end)
  allocation.fill(pools, aims)
  for i, aim in ipairs(aims) do
    if aim.column ~= before[i] then allocation.note(turn, aims, aim, aim.column) end
  end
end

return allocation

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 9, 10 and 12: fire values, defence values, odds and columns. No decision is made and nothing is rolled here.
--- All fire is counted in eighths of a point, so that quarters of anti-tank factors halved by isolation stay exact.

local standard = require "std.odds"
local units = require "units"

local fire = {}

---Eighths in a point.
fire.unit = 8

local unit = fire.unit
local grounds, features = terrain.terrains, terrain.features
local numbers = tables.combat.values

-- Tables ------------------------------------------------------------------------------------------------------------------

---A fire table: least odds of its columns as fractions.
local function odds(id)
  local over, under = {}, {}
  for i, heading in ipairs(tables[id].columns) do
    local a, b = heading:match("^(%d+):(%d+)$")
    over[i], under[i] = tonumber(a), tonumber(b)
  end
  return { id = id, columns = tables[id].columns, over = over, under = under, last = #over, results = tables[id].values.results }
end

---The tables of conventional and of anti-tank fire.
fire.tables = { conventional = odds("conventional"), antitank = odds("antitank") }

---The column for so much fire: fractions are rounded in favour of the target (9.C.3); 0 below the table, the last one beyond it.
---@param kind string   "conventional" or "antitank"
---@param eighths number
---@param defence number
---@return integer
function fire.column(kind, eighths, defence)
  local chart = fire.tables[kind]
  local against = defence * unit
  for i = chart.last, 1, -1 do
    if eighths * chart.under[i] >= chart.over[i] * against then return i end
  end
  return 0
end

---The least fire, in eighths, that gives a column.
---@param kind string
---@param column integer   0: none
---@param defence number
---@return integer
function fire.cost(kind, column, defence)
  if column == 0 then return 0 end
  local chart = fire.tables[kind]
  return math.ceil(chart.over[column] * defence * unit / chart.under[column])
end

---Eighths as players read them: "7.5".
---@param eighths number
---@return string
function fire.points(eighths)
  local whole = eighths // unit
  if whole * unit == eighths then return tostring(math.tointeger(whole)) end
  return (string.format("%.3f", eighths / unit):gsub("0+$", ""))
end

---Eighths as a number of points: whole where it is.
---@param eighths number
---@return number
function fire.number(eighths)
  return eighths % unit == 0 and eighths // unit or eighths / unit
end

---What a result of a table does: the loss, and whether it forces a check.
---@param kind string
---@param die integer
---@param column integer
---@return string, { loss: integer, check: boolean }
function fire.result(kind, die, column)
  local result = lookup(kind, die, column)
  return result, fire.tables[kind].results[result]
end

-- Factors -----------------------------------------------------------------------------------------------------------------

---Is the ground one in which engineers, commandos and sub-machine-gunners fight hand to hand, and tanks are at a loss?
---@param space Space
---@return boolean
function fire.isClose(space)
  return grounds[space.terrain].values.close
end

local isClose = fire.isClose

---What multiplies the fire of a unit: the unit, where its target is, and `case` with `hex` (the assaulted hex, if it assaults) and
---`isolated` (units that are cut off, by id).
local factors = {
  {
    rule = "12.B", text = _"down a slope",
    value = function(piece, target) return piece.space:adjacent(target) and piece.space:over(target, "slope") and 2 or 1 end,
  },
  {
    rule = "21.A", text = _"close combat",
    value = function(piece, __, case)
      return piece.close_combat and (isClose(piece.space) or case.hex and isClose(case.hex)) and 2 or 1
    end,
  },
  { rule = "15.C", text = _"isolated", value = function(piece, __, case) return case.isolated(piece) and 0.5 or 1 end },
}

local factor = standard.product(factors)

---The factors that apply to a unit's fire, with rule and reason.
---@param piece Piece
---@param target Space
---@param case { hex?: Space, isolated: fun(piece: Piece): boolean }
---@return table[]
function fire.factors(piece, target, case)
  return standard.factors(factors, piece, target, case)
end

---Conventional fire of a unit at a hex, in eighths (9.C.1).
---@param piece Piece
---@param target Space
---@param case table
---@return integer
function fire.conventional(piece, target, case)
  local value = piece.conventional
  if value == 0 then return 0 end
  return math.tointeger(value * piece.steps * unit * factor(piece, target, case))
end

---Anti-tank fire of a unit at a hex, in eighths (10.C.1); the counters' factors are quarters.
---@param piece Piece
---@param target Space
---@param case table
---@return integer
function fire.antitank(piece, target, case)
  local value = piece.antitank
  if value == 0 then return 0 end
  return math.tointeger(value * piece.steps * (unit // 4) * factor(piece, target, case))
end

-- Defence values ----------------------------------------------------------------------------------------------------------

---The best defence value that the ground of a hex gives to a class (12).
---@param space Space
---@param class string   "P", "L" or "H"
---@return integer
---@return Words   the name of the ground that gives it
function fire.cover(space, class)
  local ground, key = grounds[space.terrain], "defence_" .. class
  local best, name = ground.values[key], ground.name
  for id, feature in pairs(features) do
    local value = feature.values and feature.values[key]
    if value and value > best and space:has(id) then best, name = value, feature.name end
  end
  return best, name
end

---Does a bunker protect the unit? Tanks never (19), and nobody who assaults out of it (12.D).
---@param piece Piece
---@return boolean
function fire.inBunker(piece)
  local space = piece.space
  return space.bunker > 0 and piece.side == "german" and piece.assault == "" and not units.isAfv(piece)
end

---The defence value of a tank: less in towns and forests, and less for who assaults into one (10.C.2, 12.C).
local function armour(piece, hex)
  local value = piece.armour
  if isClose(piece.space) or hex and isClose(hex) then value = value - numbers.afv_close end
  return math.max(value, numbers.afv_least)
end

---The defence value of a unit.
---@param piece Piece
---@param hex? Space   the hex that it assaults
---@return integer
function fire.defence(piece, hex)
  if units.isAfv(piece) then return armour(piece, hex) end
  local best = fire.cover(piece.space, piece.class)
  if fire.inBunker(piece) then best = math.max(best, numbers.bunker[piece.class]) end
  return best
end

---The defence value of an intrinsic garrison.
---@param space Space
---@return integer
function fire.garrisonDefence(space)
  return (fire.cover(space, "P"))
end

---Which table is rolled on against a unit: tanks only suffer anti-tank fire, all others only conventional fire (9.B, 10.B).
---@param piece Piece
---@return string
function fire.kind(piece)
  return units.isAfv(piece) and "antitank" or "conventional"
end

return fire

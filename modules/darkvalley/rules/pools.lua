-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.4: which replacement steps the Axis has in a turn, and for whom they are.

local lists = require "std.lists"
local units = require "units"

local pools = {}

local chart = tables.replacements_axis.values

local function german(piece)
  return units.isGerman(piece) and piece.combat
end

---German infantry with at most five movement points (7.4).
---@param piece Piece
---@return boolean
function pools.isInfantry(piece)
  return german(piece) and piece.branch == "infantry" and piece.movement <= 5
end

local function isPanzer(piece)
  return german(piece) and piece.branch == "armour"
end

---For whom the steps of a pool are, and the order in which pools are used up.
local kinds = {
  { name = "tiger", fits = function(piece) return piece.tiger end },
  { name = "romanian", fits = function(piece) return units.minor(piece) == "romanian" end },
  { name = "hungarian", fits = function(piece) return units.minor(piece) == "hungarian" end },
  { name = "infantry", fits = pools.isInfantry },
  { name = "panzer", fits = isPanzer },
  { name = "grenadier", fits = function(piece) return german(piece) and piece.branch == "mechanised" end },
  { name = "mixed", fits = function(piece) return pools.isInfantry(piece) or german(piece) and piece.branch == "motorised" end },
  { name = "mech", fits = function(piece) return german(piece) and piece.mech end },
}
local whole = { tiger = true, romanian = true, hungarian = true }

---The pool that would pay for a unit; nil when none does.
---@param game Game
---@param piece Piece
---@return string?
function pools.of(game, piece)
  for kind in each(kinds) do
    if game.vars["pool_" .. kind.name] > 0 and kind.fits(piece) then return kind.name end
  end
  return nil
end

---Does the pool give whole units instead of steps?
---@param name string
---@return boolean
function pools.isWhole(name)
  return whole[name] or false
end

local names = { "infantry", "mech", "panzer", "grenadier", "mixed", "flip", "romanian", "hungarian", "tiger" }

---Empties all pools: what is not used is lost (7.1).
---@param turn Turn
function pools.clear(turn)
  for name in each(names) do turn.vars["pool_" .. name] = 0 end
end

local function add(turn, name, count)
  turn.vars["pool_" .. name] = turn.vars["pool_" .. name] + count
end

---Units of the Axis that lie among the eliminated and can come back.
---@param game Game
---@return Piece[]
function pools.lost(game)
  return lists.where(game:space "axis_lost".pieces, function(piece) return piece.combat and piece.replaceable end)
end

---Lost steps of German infantry, on the map and off it.
local function lostInfantry(game)
  local sum = 0
  for piece in each(game:pieces{ side = "axis", branch = "infantry", onMap = true }) do
    if pools.isInfantry(piece) and piece.replaceable then sum = sum + piece.maxSteps - piece.steps end
  end
  for piece in each(pools.lost(game)) do
    if pools.isInfantry(piece) then sum = sum + piece.maxSteps end
  end
  return sum
end

---Reduced panzer divisions on the map.
---@param game Game
---@param test fun(piece: Piece): any
---@return Piece[]
function pools.reduced(game, test)
  return lists.where(game:pieces{ side = "axis", branch = "armour", onMap = true, steps = 1 }, function(piece)
    return german(piece) and piece.maxSteps == 2 and test(piece)
  end)
end

---Units that come back in any case; they still need a place: panzers reduced, all others whole.
local function recall(turn, test)
  local list = lists.where(pools.lost(turn), test)
  for piece in each(list) do turn:setSteps(piece, isPanzer(piece) and 1 or piece.maxSteps) end
  turn.vars.returning = lists.join(turn.vars.returning, list)
  return list
end

local function restoreAll(turn, list)
  for piece in each(list) do turn:setSteps(piece, piece.maxSteps) end
end

local function minorsWhole(turn)
  recall(turn, function(piece) return units.minor(piece) end)
  restoreAll(turn, lists.where(turn:pieces{ side = "axis", onMap = true, combat = true, replaceable = true }, function(piece)
    return units.minor(piece) and piece.steps < piece.maxSteps
  end))
end

local function count(list)
  return #list
end

---What the great rebuilding turns bring.
local special = {
  [11] = function(turn)
    recall(turn, function(piece) return german(piece) and (piece.branch == "motorised" or piece.branch == "mountain" or piece.branch == "light") end)
    local back = recall(turn, isPanzer)
    add(turn, "flip", (count(pools.reduced(turn, function() return true end)) + #back) // 2)
    add(turn, "infantry", lostInfantry(turn) // 2)
    minorsWhole(turn)
  end,
  [22] = function(turn)
    recall(turn, isPanzer)
    recall(turn, function(piece) return german(piece) and piece.branch == "mechanised" end)
    add(turn, "infantry", lostInfantry(turn) // 2)
  end,
  [23] = function(turn)
    add(turn, "flip", count(pools.reduced(turn, function(piece) return piece.nation ~= "ss" and not piece.tiger end)) // 2)
  end,
  [24] = function(turn)
    restoreAll(turn, pools.reduced(turn, function(piece) return piece.nation == "ss" end))
  end,
}

---Does the turn begin with a Soviet unit in Greater Germany, after 1942, for the first time?
local function isEmergency(game, year)
  if game.vars.emergency or year <= chart.emergency.after_year then return false end
  return lists.any(game:pieces{ side = "soviet", ground = true, onMap = true }, function(piece) return piece.space.country == "germany" end)
end

---Fills the pools of a turn.
---@param turn Turn
---@param year integer
function pools.fill(turn, year)
  pools.clear(turn)
  turn.vars.returning = {}
  for name, steps in pairs(chart.turns[tostring(turn.turn)] or {}) do
    if name ~= "special" then add(turn, name, steps) end
  end
  if special[turn.turn] then special[turn.turn](turn) end
  if not isEmergency(turn, year) then return end
  turn.vars.emergency = true
  turn:log(_"Emergency replacements: the Soviets are in Greater Germany.", { rule = "7.4" })
  for name in each{ "hungarian", "tiger", "mech", "infantry" } do add(turn, name, chart.emergency[name]) end
end

return pools

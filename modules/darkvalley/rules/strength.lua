-- SPDX-License-Identifier: GPL-3.0-or-later
--- 12.3, 12.4, 12.7: what attackers and defenders are worth, with terrain, rivers, forts and support; the column and the die.

local almanac = require "almanac"
local lists = require "std.lists"
local odds = require "std.odds"
local reach = require "reach"
local supply = require "supply"
local units = require "units"

local strength = {}

local numbers = tables.numbers.values
local support = tables.support.values
local tablesOf = { a = odds.table(tables.crt_a), b = odds.table(tables.crt_b) }

---The table that an attacker uses (12.1.1).
---@param game Game
---@param side Side
---@return OddsTable
function strength.crt(game, side)
  if side == "axis" then return tablesOf[lists.contains(numbers.axis_b_turns, game.turn) and "b" or "a"] end
  return tablesOf[game.turn >= numbers.soviet_b_from and "b" or "a"]
end

---The fort of the defender in a hex; nil when there is none, or it is not his.
---@param space Space
---@param side Side
---@return string?
function strength.fort(space, side)
  if space.control ~= side then return nil end
  return space:has "fort" and "fort" or space:has "light_fort" and "light_fort" or nil
end

---What the ground does for a defender: a fort takes the place of everything else (12.7).
---@param space Space
---@param side Side   the defender
---@return table
function strength.ground(space, side)
  local fort = strength.fort(space, side)
  return (fort and terrain.features[fort] or terrain.terrains[space.terrain]).values or {}
end

---@param space Space
---@param side Side
---@return integer
function strength.bombardDefence(space, side)
  local value = strength.ground(space, side).bombard or 1
  if not strength.fort(space, side) and space:has "town" then value = math.max(value, terrain.features.town.values.bombard_min) end
  return value
end

local function isHalvedByGround(game, piece, ground)
  local halve = ground.halve
  if not halve or ground.not_in == almanac.weather(game) then return false end
  if halve == "mech" then return piece.mech end
  if halve == "not_mountain" then return piece.branch ~= "mountain" end
  return true
end

---Does an attacker cross a river that halves him (12.4)? A bridgehead makes a major river a minor one (12.4.1).
local function isHalvedByRiver(from, target, bridgehead)
  if not from:adjacent(target) then return false end
  return from:over(target, "major_river") and not bridgehead or from:over(target, "volga") or from:over(target, "strait")
end

local function crossesMinor(from, target, bridgehead)
  if not from:adjacent(target) then return false end
  return from:over(target, "river") or bridgehead and from:over(target, "major_river")
end

---Is the attack of a unit halved? Never more than once (12.4).
---@param game Game
---@param piece Piece
---@param case table   `target`, `bridgehead`
---@return boolean, string?
function strength.isHalved(game, piece, case)
  local from = case.from or piece.space
  if isHalvedByRiver(from, case.target, case.bridgehead) then return true, "river" end
  if isHalvedByGround(game, piece, strength.ground(case.target, enemyOf(piece.side))) then return true, "ground" end
  return false
end

---The present version of the assault guns (16.1).
---@param turn integer
---@return table
function strength.sturm(turn)
  local now
  for version in each(support.sturm) do
    if turn >= version.from then now = version end
  end
  return now
end

---Factors that aircraft add: never more than the printed value of the units (8.3, 8.4).
local function flown(air, tactical, printed)
  local sum = air and air.factor or 0
  for marker in each(tactical or {}) do sum = sum + marker.factor end
  return math.min(sum, printed)
end

local function printed(pieces, value)
  return lists.sum(pieces, function(piece) return piece[value] end)
end

---Support in words and numbers: `{ text, value, rule }`.
local function helpers(game, case, value, pieces, prefix)
  local list = {}
  local function add(amount, words, rule)
    if amount ~= 0 then list[#list + 1] = { value = amount, text = words, rule = rule } end
  end
  add(flown(case[prefix .. "air"], case[prefix .. "tactical"], printed(pieces, value)), _"aircraft", "8.4")
  if case[prefix .. "sturm"] then add(strength.sturm(game.turn)[value], _"assault guns", "16.1") end
  add(lists.sum(case[prefix .. "brigades"] or {}, function() return support.tank_brigades[value] end), _"tank brigades", "16.3")
  return list
end

---The strength of an attack.
---@param game Game
---@param case table   `attackers`, `target`, support
---@return integer, table[]   and what was added besides the units
function strength.attack(game, case)
  local whole, halved = 0, 0
  for piece in each(case.attackers) do
    if strength.isHalved(game, piece, case) then halved = halved + piece.attack else whole = whole + piece.attack end
  end
  local extra = helpers(game, case, "attack", case.attackers, "")
  return whole + halved // 2 + lists.sum(extra, function(one) return one.value end), extra
end

---Units that defend a hex: HQs only when nobody else does (14.1); who has retreated there in this round adds nothing (12.5).
---@param space Space
---@param side Side
---@return Piece[]
function strength.defenders(space, side)
  local all = units.at(space, side)
  local fighting = lists.where(all, function(piece) return not units.isHq(piece) end)
  if not fighting[1] then return all end
  local fresh = lists.where(fighting, function(piece) return not piece.beset end)
  return fresh[1] and fresh or fighting
end

local function cityDefence(space)
  return lists.any(space.pieces, function(piece) return piece.type == "city_defence" end)
end

---What ground, forts and rivers add to the defence.
local function works(case, side)
  local target, list = case.target, {}
  local function add(value, words, rule)
    if value and value ~= 0 then list[#list + 1] = { value = value, text = words, rule = rule } end
  end
  local fort = strength.fort(target, side)
  add(strength.ground(target, side).defence, fort and _"fort" or _"terrain", fort and "12.7" or "12.4")
  if side == "soviet" then
    if target:has "fortification" then add(terrain.features.fortification.values.defence, _"fortifications", "12.7") end
    if target:has "city" and cityDefence(target) then add(support.city_defence.defence, _"city defence", "2.2") end
  end
  local isOver = case.attackers[1] and lists.all(case.attackers, function(piece)
    return crossesMinor(case.from or piece.space, target, case.bridgehead)
  end)
  if isOver then add(terrain.edges.river.values.defence_if_all, _"river", "12.4") end
  return list
end

---The strength of a defence.
---@param game Game
---@param case table
---@return integer, table[]
function strength.defence(game, case)
  local side = enemyOf(case.attacker)
  local pieces = strength.defenders(case.target, side)
  local extra = lists.join(works(case, side), helpers(game, case, "defence", pieces, "d"))
  return printed(pieces, "defence") + lists.sum(extra, function(one) return one.value end), extra
end

---Columns that the special fortified zone shifts (12.7): it reaches over hexes that the Soviets control.
local function specialZone(game, target)
  local marker = game:piece "SU-FZ"
  if not units.onMap(marker) then return 0 end
  local near = game:within(marker.space, support.special_zone.radius, { blocked = game:region{ control = "axis" } })
  if not near:has(target) then return 0 end
  local short = lists.any(units.at(target, "soviet"), reach.isShort)
  return short and 0 or marker.flipped and support.special_zone.down or support.special_zone.up
end

---Shifts to the left, as a list.
---@param game Game
---@param case table
---@return table[]
function strength.shifts(game, case)
  local list = {}
  if case.attacker == "soviet" then return list end
  if case.target:has "fortified_zone" then
    list[1] = { value = -terrain.features.fortified_zone.values.left, text = _"fortified zone", rule = "12.7" }
  end
  local special = specialZone(game, case.target)
  if special > 0 then list[#list + 1] = { value = -special, text = _"special fortified zone", rule = "12.7" } end
  return list
end

---Does the unit attack as if out of supply (10.5.3, 13.8)?
---@param game Game
---@param piece Piece
---@return boolean
function strength.attacksShort(game, piece)
  if reach.isShort(piece) then return true end
  local leaders = game.vars.leaders
  if not leaders[1] then return false end
  return not lists.any(leaders, function(hq) return supply.inRange(hq, piece.space) end)
end

---What is added to the die (12.3).
---@param game Game
---@param case table
---@return integer
function strength.drm(game, case)
  local sum = 0
  if lists.any(case.attackers, function(piece) return strength.attacksShort(game, piece) end) then sum = sum + numbers.unsupplied_attacker end
  if lists.any(strength.defenders(case.target, enemyOf(case.attacker)), reach.isShort) then sum = sum + numbers.unsupplied_defender end
  return sum
end

---The column of an attack; nil when it fails by itself (12.3).
---@param game Game
---@param case table
---@return integer?, string
function strength.column(game, case)
  local crt = strength.crt(game, case.attacker)
  local ratio = odds.ratio(crt, (strength.attack(game, case)), (strength.defence(game, case)))
  if not ratio then return nil, "0" end
  local name = odds.name(crt, math.min(ratio, crt.last))
  if ratio < 1 then return nil, name end
  local column = math.min(ratio, crt.last)
  for shift in each(strength.shifts(game, case)) do column = column + shift.value end
  return column >= 1 and column or nil, name
end

return strength

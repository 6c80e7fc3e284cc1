-- SPDX-License-Identifier: GPL-3.0-or-later
--- 6.2, 6.5, 11: how far a unit can go in a round, and the special ways out.

local almanac = require "almanac"
local compass = require "compass"
local lists = require "std.lists"
local units = require "units"
local zones = require "zones"

local reach = {}

local numbers = tables.numbers.values

---Has the unit no supply, so that it crawls (11.4)?
---@param piece Piece
---@return boolean
function reach.isShort(piece)
  return piece.supply ~= "supplied" and not piece.air_supplied
end

---Hexes next to enemy ground units.
---@param game Game
---@param side Side
---@return SpaceSet
function reach.contact(game, side)
  return game:within(units.held(game, enemyOf(side)), 1)
end

---Movement points of a unit in this round (11.3, 11.4, 8.6, 10.5.6).
---@param game Game
---@param piece Piece
---@return integer
function reach.allowance(game, piece)
  if reach.isShort(piece) then return numbers.unsupplied_movement end
  local points = piece.movement - almanac.slows(game, piece)
  if piece.air_supplied then points = points + numbers.air_supply_movement end
  if game.vars.kind == "counterattack" and points > numbers.counter_movement then
    if reach.contact(game, piece.side):has(piece.space) then points = numbers.counter_movement end
  end
  return math.max(points, 0)
end

---Hexes that a unit may never enter: minor allies stay south and out of each other's country, nobody enters Hungary against it in 1941 (15.1, 15.3).
---@param game Game
---@param piece Piece
---@return SpaceSet?
function reach.barred(game, piece)
  if piece.side == "soviet" then
    return almanac.year(game.turn) == 1941 and game:region{ feature = "hungary" } or nil
  end
  local minor = units.minor(piece)
  if not minor then return nil end
  local north = game:region{ feature = "north" }
  if minor == "hungarian" then return north:union(game:region{ feature = "romania" }) end
  if minor == "romanian" then return north:union(game:region{ feature = "hungary" }) end
  return north
end

---What is equal for all units of a side that move now.
---@param game Game
---@param side Side
---@return table
function reach.field(game, side)
  local enemy = enemyOf(side)
  return { held = units.held(game, enemy), zones = zones.of(game, enemy) }
end

---Normal movement.
---@param game Game
---@param piece Piece
---@param field table
---@param spent? number
---@return Reach
function reach.normal(game, piece, field, spent)
  spent = spent or 0
  return game:reach(piece, {
    allowance = reach.allowance(game, piece) - spent,
    blocked = field.held, zones = field.zones, stopInZone = true, zoneToZone = false,
    minimum = spent == 0, underway = spent > 0, avoid = reach.barred(game, piece),
  })
end

---Can the unit make a forced march now (10.5.1, 11.5)?
---@param game Game
---@param piece Piece
---@param contact SpaceSet
---@return boolean
function reach.canMarch(game, piece, contact)
  if game.vars.kind ~= "move" or piece.marched or not units.marches(piece) then return false end
  return almanac.isFair(game) and not reach.isShort(piece) and not contact:has(piece.space)
end

---Forced march: two points more, never next to an enemy.
---@param game Game
---@param piece Piece
---@param contact SpaceSet
---@return Reach
function reach.march(game, piece, contact)
  local barred = reach.barred(game, piece)
  return game:reach(piece, {
    allowance = reach.allowance(game, piece) + numbers.march_points, blocked = contact, avoid = barred,
  })
end

local function step(game, piece, closed, from)
  return game:reach(piece, { steps = 1, blocked = closed, from = from, avoid = reach.barred(game, piece) }):list()
end

---Neighbours straight from zone to zone: supplied German mechanised units between rifle armies, Guards tank armies anywhere (6.2).
---@param game Game
---@param piece Piece
---@param field table
---@return Space[]
function reach.infiltration(game, piece, field)
  if not field.zones:has(piece.space) then return {} end
  if piece.type == "guards_tank_army" then
    return lists.where(step(game, piece, field.held), function(space) return field.zones:has(space) end)
  end
  if not (piece.mech and piece.combat and units.isGerman(piece)) or reach.isShort(piece) then return {} end
  local soviet = zones.field(game, "soviet")
  if not lists.any(soviet:by(piece.space), units.isRifleArmy) then return {} end
  return lists.where(step(game, piece, field.held), function(space)
    return soviet:has(space) and lists.all(soviet:by(space), units.isRifleArmy)
  end)
end

---Is the unit held fast by enemy zones, so that it may withdraw (6.5)?
---@param game Game
---@param piece Piece
---@param field table
---@param normal Reach
---@return boolean
function reach.isHeld(game, piece, field, normal)
  if game.vars.kind ~= "move" or not field.zones:has(piece.space) then return false end
  local enemy = enemyOf(piece.side)
  return not lists.any(piece.space.neighbours, function(space)
    return normal:has(space) and not compass.leads(enemy, piece.space, space)
  end)
end

---Where an emergency withdrawal can end (6.5), with the hex on the way.
---@param game Game
---@param piece Piece
---@param field table
---@return Space[], table<string, Space>
function reach.withdrawal(game, piece, field)
  local enemy, start = enemyOf(piece.side), piece.space
  local fighters = lists.where(units.all(game, enemy), function(one) return not units.isHq(one) end)
  local contact = game:within(lists.map(fighters, function(one) return one.space end), 1)
  local ends, by = {}, {}
  for first in each(step(game, piece, field.held)) do
    if not compass.leads(enemy, start, first) then
      for last in each(step(game, piece, field.held, first)) do
        local ok = last ~= start and not by[last.id] and not compass.leads(enemy, first, last)
        if ok and not contact:has(last) and units.fit(last, { piece }) then
          ends[#ends + 1], by[last.id] = last, first
        end
      end
    end
  end
  return ends, by
end

---May the unit leave the map here for Baku (3.2), with so many points left?
---@param game Game
---@param piece Piece
---@param space Space
---@param left number
---@return boolean
function reach.canExit(game, piece, space, left)
  if piece.side ~= "axis" or not piece.combat or not units.isGerman(piece) or reach.isShort(piece) then return false end
  return space:has "military_exit" and left >= numbers.exit_cost
end

return reach

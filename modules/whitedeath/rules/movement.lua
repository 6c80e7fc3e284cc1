-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 3, 6 and 7: where units can go in this impulse, and why not elsewhere.

local lists = require "std.lists"
local move = require "std.move"
local stacking = require "stacking"
local units = require "units"
local zones = require "zones"

local movement = {}

local scale = units.scale
local leaveZone = tables.numbers.values.leave_zone
---The least that a step can cost each class: along a road, in twelfths.
local least = {}
for class, cost in pairs(terrain.ways.road.cost) do least[class] = math.floor(cost * scale + 0.5) end

---What is equal for all units of a side that move now.
---@class Field
---@field side Side
---@field blocked SpaceSet   hexes that may not be entered at all
---@field zones SpaceSet     enemy zones of control
---@field thaw boolean

---@param game Game
---@param side Side
---@return Field
function movement.field(game, side)
  return {
    side = side, blocked = units.barred(game, side), zones = zones.of(game, enemyOf(side)), thaw = game.vars.weather == "thaw",
  }
end

---Zones of enemy ski units, the only ones that stop skiers (3.B).
local function skiZones(game, field)
  field.ski = field.ski or zones.ofSeenSki(game, enemyOf(field.side))
  return field.ski
end

---Hexes of enemy zones without friendly personnel or AFVs: weapons units may not enter them (3.C).
---@param game Game
---@param field Field
---@return SpaceSet
function movement.uncovered(game, field)
  if not field.uncovered then
    local side = field.side
    field.uncovered = field.zones:minus(game:occupied{ side = side, onMap = true, class = "P" })
      :minus(game:occupied{ side = side, onMap = true, class = "AFV" })
  end
  return field.uncovered
end

---The hexes around the city, which the garrison may not leave yet (22).
local function outside(game, field)
  if not field.outside then
    local city = lists.map(tables.numbers.values.city, function(id) return game:space(id) end)
    field.outside = game:within(city, 1):minus(game:setOf(city))
  end
  return field.outside
end

---Is the unit a garrison that may not leave the city?
---@param piece Piece
---@return boolean
function movement.isFenced(piece)
  return piece.garrison == "vl"
end

---Hexes that are closed to this unit; `escorted`: personnel or AFVs go with it.
local function avoided(game, piece, field, escorted)
  local avoid
  if not escorted and units.isWeapons(piece) then avoid = movement.uncovered(game, field) end
  if movement.isFenced(piece) then
    local fence = outside(game, field)
    avoid = avoid and avoid:union(fence) or fence
  end
  return avoid
end

local heavy = { t = true, w = true, d = true }

---The other bank of the river hex in which a heavy unit stands in thaw (16.B).
---@param game Game
---@param piece Piece
---@return SpaceSet?
function movement.farBank(game, piece)
  local space, bank = piece.space, piece.bank
  if bank == "" or game.vars.weather ~= "thaw" or not heavy[piece.mobility] or space:has("bridge") then return nil end
  return game:setOf(lists.where(space.neighbours, function(near)
    return not near:has("river") and near:has("east") ~= (bank == "east")
  end))
end

---Twelfths that a unit may use for going now: one point is kept back when the player wants it so (25.B).
---@param game Game
---@param piece Piece
---@return integer
function movement.points(game, piece)
  return math.max(0, units.left(game, piece) - (game.vars.keep_point and scale or 0))
end

local function specOf(game, piece, field, escorted)
  return {
    allowance = movement.points(game, piece) / scale,
    blocked = field.blocked,
    zones = field.zones,
    leaveZone = leaveZone,
    stopInZone = true,
    avoid = avoided(game, piece, field, escorted),
    variant = field.thaw and "march_thaw" or "march",
    notFirst = movement.farBank(game, piece),
  }
end

---Skiers go on in the zones of others, paying for each hex that they leave; those of skiers stop them (3.B). What they can reach
---of both is found apart: into a skiers' zone they go straight, through ground that no enemy controls.
local function skiReaches(game, piece, field, spec)
  local near = skiZones(game, field)
  spec.stopInZone = false
  if near:size() == 0 then return { game:reach(piece, spec) } end
  local free = {}
  for key, value in pairs(spec) do free[key] = value end
  free.avoid = spec.avoid and spec.avoid:union(near) or near
  local rest = field.zones:minus(near)
  spec.avoid = spec.avoid and spec.avoid:union(rest) or rest
  spec.zones, spec.stopInZone = near, true
  local more = rest:has(piece.space) and leaveZone or 0
  spec.allowance = math.max(0, spec.allowance - more)
  local reaches = { game:reach(piece, free), game:reach(piece, spec), more = more }
  reaches.zone = lists.where(near:list(), function(space) return reaches[2]:has(space) end)
  return reaches
end

---Where a unit can go, whether there is room or not. An enemy zone is the end of what is found also for tanks and commandos:
---they go on from there when the dice have been rolled, and so do tanks behind a frozen lake (26.B): in the chart that is what
---the ground asks on the march.
---@param game Game
---@param piece Piece
---@param field Field
---@param escorted? boolean
---@param full? SpaceSet   hexes without room
---@return Reach[]
function movement.reaches(game, piece, field, escorted, full)
  local spec = specOf(game, piece, field, escorted)
  spec.full = full
  if units.isSki(piece) then return skiReaches(game, piece, field, spec) end
  return { game:reach(piece, spec) }
end

---The reach that leads to a hex.
---@param reaches Reach[]
---@param space Space
---@return Reach?
---@return number   points besides those that the reach counts
function movement.to(reaches, space)
  local first = reaches[1]
  if first and first:has(space) then return first, 0 end
  if reaches.zone and lists.contains(reaches.zone, space) then return reaches[2], reaches.more end
  return nil, 0
end

---Every hex in which the unit may end.
---@param reaches Reach[]
---@return Space[]
function movement.ends(reaches)
  local list = reaches[1] and reaches[1]:list() or {}
  return reaches.zone and lists.join(list, reaches.zone) or list
end

---What each of them costs, by id.
---@param reaches Reach[]
---@return table<string, number>
function movement.costs(reaches)
  local costs = reaches[1] and reaches[1]:costs() or {}
  for space in each(reaches.zone or {}) do costs[space.id] = reaches[2]:cost(space) + reaches.more end
  return costs
end

---Offers all moves of a unit.
---@param offer Offer
---@param verb string
---@param piece Piece
---@param reaches Reach[]
function movement.offer(offer, verb, piece, reaches)
  if reaches[1] then offer:moves(verb, piece, reaches[1]) end
  if reaches.zone then offer:space(verb, reaches.zone, { piece = piece }) end
end

---May the unit be in a full hex for a moment? Tanks and commandos pass zones of control stage by stage (4, 26.B).
local function passes(piece, space, field)
  return (units.isAfv(piece) or piece.brandenburg) and field.zones:has(space)
end

---Hexes of the side that a unit could reach but in which it finds no room (4).
---@param game Game
---@param piece Piece
---@param field Field
---@param reaches Reach[]
---@return SpaceSet?
function movement.full(game, piece, field, reaches)
  field.own = field.own or units.hexes(game, field.side):list()
  local own, list = field.own, {}
  for i = 1, #own do
    local space = own[i]
    if movement.to(reaches, space) and not passes(piece, space, field) and not stacking.fits(game, space, { piece }) then
      list[#list + 1] = space
    end
  end
  return list[1] and game:setOf(list) or nil
end

---Is the unit free to go at all: not stopped, not on a train, not a garrison under orders?
---@param game Game
---@param piece Piece
---@return boolean
function movement.isFree(game, piece)
  return not piece.stopped and not piece.entrained and movement.points(game, piece) >= least[piece.mobility]
end

---Has the unit points left to go on with, kept ones included?
---@param game Game
---@param piece Piece
---@return boolean
function movement.couldGo(game, piece)
  return not piece.stopped and not piece.entrained and units.left(game, piece) >= least[piece.mobility]
end

---Where a unit can end its move now.
---@param game Game
---@param piece Piece
---@param field Field
---@return Reach[]
function movement.moves(game, piece, field)
  if not movement.isFree(game, piece) then return {} end
  local reaches = movement.reaches(game, piece, field)
  local full = movement.full(game, piece, field, reaches)
  return full and movement.reaches(game, piece, field, false, full) or reaches
end

---Where several units of a stack can go together.
---@param game Game
---@param pieces Piece[]
---@param field Field
---@return Space[] ends
---@return Reach[][] reaches   of each of them
function movement.together(game, pieces, field)
  local escorted = lists.any(pieces, function(piece) return not units.isWeapons(piece) end)
  local all = lists.map(pieces, function(piece)
    return movement.isFree(game, piece) and movement.reaches(game, piece, field, escorted) or {}
  end)
  local ends = {}
  for space in each(movement.ends(all[1])) do
    local reached = lists.all(all, function(reaches) return movement.to(reaches, space) end)
    if reached and stacking.fits(game, space, pieces) then ends[#ends + 1] = space end
  end
  return ends, all
end

---The paragraphs that close a hex, by what the search says.
local refusals = {
  far = "6.A", terrain = "7", edge = "7", enemy = "6.A", stacking = "4", zone = "3", way = "7", crossing = "13", stop = "16.B",
  avoid = { "3.C", _"{1} can't enter {2} without personnel or armour." },
  first = { "16.B", _"{1} must leave the river on the bank from which it came." },
}

---Refuses a town whose garrison must be eliminated before a unit of the side enters it (26.C).
---@param side Side
---@param space Space
function movement.needNoGarrison(side, space)
  local isGarrison = side == "soviet" and space.intrinsic and space.count == 0
  need(not isGarrison, "26.C", { _"The garrison of {1} must be eliminated first.", space })
end

---Refuses unless the unit can go to the hex.
---@param game Game
---@param piece Piece
---@param space Space
---@param field Field
---@param escorted? boolean   personnel or AFVs go with it
function movement.why(game, piece, space, field, escorted)
  movement.needNoGarrison(field.side, space)
  need(not field.blocked:has(space), "6.A", { _"{1} can't enter {2}: the enemy is there.", piece, space })
  need(not movement.isFenced(piece) or units.inCity(space), "22", { _"{1} may not leave the city yet.", piece })
  local isAlone = not escorted and units.isWeapons(piece) and movement.uncovered(game, field):has(space)
  need(not isAlone, "3.C", { _"{1} can enter the enemy zone of control in {2} only with personnel or armour.", piece, space })
  local reaches = movement.reaches(game, piece, field, escorted)
  if movement.to(reaches, space) then
    if not passes(piece, space, field) then stacking.why(game, space, { piece }) end
    return
  end
  local far = movement.farBank(game, piece)
  need(not far or not far:has(space), "16.B", { _"{1} must leave the river on the bank from which it came.", piece })
  local last = units.isSki(piece) and reaches[2] and skiZones(game, field):has(space) and reaches[2] or reaches[1]
  move.refuse(last, piece, space, refusals)
end

---Where a unit can go, for queries: in the impulse of its side with what is left to it, before it with all points of the turn.
---@param game Game
---@param piece Piece
---@return Reach[]
function movement.planned(game, piece)
  local field = movement.field(game, piece.side)
  if game.vars.impulse_side == piece.side and game.vars.impulse_mp > 0 then return movement.moves(game, piece, field) end
  local spec = specOf(game, piece, field)
  spec.allowance = game.vars[piece.side .. "_mp"]
  return { game:reach(piece, spec) }
end

return movement

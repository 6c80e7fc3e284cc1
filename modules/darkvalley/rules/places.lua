-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.4: places by name and kind, who controls them, and what happens when that changes.

local control = require "std.control"
local lists = require "std.lists"

local places = {}

local lists_ = tables.places.values
local named = lists_.named

---The place with this name.
---@param game Game
---@param name string   "Moscow", "Kiev" …
---@return Space
function places.named(game, name)
  return game:space(named[name] or error("no place is called " .. name, 2))
end

---Places of a kind: "cities", "towns", "forts", "light_forts", "zones", "objectives", "factories", "ports", "west", "east", "caucasus".
---@param game Game
---@param kind string
---@return Space[]
function places.all(game, kind)
  local list = {}
  for i, id in ipairs(lists_[kind]) do list[i] = game:space(id) end
  return list
end

---@param game Game
---@param name string
---@param side Side
---@return boolean
function places.holds(game, name, side)
  return places.named(game, name).control == side
end

---A City or Town.
---@param space Space
---@return boolean
function places.isSettled(space)
  return space:has "city" or space:has "town"
end

---A place whose control counts (2.4).
---@param space Space
---@return boolean
function places.counts(space)
  return space:has "city" or space:has "town" or space:has "fort" or space:has "light_fort"
end

---Cities and Towns of a side.
---@param game Game
---@param side Side
---@return Space[]
function places.settled(game, side)
  local list = {}
  for kind in each{ "cities", "towns" } do
    for id in each(lists_[kind]) do
      local space = game:space(id)
      if space.control == side then list[#list + 1] = space end
    end
  end
  return list
end

---Cities and Towns that the enemy holds.
---@param game Game
---@param side Side
---@return SpaceSet
function places.hostile(game, side)
  local enemy = enemyOf(side)
  return game:region{ feature = "city", control = enemy }:union(game:region{ feature = "town", control = enemy })
end

---Victory points of the Axis (3.1).
---@param game Game
---@return integer
function places.points(game)
  return game:region{ feature = "objective", control = "axis" }:size() + game.vars.vp_change
end

---Optional: a die says what an objective is worth (3.2).
local function weigh(turn, space, side)
  local roll = turn:roll()
  local capital = space == places.named(turn, "Moscow") or space == places.named(turn, "Berlin")
  local number = roll + (capital and 2 or 0)
  local worth = number <= 2 and 0 or number <= 4 and 1 or 2
  local change = (worth - 1) * (side == "axis" and 1 or -1)
  turn.vars.vp_change = turn.vars.vp_change + change
  turn:log({ _"{1}: rolled {2}, worth {3} {3|victory point|victory points}.", space, roll, worth }, { rule = "3.2", space = space, dice = { roll } })
end

---Hungary leaves the war as soon as both halves of its capital have fallen (15.3).
local function hungary(turn)
  if turn.vars.hungary or not places.holds(turn, "Buda", "soviet") or not places.holds(turn, "Pest", "soviet") then return end
  turn.vars.hungary = true
  turn:log(_"Hungary leaves the war: all its units are removed.", { rule = "15.3" })
  local box = turn:space "axis_out"
  for piece in each(turn:pieces{ nation = "hungarian", side = "axis" }) do
    if piece.space ~= box then turn:move(piece, box) end
  end
end

---A fort or fortified zone is destroyed (12.7).
---@param turn Turn
---@param space Space
---@param feature string
---@param rule string
function places.raze(turn, space, feature, rule)
  if not space:has(feature) then return end
  turn:setFeature(space, feature, false)
  local text = feature == "fortified_zone" and _"The fortified zone in {1} is destroyed." or _"The fort in {1} is destroyed."
  turn:log({ text, space }, { rule = rule, space = space })
end

---A side takes a place (2.4).
---@param turn Turn
---@param space Space
---@param side Side
---@param rule string
function places.take(turn, space, side, rule)
  if space.control == side then return end
  if not places.counts(space) then return turn:set(space, "control", side) end
  control.take(turn, space, side, rule)
  if space:has "factory" and side == "axis" then turn:set(space, "lost", true) end
  if turn.options.variable_vp and space:has "objective" then weigh(turn, space, side) end
  hungary(turn)
end

---A unit stands in the place: it changes hands, and an enemy's fort in it falls (12.7).
---@param turn Turn
---@param space Space
---@param side Side
function places.occupy(turn, space, side)
  if space.control == side then return end
  places.take(turn, space, side, "2.4")
  places.raze(turn, space, "fort", "12.7")
  places.raze(turn, space, "light_fort", "12.7")
end

---Cities, Towns and Forts in a list.
---@param spaces Space[]
---@return Space[]
function places.counting(spaces)
  return lists.where(spaces, places.counts)
end

return places

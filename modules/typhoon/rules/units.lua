-- SPDX-License-Identifier: GPL-3.0-or-later
--- What every chapter asks about units and hexes: stacking, control, markers. Loops count here where the computer asks
--- thousands of times; elsewhere `each` reads better.

local lists = require "std.lists"

local units = {}

local numbers = tables.numbers.values
local track = tables.turns.values

---Is this the scenario of chapter 13?
---@param game Game
---@return boolean
function units.isClosedFist(game)
  return game.scenario.id == "closed_fist"
end

---Who commands a formation when two people share the Germans (1.4).
---@param formation string
---@return string   a seat of module.json
function units.seat(formation)
  return lists.contains(numbers.north, formation) and "north" or "south"
end

---German ground units on the map.
---@param game Game
---@return Piece[]
function units.germans(game)
  return game:pieces{ side = "german", kind = "unit", onMap = true }
end

---Hexes with German ground units.
---@param game Game
---@return SpaceSet
function units.hexes(game)
  return game:occupied{ side = "german", kind = "unit", onMap = true }
end

---Ground units of a side in a hex.
---@param space Space
---@param side Side
---@return Piece[]
function units.at(space, side)
  local list, pieces = {}, space.pieces
  for i = 1, #pieces do
    local piece = pieces[i]
    if piece.kind == "unit" and piece.side == side then list[#list + 1] = piece end
  end
  return list
end

---How much of the stacking limit these units use, in half divisions (7.1, 7.2).
---@param pieces Piece[]
---@return integer
function units.size(pieces)
  local sum = 0
  for i = 1, #pieces do sum = sum + pieces[i].stack end
  return sum
end

---Dice of these units together.
---@param pieces Piece[]
---@return integer
function units.dice(pieces)
  local sum = 0
  for i = 1, #pieces do sum = sum + pieces[i].dice end
  return sum
end

---Do armies have to keep apart (7.3)?
---@param game Game
---@return boolean
function units.apart(game)
  return game.turn <= track.ban_until and not units.isClosedFist(game)
end

---Hexes that hold another formation than this one.
---@param game Game
---@param formation string
---@return SpaceSet
function units.foreign(game, formation)
  local own = game:occupied{ side = "german", kind = "unit", onMap = true, formation = formation }
  return units.hexes(game):minus(own)
end

---Hexes without room for so many half divisions more (7.1).
---@param game Game
---@param size integer
---@return Space[]
function units.crowded(game, size)
  local hexes = units.hexes(game):list()
  if size >= numbers.stacking then return hexes end
  local list = {}
  local alone = numbers.stacking - size >= numbers.division
  for i = 1, #hexes do
    local space = hexes[i]
    local room = alone and space.count == 1
    if not room and units.size(units.at(space, "german")) + size > numbers.stacking then list[#list + 1] = space end
  end
  return list
end

---Hexes that the Soviets hold.
---@param game Game
---@return SpaceSet
function units.soviet(game)
  return game:region{ control = "soviet" }
end

---Hexes that units of one formation and this size can't enter at the moment (7.0).
---@param game Game
---@param formation string
---@param size integer
---@return SpaceSet
function units.closed(game, formation, size)
  local full = game:setOf(units.crowded(game, size))
  if units.apart(game) then return full:union(units.foreign(game, formation)) end
  return full
end

---Row of a hex, counted from the north.
---@param space Space
---@return integer
function units.row(space)
  return tonumber(space.id:sub(3, 4))
end

---Moves a marker along its track.
---@param turn Turn
---@param marker string
---@param box string
---@param value integer
---@param most integer
function units.mark(turn, marker, box, value, most)
  local space = turn:space(box .. math.min(value, most))
  local piece = turn:piece(marker)
  if piece.space ~= space then turn:move(piece, space) end
end

---The remaining movement points of the force, with their marker (9.10).
---@param turn Turn
---@param points integer
function units.setPoints(turn, points)
  turn.vars.force_mp = points
  units.mark(turn, "MK-MP", "mp-", points, 14)
end

---German points of the towns among these hexes (4.4).
local function points(spaces)
  return lists.sum(spaces, function(space) return space:has("victory") and space.vp or 0 end)
end

---Hexes change from Soviet to German control, for good (3.3, 3.4).
---@param turn Turn
---@param spaces Space[]
function units.capture(turn, spaces)
  turn:set(spaces, "control", "german")
  turn.vars.taken = turn.vars.taken + #spaces
  if turn.turn > track.points_until or units.isClosedFist(turn) then return end
  local gained = points(spaces)
  if gained == 0 then return end
  turn.vars.vp = turn.vars.vp + gained
  units.mark(turn, "MK-VP", "vp-", turn.vars.vp, 24)
  turn:log({ _"Towns taken: {1} {1|point|points}, {2} in all.", gained, turn.vars.vp }, { rule = "4.4", kind = "control" })
end

local rosters = {
  _"In line: {1}.", _"In line: {1}, {2}.", _"In line: {1}, {2}, {3}.", _"In line: {1}, {2}, {3}, {4}.",
  _"In line: {1}, {2}, {3}, {4}, {5}.", _"In line: {1}, {2}, {3}, {4}, {5}, {6}.",
}

---Names the units that have been drawn, a few to a line.
---@param turn Turn
---@param pieces Piece[]
---@param space Space
---@param rule string
function units.roster(turn, pieces, space, rule)
  for first = 1, #pieces, #rosters do
    local words = { rosters[math.min(#rosters, #pieces - first + 1)] }
    for i = first, math.min(#pieces, first + #rosters - 1) do words[#words + 1] = pieces[i] end
    turn:log(words, { rule = rule, space = space, kind = "draw" })
  end
end

return units

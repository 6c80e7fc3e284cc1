-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 2: areas, who stands in them, who controls them, how much they hold.

local blocks = require "blocks"

local areas = {}

local numbers = tables.numbers.values
local frozen = tables.weather.values.frozen
local unlimited = 99
local fewest = unlimited
for _, one in pairs(terrain.terrains) do fewest = math.min(fewest, one.values.stacking) end

---Areas with units (blocks or lines) of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function areas.held(game, side)
  local stands = game:occupied{ side = side, kind = "block", onMap = true }
  return stands:union(game:occupied{ side = side, kind = "line", onMap = true })
end

---Areas with units of both sides (2.5).
---@param game Game
---@return SpaceSet
function areas.disputed(game)
  return areas.held(game, "axis"):common(areas.held(game, "soviet"))
end

---@param space Space
---@return boolean
function areas.isDisputed(space)
  local first
  for piece in each(space.pieces) do
    if piece.kind == "block" or piece.kind == "line" then
      if first and piece.side ~= first then return true end
      first = piece.side
    end
  end
  return false
end

---Are there units of a side?
---@param space Space
---@param side Side
---@return boolean
function areas.has(space, side)
  for piece in each(space.pieces) do
    if piece.side == side and (piece.kind == "block" or piece.kind == "line") then return true end
  end
  return false
end

---Areas that a side controls, disputed or not.
---@param game Game
---@param side Side
---@return SpaceSet
function areas.controlled(game, side)
  return game:region{ kind = "area", control = side }
end

---Areas that are not under full control of the side: enemy areas, and those with enemy units (2.5).
---@param game Game
---@param side Side
---@param enemies SpaceSet?      areas with enemy units, if already known
---@return SpaceSet
function areas.closed(game, side, enemies)
  local enemy = enemyOf(side)
  return areas.controlled(game, enemy):union(enemies or areas.held(game, enemy))
end

---@param space Space
---@param side Side
---@return boolean
function areas.isOwn(space, side)
  return space.control == side and not areas.has(space, enemyOf(side))
end

---2.9: how many blocks of a nation the area holds.
---@param space Space
---@param side Side
---@param nation string?
---@return integer
function areas.limit(space, side, nation)
  if side == "axis" and nation ~= "finnish" and space.control == "axis" and space:has("staging") then return unlimited end
  return terrain.terrains[space.terrain].values.stacking
end

---Blocks that count against the limit: in a staging area the Germans do not.
---@param space Space
---@param side Side
---@return integer
function areas.used(space, side)
  local free = side == "axis" and space.control == "axis" and space:has("staging")
  local count = 0
  for piece in each(space.pieces) do
    if piece.kind == "block" and piece.side == side and not (free and piece.nation ~= "finnish") then count = count + 1 end
  end
  return count
end

---Can one more block end its move here?
---@param space Space
---@param piece Piece
---@return boolean
function areas.hasRoom(space, piece)
  return areas.used(space, piece.side) < areas.limit(space, piece.side, piece.nation)
end

---Areas where no more block of the side (and nation) may end its move.
---@param game Game
---@param side Side
---@param nation string
---@return SpaceSet
function areas.full(game, side, nation)
  local list = {}
  for space in each(game:occupied({ side = side, kind = "block", onMap = true }, fewest):list()) do
    local limit = areas.limit(space, side, nation)
    if space.count >= limit and areas.used(space, side) >= limit then list[#list + 1] = space end
  end
  return game:setOf(list)
end

---2.4.7, 2.4.8: does a river or a strait lie between the areas? Rivers freeze, straits do not.
---@param game Game
---@param from Space
---@param to Space
---@return boolean
function areas.crossing(game, from, to)
  if from:over(to, "strait") then return true end
  return not frozen[game.vars.weather] and from:over(to, "river")
end

---10.13.2: ground where snipers shoot, if no line is there.
---@param space Space
---@return boolean
function areas.isWild(space)
  return (space.terrain == "yellow" or space.terrain == "red") and space:has("faz") and not space:has("city")
end

---10.14: what the ground gives to a defender: terrain, city or Victory Area, line; three in all.
---@param space Space
---@param side Side
---@return { terrain: integer, town: integer, line: integer, total: integer }
function areas.absorption(space, side)
  local most = numbers.absorption_most
  local here = terrain.terrains[space.terrain].values.absorption
  local woods, town = here, 0
  if space.terrain == "victory" then
    woods, town = 0, space.control == side and here or 0
  elseif space:has("city") and space.control == side then
    town = numbers.absorption_city
  end
  local line = blocks.line(space, side) and numbers.absorption_line or 0
  line = math.min(line, most - woods - town)
  return { terrain = woods, town = town, line = line, total = woods + town + line }
end

return areas

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 4: what a block is and how strong it is in the present weather.

local options = require "options"

local blocks = {}

local combatTypes = {
  infantry = true, static = true, cavalry = true, motorised = true, mechanised = true, tank = true,
}

---3.1: fractions are rounded down, but never to nothing.
---@param number integer
---@param divisor integer
---@return integer
function blocks.part(number, divisor)
  if number <= 0 then return 0 end
  return math.max(1, number // divisor)
end

---@param piece Piece
---@return boolean
function blocks.isHq(piece)
  return piece.hq
end

---Infantry, cavalry, motorised or mechanised infantry, or tanks (4.2.5).
---@param piece Piece
---@return boolean
function blocks.isCombat(piece)
  return piece.kind == "block" and combatTypes[piece.type] == true
end

---@param piece Piece
---@return boolean
function blocks.isFast(piece)
  return piece.speed == "fast"
end

---An HQ on its Heart face (10.5).
---@param piece Piece
---@return boolean
function blocks.isExhausted(piece)
  return piece.hq and piece.dice == 0
end

---2.7: the 163rd Division is Finnish, too.
---@param piece Piece
---@return boolean
function blocks.isFinnish(piece)
  return piece.nation == "finnish"
end

---@param piece Piece
---@return boolean
function blocks.isGerman(piece)
  return piece.nation == "german"
end

---On an area of the map, not in a box.
---@param piece Piece
---@return boolean
function blocks.onMap(piece)
  return piece.space ~= nil and piece.space.kind == "area"
end

---14.7: the Blue Division does not mind the snow.
local function isHardened(game, piece)
  return piece.blue_division and options.on(game, 7)
end

local function inSnow(game, piece, strength)
  if blocks.isGerman(piece) and not isHardened(game, piece) then return blocks.part(strength, 2) end
  return strength
end

local function inBlizzard(game, piece, strength)
  local harsh = blocks.isGerman(piece) and not isHardened(game, piece)
  return blocks.part(strength, harsh and 4 or 2)
end

---Strength of an attacking block, or of an HQ that commands or shoots, in the present weather (8.0, 14.5).
---@param game Game
---@param piece Piece
---@return integer
function blocks.strength(game, piece)
  local strength = piece.dice
  if strength == 0 then return 0 end
  local weather = game.vars.weather
  if weather == "rain" then return 1 end
  if weather == "snow" then return inSnow(game, piece, strength) end
  if weather == "blizzard" then return inBlizzard(game, piece, strength) end
  return strength
end

---Dice of an attacking block: one when it came across a river (10.13.6.1).
---@param game Game
---@param piece Piece
---@return integer
function blocks.attackDice(game, piece)
  local dice = blocks.strength(game, piece)
  if piece.hits_on == 0 then return 0 end
  return piece.river and math.min(dice, 1) or dice
end

---Dice of a defending unit: only a blizzard weakens the Germans (14.5).
---@param game Game
---@param piece Piece
---@return integer
function blocks.defenceDice(game, piece)
  if piece.hits_on == 0 then return 0 end
  local harsh = game.vars.weather == "blizzard" and blocks.isGerman(piece) and piece.kind == "block"
  if harsh and not isHardened(game, piece) then return blocks.part(piece.dice, 2) end
  return piece.dice
end

---Blocks of a side in an area.
---@param space Space
---@param side Side
---@return Piece[]
function blocks.at(space, side)
  local list = {}
  for __, piece in ipairs(space.pieces) do
    if piece.kind == "block" and piece.side == side then list[#list + 1] = piece end
  end
  return list
end

---The Defensive Line of a side in an area.
---@param space Space
---@param side Side
---@return Piece?
function blocks.line(space, side)
  for __, piece in ipairs(space.pieces) do
    if piece.kind == "line" and piece.side == side then return piece end
  end
end

---Blocks and Defensive Line of a side in an area.
---@param space Space
---@param side Side
---@return Piece[]
function blocks.units(space, side)
  local list = {}
  for __, piece in ipairs(space.pieces) do
    local unit = piece.kind == "block" or piece.kind == "line"
    if unit and piece.side == side then list[#list + 1] = piece end
  end
  return list
end

---HQs of a side that are in play: on the map, or Dietl on his road.
---@param game Game
---@param side Side
---@return Piece[]
function blocks.hqs(game, side)
  local list = {}
  for __, piece in ipairs(game:pieces{ side = side, hq = true }) do
    local space = piece.space
    if space and (space.kind == "area" or space:has("murmansk")) then list[#list + 1] = piece end
  end
  return list
end

return blocks

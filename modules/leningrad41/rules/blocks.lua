-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 4: what a block is and how strong it is in the present weather.

local options = require "options"

local blocks = {}

local weathers = tables.weather.values
local riverDice = tables.numbers.values.river_dice

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
  return piece.hq == true
end

---Infantry, cavalry, motorised or mechanised infantry, or tanks (4.2.5).
---@param piece Piece
---@return boolean
function blocks.isCombat(piece)
  return piece.kind == "block" and piece.combat == true
end

---@param piece Piece
---@return boolean
function blocks.isFast(piece)
  return piece.mech == true
end

---An HQ on its Heart face (10.5).
---@param piece Piece
---@return boolean
function blocks.isExhausted(piece)
  return piece.strength == 0
end

---2.7: the 163rd Division is Finnish, too.
---@param piece Piece
---@return boolean
function blocks.isFinnish(piece)
  return piece.nation == "finnish"
end

---On an area of the map, not in a box.
---@param piece Piece
---@return boolean
function blocks.onMap(piece)
  return piece.space ~= nil and piece.space.kind == "area"
end

---14.7: the Blue Division does not mind the cold.
local function coldNation(game, piece)
  if piece.blue_division and options.on(game, 7) then return "finnish" end
  return piece.nation
end

---Divides by what the weather says; 0 stands for rain, which leaves 1 (8.0).
local function weathered(strength, divisor)
  if strength == 0 then return 0 end
  if divisor == 0 then return 1 end
  return blocks.part(strength, divisor)
end

---Strength of an attacking block, or of an HQ that commands or shoots, in the present weather (8.0, 14.5).
---@param game Game
---@param piece Piece
---@return integer
function blocks.strength(game, piece)
  return weathered(piece.strength, weathers.attack[game.vars.weather][coldNation(game, piece)])
end

---Dice of an attacking block: one when it came across a river (10.13.6.1).
---@param game Game
---@param piece Piece
---@return integer
function blocks.attackDice(game, piece)
  local dice = weathered(piece.dice, weathers.attack[game.vars.weather][coldNation(game, piece)])
  return piece.crossed and math.min(dice, riverDice) or dice
end

---Dice of a defending unit: only a blizzard weakens the Germans (14.5).
---@param game Game
---@param piece Piece
---@return integer
function blocks.defenceDice(game, piece)
  if piece.kind ~= "block" then return piece.dice end
  return weathered(piece.dice, weathers.defence[game.vars.weather][coldNation(game, piece)])
end

---Blocks of a side in an area.
---@param space Space
---@param side Side
---@return Piece[]
function blocks.at(space, side)
  local list = {}
  for piece in each(space.pieces) do
    if piece.kind == "block" and piece.side == side then list[#list + 1] = piece end
  end
  return list
end

---The Defensive Line of a side in an area.
---@param space Space
---@param side Side
---@return Piece?
function blocks.line(space, side)
  for piece in each(space.pieces) do
    if piece.kind == "line" and piece.side == side then return piece end
  end
end

---Blocks and Defensive Line of a side in an area.
---@param space Space
---@param side Side
---@return Piece[]
function blocks.units(space, side)
  local list = {}
  for piece in each(space.pieces) do
    local unit = piece.kind == "block" or piece.kind == "line"
    if unit and piece.side == side then list[#list + 1] = piece end
  end
  return list
end

local airHqs = { I = "AX-1FK", VIII = "AX-8FK" }

---The Luftwaffe HQ that a bomber belongs to.
---@param game Game
---@param bomber Piece
---@return Piece
function blocks.airHq(game, bomber)
  return game:piece(airHqs[bomber.corps])
end

---The air corps of a Luftwaffe HQ.
---@param hq Piece
---@return string
function blocks.airCorps(hq)
  return hq.id == airHqs.I and "I" or "VIII"
end

---HQs of a side that are in play: on the map, or Dietl on his road.
---@param game Game
---@param side Side
---@return Piece[]
function blocks.hqs(game, side)
  local list = {}
  for piece in each(game:pieces{ side = side, hq = true }) do
    local space = piece.space
    if space and (space.kind == "area" or space.road) then list[#list + 1] = piece end
  end
  return list
end

return blocks

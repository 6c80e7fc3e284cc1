-- SPDX-License-Identifier: GPL-3.0-or-later
--- 4.2.2: dice and hits.

local areas = require "areas"
local blocks = require "blocks"
local lists = require "std.lists"

local fire = {}

local numbers = tables.numbers.values

---Blocks that attack in a battle: isolated ones can't (9.1).
---@param space Space
---@param side Side
---@return Piece[]
function fire.attackers(space, side)
  return lists.where(blocks.at(space, side), function(piece) return piece.supply == "supplied" end)
end

---Those of the pieces that have dice to fire with.
---@param pieces Piece[]
---@param dice fun(piece: Piece): integer
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.shooters(pieces, dice)
  local list = {}
  for piece in each(pieces) do
    local count = dice(piece)
    if count > 0 then list[#list + 1] = { piece = piece, dice = count, hits_on = piece.hits_on } end
  end
  return list
end

---The attacker's ground fire.
---@param game Game
---@param pieces Piece[]
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.attack(game, pieces)
  return fire.shooters(pieces, function(piece) return blocks.attackDice(game, piece) end)
end

---The defender's ground fire: blocks and the Defensive Line.
---@param game Game
---@param space Space
---@param side Side
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.defence(game, space, side)
  return fire.shooters(blocks.units(space, side), function(piece) return blocks.defenceDice(game, piece) end)
end

---10.13.2: Finnish snipers: one die of each Finnish combat block.
---@param game Game
---@param space Space
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.snipers(game, space)
  if not areas.isWild(space) then return {} end
  if blocks.line(space, "axis") or blocks.line(space, "soviet") then return {} end
  return fire.shooters(blocks.at(space, "axis"), function(piece)
    local able = game.active ~= "axis" or piece.supply == "supplied"
    return piece.snipers and able and numbers.sniper_dice or 0
  end)
end

---10.13.3: artillery aimed at the area.
---@param game Game
---@param space Space
---@param side Side
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.artillery(game, space, side)
  local hqs = lists.where(game:pieces{ side = side, active = true, artillery = true }, function(hq) return hq.target == space end)
  if side == "axis" and game:piece"FHA".space == space then hqs[#hqs + 1] = game:piece"FI-MANN" end
  return fire.shooters(hqs, function(hq) return blocks.strength(game, hq) end)
end

---Bombers over the area, without those that hunt the Marat.
---@param game Game
---@param space Space
---@return Piece[]
function fire.bombers(game, space)
  return lists.where(game:pieces{ kind = "bomber", space = space, bomb = false }, function(bomber) return not bomber.struck end)
end

---10.13.4: one die of every defending unit that can fire.
---@param space Space
---@param side Side
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.flak(space, side)
  return fire.shooters(blocks.units(space, side), function(piece) return piece.dice > 0 and numbers.aa_dice or 0 end)
end

---10.13.5: each bomber rolls the strength of its HQ.
---@param game Game
---@param bombers Piece[]
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.airStrike(game, bombers)
  return fire.shooters(bombers, function(bomber) return blocks.strength(game, blocks.airHq(game, bomber)) end)
end

---10.13.6.2: is the defender under an Armoured Attack?
---@param game Game
---@param space Space
---@param attackers Piece[]
---@param side Side      the defender
---@return boolean
function fire.isArmoured(game, space, attackers, side)
  if not tables.weather.values.good[game.vars.weather] or space.terrain ~= "green" then return false end
  if blocks.line(space, side) or (space:has("city") and space.control == side) then return false end
  if lists.any(blocks.at(space, side), function(piece) return piece.tank end) then return false end
  return lists.any(attackers, function(piece) return piece.tank and not piece.crossed end)
end

return fire

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 4.2.2: dice and hits.

local areas = require "areas"
local blocks = require "blocks"
local lists = require "lists"

local fire = {}

---Rolls for one shooter and counts the hits.
---@param turn Turn
---@param dice integer
---@param hitsOn integer
---@return integer hits, integer[] rolled
function fire.shoot(turn, dice, hitsOn)
  if dice <= 0 then return 0, {} end
  local rolled = turn:rolls(dice)
  local hits = 0
  for __, die in ipairs(rolled) do
    if die >= hitsOn then hits = hits + 1 end
  end
  return hits, rolled
end

---Rolls for several shooters: `{ { dice = 3, hits_on = 5 }, … }`.
---@param turn Turn
---@param shooters { dice: integer, hits_on: integer }[]
---@return integer hits, integer[] rolled
function fire.volley(turn, shooters)
  local total, all = 0, {}
  for __, one in ipairs(shooters) do
    local hits, rolled = fire.shoot(turn, one.dice, one.hits_on)
    total = total + hits
    for __, die in ipairs(rolled) do all[#all + 1] = die end
  end
  return total, all
end

---Blocks that attack in a battle: isolated ones can't (9.1).
---@param space Space
---@param side Side
---@return Piece[]
function fire.attackers(space, side)
  return lists.where(blocks.at(space, side), function(piece) return piece.supply == "supplied" end)
end

---The attacker's ground fire.
---@param game Game
---@param pieces Piece[]
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.attack(game, pieces)
  local list = {}
  for __, piece in ipairs(pieces) do
    local dice = blocks.attackDice(game, piece)
    if dice > 0 then list[#list + 1] = { piece = piece, dice = dice, hits_on = piece.hits_on } end
  end
  return list
end

---The defender's ground fire: blocks and the Defensive Line.
---@param game Game
---@param space Space
---@param side Side
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.defence(game, space, side)
  local list = {}
  for __, piece in ipairs(blocks.units(space, side)) do
    local dice = blocks.defenceDice(game, piece)
    if dice > 0 then list[#list + 1] = { piece = piece, dice = dice, hits_on = piece.hits_on } end
  end
  return list
end

---10.13.2: Finnish snipers: one die of each Finnish combat block.
---@param game Game
---@param space Space
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.snipers(game, space)
  if not areas.isWild(space) then return {} end
  if blocks.line(space, "axis") or blocks.line(space, "soviet") then return {} end
  local list = {}
  for __, piece in ipairs(blocks.at(space, "axis")) do
    local able = game.active ~= "axis" or piece.supply == "supplied"
    if piece.snipers and able then list[#list + 1] = { piece = piece, dice = tables.numbers.values.sniper_dice, hits_on = piece.hits_on } end
  end
  return list
end

---10.13.3: artillery aimed at the area.
---@param game Game
---@param space Space
---@param side Side
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.artillery(game, space, side)
  local list = {}
  for __, hq in ipairs(game:pieces{ side = side, active = true, artillery = true }) do
    if hq.target == space then
      list[#list + 1] = { piece = hq, dice = blocks.strength(game, hq), hits_on = hq.hits_on }
    end
  end
  local heavy = game:piece"FHA"
  if side == "axis" and heavy.space == space then
    local hq = game:piece"FI-MANN"
    list[#list + 1] = { piece = hq, dice = blocks.strength(game, hq), hits_on = hq.hits_on }
  end
  return list
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
  local list = {}
  for __, piece in ipairs(blocks.units(space, side)) do
    if piece.dice > 0 then list[#list + 1] = { piece = piece, dice = tables.numbers.values.aa_dice, hits_on = piece.hits_on } end
  end
  return list
end

---10.13.5: each bomber rolls the strength of its HQ.
---@param game Game
---@param bombers Piece[]
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function fire.airStrike(game, bombers)
  local list = {}
  for i, bomber in ipairs(bombers) do
    list[i] = { piece = bomber, dice = blocks.strength(game, blocks.airHq(game, bomber)), hits_on = bomber.hits_on }
  end
  return list
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

---Hits that the ground takes from the defender.
fire.absorption = areas.absorption

return fire

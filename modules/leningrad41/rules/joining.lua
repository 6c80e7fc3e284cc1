-- SPDX-License-Identifier: GPL-3.0-or-later
--- Who could take part in a battle that is still to come: those in the area, and those who can be sent there (10.9, 10.12, 10.17).

local areas = require "areas"
local blitz = require "blitz"
local blocks = require "blocks"
local fire = require "fire"
local lists = require "std.lists"
local movement = require "movement"
local orders = require "orders"

local joining = {}

local riverDice = tables.numbers.values.river_dice

---A block that comes from elsewhere, with the dice that its way leaves it (10.13.6.1).
local function comer(game, piece, last, space)
  local dice = blocks.attackDice(game, piece)
  local wet = not lists.contains(game.vars.old_fights, space) and areas.crossing(game, last, space)
  return { piece = piece, dice = wet and math.min(dice, riverDice) or dice, hits_on = piece.hits_on }
end

---Blocks with an order to get that can engage the enemy in the area.
local function commanded(game, space)
  local list, field = {}, orders.field(game, game.active)
  for piece in each(orders.movers(game)) do
    if movement.cost(movement.moves(game, piece, field), space) then
      local path = movement.route(game, piece, space, field)
      list[#list + 1] = comer(game, piece, path[#path - 1], space)
    end
  end
  return list
end

---Blocks that go on in the Blitz.
local function rolling(game, space)
  local able = lists.where(blitz.blocks(game, game.active), function(piece) return lists.contains(blitz.goals(game, piece), space) end)
  return lists.map(able, function(piece) return comer(game, piece, piece.space, space) end)
end

---Takes the strongest, as many as the area holds and, in an impulse that counts them, as there are orders.
local function chosen(game, list, space)
  local room = areas.limit(space, game.active) - areas.used(space, game.active)
  local left = game.vars.impulse == "strategic" and game.vars.blocks_left or room
  table.sort(list, function(a, b) return a.dice > b.dice end)
  return lists.where(list, function(one)
    -- Who is on his way has his order.
    local cost = one.piece == game.vars.mover and 0 or 1
    if one.dice == 0 or room < 1 or left < cost then return false end
    room, left = room - 1, left - cost
    return true
  end)
end

local function comers(game, space)
  if game.decision == "command" then return chosen(game, commanded(game, space), space) end
  if game.decision == "blitz.move" then return chosen(game, rolling(game, space), space) end
  return {}
end

---All who could attack in an area in this impulse, with their dice; nobody where no battle can come about.
---@param game Game
---@param space Space
---@return { piece: Piece, dice: integer, hits_on: integer }[]
function joining.all(game, space)
  local vars = game.vars
  if vars.impulse == "pass" or vars.exploiting or lists.contains(vars.fought, space) then return {} end
  if not areas.has(space, enemyOf(game.active)) then return {} end
  return lists.join(fire.attack(game, fire.attackers(space, game.active)), comers(game, space))
end

return joining

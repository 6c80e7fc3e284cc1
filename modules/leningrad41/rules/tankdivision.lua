-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.8: the Soviet 1st Tank Division guards Murmansk.

local blocks = require "blocks"
local fog = require "fog"
local options = require "options"
local territory = require "territory"

local tankdivision = {}

local numbers = tables.numbers.values

---@param game Game
---@return Piece
function tankdivision.piece(game)
  return game:piece(numbers.tank_division)
end

---Does the division stand in Murmansk?
---@param game Game
---@return boolean
function tankdivision.guards(game)
  local space = tankdivision.piece(game).space
  return space ~= nil and space.id == numbers.murmansk
end

local function mayGo(game)
  local kind = game.vars.impulse
  local piece = tankdivision.piece(game)
  if not options.on(game, 8) or game.side ~= "soviet" or game.vars.exploiting or game.vars.murmansk_taken then return false end
  if (kind ~= "pass" and kind ~= "strategic") or game.vars.blocks_left == 0 then return false end
  return blocks.onMap(piece) and not piece.moved and piece.supply == "supplied"
end

---@param game Game
---@param offer Offer
function tankdivision.offer(game, offer)
  if mayGo(game) then offer:piece("murmansk", tankdivision.piece(game)) end
end

function tankdivision.why(game, action)
  need(options.on(game, 8), "14.8", _"The defence of Murmansk is an optional rule that is not in use.")
  need(action.piece == tankdivision.piece(game) and game.side == "soviet", "14.8", _"Only the Soviet 1st Tank Division can go to Murmansk.")
  need(game.vars.impulse ~= "tactical", "14.8", _"The division goes to Murmansk in a pass or a Strategic Impulse.")
  need(mayGo(game), "14.8", _"The division can't go to Murmansk now.")
end

---@param turn Turn
---@param piece Piece
function tankdivision.go(turn, piece)
  local from = piece.space
  local box = turn:space(numbers.murmansk)
  fog.tell(turn, piece, { _"{1} goes to Murmansk.", piece }, { _"A block from {1} goes to Murmansk.", from },
    { rule = "14.8", space = box, kind = "move" })
  turn:move(piece, box)
  fog.show(turn, { piece })
  territory.settle(turn, from)
  territory.calm(turn, from)
end

return tankdivision

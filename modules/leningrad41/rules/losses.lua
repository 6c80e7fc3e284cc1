-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.3, 10.15: steps, destruction, surrender.

local blocks = require "blocks"
local fog = require "fog"
local lines = require "lines"
local standard = require "std.losses"
local territory = require "territory"

local losses = {}

local graves = { axis = "AXIS_LOST", soviet = "SOVIET_LOST" }

---Puts everything on a block back as it was before it came into play.
local function clean(turn, piece)
  for name, value in pairs{ supply = "supplied", moved = false, active = false, crossed = false, rolling = false } do
    turn:set(piece, name, value)
  end
end
losses.clean = clean

---Removes a block that lies open for good; it counts for the enemy's logistic value.
---@param turn Turn
---@param piece Piece
---@param rule string
local function bury(turn, piece, rule)
  local space = piece.space
  clean(turn, piece)
  turn:move(piece, turn:space(graves[piece.side]))
  turn:log({ _"{1} is out of the game.", piece }, { rule = rule, piece = piece, space = space, kind = "loss" })
end

---A block is out of the game, wherever it stood.
---@param turn Turn
---@param piece Piece
---@param rule string
function losses.surrender(turn, piece, rule)
  local space = piece.space
  bury(turn, piece, rule)
  territory.settle(turn, space)
  territory.calm(turn, space)
end

---A block or line is destroyed: Soviet blocks go back to the pool, Axis blocks are gone (10.15.3). What becomes of its area is
---for the caller to say: in a battle, only its end does.
---@param turn Turn
---@param piece Piece
---@param rule string
function losses.destroy(turn, piece, rule)
  local space = piece.space
  if piece.kind == "line" then
    turn:log({ _"The Defensive Line in {1} is destroyed.", space }, { rule = rule, space = space, kind = "loss" })
    lines.remove(turn, piece)
    return
  end
  if piece.side == "axis" then return bury(turn, piece, rule) end
  turn:log({ _"{1} is destroyed.", piece }, { rule = rule, piece = piece, space = space, kind = "loss" })
  clean(turn, piece)
  turn:setSteps(piece, piece.maxSteps)
  turn:move(piece, turn:space"SOVIET_POOL")
  fog.hide(turn, { piece })
end

---A hit on a block: one step less, or the end of it (4.2.3.1).
---@param turn Turn
---@param piece Piece
function losses.hit(turn, piece)
  if piece.steps <= 1 then return losses.destroy(turn, piece, "10.15") end
  standard.step(turn, piece, "10.15")
end

---9.3: an isolated block loses a step or surrenders.
---@param turn Turn
---@param piece Piece
function losses.starve(turn, piece)
  local space = piece.space
  if piece.kind == "line" then
    local alone = not blocks.at(space, piece.side)[1]
    local fought = #blocks.units(space, enemyOf(piece.side)) > 0
    if alone and fought then
      losses.destroy(turn, piece, "9.3")
      territory.settle(turn, space)
      territory.calm(turn, space)
    end
    return
  end
  if piece.steps > 1 then
    turn:setSteps(piece, piece.steps - 1)
    fog.tell(turn, piece, { _"{1} is isolated and loses a step.", piece }, { _"An isolated block in {1} loses a step.", space },
      { rule = "9.3", space = space, kind = "loss" })
    return
  end
  fog.show(turn, { piece })
  turn:log({ _"{1} surrenders.", piece }, { rule = "9.3", piece = piece, space = space, kind = "loss" })
  losses.surrender(turn, piece, "9.3")
end

return losses

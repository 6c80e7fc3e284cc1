-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.10: Dietl on the road to Murmansk.

local blocks = require "blocks"
local fog = require "fog"
local losses = require "losses"
local tankdivision = require "tankdivision"
local victory = require "victory"

local dietl = {}

local numbers = tables.numbers.values
local hero = "AX-DIETL"

---@param game Game
---@return Piece
function dietl.piece(game)
  return game:piece(hero)
end

---What Dietl must roll: the 1st Tank Division makes it harder (14.8).
---@param game Game
---@return integer
function dietl.hitsOn(game)
  return tankdivision.guards(game) and numbers.tank_division_hits_on or numbers.dietl_hits_on
end

---Does he stand in Murmansk with the division still there?
---@param game Game
---@return boolean
function dietl.isAtGates(game)
  local space = dietl.piece(game).space
  return space ~= nil and space.id == numbers.murmansk and tankdivision.guards(game)
end

---14.8: in a Strategic Impulse, too, Dietl may attack the division in Murmansk.
---@param game Game
---@return boolean
function dietl.mayStorm(game)
  local piece = dietl.piece(game)
  if game.side ~= "axis" or game.vars.impulse ~= "strategic" then return false end
  return dietl.isAtGates(game) and not piece.active and not blocks.isExhausted(piece)
end

local function fall(turn)
  turn.vars.murmansk_taken = true
  turn:log(_"Murmansk falls for good.", { rule = "10.10", kind = "control" })
  victory.check(turn)
end

local function advance(turn, hits)
  local piece = dietl.piece(turn)
  local from = piece.space.road
  local goal = math.min(from + hits, numbers.murmansk_boxes)
  for box = from + 1, goal do turn:set(turn:space("MUR" .. box), "control", "axis") end
  if goal == from then return end
  local box = turn:space("MUR" .. goal)
  turn:move(piece, box)
  turn:log({ _"{1} advances to {2}.", piece, box }, { rule = "10.10", piece = piece, space = box, kind = "move" })
  if goal < numbers.murmansk_boxes then return end
  if tankdivision.guards(turn) then
    turn:set(box, "control", "soviet")
    turn:log({ _"{1} holds Murmansk.", tankdivision.piece(turn) }, { rule = "14.8", space = box })
  else
    fall(turn)
  end
end

---14.8: the fight for the town itself.
local function storm(turn, hits)
  local division = tankdivision.piece(turn)
  for __ = 1, hits do
    if division.steps > 1 then
      turn:setSteps(division, division.steps - 1)
      turn:log({ _"{1} loses a step.", division }, { rule = "14.8", piece = division, kind = "loss" })
    else
      losses.surrender(turn, division, "14.8")
      turn:set(turn:space(numbers.murmansk), "control", "axis")
      fall(turn)
      return
    end
  end
end

---In the Combat Segment an activated Dietl rolls his dice.
---@param turn Turn
function dietl.march(turn)
  local piece = dietl.piece(turn)
  if not piece.active then return end
  local atGates, need = dietl.isAtGates(turn), dietl.hitsOn(turn)
  local dice = turn:rolls(blocks.strength(turn, piece))
  local hits = 0
  for die in each(dice) do
    if die >= need then hits = hits + 1 end
  end
  turn:log({ _"{1} rolls for the road to Murmansk: {2} {2|hit|hits}.", piece, hits }, { rule = "10.10", piece = piece, dice = dice, kind = "roll" })
  if atGates then storm(turn, hits) else advance(turn, hits) end
end

---Activates Dietl for the fight in Murmansk.
---@param turn Turn
function dietl.call(turn)
  local piece = dietl.piece(turn)
  turn:set(piece, "active", true)
  fog.show(turn, { piece })
  turn:log({ _"{1} is activated in {2}.", piece, piece.space }, { rule = "14.8", piece = piece, kind = "reveal" })
end

return dietl

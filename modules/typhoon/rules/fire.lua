-- SPDX-License-Identifier: GPL-3.0-or-later
--- Sections 10.1 to 10.6: dice, modifiers, and who takes the hits.

local units = require "units"

local fire = {}

local crt = tables.crt.cells
local track = tables.turns.values
local grounds = terrain.terrains
local columns = { german = 1, soviet = 2 }

---@class FireCase   everything that modifies fire, so that a query can ask before the battle
---@field kind "regular"|"breakout"
---@field space Space
---@field round integer
---@field river boolean   did the attackers cross a river on every side they came over?

---The battle that is going on.
---@param game Game
---@return FireCase
function fire.case(game)
  local vars = game.vars
  return { kind = vars.battle, space = vars.target, round = vars.round, river = vars.river }
end

---What the side that defends adds to its ground fire (10.2, 10.3).
local function defending(list, case)
  local ground = grounds[case.space.terrain]
  if ground.values.defender ~= 0 then
    list[#list + 1] = { value = ground.values.defender, text = ground.name, rule = "10.2" }
  end
  if case.river and case.round == 1 then
    list[#list + 1] = { value = terrain.edges.river.values.defender, text = _"behind a river", rule = "10.3" }
  end
end

---Modifiers of one ground unit's fire; they change each die, never the number of dice.
---@param game Game
---@param piece Piece
---@param case FireCase
---@return Modifier[]
function fire.factors(game, piece, case)
  local list = {}
  if piece.side == "german" then
    local ground = grounds[case.space.terrain]
    local value = piece.type == "panzer" and ground.values.panzer or ground.values.other
    if value ~= 0 then list[1] = { value = value, text = ground.name, rule = "10.2" } end
    if case.kind == "breakout" then
      defending(list, case)
    elseif game.turn == track.bonus_turn and case.round == 1 then
      list[#list + 1] = { value = track.bonus, text = _"first round on turn 6", rule = "12.3" }
    end
  elseif case.kind == "regular" then
    defending(list, case)
  end
  return list
end

---Sum of the modifiers of one unit.
---@param game Game
---@param piece Piece
---@param case FireCase
---@return integer
function fire.modifier(game, piece, case)
  local sum = 0
  for _, one in ipairs(fire.factors(game, piece, case)) do sum = sum + one.value end
  return sum
end

---Steps that a modified roll takes off.
---@param roll integer
---@param side Side
---@return integer
function fire.steps(roll, side)
  return crt[math.max(1, math.min(roll, #crt))][columns[side]]
end

---The paragraph of a step of fire.
local function paragraph(game, step)
  return game.vars.battle == "breakout" and "11.2.5" or "10.4." .. step
end

---One unit fires all its dice; the steps hit are noted for the other side.
---@param turn Turn
---@param piece Piece
function fire.shoot(turn, piece)
  local bonus = fire.modifier(turn, piece, fire.case(turn))
  local dice = turn:rolls(piece.dice)
  local hits = 0
  for _, die in ipairs(dice) do hits = hits + fire.steps(die + bonus, piece.side) end
  turn.vars.hits = hits
  turn.vars.hits_on = enemyOf(piece.side)
  turn:log({ _"{1} fires {2} {2|die|dice}, modifier {3}: {4} {4|hit|hits}.", piece, #dice, bonus, hits },
    { rule = paragraph(turn, piece.fires), piece = piece, dice = dice, kind = "combat" })
end

---Takes one step off a unit; the last one puts it aside until the battle is over (2.5).
---@param turn Turn
---@param piece Piece
function fire.wound(turn, piece)
  if piece.steps > 1 then
    turn:setSteps(piece, piece.steps - 1)
    turn:log({ _"{1} is reduced.", piece }, { rule = "2.5", piece = piece, kind = "loss" })
  else
    turn:move(piece, turn:space(piece.side .. "-aside"))
    turn:log({ _"{1} is eliminated and set aside.", piece }, { rule = "2.5", piece = piece, kind = "loss" })
  end
end

---Planes fire one plain die at every unit of a side; excess hits are lost (10.6).
---@param turn Turn
---@param from Side
function fire.bomb(turn, from)
  for place, piece in ipairs(units.at(turn.vars.target, enemyOf(from))) do
    local die = turn:roll()
    local steps = math.min(fire.steps(die, from), piece.steps)
    turn:log({ _"Air attack on {1}: {2} {2|hit|hits}.", piece, steps },
      { rule = paragraph(turn, from == "soviet" and 1 or 2), piece = piece, dice = { die }, kind = "combat" })
    for _ = 1, steps do fire.wound(turn, piece) end
  end
end

---Units that may take the next hit: no one-step unit before every two-step unit has been hit (10.6).
---@param space Space
---@param side Side
---@return Piece[]
function fire.bearers(space, side)
  local all = units.at(space, side)
  local strong, whole = {}, false
  for _, piece in ipairs(all) do
    if piece.maxSteps > 1 then
      strong[#strong + 1] = piece
      whole = whole or piece.steps > 1
    end
  end
  return whole and strong or all
end

return fire

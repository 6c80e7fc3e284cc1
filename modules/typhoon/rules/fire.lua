-- SPDX-License-Identifier: GPL-3.0-or-later
--- Sections 10.1 to 10.6: dice, modifiers, and who takes the hits.

local dice = require "std.dice"
local lists = require "std.lists"
local units = require "units"

local fire = {}

local track = tables.turns.values
local grounds = terrain.terrains

---Steps that each modified roll of a side takes off.
local steps = {
  german = lists.map(tables.crt.cells, function(row) return row[1] end),
  soviet = lists.map(tables.crt.cells, function(row) return row[2] end),
}

---@class Fight   a battle, noted with each of its questions; the first four also tell a query what modifies fire
---@field kind "regular"|"breakout"
---@field target Space
---@field round integer
---@field river boolean   did the attackers cross a river on every side they came over?
---@field stage integer   the step of the round
---@field queue Piece[]   that have still to fire in this step
---@field hits integer    still to be given out
---@field hurt Side       who takes them
---@field spaces? Space[]   of the pocket that breaks out

---What the side that defends adds to its ground fire (10.2, 10.3).
local function defending(list, case)
  local ground = grounds[case.target.terrain]
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
---@param case Fight
---@return Modifier[]
function fire.factors(game, piece, case)
  local list = {}
  if piece.side == "german" then
    local ground = grounds[case.target.terrain]
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
---@param case Fight
---@return integer
function fire.modifier(game, piece, case)
  local sum, factors = 0, fire.factors(game, piece, case)
  for i = 1, #factors do sum = sum + factors[i].value end
  return sum
end

---A unit as it fires in a battle.
---@param game Game
---@param piece Piece
---@param case Fight
---@return Shooter
function fire.shooter(game, piece, case)
  return { dice = piece.dice, hits = steps[piece.side], bonus = fire.modifier(game, piece, case) }
end

---The paragraph of a step of fire.
local function paragraph(fight, step)
  return fight.kind == "breakout" and "11.2.5" or "10.4." .. step
end

---Where the best of some dice is read off the chart.
local function cell(side, rolled, bonus)
  local best = 0
  for die in each(rolled) do best = math.max(best, die) end
  return dice.cell("crt", best + bonus, side == "german" and 1 or 2)
end

---One unit fires all its dice; the steps hit are noted for the other side.
---@param turn Turn
---@param fight Fight
---@param piece Piece
function fire.shoot(turn, fight, piece)
  local shooter = fire.shooter(turn, piece, fight)
  local hits, rolled = dice.fire(turn, { shooter })
  fight.hits, fight.hurt = hits, enemyOf(piece.side)
  turn:log({ _"{1} rolls {2} {2|die|dice}, modifier {3}: {4} {4|hit|hits}.", piece, #rolled, shooter.bonus, hits,
    cell(piece.side, rolled, shooter.bonus) },
    { rule = paragraph(fight, piece.fires), piece = piece, dice = rolled, kind = "combat" })
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
---@param fight Fight
---@param from Side
function fire.bomb(turn, fight, from)
  for piece in each(units.at(fight.target, enemyOf(from))) do
    local hits, rolled = dice.fire(turn, { { dice = 1, hits = steps[from] } })
    hits = math.min(hits, piece.steps)
    turn:log({ _"Air attack on {1}: {2} {2|hit|hits}.", piece, hits, cell(from, rolled, 0) },
      { rule = paragraph(fight, from == "soviet" and 1 or 2), piece = piece, space = fight.target, dice = rolled, kind = "combat" })
    for __ = 1, hits do fire.wound(turn, piece) end
  end
end

---Units that may take the next hit: no one-step unit before every two-step unit has been hit (10.6).
---@param space Space
---@param side Side
---@return Piece[]
function fire.bearers(space, side)
  local all = units.at(space, side)
  local strong = lists.where(all, function(piece) return piece.maxSteps > 1 end)
  return lists.any(strong, function(piece) return piece.steps > 1 end) and strong or all
end

return fire

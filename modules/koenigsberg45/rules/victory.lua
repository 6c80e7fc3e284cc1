-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 13: victory, and the end of the turn.

local chits = require "chits"
local control = require "std.control"
local victory = {}

local scenarios = tables.victory.values.scenarios

---Places that a scenario of its own counts instead of the victory towns, with their points; nil in the campaign.
---@param game Game
---@return table<string, integer>?
function victory.places(game)
  local own = scenarios[game.scenario.id]
  return own and own.places
end

---Points of a side: the victory towns that it holds (13.1), or what the scenario counts.
---@param game Game
---@param side Side
---@return integer
function victory.points(game, side)
  local places = victory.places(game)
  if not places then return control.points(game, side) end
  local sum = 0
  for id, points in pairs(places) do
    if game:space(id).control == side then sum = sum + points end
  end
  return sum
end

---Levels of victory by German points, the highest first (13.2.1).
---@param game Game
---@return { from: integer, outcome: string, winner: Side? }[]
function victory.levels(game)
  local own = scenarios[game.scenario.id]
  return own and own.levels or tables.victory.values.levels
end

---The level of victory as things are.
---@param game Game
---@return { from: integer, outcome: string, winner: Side? }
function victory.level(game)
  return control.level(victory.levels(game), victory.points(game, "german"))
end

---A Soviet unit in supply in Königsberg or Elbing (13.2).
---@param game Game
---@return Space?
function victory.fallen(game)
  for id in each(tables.victory.values.sudden_death) do
    local space = game:space(id)
    for piece in each(space.pieces) do
      if piece.side == "soviet" and piece.supply == "supplied" then return space end
    end
  end
  return nil
end

phase "sudden_death" {
  enter = function(turn)
    local space = victory.fallen(turn)
    if not space then return end
    turn:log({ _"Soviet units in supply hold {1}: the game is over.", space }, { rule = "13.2", space = space })
    turn:finish{ outcome = tables.victory.values.sudden_death_outcome, winner = "soviet", text = { _"Sudden death: {1} has fallen.", space } }
  end,
}

local texts = {
  crushing_german = _"Crushing German victory.", major_german = _"Major German victory.", minor_german = _"Minor German victory.",
  draw = _"A draw.", minor_soviet = _"Minor Soviet victory.", historical_soviet = _"Historical Soviet victory.", major_soviet = _"Major Soviet victory.", crushing_soviet = _"Crushing Soviet victory.",
}

local function finish(turn)
  local level = victory.level(turn)
  turn:log({ _"The Germans hold {1} victory {1|point|points}.", victory.points(turn, "german") }, { rule = "13.2.1" })
  turn:finish{ outcome = level.outcome, winner = level.winner, text = texts[level.outcome] }
end

phase "turn_advance" {
  enter = function(turn)
    local vars = turn.vars
    chits.giveBack(turn)
    vars.no_gas, vars.refugees, vars.hipper_used = false, false, false
    if turn.turn >= turn.scenario.lastTurn then return finish(turn) end
    turn:move(turn:piece"TURN", turn:space("turn-" .. turn.turn + 1))
    turn:log({ _"Turn {1} begins.", turn.turn + 1 }, { rule = "2.2.1", kind = "phase" })
  end,
}

return victory

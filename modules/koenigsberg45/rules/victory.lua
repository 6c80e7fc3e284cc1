-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 13: victory, and the end of the turn.

local chits = require "chits"
local control = require "std.control"
local victory = {}

---The level of victory for so many German points (13.2.1).
---@param points integer
---@return { from: integer, outcome: string, winner: Side }
function victory.level(points)
  return control.level(tables.victory.values.levels, points)
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
  historical_soviet = _"Historical Soviet victory.", major_soviet = _"Major Soviet victory.", crushing_soviet = _"Crushing Soviet victory.",
}

local function finish(turn)
  local points = control.points(turn, "german")
  local level = victory.level(points)
  turn:log({ _"The Germans hold {1} victory {1|point|points}.", points }, { rule = "13.2.1" })
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

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What follows a roll, in order (6.9): losses of both sides, retreats of both sides, advance.
--- Each stage asks its question and comes back here; a stage that has nothing to ask is skipped.

local units = require "units"

local aftermath = {}

---Attackers that suffer results: artillery does not (6.4), nor do the dead.
---@param game Game
---@return Piece[]
function aftermath.attackers(game)
  local list = {}
  for _, piece in ipairs(game.vars.attackers) do
    if piece.space.kind == "hex" and not units.isArtillery(piece) then list[#list + 1] = piece end
  end
  return list
end

---Defenders still in the hex; nobody when attackers have advanced into it.
---@param game Game
---@return Piece[]
function aftermath.defenders(game)
  local pieces = game.vars.target.pieces
  if pieces[1] and pieces[1].side == game.vars.attacker then return {} end
  return pieces
end

---Forgets the attack.
---@param turn Turn
function aftermath.clear(turn)
  local vars = turn.vars
  vars.attacker, vars.target, vars.attackers = nil, nil, {}
  vars.attacker_losses, vars.defender_losses = 0, 0
  vars.attacker_retreat, vars.defender_retreat = 0, 0
  vars.retreaters, vars.retreating, vars.retreat_left = {}, nil, 0
end

local function losses(turn, count, pieces, side)
  if turn.vars[count] == 0 or not pieces[1] then return false end
  turn:push("losses", { side = side, count = count })
  return true
end

local function retreats(turn, hexes, pieces, side)
  if turn.vars[hexes] == 0 or not pieces[1] then return false end
  turn.vars.retreaters = pieces
  turn.vars.retreat_left = turn.vars[hexes]
  turn:push("retreat", { side = side, hexes = hexes })
  return true
end

local stages = {
  function(turn)
    return losses(turn, "attacker_losses", aftermath.attackers(turn), turn.vars.attacker)
  end,
  function(turn)
    return losses(turn, "defender_losses", aftermath.defenders(turn), enemyOf(turn.vars.attacker))
  end,
  function(turn)
    return retreats(turn, "defender_retreat", aftermath.defenders(turn), enemyOf(turn.vars.attacker))
  end,
  function(turn)
    return retreats(turn, "attacker_retreat", aftermath.attackers(turn), turn.vars.attacker)
  end,
  function(turn)
    if aftermath.defenders(turn)[1] or not aftermath.attackers(turn)[1] then return false end
    turn:push("advance", { side = turn.vars.attacker })
    return true
  end,
}

---Asks the next question that the result puts, or ends the attack.
---@param turn Turn
function aftermath.go(turn)
  for _, stage in ipairs(stages) do
    if stage(turn) then return end
  end
  aftermath.clear(turn)
end

---Begins to carry a result out.
---@param turn Turn
---@param effect table   an entry of the combat table's `results`
function aftermath.begin(turn, effect)
  local vars = turn.vars
  vars.attacker_losses = effect.attacker_steps or 0
  vars.defender_losses = effect.defender_steps or 0
  vars.attacker_retreat = effect.attacker_retreat or 0
  vars.defender_retreat = effect.defender_retreat or 0
  if effect.eliminated then
    for _, piece in ipairs(aftermath.defenders(turn)) do units.eliminate(turn, piece, "6.9") end
  end
  aftermath.go(turn)
end

---The units among which a loss is chosen.
local function bearers(game)
  if game.here.count == "attacker_losses" then return aftermath.attackers(game) end
  return aftermath.defenders(game)
end

local function why(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side, "6.10", _"Each side chooses its own losses.")
  need(not units.isArtillery(piece) or piece.side ~= game.vars.attacker, "6.4", _"Artillery that attacks suffers no losses.")
  need(false, "6.10", { _"{1} did not take part in this combat.", piece })
end

local function lose(turn, action)
  local count = turn.here.count
  turn.vars[count] = turn.vars[count] - 1
  turn:pop()
  units.loseStep(turn, action.piece, "6.10")
  aftermath.go(turn)
end

decision "losses" {
  rule = "6.10",
  prompt = _"Choose a unit to lose a step",
  help = _"A unit with one step left is eliminated when it loses it.",
  ask = "losses",
  auto = true,
  actions = function(game, offer)
    offer:piece("lose", bearers(game))
    offer:hint("max", game.vars[game.here.count])
  end,
  lose = { label = _"{piece} loses a step", rule = "6.10", why = why, run = lose },
}

return aftermath

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 7, second part: advance after combat, chosen by the attacker.

local aftermath = require "aftermath"
local units = require "units"

local advance = {}

---Attackers next to the hex that was cleared and able to enter it (7.8, 7.9).
---@param game Game
---@return Piece[]
function advance.candidates(game)
  local target = game.vars.target
  local list = {}
  if not units.fits(target) then return list end
  local nowhere = game:setOf{}
  for _, piece in ipairs(aftermath.attackers(game)) do
    local near = piece.space ~= target and piece.space:adjacent(target)
    if near and units.step(game, piece, nowhere):has(target) then list[#list + 1] = piece end
  end
  return list
end

local function stop(turn)
  turn:pop()
  aftermath.clear(turn)
end

local function go(turn, action)
  local piece, target = action.piece, turn.vars.target
  turn:move(piece, target)
  turn:log({ _"{1} advances into {2}.", piece, target }, { rule = "7.8", piece = piece, space = target, kind = "move" })
  units.take(turn, target, piece.side)
end

local function why(game, action)
  local piece, target = action.piece, game.vars.target
  need(piece and piece.side == game.side, "7.8", _"Only units that attacked advance.")
  need(not units.isArtillery(piece), "6.4", _"Artillery does not advance.")
  local attacked = false
  for _, one in ipairs(game.vars.attackers) do attacked = attacked or one == piece end
  need(attacked and piece.space ~= target, "7.8", _"Only units that attacked advance.")
  need(units.fits(target), "7.9", _"Not more than two units may advance.")
  need(false, "7.9", { _"{1} can't enter the ground of {2}.", piece, target })
end

decision "advance" {
  rule = "7.8",
  prompt = function(game) return { _"Advance into {1}?", game.vars.target } end,
  help = _"The hex is empty: up to two of the units that attacked may move in, whatever the zones of control.",
  auto = true,
  actions = function(game, offer)
    offer:piece("advance", advance.candidates(game))
    offer:button("stop")
  end,
  advance = { label = _"{piece} advances", rule = "7.8", why = why, run = go },
  stop = { label = _"No further advance", rule = "7.8", run = stop },
}

return advance

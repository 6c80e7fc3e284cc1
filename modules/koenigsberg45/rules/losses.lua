-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.4: the owner takes the losses; the first one falls on the strongest unit.

local aftermath = require "aftermath"
local command = require "command"
local lists = require "lists"
local units = require "units"

---Those among whom the next loss is chosen.
local function bearers(game)
  local pool = lists.where(game.vars.loss_pool, units.onMap)
  local by = game.vars.loss_by
  if by == "" then return pool end
  local most = -1
  for __, piece in ipairs(pool) do most = math.max(most, piece[by]) end
  return lists.where(pool, function(piece) return piece[by] == most end)
end

local function why(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side, "9.4", _"Each side takes its own losses.")
  need(piece.kind ~= "hq", "9.4", { _"{1} is an HQ and has no steps.", piece })
  need(lists.contains(game.vars.loss_pool, piece), "9.4", { _"{1} does not bear this loss.", piece })
  need(false, "9.4.1", _"The first loss falls on the strongest unit.")
end

local function lose(turn, action)
  local vars = turn.vars
  vars.loss_left, vars.loss_by = vars.loss_left - 1, ""
  units.loseStep(turn, action.piece, turn.here.rule)
  if vars.loss_left > 0 and bearers(turn)[1] then return end
  vars.loss_left, vars.loss_pool = 0, {}
  turn:pop()
  aftermath.go(turn)
end

decision "losses" {
  rule = "9.4",
  prompt = function(game) return { _"Choose a unit to lose a step: {1} to lose", game.vars.loss_left } end,
  help = _"The first step comes from the strongest unit; the rest is up to you.",
  ask = "losses",
  auto = true,
  actions = function(game, offer)
    offer:piece("lose", bearers(game))
    offer:hint("max", game.vars.loss_left)
    command.hintSeat(game, offer, game.vars.loss_pool[1])
  end,
  lose = { label = _"{piece} loses a step", rule = "9.4", why = why, run = lose },
}

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.4: the owner takes the losses; the first one falls on the strongest unit.

local aftermath = require "aftermath"
local command = require "command"
local lists = require "std.lists"
local losses = require "std.losses"
local retreat = require "std.retreat"
local units = require "units"

---Those among whom the next loss is chosen.
local function bearers(game, pool)
  local by = game.here.loss_by
  return by == "" and pool or losses.strongest(pool, by)
end

local function why(game, piece)
  need(piece.kind ~= "hq", "9.4", { _"{1} is an HQ and has no steps.", piece })
  local pool = game.here.loss_pool
  need(not lists.contains(pool, piece) or lists.contains(bearers(game, pool), piece), "9.4.1",
    _"The first loss falls on the strongest unit.")
end

local function lose(turn, piece)
  turn.here.loss_by = ""
  units.loseStep(turn, piece, turn.here.loss_rule)
end

local asked = losses.decision{
  rule = "9.4",
  help = _"The first step comes from the strongest unit; the rest is up to you.",
  bearers = bearers,
  why = why,
  lose = lose,
  follows = function(game)
    local battle = game.here
    return battle.stage == "d_retreat" and retreat.follows(battle.defender_retreat) or nil
  end,
  after = aftermath.go,
}
local actions = asked.actions

function asked.actions(game, offer)
  actions(game, offer)
  command.hintSeat(game, offer, game.here.loss_pool[1])
end

decision "losses" (asked)

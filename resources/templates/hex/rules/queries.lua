--- Answers for the map's overlays and panels.

local fight = require "fight"
local movement = require "movement"
local odds = require "std.odds"
local queries = require "std.queries"
local victory = require "victory"
local zones = require "std.zones"

---What the panel shows before an attack.
local function answer(_game, attackers, target)
  local piece = attackers[1]
  if not piece or target.count == 0 then return {} end
  return odds.answer(fight.crt, {
    attack = odds.side({ piece }, function(unit) return unit.attack end),
    defence = odds.side({ target.pieces[1] }, function(unit) return unit.defence end),
    column = fight.column(piece, target),
  })
end

queries.define{
  reach = movement.reach,
  zones = zones.of,
  stacking = { limit = 1 },
  odds = answer,
  victory = function(game) return { winner = victory.winner(game) } end,
}

--- Answers for the map's overlays and panels.

local fight = require "fight"
local movement = require "movement"
local victory = require "victory"

query "reach" (function(game, args)
  local piece = game:piece(args.piece)
  return piece.space and movement.reach(game, piece):costs() or {}
end)

query "zoc" (function(game, args)
  local ids = {}
  for i, space in ipairs(movement.zones(game, args.side):list()) do ids[i] = space.id end
  return ids
end)

query "stacking" (function(game, args)
  local used = game:space(args.space).count
  return { used = used, limit = 1, ok = used <= 1 }
end)

query "odds" (function(game, args)
  local piece, target = game:piece(args.attackers[1]), game:space(args.space)
  local columns = tables.fight.columns
  local column = math.max(1, math.min(#columns, fight.column(piece, target)))
  local outcomes = {}
  for i, row in ipairs(tables.fight.cells) do
    local result = row[column]
    outcomes[i] = {
      result = result, rolls = { 2 * i - 1, 2 * i }, chance = 1 / 3, text = tables.fight.legend[result],
      attacker_steps = result == "A" and 1 or 0, defender_steps = result == "D" and 1 or 0,
    }
  end
  local defender = target.pieces[1]
  return {
    attack = { total = piece.attack, units = { { piece = piece.id, value = piece.attack, factors = {} } } },
    defence = { total = defender.defence, units = { { piece = defender.id, value = defender.defence, factors = {} } } },
    columns = columns, column = columns[column], shifts = {}, drm = 0, outcomes = outcomes,
  }
end)

query "victory" (function(game)
  return { winner = victory.winner(game) }
end)

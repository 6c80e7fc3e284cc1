--- Answers for the map's overlays and panels.

local areas = require "areas"
local movement = require "movement"
local victory = require "victory"

query "reach" (function(game, args)
  local piece, costs = game:piece(args.piece), {}
  if not piece.space then return costs end
  for _, space in ipairs(movement.targets(piece)) do costs[space.id] = 1 end
  return costs
end)

query "stacking" (function(game, args)
  local used = #areas.units(game:space(args.space), args.side)
  return { used = used, limit = movement.limit, ok = used <= movement.limit }
end)

query "victory" (function(game)
  local points = {}
  for _, side in ipairs(sides) do points[side] = victory.points(game, side) end
  return { points = points, winner = victory.leader(game) }
end)

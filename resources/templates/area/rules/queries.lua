--- Answers for the map's overlays and panels.

local movement = require "movement"
local queries = require "std.queries"
local victory = require "victory"

queries.define{
  spaces = movement.targets,
  stacking = { limit = movement.limit },
  victory = function(game)
    local points = {}
    for i = 1, #sides do points[sides[i]] = victory.points(game, sides[i]) end
    return { points = points, winner = victory.leader(game) }
  end,
}

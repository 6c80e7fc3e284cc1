--- Answers for the map's overlays and panels.

local movement = require "movement"

query "reach" (function(game, args)
  local piece = game:piece(args.piece)
  return piece.space and movement.reach(game, piece):costs() or {}
end)

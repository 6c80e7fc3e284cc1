--- Answers for the map's overlays and panels.

local movement = require "movement"
local queries = require "std.queries"

queries.define{ reach = movement.reach }

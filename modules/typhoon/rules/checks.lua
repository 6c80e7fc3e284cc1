-- SPDX-License-Identifier: GPL-3.0-or-later
--- Truths of every position.

local units = require "units"

invariant "stacking" (function(game)
  local crowded = units.crowded(game, 0)
  if crowded[1] then return "more than three divisions in " .. crowded[1].id end
end)

invariant "every piece is somewhere" (function(game)
  for piece in each(game:pieces()) do
    if not piece.space then return piece.id .. " is nowhere" end
    if piece.steps < 1 or piece.steps > piece.maxSteps then return piece.id .. " has impossible steps" end
  end
end)

invariant "Soviet units are on the map in battle only" (function(game)
  if game.here.kind then return end
  local there = game:pieces{ side = "soviet", onMap = true }
  if there[1] then return there[1].id .. " is left on the map" end
end)

invariant "no German unit is lost" (function(game)
  if game.here.kind then return end
  local aside = game:space("german-aside").pieces
  if aside[1] then return aside[1].id .. " has not come back" end
end)

invariant "Germans stand on German hexes" (function(game)
  if game.here.kind then return end
  for space in each(units.hexes(game):list()) do
    if space.control ~= "german" then return "a German unit stands on the Soviet hex " .. space.id end
  end
end)

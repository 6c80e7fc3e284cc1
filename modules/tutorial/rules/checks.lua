-- SPDX-License-Identifier: GPL-3.0-or-later
--- Truths of every position.

local units = require "units"

invariant "stacking" (function(game)
  for side in each(sides) do
    for piece in each(units.of(game, side)) do
      local passing = piece == game.here.retreating
      if piece.position > tables.numbers.values.stacking and not passing then
        return piece.id .. " is one too many in " .. piece.space.id
      end
    end
  end
end)

invariant "sides apart" (function(game)
  local both = units.hexes(game, "blue"):common(units.hexes(game, "red"))
  if both:size() > 0 then return "both sides are in " .. both:list()[1].id end
end)

invariant "nobody in the lake" (function(game)
  for piece in each(game:pieces{ onMap = true }) do
    if piece.space.terrain == "lake" then return piece.id .. " is in the lake" end
  end
end)

invariant "every piece is somewhere" (function(game)
  for piece in each(game:pieces()) do
    if not piece.space then return piece.id .. " is nowhere" end
    if piece.steps < 1 or piece.steps > piece.maxSteps then return piece.id .. " has impossible steps" end
  end
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Truths of every position.

local stacking = require "stacking"
local units = require "units"

invariant "sides apart" (function(game)
  local both = units.hexes(game, "german"):common(units.hexes(game, "soviet"))
  if both:size() > 0 then return "both sides are in " .. both:list()[1].id end
end)

invariant "stacking" (function(game)
  if game.decision ~= "impulse.points" then return end
  for side in each(sides) do
    local space = stacking.illegal(game, side)[1]
    if space then return "too many units of " .. side .. " in " .. space.id end
  end
end)

invariant "movement points" (function(game)
  local most = game.vars.impulse_mp * units.scale
  for piece in each(game:pieces{ onMap = true, side = game.vars.impulse_side }) do
    if piece.mp_spent < 0 or piece.mp_spent > most then return piece.id .. " has spent " .. piece.mp_spent .. " of " .. most end
  end
end)

invariant "steps" (function(game)
  for piece in each(game:pieces{ onMap = true }) do
    if piece.steps < 1 or piece.steps > piece.maxSteps then return piece.id .. " has impossible steps" end
  end
end)

invariant "ground" (function(game)
  for piece in each(game:pieces{ onMap = true }) do
    local space = piece.space
    local isOpen = space:way("road") or space:way("railway") or space:has("bridge") or terrain.terrains[space.terrain].cost[piece.mobility]
    if not isOpen then return piece.id .. " stands where it can't go, in " .. space.id end
  end
end)

invariant "garrisons of towns" (function(game)
  for id in each(tables.numbers.values.intrinsic) do
    local space = game:space(id)
    if space.intrinsic and space.count > 0 and space.pieces[1].side == "soviet" then return "Soviet units are in garrisoned " .. id end
  end
end)

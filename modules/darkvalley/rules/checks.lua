-- SPDX-License-Identifier: GPL-3.0-or-later
--- Truths of every position.

local lists = require "std.lists"
local units = require "units"

invariant "stacking" (function(game)
  for side in each(sides) do
    for space in each(units.held(game, side):list()) do
      if space.count > 1 and not units.fitsTogether(units.at(space, side)) then return "too many units in " .. space.id end
    end
  end
end)

invariant "sides apart" (function(game)
  local both = units.held(game, "axis"):common(units.held(game, "soviet"))
  if both:size() > 0 then return "both sides are in " .. both:list()[1].id end
end)

invariant "control" (function(game)
  for side in each(sides) do
    for space in each(units.held(game, side):list()) do
      if space.control ~= side then return space.id .. " is held by " .. side .. " but not controlled" end
    end
  end
end)

invariant "on land" (function(game)
  for piece in each(game:pieces{ ground = true, onMap = true }) do
    local cost = terrain.terrains[piece.space.terrain].cost
    if not cost.foot then return piece.id .. " stands in " .. piece.space.id end
  end
end)

invariant "aircraft are with their bases" (function(game)
  for unit in each(game:pieces{ type = "air", side = "axis", onMap = true }) do
    if game:piece(unit.base).space ~= unit.space then return unit.id .. " is not with its base" end
  end
end)

invariant "bases have room" (function(game)
  for base in each(game:pieces{ type = "base", onMap = true }) do
    local count = #lists.where(base.space.pieces, function(piece) return piece.type == "base" end)
    if count > (base.space:has "city" and 2 or 1) then return "too many bases in " .. base.space.id end
  end
end)

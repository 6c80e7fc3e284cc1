-- SPDX-License-Identifier: GPL-3.0-or-later
--- Truths of every position.

local fog = require "fog"
local lists = require "std.lists"
local units = require "units"

local function isUnsettled(game)
  return game.decision == "retreat" or game.decision == "retreat.hq" or game.decision == "replacements"
    or game.decision == "arrive" or (game.decision == "move" and game.here.why == "arrive") or game.decision == "losses"
end

invariant "stacking" (function(game)
  if isUnsettled(game) then return end
  for side in each(sides) do
    for kind in each{ "unit", "hq" } do
      local seen = {}
      for piece in each(game:pieces{ side = side, kind = kind, onMap = true }) do
        local id = piece.space.id
        seen[id] = (seen[id] or 0) + 1
        if seen[id] > units.limit(kind) then return piece.id .. " is one too many in " .. id end
      end
    end
  end
end)

invariant "sides apart" (function(game)
  local both = units.hexes(game, "german"):common(units.hexes(game, "soviet"))
  if both:size() > 0 then return "both sides are in " .. both:list()[1].id end
end)

invariant "nobody in the water" (function(game)
  for piece in each(game:pieces{ onMap = true }) do
    if piece.kind ~= "ship" and terrain.terrains[piece.space.terrain].values.water then
      return piece.id .. " is in the water of " .. piece.space.id
    end
  end
end)

invariant "every piece is somewhere" (function(game)
  for piece in each(game:pieces()) do
    if not piece.space then return piece.id .. " is nowhere" end
    if piece.steps < 1 or piece.steps > piece.maxSteps then return piece.id .. " has impossible steps" end
  end
end)

local places = {
  cup = true, actions = true, idle = true, gd = true, ["chits-later"] = true, ["german-out"] = true, ["soviet-out"] = true,
}

invariant "chits" (function(game)
  for chit in each(game:pieces{ kind = "chit" }) do
    local id = chit.space.id
    if not places[id] and not id:match"^german%-%d$" and not id:match"^[23]bf%-%d$" then
      return chit.id .. " is in " .. id
    end
  end
end)

invariant "limits" (function(game)
  for force in each{ "german", "2bf", "3bf" } do
    if game.vars["used_" .. force] > game.vars["limit_" .. force] then return force .. " has been activated too often" end
  end
end)

invariant "activation" (function(game)
  if game.decision ~= "chit" then return end
  if game:pieces{ active = "full" }[1] or game:pieces{ active = "move" }[1] then return "somebody is still activated" end
end)

---With fog of war the marks on the stacks agree with what lies in them.
invariant "zones" (function(game)
  if not fog.on(game) then return end
  for side in each(sides) do
    for space in each(units.hexes(game, side):list()) do
      if space.zoned ~= lists.any(space.pieces, fog.exerts) then return "the zone of " .. space.id .. " is marked wrongly" end
    end
  end
end)

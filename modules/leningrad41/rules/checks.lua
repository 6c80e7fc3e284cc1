-- SPDX-License-Identifier: GPL-3.0-or-later
--- Truths of every position.

local areas = require "areas"
local blocks = require "blocks"

invariant "stacking" (function(game)
  for side in each(sides) do
    for space in each(game:occupied{ side = side, kind = "block", onMap = true }:list()) do
      if areas.used(space, side) > areas.limit(space, side, "finnish") then return "too many blocks of " .. side .. " in " .. space.id end
    end
  end
end)

invariant "one line" (function(game)
  for line in each(game:pieces{ kind = "line", onMap = true }) do
    if blocks.line(line.space, line.side) ~= line then return "two lines in " .. line.space.id end
  end
end)

invariant "control" (function(game)
  local axis, soviet = areas.held(game, "axis"), areas.held(game, "soviet")
  for space in each(game:spaces{ kind = "area" }) do
    if not space.control then return space.id .. " belongs to nobody" end
    local alone = axis:has(space) ~= soviet:has(space)
    if alone and space ~= game.here.battle and not areas.has(space, space.control) then
      return space.id .. " is held by one side and controlled by the other"
    end
  end
end)

invariant "leaders stay at home" (function(game)
  if not game:piece"AX-HITLER".space or not game:piece"SU-STALIN".space then return end
  if game:piece"AX-HITLER".space.id ~= "RASTENBURG" then return "Hitler has left Rastenburg" end
  if game:piece"SU-STALIN".space.id ~= "MOSCOW" then return "Stalin has left Moscow" end
end)

invariant "steps" (function(game)
  for piece in each(game:pieces{ kind = "block" }) do
    if piece.steps < 1 or piece.steps > piece.maxSteps then return piece.id .. " has impossible steps" end
  end
end)

invariant "fog" (function(game)
  for piece in each(game:pieces{ kind = "block", onMap = true, shown = true }) do
    local lies = piece.active or piece.rolling or piece.space == game.here.battle or areas.isDisputed(piece.space)
    if not lies then return piece.id .. " should stand" end
  end
end)

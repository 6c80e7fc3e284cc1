-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.1 and 2.1.3: what options change in the set-up.

local fog = require "fog"

---Soviet settlements at the start were never German ground for the Volkssturm.
local function markGround(turn)
  for ground in each{ "village", "town", "city" } do
    for space in each(turn:spaces{ terrain = ground, control = "soviet" }) do turn:set(space, "trodden", true) end
  end
end

local function placeOption(turn, option, id)
  if not turn.options[option] then return end
  local piece = turn:piece(id)
  turn:move(piece, turn:space(piece.start))
end

local function coverStacks(turn)
  for side in each(sides) do
    for space in each(turn:occupied{ side = side, onMap = true }:list()) do fog.refresh(turn, space) end
  end
end

setup(function(turn)
  markGround(turn)
  placeOption(turn, "ss_boehme", "GE-OPT-BOEHME")
  placeOption(turn, "panzer_20", "GE-OPT-20PZ")
  if turn.options.mikosch then turn.vars.mikosch = "waiting" end
  if fog.on(turn) then coverStacks(turn) end
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.1 and 2.1.3: what options change in the set-up.

local fog = require "fog"
local lists = require "lists"
local territory = require "territory"

---Soviet settlements at the start were never German ground for the Volkssturm.
local function markGround(turn)
  for __, ground in ipairs{ "village", "town", "city" } do
    for __, space in ipairs(turn:spaces{ terrain = ground, control = "soviet" }) do turn:set(space, "trodden", true) end
  end
end

local function placeOption(turn, option, id)
  if not lists.option(turn, option) then return end
  local piece = turn:piece(id)
  turn:move(piece, turn:space(piece.start))
end

local function coverStacks(turn)
  for __, side in ipairs(sides) do
    for __, space in ipairs(turn:occupied{ side = side, onMap = true }:list()) do fog.refresh(turn, space) end
  end
end

setup(function(turn)
  markGround(turn)
  placeOption(turn, "ss_boehme", "GE-OPT-BOEHME")
  placeOption(turn, "panzer_20", "GE-OPT-20PZ")
  if territory.option(turn, "mikosch") then turn.vars.mikosch = "waiting" end
  if fog.on(turn) then coverStacks(turn) end
end)

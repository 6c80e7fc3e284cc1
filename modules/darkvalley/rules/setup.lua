-- SPDX-License-Identifier: GPL-3.0-or-later
--- What a scenario's file can't say.

local dawn = require "dawn"
local reinforcements = require "reinforcements"

setup(function(turn)
  local values = turn.scenario.values
  for place in each(values.destroyed or {}) do turn:setFeature(turn:space(place[1]), place[2], false) end
  for id in each(values.des or {}) do turn:set(turn:piece(id), "supply", "out") end
  turn.vars.manstein_left = values.manstein_left or 0
  reinforcements.prepare(turn)
  dawn.begin(turn)
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What a scenario's file can't say by itself.

local arrivals = require "arrivals"
local bridges = require "bridges"

setup(function(turn)
  bridges.prepare(turn)
  arrivals.prepare(turn)
end)

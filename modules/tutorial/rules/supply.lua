-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 8: supply. The turn is announced with it (3.1).

local calendar = require "std.calendar"
local standard = require "std.supply"
local units = require "units"
local zones = require "zones"

local supply = {}

local stages = { { ways = { "road" } }, { steps = tables.numbers.values.supply_range } }

---Where a side's units are in supply: a road from an open source, then a few hexes over land (8.2, 8.3).
---@param game Game
---@param side Side
---@return Supply
function supply.net(game, side)
  return standard.net(game, {
    sources = game:spaces{ source = side }, stages = stages,
    closed = zones.closed(game, side), barred = game:region{ terrain = "lake" },
  })
end

phase "supply" {
  enter = function(turn)
    calendar.announce(turn, lookup("turns", turn.turn, "Date"), "3.1")
    local net = supply.net(turn, turn.active)
    standard.check(turn, units.of(turn, turn.active), function(piece) return net:has(piece.space) end,
      { rule = "8.1", starve = function(inner, piece) units.loseStep(inner, piece, "8.5") end })
  end,
}

return supply

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 8: supply.

local calendar = require "calendar"
local units = require "units"
local zones = require "zones"

local supply = {}

local range = tables.numbers.values.supply_range

---Sources of a side that the enemy does not close (8.2, 8.3).
local function sources(game, side, closed)
  local open = {}
  for _, space in ipairs(game:spaces{ source = side }) do
    if not closed:has(space) then open[#open + 1] = space end
  end
  return open
end

---Where a side's units are in supply: a road from the source, then a few hexes over land (8.2).
---@param game Game
---@param side Side
---@return Supply
function supply.net(game, side)
  local closed = zones.closed(game, side):union(game:setOf(game:spaces{ terrain = "lake" }))
  return game:supply{
    sources = sources(game, side, closed),
    stages = { { ways = { "road" } }, { steps = range } },
    blocked = closed,
  }
end

---What a unit's state becomes when its line is checked (8.4 to 8.6).
---@param state string
---@param supplied boolean
---@return string
function supply.after(state, supplied)
  if supplied then return "supplied" end
  return state == "supplied" and "out" or "isolated"
end

local lines = {
  supplied = _"{1} is in supply again.",
  out = _"{1} is out of supply.",
  isolated = _"{1} is isolated.",
}

local function update(turn, piece, supplied)
  local before = piece.supply
  local now = supply.after(before, supplied)
  if before == "isolated" and not supplied then
    units.loseStep(turn, piece, "8.5")
  elseif now ~= before then
    turn:set(piece, "supply", now)
    turn:log({ lines[now], piece }, { rule = "8.1", piece = piece, kind = "supply" })
  end
end

phase "supply" {
  enter = function(turn)
    calendar.announce(turn)
    local side = turn.active
    local net = supply.net(turn, side)
    for _, piece in ipairs(units.of(turn, side)) do
      update(turn, piece, net:has(piece.space))
    end
  end,
}

return supply

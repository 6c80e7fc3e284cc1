-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 10: supply.

local lists = require "std.lists"
local standard = require "std.supply"
local units = require "units"
local zones = require "zones"

local supply = {}

local numbers = tables.numbers.values
local ways = { "road", "autobahn", "rail" }

---Sources of a side (10.2); Königsberg is treated by itself.
local function sources(game, side, closed)
  local all = lists.join(game:spaces{ source = side }, game:spaces{ source = "disputed", captured = side == "soviet" })
  return lists.where(all, function(space) return space.id ~= numbers.koenigsberg and not closed:has(space) end)
end

---Water is closed to supply lines.
local function water(game)
  return game:region{ terrain = "sea" }:union(game:region{ terrain = "lagoon" }):union(game:region{ terrain = "lake" })
end

---Is Königsberg a full source: an open Autobahn to Elbing, both ends German (10.2.2)?
---@param game Game
---@param closed SpaceSet
---@return boolean
function supply.isLinked(game, closed)
  local koenigsberg, elbing = game:space(numbers.koenigsberg), game:space(numbers.elbing)
  if koenigsberg.control ~= "german" or elbing.control ~= "german" then return false end
  local line = game:supply{ sources = { elbing }, stages = { { ways = { "autobahn" } } }, blocked = closed }
  return line:has(koenigsberg)
end

---Four hexes may be off the roads; the fifth is the first on one (10.1).
local offRoad = numbers.supply_free + 1

---The supply of a side: `full` lines and, for the Germans, those of a Königsberg that is cut off (10.2.3).
---@param game Game
---@param side Side
---@return { full: Supply, limited: Supply? }
function supply.net(game, side)
  local closed = zones.closed(game, side)
  local barred = closed:union(water(game))
  local from = sources(game, side, closed)
  local koenigsberg = game:space(numbers.koenigsberg)
  local limited
  if side == "german" and not closed:has(koenigsberg) then
    if supply.isLinked(game, closed) then
      from[#from + 1] = koenigsberg
    else
      limited = game:supply{ sources = { koenigsberg }, stages = { { steps = numbers.koenigsberg_range } }, blocked = barred }
    end
  end
  return {
    full = game:supply{ sources = from, stages = { { ways = ways }, { steps = offRoad } }, blocked = barred },
    limited = limited,
  }
end

---What a unit's state becomes when its line is checked (10.0, 10.2.3, 10.3.3).
---@param piece Piece
---@param net table
---@return string
function supply.after(piece, net)
  if piece.movement == 0 or net.full:has(piece.space) then return "supplied" end
  if net.limited and net.limited:has(piece.space) then return "out" end
  return piece.supply == "supplied" and "out" or "isolated"
end

---The line of a unit to its source.
---@param piece Piece
---@param net table
---@return Space[]?
function supply.trace(piece, net)
  return net.full:trace(piece.space) or (net.limited and net.limited:trace(piece.space))
end

---Units and HQs of a side, who all need supply.
---@param game Game
---@param side Side
---@return Piece[]
function supply.units(game, side)
  return lists.join(units.combat(game, side), units.hqs(game, side))
end

phase "supply" {
  enter = function(turn)
    for side in each(sides) do
      local net = supply.net(turn, side)
      for piece in each(supply.units(turn, side)) do standard.set(turn, piece, supply.after(piece, net), "10.0") end
    end
  end,
}

return supply

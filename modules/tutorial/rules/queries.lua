-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the odds panel and the command line.

local movement = require "movement"
local odds = require "odds"
local queries = require "std.queries"
local standard = require "std.supply"
local status = require "status"
local supply = require "supply"
local units = require "units"
local victory = require "victory"
local zones = require "zones"

queries.define{
  reach = function(game, piece) return movement.reach(game, piece, movement.spec(game, piece.side)) end,
  zones = zones.of,
  supply = {
    units = units.of,
    net = supply.net,
    state = function(piece, net) return standard.now(piece, net:has(piece.space)) end,
    trace = function(piece, net) return net:trace(piece.space) end,
  },
  stacking = { limit = tables.numbers.values.stacking },
  odds = function(__, attackers, space) return odds.answer(attackers, space) end,
  battle = {},
  status = status,
  victory = victory.now,
}

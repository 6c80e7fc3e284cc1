-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the bar above the board shows: date, weather, initiative, what has still to be done, budgets, rounds and the cup.

local almanac = require "almanac"
local chits = require "chits"
local lists = require "std.lists"
local queries = require "std.queries"
local rounds = require "rounds"

local skies = { good = _"Good weather", mixed = _"Mixed weather", mud = _"Mud", snow = _"Snow" }

---What has to be done before a phase ends (4.1): counters and kinds that still wait.
local duties = { { "returning", _"Units that must return" }, { "leaving", _"Withdrawals still to make" } }

---Budgets with the title of their variable, while something is left.
local budgets = {
  { "owed", _"Counterattacks owed to Stalin" }, { "bridgeheads", _"Bridgehead attacks left" },
  { "points", _"Replacement factors left" }, { "lake_points", _"Replacement factors in Leningrad" },
  { "pool_infantry", _"Infantry steps left" }, { "pool_mech", _"Mechanised steps left" }, { "pool_panzer", _"Panzer steps left" },
  { "pool_grenadier", _"Panzergrenadier steps left" }, { "pool_mixed", _"Infantry or motorised steps left" },
  { "pool_flip", _"Panzer divisions to restore" }, { "pool_romanian", _"Romanian units left" },
  { "pool_hungarian", _"Hungarian units left" }, { "pool_tiger", _"Tiger battalions left" }, { "rail_left", _"Steps left by rail" },
  { "baltic_left", _"Steps left in the Baltic" }, { "black_left", _"Steps left in the Black Sea" }, { "exited", _"Units that left for Baku" },
}

local function items(game)
  local list = {
    { title = text(_"Weather"), text = text(skies[almanac.weather(game)]) },
    { title = text(_"Initiative"), text = text({ _"{1}", almanac.initiative(game) }), side = almanac.initiative(game) },
  }
  for duty in each(duties) do
    local waiting = #game.vars[duty[1]]
    if waiting > 0 then list[#list + 1] = { title = text(duty[2]), value = waiting } end
  end
  for budget in each(budgets) do
    local left = game.vars[budget[1]]
    if left > 0 then list[#list + 1] = { title = text(budget[2]), value = left } end
  end
  list[#list + 1] = { title = text(_"Action rounds played"), value = game.vars.round }
  return list
end

local function path(game)
  if game.vars.kind == "" then return {} end
  return { { text = text(rounds.title(game.vars.kind)), side = game.vars.owner } }
end

local areas = { { query = "air_range", text = text(_"Air range") }, { query = "depot_reach", text = text(_"Reach of depots") } }

---@param game Game
---@param viewer? Side
return function(game, viewer)
  local month, year = almanac.date(game.turn)
  local left = lists.map(chits.left(game), function(one) return { text = text(one.text), count = one.count, side = one.side } end)
  local function strength(piece) return viewer and piece.side ~= viewer and piece.defence or piece.attack or 0 end
  return {
    date = text({ _"{1} {2}", month, year }), areas = areas, path = path(game), items = items(game), cups = { { space = "cup", kinds = left } },
    strengths = queries.strengths(game:pieces{ combat = true, onMap = true }, strength),
  }
end

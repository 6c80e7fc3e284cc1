-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the bar above the board shows: the week, the force that acts, what counts, and the Soviet pools.

local cup = require "std.cup"
local force = require "force"
local queries = require "std.queries"
local units = require "units"

local goals = tables.victory.values
local track = tables.turns.values

local dates = {
  _"1st week of October 1941", _"2nd week of October 1941", _"3rd week of October 1941", _"4th week of October 1941",
  _"1st and 2nd weeks of November 1941", _"3rd week of November 1941", _"4th week of November 1941", _"1st week of December 1941",
}

---What a force is doing.
local function step(game)
  local fight = game.here
  if fight.kind == "breakout" then return _"Breakout" end
  if fight.kind == "regular" then return { _"Battle, round {1}", fight.round } end
  return (game.decision == "pocket" or game.decision == "pocket.closed") and _"Pocket" or _"Movement"
end

local function path(game)
  if not game.vars.force[1] then return {} end
  return { { space = force.space(game).id, side = "german" }, { text = text(step(game)) } }
end

local function items(game)
  local list, vars = {}, game.vars
  if vars.force[1] then
    local most = force.allowance(game, vars.force[1].mobility)
    list[1] = { title = text(_"Movement points left"), value = vars.force_mp, of = math.max(most, vars.force_mp), side = "german" }
  end
  if game.turn <= track.pocket_count_until and not units.isClosedFist(game) then
    list[#list + 1] = { title = text(_"Pocket hexes"), value = vars.pocket_total, of = goals.pockets }
  end
  list[#list + 1] = { title = text(_"Hexes taken"), value = vars.taken }
  return list
end

local function isBrigade(piece) return not piece.lasting end

---The pools lie open.
local function pools(game)
  local pool, guns = game:space"pool", game:space"artillery"
  local brigades = cup.count(pool, isBrigade)
  return {
    { space = pool.id, kinds = {
      { text = text(_"Divisions"), count = pool.count - brigades }, { text = text(_"Brigades"), count = brigades },
    } },
    { space = guns.id, kinds = { { text = text(_"Artillery"), count = guns.count } } },
  }
end

query "status" (function(game)
  return {
    date = text(dates[game.turn]), path = path(game), items = items(game), cups = pools(game),
    strengths = queries.strengths(game:pieces{ kind = "unit", onMap = true }, function(piece) return piece.dice end),
  }
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the bar above the board shows: the month, the battle that is fought, weather, initiative and impulse, and the own pool.

local calendar = require "std.calendar"
local logistics = require "logistics"
local queries = require "std.queries"

local first = { year = 1941, month = 7, months = 1 }
local pools = { axis = "AXIS_POOL", soviet = "SOVIET_POOL" }
local steps = {
  _"Both sides reveal", _"Finnish snipers", _"Artillery", _"Anti-aircraft fire", _"Bombers", _"Ground fire", _"Ground fire",
}

---The area fought for and the step of the battle; else the block that has its order, if it may be known.
local function path(game)
  local space, mover = game.here.battle, game.vars.mover
  if space then
    local step = steps[game.here.step]
    return { { space = space.id }, step and { text = text(step) } }
  end
  return mover and { { piece = mover.id, side = mover.side } } or {}
end

---The logistic value of a side, with what it is made of; the enemy's is not told, for it betrays exhausted HQs.
local function logisticValue(game, side)
  local terms = logistics.terms(game, side)
  return {
    title = text(_"Logistic value"), value = terms.value, side = side,
    text = text{
      _"leader {1}, HQs {2}, points {3}, losses {4}, Baltic {5}, Lend-Lease {6}", terms.leader, terms.hqs, terms.vp, terms.losses,
      terms.baltic, terms.lend_lease,
    },
  }
end

local function items(game, viewer)
  local vars = game.vars
  local list = { { title = text(_"Weather"), text = text(vars.weather) }, { title = text(_"Initiative"), side = vars.disc } }
  if vars.forecast > 0 then list[#list + 1] = { title = text(_"Forecast"), value = vars.forecast, of = 6 } end
  if vars.impulse ~= "" then list[#list + 1] = { title = text(_"Impulse"), text = text(vars.impulse), side = game.active } end
  if vars.blocks_left > 0 then list[#list + 1] = { title = text(_"Blocks still to command"), value = vars.blocks_left } end
  if viewer then list[#list + 1] = logisticValue(game, viewer) end
  list[#list + 1] = { title = text(_"Passes in a row"), value = vars.passes, of = 2 }
  return list
end

query "status" (function(game, args)
  local pool = args.viewer and game:space(pools[args.viewer])
  return {
    date = text(calendar.words(calendar.ofTurn(first, game.turn))), path = path(game), items = items(game, args.viewer),
    areas = { { query = "air_range", text = text(_"Air range") } },
    cups = pool and { { space = pool.id, kinds = { { text = text(_"Blocks"), count = pool.count, side = args.viewer } } } } or {},
    strengths = queries.strengths(game:pieces{ kind = "block", onMap = true }, function(piece) return piece.combat and piece.dice or 0 end),
  }
end)

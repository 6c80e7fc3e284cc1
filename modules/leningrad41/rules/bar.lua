-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the bar above the board shows: the month, the battle that is fought, weather, initiative and impulse, and the own pool.

local calendar = require "std.calendar"
local queries = require "std.queries"

local first = { year = 1941, month = 7, months = 1 }
local pools = { axis = "AXIS_POOL", soviet = "SOVIET_POOL" }
local steps = {
  _"Both sides reveal", _"Finnish snipers", _"Artillery", _"Anti-aircraft fire", _"Bombers", _"Ground fire", _"Ground fire",
}

---The area fought for and the step of the battle; else the block that has its order, if it may be known.
local function path(game)
  local space, mover = game.vars.battle, game.vars.mover
  if space then
    local step = steps[game.here.step]
    return { { space = space.id }, step and { text = text(step) } }
  end
  return mover and { { piece = mover.id, side = mover.side } } or {}
end

local function items(game)
  local vars = game.vars
  local list = { { title = text(_"Weather"), text = text(vars.weather) }, { title = text(_"Initiative"), side = vars.disc } }
  if vars.forecast > 0 then list[#list + 1] = { title = text(_"Forecast"), value = vars.forecast, of = 6 } end
  if vars.impulse ~= "" then list[#list + 1] = { title = text(_"Impulse"), text = text(vars.impulse), side = game.active } end
  if vars.blocks_left > 0 then list[#list + 1] = { title = text(_"Blocks still to command"), value = vars.blocks_left } end
  list[#list + 1] = { title = text(_"Passes in a row"), value = vars.passes, of = 2 }
  return list
end

query "status" (function(game, args)
  local pool = args.viewer and game:space(pools[args.viewer])
  return {
    date = text(calendar.words(calendar.ofTurn(first, game.turn))), path = path(game), items = items(game),
    cups = pool and { { space = pool.id, kinds = { { text = text(_"Blocks"), count = pool.count, side = args.viewer } } } } or {},
    strengths = queries.strengths(game:pieces{ kind = "block", onMap = true }, function(piece) return piece.combat and piece.dice or 0 end),
  }
end)

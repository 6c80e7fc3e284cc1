-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the bar above the board shows: the date, the weather, points left, pools.

local plans = require "plans"
local queries = require "std.queries"

local dates = tables.turns.values.dates
local weathers = { frost = _"Frost", thaw = _"Thaw", snow = _"Snow" }
local most = tables.numbers.values.movement_points

local labels = { german = _"Ger", soviet = _"Sov" }

local function points(game)
  local list = {}
  for side in each{ "soviet", "german" } do
    list[#list + 1] = {
      title = text(_"Movement points left"), label = text(labels[side]), value = game.vars[side .. "_mp"], of = most, side = side,
    }
  end
  return list
end

local function supplies(game, list)
  local title = text(_"Supply points")
  list[#list + 1] = { title = title, label = text(_"Sov"), value = game.vars.soviet_supply, side = "soviet" }
  list[#list + 1] = { title = title, label = text(_"Ger"), value = game.vars.german_supply, side = "german" }
  list[#list + 1] = { title = title, label = text(_"City"), value = game.vars.city_supply, side = "german" }
  return list
end

---The points of the impulse that is going on.
local function path(game)
  local side = game.vars.impulse_side
  if side == "" or game.vars.impulse_mp == 0 then return {} end
  return { { text = text{ _"Impulse of {1} {1|point|points}", game.vars.impulse_mp }, side = side } }
end

---@param game Game
---@param viewer? Side
return function(game, viewer)
  local isSetUp = game.phase == "deployment"
  local items = supplies(game, points(game))
  items[#items + 1] = { title = text(_"Weather"), text = text(weathers[game.vars.weather]) }
  return {
    date = text(isSetUp and _"Set-up" or dates[game.turn]), path = path(game), items = items,
    strengths = queries.strengths(game:pieces{ onMap = true }, function(piece) return piece.steps end),
    plans = plans(game, viewer),
    areas = {
      { query = "isolation", text = text(_"Connected with the own edge") }, { query = "supply_net", text = text(_"Roads and railways in supply") },
    },
  }
end

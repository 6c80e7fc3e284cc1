-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the bar above the board shows: the date, the activation, activations used and the cup.

local cup = require "std.cup"
local lists = require "std.lists"
local queries = require "std.queries"

local dates = {
  _"13–14 January 1945", _"15–16 January 1945", _"17–18 January 1945", _"19–20 January 1945", _"21–22 January 1945",
  _"23–24 January 1945", _"25–26 January 1945", _"27–28 January 1945", _"29–30 January 1945", _"31 January – 1 February 1945",
}

local steps = {
  ["command.independents"] = _"Command", ["command.free"] = _"Command", move = _"Movement",
  ["combat.target"] = _"Combat", ["combat.units"] = _"Combat", losses = _"Losses", retreat = _"Retreat",
  ["retreat.hq"] = _"Retreat", advance = _"Advance",
}

local forces = {
  { id = "2bf", side = "soviet", label = _"2BF" }, { id = "3bf", side = "soviet", label = _"3BF" },
  { id = "german", side = "german", label = _"Ger" },
}

---The HQ that is active, or the event that was drawn, and what is done for it.
local function path(game)
  local hq, chit = game.vars.hq, game.vars.chit
  local of = hq or chit
  if not of or game.decision == "chit" then return {} end
  local step = steps[game.decision]
  return { { piece = of.id, side = of.side }, step and { text = text(step), side = game.side } }
end

---Activations used, of those that take part in this turn; and points that are still to be spent.
local function items(game)
  local list = {}
  for force in each(forces) do
    local limit = game.vars["limit_" .. force.id]
    if limit > 0 then
      list[#list + 1] = {
        title = text(_"Activations used"), label = text(force.label), value = game.vars["used_" .. force.id], of = limit, side = force.side,
      }
    end
  end
  if game.vars.points > 0 then list[#list + 1] = { title = text(_"Replacement points"), value = game.vars.points } end
  return list
end

---Whatever has not been drawn is in the cup, so everybody knows what is left in it.
local function kinds(space)
  local list = lists.map(forces, function(force)
    local count = cup.count(space, function(chit) return chit.force == force.id and chit.chit ~= "action" end)
    return { text = text(force.label), count = count, side = force.side }
  end)
  list[#list + 1] = { text = text(_"Events"), count = cup.count(space, function(chit) return chit.chit == "action" end) }
  return lists.where(list, function(kind) return kind.count > 0 end)
end

---Own stacks by what they attack with, others by what they defend with.
---@param game Game
---@param viewer? Side
return function(game, viewer)
  local space = game:space"cup"
  local function strength(piece) return viewer and piece.side ~= viewer and piece.defence or piece.attack end
  return {
    date = text(dates[game.turn]), path = path(game), items = items(game), cups = { { space = space.id, kinds = kinds(space) } },
    strengths = queries.strengths(game:pieces{ kind = "unit", onMap = true }, strength),
  }
end

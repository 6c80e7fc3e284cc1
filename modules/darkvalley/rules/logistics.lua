-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.5.11, 13.8, 8.6: the Logistics round: who is in supply, what is cut off, and supply from the air.

local air = require "air"
local almanac = require "almanac"
local depots = require "depots"
local displaced = require "displaced"
local lists = require "std.lists"
local places = require "places"
local rounds = require "rounds"
local standard = require "std.supply"
local supply = require "supply"
local units = require "units"

local logistics = {}

local numbers = tables.numbers.values

---Checks every unit of a side; supply from the air ends.
local function check(turn, side)
  local net = supply.net(turn, side)
  turn:set(turn:pieces{ side = side, air_supplied = true }, "air_supplied", false)
  local states = supply.states(turn, net)
  for state in each{ "supplied", "out", "isolated" } do standard.setAll(turn, states[state], state, "13.8") end
  return net
end

---Fortified zones that no Soviet unit holds and no Soviet supply reaches are destroyed (13.8).
local function lostZones(game, net)
  return lists.where(places.all(game, "zones"), function(space)
    return space:has "fortified_zone" and not units.at(space, "soviet")[1] and not supply.reaches(net, space)
  end)
end

---Aircraft without supply move elsewhere (8.1).
local function airfields(turn, axis, soviet)
  for base in each(turn:pieces{ type = "base", onMap = true }) do
    if not supply.reaches(axis, base.space, true) then displaced.oust(turn, base) end
  end
  for unit in each(turn:pieces{ type = "air", side = "soviet", onMap = true }) do
    if not supply.reaches(soviet, unit.space) then displaced.oust(turn, unit) end
  end
end

rounds.part("logistics", function(turn)
  local axis, soviet = check(turn, "axis"), check(turn, "soviet")
  local lost = lostZones(turn, soviet)
  airfields(turn, axis, soviet)
  for space in each(lost) do places.raze(turn, space, "fortified_zone", "13.8") end
  return displaced.ask(turn, "round")
end)

rounds.part("depots", function(turn) return depots.check(turn, "round") end)

---German mechanised units that can be supplied from the air now (8.6).
local function hungry(game)
  local ready = game:pieces{ type = "air", side = "axis", onMap = true, done = false }
  if game.vars.lifts == 0 or not ready[1] then return {} end
  local reachable
  for unit in each(ready) do
    local range = air.range(game, unit)
    reachable = reachable and reachable:union(range) or range
  end
  local net = supply.net(game, "axis")
  return lists.where(game:pieces{ side = "axis", mech = true, onMap = true, supply = "out", combat = true }, function(piece)
    if not units.isGerman(piece) or piece.air_supplied or not reachable:has(piece.space) then return false end
    local __, cut = supply.state(game, net, piece)
    return not cut
  end)
end

rounds.part("airlift", function(turn)
  if almanac.year(turn.turn) ~= 1941 or not almanac.isFair(turn) then return false end
  turn.vars.lifts = numbers.air_supply_units
  if not hungry(turn)[1] then return false end
  turn:push("airlift", { side = "axis" })
  return true
end)

decision "airlift" {
  rule = "8.6",
  prompt = function(game) return { _"Supply from the air: {1} {1|unit|units} left", game.vars.lifts } end,
  ask = "budget", main = "done", pass = "done", auto = true,
  actions = function(game, offer)
    offer:piece("supply", hungry(game))
    offer:button "done"
    offer:hint("max", numbers.air_supply_units)
    offer:hint("used", numbers.air_supply_units - game.vars.lifts)
  end,
  supply = {
    label = _"Supply {piece} from the air", rule = "8.6",
    why = function(game, action)
      local piece = action.piece
      units.needOwn(game, piece, "8.6")
      need(piece.mech and piece.combat and units.isGerman(piece), "8.6", _"Only German mechanised units are supplied from the air.")
      need(piece.supply ~= "supplied" and not piece.air_supplied, "8.6", { _"{1} is in supply.", piece })
      need(game.vars.lifts > 0, "8.6", _"Six units at most are supplied from the air.")
      need(lists.contains(hungry(game), piece), "8.6", { _"{1} is isolated, or no ready air unit reaches it.", piece })
    end,
    run = function(turn, action)
      turn.vars.lifts = turn.vars.lifts - 1
      turn:set(action.piece, "air_supplied", true)
      turn:log({ _"{1} is supplied from the air.", action.piece }, { rule = "8.6", piece = action.piece, kind = "supply" })
      for unit in each(turn:pieces{ type = "air", side = "axis", onMap = true, done = false }) do
        if almanac.isFirstWinter(turn) and air.range(turn, unit):has(action.piece.space) then return air.land(turn, unit, true) end
      end
    end,
  },
  done = {
    label = _"No more", rule = "8.6",
    run = function(turn)
      turn:pop()
      rounds.go(turn)
    end,
  },
}

return logistics

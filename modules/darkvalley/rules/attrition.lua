-- SPDX-License-Identifier: GPL-3.0-or-later
--- 8.6, 13.8: supply from the air for pockets, and what happens to those that stay isolated.

local air = require "air"
local almanac = require "almanac"
local entry = require "entry"
local lists = require "std.lists"
local places = require "places"
local reach = require "reach"
local standard = require "std.supply"
local supply = require "supply"
local units = require "units"

local numbers = tables.numbers.values
local riskFrom, comesBackAfter = 12, 3

---Isolated German units in and next to a place (8.6).
local function pocket(game, space)
  return lists.where(game:pieces{ side = "axis", ground = true, supply = "isolated", space = game:within(space, 1) }, units.isGerman)
end

local function isOpen(game)
  return lists.contains(numbers.air_supply_years, almanac.year(game.turn))
end

---Cities and Towns with a pocket that each ready air unit can supply.
local function flights(game)
  local list = {}
  if not isOpen(game) or not game:pieces{ side = "axis", supply = "isolated", onMap = true }[1] then return list end
  local ready = game:pieces{ type = "air", side = "axis", onMap = true, done = false }
  for space in each(places.settled(game, "axis")) do
    if pocket(game, space)[1] then
      for unit in each(ready) do
        if air.range(game, unit):has(space) then list[#list + 1] = { unit = unit, space = space } end
      end
    end
  end
  return list
end

---From turn 12 on an air unit may be lost on the way (8.6).
local function risk(turn, unit, space)
  if turn.turn < riskFrom then return end
  local die = turn:roll()
  local sum = die + unit.space:distance(space)
  if sum < numbers.air_loss_total then
    return turn:log({ _"{1}: {2}, no losses in the air.", unit, sum }, { rule = "8.6", piece = unit, dice = { die } })
  end
  turn:move(unit, turn:space "axis_air")
  turn:set(unit, "back", turn.turn + comesBackAfter)
  turn:log({ _"{1}: {2}, lost on its flights.", unit, sum }, { rule = "8.6", piece = unit, dice = { die }, kind = "loss" })
end

decision "lift" {
  rule = "8.6",
  prompt = _"Supply isolated units from the air?",
  main = "done", pass = "done", auto = true,
  actions = function(game, offer)
    for flight in each(flights(game)) do offer:space("lift", flight.space, { piece = flight.unit }) end
    offer:button "done"
  end,
  lift = {
    label = _"{piece} supplies {space}", rule = "8.6",
    why = function(game, action)
      local unit, space = action.piece, action.space
      need(isOpen(game), "8.6", _"Supply from the air ends with 1942.")
      need(unit and unit.type == "air" and unit.side == "axis", "8.6", _"Choose a German air unit.")
      need(not unit.done, "8.4", { _"{1} is done for this turn.", unit })
      need(space and places.isSettled(space) and space.control == "axis", "8.6", _"Only units around Axis Cities and Towns are supplied from the air.")
      need(pocket(game, space)[1], "8.6", { _"Nobody is isolated around {1}.", space })
      need(units.onMap(unit) and air.range(game, unit):has(space), "8.4", { _"{1} does not reach {2}.", unit, space })
    end,
    run = function(turn, action)
      local unit, space = action.piece, action.space
      for piece in each(pocket(turn, space)) do standard.set(turn, piece, "out", "8.6") end
      turn:set(unit, "done", true)
      risk(turn, unit, space)
    end,
  },
  done = { label = _"No more", rule = "8.6", run = function(turn) turn:next() end },
}

phase "air_supply" { when = function(game) return flights(game)[1] ~= nil end }

---Does a supplied enemy unit stand next to the unit?
local function isPressed(piece)
  local enemy = enemyOf(piece.side)
  return lists.any(piece.space.neighbours, function(space)
    return lists.any(units.at(space, enemy), function(other) return not reach.isShort(other) end)
  end)
end

local function attrition(turn)
  local lost = {}
  for side in each(sides) do
    local list = turn:pieces{ side = side, supply = "isolated", ground = true, onMap = true }
    local net = list[1] and supply.net(turn, side)
    for piece in each(list) do
      if supply.state(turn, net, piece) ~= "isolated" then
        standard.set(turn, piece, "out", "13.8")
      elseif isPressed(piece) then
        lost[#lost + 1] = piece
      end
    end
  end
  for piece in each(lost) do
    local space = piece.space
    units.eliminate(turn, piece, "13.8")
    entry.leave(turn, space)
  end
end

phase "attrition" { enter = attrition }

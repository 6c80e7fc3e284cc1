-- SPDX-License-Identifier: GPL-3.0-or-later
--- 12.1, 16: what attacker and defender add to a combat: aircraft, assault guns, tank brigades. Both choose in the same way; the
--- defender's choices have a d before their names.

local air = require "air"
local lists = require "std.lists"
local reach = require "reach"
local strength = require "strength"
local units = require "units"

local support = {}

local function fullySupplied(game, side, pieces, attacks)
  return not lists.any(pieces, function(piece)
    if attacks then return strength.attacksShort(game, piece) end
    return reach.isShort(piece)
  end)
end

---Tank brigades at hand (16.3).
local function brigades(game, used)
  return lists.where(game:space "soviet_support".pieces, function(marker)
    return marker.type == "tank_brigade" and not marker.done and not lists.contains(used, marker)
  end)
end

---What a side can still add: `air` and `tactical` pieces, `sturm` true or false, `brigades`.
---@param game Game
---@param side Side
---@param pieces Piece[]   its units in the combat
---@param case table
---@param prefix string   "" for the attacker, "d" for the defender
---@return table
function support.open(game, side, pieces, case, prefix)
  local used = case[prefix .. "tactical"] or {}
  local open = { air = {}, tactical = {}, brigades = {}, sturm = false }
  if not pieces[1] then return open end
  if not case[prefix .. "air"] and air.canHelp(pieces) then open.air = air.over(game, side, case.target) end
  open.tactical = air.tactical(game, side, used)
  local whole = fullySupplied(game, side, pieces, prefix == "")
  if side == "axis" then
    open.sturm = whole and not game.vars.sturm_used and not case[prefix .. "sturm"] and lists.any(pieces, units.isGerman)
  elseif whole then
    open.brigades = brigades(game, case[prefix .. "brigades"] or {})
  end
  return open
end

---Is there anything to choose?
---@param open table
---@return boolean
function support.any(open)
  return open.air[1] ~= nil or open.tactical[1] ~= nil or open.brigades[1] ~= nil or open.sturm
end

---Offers all of it; of markers that are alike only the first.
---@param offer Offer
---@param open table
function support.offer(offer, open)
  offer:piece("air", open.air)
  if open.tactical[1] then offer:piece("tactical", open.tactical[1]) end
  if open.brigades[1] then offer:piece("brigade", open.brigades[1]) end
  if open.sturm then offer:button "sturm" end
end

local function whyAir(game, action, side, case, prefix, pieces)
  local unit = action.piece
  need(unit and unit.side == game.side and unit.type == "air", "8.4", _"Choose one of your own air units.")
  need(not case[prefix .. "air"], "5.4", _"Only one air unit takes part in a combat.")
  need(not unit.done, "8.4", { _"{1} is done for this turn.", unit })
  need(not unit.flown, "8.4", { _"{1} has already flown in this round.", unit })
  need(units.onMap(unit) and lists.contains(air.over(game, side, case.target), unit), "8.4", { _"{1} does not reach {2}.", unit, case.target })
  need(air.canHelp(pieces), "2.2", _"German air units help only German units.")
end

local function whyTactical(game, action, side, case, prefix)
  local marker = action.piece
  need(marker and marker.side == game.side and marker.type == "tactical_air", "8.3", _"Choose one of your own tactical air markers.")
  need(not marker.done, "8.3", { _"{1} has already been used in this turn.", marker })
  need(side == "axis" or #(case[prefix .. "tactical"] or {}) < air.most(game.turn), "8.3", _"No more tactical air can join this combat.")
  units.needAmong(air.tactical(game, side, case[prefix .. "tactical"] or {}), marker, "2.2", _"It can't be used now.")
  need(air.tactical(game, side, case[prefix .. "tactical"] or {})[1] == marker, "8.3", _"Use the first of those that are ready: they are all alike.")
end

local function whySturm(game, case, prefix, pieces)
  need(game.side == "axis", "16.1", _"Only the Axis has assault guns.")
  need(not game.vars.sturm_used and not case[prefix .. "sturm"], "16.1", _"The assault guns have been used in this round.")
  need(support.open(game, "axis", pieces, case, prefix).sturm, "16.1", _"The assault guns help only fully supplied Germans.")
end

---The four verbs of a decision in which support is chosen; `here` of the decision is the combat.
---@param prefix string
---@param pieces fun(game: Game): Piece[]
---@return table<string, Verb>
function support.verbs(prefix, pieces)
  local function add(turn, name, piece)
    turn.here[prefix .. name] = lists.with(turn.here[prefix .. name] or {}, piece)
  end
  return {
    air = {
      label = _"{piece} supports", rule = "8.4",
      why = function(game, action) whyAir(game, action, game.side, game.here, prefix, pieces(game)) end,
      run = function(turn, action) turn.here[prefix .. "air"] = action.piece end,
    },
    tactical = {
      label = _"{piece} supports", rule = "8.3",
      why = function(game, action) whyTactical(game, action, game.side, game.here, prefix) end,
      run = function(turn, action) add(turn, "tactical", action.piece) end,
    },
    brigade = {
      label = _"{piece} supports", rule = "16.3",
      why = function(game, action)
        need(game.side == "soviet", "16.3", _"Only the Soviets have tank brigades.")
        need(brigades(game, game.here[prefix .. "brigades"] or {})[1] == action.piece, "16.3", _"Use a tank brigade that is ready; they are all alike.")
        need(fullySupplied(game, game.side, pieces(game), prefix == ""), "16.3", _"Tank brigades help only fully supplied units.")
      end,
      run = function(turn, action) add(turn, "brigades", action.piece) end,
    },
    sturm = {
      label = _"Assault guns support", rule = "16.1",
      why = function(game) whySturm(game, game.here, prefix, pieces(game)) end,
      run = function(turn) turn.here[prefix .. "sturm"] = true end,
    },
  }
end

---What was sent into the combat is used up: air units that defend are done, attackers stay ready (8.4).
---@param turn Turn
---@param case table
---@param prefix string
function support.spend(turn, case, prefix)
  local unit = case[prefix .. "air"]
  if unit then air.land(turn, unit, prefix == "d") end
  for marker in each(case[prefix .. "tactical"] or {}) do air.spend(turn, marker) end
  for marker in each(case[prefix .. "brigades"] or {}) do turn:set(marker, "done", true) end
  if case[prefix .. "sturm"] then turn.vars.sturm_used = true end
end

return support

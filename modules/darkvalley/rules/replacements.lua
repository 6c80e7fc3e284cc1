-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.4, 7.7: the Axis replacement segment: steps, whole units, conversions; withdrawals follow.

local almanac = require "almanac"
local entries = require "entries"
local goals = require "goals"
local lists = require "std.lists"
local pools = require "pools"
local supply = require "supply"
local units = require "units"
local withdrawals = require "withdrawals"

local replacements = {}

---Reduced units on the map that can get a step now: they would be in supply (7.4).
local function restorable(game, net)
  local list = game:pieces{ side = "axis", combat = true, onMap = true, steps = 1 }
  return lists.where(list, function(piece)
    return piece.maxSteps == 2 and piece.replaceable and pools.of(game, piece) ~= nil and supply.has(net, piece)
  end)
end

---Panzer divisions that the turn restores (7.4).
local function flippable(game, net)
  if game.vars.pool_flip == 0 then return {} end
  local withoutSs = game.turn == 23
  return lists.where(pools.reduced(game, function(piece) return not withoutSs or piece.nation ~= "ss" and not piece.tiger end), function(piece)
    return supply.has(net, piece)
  end)
end

local function hasPlace(game, net, known)
  known = known or {}
  return function(piece) return entries.any(game, piece, net, known) end
end

---Eliminated units that can be rebuilt now.
local function rebuildable(game, net, known)
  local waits = game.vars.returning
  return lists.where(pools.lost(game), function(piece)
    return not lists.contains(waits, piece) and pools.of(game, piece) ~= nil and entries.any(game, piece, net, known)
  end)
end

phase "axis_replacements" {
  enter = function(turn)
    turn.vars.placed = nil
    turn:push("replace", { side = "axis" })
    pools.fill(turn, almanac.year(turn.turn))
    withdrawals.rejoin(turn)
  end,
}

local function spend(turn, name)
  turn.vars["pool_" .. name] = turn.vars["pool_" .. name] - 1
end

local function restore(turn, action)
  local piece = action.piece
  spend(turn, pools.of(turn, piece))
  turn:setSteps(piece, piece.maxSteps)
  turn:log({ _"{1} is at full strength again.", piece }, { rule = "7.4", piece = piece })
end

local function flip(turn, action)
  spend(turn, "flip")
  turn:setSteps(action.piece, action.piece.maxSteps)
  turn:log({ _"{1} is at full strength again.", action.piece }, { rule = "7.4", piece = action.piece })
end

---Takes what a unit costs off its pool; units that return by themselves cost nothing.
local function pay(turn, piece)
  if lists.contains(turn.vars.returning, piece) then return end
  local name = pools.of(turn, piece)
  spend(turn, name)
  turn:setSteps(piece, pools.isWhole(name) and piece.maxSteps or 1)
end

local function place(turn, piece, space)
  turn.vars.returning = lists.without(turn.vars.returning, piece)
  entries.put(turn, piece, space, "7.4")
end

local function rebuild(turn, action)
  pay(turn, action.piece)
  turn:push("replace.place", { side = turn.side, piece = action.piece })
end

---Conversions that are due: the old counter is replaced wherever it is, on the map only in supply (7.7).
---@param turn Turn
function replacements.convert(turn)
  local net = supply.net(turn, "axis")
  for old in each(turn:pieces{ side = "axis", ground = true }) do
    local due = old.convert_to and old.convert_turn and old.convert_turn <= turn.turn and old.space
    local place = due and old.space
    local new = due and turn:piece(old.convert_to)
    local isNew = new and (not new.space or new.space.id == "axis_later")
    local here = place and (place.kind == "hex" and supply.has(net, old) or place.id == "axis_lost")
    if isNew and here then
      units.convert(turn, old, new, "7.7")
    elseif isNew and place and place.id == "other_fronts" and new.arrival <= turn.turn then
      units.retire(turn, old)
      turn.vars.returning = lists.with(turn.vars.returning, new)
    end
  end
end

local function finish(turn)
  pools.clear(turn)
  replacements.convert(turn)
  if turn.vars.returning[1] and lists.any(turn.vars.returning, hasPlace(turn, supply.net(turn, "axis"))) then return end
  turn.vars.returning = {}
  if not withdrawals.begin(turn) then turn:next() end
end

local function whySupply(game, piece)
  units.needOwn(game, piece, "7.4")
  need(piece.steps < piece.maxSteps, "7.4", { _"{1} is at full strength.", piece })
  need(pools.of(game, piece), "7.4", { _"No replacements of this kind are left for {1}.", piece })
  need(supply.has(supply.net(game, "axis"), piece), "7.4", { _"{1} would not be in supply.", piece })
  need(piece.replaceable, "7.4", { _"{1} can't be replaced.", piece })
end

local function whyRebuild(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side and piece.space and piece.space.id == "axis_lost", "7.4", _"Choose an eliminated unit that can be replaced.")
  need(pools.of(game, piece), "7.4", { _"No replacements of this kind are left for {1}.", piece })
  units.needAmong(rebuildable(game, supply.net(game, "axis"), {}), piece, "7.2", { _"{1} finds no place.", piece })
end

decision "replace" {
  rule = "7.4",
  prompt = _"Use replacements",
  help = _"Each step restores a reduced unit or brings back an eliminated one. What is not used is lost.",
  ask = "budget", main = "done", pass = "done", auto = true,
  actions = function(game, offer)
    local net, known = supply.net(game, "axis"), {}
    local waiting = lists.where(game.vars.returning, hasPlace(game, net, known))
    offer:piece("recall", waiting)
    offer:piece("restore", restorable(game, net))
    offer:piece("flip", flippable(game, net))
    local lost = rebuildable(game, net, known)
    offer:piece("rebuild", lost)
    entries.offerThere(game, offer, lists.join(waiting, lost))
    if not waiting[1] then offer:button "done" end
    for name in each{ "infantry", "mech", "panzer", "grenadier", "mixed", "flip", "romanian", "hungarian", "tiger" } do
      local left = game.vars["pool_" .. name]
      if left > 0 then offer:hint("value", left, replacements.labels[name]) end
    end
  end,
  recall = {
    label = _"{piece} returns", rule = "7.4",
    why = function(game, action)
      units.needAmong(game.vars.returning, action.piece, "7.4", _"It does not return by itself in this turn.")
      need(hasPlace(game, supply.net(game, "axis"))(action.piece), "7.2", { _"{1} finds no place.", action.piece })
    end,
    run = function(turn, action) turn:push("replace.place", { side = turn.side, piece = action.piece }) end,
  },
  restore = { label = _"Restore {piece}", all = _"Restore all, as far as steps last", rule = "7.4", run = restore, why = function(game, action) whySupply(game, action.piece) end },
  flip = {
    label = _"{piece} to full strength", all = _"All to full strength, as far as it lasts", rule = "7.4", run = flip,
    why = function(game, action)
      need(game.vars.pool_flip > 0, "7.4", _"No more panzer divisions are restored in this turn.")
      units.needOwn(game, action.piece, "7.4")
      units.needAmong(flippable(game, supply.net(game, "axis")), action.piece, "7.4", { _"{1} is no reduced panzer division in supply.", action.piece })
    end,
  },
  rebuild = { label = _"Rebuild {piece}", rule = "7.4", run = rebuild, why = whyRebuild },
  follow = {
    label = _"{piece} returns there, too", all = _"All others return there, too, as far as steps and room last", rule = "7.4",
    why = function(game, action)
      if not lists.contains(game.vars.returning, action.piece) then whyRebuild(game, action) end
      entries.needThere(game, action.piece, "7.4")
    end,
    run = function(turn, action)
      pay(turn, action.piece)
      place(turn, action.piece, turn.vars.placed)
    end,
  },
  done = {
    label = _"End of replacements", rule = "7.4", run = finish,
    why = function(game)
      need(not lists.any(game.vars.returning, hasPlace(game, supply.net(game, "axis"))), "7.4", _"Units still have to return.")
    end,
  },
}

replacements.labels = {
  infantry = _"infantry steps", mech = _"mechanised steps", panzer = _"panzer steps", grenadier = _"panzergrenadier steps",
  mixed = _"infantry or motorised steps", flip = _"panzer divisions to restore",
  romanian = _"Romanian units", hungarian = _"Hungarian units", tiger = _"Tiger battalions",
}

decision "replace.place" {
  rule = "7.4",
  prompt = function(game) return { _"Where does {1} return?", game.here.piece } end,
  ask = "deploy",
  worth = function(game) return goals.entries(game, game.here.piece, entries.spaces(game, game.here.piece)) end,
  actions = function(game, offer) entries.offer(game, offer, game.here.piece) end,
  put = {
    label = _"{piece} in {space}", rule = "7.2",
    why = function(game, action) entries.why(game, game.here.piece, action) end,
    run = function(turn, action) place(turn, turn:pop().piece, action.space) end,
  },
}

return replacements

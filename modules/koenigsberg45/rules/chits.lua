-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.3, 2.5: the cup, the draw, activation limits, and what goes back at the end of the turn.

local actions = require "actions"
local command = require "command"
local cup = require "std.cup"
local lists = require "std.lists"
local units = require "units"

local chits = {}

local forces = { "german", "2bf", "3bf" }
local limits = tables.turns.values.limits

---Has the force used up its activations (2.3)?
local function isSpent(game, force)
  return game.vars["used_" .. force] >= game.vars["limit_" .. force]
end

---Is the drawing over: all limits reached, or no command chit left in the cup (2.5)?
local function isOver(game)
  if lists.all(forces, function(force) return isSpent(game, force) end) then return true end
  return lists.all(game:space"cup".pieces, function(chit) return chit.chit == "action" end)
end

---A chit beyond the limit activates nothing (2.3).
local function setAside(turn, chit)
  turn:move(chit, turn:space"idle")
  turn:log({ _"{1}: the limit is reached, nobody is activated.", chit }, { rule = "2.3", piece = chit })
end

local function activate(turn, chit)
  local force = chit.force
  if isSpent(turn, force) then return setAside(turn, chit) end
  local used = turn.vars["used_" .. force] + 1
  turn.vars["used_" .. force] = used
  turn:move(chit, turn:space(force .. "-" .. used))
  if chit.chit == "front" then return command.choose(turn, force, "chit") end
  if chit.chit == "hgm" then return command.choose(turn, force, "hgm") end
  local hq = units.hqOf(turn, chit.activates)
  if units.onMap(hq) then command.activate(turn, hq, "chit") end
end

local function draw(turn)
  local chit = cup.draw(turn, turn:space"cup", { rule = "2.3" })
  turn.vars.chit = chit
  if chit.chit == "action" then
    turn:move(chit, turn:space"actions")
    actions.run(turn, chit)
  else
    activate(turn, chit)
  end
end

decision "chit" {
  rule = "2.3",
  prompt = _"Draw a chit",
  ask = "draw", main = "draw",
  auto = true,
  actions = function(game, offer)
    offer:button(isOver(game) and "finish" or "draw")
    offer:hint("cup", game:space"cup")
  end,
  draw = { label = _"Draw", rule = "2.3", run = draw },
  finish = { label = _"End the command phase", rule = "2.5", run = function(turn) turn:next() end },
}

---Chits of this turn join the cup: those with an HQ only when it is on the map (2.5, 8.1).
local function join(turn)
  local function due(chit)
    if chit.arrives == 0 or chit.arrives > turn.turn then return false end
    return chit.chit ~= "command" or units.onMap(units.hqOf(turn, chit.activates))
  end
  cup.join(turn, turn:space"chits-later".pieces, turn:space"cup", { rule = "8.1", due = due })
end

---A force without any chit takes no part in the scenario.
local function takesPart(turn, force)
  return lists.any(turn:space"cup".pieces, function(chit) return chit.force == force and chit.chit ~= "action" end)
end

phase "command" {
  enter = function(turn)
    join(turn)
    for force in each(forces) do
      turn.vars["used_" .. force] = 0
      actions.limit(turn, force, takesPart(turn, force) and limits[force][turn.turn] or 0)
    end
  end,
  leave = function(turn)
    turn.vars.chit = nil
  end,
}

local function gather(turn, space)
  turn:move(lists.where(turn:space(space).pieces, function(piece) return piece.kind == "chit" end), turn:space"cup")
end

---All chits drawn in this turn go back into the cup (2.5, 4.1.2).
---@param turn Turn
function chits.giveBack(turn)
  gather(turn, "actions")
  gather(turn, "idle")
  for force in each(forces) do
    for box = 1, 7 do gather(turn, force .. "-" .. box) end
  end
end

return chits

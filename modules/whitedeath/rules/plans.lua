-- SPDX-License-Identifier: GPL-3.0-or-later
--- What a window lists of the fights of an impulse: which are declared, how far they are, what was shelled.

local combat = require "combat"
local lists = require "std.lists"

local function declared(game, space)
  local units, hexes = combat.attackers(game, space), {}
  for piece in each(units) do
    if not lists.contains(hexes, piece.space) then hexes[#hexes + 1] = piece.space end
  end
  return text{ _"{1} {1|unit|units} from {2} {2|hex|hexes}", #units, #hexes }
end

---How far an assault is; who takes part, and how his fire is planned, is for the attacker to know.
local function stage(game, space, viewer)
  local isNow = game.here and game.here.target == space
  if game.phase == "defence" then
    if lists.contains(game.vars.defended, space) then return text(_"The defenders have fired"), "done" end
    return text(isNow and _"Defensive fire is shared out" or _"Defensive fire to come"), isNow and "now" or "todo"
  elseif viewer and viewer ~= game.active then
    return text(_"To be assaulted"), "todo"
  elseif game.phase == "assault" then
    if isNow then return text(_"Fire is shared out"), "now" end
    return text(lists.contains(game.vars.planned, space) and _"Fire is planned" or _"Fire not planned yet"), "todo"
  end
  return declared(game, space), isNow and "now" or game.phase == "definition" and "done" or "todo"
end

---@param game Game
---@param viewer? Side
---@return Plan[]
return function(game, viewer)
  local list = {}
  for space in each(game.vars.targets) do
    local words, state = stage(game, space, viewer)
    list[#list + 1] = { space = space.id, text = words, state = state }
  end
  if game.phase == "barrage" then
    for space in each(game.vars.shelled) do
      if not lists.contains(game.vars.targets, space) then list[#list + 1] = { space = space.id, text = text(_"Shelled"), state = "done" } end
    end
  end
  return list
end

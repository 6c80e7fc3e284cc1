-- SPDX-License-Identifier: GPL-3.0-or-later
--- What follows one another and may ask a question each: losses, retreats, advance. Where a battle stands is noted in the
--- frame of the decision that it asks, never in variables of the game.

local stages = {}

---A stage: gives back whether it has asked something, and perhaps the name of the stage that follows.
---@alias Stage fun(turn: Turn, battle: table): boolean, string?

local function placeOf(order, name)
  for i = 1, #order do
    if order[i] == name then return i end
  end
  return #order + 1
end

---Runs the stages from the one that `battle.stage` names (or the first) until one asks something. Whoever answers calls this
---again with the `battle` that `turn:pop()` gives back.
---@param turn Turn
---@param battle table   what all stages know, plain values and lists
---@param order string[]   the names of the stages
---@param list table<string, Stage>
---@return boolean asked   false: all stages are over
function stages.go(turn, battle, order, list)
  battle.stage = battle.stage or order[1]
  while placeOf(order, battle.stage) <= #order do
    local name = battle.stage
    local stage = list[name] or error("there is no stage '" .. name .. "'", 2)
    battle.stage = order[placeOf(order, name) + 1] or "over"
    local asked, jump = stage(turn, battle)
    battle.stage = jump or battle.stage
    if asked then return true end
  end
  return false
end

return stages

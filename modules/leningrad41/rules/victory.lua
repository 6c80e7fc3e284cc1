-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.4.4: victory points, sudden death and the end of the game.

local supply = require "supply"

local victory = {}

local goals = tables.victory.values

---10.10: who holds Murmansk: for good once Dietl has taken it, else through the areas S1 to S4.
---@param game Game
---@return Side
function victory.murmansk(game)
  if game.vars.murmansk_taken then return "axis" end
  for space in each(game:spaces{ kind = "area", feature = "white_edge" }) do
    if space.control ~= "axis" then return "soviet" end
  end
  return "axis"
end

---@param game Game
---@param side Side
---@return integer
function victory.points(game, side)
  local points = victory.murmansk(game) == side and 1 or 0
  for space in each(game:spaces{ kind = "area", terrain = "victory" }) do
    if space.control == side then points = points + 1 end
  end
  return points
end

local function controlsAll(game, ids)
  for id in each(ids) do
    if game:space(id).control ~= "axis" then return false end
  end
  return true
end

---Is one of the scenario's conditions fulfilled for the Axis?
---@param game Game
---@return boolean
function victory.isMet(game)
  for goal in each(goals[game.scenario.id].any) do
    if goal.control and controlsAll(game, goal.control) then return true end
    if goal.cut_off and not supply.overLand(game, game:space(goal.cut_off), "soviet") then return true end
  end
  return false
end

local function decide(turn, winner)
  local words = winner == "axis" and _"Decisive victory for the Axis." or _"Decisive victory for the Soviets."
  turn:log(words, { rule = "2.4.4.2" })
  turn:finish{ outcome = winner .. "_decisive", winner = winner, text = words }
end

local function winScenario(turn)
  local words = _"The Axis has reached its objectives and wins."
  turn:log(words, { rule = "2.4.4.2" })
  turn:finish{ outcome = "axis_victory", winner = "axis", text = words }
end

---Can the control of this area decide the game?
---@param game Game
---@param space Space
---@return boolean
function victory.concerns(game, space)
  return game.scenario.id ~= "campaign" or space.terrain == "victory" or space:has("white_edge")
end

---Sudden death: looked at whenever control changes.
---@param turn Turn
function victory.check(turn)
  if turn.result then return end
  if turn.scenario.id ~= "campaign" then
    if victory.isMet(turn) then winScenario(turn) end
    return
  end
  for side in each(sides) do
    if victory.points(turn, side) >= goals.campaign.points then return decide(turn, side) end
  end
end

---Who would win if the game ended now.
---@param game Game
---@return Side, string
function victory.leader(game)
  if game.scenario.id ~= "campaign" then
    local won = victory.isMet(game)
    return won and "axis" or "soviet", won and "axis_victory" or "soviet_victory"
  end
  local axis, soviet = victory.points(game, "axis"), victory.points(game, "soviet")
  local side = axis > soviet and "axis" or "soviet"
  local decisive = math.max(axis, soviet) >= goals.campaign.points
  return side, side .. (decisive and "_decisive" or "_marginal")
end

---After the End Phase of the last turn.
---@param turn Turn
function victory.close(turn)
  if turn.result then return end
  local winner, outcome = victory.leader(turn)
  local words = _"The Axis has not reached its objectives: the Soviets win."
  if turn.scenario.id == "campaign" then
    words = winner == "axis" and _"Marginal victory for the Axis." or _"Marginal victory for the Soviets."
  end
  turn:log(words, { rule = "2.4.4.2" })
  turn:finish{ outcome = outcome, winner = winner, text = words }
end

---Areas that decide the game.
---@param game Game
---@return Space[]
function victory.objectives(game)
  local list = {}
  for goal in each(goals[game.scenario.id].any or {}) do
    for id in each(goal.control or {}) do list[#list + 1] = game:space(id) end
  end
  return list[1] and list or game:spaces{ kind = "area", terrain = "victory" }
end

return victory

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 4: the checks of phase II.

local units = require "units"

local victory = {}

local goals = tables.victory.values
local checks = tables.turns.values.checks

---German zones of control: German hexes that a force stands in or next to (6.0).
---@param game Game
---@return SpaceSet
function victory.zones(game)
  local around = game:zones(units.germans(game), { own = true })
  return around:minus(units.soviet(game))
end

---German hexes at the front that no force covers (4.3).
---@param game Game
---@return SpaceSet
function victory.gaps(game)
  local soviet = units.soviet(game)
  local border = game:within(soviet, 1):minus(soviet)
  return border:minus(victory.zones(game))
end

---Soviet hexes west of the line that must be reached on turn 4 (4.4).
---@param game Game
---@return SpaceSet
function victory.west(game)
  local east = game:within(game:region{ feature = "east_edge" }, goals.last_column - goals.column)
  return units.soviet(game):minus(east)
end

---Hexes of Moscow that the Germans hold.
---@param game Game
---@return integer
function victory.moscow(game)
  return #game:spaces{ feature = "moscow", control = "german" }
end

local tests = {
  pockets = function(game)
    if units.isClosedFist(game) or game.vars.pocket_total >= goals.pockets then return nil end
    return "pockets", { _"Turn 2, pocket check: only {1} hexes instead of {2}: German defeat.", game.vars.pocket_total, goals.pockets }
  end,
  front = function(game)
    local gaps = victory.gaps(game):list()
    if not gaps[1] then return nil end
    return "front", { _"Turn 3, check of the front: it has gaps, the first at {1}: German defeat.", gaps[1] }
  end,
  points = function(game)
    if units.isClosedFist(game) then return nil end
    if game.vars.vp < goals.points then
      return "points", { _"Turn 4, check of winter quarters: only {1} points instead of {2}: German defeat.", game.vars.vp, goals.points }
    end
    local west = victory.west(game):list()
    if not west[1] then return nil end
    return "west", { _"Turn 4, check of the west: {1} is still Soviet, west of column 29: German defeat.", west[1] }
  end,
  last = function()
    return "time", _"Turn 8, last check: Moscow has not fallen: German defeat."
  end,
}

---The check that the present turn would fail now, if any.
---@param game Game
---@return string?, Words?
function victory.failing(game)
  local test = tests[checks[game.turn]]
  if test then return test(game) end
  return nil
end

phase "check" {
  enter = function(turn)
    if victory.moscow(turn) > 0 then
      local outcome = "moscow_taken_turn_" .. turn.turn
      return turn:finish{ outcome = outcome, winner = "german", text = { _"Turn {1}: German troops stand in Moscow: German victory.", turn.turn } }
    end
    local failed, text = victory.failing(turn)
    if failed then
      return turn:finish{ outcome = "failed_" .. failed .. "_turn_" .. turn.turn, winner = "soviet", text = text }
    end
    if checks[turn.turn] ~= "" then turn:log(_"The check of this turn is passed.", { rule = "4.1", kind = "note" }) end
  end,
}

return victory

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
  return around:minus(game:setOf(game:spaces{ control = "soviet", space = around }))
end

---German hexes at the front that no force covers (4.3).
---@param game Game
---@return Space[]
function victory.gaps(game)
  local soviet = game:spaces{ control = "soviet" }
  if not soviet[1] then return {} end
  local border = game:within(soviet, 1):minus(game:setOf(soviet))
  return border:minus(victory.zones(game)):list()
end

---Soviet hexes west of the line that must be reached on turn 4 (4.4).
---@param game Game
---@return Space[]
function victory.west(game)
  local list = {}
  for _, space in ipairs(game:spaces{ control = "soviet" }) do
    if units.column(space) < goals.column then list[#list + 1] = space end
  end
  return list
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
    return "pockets", { _"Only {1} pocket hexes instead of {2}: German defeat.", game.vars.pocket_total, goals.pockets }
  end,
  front = function(game)
    local gaps = victory.gaps(game)
    if not gaps[1] then return nil end
    return "front", { _"The front has gaps, the first at {1}: German defeat.", gaps[1] }
  end,
  points = function(game)
    if units.isClosedFist(game) then return nil end
    if game.vars.vp < goals.points then
      return "points", { _"Only {1} points instead of {2}: German defeat.", game.vars.vp, goals.points }
    end
    local west = victory.west(game)
    if not west[1] then return nil end
    return "west", { _"{1} west of column 29 is still Soviet: German defeat.", west[1] }
  end,
  last = function()
    return "time", _"Moscow has not fallen by the end of the last turn: German defeat."
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
      return turn:finish{ outcome = "moscow_taken", winner = "german", text = _"German troops stand in Moscow: German victory." }
    end
    local failed, text = victory.failing(turn)
    if failed then return turn:finish{ outcome = "failed_" .. failed, winner = "soviet", text = text } end
    if checks[turn.turn] ~= "" then turn:log(_"The check of this turn is passed.", { rule = "4.1", kind = "note" }) end
  end,
}

return victory

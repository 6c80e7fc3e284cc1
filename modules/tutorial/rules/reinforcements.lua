-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9: reinforcements.

local arrivals = require "std.arrivals"
local lessons = require "lessons"
local units = require "units"

---The box in which units of a side wait.
local function reserve(game, side)
  return game:space(side .. "-reserve")
end

setup(function(turn) arrivals.prepare(turn, reserve) end)

decision "arrive" (arrivals.decision{
  rules = { who = "9.1", where = "9.2", wait = "9.3" },
  help = lessons.help("arrive", _"Place each new unit in an entry hex with its letter; it can move in this turn."),
  box = reserve,
  fits = units.fits,
})

phase "arrivals" {
  when = function(game)
    return arrivals.due(game, game.active, reserve)[1] ~= nil
  end,
}

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 8.1, 13.6: the owner of a base, a depot or the Soviet air unit chooses where it goes, if several places are as good.

local displaced = require "displaced"
local lists = require "std.lists"
local rounds = require "rounds"
local units = require "units"

local function first(game)
  return game.vars.fleeing[1], game.vars.fled[1]
end

local function places(game)
  local piece, from = first(game)
  return displaced.places(game, piece, from)
end

local function goOn(turn, after)
  if displaced.ask(turn, after) then return end
  if after == "next" then turn:next() elseif after == "round" then rounds.go(turn) end
end

local function run(turn, action)
  local piece = first(turn)
  local after = turn:pop().after
  displaced.served(turn)
  displaced.put(turn, piece, action.space)
  goOn(turn, after)
end

decision "flee" {
  rule = "8.1",
  prompt = function(game) return { _"Where does {1} go?", (first(game)) } end,
  help = _"A base goes to the nearest City or Town in supply, a depot back along its railway; the Soviet air unit goes to any City or Town of its own.",
  ask = "deploy", auto = true,
  actions = function(game, offer) offer:space("settle", places(game), { piece = (first(game)) }) end,
  settle = {
    label = _"{piece} to {space}", rule = "8.1", run = run,
    why = function(game, action)
      local piece = first(game)
      units.needInHand(action, piece, "8.1")
      need(action.space and lists.contains(places(game), action.space), "8.1", { _"{1} goes to one of the nearest places.", piece })
    end,
  },
}

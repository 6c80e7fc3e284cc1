-- SPDX-License-Identifier: GPL-3.0-or-later
--- 8.2: air bases change their places.

local air = require "air"
local displaced = require "displaced"
local goals = require "goals"
local lists = require "std.lists"
local move = require "std.move"
local supply = require "supply"
local units = require "units"

local numbers = tables.numbers.values

---Bases of the Axis, or the air unit of the Soviets, that have not moved.
local function ready(game)
  if game.side == "axis" then return game:pieces{ type = "base", onMap = true, moved = false } end
  return game:pieces{ type = "air", side = "soviet", onMap = true, moved = false }
end

local function fields(game, piece)
  return lists.where(displaced.airfields(game, game.side, supply.net(game, game.side)), function(space)
    return space ~= piece.space and (game.side == "soviet" or displaced.hasRoom(game, space, piece))
  end)
end

local function leave(turn)
  move.forget(turn, "moved")
end

phase "axis_bases" { leave = leave }
phase "soviet_bases" { leave = leave, when = function(game) return game:pieces{ type = "air", side = "soviet", onMap = true }[1] ~= nil end }

decision "bases" {
  rule = "8.2",
  prompt = _"Move air bases",
  help = _"Up to twelve hexes, or farther: then the air unit is done for this turn.",
  main = "done", pass = "done", take = "choose", auto = true,
  worthTaking = goals.none,
  actions = function(game, offer)
    offer:piece("choose", ready(game))
    offer:button "done"
  end,
  choose = {
    label = _"Move {piece}", rule = "8.2",
    why = function(game, action) units.needAmong(ready(game), action.piece, "8.2", _"Choose one of your own air bases that has not moved.") end,
    run = function(turn, action) turn:push("base.move", { side = turn.side, piece = action.piece }) end,
  },
  done = { label = _"End of base moves", rule = "8.2", run = function(turn) turn:next() end },
}

local function station(turn, action)
  local piece, space = turn:pop().piece, action.space
  local far = piece.space:distance(space) > numbers.base_transfer
  turn:move(piece, space)
  turn:set(piece, "moved", true)
  turn:log({ _"{1} moves to {2}.", piece, space }, { rule = "8.2", piece = piece, space = space, kind = "move" })
  if piece.type == "air" then return end
  local unit = turn:piece(piece.air)
  if not units.onMap(unit) then return end
  turn:move(unit, space)
  if far then turn:set(unit, "done", true) else air.land(turn, unit, false) end
  turn:set(unit, "flown", false)
end

decision "base.move" {
  rule = "8.2",
  prompt = function(game) return { _"Where does {1} go?", game.here.piece } end,
  back = "back",
  actions = function(game, offer)
    offer:space("station", fields(game, game.here.piece), { piece = game.here.piece })
    offer:button "back"
  end,
  station = {
    label = _"{piece} to {space}", rule = "8.2", run = station,
    why = function(game, action)
      local space = action.space
      units.needInHand(action, game.here.piece, "8.2")
      need(space and (space:has "city" or space:has "town"), "8.2", _"Aircraft are stationed in Cities and Towns.")
      need(space.control == game.side, "8.2", { _"{1} is not yours.", space })
      need(game.side == "soviet" or displaced.hasRoom(game, space, game.here.piece), "5.4", { _"No more bases fit into {1}.", space })
      need(game.side == "axis" or space.country == "ussr", "8.2", _"The Soviet air unit stays in the Soviet Union.")
      need(space ~= game.here.piece.space, "8.2", { _"{1} is already there.", game.here.piece })
      units.needAmong(fields(game, game.here.piece), space, "8.2", { _"{1} is not in supply.", space })
    end,
  },
  back = { label = _"Another base", rule = "8.2", run = function(turn) turn:pop() end },
}

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9: reinforcements.

local lessons = require "lessons"
local units = require "units"

local reinforcements = {}

setup(function(turn)
  for _, arrival in ipairs(turn.scenario.arrivals) do
    for _, piece in ipairs(arrival.pieces) do turn:move(piece, turn:space(piece.side .. "-reserve")) end
  end
end)

---Units of a side that may enter now, each with its entry letter (9.1).
---@param game Game
---@param side Side
---@return { piece: Piece, entry: string }[]
function reinforcements.due(game, side)
  local due = {}
  local reserve = game:space(side .. "-reserve")
  for _, arrival in ipairs(game.scenario.arrivals) do
    if arrival.turn <= game.turn then
      for _, piece in ipairs(arrival.pieces) do
        if piece.side == side and piece.space == reserve then
          due[#due + 1] = { piece = piece, entry = arrival.entry }
        end
      end
    end
  end
  return due
end

---Is the hex free for a unit of this side to enter (9.2)?
local function isOpen(space, side)
  if space.count == 0 then return true end
  return space.pieces[1].side == side and units.fits(space)
end

---Entry hexes of a letter where a unit of this side may be placed.
local function openings(game, entry, side)
  local open = {}
  for _, space in ipairs(game:spaces{ entry = entry }) do
    if isOpen(space, side) then open[#open + 1] = space end
  end
  return open
end

local function find(game, piece)
  for _, one in ipairs(reinforcements.due(game, game.side)) do
    if one.piece == piece then return one end
  end
  return nil
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "9.1", _"You bring in only your own units.")
  local due = find(game, piece)
  need(due, "9.1", { _"{1} does not arrive now.", piece })
  need(space and space.entry == due.entry, "9.2", { _"{1} enters at the hexes with its letter.", piece })
  need(space.count == 0 or space.pieces[1].side == game.side, "9.2", _"An enemy unit closes this entry hex.")
  need(units.fits(space), "9.2", _"Two units are in this entry hex already.")
end

local function arrive(turn, action)
  local piece, space = action.piece, action.space
  turn:move(piece, space)
  turn:log({ _"{1} arrives in {2}.", piece, space }, { rule = "9.1", piece = piece, space = space, kind = "move" })
  if not reinforcements.due(turn, piece.side)[1] then turn:pop() end
end

decision "arrive" {
  rule = "9.1",
  prompt = _"Bring in your reinforcements",
  help = lessons.help("arrive", _"Place each new unit in an entry hex with its letter; it can move in this turn."),
  ask = "deploy",
  actions = function(game, offer)
    for _, due in ipairs(reinforcements.due(game, game.side)) do
      offer:space("arrive", openings(game, due.entry, game.side), { piece = due.piece })
    end
    offer:button("wait")
  end,
  arrive = { label = _"{piece} enters at {space}", rule = "9.1", why = why, run = arrive },
  wait = { label = _"Let them wait", rule = "9.3", run = function(turn) turn:next() end },
}

phase "arrivals" {
  when = function(game)
    return reinforcements.due(game, game.active)[1] ~= nil
  end,
}

return reinforcements

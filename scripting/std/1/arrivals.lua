-- SPDX-License-Identifier: GPL-3.0-or-later
--- Reinforcements: units that wait in a box until their turn, and enter at the hexes or areas of their letter.
--- The scenario's file says who comes when and where (`arrivals`).

local arrivals = {}

---How a game brings units in.
---@class ArrivalSpec
---@field rules { who: string, where: string, wait: string }   paragraphs: who arrives, where, and that they may wait
---@field box fun(game: Game, side: Side): Space   where units wait
---@field fits fun(space: Space, piece: Piece): any   is there room?
---@field may? fun(game: Game, piece: Piece, space: Space): any   what else must hold where a unit enters
---@field entered? fun(turn: Turn, piece: Piece, space: Space)   what follows
---@field prompt? Words
---@field help? Words|fun(game: Game): Words

---Puts all that arrive later into their boxes; for `setup`.
---@param turn Turn
---@param box fun(game: Game, side: Side): Space
function arrivals.prepare(turn, box)
  for arrival in each(turn.scenario.arrivals) do
    for piece in each(arrival.pieces) do turn:move(piece, box(turn, piece.side)) end
  end
end

---Units of a side that wait and whose turn has come, each with its letter.
---@param game Game
---@param side Side
---@param box fun(game: Game, side: Side): Space
---@return { piece: Piece, entry: string, turn: integer }[]
function arrivals.due(game, side, box)
  local due, place = {}, box(game, side)
  if place.count == 0 then return due end
  for arrival in each(game.scenario.arrivals) do
    if arrival.turn <= game.turn then
      for piece in each(arrival.pieces) do
        if piece.space == place and piece.side == side then
          due[#due + 1] = { piece = piece, entry = arrival.entry, turn = arrival.turn }
        end
      end
    end
  end
  return due
end

local function isEnemys(space, side)
  return space.count > 0 and space.pieces[1].side ~= side
end

---Where a unit may enter now: hexes or areas with its letter, no enemy, and room.
---@param game Game
---@param piece Piece
---@param entry string
---@param spec ArrivalSpec
---@return Space[]
function arrivals.openings(game, piece, entry, spec)
  local open = {}
  for space in each(game:spaces{ entry = entry }) do
    if not isEnemys(space, piece.side) and spec.fits(space, piece) and (not spec.may or spec.may(game, piece, space)) then
      open[#open + 1] = space
    end
  end
  return open
end

local function why(game, action, spec)
  local piece, space, rules = action.piece, action.space, spec.rules
  need(piece and piece.side == game.side, rules.who, _"You bring in only your own units.")
  local entry
  for due in each(arrivals.due(game, game.side, spec.box)) do
    if due.piece == piece then entry = due.entry end
  end
  need(entry, rules.who, { _"{1} does not arrive now.", piece })
  need(space and space.entry == entry, rules.where, { _"{1} enters only at the places with its letter.", piece })
  need(not isEnemys(space, piece.side), rules.where, { _"The enemy is in {1}.", space })
  need(spec.fits(space, piece), rules.where, { _"{1} is full.", space })
  need(not spec.may or spec.may(game, piece, space), rules.where, { _"{1} can't enter at {2} now.", piece, space })
end

local function arrive(turn, action, spec)
  local piece, space = action.piece, action.space
  turn:move(piece, space)
  turn:log({ _"{1} arrives in {2}.", piece, space }, { rule = spec.rules.who, piece = piece, space = space, kind = "move" })
  if spec.entered then spec.entered(turn, piece, space) end
  if not arrivals.due(turn, piece.side, spec.box)[1] then turn:pop() end
end

---The decision in which a side places those that have come: verbs `arrive` and `wait`.
---@param spec ArrivalSpec
---@return Decision
function arrivals.decision(spec)
  return {
    rule = spec.rules.who,
    prompt = spec.prompt or _"Bring in your reinforcements",
    help = spec.help or _"Place each new unit at an entry with its letter.",
    ask = "deploy", main = "wait", pass = "wait",
    actions = function(game, offer)
      for due in each(arrivals.due(game, game.side, spec.box)) do
        offer:space("arrive", arrivals.openings(game, due.piece, due.entry, spec), { piece = due.piece })
      end
      offer:button("wait")
    end,
    arrive = {
      label = _"{piece} enters at {space}", rule = spec.rules.who,
      why = function(game, action) why(game, action, spec) end,
      run = function(turn, action) arrive(turn, action, spec) end,
    },
    wait = { label = _"Let them wait", rule = spec.rules.wait, run = function(turn) turn:next() end },
  }
end

return arrivals

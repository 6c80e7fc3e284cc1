-- SPDX-License-Identifier: GPL-3.0-or-later
--- Section 9.1: the Luftwaffe is given to forces before anybody moves.

local units = require "units"

local air = {}

local track = tables.turns.values

local function box(game)
  return game:space("luftwaffe")
end

---Air units on the map, one to a force.
---@param game Game
---@return Piece[]
function air.assigned(game)
  return game:pieces{ type = "german_air", onMap = true }
end

---Air units that may still be assigned in this turn.
---@param game Game
---@return integer
function air.left(game)
  return track.luftwaffe[game.turn] - #air.assigned(game)
end

---The air unit that waits in a hex for the force there, if any.
---@param space Space
---@return Piece?
function air.waiting(space)
  for piece in each(space.pieces) do
    if piece.type == "german_air" and not piece.moved then return piece end
  end
  return nil
end

local function targets(game)
  return units.hexes(game):minus(game:occupied{ type = "german_air", onMap = true })
end

local function why(game, action)
  need(air.left(game) > 0, "9.1", _"No air unit is available any more in this turn.")
  local space = action.space
  need(space and units.hexes(game):has(space), "9.1", _"Air units go to German forces.")
  need(targets(game):has(space), "9.1", _"A force gets at most one air unit.")
end

local function assign(turn, action)
  local piece = turn:pieces{ type = "german_air", space = box(turn) }[1]
  turn:move(piece, action.space)
  turn:log({ _"The Luftwaffe will support the force in {1}.", action.space }, { rule = "9.1", space = action.space, kind = "move" })
end

decision "air" {
  rule = "9.1",
  prompt = function(game) return { _"Assign the Luftwaffe: {1} {1|unit|units} left", air.left(game) } end,
  help = _"An air unit stays with its force for the whole phase and fires in every round.",
  main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    if air.left(game) > 0 then offer:space("assign", targets(game)) end
    offer:button("done")
    offer:hint("value", air.left(game), _"Air units")
  end,
  assign = { label = _"Support the force in {space}", rule = "9.1", why = why, run = assign },
  done = { label = _"Go on without more air support", rule = "9.1", run = function(turn) turn:next() end },
}

phase "luftwaffe" {
  enter = function(turn)
    units.mark(turn, "MK-TURN", "turn-", turn.turn, 8)
    turn:log({ _"Turn {1}, {2}.", turn.turn, turn:space("turn-" .. turn.turn) }, { rule = "5.2", kind = "phase" })
  end,
}

---The air units go home at the end of phase I.
---@param turn Turn
function air.recall(turn)
  local pieces = air.assigned(turn)
  if not pieces[1] then return end
  turn:set(pieces, "moved", false)
  turn:move(pieces, box(turn))
  turn:log(_"The Luftwaffe returns to its bases.", { rule = "9.1", kind = "move" })
end

return air

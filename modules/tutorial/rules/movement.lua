-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 4: movement.

local lessons = require "lessons"
local units = require "units"
local zones = require "zones"

local movement = {}

local numbers = tables.numbers.values

---Movement points that a unit has now: half when it is out of supply (8.4).
---@param piece Piece
---@return number
function movement.allowance(piece)
  if piece.supply == "supplied" then return piece.movement end
  return piece.movement / 2
end

---What is equal for all units of a side that move now.
---@param game Game
---@param side Side
---@return ReachSpec
function movement.spec(game, side)
  local enemy = enemyOf(side)
  return {
    allowance = 0,
    blocked = units.hexes(game, enemy),
    full = units.full(game, side),
    zones = zones.of(game, enemy),
    leaveZone = numbers.leave_zone,
    stopInZone = true,
    zoneToZone = false,
    minimum = true,
  }
end

---Where one unit can go.
---@param game Game
---@param piece Piece
---@param spec ReachSpec   from movement.spec
---@return Reach
function movement.reach(game, piece, spec)
  spec.allowance = movement.allowance(piece)
  return game:reach(piece, spec)
end

local refusals = {
  far = { "4.2", _"{1} has not enough movement points to get to {2}." },
  terrain = { "4.3", _"{1} can't enter the ground of {2}." },
  edge = { "4.4", _"{1} can't cross into {2} here." },
  enemy = { "4.6", _"{1} can't enter {2}: an enemy unit is there." },
  zone = { "5.3", _"{1} would have to stop in an enemy zone of control before it gets to {2}." },
  zone_to_zone = { "5.5", _"{1} can't go straight from one enemy zone of control to another to get to {2}." },
  stacking = { "4.7", _"{1} can't end its move in {2}: two units are there already." },
}

---Says why a unit can't move to a hex.
local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "4.1", _"You move only your own units.")
  need(piece.space and piece.space.kind == "hex", "4.1", { _"{1} is not on the map.", piece })
  need(not piece.moved, "4.1", { _"{1} has already moved in this phase.", piece })
  need(space and space.kind == "hex" and space ~= piece.space, "4.1", _"Choose another hex for the unit to move to.")
  local spec = movement.spec(game, game.side)
  local reason = movement.reach(game, piece, spec):why(space)
  local refusal = refusals[reason] or refusals.far
  need(false, refusal[1], { refusal[2], piece, space })
end

local function move(turn, action)
  local piece, space = action.piece, action.space
  turn:move(piece, space)
  turn:set(piece, "moved", true)
  turn:log({ _"{1} moves to {2}.", piece, space }, { rule = "4.1", piece = piece, space = space, kind = "move" })
  units.take(turn, space, piece.side)
end

decision "move" {
  rule = "4.1",
  prompt = _"Move your units",
  help = lessons.help("move", _"Each unit may move once. End the phase when you are done."),
  auto = true,
  actions = function(game, offer)
    local spec = movement.spec(game, game.side)
    for _, piece in ipairs(game:pieces{ side = game.side, onMap = true, moved = false }) do
      offer:moves("move", piece, movement.reach(game, piece, spec))
    end
    offer:button("done")
  end,
  move = { label = _"Move {piece} to {space}", rule = "4.1", why = why, run = move },
  done = { label = _"End movement", rule = "4.9", run = function(turn) turn:next() end },
}

phase "movement" {
  leave = function(turn)
    turn:set(turn:pieces{ side = turn.active, moved = true }, "moved", false)
  end,
}

return movement

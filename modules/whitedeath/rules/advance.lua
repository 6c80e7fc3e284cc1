-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.D, 10.E and 14.B.3: who assaulted a hex that is now empty may advance into it.

local combat = require "combat"
local ice = require "ice"
local lists = require "std.lists"
local movement = require "movement"
local stacking = require "stacking"
local units = require "units"

local advance = {}

---Could the unit step into the neighbouring hex, whatever it costs (12.A)?
---@param game Game
---@param piece Piece
---@param target Space
---@return boolean
function advance.canEnter(game, piece, target)
  if not piece.space:adjacent(target) then return false end
  local reach = game:reach(piece, {
    steps = 1, variant = game.vars.weather == "thaw" and "thaw" or nil, notFirst = movement.farBank(game, piece),
  })
  return reach:has(target)
end

local function mayLeave(piece, target)
  return not movement.isFenced(piece) or units.inCity(target)
end

---Units that assaulted the hex and may move in.
---@param game Game
---@param target Space
---@return Piece[]
function advance.candidates(game, target)
  return lists.where(combat.assaulting(game, target), function(piece)
    return piece.space ~= target and mayLeave(piece, target) and stacking.fits(game, target, { piece }) and advance.canEnter(game, piece, target)
  end)
end

---Asks whether units advance, if the hex is empty and somebody could.
---@param turn Turn
---@param target Space
function advance.ask(turn, target)
  if combat.isHeld(target, turn.active) then return end
  turn:log({ _"{1} is empty.", target }, { rule = "9.D", space = target, kind = "combat" })
  if advance.candidates(turn, target)[1] then turn:push("advance.choose", { side = turn.active, target = target }) end
end

local function why(game, action)
  local piece, target = action.piece, game.here.target
  units.needOwn(game, piece, "9.D")
  need(piece.space ~= target, "9.D", { _"{1} has already advanced.", piece })
  need(piece.assault == target.id, "9.D", { _"{1} did not assault {2}.", piece, target })
  need(piece.failed == "", "14.B.2", { _"{1} failed its morale check and did not assault.", piece })
  need(mayLeave(piece, target), "22", { _"{1} may not leave the city yet.", piece })
  need(advance.canEnter(game, piece, target), "12.A", { _"{1} can't enter the ground of {2}.", piece, target })
  stacking.why(game, target, { piece })
end

---Moves a unit in; tanks on a lake roll for the ice (13).
local function go(turn, action)
  local piece, target = action.piece, turn.here.target
  local from = piece.space
  if units.isAfv(piece) and ice.isIce(from, target) and not ice.cross(turn, piece, from, target) then return end
  units.put(turn, piece, target)
  turn:log({ _"{1} advances to {2}.", piece, target }, { rule = "9.D", piece = piece, space = target, kind = "move" })
end

decision "advance.choose" {
  rule = "9.D",
  prompt = function(game) return { _"Advance into {1}?", game.here.target } end,
  help = _"The hex is empty. Units that assaulted it may move in, within the limits of stacking.",
  main = "stop", pass = "stop",
  auto = true,
  actions = function(game, offer)
    offer:piece("advance", advance.candidates(game, game.here.target))
    offer:button("stop")
    offer:hint("target", game.here.target)
  end,
  advance = { label = _"{piece} advances", rule = "9.D", why = why, run = go },
  stop = { label = _"No further advance", rule = "9.D", run = function(turn) turn:pop() end },
}

return advance

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.6: advance after combat, chosen by the attacker.

local aftermath = require "aftermath"
local command = require "command"
local lists = require "std.lists"
local movement = require "movement"
local retreat = require "std.retreat"
local territory = require "territory"
local units = require "units"

---Hexes next to a piece that ground, water, rivers and enemies let it enter (9.6.1).
local function steps(game, piece)
  local list = retreat.step(game, piece, units.barred(game, piece)):list()
  return lists.where(list, function(space) return not piece.space:over(space, "major_river") end)
end

---Does the first hex stop a mechanised unit (9.6.4)?
local function stopsAt(from, to)
  return from:over(to, "river") or terrain.terrains[to.terrain].values.keep_step == true
end

---A held corps may not advance out of its HQ's range (11.5).
local function isFenced(game, piece, space)
  local fence = movement.fence(game, piece)
  return fence ~= nil and fence:has(space)
end

---Hexes that the piece could enter next.
local function onward(game, piece)
  return lists.where(steps(game, piece), function(space) return units.fits(space, piece) and not isFenced(game, piece, space) end)
end

---Where a unit of the attack stood when it began.
local function origin(here, piece)
  for i, one in ipairs(here.attackers) do
    if one == piece then return here.from[i] end
  end
  for i, one in ipairs(here.escorts) do
    if one == piece then return here.escorts_from[i] end
  end
end

---Has the piece advanced at all?
local function hasGone(here, piece)
  return lists.contains(here.first, piece) or lists.contains(here.halted, piece)
end

---Has a unit from the HQ's hex gone ahead, to this hex or anywhere (9.6.5)?
local function isLed(here, hq, space)
  local from = origin(here, hq)
  return lists.any(aftermath.attackers(here), function(piece)
    return hasGone(here, piece) and origin(here, piece) == from and (not space or piece.space == space)
  end)
end

---May the piece go on from the hex that was vacated: mechanised units, and HQs with them (9.6.3, 9.6.5)?
local function secondHexes(game, piece)
  if piece.kind ~= "hq" then return piece.mech and onward(game, piece) or {} end
  return lists.where(onward(game, piece), function(space) return isLed(game.here, piece, space) end)
end

---Hexes that a piece may advance into now.
local function options(game, piece)
  local here = game.here
  local target = here.target
  local isHq = piece.kind == "hq"
  if piece.movement == 0 or lists.contains(here.halted, piece) then return {} end
  if isHq and (not units.onMap(piece) or territory.isFrozen(game, piece.formation)) then return {} end
  if lists.contains(here.first, piece) then return secondHexes(game, piece) end
  if isHq and not isLed(here, piece) then return {} end
  return lists.contains(onward(game, piece), target) and { target } or {}
end

---A unit that may not take a second hex has done with its advance.
local function go(turn, action)
  local piece, space, here = action.piece, action.space, turn.here
  local list = (lists.contains(here.first, piece) or stopsAt(piece.space, space)) and "halted" or "first"
  here[list] = lists.with(here[list], piece)
  turn:log({ _"{1} advances to {2}.", piece, space }, { rule = "9.6", piece = piece, space = space, kind = "move" })
  units.stepInto(turn, piece, space)
end

local function why(game, action)
  local piece, space, here = action.piece, action.space, game.here
  units.needOwn(game, piece, "9.6")
  need(lists.contains(here.attackers, piece) or lists.contains(here.escorts, piece), "9.6", _"Only units that attacked advance.")
  need(piece.movement > 0, "9.2.3", { _"{1} can't move.", piece })
  need(space and space.kind == "hex", "9.6", _"Choose a hex to advance into.")
  local gone = hasGone(here, piece)
  need(gone or space == here.target, "9.6", _"The vacated hex is the first hex of every advance.")
  need(not lists.contains(here.halted, piece), "9.6.4", { _"{1} must stop here.", piece })
  need(not gone or piece.mech or piece.kind == "hq", "9.6.3", _"Only mechanised units advance two hexes.")
  need(space:adjacent(piece.space), "9.6", { _"{1} is too far away.", space })
  need(not piece.space:over(space, "major_river"), "9.6.1", _"Nobody advances over a major river without a bridge.")
  need(units.fits(space, piece), "7.0", { _"{1} is full.", space })
  need(not isFenced(game, piece, space), "11.5", { _"{1} may not leave the command range of its HQ yet.", piece })
  need(lists.contains(options(game, piece), space), "9.6", { _"{1} can't advance to {2}.", piece, space })
end

decision "advance" {
  rule = "9.6",
  prompt = function(game) return { _"Advance after combat into {1}?", game.here.target } end,
  help = _"The hex is empty. Mechanised units may go one hex further, unless a river, town or city stops them.",
  main = "stop", pass = "stop",
  auto = true,
  actions = function(game, offer)
    for piece in each(lists.join(aftermath.attackers(game.here), game.here.escorts)) do
      offer:space("advance", options(game, piece), { piece = piece })
    end
    offer:button("stop")
    command.hintSeat(game, offer)
  end,
  advance = { label = _"{piece} advances to {space}", rule = "9.6", why = why, run = go },
  stop = { label = _"No further advance", rule = "9.6", run = function(turn) aftermath.go(turn, turn:pop()) end },
}

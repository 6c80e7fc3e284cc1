-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.6: advance after combat, chosen by the attacker.

local aftermath = require "aftermath"
local command = require "command"
local lists = require "lists"
local movement = require "movement"
local territory = require "territory"
local units = require "units"

local advance = {}

---Can a piece step from a hex into the next one: no water, no unbridged major river, no enemy but a lone HQ (9.6.1)?
local function canStep(game, piece, from, to)
  if from:over(to, "major_river") then return false end
  return units.step(game, piece, units.barred(game, piece), from):has(to)
end

---Does the first hex stop a mechanised unit (9.6.4)?
local function stopsAt(from, to)
  return from:over(to, "river") or terrain.terrains[to.terrain].values.keep_step == true
end

---A held corps may not advance out of its HQ's range (11.5).
local function isFenced(game, piece, space)
  if not territory.isFrozen(game, piece.formation) then return false end
  local fence = movement.fence(game, piece)
  return fence ~= nil and fence:has(space)
end

---May the piece enter the hex now, as far as stacking and ground go?
local function mayEnter(game, piece, space)
  return units.fits(space, piece) and canStep(game, piece, piece.space, space) and not isFenced(game, piece, space)
end

---Second hexes of a mechanised unit that stands in the vacated hex (9.6.3).
local function onward(game, piece)
  return lists.where(units.step(game, piece, units.barred(game, piece)):list(), function(space)
    return mayEnter(game, piece, space)
  end)
end

---Hexes that a unit may advance into now.
---@param game Game
---@param piece Piece
---@return Space[]
function advance.options(game, piece)
  local target = game.vars.target
  if piece.movement == 0 then return {} end
  if piece.advanced == 0 then
    if piece.space == target or not piece.space:adjacent(target) then return {} end
    return mayEnter(game, piece, target) and { target } or {}
  end
  if piece.advanced == 1 and piece.mech and piece.space == target then return onward(game, piece) end
  return {}
end

---Has a unit from the HQ's hex gone this far?
local function isLed(game, hq, space)
  for __, piece in ipairs(game.vars.attackers) do
    if units.onMap(piece) and piece.space == space and piece.advanced > 0 and piece.from == hq.from then return true end
  end
  return false
end

---Hexes that an HQ may advance into with its units (9.6.5).
local function hqOptions(game, hq)
  local target = game.vars.target
  if not units.onMap(hq) or territory.isFrozen(game, hq.formation) then return {} end
  if hq.advanced == 0 and hq.space ~= target and hq.space:adjacent(target) then
    local led = false
    for __, piece in ipairs(game.vars.attackers) do
      led = led or (units.onMap(piece) and piece.advanced > 0 and piece.from == hq.from)
    end
    return led and mayEnter(game, hq, target) and { target } or {}
  end
  if hq.advanced ~= 1 or hq.space ~= target then return {} end
  return lists.where(onward(game, hq), function(space) return isLed(game, hq, space) end)
end

local function options(game, piece)
  return piece.kind == "hq" and hqOptions(game, piece) or piece.kind ~= "hq" and advance.options(game, piece) or {}
end

---A unit that may not take a second hex has done with its advance.
local function reached(piece, from, space)
  if piece.advanced == 1 or stopsAt(from, space) then return 2 end
  return 1
end

local function go(turn, action)
  local piece, space = action.piece, action.space
  local before = piece.space
  turn:log({ _"{1} advances to {2}.", piece, space }, { rule = "9.6", piece = piece, space = space, kind = "move" })
  units.stepInto(turn, piece, space)
  turn:set(piece, "advanced", reached(piece, before, space))
end

local function stop(turn)
  turn:pop()
  aftermath.go(turn)
end

local function why(game, action)
  local piece, space, target = action.piece, action.space, game.vars.target
  units.needOwn(game, piece, "9.6")
  local took = lists.contains(game.vars.attackers, piece) or lists.contains(game.vars.escorts, piece)
  need(took, "9.6", _"Only units that attacked advance.")
  need(piece.movement > 0, "9.2.3", { _"{1} can't move.", piece })
  need(space and space.kind == "hex", "9.6", _"Choose a hex to advance into.")
  need(piece.advanced > 0 or space == target, "9.6", _"The vacated hex is the first hex of every advance.")
  need(piece.advanced < 2, "9.6.4", { _"{1} must stop here.", piece })
  need(piece.advanced == 0 or piece.mech or piece.kind == "hq", "9.6.3", _"Only mechanised units advance two hexes.")
  need(space:adjacent(piece.space), "9.6", { _"{1} is too far away.", space })
  need(not piece.space:over(space, "major_river"), "9.6.1", _"Nobody advances over a major river without a bridge.")
  need(units.fits(space, piece), "7.0", { _"{1} is full.", space })
  need(not isFenced(game, piece, space), "11.5", { _"{1} may not leave the command range of its HQ yet.", piece })
  need(false, "9.6", { _"{1} can't advance to {2}.", piece, space })
end

decision "advance" {
  rule = "9.6",
  prompt = function(game) return { _"Advance after combat into {1}?", game.vars.target } end,
  help = _"The hex is empty. Mechanised units may go one hex further, unless a river, town or city stops them.",
  auto = true,
  actions = function(game, offer)
    for __, piece in ipairs(aftermath.attackers(game)) do
      offer:space("advance", options(game, piece), { piece = piece })
    end
    for __, hq in ipairs(game.vars.escorts) do offer:space("advance", options(game, hq), { piece = hq }) end
    offer:button("stop")
    command.hintSeat(game, offer)
  end,
  advance = { label = _"{piece} advances to {space}", rule = "9.6", why = why, run = go },
  stop = { label = _"No further advance", rule = "9.6", run = stop },
}

return advance

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 14: morale checks, with all that makes them harder and all that follows from them.

local bunkers = require "bunkers"
local combat = require "combat"
local losses = require "losses"
local retreat = require "retreat"
local supply = require "supply"
local units = require "units"

local morale = {}

local numbers = tables.combat.values

---What made the unit check: where a failure leads depends on it (14.B.1 to 14.B.3).
---@alias Cause "barrage"|"defence"|"assault"|"transit"

---Reasons beside the fire, each with its value.
local function further(game, piece, fright)
  local space, afv = piece.space, units.isAfv(piece)
  return {
    { value = fright and numbers.fright or 0, text = _"tank fright", rule = "14.C.2" },
    { value = supply.isolated(game, piece) and 1 or 0, text = _"isolated", rule = "14.C.3" },
    { value = space.routs, text = _"others routed", rule = "14.C.4" },
    { value = game.vars.weather == "snow" and not afv and not units.inTown(space) and 1 or 0, text = _"snow", rule = "14.C.5" },
    { value = space.deaths, text = _"others eliminated", rule = "14.C.7" },
  }
end

---Everything that is added to the die; all of it counts together (14.C).
---@param game Game
---@param piece Piece
---@param fire integer   what the fire adds
---@param fright boolean   does tank fright make a check that the fire demands worse?
---@return integer
---@return { value: integer, text: Words, rule: string }[]
function morale.modifiers(game, piece, fire, fright)
  local list, sum = {}, fire
  if fire ~= 0 then list[1] = { value = fire, text = _"the fire", rule = "14.A" } end
  for one in each(further(game, piece, fright)) do
    if one.value ~= 0 then
      list[#list + 1] = one
      sum = sum + one.value
    end
  end
  return sum, list
end

---The outcome of a modified die.
---@param value integer   morale of the unit
---@param modified integer
---@return "pass"|"fail"|"rout"
function morale.outcome(value, modified)
  if modified <= value then return "pass" end
  return modified - value >= numbers.rout_by and "rout" or "fail"
end

local reasons = {
  _"Morale of {1} is checked at +{2}: {3}.",
  _"Morale of {1} is checked at +{2}: {3}, {4}.",
  _"Morale of {1} is checked at +{2}: {3}, {4}, {5}.",
  _"Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}.",
  _"Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}, {7}.",
  _"Morale of {1} is checked at +{2}: {3}, {4}, {5}, {6}, {7}, {8}.",
}

local results = {
  pass = _"{1} rolls {2}, with modifiers {3}, against morale {4}: it holds.",
  rout = _"{1} rolls {2}, with modifiers {3}, against morale {4}: it routs.",
  barrage = _"{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and can't fire in defence in this impulse.",
  defence = _"{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and can't assault in this impulse.",
  assault = _"{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and has to retreat.",
  transit = _"{1} rolls {2}, with modifiers {3}, against morale {4}: it fails and can't move on.",
}

local paragraphs = { barrage = "14.B.1", defence = "14.B.2", assault = "14.B.3", transit = "3.A" }

---Tells what is added and why.
local function tell(turn, piece, sum, list)
  if not list[1] then return end
  local words = { reasons[#list], piece, sum }
  for i = 1, #list do words[i + 3] = list[i].text end
  turn:log(words, { rule = list[1].rule, piece = piece, space = piece.space, kind = "combat" })
end

---The die of a check.
local function roll(turn, piece, sum, cause)
  local die = turn:roll()
  local outcome = morale.outcome(piece.morale, die + sum)
  local words = outcome == "fail" and results[cause] or results[outcome]
  turn:log({ words, piece, die, die + sum, piece.morale },
    { rule = outcome == "fail" and paragraphs[cause] or "14", piece = piece, space = piece.space, dice = { die }, kind = "roll" })
  return outcome
end

---The unit retreats out of its hex; those that stay see whether it runs or is lost.
local function withdraw(turn, piece, rule, routs)
  local space = piece.space
  local how = retreat.run(turn, piece, numbers.retreat, rule)
  if how == "lost" then
    combat.noteDeath(turn, space)
  elseif routs then
    combat.noteRout(turn, space)
  end
end

---A rout: a point more, unless it is a tank unit, and two hexes back (14.B).
local function rout(turn, piece)
  local space = piece.space
  if not units.isAfv(piece) and not losses.take(turn, piece, numbers.rout_loss, "rout") then
    combat.noteDeath(turn, space)
    return
  end
  withdraw(turn, piece, "14.B", true)
end

---A failure short of a rout.
local function fail(turn, piece, cause)
  if cause == "assault" then return withdraw(turn, piece, "14.B.3", false) end
  if cause ~= "transit" then turn:set(piece, "failed", cause) end
end

---Checks the morale of a unit and carries out what follows.
---@param turn Turn
---@param piece Piece
---@param fire integer   what the fire adds to the die
---@param cause Cause
---@param fright? boolean   is the check made worse by tanks?
---@return "pass"|"fail"|"rout"
function morale.check(turn, piece, fire, cause, fright)
  if bunkers.steadies(piece) then
    turn:log({ _"{1} is in a bunker and need not check morale.", piece }, { rule = "14.C.6", piece = piece, space = piece.space, kind = "combat" })
    return "pass"
  end
  local sum, list = morale.modifiers(turn, piece, fire, fright == true)
  tell(turn, piece, sum, list)
  local outcome = roll(turn, piece, sum, cause)
  if outcome == "rout" then
    rout(turn, piece)
  elseif outcome == "fail" then
    fail(turn, piece, cause)
  end
  return outcome
end

return morale

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.C.4 and 10.C.3: fire is carried out, target by target in the order in which it was aimed; losses first, then the check.

local allocation = require "allocation"
local bunkers = require "bunkers"
local combat = require "combat"
local dice = require "std.dice"
local fire = require "fire"
local firepower = require "firepower"
local fright = require "fright"
local losses = require "losses"
local morale = require "morale"
local supply = require "supply"

local volley = {}

local garrison = tables.numbers.values.intrinsic_garrison

---Lines about the die: at a unit or a garrison, with a result or without; {8} is the column, which stands in the place on the chart.
local lines = {
  conventional = _"{1} is fired on at {8}, {2} against {3}: die {4}, {5}. {6}",
  antitank = _"Anti-tank fire at {1} at {8}, {2} against {3}: die {4}, {5}. {6}",
  garrison = _"The garrison of {1} is fired on at {8}, {2} against {3}: die {4}, {5}. {6}",
}
local misses = {
  conventional = _"{1} is fired on at {8}, {2} against {3}: die {4}, no effect.",
  antitank = _"Anti-tank fire at {1} at {8}, {2} against {3}: die {4}, a miss.",
  garrison = _"The garrison of {1} is fired on at {8}, {2} against {3}: die {4}, no effect.",
}

---Rolls for one target and tells what comes out.
---@param turn Turn
---@param shot { kind: string, column: integer, defence: integer, eighths: number, piece?: Piece, space: Space, rule?: string }
---@return { loss: integer, check: boolean }
function volley.roll(turn, shot)
  local kind, column = shot.kind, shot.column
  local die = turn:roll()
  local result, effect = fire.result(kind, die, column)
  local sort = shot.piece and kind or "garrison"
  local words = result == "" and misses[sort] or lines[sort]
  turn:log({ words, shot.piece or shot.space, fire.points(shot.eighths), shot.defence, die, result, tables[kind].legend[result] or "",
    dice.cell(kind, die, column) },
    { rule = shot.rule or (kind == "antitank" and "10.C.3" or "9.C.4"), piece = shot.piece, space = shot.space, dice = { die }, kind = "roll" })
  return effect
end

---The garrison of a town: any loss and any failure is its end (26.C). Isolation and what befell others in the hex make it
---waver, too (14.C.3, 14.C.4, 14.C.7).
local function atGarrison(turn, space, effect)
  if effect.loss > 0 then return bunkers.destroyGarrison(turn, space) end
  if not effect.check then return end
  local die = turn:roll()
  local modified = die + space.routs + space.deaths + (supply.isGarrisonCut(turn, space) and 1 or 0)
  local holds = modified <= garrison.morale
  turn:log({ holds and _"The garrison of {1} rolls {2}, with modifiers {3}, against morale {4}: it holds."
    or _"The garrison of {1} rolls {2}, with modifiers {3}, against morale {4}: it gives up.", space, die, modified, garrison.morale },
    { rule = "14", space = space, dice = { die }, kind = "roll" })
  if not holds then bunkers.destroyGarrison(turn, space) end
end

---Losses of a unit, at most half of it by conventional fire (9.C.4).
local function lose(turn, piece, kind, loss)
  local space, points = piece.space, loss
  if kind == "conventional" then
    points = losses.capped(piece.steps, loss)
    if points < loss then
      turn:log({ _"{1} loses no more than half of its strength: {2} instead of {3}.", piece, points, loss },
        { rule = "9.C.4", piece = piece, space = space, kind = "combat" })
    end
  end
  if losses.take(turn, piece, points, kind) then return true end
  combat.noteDeath(turn, space)
  return false
end

---Fires at one target.
local function shoot(turn, case, aim, frightened)
  local piece, kind = aim.piece, aim.kind
  turn:set(piece or aim.space, piece and "shot" or "aim", piece ~= nil and true or 0)
  local effect = volley.roll(turn, {
    kind = kind, column = aim.column, defence = aim.defence, eighths = aim.eighths, piece = piece, space = aim.space,
  })
  if not piece then return atGarrison(turn, aim.space, effect) end
  if not lose(turn, piece, kind, effect.loss) then return end
  if not effect.check then return end
  local scared = frightened[piece.id] == true
  frightened[piece.id] = nil
  morale.check(turn, piece, effect.loss, case.phase, scared)
end

---Defenders that tanks among the attackers frighten (14.C.2), by id.
local function frightenedOf(turn, case)
  local list = {}
  if case.phase ~= "assault" or not fright.threatens(turn, case.target) then return list end
  for piece in each(combat.defenders(case.target, turn.active)) do
    if fright.isVulnerable(piece) and not bunkers.steadies(piece) then list[piece.id] = true end
  end
  return list
end

---Whoever has not had to check yet does so now, with a plain die.
local function scare(turn, case, frightened)
  for piece in each(combat.defenders(case.target, turn.active)) do
    if frightened[piece.id] and piece.space == case.target then
      turn:log({ _"Tanks frighten {1}.", piece }, { rule = "14.C.2", piece = piece, space = case.target, kind = "combat" })
      morale.check(turn, piece, 0, "assault", false)
    end
  end
end

---Those who have fired directly can't fire indirectly any more in this phase (11.A.1).
local function spend(turn, case)
  for piece in each(case.firers) do
    if piece.artillery and piece.fired == "" then turn:set(piece, "fired", "direct") end
  end
end

---How much fire falls on each target: what its column takes, and all there is when it is the only one of its kind.
local function weigh(turn, case, aims)
  local pools = firepower.pools(turn, case)
  local left, count = allocation.leftOver(pools, allocation.ledger(aims)), { conventional = 0, antitank = 0 }
  for aim in each(aims) do count[aim.kind] = count[aim.kind] + 1 end
  for aim in each(aims) do
    aim.eighths = fire.cost(aim.kind, aim.column, aim.defence)
    if count[aim.kind] == 1 then aim.eighths = aim.eighths + math.max(0, left[aim.kind]) * (aim.down and 2 or 1) end
  end
end

local openings = { defence = _"Defensive fire from {1}.", assault = _"Assault on {1}." }

---Fires everything that is aimed in the fight for a hex, what is left over shared out by the program (26.E).
---@param turn Turn
---@param case FireCase
function volley.run(turn, case)
  turn:log({ openings[case.phase], case.target }, { rule = case.phase == "defence" and "5.4" or "5.5", space = case.target, kind = "combat" })
  allocation.propose(turn, case)
  local aims = allocation.aims(case)
  weigh(turn, case, aims)
  allocation.clear(turn, aims)
  table.sort(aims, function(a, b) return a.rank < b.rank end)
  local frightened, fired = frightenedOf(turn, case), false
  for aim in each(aims) do
    if aim.column > 0 then
      fired = true
      shoot(turn, case, aim, frightened)
    end
  end
  if not fired then
    turn:log({ _"There is no fire in the fight for {1} that could hit anybody.", case.target }, { rule = "9", space = case.target, kind = "combat" })
  end
  scare(turn, case, frightened)
  spend(turn, case)
end

return volley

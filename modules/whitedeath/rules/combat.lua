-- SPDX-License-Identifier: GPL-3.0-or-later
--- What all fights share: who assaults and who defends a hex, what has befallen a hex in this phase, and what is forgotten
--- when the phase or the impulse is over.

local lists = require "std.lists"
local losses = require "losses"
local supply = require "supply"

local combat = {}

---Units that were declared against a hex and are still on the map.
---@param game Game
---@param hex Space
---@return Piece[]
function combat.attackers(game, hex)
  return lists.where(game:pieces{ assault = hex.id }, losses.alive)
end

---Those of them that assault: who failed a check in defensive fire does not (14.B.2).
---@param game Game
---@param hex Space
---@return Piece[]
function combat.assaulting(game, hex)
  return lists.where(game:pieces{ assault = hex.id, failed = "" }, losses.alive)
end

---Units in the hex that defend it against the side.
---@param hex Space
---@param attacker Side
---@return Piece[]
function combat.defenders(hex, attacker)
  return lists.where(hex.pieces, function(piece) return piece.side ~= attacker end)
end

---Is there anybody or anything to fight with in the hex? A bunker alone is nobody (19).
---@param hex Space
---@param attacker Side
---@return boolean
function combat.isHeld(hex, attacker)
  if hex.intrinsic and attacker == "soviet" then return true end
  return lists.any(hex.pieces, function(piece) return piece.side ~= attacker end)
end

---A test whether units are isolated (15.C) that looks at the map once for each side.
---@param game Game
---@return fun(piece: Piece): boolean
function combat.isolation(game)
  local fields = {}
  return function(piece)
    local side = piece.side
    fields[side] = fields[side] or supply.field(game, side)
    return supply.isolated(game, piece, fields[side])
  end
end

-- What makes others in a hex waver (14.C.4, 14.C.7) ---------------------------------------------------------------------

local function mar(turn, space, property)
  if space.routs == 0 and space.deaths == 0 then turn.vars.marred = lists.with(turn.vars.marred, space) end
  turn:set(space, property, space[property] + 1)
end

---Notes that a unit routed in this hex.
---@param turn Turn
---@param space Space
function combat.noteRout(turn, space) mar(turn, space, "routs") end

---Notes that a unit lost its last strength point in this hex.
---@param turn Turn
---@param space Space
function combat.noteDeath(turn, space) mar(turn, space, "deaths") end

---A phase of fire begins: nobody has been fired on, and nobody has run yet.
---@param turn Turn
function combat.freshPhase(turn)
  for space in each(turn.vars.marred) do
    turn:set(space, "routs", 0)
    turn:set(space, "deaths", 0)
  end
  turn.vars.marred = {}
  for piece in each(turn:pieces{ shot = true }) do turn:set(piece, "shot", false) end
end

local words = { assault = "", failed = "", fired = "", role = "", supports = "" }

---An impulse is over: what its fights have noted is forgotten, and opened stacks are closed again.
---@param turn Turn
function combat.reset(turn)
  combat.freshPhase(turn)
  for piece in each(turn:pieces{}) do
    for name, none in pairs(words) do
      if piece[name] ~= none then turn:set(piece, name, none) end
    end
    if piece.shown then
      turn:set(piece, "shown", false)
      turn:hide(piece, enemyOf(piece.side))
    end
  end
  local vars = turn.vars
  for name in each{ "targets", "opened", "shelled", "defended", "planned" } do
    if vars[name][1] then vars[name] = {} end
  end
  vars.late = false
end

---Shows units to the other side, until the impulse is over.
---@param turn Turn
---@param pieces Piece[]
function combat.show(turn, pieces)
  for piece in each(pieces) do
    if not piece.shown then
      turn:set(piece, "shown", true)
      turn:reveal(piece, enemyOf(piece.side))
    end
  end
end

---Shows a stack to who attacks it in any way (4.C); that can't be taken back.
---@param turn Turn
---@param hex Space
---@param side Side   who looks
function combat.reveal(turn, hex, side)
  combat.show(turn, combat.defenders(hex, side))
end

return combat

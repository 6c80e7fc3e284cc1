-- SPDX-License-Identifier: GPL-3.0-or-later
--- Strength points lost by fire, rout and ice. Units that have none left go to their side's box.

local victory = require "victory"

local losses = {}

---The paragraph of each cause.
local rules = {
  conventional = "9.C.4", antitank = "10.C.3", barrage = "11.B.2.B", transit = "3.A", rout = "14.B", zones = "14.C.1",
  trapped = "14.C.1", stacking = "4", ice = "13",
}

---Is the unit on the map?
---@param piece Piece
---@return boolean
function losses.alive(piece)
  local space = piece.space
  return space ~= nil and space.kind == "hex"
end

---Takes a unit out of the game, with all strength points that it has left.
---@param turn Turn
---@param piece Piece
---@param cause string   "conventional", "antitank", "barrage", "transit", "rout", "zones", "trapped", "stacking" or "ice"
function losses.eliminate(turn, piece, cause)
  local space = piece.space
  victory.onLoss(turn, piece, piece.steps)
  if piece.assault ~= "" then turn:set(piece, "assault", "") end
  if piece.deployed then turn:set(piece, "deployed", false) end
  turn:log({ _"{1} is eliminated.", piece }, { rule = rules[cause] or cause, piece = piece, space = space, kind = "loss" })
  turn:move(piece, turn:space("lost_" .. piece.side))
end

---Takes strength points off a unit; with the last one it is eliminated.
---@param turn Turn
---@param piece Piece
---@param points integer
---@param cause string   as for `eliminate`
---@return boolean survived
function losses.take(turn, piece, points, cause)
  if points <= 0 then return true end
  if points >= piece.steps then
    losses.eliminate(turn, piece, cause)
    return false
  end
  victory.onLoss(turn, piece, points)
  turn:setSteps(piece, piece.steps - points)
  turn:log({ _"{1} loses {2} strength {2|point|points}: {3} left.", piece, points, piece.steps },
    { rule = rules[cause] or cause, piece = piece, space = piece.space, kind = "loss" })
  return true
end

---What is really lost of a result: not more than half of the strength, rounded down, unless it is 1 (9.C.4, 11.B.2.B).
---@param strength integer   before the fire
---@param points integer
---@return integer
function losses.capped(strength, points)
  if strength <= 1 then return math.min(points, strength) end
  return math.min(points, strength // 2)
end

return losses

--- Chapter 2: movement.

local move = require "std.move"
local victory = require "victory"
local zones = require "std.zones"

local movement = {}

---Where a unit can go; it stops next to an enemy (2.3).
---@param game Game
---@param piece Piece
---@return Reach
function movement.reach(game, piece)
  local enemy = enemyOf(piece.side)
  return game:reach(piece, {
    allowance = piece.movement,
    blocked = game:occupied{ side = enemy, onMap = true },
    full = game:occupied{ side = piece.side, onMap = true },
    zones = zones.of(game, enemy),
    stopInZone = true,
  })
end

decision "move" (move.decision{
  rule = "2.1",
  reach = movement.reach,
  -- What the program tells a player who asks why a move is not possible: the rule, and a reason where the usual one does not fit.
  refusals = {
    far = "2.2",
    enemy = "2.3",
    zone = { "2.3", _"{1} has to stop next to an enemy before it gets to {2}." },
    stacking = "1.3",
  },
  moved = victory.take,
})

phase "movement" { leave = function(turn) move.forget(turn, "moved") end }

return movement

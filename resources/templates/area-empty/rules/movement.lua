--- Chapter 2: movement.

local move = require "std.move"

local movement = {}

---Where a unit can go.
---@param game Game
---@param piece Piece
---@return Reach
function movement.reach(game, piece)
  return game:reach(piece, {
    allowance = piece.movement,
    blocked = game:occupied{ side = enemyOf(piece.side), onMap = true },
    full = game:occupied{ side = piece.side, onMap = true },
  })
end

decision "move" (move.decision{
  rule = "2.1",
  reach = movement.reach,
  auto = false,
  -- The paragraphs that the program names to a player who asks why a move is not possible.
  refusals = { far = "2.2", enemy = "2.1", stacking = "1.2" },
})

phase "movement" { leave = function(turn) move.forget(turn, "moved") end }

return movement

--- Chapter 2: movement.

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

---What the program tells a player who asks why a move is not possible: the rule and the reason.
local refusals = {
  far = { "2.2", _"{1} has not enough movement points to get to {2}." },
  terrain = { "2.2", _"{1} can't enter the ground of {2}." },
  enemy = { "2.1", _"An enemy is in {2}." },
  stacking = { "1.2", _"Another unit is in {2}." },
}

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "2.1", _"You move only your own units.")
  need(piece.space, "2.1", { _"{1} is not on the map.", piece })
  need(not piece.moved, "2.1", { _"{1} has already moved.", piece })
  need(space and space ~= piece.space, "2.1", _"Choose another area to move to.")
  local refusal = refusals[movement.reach(game, piece):why(space)] or refusals.far
  need(false, refusal[1], { refusal[2], piece, space })
end

local function move(turn, action)
  local piece, space = action.piece, action.space
  turn:move(piece, space)
  turn:set(piece, "moved", true)
  turn:log({ _"{1} moves to {2}.", piece, space }, { rule = "2.1", piece = piece, space = space, kind = "move" })
end

decision "move" {
  rule = "2.1",
  prompt = _"Move your units",
  help = _"Each unit may move once. End the phase when you are done.",
  actions = function(game, offer)
    for _, piece in ipairs(game:pieces{ side = game.side, onMap = true, moved = false }) do
      offer:moves("move", piece, movement.reach(game, piece))
    end
    offer:button("done")
  end,
  move = { label = _"Move {piece} to {space}", rule = "2.1", why = why, run = move },
  done = { label = _"End movement", rule = "2.1", run = function(turn) turn:next() end },
}

phase "movement" {
  leave = function(turn)
    turn:set(turn:pieces{ moved = true }, "moved", false)
  end,
}

return movement

--- Chapter 2: movement.

local areas = require "areas"

local movement = {}

movement.limit = 3

---Stops with the rule that forbids the move, if one does.
local function check(piece, space)
  local enemy = enemyOf(piece.side)
  need(space:adjacent(piece.space), "2.1", { _"{1} is no neighbour of {2}.", space, piece.space })
  need(#areas.units(space, piece.side) < movement.limit, "2.2", { _"Three units are already in {1}.", space })
  local leaves = areas.units(piece.space, enemy)[1]
  need(not leaves or not areas.units(space, enemy)[1], "2.3", { _"{1} may only withdraw to an area without enemies.", piece })
end

---Where a unit can go: the same conditions as in `check`, as a question.
---@param piece Piece
---@return Space[]
function movement.targets(piece)
  local enemy = enemyOf(piece.side)
  local leaves = areas.units(piece.space, enemy)[1]
  local list = {}
  for _, space in ipairs(piece.space.neighbours) do
    local room = #areas.units(space, piece.side) < movement.limit
    if room and not (leaves and areas.units(space, enemy)[1]) then list[#list + 1] = space end
  end
  return list
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "2.1", _"You move only your own units.")
  need(piece.space, "1.2", { _"{1} is out of the game.", piece })
  need(not piece.moved, "2.1", { _"{1} has already moved.", piece })
  need(space, "2.1", _"Choose an area to move to.")
  check(piece, space)
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
  help = _"Each unit may move into a neighbouring area. End the phase when you are done.",
  auto = true,
  actions = function(game, offer)
    for _, piece in ipairs(game:pieces{ side = game.side, onMap = true, moved = false }) do
      offer:space("move", movement.targets(piece), { piece = piece })
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

invariant "stacking" (function(game)
  for _, space in ipairs(game:spaces()) do
    for _, side in ipairs(sides) do
      if #areas.units(space, side) > movement.limit then return "too many units in " .. space.id end
    end
  end
end)

return movement

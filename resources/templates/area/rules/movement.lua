--- Chapter 2: movement.

local areas = require "areas"
local checks = require "std.checks"
local move = require "std.move"

local movement = {}

movement.limit = 3

---What must hold when a unit goes to an area. The list says where units can go, and why not elsewhere.
local conditions = {
  {
    rule = "2.1", text = function(__, piece, space) return { _"{1} is no neighbour of {2}.", space, piece.space } end,
    test = function(__, piece, space) return space:adjacent(piece.space) end,
  },
  {
    rule = "2.2", text = _"Three units are already in {2}.",
    test = function(__, piece, space) return #areas.units(space, piece.side) < movement.limit end,
  },
  {
    rule = "2.3", text = _"{1} may only withdraw to an area without enemies.",
    test = function(__, piece, space)
      local enemy = enemyOf(piece.side)
      return not areas.units(piece.space, enemy)[1] or not areas.units(space, enemy)[1]
    end,
  },
}

---Where a unit can go.
---@param game Game
---@param piece Piece
---@return Space[]
function movement.targets(game, piece)
  return checks.spaces(conditions, game, piece, piece.space.neighbours)
end

decision "move" (move.decision{
  rule = "2.1",
  help = _"Each unit may move into a neighbouring area. End the phase when you are done.",
  spaces = movement.targets,
  why = function(game, piece, space) checks.need(conditions, game, piece, space) end,
})

phase "movement" { leave = function(turn) move.forget(turn, "moved") end }

invariant "stacking" (function(game)
  for space in each(game:spaces()) do
    for side in each(sides) do
      if #areas.units(space, side) > movement.limit then return "too many units in " .. space.id end
    end
  end
end)

return movement

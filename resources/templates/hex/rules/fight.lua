--- Chapter 3: fights.

local victory = require "victory"

local fight = {}

---Column of the table, from 1; `lookup` takes the first or last one for anything beyond (3.2).
---@param attacker Piece
---@param target Space
---@return integer
function fight.column(attacker, target)
  local cover = terrain.terrains[target.terrain].values.cover
  return attacker.attack - target.pieces[1].defence - cover + 2
end

---What the table says for a die (3.2).
---@param die integer
---@param column integer
---@return string
function fight.result(die, column)
  return lookup("fight", (die + 1) // 2, column)
end

---Hexes with an enemy next to a unit (3.1).
---@param game Game
---@param piece Piece
---@return SpaceSet
function fight.targets(game, piece)
  return game:occupied{ side = enemyOf(piece.side), onMap = true }:common(game:setOf(piece.space.neighbours))
end

---Takes a step off a unit (1.2).
local function lose(turn, piece)
  if piece.steps > 1 then
    turn:setSteps(piece, piece.steps - 1)
    turn:log({ _"{1} loses a step.", piece }, { rule = "1.2", piece = piece })
  else
    turn:log({ _"{1} is out of the game.", piece }, { rule = "1.2", piece = piece, space = piece.space })
    turn:remove(piece)
  end
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "3.1", _"You attack only with your own units.")
  need(piece.space, "1.2", { _"{1} is out of the game.", piece })
  need(not piece.fought, "3.1", { _"{1} has already attacked.", piece })
  need(space and space:adjacent(piece.space), "3.1", _"Choose a hex next to the unit.")
  need(fight.targets(game, piece):has(space), "3.1", { _"There is no enemy in {1}.", space })
end

local function attack(turn, action)
  local piece, space = action.piece, action.space
  local defender = space.pieces[1]
  local die = turn:roll()
  local result = fight.result(die, fight.column(piece, space))
  turn:set(piece, "fought", true)
  turn:log({ _"{1} attacks {2}: the die shows {3}, {4}.", piece, defender, die, result },
    { rule = "3.2", piece = piece, space = space, dice = { die }, kind = "combat" })
  if result == "A" then lose(turn, piece) end
  if result == "D" then lose(turn, defender) end
  if space.count == 0 then
    turn:move(piece, space)
    turn:log({ _"{1} advances to {2}.", piece, space }, { rule = "3.3", piece = piece, space = space, kind = "move" })
    victory.take(turn, space, piece.side)
  end
end

decision "fight" {
  rule = "3.1",
  prompt = _"Attack with your units",
  help = _"Each unit may attack one enemy next to it. Nobody has to.",
  auto = true,
  actions = function(game, offer)
    for _, piece in ipairs(game:pieces{ side = game.side, onMap = true, fought = false }) do
      offer:space("attack", fight.targets(game, piece), { piece = piece })
    end
    offer:button("done")
  end,
  attack = { label = _"{piece} attacks {space}", rule = "3.1", why = why, run = attack },
  done = { label = _"End the fights", rule = "3.1", run = function(turn) turn:next() end },
}

phase "fights" {
  leave = function(turn)
    turn:set(turn:pieces{ fought = true }, "fought", false)
  end,
}

return fight

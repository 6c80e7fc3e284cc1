--- Chapter 3: fights.

local advance = require "std.advance"
local losses = require "std.losses"
local move = require "std.move"
local odds = require "std.odds"
local victory = require "victory"

local fight = {}

---The table, with one row for two numbers of the die (3.2).
fight.crt = odds.table(tables.fight, { ratios = false, row = function(die) return (die + 1) // 2 end })

---Column of the table, from 1; beyond the table the first or last one counts (3.2).
---@param attacker Piece
---@param target Space
---@return integer
function fight.column(attacker, target)
  local cover = terrain.terrains[target.terrain].values.cover
  local column = attacker.attack - target.pieces[1].defence - cover + 2
  return math.max(1, math.min(column, #fight.crt.columns))
end

---Hexes with an enemy next to a unit (3.1).
---@param game Game
---@param piece Piece
---@return SpaceSet
function fight.targets(game, piece)
  return game:occupied{ side = enemyOf(piece.side), onMap = true }:common(game:setOf(piece.space.neighbours))
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
  local result, die, dice = odds.roll(turn, fight.crt, fight.column(piece, space))
  turn:set(piece, "fought", true)
  turn:log({ _"{1} attacks {2}: the die shows {3}, {4}. {5}", piece, defender, die, result, odds.meaning(fight.crt, result) },
    { rule = "3.2", piece = piece, space = space, dice = dice, kind = "combat" })
  if result == "A" then losses.step(turn, piece, "1.2") end
  if result == "D" then losses.step(turn, defender, "1.2") end
  if space.count == 0 then
    advance.go(turn, piece, space, "3.3")
    victory.take(turn, piece, space)
  end
end

decision "fight" {
  rule = "3.1",
  prompt = _"Attack with your units",
  help = _"Each unit may attack one enemy next to it. Nobody has to.",
  main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    for piece in each(game:pieces{ side = game.side, onMap = true, fought = false }) do
      offer:space("attack", fight.targets(game, piece), { piece = piece })
    end
    offer:button("done")
  end,
  attack = { label = _"{piece} attacks {space}", rule = "3.1", why = why, run = attack },
  done = { label = _"End the fights", rule = "3.1", run = function(turn) turn:next() end },
}

phase "fights" { leave = function(turn) move.forget(turn, "fought") end }

return fight

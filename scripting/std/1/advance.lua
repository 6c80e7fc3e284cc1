-- SPDX-License-Identifier: GPL-3.0-or-later
--- Advance after combat: the attackers take the place that was cleared.

local lists = require "std.lists"
local retreat = require "std.retreat"

local advance = {}

---How a game advances.
---@class AdvanceSpec
---@field rules { who: string, enter: string }   paragraphs: who advances, and what keeps a unit out
---@field fits fun(space: Space, piece: Piece): any   is there room?
---@field may? fun(game: Game, piece: Piece): any   which of the attackers can advance at all
---@field entered? fun(turn: Turn, piece: Piece, space: Space)   what follows
---@field after fun(turn: Turn, battle: table)   goes on when nobody else advances; `battle` has what was noted for the decision
---@field why? fun(game: Game, piece: Piece)   calls need(…) for `may`
---@field help? Words|fun(game: Game): Words

---Could the unit enter the place from where it is, if there were room?
---@param game Game
---@param piece Piece
---@param target Space
---@return boolean
function advance.canEnter(game, piece, target)
  local from = piece.space
  if not from or from == target or not from:adjacent(target) then return false end
  return retreat.step(game, piece, game:setOf{}):has(target)
end

---Those of the units that may advance into the place now.
---@param game Game
---@param pieces Piece[]
---@param target Space
---@param spec AdvanceSpec
---@return Piece[]
function advance.candidates(game, pieces, target, spec)
  local list = {}
  for piece in each(pieces) do
    local may = not spec.may or spec.may(game, piece)
    if may and spec.fits(target, piece) and advance.canEnter(game, piece, target) then list[#list + 1] = piece end
  end
  return list
end

---Moves a unit into the place and tells it.
---@param turn Turn
---@param piece Piece
---@param space Space
---@param rule string
function advance.go(turn, piece, space, rule)
  turn:move(piece, space)
  turn:log({ _"{1} advances to {2}.", piece, space }, { rule = rule, piece = piece, space = space, kind = "move" })
end

---Asks the attacker who advances.
---@param turn Turn
---@param decision string   one from `advance.decision`
---@param pieces Piece[]   that attacked and are left
---@param target Space
---@param battle table   what is noted for the decision besides, and given to `after`
---@return boolean asked
function advance.ask(turn, decision, pieces, target, battle)
  if not pieces[1] then return false end
  local here = {}
  for key, value in pairs(battle) do here[key] = value end
  here.side, here.advancers, here.target = pieces[1].side, pieces, target
  turn:push(decision, here)
  return true
end

---Tells the window that a retreat is followed by an advance.
---@param space Space
---@return Words
function advance.follows(space)
  return { _"Then the attacker may advance into {1}.", space }
end

local function why(game, action, spec)
  local piece, here, rules = action.piece, game.here, spec.rules
  need(piece and piece.side == game.side, rules.who, _"Only units that attacked advance.")
  if spec.why then spec.why(game, piece) end
  need(lists.contains(here.advancers, piece) and piece.space ~= here.target, rules.who, _"Only units that attacked advance.")
  need(spec.fits(here.target, piece), rules.enter, { _"{1} is full.", here.target })
  need(advance.canEnter(game, piece, here.target), rules.enter, { _"{1} can't enter the ground of {2}.", piece, here.target })
end

local function run(turn, action, spec)
  local piece, target = action.piece, turn.here.target
  advance.go(turn, piece, target, spec.rules.who)
  if spec.entered then spec.entered(turn, piece, target) end
end

local function stop(turn, spec)
  local battle = turn:pop()
  battle.advancers = nil
  spec.after(turn, battle)
end

---The decision in which the attacker advances: verbs `advance` (of a piece) and `stop`.
---@param spec AdvanceSpec
---@return Decision
function advance.decision(spec)
  return {
    rule = spec.rules.who,
    prompt = function(game) return { _"Advance into {1}?", game.here.target } end,
    help = spec.help or _"The place is empty: units that attacked may move in.",
    main = "stop", pass = "stop",
    auto = true,
    actions = function(game, offer)
      offer:piece("advance", advance.candidates(game, game.here.advancers, game.here.target, spec))
      offer:button("stop")
    end,
    advance = {
      label = _"{piece} advances", rule = spec.rules.who,
      why = function(game, action) why(game, action, spec) end,
      run = function(turn, action) run(turn, action, spec) end,
    },
    stop = { label = _"No further advance", rule = spec.rules.who, run = function(turn) stop(turn, spec) end },
  }
end

return advance

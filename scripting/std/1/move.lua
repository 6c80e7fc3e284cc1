-- SPDX-License-Identifier: GPL-3.0-or-later
--- Movement: the decision in which a side moves its units, and why one can't go somewhere.

local move = {}

---Why a place can't be reached, by what `Reach:why` says; {1} is the unit, {2} the place.
local reasons = {
  far = _"{1} has not enough movement points to get to {2}.",
  steps = _"{1} is too far away from {2}.",
  terrain = _"{1} can't enter the ground of {2}.",
  edge = _"{1} can't cross into {2} here.",
  enemy = _"{1} can't enter {2}: the enemy is there.",
  avoid = _"{1} can't enter {2} on such a move.",
  stacking = _"{1} can't end its move in {2}: it is full.",
  way = _"{1} can't get to {2} by road or railway.",
  zone = _"{1} would have to stop in an enemy zone of control before it gets to {2}.",
  zone_to_zone = _"{1} can't go straight from one enemy zone of control to another to get to {2}.",
  crossing = _"{1} would have to stop after the crossing before it gets to {2}.",
  stop = _"{1} would have to stop before it gets to {2}.",
  whole = _"{1} can cross into {2} only with its whole movement.",
  unconnected = _"No way leads {1} to {2}.",
}

---Refuses a move with the rule and the reason that the search gives.
---@param reach Reach
---@param piece Piece
---@param space Space
---@param rules table<string, string|table>   by reason of `Reach:why` the paragraph, or the paragraph and an own text: `{ far = "4.2", enemy = { "4.6", _"…" } }`; `far` stands for all that are missing
function move.refuse(reach, piece, space, rules)
  local reason = reach:why(space)
  if not reason then return end
  local rule = rules[reason] or rules.far
  if type(rule) == "table" then return need(false, rule[1], { rule[2], piece, space }) end
  need(false, rule, { reasons[reason] or reasons.far, piece, space })
end

---Is the piece on a hex or in an area?
---@param piece Piece?
---@return boolean
function move.isOnMap(piece)
  local space = piece and piece.space
  return space ~= nil and (space.kind == "hex" or space.kind == "area")
end

---Refuses unless the unit is the deciding side's own, on the map, and has not moved yet.
---@param game Game
---@param piece Piece?
---@param rule string
---@param done? string   the property that says that it has moved; default "moved"
function move.needReady(game, piece, rule, done)
  need(piece and piece.side == game.side, rule, _"You move only your own units.")
  need(move.isOnMap(piece), rule, { _"{1} is not on the map.", piece })
  need(not piece[done or "moved"], rule, { _"{1} has already moved in this phase.", piece })
end

---Refuses unless another hex or area is chosen.
---@param piece Piece
---@param space Space?
---@param rule string
function move.needPlace(piece, space, rule)
  local kind = piece.space.kind
  local text = kind == "hex" and _"Choose another hex to move to." or _"Choose another area to move to."
  need(space and space ~= piece.space and space.kind == kind, rule, text)
end

---Moves a unit and tells it.
---@param turn Turn
---@param piece Piece
---@param space Space
---@param rule string
function move.go(turn, piece, space, rule)
  turn:move(piece, space)
  turn:log({ _"{1} moves to {2}.", piece, space }, { rule = rule, piece = piece, space = space, kind = "move" })
end

---How a game moves units.
---@class MoveSpec
---@field rule string   the paragraph of movement
---@field done? string   the paragraph that ends it; default: the same
---@field property? string   of a piece: it has moved; default "moved"
---@field prepare? fun(game: Game, side: Side): any   what is equal for all units of a side, made once for a list of actions
---@field reach? fun(game: Game, piece: Piece, prepared: any): Reach   where a unit can go
---@field refusals? table<string, string|table>   with `reach`: paragraphs by reason, as for `refuse`
---@field spaces? fun(game: Game, piece: Piece): Space[]   instead of `reach`: where a unit can go
---@field why? fun(game: Game, piece: Piece, space: Space)   with `spaces`: calls need(…) for every condition
---@field may? fun(game: Game, piece: Piece): any   which units can move at all; default all
---@field needMay? fun(game: Game, piece: Piece)   with `may`: calls need(…) for its conditions
---@field moved? fun(turn: Turn, piece: Piece, space: Space, from: Space)   what follows a move
---@field auto? boolean   false: also a side that can only end its movement is asked
---@field prompt? Words|fun(game: Game): Words
---@field help? Words|fun(game: Game): Words

local function why(game, action, spec)
  local piece, space = action.piece, action.space
  move.needReady(game, piece, spec.rule, spec.property)
  if spec.needMay then spec.needMay(game, piece) end
  move.needPlace(piece, space, spec.rule)
  if spec.spaces then return spec.why(game, piece, space) end
  local prepared = spec.prepare and spec.prepare(game, game.side)
  move.refuse(spec.reach(game, piece, prepared), piece, space, spec.refusals)
end

local function run(turn, action, spec)
  local piece, space, from = action.piece, action.space, action.piece.space
  move.go(turn, piece, space, spec.rule)
  turn:set(piece, spec.property or "moved", true)
  if spec.moved then spec.moved(turn, piece, space, from) end
end

local function offerAll(game, offer, spec)
  local prepared = spec.prepare and spec.prepare(game, game.side)
  for piece in each(game:pieces{ side = game.side, onMap = true, [spec.property or "moved"] = false }) do
    if not spec.may or spec.may(game, piece) then
      if spec.reach then
        offer:moves("move", piece, spec.reach(game, piece, prepared))
      else
        offer:space("move", spec.spaces(game, piece), { piece = piece })
      end
    end
  end
  offer:button("done")
end

---The decision in which each unit of a side may move once: verbs `move` and `done`.
---@param spec MoveSpec
---@return Decision
function move.decision(spec)
  if not spec.reach == not spec.spaces then error("movement has either 'reach' or 'spaces'", 2) end
  if spec.reach and not (spec.refusals and spec.refusals.far) then error("'refusals' has no 'far'", 2) end
  if spec.spaces and not spec.why then error("'spaces' needs a 'why'", 2) end
  return {
    rule = spec.rule,
    prompt = spec.prompt or _"Move your units",
    help = spec.help or _"Each unit may move once. End the phase when you are done.",
    main = "done", pass = "done",
    auto = spec.auto ~= false,
    actions = function(game, offer) offerAll(game, offer, spec) end,
    move = {
      label = _"Move {piece} to {space}", rule = spec.rule,
      why = function(game, action) why(game, action, spec) end,
      run = function(turn, action) run(turn, action, spec) end,
    },
    done = { label = _"End movement", rule = spec.done or spec.rule, run = function(turn) turn:next() end },
  }
end

---Forgets at the end of a phase who has moved (or fought …).
---@param turn Turn
---@param property string
---@param side? Side   default: of both sides
function move.forget(turn, property, side)
  turn:set(turn:pieces{ side = side, [property] = true }, property, false)
end

return move

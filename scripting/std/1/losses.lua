-- SPDX-License-Identifier: GPL-3.0-or-later
--- Losses: steps, elimination, and the decision in which a side chooses who bears them.

local lists = require "std.lists"

local losses = {}

---Puts a unit out of the game.
---@param turn Turn
---@param piece Piece
---@param rule string
---@param box? Space   where lost units go; without one the unit is taken off every board
function losses.eliminate(turn, piece, rule, box)
  turn:log({ _"{1} is eliminated.", piece }, { rule = rule, piece = piece, space = piece.space, kind = "loss" })
  if box then
    turn:move(piece, box)
  else
    turn:remove(piece)
  end
end

---Takes one step off a unit; with the last one it is eliminated.
---@param turn Turn
---@param piece Piece
---@param rule string
---@param box? Space   where lost units go
---@return boolean survived
function losses.step(turn, piece, rule, box)
  if piece.steps <= 1 then
    losses.eliminate(turn, piece, rule, box)
    return false
  end
  turn:setSteps(piece, piece.steps - 1)
  turn:log({ _"{1} loses a step.", piece }, { rule = rule, piece = piece, kind = "loss" })
  return true
end

---Those of the units that stand on a map.
---@param pieces Piece[]
---@return Piece[]
function losses.alive(pieces)
  return lists.where(pieces, function(piece)
    local space = piece.space
    return space and (space.kind == "hex" or space.kind == "area")
  end)
end

---The strongest of the units, by a value of their counters.
---@param pieces Piece[]
---@param value string   "attack", "defence", "steps" …
---@return Piece[]
function losses.strongest(pieces, value)
  return lists.highest(pieces, function(piece) return piece[value] end)
end

---Units that can lose a step without being lost, or all when there is none: nobody is eliminated before each of them has been hit.
---@param pieces Piece[]
---@return Piece[]
function losses.wholeFirst(pieces)
  local whole = lists.where(pieces, function(piece) return piece.steps > 1 end)
  return whole[1] and whole or pieces
end

---How a game takes losses.
---@class LossSpec
---@field rule string
---@field lose fun(turn: Turn, piece: Piece)   takes the step
---@field after fun(turn: Turn, battle: table)   goes on when all losses are taken; `battle` has what was noted for the decision
---@field bearers? fun(game: Game, pool: Piece[]): Piece[]   those of the units among whom the next loss is chosen; default all
---@field why? fun(game: Game, piece: Piece)   calls need(…) for what the game demands besides, for "why not?"
---@field refusal? Words   why a unit of the pool does not bear the next loss
---@field prompt? Words|fun(game: Game): Words
---@field help? Words|fun(game: Game): Words
---@field follows? fun(game: Game): Words?   a sentence: what comes when all losses are taken

local function bearers(game, spec)
  local pool = losses.alive(game.here.loss_pool)
  return spec.bearers and pool[1] and spec.bearers(game, pool) or pool
end

---Asks the owner for losses out of a pool of units.
---@param turn Turn
---@param decision string   one from `losses.decision`
---@param pool Piece[]
---@param count integer
---@param battle table   what is noted for the decision besides, and given to `after`
---@return boolean asked   nothing is asked when nobody is left or nothing to lose
function losses.ask(turn, decision, pool, count, battle)
  if count <= 0 or not pool[1] then return false end
  local here = {}
  for key, value in pairs(battle) do here[key] = value end
  here.side, here.loss_pool, here.loss_left = pool[1].side, pool, count
  turn:push(decision, here)
  return true
end

local function why(game, action, spec)
  local piece = action.piece
  need(piece and piece.side == game.side, spec.rule, _"Each side chooses its own losses.")
  if spec.why then spec.why(game, piece) end
  need(lists.contains(losses.alive(game.here.loss_pool), piece), spec.rule, { _"{1} does not bear this loss.", piece })
  local refusal = spec.refusal or _"Another unit has to bear the loss first."
  need(lists.contains(bearers(game, spec), piece), spec.rule, refusal)
end

local function lose(turn, action, spec)
  local here = turn.here
  here.loss_left = here.loss_left - 1
  spec.lose(turn, action.piece)
  if here.loss_left > 0 and bearers(turn, spec)[1] then return end
  local battle = turn:pop()
  battle.loss_pool, battle.loss_left = nil, nil
  spec.after(turn, battle)
end

---The decision in which a side takes its losses step by step: verb `lose`.
---@param spec LossSpec
---@return Decision
function losses.decision(spec)
  return {
    rule = spec.rule,
    prompt = spec.prompt or function(game) return { _"Choose a unit to lose a step: {1} to lose", game.here.loss_left } end,
    help = spec.help or _"A unit with one step left is eliminated when it loses it.",
    ask = "losses",
    auto = true,
    actions = function(game, offer)
      offer:piece("lose", bearers(game, spec))
      offer:hint("hits", game.here.loss_left)
      local coming = spec.follows and spec.follows(game)
      if coming then offer:hint("then", coming) end
    end,
    lose = {
      label = _"{piece} loses a step", rule = spec.rule,
      why = function(game, action) why(game, action, spec) end,
      run = function(turn, action) lose(turn, action, spec) end,
    },
  }
end

return losses

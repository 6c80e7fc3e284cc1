-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.3-10.5: an action round from its chit to its end. Its parts stand in `vars.steps` and are done one after the other.

local lists = require "std.lists"
local move = require "std.move"
local units = require "units"

local rounds = {}

local numbers = tables.numbers.values

---What each part of a round does; other files add theirs.
local parts = {}

---Names what a part of a round does: gives back whether it asks something.
---@param name string
---@param run fun(turn: Turn): boolean?
function rounds.part(name, run)
  parts[name] = run
end

local titles = {
  move = _"Movement round", combat = _"Combat round", counterattack = _"Counterattack round", panzer = _"Panzer army round",
  manstein_model = _"Manstein/Model round", deep_battle = _"Deep Battle round", stavka = _"Stavka round", logistics = _"Logistics round",
  combat_zhukov = _"Combat-Zhukov round", combat_stavka = _"Combat-Stavka round", combat_stavka_zhukov = _"Combat-Stavka/Zhukov round",
}

---What a round is called.
---@param kind string
---@return Words
function rounds.title(kind)
  return titles[kind] or kind
end

local function clear(turn)
  move.forget(turn, "moved")
  move.forget(turn, "stays")
  move.forget(turn, "act")
  move.forget(turn, "attacked")
  move.forget(turn, "beset")
  move.forget(turn, "flown")
  turn:set(turn:spaces{ bombed = true }, "bombed", false)
  local vars = turn.vars
  vars.limited, vars.steps, vars.leaders, vars.kind, vars.chit = false, {}, {}, "", nil
  vars.bridgeheads, vars.owed, vars.sturm_used = 0, 0, false
end

---Goes on with the next part of the round, until one asks something.
---@param turn Turn
function rounds.go(turn)
  local vars = turn.vars
  while vars.steps[1] do
    local name = vars.steps[1]
    local rest = {}
    for i = 2, #vars.steps do rest[i - 1] = vars.steps[i] end
    vars.steps = rest
    if parts[name](turn) then return end
  end
  if vars.kind ~= "" then clear(turn) end
end

---Begins a round.
---@param turn Turn
---@param kind string
---@param side Side
---@param steps string[]   its parts
function rounds.begin(turn, kind, side, steps)
  local vars = turn.vars
  vars.round = vars.round + 1
  vars.kind, vars.owner = kind, side
  vars.steps = lists.join(steps, { "excess", side == "axis" and "corps" or "close" })
  turn:log({ _"Round {1}: {2}.", vars.round, rounds.title(kind) }, { rule = "10.3", kind = "phase" })
  rounds.go(turn)
end

---Activates units: only they take part in the round (10.5).
---@param turn Turn
---@param pieces Piece[]
function rounds.activate(turn, pieces)
  turn.vars.limited = true
  turn:set(pieces, "act", true)
end

---Units of a side within the range of a hex, for activation (14.1).
---@param game Game
---@param side Side
---@param space Space
---@param range integer
---@return Piece[]
function rounds.inRange(game, side, space, range)
  return game:pieces{ side = side, ground = true, space = game:within(space, range) }
end

---Units that can act in this round and have not moved in it.
---@param game Game
---@return Piece[]
function rounds.movers(game)
  local filter = { side = game.vars.owner, ground = true, onMap = true, moved = false, stays = false }
  if game.vars.limited then filter.act = true end
  return game:pieces(filter)
end

---Units that can attack in this round and have not done so.
---@param game Game
---@return Piece[]
function rounds.fighters(game)
  local vars = game.vars
  local filter = { side = vars.owner, combat = true, onMap = true, attacked = false }
  if vars.limited then filter.act = true end
  local list = game:pieces(filter)
  if rounds.isMechanisedOnly(game) then list = lists.where(list, function(piece) return piece.mech end) end
  return list
end

---After movement in a round of a Panzer army only mechanised units fight (10.5.7).
---@param game Game
---@return boolean
function rounds.isMechanisedOnly(game)
  local kind = game.vars.kind
  return (kind == "panzer" or kind == "manstein_model") and not lists.contains(game.vars.steps, "move")
end

local plain = { combat = true, combat_zhukov = true, combat_stavka = true, combat_stavka_zhukov = true }

---Is it a Soviet Combat round, in which bridgeheads count (12.4.1)?
---@param kind string
---@return boolean
function rounds.isCombat(kind)
  return plain[kind] or false
end

rounds.part("close", function() return false end)

rounds.part("bridgeheads", function(turn)
  local vars = turn.vars
  if vars.owner == "soviet" and turn.turn >= numbers.bridgehead_from and rounds.isCombat(vars.kind) then
    vars.bridgeheads = numbers.bridgehead_attacks
  end
  return false
end)

---Hexes of a side with too many units (5.2).
local function crowded(game, side)
  local list = {}
  for space in each(units.held(game, side):list()) do
    if space.count > 1 and not units.fitsTogether(units.at(space, side)) then list[#list + 1] = space end
  end
  return list
end

---Whoever has too many units somewhere gives some up: at the end of movement, and of a round (5.1). Gives back whether somebody is asked.
---@param turn Turn
---@return boolean
function rounds.thin(turn)
  for side in each{ turn.vars.owner, enemyOf(turn.vars.owner) } do
    if crowded(turn, side)[1] then
      turn:push("excess", { side = side })
      return true
    end
  end
  return false
end

rounds.part("excess", rounds.thin)

decision "excess" {
  rule = "5.2",
  prompt = _"Remove a unit from a hex with too many",
  help = _"At most four combat units, of them two armies and three corps, may be in a hex. What is too much is lost.",
  auto = true,
  actions = function(game, offer)
    for space in each(crowded(game, game.side)) do offer:piece("remove", units.at(space, game.side)) end
  end,
  remove = {
    label = _"{piece} is given up", rule = "5.2",
    why = function(game, action)
      units.needOwn(game, action.piece, "5.2")
      units.needAmong(crowded(game, game.side), action.piece.space, "5.2", { _"There are not too many units in {1}.", action.piece.space })
      need(action.piece.ground, "5.2", { _"{1} does not count for stacking.", action.piece })
    end,
    run = function(turn, action)
      units.eliminate(turn, action.piece, "5.2")
      if crowded(turn, turn.side)[1] then return end
      turn:pop()
      if not rounds.thin(turn) then rounds.go(turn) end
    end,
  },
}

return rounds

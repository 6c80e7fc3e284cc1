-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 7: the logistic value, pause or leader, regeneration and replacements.

local blocks = require "blocks"
local fog = require "fog"
local lists = require "std.lists"
local options = require "options"
local reinforcements = require "reinforcements"
local sea = require "sea"
local siege = require "siege"
local victory = require "victory"

local logistics = {}

local values = tables.logistics.values
local turns = tables.turns.values
local divisors = tables.weather.values.logistics
local numbers = tables.numbers.values
local leaders = { axis = "AX-HITLER", soviet = "SU-STALIN" }
local enemyLosses = { axis = "SOVIET_LOST", soviet = "AXIS_LOST" }

---14.9: does Lend-Lease reach the Soviets?
local function lendLease(game, side)
  if side ~= "soviet" or not options.on(game, 9) or game.turn < values.lend_lease_turn then return 0 end
  for id in each(values.lend_lease_areas) do
    if game:space(id).control ~= "soviet" then return 0 end
  end
  return victory.murmansk(game) == "soviet" and values.lend_lease or 0
end

---The terms of the logistic value (7.2.1).
---@param game Game
---@param side Side
---@return { leader: integer, hqs: integer, vp: integer, losses: integer, baltic: integer, lend_lease: integer, divisor: integer, value: integer }
function logistics.terms(game, side)
  local fresh = lists.where(blocks.hqs(game, side), function(hq) return not blocks.isExhausted(hq) end)
  local terms = {
    leader = game:piece(leaders[side]).strength,
    hqs = #fresh,
    vp = victory.points(game, side),
    losses = game:space(enemyLosses[side]).count // values.losses,
    baltic = options.on(game, 2) and sea.baltic(game) == side and values.baltic or 0,
    lend_lease = lendLease(game, side),
    divisor = divisors[game.vars.weather][side],
  }
  local sum = terms.leader + terms.hqs + terms.vp + terms.losses + terms.baltic + terms.lend_lease
  terms.value = blocks.part(sum, terms.divisor)
  return terms
end

---@param game Game
---@param side Side
---@return integer
function logistics.value(game, side)
  return logistics.terms(game, side).value
end

---5.1: blocks that come with the month join the pool.
local function release(turn, box, month)
  local waiting = turn:space(box).pieces
  if turn.turn ~= month or not waiting[1] then return end
  turn:move(waiting, turn:space"SOVIET_POOL")
  turn:log({ _"{1} Soviet {1|block joins|blocks join} the pool.", #waiting }, { rule = "5.1", kind = "draw" })
end

phase "logistics" {
  when = function(game) return turns.logistics[game.turn] end,
  enter = function(turn)
    release(turn, "SOVIET_S", turns.september)
    release(turn, "SOVIET_N", turns.november)
    turn:push("logistics.choose", { side = turn.vars.disc })
    turn:push("logistics.choose", { side = enemyOf(turn.vars.disc) })
  end,
}

local function pause(turn)
  local leader = turn:piece(leaders[turn.side])
  turn:setSteps(leader, leader.maxSteps)
  turn:log({ _"Logistic Pause: {1} is restored.", leader }, { rule = "7.1", piece = leader })
  turn:pop()
end

local function activate(turn)
  local side = turn.side
  local leader = turn:piece(leaders[side])
  local value = logistics.value(turn, side)
  fog.show(turn, { leader })
  turn.vars.regeneration = value
  turn.vars.replacement = value
  siege.begin(turn, side)
  fog.tellOwn(turn, side, { _"{1} is activated; the logistic value is {2}.", leader, value }, { _"{1} is activated.", leader },
    { rule = "7.2", piece = leader, kind = "reveal" })
  turn:pop()
  turn:push("logistics.spend", { side = side, value = value })
end

decision "logistics.choose" {
  rule = "7.0",
  prompt = _"Declare a Logistic Pause or activate your leader",
  help = _"A pause restores the leader. An activated leader restores HQs and blocks and brings reinforcements, and loses a step.",
  actions = function(game, offer)
    offer:button("activate")
    offer:button("pause")
    offer:hint("value", logistics.value(game, game.side), _"Logistic value")
  end,
  activate = { label = _"Activate the leader", rule = "7.2", run = activate },
  pause = { label = _"Logistic Pause", rule = "7.1", run = pause },
}

---14.8: Dietl gets nothing in Murmansk itself.
local function isBarred(game, hq)
  return hq.space.id == numbers.murmansk and options.on(game, 8)
end

local function regenerable(game)
  if game.vars.regeneration == 0 then return {} end
  return lists.where(blocks.hqs(game, game.side), function(hq)
    return hq.steps < hq.maxSteps and hq.supply == "supplied" and not isBarred(game, hq) and siege.allows(game, hq, "siege_stars", 1)
  end)
end

local function replaceable(game)
  local points = game.vars.replacement
  if points == 0 then return {} end
  return lists.where(game:pieces{ side = game.side, kind = "block", combat = true, onMap = true, supply = "supplied" }, function(piece)
    return piece.steps < piece.maxSteps and piece.cost <= points and siege.allows(game, piece, "siege_steps", piece.cost)
  end)
end

local function whyPiece(game, piece)
  need(piece and piece.side == game.side and piece.kind == "block", "7.2.2", _"Choose one of your own blocks.")
  need(piece.space and (blocks.onMap(piece) or piece.space.road), "7.2.2", { _"{1} is not on the map.", piece })
  need(piece.supply == "supplied", "9.1", { _"{1} is isolated.", piece })
  need(piece.steps < piece.maxSteps, "7.2.2", { _"{1} is at full strength.", piece })
end

local function whyRegenerate(game, action)
  local hq = action.piece
  whyPiece(game, hq)
  need(blocks.isHq(hq), "7.2.2", { _"{1} is not an HQ.", hq })
  need(game.vars.regeneration > 0, "7.2.2", _"No regeneration points are left.")
  need(not isBarred(game, hq), "14.8", { _"{1} can't be regenerated in Murmansk.", hq })
  need(siege.allows(game, hq, "siege_stars", 1), "14.4", _"The Road of Life carries no more.")
end

local function whyReplace(game, action)
  local piece = action.piece
  whyPiece(game, piece)
  need(blocks.isCombat(piece), "7.2.2", { _"{1} is not a combat block.", piece })
  need(game.vars.replacement >= piece.cost, "7.2.2", { _"A step of {1} costs {2} replacement {2|point|points}.", piece, piece.cost })
  need(siege.allows(game, piece, "siege_steps", piece.cost), "14.4", _"The Road of Life carries no more.")
end

local function restore(turn, piece)
  turn:setSteps(piece, piece.steps + 1)
  fog.tell(turn, piece, { _"{1} regains a step.", piece }, nil, { rule = "7.2.2" })
end

local function regenerate(turn, action)
  turn.vars.regeneration = turn.vars.regeneration - 1
  siege.spend(turn, action.piece, "siege_stars", 1)
  restore(turn, action.piece)
end

local function replace(turn, action)
  turn.vars.replacement = turn.vars.replacement - action.piece.cost
  siege.spend(turn, action.piece, "siege_steps", action.piece.cost)
  restore(turn, action.piece)
end

---7.2: at the end the leader loses a step, unless he is on his Heart already.
local function tire(turn, side)
  local leader = turn:piece(leaders[side])
  if leader.steps > 1 then turn:setSteps(leader, leader.steps - 1) end
  turn:log({ _"{1} loses a step.", leader }, { rule = "7.2", piece = leader })
  fog.hide(turn, { leader })
end

local function finish(turn)
  local side, value = turn.side, turn.here.value
  turn.vars.regeneration, turn.vars.replacement = 0, 0
  turn:pop()
  turn:push("logistics.close", { side = side })
  reinforcements.draw(turn, side, value)
end

decision "logistics.spend" {
  rule = "7.2.2",
  prompt = function(game)
    return { _"Restore HQs ({1} {1|point|points}) and blocks ({2} {2|point|points})", game.vars.regeneration, game.vars.replacement }
  end,
  help = _"A step of an HQ costs one regeneration point; a step of a block costs one to three replacement points. Then reinforcements are drawn.",
  ask = "budget", main = "done", pass = "done",
  actions = function(game, offer)
    offer:piece("regenerate", regenerable(game))
    for piece in each(replaceable(game)) do offer:piece("replace", piece, { cost = piece.cost }) end
    offer:button("done")
    offer:hint("value", game.vars.regeneration, _"Regeneration points")
    offer:hint("value", game.vars.replacement, _"Replacement points")
  end,
  regenerate = { label = _"Regenerate {piece}", rule = "7.2.2", why = whyRegenerate, run = regenerate },
  replace = { label = _"Replace a step of {piece}", rule = "7.2.2", why = whyReplace, run = replace },
  done = { label = _"Draw reinforcements", rule = "7.2", run = finish },
}

decision "logistics.close" {
  rule = "7.2",
  prompt = _"End your Logistics Phase",
  main = "done",
  auto = true,
  actions = function(game, offer) offer:button("done") end,
  done = {
    label = _"Done", rule = "7.2",
    run = function(turn)
      tire(turn, turn.side)
      turn:pop()
    end,
  },
}

return logistics

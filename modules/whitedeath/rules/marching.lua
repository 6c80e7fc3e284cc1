-- SPDX-License-Identifier: GPL-3.0-or-later
--- The movement phase: the player takes units in hand, alone or several of a stack, and moves them or lets them work.

local advice = require "advice"
local arrivals = require "arrivals"
local bridges = require "bridges"
local checks = require "std.checks"
local garrisons = require "garrisons"
local lists = require "std.lists"
local move = require "std.move"
local movement = require "movement"
local rail = require "rail"
local stacking = require "stacking"
local travel = require "travel"
local units = require "units"

-- The hand ----------------------------------------------------------------------------------------------------------------

---Units in hand that are still there and can do something.
local function hand(game)
  return game.here.hand or {}
end

local function isIdle(piece) return piece.handled end

---Keeps those in hand that still have something to do.
local function keep(turn)
  turn.here.hand = lists.where(hand(turn), function(piece) return units.onMap(piece) and not isIdle(piece) end)
end

local function release(turn)
  turn.here.hand = {}
end

---Units at the edge of the map that have not been told to wait.
local function waiting(game)
  return lists.where(arrivals.waiting(game, game.side), function(piece) return not isIdle(piece) end)
end

---Units that can be taken in hand: all that can still do something or, besides those in hand, others of their stack.
local function open(game, held)
  if not held[1] then return lists.join(game:pieces{ side = game.side, onMap = true, handled = false }, waiting(game)) end
  if not units.onMap(held[1]) then return {} end
  return lists.where(held[1].space.pieces, function(piece) return not isIdle(piece) and not lists.contains(held, piece) end)
end

local function pick(turn, action)
  turn.here.hand = lists.with(hand(turn), action.piece)
end

local function pickAll(turn)
  local space = hand(turn)[1].space
  turn.here.hand = lists.where(space.pieces, function(piece) return not isIdle(piece) end)
end

local function whyPick(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side, "6.A", _"You move only your own units.")
  need(units.onMap(piece) or arrivals.isWaiting(piece), "6.A", { _"{1} is not on the map.", piece })
  need(not garrisons.isLocked(game, piece), "22", { _"{1} is a garrison and may not move yet.", piece })
  need(not (piece.stopped and piece.handled), "3", { _"{1} has been stopped by an enemy zone of control.", piece })
  need(not piece.handled, "6.A", { _"{1} has no movement left in this impulse.", piece })
  local held = hand(game)[1]
  need(not held or held.space == piece.space, "25.B", { _"First move {1}, or put it back.", held })
end

---Refuses while others are in hand, or when the unit could not be taken up itself.
local function needHand(game, piece)
  local held = hand(game)
  need(not held[1] or lists.contains(held, piece), "25.B", { _"First move {1}, or put it back.", held[1] })
  need(held[1] or not piece.handled, "6.A", { _"{1} has no movement left in this impulse.", piece })
end

---What speaks against it and, after that, that the unit is not in hand.
local function inHand(why)
  return function(game, action)
    why(game, action)
    needHand(game, action.piece)
  end
end

-- Going -------------------------------------------------------------------------------------------------------------------

---Refuses unless the unit can move at all.
local function whyUnit(game, piece)
  units.needOwn(game, piece, "6.A")
  need(not garrisons.isLocked(game, piece), "22", { _"{1} is a garrison and may not move yet.", piece })
  need(not piece.entrained, "8", { _"{1} is on a train.", piece })
  need(not piece.stopped, "3", { _"{1} has been stopped by an enemy zone of control.", piece })
  need(units.left(game, piece) > 0, "6.A", { _"{1} has used all movement points of this impulse.", piece })
end

local function whyMove(game, action)
  local piece, space = action.piece, action.space
  whyUnit(game, piece)
  move.needPlace(piece, space, "6.A")
  local escorted = lists.any(hand(game), function(one) return not units.isWeapons(one) end)
  movement.why(game, piece, space, movement.field(game, piece.side), escorted)
  local held = hand(game)[1]
  need(not held or held == piece, "25.B", { _"First move {1}, or put it back.", held })
  needHand(game, piece)
end

local function go(turn, action)
  local held = hand(turn)
  travel.all(turn, held, action.space)
  if action.space.count > 1 and not stacking.isSettled(action.space) then
    turn.vars.crowded = lists.with(turn.vars.crowded, action.space)
  end
  release(turn)
end

local function offerMoves(game, offer, held, field)
  if held[2] then return offer:space("move", (movement.together(game, held, field)), { piece = held[1] }) end
  movement.offer(offer, "move", held[1], movement.moves(game, held[1], field))
end

-- Work --------------------------------------------------------------------------------------------------------------------

local function whyDeploy(game, action)
  local piece = action.piece
  units.needOwn(game, piece, "6.B.2")
  need(piece.artillery, "6.B.2", { _"{1} is no artillery.", piece })
  need(not piece.deployed, "6.B.2", { _"{1} is deployed already.", piece })
  need(units.hasPoint(game, piece), "6.B.2", { _"{1} has no movement point left to deploy.", piece })
  need(travel.canDeploy(game, piece), "6.B.2", { _"{1} is on a train.", piece })
end

local function deploy(turn, action)
  local piece = action.piece
  units.spend(turn, piece, units.scale)
  turn:set(piece, "deployed", true)
  turn:log({ _"{1} deploys in {2}.", piece, piece.space }, { rule = "6.B.2", piece = piece, space = piece.space })
  travel.note(turn, piece)
  keep(turn)
end

local function whyWork(conditions)
  return function(game, action)
    units.needOwn(game, action.piece, conditions[1].rule)
    checks.need(conditions, game, action.piece, action.piece.space)
  end
end

---The owner chooses what the enemy sees of a stack (4.C): once for a unit in an impulse.
local function canTop(piece)
  return not piece.topped and piece.position < piece.space.count
end

local function top(turn, action)
  local piece = action.piece
  turn:set(piece, "topped", true)
  turn:order(piece.space, lists.with(lists.without(piece.space.pieces, piece), piece))
end

local function work(what)
  return function(turn, action)
    what(turn, action.piece)
    for piece in each(action.piece.space.pieces) do travel.note(turn, piece) end
    keep(turn)
  end
end

local function entrain(turn, action)
  rail.entrain(turn, action.piece)
  travel.note(turn, action.piece)
  turn.here.hand = { action.piece }
end

---Hexes of own troops in which a train can't unload the unit.
local function crammed(game, piece)
  local list = lists.where(units.hexes(game, piece.side):list(), function(space) return not stacking.fits(game, space, { piece }) end)
  return game:setOf(list)
end

local function ride(turn, action)
  local piece, space = action.piece, action.space
  turn:log({ _"{1} goes by rail to {2}.", piece, space }, { rule = "8", piece = piece, space = space, kind = "move" })
  local path = rail.reach(turn, piece):path(space)
  for i = 2, #path - 1 do units.pass(turn, piece, path[i]) end
  units.put(turn, piece, space, path[#path - 1])
  turn:set(piece, "entrained", false)
  if piece.fresh then turn:set(piece, "fresh", false) end
  travel.note(turn, piece)
  release(turn)
end

local function whyRide(game, action)
  local piece, space = action.piece, action.space
  units.needOwn(game, piece, "8")
  need(piece.entrained, "8", { _"{1} is not entrained.", piece })
  move.needPlace(piece, space, "8")
  need(space:way("railway"), "8", { _"{1} is not on a railway.", space })
  movement.needNoGarrison(piece.side, space)
  need(units.isPersonnel(piece) or units.inTown(space), "8", { _"{1} can leave the train only in a town.", piece })
  stacking.why(game, space, { piece })
  move.refuse(rail.reach(game, piece), piece, space, { far = "8" })
end

local function leaveTrain(turn, action)
  turn:set(action.piece, "entrained", false)
  travel.note(turn, action.piece)
  keep(turn)
end

local function enter(turn, action)
  arrivals.enter(turn, action.piece, action.space)
  travel.note(turn, action.piece)
  keep(turn)
end

local function offerArrival(game, offer, piece, field)
  offer:space("enter", arrivals.entries(game, piece, field), { piece = piece })
  offer:space("divert", arrivals.alternatives(game, piece), { piece = piece })
end

local function offerWork(game, offer, piece)
  if travel.canDeploy(game, piece) then offer:piece("deploy", piece) end
  if canTop(piece) then offer:piece("top", piece) end
  if piece.entrained then
    offer:moves("rail", piece, rail.reach(game, piece, crammed(game, piece)))
    offer:piece("detrain", piece)
  elseif not piece.stopped and piece.space:way("railway") and rail.mayEntrain(game, piece) then
    offer:piece("entrain", piece)
  end
  if piece.bridging and checks.hold(bridges.building, game, piece, piece.space) then offer:piece("build", piece) end
  if piece.bridge_demolish and checks.hold(bridges.demolishing, game, piece, piece.space) then offer:piece("demolish", piece) end
end

-- The end -----------------------------------------------------------------------------------------------------------------

---Hexes whose stacks are still illegal.
local function crowded(game)
  return lists.where(game.vars.crowded, function(space)
    return space.count > 1 and space.pieces[1].side == game.side and not stacking.isSettled(space)
  end)
end

---Can nobody in the hex go away any more?
local function isStuck(game, piece, field)
  return movement.ends(movement.moves(game, piece, field))[1] == nil
end

---Units that can be forced to stay together: in a stack that is too large and that they can't leave, or no longer will (25.C).
local function forcible(game, places)
  local field, list = movement.field(game, game.side), {}
  for space in each(places) do
    for piece in each(space.pieces) do
      if not piece.forced and (piece.handled or isStuck(game, piece, field)) then list[#list + 1] = piece end
    end
  end
  return list
end

local function whyForce(game, action)
  local piece = action.piece
  units.needOwn(game, piece, "25.C")
  need(lists.contains(crowded(game), piece.space), "25.C", { _"The stack in {1} is legal.", piece.space })
  need(piece.handled or isStuck(game, piece, movement.field(game, game.side)), "25.C", { _"{1} can still move away.", piece })
end

local function force(turn, action)
  turn:set(action.piece, "forced", true)
  turn:log({ _"{1} is forced to stay in {2}: it can't assault in this impulse.", action.piece, action.piece.space },
    { rule = "25.C", piece = action.piece, space = action.piece.space })
end

local function whyDone(game)
  local held = hand(game)[1]
  need(not held, "25.B", { _"First move {1}, or put it back.", held })
  local places = crowded(game)
  need(not places[1], "4", { _"Too many units are in {1}.", places[1] })
end

local function stay(turn)
  for piece in each(hand(turn)) do
    if piece.entrained then turn:set(piece, "entrained", false) end
    turn:set(piece, "handled", true)
  end
  release(turn)
end

---How often a player can change his mind about the point that is kept back, so that it does not go on for ever.
local switches = 9

local function switch(keeps)
  return function(turn)
    turn.vars.keep_point = keeps
    turn.vars.switches = turn.vars.switches + 1
  end
end

local function handOver(turn)
  turn:go("closing", turn.side)
end

---Keeping a point back narrows the reach of those in hand, too (25.B).
local function offerReserve(game, offer)
  if game.vars.switches < switches then offer:button(game.vars.keep_point and "use_all" or "reserve") end
end

local function offerEnd(game, offer)
  local places = crowded(game)
  if places[1] then
    offer:piece("force", forcible(game, places))
  else
    offer:button("done")
    offer:button("hand_over")
  end
end

local function offerHand(game, offer, held)
  local lead, field = held[1], movement.field(game, game.side)
  offer:button("stay")
  if not units.onMap(lead) then return offerArrival(game, offer, lead, field) end
  offerMoves(game, offer, held, field)
  for piece in each(held) do offerWork(game, offer, piece) end
  if lead.space:way("railway") then offer:hint("value", rail.left(game, game.side), _"Strength points that trains can still carry") end
end

---What is quickly said comes first: trials of the computer want no more.
local function offerAll(game, offer)
  local held = hand(game)
  if not held[1] or units.onMap(held[1]) then offerReserve(game, offer) end
  if held[1] then offer:button("drop") else offerEnd(game, offer) end
  local others = open(game, held)
  offer:piece("pick", others)
  if not held[1] then return end
  if others[1] then offer:button("stack") end
  offerHand(game, offer, held)
end

decision "move.units" {
  rule = "5.2",
  prompt = function(game)
    local held = hand(game)
    if not held[1] then return { _"Move your units: {1} movement {1|point|points} each", game.vars.impulse_mp } end
    if held[2] then return { _"Move {1} and {2} more", held[1], #held - 1 } end
    return { _"Move {1}", held[1] }
  end,
  help = _"Take a unit in hand, or several of a stack, then choose where they go. Whoever has points left can be taken up again.",
  main = "done", back = "drop", take = "pick", chosen = "hand",
  worth = function(game) return advice.moves(game, hand(game)) end,
  actions = offerAll,
  pick = { label = _"Take {piece} in hand", rule = "6.A", why = whyPick, run = pick },
  stack = { label = _"Take the whole stack", rule = "25.B", run = pickAll },
  drop = { label = _"Put it back", rule = "25.B", run = release },
  stay = { label = _"It stays here", rule = "6.A", run = stay },
  move = { label = _"Move {piece} to {space}", rule = "6.A", why = whyMove, run = go },
  deploy = { label = _"Deploy {piece}", rule = "6.B.2", why = inHand(whyDeploy), run = deploy },
  entrain = {
    label = _"{piece} entrains", rule = "8", run = entrain,
    why = inHand(function(game, action)
      whyUnit(game, action.piece)
      rail.why(game, action.piece)
    end),
  },
  top = {
    label = _"Put {piece} on top of its stack", rule = "4.C", run = top,
    why = inHand(function(game, action)
      units.needOwn(game, action.piece, "4.C")
      need(action.piece.position < action.piece.space.count, "4.C", { _"{1} is on top.", action.piece })
      need(not action.piece.topped, "4.C", { _"{1} was put on top in this impulse.", action.piece })
    end),
  },
  rail = { label = _"{piece} by rail to {space}", rule = "8", why = inHand(whyRide), run = ride },
  detrain = {
    label = _"{piece} leaves the train", rule = "8", run = leaveTrain,
    why = inHand(function(game, action)
      units.needOwn(game, action.piece, "8")
      need(action.piece.entrained, "8", { _"{1} is not entrained.", action.piece })
    end),
  },
  build = { label = _"{piece} builds a bridge", rule = "20.B", why = inHand(whyWork(bridges.building)), run = work(bridges.build) },
  demolish = { label = _"{piece} destroys the bridge", rule = "20.A", why = inHand(whyWork(bridges.demolishing)), run = work(bridges.demolish) },
  enter = {
    label = _"{piece} enters in {space}", rule = "17.C", run = enter,
    why = inHand(function(game, action)
      need(action.piece and action.piece.side == game.side, "17", _"You bring in only your own units.")
      arrivals.why(game, action.piece, action.space)
    end),
  },
  divert = {
    label = _"{piece} enters elsewhere: {space}", rule = "17.D",
    why = inHand(function(game, action)
      local piece = action.piece
      need(piece and piece.side == game.side and arrivals.isWaiting(piece), "17.D", _"Choose a unit that waits at the edge of the map.")
      need(lists.contains(arrivals.alternatives(game, piece), action.space), "17.D", { _"{1} can't come in there now.", piece })
    end),
    run = function(turn, action)
      arrivals.divert(turn, action.piece, action.space)
      release(turn)
    end,
  },
  force = { label = _"Force {piece} to stay in the stack", rule = "25.C", why = whyForce, run = force },
  reserve = { label = _"Keep a point of each unit back", rule = "25.B", run = switch(true) },
  use_all = { label = _"Use all points", rule = "25.B", run = switch(false) },
  done = { label = _"End movement", rule = "5.2", why = whyDone, run = function(turn) turn:next() end },
  hand_over = { label = _"Hand the impulse over", rule = "25.L", why = whyDone, run = handOver },
}

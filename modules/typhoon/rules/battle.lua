-- SPDX-License-Identifier: GPL-3.0-or-later
--- Sections 10.4 and 10.5: the ordered steps of a round. Every step goes on until a choice has to be made.

local lists = require "std.lists"
local fire = require "fire"
local numbers = tables.numbers.values
local proposal = require "proposal"
local units = require "units"

local battle = {}

local orders = tables.priority.values

---What follows a battle of each kind; `assault` and `pockets` put their functions here while loading.
---@type table<string, fun(turn: Turn, fight: Fight, won: boolean)>
battle.endings = {}

---The steps of the present round.
local function stages(fight)
  if fight.kind == "breakout" then return orders.breakout end
  return fight.round == 1 and orders.first or orders.later
end

---Ground units that fire in a step.
local function firers(fight, step)
  if step == 4 then return units.at(fight.target, "german") end
  return lists.where(units.at(fight.target, "soviet"), function(piece)
    return piece.fires == step or fight.kind == "breakout"
  end)
end

---Soviet planes fire once and leave.
local function sovietAir(turn, fight)
  local plane = turn:piece("SU-CAS")
  if plane.space ~= fight.target then return end
  fire.bomb(turn, fight, "soviet")
  turn:move(plane, turn:space("soviet-aside"))
end

---Begins the next step of the round.
local function nextStage(turn, fight)
  fight.stage = fight.stage + 1
  local step = stages(fight)[fight.stage]
  if step == 1 then
    sovietAir(turn, fight)
  elseif step == 2 then
    if turn.vars.force_air then fire.bomb(turn, fight, "german") end
  else
    fight.queue = firers(fight, step)
  end
end

---Artillery and brigades fight in the first round only (10.4).
local function setAside(turn, fight)
  if fight.round > 1 or fight.kind == "breakout" then return end
  local all = units.at(fight.target, "soviet")
  turn:move(lists.where(all, function(piece) return not piece.lasting end), turn:space("soviet-aside"))
end

local function conclude(turn, fight, won)
  battle.endings[fight.kind](turn, fight, won)
end

---Is one side gone? Gives true for a German win, false for a Soviet one, nil while both are there.
local function winner(fight)
  if not units.at(fight.target, "german")[1] then return false end
  if not units.at(fight.target, "soviet")[1] then return true end
  return nil
end

---Asks something in the middle of the battle.
local function ask(turn, decision, fight, side)
  fight.side = side
  turn:push(decision, fight)
end

---The round is over: the battle ends, or the player chooses.
local function endRound(turn, fight)
  setAside(turn, fight)
  local won = winner(fight)
  if won == nil and fight.kind == "breakout" then won = true end
  if won ~= nil then return conclude(turn, fight, won) end
  ask(turn, "battle.round", fight, "german")
end

---Who gives the hits out, if not the program.
local function chooser(game, side)
  if side == "german" then return "german" end
  if game.options.team == "administrator" then return "soviet" end
  return game.options.soviet_losses ~= "automatic" and "german" or nil
end

---All hits of the moment fall as proposed.
local function share(turn, fight)
  local pieces = proposal.hits(turn, fight)
  fight.hits = 0
  for piece in each(pieces) do fire.wound(turn, piece) end
end

---Do all these units suffer a hit in the same way?
local function alike(pieces)
  local first = pieces[1]
  return first.side == "soviet"
    and lists.all(pieces, function(piece) return piece.type == first.type and piece.steps == first.steps end)
end

---Distributes the next hit; true when somebody has to be asked first.
local function applyHit(turn, fight)
  local pieces = fire.bearers(fight.target, fight.hurt)
  if not pieces[1] then
    fight.hits = 0
    return false
  end
  local side = chooser(turn, fight.hurt)
  if not side then
    share(turn, fight)
    return false
  end
  if pieces[2] and not alike(pieces) then
    ask(turn, "battle.losses", fight, side)
    return true
  end
  fight.hits = fight.hits - 1
  fire.wound(turn, pieces[1])
  return false
end

---The next unit of the step fires, if it is still there.
local function nextShot(turn, fight)
  local piece = fight.queue[1]
  fight.queue = lists.without(fight.queue, piece)
  if piece.space == fight.target then fire.shoot(turn, fight, piece) end
end

---Goes on with the battle until it ends or a choice comes.
local function go(turn, fight)
  while true do
    if fight.hits > 0 then
      if applyHit(turn, fight) then return end
    elseif winner(fight) ~= nil then
      return conclude(turn, fight, winner(fight))
    elseif fight.queue[1] then
      nextShot(turn, fight)
    elseif fight.stage < #stages(fight) then
      nextStage(turn, fight)
    else
      return endRound(turn, fight)
    end
  end
end

---Begins a battle in a hex where both sides stand.
---@param turn Turn
---@param kind "regular"|"breakout"
---@param space Space
---@param river boolean
---@param pocket? Space[]   that breaks out
function battle.begin(turn, kind, space, river, pocket)
  go(turn, { kind = kind, target = space, river = river, spaces = pocket, round = 1, stage = 0, queue = {}, hits = 0 })
end

---Casualties of the force come back with one step (10.9, 10.10).
---@param turn Turn
---@param space Space
function battle.restore(turn, space)
  local pieces = turn:space("german-aside").pieces
  if not pieces[1] then return end
  turn:move(pieces, space)
  for piece in each(pieces) do
    turn:log({ _"{1} returns with one step.", piece }, { rule = "10.10", piece = piece, space = space, kind = "move" })
  end
end

local function another(turn)
  local fight = turn:pop()
  units.setPoints(turn, turn.vars.force_mp - numbers.round)
  fight.round, fight.stage = fight.round + 1, 0
  turn:log({ _"Round {1} in {2}.", fight.round, fight.target }, { rule = "10.5", space = fight.target, kind = "combat" })
  go(turn, fight)
end

decision "battle.round" {
  rule = "10.5",
  prompt = function(game) return { _"Fight another round in {1} or retreat?", game.here.target } end,
  help = _"Each further round costs one movement point. A force that retreats has finished for this turn.",
  ask = "battle", main = "fight",
  auto = true,
  actions = function(game, offer)
    offer:seat(units.seat(game.vars.force[1].formation))
    offer:hint("target", game.here.target)
    offer:hint("value", game.vars.force_mp, _"Movement points")
    if game.vars.force_mp >= numbers.round then offer:button("fight") end
    offer:button("retreat")
  end,
  fight = {
    label = _"Fight another round", rule = "10.5", run = another,
    why = function(game) need(game.vars.force_mp >= numbers.round, "9.9", _"No movement point is left for another round.") end,
  },
  retreat = { label = _"Retreat", rule = "10.5", run = function(turn) conclude(turn, turn:pop(), false) end },
}

local function whyLose(game, action)
  local piece, here = action.piece, game.here
  need(piece and piece.side == here.hurt, "10.6", _"The other side takes these hits.")
  need(lists.contains(units.at(here.target, here.hurt), piece), "10.6", { _"{1} does not fight in this battle.", piece })
  need(lists.contains(fire.bearers(here.target, here.hurt), piece), "10.6", { _"{1} has one step: first every two-step unit must have taken a hit.", piece })
end

local function lose(turn, action)
  local fight = turn:pop()
  fight.hits = fight.hits - 1
  fire.wound(turn, action.piece)
  go(turn, fight)
end

local function loseAsProposed(turn)
  local fight = turn:pop()
  share(turn, fight)
  go(turn, fight)
end

local shares = {
  _"As proposed: {1}", _"As proposed: {1}, {2}", _"As proposed: {1}, {2}, {3}", _"As proposed: {1}, {2}, {3}, {4}",
  _"As proposed: {1}, {2}, {3}, {4}, {5}", _"As proposed: {1}, {2}, {3}, {4}, {5}, {6}",
}

---Says who would take the hits; of many only that it is done.
local function proposed(game)
  local pieces = proposal.hits(game, game.here)
  return shares[#pieces] and { shares[#pieces], table.unpack(pieces) } or _"Give all hits out as proposed"
end

decision "battle.losses" {
  rule = "10.6",
  prompt = function(game) return { _"Choose a unit for the next hit: {1} left", game.here.hits } end,
  help = _"Units with two steps come first: a one-step unit can be hit only when each of them has been.",
  ask = "losses", main = "share",
  auto = true,
  actions = function(game, offer)
    if game.side == "german" then offer:seat(units.seat(game.vars.force[1].formation)) end
    offer:piece("lose", fire.bearers(game.here.target, game.here.hurt))
    if game.here.hurt == "soviet" then offer:button("share", { label = proposed(game) }) end
    offer:hint("hits", game.here.hits)
  end,
  share = {
    label = _"Give all hits out as proposed", rule = "10.6", run = loseAsProposed,
    why = function(game) need(game.here.hurt == "soviet", "10.6", _"There is a proposal for Soviet units only.") end,
  },
  lose = { label = _"{piece} takes the hit", rule = "10.6", why = whyLose, run = lose },
}

return battle

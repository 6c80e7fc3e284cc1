-- SPDX-License-Identifier: GPL-3.0-or-later
--- Sections 10.4 and 10.5: the ordered steps of a round. Every step goes on until a choice has to be made.

local fire = require "fire"
local numbers = tables.numbers.values
local proposal = require "proposal"
local units = require "units"

local battle = {}

local orders = tables.priority.values

---What follows a battle of each kind; `assault` and `pockets` put their functions here while loading.
---@type table<string, fun(turn: Turn, won: boolean)>
battle.endings = {}

---The steps of the present round.
local function stages(vars)
  if vars.battle == "breakout" then return orders.breakout end
  return vars.round == 1 and orders.first or orders.later
end

---Ground units that fire in a step.
local function firers(vars, step)
  local list = {}
  if step == 4 then return units.at(vars.target, "german") end
  for _, piece in ipairs(units.at(vars.target, "soviet")) do
    if piece.fires == step or vars.battle == "breakout" then list[#list + 1] = piece end
  end
  return list
end

---Soviet planes fire once and leave.
local function sovietAir(turn)
  local plane = turn:piece("SU-CAS")
  if plane.space ~= turn.vars.target then return end
  fire.bomb(turn, "soviet")
  turn:move(plane, turn:space("soviet-aside"))
end

---Begins the next step of the round.
local function nextStage(turn)
  local vars = turn.vars
  vars.stage = vars.stage + 1
  local step = stages(vars)[vars.stage]
  if step == 1 then
    sovietAir(turn)
  elseif step == 2 then
    if vars.force_air then fire.bomb(turn, "german") end
  else
    vars.queue = firers(vars, step)
  end
end

---Artillery and brigades fight in the first round only (10.4).
local function setAside(turn)
  if turn.vars.round > 1 or turn.vars.battle == "breakout" then return end
  for _, piece in ipairs(units.at(turn.vars.target, "soviet")) do
    if not piece.lasting then turn:move(piece, turn:space("soviet-aside")) end
  end
end

local function conclude(turn, won)
  local vars = turn.vars
  local kind = vars.battle
  vars.queue, vars.hits, vars.hits_on, vars.stage, vars.round = {}, 0, "", 0, 0
  vars.battle = ""
  battle.endings[kind](turn, won)
end

---Is one side gone? Gives true for a German win, false for a Soviet one, nil while both are there.
local function winner(vars)
  if not units.at(vars.target, "german")[1] then return false end
  if not units.at(vars.target, "soviet")[1] then return true end
  return nil
end

---The round is over: the battle ends, or the player chooses.
local function endRound(turn)
  setAside(turn)
  local won = winner(turn.vars)
  if won == nil and turn.vars.battle == "breakout" then won = true end
  if won ~= nil then
    conclude(turn, won)
  else
    turn:push "battle.round"
  end
end

---Who gives the hits out, if not the program.
local function chooser(game, side)
  if side == "german" then return "german" end
  if game.options.team == "administrator" then return "soviet" end
  return game.options.soviet_losses ~= "automatic" and "german" or nil
end

---All hits of the moment fall as proposed.
local function share(turn)
  local pieces = proposal.hits(turn)
  turn.vars.hits = 0
  for _, piece in ipairs(pieces) do fire.wound(turn, piece) end
end

---Do all these units suffer a hit in the same way?
local function alike(pieces)
  for _, piece in ipairs(pieces) do
    if piece.type ~= pieces[1].type or piece.steps ~= pieces[1].steps then return false end
  end
  return pieces[1].side == "soviet"
end

---Distributes the next hit; true when somebody has to be asked first.
local function applyHit(turn)
  local vars = turn.vars
  local pieces = fire.bearers(vars.target, vars.hits_on)
  if not pieces[1] then
    vars.hits = 0
    return false
  end
  local side = chooser(turn, vars.hits_on)
  if not side then
    share(turn)
    return false
  end
  if pieces[2] and not alike(pieces) then
    turn:push("battle.losses", { side = side })
    return true
  end
  vars.hits = vars.hits - 1
  fire.wound(turn, pieces[1])
  return false
end

---The next unit of the step fires, if it is still there.
local function nextShot(turn)
  local vars = turn.vars
  local piece = vars.queue[1]
  vars.queue = units.without(vars.queue, piece)
  if piece.space == vars.target then fire.shoot(turn, piece) end
end

---Goes on with the battle until it ends or a choice comes.
---@param turn Turn
function battle.go(turn)
  local vars = turn.vars
  while true do
    if vars.hits > 0 then
      if applyHit(turn) then return end
    elseif winner(vars) ~= nil then
      return conclude(turn, winner(vars))
    elseif vars.queue[1] then
      nextShot(turn)
    elseif vars.stage < #stages(vars) then
      nextStage(turn)
    else
      return endRound(turn)
    end
  end
end

---Begins a battle in a hex where both sides stand.
---@param turn Turn
---@param kind "regular"|"breakout"
---@param space Space
---@param river boolean
function battle.begin(turn, kind, space, river)
  local vars = turn.vars
  vars.battle, vars.target, vars.river = kind, space, river
  vars.round, vars.stage, vars.queue, vars.hits = 1, 0, {}, 0
  battle.go(turn)
end

---Casualties of the force come back with one step (10.9, 10.10).
---@param turn Turn
---@param space Space
function battle.restore(turn, space)
  local pieces = turn:space("german-aside").pieces
  if not pieces[1] then return end
  turn:move(pieces, space)
  for place, piece in ipairs(pieces) do
    turn:log({ _"{1} returns with one step.", piece }, { rule = "10.10", piece = piece, space = space, kind = "move" })
  end
end

local function another(turn)
  local vars = turn.vars
  turn:pop()
  units.setPoints(turn, vars.force_mp - numbers.round)
  vars.round, vars.stage = vars.round + 1, 0
  turn:log({ _"Round {1} in {2}.", vars.round, vars.target }, { rule = "10.5", space = vars.target, kind = "combat" })
  battle.go(turn)
end

local function breakOff(turn)
  turn:pop()
  conclude(turn, false)
end

decision "battle.round" {
  rule = "10.5",
  prompt = function(game) return { _"Fight another round in {1} or retreat?", game.vars.target } end,
  help = _"Each further round costs one movement point. A force that retreats has finished for this turn.",
  auto = true,
  actions = function(game, offer)
    offer:seat(units.seat(game.vars.force[1].formation))
    if game.vars.force_mp >= numbers.round then offer:button("fight") end
    offer:button("retreat")
  end,
  fight = {
    label = _"Fight another round", rule = "10.5", run = another,
    why = function(game) need(game.vars.force_mp >= numbers.round, "9.9", _"No movement point is left for another round.") end,
  },
  retreat = { label = _"Retreat", rule = "10.5", run = breakOff },
}

local function whyLose(game, action)
  local piece, vars = action.piece, game.vars
  need(piece and piece.side == vars.hits_on, "10.6", _"The other side takes these hits.")
  need(units.contains(units.at(vars.target, vars.hits_on), piece), "10.6", { _"{1} does not fight in this battle.", piece })
  need(false, "10.6", { _"{1} has one step: first every two-step unit must have taken a hit.", piece })
end

local function lose(turn, action)
  turn.vars.hits = turn.vars.hits - 1
  turn:pop()
  fire.wound(turn, action.piece)
  battle.go(turn)
end

local function loseAsProposed(turn)
  turn:pop()
  share(turn)
  battle.go(turn)
end

local shares = {
  _"As proposed: {1}", _"As proposed: {1}, {2}", _"As proposed: {1}, {2}, {3}", _"As proposed: {1}, {2}, {3}, {4}",
  _"As proposed: {1}, {2}, {3}, {4}, {5}", _"As proposed: {1}, {2}, {3}, {4}, {5}, {6}",
}

---Says who would take the hits; of many only that it is done.
local function proposed(game)
  local pieces = proposal.hits(game)
  return shares[#pieces] and { shares[#pieces], table.unpack(pieces) } or _"Give all hits out as proposed"
end

decision "battle.losses" {
  rule = "10.6",
  prompt = function(game) return { _"Choose a unit for the next hit: {1} left", game.vars.hits } end,
  help = _"Units with two steps come first: a one-step unit can be hit only when each of them has been.",
  ask = "losses",
  auto = true,
  actions = function(game, offer)
    if game.side == "german" then offer:seat(units.seat(game.vars.force[1].formation)) end
    offer:piece("lose", fire.bearers(game.vars.target, game.vars.hits_on))
    if game.vars.hits_on == "soviet" then offer:button("share", { label = proposed(game) }) end
    offer:hint("max", game.vars.hits)
  end,
  share = {
    label = _"Give all hits out as proposed", rule = "10.6", run = loseAsProposed,
    why = function() need(false, "10.6", _"There is a proposal for Soviet units only.") end,
  },
  lose = { label = _"{piece} takes the hit", rule = "10.6", why = whyLose, run = lose },
}

return battle

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 5.2, 5.4 and 5.5: assaults are declared, defended and resolved. Targets are fixed before the barrages.

local advance = require "advance"
local advice = require "advice"
local combat = require "combat"
local impulse = require "impulse"
local lists = require "std.lists"
local pools = require "pools"
local sharing = require "sharing"
local support = require "support"
local units = require "units"

local assault = {}

---How often a player may look into a hex in one impulse and then do nothing to it, so that looking does not go on for ever.
local glances = 3

-- Declaring ---------------------------------------------------------------------------------------------------------------

---May the hex be looked into once more?
---@param game Game
---@param space Space
---@return boolean
function assault.mayOpen(game, space)
  local times = 0
  for one in each(game.vars.opened) do
    if one == space then times = times + 1 end
  end
  return times < glances
end

---Shows a stack to who is about to attack it (4.C).
---@param turn Turn
---@param space Space
function assault.open(turn, space)
  combat.reveal(turn, space, turn.side)
end

---Notes that somebody has looked into a hex and leaves it alone.
---@param turn Turn
---@param space Space
function assault.leave(turn, space)
  turn.vars.opened = lists.with(turn.vars.opened, space)
end

---Units of a side that have a point and the supply to assault with (6.B.3, 15.A.1).
---@param game Game
---@param side Side
---@return Piece[]
local function able(game, side)
  local affords = {}
  return lists.where(game:pieces{ side = side, onMap = true, assault = "", forced = false, entrained = false, failed = "" }, function(piece)
    if not units.hasPoint(game, piece) then return false end
    local pool = pools.of(game, piece)
    if affords[pool] == nil then affords[pool] = pools.affords(game, pool, "assault") end
    return affords[pool]
  end)
end

---Hexes that hold somebody to assault.
local function held(game, side)
  local hexes = units.hexes(game, enemyOf(side))
  return side == "soviet" and hexes:union(units.garrisoned(game)) or hexes
end

---Enemy hexes that some unit of the side could assault now.
---@param game Game
---@param side Side
---@return Space[]
function assault.targets(game, side)
  if not impulse.mayAssault(game, side) then return {} end
  local enemies, known, list = held(game, side), {}, {}
  for piece in each(able(game, side)) do
    for near in each(piece.space.neighbours) do
      if enemies:has(near) and not known[near.id] and advance.canEnter(game, piece, near) then
        known[near.id] = true
        if assault.mayOpen(game, near) then list[#list + 1] = near end
      end
    end
  end
  return list
end

---Units that could join the assault on a hex.
---@param game Game
---@param side Side
---@param target Space
---@return Piece[]
function assault.candidates(game, side, target)
  local joined = game.here.attackers or {}
  return lists.where(able(game, side), function(piece)
    return piece.space:adjacent(target) and not lists.contains(joined, piece) and advance.canEnter(game, piece, target)
  end)
end

local function whyTarget(game, action)
  local space, side = action.space, game.side
  need(space and space.kind == "hex" and held(game, side):has(space), "5.2", _"There is nobody to assault.")
  need(impulse.mayAssault(game, side), "5.5", _"A Soviet impulse with assaults takes at least three movement points, or all that are left.")
  pools.why(game, pools.of(game, side), "assault")
  need(assault.mayOpen(game, space), "4.C", { _"{1} has been looked into often enough in this impulse.", space })
  need(assault.candidates(game, side, space)[1], "6.B.3", { _"No unit next to {1} can assault it: each needs a movement point and ground that it can enter.", space })
end

local function choose(turn, action)
  assault.open(turn, action.space)
  turn:push("assault.units", { side = turn.side, target = action.space, attackers = {} })
end

decision "assault.define" {
  rule = "5.2",
  prompt = _"Choose an enemy hex to assault",
  help = _"Its stack is shown to you, and that can't be taken back. Assaults are fixed before the barrages; the defender fires first.",
  main = "done", pass = "done",
  auto = true,
  worth = function(game) return advice.targets(game, assault.targets(game, game.side)) end,
  actions = function(game, offer)
    offer:space("target", assault.targets(game, game.side))
    offer:button("done")
    for space in each(game.vars.targets) do offer:hint("marked", space) end
  end,
  target = { label = _"Assault {space}", rule = "5.2", why = whyTarget, run = choose },
  done = { label = _"No more assaults", rule = "5.2", run = function(turn) turn:next() end },
}

local function whyJoin(game, action)
  local piece, target = action.piece, game.here.target
  units.needOwn(game, piece, "5.2")
  need(not lists.contains(game.here.attackers, piece), "5.2", { _"{1} already takes part in this assault.", piece })
  need(piece.assault == "", "5.2", { _"{1} takes part in another assault.", piece })
  need(not piece.forced, "25.C", { _"{1} was forced into its stack and may not assault.", piece })
  need(not piece.entrained, "8", { _"{1} is on a train.", piece })
  need(piece.failed == "", "3.A", { _"{1} has been routed in this impulse.", piece })
  need(piece.space:adjacent(target), "6.B.3", { _"{1} is not next to {2}.", piece, target })
  need(units.hasPoint(game, piece), "6.B.3", { _"{1} has no movement point left to assault with.", piece })
  pools.why(game, pools.of(game, piece), "assault")
  need(advance.canEnter(game, piece, target), "12.A", { _"{1} can't assault into the ground of {2}.", piece, target })
end

---The assault is fixed: everybody in it pays a movement point, and each pool its supply point.
local function declare(turn)
  local here = turn:pop()
  local target = here.target
  for piece in each(here.attackers) do
    turn:set(piece, "assault", target.id)
    units.spend(turn, piece, units.scale)
    pools.pay(turn, pools.of(turn, piece), "assault")
  end
  if not lists.contains(turn.vars.targets, target) then turn.vars.targets = lists.with(turn.vars.targets, target) end
  turn:log({ _"{1} is to be assaulted by {2} {2|unit|units}.", target, #combat.attackers(turn, target) }, { rule = "5.2", space = target, kind = "combat" })
end

decision "assault.units" {
  rule = "5.2",
  prompt = function(game) return { _"Choose the units that assault {1}", game.here.target } end,
  help = _"Everybody in the hex defends it. Each unit pays a movement point.",
  ask = "attack", main = "declare", back = "cancel", chosen = "attackers",
  actions = function(game, offer)
    local here = game.here
    local list = assault.candidates(game, game.side, here.target)
    offer:piece("join", list)
    if list[2] then offer:button("all") end
    if here.attackers[1] then offer:button("declare") end
    offer:button("cancel")
    offer:hint("target", here.target)
  end,
  join = {
    label = _"{piece} assaults", rule = "5.2", why = whyJoin,
    run = function(turn, action) turn.here.attackers = lists.with(turn.here.attackers, action.piece) end,
  },
  all = {
    label = _"All that can", rule = "5.2",
    run = function(turn)
      turn.here.attackers = lists.join(turn.here.attackers, assault.candidates(turn, turn.side, turn.here.target))
    end,
  },
  declare = {
    label = _"Declare the assault", rule = "5.2", run = declare,
    why = function(game) need(game.here.attackers[1], "5.2", _"Choose at least one unit.") end,
  },
  cancel = { label = _"Assault elsewhere", rule = "5.2", run = function(turn) assault.leave(turn, turn:pop().target) end },
}

phase "definition" {
  when = function(game) return impulse.mayAssault(game, game.active) end,
}

-- Defensive fire ----------------------------------------------------------------------------------------------------------

---Assaulted hexes whose defenders have not fired yet.
---@param game Game
---@return Space[]
function assault.undefended(game)
  return lists.where(game.vars.targets, function(space)
    return not lists.contains(game.vars.defended, space) and sharing.isOpen(game, space)
  end)
end

phase "defence" {
  when = function(game) return assault.undefended(game)[1] ~= nil end,
  enter = function(turn)
    combat.freshPhase(turn)
    for space in each(turn.vars.targets) do combat.show(turn, combat.attackers(turn, space)) end
    turn:push("defence.hex", { side = enemyOf(turn.active) })
  end,
}

local function whyDefend(game, action)
  need(action.space and lists.contains(game.vars.targets, action.space), "5.4", _"This hex is not assaulted.")
  need(not lists.contains(game.vars.defended, action.space), "5.4", { _"The defenders of {1} have fired.", action.space })
  need(lists.contains(assault.undefended(game), action.space), "5.4", { _"There is nobody to fire in {1}.", action.space })
end

decision "defence.hex" {
  rule = "5.4",
  prompt = _"Choose an assaulted hex for its defensive fire",
  help = _"All hexes fire before any assault. What you leave out fires by itself, without artillery.",
  main = function(game) return #assault.undefended(game) == 0 and "rest" or nil end, pass = "rest",
  auto = function(game) return #assault.undefended(game) == 0 end,
  actions = function(game, offer)
    local list = assault.undefended(game)
    offer:space("defend", list)
    offer:button("rest")
    for space in each(list) do offer:hint("marked", space) end
  end,
  defend = { label = _"Defend {space}", rule = "5.4", why = whyDefend, run = function(turn, action) support.ask(turn, "defence", action.space) end },
  rest = {
    label = _"Let the rest fire by itself", rule = "26.E",
    run = function(turn)
      for space in each(assault.undefended(turn)) do
        if sharing.isOpen(turn, space) then sharing.automatic(turn, "defence", space) end
      end
      turn:next()
    end,
  },
}

-- Assault -----------------------------------------------------------------------------------------------------------------

---Assaults that are still to be resolved: with somebody left to carry them out.
---@param game Game
---@return Space[]
function assault.unresolved(game)
  return lists.where(game.vars.targets, function(space) return combat.assaulting(game, space)[1] ~= nil end)
end

---Those whose fire can still be planned.
local function plannable(game)
  if game.here.resolving then return {} end
  return lists.where(assault.unresolved(game), function(space)
    return not lists.contains(game.vars.planned, space) and combat.isHeld(space, game.active)
  end)
end

phase "assault" {
  when = function(game) return assault.unresolved(game)[1] ~= nil end,
  enter = combat.freshPhase,
}

local function whyPlan(game, action)
  local space = action.space
  need(space and lists.contains(game.vars.targets, space), "5.5", _"No assault was declared against this hex.")
  need(not game.here.resolving, "25.K", _"The assaults are being resolved.")
  need(not lists.contains(game.vars.planned, space), "25.K", { _"The fire on {1} is planned.", space })
  need(combat.assaulting(game, space)[1], "14.B.2", { _"Nobody is left to assault {1}.", space })
  need(combat.isHeld(space, game.active), "9.D", { _"{1} is empty.", space })
end

local function whyResolve(game, action)
  local space = action.space
  need(space and lists.contains(game.vars.targets, space), "5.5", _"No assault was declared against this hex.")
  need(combat.assaulting(game, space)[1], "14.B.2", { _"Nobody is left to assault {1}.", space })
end

---One assault: fire, checks, retreats, and the chance to advance.
local function resolve(turn, action)
  local target = action.space
  turn.here.resolving = true
  turn.vars.targets = lists.without(turn.vars.targets, target)
  if combat.isHeld(target, turn.active) then sharing.automatic(turn, "assault", target) end
  advance.ask(turn, target)
end

decision "assault.hex" {
  rule = "5.5",
  prompt = function(game)
    return game.here.resolving and _"Choose the next assault to resolve" or _"Plan the fire of your assaults, then resolve them one by one"
  end,
  help = _"Once the first assault is resolved, fire that is not planned is shared out by the program.",
  auto = function(game) return not assault.unresolved(game)[1] end,
  pass = "done",
  actions = function(game, offer)
    local list = assault.unresolved(game)
    offer:space("plan", plannable(game))
    offer:space("resolve", list)
    if not list[1] then offer:button("done") end
    for space in each(list) do offer:hint("marked", space) end
  end,
  plan = { label = _"Plan the fire on {space}", rule = "25.K", why = whyPlan, run = function(turn, action) support.ask(turn, "assault", action.space) end },
  resolve = { label = _"Resolve the assault on {space}", rule = "5.5", why = whyResolve, run = resolve },
  done = {
    label = _"All assaults are over", rule = "5.5", run = function(turn) turn:next() end,
    why = function(game) need(not assault.unresolved(game)[1], "5.5", _"Every assault that was declared is carried out.") end,
  },
}

return assault

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.C.3, 10.C.2: the questions in which the owner of the fire shares it out, target by target and column by column.

local allocation = require "allocation"
local combat = require "combat"
local fire = require "fire"
local firepower = require "firepower"
local lists = require "std.lists"
local units = require "units"
local volley = require "volley"

local sharing = {}

local unit = fire.unit
local clearings = 2
local lowerings = 12 -- in a question; then fire is taken back with Undo, so that no computer goes on for ever

---The fight as the side that is asked sees it.
local function caseOf(game, phase)
  return firepower[phase](game, game.here.target)
end

---The aim at a piece, or at the garrison of the hex.
local function aimOf(aims, action)
  for aim in each(aims) do
    if action.piece and aim.piece == action.piece or not action.piece and not aim.piece and aim.space == action.space then return aim end
  end
  return nil
end

local kinds = { conventional = _"{1} at {2}, for conventional fire of {3}", antitank = _"{1} at {2}, for anti-tank fire of {3}" }

---The lowest column to which a target's fire can be taken back: personnel stays as high as the weapons in its hex (9.C.3).
local function lowest(aims, aim)
  local least = 0
  if aim.class ~= "P" then return least end
  for other in each(aims) do
    if (other.class == "L" or other.class == "H") and other.space == aim.space then least = math.max(least, other.column) end
  end
  return least
end

local function mayLower(game) return (game.here.lowered or 0) < lowerings end

---Offers the columns below the present one.
local function offerLess(offer, aims, aim)
  local chart = fire.tables[aim.kind]
  for column = lowest(aims, aim), aim.column - 1 do
    local on = aim.piece or aim.space
    local label = column == 0 and { _"No fire at {1}", on }
      or { kinds[aim.kind], on, chart.columns[column], fire.points(fire.cost(aim.kind, column, aim.defence)) }
    local more = { value = column, label = label, rule = "9.C.3" }
    if aim.piece then offer:piece("aim", aim.piece, more) else offer:space("aim", aim.space, more) end
  end
end

---Offers every column of a target that is higher than the present one, allowed and paid for.
local function offerAim(offer, pools, ledger, aim)
  local chart = fire.tables[aim.kind]
  for column = aim.column + 1, allocation.affordable(pools, ledger, aim) do
    local cost = fire.cost(aim.kind, column, aim.defence)
    local label = { kinds[aim.kind], aim.piece or aim.space, chart.columns[column], fire.points(cost) }
    local more = { value = column, label = label, cost = math.ceil(cost / unit), rule = aim.kind == "antitank" and "10.C.2" or "9.C.3" }
    if aim.piece then offer:piece("aim", aim.piece, more) else offer:space("aim", aim.space, more) end
  end
end

local names = { conventional = _"Unallocated conventional fire", antitank = _"Unallocated anti-tank fire" }

---How much fire there is for the targets, and how much of it is aimed, for the window.
local function hints(offer, case, pools, left)
  local all, rest = 0, 0
  for kind in each{ "conventional", "antitank" } do
    if kind == "conventional" and case.hasOthers or kind == "antitank" and case.hasTanks then
      all, rest = all + pools[kind].own + pools[kind].other, rest + math.max(0, left[kind])
      offer:hint("value", math.floor(left[kind] / unit), names[kind])
    end
  end
  offer:hint("max", math.floor(all / unit))
  offer:hint("used", math.ceil((all - rest) / unit))
end

local roles = {
  conventional = _"{piece} fires conventionally",
  antitank = _"{piece} fires at tanks",
}

---Weapons choose what they fire before anything is aimed (10.D).
local function offerRoles(offer, case, aims)
  if lists.any(aims, function(aim) return aim.column > 0 end) then return end
  for piece in each(case.firers) do
    if piece.role == "" and firepower.hasChoice(piece, case) then
      for role, label in pairs(roles) do offer:piece("role", piece, { value = role, label = label }) end
    end
  end
end

local function actions(phase)
  return function(game, offer)
    local case = caseOf(game, phase)
    local pools, aims = firepower.pools(game, case), allocation.aims(case)
    local ledger = allocation.ledger(aims)
    offerRoles(offer, case, aims)
    local before = offer:count()
    for aim in each(aims) do offerAim(offer, pools, ledger, aim) end
    if offer:count() > before then offer:button("propose") end
    if mayLower(game) then
      for aim in each(aims) do offerLess(offer, aims, aim) end
    end
    if (game.here.cleared or 0) < clearings and lists.any(aims, function(aim) return aim.column > 0 end) then offer:button("clear") end
    offer:button("fire")
    offer:hint("target", game.here.target)
    hints(offer, case, pools, allocation.leftOver(pools, ledger))
  end
end

local function whyTarget(game, action, phase, case)
  local piece = action.piece
  if not piece then
    need(action.space == case.target and case.garrison, "26.C", _"Choose a unit that can be fired on.")
    return
  end
  if phase == "defence" then
    need(piece.side == game.active and piece.assault == case.target.id, "9.B", { _"{1} does not assault {2}.", piece, case.target })
  else
    need(piece.side ~= game.active and piece.space == case.target, "9.B", { _"{1} does not defend {2}.", piece, case.target })
  end
  need(not piece.shot, "9.C.3", { _"{1} has already been fired on in this phase.", piece })
end

---Why a weapons unit can't be fired on like this (9.C.3).
local function whyScreened(aims, aim, column)
  if aim.class ~= "L" and aim.class ~= "H" then return end
  for other in each(aims) do
    if other.class == "P" and other.space == aim.space then
      need(other.column > 0, "9.C.3", { _"{1} can't be fired on before every personnel unit in its hex is.", aim.piece })
      need(other.column >= column, "9.C.3", { _"{1} can't be fired on at higher odds than the personnel in its hex.", aim.piece })
    end
  end
end

local function whyAim(game, action, phase)
  local case = caseOf(game, phase)
  whyTarget(game, action, phase, case)
  local pools, aims = firepower.pools(game, case), allocation.aims(case)
  local aim, column = aimOf(aims, action), action.value
  need(aim, "9.B", _"Choose a unit that can be fired on.")
  local rule = aim.kind == "antitank" and "10.C.2" or "9.C.3"
  need(math.type(column) == "integer" and column >= 0 and column <= fire.tables[aim.kind].last, rule, _"There is no such column.")
  need(column ~= aim.column, rule, _"A target is fired on once, at one column.")
  if column < aim.column then
    need(column >= lowest(aims, aim), rule, { _"Weapons in the hex of {1} are fired on at better odds.", aim.piece })
    need(mayLower(game), rule, _"Fire has been taken back too often: use Undo.")
    return
  end
  whyScreened(aims, aim, column)
  local pool = pools[aim.kind]
  need(pool.own + pool.other > 0, aim.kind == "antitank" and "9.B" or "10.B", aim.kind == "antitank"
    and _"Only anti-tank fire hurts AFVs, and there is none." or _"Anti-tank fire hurts only AFVs, and there is no other.")
  need(column <= allocation.affordable(pools, allocation.ledger(aims), aim), rule, _"There is not enough fire left for these odds.")
end

local function whyRole(game, action)
  local case, piece = caseOf(game, "defence"), action.piece
  need(piece and lists.contains(case.firers, piece), "10.D", _"Choose a weapons unit that fires.")
  need(units.isWeapons(piece), "10.D", { _"{1} fires both ways.", piece })
  need(piece.role == "", "10.D", { _"{1} has chosen its fire.", piece })
  need(firepower.hasChoice(piece, case), "10.D", { _"{1} has no choice here.", piece })
  need(not lists.any(allocation.aims(case), function(aim) return aim.column > 0 end), "10.D", _"Choose before fire is aimed.")
end

local function aim(phase)
  return function(turn, action)
    local aims = allocation.aims(caseOf(turn, phase))
    local aim = aimOf(aims, action)
    if action.value < aim.column then turn.here.lowered = (turn.here.lowered or 0) + 1 end
    allocation.note(turn, aims, aim, action.value)
  end
end

local function clear(phase)
  return function(turn)
    turn.here.cleared = (turn.here.cleared or 0) + 1
    allocation.clear(turn, allocation.aims(caseOf(turn, phase)))
  end
end

---The defenders of a hex fire at once.
local function defend(turn)
  local target = turn:pop().target
  turn.vars.defended = lists.with(turn.vars.defended, target)
  volley.run(turn, firepower.defence(turn, target))
end

---The plan of an assault is kept until it is resolved.
local function keep(turn)
  local target = turn:pop().target
  allocation.propose(turn, firepower.assault(turn, target))
  turn.vars.planned = lists.with(turn.vars.planned, target)
  turn:log({ _"The fire on {1} is planned.", target }, { rule = "25.K", space = target, kind = "combat", only = turn.active })
end

local function definition(phase, prompt, help, label, run)
  return {
    rule = "9.C.3",
    prompt = function(game) return { prompt, game.here.target } end,
    help = help,
    ask = "allocate", main = "fire",
    auto = true,
    actions = actions(phase),
    role = { label = _"{piece} chooses its fire", rule = "10.D", why = whyRole, run = function(turn, action) turn:set(action.piece, "role", action.value) end },
    aim = { label = _"Fire at {piece}", rule = "9.C.3", why = function(game, action) whyAim(game, action, phase) end, run = aim(phase) },
    propose = { label = _"Share the rest out", rule = "26.E", run = function(turn) allocation.propose(turn, caseOf(turn, phase)) end },
    clear = { label = _"Take all fire back", rule = "9.C.3", run = clear(phase) },
    fire = { label = label, rule = "26.E", run = run },
  }
end

decision "defence.fire" (definition("defence", _"Share out the defensive fire from {1}",
  _"Choose a target and its odds. Fire that is left over is shared out by the program.", _"Fire!", defend))

decision "assault.fire" (definition("assault", _"Share out the assault fire on {1}",
  _"Choose a target and its odds. Nothing is fired before you resolve the assault; what is left over is shared out by the program.", _"Keep this plan", keep))

---Resolves the fire of a hex without asking anybody (26.E).
---@param turn Turn
---@param phase "defence"|"assault"
---@param target Space
function sharing.automatic(turn, phase, target)
  if phase == "defence" then turn.vars.defended = lists.with(turn.vars.defended, target) end
  volley.run(turn, firepower[phase](turn, target))
end

---Is there anybody left to fire, and anybody to fire at?
---@param game Game
---@param target Space
---@return boolean
function sharing.isOpen(game, target)
  return combat.isHeld(target, game.active) and combat.attackers(game, target)[1] ~= nil
end

return sharing

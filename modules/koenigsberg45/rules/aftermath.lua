-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.1: carries a result out: the defender's losses and retreat first, then the attacker's, then the advance.
--- Each stage asks its question and comes back here; a stage that has nothing to ask is passed over.

local fog = require "fog"
local lists = require "lists"
local odds = require "odds"
local units = require "units"
local zones = require "zones"

local aftermath = {}

---Attackers still on the map; the Hipper is not among them (11.4).
---@param game Game
---@return Piece[]
function aftermath.attackers(game)
  return lists.where(game.vars.attackers, units.onMap)
end

---Defenders that stand in the target hex.
---@param game Game
---@return Piece[]
function aftermath.defenders(game)
  return units.at(game.vars.target, enemyOf(game.vars.attacker))
end

local function forget(turn, pieces)
  for __, piece in ipairs(pieces) do
    turn:set(piece, "advanced", 0)
    turn:set(piece, "from", nil)
  end
end

---Forgets the attack.
---@param turn Turn
function aftermath.clear(turn)
  local vars = turn.vars
  forget(turn, vars.attackers)
  forget(turn, vars.escorts)
  vars.attacker, vars.target, vars.attackers, vars.planes, vars.hipper = nil, nil, {}, {}, false
  vars.stage, vars.bombarding, vars.star, vars.escorts, vars.comrades = "", false, false, {}, {}
  vars.defender_steps, vars.defender_retreat, vars.attacker_steps, vars.attacker_retreat = 0, 0, 0, 0
  vars.stacks, vars.origin, vars.hq_moves = {}, nil, nil
end

---Asks the owner for losses out of a pool; `by` names the strength whose highest bearer loses first, "" for none.
---@param turn Turn
---@param pool Piece[]
---@param count integer
---@param by string
---@param rule string
---@return boolean asked
function aftermath.losses(turn, pool, count, by, rule)
  if count == 0 or not pool[1] then return false end
  local vars = turn.vars
  vars.loss_pool, vars.loss_left, vars.loss_by = pool, count, by
  turn:push("losses", { side = pool[1].side, rule = rule })
  return true
end

---Notes which stack retreats.
local function setRetreat(vars, role, origin, pieces)
  vars.role, vars.origin, vars.comrades = role, origin, pieces
  vars.extra, vars.entered, vars.stuck, vars.stuck_units = false, {}, 0, {}
end

local function isMobile(piece) return piece.movement > 0 end

---Those that are left of the stack and can still go on.
local function marchers(vars)
  return lists.where(vars.comrades, function(piece) return units.onMap(piece) and not lists.contains(vars.stuck_units, piece) end)
end

---Asks the owner for the next hex of each of these.
local function askRetreat(turn, pieces)
  if not pieces[1] then return false end
  turn.vars.retreaters = pieces
  turn:push("retreat", { side = pieces[1].side })
  return true
end

---A stack retreats so many hexes; those that can't move lose a step for every hex instead (9.5.5).
local function beginRetreat(turn, role, origin, pieces, hexes)
  for __, piece in ipairs(pieces) do
    for __ = 1, isMobile(piece) and 0 or math.min(hexes, piece.steps) do units.loseStep(turn, piece, "9.5.5") end
  end
  local mobile = lists.where(pieces, isMobile)
  setRetreat(turn.vars, role, origin, mobile)
  turn.vars.retreat_left = hexes
  return hexes > 0 and askRetreat(turn, mobile)
end

local stages = {}

function stages.d_losses(turn)
  return aftermath.losses(turn, aftermath.defenders(turn), turn.vars.defender_steps, "defence", "9.4.1")
end

function stages.d_retreat(turn)
  local vars = turn.vars
  return beginRetreat(turn, "defender", vars.target, aftermath.defenders(turn), vars.defender_retreat)
end

---Every enemy zone that was just entered costs the strongest of those that entered it a step (9.5.3).
function stages.zones(turn)
  local vars = turn.vars
  local by = vars.role == "attacker" and "attack" or "defence"
  while vars.entered[1] do
    local hex, side = vars.entered[1].space, vars.entered[1].side
    local pool = lists.where(vars.entered, function(piece) return piece.space == hex end)
    vars.entered = lists.where(vars.entered, function(piece) return piece.space ~= hex end)
    if zones.of(turn, enemyOf(side)):has(hex) then return aftermath.losses(turn, pool, 1, by, "9.5.3"), "zones" end
  end
  return false
end

---The next hex of the retreat, and at its end one more for those that find no room (9.5.6).
function stages.march(turn)
  local vars = turn.vars
  local left = marchers(vars)
  if vars.retreat_left > 1 then
    vars.retreat_left = vars.retreat_left - 1
  elseif vars.extra then
    return false
  else
    vars.extra, left = true, lists.where(left, units.overstacked)
  end
  return askRetreat(turn, left), left[1] and "zones"
end

---Hexes that could not be retreated cost steps of the owner's choice (9.5.2).
function stages.stuck(turn)
  local vars = turn.vars
  return aftermath.losses(turn, lists.where(vars.stuck_units, units.onMap), vars.stuck, "", "9.5.2")
end

---Hexes in which comrades of an HQ are that retreated and survived.
---@param game Game
---@return Space[]
function aftermath.refuges(game)
  local list = {}
  for __, piece in ipairs(game.vars.comrades) do
    if units.onMap(piece) and piece.space ~= game.vars.origin and not lists.contains(list, piece.space) then
      list[#list + 1] = piece.space
    end
  end
  return list
end

---An HQ follows its units, or is lost with the last of them (11.1.1, 11.1.3).
local function hqFollows(turn)
  local vars = turn.vars
  local side = vars.role == "attacker" and vars.attacker or enemyOf(vars.attacker)
  local hq = units.hqAt(vars.origin, side)
  if not hq then return false end
  if aftermath.refuges(turn)[1] then
    vars.hq_moves, vars.extra = hq, false
    turn:push("retreat.hq", { side = side })
    return true
  end
  if not units.at(vars.origin, side)[1] then units.eliminate(turn, hq, "11.1.3") end
  return false
end

function stages.hq(turn)
  return hqFollows(turn), turn.vars.role == "attacker" and "a_retreat" or "a_losses"
end

---A starred result counts only when cover kept the defender in place (9.1).
local function starCounts(turn)
  return turn.vars.cover_hexes > 0 and turn.vars.defender_retreat == 0 and aftermath.defenders(turn)[1] ~= nil
end

function stages.a_losses(turn)
  local vars = turn.vars
  if vars.star and not starCounts(turn) then vars.attacker_steps, vars.attacker_retreat = 0, 0 end
  return aftermath.losses(turn, aftermath.attackers(turn), vars.attacker_steps, "attack", "9.4.1")
end

---Hexes in which attackers are, each once.
local function attackerHexes(game)
  local list = {}
  for __, piece in ipairs(game.vars.attackers) do
    if units.onMap(piece) and not lists.contains(list, piece.space) then list[#list + 1] = piece.space end
  end
  return list
end

---HQs whose last comrades fell in their own attack are lost (11.1.3).
function stages.a_orphans(turn)
  for __, hq in ipairs(turn.vars.escorts) do
    if units.onMap(hq) and not units.at(hq.space, hq.side)[1] then units.eliminate(turn, hq, "11.1.3") end
  end
  turn.vars.stacks = turn.vars.attacker_retreat > 0 and attackerHexes(turn) or {}
  return false
end

---Hexes of retreat for attackers that stand here: villages, towns and cities spare the first (9.5.7).
local function attackerHexCount(game, space)
  local keeps = terrain.terrains[space.terrain].values.keep_hex
  return math.max(0, game.vars.attacker_retreat - (keeps and 1 or 0))
end

---The attacking stacks retreat one after the other.
function stages.a_retreat(turn)
  local vars = turn.vars
  local space = vars.stacks[1]
  if not space then return false, "advance" end
  vars.stacks = lists.without(vars.stacks, space)
  local pieces = lists.where(vars.attackers, function(piece) return piece.space == space end)
  return beginRetreat(turn, "attacker", space, pieces, attackerHexCount(turn, space))
end

function stages.advance(turn)
  local vars = turn.vars
  if vars.bombarding or aftermath.defenders(turn)[1] or not aftermath.attackers(turn)[1] then return false end
  turn:push("advance", { side = vars.attacker })
  return true
end

local following = {
  d_losses = "d_retreat", d_retreat = "zones", a_losses = "a_orphans", a_orphans = "a_retreat", a_retreat = "zones",
  zones = "march", march = "stuck", stuck = "hq", advance = "",
}

---Asks the next question that the result puts, or ends the attack.
---@param turn Turn
function aftermath.go(turn)
  local vars = turn.vars
  while vars.stage ~= "" do
    local stage = vars.stage
    vars.stage = following[stage]
    local asked, jump = stages[stage](turn)
    if jump then vars.stage = jump end
    if asked then return end
  end
  fog.refresh(turn, vars.target)
  aftermath.clear(turn)
end

---HQs stacked with the attackers, which may follow their advance (9.6.5).
local function escorts(turn)
  local list = {}
  for __, space in ipairs(attackerHexes(turn)) do
    list[#list + 1] = units.hqAt(space, turn.vars.attacker)
  end
  return list
end

---Begins to carry a result out.
---@param turn Turn
---@param result string   as in the table
---@param keepsStep boolean
---@param keptHexes integer
function aftermath.begin(turn, result, keepsStep, keptHexes)
  local vars = turn.vars
  local effect = odds.effect(result)
  local steps, hexes = effect.defender_steps or 0, effect.defender_retreat or 0
  vars.stage = "d_losses"
  vars.defender_steps = math.max(0, steps - (keepsStep and 1 or 0))
  vars.defender_retreat = math.max(0, hexes - keptHexes)
  vars.cover_hexes = math.min(keptHexes, hexes)
  vars.attacker_steps = vars.bombarding and 0 or effect.attacker_steps or 0
  vars.attacker_retreat = vars.bombarding and 0 or effect.attacker_retreat or 0
  vars.star = effect.star == true
  vars.escorts = escorts(turn)
  for __, piece in ipairs(vars.attackers) do turn:set(piece, "from", piece.space) end
  for __, piece in ipairs(vars.escorts) do turn:set(piece, "from", piece.space) end
  aftermath.go(turn)
end

return aftermath

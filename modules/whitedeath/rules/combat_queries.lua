-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers about fights for the panels and the command line: `odds`, `battle` and `sight`. A viewer learns only what he may see.

local allocation = require "allocation"
local barrage = require "barrage"
local combat = require "combat"
local fire = require "fire"
local firepower = require "firepower"
local observation = require "observation"
local queries = require "std.queries"
local shelling = require "shelling"
local support = require "support"

local unit, points = fire.unit, fire.number

---An assault that might be made: as `allocation.assault`, with these units.
local function imagined(game, attackers, space, side)
  local victims = combat.defenders(space, side)
  return {
    phase = "assault", target = space, hex = space, firers = attackers, victims = victims, downhill = {},
    isolated = combat.isolation(game), hasTanks = false, hasOthers = true,
    garrison = space.intrinsic and side == "soviet",
  }
end

---What one side fires, unit by unit, with one kind of fire.
local function fireOf(case, kind)
  local rows, sum = {}, 0
  for i, piece in ipairs(case.firers) do
    local ca, at = firepower.valueOf(piece, case)
    local value = kind == "antitank" and at or ca
    sum = sum + value
    rows[i] = { piece = piece.id, value = points(value), factors = fire.factors(piece, case.hex or piece.space, case) }
  end
  return { total = points(sum), units = rows }
end

---Defence values of the units that a kind of fire can hit. Of hidden ones only the number is known, and what they could be.
local function coverOf(case, kind, viewer)
  local rows, sum, hidden = {}, 0, 0
  for piece in each(case.victims) do
    if viewer and piece.hidden then
      hidden = hidden + 1
    elseif fire.kind(piece) == kind then
      local value = fire.defence(piece)
      rows[#rows + 1] = { piece = piece.id, value = value, factors = {} }
      sum = sum + value
    end
  end
  if case.garrison and kind == "conventional" then sum = sum + fire.garrisonDefence(case.target) end
  local answer = { total = sum, units = rows }
  if hidden > 0 then
    answer.hidden, answer.total = hidden, nil
    answer.range = { sum + hidden * fire.cover(case.target, "H"), sum + hidden * fire.cover(case.target, "P") }
  end
  return answer
end

---Every result of a column with its chance.
local function outcomes(kind, column)
  local list, known = {}, {}
  for die = 1, 6 do
    local result, effect = fire.result(kind, die, column)
    local one = known[result]
    if not one then
      one = {
        result = result == "" and "-" or result, rolls = {}, chance = 0, defender_steps = effect.loss, attacker_steps = 0,
        text = tables[kind].legend[result] or _"No effect.", favours = effect.check and "attacker" or "defender",
      }
      known[result], list[#list + 1] = one, one
    end
    one.rolls[#one.rolls + 1] = die
    one.chance = #one.rolls / 6
  end
  return list
end

---The odds when the fire is shared out evenly among all targets.
local function even(answer, kind, attack, defence)
  local chart = fire.tables[kind]
  answer.columns = chart.columns
  if defence.range then
    local low, high = fire.column(kind, attack * unit, defence.range[2]), fire.column(kind, attack * unit, defence.range[1])
    answer.range = { chart.columns[math.max(low, 1)], chart.columns[math.max(high, 1)] }
  elseif defence.total > 0 then
    local column = fire.column(kind, attack * unit, defence.total)
    answer.outcomes = {}
    if column > 0 then
      answer.column, answer.ratio, answer.outcomes = chart.columns[column], chart.columns[column], outcomes(kind, column)
    end
  end
  return answer
end

-- Barrages ------------------------------------------------------------------------------------------------------------------

local halves = {
  { text = _"beyond half range", rule = "11.B.2.A", is = function(gun, space) return 2 * gun.space:distance(space) > gun.range end },
  {
    text = _"rockets, not paid in full", rule = "15.A.3",
    is = function(gun, __, game) return gun.rocket and gun.side == "german" and not shelling.isFull(game, gun) end,
  },
}

---What each gun adds to a barrage.
local function gunRow(game, gun, space)
  local factors = {}
  for half in each(halves) do
    if half.is(gun, space, game) then factors[#factors + 1] = { value = 0.5, text = half.text, rule = half.rule } end
  end
  return { piece = gun.id, value = points(barrage.value(gun, space, shelling.isFull(game, gun))), factors = factors }
end

---Points that a column takes off a unit without cover, with their chances.
local function barrageOutcomes(column, drm)
  local list, known = {}, {}
  for die = 1, 6 do
    local lost = barrage.result(die + drm, column)
    if not known[lost] then
      known[lost] = {
        result = tostring(lost), rolls = {}, chance = 0, defender_steps = lost, attacker_steps = 0,
        text = text{ _"{1} strength {1|point|points} from each unit without cover", lost },
      }
      list[#list + 1] = known[lost]
    end
    local rolls = known[lost].rolls
    rolls[#rolls + 1] = die
    known[lost].chance = #rolls / 6
  end
  return list
end

---What some guns would fire at the hex together.
local function barrageOdds(game, guns, space, viewer)
  local rows, sum, targets = {}, 0, {}
  for i, gun in ipairs(guns) do
    rows[i] = gunRow(game, gun, space)
    sum = sum + barrage.value(gun, space, shelling.isFull(game, gun))
  end
  for piece in each(combat.defenders(space, game.side)) do
    if not (viewer and piece.hidden) then targets[#targets + 1] = { piece = piece.id, value = barrage.modifier(piece), factors = {} } end
  end
  local column, drm = barrage.column(sum), shelling.penalty(game, guns)
  return {
    attack = { total = points(sum), units = rows }, defence = { units = targets }, shifts = {}, columns = tables.barrage.columns, drm = drm,
    column = tables.barrage.columns[column], outcomes = column > 0 and barrageOutcomes(column, drm) or {},
  }
end

---Is the question about the guns of the fight for the hex? They are not weighed against its defenders.
local function isSupport(game, space)
  local id = game.decision or ""
  return game.here.target == space and (id:find("support", 1, true) or id:find("headquarters", 1, true)) ~= nil
end

query "odds" (function(game, args)
  local space = game:space(args.space)
  local attackers = queries.pieces(game, args.attackers)
  if game.decision == "barrage.guns" and game.here.target == space then
    return barrageOdds(game, attackers[1] and attackers or game.here.guns, space, args.viewer)
  end
  if not attackers[1] and isSupport(game, space) then return nil end
  local isAsked = game.decision == "assault.units" and game.here.target == space
  if not attackers[1] then attackers = isAsked and game.here.attackers or combat.assaulting(game, space) end
  if not attackers[1] and not isAsked then return nil end
  local side = isAsked and game.side or attackers[1].side
  if not combat.isHeld(space, side) then return nil end
  local case = imagined(game, attackers, space, side)
  local ca, at = fireOf(case, "conventional"), fireOf(case, "antitank")
  local others = coverOf(case, "conventional", args.viewer)
  local tanks = coverOf(case, "antitank", args.viewer)
  local onlyTanks = not others.units[1] and not others.hidden and not case.garrison and tanks.units[1] ~= nil
  local attack, defence = onlyTanks and at or ca, onlyTanks and tanks or others
  local answer = {
    attack = attack, defence = defence, drm = 0, shifts = {}, conventional = ca.total, antitank = at.total,
  }
  if at.total > 0 and tanks.units[1] and not onlyTanks then
    answer.shifts[1] = { value = 0, text = text{ _"Anti-tank fire {1} against AFVs of {2}", fire.points(at.total * unit), tanks.total }, rule = "10.C" }
  end
  return even(answer, onlyTanks and "antitank" or "conventional", attack.total, defence)
end)

-- The fight that is going on ------------------------------------------------------------------------------------------------

local function totals(game, case)
  local pools = firepower.pools(game, case)
  local ca, at = pools.conventional, pools.antitank
  return text{ _"Conventional fire {1}, anti-tank fire {2}", fire.points(ca.own + ca.other), fire.points(at.own + at.other) }
end

local function isSeen(piece, viewer) return not viewer or not piece.hidden end

local function force(side, pieces, viewer, value)
  local rows, hidden = {}, 0
  for piece in each(pieces) do
    if isSeen(piece, viewer) then
      rows[#rows + 1] = { piece = piece.id, value = value and value(piece) or nil }
    else
      hidden = hidden + 1
    end
  end
  return { side = side, units = rows, hidden = hidden > 0 and hidden or nil }
end

---Who fires next in the fight that a decision is about.
local function phaseOf(game)
  local id = game.decision or ""
  if id == "assault.units" then return nil end
  return id == "advance.choose" and "advance" or id:match("^(defence)%.") or id:match("^(assault)%.")
end

---What the next shots can bring: of the best aim so far.
local function expectation(case)
  local best
  for aim in each(allocation.aims(case)) do
    if aim.column > 0 and (not best or aim.column > best.column) then best = aim end
  end
  return best and outcomes(best.kind, best.column) or nil
end

query "battle" (function(game, args)
  local target, phase = game.here.target, phaseOf(game)
  if not target or not phase then return nil end
  local attacker = game.active
  local attackers = combat.attackers(game, target)
  local case = phase ~= "advance" and firepower[phase](game, target) or nil
  local value = case and function(piece)
    local ca, at = firepower.valueOf(piece, case)
    return points(math.max(ca, at))
  end
  local attackForce = force(attacker, attackers, args.viewer, phase == "assault" and value or nil)
  local defence = force(enemyOf(attacker), combat.defenders(target, attacker), args.viewer, phase == "defence" and value or nil)
  local answer = { space = target.id, sides = { attackForce, defence }, rule = "9", fires = case and support.sideOf(game, phase) or nil }
  if case and (not args.viewer or args.viewer == answer.fires) then
    answer.text = totals(game, case)
    answer.outcomes = expectation(case)
  end
  return answer
end)

-- Sight -------------------------------------------------------------------------------------------------------------------

query "sight" (function(game, args)
  local from, to = game:space(args.from), game:space(args.to)
  if from.kind ~= "hex" or to.kind ~= "hex" then return nil end
  local free, hex = observation.line(game, from, to)
  local range, rule = observation.range(game, from, to)
  if not free then
    return { free = false, space = hex.id, text = text{ _"{1} stands in the way.", hex }, rule = "11.B.3.C" }
  end
  local distance = from:distance(to)
  return {
    free = distance <= range, rule = rule,
    text = text{ distance <= range and _"{1} can be observed: {2} of {3} hexes." or _"{1} is too far to be observed: {2} hexes, {3} are seen.", to, distance, range },
  }
end)

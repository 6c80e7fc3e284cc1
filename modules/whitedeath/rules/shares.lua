-- SPDX-License-Identifier: GPL-3.0-or-later
--- What the window shows while fire is shared out: pools, targets with their columns and chances, and what the program proposes.

local allocation = require "allocation"
local fire = require "fire"
local firepower = require "firepower"
local losses = require "losses"

local points = fire.number

---What a result takes off a target of this strength.
local function lossOf(aim, effect)
  return aim.kind == "antitank" and math.min(effect.loss, aim.strength) or losses.capped(aim.strength, effect.loss)
end

---Every result of a target's column with its chance.
local function outcomes(aim)
  local list, known = {}, {}
  if aim.column == 0 then return nil end
  for die = 1, 6 do
    local result, effect = fire.result(aim.kind, die, aim.column)
    local one = known[result]
    if not one then
      local lost = lossOf(aim, effect)
      one = {
        result = result == "" and "-" or result, rolls = {}, chance = 0, defender_steps = lost,
        text = tables[aim.kind].legend[result] or _"No effect.", favours = effect.check and "attacker" or nil,
        after = { defender_steps = lost, eliminated = lost >= aim.strength },
      }
      known[result], list[#list + 1] = one, one
    end
    one.rolls[#one.rolls + 1] = die
    one.chance = #one.rolls / 6
  end
  return list
end

---The columns of a target, up to the best that could ever be paid for.
local function columns(aim, pools)
  local chart, list = fire.tables[aim.kind], {}
  local most = 2 * pools[aim.kind].own + pools[aim.kind].other
  for column = 1, chart.last do
    local cost = fire.cost(aim.kind, column, aim.defence)
    if cost > most and column > aim.column then break end
    list[column] = { text = chart.columns[column], value = column, cost = points(cost) }
  end
  return list
end

local classes = { P = _"Personnel, defence {1}", L = _"Light weapons, defence {1}", H = _"Heavy weapons, defence {1}", AFV = _"AFV, defence {1}" }
local names = { conventional = _"Conventional fire", antitank = _"Anti-tank fire" }

---The pools that there are targets for, and where each stands in the list.
local function poolsOf(case, pools, ledger)
  local list, places, left = {}, {}, allocation.leftOver(pools, ledger)
  for kind in each{ "conventional", "antitank" } do
    if kind == "conventional" and case.hasOthers or kind == "antitank" and case.hasTanks then
      list[#list + 1] = {
        text = names[kind], total = points(pools[kind].own + pools[kind].other), left = points(math.max(0, math.tointeger(left[kind] // 1))),
      }
      places[kind] = #list
    end
  end
  return list, places
end

---What all of it may do together: how likely it is that nobody, one or several are destroyed.
local function together(aims)
  local none, chances, known = 1, { [0] = 1 }, false
  for aim in each(aims) do
    local nothing, gone = 1, 0
    for one in each(outcomes(aim) or {}) do
      known = true
      if one.defender_steps > 0 then nothing = nothing - one.chance end
      if one.after.eliminated then gone = gone + one.chance end
    end
    none = none * nothing
    local next = { [0] = 0, [1] = 0, [2] = 0 }
    for count = 0, 2 do
      local chance = chances[count] or 0
      next[count] = next[count] + chance * (1 - gone)
      local more = math.min(2, count + 1)
      next[more] = next[more] + chance * gone
    end
    chances = next
  end
  if not known then return nil end
  local list = {}
  local function add(id, chance, steps, words)
    if chance > 0.0001 then list[#list + 1] = { result = id, chance = math.min(1, chance), defender_steps = steps, text = words } end
  end
  add("several", chances[2] or 0, 3, _"Two or more destroyed")
  add("one", chances[1] or 0, 2, _"One destroyed")
  add("some", math.max(0, chances[0] - none), 1, _"Losses, nobody destroyed")
  add("none", none, 0, _"No losses")
  return list
end

---What the proposal would come to, in words.
local function proposal(pools, case)
  local aims, list = allocation.aims(case), {}
  allocation.fill(pools, aims)
  local worth = 0
  for aim in each(aims) do
    list[#list + 1] = aim.column > 0 and fire.tables[aim.kind].columns[aim.column] or "–"
    worth = worth + allocation.worth(aim.kind, aim.column, aim.strength)
  end
  return { verb = "propose", text = text{ _"Columns {1}. Worth {2} strength points on average.", table.concat(list, ", "), string.format("%.1f", worth) } }
end

---A target as the firing side sees it.
local function shareOf(aim, pools, places)
  return {
    piece = aim.piece and aim.piece.id or nil, space = not aim.piece and aim.space.id or nil, pool = places[aim.kind],
    value = aim.column, given = points(fire.cost(aim.kind, aim.column, aim.defence)), columns = columns(aim, pools),
    text = text{ classes[aim.class], aim.defence }, outcomes = outcomes(aim),
  }
end

query "shares" (function(game, args)
  local phase = game.decision == "defence.fire" and "defence" or game.decision == "assault.fire" and "assault" or nil
  if not phase or args.viewer and args.viewer ~= game.side then return nil end
  local case = firepower[phase](game, game.here.target)
  local pools, aims = firepower.pools(game, case), allocation.aims(case)
  local list, places = poolsOf(case, pools, allocation.ledger(aims))
  local answer = { pools = list, targets = {}, outcomes = together(aims), proposals = { proposal(pools, case) } }
  for aim in each(aims) do
    if aim.piece and aim.piece.hidden and args.viewer then
      answer.unseen, answer.outcomes, answer.proposals = true, nil, nil
    else
      answer.targets[#answer.targets + 1] = shareOf(aim, pools, places)
    end
  end
  return answer
end)

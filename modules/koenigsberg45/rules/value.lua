-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position is, for the computer that looks one action ahead. It is asked for every action that is tried, so
--- it walks once over the units and reads distances from a table made while loading.

local lists = require "std.lists"
local combat = require "combat"
local goals = require "goals"
local odds = require "odds"
local units = require "units"
local victory = require "victory"

local towns, decisive, pack = goals.towns, goals.decisive, goals.pack
local places, nearest = goals.places, goals.nearest

---What an attack on each column of the table is worth; bad odds are worse than none.
---Who has fewer men is choosier.
local promise = {
  german = { -60, -40, -12, 8, 22, 32, 42, 50 },
  soviet = { -60, -16, 8, 18, 30, 40, 48, 54 },
}
---What it is worth to stand ready for it, when others may still come up.
local massing = { 2, 10, 30, 60, 84, 104, 120, 130 }
---The same before a town, which only falls to a heavy blow.
local assault = { 2, 10, 34, 90, 140, 190, 230, 250 }

---A town weighs more than the new way that all who stood before it have to the next one.
local unitWorth, stepWorth, townWorth, cityWorth = 60, 40, 20000, 60000
---A point of what a scenario of its own counts.
local placeWorth = 400
local supplyLoss = { supplied = 0, out = 12, isolated = 24 }
local sheltering = { town = 6, city = 6, woods = 3, swamp = 3, village = 2 }

---A town that is worth a risk.
local function prize(space)
  if space.vp ~= 1 then return 0 end
  return decisive[space.id] and 40 or 22
end

---Which towns are German, as goals; and what those that are not are worth to the Soviets.
local function holdings(game)
  local open, taken = goals.open(game), 0
  for i, id in ipairs(towns) do
    if not open[i] then taken = taken + (decisive[id] and cityWorth or townWorth) end
  end
  for id, points in pairs(victory.places(game) or {}) do
    if game:space(id).control == "soviet" then taken = taken + points * placeWorth end
  end
  return open, taken
end

---How far the first town of the list is that is still German, and which it is.
local function firstOpen(list, open)
  for i = 1, #list do
    local town = list[i] % pack
    if open[town] then return list[i] // pack, town end
  end
  return 0, 0
end

---The guard of a taken town has no other goal.
local guarding = 20

---Worth of a Soviet unit where it is: it wants to get to the town of its army, or to the best one; and one stays in each
---that was taken.
local function attackerAt(id, goal, open, guards)
  local list = nearest[id]
  local first = list[1]
  local town = first % pack
  if first < pack and not open[town] and not guards[town] then
    guards[town] = 1
    return guarding
  end
  return -5 * (goal and goals.way(id, goal, open) or goals.longing(list, open))
end

---The HQs lead the way.
local function vanguard(hqs, orders, open)
  local sum = 0
  for hq in each(hqs) do
    local goal = orders[hq.formation]
    if goal then sum = sum + goals.way(hq.space.id, goal, open) end
  end
  return 5 * sum
end

---HQs by formation: where they stand and how far they command.
local function staffs(hqs)
  local homes, ranges, alone = {}, {}, {}
  for hq in each(hqs) do
    local id = hq.space.id
    homes[hq.formation], ranges[hq.formation], alone[id] = places[id], hq.range, true
  end
  return homes, ranges, alone
end

---So many hexes before its town a German unit may as well stand: somebody has to hold the ways to it.
local outpost = 2

---Worth of a German unit where it is: in or near a town, under cover. `guards` counts the defenders of each town.
local function defenderAt(space, id, open, guards)
  local far, town = firstOpen(nearest[id], open)
  if far == 0 then guards[town] = (guards[town] or 0) + 1 end
  return (sheltering[space.terrain] or 0) - 2 * math.max(0, math.min(6, far) - outpost)
end

---A German town without anybody in it is lost to the first who comes; who stands there as the second is missing outside.
local function garrisons(open, guards)
  local sum = 0
  for i = 1, #towns do
    local count = open[i] and guards[i] or 0
    if count > 0 then sum = sum + 40 - 5 * (count - 1) end
  end
  return sum
end

---HQs without a unit in their hex may be overrun.
local function exposure(alone)
  local sum = 0
  for __ in pairs(alone) do sum = sum + 4 end
  return sum
end

---All units of a side.
local function army(game, side, open)
  local hqs = units.hqs(game, side)
  local homes, ranges, alone = staffs(hqs)
  local german, guards = side == "german", {}
  local orders = german and {} or goals.orders(hqs, open)
  local sum = german and 0 or -vanguard(hqs, orders, open)
  local pieces = units.combat(game, side)
  for i = 1, #pieces do
    local piece = pieces[i]
    local space = piece.space
    local id = space.id
    if alone[id] then alone[id] = nil end
    sum = sum + unitWorth + stepWorth * (piece.steps - 1) - supplyLoss[piece.supply]
    local formation = piece.formation
    sum = sum + (german and defenderAt(space, id, open, guards) or attackerAt(id, orders[formation], open, guards))
    local home = formation and homes[formation]
    if home then sum = sum - goals.straggling(places[id], home, ranges[formation]) end
  end
  sum = sum - exposure(alone)
  return german and sum + garrisons(open, guards) or sum
end

---Worth of the enemy's units: who is there, and who has all steps.
local function material(game, side)
  local all = game:pieces{ side = side, kind = "unit", onMap = true }
  return unitWorth * #all + stepWorth * #game:pieces{ side = side, kind = "unit", onMap = true, steps = 2 }
end

---Units next to a hex that may still attack it.
local function around(space)
  local list = {}
  for near in each(space.neighbours) do
    if near.count > 0 then
      for piece in each(near.pieces) do
        if piece.active == "full" and piece.kind == "unit" and not piece.attacked and piece.attack > 0 then list[#list + 1] = piece end
      end
    end
  end
  return list
end

---Columns that aircraft could add: two of them, at full strength against a town.
local function airborne(game, side)
  local ready = 0
  local front = game.vars.hq and game.vars.hq.front or ""
  for plane in each(game:pieces{ kind = "air", side = side, front = front }) do
    if plane.space.id == plane.home then ready = ready + 1 end
  end
  return math.min(2, ready)
end

---The Soviets keep their aircraft for the towns, which need them more.
local function isSaved(side, target)
  return side == "soviet" and target.vp ~= 1
end

local function helped(planes, target, side)
  if isSaved(side, target) then return 0 end
  return planes * (target.vp == 1 and 2 or 1)
end

---What it is worth to stand before these hexes: the best counts fully, each other one half of the one before it, so that a
---blow is struck with all that is there.
local function focused(values)
  table.sort(values, function(a, b) return a > b end)
  local sum, share = 0, 1
  for value in each(values) do
    sum, share = sum + share * value, share / 2
  end
  return sum
end

---What the attack on a hex promises with all who stand around it.
local function blow(space, side, planes)
  local isTown = space.vp == 1
  local column = odds.column(around(space), space, isTown and helped(planes, space, side) or 0)
  if not column then return 0 end
  return isTown and assault[column] + (column > 3 and prize(space) or 0) or massing[column]
end

---What the attacks promise that activated units could make from where they stand. Before the first of them has moved it
---says nothing: then another HQ has just been activated, unless it was chosen for a Front chit.
local function threat(game, side)
  local fresh = combat.fresh(game, side)
  local chit = game.vars.chit
  local from, begun = {}, game.decision == "combat.target" or (chit and chit.chit == "front")
  for i, piece in ipairs(fresh) do
    from[i] = piece.space
    begun = begun or piece.moved
  end
  if not begun or not from[1] then return 0 end
  local values, planes = {}, airborne(game, side)
  local near = units.held(game, enemyOf(side)):common(game:within(from, 1))
  for i, space in ipairs(near:list()) do values[i] = blow(space, side, planes) end
  return focused(values)
end

---The column for an attack with these units, as a worth.
local function worth(attackers, target, air)
  local column = attackers[1] and odds.column(attackers, target, air)
  return column and promise[attackers[1].side][column] + (column > 3 and prize(target) or 0) or -80, column or 0
end

---Is the last aircraft that joined worth its rest afterwards?
local function wastesPlane(game, all, target)
  local flights = game.here.flights
  local last = flights[#flights]
  if not last then return false end
  if isSaved(game.side, target) then return true end
  local air = combat.air(game)
  return worth(all, target, air) - worth(all, target, air - last) < 3 + 5 * last
end

---Did the last unit join an attack that was as strong without it?
local function wastesUnit(game, all, target)
  local attackers = game.here.attackers
  local air = combat.air(game)
  local __, best = worth(all, target, air)
  local __, before = worth(lists.without(attackers, attackers[#attackers]), target, air)
  return before >= best
end

---What the attack promises that is being prepared. Whoever announces it carries it out, with all that help.
local function prospect(game)
  local side, target, joined = game.side, game.here.target, game.here.attackers
  local open = combat.candidates(game, side, target)
  local all = lists.join(open, joined)
  if not joined[1] and not game.here.planes[1] then
    local value = worth(all, target, helped(airborne(game, side), target, side))
    return value > 0 and 1000 + value or -1000
  end
  local value = worth(all, target, combat.air(game))
  if wastesPlane(game, all, target) or (joined[1] and wastesUnit(game, all, target)) then return -300 end
  return 400 + value - #open + odds.attackTotal(joined, target) / 10
end

---Little things that decide between equals: who is activated (garrisons last), what is bombarded; nobody walks to and fro.
local function trifles(game, side)
  local active = game:pieces{ side = side, kind = "unit", active = "full", zoc = true }
  return #active / 10 + 3 * #game.vars.bombarded - (game.here.spent or 0) / 1000
end

evaluate(function(game, side)
  local open, taken = holdings(game)
  local vars = game.vars
  local score = army(game, side, open) - material(game, enemyOf(side)) + (side == "soviet" and taken or -taken)
  score = score + trifles(game, side)
  local decision = game.decision
  if decision == "move" or decision == "combat.target" then score = score + threat(game, side) end
  if decision == "combat.units" and game.side == side then score = score + prospect(game) end
  if vars.hq and vars.hq.side == side then score = score - 600 * #vars.called_off end
  return score
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- How good a position is for the Germans, for the computer that looks one action ahead. The hexes of its plan are
--- features of the map: plan1 and plan2 wall in the Soviet fronts on the first turns, plan3 shuts the north.

local advice = require "advice"
local force = require "force"
local pockets = require "pockets"
local units = require "units"
local victory = require "victory"

local weights = tables.advice.values
local track = tables.turns.values
local rings = { 0, 2, 5, 9 }
local paces = { 1, 2, 3, 5, 8, 12 }

---Is the pocket check still to come?
local function isPocketing(game)
  return game.turn <= track.pocket_count_until and not units.isClosedFist(game)
end

---What taking one hex more is worth.
local function worthOf(game, space)
  if space:has("moscow") then return weights.moscow end
  local worth = (isPocketing(game) and -weights.nibble or weights.hex) + (space:has("victory") and weights.point * space.vp or 0)
  if space:has("plan1") then return worth + weights.plan1 end
  return space:has("plan2") and worth + weights.plan2 or worth
end

---Chance that a pocket of this size breaks out of a force: more units against fewer steps.
local function risk(size, pieces)
  local steps = 0
  for piece in each(pieces) do steps = steps + piece.steps end
  local pressure = pockets.strength(size, 4) / math.max(1, steps)
  return math.max(0, math.min(1, (pressure - weights.calm) * weights.risk))
end

---What a battle or a breakout that is not decided yet promises.
local function pending(game)
  local vars, spaces = game.vars, game.here.spaces
  if spaces then
    local size = #spaces
    local chance = risk(size, vars.force)
    local hexes = weights.hex * size
    if not isPocketing(game) then return hexes end
    return hexes + weights.pocket * (size * (1 - chance) - chance * math.min(vars.pocket_total, 5 * size))
  end
  if game.here.kind == "regular" then return weights.battle * worthOf(game, game.here.target) end
  return 0
end

---How many units are how near to the front; on the first turns, how near the mechanised ones are to what the plan wants.
local function closeness(game, soviet, border)
  local sum = 0
  if isPocketing(game) then
    local open = advice.open(game)
    for range in each(paces) do
      sum = sum + #game:pieces{ side = "german", onMap = true, mobility = "mech", space = game:within(open, range) }
    end
    sum = sum * weights.follow
    if game.turn == 1 then return sum end
  end
  local rear = 0
  for range in each(rings) do
    local near = game:within(border, range, { blocked = soviet })
    rear = rear + #game:pieces{ side = "german", kind = "unit", onMap = true, space = near }
  end
  return sum + weights.near * rear
end

---The plan of the first turns, and the wall in the north.
local function plan(game)
  local score = weights.plan1 * game:region{ control = "german", feature = "plan1" }:size()
  score = score + weights.plan2 * game:region{ control = "german", feature = "plan2" }:size()
  if game.turn > track.pocket_count_until then
    score = score + weights.plan3 * game:region{ control = "german", feature = "plan3" }:size()
  end
  return score
end

---Hexes of the mechanised forces.
local function spearheads(game)
  return game:occupied{ side = "german", kind = "unit", onMap = true, mobility = "mech" }:list()
end

---Steps from a hex to the nearest of some others.
local function nearest(space, others)
  local least = weights.far
  for i = 1, #others do least = math.min(least, space:distance(others[i])) end
  return least
end

---Nearness of the spearheads to the towns that are still to be taken.
local function towns(game)
  local heads, sum = spearheads(game), 0
  for space in each(game:spaces{ feature = "victory", control = "soviet" }) do
    sum = sum + weights.far - nearest(space, heads)
  end
  return weights.town * sum
end

---Nearness of the spearheads to Moscow.
local function march(game)
  local goal, sum = game:space("4410"), 0
  for space in each(spearheads(game)) do sum = sum - space.count * space:distance(goal) end
  return weights.march * sum
end

---What counts on the present turn beside hexes: the next check, and in the end Moscow.
local function goal(game, border)
  local fist = units.isClosedFist(game)
  local score = 0
  local gap = weights.gaps[game.turn]
  if gap then score = -gap * border:minus(game:zones(units.germans(game), { own = true })):size() end
  if fist or game.turn > track.points_until then return score + march(game) end
  if game.turn <= track.pocket_count_until then return score end
  return score + towns(game) - weights.west * victory.west(game):size()
end

---Whoever stands in the way of a spearhead that has not moved yet should go elsewhere.
local function crowding(game, space)
  if game.turn == 1 then return 0 end
  local waiting = game:occupied{ side = "german", onMap = true, mobility = "mech", moved = false, acting = false }
  return waiting:common(game:within(space, 1)):size() > 0 and weights.crowding or 0
end

---A force that has just been called up, or is on its way.
local function acting(game)
  local vars = game.vars
  local lead = vars.force[1]
  if not lead then return 0 end
  if vars.force_moved then
    local spent = force.allowance(game, lead.mobility) - vars.force_mp
    if not lead.mech then return -weights.march * spent / 20 end
    return -weights.points * spent - crowding(game, lead.space)
  end
  local all = force.fresh(lead.space, lead.mobility)
  if #all > #vars.force then return 0 end
  local score = weights.call + units.dice(all)
  if lead.mech then score = score + weights.mech end
  local near = game:within(lead.space, 2):common(advice.open(game)):size() > 0
  return near and score + weights.opening or score
end

---The set-up and the Luftwaffe, which go to the strongest.
local function preparations(game)
  local score = weights.placed * (weights.units - game:space("german-reserve").count)
  if game.vars.deployed then score = score + weights.begun end
  for piece in each(game:pieces{ type = "german_air", onMap = true }) do
    score = score + units.dice(units.at(piece.space, "german"))
  end
  return score
end

---Hexes taken. On the first turns only pockets count: whoever nibbles at a future pocket makes it smaller.
local function hexes(game)
  local vars = game.vars
  if not isPocketing(game) then return weights.hex * vars.taken end
  return weights.pocket * vars.pocket_total - weights.nibble * (vars.taken - vars.pocket_total)
end

local function german(game)
  local vars = game.vars
  local reduced = #game:pieces{ side = "german", kind = "unit", steps = 1 }
  local score = weights.point * vars.vp - weights.loss * reduced + hexes(game) - weights.turn * game.turn
  local soviet = units.soviet(game)
  local border = game:within(soviet, 1):minus(soviet)
  score = score + plan(game) + goal(game, border) + pending(game) + acting(game) + closeness(game, soviet, border)
  return score + preparations(game)
end

evaluate(function(game, side)
  local result = game.result
  if result and result.winner then return result.winner == side and weights.won or -weights.won end
  local score = german(game)
  return side == "german" and score or -score
end)

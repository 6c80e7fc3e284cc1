-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rules 15.A, 15.D.1 and 16: what each turn begins with: the weather, and what both sides receive.

local charts = require "std.dice"
local pools = require "pools"
local supply = require "supply"

local numbers = tables.numbers.values
local turns = tables.turns.values

local orders = { german = "arrivals_german", soviet = "arrivals_soviet" }
local columns = { frost = 1, thaw = 2, snow = 3 }
local names = { frost = _"clear and frosty", thaw = _"thaw", snow = _"snow" }

local function begin(turn)
  local vars = turn.vars
  vars.german_mp, vars.soviet_mp = numbers.movement_points, numbers.movement_points
  vars.impulses_german, vars.impulses_soviet = 0, 0
  vars.rail_german, vars.rail_soviet = 0, 0
  vars.impulse_mp, vars.impulse_side = 0, ""
  vars.city_point = false
  for space in each(turn:spaces{ scored = true }) do turn:set(space, "scored", false) end
end

phase "weather" {
  enter = function(turn)
    begin(turn)
    turn:log({ _"Turn {1}, {2}.", turn.turn, turns.dates[turn.turn] }, { rule = "5", kind = "phase" })
    local die = turn:roll()
    turn.vars.weather = turns.weather[turn.turn][die]
    local weather = turn.vars.weather
    turn:log({ _"The weather of this turn: {1} (die {2}).", names[weather], die, charts.cell("weather_effects", 1, columns[weather]) }, { rule = "16", dice = { die }, kind = "roll" })
  end,
}

---The city's points are dropped from the air when no road leads there: one die for each (15.D.1).
local function drop(turn, points)
  local dice = turn:rolls(points)
  local received = 0
  for die in each(dice) do
    if die <= numbers.airdrop[turn.vars.weather] then received = received + 1 end
  end
  turn:log({ _"Airdrop for Velikiye Luki: {1} of {2} {2|point|points} received.", received, points }, { rule = "15.D.1", dice = dice, kind = "roll" })
  return received
end

local function receive(turn)
  for side in each(sides) do
    local points = turns.supply[side][turn.turn]
    pools.add(turn, side, points)
    turn:log({ side == "german" and _"The Germans receive {1} supply {1|point|points}." or _"The Soviets receive {1} supply {1|point|points}.", points,
      charts.cell(orders[side], turn.turn, 1) }, { rule = "15.A", kind = "supply" })
  end
  local points = turns.supply.german[turn.turn]
  pools.add(turn, "city", supply.cityConnected(turn) and points or drop(turn, points))
end

local function reinforce(turn)
  local vars = turn.vars
  for side in each(sides) do
    local name = side .. "_repl"
    local kept = turn.options.replacements_expire and 0 or vars[name]
    vars[name] = kept + turns.replacements[side][turn.turn]
    vars["repair_" .. side] = turn.turn >= numbers.repair_turn and numbers.repair_points or 0
  end
end

phase "receipts" {
  enter = function(turn)
    -- The pools of a scenario include the receipt of its first turn.
    if turn.turn > turn.scenario.firstTurn then receive(turn) end
    reinforce(turn)
  end,
}

decision "start.city" {
  rule = "15.D.2",
  prompt = _"Spend a supply point of the city, so that its troops ignore isolation in this turn?",
  actions = function(game, offer)
    offer:button("spend")
    offer:button("keep")
    offer:hint("value", game.vars.city_supply, _"Supply points of Velikiye Luki")
  end,
  spend = {
    label = _"Spend a point", rule = "15.D.2",
    run = function(turn)
      pools.take(turn, "city", 1)
      turn.vars.city_point = true
      turn:log(_"The troops in Velikiye Luki ignore isolation in this turn.", { rule = "15.D.2", kind = "supply" })
      turn:next()
    end,
  },
  keep = { label = _"Keep it", rule = "15.D.2", run = function(turn) turn:next() end },
}

---Are there troops in the city that are cut off? Only then is the point worth a question.
local function isCut(game)
  local field
  for piece in each(game:pieces{ side = "german", space = game:region{ feature = "city" } }) do
    field = field or supply.field(game, "german")
    if supply.isCut(game, piece, field) then return true end
  end
  return false
end

phase "city" {
  when = function(game) return pools.has(game, "city", 1) and isCut(game) end,
}

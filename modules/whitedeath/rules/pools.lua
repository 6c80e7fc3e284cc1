-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 15.A: pools of supply points, and what is paid from them.

local units = require "units"

local pools = {}

---What each activity costs in an impulse; the dearer ones include the others (15.A).
local costs = tables.numbers.values.supply_costs

local names = { german = _"The German supply", soviet = _"The Soviet supply", city = _"The supply of Velikiye Luki" }

---The pool of a side, or that from which a unit is supplied: German units in Velikiye Luki have their own (15.D).
---@param game Game
---@param of Piece|Side
---@return "german"|"soviet"|"city"
function pools.of(game, of)
  if type(of) == "string" then return of end
  if of.side == "german" and units.inCity(of.space) then return "city" end
  return of.side
end

---Points in a pool.
---@param game Game
---@param pool string
---@return integer
function pools.points(game, pool)
  return game.vars[pool .. "_supply"]
end

---Are there so many points in a pool?
---@param game Game
---@param pool string
---@param n integer
---@return boolean
function pools.has(game, pool, n)
  return pools.points(game, pool) >= n
end

---What an activity costs now, after what was already paid in this impulse.
---@param game Game
---@param pool string
---@param activity "assault"|"barrage"|"rockets"|"defence"
---@return integer
function pools.price(game, pool, activity)
  if activity == "defence" then return game.vars["high_" .. pool] and 0 or costs.defence end
  return math.max(0, costs[activity] - game.vars["paid_" .. pool])
end

---Can the pool pay for the activity (15.A)?
---@param game Game
---@param pool string
---@param activity "assault"|"barrage"|"rockets"|"defence"
---@return boolean
function pools.affords(game, pool, activity)
  return pools.has(game, pool, pools.price(game, pool, activity))
end

---Refuses unless the pool can pay.
---@param game Game
---@param pool string
---@param activity string
function pools.why(game, pool, activity)
  need(pools.affords(game, pool, activity), "15.A", {
    _"{1} has {2} {2|point|points}, and {3} {3|is|are} needed.", names[pool], pools.points(game, pool), pools.price(game, pool, activity),
  })
end

---Pays for an activity; upgrading pays the difference.
---@param turn Turn
---@param pool string
---@param activity "assault"|"barrage"|"rockets"|"defence"
---@return integer paid
function pools.pay(turn, pool, activity)
  local price = pools.price(turn, pool, activity)
  if activity == "defence" then
    turn.vars["high_" .. pool] = true
  else
    turn.vars["paid_" .. pool] = math.max(turn.vars["paid_" .. pool], costs[activity])
  end
  if price > 0 then pools.take(turn, pool, price) end
  return price
end

---Takes points out of a pool and tells it.
---@param turn Turn
---@param pool string
---@param points integer
function pools.take(turn, pool, points)
  local name = pool .. "_supply"
  turn.vars[name] = turn.vars[name] - points
  turn:log({ _"{1} pays {2} {2|point|points}; {3} {3|is|are} left.", names[pool], points, turn.vars[name] }, { rule = "15.A", kind = "supply" })
end

---Puts points into a pool.
---@param turn Turn
---@param pool string
---@param points integer
function pools.add(turn, pool, points)
  local name = pool .. "_supply"
  turn.vars[name] = turn.vars[name] + points
end

---A new impulse begins: nothing is paid yet.
---@param turn Turn
function pools.reset(turn)
  local vars = turn.vars
  for pool in each{ "german", "soviet", "city" } do
    if vars["paid_" .. pool] > 0 then vars["paid_" .. pool] = 0 end
    if vars["high_" .. pool] then vars["high_" .. pool] = false end
  end
end

return pools

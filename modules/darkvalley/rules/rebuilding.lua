-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.6: Soviet replacement factors: where they come from, what units cost, who can be rebuilt.

local entries = require "entries"
local guards = require "guards"
local goals = require "goals"
local lists = require "std.lists"
local places = require "places"
local reach = require "reach"
local supply = require "supply"
local units = require "units"

local rebuilding = {}

local prices = tables.replacements_soviet.values

---Types that are rebuilt one by one, not by factors, and one of each before a second of any (7.6).
local mobile = {
  mech_corps = true, tank_corps = true, guards_mech_corps = true, guards_tank_corps = true, guards_cavalry = true, cavalry = true, artillery = true,
}

---Factors of a city: none while it is lost or cut off, fewer once it was lost (7.6).
local function factory(space, net)
  if space.control ~= "soviet" or not supply.toEast(net, space) then return 0 end
  return space.lost and prices.retaken or prices.factory
end

---Leningrad's own factors while it is reached only over the lake (7.6).
local function overLake(game, net)
  local city = places.named(game, "Leningrad")
  local cut = city.control == "soviet" and not supply.toEast(net, city) and net.lake:has(city)
  return cut and (city.lost and prices.retaken or prices.factory) or 0
end

local function step(list, turn)
  local now = 0
  for row in each(list) do
    if turn >= row.from then now = row.rf end
  end
  return now
end

---Lend-Lease (7.6).
local function lendLease(turn, net)
  local lease = prices.lend_lease
  if turn.turn < lease.from_turn or turn.turn > lease.last_turn then return 0 end
  local roll = turn:roll()
  local sum = roll + (turn.turn >= lease.bonus_from and lease.bonus or 0)
  if not supply.byRail(net, places.named(turn, "Vologda")) then sum = sum + lease.vologda end
  if places.holds(turn, "Stalingrad", "axis") then sum = sum + lease.stalingrad end
  sum = math.max(sum, 0)
  turn:log({ _"Lend-Lease: rolled {1}, {2} replacement factors.", roll, sum }, { rule = "7.6", dice = { roll } })
  return sum
end

---Fills the pool of factors.
---@param turn Turn
function rebuilding.fill(turn)
  local net, sum = supply.net(turn, "soviet"), 0
  local vars = turn.vars
  vars.lake_points, vars.rebuilt = 0, {}
  if turn.turn >= prices.from_turn then
    for space in each(places.all(turn, "factories")) do sum = sum + factory(space, net) end
    vars.lake_points = overLake(turn, net)
  end
  vars.points = sum + step(prices.off_map, turn.turn) + lendLease(turn, net)
  turn:log({ _"{1} replacement factors.", vars.points + vars.lake_points }, { rule = "7.6" })
end

---What a unit costs: eliminated at full strength, eliminated but reduced, and restored.
---@param piece Piece
---@return integer, integer?, integer?
function rebuilding.prices(piece)
  local kind = piece.type
  if kind == "guards_tank_army" then return prices.guards_tank_army, prices.guards_tank_army_half, prices.guards_tank_army_restore end
  if mobile[kind] then return prices.mobile end
  local full, half = rebuilding.defence(piece)
  if piece.maxSteps == 1 then return full end
  return full, half, full - half
end

---Printed defence at full strength and reduced.
---@param piece Piece
---@return integer, integer
function rebuilding.defence(piece)
  return piece.rf or piece.defence, piece.rf_half or piece.defence
end

---Eliminated units of the Soviets that can come back.
local function lost(game)
  return lists.where(game:space "soviet_lost".pieces, function(piece) return piece.ground and piece.replaceable and not piece.dropped end)
end

---Units among the eliminated of whose type none has been rebuilt in this turn.
local function missing(game)
  return lists.where(lost(game), function(piece)
    return mobile[piece.type] and not lists.contains(game.vars.rebuilt, piece.type)
  end)
end

---Does the rule that one of each type comes first allow it (7.6)?
---@param game Game
---@param piece Piece
---@param open? Piece[]   from `missing`
---@return boolean
function rebuilding.isInOrder(game, piece, open)
  if not mobile[piece.type] or not lists.contains(game.vars.rebuilt, piece.type) then return true end
  return (open or missing(game))[1] == nil
end

local function rebuildable(game)
  local points, open = game.vars.points, missing(game)
  return lists.where(lost(game), function(piece)
    local full, half = rebuilding.prices(piece)
    return (half or full) <= points and rebuilding.isInOrder(game, piece, open)
  end)
end

---Is the unit in or next to a Soviet factory city (7.6)?
local function byFactory(game, piece)
  return lists.any(places.all(game, "factories"), function(space)
    return space.control == "soviet" and (space == piece.space or space:adjacent(piece.space))
  end)
end

---Points that may be spent on a unit: Leningrad's own only around it.
local function purse(game, piece, net)
  local city = places.named(game, "Leningrad")
  local near = city == piece.space or city:adjacent(piece.space)
  if near and game.vars.lake_points > 0 then return game.vars.lake_points, "lake_points" end
  return supply.has(net, piece) and game.vars.points or 0, "points"
end

local function restorable(game)
  if game.vars.points + game.vars.lake_points == 0 then return {} end
  local net, contact = supply.net(game, "soviet"), reach.contact(game, "soviet")
  return lists.where(game:pieces{ side = "soviet", combat = true, onMap = true, steps = 1, replaceable = true }, function(piece)
    if piece.maxSteps == 1 then return false end
    local __, ___, price = rebuilding.prices(piece)
    if price > (purse(game, piece, net)) then return false end
    return not contact:has(piece.space) or byFactory(game, piece)
  end)
end

local function whyRestore(game, action)
  local piece = action.piece
  units.needOwn(game, piece, "7.6")
  need(piece.steps < piece.maxSteps, "7.6", { _"{1} is at full strength.", piece })
  need(not reach.contact(game, "soviet"):has(piece.space) or byFactory(game, piece), "7.6", { _"{1} is next to an Axis unit.", piece })
  local net = supply.net(game, "soviet")
  need(supply.has(net, piece) or select(2, purse(game, piece, net)) == "lake_points", "7.6", { _"{1} would not be in supply.", piece })
  units.needAmong(restorable(game), piece, "7.6", _"Not enough replacement factors.")
end

local function restore(turn, action)
  local piece = action.piece
  local __, ___, price = rebuilding.prices(piece)
  local ____, name = purse(turn, piece, supply.net(turn, "soviet"))
  turn.vars[name] = turn.vars[name] - price
  turn:setSteps(piece, piece.maxSteps)
  turn:log({ _"{1} is at full strength again.", piece }, { rule = "7.6", piece = piece })
end

local function whyRebuild(game, action)
  local piece = action.piece
  need(piece and piece.side == "soviet" and piece.space and piece.space.id == "soviet_lost", "7.6", _"Choose an eliminated unit that can be replaced.")
  local full, half = rebuilding.prices(piece)
  need((action.value == "half" and half or full) <= game.vars.points, "7.6", _"Not enough replacement factors.")
  need(action.value ~= "half" or half, "7.6", { _"{1} has only one step.", piece })
  units.needAmong(lost(game), piece, "7.6", { _"{1} can't be replaced.", piece })
  need(rebuilding.isInOrder(game, piece), "7.6", _"First one unit of each other kind has to be rebuilt.")
end

local function rebuild(turn, action)
  local piece, vars = action.piece, turn.vars
  local full, half = rebuilding.prices(piece)
  vars.points = vars.points - (action.value == "half" and half or full)
  turn:setSteps(piece, action.value == "half" and 1 or piece.maxSteps)
  if mobile[piece.type] then vars.rebuilt = lists.with(vars.rebuilt, piece.type) end
end

---Rebuilds a unit where the last one was placed.
local function follow(turn, action)
  rebuild(turn, action)
  entries.put(turn, action.piece, turn.vars.placed, "7.6")
end

phase "soviet_replacements" {
  enter = function(turn)
    turn.vars.placed = nil
    rebuilding.fill(turn)
    turn:push("rebuild", { side = "soviet" })
    guards.begin(turn)
  end,
  leave = function(turn) turn.vars.points, turn.vars.lake_points = 0, 0 end,
}

decision "rebuild" {
  rule = "7.6",
  prompt = function(game) return { _"Spend {1} replacement {1|factor|factors}", game.vars.points + game.vars.lake_points } end,
  help = _"What is not used is lost.",
  ask = "budget", main = "done", pass = "done", auto = true,
  actions = function(game, offer)
    local points = game.vars.points
    local lost = rebuildable(game)
    for piece in each(lost) do
      local full, half = rebuilding.prices(piece)
      if full <= points then offer:piece("rebuild", piece, { value = "full", cost = full }) end
      if half then offer:piece("rebuild", piece, { value = "half", cost = half, label = _"Rebuild {piece} at half strength" }) end
    end
    for piece in each(restorable(game)) do offer:piece("restore", piece, { cost = select(3, rebuilding.prices(piece)) }) end
    entries.offerThere(game, offer, lists.where(lost, function(piece) return rebuilding.prices(piece) <= points end))
    guards.offer(game, offer)
    offer:button "done"
    if game.vars.lake_points > 0 then offer:hint("value", game.vars.lake_points, _"of them only around Leningrad") end
  end,
  rebuild = {
    label = _"Rebuild {piece}", rule = "7.6", why = whyRebuild,
    run = function(turn, action)
      rebuild(turn, action)
      turn:push("rebuild.place", { side = "soviet", piece = action.piece })
    end,
  },
  follow = {
    label = _"Rebuild {piece} there, too", all = _"Rebuild all others there, too, as far as factors and room last", rule = "7.6", run = follow,
    why = function(game, action)
      whyRebuild(game, action)
      entries.needThere(game, action.piece, "7.6")
    end,
  },
  restore = { label = _"Restore {piece}", all = _"Restore all, as far as factors last", rule = "7.6", why = whyRestore, run = restore },
  build = {
    label = _"Build the special fortified zone", rule = "12.7",
    run = function(turn) turn:push("rebuild.zone", { side = turn.side }) end,
  },
  decline = { label = _"No special fortified zone: 5 replacement factors", rule = "12.7", run = guards.declineZone },
  guard = {
    label = _"Place a City Defence marker", rule = "2.2",
    run = function(turn) turn:push("rebuild.defence", { side = turn.side }) end,
  },
  done = { label = _"End of replacements", rule = "7.6", run = function(turn) turn:next() end },
}

decision "rebuild.place" {
  rule = "7.6",
  prompt = function(game) return { _"Where does {1} return?", game.here.piece } end,
  ask = "deploy",
  worth = function(game) return goals.entries(game, game.here.piece, entries.spaces(game, game.here.piece)) end,
  actions = function(game, offer)
    local before = offer:count()
    entries.offer(game, offer, game.here.piece)
    if offer:count() == before then offer:button "keep" end
  end,
  put = {
    label = _"{piece} in {space}", rule = "7.3",
    why = function(game, action) entries.why(game, game.here.piece, action) end,
    run = function(turn, action)
      local piece = turn:pop().piece
      entries.put(turn, piece, action.space, "7.6")
    end,
  },
  keep = { label = _"There is no place", rule = "7.6", run = function(turn) turn:pop() end },
}

return rebuilding

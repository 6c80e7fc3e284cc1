-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.1, 9.2, 9.4: strategic movement by rail.

local almanac = require "almanac"
local entry = require "entry"
local goals = require "goals"
local groups = require "groups"
local lists = require "std.lists"
local places = require "places"
local reach = require "reach"
local supply = require "supply"
local units = require "units"

local rail = {}

local numbers = tables.numbers.values

---Do steps on rails inside the Soviet Union count double for the Axis (9.2)?
local function isDouble(game)
  return game.side == "axis" and (almanac.weather(game) == "snow" or almanac.year(game.turn) >= 1944)
end

---What a unit's move costs of the steps that are left.
local function cost(piece, path, double)
  local inside = double and lists.any(path, function(space) return space.country == "ussr" end)
  return piece.steps * (inside and 2 or 1)
end

---Units that can board now: on a railway, away from the enemy, and where they would be in supply.
local function riders(game)
  if game.vars.rail_left == 0 then return {} end
  local contact, net = reach.contact(game, game.side), supply.net(game, game.side)
  return lists.where(game:pieces{ side = game.side, ground = true, onMap = true, railed = false }, function(piece)
    local space = piece.space
    return piece.steps <= game.vars.rail_left and space:way "rail" and not contact:has(space) and supply.has(net, piece)
  end)
end

---Where one unit can go by rail, as far as lines and supply allow.
local function lines(game, piece, contact, net)
  local barred = reach.barred(game, piece)
  local avoid = places.hostile(game, piece.side)
  if barred then avoid = avoid:union(barred) end
  local spec = { from = piece.space, class = "rail", ways = { "rail" }, blocked = contact, avoid = avoid }
  local found = game:reach(nil, spec)
  local bare = lists.where(found:list(), function(space) return not supply.has(net, piece, space) end)
  if not bare[1] then return found end
  spec.avoid = avoid:union(game:setOf(bare))
  return game:reach(nil, spec)
end

---What the moves of a group cost of the steps that are left.
local function price(game, group, found, space)
  local sum, double = 0, isDouble(game)
  for i, piece in ipairs(group) do sum = sum + cost(piece, double and found[i]:path(space) or {}, double) end
  return sum
end

---Where units can go by rail together, from one hex or several, and the search of each.
---@param game Game
---@param group Piece[]
---@return Space[], Reach[]
function rail.reach(game, group)
  local side = group[1].side
  local contact, net, found = reach.contact(game, side), supply.net(game, side), {}
  for i, piece in ipairs(group) do found[i] = lines(game, piece, contact, net) end
  local double = isDouble(game)
  return lists.where(found[1]:list(), function(space)
    for i, piece in ipairs(group) do
      if not found[i]:has(space) or piece.space == space then return false end
    end
    if (space.count > 0 or #group > 1) and not units.fit(space, group) then return false end
    return not double or price(game, group, found, space) <= game.vars.rail_left
  end), found
end

phase "axis_rail" {
  when = function(game) return game.turn >= numbers.axis_rail_from end,
  enter = function(turn)
    local dice = turn:rolls(2)
    turn.vars.rail_left = dice[1] + dice[2]
    turn:log({ _"{1} steps can go by rail.", turn.vars.rail_left }, { rule = "9.2", dice = dice })
  end,
  leave = function(turn) turn.vars.rail_left = 0 end,
}

phase "soviet_rail" {
  when = function(game) return game.turn >= numbers.soviet_rail_from end,
  enter = function(turn) turn.vars.rail_left = numbers.soviet_rail_steps end,
  leave = function(turn) turn.vars.rail_left = 0 end,
}

local function whyBoard(game, action)
  local piece = action.piece
  local rule = game.side == "axis" and "9.2" or "9.4"
  units.needOwn(game, piece, rule)
  need(piece.ground, rule, { _"{1} does not go by rail.", piece })
  need(not piece.railed, "9.1", { _"{1} has already made a strategic move in this turn.", piece })
  need(piece.space:way "rail", rule, { _"{1} is not on a railway.", piece })
  need(not reach.contact(game, game.side):has(piece.space), rule, { _"{1} is next to an enemy.", piece })
  need(piece.steps <= game.vars.rail_left, rule, _"Not so many steps can still go by rail.")
  need(supply.has(supply.net(game, game.side), piece), rule, { _"{1} would not be in supply.", piece })
end

decision "rail" {
  rule = "9.1",
  prompt = function(game) return { _"Move by rail: {1} {1|step|steps} left", game.vars.rail_left } end,
  ask = "budget", main = "done", pass = "done", take = "choose", auto = true,
  worthTaking = function(game)
    return goals.riders(game, riders(game), function(piece) return (rail.reach(game, { piece })) end)
  end,
  actions = function(game, offer)
    offer:piece("choose", riders(game))
    offer:button "done"
  end,
  choose = {
    label = _"{piece} by rail", rule = "9.1", why = whyBoard,
    run = function(turn, action) turn:push("rail.move", { side = turn.side, group = { action.piece } }) end,
  },
  done = { label = _"End of rail movement", rule = "9.1", run = function(turn) turn:next() end },
}

---Can the units be railed into the Stavka Reserve (9.4)?
local function toReserve(game, group, found)
  local stavka = game:piece "SU-HQ-STAVKA"
  if group[1].side == "axis" or not units.onMap(stavka) or lists.any(group, units.isHq) then return false end
  for i, piece in ipairs(group) do
    if not found[i]:has(stavka.space) and piece.space ~= stavka.space then return false end
  end
  return true
end

---Others that can still go along to the same hex: those of the same hex, or all others.
local function companions(game, together)
  local group = game.here.group
  local left = game.vars.rail_left - units.steps(group)
  if left < 1 then return {} end
  return lists.where(riders(game), function(piece)
    if (piece.space == group[1].space) ~= together or piece.steps > left or lists.contains(group, piece) then return false end
    return together or units.fitsTogether(lists.with(group, piece))
  end)
end

local function beside(game) return companions(game, true) end
local function elsewhere(game) return companions(game, false) end

local function ride(turn, action)
  local group, space = turn.here.group, action.space
  local used, paths = units.steps(group), {}
  if space.kind == "hex" then
    local __, found = rail.reach(turn, group)
    used = price(turn, group, found, space)
    for i in ipairs(group) do paths[i] = found[i]:path(space) end
  end
  turn:pop()
  turn.vars.rail_left = math.max(0, turn.vars.rail_left - used)
  turn:set(group, "railed", true)
  for i, piece in ipairs(group) do
    turn:log({ _"{1} goes by rail to {2}.", piece, space }, { rule = "9.1", piece = piece, space = space, kind = "move" })
    if paths[i] then entry.follow(turn, piece, paths[i]) else turn:move(piece, space) end
  end
end

local function whyRide(game, action)
  local group, space = game.here.group, action.space
  local piece = group[1]
  local rule = piece.side == "axis" and "9.2" or "9.4"
  units.needInHand(action, piece, rule)
  local ends, found = rail.reach(game, group)
  if space == game:space "stavka_reserve" then
    return need(toReserve(game, group, found), "9.4", { _"{1} does not get to the Stavka by rail.", piece })
  end
  need(space and space.kind == "hex", rule, _"Choose a hex on a railway.")
  need(space:way "rail", rule, { _"{1} is on no railway.", space })
  need(not reach.contact(game, piece.side):has(space), rule, { _"{1} is next to an enemy.", space })
  need(not places.isSettled(space) or space.control == piece.side, rule, { _"{1} is in enemy hands.", space })
  need(units.fit(space, group), "5.3", { _"Too many units would be in {1}.", space })
  units.needAmong(ends, space, rule, { _"No open and supplied line leads {1} to {2}.", piece, space })
end

decision "rail.move" {
  rule = "9.1",
  prompt = function(game) return { _"Where does {1} go by rail?", game.here.group[1] } end,
  help = _"Others can go along to the same hex, also from elsewhere, as long as steps are left.",
  chosen = "group", back = "back",
  worth = function(game)
    local lead = game.here.group[1]
    return goals.best(game, lead, (rail.reach(game, game.here.group)))
  end,
  actions = function(game, offer)
    local group = game.here.group
    local ends, found = rail.reach(game, group)
    offer:space("ride", ends, { piece = group[1] })
    if toReserve(game, group, found) then offer:space("ride", game:space "stavka_reserve", { piece = group[1] }) end
    offer:piece("take", beside(game))
    offer:piece("join", elsewhere(game))
    if #group > 1 then offer:piece("drop", group) end
    offer:button "back"
  end,
  ride = { label = _"{piece} by rail to {space}", rule = "9.1", run = ride, why = whyRide },
  take = groups.take{
    label = _"{piece} goes along", all = _"All who can go along from here", rule = "9.1", able = beside, why = whyBoard,
    refusal = _"Only so many units go along as steps are left.",
  },
  join = groups.take{
    label = _"{piece} goes to the same hex", rule = "9.1", able = elsewhere, why = whyBoard,
    refusal = _"Only so many units go along as steps are left and as fit into a hex.",
  },
  drop = groups.drop "9.1",
  back = { label = _"Another unit", rule = "9.1", run = function(turn) turn:pop() end },
}

return rail

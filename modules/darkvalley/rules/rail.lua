-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.1, 9.2, 9.4: strategic movement by rail.

local almanac = require "almanac"
local entry = require "entry"
local goals = require "goals"
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

---What a move costs of the steps that are left.
---@param game Game
---@param piece Piece
---@param path Space[]
---@return integer
function rail.cost(game, piece, path)
  local inside = isDouble(game) and lists.any(path, function(space) return space.country == "ussr" end)
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

---Where a unit can go by rail.
---@param game Game
---@param piece Piece
---@return Space[], Reach
function rail.reach(game, piece)
  local contact, net = reach.contact(game, piece.side), supply.net(game, piece.side)
  local barred = reach.barred(game, piece)
  local avoid = places.hostile(game, piece.side)
  if barred then avoid = avoid:union(barred) end
  local spec = { from = piece.space, class = "rail", ways = { "rail" }, blocked = contact, avoid = avoid }
  local found = game:reach(nil, spec)
  local bare = lists.where(found:list(), function(space) return not supply.has(net, piece, space) end)
  if bare[1] then
    spec.avoid = avoid:union(game:setOf(bare))
    found = game:reach(nil, spec)
  end
  local double = isDouble(game)
  return lists.where(found:list(), function(space)
    if space.count > 0 and not units.fit(space, { piece }) then return false end
    return not double or rail.cost(game, piece, found:path(space)) <= game.vars.rail_left
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
  worthTaking = function(game) return goals.riders(game, riders(game)) end,
  actions = function(game, offer)
    offer:piece("choose", riders(game))
    offer:button "done"
  end,
  choose = {
    label = _"{piece} by rail", rule = "9.1", why = whyBoard,
    run = function(turn, action) turn:push("rail.move", { side = turn.side, piece = action.piece }) end,
  },
  done = { label = _"End of rail movement", rule = "9.1", run = function(turn) turn:next() end },
}

---Can the unit be railed into the Stavka Reserve (9.4)?
local function toReserve(game, piece, found)
  local stavka = game:piece "SU-HQ-STAVKA"
  if piece.side == "axis" or not units.onMap(stavka) or units.isHq(piece) then return false end
  return found:has(stavka.space) or piece.space == stavka.space
end

local function ride(turn, action)
  local piece, space = turn:pop().piece, action.space
  local cost = piece.steps
  local path
  if space.kind == "hex" then
    local __, found = rail.reach(turn, piece)
    path = found:path(space)
    cost = rail.cost(turn, piece, path)
  end
  turn.vars.rail_left = math.max(0, turn.vars.rail_left - cost)
  turn:set(piece, "railed", true)
  turn:log({ _"{1} goes by rail to {2}.", piece, space }, { rule = "9.1", piece = piece, space = space, kind = "move" })
  if path then entry.follow(turn, piece, path) else turn:move(piece, space) end
end

decision "rail.move" {
  rule = "9.1",
  prompt = function(game) return { _"Where does {1} go by rail?", game.here.piece } end,
  back = "back",
  worth = function(game) return goals.best(game, game.here.piece, (rail.reach(game, game.here.piece))) end,
  actions = function(game, offer)
    local piece = game.here.piece
    local ends, found = rail.reach(game, piece)
    offer:space("ride", ends, { piece = piece })
    if toReserve(game, piece, found) then offer:space("ride", game:space "stavka_reserve", { piece = piece }) end
    offer:button "back"
  end,
  ride = {
    label = _"{piece} by rail to {space}", rule = "9.1", run = ride,
    why = function(game, action)
      local piece, space = game.here.piece, action.space
      local rule = piece.side == "axis" and "9.2" or "9.4"
      units.needInHand(action, piece, rule)
      local ends, found = rail.reach(game, piece)
      if space == game:space "stavka_reserve" then
        return need(toReserve(game, piece, found), "9.4", { _"{1} does not get to the Stavka by rail.", piece })
      end
      need(space and space.kind == "hex", rule, _"Choose a hex on a railway.")
      need(space:way "rail", rule, { _"{1} is on no railway.", space })
      need(not reach.contact(game, piece.side):has(space), rule, { _"{1} is next to an enemy.", space })
      need(not places.isSettled(space) or space.control == piece.side, rule, { _"{1} is in enemy hands.", space })
      need(units.fit(space, { piece }), "5.3", { _"Too many units would be in {1}.", space })
      units.needAmong(ends, space, rule, { _"No open and supplied line leads {1} to {2}.", piece, space })
    end,
  },
  back = { label = _"Another unit", rule = "9.1", run = function(turn) turn:pop() end },
}

return rail

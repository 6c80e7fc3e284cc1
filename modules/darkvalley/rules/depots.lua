-- SPDX-License-Identifier: GPL-3.0-or-later
--- 13.6: depots: cut off they draw back or wait, in the Attrition phase they advance along the railways.

local almanac = require "almanac"
local displaced = require "displaced"
local lists = require "std.lists"
local move = require "std.move"
local places = require "places"
local rounds = require "rounds"
local supply = require "supply"
local units = require "units"

local depots = {}

local chart = tables.depot_advance

---Depots on the map that no railway links with a source, and that are not turned over yet.
local function cut(game)
  local rails = supply.net(game, "axis").rails
  return lists.where(game:pieces{ type = "depot", onMap = true, flipped = false }, function(depot) return not rails:has(depot.space) end)
end

---Checks the depots: those linked again are turned back, those cut off ask. Gives back whether something is asked.
---@param turn Turn
---@param where string   "round" or "phase"
---@return boolean
function depots.check(turn, where)
  local rails = supply.net(turn, "axis").rails
  for depot in each(turn:pieces{ type = "depot", onMap = true, flipped = true }) do
    if rails:has(depot.space) then
      turn:set(depot, "flipped", false)
      turn:log({ _"{1} works again.", depot }, { rule = "13.6", piece = depot })
    end
  end
  local list = cut(turn)
  if not list[1] then return false end
  turn:push("depot.cut", { side = "axis", where = where, depots = list })
  return true
end

local function settled(turn, depot)
  local here = turn.here
  here.depots = lists.without(here.depots, depot)
  if here.depots[1] then return end
  if turn:pop().where == "round" then rounds.go(turn) end
end

decision "depot.cut" {
  rule = "13.6",
  prompt = function(game) return { _"{1} is cut off: does it draw back or wait?", game.here.depots[1] } end,
  auto = true,
  actions = function(game, offer)
    local depot = game.here.depots[1]
    offer:space("withdraw", displaced.refuges(game, depot, depot.space), { piece = depot })
    offer:piece("close", depot)
  end,
  withdraw = {
    label = _"{piece} draws back to {space}", rule = "13.6",
    why = function(game, action)
      units.needInHand(action, game.here.depots[1], "13.6")
      local depot = game.here.depots[1]
      units.needAmong(displaced.refuges(game, depot, depot.space), action.space, "13.6", { _"{1} draws back to the nearest railway hex in the west where it is supplied.", depot })
    end,
    run = function(turn, action)
      displaced.put(turn, action.piece, action.space)
      settled(turn, action.piece)
    end,
  },
  close = {
    label = _"{piece} waits, turned over", rule = "13.6",
    why = function(game, action) units.needInHand(action, game.here.depots[1], "13.6") end,
    run = function(turn, action)
      turn:set(action.piece, "flipped", true)
      settled(turn, action.piece)
    end,
  },
}

---Movement points of a depot for a roll (13.6).
---@param game Game
---@param roll integer
---@return integer
function depots.points(game, roll)
  local weather = almanac.weather(game)
  if weather == "snow" and almanac.isFirstWinter(game) then weather = "snow_first" end
  local row = roll + (chart.values.drm[tostring(game.turn)] or 0)
  return chart.cells[math.min(row, #chart.cells)][chart.values.column[weather]]
end

---Where a depot can go with so many points.
---@param game Game
---@param depot Piece
---@param points integer
---@return Space[], Reach
function depots.reach(game, depot, points)
  local held = units.held(game, "soviet")
  local exposed = game:within(held:list(), 1):minus(units.held(game, "axis"))
  local found = game:reach(nil, {
    from = depot.space, class = "rail", ways = { "rail" }, allowance = points, blocked = held,
    avoid = exposed:union(places.hostile(game, "axis")),
  })
  return lists.where(found:list(), function(space)
    return not lists.any(space.pieces, function(piece) return piece.type == "depot" end)
  end), found
end

local function ready(game)
  return game:pieces{ type = "depot", onMap = true, flipped = false, moved = false }
end

phase "depots" {
  enter = function(turn)
    turn:push("depots", { side = "axis" })
    depots.check(turn, "phase")
  end,
  leave = function(turn) move.forget(turn, "moved", "axis") end,
}

local function roll(turn, action)
  local depot = action.piece
  local die = turn:roll()
  local points = depots.points(turn, die)
  turn:set(depot, "moved", true)
  turn:log({ _"{1}: rolled {2}, {3} {3|hex|hexes}.", depot, die, points }, { rule = "13.6", piece = depot, dice = { die } })
  if points > 0 and depots.reach(turn, depot, points)[1] then turn:push("depot.move", { side = "axis", depot = depot, points = points }) end
end

decision "depots" {
  rule = "13.6",
  prompt = _"Choose a depot to advance",
  main = "done", pass = "done", auto = true,
  actions = function(game, offer)
    offer:piece("advance", ready(game))
    offer:button "done"
  end,
  advance = {
    label = _"{piece} advances", rule = "13.6", run = roll,
    why = function(game, action)
      local depot = action.piece
      need(depot and depot.type == "depot" and units.onMap(depot), "13.6", _"Choose a depot.")
      need(not depot.flipped, "13.6", { _"{1} is turned over and can't move.", depot })
      need(not depot.moved, "13.6", { _"{1} has already moved.", depot })
    end,
  },
  done = { label = _"End of depot movement", rule = "13.6", run = function(turn) turn:next() end },
}

decision "depot.move" {
  rule = "13.6",
  prompt = function(game) return { _"Where does {1} go? {2} {2|hex|hexes} of railway", game.here.depot, game.here.points } end,
  actions = function(game, offer)
    local here = game.here
    offer:space("go", (depots.reach(game, here.depot, here.points)), { piece = here.depot })
    offer:button "stay"
  end,
  go = {
    label = _"{piece} to {space}", rule = "13.6",
    why = function(game, action)
      local space, here = action.space, game.here
      units.needInHand(action, here.depot, "13.6")
      need(space and space.kind == "hex", "13.6", _"Choose a hex of railway.")
      need(not lists.any(space.pieces, function(piece) return piece.type == "depot" end), "13.6", _"Two depots do not end in the same hex.")
      need(not places.isSettled(space) or space.control ~= "soviet", "13.6", { _"{1} is in enemy hands.", space })
      units.needAmong((depots.reach(game, here.depot, here.points)), space, "13.6", { _"{1} can't get to {2}.", here.depot, space })
    end,
    run = function(turn, action)
      local depot = turn:pop().depot
      turn:move(depot, action.space)
      turn:log({ _"{1} advances to {2}.", depot, action.space }, { rule = "13.6", piece = depot, space = action.space, kind = "move" })
    end,
  },
  stay = { label = _"It stays", rule = "13.6", run = function(turn) turn:pop() end },
}

return depots

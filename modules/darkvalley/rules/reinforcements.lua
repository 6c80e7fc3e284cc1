-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.1-7.3, 15.2, 15.4: units that arrive.

local air = require "air"
local dawn = require "dawn"
local displaced = require "displaced"
local entries = require "entries"
local goals = require "goals"
local lists = require "std.lists"
local places = require "places"
local stavka = require "stavka"
local supply = require "supply"
local units = require "units"
local withdrawals = require "withdrawals"

local reinforcements = {}

local conditional = tables.conditional.values

---Have the conditions of a unit come true: the Poles at Warsaw, Romanians and Bulgarians after the change of sides (15.2, 15.4)?
local function isCalled(game, piece)
  if lists.contains(conditional.warsaw, piece.id) then
    return game:within(places.named(game, "Warsaw"), conditional.warsaw_range):common(units.held(game, "soviet")):size() > 0
  end
  return lists.contains(conditional.romania, piece.id) and game.vars.romania > 0 and game.turn > game.vars.romania
end

---Does the counter take the place of another one that is still in the game (7.7)?
local function replacesOther(game, piece)
  local old = piece.side == "axis" and game:pieces{ convert_to = piece.id }[1]
  return old and old.space ~= nil and old.space.id ~= "axis_out" or false
end

local function isDue(game, piece)
  if piece.arrival == 0 then return isCalled(game, piece) end
  return piece.arrival <= game.turn and not piece.price and not piece.becomes_of and not replacesOther(game, piece)
end

---Markers and aircraft that need no hex go to their boxes, dead armies to the eliminated (7.3).
local function settle(turn, piece)
  if piece.type == "tactical_air" then
    turn:move(piece, turn:space "soviet_air")
  elseif piece.dead then
    turn:move(piece, turn:space "soviet_lost")
    turn:log({ _"{1} must be bought with replacements.", piece }, { rule = "7.3", piece = piece })
  elseif piece.type == "city_defence" and not turn.options.city_defence then
    turn:move(piece, turn:space "soviet_out")
  elseif not piece.ground and piece.type ~= "air" then
    turn:move(piece, turn:space(piece.side .. "_support"))
  end
end

---Ground units that wait for their place, and HQs that come back (14.1).
---@param game Game
---@param side Side
---@return Piece[]
function reinforcements.due(game, side)
  local list = lists.where(game:space(side .. "_later").pieces, function(piece) return piece.ground and isDue(game, piece) end)
  local hqs = lists.where(game:space "hq_returning".pieces, function(piece) return piece.side == side and piece.back > 0 and piece.back <= game.turn end)
  return lists.join(lists.join(list, hqs), side == "axis" and withdrawals.returning(game) or {})
end

---Those of them that find a place now.
local function placeable(game)
  local due = reinforcements.due(game, game.side)
  if not due[1] then return due end
  local net, known = supply.net(game, game.side), {}
  return lists.where(due, function(piece) return entries.canReserve(game, piece) or entries.any(game, piece, net, known) end)
end

---The Soviet air unit takes its first station, where its owner wants (8.2).
local function station(turn)
  local unit = turn:piece "SU-AIR-18"
  local later = turn:space "soviet_later"
  if unit.arrival > turn.turn or unit.space ~= later then return end
  if displaced.places(turn, unit, later)[1] then displaced.seek(turn, unit, later) end
end

local function begin(turn, side)
  turn.vars.placed = nil
  turn.vars.lake_used, turn.vars.sea_used = false, {}
  for piece in each(turn:space(side .. "_later").pieces) do
    if isDue(turn, piece) then settle(turn, piece) end
  end
  if side == "soviet" then station(turn) else withdrawals.recall(turn) end
end

local function isSkipped(game)
  return game.turn == game.scenario.firstTurn
end

phase "reinforcement" { when = function(game) return not isSkipped(game) end }
phase "axis_arrivals" {
  enter = function(turn)
    dawn.begin(turn)
    begin(turn, "axis")
  end,
}
phase "soviet_arrivals" {
  enter = function(turn)
    begin(turn, "soviet")
    turn:push("arrivals", { side = "soviet" })
    displaced.ask(turn)
    stavka.lock(turn)
  end,
}

local function arrive(turn, piece, space)
  withdrawals.cameBack(turn, piece)
  entries.put(turn, piece, space, piece.side == "axis" and "7.2" or "7.3")
end

local function whyArrive(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side and lists.contains(reinforcements.due(game, game.side), piece), "7.1", _"It does not arrive in this turn.")
  units.needAmong(placeable(game), piece, "7.1", _"It finds no place and waits.")
end

decision "arrivals" {
  rule = "7.1",
  prompt = _"Choose a unit that arrives",
  ask = "deploy", main = "done", pass = "done", auto = true,
  actions = function(game, offer)
    local list = placeable(game)
    offer:piece("choose", list)
    entries.offerThere(game, offer, list)
    if not list[1] then offer:button "done" end
  end,
  choose = {
    label = _"{piece} arrives", rule = "7.1",
    why = whyArrive,
    run = function(turn, action) turn:push("arrivals.place", { side = turn.side, piece = action.piece, rule = "7.1" }) end,
  },
  follow = {
    label = _"{piece} arrives there, too", all = _"All others arrive there, too, as far as there is room", rule = "7.1",
    why = function(game, action)
      whyArrive(game, action)
      entries.needThere(game, action.piece, "7.1")
    end,
    run = function(turn, action) arrive(turn, action.piece, turn.vars.placed) end,
  },
  done = {
    label = _"End of arrivals", rule = "7.1", run = function(turn) turn:next() end,
    why = function(game) need(not placeable(game)[1], "7.1", _"Units still have to arrive.") end,
  },
}

decision "arrivals.place" {
  rule = "7.1",
  prompt = function(game) return { _"Where does {1} arrive?", game.here.piece } end,
  ask = "deploy",
  worth = function(game) return goals.entries(game, game.here.piece, entries.spaces(game, game.here.piece)) end,
  actions = function(game, offer) entries.offer(game, offer, game.here.piece) end,
  put = {
    label = _"{piece} in {space}", rule = "7.1",
    why = function(game, action) entries.why(game, game.here.piece, action) end,
    run = function(turn, action) arrive(turn, turn:pop().piece, action.space) end,
  },
}

---Is a tactical marker at hand from the first? For set-ups that begin later.
---@param turn Turn
function reinforcements.prepare(turn)
  for side in each(sides) do
    for piece in each(turn:space(side .. "_later").pieces) do
      if not piece.ground and piece.type ~= "air" and piece.arrival > 0 and piece.arrival <= turn.turn then settle(turn, piece) end
    end
  end
  air.refresh(turn)
end

return reinforcements

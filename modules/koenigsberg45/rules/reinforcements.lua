-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 8: reinforcements.

local command = require "command"
local cup = require "std.cup"
local lists = require "std.lists"
local territory = require "territory"
local units = require "units"
local zones = require "zones"

local reinforcements = {}

local numbers = tables.numbers.values

---Hexes in which no unit of a side may be placed: the enemy and his zones (8.0.3).
local function closedTo(game, side)
  local enemy = enemyOf(side)
  return units.hexes(game, enemy):union(zones.of(game, enemy))
end

---Hexes of the same map edge up to ten hexes from a closed entry hex (8.0.3).
local function alongEdge(game, entry)
  if not entry.rim then return {} end
  local near = game:within(entry, numbers.entry_range)
  return lists.where(game:spaces{ feature = "edge" }, function(space)
    return near:has(space) and space.rim:find(entry.rim, 1, true) ~= nil
  end)
end

---Hexes where units of a side may enter at a letter now.
local function openings(game, letter, side)
  local entry, closed = game:spaces{ entry = letter }[1], closedTo(game, side)
  if not closed:has(entry) then return { entry } end
  return lists.where(alongEdge(game, entry), function(space) return not closed:has(space) end)
end

---The chit of an arriving HQ joins the cup (8.1).
local function addChit(turn, hq)
  cup.join(turn, turn:pieces{ kind = "chit", activates = hq.formation }, turn:space"cup", { rule = "8.1" })
end

local function place(turn, piece, space)
  units.put(turn, piece, space)
  units.enter(turn, piece, space)
  turn:set(piece, "active", "move")
  turn:log({ _"{1} arrives in {2}.", piece, space }, { rule = "8.0", piece = piece, space = space, kind = "move" })
  if piece.kind == "hq" then addChit(turn, piece) end
end

---Pieces come into play at an entry letter; then they move.
---@param turn Turn
---@param pieces Piece[]
---@param letter string
function reinforcements.bring(turn, pieces, letter)
  if not pieces[1] then return end
  local side = pieces[1].side
  local places = openings(turn, letter, side)
  if not places[1] then
    for piece in each(pieces) do units.eliminate(turn, piece, "8.0.4") end
    return
  end
  if places[2] then return turn:push("arrive", { side = side, letter = letter, pieces = pieces }) end
  for piece in each(pieces) do place(turn, piece, places[1]) end
end

local function waiting(game)
  return lists.where(game.here.pieces, function(piece) return not units.onMap(piece) end)
end

local function whyArrive(game, action)
  local piece, space = action.piece, action.space
  need(piece and lists.contains(waiting(game), piece), "8.0", _"This unit does not arrive now.")
  need(space and space.kind == "hex", "8.0", _"Choose a hex on the map's edge.")
  need(not closedTo(game, game.side):has(space), "8.0.3", { _"The enemy or an enemy zone of control closes {1}.", space })
  need(lists.contains(openings(game, game.here.letter, game.side), space), "8.0.3", { _"{1} is not within ten hexes of the entry hex on the same edge.", space })
end

local function arrive(turn, action)
  place(turn, action.piece, action.space)
  if not waiting(turn)[1] then turn:pop() end
end

decision "arrive" {
  rule = "8.0.3",
  prompt = _"Choose where the reinforcements enter",
  help = _"Their entry hex is closed: they come in up to ten hexes from it on the same edge.",
  ask = "deploy",
  auto = true,
  actions = function(game, offer)
    local places = openings(game, game.here.letter, game.side)
    for piece in each(waiting(game)) do offer:space("arrive", places, { piece = piece }) end
    command.hintSeat(game, offer, waiting(game)[1])
  end,
  arrive = { label = _"{piece} enters at {space}", rule = "8.0.3", why = whyArrive, run = arrive },
}

---Pieces of an arrival that still wait.
local function due(game, arrival, side)
  local reserve = game:space(side .. "-reserve")
  return lists.where(arrival.pieces, function(piece) return piece.side == side and piece.space == reserve end)
end

local function bringShip(turn, ship)
  turn:move(ship, turn:space(numbers.hipper_hex))
  turn:log({ _"{1} steams into the Frisches Haff.", ship }, { rule = "11.4", piece = ship })
end

---Mikosch comes in the segment after the Soviets came close to Königsberg (14.1.2).
local function bringMikosch(turn)
  if turn.vars.mikosch ~= "called" then return end
  turn.vars.mikosch = "here"
  reinforcements.bring(turn, { turn:piece"GE-OPT-MIKOSCH" }, numbers.mikosch_entry)
end

local function bringAll(turn, side)
  for arrival in each(turn.scenario.arrivals) do
    local pieces = arrival.turn == turn.turn and due(turn, arrival, side) or {}
    if pieces[1] and pieces[1].kind == "ship" then
      bringShip(turn, pieces[1])
    else
      reinforcements.bring(turn, pieces, arrival.entry)
    end
  end
  if side == "german" then bringMikosch(turn) end
end

phase "arrivals" {
  enter = function(turn)
    local side = turn.active
    if side == "german" and turn.turn >= numbers.release_turn then territory.releaseAll(turn) end
    turn:push("move", { side = side, why = "arrive" })
    bringAll(turn, side)
  end,
}

return reinforcements

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the panels and the command line.

local arrivals = require "arrivals"
local impulse = require "impulse"
local lists = require "std.lists"
local movement = require "movement"
local queries = require "std.queries"
local rail = require "rail"
local stacking = require "stacking"
local status = require "status"
local supply = require "supply"
local units = require "units"
local victory = require "victory"
local zones = require "zones"

---Where a unit can go in a mode: by rail when it is entrained, onto the map when it waits at the edge.
local function reachesOf(game, piece, mode)
  if not units.onMap(piece) then return {} end
  if mode == "rail" then return (piece.entrained or rail.mayEntrain(game, piece)) and { rail.reach(game, piece) } or {} end
  return movement.planned(game, piece)
end

query "reach" (function(game, args)
  local piece = game:piece(args.piece)
  if arrivals.isWaiting(piece) then
    local all = {}
    for space in each(arrivals.entries(game, piece, movement.field(game, piece.side))) do
      all[space.id] = arrivals.cost(space, piece.mobility) / units.scale
    end
    return all
  end
  return movement.costs(reachesOf(game, piece, args.mode))
end)

query "path" (function(game, args)
  local piece, space = game:piece(args.piece), game:space(args.space)
  local reach = movement.to(reachesOf(game, piece, args.mode), space)
  return lists.ids(reach and reach:path(space) or {})
end)

---The cheapest cost of each unit to stand beside an enemy; units that get to none are left out.
local function ways(game, side)
  local beside, list = game:within(game:occupied{ side = enemyOf(side), onMap = true }:list(), 1), {}
  for piece in each(units.ofSide(game, side)) do
    local least
    for id, cost in pairs(movement.costs(movement.planned(game, piece))) do
      if (not least or cost < least) and beside:has(game:space(id)) then least = cost end
    end
    if beside:has(piece.space) then least = 0 end
    list[#list + 1] = least
  end
  return list
end

---What each number of points leaves, and leads to.
query "points" (function(game)
  if game.decision ~= "impulse.points" then return nil end
  local side, rows = game.side, {}
  local left, costs = game.vars[side .. "_mp"], ways(game, side)
  for points = 1, left do
    local rest = left - points
    local row = { value = points, cells = { rest, #lists.where(costs, function(cost) return cost <= points end) } }
    if not impulse.isEnough(side, points, rest) then
      row.text, row.rule = _"Too few points: no assault in this impulse.", "5.5"
    elseif rest == 0 then
      row.text, row.rule = _"This is your last impulse of the turn.", "5"
    end
    rows[points] = row
  end
  return { columns = { text(_"Left after it"), text(_"Units that reach an enemy") }, rows = rows }
end)

---Isolated, artillery that traces no line, or supplied.
query "supply" (function(game, args)
  local field, lines, states = supply.field(game, args.side), supply.lines(game, args.side), {}
  for piece in each(units.ofSide(game, args.side)) do
    if not piece.hidden then
      local isOut = piece.artillery and not supply.traced(game, piece, lines)
      states[piece.id] = supply.isolated(game, piece, field) and "isolated" or isOut and "out" or "supplied"
    end
  end
  return states
end)

query "trace" (function(game, args)
  local piece = game:piece(args.piece)
  if not units.onMap(piece) then return nil end
  local line = piece.artillery and supply.trace(game, piece) or supply.path(game, piece)
  return line and lists.ids(line)
end)

---All hexes that are connected with a friendly edge: whoever stands elsewhere is isolated.
query "isolation" (function(game, args)
  return lists.ids(lists.where(supply.field(game, args.side).net:list(), function(space) return space.kind == "hex" end))
end)

---The roads and railways that lead to a friendly edge without being cut.
query "supply_net" (function(game, args)
  local lines = supply.lines(game, args.side)
  return lists.ids(lists.where(game:spaces{ kind = "hex" }, function(space)
    return (space:way("road") or space:way("railway")) and lines.roads:has(space)
  end))
end)

---Factors of anti-tank fire are printed in quarters.
local quarters = 4

---A quotient, as a whole number where it is one.
local function quotient(value, by)
  return value % by == 0 and value // by or value / by
end

---What a list of a stack shows: strength, class, both kinds of fire, morale and the points that are left.
query "stack" (function(game, args)
  local list = {}
  for piece in each(units.units(game:space(args.space))) do
    if not piece.hidden then
      local moves = piece.side == game.vars.impulse_side
      list[#list + 1] = {
        piece = piece.id, cells = { piece.steps, piece.class, piece.conventional, quotient(piece.antitank, quarters), piece.morale },
        left = moves and quotient(units.left(game, piece), units.scale) or nil, of = moves and game.vars.impulse_mp or nil,
      }
    end
  end
  return {
    columns = {
      { text = _"Strength", sum = true }, { text = _"Class" }, { text = _"Fire" }, { text = _"Anti-tank" }, { text = _"Morale" },
    },
    units = list,
  }
end)

query "stacking" (function(game, args)
  local pieces = units.units(game:space(args.space), args.side)
  local isHidden = lists.any(pieces, function(piece) return piece.hidden end)
  return { used = #pieces, ok = isHidden or stacking.legal(pieces) }
end)

query "victory" (function(game)
  local level, sums = victory.level(game)
  local counts = lists.map(victory.counts(game), function(one)
    return { id = one.id, side = one.side, points = one.points, text = text(one.text) }
  end)
  return {
    points = sums, thresholds = tables.victory.values.levels[game.scenario.id], outcome = level.outcome, winner = level.winner, counts = counts,
    places = lists.join(tables.numbers.values.city, tables.victory_points.values.railway_towns),
  }
end)

queries.define{ zones = zones.of, status = status }

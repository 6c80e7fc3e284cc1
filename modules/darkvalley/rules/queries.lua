-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the odds panel and the command line.

local air = require "air"
local combat = require "combat"
local depots = require "depots"
local lists = require "std.lists"
local odds = require "std.odds"
local places = require "places"
local queries = require "std.queries"
local rail = require "rail"
local reach = require "reach"
local rounds = require "rounds"
local status = require "status"
local strength = require "strength"
local supply = require "supply"
local units = require "units"
local victory = require "victory"
local zones = require "zones"

local numbers = tables.numbers.values

---Units that an HQ reaches: of the Axis the Germans, of the Soviets all.
query "command" (function(game, args)
  local hq = game:piece(args.piece)
  if not units.onMap(hq) or not units.isHq(hq) then return {} end
  local list = rounds.inRange(game, hq.side, hq.space, hq.range)
  return lists.ids(lists.where(list, function(piece) return piece ~= hq and (hq.side == "soviet" or units.isGerman(piece)) end))
end)

query "stacking" (function(game, args)
  local space = game:space(args.space)
  local used = units.used(space, args.side)
  return { used = used, limit = numbers.stack_units, ok = units.fitsTogether(units.at(space, args.side)) }
end)

---The hexes that any of these pieces reaches, for an overlay of the board.
local function area(pieces, hexes)
  local found = {}
  for piece in each(pieces) do found = lists.join(found, hexes(piece)) end
  return lists.distinct(lists.ids(found))
end

---Hexes that the air units of a side reach (8.4).
query "air_range" (function(game, args)
  return area(game:pieces{ type = "air", side = args.side, onMap = true }, function(unit) return air.range(game, unit):list() end)
end)

---Hexes to which the depots of a side can advance with the best roll (13.6).
query "depot_reach" (function(game, args)
  local most = depots.points(game, 6)
  return area(game:pieces{ type = "depot", side = args.side, onMap = true, flipped = false }, function(depot) return (depots.reach(game, depot, most)) end)
end)

local function movementOf(game, piece, mode)
  if not piece.ground then return nil end
  if mode == "rail" or mode == "ride" then
    local __, found = rail.reach(game, piece)
    return found
  end
  local contact = reach.contact(game, piece.side)
  if mode == "march" then return reach.canMarch(game, piece, contact) and reach.march(game, piece, contact) or nil end
  return reach.normal(game, piece, reach.field(game, piece.side))
end

---What takes part besides units, as `support` says: air and tactical pieces, sturm, brigades, bridgehead; `d` before the name: the defender's.
local function caseOf(game, attackers, target, args)
  local here = game.here
  if here.target == target and here.attackers and #attackers == 0 then attackers = here.attackers end
  local side = attackers[1] and attackers[1].side or game.vars.owner
  local case = { attacker = side, attackers = attackers, target = target }
  local more = args.support
  local fromHere = not more and here.target == target
  for prefix in each{ "", "d" } do
    for name in each{ "tactical", "brigades" } do
      local key = prefix .. name
      if fromHere then case[key] = here[key] elseif more and more[key] then case[key] = lists.map(more[key], function(id) return game:piece(id) end) end
    end
    for name in each{ "sturm", "bridgehead" } do
      local key = prefix .. name
      if fromHere then case[key] = here[key] elseif more then case[key] = more[key] end
    end
    local plane = prefix .. "air"
    if fromHere then case[plane] = here[plane] elseif more and more[plane] then case[plane] = game:piece(more[plane]) end
  end
  return case
end

---Each attacker with what he is worth by himself; halves are rounded down only in the sum (12.4).
local function attackSide(game, case)
  local rows = {}
  for i, piece in ipairs(case.attackers) do
    local halved, by = strength.isHalved(game, piece, case)
    rows[i] = {
      piece = piece.id, value = halved and piece.attack / 2 or piece.attack,
      factors = halved and { { value = 0.5, text = by == "river" and _"across the river" or _"terrain", rule = "12.4" } } or {},
    }
  end
  return { total = (strength.attack(game, case)), units = rows }
end

local function defenceSide(game, case)
  local rows = {}
  for i, piece in ipairs(strength.defenders(case.target, enemyOf(case.attacker))) do rows[i] = { piece = piece.id, value = piece.defence, factors = {} } end
  return { total = (strength.defence(game, case)), units = rows }
end

---Below the lowest column an attack fails without a roll (12.3).
local function failure(crt)
  local effect = odds.effect(crt, "AR")
  return { result = "AR", rolls = {}, chance = 1, text = odds.meaning(crt, "AR"), attacker_steps = effect.attacker_steps or 0, defender_steps = 0 }
end

local function answer(game, attackers, target, args)
  if target.kind ~= "hex" then return nil end
  local case = caseOf(game, attackers, target, args)
  if not strength.defenders(target, enemyOf(case.attacker))[1] then return nil end
  if not case.attackers[1] then case.attackers = combat.candidates(game, target, rounds.fighters(game), {}) end
  if not case.attackers[1] then return nil end
  local crt = strength.crt(game, case.attacker)
  local result = odds.answer(crt, {
    attack = attackSide(game, case), defence = defenceSide(game, case), shifts = strength.shifts(game, case),
    drm = strength.drm(game, case), column = strength.column(game, case) or false,
  })
  if not result.column then result.outcomes = { failure(crt) } end
  return result
end

local function standing(game)
  local winner = victory.now(game)
  return {
    points = { axis = places.points(game), soviet = 0 },
    thresholds = tables.victory.values[victory.kind(game)],
    places = lists.ids(places.all(game, "objectives")),
    winner = winner ~= "draw" and winner or nil, outcome = winner and (winner == "draw" and "draw" or winner .. "_victory") or nil,
  }
end

queries.define{
  reach = movementOf,
  zones = zones.of,
  supply = {
    units = units.all,
    net = function(game, side) return { game = game, net = supply.net(game, side) } end,
    state = function(piece, net) return (supply.state(net.game, net.net, piece)) end,
    trace = function(piece, net) return supply.trace(net.net, piece) end,
  },
  battle = { force = function(piece) return piece.ground end },
  status = status,
  victory = standing,
  odds = answer,
}

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the odds panel and the command line.

local combat = require "combat"
local command = require "command"
local fog = require "fog"
local lists = require "std.lists"
local movement = require "movement"
local odds = require "odds"
local queries = require "std.queries"
local standard = require "std.odds"
local status = require "status"
local supply = require "supply"
local units = require "units"
local victory = require "victory"
local zones = require "zones"

local numbers = tables.numbers.values
local modes = { normal = "move", move = "move", strategic = "strategic", rail = "rail" }

---All that an HQ could command now: its own units and every independent in range.
query "command" (function(game, args)
  local hq = game:piece(args.piece)
  if not units.onMap(hq) or hq.kind ~= "hq" then return {} end
  local range = command.range(game, hq)
  return lists.ids(lists.join(command.own(game, hq, range), command.independents(game, hq, range)))
end)

query "stacking" (function(game, args)
  local space = game:space(args.space)
  if not fog.sees(game, space, args.viewer) then
    return { used = space.count, hidden = space.count - 1, limit = numbers.stacking + numbers.stacking_hq, ok = true }
  end
  local used = #units.at(space, args.side)
  local hq = units.hqAt(space, args.side) and units.count(space, "hq") or 0
  return {
    used = used, limit = numbers.stacking, hq = hq, hq_limit = numbers.stacking_hq,
    ok = used <= numbers.stacking and hq <= numbers.stacking_hq,
  }
end)

local function keys(places)
  local ids = {}
  for id in pairs(places) do ids[#ids + 1] = id end
  return ids
end

local function standing(game)
  local fallen = victory.fallen(game)
  local level = fallen and { outcome = tables.victory.values.sudden_death_outcome, winner = "soviet" } or victory.level(game)
  local places = victory.places(game)
  return {
    points = { german = victory.points(game, "german"), soviet = victory.points(game, "soviet") },
    thresholds = victory.levels(game),
    places = places and keys(places),
    german = lists.ids(game:spaces{ feature = "victory", control = "german" }),
    outcome = level.outcome,
    winner = level.winner,
  }
end

---Shifts by aircraft: of the attack that is being prepared, or as `support.air` says.
local function airOf(game, args, target)
  local air = args.support and args.support.air
  if type(air) == "number" then return air end
  return game.decision == "combat.units" and game.here.target == target and combat.air(game) or 0
end

local function knownOdds(attackers, target, air)
  return standard.answer(odds.crt, {
    attack = odds.attackSide(attackers, target),
    defence = standard.side(units.at(target), odds.defence, odds.defenceFactors, "down"),
    shifts = odds.shifts(attackers, target, air),
    column = odds.column(attackers, target, air) or false,
    spare = function(effect) return odds.after(effect, odds.cover(attackers, target)) end,
  })
end

---With fog of war only the top counter is known: from what it has alone to what two strong divisions would have.
local function guessedOdds(attackers, target, air)
  local top = target.pieces[target.count]
  local unseen = math.min(target.count - 1, numbers.stacking - (top.kind == "unit" and 1 or 0))
  local least = math.floor(odds.defence(top))
  local most = least + unseen * numbers.strongest_defence
  local function column(defence) return odds.crt.columns[odds.column(attackers, target, air, defence)] or "" end
  return {
    attack = odds.attackSide(attackers, target),
    defence = {
      hidden = target.count - 1, range = { least, most },
      units = { { piece = top.id, value = odds.defence(top), factors = odds.defenceFactors(top) } },
    },
    shifts = odds.shifts(attackers, target, air),
    columns = odds.crt.columns,
    drm = 0,
    range = { column(most), column(least) },
    hidden = true,
  }
end

queries.define{
  reach = function(game, piece, mode) return modes[mode] and movement.reach(game, piece, modes[mode]) end,
  zones = zones.of,
  supply = { units = supply.units, net = supply.net, state = supply.after, trace = supply.trace },
  battle = { force = function(piece) return piece.kind == "unit" end },
  status = status,
  victory = standing,
  odds = function(game, attackers, target, args)
    if target.kind ~= "hex" then return nil end
    local force = args.support and args.support.hipper and lists.with(attackers, game:piece"GE-HIPPER") or attackers
    local answer = fog.sees(game, target, args.viewer) and knownOdds or guessedOdds
    return answer(force, target, airOf(game, args, target))
  end,
}

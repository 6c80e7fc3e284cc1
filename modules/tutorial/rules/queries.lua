-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the odds panel and the command line.

local combat = require "combat"
local movement = require "movement"
local odds = require "odds"
local supply = require "supply"
local units = require "units"
local victory = require "victory"
local zones = require "zones"

local crt = tables.crt

query "reach" (function(game, args)
  local piece = game:piece(args.piece)
  if not piece.space or piece.space.kind ~= "hex" then return {} end
  return movement.reach(game, piece, movement.spec(game, piece.side)):costs()
end)

local function ids(spaces)
  local list = {}
  for i, space in ipairs(spaces) do list[i] = space.id end
  return list
end

query "path" (function(game, args)
  local piece = game:piece(args.piece)
  if not piece.space or piece.space.kind ~= "hex" then return {} end
  return ids(movement.reach(game, piece, movement.spec(game, piece.side)):path(game:space(args.space)) or {})
end)

query "zoc" (function(game, args)
  return ids(zones.of(game, args.side):list())
end)

---Present state: a unit that is cut off but was not yet checked counts as out.
local function state(piece, net)
  if net:has(piece.space) then return "supplied" end
  return piece.supply == "supplied" and "out" or piece.supply
end

query "supply" (function(game, args)
  local net = supply.net(game, args.side)
  local states = {}
  for _, piece in ipairs(units.of(game, args.side)) do states[piece.id] = state(piece, net) end
  return states
end)

query "trace" (function(game, args)
  local piece = game:piece(args.piece)
  if not piece.space or piece.space.kind ~= "hex" then return nil end
  local line = supply.net(game, piece.side):trace(piece.space)
  return line and ids(line)
end)

query "stacking" (function(game, args)
  local used = 0
  for _, piece in ipairs(game:space(args.space).pieces) do
    if piece.side == args.side then used = used + 1 end
  end
  local limit = tables.numbers.values.stacking
  return { used = used, limit = limit, ok = used <= limit }
end)

query "victory" (function(game)
  local points = victory.points(game, "blue")
  local level = victory.level(points)
  return {
    points = { blue = points, red = victory.points(game, "red") },
    thresholds = tables.victory.values.levels,
    outcome = level.outcome,
    winner = level.winner,
  }
end)

local function attackSide(attackers, target)
  local rows = {}
  for i, piece in ipairs(attackers) do
    rows[i] = { piece = piece.id, value = odds.attack(piece, target), factors = odds.factors(piece, target) }
  end
  return { total = odds.total(attackers, target), units = rows }
end

local function defenceSide(target)
  local rows = {}
  for i, piece in ipairs(target.pieces) do
    rows[i] = { piece = piece.id, value = piece.defence, factors = {} }
  end
  return { total = odds.defence(target), units = rows }
end

---Every different result of a column with the rolls that give it, best for the attacker first.
local function outcomes(column)
  local list, known = {}, {}
  for die = #crt.rows, 1, -1 do
    local result = lookup("crt", die, column)
    local one = known[result]
    if not one then
      local effect = odds.effect(result)
      one = {
        result = result, rolls = {}, text = crt.legend[result],
        attacker_steps = effect.attacker_steps or 0, defender_steps = effect.defender_steps or 0,
      }
      known[result] = one
      list[#list + 1] = one
    end
    table.insert(one.rolls, 1, die)
    one.chance = #one.rolls / #crt.rows
  end
  return list
end

query "odds" (function(game, args)
  local target = game:space(args.space)
  local attackers = {}
  for i, id in ipairs(args.attackers or {}) do attackers[i] = game:piece(id) end
  local answer = {
    attack = attackSide(attackers, target),
    defence = defenceSide(target),
    shifts = odds.shifts(attackers, target),
    columns = crt.columns,
    drm = 0,
    outcomes = {},
  }
  local ratio = odds.ratio(answer.attack.total, answer.defence.total)
  if not ratio then return answer end
  local column = odds.column(attackers, target)
  answer.ratio = crt.columns[ratio]
  answer.column = crt.columns[column]
  answer.outcomes = outcomes(column)
  return answer
end)

---Units that could attack a hex, for the window's proposals.
query "attackers" (function(game, args)
  local list = {}
  for i, piece in ipairs(combat.candidates(game, args.side, game:space(args.space))) do list[i] = piece.id end
  return list
end)

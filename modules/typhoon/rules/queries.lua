-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the odds panel and the command line.

local dice = require "std.dice"
local fire = require "fire"
local force = require "force"
local generation = require "generation"
local lists = require "std.lists"
local queries = require "std.queries"
local units = require "units"
local victory = require "victory"

local goals = tables.victory.values
local numbers = tables.numbers.values

---The hex of an argument; nothing for boxes.
local function hexAt(game, id)
  local space = game:space(id)
  return space.kind == "hex" and space or nil
end

---Where a unit can go; of a moving force each answers for the whole force.
local function reachOf(game, piece)
  if piece.side ~= "german" or piece.kind ~= "unit" then return nil end
  local vars = game.vars
  if lists.contains(vars.force, piece) then return force.reach(game, vars.force, vars.force_start, vars.force_mp) end
  if piece.moved then return nil end
  return force.reach(game, { piece }, piece.space, force.allowance(game, piece.mobility))
end

---Divisions, from half divisions; whole numbers stay whole.
local function halves(size)
  return size % 2 == 0 and size // 2 or size / 2
end

query "stacking" (function(game, args)
  local pieces = units.at(game:space(args.space), args.side)
  if args.side ~= "german" then return { used = #pieces, ok = true } end
  local used = units.size(pieces)
  return { used = halves(used), limit = halves(numbers.stacking), ok = used <= numbers.stacking }
end)

query "victory" (function(game)
  local failing = victory.failing(game)
  local moscow = victory.moscow(game)
  -- Until Moscow falls the time runs for the defender.
  local winner = moscow > 0 and "german" or "soviet"
  return {
    points = { german = game.vars.vp },
    pockets = game.vars.pocket_total,
    thresholds = { pockets = goals.pockets, points = goals.points, column = goals.column },
    moscow = moscow,
    check = tables.turns.values.checks[game.turn],
    failing = failing,
    winner = winner,
  }
end)

---Lowest roll that hits.
local function hitsOn(shooter)
  for die = 1, 6 do
    if dice.hits(shooter, die) > 0 then return die end
  end
  return 7
end

---Every unit's dice and hit number, and the chances of each number of steps from all of them.
local function volley(game, pieces, case)
  local shooters = lists.map(pieces, function(piece) return fire.shooter(game, piece, case) end)
  local rows = {}
  for i, piece in ipairs(pieces) do
    rows[i] = { piece = piece.id, value = piece.dice, dice = piece.dice, hits_on = hitsOn(shooters[i]), factors = fire.factors(game, piece, case) }
  end
  return { total = units.dice(pieces), units = rows }, dice.chances(shooters)
end

---Defences that the die can give, each with its chance.
local function prospects(game, space)
  local bonus = generation.sum(generation.modifiers(game, space))
  local list = {}
  for die = 1, 6 do
    list[die] = { roll = die, modifier = bonus, result = generation.entry(space, die + bonus), chance = 1 / 6 }
  end
  return list
end

local function outcomes(chances)
  local list = lists.where(chances, function(one) return one.chance > 0.0005 end)
  return lists.map(list, function(one)
    return { result = tostring(one.hits), hits = one.hits, defender_steps = one.hits, chance = one.chance }
  end)
end

---The German ground units among these.
local function germans(game, names)
  local all = lists.map(names or {}, function(id) return game:piece(id) end)
  return lists.where(all, function(piece) return piece.side == "german" and piece.kind == "unit" end)
end

---The first round of German ground fire; the defence is known once it has been generated.
query "odds" (function(game, args)
  local space = hexAt(game, args.space)
  if not space then return nil end
  local attackers = germans(game, args.attackers)
  local from = attackers[1] and attackers[1].space
  local river = from and from.kind == "hex" and from:adjacent(space) and from:over(space, "river") or false
  local case = { kind = "regular", target = space, round = 1, river = river }
  if game.here.kind and game.here.target == space then case = game.here end
  local attack, chances = volley(game, attackers, case)
  local answer = { attack = attack, outcomes = outcomes(chances), river = case.river, drm = 0 }
  local defenders = units.at(space, "soviet")
  if defenders[1] then
    answer.defence = volley(game, defenders, case)
  else
    answer.generation = prospects(game, space)
  end
  return answer
end)

queries.define{
  reach = reachOf,
  zones = function(game, side) return side == "german" and victory.zones(game) or game:setOf{} end,
}

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

---The defence that the die will bring: from the fewest to the most dice.
local function expected(game, list)
  local least, most
  for one in each(list) do
    local few, many = generation.dice(game, one.result)
    least, most = math.min(least or few, few), math.max(most or many, many)
  end
  return { range = { least, most }, units = {} }
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

---The strongest of the forces that can still begin and get to the hex, and the way there.
local function strongest(game, space)
  local best, way = {}, nil
  for hex in each(game:occupied{ side = "german", kind = "unit", onMap = true, moved = false }:list()) do
    for class in each{ "mech", "foot" } do
      local pieces = force.fresh(hex, class)
      if units.dice(pieces) > units.dice(best) then
        local ways = force.reach(game, pieces, hex, force.allowance(game, class))
        if ways:cost(space) then best, way = pieces, ways:path(space) end
      end
    end
  end
  return best, way
end

---All who could attack a hex together: the force that moves or, before one is chosen, the strongest; and from where.
---@return Piece[], Space?
local function assailants(game, space)
  if space.control ~= "soviet" then return {} end
  local vars, best, way = game.vars, {}, nil
  if game.decision == "force" then
    best, way = strongest(game, space)
  elseif game.decision == "force.move" then
    local ways = force.reach(game, vars.force, vars.force_start, vars.force_mp)
    if ways:cost(space) then best, way = vars.force, ways:path(space) end
  end
  return best, way and way[#way - 1]
end

---Who attacks, and from where: those who are asked for, or all who could.
local function attackersOf(game, args, space)
  if not args.attackers then return assailants(game, space) end
  local attackers = germans(game, args.attackers)
  return attackers, attackers[1] and attackers[1].space
end

---The first round of German ground fire; the defence is known once it has been generated.
query "odds" (function(game, args)
  local space = hexAt(game, args.space)
  if not space then return nil end
  local attackers, from = attackersOf(game, args, space)
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
    answer.defence = expected(game, answer.generation)
  end
  return answer
end)

---Who fights for a side, with dice and hit numbers.
local function army(game, side, case)
  return { side = side, units = volley(game, units.at(case.target, side), case).units }
end

---What a round of German fire can do to the defence; Soviet fire is an average. All that is beyond its last step is one.
local function prospect(game, case)
  local own, foes = units.at(case.target, "german"), units.at(case.target, "soviet")
  local __, chances = volley(game, own, case)
  local back = dice.expected(lists.map(foes, function(piece) return fire.shooter(game, piece, case) end))
  local steps = lists.sum(foes, function(piece) return piece.steps end)
  local list = {}
  for one in each(chances) do
    local hits = math.min(one.hits, steps)
    local row = list[hits + 1]
    if row then
      row.chance = row.chance + one.chance
    else
      list[hits + 1] = {
        result = tostring(hits), chance = one.chance, defender_steps = hits, attacker_steps = back,
        text = text(hits == 0 and _"The defence loses nothing" or hits == steps and _"The defence is destroyed"
          or { _"The defence loses {1} of {2} {2|step|steps}", hits, steps }),
      }
    end
  end
  return list
end

---A battle is fought while one of its questions stands; between two rounds the chances are those of the next one.
query "battle" (function(game)
  local fight = game.here
  if fight.kind ~= "regular" and fight.kind ~= "breakout" then return nil end
  local over = game.decision == "battle.round"
  local breakout = fight.kind == "breakout"
  local attacker = breakout and "soviet" or "german"
  return {
    space = fight.target.id, round = fight.round, rule = breakout and "11.2.5" or "10.4",
    sides = { army(game, attacker, fight), army(game, enemyOf(attacker), fight) },
    outcomes = over and prospect(game, { kind = fight.kind, target = fight.target, river = fight.river, round = fight.round + 1 }) or nil,
  }
end)

queries.define{
  reach = reachOf,
  zones = function(game, side) return side == "german" and victory.zones(game) or game:setOf{} end,
}

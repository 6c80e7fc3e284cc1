-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the odds panel and the command line.

local fire = require "fire"
local force = require "force"
local generation = require "generation"
local pockets = require "pockets"
local units = require "units"
local victory = require "victory"

local goals = tables.victory.values
local numbers = tables.numbers.values

local function ids(spaces)
  local list = {}
  for i, space in ipairs(spaces) do list[i] = space.id end
  return list
end

---The hex of an argument; nothing for boxes.
local function hexAt(game, id)
  local space = game:space(id)
  return space.kind == "hex" and space or nil
end

---Where a unit can go; of a moving force each answers for the whole force.
local function reachOf(game, piece)
  if not piece.space or piece.space.kind ~= "hex" or piece.side ~= "german" or piece.kind ~= "unit" then return nil end
  local vars = game.vars
  if units.contains(vars.force, piece) then return force.reach(game, vars.force, vars.force_start, vars.force_mp) end
  if piece.moved then return nil end
  return force.reach(game, { piece }, piece.space, force.allowance(game, piece.mobility))
end

query "reach" (function(game, args)
  local reach = reachOf(game, game:piece(args.piece))
  return reach and reach:costs() or {}
end)

query "path" (function(game, args)
  local reach = reachOf(game, game:piece(args.piece))
  return ids(reach and reach:path(game:space(args.space)) or {})
end)

query "zoc" (function(game, args)
  if args.side ~= "german" then return {} end
  return ids(victory.zones(game):list())
end)

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

---Gaps of the front line, for an overlay (4.3).
query "front" (function(game)
  return ids(victory.gaps(game):list())
end)

---Pockets that are cut off now, or that would be if `space` were taken: a list of lists of hexes.
query "pockets" (function(game, args)
  local cut, held = pockets.cut(game, args.space and hexAt(game, args.space))
  local list = {}
  for i, area in ipairs(pockets.areas(game, cut, held)) do list[i] = ids(area:list()) end
  return list
end)

---Chance of each number of steps from one die.
local function single(side, bonus)
  local chances = {}
  for die = 1, 6 do
    local steps = fire.steps(die + bonus, side)
    chances[steps] = (chances[steps] or 0) + 1 / 6
  end
  return chances
end

---Chances of sums: `all` is indexed by steps + 1.
local function add(all, one)
  local sum = {}
  for i, chance in ipairs(all) do
    for steps = 0, 2 do
      local place = i + steps
      for fill = #sum + 1, place do sum[fill] = 0 end
      sum[place] = sum[place] + chance * (one[steps] or 0)
    end
  end
  return sum
end

---Lowest roll that hits.
local function hitsOn(side, bonus)
  for die = 1, 6 do
    if fire.steps(die + bonus, side) > 0 then return die end
  end
  return 7
end

---Every unit's dice and hit number, and the chances of each number of steps from all of them.
local function volley(game, pieces, case)
  local rows, all, dice = {}, { 1 }, 0
  for i, piece in ipairs(pieces) do
    local bonus = fire.modifier(game, piece, case)
    rows[i] = { piece = piece.id, value = piece.dice, dice = piece.dice, hits_on = hitsOn(piece.side, bonus), factors = fire.factors(game, piece, case) }
    dice = dice + piece.dice
    local one = single(piece.side, bonus)
    for _ = 1, piece.dice do all = add(all, one) end
  end
  return { total = dice, units = rows }, all
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
  local list = {}
  for i, chance in ipairs(chances) do
    if chance > 0.0005 then list[#list + 1] = { result = tostring(i - 1), hits = i - 1, defender_steps = i - 1, chance = chance } end
  end
  return list
end

---The German ground units among these.
local function germans(game, names)
  local list = {}
  for _, id in ipairs(names or {}) do
    local piece = game:piece(id)
    if piece.side == "german" and piece.kind == "unit" then list[#list + 1] = piece end
  end
  return list
end

---The first round of German ground fire; the defence is known once it has been generated.
query "odds" (function(game, args)
  local space = hexAt(game, args.space)
  if not space then return nil end
  local attackers = germans(game, args.attackers)
  local from = attackers[1] and attackers[1].space
  local river = from and from.kind == "hex" and from:adjacent(space) and from:over(space, "river") or false
  local case = { kind = "regular", space = space, round = 1, river = river }
  if game.vars.battle ~= "" and game.vars.target == space then case = fire.case(game) end
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

---What may defend a hex.
query "generation" (function(game, args)
  local space = hexAt(game, args.space)
  return space and prospects(game, space)
end)

---Movement points of both classes in this turn.
query "points" (function(game)
  return { mech = force.allowance(game, "mech"), foot = force.allowance(game, "foot"), left = game.vars.force_mp }
end)

---What is known of a hex: name, ground, sector of the set-up, points, and what it costs to enter from each neighbour.
query "hex" (function(game, args)
  local space = hexAt(game, args.space)
  if not space then return nil end
  local ground = terrain.terrains[space.terrain]
  local rivers = {}
  for _, near in ipairs(space.neighbours) do
    if near:over(space, "river") then rivers[#rivers + 1] = near.id end
  end
  return {
    name = space.name, terrain = space.terrain, control = space.control,
    sector = space:has("setup") and space.sector or nil,
    vp = space:has("victory") and space.vp or 0,
    cost = ground.cost, defence = generation.ground(space), rivers = rivers,
  }
end)

---One turn of the track, and the scale of the map.
query "calendar" (function(game, args)
  local track, number = tables.turns.values, args.turn or game.turn
  if not track.checks[number] then return nil end
  return {
    turn = number, date = lookup("turns", number, "Date"), weeks = track.weeks[number], check = track.checks[number],
    mech = track.mech[number], foot = track.foot[number], luftwaffe = track.luftwaffe[number],
    generation = track.generation[number], regroup = number <= track.regroup_until, hex_km = numbers.hex_km,
  }
end)

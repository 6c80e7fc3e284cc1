-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the odds panel and the command line.

local chits = require "chits"
local combat = require "combat"
local command = require "command"
local fog = require "fog"
local lists = require "lists"
local movement = require "movement"
local odds = require "odds"
local supply = require "supply"
local territory = require "territory"
local units = require "units"
local victory = require "victory"
local volkssturm = require "volkssturm"
local zones = require "zones"

local crt = tables.crt
local numbers = tables.numbers.values

local function ids(items)
  local list = {}
  for i, item in ipairs(items) do list[i] = item.id end
  return list
end

local modes = { normal = "move", move = "move", strategic = "strategic", rail = "rail" }

query "reach" (function(game, args)
  local piece = game:piece(args.piece)
  if not units.onMap(piece) then return {} end
  local mode = modes[args.mode or "normal"]
  local reach = mode and movement.reach(game, piece, mode)
  return reach and reach:costs() or {}
end)

query "path" (function(game, args)
  local piece = game:piece(args.piece)
  if not units.onMap(piece) then return {} end
  local reach = movement.reach(game, piece, modes[args.mode or "normal"] or "move")
  return ids(reach and reach:path(game:space(args.space)) or {})
end)

query "zoc" (function(game, args)
  return ids(zones.of(game, args.side):list())
end)

query "supply" (function(game, args)
  local net = supply.net(game, args.side)
  local states = {}
  for __, piece in ipairs(units.combat(game, args.side)) do states[piece.id] = supply.after(piece, net) end
  for __, piece in ipairs(units.hqs(game, args.side)) do states[piece.id] = supply.after(piece, net) end
  return states
end)

query "trace" (function(game, args)
  local piece = game:piece(args.piece)
  if not units.onMap(piece) then return nil end
  local net = supply.net(game, piece.side)
  local line = net.full:trace(piece.space)
  if not line and net.limited then line = net.limited:trace(piece.space) end
  return line and ids(line)
end)

---All that an HQ could command now: its own units and every independent in range.
query "command" (function(game, args)
  local hq = game:piece(args.piece)
  if not units.onMap(hq) or hq.kind ~= "hq" then return {} end
  local range = command.range(game, hq)
  local list = ids(command.own(game, hq, range))
  for __, piece in ipairs(command.independents(game, hq, range)) do list[#list + 1] = piece.id end
  return list
end)

---How many independents an HQ may activate, and its range.
query "quota" (function(game, args)
  local hq = game:piece(args.piece)
  return { independents = command.quota(hq), range = ids(command.range(game, hq):list()) }
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

query "victory" (function(game)
  local points = territory.points(game, "german")
  local level = victory.level(points)
  local fallen = victory.fallen(game)
  return {
    points = { german = points, soviet = territory.points(game, "soviet") },
    thresholds = tables.victory.values.levels,
    german = victory.hexes(game, "german"),
    outcome = fallen and tables.victory.values.sudden_death_outcome or level.outcome,
    winner = fallen and "soviet" or level.winner,
  }
end)

local function attackSide(attackers, target)
  local rows = {}
  for i, piece in ipairs(attackers) do
    rows[i] = { piece = piece.id, value = odds.attack(piece, target), factors = odds.attackFactors(piece, target) }
  end
  return { total = odds.attackTotal(attackers, target), units = rows }
end

local function defenceSide(target)
  local rows = {}
  for i, piece in ipairs(units.at(target)) do
    rows[i] = { piece = piece.id, value = odds.defence(piece), factors = odds.defenceFactors(piece) }
  end
  return { total = odds.defenceTotal(target), units = rows }
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

---Shifts by aircraft: of the attack that is being prepared, or as `support.air` says.
local function airOf(game, args, target)
  local air = args.support and args.support.air
  if type(air) == "number" then return air end
  return game.vars.target == target and combat.air(game) or 0
end

---Those of the asked units that are on the map.
local function attackersOf(game, args)
  local list = {}
  for __, id in ipairs(args.attackers or {}) do
    local piece = game:piece(id)
    if units.onMap(piece) then list[#list + 1] = piece end
  end
  if args.support and args.support.hipper then list[#list + 1] = game:piece"GE-HIPPER" end
  return list
end

local function knownOdds(game, args, target, attackers)
  local air = airOf(game, args, target)
  local answer = {
    attack = attackSide(attackers, target),
    defence = defenceSide(target),
    shifts = odds.shifts(attackers, target, air),
    columns = crt.columns,
    drm = 0,
    outcomes = {},
  }
  local ratio = odds.ratio(answer.attack.total, answer.defence.total)
  if not ratio then return answer end
  answer.ratio = odds.name(ratio)
  local column = odds.column(attackers, target, air)
  if not column then return answer end
  answer.column = crt.columns[column]
  answer.outcomes = outcomes(column)
  return answer
end

---The heading of the column for a guessed defence; empty when no attack is possible.
local function guessedColumn(attackers, target, air, defence)
  local column = odds.shifted(odds.ratio(odds.attackTotal(attackers, target), defence), attackers, target, air)
  return crt.columns[column] or ""
end

---With fog of war only the top counter is known: from what it has alone to what two strong divisions would have.
local function guessedOdds(game, args, target, attackers)
  local top = target.pieces[target.count]
  local known = odds.defence(top)
  local unseen = math.min(target.count - 1, numbers.stacking - (top.kind == "unit" and 1 or 0))
  local least, most = math.floor(known), math.floor(known) + unseen * numbers.strongest_defence
  local air = airOf(game, args, target)
  return {
    attack = attackSide(attackers, target),
    defence = { hidden = target.count - 1, range = { least, most }, units = { { piece = top.id, value = known, factors = odds.defenceFactors(top) } } },
    shifts = odds.shifts(attackers, target, air),
    columns = crt.columns,
    drm = 0,
    range = { guessedColumn(attackers, target, air, most), guessedColumn(attackers, target, air, least) },
    hidden = true,
  }
end

query "odds" (function(game, args)
  local target = game:space(args.space)
  local attackers = attackersOf(game, args)
  if fog.sees(game, target, args.viewer) then return knownOdds(game, args, target, attackers) end
  return guessedOdds(game, args, target, attackers)
end)

---Units that could attack a hex, for the window's proposals.
query "attackers" (function(game, args)
  return ids(combat.candidates(game, args.side, game:space(args.space)))
end)

---What ground and lines spare a defender.
query "cover" (function(game, args)
  local step, hexes = odds.cover(attackersOf(game, args), game:space(args.space))
  return { step = step, hexes = hexes }
end)

query "activations" (function(game) return chits.state(game) end)

query "volkssturm" (function(game) return ids(volkssturm.places(game):list()) end)

---Ids of pieces in a box.
query "box" (function(game, args)
  return ids(lists.where(game:space(args.space).pieces, function(piece) return piece.kind ~= "marker" end))
end)

---A chart of the module, as it stands.
query "chart" (function(__, args)
  local chart = tables[args.id]
  return { columns = chart.columns, rows = chart.rows, cells = chart.cells, values = chart.values }
end)

---What the map says of a hex, and of its sides towards a neighbour.
query "hex" (function(game, args)
  local space = game:space(args.space)
  local answer = {
    terrain = space.terrain, name = space.name, control = space.control, vp = space.vp, source = space.source,
    entry = space.entry, rim = space.rim, captured = space.captured, trodden = space.trodden,
    settlement = territory.isSettlement(space),
  }
  if args.to then
    local to = game:space(args.to)
    answer.edge, answer.distance = space:edge(to), space:distance(to)
    answer.river, answer.major = space:over(to, "river"), space:over(to, "major_river")
    answer.road, answer.rail = space:way("road", to) or space:way("autobahn", to), space:way("rail", to)
  end
  return answer
end)

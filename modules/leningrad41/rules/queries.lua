-- SPDX-License-Identifier: GPL-3.0-or-later
--- Answers for the map's overlays, the battle panel and the command line; a viewer learns only what he may see.

local areas = require "areas"
local blocks = require "blocks"
local command = require "command"
local dice = require "std.dice"
local fire = require "fire"
local fog = require "fog"
local joining = require "joining"
local lists = require "std.lists"
local movement = require "movement"
local supply = require "supply"
local support = require "support"
local victory = require "victory"

local unlimited = 99

---May the viewer ask about this piece, and is it on the map?
local function open(piece, viewer)
  return fog.sees(piece, viewer) and blocks.onMap(piece)
end

local function landMoves(game, piece, field)
  local moves = movement.moves(game, piece, field)
  if moves.reach then return moves.reach:costs() end
  return moves.costs
end

---Spaces of a set, each without cost.
local function free(spaces)
  local costs = {}
  for space in each(spaces) do costs[space.id] = 0 end
  return costs
end

query "reach" (function(game, args)
  local piece = game:piece(args.piece)
  if not open(piece, args.viewer) or piece.kind ~= "block" or piece.supply == "isolated" then return {} end
  local peaceful = game.vars.exploiting or game.vars.impulse == "pass" or args.mode == "activation"
  local field = movement.field(game, piece.side, peaceful)
  field.exploit = game.vars.exploiting
  if args.mode == "rail" then
    local set = movement.rail(game, piece, field)
    return set and free(set:list()) or {}
  end
  if args.mode == "sea" then return free(movement.sail(game, piece, field)) end
  return landMoves(game, piece, field)
end)

---The way that a move takes, the start first.
query "path" (function(game, args)
  local piece, space = game:piece(args.piece), game:space(args.space)
  if not open(piece, args.viewer) or piece.kind ~= "block" or space.kind ~= "area" then return {} end
  local peaceful = game.vars.exploiting or game.vars.impulse == "pass" or game.decision == "hq.activate"
  local field = movement.field(game, piece.side, peaceful)
  field.exploit = game.vars.exploiting
  if not movement.cost(movement.moves(game, piece, field), space) then return {} end
  return lists.ids((movement.route(game, piece, space, field)))
end)

query "supply" (function(game, args)
  local places = supply.areas(game, args.side)
  local states = {}
  for piece in each(supply.units(game, args.side)) do
    if fog.sees(piece, args.viewer) then
      states[piece.id] = places:has(piece.space) and piece.supply or "isolated"
    end
  end
  return states
end)

query "trace" (function(game, args)
  local piece = game:piece(args.piece)
  if not open(piece, args.viewer) then return nil end
  local line = supply.trace(game, piece)
  return line and lists.ids(line)
end)

query "command" (function(game, args)
  local hq = game:piece(args.piece)
  if not open(hq, args.viewer) or not hq.tactical then return {} end
  local range = command.range(game, hq)
  local found = lists.where(game:pieces{ side = hq.side, kind = "block", onMap = true }, function(piece)
    return piece.supply == "supplied" and not piece.active and fog.sees(piece, args.viewer) and command.commands(hq, piece, range)
  end)
  return lists.ids(found)
end)

query "stacking" (function(game, args)
  local space = game:space(args.space)
  local used, limit = #blocks.at(space, args.side), areas.limit(space, args.side)
  if limit == unlimited then return { used = used, ok = true } end
  return { used = used, limit = limit, ok = used <= limit }
end)

query "victory" (function(game)
  local winner, outcome = victory.leader(game)
  local answer = {
    points = { axis = victory.points(game, "axis"), soviet = victory.points(game, "soviet") },
    thresholds = { sudden_death = tables.victory.values.campaign.points },
    winner = winner,
    outcome = outcome,
    murmansk = victory.murmansk(game),
  }
  if game.scenario.id ~= "campaign" then
    answer.thresholds = {}
    answer.met = victory.isMet(game)
  end
  return answer
end)

---Areas that the bombers of a side can reach: an overlay of the board.
query "air_range" (function(game, args)
  local found = {}
  for hq in each(game:pieces{ side = args.side, luftwaffe = true, onMap = true }) do
    if open(hq, args.viewer) then found = lists.join(found, support.airRange(game, hq):list()) end
  end
  return lists.distinct(lists.ids(lists.where(found, function(space) return space.kind == "area" end)))
end)

-- Odds --------------------------------------------------------------------------------------------------------------------

local function pieces(game, ids)
  return lists.map(ids or {}, function(id) return game:piece(id) end)
end

---Dice of a block that would attack from where it stands.
local function attackDice(game, piece, space)
  local count = blocks.attackDice(game, piece)
  local away = piece.space and piece.space ~= space and not areas.isDisputed(space)
  if away and piece.space:adjacent(space) and areas.crossing(game, piece.space, space) then count = math.min(count, 1) end
  return count
end

local function rows(shooters)
  local list, sum = {}, 0
  for i, one in ipairs(shooters) do
    list[i] = { piece = one.piece.id, dice = one.dice, hits_on = one.hits_on, value = one.dice, factors = {} }
    sum = sum + one.dice
  end
  return { dice = sum, total = sum, units = list }
end

---What each number of hits does to the defender; his own fire is an average.
local function outcomes(attack, absorbed, back)
  local list = {}
  for i, one in ipairs(attack) do
    local through = math.max(0, one.hits - absorbed)
    list[i] = {
      result = tostring(one.hits), rolls = {}, chance = one.chance, attacker_steps = back, defender_steps = through,
      text = text{ _"{1} {1|hit|hits}, {2} absorbed", one.hits, one.hits - through },
    }
  end
  return list
end

---Guns that are asked for; those that the viewer can't see stay out of it.
local function gunFire(game, aid, viewer)
  local hqs = pieces(game, aid.artillery)
  if aid.heavy then hqs[#hqs + 1] = game:piece"FI-MANN" end
  return fire.shooters(hqs, function(hq) return fog.sees(hq, viewer) and blocks.strength(game, hq) or 0 end)
end

---Bombers whose HQ the viewer sees: it gives them their dice.
local function flying(game, bombers, viewer)
  return lists.where(bombers, function(bomber) return fog.sees(blocks.airHq(game, bomber), viewer) end)
end

---How many of these units can't be seen, and the smallest and largest number of dice of them all.
local function hiddenRange(units, viewer)
  local least, most, hidden = 0, 0, 0
  for piece in each(units) do
    if fog.sees(piece, viewer) then
      least, most = least + piece.dice, most + piece.dice
    else
      hidden, most = hidden + 1, most + tables.numbers.values.leader_full
    end
  end
  return hidden, least, most
end

local function flakOf(space, defender, bombers)
  return bombers[1] and fire.flak(space, defender) or {}
end

---All who could fight for the side whose impulse it is; the other side does not learn whom it can send.
local function everybody(game, args, space)
  local open = not args.viewer or args.viewer == game.active
  local ground = game.active and open and joining.all(game, space) or {}
  local attackers = lists.map(ground, function(one) return one.piece end)
  if not attackers[1] then return attackers, ground, {}, {} end
  return attackers, ground, fire.artillery(game, space, game.active), fire.bombers(game, space)
end

---All that fires for the attacker: in the battle that is being fought, what takes part in it; elsewhere, what is asked for or, if
---nothing is, all that could take part.
---@return Piece[] attackers, table ground, table guns, Piece[] bombers
local function forces(game, args, space)
  local asked = args.attackers or {}
  if not asked[1] and game.here.battle == space then
    local attackers = fire.attackers(space, game.active)
    return attackers, fire.attack(game, attackers), fire.artillery(game, space, game.active), fire.bombers(game, space)
  end
  if not args.attackers and not args.support then return everybody(game, args, space) end
  local aid = args.support or {}
  local attackers = lists.where(pieces(game, asked), function(piece) return fog.sees(piece, args.viewer) end)
  local ground = fire.shooters(attackers, function(piece) return attackDice(game, piece, space) end)
  return attackers, ground, gunFire(game, aid, args.viewer), flying(game, pieces(game, aid.bombers), args.viewer)
end

---A side of a battle of which something is hidden: a range, and only the rows that can be seen.
local function veiled(hidden, least, most)
  return { hidden = hidden, dice = { least, most }, units = {} }
end

query "odds" (function(game, args)
  local space = game:space(args.space)
  if space.kind ~= "area" then return nil end
  local attackers, ground, guns, bombers = forces(game, args, space)
  local side = attackers[1] and attackers[1].side or game.active or "axis"
  local defender = enemyOf(side)
  local air = fire.airStrike(game, bombers)
  local all = lists.join(lists.join(guns, air), ground)
  local answer = {
    attack = rows(ground),
    artillery = rows(guns),
    air = rows(air),
    absorption = areas.absorption(space, defender),
    steps = tables.combat.rows,
  }
  answer.attack.total = rows(all).dice
  local unseen, fewest, highest = hiddenRange(attackers, args.viewer)
  if unseen > 0 then answer.attack = veiled(unseen, fewest, highest) end
  local units = blocks.units(space, defender)
  local hidden, least, most = hiddenRange(units, args.viewer)
  if hidden > 0 then answer.defence = veiled(hidden, least, most) end
  if unseen + hidden > 0 then
    answer.defence = answer.defence or rows(fire.defence(game, space, defender))
    return answer
  end
  local shooters = fire.defence(game, space, defender)
  answer.defence = rows(shooters)
  answer.defence.chances = dice.chances(shooters)
  answer.flak = rows(flakOf(space, defender, bombers))
  answer.attack.chances = dice.chances(all)
  answer.outcomes = outcomes(answer.attack.chances, answer.absorption.total, dice.expected(shooters))
  answer.armoured = fire.isArmoured(game, space, attackers, defender)
  return answer
end)

-- Battle ------------------------------------------------------------------------------------------------------------------

---Who fights for a side, as far as the viewer sees it; hidden blocks are only counted.
local function army(game, side, space, viewer, shooters)
  local units, hidden = {}, 0
  local fires = {}
  for one in each(shooters) do fires[one.piece.id] = one end
  for piece in each(blocks.units(space, side)) do
    local shot = fires[piece.id]
    if not fog.sees(piece, viewer) then
      hidden = hidden + 1
    else
      units[#units + 1] = { piece = piece.id, dice = shot and shot.dice or 0, hits_on = shot and shot.hits_on or nil }
    end
  end
  return { side = side, units = units, hidden = hidden > 0 and hidden or nil }
end

---The battle from the moment in which the blocks are laid down.
query "battle" (function(game, args)
  local fight, space = game.here, game.here.battle
  if not space or not fight.step then return nil end
  local side = game.active
  local defender = enemyOf(side)
  local __, ground, guns, bombers = forces(game, {}, space)
  local attack, defence = lists.join(lists.join(guns, fire.airStrike(game, bombers)), ground), fire.defence(game, space, defender)
  local answer = {
    space = space.id, rule = "10.13",
    sides = { army(game, side, space, args.viewer, attack), army(game, defender, space, args.viewer, defence) },
  }
  if game.decision == "combat.fire" and not answer.sides[1].hidden and not answer.sides[2].hidden then
    local absorbed = fight.terrain + fight.town + fight.line
    answer.outcomes = outcomes(dice.chances(attack), absorbed, dice.expected(defence))
  end
  return answer
end)

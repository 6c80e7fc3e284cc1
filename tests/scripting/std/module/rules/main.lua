-- SPDX-License-Identifier: GPL-3.0-or-later
--- A bare game that uses every file of the standard library.

local advance = require "std.advance"
local arrivals = require "std.arrivals"
local calendar = require "std.calendar"
local checks = require "std.checks"
local control = require "std.control"
local compass = require "std.compass"
local cup = require "std.cup"
local dice = require "std.dice"
local flight = require "std.flight"
local lists = require "std.lists"
local losses = require "std.losses"
local move = require "std.move"
local odds = require "std.odds"
local queries = require "std.queries"
local retreat = require "std.retreat"
local stacking = require "std.stacking"
local stages = require "std.stages"
local supply = require "std.supply"
local zones = require "std.zones"

local limit = 2
local function fits(space) return space.count < limit end
local function reserve(game, side) return game:space(side .. "-reserve") end
local function entered(turn, piece, space)
  if space:has("victory") then control.take(turn, space, piece.side, "1.1") end
end

setup(function(turn) arrivals.prepare(turn, reserve) end)

local arrivalSpec = { rules = { who = "1.1", where = "1.3", wait = "1.2" }, box = reserve, fits = fits }
decision "arrive" (arrivals.decision(arrivalSpec))
phase "arrivals" {
  when = function(game) return arrivals.due(game, game.active, reserve)[1] ~= nil end,
  enter = function(turn) calendar.announce(turn, calendar.ofTurn({ year = 1941, month = 6, day = 22, days = 7 }, turn.turn), "1.1") end,
}

local function prepare(game, side)
  local enemy = enemyOf(side)
  return {
    blocked = game:occupied{ side = enemy, onMap = true },
    full = game:occupied{ side = side, onMap = true, position = limit },
    zones = zones.of(game, enemy), stopInZone = true, allowance = 0,
  }
end
local function reach(game, piece, spec)
  spec.allowance = piece.movement
  return game:reach(piece, spec)
end
decision "move" (move.decision{
  rule = "1.1", prepare = prepare, reach = reach, moved = entered,
  refusals = { far = "1.2", enemy = "1.3", zone = { "1.7", _"{1} stops before {2}." }, stacking = "1.4" },
})
phase "movement" { leave = function(turn) move.forget(turn, "moved", turn.active) end }

local crt = odds.table(tables.crt)
local factors = {
  { rule = "1.2", text = _"hungry", value = function(piece) return piece.supply == "supplied" and 1 or 0.5 end },
}
local shifts = {
  { rule = "1.1", text = function(space) return terrain.terrains[space.terrain].name end,
    value = function(space) return terrain.terrains[space.terrain].values.shift end },
}

local factor, shift = odds.product(factors), odds.sum(shifts)
local function strength(piece) return piece.attack * factor(piece) end
local function defence(piece) return piece.defence end

local go
local order = { "losses", "defence", "retreat", "flight", "advance" }
local battles = {
  losses = function(turn, battle) return losses.ask(turn, "losses", losses.alive(battle.attackers), battle.attacker_steps or 0, battle) end,
  defence = function(turn, battle)
    return losses.ask(turn, "losses", battle.target.pieces, battle.defender_steps or 0, battle)
  end,
  retreat = function(turn, battle)
    return retreat.ask(turn, "retreat", battle.target.pieces, battle.defender_retreat or 0, battle.target, battle)
  end,
  flight = function(turn, battle)
    return retreat.ask(turn, "retreat", losses.alive(battle.attackers), battle.attacker_retreat or 0, battle.target, battle)
  end,
  advance = function(turn, battle)
    if battle.target.count > 0 then return false end
    return advance.ask(turn, "advance", losses.alive(battle.attackers), battle.target, battle)
  end,
}

function go(turn, battle)
  if not stages.go(turn, battle, order, battles) then turn.vars.over = turn.vars.over + 1 end
end

decision "losses" (losses.decision{
  rule = "1.1", lose = function(turn, piece) losses.step(turn, piece, "1.1", turn:space "lost") end,
  bearers = function(_game, pool) return losses.wholeFirst(pool) end, after = go,
})
decision "retreat" (retreat.decision{
  rules = { lead = "1.1", away = "1.2", closed = "1.3", full = "1.4", stuck = "1.5", stand = "1.6" },
  closed = function(game, piece) return zones.closed(game, piece.side) end, fits = fits,
  lose = function(turn, piece, rule) losses.step(turn, piece, rule) end, after = go, entered = entered,
  canStand = function(_game, piece) return terrain.terrains[piece.space.terrain].values.stand end,
})
decision "advance" (advance.decision{ rules = { who = "1.1", enter = "1.4" }, fits = fits, entered = entered, after = go })

local conditions = {
  { rule = "1.2", text = _"{2} is too far from {1}.", test = function(_game, piece, space) return piece.space:adjacent(space) end },
  { rule = "1.3", text = function(_game, piece) return { _"{1} is tired.", piece } end, test = function(_game, piece) return not piece.moved end },
}

---Anything that a test wants done with a turn.
local deeds = {}
function deeds.fire(turn)
  local hits, rolled = dice.fire(turn, dice.shooters(turn:space "0303".pieces))
  turn.vars.shots = hits * 10 + #rolled
end
function deeds.join(turn)
  cup.join(turn, turn:space "later".pieces, turn:space "cup", { rule = "1.1", due = function(chit) return chit.id ~= "C3" end })
end
function deeds.draw(turn)
  local chit = cup.draw(turn, turn:space "cup", { rule = "1.1", to = turn:space "drawn" })
  turn.vars.shots = chit and 1 or 0
end
function deeds.supply(turn)
  local net = supply.net(turn, {
    sources = turn:spaces{ source = "blue" }, stages = { { ways = { "road" } }, { steps = 1 } },
    closed = zones.closed(turn, "blue"), barred = turn:region{ terrain = "lake" },
  })
  supply.check(turn, turn:pieces{ side = "blue", onMap = true }, function(piece) return net:has(piece.space) end,
    { rule = "1.1", starve = function(inner, piece) losses.step(inner, piece, "1.1") end })
end
function deeds.take(turn) control.take(turn, turn:space "0404", "blue", "1.1") end
function deeds.wrong(turn) supply.set(turn, turn:piece "B1", "hungry", "1.1") end
function deeds.stage(turn) stages.go(turn, {}, { "none" }, {}) end

local function attack(turn, action)
  local target = action.space
  local pieces = turn:pieces{ side = "blue", onMap = true, space = turn:within(target, 1) }
  local ratio = odds.ratio(crt, odds.total(pieces, strength), odds.total(target.pieces, defence))
  local column = odds.column(crt, ratio, shift(target))
  local result = odds.attack(turn, crt, column, { space = target, rule = "1.1" })
  local battle = { target = target, attackers = pieces }
  for key, value in pairs(odds.effect(crt, result)) do battle[key] = value end
  go(turn, battle)
end

decision "desk" {
  rule = "1.1",
  prompt = _"Do something",
  actions = function(game, offer)
    for name in pairs(deeds) do offer:button("deed", { value = name }) end
    offer:space("attack", game:occupied{ side = "red", onMap = true })
    for piece in each(game:pieces{ side = "blue", onMap = true }) do
      offer:space("go", checks.spaces(conditions, game, piece, piece.space.neighbours), { piece = piece })
    end
  end,
  deed = { label = _"Do {value}", run = function(turn, action) deeds[action.value](turn) end },
  attack = { label = _"Attack {space}", run = attack },
  go = {
    label = _"{piece} goes to {space}", run = function(turn, action) turn:move(action.piece, action.space) end,
    why = function(game, action) checks.need(conditions, game, action.piece, action.space) end,
  },
}

local net = {
  units = function(game, side) return game:pieces{ side = side, onMap = true } end,
  net = function(game, side)
    return supply.net(game, {
      sources = game:region{ source = side }, stages = { { steps = 2 } }, closed = zones.closed(game, side, { class = "foot" }),
    })
  end,
  state = function(piece, lines) return supply.now(piece, lines:has(piece.space)) end,
  trace = function(piece, lines) return lines:trace(piece.space) end,
}

queries.define{
  reach = function(game, piece) return reach(game, piece, prepare(game, piece.side)) end,
  zones = function(game, side) return zones.of(game, side, { units = { type = "guard" }, class = "foot" }) end,
  supply = net,
  stacking = { limit = limit },
  odds = function(_game, attackers, space)
    return odds.answer(crt, {
      attack = odds.side(attackers, strength, function(piece) return odds.factors(factors, piece) end),
      defence = odds.side(space.pieces, defence),
      shifts = odds.shifts(shifts, space),
    })
  end,
  victory = function(game)
    local points = control.points(game, "blue")
    return control.level({ { from = 3, outcome = "blue", winner = "blue" }, { from = 0, outcome = "draw" } }, points)
  end,
}

query "openings" (function(game, args)
  return lists.ids(arrivals.openings(game, game:piece(args.piece), "A", arrivalSpec))
end)
query "closed" (function(game, args) return lists.ids(zones.closed(game, args.side):list()) end)
query "cup" (function(game)
  local space = game:space "cup"
  return {
    all = cup.count(space), moves = cup.count(space, function(chit) return chit.does == "move" end),
    chances = cup.chances(space, function(chit) return chit.does end),
  }
end)
query "best" (function(game, args)
  local piece = game:piece(args.piece)
  return lists.ids(retreat.best(game, piece, 2, {
    origin = game:space(args.origin), closed = zones.closed(game, piece.side),
    worth = function(from, to) return 100 + (to.id > from.id and 1 or 0) end,
  }))
end)
query "compass" (function(game, args)
  local piece = game:piece(args.piece)
  local enemy = enemyOf(piece.side)
  local enemies = game:occupied{ side = enemy, onMap = true }
  local spec = {
    directions = args.directions, hexes = args.hexes, closed = enemies, zones = zones.of(game, enemy), canPass = args.canPass, fits = fits,
    avoid = args.avoid and game:setOf{ game:space(args.avoid) } or nil,
  }
  local found = {}
  for i, way in ipairs(compass.ways(game, piece, spec)) do
    found[i] = { way = lists.ids(way.path), home = way.home, passes = way.passes, leads = compass.leadsAll(args.directions, way.path) }
  end
  return found
end)
query "flight" (function(game, args)
  local piece = game:piece(args.piece)
  local enemy = enemyOf(piece.side)
  local enemies = game:occupied{ side = enemy, onMap = true }
  local way, more = flight.way(game, piece, {
    hexes = args.hexes, most = args.most, closed = enemies, zones = zones.of(game, enemy), fits = fits,
    enemies = enemies:list(), worth = function(space) return tonumber(space.id) end, reach = { variant = args.variant },
  })
  if way then return { way = lists.ids(way), zoned = more } end
  return { why = more, text = flight.refusal(piece, more) }
end)

local function isGuard(piece) return piece.type == "guard" end
local stacks = {
  { { most = 2, count = function(pieces) return (#pieces + 1) // 2 end, same = function(piece) return piece.side end },
    { most = 1, accepts = isGuard } },
  { { most = 6, accepts = isGuard, weight = function(piece) return 2 * piece.steps end } },
}
query "parted" (function(game, args)
  local pieces = {}
  for i, id in ipairs(args.pieces) do pieces[i] = game:piece(id) end
  local option, parts = stacking.option(pieces, stacks)
  local sizes = {}
  for i, part in ipairs(parts or {}) do sizes[i] = #part end
  return { option = option or 0, sizes = sizes, holds = stacking.holds(game:space "0404", pieces, stacks) }
end)

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11: movement. A unit is chosen first, then where it goes; others of its stack can be taken along.

local compass = require "compass"
local displaced = require "displaced"
local entry = require "entry"
local goals = require "goals"
local groups = require "groups"
local lists = require "std.lists"
local move = require "std.move"
local reach = require "reach"
local rounds = require "rounds"
local units = require "units"

local movement = {}

---Hexes from which something can be attacked: units that move in a counterattack must end there (10.5.6).
local function fronts(game)
  if game.vars.kind ~= "counterattack" then return nil end
  return game:within(units.held(game, "axis"):list(), 1, { blocks = "attack" })
end

---Can these units end their move in the hex?
local function mayEnd(space, group, front)
  return (not front or front:has(space)) and (space.count == 0 or units.fit(space, group))
end

---Ends of the normal moves of a group, and the search of its first unit.
local function ends(game, group, spent, field)
  local front, found = fronts(game), {}
  for i, piece in ipairs(group) do found[i] = reach.normal(game, piece, field, spent) end
  local held = false
  for i, piece in ipairs(spent == 0 and group or {}) do held = held or reach.isHeld(game, piece, field, found[i]) end
  local enemy = enemyOf(group[1].side)
  local list = lists.where(found[1]:list(), function(space)
    for i = 2, #found do
      if not found[i]:has(space) then return false end
    end
    return mayEnd(space, group, front) and (not held or compass.leadsAll(enemy, found[1]:path(space)))
  end)
  return list, found, held
end

---Everything that a chosen unit can do.
---@param game Game
---@param piece Piece
---@return table
function movement.options(game, piece)
  local field, front = reach.field(game, piece.side), fronts(game)
  local list, found, held = ends(game, { piece }, 0, field)
  local options = { field = field, normal = found[1], go = list, march = {}, slip = {}, withdraw = {}, held = held }
  if held then options.withdraw, options.by = reach.withdrawal(game, piece, field) end
  options.slip = lists.where(reach.infiltration(game, piece, field), function(space) return mayEnd(space, { piece }, front) end)
  local contact = reach.contact(game, piece.side)
  if reach.canMarch(game, piece, contact) then
    options.forced = reach.march(game, piece, contact)
    options.march = lists.where(options.forced:list(), function(space)
      return not found[1]:has(space) and mayEnd(space, { piece }, front)
    end)
  end
  return options
end

local function choose(turn, action)
  turn:push("move.unit", { side = turn.side, group = { action.piece }, spent = 0 })
end

local function finish(turn)
  turn:pop()
  if not rounds.thin(turn) then rounds.go(turn) end
end

local function isMover(game, piece)
  return piece.ground and not piece.moved and not piece.stays and (not game.vars.limited or piece.act)
end

local function whyChoose(game, action)
  local piece = action.piece
  units.needOwn(game, piece, "11.1")
  need(piece.ground, "11.1", { _"{1} does not move like a unit.", piece })
  need(not piece.moved, "11.1", { _"{1} has already moved in this round.", piece })
  need(not piece.stays, "11.1", { _"{1} stays where it is in this round.", piece })
  need(isMover(game, piece), "10.5", { _"{1} is not active in this round.", piece })
end

decision "move" {
  rule = "11.1",
  prompt = _"Choose a unit to move",
  help = _"Each unit may move once in a round. Others of its stack can be taken along.",
  main = "done", pass = "done", take = "choose", auto = function(game) return rounds.movers(game)[1] == nil end,
  worthTaking = function(game) return goals.movers(game, game.side, rounds.movers(game)) end,
  actions = function(game, offer)
    offer:piece("choose", rounds.movers(game))
    offer:button "done"
  end,
  choose = { label = _"Move {piece}", rule = "11.1", why = whyChoose, run = choose },
  done = { label = _"End movement", rule = "11.1", run = finish },
}

rounds.part("move", function(turn)
  if not rounds.movers(turn)[1] then return false end
  turn:push("move", { side = turn.vars.owner })
  return true
end)

---Others in the hex that can go along.
local function companions(game)
  local group = game.here.group
  if game.here.spent > 0 then return {} end
  return lists.where(units.at(group[1].space, game.side), function(piece) return isMover(game, piece) and not lists.contains(group, piece) end)
end

---The group has come somewhere: it can go on only as a stack, or with some of its units.
local function arrive(turn, cost, ended)
  local here = turn.here
  local rest = {}
  if #here.group > 1 and not ended then
    for piece in each(here.group) do
      if reach.allowance(turn, piece) > here.spent + cost then rest[#rest + 1] = piece end
    end
  end
  turn:set(here.group, "moved", true)
  if not rest[1] then return turn:pop() end
  here.group, here.spent = rest, math.ceil(here.spent + cost)
end

local function tell(turn, text, rule, piece, space)
  turn:log({ text, piece, space }, { rule = rule, piece = piece, space = space, kind = "move" })
end

local function go(turn, action)
  local here, space = turn.here, action.space
  local field = reach.field(turn, turn.side)
  local found = reach.normal(turn, here.group[1], field, here.spent)
  local path, cost = found:path(space), found:cost(space)
  for piece in each(here.group) do
    tell(turn, _"{1} moves to {2}.", "11.1", piece, space)
    entry.follow(turn, piece, path)
  end
  arrive(turn, cost, field.zones:has(space))
  displaced.ask(turn)
end

local function march(turn, action)
  local piece, space = turn.here.group[1], action.space
  local path = reach.march(turn, piece, reach.contact(turn, piece.side)):path(space)
  tell(turn, _"{1} makes a forced march to {2}.", "11.5", piece, space)
  turn:set(piece, "marched", true)
  entry.follow(turn, piece, path)
  arrive(turn, 0, true)
  displaced.ask(turn)
end

local function slip(turn, action)
  local piece, space = turn.here.group[1], action.space
  tell(turn, _"{1} slips through to {2}.", "6.2", piece, space)
  entry.put(turn, piece, space)
  arrive(turn, 0, true)
  displaced.ask(turn)
end

local function withdraw(turn, action)
  local piece, space = turn.here.group[1], action.space
  local __, by = reach.withdrawal(turn, piece, reach.field(turn, piece.side))
  tell(turn, _"{1} withdraws to {2}.", "6.5", piece, space)
  entry.follow(turn, piece, { piece.space, by[space.id], space })
  arrive(turn, 0, true)
  displaced.ask(turn)
end

---The way by which the unit can leave the map with what it has (3.2): the hexes up to the edge; nil when it can't.
local function exits(game, piece, found)
  local all = reach.allowance(game, piece)
  if reach.canExit(game, piece, piece.space, all) then return { piece.space } end
  for space in each(piece.side == "axis" and found:list() or {}) do
    if space:has "military_exit" and reach.canExit(game, piece, space, all - found:cost(space)) then return found:path(space) end
  end
  return nil
end

---Leaves the map over a military road (3.2).
local function exit(turn, action)
  local piece, vars = action.piece, turn.vars
  local way = exits(turn, piece, reach.normal(turn, piece, reach.field(turn, piece.side)))
  if #way > 1 then entry.follow(turn, piece, way) end
  turn:log({ _"{1} leaves the map for Baku.", piece }, { rule = "3.2", piece = piece, kind = "move" })
  turn:pop()
  units.retire(turn, piece, "baku")
  vars.exited = vars.exited + 1
  if piece.mech and piece.echelon == "division" then vars.exited_mech = vars.exited_mech + 1 end
  displaced.ask(turn)
end


local refusals = {
  far = "11.1", terrain = "11.2", edge = "11.2", enemy = "11.1", zone = "6.2", zone_to_zone = "6.2", whole = "11.2",
  avoid = { "15.1", _"{1} may not enter {2}." },
}

local function whyGo(game, action)
  local piece, space = game.here.group[1], action.space
  units.needInHand(action, piece, "11.1")
  move.needPlace(piece, space, "11.1")
  local field = reach.field(game, game.side)
  local found = reach.normal(game, piece, field, game.here.spent)
  if not reach.barred(game, piece) and field.held:has(space) then
    need(false, "11.1", { _"The enemy is in {1}.", space })
  end
  move.refuse(found, piece, space, refusals)
  for other in each(game.here.group) do move.refuse(reach.normal(game, other, field, game.here.spent), other, space, refusals) end
  need(units.fit(space, game.here.group), "5.3", { _"Too many units would be in {1}.", space })
  local front = fronts(game)
  need(not front or front:has(space), "10.5.6", _"Who moves in a counterattack must end next to an enemy that can be attacked.")
  local list = ends(game, game.here.group, game.here.spent, field)
  need(lists.contains(list, space), "6.5", { _"{1} is held fast: it withdraws, or moves only towards the enemy.", piece })
end

local function whyMarch(game, action)
  local piece, space = game.here.group[1], action.space
  units.needInHand(action, piece, "11.5")
  need(game.vars.kind == "move", "11.5", _"Forced marches are made only in Movement rounds.")
  need(units.marches(piece), "10.5.1", { _"{1} can't make a forced march.", piece })
  need(not piece.marched, "11.5", { _"{1} has made a forced march in this turn.", piece })
  need(not reach.isShort(piece), "10.5.1", { _"{1} is not in supply.", piece })
  local contact = reach.contact(game, piece.side)
  need(reach.canMarch(game, piece, contact) or contact:has(piece.space), "11.3", _"No forced marches in this weather.")
  need(not contact:has(piece.space) and not (space and contact:has(space)), "11.5", _"A forced march never comes next to an enemy.")
  move.needPlace(piece, space, "11.5")
  need(not reach.normal(game, piece, reach.field(game, game.side)):has(space), "11.5", { _"{1} gets to {2} without a forced march.", piece, space })
  move.refuse(reach.march(game, piece, contact), piece, space, refusals)
  need(units.fit(space, { piece }), "5.3", { _"Too many units would be in {1}.", space })
end

local function whyWithdraw(game, action)
  local piece = game.here.group[1]
  units.needInHand(action, piece, "6.5")
  need(game.vars.kind == "move", "6.5", _"Emergency withdrawals are made only in Movement rounds.")
  local options = movement.options(game, piece)
  need(options.held, "6.5", { _"{1} is not held fast by enemy zones of control.", piece })
  need(action.space and lists.contains(options.withdraw, action.space), "6.5", _"A withdrawal goes two hexes, not towards the enemy, and ends next to no enemy unit.")
end

local function whySlip(game, action)
  local piece = game.here.group[1]
  units.needInHand(action, piece, "6.2")
  local slips = movement.options(game, piece).slip
  need(action.space and lists.contains(slips, action.space), "6.2", { _"{1} can't go straight from one enemy zone of control to another.", piece })
end

local function whyExit(game, action)
  local piece = game.here.group[1]
  units.needInHand(action, piece, "3.2")
  need(piece.side == "axis" and piece.combat and units.isGerman(piece) and not reach.isShort(piece), "3.2", _"Only supplied German units leave for Baku.")
  need(#game.here.group == 1 and game.here.spent == 0, "3.2", _"Units leave for Baku one by one.")
  need(exits(game, piece, reach.normal(game, piece, reach.field(game, game.side))), "3.2", { _"{1} does not get off the map on a military road.", piece })
end

decision "move.unit" {
  rule = "11.1",
  prompt = function(game) return { _"Where does {1} go?", game.here.group[1] } end,
  chosen = "group", back = "back",
  worth = function(game)
    local here = game.here
    local piece = here.group[1]
    if #here.group > 1 or here.spent > 0 then
      return goals.best(game, piece, (ends(game, here.group, here.spent, reach.field(game, game.side))))
    end
    local options = movement.options(game, piece)
    return goals.best(game, piece, lists.join(lists.join(options.go, options.march), lists.join(options.slip, options.withdraw)))
  end,
  actions = function(game, offer)
    local here = game.here
    local group, piece = here.group, here.group[1]
    offer:button "stay"
    if #group > 1 or here.spent > 0 then
      offer:space("go", (ends(game, group, here.spent, reach.field(game, game.side))), { piece = piece })
    else
      local options = movement.options(game, piece)
      offer:space("go", options.go, { piece = piece })
      offer:space("march", options.march, { piece = piece })
      offer:space("slip", options.slip, { piece = piece })
      offer:space("withdraw", options.withdraw, { piece = piece })
      if exits(game, piece, options.normal) then offer:piece("exit", piece) end
    end
    offer:piece("take", companions(game))
    if #group > 1 then offer:piece("drop", group) end
    if here.spent == 0 then offer:button "back" end
  end,
  go = { label = _"Move {piece} to {space}", rule = "11.1", why = whyGo, run = go },
  march = { label = _"Forced march of {piece} to {space}", rule = "11.5", why = whyMarch, run = march },
  slip = { label = _"{piece} slips through to {space}", rule = "6.2", why = whySlip, run = slip },
  withdraw = { label = _"{piece} withdraws to {space}", rule = "6.5", why = whyWithdraw, run = withdraw },
  exit = { label = _"{piece} leaves the map for Baku", rule = "3.2", why = whyExit, run = exit },
  take = groups.take{
    label = _"{piece} goes along", all = _"All who can go along", rule = "11.1", able = companions, why = whyChoose,
    refusal = _"Only units that stand in the same hex go along, from the start.",
  },
  drop = groups.drop "11.1",
  stay = {
    label = _"Stay here", rule = "11.1",
    run = function(turn)
      local here = turn:pop()
      turn:set(here.group, "moved", turn.vars.kind ~= "counterattack" or here.spent > 0)
      if turn.vars.kind == "counterattack" then turn:set(here.group, "stays", true) end
    end,
  },
  back = { label = _"Choose another unit", rule = "11.1", run = function(turn) turn:pop() end },
}

return movement

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 9: choosing a force and moving it, one force at a time.

local lists = require "std.lists"
local advice = require "advice"
local air = require "air"
local assault = require "assault"
local force = require "force"
local numbers = tables.numbers.values
local units = require "units"

local classes = {
  { id = "mech", label = _"Move the mechanised force in {space}" },
  { id = "foot", label = _"Move the infantry force in {space}" },
}

---Offers each hex once per mobility class with units that can still act.
local function offerForces(game, offer)
  for class in each(classes) do
    local hexes = game:occupied{ side = "german", kind = "unit", onMap = true, moved = false, mobility = class.id }
    offer:space("activate", hexes, { value = class.id, label = class.label })
  end
end

local function whyActivate(game, action)
  local space = action.space
  need(space and units.hexes(game):has(space), "9.0", _"There is no German force.")
  need(game:occupied{ side = "german", kind = "unit", onMap = true, moved = false }:has(space), "9.0", { _"Every unit in {1} has finished for this phase.", space })
  local class = action.value
  local able = (class == "mech" or class == "foot")
    and game:occupied{ side = "german", kind = "unit", onMap = true, moved = false, mobility = class }:has(space)
  need(able, "7.4", { _"No unit of that mobility class in {1} can still act.", space })
end

---Who commands in team play (1.4).
local function commander(game)
  if units.seat(game.vars.force[1].formation) == "north" then return _"Northern commander: move your force" end
  return _"Southern commander: move your force"
end

---In team play the north chooses forces first, then the south; each may also call up the other's.
local function chooser(game)
  if game.options.team ~= "two_commands" then return "north" end
  for formation in each(numbers.north) do
    if game:pieces{ side = "german", kind = "unit", onMap = true, moved = false, formation = formation }[1] then return "north" end
  end
  return "south"
end

local function concede(turn)
  turn:push "concede"
end

decision "force" {
  rule = "9.0",
  prompt = _"Choose a force to move",
  help = _"Mechanised and other units of a hex move as separate forces. A force finishes everything before the next one begins.",
  main = "done", pass = "done",
  auto = true,
  worth = advice.forces,
  actions = function(game, offer)
    offer:seat(chooser(game))
    offerForces(game, offer)
    offer:button("done")
    if not game.vars.opened then offer:button("concede") end
  end,
  activate = {
    label = _"Move the force in {space}", rule = "9.0", why = whyActivate,
    run = function(turn, action) force.begin(turn, action.space, action.value) end,
  },
  done = { label = _"End movement and combat", rule = "5.2", run = function(turn) turn:next() end },
  concede = {
    label = _"Concede the campaign", rule = "5.4", run = concede,
    why = function(game) need(not game.vars.opened, "5.4", _"You can concede before the first force of a turn moves.") end,
  },
}

decision "concede" {
  rule = "5.4",
  prompt = _"Really give up?",
  back = "stay",
  actions = function(__, offer)
    offer:button("stay")
    offer:button("give_up")
  end,
  stay = { label = _"Fight on", rule = "5.4", run = function(turn) turn:pop() end },
  give_up = {
    label = _"Give up", rule = "5.4",
    run = function(turn)
      local text = { _"Turn {1}: the German command gives up the attack on Moscow.", turn.turn }
      turn:finish{ outcome = "conceded_turn_" .. turn.turn, winner = "soviet", text = text }
    end,
  },
}

local function reach(game)
  return force.reach(game, game.vars.force, game.vars.force_start, game.vars.force_mp)
end

---Says why a hex is closed to the force by stacking or by the thaw.
local function whyClosed(game, space)
  local lead, size = game.vars.force[1], units.size(game.vars.force)
  local thaw = space.control == "soviet" and force.thawed(game, game.vars.force_start)
  need(not thaw, "12.1", _"The thaw holds up every force that starts on or north of row 40: it can't enter Soviet hexes.")
  local foreign = units.apart(game) and units.foreign(game, lead.formation):has(space)
  need(not foreign, "7.3", { _"Another army or panzer group is in {1}.", space })
  need(not lists.contains(units.crowded(game, size), space), "7.1", { _"{1} has no room: three divisions at most, even in passing.", space })
end

local function whyMove(game, action)
  local piece, space = action.piece, action.space
  need(piece and lists.contains(game.vars.force, piece), "9.0", _"Another force is moving: finish it first.")
  need(piece == game.vars.force[1], "9.0", { _"The force moves as one: {1} leads it.", game.vars.force[1] })
  need(space and space.kind == "hex" and space ~= piece.space, "9.2", _"Choose another hex to move to.")
  whyClosed(game, space)
  local reason = reach(game):why(space)
  need(reason ~= "enemy", "7.0", { _"Stacking closes every way to {1}.", space })
  need(reason ~= "zone", "3.3", { _"The force must first fight for a Soviet hex before it gets to {1}.", space })
  need(not reason, "9.2", { _"The force has not enough movement points to get to {1}.", space })
end

---The force goes to a hex along the cheapest way; a Soviet hex means a defence.
local function move(turn, action)
  local vars, space = turn.vars, action.space
  local ways = reach(turn)
  local path = ways:path(space)
  local cost = math.tointeger(ways:cost(space))
  vars.force_from = path[#path - 1]
  vars.force_moved = true
  units.setPoints(turn, vars.force_mp - cost)
  force.put(turn, space)
  turn:log({ _"The force moves to {1} for {2} {2|point|points}, {3} left.", space, cost, vars.force_mp },
    { rule = "9.2", piece = vars.force[1], space = space, kind = "move" })
  if space.control == "soviet" then assault.begin(turn) end
end

local function whyLeave(game, action)
  need(action.piece and lists.contains(game.vars.force, action.piece), "9.5", _"Only units of the moving force can be left behind; nobody can be picked up.")
  need(#game.vars.force > 1, "9.5", _"The last unit of a force can't be left behind: halt instead.")
end

decision "force.move" {
  rule = "9.2",
  prompt = function(game)
    if game.options.team == "two_commands" then return commander(game) end
    return { _"Move the force: {1} {1|point|points} left", game.vars.force_mp }
  end,
  help = _"Entering a Soviet hex starts a battle. Units left behind before the first step can act later; dropped ones have finished.",
  main = "halt", pass = "halt",
  auto = function(game) return game.vars.force_mp < numbers.dearest end,
  worth = advice.moves,
  actions = function(game, offer)
    local pieces = game.vars.force
    offer:seat(units.seat(pieces[1].formation))
    offer:button("halt")
    local ways = reach(game)
    if ways:list()[1] then
      offer:moves("move", pieces[1], ways)
      if #pieces > 1 then offer:piece("leave", pieces) end
    end
    offer:hint("value", game.vars.force_mp, _"Movement points")
  end,
  move = { label = _"Move to {space}", rule = "9.2", why = whyMove, run = move },
  leave = { label = _"Leave {piece} behind", rule = "9.5", why = whyLeave, run = function(turn, action) force.leave(turn, action.piece) end },
  halt = {
    label = _"Halt: the force has finished", rule = "9.0",
    run = function(turn)
      turn:log({ _"The force halts in {1}.", force.space(turn) }, { rule = "9.0", space = force.space(turn), kind = "move" })
      force.finish(turn)
    end,
  },
}

phase "movement" {
  leave = function(turn)
    turn:set(turn:pieces{ side = "german", kind = "unit", moved = true }, "moved", false)
    turn.vars.opened = false
    air.recall(turn)
  end,
}

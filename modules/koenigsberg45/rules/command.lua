-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 4: what an HQ can command, and its activation.

local fog = require "fog"
local lists = require "std.lists"
local units = require "units"

local command = {}

local numbers = tables.numbers.values

---Hexes within the command range of an HQ: no water, but enemies and rivers do not matter (4.2.5).
---@param game Game
---@param hq Piece
---@return SpaceSet
function command.range(game, hq)
  return game:within(hq.space, hq.range, { class = "foot", blocks = "command" })
end

---Units of the HQ's own formation in range (4.2.1).
---@param game Game
---@param hq Piece
---@param range SpaceSet
---@return Piece[]
function command.own(game, hq, range)
  return game:pieces{ side = hq.side, kind = "unit", formation = hq.formation, space = range }
end

---Independent units that the HQ could command: of its side and front, in range; its own dual units are none (4.2.2).
---@param game Game
---@param hq Piece
---@param range SpaceSet
---@return Piece[]
function command.independents(game, hq, range)
  local all = game:pieces{ side = hq.side, kind = "unit", independent = true, front = hq.front, space = range }
  return lists.where(all, function(piece) return piece.formation ~= hq.formation end)
end

---How many independents an HQ may activate (4.2.1, 4.2.3).
---@param hq Piece
---@return integer
function command.quota(hq)
  return numbers.independents[hq.formation] or numbers.independents[hq.side]
end

---Is the Hipper within the HQ's range? The whole Haff counts as one hex (11.4).
local function hipperNear(game, hq)
  local ship = game:piece"GE-HIPPER"
  if hq.side ~= "german" or not units.onMap(ship) then return false end
  local land = game:within(hq.space, hq.range - 1, { class = "foot", blocks = "command" })
  local shore = game:within(game:spaces{ feature = "haff" }, 1)
  return land:common(shore):size() > 0
end

---Says which of two Soviet players is asked.
---@param game Game
---@param offer Offer
---@param piece? Piece   default: the HQ that is active
function command.hintSeat(game, offer, piece)
  local one = piece or game.vars.hq
  if game.side == "soviet" and one and one.side == "soviet" then offer:seat(one.front) end
end

---Forgets the activation.
---@param turn Turn
---@param side Side
function command.finish(turn, side)
  for state in each{ "full", "move" } do
    for piece in each(turn:pieces{ side = side, active = state }) do
      turn:set(piece, "active", "")
      turn:set(piece, "moved", false)
      turn:set(piece, "attacked", false)
      turn:set(piece, "topped", false)
    end
  end
  local vars = turn.vars
  vars.hq, vars.slowed, vars.hipper_near, vars.called_off = nil, false, false, {}
end

---Asks which independents are activated, unless all can be.
local function chooseIndependents(turn, hq, range)
  local all = command.independents(turn, hq, range)
  local quota = command.quota(hq)
  if #all > quota then
    turn:push("command.independents", { side = hq.side, quota = quota })
  else
    turn:set(all, "active", "full")
    for piece in each(all) do
      turn:log({ _"{1} is activated.", piece }, { rule = "4.2.2", piece = piece })
    end
  end
end

---Activates an HQ: those in range at this moment act (4.2.4). `how` is "chit", "hgm" or "free" (no attack).
---@param turn Turn
---@param hq Piece
---@param how string
function command.activate(turn, hq, how)
  local vars = turn.vars
  local range = command.range(turn, hq)
  vars.hq, vars.slowed, vars.refugees = hq, vars.refugees, false
  vars.hipper_near = hipperNear(turn, hq)
  turn:log({ _"{1} is activated.", hq }, { rule = "4.1.1", piece = hq, kind = "phase" })
  if vars.slowed then
    turn:log(_"Refugees on the roads slow its units down.", { rule = "2.5.2", piece = hq })
  end
  turn:set(hq, "active", "full")
  turn:set(command.own(turn, hq, range), "active", "full")
  if how ~= "free" then turn:push("combat.target", { side = hq.side }) end
  turn:push("move", { side = hq.side, why = how == "free" and "free" or "command" })
  if how == "hgm" then turn:push("command.free", { side = hq.side, left = numbers.hgm_independents }) end
  chooseIndependents(turn, hq, range)
end

local function chosenCount(game)
  local hq = game.vars.hq
  local active = game:pieces{ side = hq.side, kind = "unit", active = "full" }
  return #lists.where(active, function(piece) return piece.formation ~= hq.formation end)
end

local function pickable(game)
  local hq = game.vars.hq
  local all = command.independents(game, hq, command.range(game, hq))
  return lists.where(all, function(piece) return piece.active == "" end)
end

local function whyPick(game, action)
  local piece, hq = action.piece, game.vars.hq
  units.needOwn(game, piece, "4.2.1")
  need(piece.front == hq.front, "2.1.4", { _"{1} belongs to the other front.", piece })
  need(piece.active == "", "4.2.1", { _"{1} is already activated.", piece })
  need(piece.independent, "4.2.2", { _"{1} is not an independent unit.", piece })
  need(command.range(game, hq):has(piece.space), "4.2.6", { _"{1} is out of the command range of {2}.", piece, hq })
end

local function pick(turn, action)
  turn:set(action.piece, "active", "full")
  turn:log({ _"{1} is activated.", action.piece }, { rule = "4.2.2", piece = action.piece })
  if chosenCount(turn) >= turn.here.quota then turn:pop() end
end

decision "command.independents" {
  rule = "4.2.1",
  prompt = function(game)
    return { _"Choose independent units for {1}: {2} left", game.vars.hq, game.here.quota - chosenCount(game) }
  end,
  help = _"The units of the HQ's own formation in range are activated anyway.",
  ask = "budget", main = "done", pass = "done",
  auto = fog.passes,
  actions = function(game, offer)
    offer:piece("activate", pickable(game))
    offer:button("done")
    offer:hint("max", game.here.quota)
    offer:hint("used", chosenCount(game))
    command.hintSeat(game, offer)
  end,
  activate = { label = _"Activate {piece}", rule = "4.2.1", why = whyPick, run = pick },
  done = { label = _"No more units", rule = "4.2.1", run = function(turn) turn:pop() end },
}

---Independents that the army group can let move: those that can move at all.
local function freeUnits(game)
  local all = game:pieces{ side = "german", kind = "unit", independent = true, onMap = true, active = "" }
  return lists.where(all, function(piece) return piece.movement > 0 end)
end

local function whyFree(game, action)
  local piece = action.piece
  units.needOwn(game, piece, "4.1.3")
  need(piece.independent, "4.1.3", { _"{1} is not an independent unit.", piece })
  need(piece.active == "", "4.1.3", { _"{1} is already activated.", piece })
  need(piece.movement > 0, "4.1.3", { _"{1} can't move.", piece })
end

local function free(turn, action)
  turn:set(action.piece, "active", "move")
  turn:log({ _"Army Group Centre lets {1} move.", action.piece }, { rule = "4.1.3", piece = action.piece })
  local left = turn.here.left - 1
  turn.here.left = left
  if left == 0 then turn:pop() end
end

decision "command.free" {
  rule = "4.1.3",
  prompt = function(game) return { _"Choose independent units that Army Group Centre lets move: {1} left", game.here.left } end,
  help = _"They may be anywhere on the map; they move but do not attack.",
  ask = "budget", main = "done", pass = "done",
  auto = fog.passes,
  actions = function(game, offer)
    offer:piece("activate", freeUnits(game))
    offer:button("done")
    offer:hint("max", game.here.left)
  end,
  activate = { label = _"Let {piece} move", rule = "4.1.3", why = whyFree, run = free },
  done = { label = _"No more units", rule = "4.1.3", run = function(turn) turn:pop() end },
}

---HQs of a force among which a front chit, the army group or an event chooses.
local function choices(game, force)
  if force == "german" then return units.hqs(game, "german") end
  return game:pieces{ kind = "hq", front = force, onMap = true }
end

local function whyHq(game, action)
  local piece = action.piece
  units.needOwn(game, piece, "4.1.2")
  need(piece.kind == "hq", "4.1.2", { _"{1} is not an HQ.", piece })
  need(lists.contains(choices(game, game.here.force), piece), "4.1.2", { _"{1} belongs to the other front.", piece })
end

---Asks which HQ of a force is activated.
---@param turn Turn
---@param force string
---@param how string
function command.choose(turn, force, how)
  local any = choices(turn, force)[1]
  if any then turn:push("command.hq", { side = any.side, force = force, how = how }) end
end

decision "command.hq" {
  rule = "4.1.2",
  prompt = _"Choose the HQ to activate",
  help = _"An HQ may be activated several times in a turn.",
  auto = true,
  actions = function(game, offer)
    local hqs = choices(game, game.here.force)
    offer:piece("activate", hqs)
    command.hintSeat(game, offer, hqs[1])
  end,
  activate = {
    label = _"Activate {piece}", rule = "4.1.2", why = whyHq,
    run = function(turn, action)
      command.activate(turn, action.piece, turn:pop().how)
    end,
  },
}

---An HQ without units of its own on the map and without independents in range is disbanded (11.1.3).
local function isIdle(game, hq)
  if game:pieces{ side = hq.side, kind = "unit", formation = hq.formation, onMap = true }[1] then return false end
  return command.independents(game, hq, command.range(game, hq))[1] == nil
end

phase "hq_check" {
  enter = function(turn)
    for side in each(sides) do
      for hq in each(units.hqs(turn, side)) do
        if isIdle(turn, hq) then
          turn:log({ _"{1} has nobody left to command.", hq }, { rule = "11.1.3", piece = hq })
          units.eliminate(turn, hq, "11.1.3")
        end
      end
    end
  end,
}

return command

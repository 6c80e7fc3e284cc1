-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 3: the German set-up, army by army, or at one click.

local lists = require "std.lists"
local units = require "units"

local deploy = {}

local ready = tables.deployment.values
local order = { "9A", "3", "4A", "4", "2A", "2" }
local names = {
  ["9A"] = _"9th Army", ["3"] = _"3rd Panzer Group", ["4A"] = _"4th Army",
  ["4"] = _"4th Panzer Group", ["2A"] = _"2nd Army", ["2"] = _"2nd Panzer Group",
}

local function reserve(game)
  return game:space("german-reserve")
end

---Units that still wait for a hex; of one formation, or of all.
---@param game Game
---@param formation? string
---@return Piece[]
function deploy.waiting(game, formation)
  return game:pieces{ side = "german", kind = "unit", space = reserve(game), formation = formation }
end

---The three rows before the front in which a formation may stand (3.1), everywhere in Closed Fist (13.3).
---@param game Game
---@param formation string
---@return Space[]
function deploy.zone(game, formation)
  if units.isClosedFist(game) then return game:spaces{ feature = "setup" } end
  return game:spaces{ sector = formation }
end

---The formation that is being set up: the chosen one, or the next with units left.
local function current(game)
  if deploy.waiting(game, game.vars.formation)[1] then return game.vars.formation end
  for formation in each(order) do
    if deploy.waiting(game, formation)[1] then return formation end
  end
  return nil
end

local function offerUnits(game, offer, formation)
  local zone = game:setOf(deploy.zone(game, formation))
  local open = { zone:minus(units.closed(game, formation, 1)), zone:minus(units.closed(game, formation, 2)) }
  for piece in each(deploy.waiting(game, formation)) do
    offer:space("deploy", open[piece.stack], { piece = piece })
  end
end

local function offerArmies(game, offer, formation)
  for other in each(order) do
    if other ~= formation and deploy.waiting(game, other)[1] then
      offer:button("army", { value = other, label = { _"Go on with the {1}", names[other] } })
    end
  end
end

---Everybody at one click; Closed Fist may also begin as history did, because it lets units stand anywhere.
local function offerReady(game, offer)
  if not units.isClosedFist(game) then return offer:button("ready", { label = _"Use the historical set-up" }) end
  offer:button("ready", { label = _"Use the Closed Fist set-up" })
  offer:button("ready", { value = "historical", label = _"Use the historical set-up" })
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == "german" and piece.kind == "unit", "3.1", _"Only German units are set up.")
  need(piece.space == reserve(game), "3.1", { _"{1} is already on the map.", piece })
  need(space and space.kind == "hex" and space:has("setup"), "3.1", _"Units are set up in the three columns of hexes west of the front line.")
  local own = units.isClosedFist(game) or space.sector == piece.formation
  need(own, "3.1", { _"{1} is outside the sector of {2}.", space, piece })
  local apart = not units.apart(game) or not units.foreign(game, piece.formation):has(space)
  need(apart, "7.3", { _"Another army is in {1}.", space })
  need(not lists.contains(units.crowded(game, piece.stack), space), "7.1", { _"{1} is full: three divisions at most.", space })
  need(piece.formation == current(game), "3.1", _"Choose this army first.")
end

local function place(turn, action)
  local piece, space = action.piece, action.space
  turn.vars.formation = piece.formation
  turn:move(piece, space)
  turn:log({ _"{1} is set up in {2}.", piece, space }, { rule = "3.1", piece = piece, space = space, kind = "move" })
end

local function placeAll(turn, action)
  local plan = ready[action.value or turn.scenario.id]
  turn:move(units.germans(turn), reserve(turn))
  for id, names in pairs(plan) do
    local stack = {}
    for i, name in ipairs(names) do stack[i] = turn:piece(name) end
    turn:move(stack, turn:space(id))
  end
  turn:log(_"All German units take their places in the ready-made set-up.", { rule = "3.1", kind = "move" })
end

local function lift(turn, action)
  turn.vars.formation = action.piece.formation
  turn:move(action.piece, reserve(turn))
  turn:log({ _"{1} is picked up again.", action.piece }, { rule = "3.1", piece = action.piece, kind = "move" })
end

local function begin(turn)
  turn.vars.deployed = true
  turn:log(_"The set-up is finished.", { rule = "3.1", kind = "phase" })
  turn:next()
end

local function whyLift(game, action)
  local piece = action.piece
  need(piece and piece.side == "german" and piece.kind == "unit", "3.1", _"Only German units are set up.")
  need(not current(game), "3.1", _"First give every unit a hex; then you can change places.")
end

decision "deploy" {
  rule = "3.1",
  prompt = function(game)
    local formation = current(game)
    if not formation then return _"Change places, or begin the offensive" end
    return { _"Set up the {1}: {2} {2|unit|units} left", names[formation], #deploy.waiting(game, formation) }
  end,
  help = _"Three columns west of the front, inside the army's sector, three divisions to a hex. The ready-made set-up places everybody at once.",
  ask = "deploy", main = "begin",
  actions = function(game, offer)
    local formation = current(game)
    if formation then
      offer:seat(units.seat(formation))
      offerUnits(game, offer, formation)
      offerArmies(game, offer, formation)
      offerReady(game, offer)
    else
      offer:button("begin")
      offer:piece("lift", units.germans(game))
    end
  end,
  deploy = { label = _"Set up {piece} in {space}", rule = "3.1", why = why, run = place },
  army = { label = _"Go on with another army", rule = "3.1", run = function(turn, action) turn.vars.formation = action.value end },
  ready = { label = _"Use the ready-made set-up", rule = "3.1", run = placeAll },
  lift = { label = _"Pick {piece} up again", rule = "3.1", why = whyLift, run = lift },
  begin = {
    label = _"Begin the offensive", rule = "3.1", run = begin,
    why = function(game) need(not current(game), "3.1", _"Some units have no hex yet.") end,
  },
}

phase "setup" {
  when = function(game) return not game.vars.deployed end,
}

return deploy

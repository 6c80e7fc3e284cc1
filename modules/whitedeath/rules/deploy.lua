-- SPDX-License-Identifier: GPL-3.0-or-later
--- The set-up of the campaign: the Germans first, then the Soviets, batch by batch, or everybody at one click.

local lists = require "std.lists"
local stacking = require "stacking"
local units = require "units"

local deploy = {}

local batches = tables.deployment.values.batches
local usual = tables.deployment.values.usual
---So far from the Germans, at least, the Soviets are set up.
local distance = 2

local function box(game, side)
  return game:space("deploy_" .. side)
end

---Units of a batch that have no hex yet.
local function left(game, batch)
  local tray = box(game, batch.side)
  return lists.where(lists.map(batch.pieces, function(id) return game:piece(id) end), function(piece) return piece.space == tray end)
end

---Units of a batch that have one: they may be taken back while it is being set up.
local function placed(game, batch)
  return lists.where(lists.map(batch.pieces, function(id) return game:piece(id) end), units.onMap)
end

---The batch that is being set up: the first with units left.
---@param game Game
---@param side Side
---@return table?
function deploy.batch(game, side)
  for batch in each(batches) do
    if batch.side == side and left(game, batch)[1] then return batch end
  end
  return nil
end

---The unit that is placed next: the chosen one, or the first of its batch.
local function current(game, batch)
  local chosen = game.here.unit
  if chosen and chosen.space == box(game, batch.side) and lists.contains(batch.pieces, chosen.id) then return chosen end
  return left(game, batch)[1]
end

---Hexes near Germans, in which no Soviet unit is set up.
local function near(game)
  return game:within(units.hexes(game, "german"):list(), distance - 1)
end

---Hexes of a batch's area, without those too near to the enemy.
local function area(game, batch)
  local set = game:setOf(lists.map(batch.hexes, function(id) return game:space(id) end))
  return batch.side == "soviet" and set:minus(near(game)) or set
end

---Can a class stand in the hex?
local function stands(piece, space)
  return space:way("road") or space:way("railway") or terrain.terrains[space.terrain].cost[piece.mobility] ~= nil
end

---Hexes in which a unit may be set up.
---@param game Game
---@param piece Piece
---@param set SpaceSet
---@return Space[]
function deploy.hexes(game, piece, set)
  return lists.where(set:list(), function(space)
    return stands(piece, space) and (space.count == 0 or stacking.fits(game, space, { piece }))
  end)
end

---Artillery that is set up is deployed; garrisons are marked (6.B.2, 22).
local function put(turn, piece, space)
  turn:move(piece, space)
  if piece.artillery then turn:set(piece, "deployed", true) end
  if piece.garrison_of ~= "" then turn:set(piece, "garrison", piece.garrison_of) end
  if piece.side == "german" then turn:set(piece, "city_start", units.inCity(space)) end
end

local function place(turn, action)
  put(turn, action.piece, action.space)
  turn:log({ _"{1} is set up in {2}.", action.piece, action.space }, { rule = "23.C", piece = action.piece, space = action.space, kind = "move", only = action.piece.side })
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "23.C", _"You set up only your own units.")
  need(piece.space == box(game, game.side), "23.C", { _"{1} is not among the units to set up.", piece })
  local batch = deploy.batch(game, game.side)
  need(batch and lists.contains(batch.pieces, piece.id), "23.C", { _"{1} comes later.", piece })
  need(space and space.kind == "hex" and lists.contains(batch.hexes, space.id), "23.C", { _"{1} can't be set up there.", piece })
  need(batch.side == "german" or not near(game):has(space), "23.C", { _"{1} is too near to the Germans.", space })
  need(stands(piece, space), "7", { _"{1} can't enter the ground of {2}.", piece, space })
  stacking.why(game, space, { piece })
end

local function lift(turn, action)
  local piece = action.piece
  turn:move(piece, box(turn, piece.side))
  if piece.deployed then turn:set(piece, "deployed", false) end
end

---Everybody who waits goes where history had him.
local function placeAll(turn)
  for piece in each(box(turn, turn.side).pieces) do put(turn, piece, turn:space(usual[piece.id])) end
  turn:log(turn.side == "german" and _"The Germans take their historical places." or _"The Soviets take their historical places.", { rule = "23.C", kind = "move" })
end

local function isReadyFree(game)
  return #game:pieces{ side = game.side, onMap = true } == 0
end

decision "deploy.place" {
  rule = "23.C",
  prompt = function(game)
    local batch = deploy.batch(game, game.side)
    if not batch then return _"All units are set up: begin, or take some back" end
    return { _"Set up: {1}, {2} {2|unit|units} left", batch.name, #left(game, batch) }
  end,
  help = function(game)
    local batch = deploy.batch(game, game.side)
    if not batch then return _"A unit that you take back can be set up anew." end
    return { _"{1}. Draft units (d) away from roads and railways lose most of their mobility, wheeled and tracked units some of it.", batch.where }
  end,
  ask = "deploy", main = "begin", take = "pick",
  -- One unit of the tray is as good as another: to choose among them brings the set-up no further.
  worthTaking = function() return {} end,
  actions = function(game, offer)
    local batch = deploy.batch(game, game.side)
    if batch then
      local piece = current(game, batch)
      offer:space("place", deploy.hexes(game, piece, area(game, batch)), { piece = piece })
      offer:piece("pick", lists.without(left(game, batch), piece))
      if isReadyFree(game) then offer:button("ready") end
      offer:piece("lift", placed(game, batch))
    else
      offer:button("begin")
      offer:piece("lift", game:pieces{ side = game.side, onMap = true })
    end
  end,
  place = { label = _"Set up {piece} in {space}", rule = "23.C", why = why, run = place },
  pick = {
    label = _"Set up {piece} next", rule = "25.B", run = function(turn, action) turn.here.unit = action.piece end,
    why = function(game, action)
      local batch = deploy.batch(game, game.side)
      need(batch and action.piece and action.piece ~= current(game, batch) and lists.contains(left(game, batch), action.piece), "25.B", _"Choose a unit of the tray.")
    end,
  },
  ready = { label = _"Use the historical set-up", rule = "23.C", run = placeAll },
  lift = {
    label = _"Take {piece} back", rule = "23.C", run = lift,
    why = function(game, action)
      units.needOwn(game, action.piece, "23.C")
      local batch = deploy.batch(game, game.side)
      need(not batch or lists.contains(placed(game, batch), action.piece), "23.C", _"First place the units of this batch; then you can take back any unit.")
    end,
  },
  begin = {
    label = _"The set-up is finished", rule = "23.C",
    why = function(game) need(not deploy.batch(game, game.side), "23.C", _"Some units have no hex yet.") end,
    run = function(turn)
      turn.vars.deployed = turn.side
      turn:log(turn.side == "german" and _"The German set-up is finished." or _"The Soviet set-up is finished.", { rule = "23.C", kind = "phase" })
      turn:next()
    end,
  },
}

phase "deployment" {
  when = function(game) return game.scenario.values.deployment and game.turn == game.scenario.firstTurn and box(game, game.active).count > 0 end,
}

return deploy

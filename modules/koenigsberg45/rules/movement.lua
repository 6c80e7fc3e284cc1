-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 6: regular, strategic and rail movement, overrun of HQs.

local command = require "command"
local fog = require "fog"
local goals = require "goals"
local lists = require "std.lists"
local move = require "std.move"
local territory = require "territory"
local units = require "units"
local zones = require "zones"

local movement = {}

local numbers = tables.numbers.values
local roads = { "road", "autobahn" }
local rails = { "rail" }
local farAway = 400
local halfPoint = 0.5
local refugeeLoss = 1

---Movement points that a unit has now (10.3.2, refugees).
---@param game Game
---@param piece Piece
---@return integer
function movement.allowance(game, piece)
  local points = piece.movement
  if piece.supply == "isolated" then points = points // 2 end
  if game.vars.slowed and piece.active == "full" then points = math.max(0, points - refugeeLoss) end
  return points
end

---Is it the piece that is on its way: its move may go on until another piece moves (6.1)?
local function isOnWay(game, piece)
  return game.here.mover == piece
end

---Movement points that are left to a unit: those of a move that has begun, or all.
---@param game Game
---@param piece Piece
---@param all? integer   instead of its allowance
---@return number
function movement.left(game, piece, all)
  local points = all or movement.allowance(game, piece)
  return isOnWay(game, piece) and math.max(0, points - game.here.spent / 2) or points
end

---Has a unit still a move to make, or to go on with?
local function hasPoints(game, piece)
  if not piece.moved then return true end
  return isOnWay(game, piece) and movement.left(game, piece, game.here.gait == "rail" and farAway or nil) > 0
end

---What is equal for all pieces of a side that move now.
---@param game Game
---@param side Side
---@return table
function movement.field(game, side)
  local enemy = enemyOf(side)
  local held = units.held(game, enemy)
  local zone = zones.of(game, enemy)
  local unit, hq = units.full(game, side, "unit"), units.full(game, side, "hq")
  return {
    held = held,
    hexes = units.hexes(game, enemy),
    zones = zone,
    full = { unit = unit, hq = hq },
    shunned = { unit = zone:union(unit), hq = zone:union(hq) },
  }
end

---Hexes outside the range of a held corps' HQ, which its units may not leave (11.5).
---@param game Game
---@param piece Piece
---@return SpaceSet?
function movement.fence(game, piece)
  if not territory.isFrozen(game, piece.formation) then return nil end
  local hq = units.hqOf(game, piece.formation)
  if not units.onMap(hq) then return nil end
  return game:within(hq.space, farAway):minus(command.range(game, hq))
end

---Is the piece an HQ that may not move yet (11.5)?
local function isPinned(game, piece)
  return piece.kind == "hq" and territory.isFrozen(game, piece.formation)
end

local function startsOn(piece, ways)
  for i = 1, #ways do
    if piece.space:way(ways[i]) then return true end
  end
  return false
end

---Regular movement.
---@param game Game
---@param piece Piece
---@param field table
---@return Reach
function movement.normal(game, piece, field)
  return game:reach(piece, {
    allowance = movement.left(game, piece),
    blocked = units.overruns(piece) and field.held or field.hexes,
    full = field.full[piece.kind],
    zones = field.zones,
    enterZone = numbers.enter_zone,
    leaveZone = numbers.leave_zone,
    avoid = movement.fence(game, piece),
    underway = isOnWay(game, piece),
  })
end

---Strategic movement along roads (6.4); nil when it can't begin.
---@param game Game
---@param piece Piece
---@param field table
---@return Reach?
function movement.strategic(game, piece, field)
  if game.vars.slowed and piece.active == "full" or not startsOn(piece, roads) then return nil end
  if field.zones:has(piece.space) then return nil end
  local avoid = field.shunned[piece.kind]
  local fence = movement.fence(game, piece)
  return game:reach(piece, {
    allowance = movement.left(game, piece),
    blocked = units.overruns(piece) and field.held or field.hexes,
    avoid = fence and avoid:union(fence) or avoid,
    ways = roads,
    useWays = roads,
    wayCost = halfPoint,
  })
end

---Rail movement (6.5); nil when it can't begin.
---@param game Game
---@param piece Piece
---@param field table
---@return Reach?
function movement.rail(game, piece, field)
  if piece.movement == 0 or field.zones:has(piece.space) or not startsOn(piece, rails) then return nil end
  return game:reach(piece, {
    allowance = movement.left(game, piece, farAway),
    blocked = field.hexes,
    full = field.full[piece.kind],
    zones = field.zones,
    stopInZone = true,
    avoid = movement.fence(game, piece),
    ways = rails,
    useWays = rails,
    wayCost = halfPoint,
  })
end

local modes = { move = movement.normal, strategic = movement.strategic, rail = movement.rail }

---Where a piece can go in a mode ("move", "strategic", "rail"); nil when the mode is closed to it.
---@param game Game
---@param piece Piece
---@param mode string
---@param field? table
---@return Reach?
function movement.reach(game, piece, mode, field)
  if isPinned(game, piece) or (isOnWay(game, piece) and game.here.gait ~= mode) then return nil end
  return modes[mode](game, piece, field or movement.field(game, piece.side))
end

---Pieces that can still move now, last the one that is on its way.
---@param game Game
---@param side Side
---@return Piece[]
function movement.movers(game, side)
  local list = lists.join(game:pieces{ side = side, active = "full", moved = false }, game:pieces{ side = side, active = "move", moved = false })
  local mover = game.here.mover
  if mover and units.onMap(mover) and hasPoints(game, mover) then
    list[#list + 1] = mover
  end
  return list
end

---The rules that close a hex, by what the search says.
local refusals = {
  far = "6.1.1", terrain = "6.2.3", edge = "6.2.3", enemy = "6.3", stacking = "7.0", crossing = "6.2.2", whole = "6.2.2",
  way = "6.4", zone = "6.5",
  avoid = { "6.4.1", _"{1} would pass an enemy zone of control or a full hex on its way to {2}." },
}
local byRail = { far = "6.1.1", terrain = "6.2.3", edge = "6.2.3", enemy = "6.3", stacking = "7.0", way = "6.5", zone = "6.5" }

local function whyUnit(game, piece, mode)
  units.needOwn(game, piece, "4.0")
  need(piece.active ~= "", "4.2.6", { _"{1} is not activated.", piece })
  need(hasPoints(game, piece), "6.1", { _"{1} has already moved.", piece })
  need(not isOnWay(game, piece) or game.here.gait == mode, "6.1", { _"{1} goes on as it has begun to move.", piece })
  need(not isPinned(game, piece), "11.5", { _"{1} may not move before its corps is released.", piece })
end

local function whyPath(game, action, mode)
  local piece, space = action.piece, action.space
  local fence = movement.fence(game, piece)
  need(not (fence and fence:has(space)), "11.5", { _"{1} may not leave the command range of its HQ yet.", piece })
  move.refuse(movement.reach(game, piece, mode), piece, space, mode == "rail" and byRail or refusals)
end

local function whyMove(game, action)
  whyUnit(game, action.piece, "move")
  move.needPlace(action.piece, action.space, "6.1")
  whyPath(game, action, "move")
end

local function whyStrategic(game, action)
  local piece = action.piece
  whyUnit(game, piece, "strategic")
  need(not (game.vars.slowed and piece.active == "full"), "2.5.2", _"Refugees block the roads.")
  need(startsOn(piece, roads), "6.4", { _"{1} does not start on a road.", piece })
  need(not zones.of(game, enemyOf(piece.side)):has(piece.space), "6.4.1", { _"{1} starts in an enemy zone of control.", piece })
  move.needPlace(piece, action.space, "6.4")
  need(not zones.of(game, enemyOf(piece.side)):has(action.space), "6.4.1", { _"{1} is in an enemy zone of control.", action.space })
  whyPath(game, action, "strategic")
end

local function whyRail(game, action)
  local piece = action.piece
  whyUnit(game, piece, "rail")
  need(piece.movement > 0, "6.5", { _"{1} can't move.", piece })
  need(startsOn(piece, rails), "6.5", { _"{1} does not start on a railway.", piece })
  need(not zones.of(game, enemyOf(piece.side)):has(piece.space), "6.5", { _"{1} starts in an enemy zone of control.", piece })
  move.needPlace(piece, action.space, "6.5")
  whyPath(game, action, "rail")
end

---Does a lack of fuel cost the unit a step (2.5.3)?
local function burnsOut(game, piece, mode)
  return game.vars.no_gas and mode ~= "rail" and piece.side == "german" and piece.mech and piece.steps == piece.maxSteps
end

local lines = {
  move = { _"{1} moves to {2}.", "6.1" },
  strategic = { _"{1} moves by road to {2}.", "6.4" },
  rail = { _"{1} moves by rail to {2}.", "6.5" },
}

---A river without a bridge ends the move behind it (6.2.2).
local function endsBehind(path)
  local from, to = path[#path - 1], path[#path]
  return from:over(to, "river") or from:over(to, "major_river")
end

---Notes what the way has cost, so that the unit can go on from there.
local function noteCost(turn, piece, mode, cost, path)
  local here = turn.here
  local before = isOnWay(turn, piece) and here.spent or 0
  here.spent = endsBehind(path) and 2 * farAway or before + math.ceil(2 * cost)
  here.mover, here.gait = piece, mode
end

local function travel(turn, action, mode)
  local piece, space = action.piece, action.space
  local reach = movement.reach(turn, piece, mode)
  local path = reach:path(space)
  noteCost(turn, piece, mode, reach:cost(space), path)
  turn:log({ lines[mode][1], piece, space }, { rule = lines[mode][2], piece = piece, space = space, kind = "move" })
  for i = 2, #path do units.enter(turn, piece, path[i]) end
  units.put(turn, piece, space)
  turn:set(piece, "moved", true)
  if burnsOut(turn, piece, mode) then
    turn:log({ _"{1} runs out of fuel.", piece }, { rule = "2.5.3", piece = piece })
    units.loseStep(turn, piece, "2.5.3")
  end
end

---Pieces that have arrived or were rebuilt and stand in a hex with too many others (7.1).
local function crowded(game)
  if game.here.why ~= "arrive" then return {} end
  local all = lists.join(game:pieces{ side = game.side, active = "move" }, game:pieces{ side = game.side, active = "full" })
  return lists.where(all, units.overstacked)
end

---Offers all moves, and says whether one of them would end a crowd.
local function offerMoves(game, offer, field, isCrowd)
  local any = false
  for piece in each(movement.movers(game, game.side)) do
    for mode in each{ "move", "strategic", "rail" } do
      local reach = movement.reach(game, piece, mode, field)
      if reach then
        offer:moves(mode, piece, reach)
        any = any or (isCrowd and units.overstacked(piece) and reach:list()[1] ~= nil)
      end
    end
  end
  return any
end

local function done(turn)
  local side = turn.side
  if turn:pop().why ~= "command" then command.finish(turn, side) end
end

local function whyDone(game)
  need(not crowded(game)[1], "7.1", _"Too many units are still in one hex.")
end

local function disband(turn, action)
  units.eliminate(turn, action.piece, "7.1")
end

---With fog of war the owner chooses what lies on top; once for a unit in an activation.
local function coverable(game)
  if not fog.on(game) then return {} end
  return lists.where(game:pieces{ side = game.side, active = "full", topped = false }, function(piece)
    return piece.position < piece.space.count
  end)
end

local function putOnTop(turn, action)
  local piece = action.piece
  turn:set(piece, "topped", true)
  turn:order(piece.space, lists.with(lists.without(piece.space.pieces, piece), piece))
  fog.refresh(turn, piece.space)
end

---Where the computer looks first.
local function advised(game)
  local field = movement.field(game, game.side)
  local function reachesOf(piece)
    local list = {}
    for mode in each{ "move", "strategic", "rail" } do list[#list + 1] = movement.reach(game, piece, mode, field) end
    return list
  end
  return goals.moves(game, movement.movers(game, game.side), reachesOf, game:within(field.held, 1))
end

local prompts = {
  command = _"Move the activated units",
  free = _"Move the activated units; they do not attack",
  arrive = _"Move the new units",
}

decision "move" {
  rule = "6.0",
  prompt = function(game) return prompts[game.here.why] end,
  help = _"Each unit moves once: freely, along roads at half cost, or by rail. To choose its way, move it step by step: it may go on until you move another.",
  main = "done", pass = "done",
  auto = fog.passes,
  worth = advised,
  actions = function(game, offer)
    local field = movement.field(game, game.side)
    local crowd = crowded(game)
    local relief = offerMoves(game, offer, field, crowd[1] ~= nil)
    offer:piece("top", coverable(game))
    if not crowd[1] then
      offer:button("done")
    elseif not relief then
      offer:piece("disband", crowd)
    end
    command.hintSeat(game, offer, game.here.why == "arrive" and movement.movers(game, game.side)[1] or nil)
  end,
  move = {
    label = _"Move {piece} to {space}", rule = "6.1", why = whyMove,
    run = function(turn, action) travel(turn, action, "move") end,
  },
  strategic = {
    label = _"{piece} by road to {space}", rule = "6.4", why = whyStrategic,
    run = function(turn, action) travel(turn, action, "strategic") end,
  },
  rail = {
    label = _"{piece} by rail to {space}", rule = "6.5", why = whyRail,
    run = function(turn, action) travel(turn, action, "rail") end,
  },
  top = { label = _"Put {piece} on top of its stack", rule = "2.1.3", run = putOnTop },
  disband = { label = _"{piece} is given up", rule = "7.1", run = disband },
  done = { label = _"End movement", rule = "6.1", why = whyDone, run = done },
}

return movement

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.8: the Command Segment: blocks move or build lines; the same orders serve a pass and an exploitation.
--- Its owner ends it, always: a segment that ended by itself would tell the enemy that nobody else could be commanded.

local areas = require "areas"
local blocks = require "blocks"
local command = require "command"
local dietl = require "dietl"
local fog = require "fog"
local lines = require "lines"
local lists = require "std.lists"
local movement = require "movement"
local options = require "options"
local sea = require "sea"
local tankdivision = require "tankdivision"
local territory = require "territory"
local victory = require "victory"

local orders = {}

---May nobody be engaged in the present segment?
---@param game Game
---@return boolean
function orders.isPeaceful(game)
  return game.vars.exploiting or game.vars.impulse == "pass"
end

---@param game Game
---@param side Side
---@return table
function orders.field(game, side)
  local field = movement.field(game, side, orders.isPeaceful(game))
  field.exploit = game.vars.exploiting
  return field
end

---Is the block within the long arm of the railway now?
local function railOpen(game)
  local kind = game.vars.impulse
  return not game.vars.exploiting and (kind == "pass" or kind == "strategic") and options.on(game, 1)
end

---14.2: in a Tactical Impulse the HQ must have been activated in a port.
local function seaOpen(game, piece)
  if game.vars.impulse ~= "tactical" then return true end
  for one in each(command.ranges(game, piece.side)) do
    if one.hq.space:has("port_white") and command.commands(one.hq, piece, one.range) then return true end
  end
  return false
end

---Notes that a block has begun its order; the one before it is done.
---@param turn Turn
---@param piece Piece
---@param points integer      what is left
local function begin(turn, piece, points)
  local vars = turn.vars
  if piece ~= vars.mover then
    if vars.impulse ~= "tactical" or vars.exploiting then vars.blocks_left = vars.blocks_left - 1 end
    turn:set(piece, "moved", true)
  end
  vars.mover = points > 0 and piece or nil
  vars.points_left = points
end

---10.13.6.1: marks a block that engages across a river into an area that was calm before.
local function mark(turn, piece, from, to)
  local fresh = not lists.contains(turn.vars.old_fights, to)
  local wet = fresh and areas.crossing(turn, from, to)
  turn:set(piece, "crossed", wet)
end

---Goes along a way, taking the areas that it passes.
---@param turn Turn
---@param piece Piece
---@param path Space[]
function orders.walk(turn, piece, path)
  local from, to = path[1], path[#path]
  local engages = areas.has(to, enemyOf(piece.side))
  fog.hide(turn, { piece })
  fog.tell(turn, piece, engages and { _"{1} engages the enemy in {2}.", piece, to } or { _"{1} moves to {2}.", piece, to },
    engages and { _"A block from {1} engages the enemy in {2}.", from, to } or { _"A block moves from {1} to {2}.", from, to },
    { rule = "10.9", space = to, kind = "move" })
  turn:move(piece, to)
  if engages then
    mark(turn, piece, path[#path - 1], to)
  else
    turn:set(piece, "crossed", false)
  end
  territory.settle(turn, from)
  territory.calm(turn, from)
  for i = 2, #path - 1 do territory.take(turn, path[i], piece.side) end
  if not engages then
    territory.settle(turn, to)
  elseif victory.concerns(turn, to) then
    victory.check(turn)
  end
end

local function runMove(turn, action)
  local piece, space = action.piece, action.space
  local field = orders.field(turn, turn.side)
  local path, cost = movement.route(turn, piece, space, field)
  local left = movement.points(turn, piece) - cost
  if field.enemies:has(space) then left = 0 end
  begin(turn, piece, left)
  orders.walk(turn, piece, path)
end

local refusals = {
  far = { "10.9", _"{1} has not enough movement points to get to {2}." },
  enemy = { "12.0", _"{1} can't enter {2}: nobody is engaged now." },
  stacking = { "2.9", _"{1} can't end its move in {2}: the area is full." },
  zone = { "10.9", _"{1} would have to stop among enemies before it gets to {2}." },
  terrain = { "2.8", _"{1} can't enter {2}." },
  edge = { "2.8", _"{1} can't cross the lake to {2}." },
}

---2.7, 10.19, 12.0: why enemies may not be engaged in the area.
local function whyEngage(game, piece, space, field)
  if not field.enemies:has(space) then return end
  need(not game.vars.exploiting, "10.19", _"Nobody is engaged during an exploitation.")
  need(not field.peaceful, "12.0", _"Nobody is engaged when you pass.")
  local beyond = blocks.isFinnish(piece) and not space:has("faz")
  need(not beyond or movement.finnsMarch(game), "2.7", { _"{1} is Finnish and may not attack outside the Finnish zone while Leningrad holds.", piece })
end

local function whyMove(game, action)
  local piece, space = action.piece, action.space
  command.why(game, piece)
  need(space and space.kind == "area" and space ~= piece.space, "10.9", _"Choose another area to move to.")
  need(movement.allowance(game, piece) > 0, "4.2.1", { _"{1} can't move.", piece })
  local field = orders.field(game, game.side)
  local engaged = field.enemies:has(piece.space)
  need(not (engaged and field.exploit), "10.19", { _"{1} may not leave a fight during an exploitation.", piece })
  whyEngage(game, piece, space, field)
  local moves = movement.moves(game, piece, field)
  if movement.cost(moves, space) then return end
  if engaged then
    need(areas.hasRoom(space, piece), "2.9", { _"{1} can't end its move in {2}: the area is full.", piece, space })
    need(false, "10.9", { _"{1} can't break away to {2}: it costs a point more, and the first area must be undisputed and yours.", piece, space })
  end
  local refusal = refusals[moves.reach:why(space)] or refusals.far
  need(false, refusal[1], { refusal[2], piece, space })
end

local function runRail(turn, action)
  local piece, space = action.piece, action.space
  local from = piece.space
  begin(turn, piece, 0)
  fog.tell(turn, piece, { _"{1} goes by rail to {2}.", piece, space }, { _"A block goes by rail from {1} to {2}.", from, space },
    { rule = "14.1", space = space, kind = "move" })
  turn:move(piece, space)
end

local function whyRail(game, action)
  local piece, space = action.piece, action.space
  need(options.on(game, 1), "14.1", _"Rail movement is an optional rule that is not in use.")
  need(game.vars.impulse ~= "tactical", "14.1", _"There is no rail movement in a Tactical Impulse.")
  command.why(game, piece)
  need(not piece.unlimited, "10.7", { _"{1} never moves.", piece })
  need(not piece.moved, "10.8", { _"{1} has already had its order.", piece })
  local field = orders.field(game, game.side)
  need(not field.closed:has(piece.space), "14.1", { _"{1} can't break away by rail.", piece })
  need(space and space.kind == "area" and space ~= piece.space, "14.1", _"Choose another area to go to.")
  need(not field.closed:has(space), "14.1", { _"{1} is not an undisputed area of yours.", space })
  local set = movement.rail(game, piece, field)
  need(set, "14.1", { _"No railway leads from {1}.", piece.space })
  need(areas.hasRoom(space, piece), "2.9", { _"{1} can't end its move in {2}: the area is full.", piece, space })
  need(set:has(space), "14.1", { _"No railway of yours leads from {1} to {2}.", piece.space, space })
end

local function runSail(turn, action)
  local piece, space = action.piece, action.space
  local from = piece.space
  begin(turn, piece, 0)
  turn.vars.sea_moved = true
  fog.tell(turn, piece, { _"{1} sails to {2}.", piece, space }, { _"A block sails from {1} to {2}.", from, space },
    { rule = "14.2", space = space, kind = "move" })
  turn:move(piece, space)
end

local function whySail(game, action)
  local piece, space = action.piece, action.space
  need(options.on(game, 2), "14.2", _"Sea transport is an optional rule that is not in use.")
  command.why(game, piece)
  need(not piece.moved, "10.8", { _"{1} has already had its order.", piece })
  need(sea.baltic(game) == piece.side, "14.2", _"You do not control the Baltic.")
  need(not game.vars.sea_moved, "14.2", _"Only one block goes by sea in an impulse.")
  need(not blocks.isFast(piece), "14.2", { _"{1} can't be shipped: only slow blocks go by sea.", piece })
  local field = orders.field(game, game.side)
  need(piece.space:has("port_white") and not field.closed:has(piece.space), "14.2", { _"{1} is not in an undisputed port of yours.", piece })
  need(space and space:has("port_white") and not field.closed:has(space) and space ~= piece.space, "14.2", _"Choose another undisputed port of yours.")
  need(seaOpen(game, piece), "14.2", { _"The HQ of {1} was not activated in a port.", piece })
  need(areas.hasRoom(space, piece), "2.9", { _"{1} can't end its move in {2}: the area is full.", piece, space })
end

---Blocks with an order to get: those that are free, and the one that is on its way.
---@param game Game
---@return Piece[]
function orders.movers(game)
  local list = command.candidates(game, game.side)
  local mover = game.vars.mover
  return mover and lists.with(list, mover) or list
end

local function offerLong(game, offer, piece, field)
  if field.rail then
    local set = movement.rail(game, piece, field)
    if set then offer:space("rail", set, { piece = piece }) end
  end
  if not field.sea then return end
  if seaOpen(game, piece) then offer:space("sail", movement.sail(game, piece, field), { piece = piece }) end
end

---Everything that blocks can be told to do now.
---@param game Game
---@param offer Offer
function orders.offer(game, offer)
  local field = orders.field(game, game.side)
  field.rail, field.sea = railOpen(game), options.on(game, 2) and not game.vars.exploiting
  for piece in each(orders.movers(game)) do
    movement.offer(offer, "move", piece, movement.moves(game, piece, field))
    if not piece.moved then
      if lines.canBuild(game, piece, field) then offer:piece("build", piece) end
      offerLong(game, offer, piece, field)
    end
  end
  tankdivision.offer(game, offer)
end

local function whyBuild(game, action)
  command.why(game, action.piece)
  need(not action.piece.moved, "4.1", { _"{1} has already had its order.", action.piece })
  lines.why(game, action.piece)
end

local function runBuild(turn, action)
  begin(turn, action.piece, 0)
  lines.build(turn, action.piece)
end

---Ends the segment; what is left over is nothing that the enemy may find when he decides next.
local function done(turn)
  turn.vars.mover, turn.vars.points_left, turn.vars.blocks_left = nil, 0, 0
  turn:next()
end

local prompts = {
  tactical = _"Command your blocks: each one moves or builds a line",
  strategic = _"Command your blocks, as many as your logistic value",
  pass = _"Command one block, without engaging, or pass without a move",
}

decision "command" {
  rule = "10.8",
  prompt = function(game) return prompts[game.vars.impulse] end,
  help = _"A block may move in several legs until another block gets its order.",
  main = "done", pass = "done",
  actions = function(game, offer)
    orders.offer(game, offer)
    lines.offerEach(game, offer)
    if dietl.mayStorm(game) then offer:piece("storm", dietl.piece(game)) end
    offer:button("done")
  end,
  move = { label = _"Move {piece} to {space}", rule = "10.9", why = whyMove, run = runMove },
  build = { label = _"{piece} builds a Defensive Line", rule = "4.1", why = whyBuild, run = runBuild },
  rail = { label = _"{piece} by rail to {space}", rule = "14.1", why = whyRail, run = runRail },
  sail = { label = _"{piece} by sea to {space}", rule = "14.2", why = whySail, run = runSail },
  murmansk = { label = _"{piece} goes to Murmansk", rule = "14.8", why = tankdivision.why, run = function(turn, action)
    begin(turn, action.piece, 0)
    tankdivision.go(turn, action.piece)
  end },
  storm = {
    label = _"{piece} attacks in Murmansk", rule = "14.8",
    why = function(game) need(dietl.mayStorm(game), "14.8", _"Dietl has nobody to attack in Murmansk now.") end,
    run = function(turn) dietl.call(turn) end,
  },
  dismantle = { rule = "4.1", why = lines.whyDismantle, run = lines.dismantle },
  done = { label = _"End the Command Segment", rule = "10.8", run = done },
}

decision "exploit.move" {
  rule = "10.19",
  prompt = _"Move your fast blocks, as many as your logistic value",
  main = "done", pass = "done",
  actions = function(game, offer)
    orders.offer(game, offer)
    offer:button("done")
    lines.offer(game, offer)
  end,
  move = { label = _"Move {piece} to {space}", rule = "10.19", why = whyMove, run = runMove },
  lines = lines.button,
  done = { label = _"End the exploitation", rule = "10.19", run = done },
}

return orders

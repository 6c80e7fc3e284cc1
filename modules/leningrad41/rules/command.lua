-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.2, 10.3, 10.6, 10.7: whom an HQ can command, and who may be commanded at all.

local areas = require "areas"
local blocks = require "blocks"
local lists = require "std.lists"
local supply = require "supply"

local command = {}

local everywhere = 400

---Areas within reach of orders: the way leads through own undisputed areas, its end may be any (10.3).
---@param game Game
---@param hq Piece
---@param closed SpaceSet?      areas not under full control, if already known
---@return SpaceSet
function command.range(game, hq, closed)
  local here = hq.space
  closed = closed or areas.closed(game, hq.side)
  if hq.unlimited then
    local net = game:within(here, everywhere, { blocked = closed, blocks = "command" })
    return supply.reached(game, nil, net)
  end
  local steps = blocks.strength(game, hq)
  if steps == 0 then return game:setOf{ here } end
  local near = game:within(here, steps - 1, { blocked = closed, blocks = "command" })
  return game:within(near, 1, { blocks = "command" })
end

---Does the HQ command the block, apart from distance?
---@param hq Piece
---@param piece Piece
---@return boolean
function command.suits(hq, piece)
  if hq.unlimited then return blocks.isFinnish(piece) end
  if hq.color == "" then return true end
  return piece.color == "white" or piece.color == hq.color
end

---Can the HQ command the block where both stand?
---@param hq Piece
---@param piece Piece
---@param range SpaceSet
---@return boolean
function command.commands(hq, piece, range)
  if piece == hq or not range:has(piece.space) then return false end
  if hq.unlimited then return blocks.isFinnish(piece) end
  return hq.space == piece.space or command.suits(hq, piece)
end

---HQs of the side that give orders in this impulse: not Dietl, not the Luftwaffe.
---@param game Game
---@param side Side
---@return Piece[]
function command.active(game, side)
  return lists.where(game:pieces{ side = side, active = true, tactical = true }, blocks.onMap)
end

---Each active HQ with its range.
---@param game Game
---@param side Side
---@return { hq: Piece, range: SpaceSet }[]
function command.ranges(game, side)
  local closed = areas.closed(game, side)
  local list = {}
  for i, hq in ipairs(command.active(game, side)) do list[i] = { hq = hq, range = command.range(game, hq, closed) } end
  return list
end

---Is there an active HQ that can command the block?
---@param ranges { hq: Piece, range: SpaceSet }[]
---@param piece Piece
---@return boolean
function command.reached(ranges, piece)
  for one in each(ranges) do
    if command.commands(one.hq, piece, one.range) then return true end
  end
  return false
end

---Adds the pieces that are not in the list yet.
local function add(list, known, pieces)
  for piece in each(pieces) do
    if not known[piece.id] then
      known[piece.id] = true
      list[#list + 1] = piece
    end
  end
end

---Free blocks that an active HQ can command.
local function commanded(game, side)
  local list, known = {}, {}
  for one in each(command.ranges(game, side)) do
    local hq = one.hq
    local function free(space, key, value)
      local filter = { side = side, kind = "block", moved = false, supply = "supplied", active = false, space = space }
      if key then filter[key] = value end
      return game:pieces(filter)
    end
    if hq.unlimited then
      add(list, known, free(one.range, "nation", "finnish"))
    elseif hq.color == "" then
      add(list, known, free(one.range))
    else
      add(list, known, free(hq.space))
      add(list, known, free(one.range, "color", hq.color))
      add(list, known, free(one.range, "color", "white"))
    end
  end
  return list
end

---Blocks that may still get an order in the present Command Segment or Exploitation.
---@param game Game
---@param side Side
---@return Piece[]
function command.candidates(game, side)
  local vars = game.vars
  if vars.impulse == "tactical" and not vars.exploiting then return commanded(game, side) end
  if vars.blocks_left == 0 then return {} end
  local list = game:pieces{ side = side, kind = "block", onMap = true, moved = false, supply = "supplied", active = false }
  return vars.exploiting and lists.where(list, blocks.isFast) or list
end

---Says why a block can get no order now.
---@param game Game
---@param piece Piece?
function command.why(game, piece)
  need(piece and piece.side == game.side and piece.kind == "block", "10.8", _"Only your own blocks obey your orders.")
  need(not piece.leader, "4.2.4", { _"{1} never moves.", piece })
  need(blocks.onMap(piece), "10.9", { _"{1} is not on the map.", piece })
  need(piece.supply ~= "isolated", "9.1", { _"{1} is isolated.", piece })
  need(not piece.active, "10.1", { _"{1} is activated and can't be commanded again.", piece })
  need(not piece.moved or piece == game.vars.mover, "10.8", { _"{1} has already had its order.", piece })
  local vars = game.vars
  if vars.exploiting then need(blocks.isFast(piece), "10.19", { _"{1} is not a fast block.", piece }) end
  if vars.impulse == "tactical" and not vars.exploiting and not piece.moved then
    need(command.reached(command.ranges(game, piece.side), piece), "10.3", { _"No active HQ can command {1} where it is.", piece })
  end
  if vars.impulse == "pass" then
    need(vars.blocks_left > 0 or piece == vars.mover, "12.0", _"Only one block is commanded when you pass.")
  end
  local rule = vars.exploiting and "10.19" or "11.0"
  need(vars.impulse == "tactical" and not vars.exploiting or vars.blocks_left > 0 or piece == vars.mover, rule,
    _"No more blocks can be commanded: the logistic value is used up.")
end

return command

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.17: the Blitz Segment; and the phases of combat.

local areas = require "areas"
local command = require "command"
local dietl = require "dietl"
local lines = require "lines"
local lists = require "std.lists"
local orders = require "orders"

local blitz = {}

---Active Blitz HQs with their ranges.
local function leaders(game, side)
  return lists.where(command.ranges(game, side), function(one) return one.hq.blitz end)
end

---Is a suitable Blitz HQ in reach of the block?
local function isLed(ranges, piece)
  return lists.any(ranges, function(one)
    return one.range:has(piece.space) and command.suits(one.hq, piece)
  end)
end

---Blocks that may move in the Blitz Segment, among those that were left lying for it.
---@param game Game
---@param side Side
---@return Piece[]
function blitz.blocks(game, side)
  local ready = game:pieces{ side = side, rolling = true }
  if not ready[1] then return {} end
  local ranges = leaders(game, side)
  return lists.where(ready, function(piece) return isLed(ranges, piece) end)
end

---Areas next to a block into which it may go on.
---@param game Game
---@param piece Piece
---@return Space[]
function blitz.goals(game, piece)
  return lists.where(piece.space.neighbours, function(space)
    if space.terrain ~= "green" or lists.contains(game.vars.old_fights, space) then return false end
    return areas.hasRoom(space, piece)
  end)
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side and piece.kind == "block", "10.17", _"Choose one of your own blocks.")
  need(piece.mech and piece.combat, "10.17", { _"{1} is not a fast combat block.", piece })
  need(piece.rolling, "10.17", { _"{1} has not cleared a green area.", piece })
  need(lists.contains(blitz.blocks(game, game.side), piece), "10.17", { _"No active Blitz HQ can lead {1}.", piece })
  need(space and space.kind == "area" and space:adjacent(piece.space), "10.17", _"Choose a neighbouring area.")
  need(space.terrain == "green", "10.17", { _"{1} is not a green area.", space })
  need(not lists.contains(game.vars.old_fights, space), "10.17", { _"{1} was already disputed.", space })
  need(areas.hasRoom(space, piece), "2.9", { _"{1} is full.", space })
end

local function run(turn, action)
  local piece = action.piece
  turn:set(piece, "rolling", false)
  orders.walk(turn, piece, { piece.space, action.space })
end

decision "blitz.move" {
  rule = "10.17",
  prompt = _"Blitz: fast blocks that cleared a green area may go on",
  main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    for piece in each(blitz.blocks(game, game.side)) do
      offer:space("blitz", blitz.goals(game, piece), { piece = piece })
    end
    offer:button("done")
    lines.offer(game, offer)
  end,
  blitz = { label = _"{piece} goes on to {space}", rule = "10.17", why = why, run = run },
  lines = lines.button,
  done = { label = _"End the Blitz moves", rule = "10.17", run = function(turn) turn:next() end },
}

phase "combat" {
  when = function(game) return game.vars.impulse == "tactical" or game.vars.impulse == "strategic" end,
  enter = function(turn) dietl.march(turn) end,
}

phase "blitz" {
  when = function(game) return blitz.blocks(game, game.active)[1] ~= nil end,
  enter = function(turn)
    turn.vars.blitzing = true
    turn.vars.old_fights = areas.disputed(turn):list()
    for hq in each(turn:pieces{ side = turn.active, active = true, hq = true }) do
      if hq.target then turn:set(hq, "target", nil) end
    end
  end,
}

---Is there a new battle to support or to fight?
local function hasBattle(game)
  if not game.vars.blitzing then return false end
  return lists.any(areas.disputed(game):list(), function(space) return not lists.contains(game.vars.old_fights, space) end)
end

phase "blitz_support" { when = hasBattle }
phase "blitz_combat" { when = hasBattle }

return blitz

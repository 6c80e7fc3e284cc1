-- SPDX-License-Identifier: GPL-3.0-or-later
--- 4.1: Defensive Lines are built, dismantled and lost.

local areas = require "areas"
local blocks = require "blocks"
local fog = require "fog"
local territory = require "territory"

local lines = {}

local stocks = { axis = "AXIS_LINES", soviet = "SOVIET_LINES" }

---Lines of a side on the map.
---@param game Game
---@param side Side
---@return Piece[]
function lines.own(game, side)
  return game:pieces{ side = side, kind = "line", onMap = true }
end

---@param game Game
---@param side Side
---@return Piece?
function lines.spare(game, side)
  return game:space(stocks[side]).pieces[1]
end

---@param game Game
---@param piece Piece
---@param field { closed: SpaceSet, exploit: boolean? }
---@return boolean
function lines.canBuild(game, piece, field)
  if field.exploit or not blocks.isCombat(piece) or piece.steps < 2 then return false end
  if field.spare == nil then
    field.spare = lines.spare(game, piece.side) ~= nil
    field.lines = game:occupied{ side = piece.side, kind = "line", onMap = true }
  end
  return field.spare and not field.closed:has(piece.space) and not field.lines:has(piece.space)
end

---Says why a block can build no line where it stands.
---@param game Game
---@param piece Piece
function lines.why(game, piece)
  need(not game.vars.exploiting, "10.19", _"No lines are built during an exploitation.")
  need(blocks.isCombat(piece), "4.1", { _"{1} is not a combat block: it can't build a line.", piece })
  need(piece.steps > 1, "4.1", { _"{1} has only its last step left.", piece })
  need(areas.isOwn(piece.space, piece.side), "4.1", { _"{1} is not an undisputed area of yours.", piece.space })
  need(not blocks.line(piece.space, piece.side), "2.9", { _"There is already a Defensive Line in {1}.", piece.space })
  need(lines.spare(game, piece.side), "4.1", _"All your Defensive Lines are on the map: dismantle one first.")
end

---@param turn Turn
---@param piece Piece
function lines.build(turn, piece)
  local line, space = lines.spare(turn, piece.side), piece.space
  turn:setSteps(piece, piece.steps - 1)
  turn:set(line, "supply", "supplied")
  turn:move(line, space, 1)
  fog.tell(turn, piece, { _"{1} builds a Defensive Line in {2}.", piece, space }, { _"A Defensive Line is built in {1}.", space },
    { rule = "4.1", space = space })
end

---Takes a line off the map; it can be built again (10.15.3).
---@param turn Turn
---@param line Piece
function lines.remove(turn, line)
  turn:move(line, turn:space(stocks[line.side]))
end

function lines.whyDismantle(game, action)
  local line = action.piece
  need(line and line.kind == "line" and line.side == game.side, "4.1", _"You dismantle only your own Defensive Lines.")
  need(blocks.onMap(line), "4.1", _"This line is not on the map.")
end

---Dismantles a line; what becomes of its area is for the caller to say.
---@param turn Turn
---@param line Piece
function lines.giveUp(turn, line)
  turn:log({ _"The Defensive Line in {1} is dismantled.", line.space }, { rule = "4.1", space = line.space })
  lines.remove(turn, line)
end

function lines.dismantle(turn, action)
  local space = action.piece.space
  lines.giveUp(turn, action.piece)
  territory.settle(turn, space)
  territory.calm(turn, space)
end

---Every line of the side that decides.
---@param game Game
---@param offer Offer
function lines.offerEach(game, offer)
  for line in each(lines.own(game, game.side)) do
    offer:piece("dismantle", line, { label = { _"Dismantle the line in {1}", line.space } })
  end
end

---Lines can be dismantled at any time: a button beside what a side decides anyway, but no reason to ask it.
---@param game Game
---@param offer Offer
function lines.offer(game, offer)
  if offer:count() > 1 and lines.own(game, game.side)[1] then offer:button("lines") end
end

---The button.
lines.button = {
  label = _"Dismantle Defensive Lines…", rule = "4.1",
  why = function(game) need(lines.own(game, game.side)[1], "4.1", _"You have no Defensive Line on the map.") end,
  run = function(turn) turn:push("lines.dismantle") end,
}

decision "lines.dismantle" {
  rule = "4.1",
  prompt = _"Dismantle your Defensive Lines",
  help = _"A dismantled line can be built again elsewhere.",
  auto = true,
  actions = function(game, offer)
    lines.offerEach(game, offer)
    offer:button("back")
  end,
  dismantle = { rule = "4.1", why = lines.whyDismantle, run = lines.dismantle },
  back = { label = _"No other line", rule = "4.1", run = function(turn) turn:pop() end },
}

return lines

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.6: Operation Typhoon takes the best German blocks away.

local fog = require "fog"
local lists = require "std.lists"
local losses = require "losses"
local options = require "options"
local territory = require "territory"

local typhoon = {}

local values = tables.optional.values
local box = "TYPHOON"

---Listed blocks that are still in play.
local function listed(game)
  local list = {}
  for id in each(values.typhoon) do
    local piece = game:piece(id)
    local space = piece.space
    if space and space.id ~= box and space.id ~= "AXIS_LOST" then list[#list + 1] = piece end
  end
  return list
end

---The colour of a corps; the air corps is a colour of its own.
local function colour(piece)
  return piece.color == "" and piece.id or piece.color
end

---Has a listed block been lost otherwise, so that another may go in its place?
local function hasGap(game)
  local gone = 0
  for id in each(values.typhoon) do
    local space = game:piece(id).space
    if space and space.id == "AXIS_LOST" then gone = gone + 1 end
  end
  local left = #values.typhoon - game.vars.typhoon
  return gone > 0 and left > #listed(game)
end

---Blocks that may be taken now.
---@param game Game
---@return Piece[]
function typhoon.choices(game)
  local list = listed(game)
  if hasGap(game) then
    for piece in each(game:pieces{ side = "axis", kind = "block", nation = "german", onMap = true }) do
      if not lists.contains(list, piece) then list[#list + 1] = piece end
    end
  end
  local last = game.vars.typhoon_color
  local other = lists.where(list, function(piece) return colour(piece) ~= last end)
  return other[1] and other or list
end

local function takeAway(turn, piece)
  local space = piece.space
  fog.show(turn, { piece })
  turn:log({ _"{1} leaves for another front.", piece }, { rule = "14.6", piece = piece, space = space })
  losses.clean(turn, piece)
  turn:move(piece, turn:space(box))
  territory.settle(turn, space)
  territory.calm(turn, space)
end

---After the eighth German block the Soviets lose Zhukov.
local function takeZhukov(turn)
  local zhukov = turn:piece(values.typhoon_last)
  if zhukov.space and zhukov.space.id ~= "SOVIET_LOST" then takeAway(turn, zhukov) end
end

---One more impulse has taken its block.
local function count(turn)
  turn.vars.typhoon = turn.vars.typhoon + 1
  if turn.vars.typhoon == #values.typhoon then takeZhukov(turn) end
end

---At the start of an Axis impulse from September on.
---@param turn Turn
function typhoon.begin(turn)
  if not options.on(turn, 6) or turn.turn < values.typhoon_turn then return end
  if turn.vars.typhoon >= #values.typhoon then return end
  if typhoon.choices(turn)[1] then
    turn:push("typhoon", { side = "axis" })
  else
    count(turn)
  end
end

decision "typhoon" {
  rule = "14.6",
  prompt = _"Operation Typhoon: choose the German block that is withdrawn",
  auto = true,
  actions = function(game, offer) offer:piece("withdraw", typhoon.choices(game)) end,
  withdraw = {
    label = _"Withdraw {piece}", rule = "14.6",
    why = function(game, action)
      local piece = action.piece
      need(piece and piece.nation == "german", "14.6", _"Choose a German block.")
      local fit = lists.contains(listed(game), piece)
      need(fit, "14.6", { _"{1} is not among the blocks of Operation Typhoon.", piece })
      need(lists.contains(typhoon.choices(game), piece), "14.6", _"Two blocks of one corps may not go in a row.")
    end,
    run = function(turn, action)
      turn.vars.typhoon_color = colour(action.piece)
      takeAway(turn, action.piece)
      turn:pop()
      count(turn)
    end,
  },
}

return typhoon

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 5 and 11.0 B: reinforcements are drawn and deployed.

local areas = require "areas"
local fog = require "fog"
local lists = require "std.lists"
local options = require "options"
local siege = require "siege"
local supply = require "supply"
local territory = require "territory"

local reinforcements = {}

local leningrad = tables.numbers.values.leningrad
local pools = { axis = "AXIS_POOL", soviet = "SOVIET_POOL" }

---Areas where the side may put a block now.
---@param game Game
---@param side Side
---@return Space[]
function reinforcements.entries(game, side)
  local closed = areas.closed(game, side)
  if side == "axis" then
    return lists.where(game:spaces{ kind = "area", feature = "staging" }, function(space) return not closed:has(space) end)
  end
  local lines = supply.lines(game, side)
  local towns = lists.join(game:spaces{ kind = "area", feature = "city" }, game:spaces{ kind = "area", terrain = "victory" })
  local inside = siege.areas(game, side)
  return lists.where(towns, function(space)
    if closed:has(space) or not lines:has(space) or lists.contains(game.vars.entered, space) then return false end
    if areas.used(space, side) >= areas.limit(space, side) then return false end
    return not inside:has(space) or game.vars.siege_blocks > 0
  end)
end

---Draws blocks at random; they go back into the pool until they are deployed.
local function drawSome(turn, side, number)
  local pool = turn:space(pools[side])
  local drawn = {}
  for i = 1, number do
    drawn[i] = turn:draw(pool)
    turn:hide(drawn[i])
    turn:remove(drawn[i])
  end
  turn:move(drawn, pool)
  return drawn
end

---Says that there is nothing to place, or asks where to.
local function deploy(turn, side)
  turn.vars.entered = {}
  if turn.vars.drawn[1] then turn:push("reinforce.place", { side = side }) end
end

---Draws as many blocks as the logistic value; whoever holds Leningrad chooses the last one (2.6).
---@param turn Turn
---@param side Side
---@param value integer
function reinforcements.draw(turn, side, value)
  local number = math.min(value, turn:space(pools[side]).count)
  local chooses = number > 0 and turn:space(leningrad).control == side
  turn.vars.drawn = drawSome(turn, side, chooses and number - 1 or number)
  local words = side == "axis" and _"The Axis draws {1} {1|reinforcement|reinforcements}." or _"The Soviets draw {1} {1|reinforcement|reinforcements}."
  turn:log({ words, number }, { rule = "5.0", kind = "draw" })
  if chooses then turn:push("reinforce.choose", { side = side }) else deploy(turn, side) end
end

---11.0 B: reinforcements in a Strategic Impulse.
---@param turn Turn
---@param side Side
---@param value integer
function reinforcements.call(turn, side, value)
  siege.begin(turn, side)
  reinforcements.draw(turn, side, value)
end

local function free(game)
  return lists.where(game:space(pools[game.side]).pieces, function(piece) return not lists.contains(game.vars.drawn, piece) end)
end

decision "reinforce.choose" {
  rule = "2.6",
  prompt = _"You hold Leningrad: choose the last reinforcement",
  auto = true,
  actions = function(game, offer) offer:piece("choose", free(game)) end,
  choose = {
    label = _"Choose {piece}", rule = "2.6",
    why = function(game, action)
      need(action.piece and action.piece.space == game:space(pools[game.side]), "2.6", _"Choose a block of your pool.")
      need(not lists.contains(game.vars.drawn, action.piece), "2.6", _"This block is already drawn.")
    end,
    run = function(turn, action)
      turn.vars.drawn = lists.with(turn.vars.drawn, action.piece)
      local side = turn.side
      turn:pop()
      deploy(turn, side)
    end,
  },
}

---Full strength, or the last step for a Soviet block with the Reduced mark (11.0).
local function steps(piece)
  return piece.reduced and 1 or piece.maxSteps
end

local function place(turn, action)
  local piece, space = action.piece, action.space
  turn.vars.drawn = lists.without(turn.vars.drawn, piece)
  turn.vars.entered = lists.with(turn.vars.entered, space)
  if piece.steps ~= steps(piece) then turn:setSteps(piece, steps(piece)) end
  turn:hide(piece)
  turn:move(piece, space)
  siege.spend(turn, piece, "siege_blocks", 1)
  fog.tell(turn, piece, { _"{1} arrives in {2}.", piece, space }, { _"A block arrives in {1}.", space },
    { rule = "5.0", space = space, kind = "draw" })
  territory.settle(turn, space)
  if not turn.vars.drawn[1] then turn:pop() end
end

---What finds no place stays in the pool.
local function giveBack(turn)
  local number = #turn.vars.drawn
  turn.vars.drawn = {}
  turn:log({ _"{1} drawn {1|block finds no place and goes|blocks find no place and go} back to the pool.", number }, { rule = "5.0", kind = "draw" })
  turn:pop()
end

local function whySoviet(game, space)
  need(space:has("city") or space.terrain == "victory", "5.0", { _"Soviet reinforcements enter only in cities and Victory Areas, not in {1}.", space })
  need(areas.isOwn(space, game.side), "5.0", { _"{1} is not under full control.", space })
  need(not lists.contains(game.vars.entered, space), "5.0", { _"Only one block may enter in {1}.", space })
  need(supply.lines(game, game.side):has(space), "5.0", { _"{1} has no line of communication.", space })
  need(areas.used(space, game.side) < areas.limit(space, game.side), "2.9", { _"{1} is full.", space })
  need(not options.on(game, 4), "14.4", _"The Road of Life carries no more.")
end

local function whyPlace(game, action)
  local piece, space = action.piece, action.space
  need(piece and lists.contains(game.vars.drawn, piece), "5.0", _"Choose one of the blocks that were drawn.")
  need(space and space.kind == "area", "5.0", _"Choose an area.")
  if game.side == "soviet" then return whySoviet(game, space) end
  need(space:has("staging"), "2.4.5", { _"German reinforcements enter only in staging areas, not in {1}.", space })
  need(areas.isOwn(space, game.side), "5.0", { _"{1} is not under full control.", space })
end

decision "reinforce.place" {
  rule = "5.0",
  prompt = function(game) return { _"Deploy your reinforcements: {1} left", #game.vars.drawn } end,
  ask = "deploy",
  auto = true,
  actions = function(game, offer)
    local entries = reinforcements.entries(game, game.side)
    if not entries[1] then
      offer:button("give_back")
      return
    end
    for piece in each(game.vars.drawn) do offer:space("place", entries, { piece = piece }) end
  end,
  place = { label = _"Deploy {piece} in {space}", rule = "5.0", why = whyPlace, run = place },
  give_back = {
    label = _"Return the rest to the pool", rule = "5.0", run = giveBack,
    why = function(game)
      need(not reinforcements.entries(game, game.side)[1], "5.0", _"The blocks can still be deployed.")
    end,
  },
}

return reinforcements

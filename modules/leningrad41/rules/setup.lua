-- SPDX-License-Identifier: GPL-3.0-or-later
--- Scenario set-up: blocks are dealt at random, the Soviets first; some strengths are the owner's choice.

local lists = require "std.lists"
local marat = require "marat"
local options = require "options"

local deals = tables.deployment.values
local rolled = { 1, 2, 3 }

---Blocks of a list that have no place yet.
local function undealt(turn, ids)
  local list = {}
  for id in each(ids) do
    local piece = turn:piece(id)
    if not piece.space then list[#list + 1] = piece end
  end
  return list
end

local function full(piece)
  return piece.reduced and 1 or piece.maxSteps
end

---Strength at the start: as listed, less by so much, by a die, or full.
local function stepsFor(turn, piece, spot)
  if spot.strength then return spot.strength end
  if spot.less then return math.max(1, piece.maxSteps - spot.less) end
  if not spot.roll then return full(piece) end
  local die = turn:roll()
  turn:log({ _"A corps arrives: the die shows {1}.", die }, { rule = "5.0", dice = { die }, kind = "roll", only = piece.side })
  return rolled[die] or piece.maxSteps
end

local function put(turn, piece, spot)
  local steps = stepsFor(turn, piece, spot)
  turn:setSteps(piece, steps)
  turn:hide(piece)
  turn:move(piece, turn:space(spot.space))
  if spot.isolated then turn:set(piece, "supply", "isolated") end
end

local function deal(turn, draw, side)
  local pack = undealt(turn, draw.from)
  for spot in each(draw.to) do
    local piece = table.remove(pack, turn:random(#pack))
    put(turn, piece, spot)
    if draw.choose then turn:set(piece, "open", true) end
  end
  if draw.choose then turn.vars["strengths_" .. side] = draw.choose end
  if not draw.rest then return end
  for piece in each(pack) do put(turn, piece, { space = draw.rest }) end
end

setup(function(turn)
  turn.vars.optional = options.highest(turn)
  for side in each{ "soviet", "axis" } do
    for draw in each((deals[turn.scenario.id] or {})[side] or {}) do deal(turn, draw, side) end
  end
  for piece in each(turn:pieces{ kind = "block" }) do
    local shelf = piece.space.id
    local open = shelf == "AXIS_LOST" or shelf == "SOVIET_LOST"
    if open then turn:reveal(piece) else turn:hide(piece) end
    if open then turn:set(piece, "shown", true) end
  end
  if options.on(turn, 3) then
    local ship = turn:piece"MARAT"
    turn:move(ship, turn:space(marat.home(turn, ship)))
  end
end)

local function openOnes(game, side)
  return game:pieces{ side = side, open = true }
end

phase "deployment" {
  when = function(game) return game:pieces{ open = true }[1] ~= nil end,
  enter = function(turn)
    for side in each{ "axis", "soviet" } do
      if openOnes(turn, side)[1] then turn:push("setup.strength", { side = side }) end
    end
  end,
}

---Each strength once.
local function different(list)
  local once = {}
  for one in each(list) do
    if not lists.contains(once, one) then once[#once + 1] = one end
  end
  return once
end

local function withoutOne(list, item)
  local copy, dropped = {}, false
  for one in each(list) do
    if one == item and not dropped then dropped = true else copy[#copy + 1] = one end
  end
  return copy
end

local function give(turn, piece, steps)
  local name = "strengths_" .. turn.side
  turn:setSteps(piece, steps)
  turn:set(piece, "open", false)
  turn.vars[name] = withoutOne(turn.vars[name], steps)
end

---Gives a block its strength; where no choice is left, the others follow.
local function assign(turn, action)
  give(turn, action.piece, action.value)
  local left = turn.vars["strengths_" .. turn.side]
  if #different(left) == 1 then
    for piece in each(openOnes(turn, turn.side)) do give(turn, piece, left[1]) end
  end
  if not openOnes(turn, turn.side)[1] then turn:pop() end
end

local function whyStrength(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side and piece.open, "3.2.1", _"Only a block whose strength is open can be given one.")
  need(lists.contains(game.vars["strengths_" .. game.side], action.value), "3.2.1", _"No such strength is left.")
end

decision "setup.strength" {
  rule = "3.2.1",
  prompt = _"Choose the strength of your blocks",
  actions = function(game, offer)
    for piece in each(openOnes(game, game.side)) do
      for steps in each(different(game.vars["strengths_" .. game.side])) do
        offer:piece("strength", piece, { value = steps, label = { _"{1}: strength {2}", piece, steps } })
      end
    end
  end,
  strength = { label = _"{piece}: strength {value}", rule = "3.2.1", why = whyStrength, run = assign },
}

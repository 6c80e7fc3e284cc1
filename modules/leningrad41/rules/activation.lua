-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.1: HQs move and are revealed; 10.18: they tire and are hidden again.
--- Its owner ends the activation, always: if it ended by itself, the enemy would know that no HQ is left.

local areas = require "areas"
local blocks = require "blocks"
local fog = require "fog"
local lines = require "lines"
local lists = require "std.lists"
local losses = require "losses"
local movement = require "movement"
local orders = require "orders"
local supply = require "supply"
local territory = require "territory"

local activation = {}

---Exhausted, only an ordinary Tactical HQ can still be activated (10.5).
local function isSpent(hq)
  return blocks.isExhausted(hq) and (hq.luftwaffe or hq.unlimited or hq.space.road)
end

---HQs that could be activated, as far as they themselves are concerned.
local function ready(game, side)
  return lists.where(blocks.hqs(game, side), function(hq)
    return not hq.active and hq.supply == "supplied" and not isSpent(hq)
  end)
end

---Has a Tactical HQ been activated yet?
local function hasTactical(game, side)
  return game:pieces{ side = side, active = true, tactical = true }[1] ~= nil
end

---What HQs may do that move to be revealed: they engage nobody.
local function fieldOf(game)
  return movement.field(game, game.side, true)
end

---May the HQ be revealed where it stands?
local function staysIn(hq, field)
  return not field.enemies:has(hq.space)
end

---Can the deciding side begin a Tactical Impulse? Who was cut off since the supply check is of no use.
---@param game Game
---@return boolean
function activation.isPossible(game)
  local field, places = fieldOf(game), supply.areas(game, game.side)
  return lists.any(ready(game, game.side), function(hq)
    if not hq.tactical or not (hq.space.road or places:has(hq.space)) then return false end
    return staysIn(hq, field) or movement.ends(movement.moves(game, hq, field))[1] ~= nil
  end)
end

local function whyHq(game, hq)
  need(hq and hq.side == game.side and blocks.isHq(hq), "10.1", _"Choose one of your own HQs.")
  local mover = game.vars.mover
  need(not mover or hq == mover, "10.1", { _"{1} is on its way: it is revealed first.", mover })
  need(blocks.onMap(hq) or hq.space and hq.space.road, "10.1", { _"{1} is not on the map.", hq })
  need(not hq.active, "10.1", { _"{1} is already activated: it can't move again.", hq })
  need(hq.supply == "supplied", "9.1", { _"{1} is isolated.", hq })
  need(not isSpent(hq), "10.5", { _"{1} is exhausted and can't be activated.", hq })
  need(hq.tactical or hasTactical(game, hq.side), "10.0", { _"{1} can be activated only after a Tactical HQ.", hq })
end

---Says why an HQ can't end its move in the area.
local function whyArea(game, hq, space)
  need(not hq.space.road, "10.10", { _"{1} moves only along the Murmansk road.", hq })
  need(space and space.kind == "area", "10.1", _"Choose the area where the HQ is revealed.")
  need(not areas.has(space, enemyOf(hq.side)), "10.1", { _"An HQ can't be revealed in {1}: enemy units are there.", space })
  need(movement.allowance(game, hq) > 0, "4.2.1", { _"{1} can't move.", hq })
  need(areas.hasRoom(space, hq), "2.9", { _"{1} can't be revealed in {2}: the area is full.", hq, space })
  need(false, "10.1", { _"{1} can't get to {2}.", hq, space })
end

local function whyActivate(game, action)
  local hq, space, field = action.piece, action.space, fieldOf(game)
  whyHq(game, hq)
  if space and (space == hq.space and staysIn(hq, field) or movement.cost(movement.moves(game, hq, field), space)) then return end
  whyArea(game, hq, space)
end

local function whyMove(game, action)
  local hq, space = action.piece, action.space
  whyHq(game, hq)
  need(space and space ~= hq.space, "10.1", _"Choose another area to move to.")
  if movement.cost(movement.moves(game, hq, fieldOf(game), false, 1), space) then return end
  need(not movement.cost(movement.moves(game, hq, fieldOf(game)), space), "10.1", { _"{1} can't go on from {2}: it is revealed there.", hq, space })
  whyArea(game, hq, space)
end

---Goes a leg of the way; what is left of the points is kept for the next one.
local function move(turn, action)
  local hq = action.piece
  local path, cost = movement.route(turn, hq, action.space, fieldOf(turn))
  turn.vars.points_left = movement.points(turn, hq) - cost
  turn.vars.mover = hq
  orders.walk(turn, hq, path)
end

local function activate(turn, action)
  local hq = action.piece
  if action.space ~= hq.space then move(turn, action) end
  turn.vars.mover, turn.vars.points_left = nil, 0
  turn:set(hq, "active", true)
  fog.show(turn, { hq })
  turn:log({ _"{1} is activated in {2}.", hq, hq.space }, { rule = "10.1", piece = hq, space = hq.space, kind = "reveal" })
end

local function offerHq(game, offer, hq, field)
  if staysIn(hq, field) then offer:space("activate", hq.space, { piece = hq }) end
  movement.offer(offer, "activate", hq, movement.moves(game, hq, field))
  movement.offer(offer, "move", hq, movement.moves(game, hq, field, false, 1))
end

decision "hq.activate" {
  rule = "10.1",
  prompt = _"Activate your HQs: choose where each one is revealed",
  help = _"An HQ moves first, in several legs if you like, and is then revealed. It commands the blocks of its colour and white ones in its range, and loses a step at the end of the impulse.",
  main = "done", pass = "done",
  actions = function(game, offer)
    local field = fieldOf(game)
    local tactical, mover = hasTactical(game, game.side), game.vars.mover
    for hq in each(mover and { mover } or ready(game, game.side)) do
      if hq.tactical or tactical then offerHq(game, offer, hq, field) end
    end
    if tactical and not mover then offer:button("done") end
    lines.offer(game, offer)
  end,
  activate = { label = _"Activate {piece} in {space}", rule = "10.1", why = whyActivate, run = activate },
  move = { label = _"Move {piece} by way of {space}", rule = "10.1", why = whyMove, run = move },
  lines = lines.button,
  done = {
    label = _"End HQ Activation", rule = "10.1",
    why = function(game)
      need(not game.vars.mover, "10.1", { _"{1} is on its way: it is revealed first.", game.vars.mover })
      need(hasTactical(game, game.side), "10.0", _"Activate at least one Tactical HQ.")
    end,
    run = function(turn) turn:next() end,
  },
}

---10.18: an activated HQ loses a step and stands up; an exhausted one is lost.
local function tire(turn, hq)
  turn:set(hq, "active", false)
  turn:set(hq, "target", nil)
  if blocks.isExhausted(hq) then
    turn:log({ _"{1} is worn out.", hq }, { rule = "10.18", piece = hq, kind = "loss" })
    local space = hq.space
    losses.destroy(turn, hq, "10.18")
    territory.settle(turn, space)
    territory.calm(turn, space)
    return
  end
  turn:setSteps(hq, hq.steps - 1)
  fog.hide(turn, { hq })
  fog.tell(turn, hq, { _"{1} is deactivated.", hq }, nil, { rule = "10.18" })
end

phase "deactivation" {
  when = function(game) return game.vars.impulse == "tactical" or game.vars.impulse == "strategic" end,
  enter = function(turn)
    for hq in each(turn:pieces{ side = turn.active, active = true }) do tire(turn, hq) end
  end,
}

phase "activation" { when = function(game) return game.vars.impulse == "tactical" end }

return activation

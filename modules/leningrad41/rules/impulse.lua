-- SPDX-License-Identifier: GPL-3.0-or-later
--- 3.0, 6.0, 12.0: the impulses of a turn.

local activation = require "activation"
local areas = require "areas"
local fog = require "fog"
local lines = require "lines"
local lists = require "std.lists"
local logistics = require "logistics"
local losses = require "losses"
local reinforcements = require "reinforcements"
local status = require "status"
local supply = require "supply"
local typhoon = require "typhoon"
local victory = require "victory"
local weather = require "weather"

local impulse = {}

local scenarios = tables.victory.values
local numbers = tables.numbers.values
local exploitable = tables.weather.values.exploit
local discBoxes = { axis = "DISC_AXIS", soviet = "DISC_SOVIET" }

---Has the side the disc, and may it still use it (Les Préludes: once)?
---@param game Game
---@param side Side
---@return boolean
function impulse.hasDisc(game, side)
  if game.vars.disc ~= side or game.vars.disc_spent then return false end
  return not scenarios[game.scenario.id].disc_once or game.vars["disc_uses_" .. side] == 0
end

local function spendDisc(turn)
  local side = turn.side
  turn.vars.disc_spent = true
  turn.vars["disc_uses_" .. side] = turn.vars["disc_uses_" .. side] + 1
  turn:log(side == "axis" and _"The Axis spends the Initiative Disc." or _"The Soviets spend the Initiative Disc.", { rule = "3.2.1" })
end

---The impulse begins: what is disputed now was so before it.
local function start(turn, kind)
  supply.recheck(turn, turn.side)
  turn.vars.old_fights = areas.disputed(turn):list()
  turn.vars.impulse = kind
  turn.vars.passes = kind == "pass" and turn.vars.passes + 1 or 0
end

local function tactical(turn)
  start(turn, _"tactical")
  turn:log(turn.side == "axis" and _"The Axis plays a Tactical Impulse." or _"The Soviets play a Tactical Impulse.", { rule = "10.0", kind = "phase" })
  turn:next()
end

local function strategic(turn, action)
  spendDisc(turn)
  if action.value == "draw" then
    start(turn, _"reinforcements")
    turn:log(_"Strategic Impulse: reinforcements are called.", { rule = "11.0", kind = "phase" })
  else
    start(turn, _"strategic")
    turn.vars.blocks_left = logistics.value(turn, turn.side)
    fog.tellOwn(turn, turn.side, { _"Strategic Impulse: up to {1} {1|block is|blocks are} commanded.", turn.vars.blocks_left },
      _"Strategic Impulse: blocks are commanded.", { rule = "11.0", kind = "phase" })
  end
  turn:next()
end

local function pass(turn)
  start(turn, _"pass")
  turn.vars.blocks_left = numbers.pass_blocks
  turn:log(turn.side == "axis" and _"The Axis passes." or _"The Soviets pass.", { rule = "12.0", kind = "phase" })
  turn:next()
end

local function whyStrategic(game)
  need(game.vars.disc == game.side, "11.0", _"A Strategic Impulse costs the Initiative Disc, which you do not have.")
  need(impulse.hasDisc(game, game.side), "11.0", _"In this scenario each player uses the Initiative Disc only once.")
end

decision "impulse.choose" {
  rule = "3.0",
  prompt = _"Choose your impulse",
  help = _"A Tactical Impulse activates HQs; a Strategic Impulse costs the Initiative Disc; when both players pass in turn, the month ends.",
  actions = function(game, offer)
    if activation.isPossible(game) then offer:button("tactical") end
    if impulse.hasDisc(game, game.side) then
      offer:button("strategic", { value = "move", label = _"Strategic Impulse: command blocks" })
      offer:button("strategic", { value = "draw", label = _"Strategic Impulse: call reinforcements" })
    end
    offer:button("pass")
    lines.offer(game, offer)
  end,
  tactical = {
    label = _"Tactical Impulse", rule = "10.0", run = tactical,
    why = function(game) need(activation.isPossible(game), "10.0", _"None of your Tactical HQs can be activated.") end,
  },
  strategic = { label = _"Strategic Impulse", rule = "11.0", why = whyStrategic, run = strategic },
  pass = { label = _"Pass", rule = "12.0", run = pass },
  lines = lines.button,
}

phase "initiative" {
  enter = function(turn)
    local first = turn.vars.disc
    if turn.turn == turn.scenario.firstTurn then first = scenarios[turn.scenario.id].first_impulse or first end
    turn.vars.passes = 0
    status.update(turn)
    turn:go("impulse", first)
  end,
}

phase "opening" {
  enter = function(turn)
    if turn.active ~= "axis" then return end
    weather.check(turn)
    impulse.rally(turn)
    typhoon.begin(turn)
  end,
}

---10.13.4: aborted bombers are back for the next Axis impulse.
---@param turn Turn
function impulse.rally(turn)
  for bomber in each(turn:space"ABORTED".pieces) do impulse.land(turn, bomber) end
end

---Brings a bomber back to its corps.
---@param turn Turn
---@param bomber Piece
function impulse.land(turn, bomber)
  turn:move(bomber, turn:space(bomber.corps == "I" and "BOMBERS_1" or "BOMBERS_8"))
  turn:set(bomber, "target", nil)
  for name in each{ "flown", "bomb", "struck" } do turn:set(bomber, name, false) end
end

phase "choice" {
  enter = function(turn) supply.check(turn, turn.active) end,
}

phase "reinforce" {
  when = function(game) return game.vars.impulse == "reinforcements" end,
  enter = function(turn) reinforcements.call(turn, turn.active, logistics.value(turn, turn.active)) end,
}

phase "command" { when = function(game) return game.vars.impulse ~= "reinforcements" end }

phase "isolation" {
  enter = function(turn)
    local side = turn.active
    local cut = lists.where(supply.units(turn, side), function(piece) return piece.supply == "isolated" end)
    if not cut[1] then return end
    local places = supply.areas(turn, side)
    local starving = lists.where(cut, function(piece) return not places:has(piece.space) end)
    for piece in each(cut) do
      if places:has(piece.space) then turn:set(piece, "supply", "supplied") end
    end
    for piece in each(starving) do losses.starve(turn, piece) end
  end,
}

---Can the side move anybody in an exploitation?
local function canExploit(game, side)
  if game.vars.impulse ~= "tactical" or not impulse.hasDisc(game, side) then return false end
  return exploitable[game.vars.weather][side]
end

phase "exploitation" { when = function(game) return canExploit(game, game.active) end }

local function exploit(turn)
  spendDisc(turn)
  turn:set(turn:pieces{ side = turn.side, moved = true }, "moved", false)
  turn.vars.exploiting = true
  turn.vars.blocks_left = logistics.value(turn, turn.side)
  fog.tellOwn(turn, turn.side, { _"Exploitation: up to {1} fast {1|block moves|blocks move}.", turn.vars.blocks_left },
    _"Exploitation: fast blocks move.", { rule = "10.19", kind = "phase" })
  turn:pop()
  turn:push("exploit.move")
end

decision "exploit.choose" {
  rule = "10.19",
  prompt = _"Spend the Initiative Disc for an Exploitation Move?",
  actions = function(game, offer)
    offer:button("exploit")
    offer:button("skip")
    lines.offer(game, offer)
  end,
  exploit = { label = _"Exploit", rule = "10.19", run = exploit },
  skip = { label = _"Keep the disc", rule = "10.19", run = function(turn) turn:next() end },
  lines = lines.button,
}

---Everything that lasts only for an impulse is put away.
local function tidy(turn, side)
  local vars = turn.vars
  for name in each{ "moved", "crossed", "rolling" } do
    turn:set(turn:pieces{ side = side, [name] = true }, name, false)
  end
  for bomber in each(turn:pieces{ kind = "bomber", onMap = true }) do impulse.land(turn, bomber) end
  for bomber in each(turn:pieces{ kind = "bomber", flown = true }) do turn:set(bomber, "flown", false) end
  for marker in each(turn:pieces{ kind = "guns", onMap = true }) do
    turn:move(marker, turn:space(marker.side == "soviet" and "SOVIET_GUNS" or "AXIS_GUNS"))
  end
  vars.impulse, vars.blocks_left, vars.mover, vars.points_left = "", 0, nil, 0
  vars.old_fights, vars.fought, vars.blitzing, vars.exploiting = {}, {}, false, false
  vars.sea_moved, vars.marat_area, vars.marat_hunted = false, nil, false
end

---Blocks that were kept visible for a Blitz or an order stand up; those in enemy fights stay down.
local function standUp(turn, side)
  local list = lists.where(turn:pieces{ side = side, kind = "block", shown = true, onMap = true }, function(piece)
    return not areas.isDisputed(piece.space)
  end)
  fog.hide(turn, list)
end

local function passDisc(turn)
  if not turn.vars.disc_spent then return end
  local to = enemyOf(turn.vars.disc)
  turn.vars.disc_spent = false
  turn.vars.disc = to
  turn:move(turn:piece"INITIATIVE", turn:space(discBoxes[to]))
  turn:log(to == "axis" and _"The Initiative Disc goes to the Axis." or _"The Initiative Disc goes to the Soviets.", { rule = "3.2.1" })
end

phase "closing" {
  enter = function(turn)
    local side = turn.active
    tidy(turn, side)
    standUp(turn, side)
    passDisc(turn)
    status.update(turn)
    if turn.vars.passes >= 2 then
      turn:go("end")
    else
      turn:go("impulse", enemyOf(side))
    end
  end,
}

phase "end" {
  enter = function(turn)
    for bomber in each(turn:space"DESTROYED".pieces) do impulse.land(turn, bomber) end
    turn:log(_"The month is over.", { rule = "13.0", kind = "phase" })
    if turn.turn >= turn.scenario.lastTurn then
      victory.close(turn)
      return
    end
    turn:move(turn:piece"TURN", turn:space("TURN" .. turn.turn + 1))
  end,
}

return impulse

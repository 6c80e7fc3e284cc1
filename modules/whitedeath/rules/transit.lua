-- SPDX-License-Identifier: GPL-3.0-or-later
--- What befalls units on their way: transit fire at tanks (3.A), commandos that are discovered (21.B).

local combat = require "combat"
local fire = require "fire"
local lists = require "std.lists"
local losses = require "losses"
local morale = require "morale"
local stacking = require "stacking"
local supply = require "supply"
local zones = require "zones"

local transit = {}

local numbers = tables.numbers.values

---Anti-tank fire of these units at a tank, in the points of `fire`.
local function total(game, firers, target)
  local field = supply.field(game, firers[1].side)
  local case = { isolated = function(piece) return supply.isolated(game, piece, field) end }
  return lists.sum(firers, function(piece) return fire.antitank(piece, target.space, case) end)
end

---Enemy units that may fire at a tank which leaves its hex: those whose zone it leaves.
---@param game Game
---@param piece Piece
---@return Piece[]
function transit.firers(game, piece)
  return lists.where(zones.around(game, piece.space, enemyOf(piece.side)), function(enemy) return enemy.antitank > 0 end)
end

---The fire itself: points lost.
local function shoot(turn, piece, firers)
  local value = total(turn, firers, piece)
  local column = fire.column("antitank", value, fire.defence(piece))
  if column == 0 then return 0 end
  local die = turn:roll()
  local __, effect = fire.result("antitank", die, column)
  turn:log({ effect.loss > 0 and _"Transit fire of {2} at {1}: {3}, die {4}: {5} strength {5|point|points}." or _"Transit fire of {2} at {1}: {3}, die {4}: a miss.",
    piece, fire.points(value), fire.tables.antitank.columns[column], die, effect.loss },
    { rule = "3.A", piece = piece, space = piece.space, dice = { die }, kind = "roll" })
  return effect.loss
end

---Who fires is seen, with his whole stack, and so is the tank (4.C).
local function show(turn, piece, firers)
  for enemy in each(firers) do combat.reveal(turn, enemy.space, piece.side) end
  combat.show(turn, { piece })
end

---A tank leaves a hex of an enemy zone: all whose zone it is fire together, at once.
---@param turn Turn
---@param piece Piece
---@return boolean goesOn
function transit.exit(turn, piece)
  local firers = transit.firers(turn, piece)
  if not firers[1] then return true end
  show(turn, piece, firers)
  local loss = shoot(turn, piece, firers)
  if loss == 0 then return true end
  if not losses.take(turn, piece, loss, "transit") then return false end
  local outcome = morale.check(turn, piece, loss, "transit")
  if not losses.alive(piece) then return false end
  if outcome == "rout" then turn:set(piece, "failed", "defence") end
  if outcome ~= "pass" or turn.options.afv_transit_loss_stops then
    turn:set(piece, "stopped", true)
    return false
  end
  return true
end

---Units that the commandos lead: those that came into the hex in this impulse and were stopped there (26.A).
---@param space Space
---@return Piece[]
function transit.led(space)
  if not stacking.legal(space.pieces) then return {} end
  return lists.where(space.pieces, function(piece) return piece.mp_spent > 0 and not piece.brandenburg end)
end

---Commandos, perhaps with others, have come into a Soviet zone of control: one roll for all of them (21.B).
---@param turn Turn
---@param space Space
---@param leaders Piece[]   Brandenburg companies that have just come
function transit.sneak(turn, space, leaders)
  local led = transit.led(space)
  local die = turn:roll()
  local discovered = die - #led <= numbers.detect_on
  turn:log({ discovered and _"The commandos in {1} are discovered: die {2}, less {3} for those they lead." or
    _"The commandos in {1} slip through: die {2}, less {3} for those they lead.", space, die, #led },
    { rule = "21.B", piece = leaders[1], space = space, dice = { die }, kind = "roll" })
  for piece in each(lists.join(leaders, led)) do
    if piece.stopped ~= discovered then turn:set(piece, "stopped", discovered) end
  end
end

return transit

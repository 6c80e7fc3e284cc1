-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.B: barrages: what guns can do, and the choice of a hex.

local advice = require "advice"
local assault = require "assault"
local combat = require "combat"
local fire = require "fire"
local lists = require "std.lists"
local losses = require "losses"
local pools = require "pools"
local support = require "support"
local units = require "units"

local barrage = {}

local unit = fire.unit
local chart = tables.barrage
local froms = chart.values.from
local modifiers = tables.barrage_modifiers.values

-- Values ------------------------------------------------------------------------------------------------------------------

---Barrage value of a gun, in eighths: half of it beyond half its range, half again for German rockets that are not paid in full.
---@param gun Piece
---@param target Space
---@param isFull boolean   are three points paid (15.A.3)?
---@return integer
function barrage.value(gun, target, isFull)
  local value = gun.barrage * gun.steps * unit
  if 2 * gun.space:distance(target) > gun.range then value = value // 2 end
  if gun.rocket and gun.side == "german" and not isFull then value = value // 2 end
  return value
end

---The column of an attack; 0 below the table.
---@param eighths integer
---@return integer
function barrage.column(eighths)
  for i = #froms, 1, -1 do
    if eighths >= froms[i] * unit then return i end
  end
  return 0
end

---What is added to the die for a unit, apart from the lack of observation.
---@param piece Piece
---@return integer
function barrage.modifier(piece)
  local space = piece.space
  local sum = modifiers.terrain[space.terrain]
  if units.isAfv(piece) then return sum + modifiers.afv end
  return sum + (fire.inBunker(piece) and modifiers.bunker or 0)
end

---The result of a die with its modifier on a column.
---@param die integer
---@param column integer
---@return integer points
---@return integer row
function barrage.result(die, column)
  local low, high = chart.values.lowest, chart.values.highest
  local row = math.max(low, math.min(die, high)) - low + 1
  return tonumber(lookup("barrage", row, column)) or 0, row
end

-- Who can fire ------------------------------------------------------------------------------------------------------------

---Guns of a side that could fire a barrage in this impulse.
---@param game Game
---@param side Side
---@return Piece[]
function barrage.guns(game, side)
  local traced, affords = support.tracing(game), {}
  return lists.where(game:pieces{ side = side, artillery = true, deployed = true, fired = "", assault = "" }, function(gun)
    if gun.barrage == 0 or not losses.alive(gun) then return false end
    local pool = pools.of(game, gun)
    if affords[pool] == nil then affords[pool] = pools.affords(game, pool, "barrage") end
    return affords[pool] and traced(gun)
  end)
end

---Those of them that reach a hex.
---@param game Game
---@param side Side
---@param target Space
---@return Piece[]
function barrage.inRange(game, side, target)
  return lists.where(barrage.guns(game, side), function(gun) return gun.space:distance(target) <= gun.range end)
end

---Hexes that hold something to shell.
local function held(game, side)
  local hexes = units.hexes(game, enemyOf(side))
  return side == "soviet" and hexes:union(units.garrisoned(game)) or hexes
end

---Hexes that can be shelled now: each once in a phase, with all attacks together.
---@param game Game
---@param side Side
---@return SpaceSet
function barrage.targets(game, side)
  local near = game:setOf{}
  for gun in each(barrage.guns(game, side)) do near = near:union(game:within(gun.space, gun.range)) end
  local closed = lists.where(game.vars.opened, function(space) return not assault.mayOpen(game, space) end)
  return near:common(held(game, side)):minus(game:setOf(lists.join(game.vars.shelled, closed)))
end

local function whyTarget(game, action)
  local space, side = action.space, game.side
  need(space and space.kind == "hex" and held(game, side):has(space), "11.B", _"There is nothing to shell.")
  need(not lists.contains(game.vars.shelled, space), "11.B.2.B", { _"{1} has been shelled: all attacks on a hex are made together.", space })
  need(assault.mayOpen(game, space), "4.C", { _"{1} has been looked into often enough in this impulse.", space })
  if not (side == "german" and pools.affords(game, "city", "barrage")) then pools.why(game, side, "barrage") end
  need(barrage.targets(game, side):has(space), "11.B.2.A", { _"No artillery that is deployed and supplied reaches {1}.", space })
end

decision "barrage.target" {
  rule = "11.B",
  prompt = _"Choose a hex to shell",
  help = _"Its stack is shown to you, and that can't be taken back. Guns that fire a barrage do nothing else in this impulse.",
  main = "done", pass = "done",
  auto = true,
  worth = function(game) return advice.targets(game, barrage.targets(game, game.side):list()) end,
  actions = function(game, offer)
    offer:space("aim", barrage.targets(game, game.side))
    offer:button("done")
  end,
  aim = {
    label = _"Shell {space}", rule = "11.B", why = whyTarget,
    run = function(turn, action)
      assault.open(turn, action.space)
      turn:push("barrage.guns", { side = turn.side, target = action.space, guns = {}, group = {}, attacks = {}, penalties = {}, taken = 0, full = {} })
    end,
  },
  done = {
    label = _"No more barrages", rule = "11.B",
    run = function(turn)
      local late = turn.options.late_definition and turn.vars.shelled[1] and not turn.vars.late
      if late then
        turn.vars.late = true
        turn:go("definition")
      else
        turn:next()
      end
    end,
  },
}

phase "barrage" {
  when = function(game) return not game.vars.late and barrage.guns(game, game.active)[1] ~= nil end,
  enter = combat.freshPhase,
}

return barrage

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 8.5, 12.8: bombardment by air units and artillery.

local air = require "air"
local almanac = require "almanac"
local entry = require "entry"
local lists = require "std.lists"
local odds = require "std.odds"
local places = require "places"
local strength = require "strength"
local units = require "units"

local bombardment = {}

local chart = odds.table(tables.bombardment)
local stars = tables.bombardment.values.star_rows

---What can be hit in a hex: no HQs (14.1).
local function victims(space, side)
  return lists.where(units.at(space, side), function(piece) return not units.isHq(piece) end)
end

---Hexes that an air unit can bombard: each once in a round (8.5).
local function airTargets(game, bomber, field)
  return lists.where(field:common(air.range(game, bomber)):list(), function(space)
    return not space.bombed and victims(space, enemyOf(bomber.side))[1] ~= nil
  end)
end

---Hexes that artillery can bombard: next to it.
local function artilleryTargets(game, bomber)
  local enemy, list = enemyOf(bomber.side), {}
  for space in each(game:within(bomber.space, 1, { blocks = "attack" }):list()) do
    if not space.bombed and victims(space, enemy)[1] then list[#list + 1] = space end
  end
  return list
end

---Hexes that a bomber can bombard.
---@param game Game
---@param bomber Piece
---@return Space[]
function bombardment.targets(game, bomber)
  if bomber.type == "air" then return airTargets(game, bomber, units.held(game, enemyOf(bomber.side))) end
  return artilleryTargets(game, bomber)
end

---Forts that the German artillery can shell, with a ready air unit in range (12.8).
local function fortTargets(game, bomber)
  if bomber.type == "air" or bomber.side ~= "axis" then return {} end
  return lists.where(bomber.space.neighbours, function(space)
    return not space.bombed and strength.fort(space, "soviet") and air.over(game, "axis", space)[1] ~= nil
  end)
end

local function isShelling(game, piece)
  if piece.done or piece.attacked or game.vars.limited and not piece.act then
    if piece.done or piece.attacked then return false end
    local kind = game.vars.kind
    if kind ~= "panzer" and kind ~= "manstein_model" then return false end
  end
  return not strength.attacksShort(game, piece)
end

---Artillery of the active side that may still bombard in this round (12.8); in a panzer army round wherever it is (4.1).
local function artillery(game)
  return lists.where(game:pieces{ side = game.side, branch = "artillery", onMap = true }, function(piece)
    return isShelling(game, piece) and (artilleryTargets(game, piece)[1] or fortTargets(game, piece)[1])
  end)
end

---Air units and artillery that can bombard now.
---@param game Game
---@return Piece[]
function bombardment.bombers(game)
  local side, list = game.side, {}
  local ready = air.ready(game, side)
  if ready[1] then
    local field = units.held(game, enemyOf(side))
    for unit in each(ready) do
      if airTargets(game, unit, field)[1] then list[#list + 1] = unit end
    end
  end
  return lists.join(list, artillery(game))
end

---Why a piece does not bombard now.
---@param game Game
---@param action Action
function bombardment.why(game, action)
  local piece = action.piece
  need(piece and piece.side == game.side and (piece.type == "air" or units.isArtillery(piece)), "8.5", _"Only air units and artillery bombard.")
  need(units.onMap(piece), "8.5", { _"{1} is not on the map.", piece })
  need(not piece.done, "8.4", { _"{1} is done for this turn.", piece })
  need(not piece.flown and not piece.attacked, "8.4", { _"{1} has already acted in this round.", piece })
  need(piece.type == "air" or not strength.attacksShort(game, piece), "12.8", { _"{1} is not in supply.", piece })
  need(bombardment.targets(game, piece)[1], "8.5", { _"{1} reaches no enemy.", piece })
end

---What is added to the roll: the weather hinders German aircraft, the 8th is better (8.5).
---@param game Game
---@param bomber Piece
---@return integer
function bombardment.drm(game, bomber)
  if bomber.type ~= "air" then return 0 end
  local weather = bomber.side == "axis" and almanac.effects(game).bombard or 0
  return weather + (bomber.drm or 0)
end

---The column of a bombardment; nil below the table (8.5).
---@param bomber Piece
---@param space Space
---@param fort boolean?   the fort itself is shelled
---@return integer?
function bombardment.column(bomber, space, fort)
  local enemy = enemyOf(bomber.side)
  local factor = bomber.type == "air" and bomber.factor or bomber.bombard
  if bomber.type ~= "air" and (fort or strength.fort(space, enemy)) then factor = factor * 2 end
  return odds.column(chart, odds.ratio(chart, factor, strength.bombardDefence(space, enemy)), 0)
end

local function isPickedByAttacker(bomber, space)
  return bomber.type == "air" or strength.fort(space, enemyOf(bomber.side)) ~= nil
end

local function finish(turn, bomber, roll)
  if bomber.type == "air" then return air.land(turn, bomber, roll <= 3) end
  turn:set(bomber, "attacked", true)
  if lists.contains(stars, roll) then turn:set(bomber, "done", true) end
end

---Rolls; gives back the steps that are lost, and the roll.
local function shell(turn, bomber, space, fort)
  turn:set(space, "bombed", true)
  local column = bombardment.column(bomber, space, fort)
  local roll, steps = turn:roll(), 0
  if column then steps = math.tointeger(tonumber(odds.result(chart, roll + bombardment.drm(turn, bomber), column))) or 0 end
  turn:log({ _"{1} bombards {2}: rolled {3}, {4} {4|step|steps} lost.", bomber, space, roll, steps },
    { rule = "8.5", piece = bomber, space = space, dice = { roll }, kind = "combat" })
  finish(turn, bomber, roll)
  return steps
end

local function hit(turn, victim, steps)
  local space = victim.space
  for __ = 1, steps do
    if units.onMap(victim) then units.loseStep(turn, victim, "8.5") end
  end
  entry.leave(turn, space)
end

local function bombard(turn, action)
  local bomber, space = turn.here.bomber, action.space
  turn:pop()
  local list = victims(space, enemyOf(bomber.side))
  if isPickedByAttacker(bomber, space) and list[2] then
    return turn:push("bombard.victim", { side = bomber.side, bomber = bomber, target = space })
  end
  local steps = shell(turn, bomber, space)
  if steps == 0 then return end
  if list[2] then return turn:push("bombard.loss", { side = enemyOf(bomber.side), target = space, hits = steps }) end
  hit(turn, list[1], steps)
end

---The artillery shells a fort together with an air unit, which is then done (12.8).
local function shellFort(turn, bomber, space, helper)
  air.land(turn, helper, true)
  local fort = strength.fort(space, "soviet")
  if shell(turn, bomber, space, true) > 0 then places.raze(turn, space, fort, "12.8") end
end

local function breach(turn, action)
  local bomber, space = turn.here.bomber, action.space
  turn:pop()
  local helpers = air.over(turn, "axis", space)
  if helpers[2] then return turn:push("bombard.helper", { side = "axis", bomber = bomber, target = space }) end
  shellFort(turn, bomber, space, helpers[1])
end

decision "bombard.helper" {
  rule = "12.8",
  prompt = function(game) return { _"Which air unit helps to shell the fort in {1}?", game.here.target } end,
  actions = function(game, offer) offer:piece("escort", air.over(game, "axis", game.here.target)) end,
  escort = {
    label = _"{piece} helps", rule = "12.8",
    why = function(game, action) units.needAmong(air.over(game, "axis", game.here.target), action.piece, "12.8", _"Choose a ready German air unit in range.") end,
    run = function(turn, action)
      local here = turn:pop()
      shellFort(turn, here.bomber, here.target, action.piece)
    end,
  },
}

decision "bombard" {
  rule = "8.5",
  prompt = function(game) return { _"What does {1} bombard?", game.here.bomber } end,
  back = "back",
  actions = function(game, offer)
    local bomber = game.here.bomber
    offer:space("bombard", bombardment.targets(game, bomber))
    offer:space("breach", fortTargets(game, bomber))
    offer:button "back"
  end,
  bombard = {
    label = _"Bombard {space}", rule = "8.5", run = bombard,
    why = function(game, action)
      local bomber, space = game.here.bomber, action.space
      need(space and units.at(space, enemyOf(bomber.side))[1], "8.5", _"There is no enemy to bombard.")
      need(victims(space, enemyOf(bomber.side))[1], "14.1", _"HQs are never bombarded.")
      need(not space.bombed, "8.5", { _"{1} has already been bombarded in this round.", space })
      need(lists.contains(bombardment.targets(game, bomber), space), "8.4", { _"{1} does not reach {2}.", bomber, space })
    end,
  },
  breach = {
    label = _"Shell the fort in {space}", rule = "12.8", run = breach,
    why = function(game, action) units.needAmong(fortTargets(game, game.here.bomber), action.space, "12.8", _"German artillery shells a fort next to it, together with a ready air unit in range.") end,
  },
  back = { label = _"Do something else", rule = "8.5", run = function(turn) turn:pop() end },
}

decision "bombard.victim" {
  rule = "8.5",
  prompt = function(game) return { _"Which unit in {1} is the target?", game.here.target } end,
  actions = function(game, offer) offer:piece("aim", victims(game.here.target, enemyOf(game.side))) end,
  aim = {
    label = _"{piece}", rule = "8.5",
    why = function(game, action) units.needAmong(victims(game.here.target, enemyOf(game.side)), action.piece, "8.5", { _"Choose a unit in {1}.", game.here.target }) end,
    run = function(turn, action)
      local here = turn:pop()
      hit(turn, action.piece, shell(turn, here.bomber, here.target))
    end,
  },
}

decision "bombard.loss" {
  rule = "12.8",
  prompt = function(game) return { _"Which unit in {1} was hit?", game.here.target } end,
  ask = "losses",
  actions = function(game, offer)
    offer:piece("bear", victims(game.here.target, game.side))
    offer:hint("hits", game.here.hits)
  end,
  bear = {
    label = _"{piece}", rule = "12.8",
    why = function(game, action) units.needAmong(victims(game.here.target, game.side), action.piece, "12.8", { _"Choose a unit in {1}.", game.here.target }) end,
    run = function(turn, action) hit(turn, action.piece, turn:pop().hits) end,
  },
}

return bombardment

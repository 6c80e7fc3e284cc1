-- SPDX-License-Identifier: GPL-3.0-or-later
--- Who holds places: victory hexes (13.1), disputed sources (10.2.1), ground for the Volkssturm (11.3), and what
--- hangs on it: the release of the 6th and 55th Corps (11.5) and Mikosch (14.1.2).

local control = require "std.control"
local territory = {}

local numbers = tables.numbers.values

---Is the hex a village, town or city?
---@param space Space
---@return boolean
function territory.isSettlement(space)
  local ground = terrain.terrains[space.terrain]
  return ground ~= nil and ground.values.settlement == true
end

local corps = { ["6K"] = "free_6k", ["55K"] = "free_55k" }

---Does the corps still have to stand where it is (11.5)?
---@param game Game
---@param formation string?
---@return boolean
function territory.isFrozen(game, formation)
  local free = corps[formation]
  return free ~= nil and not game.vars[free]
end

---Lets a corps go.
---@param turn Turn
---@param formation string
function territory.release(turn, formation)
  local free = corps[formation]
  if not free or turn.vars[free] then return end
  turn.vars[free] = true
  local text = formation == "6K" and _"VI Corps is released." or _"LV Corps is released."
  turn:log(text, { rule = "11.5", kind = "note" })
end

---Lets both corps go.
---@param turn Turn
function territory.releaseAll(turn)
  territory.release(turn, "6K")
  territory.release(turn, "55K")
end

---An attack or bombardment on the hex of a held HQ releases its corps.
---@param turn Turn
---@param space Space
function territory.attacked(turn, space)
  for piece in each(space.pieces) do
    if piece.kind == "hq" then territory.release(turn, piece.formation) end
  end
end

---A place that counts changes hands.
local function change(turn, space, side)
  turn:set(space, "control", side)
  local text = side == "soviet" and _"{1} falls to the Soviets." or _"{1} is German again."
  turn:log({ text, space }, { rule = "13.1", space = space, kind = "control" })
end

local function takeVictoryHex(turn, space, side)
  change(turn, space, side)
  if control.points(turn, "soviet") >= numbers.release_points then territory.releaseAll(turn) end
end

local function takeSource(turn, space)
  turn:set(space, "captured", true)
  turn:log({ _"The supply source at {1} is Soviet from now on.", space }, { rule = "10.2.1", space = space, kind = "supply" })
end

---Does the scenario count the place?
local function counts(game, space)
  local own = tables.victory.values.scenarios[game.scenario.id]
  return own ~= nil and own.places[space.id] ~= nil
end

---A combat unit enters a hex.
---@param turn Turn
---@param space Space
---@param side Side
function territory.take(turn, space, side)
  if space.vp == 1 then
    if space.control ~= side then takeVictoryHex(turn, space, side) end
  elseif territory.isSettlement(space) then
    if space.control ~= side and counts(turn, space) then change(turn, space, side) else turn:set(space, "control", side) end
  end
  if side == "soviet" and space.source == "disputed" and not space.captured then takeSource(turn, space) end
end

---Any Soviet unit enters or passes a hex.
---@param turn Turn
---@param space Space
function territory.tread(turn, space)
  if territory.isSettlement(space) then turn:set(space, "trodden", true) end
  local vars = turn.vars
  if vars.mikosch == "waiting" and space:distance(turn:space"2932") <= numbers.mikosch_range then
    vars.mikosch = "called"
    turn:log(_"Soviet units are close to Königsberg: Battle Group Mikosch is called up.", { rule = "14.1.2" })
  end
end

return territory

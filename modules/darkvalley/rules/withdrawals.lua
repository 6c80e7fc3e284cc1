-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.9: Axis units that leave for other fronts and come back.

local displaced = require "displaced"
local lists = require "std.lists"
local supply = require "supply"
local units = require "units"

local withdrawals = {}

local schedule = tables.withdrawals.values.turns

local function entry(turn)
  for row in each(schedule) do
    if row.turn == turn then return row end
  end
  return nil
end

local function isAway(piece)
  return piece.space ~= nil and piece.space.id == "other_fronts"
end

---Divisions that the schedule brings back (7.9).
---@param game Game
---@return Piece[]
function withdrawals.returning(game)
  local list = {}
  for row in each(schedule) do
    if row.turn <= game.turn then
      for id in each(row.back) do
        local piece = game:piece(id)
        if isAway(piece) and piece.back >= 0 and piece.back < row.turn then list = lists.with(list, piece) end
      end
    end
  end
  if game.vars.tigers == 0 then return list end
  return lists.join(list, lists.where(game:space "other_fronts".pieces, function(piece) return piece.tiger end))
end

---Notes that a unit has come back.
---@param turn Turn
---@param piece Piece
function withdrawals.cameBack(turn, piece)
  if piece.space and piece.space.id == "other_fronts" then
    turn:set(piece, "back", turn.turn)
    if piece.tiger then turn.vars.tigers = turn.vars.tigers - 1 end
    if piece.steps < piece.maxSteps then turn:setSteps(piece, piece.maxSteps) end
  end
end

---A unit leaves for another front.
local function leave(turn, piece)
  turn:log({ _"{1} leaves for another front.", piece }, { rule = "7.9", piece = piece })
  units.retire(turn, piece, "other_fronts")
  turn:set(piece, "back", piece.tiger and 0 or turn.turn)
end

---Can the unit go: from the eliminated, or with communications (7.9)?
local function canLeave(game, net, piece)
  local space = piece.space
  if not space then return false end
  if not units.onMap(piece) then return space.id == "axis_lost" or space.id == "hq_returning" end
  return supply.connected(game, net, piece, space) or supply.has(net, piece)
end

---Named divisions that are due to leave, also those that could not before.
local function named(game)
  local list = {}
  for row in each(schedule) do
    if row.turn <= game.turn then
      for id in each(row.leave) do
        local piece = game:piece(id)
        local late = piece.arrival > row.turn
        if not late and piece.back < row.turn and not isAway(piece) and piece.space and piece.space.id ~= "axis_later" then list[#list + 1] = piece end
      end
    end
  end
  return list
end

---Pieces of a kind among which the Axis chooses; lost ones only when there are no others (8.6, 14.1).
local function pool(game, kind)
  local function of(filter, lost)
    local here = game:pieces(filter)
    if here[1] then return here end
    return lists.where(game:pieces(lost), function(piece) return piece.space and piece.space.kind ~= "hex" and not isAway(piece) and piece.space.id ~= "axis_later" end)
  end
  if kind == "hq" then return of({ side = "axis", type = "hq", onMap = true }, { side = "axis", type = "hq" }) end
  if kind == "air" then return of({ side = "axis", type = "air", onMap = true }, { side = "axis", type = "air" }) end
  return of({ side = "axis", tiger = true, onMap = true }, { side = "axis", tiger = true })
end

---An air unit goes with its base.
local function leaveAir(turn, unit)
  local base = turn:piece(unit.base)
  leave(turn, unit)
  turn:move(base, turn:space "other_fronts")
  turn:set(base, "back", 0)
  turn:set(unit, "done", false)
end

---Air units and Tigers that come back: an air unit of the Axis' choice (7.9).
local function comeBack(row)
  local list = {}
  for __ = 1, row.back_any.air or 0 do list[#list + 1] = "back_air" end
  return list
end

---So many Tiger battalions come back in this turn, of the Axis' choice.
---@param turn Turn
function withdrawals.recall(turn)
  local row = entry(turn.turn)
  turn.vars.tigers = turn.vars.tigers + (row and row.back_any.tiger or 0)
end

local function run(turn)
  local net = supply.net(turn, "axis")
  for piece in each(named(turn)) do
    if canLeave(turn, net, piece) then leave(turn, piece) end
  end
end

---Carries out withdrawals; asks which HQ, air unit or Tiger goes. Gives back whether something is asked.
---@param turn Turn
---@return boolean
function withdrawals.begin(turn)
  run(turn)
  local row, list = entry(turn.turn), {}
  if row then
    for kind, count in pairs(row.leave_any) do
      for __ = 1, count do list[#list + 1] = kind end
    end
    list = lists.join(list, comeBack(row))
  end
  turn.vars.leaving = list
  if not list[1] then return false end
  turn:push("withdraw", { side = "axis" })
  return true
end

local function away(game)
  return lists.where(game:space "other_fronts".pieces, function(piece) return piece.type == "air" end)
end

---Airfields where a returning air unit can be stationed (7.9).
local function fields(game)
  return displaced.fields(game, game:space "other_fronts")
end

local function choices(game)
  local kind = game.vars.leaving[1]
  if kind == "back_air" then return away(game) end
  return pool(game, kind)
end

---Goes on with the list; at its end the segment is over.
local function goOn(turn)
  local vars, rest = turn.vars, {}
  for i = 2, #vars.leaving do rest[i - 1] = vars.leaving[i] end
  vars.leaving = rest
  if rest[1] and choices(turn)[1] then return end
  turn:pop()
  turn:next()
end

local function choose(turn, action)
  local kind, piece = turn.vars.leaving[1], action.piece
  if kind == "back_air" then
    if fields(turn)[1] then return turn:push("withdraw.field", { side = "axis", piece = piece }) end
  elseif kind == "air" then
    leaveAir(turn, piece)
  else
    leave(turn, piece)
  end
  goOn(turn)
end

decision "withdraw.field" {
  rule = "7.9",
  prompt = function(game) return { _"Where is {1} stationed?", game.here.piece } end,
  ask = "deploy", auto = true,
  actions = function(game, offer) offer:space("station", fields(game), { piece = game.here.piece }) end,
  station = {
    label = _"{piece} in {space}", rule = "7.9",
    why = function(game, action)
      units.needInHand(action, game.here.piece, "7.9")
      units.needAmong(fields(game), action.space, "7.9", _"It goes to a supplied City or Town of the Axis with room for a base.")
    end,
    run = function(turn, action)
      local unit, space = turn:pop().piece, action.space
      turn:move(turn:piece(unit.base), space)
      turn:move(unit, space)
      turn:log({ _"{1} returns to {2}.", unit, space }, { rule = "7.9", piece = unit, space = space })
      goOn(turn)
    end,
  },
}

local prompts = {
  hq = _"Choose a panzer army HQ that leaves", air = _"Choose an air unit that leaves with its base", tiger = _"Choose a Tiger battalion that leaves",
  back_air = _"Choose an air unit that returns with its base",
}

decision "withdraw" {
  rule = "7.9",
  prompt = function(game) return prompts[game.vars.leaving[1]] or _"Choose a unit that leaves" end,
  auto = true,
  actions = function(game, offer)
    local list = choices(game)
    offer:piece("choose", list)
    if not list[1] then offer:button "none" end
  end,
  choose = {
    label = _"{piece}", rule = "7.9", run = choose,
    why = function(game, action) units.needAmong(choices(game), action.piece, "7.9", prompts[game.vars.leaving[1]] or _"Choose a unit that leaves") end,
  },
  none = { label = _"There is none", rule = "7.9", run = function(turn) turn:pop(); turn:next() end },
}

---The air units that were lost in supply flights come back after three turns (8.6), bases that found no field too (8.1).
---@param turn Turn
function withdrawals.rejoin(turn)
  for unit in each(turn:pieces{ side = "axis", type = "air" }) do
    local base = turn:piece(unit.base)
    local isLost = unit.space and unit.space.id == "axis_air" and unit.back > 0 and unit.back <= turn.turn
    if isLost and units.onMap(base) then
      turn:move(unit, base.space)
      turn:set(unit, "back", 0)
    elseif base.back > 0 and base.back <= turn.turn and isAway(base) and fields(turn)[1] then
      turn:set(base, "back", 0)
      displaced.seek(turn, base, base.space)
    end
  end
  displaced.ask(turn)
end

return withdrawals

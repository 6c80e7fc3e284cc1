-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.3, 2.5: the cup, the draw, activation limits, and what goes back at the end of the turn.

local actions = require "actions"
local command = require "command"
local lists = require "lists"
local units = require "units"

local chits = {}

local forces = { "german", "2bf", "3bf" }
local limits = tables.turns.values.limits

---Has the force used up its activations (2.3)?
---@param game Game
---@param force string
---@return boolean
function chits.isSpent(game, force)
  return game.vars["used_" .. force] >= game.vars["limit_" .. force]
end

---Is the drawing over: all limits reached, or no command chit left in the cup (2.5)?
---@param game Game
---@return boolean
function chits.isOver(game)
  local spent = true
  for __, force in ipairs(forces) do spent = spent and chits.isSpent(game, force) end
  if spent then return true end
  for __, chit in ipairs(game:space"cup".pieces) do
    if chit.chit ~= "action" then return false end
  end
  return true
end

---A chit beyond the limit activates nothing (2.3).
local function setAside(turn, chit)
  turn:move(chit, turn:space"idle")
  turn:log({ _"{1}: the limit is reached, nobody is activated.", chit }, { rule = "2.3", piece = chit })
end

local function activate(turn, chit)
  local force = chit.force
  if chits.isSpent(turn, force) then return setAside(turn, chit) end
  local used = turn.vars["used_" .. force] + 1
  turn.vars["used_" .. force] = used
  turn:move(chit, turn:space(force .. "-" .. used))
  if chit.chit == "front" then return command.choose(turn, force, "chit") end
  if chit.chit == "hgm" then return command.choose(turn, force, "hgm") end
  local hq = units.hqOf(turn, chit.activates)
  if units.onMap(hq) then command.activate(turn, hq, "chit") end
end

local function draw(turn)
  local chit = turn:draw(turn:space"cup")
  turn.vars.chit = chit
  turn:log({ _"Drawn: {1}.", chit }, { rule = "2.3", piece = chit, kind = "draw" })
  if chit.chit == "action" then
    turn:move(chit, turn:space"actions")
    actions.run(turn, chit)
  else
    activate(turn, chit)
  end
end

decision "chit" {
  rule = "2.3",
  prompt = _"Draw a chit",
  auto = true,
  actions = function(game, offer)
    offer:button(chits.isOver(game) and "finish" or "draw")
  end,
  draw = { label = _"Draw", rule = "2.3", run = draw },
  finish = { label = _"End the command phase", rule = "2.5", run = function(turn) turn:next() end },
}

---Chits of this turn join the cup: those with an HQ only when it is on the map (2.5, 8.1).
---@param turn Turn
function chits.join(turn)
  local cup = turn:space"cup"
  for __, chit in ipairs(turn:space"chits-later".pieces) do
    local due = chit.arrives > 0 and chit.arrives <= turn.turn
    if due and (chit.chit ~= "command" or units.onMap(units.hqOf(turn, chit.activates))) then
      turn:move(chit, cup)
      turn:log({ _"{1} joins the cup.", chit }, { rule = "8.1", piece = chit })
    end
  end
end

phase "command" {
  enter = function(turn)
    chits.join(turn)
    for __, force in ipairs(forces) do
      turn.vars["used_" .. force] = 0
      turn.vars["limit_" .. force] = limits[force][turn.turn] or 0
    end
    chits.markLimits(turn)
  end,
  leave = function(turn)
    turn.vars.chit = nil
  end,
}

local markers = { german = "LIMIT-GE", ["2bf"] = "LIMIT-2BF", ["3bf"] = "LIMIT-3BF" }

---Shows the limits on the activation tracks (2.6.4).
---@param turn Turn
function chits.markLimits(turn)
  for __, force in ipairs(forces) do
    local limit = turn.vars["limit_" .. force]
    if limit > 0 then turn:move(turn:piece(markers[force]), turn:space(force .. "-" .. limit)) end
  end
end

local function gather(turn, space, cup)
  for __, piece in ipairs(turn:space(space).pieces) do
    if piece.kind == "chit" then turn:move(piece, cup) end
  end
end

---All chits drawn in this turn go back into the cup (2.5, 4.1.2).
---@param turn Turn
function chits.giveBack(turn)
  local cup = turn:space"cup"
  gather(turn, "actions", cup)
  gather(turn, "idle", cup)
  for __, force in ipairs(forces) do
    for box = 1, 7 do gather(turn, force .. "-" .. box, cup) end
  end
end

---Which forces have used up their limit, for the queries.
---@param game Game
---@return table
function chits.state(game)
  local state = {}
  for __, force in ipairs(forces) do
    state[force] = { used = game.vars["used_" .. force], limit = game.vars["limit_" .. force] }
  end
  state.over = chits.isOver(game)
  state.cup = #lists.where(game:space"cup".pieces, function(piece) return piece.kind == "chit" end)
  return state
end

return chits

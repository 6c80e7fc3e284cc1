-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.5: at the end of an Axis round German divisions can fill up a reduced corps.

local goals = require "goals"
local lists = require "std.lists"
local reach = require "reach"
local rounds = require "rounds"
local units = require "units"

local needed = 2

---German divisions in and next to the hex of a corps; no Jäger, no mountain troops (7.5).
local function feeders(game, corps)
  local near = game:within(corps.space, 1)
  return lists.where(game:pieces{ side = "axis", echelon = "division", combat = true, space = near }, function(piece)
    return units.isGerman(piece) and piece.branch ~= "light" and piece.branch ~= "mountain" and piece.attack > 0
  end)
end

local function total(pieces)
  return lists.sum(pieces, function(piece) return piece.attack end)
end

---Reduced 4-6-4 corps that could be filled up.
local function reduced(game)
  return lists.where(game:pieces{ side = "axis", type = "corps", onMap = true, steps = 1 }, function(corps)
    return corps.maxSteps == 2 and units.isGerman(corps) and corps.attack == 2 and total(feeders(game, corps)) >= needed
  end)
end

rounds.part("corps", function(turn)
  if turn.vars.kind == "logistics" or not reduced(turn)[1] then return false end
  turn:push("corps", { side = "axis" })
  return true
end)

local function finish(turn)
  turn:pop()
  rounds.go(turn)
end

decision "corps" {
  rule = "7.5",
  prompt = _"Fill up a reduced corps with divisions?",
  main = "done", pass = "done", take = "fill", auto = true,
  worthTaking = goals.none,
  actions = function(game, offer)
    offer:piece("fill", reduced(game))
    offer:button "done"
  end,
  fill = {
    label = _"Fill up {piece}", rule = "7.5",
    why = function(game, action)
      local corps = action.piece
      units.needOwn(game, corps, "7.5")
      need(corps.type == "corps" and units.isGerman(corps), "7.5", _"Only German corps are filled up.")
      need(corps.steps < corps.maxSteps, "7.5", { _"{1} is at full strength.", corps })
      need(total(feeders(game, corps)) >= needed, "7.5", _"Divisions with two attack factors must be in or next to its hex.")
    end,
    run = function(turn, action) turn:push("corps.feed", { side = "axis", corps = action.piece, fed = {} }) end,
  },
  done = { label = _"No more", rule = "7.5", run = finish },
}

---The divisions are broken up; who is out of supply makes the corps so.
local function complete(turn, here)
  local corps, state = here.corps, here.corps.supply
  for piece in each(here.fed) do
    if piece.supply == "isolated" or state == "isolated" then
      state = "isolated"
    elseif reach.isShort(piece) then
      state = "out"
    end
    units.eliminate(turn, piece, "7.5")
  end
  turn:setSteps(corps, corps.maxSteps)
  if state ~= corps.supply then turn:set(corps, "supply", state) end
  turn:log({ _"{1} is filled up.", corps }, { rule = "7.5", piece = corps })
end

decision "corps.feed" {
  rule = "7.5",
  prompt = function(game) return { _"Choose divisions for {1}: {2} of 2 attack factors", game.here.corps, total(game.here.fed) } end,
  back = "back", chosen = "fed",
  actions = function(game, offer)
    local here = game.here
    offer:piece("feed", lists.where(feeders(game, here.corps), function(piece) return not lists.contains(here.fed, piece) end))
    offer:button "back"
  end,
  feed = {
    label = _"{piece} is broken up", rule = "7.5",
    why = function(game, action)
      local piece = action.piece
      units.needOwn(game, piece, "7.5")
      need(piece.branch ~= "light" and piece.branch ~= "mountain", "7.5", _"Jäger and mountain divisions do not feed a corps.")
      need(lists.contains(feeders(game, game.here.corps), piece), "7.5", { _"{1} can't feed the corps.", piece })
    end,
    run = function(turn, action)
      local here = turn.here
      here.fed = lists.with(here.fed, action.piece)
      if total(here.fed) >= needed then complete(turn, turn:pop()) end
    end,
  },
  back = { label = _"Not this corps", rule = "7.5", run = function(turn) turn:pop() end },
}

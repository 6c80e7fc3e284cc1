-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.2: replacement points restore steps and rebuild units.

local checks = require "std.checks"
local fog = require "fog"
local lists = require "std.lists"
local units = require "units"

local costs = tables.numbers.values.replacement
local points = tables.turns.values.replacements

---What a step of this unit costs (11.2.1, 11.2.2).
local function cost(piece)
  if piece.side == "soviet" then return costs.soviet_step end
  return piece.mech and costs.german_mech_step or costs.german_step
end

---One-step units and units that can't move get no replacements (11.2).
local function isWorthy(piece)
  return piece.maxSteps > 1 and piece.movement > 0
end

---What a unit needs for a step.
local restoring = {
  { rule = "11.2", text = _"{1} can't get replacements.", test = function(__, piece) return isWorthy(piece) end },
  { rule = "11.2", text = _"{1} is at full strength.", test = function(__, piece) return piece.steps < piece.maxSteps end },
  { rule = "11.2.2", text = _"{1} was rebuilt in this turn and stays reduced.", test = function(__, piece) return not piece.rebuilt end },
  { rule = "11.2.4", text = _"{1} is out of supply.", test = function(__, piece) return piece.supply == "supplied" end },
  { rule = "11.2", text = _"There are not enough points left.", test = function(game, piece) return cost(piece) <= game.vars.points end },
}

---HQs in supply with which a rebuilt unit may appear (11.2.3).
local function homes(game, piece)
  local hqs = lists.where(units.hqs(game, game.side), function(hq)
    return (piece.independent or hq.formation == piece.formation) and hq.supply == "supplied"
  end)
  return lists.map(hqs, function(hq) return hq.space end)
end

local function dead(game)
  return lists.where(game:space(game.side .. "-lost").pieces, isWorthy)
end

local function whyRestore(game, action)
  local piece = action.piece
  units.needOwn(game, piece, "11.2")
  checks.need(restoring, game, piece)
end

local function whyRebuild(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.side == game.side, "11.2", _"Choose one of your own units.")
  need(isWorthy(piece), "11.2", { _"{1} can't be rebuilt.", piece })
  need(lists.contains(dead(game), piece), "11.2", { _"{1} is not among the lost units.", piece })
  need(action.value ~= "full" or piece.side == "soviet", "11.2.2", _"A German unit comes back reduced.")
  local hq = space and units.hqAt(space, piece.side)
  need(hq and (piece.independent or hq.formation == piece.formation), "11.2.3", { _"{1} appears with its own HQ.", piece })
  need(hq.supply == "supplied", "11.2.4", { _"{1} is out of supply.", hq })
  need(cost(piece) * (action.value == "full" and 2 or 1) <= game.vars.points, "11.2", _"There are not enough points left.")
end

local function pay(turn, points)
  turn.vars.points = turn.vars.points - points
end

local function restore(turn, action)
  local piece = action.piece
  pay(turn, cost(piece))
  turn:setSteps(piece, piece.steps + 1)
  turn:log({ _"{1} gets a step back.", piece }, { rule = "11.2", piece = piece })
end

local function rebuild(turn, action)
  local piece, full = action.piece, action.value == "full"
  pay(turn, cost(piece) * (full and 2 or 1))
  turn:setSteps(piece, full and piece.maxSteps or 1)
  units.put(turn, piece, action.space)
  turn:set(piece, "active", "move")
  turn:set(piece, "rebuilt", true)
  turn:log({ _"{1} is rebuilt in {2}.", piece, action.space }, { rule = "11.2.3", piece = piece, space = action.space })
end

local function done(turn)
  local side = turn.side
  if turn.vars.points > 0 then
    turn:log({ _"{1} unused replacement {1|point is|points are} lost.", turn.vars.points }, { rule = "11.2", only = fog.on(turn) and side or nil })
  end
  turn.vars.points = 0
  turn:pop()
  if turn:pieces{ side = side, active = "move" }[1] then turn:push("move", { side = side, why = "arrive" }) end
end

decision "replacements" {
  rule = "11.2",
  prompt = function(game) return { _"Spend replacement points: {1} left", game.vars.points } end,
  help = _"A point that is not spent now is lost.",
  ask = "budget", main = "done", pass = "done",
  auto = fog.passes,
  actions = function(game, offer)
    local left = game.vars.points
    for piece in each(lists.where(units.combat(game, game.side), function(piece) return checks.hold(restoring, game, piece) end)) do
      offer:piece("restore", piece, { cost = cost(piece) })
    end
    for piece in each(dead(game)) do
      local spaces = homes(game, piece)
      if cost(piece) <= left then offer:space("rebuild", spaces, { piece = piece, value = "reduced", cost = cost(piece) }) end
      if piece.side == "soviet" and 2 * cost(piece) <= left then
        offer:space("rebuild", spaces, { piece = piece, value = "full", cost = 2 * cost(piece), label = _"Rebuild {piece} at full strength in {space}" })
      end
    end
    offer:button("done")
    offer:hint("value", left, _"Replacement points")
  end,
  restore = { label = _"{piece} gets a step back", rule = "11.2", why = whyRestore, run = restore },
  rebuild = { label = _"Rebuild {piece} in {space}", rule = "11.2.3", why = whyRebuild, run = rebuild },
  done = { label = _"End replacements", rule = "11.2", run = done },
}

phase "replacements" {
  enter = function(turn)
    turn.vars.points = points[turn.active][turn.turn] or 0
  end,
  leave = function(turn)
    turn:set(turn:pieces{ side = turn.active, rebuilt = true }, "rebuilt", false)
  end,
}

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.5.9, 7.10: the Stavka round: units leave the Reserve, move and fight.

local activation = require "activation"
local almanac = require "almanac"
local entries = require "entries"
local goals = require "goals"
local guards = require "guards"
local lists = require "std.lists"
local places = require "places"
local rounds = require "rounds"
local supply = require "supply"
local units = require "units"

local least = tables.numbers.values.stavka_min

---Two armies stay locked in until Sevastopol or Rostov is Soviet again (7.10).
local function isLocked(game, piece)
  return piece.back == -1 and not (places.holds(game, "Sevastopol", "soviet") or places.holds(game, "Rostov", "soviet"))
end

local function releasable(game)
  return lists.where(game:space "stavka_reserve".pieces, function(piece)
    return piece.ground and piece.steps <= game.here.left and not isLocked(game, piece)
  end)
end

rounds.part("release", function(turn)
  local dice = turn:rolls(2)
  local floor = least[tostring(almanac.year(turn.turn))]
  local left = math.max(dice[1] + dice[2], floor)
  turn.vars.limited = true
  turn:log({ _"The Stavka releases {1} steps.", left }, { rule = "10.5.9", dice = dice })
  turn:push("release", { side = "soviet", left = left })
  return true
end)

---With an HQ that has supply over land released units can come in, too (10.5.9).
local function withStaff(game, piece, net)
  local list = {}
  for hq in each(activation.commands(game)) do
    if net.main:has(hq.space) and units.fit(hq.space, { piece }) then list = lists.with(list, hq.space) end
  end
  return list
end

local function spaces(game, piece)
  local net = supply.net(game, "soviet")
  return lists.distinct(lists.join(entries.spaces(game, piece, net), withStaff(game, piece, net)))
end

---Is the unit within range of Stavka or Zhukov?
local function isNear(game, piece)
  return lists.any(activation.commands(game), function(hq) return supply.inRange(hq, piece.space) end)
end

local function finish(turn)
  turn:pop()
  rounds.go(turn)
end

decision "release" {
  rule = "10.5.9",
  prompt = function(game) return { _"Release units from the Stavka Reserve: {1} {1|step|steps} left", game.here.left } end,
  ask = "deploy", main = "done", pass = "done", take = "choose", auto = true,
  worthTaking = function(game) return releasable(game) end,
  actions = function(game, offer)
    offer:piece("choose", releasable(game))
    offer:button "done"
  end,
  choose = {
    label = _"Release {piece}", rule = "10.5.9",
    why = function(game, action)
      local piece = action.piece
      need(piece and piece.space == game:space "stavka_reserve", "10.5.9", _"Choose a unit in the Stavka Reserve.")
      need(not isLocked(game, piece), "7.10", { _"{1} stays until Sevastopol or Rostov is Soviet again.", piece })
      need(piece.steps <= game.here.left, "10.5.9", _"Not so many steps are left.")
    end,
    run = function(turn, action) turn:push("release.place", { side = "soviet", piece = action.piece }) end,
  },
  done = { label = _"No more", rule = "10.5.9", run = finish },
}

local function put(turn, action)
  local piece = turn:pop().piece
  entries.put(turn, piece, action.space, "10.5.9")
  turn.here.left = turn.here.left - piece.steps
  turn:set(piece, "act", true)
  if not isNear(turn, piece) then turn:set(piece, "moved", true) end
end

decision "release.place" {
  rule = "10.5.9",
  prompt = function(game) return { _"Where does {1} enter the map?", game.here.piece } end,
  ask = "deploy", back = "back",
  worth = function(game) return goals.best(game, game.here.piece, spaces(game, game.here.piece)) end,
  actions = function(game, offer)
    offer:space("put", spaces(game, game.here.piece), { piece = game.here.piece })
    offer:button "back"
  end,
  put = {
    label = _"{piece} in {space}", rule = "10.5.9", run = put,
    why = function(game, action) entries.why(game, game.here.piece, action, spaces(game, game.here.piece)) end,
  },
  back = { label = _"Another unit", rule = "10.5.9", run = function(turn) turn:pop() end },
}

---After movement only released units within range fight (10.5.9).
rounds.part("recheck", function(turn)
  for piece in each(turn:pieces{ act = true, onMap = true }) do
    if not isNear(turn, piece) then turn:set(piece, "act", false) end
  end
  return false
end)

---Full rifle armies that can be sent into the Reserve (7.10).
local function armies(game)
  return lists.where(game:pieces{ type = "rifle_army", onMap = true, steps = 2 }, function(piece) return piece.back == 0 end)
end

---Asks for the two armies that are held back (7.10).
---@param turn Turn
local function lock(turn)
  guards.raiseZone(turn)
  if not guards.mustLock(turn) then return end
  turn.vars.locked = true
  if armies(turn)[1] then turn:push("lock", { side = "soviet", left = 2 }) end
end

decision "lock" {
  rule = "7.10",
  prompt = function(game) return { _"Sevastopol and Rostov have fallen: send {1} rifle {1|army|armies} into the Stavka Reserve", game.here.left } end,
  auto = true,
  actions = function(game, offer) offer:piece("send", armies(game)) end,
  send = {
    label = _"{piece} goes into the Reserve", rule = "7.10",
    why = function(game, action) units.needAmong(armies(game), action.piece, "7.10", _"Choose a rifle army at full strength on the map.") end,
    run = function(turn, action)
      turn:move(action.piece, turn:space "stavka_reserve")
      turn:set(action.piece, "back", -1)
      turn.here.left = turn.here.left - 1
      if turn.here.left == 0 or not armies(turn)[1] then turn:pop() end
    end,
  },
}

return { lock = lock }

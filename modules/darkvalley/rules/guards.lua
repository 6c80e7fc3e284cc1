-- SPDX-License-Identifier: GPL-3.0-or-later
--- 7.8, 7.10, 12.7: Soviet conversions into Guards units, the end of the old mechanised corps, the special fortified zone.

local entries = require "entries"
local lists = require "std.lists"
local places = require "places"
local supply = require "supply"
local units = require "units"

local guards = {}

local price = tables.conversions.values.price
local support = tables.support.values

---Guards units that are due and wait for their price.
local function pending(game)
  return lists.where(game:space "soviet_later".pieces, function(piece) return piece.price and piece.arrival > 0 and piece.arrival <= game.turn end)
end

local function isOf(piece, types)
  return lists.contains(types, piece.type)
end

---Corps on the map that can be turned into Guards: in supply (7.8).
local function mobile(game, net)
  local list = {}
  for kind in each(price.guards_mobile.types) do list = lists.join(list, game:pieces{ type = kind, onMap = true }) end
  return lists.where(list, function(piece) return supply.has(net, piece) end)
end

---Units of these types that can be given for another: eliminated ones, and those on the map that reach the east edge (7.8).
local function givers(game, net, types)
  local list = {}
  for kind in each(types) do
    for piece in each(game:pieces{ type = kind, side = "soviet", replaceable = true }) do
      local space = piece.space
      local here = space and (space.id == "soviet_lost" or space.id == "stavka_reserve" or space.kind == "hex" and supply.toEast(net, space))
      if here then list[#list + 1] = piece end
    end
  end
  return list
end

local tanks, mechs = { "tank_corps", "guards_tank_corps" }, { "mech_corps", "guards_mech_corps" }

local function isGuards(piece)
  return piece.type == "guards_tank_corps" or piece.type == "guards_mech_corps"
end

local function count(list, types)
  return #lists.where(list, function(piece) return isOf(piece, types) end)
end

---Those that may still be given for a Guards tank army: one mechanised and two tank corps, one of the three Guards.
local function forTankArmy(game, net, given)
  local list = {}
  if count(given, tanks) < 2 then list = lists.join(list, givers(game, net, tanks)) end
  if count(given, mechs) < 1 then list = lists.join(list, givers(game, net, mechs)) end
  local lastOne = #given == 2 and not lists.any(given, isGuards)
  return lists.where(list, function(piece)
    return not lists.contains(given, piece) and (not lastOne or isGuards(piece))
  end)
end

---Units that can be given next for a Guards unit.
---@param game Game
---@param new Piece
---@param given Piece[]
---@param net? table
---@return Piece[]
function guards.givers(game, new, given, net)
  net = net or supply.net(game, "soviet")
  if new.price == "guards_mobile" then return mobile(game, net) end
  if new.price == "guards_tank_army" then return forTankArmy(game, net, given) end
  return lists.where(givers(game, net, price[new.price].types), function(piece) return not lists.contains(given, piece) end)
end

local function canPay(game, new, net)
  if new.price == "guards_mobile" then return mobile(game, net)[1] ~= nil end
  if new.price ~= "guards_tank_army" then return #givers(game, net, price[new.price].types) >= price[new.price].count end
  local tank, mech = givers(game, net, tanks), givers(game, net, mechs)
  return #tank >= 2 and #mech >= 1 and (lists.any(tank, isGuards) or lists.any(mech, isGuards))
end

---The next Guards unit that can be paid for; all conversions that are possible are made (7.8).
local function nextOne(game)
  local waiting = pending(game)
  if not waiting[1] then return nil end
  local net = supply.net(game, "soviet")
  for new in each(waiting) do
    if canPay(game, new, net) and (new.price == "guards_mobile" or entries.canReserve(game, new) or entries.spaces(game, new, net)[1]) then return new end
  end
  return nil
end

local function ask(turn)
  local new = nextOne(turn)
  if new then turn:push("convert", { side = "soviet", new = new, given = {} }) end
end

---Asks for the conversions of the turn.
---@param turn Turn
function guards.begin(turn)
  ask(turn)
end

local function give(turn, action)
  local here = turn.here
  local new = here.new
  if new.price == "guards_mobile" then
    turn:pop()
    units.convert(turn, action.piece, new, "7.8")
    return ask(turn)
  end
  here.given = lists.with(here.given, action.piece)
  if #here.given < price[new.price].count then return end
  local given = turn:pop().given
  for piece in each(given) do units.retire(turn, piece) end
  turn:push("convert.place", { side = "soviet", piece = new })
end

decision "convert" {
  rule = "7.8",
  prompt = function(game) return { _"{1} is formed: choose what is given for it", game.here.new } end,
  help = _"Conversions that are possible must be made. What is given leaves the game.",
  chosen = "given", auto = true,
  actions = function(game, offer) offer:piece("give", guards.givers(game, game.here.new, game.here.given)) end,
  give = {
    label = _"{piece} is given", rule = "7.8", run = give,
    why = function(game, action)
      local piece = action.piece
      need(piece and piece.side == "soviet", "7.8", _"Choose one of your own units.")
      need(piece.replaceable or game.here.new.price == "guards_mobile", "7.8", { _"{1} can't be replaced.", piece })
      units.needAmong(guards.givers(game, game.here.new, game.here.given), piece, "7.8", { _"{1} can't be given for {2}.", piece, game.here.new })
    end,
  },
}

decision "convert.place" {
  rule = "7.8",
  prompt = function(game) return { _"Where does {1} arrive?", game.here.piece } end,
  ask = "deploy",
  actions = function(game, offer)
    local before = offer:count()
    entries.offer(game, offer, game.here.piece)
    if offer:count() == before then offer:button "keep" end
  end,
  put = {
    label = _"{piece} in {space}", rule = "7.3",
    why = function(game, action) entries.why(game, game.here.piece, action) end,
    run = function(turn, action)
      local piece = turn:pop().piece
      entries.put(turn, piece, action.space, "7.8")
      ask(turn)
    end,
  },
  keep = {
    label = _"It waits among the eliminated", rule = "7.8",
    run = function(turn)
      turn:move(turn:pop().piece, turn:space "soviet_lost")
      ask(turn)
    end,
  },
}

---The old mechanised corps are disbanded at the start of turn 4, tank brigades leave on turn 10 (7.10); two armies are held back when
---Sevastopol and Rostov have fallen.
---@param turn Turn
function guards.reform(turn)
  if turn.turn == support.tank_brigades.first then
    for piece in each(turn:pieces{ type = "mech_corps_41" }) do
      if piece.space and piece.space.id ~= "soviet_out" then units.retire(turn, piece) end
    end
    turn:log(_"The old mechanised corps are disbanded.", { rule = "7.10" })
  elseif turn.turn == support.tank_brigades.last + 1 then
    turn:move(turn:pieces{ type = "tank_brigade" }, turn:space "soviet_out")
  end
end

local function isZoneOpen(game)
  local marker = game:piece "SU-FZ"
  return game.turn == support.special_zone.turn and not game.vars.zone_offered and not units.onMap(marker)
end

---Cities and Towns for the special zone: supplied, at home; none when it can't be built now.
---@param game Game
---@return Space[]
function guards.zones(game)
  if not isZoneOpen(game) then return {} end
  local net = supply.net(game, "soviet")
  return lists.where(places.settled(game, "soviet"), function(space) return space.country == "ussr" and supply.reaches(net, space) end)
end

---City Defence markers at hand or on the map can be moved to a City (2.2, an option).
local function defenceMarkers(game)
  if not game.options.city_defence then return {} end
  return lists.where(game:space "soviet_support".pieces, function(piece) return piece.type == "city_defence" end)
end

---Cities that can get a City Defence marker.
---@param game Game
---@return Space[]
function guards.cities(game)
  return lists.where(places.all(game, "cities"), function(space)
    return space.control == "soviet" and space.country == "ussr" and not lists.any(space.pieces, function(piece) return piece.type == "city_defence" end)
  end)
end

---Offers the special zone and city defence with the replacements.
---@param game Game
---@param offer Offer
function guards.offer(game, offer)
  if isZoneOpen(game) then
    if guards.zones(game)[1] then offer:button "build" end
    offer:button "decline"
  end
  if defenceMarkers(game)[1] and guards.cities(game)[1] then offer:button "guard" end
end

decision "rebuild.zone" {
  rule = "12.7",
  prompt = _"Where is the special fortified zone built?",
  help = _"In the next turn it is turned face up.",
  back = "back",
  actions = function(game, offer)
    offer:space("zone", guards.zones(game))
    offer:button "back"
  end,
  zone = {
    label = _"The special fortified zone in {space}", rule = "12.7",
    why = function(game, action) units.needAmong(guards.zones(game), action.space, "12.7", _"It is built in a supplied Soviet City or Town at home, on its turn.") end,
    run = function(turn, action)
      local marker = turn:piece "SU-FZ"
      turn:pop()
      turn.vars.zone_offered = true
      turn:move(marker, action.space)
      turn:set(marker, "flipped", true)
      turn:log({ _"The special fortified zone is built around {1}.", action.space }, { rule = "12.7", space = action.space })
    end,
  },
  back = { label = _"Not now", rule = "12.7", run = function(turn) turn:pop() end },
}

decision "rebuild.defence" {
  rule = "2.2",
  prompt = _"Which City gets a City Defence marker?",
  help = _"It returns when the enemy enters.",
  back = "back",
  actions = function(game, offer)
    offer:space("defend", guards.cities(game), { piece = defenceMarkers(game)[1] })
    offer:button "back"
  end,
  defend = {
    label = _"City defence in {space}", rule = "2.2",
    why = function(game, action)
      local marker = action.piece or defenceMarkers(game)[1]
      need(marker and lists.contains(defenceMarkers(game), marker), "2.2", _"Choose a City Defence marker at hand.")
      units.needAmong(guards.cities(game), action.space, "2.2", _"It goes to a Soviet City at home that has none.")
    end,
    run = function(turn, action)
      turn:pop()
      turn:move(action.piece, action.space)
    end,
  },
  back = { label = _"Not now", rule = "2.2", run = function(turn) turn:pop() end },
}

---The Soviets do without it (12.7).
---@param turn Turn
function guards.declineZone(turn)
  turn.vars.zone_offered = true
  turn:move(turn:piece "SU-FZ", turn:space "soviet_out")
  turn.vars.points = turn.vars.points + tables.replacements_soviet.values.zone_declined
end

---The special zone turns face up in the next reinforcement segment (12.7).
---@param turn Turn
function guards.raiseZone(turn)
  local marker = turn:piece "SU-FZ"
  if units.onMap(marker) and marker.flipped then turn:set(marker, "flipped", false) end
end

---Two full rifle armies are locked up in the Stavka Reserve when Sevastopol and Rostov are in Axis hands for the first time (7.10).
---@param game Game
---@return boolean
function guards.mustLock(game)
  return not game.vars.locked and places.holds(game, "Sevastopol", "axis") and places.holds(game, "Rostov", "axis")
end

return guards

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 9.6, 9.7: the Soviet landing from the sea, and airborne corps that are flown or dropped.

local almanac = require "almanac"
local displaced = require "displaced"
local entry = require "entry"
local goals = require "goals"
local lists = require "std.lists"
local places = require "places"
local ports = require "ports"
local supply = require "supply"
local units = require "units"

local numbers = tables.numbers.values

---The naval unit, when it is in an open port of the Black Sea.
local function marines(game)
  local piece = game:piece "SU-NAV"
  if not units.onMap(piece) or piece.railed then return nil end
  local port = piece.space
  return port:has "port" and port.sea == "black" and port.control == "soviet" and piece or nil
end

---Is the shore barred by Sevastopol or Odessa in Axis hands, or abroad before 1944 (9.6)?
local function isBarred(game, space)
  if space.country ~= "ussr" and almanac.year(game.turn) < 1944 then return true end
  for name in each{ "Sevastopol", "Odessa" } do
    local city = places.named(game, name)
    if city.control == "axis" and space.col < city.col then return true end
  end
  return false
end

---Coastal hexes where the naval unit can land.
local function shores(game)
  local list = game:spaces{ coast = "black" }
  if ports.isAzovOpen(game, "soviet") then list = lists.join(list, game:spaces{ coast = "azov" }) end
  local piece = game:piece "SU-NAV"
  return lists.where(list, function(space)
    return space ~= piece.space and not isBarred(game, space) and (units.at(space, "axis")[1] ~= nil or units.fit(space, { piece }))
  end)
end

phase "invasion" { when = function(game) return marines(game) ~= nil and shores(game)[1] ~= nil end }

---The phase ends, after those that had to make off have found a place.
local function goOn(turn)
  if not displaced.ask(turn, "next") then turn:next() end
end

local function land(turn, action)
  local piece, space = turn:piece "SU-NAV", action.space
  turn:set(piece, "railed", true)
  turn:log({ _"{1} lands at {2}.", piece, space }, { rule = "9.6", piece = piece, space = space, kind = "move" })
  if not units.at(space, "axis")[1] then
    entry.put(turn, piece, space)
    return goOn(turn)
  end
  turn:push("combat.units", { side = "soviet", attacker = "soviet", attackers = { piece }, target = space, landing = true })
end

decision "invasion" {
  rule = "9.6",
  prompt = _"Does the naval infantry land?",
  help = _"If it does not get ashore it is lost.",
  main = "done", pass = "done", auto = true,
  actions = function(game, offer)
    offer:space("land", shores(game), { piece = game:piece "SU-NAV" })
    offer:button "done"
  end,
  land = {
    label = _"Land at {space}", rule = "9.6", run = land,
    why = function(game, action)
      local space, piece = action.space, game:piece "SU-NAV"
      units.needInHand(action, piece, "9.6")
      need(space and space.coast, "9.6", _"Choose a hex on the coast of the Black Sea or the Sea of Azov.")
      need(space.coast ~= "azov" or ports.isAzovOpen(game, "soviet"), "9.6", _"The Sea of Azov is closed.")
      need(not isBarred(game, space), "9.6", { _"No landing is possible at {1} now.", space })
      need(space ~= piece.space, "9.6", { _"{1} is already there.", piece })
      units.needAmong(shores(game), space, "5.3", { _"Too many units would be in {1}.", space })
    end,
  },
  done = { label = _"No landing", rule = "9.6", run = function(turn) turn:next() end },
}

---Airborne corps that can fly: in a supplied City or Town within range of the Stavka (9.7).
local function flyers(game)
  local stavka = game:piece "SU-HQ-STAVKA"
  if not units.onMap(stavka) or almanac.weather(game) == "good" then return {} end
  local net
  return lists.where(game:pieces{ type = "airborne", onMap = true, railed = false }, function(piece)
    local space = piece.space
    if not places.isSettled(space) or space.country ~= "ussr" or not supply.inRange(stavka, space) then return false end
    net = net or supply.net(game, "soviet")
    return supply.has(net, piece)
  end)
end

local function transports(game, piece)
  return lists.where(places.settled(game, "soviet"), function(space)
    return space ~= piece.space and space.country == "ussr" and piece.space:distance(space) <= numbers.airborne_range and units.fit(space, { piece })
  end)
end

local function hasBase(space)
  return lists.any(space.pieces, function(piece) return piece.type == "base" end)
end

---Hexes for a drop: within range of the Stavka, no City, no Axis air base.
local function zonesFor(game, piece)
  if piece.dropped then return {} end
  local stavka = game:piece "SU-HQ-STAVKA"
  return lists.where(game:within(stavka.space, stavka.range):list(), function(space)
    if space.country ~= "ussr" or space:has "city" or space == piece.space or hasBase(space) then return false end
    return units.at(space, "axis")[1] ~= nil or units.fit(space, { piece })
  end)
end

phase "airborne" { when = function(game) return flyers(game)[1] ~= nil end }

decision "airborne" {
  rule = "9.7",
  prompt = _"Choose an airborne corps that flies or is dropped",
  main = "done", pass = "done", take = "choose", auto = true,
  worthTaking = goals.none,
  actions = function(game, offer)
    offer:piece("choose", flyers(game))
    offer:button "done"
  end,
  choose = {
    label = _"{piece} flies", rule = "9.7",
    why = function(game, action)
      local piece = action.piece
      need(piece and piece.type == "airborne", "9.7", _"Only airborne corps fly.")
      need(almanac.weather(game) ~= "good", "9.7", _"Airborne corps fly only in Mixed weather, Mud and Snow.")
      need(units.onMap(piece) and places.isSettled(piece.space), "9.7", { _"{1} is not in a City or Town.", piece })
      units.needAmong(flyers(game), piece, "9.7", { _"{1} is not supplied within range of the Stavka.", piece })
    end,
    run = function(turn, action) turn:push("airborne.fly", { side = "soviet", piece = action.piece }) end,
  },
  done = { label = _"Nobody flies", rule = "9.7", run = function(turn) turn:next() end },
}

local function fly(turn, action)
  local piece, space = turn:pop().piece, action.space
  turn:set(piece, "railed", true)
  turn:log({ _"{1} flies to {2}.", piece, space }, { rule = "9.7", piece = piece, space = space, kind = "move" })
  entry.put(turn, piece, space)
  turn:next()
end

local function drop(turn, action)
  local piece, space = turn:pop().piece, action.space
  turn:log({ _"{1} is dropped on {2}.", piece, space }, { rule = "9.7", piece = piece, space = space, kind = "move" })
  local enemies = lists.where(units.at(space, "axis"), function(one) return not units.isHq(one) end)
  if not units.at(space, "axis")[1] then
    turn:set(piece, "dropped", true)
    turn:set(piece, "railed", true)
    entry.put(turn, piece, space)
    return goOn(turn)
  end
  units.retire(turn, piece)
  if not enemies[1] then enemies = units.at(space, "axis") end
  turn:push("airborne.loss", { side = "axis", target = space, victims = enemies })
end

decision "airborne.fly" {
  rule = "9.7",
  prompt = function(game) return { _"Where does {1} fly, or is dropped?", game.here.piece } end,
  back = "back",
  actions = function(game, offer)
    local piece = game.here.piece
    offer:space("fly", transports(game, piece), { piece = piece })
    offer:space("drop", zonesFor(game, piece), { piece = piece })
    offer:button "back"
  end,
  fly = {
    label = _"{piece} flies to {space}", rule = "9.7", run = fly,
    why = function(game, action)
      local piece, space = game.here.piece, action.space
      units.needInHand(action, piece, "9.7")
      need(space and places.isSettled(space) and space.control == "soviet", "9.7", _"It flies to a Soviet City or Town.")
      need(space.country == "ussr", "9.7", _"Airborne corps do not leave the Soviet Union.")
      need(piece.space:distance(space) <= numbers.airborne_range, "9.7", { _"{1} is too far away.", space })
      units.needAmong(transports(game, piece), space, "5.3", { _"Too many units would be in {1}.", space })
    end,
  },
  drop = {
    label = _"Drop {piece} on {space}", rule = "9.7", run = drop,
    why = function(game, action)
      local piece, space = game.here.piece, action.space
      units.needInHand(action, piece, "9.7")
      need(not piece.dropped, "9.7", { _"{1} has been dropped before.", piece })
      need(space and space.kind == "hex" and not space:has "city", "9.7", _"Nobody is dropped on a City.")
      need(not hasBase(space), "9.7", _"Nobody is dropped on an air base.")
      need(space.country == "ussr", "9.7", _"Airborne corps do not leave the Soviet Union.")
      local stavka = game:piece "SU-HQ-STAVKA"
      need(supply.inRange(stavka, space), "9.7", { _"{1} is out of the Stavka's range.", space })
      units.needAmong(zonesFor(game, piece), space, "5.3", { _"Too many units would be in {1}.", space })
    end,
  },
  back = { label = _"Another corps", rule = "9.7", run = function(turn) turn:pop() end },
}

decision "airborne.loss" {
  rule = "9.7",
  prompt = function(game) return { _"Airborne troops fall on {1}: choose a unit that loses a step", game.here.target } end,
  ask = "losses", auto = true,
  actions = function(game, offer) offer:piece("lose", game.here.victims) end,
  lose = {
    label = _"{piece} loses a step", rule = "9.7",
    why = function(game, action) units.needAmong(game.here.victims, action.piece, "9.7", { _"A unit in {1} loses a step.", game.here.target }) end,
    run = function(turn, action)
      turn:pop()
      units.loseStep(turn, action.piece, "9.7")
      turn:next()
    end,
  },
}

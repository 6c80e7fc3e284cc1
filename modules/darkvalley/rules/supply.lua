-- SPDX-License-Identifier: GPL-3.0-or-later
--- 13.1-13.5: lines of supply and communications.

local almanac = require "almanac"
local lists = require "std.lists"
local places = require "places"
local ports = require "ports"
local standard = require "std.supply"
local units = require "units"
local zones = require "zones"

local supply = {}

local numbers = tables.numbers.values
local lines = { "rail", "military_road" }
local rails = { "rail" }

---Hexes outside the Soviet Union that its lines do not enter: on turns 1 to 3 all without its units, in 1941 Hungary (13.2, 15.3).
local function foreign(game, held)
  if game.turn <= numbers.lines_home_until then return game:region{ feature = "abroad" }:minus(held) end
  if almanac.year(game.turn) == 1941 then return game:region{ feature = "hungary" } end
  return nil
end

---What the enemy closes, water and the countries out of play (13.2).
local function closedTo(game, side)
  return zones.closed(game, side):union(game:region{ feature = "off" })
end

local function trace(game, sources, stages, closed, blocks)
  return standard.net(game, { sources = sources, stages = stages, closed = closed, blocks = blocks })
end

local anywhere = { {} }
local short = { { steps = numbers.port_line } }

---Lines that are traced only when somebody asks for them: `lines` has the sources, stages and blocks of each.
local function deferred(game, net, lines)
  return setmetatable(net, { __index = function(self, name)
    local line = lines[name]
    if not line then return nil end
    local found = trace(game, line[1], line[2], self.closed, line[3])
    self[name] = found
    return found
  end })
end

local function sovietNet(game)
  local closed = closedTo(game, "soviet")
  local barred = foreign(game, units.held(game, "soviet"))
  if barred then closed = closed:union(barred) end
  local home = lists.join(places.all(game, "east"), places.all(game, "caucasus"))
  local main = trace(game, home, { { ways = lines }, { steps = numbers.soviet_line } }, closed)
  local good, poor = ports.black(game, "soviet")
  if main:has(places.named(game, "Leningrad")) then
    local more, less = ports.baltic(game, "soviet")
    good, poor = lists.join(good, more), lists.join(poor, less)
  end
  return deferred(game, { side = "soviet", closed = closed, main = main, stavka = game:piece "SU-HQ-STAVKA" }, {
    good = { good, short }, poor = { poor, short },
    open = { lists.join(home, lists.join(good, poor)), anywhere },
    lake = { home, anywhere, "loc_soviet" },
    east = { places.all(game, "east"), anywhere },
    rails = { places.all(game, "east"), { { ways = rails } } },
  })
end

---Railway hexes west of the start line that lead to the sources in Germany (13.5).
local function homeRails(game, west, closed)
  local from = lists.where(west, function(space) return not closed:has(space) end)
  if not from[1] then return {} end
  local found = game:reach(nil, { from = from, class = "rail", ways = rails, blocked = closed, avoid = game:region{ feature = "ussr" } })
  return lists.join(from, found:list())
end

---Axis Cities that act as depots: on the rails, and west of every depot (13.5).
local function cityDepots(game, net, depots)
  local west = 1000
  for depot in each(depots) do
    if not depot.flipped then west = math.min(west, depot.space.col) end
  end
  if west == 1000 then return {} end
  return lists.where(places.all(game, "cities"), function(city)
    return city.control == "axis" and city.col < west and net:has(city)
  end)
end

local function axisNet(game)
  local closed = closedTo(game, "axis")
  local west = places.all(game, "west")
  local net = trace(game, west, { { ways = rails } }, closed)
  local depots = game:pieces{ type = "depot", onMap = true }
  local sources = homeRails(game, west, closed)
  for depot in each(depots) do
    if not depot.flipped and net:has(depot.space) then sources[#sources + 1] = depot.space end
  end
  sources = lists.join(sources, cityDepots(game, net, depots))
  local main = trace(game, sources, { { steps = numbers.axis_line } }, closed)
  local good, poor = ports.black(game, "axis")
  local north, far = ports.baltic(game, "axis")
  local black, baltic = trace(game, good, short, closed), trace(game, north, short, closed)
  local staffs = {}
  for hq in each(game:pieces{ side = "axis", type = "hq", onMap = true }) do
    local at = hq.space
    if main:has(at) or black:has(at) or baltic:has(at) then staffs[#staffs + 1] = at end
  end
  return deferred(game, { side = "axis", closed = closed, rails = net, main = main, good = black, baltic = baltic }, {
    poor = { poor, short }, poorBaltic = { far, short },
    staffs = { staffs, { { steps = numbers.hq_line } } },
    open = { lists.join(west, lists.join(good, poor)), anywhere },
    openBaltic = { lists.join(north, far), anywhere },
  })
end

---All lines of a side at this moment.
---@param game Game
---@param side Side
---@return table
function supply.net(game, side)
  return side == "axis" and axisNet(game) or sovietNet(game)
end

---Has the hex a line of supply, for German or other units of the side?
---@param net table
---@param space Space
---@param german boolean?
---@return boolean
function supply.reaches(net, space, german)
  if net.main:has(space) or net.good:has(space) then return true end
  return german and net.baltic ~= nil and net.baltic:has(space) or false
end

---Is a hex within the command range of an HQ (14.1)?
---@param hq Piece
---@param space Space
---@return boolean
function supply.inRange(hq, space)
  return units.onMap(hq) and hq.space:distance(space) <= hq.range
end

local function sovietHas(net, piece, space)
  if net.main:has(space) or net.good:has(space) then return true end
  if piece.branch == "marine" then return space:has "coastal" end
  if piece.branch ~= "airborne" or not places.isSettled(space) then return false end
  local stavka = net.stavka
  return supply.inRange(stavka, space) and supply.reaches(net, stavka.space)
end

local function axisHas(net, piece, space)
  local german = units.isGerman(piece)
  if supply.reaches(net, space, german) then return true end
  return not units.isHq(piece) and net.staffs:has(space)
end

---Has the unit a line of communications (13.2)?
---@param game Game
---@param net table
---@param piece Piece
---@param space Space
---@return boolean
function supply.connected(game, net, piece, space)
  if net.open:has(space) then return true end
  if net.side == "axis" then return units.isGerman(piece) and net.openBaltic:has(space) end
  local near = space == places.named(game, "Leningrad") or space == places.named(game, "Oranienbaum") or space.id == "W4802"
  return near and net.lake:has(space)
end

---Would the unit be in supply, if that were checked now?
---@param net table
---@param piece Piece
---@param space? Space   default: where it is
---@return boolean
function supply.has(net, piece, space)
  space = space or piece.space
  if net.side == "axis" then return axisHas(net, piece, space) end
  return sovietHas(net, piece, space)
end

---The state of a unit, if that were checked now: "supplied", "out" or "isolated"; and whether it has no communications (17.1.2).
---@param game Game
---@param net table
---@param piece Piece
---@return string, boolean
function supply.state(game, net, piece)
  local space = piece.space
  if supply.has(net, piece, space) then return "supplied", false end
  if net.poor:has(space) or supply.connected(game, net, piece, space) then return "out", false end
  if net.poorBaltic and units.isGerman(piece) and net.poorBaltic:has(space) then return "out", false end
  if game.turn <= numbers.mech_out_until and piece.mech and units.isGerman(piece) then return "out", true end
  return "isolated", true
end

---The units of a side by the state that they would be in, if that were checked now.
---@param game Game
---@param net table
---@return table<string, Piece[]>
function supply.states(game, net)
  local states = { supplied = {}, out = {}, isolated = {} }
  for piece in each(units.all(game, net.side)) do
    local list = states[supply.state(game, net, piece)]
    list[#list + 1] = piece
  end
  return states
end

---The line of supply of a unit; nil without one.
---@param net table
---@param piece Piece
---@return Space[]?
function supply.trace(net, piece)
  local space = piece.space
  for name in each{ "main", "good", "baltic", "staffs" } do
    local one = net[name]
    if one and one:has(space) and (name ~= "baltic" or units.isGerman(piece)) then return one:trace(space) end
  end
  return nil
end

---Is a City or other hex connected with the east edge of the map (7.3)?
---@param net table
---@param space Space
---@return boolean
function supply.toEast(net, space)
  return net.east:has(space)
end

---Does a line of railways lead from the hex to the east edge (7.6)?
---@param net table
---@param space Space
---@return boolean
function supply.byRail(net, space)
  return net.rails:has(space)
end

return supply

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Victory: what counts, and who has won at the end. All numbers are in the tables.

local control = require "std.control"
local lists = require "std.lists"
local supply = require "supply"
local units = require "units"

local victory = {}

local points = tables.victory_points.values
local levels = tables.victory.values.levels

---Strength points were lost: those of AFVs count double.
---@param turn Turn
---@param piece Piece
---@param number integer
function victory.onLoss(turn, piece, number)
  local name = "lost_" .. piece.side
  turn.vars[name] = turn.vars[name] + number * (units.isAfv(piece) and points.afv or 1)
end

---A bunker was reduced to nothing.
---@param turn Turn
---@param space Space
function victory.onBunker(turn, space)
  turn.vars.bunkers_lost = turn.vars.bunkers_lost + 1
end

local function isSoviet(space)
  return space.count > 0 and space.pieces[1].side == "soviet"
end

---The end of a Soviet impulse: towns of the Leningrad–Vitebsk railway that Soviet units hold score.
---@param turn Turn
function victory.scoreRailway(turn)
  for id in each(points.railway_towns) do
    local space = turn:space(id)
    if isSoviet(space) and not (turn.options.railway_scoring_once_per_turn and space.scored) then
      turn:set(space, "scored", true)
      turn.vars.rail_points = turn.vars.rail_points + points.railway_town
      turn:log({ _"Soviet troops hold {1} on the Leningrad–Vitebsk railway: {2} points.", space, points.railway_town },
        { rule = "24.A", space = space, kind = "control" })
    end
  end
  if not turn.vars.rail_touched and turn:pieces{ side = "soviet", space = turn:region{ feature = "line" } }[1] then
    turn.vars.rail_touched = true
    turn:log(_"Soviet troops stand on the Leningrad–Vitebsk railway.", { rule = "24.D", kind = "control" })
  end
end

---City hexes of each side: whoever was there last holds them.
local function city(game)
  local held = { german = 0, soviet = 0 }
  for space in each(game:spaces{ feature = "city" }) do
    local side = space.control or "german"
    held[side] = held[side] + 1
  end
  return held
end

---Is the city relieved: German troops in it, and a free path from one of its hexes to a friendly edge?
local function isRelieved(game, field)
  local inside = game:region{ feature = "city" }
  if not game:pieces{ side = "german", space = inside }[1] then return false end
  return inside:common(field.net):size() > 0
end

---Strength points of units that got out: of those that began in the city or in a pocket, `home`.
local function escaped(game, field, property, home)
  local sum = 0
  for piece in each(game:pieces{ side = "german", onMap = true, [property] = true }) do
    if not home:has(piece.space) and not supply.isCut(game, piece, field) then sum = sum + piece.steps end
  end
  return sum
end

---Points for an open road to the city, for troops that got out of it, and for those that got out of a pocket.
---@param game Game
---@return integer relief
---@return integer city
---@return integer pocket
function victory.rescue(game)
  local field, id = supply.field(game, "german"), game.scenario.id
  local city = points.escape[id] * escaped(game, field, "city_start", game:region{ feature = "city" })
  local pocket = 0
  if points.pocket[id] then
    local home = game:setOf(lists.map(game.scenario.values.pocket, function(hex) return game:space(hex) end))
    pocket = points.pocket[id] * escaped(game, field, "pocket_start", home)
  end
  return isRelieved(game, field) and points.relief or 0, city, pocket
end

---Every count with its points.
---@param game Game
---@return { id: string, side: Side, points: integer, text: Words }[]
function victory.counts(game)
  local vars, held = game.vars, city(game)
  local gain = math.max(0, held.soviet - game.scenario.values.city_soviet)
  local relief, out, pocket = victory.rescue(game)
  return {
    { id = "V1", side = "soviet", points = vars.rail_points, text = _"Towns on the railway" },
    { id = "V2", side = "soviet", points = points.city_hex * gain, text = _"City hexes taken" },
    { id = "V3", side = "soviet", points = held.german == 0 and points.whole_city or 0, text = _"The whole city" },
    { id = "V4", side = "soviet", points = vars.lost_german // points.german_loss.per * points.german_loss.points, text = _"German losses" },
    { id = "V5", side = "soviet", points = vars.bunkers_lost * points.bunker, text = _"Bunkers destroyed" },
    { id = "V6", side = "german", points = vars.lost_soviet // points.soviet_loss.per * points.soviet_loss.points, text = _"Soviet losses" },
    { id = "V7", side = "german", points = relief, text = _"The city relieved" },
    { id = "V8", side = "german", points = out + pocket, text = _"Troops that got out" },
    { id = "V9", side = "german", points = held.german * points.city_held, text = _"City hexes held" },
    { id = "V10", side = "german", points = vars.rail_touched and 0 or points.railway_untouched, text = _"The railway untouched" },
  }
end

---Points of both sides.
---@param game Game
---@return { german: integer, soviet: integer }
function victory.points(game)
  local sums = { german = 0, soviet = 0 }
  for one in each(victory.counts(game)) do sums[one.side] = sums[one.side] + one.points end
  return sums
end

---The level as things are: Soviet points less German ones.
---@param game Game
---@return { from: integer, outcome: string, winner: Side? }
---@return { german: integer, soviet: integer }
function victory.level(game)
  local sums = victory.points(game)
  return control.level(levels[game.scenario.id], sums.soviet - sums.german), sums
end

local texts = {
  soviet_decisive = _"Decisive Soviet victory.", soviet_marginal = _"Marginal Soviet victory.", draw = _"A draw.",
  german_marginal = _"Marginal German victory.", german_decisive = _"Decisive German victory.",
}

---The game is over.
---@param turn Turn
function victory.finish(turn)
  local level, sums = victory.level(turn)
  turn.vars.vp_german, turn.vars.vp_soviet = sums.german, sums.soviet
  for one in each(victory.counts(turn)) do
    if one.points ~= 0 then turn:log({ _"{1}: {2} {2|point|points} for {3}.", one.text, one.points, one.side }, { rule = "24" }) end
  end
  turn:finish{ outcome = level.outcome, winner = level.winner, text = texts[level.outcome] }
end

return victory

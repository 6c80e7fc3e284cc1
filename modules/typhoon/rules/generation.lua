-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 8: who defends a Soviet hex. Nobody chooses: a die and a table do.

local dice = require "std.dice"
local lists = require "std.lists"
local units = require "units"

local generation = {}

local chart = tables.generation
local track = tables.turns.values

---@class Modifier
---@field value integer
---@field text Words
---@field rule string

---What is added to the die (8.1, 13.5).
---@param game Game
---@param space Space
---@return Modifier[]
function generation.modifiers(game, space)
  local list = {}
  local season = track.generation[game.turn]
  if season > 0 then list[1] = { value = season, text = _"turn", rule = "8.1" } end
  if space:has("moscow") then list[#list + 1] = { value = chart.values.moscow, text = _"Moscow", rule = "8.1" } end
  if units.isClosedFist(game) then
    list[#list + 1] = { value = chart.values.closed_fist, text = _"Closed Fist", rule = "13.5" }
  end
  return list
end

---Sum of modifiers; all of them count together (1.3).
---@param list Modifier[]
---@return integer
function generation.sum(list)
  local sum = 0
  for one in each(list) do sum = sum + one.value end
  return sum
end

---The entry of the chart for a modified roll: city before town before open ground.
---@param space Space
---@param roll integer
---@return string
function generation.entry(space, roll)
  return lookup("generation", roll, terrain.terrains[space.terrain].values.row)
end

---Splits an entry into numbers and codes, in the order of the chart.
---@param entry string
---@return { code: string, count: integer }[]
function generation.parse(entry)
  local list = {}
  for count, code in entry:gmatch("(%d*)(%a+)") do
    list[#list + 1] = { code = code, count = tonumber(count) or 1 }
  end
  return list
end

local kinds = {
  RD = { type = "rifle", box = "pool" },
  B = { type = "brigade", box = "pool" },
  GD = { type = "guards", box = "elite", substitute = true },
  AC = { type = "airborne", box = "elite", substitute = true },
  CAS = { type = "soviet_air", box = "air" },
}

---Artillery is drawn blindly, howitzers and rockets together (8.2).
local function drawArtillery(turn, count, space)
  for __ = 1, count do
    local piece = turn:draw(turn:space("artillery"))
    if not piece then return end
    turn:move(piece, space)
  end
end

---Takes units of a type from the pool; each missing Guards division or airborne corps becomes a rifle division.
local function take(turn, code, count, space)
  local kind = kinds[code]
  local pieces = turn:pieces{ type = kind.type, space = turn:space(kind.box) }
  for i = 1, math.min(count, #pieces) do turn:move(pieces[i], space) end
  local missing = count - #pieces
  if missing > 0 and kind.substitute then
    turn:log({ _"{1} elite {1|unit is|units are} missing: rifle divisions step in.", missing }, { rule = "8.2", space = space, kind = "draw" })
    take(turn, "RD", missing, space)
  end
end

---Puts the units of an entry into the hex.
---@param turn Turn
---@param space Space
---@param entry string
function generation.muster(turn, space, entry)
  for part in each(generation.parse(entry)) do
    if part.code == "A" then
      drawArtillery(turn, part.count, space)
    else
      take(turn, part.code, part.count, space)
    end
  end
end

---Units of a type that are there to be taken, up to a number.
local function spare(game, kind, count)
  local pieces = game:pieces{ type = kind.type, space = game:space(kind.box) }
  return table.move(pieces, 1, math.min(count, #pieces), 1, {})
end

---Fewest and most dice that blindly drawn artillery brings.
local function drawn(game, count)
  local box = game:space("artillery").pieces
  local numbers = lists.map(box, function(piece) return piece.dice end)
  if not box[1] then return 0, 0 end
  count = math.min(count, #box)
  return count * math.min(table.unpack(numbers)), count * math.max(table.unpack(numbers))
end

---Fewest and most dice of the ground units that an entry brings.
---@param game Game
---@param entry string
---@return integer least, integer most
function generation.dice(game, entry)
  local least, most, rifles = 0, 0, 0
  for part in each(generation.parse(entry)) do
    local kind = kinds[part.code]
    if part.code == "A" then
      local few, many = drawn(game, part.count)
      least, most = least + few, most + many
    elseif part.code == "RD" then
      rifles = rifles + part.count
    elseif part.code ~= "CAS" then
      local found = spare(game, kind, part.count)
      least, most = least + units.dice(found), most + units.dice(found)
      if kind.substitute then rifles = rifles + part.count - #found end
    end
  end
  local sum = units.dice(spare(game, kinds.RD, rifles))
  return least + sum, most + sum
end

---Rolls for the defence of a hex and puts it there.
---@param turn Turn
---@param space Space
---@return boolean   does anybody defend?
function generation.roll(turn, space)
  local die = turn:roll()
  local bonus = generation.sum(generation.modifiers(turn, space))
  local entry = generation.entry(space, die + bonus)
  local words = entry == "-" and _"Defence of {1}: the die shows {2}, modifier {3}: nobody."
    or _"Defence of {1}: the die shows {2}, modifier {3}: {5} {5|unit|units} ({4})."
  turn:log({ words, space, die, bonus, entry, lists.sum(generation.parse(entry), function(part) return part.count end),
    dice.cell("generation", die + bonus, terrain.terrains[space.terrain].values.row) },
    { rule = "8.1", space = space, dice = { die }, kind = "roll" })
  generation.muster(turn, space, entry)
  units.roster(turn, turn:pieces{ side = "soviet", space = space }, space, "8.2")
  return entry ~= "-"
end

---After a battle everybody goes back to the pool at full strength; lost elite units are gone for good and a
---reserved rifle division takes the place of each (8.3, 10.8).
---@param turn Turn
---@param space Space   of the battle
function generation.disband(turn, space)
  local aside = turn:space("soviet-aside")
  for piece in each(aside.pieces) do
    if piece.kind == "unit" and piece.elite then generation.lose(turn, piece) end
  end
  local homes = { rifle = "pool", brigade = "pool", howitzer = "artillery", katyusha = "artillery", guards = "elite", airborne = "elite", soviet_air = "air" }
  for from in each{ aside, space } do
    for piece in each(from.pieces) do
      if piece.side == "soviet" then
        if piece.steps < piece.maxSteps then turn:setSteps(piece, piece.maxSteps) end
        turn:move(piece, turn:space(homes[piece.type]))
      end
    end
  end
end

---An elite unit leaves the game.
---@param turn Turn
---@param piece Piece
function generation.lose(turn, piece)
  turn:move(piece, turn:space("lost"))
  turn:log({ _"{1} is gone for good; a rifle division joins the pool.", piece }, { rule = "8.3", piece = piece, kind = "loss" })
  local spare = turn:pieces{ type = "rifle", space = turn:space("reserve") }[1]
  if spare then turn:move(spare, turn:space("pool")) end
end

return generation

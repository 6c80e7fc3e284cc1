-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.2, 2.4, 5: what kinds of units there are, where they stand, stacking, and how they are lost.

local lists = require "std.lists"
local losses = require "std.losses"

local units = {}

local numbers = tables.numbers.values

---Units that occupy hexes: combat units, artillery and HQs.
---@param game Game
---@param side Side
---@return Piece[]
function units.all(game, side)
  return game:pieces{ side = side, ground = true, onMap = true }
end

---Hexes that a side occupies.
---@param game Game
---@param side Side
---@return SpaceSet
function units.held(game, side)
  return game:occupied{ side = side, ground = true, onMap = true }
end

---Units of a side in a hex that occupy it.
---@param space Space
---@param side Side
---@return Piece[]
function units.at(space, side)
  local list = {}
  if space.count == 0 then return list end
  for piece in each(space.pieces) do
    if piece.ground and piece.side == side then list[#list + 1] = piece end
  end
  return list
end

---Is the piece on the map?
---@param piece Piece?
---@return boolean
function units.onMap(piece)
  local space = piece and piece.space
  return space ~= nil and space.kind == "hex"
end

---German units; the Slovaks and the Blue Division count as such (15.1).
---@param piece Piece
---@return boolean
function units.isGerman(piece)
  local nation = piece.nation
  return piece.side == "axis" and (nation == "german" or nation == "ss" or piece.type == "hq")
end

local minors = { romanian = true, hungarian = true, italian = true }

---The minor ally of the Axis that a unit belongs to; nil for all others.
---@param piece Piece
---@return string?
function units.minor(piece)
  local nation = piece.nation
  return piece.side == "axis" and minors[nation] and nation or nil
end

---@param piece Piece
---@return boolean
function units.isHq(piece)
  return piece.type == "hq"
end

---@param piece Piece
---@return boolean
function units.isArtillery(piece)
  return piece.branch == "artillery"
end

---A rifle army at full strength, the 5-4 of 6.2 and 12.3.
---@param piece Piece
---@return boolean
function units.isRifleArmy(piece)
  return piece.type == "rifle_army" and piece.steps == 2
end

local marchers = { infantry = true, light = true, mountain = true, shock = true, marine = true, airborne = true }

---Can units of this kind make a forced march (10.5.1)?
---@param piece Piece
---@return boolean
function units.marches(piece)
  return piece.combat and not piece.mech and marchers[piece.branch] or false
end

---May the unit attack alone (12.2.1)?
---@param piece Piece
---@return boolean
function units.isSolo(piece)
  local branch = piece.branch
  return piece.mech or branch == "cavalry" or branch == "mountain" or branch == "marine" or branch == "airborne" and piece.dropped or false
end

---How many units of each size a stack has (5.3): the first Tiger battalion is free (16.2).
local function count(pieces)
  local all, armies, corps, tigers = 0, 0, 0, 0
  for i = 1, #pieces do
    local piece = pieces[i]
    if piece.combat then
      local echelon = piece.echelon
      if piece.tiger then tigers = tigers + 1 end
      all = all + 1
      if echelon == "army" then armies = armies + 1 elseif echelon == "corps" then corps = corps + 1 end
    end
  end
  return all - math.min(tigers, 1), armies, corps
end

---Units that stand alone of their kind in a hex (5.4): nil for those that count.
local function single(piece)
  if piece.combat then return nil end
  if piece.type == "hq" then return piece.side == "axis" and "panzer" or piece.id end
  return piece.branch == "artillery" and "artillery" or nil
end

---Does a stack keep the limits (5.3, 5.4, 15.1)?
---@param pieces Piece[]
---@return boolean
function units.fitsTogether(pieces)
  local all, armies, corps = count(pieces)
  if all > numbers.stack_units or armies > numbers.stack_armies or corps > numbers.stack_corps then return false end
  local seen, nation = {}, nil
  for i = 1, #pieces do
    local kind = single(pieces[i])
    if kind then
      if seen[kind] then return false end
      seen[kind] = true
    end
    local minor = units.minor(pieces[i])
    if minor and nation and nation ~= minor then return false end
    nation = minor or nation
  end
  return true
end

---Would these units, all of one side, fit into the hex?
---@param space Space
---@param pieces Piece[]
---@return boolean
function units.fit(space, pieces)
  if space.count == 0 then return #pieces == 1 or units.fitsTogether(pieces) end
  local side = pieces[1].side
  local there = {}
  for piece in each(space.pieces) do
    if piece.ground and piece.side == side and not lists.contains(pieces, piece) then there[#there + 1] = piece end
  end
  if not there[1] then return #pieces == 1 or units.fitsTogether(pieces) end
  return units.fitsTogether(lists.join(there, pieces))
end

---How full a hex is: combat units that count.
---@param space Space
---@param side Side
---@return integer
function units.used(space, side)
  return (count(units.at(space, side)))
end

local boxes = { axis = "axis_lost", soviet = "soviet_lost" }
local outs = { axis = "axis_out", soviet = "soviet_out" }

---Where a lost unit lies: those that can come back apart from the others; HQs wait for their return (14.1).
---@param game Game
---@param piece Piece
---@return Space
function units.boxOf(game, piece)
  if units.isHq(piece) then return game:space "hq_returning" end
  local comes = piece.replaceable and not piece.dropped
  return game:space((comes and boxes or outs)[piece.side])
end

---Clears what is noted about a unit that leaves the map.
local function forget(turn, piece)
  if piece.supply ~= "supplied" then turn:set(piece, "supply", "supplied") end
  for property in each{ "moved", "act", "attacked", "beset", "air_supplied" } do
    if piece[property] then turn:set(piece, property, false) end
  end
end

---Takes a unit out of play, perhaps to come back.
---@param turn Turn
---@param piece Piece
---@param rule string
function units.eliminate(turn, piece, rule)
  losses.eliminate(turn, piece, rule, units.boxOf(turn, piece))
  forget(turn, piece)
  if units.isHq(piece) then turn:set(piece, "back", turn.turn + (piece.returns or 1)) end
end

---Takes a unit out of the game for good, or to another front.
---@param turn Turn
---@param piece Piece
---@param box? string
function units.retire(turn, piece, box)
  turn:move(piece, turn:space(box or outs[piece.side]))
  forget(turn, piece)
  if piece.steps < piece.maxSteps then turn:setSteps(piece, piece.maxSteps) end
end

---A new counter takes the place of another one, wherever that is, at full strength; the old one leaves the game.
---@param turn Turn
---@param old Piece
---@param new Piece
---@param rule string
function units.convert(turn, old, new, rule)
  turn:swap(new, old, new.maxSteps)
  units.retire(turn, old)
  turn:log({ _"{1} becomes {2}.", old, new }, { rule = rule, piece = new, space = new.space })
end

---Takes a step off a unit.
---@param turn Turn
---@param piece Piece
---@param rule string
function units.loseStep(turn, piece, rule)
  if piece.steps <= 1 then return units.eliminate(turn, piece, rule) end
  losses.step(turn, piece, rule)
end

---Refuses unless the piece is an own unit on the map.
---@param game Game
---@param piece Piece?
---@param rule string
function units.needOwn(game, piece, rule)
  need(piece and piece.side == game.side, rule, _"Choose one of your own units.")
  need(units.onMap(piece), rule, { _"{1} is not on the map.", piece })
end

---Refuses another piece than the one that is in hand; none means that one.
---@param action Action
---@param piece Piece
---@param rule string
function units.needInHand(action, piece, rule)
  need(not action.piece or action.piece == piece, rule, { _"This is about {1}.", piece })
end

---Refuses what is not in a list.
---@param list any[]
---@param item any
---@param rule string
---@param words Words
function units.needAmong(list, item, rule, words)
  need(item and lists.contains(list, item), rule, words)
end

---Steps of units together.
---@param pieces Piece[]
---@return integer
function units.steps(pieces)
  local sum = 0
  for i = 1, #pieces do sum = sum + pieces[i].steps end
  return sum
end

return units

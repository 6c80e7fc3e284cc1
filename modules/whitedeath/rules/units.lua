-- SPDX-License-Identifier: GPL-3.0-or-later
--- What every chapter asks about units: what they are, where they stand, and what happens when they enter a hex.

local lists = require "std.lists"
local move = require "std.move"

local units = {}

---Twelfths of a movement point: all costs are kept exactly (6.A).
units.scale = terrain.scale

---Is it an armoured unit?
function units.isAfv(piece) return piece.class == "AFV" end

---Is it a personnel unit (P)?
function units.isPersonnel(piece) return piece.class == "P" end

---Is it a weapons unit, light or heavy (L, H)?
function units.isWeapons(piece)
  local class = piece.class
  return class == "L" or class == "H"
end

---Has it a range and a barrage factor (11)?
function units.isArtillery(piece) return piece.artillery end

---Is it ski-mobile (3.B)?
function units.isSki(piece) return piece.mobility == "s" end

---The division or brigade of a unit; nil for corps, army and army-group troops (4.A).
---@param piece Piece
---@return string?
function units.formation(piece)
  local kind = piece.formation_kind
  if kind == "division" or kind == "brigade" then return piece.formation end
  return nil
end

---Is the hex part of Velikiye Luki?
---@param space Space
---@return boolean
function units.inCity(space) return space:has("city") end

---Is it a town hex?
---@param space Space
---@return boolean
function units.inTown(space) return space.terrain == "town" end

---Strength points that are left to a unit.
---@param piece Piece
---@return integer
function units.strength(piece) return piece.steps end

---Is it on the map?
units.onMap = move.isOnMap

---Units of a side on the map.
---@param game Game
---@param side Side
---@return Piece[]
function units.ofSide(game, side)
  return game:pieces{ side = side, onMap = true }
end

---Hexes with units of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function units.hexes(game, side)
  return game:occupied{ side = side, onMap = true }
end

---Units in a hex, of one side or of all.
---@param space Space
---@param side? Side
---@return Piece[]
function units.units(space, side)
  local pieces = space.pieces
  if not side or (pieces[1] and pieces[1].side == side) then return pieces end
  return {}
end

---Towns whose garrison is no counter: a Soviet unit can't enter before it is eliminated (26.C).
---@param game Game
---@return SpaceSet
function units.garrisoned(game)
  return game:setOf(lists.where(lists.map(tables.numbers.values.intrinsic, function(id) return game:space(id) end), function(space)
    return space.intrinsic
  end))
end

---Hexes that units of a side may never enter: those of the enemy (6.A) and towns with a garrison (26.C).
---@param game Game
---@param side Side
---@return SpaceSet
function units.barred(game, side)
  local hexes = units.hexes(game, enemyOf(side))
  return side == "soviet" and hexes:union(units.garrisoned(game)) or hexes
end

---The bank of the Lovat from which a unit comes into a river hex (16.B); "" when a bridge leads there or nobody knows.
local function bankFrom(piece, from, to)
  if not to:has("river") or to:has("bridge") then return "" end
  if not from or from.kind ~= "hex" then return to:has("east") and "east" or "" end
  if from:has("river") then return from:has("bridge") and "" or piece.bank end
  return from:has("east") and "east" or "west"
end

---A hex changes hands; a bunker that nobody holds is lost to whoever comes (19).
local function take(turn, piece, space)
  local side = piece.side
  if space.control ~= side then turn:set(space, "control", side) end
  if side == "soviet" and space.bunker > 0 then
    turn:set(space, "bunker", 0)
    turn:log({ _"The bunker of {1} falls.", space }, { rule = "19", space = space, kind = "control" })
  end
end

---Goes through a hex on the way somewhere else.
---@param turn Turn
---@param piece Piece
---@param space Space
function units.pass(turn, piece, space)
  take(turn, piece, space)
end

---Puts a unit into a neighbouring hex (or onto the map): it is concentrated again, takes the hex and remembers its bank.
---Movement, retreats and advances all come here.
---@param turn Turn
---@param piece Piece
---@param space Space
---@param from? Space   the hex before; default: where it stands
function units.put(turn, piece, space, from)
  local bank = bankFrom(piece, from or piece.space, space)
  turn:move(piece, space)
  if piece.deployed then turn:set(piece, "deployed", false) end
  if piece.forced then turn:set(piece, "forced", false) end
  if piece.bank ~= bank then turn:set(piece, "bank", bank) end
  take(turn, piece, space)
end

---Twelfths that are left to a unit in this impulse.
---@param game Game
---@param piece Piece
---@return integer
function units.left(game, piece)
  return math.max(0, game.vars.impulse_mp * units.scale - piece.mp_spent)
end

---Has the unit still a whole point: to assault, deploy, entrain or work on a bridge (6.B)?
---@param game Game
---@param piece Piece
---@return boolean
function units.hasPoint(game, piece)
  return units.left(game, piece) >= units.scale
end

---Takes twelfths off a unit's movement.
---@param turn Turn
---@param piece Piece
---@param twelfths integer
function units.spend(turn, piece, twelfths)
  turn:set(piece, "mp_spent", piece.mp_spent + twelfths)
end

---Refuses unless it is an own unit on the map.
---@param game Game
---@param piece Piece?
---@param rule string
function units.needOwn(game, piece, rule)
  need(piece and piece.side == game.side, rule, _"Choose one of your own units.")
  need(units.onMap(piece), rule, { _"{1} is not on the map.", piece })
end

return units

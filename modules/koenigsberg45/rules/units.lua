-- SPDX-License-Identifier: GPL-3.0-or-later
--- What every chapter asks about units: who stands where, stacking, steps, elimination. Loops count here where the computer
--- asks thousands of times; elsewhere `each` reads better.

local fog = require "fog"
local losses = require "std.losses"
local move = require "std.move"
local territory = require "territory"

local units = {}

local numbers = tables.numbers.values

---Combat units of a side on the map; HQs are none (9.4).
---@param game Game
---@param side Side
---@return Piece[]
function units.combat(game, side)
  return game:pieces{ side = side, kind = "unit", onMap = true }
end

---HQs of a side on the map.
---@param game Game
---@param side Side
---@return Piece[]
function units.hqs(game, side)
  return game:pieces{ side = side, kind = "hq", onMap = true }
end

---Hexes with combat units of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function units.held(game, side)
  local held = game:occupied{ side = side, kind = "unit", onMap = true }
  -- Under a counter that can be seen lies a unit: of HQs there is only one in a hex.
  return fog.on(game) and held:union(game:occupied{ side = side, hidden = true, onMap = true }) or held
end

---Hexes with combat units or HQs of a side.
---@param game Game
---@param side Side
---@return SpaceSet
function units.hexes(game, side)
  return units.held(game, side):union(game:occupied{ side = side, kind = "hq", onMap = true })
end

---Combat units of a side in a hex.
---@param space Space
---@param side? Side
---@return Piece[]
function units.at(space, side)
  local list, pieces = {}, space.pieces
  for i = 1, #pieces do
    local piece = pieces[i]
    if piece.kind == "unit" and (not side or piece.side == side) then list[#list + 1] = piece end
  end
  return list
end

---The HQ of a side in a hex.
---@param space Space
---@param side Side
---@return Piece?
function units.hqAt(space, side)
  local pieces = space.pieces
  for i = 1, #pieces do
    local piece = pieces[i]
    if piece.kind == "hq" and piece.side == side then return piece end
  end
end

---The HQ of a formation, wherever it is.
---@param game Game
---@param formation string
---@return Piece?
function units.hqOf(game, formation)
  return game:pieces{ kind = "hq", formation = formation }[1]
end

---How many pieces of this kind may stack in a hex (7.0).
---@param kind string
---@return integer
function units.limit(kind)
  return kind == "hq" and numbers.stacking_hq or numbers.stacking
end

---How many pieces of a kind are in the hex.
---@param space Space
---@param kind string
---@return integer
function units.count(space, kind)
  local count, pieces = 0, space.pieces
  for i = 1, #pieces do
    if pieces[i].kind == kind then count = count + 1 end
  end
  return count
end

---Has the hex room for one more piece of this kind?
---@param space Space
---@param piece Piece
---@return boolean
function units.fits(space, piece)
  return units.count(space, piece.kind) < units.limit(piece.kind)
end

---Hexes where a side has as many pieces of a kind as may stack.
---@param game Game
---@param side Side
---@param kind string
---@return SpaceSet
function units.full(game, side, kind)
  return game:occupied({ side = side, kind = kind, onMap = true }, units.limit(kind))
end

---Is it in the hex with more pieces of its kind than may stack?
---@param piece Piece
---@return boolean
function units.overstacked(piece)
  return units.count(piece.space, piece.kind) > units.limit(piece.kind)
end

---Is it on the map?
units.onMap = move.isOnMap

---Can this piece overrun a lone HQ (6.3)? HQs have no attack strength themselves.
---@param piece Piece
---@return boolean
function units.overruns(piece)
  return piece.attack > 0
end

---Hexes that no piece like this may enter because of the enemy; a lone HQ does not stop a fighting unit.
---@param game Game
---@param piece Piece
---@return SpaceSet
function units.barred(game, piece)
  local enemy = enemyOf(piece.side)
  return units.overruns(piece) and units.held(game, enemy) or units.hexes(game, enemy)
end

---Puts a piece somewhere.
---@param turn Turn
---@param piece Piece
---@param space Space
function units.put(turn, piece, space)
  local before = piece.space
  turn:move(piece, space)
  fog.refresh(turn, before)
  fog.refresh(turn, space)
end

---Where an eliminated unit goes: units of several steps can be rebuilt (11.2).
local function grave(piece)
  if piece.volkssturm then return "volkssturm" end
  if piece.maxSteps == 1 or piece.movement == 0 then return piece.side .. "-out" end
  return piece.side .. "-lost"
end

local function clean(turn, piece)
  turn:set(piece, "active", "")
  turn:set(piece, "moved", false)
  turn:set(piece, "supply", "supplied")
end

---The command chit of a lost HQ leaves the game (11.1.3).
local function removeChit(turn, hq)
  for chit in each(turn:pieces{ kind = "chit", activates = hq.formation }) do
    turn:move(chit, turn:space(hq.side .. "-out"))
  end
end

---Eliminates a unit or HQ.
---@param turn Turn
---@param piece Piece
---@param rule string
function units.eliminate(turn, piece, rule)
  local before = piece.space
  clean(turn, piece)
  losses.eliminate(turn, piece, rule, turn:space(grave(piece)))
  fog.refresh(turn, before)
  if piece.kind == "hq" then removeChit(turn, piece) end
end

---Takes one step off a unit (9.4).
---@param turn Turn
---@param piece Piece
---@param rule string
function units.loseStep(turn, piece, rule)
  if piece.steps > 1 then losses.step(turn, piece, rule) else units.eliminate(turn, piece, rule) end
end

---What happens when a piece enters a hex: overrun of a lone HQ, capture.
---@param turn Turn
---@param piece Piece
---@param space Space
function units.enter(turn, piece, space)
  local enemy = enemyOf(piece.side)
  local hq = units.hqAt(space, enemy)
  if hq then
    turn:log({ _"{1} overruns {2}.", piece, hq }, { rule = "6.3", piece = hq, space = space, kind = "combat" })
    units.eliminate(turn, hq, "11.1.3")
  end
  if piece.kind == "unit" then territory.take(turn, space, piece.side) end
  if piece.side == "soviet" then territory.tread(turn, space) end
end

---Steps into a neighbouring hex (retreat, advance).
---@param turn Turn
---@param piece Piece
---@param space Space
function units.stepInto(turn, piece, space)
  units.enter(turn, piece, space)
  units.put(turn, piece, space)
end

---Is the piece an own one on the map?
---@param game Game
---@param piece Piece?
---@param rule string
function units.needOwn(game, piece, rule)
  need(piece and piece.side == game.side, rule, _"Choose one of your own units.")
  need(units.onMap(piece), rule, { _"{1} is not on the map.", piece })
end

return units

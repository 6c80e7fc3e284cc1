-- SPDX-License-Identifier: GPL-3.0-or-later
--- Supply: sources, lines, and the states supplied, out and isolated.

local supply = {}

---How lines of supply run.
---@class SupplySpec
---@field sources Space[]|SpaceSet   those in `closed` do not count
---@field stages SupplyStage[]   the one nearest to the source first
---@field closed SpaceSet   where the enemy stops lines and sources
---@field barred? SpaceSet   where no line goes besides, such as water
---@field blocks? string   word looked for in the edges' `blocks`; default "supply"

---Where units are in supply.
---@param game Game
---@param spec SupplySpec
---@return Supply
function supply.net(game, spec)
  local blocked = spec.barred and spec.closed:union(spec.barred) or spec.closed
  local sources, list = {}, spec.sources
  if type(list) ~= "table" then list = list:list() end
  for space in each(list) do
    if not blocked:has(space) then sources[#sources + 1] = space end
  end
  return game:supply{ sources = sources, stages = spec.stages, blocked = blocked, blocks = spec.blocks }
end

---What a unit's state becomes when its line is checked: first out of supply, then isolated.
---@param state string
---@param supplied boolean
---@return string
function supply.after(state, supplied)
  if supplied then return "supplied" end
  return state == "supplied" and "out" or "isolated"
end

---The state that a unit is in now: one that is cut off but was not yet checked counts as out.
---@param piece Piece
---@param supplied boolean
---@return string
function supply.now(piece, supplied)
  if supplied then return "supplied" end
  return piece.supply == "supplied" and "out" or piece.supply
end

local lines = {
  supplied = _"{1} is in supply again.",
  out = _"{1} is out of supply.",
  isolated = _"{1} is isolated.",
}

---Notes the state of a unit, and tells it when it is new.
---@param turn Turn
---@param piece Piece
---@param state string
---@param rule string
---@return boolean changed
function supply.set(turn, piece, state, rule)
  if piece.supply == state then return false end
  if not lines[state] then error("a unit is \"supplied\", \"out\" or \"isolated\"", 2) end
  turn:set(piece, "supply", state)
  turn:log({ lines[state], piece }, { rule = rule, piece = piece, kind = "supply" })
  return true
end

---Notes one state of many units in one go, and tells it of those for whom it is new.
---@param turn Turn
---@param pieces Piece[]
---@param state string
---@param rule string
---@return Piece[] changed
function supply.setAll(turn, pieces, state, rule)
  if not lines[state] then error("a unit is \"supplied\", \"out\" or \"isolated\"", 2) end
  local changed = {}
  for piece in each(pieces) do
    if piece.supply ~= state then changed[#changed + 1] = piece end
  end
  turn:set(changed, "supply", state)
  for piece in each(changed) do turn:log({ lines[state], piece }, { rule = rule, piece = piece, kind = "supply" }) end
  return changed
end

---Checks the lines of units.
---@param turn Turn
---@param pieces Piece[]
---@param isSupplied fun(piece: Piece): boolean
---@param spec { rule: string, starve?: fun(turn: Turn, piece: Piece) }   `starve`: what befalls a unit that was isolated before and still is
function supply.check(turn, pieces, isSupplied, spec)
  for piece in each(pieces) do
    local before, supplied = piece.supply, isSupplied(piece)
    if before == "isolated" and not supplied then
      if spec.starve then spec.starve(turn, piece) end
    else
      supply.set(turn, piece, supply.after(before, supplied), spec.rule)
    end
  end
end

return supply

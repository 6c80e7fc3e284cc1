-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 22: garrisons that may not move yet.

local garrisons = {}

local numbers = tables.numbers.values

---May the unit not move at all: a garrison on turn 1?
---@param game Game
---@param piece Piece
---@return boolean
function garrisons.isLocked(game, piece)
  return piece.garrison ~= "" and (piece.garrison ~= "vl" or game.turn < numbers.release_others)
end

local function release(turn, name)
  turn:set(turn:pieces{ garrison = name }, "garrison", "")
end

---From turn 2 on a die each turn, with a better chance each time; on turn 7 it is certain.
local function roll(turn)
  local most = numbers.release[tostring(turn.turn)] or 6
  if most >= 6 then
    release(turn, "vl")
    return turn:log(_"The garrison of Velikiye Luki is released.", { rule = "22" })
  end
  local die = turn:roll()
  local free = die <= most
  if free then release(turn, "vl") end
  turn:log({ free and _"The garrison of Velikiye Luki is released: die {1}." or _"The garrison of Velikiye Luki must stay: die {1}.", die },
    { rule = "22", dice = { die }, kind = "roll" })
end

phase "garrisons" {
  when = function(game) return game.turn >= numbers.release_others end,
  enter = function(turn)
    if turn:pieces{ garrison = "nov" }[1] or turn:pieces{ garrison = "iso" }[1] then
      release(turn, "nov")
      release(turn, "iso")
      turn:log(_"The garrisons of Novosokolniki and Isocha are released.", { rule = "22" })
    end
    if turn:pieces{ garrison = "vl" }[1] then roll(turn) end
  end,
}

return garrisons

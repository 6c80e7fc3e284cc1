-- SPDX-License-Identifier: GPL-3.0-or-later
--- Conditions that are stated once: the same list says what may be offered and why something else may not.

local checks = {}

---A condition of an action.
---@class Condition
---@field rule string   the paragraph that demands it
---@field text Words|fun(game: Game, piece: Piece, space: Space): Words   what is said when it does not hold; gaps {1} the piece, {2} the space
---@field test fun(game: Game, piece: Piece, space: Space): any   does it hold?

---Do all conditions hold?
---@param conditions Condition[]
---@param game Game
---@param piece Piece?
---@param space Space?
---@return boolean
function checks.hold(conditions, game, piece, space)
  for i = 1, #conditions do
    if not conditions[i].test(game, piece, space) then return false end
  end
  return true
end

local function words(text, game, piece, space)
  if type(text) == "function" then return text(game, piece, space) end
  if type(text) ~= "string" then return text end
  return { text, piece or "", space or "" }
end

---Refuses the action with the first condition that does not hold.
---@param conditions Condition[]
---@param game Game
---@param piece Piece?
---@param space Space?
function checks.need(conditions, game, piece, space)
  for i = 1, #conditions do
    local one = conditions[i]
    if not one.test(game, piece, space) then need(false, one.rule, words(one.text, game, piece, space)) end
  end
end

---Those of the spaces for which all conditions hold.
---@param conditions Condition[]
---@param game Game
---@param piece Piece
---@param spaces Space[]
---@return Space[]
function checks.spaces(conditions, game, piece, spaces)
  local open = {}
  for i = 1, #spaces do
    if checks.hold(conditions, game, piece, spaces[i]) then open[#open + 1] = spaces[i] end
  end
  return open
end

return checks

-- SPDX-License-Identifier: GPL-3.0-or-later
--- How likely each number of hits is.

local chances = {}

local faces = 6

---Adds one die that hits with this chance.
local function withDie(list, chance)
  local new = {}
  for hits = 0, #list do
    local before = list[hits] or 0
    new[hits] = (new[hits] or 0) + before * (1 - chance)
    new[hits + 1] = before * chance
  end
  return new
end

---@param shooters { dice: integer, hits_on: integer }[]
---@return { hits: integer, chance: number }[]
function chances.of(shooters)
  local list = { [0] = 1 }
  for __, one in ipairs(shooters) do
    local chance = math.max(0, faces + 1 - one.hits_on) / faces
    for __ = 1, one.dice do list = withDie(list, chance) end
  end
  local answer = {}
  for hits = 0, #list do answer[#answer + 1] = { hits = hits, chance = list[hits] } end
  return answer
end

return chances

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Where the computer wants its units: how far the goals are from every hex, reckoned once when the rules are loaded.

local goals = {}

local columns, rows = 60, 44
local city = tables.numbers.values.city
local north, south = { "0811", "1002" }, { "0331", "0818" }
---The middle of the groups that are cut off in Scenario II, and the ground around them: whoever stands there takes care of them.
local pockets, ground = { "1925", "2030", "2133" }, { row = 21, west = 15, east = 30 }

---Position of a hex on two axes; even columns lie half a hex further down.
local function axes(id)
  local column, row = tonumber(id) // 100, tonumber(id) % 100
  return column, row - (column + 1) // 2
end

local function gap(a, b)
  local q1, r1 = axes(a)
  local q2, r2 = axes(b)
  local dq, dr = q1 - q2, r1 - r2
  return math.max(math.abs(dq), math.abs(dr), math.abs(dq + dr))
end

local function nearest(id, list)
  local best = columns
  for i = 1, #list do best = math.min(best, gap(id, list[i])) end
  return best
end

---North and south of these rows the Soviets go for the railway, between them for the city.
local northRow, southRow = 11, 27

---Distance of each hex from what the Soviets want, the same while they crush the pockets, and the distance from the city.
goals.soviet, goals.ring, goals.city = {}, {}, {}

for column = 1, columns do
  for row = 1, rows do
    local id = string.format("%02d%02d", column, row)
    goals.city[id] = nearest(id, city)
    if row <= northRow then
      goals.soviet[id] = nearest(id, north)
    elseif row >= southRow then
      goals.soviet[id] = nearest(id, south)
    else
      goals.soviet[id] = goals.city[id]
    end
    local cares = row >= ground.row and column >= ground.west and column <= ground.east
    goals.ring[id] = cares and math.max(0, nearest(id, pockets) - 1) or goals.soviet[id]
  end
end

return goals

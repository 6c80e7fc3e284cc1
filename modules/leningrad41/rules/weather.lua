-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 8: the weather breaks in October; the die grows with every Axis impulse.

local options = require "options"

local weather = {}

local turns = tables.turns.values
local values = tables.weather.values
local blizzardTurn = tables.optional.values.blizzard_turn

local boxes = {
  [_"sun"] = "WEATHER_SUN",
  [_"rain"] = "WEATHER_RAIN",
  [_"snow"] = "WEATHER_SNOW",
  [_"blizzard"] = "WEATHER_BLIZZARD",
}

local function put(turn, id, box)
  local marker = turn:piece(id)
  if box then turn:move(marker, turn:space(box)) elseif marker.space then turn:remove(marker) end
end

local changes = {
  rain = _"The weather turns to rain.",
  snow = _"The weather turns to snow; it stays for the rest of the game.",
  blizzard = _"A blizzard begins; it stays for the rest of the game.",
}

---@param turn Turn
---@param new string
---@param rule string
function weather.become(turn, new, rule)
  turn.vars.weather = new
  turn.vars.forecast = 0
  put(turn, "WEATHER", boxes[new])
  put(turn, "FORECAST", nil)
  turn:log(changes[new], { rule = rule })
end

---The weather that can come next; nil when it stays.
local function following(now)
  for i, one in ipairs(values.order) do
    if one == now then return values.order[i + 1] end
  end
end

local function rollFor(turn, new)
  local limit = turn.vars.forecast + 1
  turn.vars.forecast = limit
  put(turn, "FORECAST", "FORECAST" .. limit)
  local die = turn:roll()
  local words = die <= limit and _"The Soviets roll for the weather: {1}; it changes on {2} or less."
    or _"The Soviets roll for the weather: {1}; it would change on {2} or less, and stays as it is."
  turn:log({ words, die, limit }, { rule = "8.1", dice = { die }, kind = "roll" })
  if die <= limit then weather.become(turn, new, "8.1") end
end

---At the start of an Axis impulse.
---@param turn Turn
function weather.check(turn)
  if turn.turn >= blizzardTurn and options.on(turn, 5) then
    if turn.vars.weather ~= "blizzard" then weather.become(turn, "blizzard", "14.5") end
    return
  end
  local new = turns.rolled[turn.turn] and following(turn.vars.weather)
  if new then rollFor(turn, new) end
end

return weather

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 3, 15.2: who has won, the change of sides of Romania, and the end of a turn.

local air = require "air"
local almanac = require "almanac"
local lists = require "std.lists"
local move = require "std.move"
local places = require "places"
local units = require "units"

local victory = {}

local goals = tables.victory.values
local conditional = tables.conditional.values
local lastOfAll = 44

---The game that is played: the scenario's, or the campaign's (3.1).
---@param game Game
---@return string
function victory.kind(game)
  if game.options.whole_war then return "campaign" end
  return game.scenario.id
end

---The last turn of the game.
---@param game Game
---@return integer
function victory.lastTurn(game)
  if victory.kind(game) == "campaign" then return lastOfAll end
  return game.scenario.lastTurn
end

---Moscow with Kiev or Leningrad (3.2).
local function hasHeart(game)
  if not places.holds(game, "Moscow", "axis") then return false end
  return places.holds(game, "Kiev", "axis") or places.holds(game, "Leningrad", "axis")
end

---The oil: the four cities, and who has left for Baku (3.2).
local function hasOil(game)
  local vars = game.vars
  if vars.exited < goals.campaign.exit_units or vars.exited_mech < goals.campaign.exit_mech then return false end
  return lists.all({ "Sevastopol", "Stalingrad", "Maikop", "Grozny" }, function(name) return places.holds(game, name, "axis") end)
end

local function axisCampaign(game, points)
  if game.turn <= goals.campaign.early_last_turn and hasHeart(game) then return _"The Axis holds the heart of the Soviet Union." end
  if hasOil(game) then return _"The Axis has taken the oil of the Caucasus." end
  return points >= goals.campaign.axis_vp and _"The Axis holds 38 objectives." or nil
end

local function sovietCampaign(game, points)
  local limit = goals.campaign.soviet[tostring(almanac.year(game.turn))]
  if limit and points <= limit then return _"The Axis has lost too many objectives." end
  if points <= goals.campaign.soviet_always then return _"The Axis holds hardly an objective." end
  local isEnd = game.turn >= lastOfAll and points <= goals.campaign.soviet_end and places.holds(game, "Berlin", "soviet")
  return isEnd and _"Berlin has fallen." or nil
end

---The result of the campaign at this moment: winner and reason; nil while it goes on.
local function campaign(game, points)
  local axis = axisCampaign(game, points)
  if axis then return "axis", axis end
  local soviet = sovietCampaign(game, points)
  if soviet then return "soviet", soviet end
  if game.turn >= lastOfAll then return "axis", _"The Axis has held out." end
  return nil
end

---The result of a shorter game.
local function scenario(game, points, kind)
  local own = goals[kind]
  if own.early_last_turn and game.turn <= own.early_last_turn and hasHeart(game) then return "axis", _"The Axis holds the heart of the Soviet Union." end
  if kind == "fall_blau" then
    local axis = axisCampaign(game, points)
    if axis then return "axis", axis end
  end
  if own.soviet_at_once and points <= own.soviet_at_once then return "soviet", _"The Axis has lost too many objectives." end
  if game.turn < victory.lastTurn(game) then return nil end
  if points >= own.axis_end then return "axis", _"The Axis holds enough objectives." end
  if own.draw_end and points >= own.draw_end then return "draw", _"Neither side has reached its aim." end
  return "soviet", _"The Axis holds too few objectives."
end

---Who has won at this moment: a side, "draw" or nil; and why.
---@param game Game
---@return string?, Words?
function victory.now(game)
  local points, kind = places.points(game), victory.kind(game)
  if kind == "campaign" then return campaign(game, points) end
  return scenario(game, points, kind)
end

---Soviet steps in Romania, without artillery (15.2).
local function stepsIn(game)
  local sum = 0
  for piece in each(game:pieces{ side = "soviet", combat = true, onMap = true }) do
    if piece.space.country == "romania" then sum = sum + piece.steps end
  end
  return sum
end

---Are the conditions of Romania's change of sides met (15.2)?
---@param game Game
---@return boolean
function victory.isRomaniaReady(game)
  if game.vars.romania > 0 or almanac.year(game.turn) <= 1942 then return false end
  if not places.holds(game, "Odessa", "soviet") or not places.holds(game, "Sevastopol", "soviet") then return false end
  local towns = #lists.where(places.settled(game, "soviet"), function(space) return space.country == "romania" end)
  return towns >= conditional.romania_places and stepsIn(game) >= conditional.romania_steps
end

---Romania changes sides.
local function switch(turn)
  turn.vars.romania = turn.turn
  turn:log(_"Romania changes sides.", { rule = "15.2" })
  for piece in each(turn:pieces{ side = "axis", nation = "romanian" }) do
    if piece.space and piece.space.id ~= "axis_out" then units.retire(turn, piece) end
  end
  turn:move(turn:piece "RO-AIR", turn:space "axis_out")
  for piece in each(turn:pieces{ side = "axis", ground = true, onMap = true }) do
    if units.isGerman(piece) and piece.space.country == "romania" and piece.supply == "supplied" then turn:set(piece, "supply", "out") end
  end
  for space in each(places.all(turn, "objectives")) do
    if space.country == "romania" and not units.at(space, "axis")[1] then places.take(turn, space, "soviet", "15.2") end
  end
end

---The Romanian air counter goes when no Romanian unit is left in the Soviet Union after 1941 (2.2).
local function romanianAir(turn)
  local marker = turn:piece "RO-AIR"
  if almanac.year(turn.turn) == 1941 or marker.space ~= turn:space "axis_air" then return end
  local inside = lists.any(turn:pieces{ side = "axis", nation = "romanian", onMap = true, ground = true }, function(piece) return piece.space.country == "ussr" end)
  if inside then return end
  turn:move(marker, turn:space "axis_out")
  turn:log({ _"{1} leaves the game.", marker }, { rule = "2.2", piece = marker })
end

phase "victory" {
  enter = function(turn)
    if victory.isRomaniaReady(turn) then switch(turn) end
    local winner, reason = victory.now(turn)
    turn:log({ _"The Axis has {1} victory points.", places.points(turn) }, { rule = "3.1" })
    if not winner then return end
    local outcome = winner == "draw" and "draw" or winner .. "_victory"
    turn:finish{ outcome = outcome, winner = winner ~= "draw" and winner or nil, text = reason }
  end,
}

phase "advance" {
  enter = function(turn)
    romanianAir(turn)
    air.refresh(turn)
    move.forget(turn, "marched")
    move.forget(turn, "railed")
    move.forget(turn, "moved")
  end,
}

return victory

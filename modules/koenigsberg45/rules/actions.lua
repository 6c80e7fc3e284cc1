-- SPDX-License-Identifier: GPL-3.0-or-later
--- 2.5: action chits and the random events.

local air = require "air"
local bombardment = require "bombardment"
local command = require "command"
local lists = require "std.lists"
local reinforcements = require "reinforcements"
local units = require "units"
local volkssturm = require "volkssturm"

local actions = {}

local numbers = tables.numbers.values

local markers = { german = "LIMIT-GE", ["2bf"] = "LIMIT-2BF", ["3bf"] = "LIMIT-3BF" }

---Sets how often a force may be activated in this turn, and shows it on its track (2.6.4).
---@param turn Turn
---@param force string
---@param limit integer
function actions.limit(turn, force, limit)
  turn.vars["limit_" .. force] = limit
  if limit > 0 then turn:move(turn:piece(markers[force]), turn:space(force .. "-" .. limit)) end
end

---Units that come into play in the middle of the command phase; then they move.
local function bring(turn, pieces, letter)
  turn:push("move", { side = pieces[1].side, why = "arrive" })
  reinforcements.bring(turn, pieces, letter)
end

---Counters of the Grossdeutschland Corps: with the HQ first.
local function corpsGd(game)
  return lists.join(game:pieces{ kind = "hq", formation = "GD" }, game:pieces{ kind = "unit", formation = "GD" })
end

local function chitGd(game)
  return game:pieces{ kind = "chit", activates = "GD" }[1]
end

---2.5.4: the corps leaves the map.
local function withdrawGd(turn, chit)
  local box = turn:space"gd"
  for piece in each(lists.where(corpsGd(turn), units.onMap)) do
    turn:log({ _"{1} is withdrawn.", piece }, { rule = "2.5.4", piece = piece })
    units.put(turn, piece, box)
    turn:set(piece, "supply", "supplied")
  end
  if chitGd(turn).space.id ~= "german-out" then turn:move(chitGd(turn), box) end
  turn:move(chit, turn:space"german-out")
  turn.vars.gd = "withdrawn"
end

---2.5.5: the survivors come back as reinforcements.
local function returnGd(turn, chit)
  if turn.vars.gd ~= "withdrawn" then
    turn:log({ _"{1} has no effect: the corps has not been withdrawn.", chit }, { rule = "2.5.5", piece = chit })
    return
  end
  turn.vars.gd = "back"
  turn:move(chit, turn:space"german-out")
  local box = turn:space"gd"
  local pieces = lists.where(corpsGd(turn), function(piece) return piece.space == box end)
  if not pieces[1] then return end
  bring(turn, pieces, numbers.gd_entry)
end

local function noGas(turn)
  turn.vars.no_gas = true
  turn:log(_"No fuel: German mechanised units at full strength that move lose a step in this turn.", { rule = "2.5.3" })
end

local events = {}

local function isInPlay(game, piece)
  return piece.space.id ~= "german-reserve" and piece.space.id ~= "soviet-reserve"
end

---Event 2: the 15th SS at A or the 28th Corps at D.
function events.german_reinforcements(turn)
  local ss, hq = turn:piece"GE-EV-15SS", turn:piece"GE-28K-28HQ"
  local die = turn:roll()
  local first = die <= 3
  turn:log({ _"The die shows {1}: {2}.", die, first and ss or hq }, { rule = "2.5.2", dice = { die }, kind = "roll" })
  if isInPlay(turn, first and ss or hq) then first = not first end
  if isInPlay(turn, first and ss or hq) then
    turn:log(_"Both are already in play.", { rule = "2.5.2" })
  elseif first then
    bring(turn, { ss }, ss.entry)
  else
    bring(turn, { hq, turn:piece"GE-28K-58", turn:piece"GE-28K-95" }, hq.entry)
  end
end

---Event 3: a German HQ moves its units.
function events.free_move(turn)
  command.choose(turn, "german", "free")
end

function events.german_bombardment(turn) bombardment.fresh(turn, "german", 1) end

function events.soviet_bombardment(turn) bombardment.fresh(turn, "soviet", 1) end

---Events 5 and 9: the next HQ is slowed down.
function events.refugees(turn)
  turn.vars.refugees = true
end

events.bad_weather = air.storm
events.atrocity = volkssturm.grow

---Event 10: a front loses two activations.
function events.stalin(turn)
  local die = turn:roll()
  local front = die <= 3 and "2bf" or "3bf"
  local vars = turn.vars
  actions.limit(turn, front, math.max(vars["used_" .. front], vars["limit_" .. front] - tables.events.values.lost_activations))
  local text = front == "2bf" and _"The die shows {1}: the 2nd Belorussian Front loses two activations."
    or _"The die shows {1}: the 3rd Belorussian Front loses two activations."
  turn:log({ text, die }, { rule = "2.5.2", dice = { die }, kind = "roll" })
end

---Event 12: the 19th Army is early.
function events.early_army(turn)
  local pieces = lists.where(turn:pieces{ kind = "hq", formation = "19A" }, function(piece) return not isInPlay(turn, piece) end)
  if not pieces[1] then
    turn:log(_"The 19th Army is already in play.", { rule = "2.5.2" })
    return
  end
  bring(turn, lists.join(pieces, turn:pieces{ kind = "unit", formation = "19A" }), pieces[1].entry)
end

local names = {
  german_reinforcements = _"German reinforcements", free_move = _"Free move", german_bombardment = _"German bombardment",
  refugees = _"Refugees", bad_weather = _"Bad weather", atrocity = _"Soviet atrocity", stalin = _"Stalin interferes",
  soviet_bombardment = _"Soviet bombardment", early_army = _"Early arrival of the 19th Army",
}

---Rolls for a random event and carries it out at once (2.5.2).
local function event(turn)
  local dice = turn:rolls(2)
  local total = dice[1] + dice[2]
  local id = tables.events.values.ids[total]
  turn:log({ _"Random event {1}: {2}.", total, names[id] }, { rule = "2.5.2", dice = dice, kind = "roll" })
  events[id](turn)
end

local effects = {
  bombardment = function(turn, chit) bombardment.chit(turn, chit.force) end,
  event = event,
  no_gas = noGas,
  gd_out = withdrawGd,
  gd_back = returnGd,
}

---Carries an action chit out.
---@param turn Turn
---@param chit Piece
function actions.run(turn, chit)
  effects[chit.action](turn, chit)
end

return actions

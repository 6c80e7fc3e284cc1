-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 18: replacements, repaired vehicles, and the tank brigade that is refitted.

local supply = require "supply"
local units = require "units"

local replacements = {}

local numbers = tables.numbers.values

---Damaged units of a class that are not cut off; a city that has paid for its troops does not help (18).
local function damaged(game, side, class, field)
  local list = {}
  for piece in each(game:pieces{ side = side, onMap = true, class = class }) do
    if piece.steps < piece.maxSteps and not supply.isCut(game, piece, field) then list[#list + 1] = piece end
  end
  return list
end

---Units that could get a point now.
---@param game Game
---@param side Side
---@return Piece[] men
---@return Piece[] vehicles
function replacements.candidates(game, side)
  local hasMen, hasVehicles = game.vars[side .. "_repl"] > 0, game.vars["repair_" .. side] > 0
  if not hasMen and not hasVehicles then return {}, {} end
  local field = supply.field(game, side)
  return hasMen and damaged(game, side, "P", field) or {}, hasVehicles and damaged(game, side, "AFV", field) or {}
end

local function why(game, piece, class)
  units.needOwn(game, piece, "18")
  need(piece.class == class, "18", class == "P" and _"Only personnel units get replacements." or _"Only AFVs are repaired.")
  need(piece.steps < piece.maxSteps, "18", { _"{1} has its full strength.", piece })
  need(not supply.isCut(game, piece), "18", { _"{1} is isolated.", piece })
end

local function restore(turn, piece, name)
  turn.vars[name] = turn.vars[name] - 1
  turn:setSteps(piece, piece.steps + 1)
end

decision "replace.choose" {
  rule = "18",
  prompt = function(game)
    return { _"Add replacements: {1} {1|point|points}, {2} for vehicles", game.vars[game.side .. "_repl"], game.vars["repair_" .. game.side] }
  end,
  help = _"Each point gives a damaged personnel unit that is not isolated one strength point. Points that you keep can be used in the first impulse of a later turn.",
  ask = "budget", main = "done", pass = "done",
  actions = function(game, offer)
    local men, vehicles = replacements.candidates(game, game.side)
    offer:piece("replace", men, { cost = 1 })
    offer:piece("repair", vehicles, { cost = 1 })
    offer:button("done")
    offer:hint("value", game.vars[game.side .. "_repl"], _"Replacement points")
    if game.turn >= numbers.repair_turn then offer:hint("value", game.vars["repair_" .. game.side], _"Points for vehicles") end
  end,
  replace = {
    label = _"{piece} gets a strength point", rule = "18",
    why = function(game, action)
      why(game, action.piece, "P")
      need(game.vars[game.side .. "_repl"] > 0, "18", _"There are no replacement points left.")
    end,
    run = function(turn, action)
      restore(turn, action.piece, turn.side .. "_repl")
      turn:log({ _"{1} gets a strength point.", action.piece }, { rule = "18", piece = action.piece })
    end,
  },
  repair = {
    label = _"Repair vehicles of {piece}", rule = "18",
    why = function(game, action)
      why(game, action.piece, "AFV")
      need(game.turn >= numbers.repair_turn, "18", { _"Vehicles are repaired from turn {1} on.", numbers.repair_turn })
      need(game.vars["repair_" .. game.side] > 0, "18", _"The repair of this turn is used up.")
    end,
    run = function(turn, action)
      restore(turn, action.piece, "repair_" .. turn.side)
      turn:log({ _"{1} is repaired by a strength point.", action.piece }, { rule = "18", piece = action.piece })
    end,
  },
  done = { label = _"No more replacements", rule = "18", run = function(turn) turn:next() end },
}

phase "replacements" {
  when = function(game)
    local side = game.active
    -- Whether anybody could use them is not for the enemy to know: the owner of points is always asked.
    return game.vars["impulses_" .. side] == 0 and game.vars[side .. "_repl"] + game.vars["repair_" .. side] > 0
  end,
}

-- Refit -------------------------------------------------------------------------------------------------------------------

---Tank brigades in play, each by its units.
---@param game Game
---@return table<string, Piece[]>
local function brigades(game)
  local list = {}
  for piece in each(game:pieces{ side = "soviet", onMap = true, tank_brigade = true }) do
    list[piece.formation] = list[piece.formation] or {}
    table.insert(list[piece.formation], piece)
  end
  return list
end

local function refit(turn, action)
  local formation = action.piece.formation
  local box = turn:space("refit")
  for piece in each(brigades(turn)[formation]) do
    turn:move(piece, box)
    if piece.deployed then turn:set(piece, "deployed", false) end
    if piece.bank ~= "" then turn:set(piece, "bank", "") end
  end
  turn.vars.refit = formation
  turn:log({ _"The brigade of {1} is refitted; it comes back in turn {2}.", action.piece, numbers.refit_return }, { rule = "18", piece = action.piece })
  turn:next()
end

decision "start.refit" {
  rule = "18",
  prompt = _"Take a tank brigade out for refit?",
  help = _"Choose any unit of the brigade. All of them leave the map now and come back at full strength on the east edge in the next turn.",
  main = "skip", pass = "skip",
  actions = function(game, offer)
    for __, pieces in pairs(brigades(game)) do offer:piece("refit", pieces) end
    offer:button("skip")
  end,
  refit = {
    label = _"Refit the brigade of {piece}", rule = "18", run = refit,
    why = function(game, action)
      units.needOwn(game, action.piece, "18")
      need(action.piece.tank_brigade, "18", { _"{1} does not belong to a tank brigade.", action.piece })
    end,
  },
  skip = { label = _"No refit", rule = "18", run = function(turn) turn:next() end },
}

phase "refit" {
  when = function(game) return game.turn == numbers.refit_turn and game:pieces{ side = "soviet", onMap = true, tank_brigade = true }[1] ~= nil end,
}

---The brigade comes back at full strength for the first Soviet impulse of turn 11.
---@param turn Turn
function replacements.comeBack(turn)
  local box = turn:space("refit")
  if box.count == 0 or turn.turn < numbers.refit_return then return end
  for piece in each(box.pieces) do
    turn:setSteps(piece, piece.maxSteps)
    turn:set(piece, "due", turn.turn)
    turn:move(piece, turn:space("S-E"))
  end
  turn:log(_"The refitted tank brigade is back on the east edge.", { rule = "18" })
end

return replacements

-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.3: the Volkssturm.

local territory = require "territory"
local units = require "units"

local volkssturm = {}

local numbers = tables.numbers.values

---Settlements that are German and were never entered by the Soviets.
local function german(game)
  local function kept(ground) return game:region{ terrain = ground, trodden = false, control = "german" } end
  return kept"village":union(kept"town"):union(kept"city")
end

---Hexes where a Volkssturm unit may be deployed.
local function places(game)
  local near = game:within(units.hexes(game, "soviet"):list(), numbers.volkssturm_distance - 1)
  local taken = game:occupied{ volkssturm = true, onMap = true }
  return german(game):minus(near):minus(taken):minus(units.full(game, "german", "unit"))
end

local function why(game, action)
  local piece, space = action.piece, action.space
  need(piece and piece.volkssturm and piece.space.id == "volkssturm", "11.3", _"Choose a Volkssturm unit from its box.")
  need(space and space.kind == "hex" and territory.isSettlement(space), "11.3", _"The Volkssturm defends villages, towns and cities.")
  need(space.control == "german" and not space.trodden, "11.3", { _"{1} is not or was not always in German hands.", space })
  need(not game:occupied{ volkssturm = true, onMap = true }:has(space), "11.3", { _"Volkssturm is already in {1}.", space })
  need(units.fits(space, piece), "7.0", { _"{1} is full.", space })
  need(places(game):has(space), "11.3", { _"Soviet units are closer than three hexes to {1}.", space })
end

local function deploy(turn, action)
  units.put(turn, action.piece, action.space)
  turn:log({ _"{1} is called up in {2}.", action.piece, action.space }, { rule = "11.3", piece = action.piece, space = action.space })
end

decision "volkssturm" {
  rule = "11.3",
  prompt = function(game) return { _"Deploy the Volkssturm: {1} in the box", game:space"volkssturm".count } end,
  help = _"In German villages, towns and cities at least three hexes from every Soviet unit.",
  ask = "deploy", main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    local piece = game:space"volkssturm".pieces[1]
    if piece then offer:space("deploy", places(game), { piece = piece }) end
    offer:button("done")
  end,
  deploy = { label = _"{piece} in {space}", rule = "11.3", why = why, run = deploy },
  done = { label = _"End the deployment", rule = "11.3", run = function(turn) turn:next() end },
}

phase "volkssturm_return" {
  enter = function(turn)
    local all = turn:pieces{ volkssturm = true, onMap = true }
    if not all[1] then return end
    for piece in each(all) do
      turn:set(piece, "supply", "supplied")
      units.put(turn, piece, turn:space"volkssturm")
    end
    turn:log(_"The Volkssturm goes home.", { rule = "11.3" })
  end,
}

---One more Volkssturm unit is available (event 7).
---@param turn Turn
function volkssturm.grow(turn)
  local piece = turn:space"volkssturm-later".pieces[1]
  if piece then turn:move(piece, turn:space"volkssturm") end
end

return volkssturm

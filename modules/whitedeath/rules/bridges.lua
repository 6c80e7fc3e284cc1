-- SPDX-License-Identifier: GPL-3.0-or-later
--- Rule 20: bridges are built and destroyed.

local lists = require "std.lists"
local units = require "units"

local bridges = {}

---What a unit needs to build a bridge where it stands.
local building = {
  { rule = "20.B", text = _"{1} can't build bridges.", test = function(__, piece) return piece.bridging end },
  { rule = "20.B", text = _"{2} is no river hex.", test = function(__, __, space) return space:has("river") end },
  { rule = "20.B", text = _"There is already a bridge in {2}.", test = function(__, __, space) return not space:has("bridge") end },
  {
    rule = "20.B", text = _"The brigade or battalion of {1} has already built its bridge.",
    test = function(game, piece) return not lists.contains(game.vars.built, piece.builder) end,
  },
  { rule = "20.B", text = _"{1} has no movement point left.", test = function(game, piece) return units.hasPoint(game, piece) end },
}

---What a unit needs to destroy one.
local demolishing = {
  { rule = "20.A", text = _"Only engineers and construction units destroy bridges, not {1}.", test = function(__, piece) return piece.bridge_demolish end },
  { rule = "20.A", text = _"There is no bridge in {2}.", test = function(__, __, space) return space:has("bridge") end },
  { rule = "20.A", text = _"{1} has no movement point left.", test = function(game, piece) return units.hasPoint(game, piece) end },
}

bridges.building, bridges.demolishing = building, demolishing

---@param turn Turn
---@param piece Piece
function bridges.build(turn, piece)
  local space = piece.space
  units.spend(turn, piece, units.scale)
  turn:setFeature(space, "bridge", true)
  turn.vars.built = lists.with(turn.vars.built, piece.builder)
  for other in each(space.pieces) do
    if other.bank ~= "" then turn:set(other, "bank", "") end
  end
  turn:log({ _"{1} builds a bridge in {2}.", piece, space }, { rule = "20.B", piece = piece, space = space })
end

---@param turn Turn
---@param piece Piece
function bridges.demolish(turn, piece)
  local space = piece.space
  units.spend(turn, piece, units.scale)
  turn:setFeature(space, "bridge", false)
  turn:log({ _"{1} destroys the bridge in {2}.", piece, space }, { rule = "20.A", piece = piece, space = space })
end

---The bridges of a scenario (20, B9).
---@param turn Turn
function bridges.prepare(turn)
  local standing = {}
  for id in each(turn.scenario.values.bridges) do standing[id] = true end
  for space in each(turn:spaces{ feature = "bridge" }) do
    if not standing[space.id] then turn:setFeature(space, "bridge", false) end
  end
  for id in each(turn.scenario.values.bridges) do
    local space = turn:space(id)
    if not space:has("bridge") then turn:setFeature(space, "bridge", true) end
  end
  turn.vars.built = turn.scenario.values.bridges_built_by
end

return bridges

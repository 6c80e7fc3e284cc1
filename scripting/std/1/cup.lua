-- SPDX-License-Identifier: GPL-3.0-or-later
--- Cups: chits that go in, wait for their turn and are drawn.

local cup = {}

---Draws a chit and tells it; it stays in the cup unless it is put somewhere. Nil when the cup is empty.
---@param turn Turn
---@param space Space   a cup or a deck
---@param spec { rule: string, to?: Space }   `to`: where the chit is put
---@return Piece?
function cup.draw(turn, space, spec)
  local chit = turn:draw(space)
  if not chit then return nil end
  turn:log({ _"Drawn: {1}.", chit }, { rule = spec.rule, piece = chit, kind = "draw" })
  if spec.to then turn:move(chit, spec.to) end
  return chit
end

---Chits that are due join the cup.
---@param turn Turn
---@param chits Piece[]   those that wait
---@param space Space   the cup
---@param spec { rule: string, due?: fun(chit: Piece): any }   `due`: which of them; default all
---@return Piece[] joined
function cup.join(turn, chits, space, spec)
  local joined = {}
  for chit in each(chits) do
    if not spec.due or spec.due(chit) then
      turn:move(chit, space)
      turn:log({ _"{1} joins the cup.", chit }, { rule = spec.rule, piece = chit })
      joined[#joined + 1] = chit
    end
  end
  return joined
end

---How many chits in the cup meet a test; all without one.
---@param space Space
---@param test? fun(chit: Piece): any
---@return integer
function cup.count(space, test)
  if not test then return space.count end
  local count = 0
  for chit in each(space.pieces) do
    if test(chit) then count = count + 1 end
  end
  return count
end

---The chance of each kind of chit in the next draw, in the order in which the kinds are met.
---@param space Space
---@param kind fun(chit: Piece): string
---@return { kind: string, count: integer, chance: number }[]
function cup.chances(space, kind)
  local list, known = {}, {}
  for chit in each(space.pieces) do
    local name = kind(chit)
    if not known[name] then
      known[name] = { kind = name, count = 0 }
      list[#list + 1] = known[name]
    end
    known[name].count = known[name].count + 1
  end
  for one in each(list) do one.chance = one.count / space.count end
  return list
end

return cup

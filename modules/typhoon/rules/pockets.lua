-- SPDX-License-Identifier: GPL-3.0-or-later
--- Chapter 11: pockets, the moment they close, and the attempt to break out of them.

local dice = require "std.dice"
local lists = require "std.lists"
local battle = require "battle"
local force = require "force"
local generation = require "generation"
local units = require "units"

local pockets = {}

local chart = tables.breakout
local track = tables.turns.values
local far = 200

---Soviet hexes without a chain of Soviet hexes to the east edge (11.0); and all German ones.
local function cutOff(game)
  local held = game:region{ control = "german" }
  local soviet = units.soviet(game)
  local edge = game:region{ feature = "east_edge" }:minus(held)
  if edge:size() == 0 then return soviet, held end
  return soviet:minus(game:within(edge, far, { blocked = held })), held
end

---Splits hexes into areas that hang together, each a pocket of its own.
local function areas(game, cut, held)
  local list = {}
  while cut:size() > 0 do
    local area = game:within(cut:list()[1], far, { blocked = held }):common(cut)
    list[#list + 1] = area
    cut = cut:minus(area)
  end
  return list
end

---The pocket around a hex.
local function area(game, space)
  local cut, held = cutOff(game)
  return game:within(space, far, { blocked = held }):common(cut):list()
end

local function moscow(spaces)
  local count = 0
  for space in each(spaces) do
    if space:has("moscow") then count = count + 1 end
  end
  return count
end

---The row of the chart for a pocket of so many hexes.
local function rowOf(size)
  local row = 1
  for i, from in ipairs(chart.values.from) do
    if size >= from then row = i end
  end
  return row
end

---Number of units that break out (11.2).
---@param size integer   hexes of the pocket
---@param roll integer   modified
---@return integer
function pockets.strength(size, roll)
  return lookup("breakout", rowOf(size), roll)
end

---Is every side between the hex and the pocket a river (10.3)?
local function behindRiver(space, spaces)
  local found = false
  for near in each(space.neighbours) do
    if lists.contains(spaces, near) then
      if not near:over(space, "river") then return false end
      found = true
    end
  end
  return found
end

---The pocket's hexes become German.
local function convert(turn, spaces)
  units.capture(turn, spaces)
  turn:log({ _"{1} {1|hex|hexes} of the pocket {1|becomes|become} German.", #spaces }, { rule = "11.4", kind = "control" })
end

---Changes the count of pocket hexes, on turns 1 and 2 of the standard game only (4.2).
local function count(turn, change, rule)
  if turn.turn > track.pocket_count_until or units.isClosedFist(turn) then return end
  local total = math.max(0, turn.vars.pocket_total + change)
  turn.vars.pocket_total = total
  units.mark(turn, "MK-POCKET", "pocket-", total // 10, 20)
  turn:log({ _"Pocket hexes counted: {1}.", total }, { rule = rule, kind = "note" })
end

local function fail(turn, spaces)
  turn:log(_"The breakout fails.", { rule = "11.4", kind = "combat" })
  count(turn, #spaces, "11.4")
  convert(turn, spaces)
  pockets.next(turn)
end

---The force is thrown back; what else it had cut off is lost to the Soviets without a fight.
local function succeed(turn, spaces)
  local from = turn.vars.force_from
  turn:log({ _"The breakout succeeds; the force is thrown back to {1}.", from }, { rule = "11.3", space = from, kind = "combat" })
  count(turn, -chart.values.penalty * #spaces, "11.3")
  convert(turn, spaces)
  for space in each(turn.vars.pockets) do convert(turn, area(turn, space)) end
  turn.vars.pockets = {}
  force.put(turn, from)
  force.finish(turn)
end

battle.endings.breakout = function(turn, fight, won)
  generation.disband(turn, fight.target)
  battle.restore(turn, won and fight.target or turn.vars.force_from)
  if won then fail(turn, fight.spaces) else succeed(turn, fight.spaces) end
end

---Draws the units that break out: the artillery joins divisions and brigades in the cup for it (11.2).
local function draw(turn, number, space)
  local cup, guns = turn:space("pool"), turn:space("artillery")
  turn:move(guns.pieces, cup)
  for __ = 1, number do
    local piece = turn:draw(cup)
    if piece then turn:move(piece, space) end
  end
  turn:move(turn:pieces{ space = cup, artillery = true }, guns)
end

local function bonusOf(game)
  return units.isClosedFist(game) and chart.values.closed_fist or 0
end

local function attempt(turn, spaces)
  local die = turn:roll()
  local bonus = bonusOf(turn)
  local number = pockets.strength(#spaces, die + bonus)
  turn:log({ _"Breakout from {1} {1|hex|hexes}: the die shows {2}, modifier {3}, {4} {4|unit|units}.", #spaces, die, bonus, number,
    dice.cell("breakout", rowOf(#spaces), die + bonus) },
    { rule = "11.2", dice = { die }, kind = "roll" })
  if number == 0 then return fail(turn, spaces) end
  local space = force.space(turn)
  draw(turn, number, space)
  units.roster(turn, units.at(space, "soviet"), space, "11.2.4")
  battle.begin(turn, "breakout", space, behindRiver(space, spaces), spaces)
end

---Takes up one pocket: Moscow wins; everything else is shown with its size before the rules act.
local function resolve(turn, space)
  local spaces = area(turn, space)
  turn.vars.pockets = lists.without(turn.vars.pockets, space)
  turn:log({ _"A pocket of {1} {1|hex|hexes} is closed.", #spaces }, { rule = "11.1", space = space, kind = "control" })
  if moscow(spaces) == 2 then
    local outcome = "moscow_encircled_turn_" .. turn.turn
    return turn:finish{ outcome = outcome, winner = "german", text = { _"Turn {1}: Moscow is encircled: German victory.", turn.turn } }
  end
  turn:push("pocket.closed", { spaces = spaces })
end

---What the rules do with the pocket that has just been closed.
local function settle(turn)
  local spaces = turn:pop().spaces
  if moscow(spaces) == 0 then return attempt(turn, spaces) end
  convert(turn, spaces)
  pockets.next(turn)
end

---Goes on with the next pocket, or back to the movement of the force.
---@param turn Turn
function pockets.next(turn)
  local list = turn.vars.pockets
  if list[2] then
    turn:push "pocket"
  elseif list[1] then
    resolve(turn, list[1])
  end
end

---A hex has just changed hands: closes every pocket that this makes.
---@param turn Turn
function pockets.check(turn)
  local cut, held = cutOff(turn)
  local list = {}
  for i, one in ipairs(areas(turn, cut, held)) do list[i] = one:list()[1] end
  turn.vars.pockets = list
  pockets.next(turn)
end

decision "pocket" {
  rule = "11.1",
  prompt = _"Choose the pocket to deal with first",
  help = _"Several pockets have closed at once. Each makes its own attempt to break out.",
  actions = function(game, offer)
    offer:seat(units.seat(game.vars.force[1].formation))
    for space in each(game.vars.pockets) do
      offer:space("settle", space, { label = { _"The pocket of {1} {1|hex|hexes} at {2}", #area(game, space), space } })
    end
  end,
  settle = {
    label = _"The pocket at {space}", rule = "11.1",
    run = function(turn, action)
      turn:pop()
      resolve(turn, action.space)
    end,
  },
}

---Says beforehand what the dice can bring.
local function prospect(game)
  local size, bonus = #game.here.spaces, bonusOf(game)
  if moscow(game.here.spaces) > 0 then return _"A pocket with a hex of Moscow makes no attempt to break out: it becomes German." end
  return { _"The rules act now: a die and the table give {1} to {2} units; they are drawn blindly and attack the force in {3} for one round. Afterwards the pocket is German.",
    pockets.strength(size, 1 + bonus), pockets.strength(size, 6 + bonus), force.space(game) }
end

decision "pocket.closed" {
  rule = "11.2",
  prompt = function(game) return { _"A pocket of {1} {1|hex|hexes} is closed", #game.here.spaces } end,
  help = prospect,
  main = "go_on",
  actions = function(game, offer)
    offer:seat(units.seat(game.vars.force[1].formation))
    offer:button("go_on")
    for space in each(game.here.spaces) do offer:hint("marked", space) end
  end,
  go_on = { label = _"Go on: the pocket tries to break out", rule = "11.2", run = settle },
}

return pockets

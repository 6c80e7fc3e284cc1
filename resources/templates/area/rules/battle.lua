--- Chapter 3: battles.

local areas = require "areas"
local dice = require "std.dice"
local lists = require "std.lists"
local losses = require "std.losses"

---Rolls for all units of a side in an area (3.2); gives back the number of hits.
local function fire(turn, space, side)
  local hits, rolled = dice.fire(turn, dice.shooters(areas.units(space, side)))
  turn:log({ _"Battle in {1}: {2} {2|hit|hits} by {3}.", space, hits, side },
    { rule = "3.2", space = space, dice = rolled, kind = "combat" })
  return hits
end

---Every hit takes a step from the unit of a side in an area that has the most (3.2).
local function suffer(turn, space, side, hits)
  for __ = 1, hits do
    local strongest = losses.strongest(areas.units(space, side), "steps")[1]
    if strongest then losses.step(turn, strongest, "1.2") end
  end
end

local function why(game, action)
  local space = action.space
  need(space and areas.contested(game):has(space), "3.1", _"Units of both sides must be there.")
  need(not space.fought, "3.1", { _"There has been a battle in {1} already.", space })
end

local function fight(turn, action)
  local space, own, enemy = action.space, turn.side, enemyOf(turn.side)
  turn:set(space, "fought", true)
  local ownHits = fire(turn, space, own)
  local enemyHits = fire(turn, space, enemy)
  suffer(turn, space, enemy, ownHits)
  suffer(turn, space, own, enemyHits)
end

---Areas in which there has been no battle yet.
local function open(game)
  return lists.where(areas.contested(game):list(), function(space) return not space.fought end)
end

decision "battle" {
  rule = "3.1",
  prompt = _"Choose the next battle",
  help = _"There is one battle in every area with units of both sides.",
  main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    local battles = open(game)
    offer:space("fight", battles)
    if not battles[1] then offer:button("done") end
  end,
  fight = { label = _"Fight in {space}", rule = "3.1", why = why, run = fight },
  done = {
    label = _"End the battles", rule = "3.1",
    why = function(game) need(not open(game)[1], "3.1", _"There are still battles to fight.") end,
    run = function(turn) turn:next() end,
  },
}

phase "battles" { leave = function(turn) turn:set(turn:spaces{ fought = true }, "fought", false) end }

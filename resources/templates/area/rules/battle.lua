--- Chapter 3: battles.

local areas = require "areas"

---Rolls for all units of a side in an area; gives back the dice and the number of hits (3.2).
local function fire(turn, space, side)
  local dice, hits = {}, 0
  for _, piece in ipairs(areas.units(space, side)) do
    for _, die in ipairs(turn:rolls(piece.dice)) do
      dice[#dice + 1] = die
      if die >= piece.hits_on then hits = hits + 1 end
    end
  end
  return dice, hits
end

---Takes a step off a unit (1.2).
local function lose(turn, piece)
  if piece.steps > 1 then
    turn:setSteps(piece, piece.steps - 1)
    turn:log({ _"{1} loses a step.", piece }, { rule = "3.2", piece = piece })
  else
    turn:log({ _"{1} is out of the game.", piece }, { rule = "1.2", piece = piece, space = piece.space })
    turn:remove(piece)
  end
end

---Every hit takes a step from the unit of a side in an area that has the most (3.2).
local function suffer(turn, space, side, hits)
  for _ = 1, hits do
    local strongest
    for _, piece in ipairs(areas.units(space, side)) do
      if not strongest or piece.steps > strongest.steps then strongest = piece end
    end
    if strongest then lose(turn, strongest) end
  end
end

local function why(game, action)
  local space = action.space
  need(space and areas.contested(game):has(space), "3.1", _"Units of both sides must be there.")
  need(not space.fought, "3.1", { _"There has been a battle in {1} already.", space })
end

local function fight(turn, action)
  local space, own, enemy = action.space, turn.side, enemyOf(turn.side)
  local ownDice, ownHits = fire(turn, space, own)
  local enemyDice, enemyHits = fire(turn, space, enemy)
  turn:set(space, "fought", true)
  turn:log({ _"Battle in {1}: {2} {2|hit|hits} by {3}.", space, ownHits, own },
    { rule = "3.2", space = space, dice = ownDice, kind = "combat" })
  turn:log({ _"Battle in {1}: {2} {2|hit|hits} by {3}.", space, enemyHits, enemy },
    { rule = "3.2", space = space, dice = enemyDice, kind = "combat" })
  suffer(turn, space, enemy, ownHits)
  suffer(turn, space, own, enemyHits)
end

decision "battle" {
  rule = "3.1",
  prompt = _"Choose the next battle",
  help = _"There is one battle in every area with units of both sides.",
  auto = true,
  actions = function(game, offer)
    local open = {}
    for _, space in ipairs(areas.contested(game):list()) do
      if not space.fought then open[#open + 1] = space end
    end
    offer:space("fight", open)
    if not open[1] then offer:button("done") end
  end,
  fight = { label = _"Fight in {space}", rule = "3.1", why = why, run = fight },
  done = {
    label = _"End the battles", rule = "3.1",
    why = function() need(false, "3.1", _"There are still battles to fight.") end,
    run = function(turn) turn:next() end,
  },
}

phase "battles" {
  leave = function(turn)
    turn:set(turn:spaces{ fought = true }, "fought", false)
  end,
}

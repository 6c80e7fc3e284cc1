-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.12: which battles are fought; 4.1: what a defender may do with his Defensive Line before one.

local areas = require "areas"
local battle = require "battle"
local blocks = require "blocks"
local fire = require "fire"
local lines = require "lines"
local lists = require "std.lists"
local movement = require "movement"
local support = require "support"

---Battles that must be fought: new ones, and that with the Marat (10.12, 14.3).
local function isMandatory(game, space)
  return not lists.contains(game.vars.old_fights, space) or game.vars.marat_area == space
end

---Areas where a battle may be fought now.
local function choicesOf(game)
  local fights = support.fights(game, game.active)
  if not game.vars.blitzing then return fights end
  return lists.where(fights, function(space) return not lists.contains(game.vars.old_fights, space) end)
end

---Is there a reason to give the line up? When it stands alone, the attackers then find nobody and can't go on in a Blitz; and
---Finnish snipers shoot only where there is no line (10.13.2).
local function mayYield(game, space, defender)
  if not blocks.line(space, defender) then return false end
  local friends = blocks.at(space, defender)
  if not friends[1] then return true end
  return areas.isWild(space) and not blocks.line(space, enemyOf(defender)) and lists.any(friends, blocks.isFinnish)
end

---Begins a battle; the defender is asked first where his line may be better gone.
local function begin(turn, space)
  local defender = battle.defender(turn)
  if mayYield(turn, space, defender) then
    turn:push("combat.line", { side = defender, battle = space })
  else
    battle.begin(turn, space)
  end
end

---4.1: the last moment for a line to be dismantled, before the blocks are revealed.
decision "combat.line" {
  rule = "4.1",
  prompt = function(game) return { _"You are attacked in {1}: does your Defensive Line hold?", game.here.battle } end,
  help = _"Without any unit of yours there is no battle, and no Blitz after it. Finnish snipers shoot only where there is no line.",
  actions = function(game, offer)
    offer:button("hold")
    offer:button("yield")
    offer:hint("target", game.here.battle)
  end,
  hold = {
    label = _"Hold the line", rule = "4.1",
    run = function(turn)
      battle.begin(turn, turn:pop().battle)
    end,
  },
  yield = {
    label = _"Dismantle the line", rule = "4.1",
    run = function(turn)
      local space = turn.here.battle
      lines.giveUp(turn, blocks.line(space, turn.side))
      turn:pop()
      if areas.has(space, battle.defender(turn)) then battle.begin(turn, space) else battle.callOff(turn, space) end
    end,
  },
}

local function whyFight(game, action)
  local space = action.space
  need(space and space.kind == "area" and areas.isDisputed(space), "10.12", _"A battle needs units of both players.")
  need(not lists.contains(game.vars.fought, space), "10.16", { _"{1} has had its battle: it lasts one round.", space })
  local attackers = fire.attackers(space, game.side)
  need(attackers[1], "10.12", { _"None of your blocks can attack in {1}.", space })
  local march = movement.finnsMarch(game)
  need(lists.any(attackers, function(piece) return support.mayAttack(space, piece, march) end), "2.7",
    { _"Finnish blocks begin no battle in {1}, outside their zone, while Leningrad holds.", space })
  need(lists.contains(choicesOf(game), space), "10.17", { _"{1} is not a battle of the Blitz.", space })
end

local function whyDone(game)
  local open = lists.where(choicesOf(game), function(space) return isMandatory(game, space) end)
  need(not open[1], "10.12", { _"The battle in {1} must be fought.", open[1] })
end

decision "combat.choose" {
  rule = "10.12",
  prompt = _"Choose the next battle",
  help = _"New battles must be fought; in areas that were disputed before, you may hold back.",
  main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    local choices = choicesOf(game)
    offer:space("fight", choices)
    if not lists.any(choices, function(space) return isMandatory(game, space) end) then offer:button("done") end
    lines.offer(game, offer)
  end,
  lines = lines.button,
  fight = {
    label = _"Fight in {space}", rule = "10.12", why = whyFight,
    run = function(turn, action) begin(turn, action.space) end,
  },
  done = { label = _"No more battles", rule = "10.12", why = whyDone, run = function(turn) turn:next() end },
}

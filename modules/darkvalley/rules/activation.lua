-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.5: what a chit lets its owner do.

local lists = require "std.lists"
local rounds = require "rounds"
local units = require "units"

local activation = {}

local numbers = tables.numbers.values

---May the side still take such a round with a Move/Combat chit (10.5.5)?
local function canTake(game, side, kind)
  return not game.vars[(kind == "move" and "moved_" or "fought_") .. side]
end

local function takeRound(turn, side, kind)
  turn.vars[(kind == "move" and "moved_" or "fought_") .. side] = true
  rounds.begin(turn, kind, side, kind == "move" and { "move" } or { "bridgeheads", "combat" })
end

local function moveOrFight(turn, chit)
  local side = chit.side
  if turn.turn == 1 and side == "axis" and canTake(turn, side, "combat") then return takeRound(turn, side, "combat") end
  if not canTake(turn, side, "move") then return takeRound(turn, side, "combat") end
  if not canTake(turn, side, "combat") then return takeRound(turn, side, "move") end
  turn:push("round", { side = side })
end

local function take(turn, kind)
  local side = turn.side
  turn:pop()
  takeRound(turn, side, kind)
end

decision "round" {
  rule = "10.5.5",
  prompt = _"Movement or combat?",
  help = _"Each side takes at most one Movement and one Combat round a turn with these chits.",
  actions = function(__, offer)
    offer:button "move"
    offer:button "combat"
  end,
  move = { label = _"Movement round", rule = "10.5.5", run = function(turn) take(turn, "move") end },
  combat = { label = _"Combat round", rule = "10.5.5", run = function(turn) take(turn, "combat") end },
}

---Activates the German units around a place (10.5.7).
local function rouse(turn, space, range)
  rounds.activate(turn, lists.where(rounds.inRange(turn, "axis", space, range), function(piece)
    return units.isGerman(piece) and not units.isHq(piece)
  end))
end

local function panzer(turn, chit)
  local hq = turn:piece(chit.hq)
  if not units.onMap(hq) then return turn:log({ _"{1} is not on the map.", hq }, { rule = "10.5.7", piece = hq }) end
  turn:push("order", { side = "axis", hq = hq })
end

local function begin(turn, steps)
  local hq, centre = turn.here.hq, turn.here.centre
  turn:pop()
  if not steps then return turn:log(_"The panzer army does nothing.", { rule = "10.5.7" }) end
  if hq then
    rouse(turn, hq.space, hq.range)
    turn:set(hq, "act", true)
    rounds.begin(turn, "panzer", "axis", steps)
  else
    rouse(turn, centre, numbers.manstein_radius)
    rounds.begin(turn, "manstein_model", "axis", steps)
  end
end

decision "order" {
  rule = "10.5.7",
  prompt = function(game)
    local hq = game.here.hq
    return hq and { _"{1}: in which order?", hq } or { _"Manstein/Model at {1}: in which order?", game.here.centre }
  end,
  help = _"After movement only mechanised units fight. The order counts for all activated units.",
  actions = function(game, offer)
    offer:button "fight_first"
    offer:button "move_first"
    offer:button "nothing"
    offer:hint("marked", game.here.hq and game.here.hq.space or game.here.centre)
  end,
  fight_first = { label = _"Combat, then movement", rule = "10.5.7", run = function(turn) begin(turn, { "combat", "move" }) end },
  move_first = { label = _"Movement, then combat", rule = "10.5.7", run = function(turn) begin(turn, { "move", "combat" }) end },
  nothing = { label = _"Do nothing", rule = "10.5.7", run = function(turn) begin(turn, nil) end },
}

---Hexes with supplied Axis combat units, on which Manstein/Model can be put (10.5.10).
local function centres(game)
  return game:occupied{ side = "axis", combat = true, onMap = true, supply = "supplied" }
end

local function manstein(turn)
  if centres(turn):size() == 0 then return end
  turn:push("centre", { side = "axis" })
end

decision "centre" {
  rule = "10.5.10",
  prompt = _"Choose supplied units for Manstein/Model",
  help = _"All German units within three hexes are activated, as by a panzer army's HQ.",
  actions = function(game, offer) offer:space("place", centres(game)) end,
  place = {
    label = _"At {space}", rule = "10.5.10",
    run = function(turn, action)
      turn:pop()
      turn:push("order", { side = "axis", centre = action.space })
    end,
    why = function(game, action)
      need(action.space and centres(game):has(action.space), "10.5.10", _"No fully supplied Axis combat unit is there.")
    end,
  },
}

local hqs = { zhukov = "SU-HQ-ZHUKOV", stavka = "SU-HQ-STAVKA" }

---The two Soviet commands that are on the map.
---@param game Game
---@return Piece[]
function activation.commands(game)
  local list = {}
  for name in each{ "stavka", "zhukov" } do
    local hq = game:piece(hqs[name])
    if units.onMap(hq) then list[#list + 1] = hq end
  end
  return list
end

local function deepRound(turn, commands)
  for hq in each(commands) do rounds.activate(turn, rounds.inRange(turn, "soviet", hq.space, hq.range)) end
  rounds.begin(turn, "deep_battle", "soviet", { "combat", "move" })
end

local function deepBattle(turn)
  local commands = activation.commands(turn)
  if not commands[1] then return turn:log(_"No Soviet command is on the map.", { rule = "10.5.8" }) end
  if turn.turn >= numbers.deep_both_from or #commands == 1 then return deepRound(turn, commands) end
  turn:push("deep", { side = "soviet" })
end

decision "deep" {
  rule = "10.5.8",
  prompt = _"Whose units carry out the Deep Battle?",
  actions = function(game, offer) offer:piece("choose", activation.commands(game)) end,
  choose = {
    label = _"{piece}", rule = "10.5.8",
    why = function(game, action) units.needAmong(activation.commands(game), action.piece, "10.5.8", _"Choose Stavka or Zhukov.") end,
    run = function(turn, action)
      turn.vars.deep = action.piece.id
      turn:pop()
      deepRound(turn, { action.piece })
    end,
  },
}

---A Combat round in which who is out of a command's range attacks as if out of supply (10.5.3, 10.5.4).
local function commanded(turn, chit)
  local wanted = { combat_zhukov = { "zhukov" }, combat_stavka = { "stavka" }, combat_stavka_zhukov = { "stavka", "zhukov" } }
  turn.vars.leaders = lists.map(wanted[chit.chit], function(name) return turn:piece(hqs[name]) end)
  rounds.begin(turn, chit.chit, "soviet", { "bridgeheads", "combat" })
end

local starts = {
  move_combat = moveOrFight, panzer = panzer, manstein_model = manstein, deep_battle = deepBattle,
  combat_zhukov = commanded, combat_stavka = commanded, combat_stavka_zhukov = commanded,
  move = function(turn) rounds.begin(turn, "move", "soviet", { "move" }) end,
  combat = function(turn) rounds.begin(turn, "combat", "soviet", { "bridgeheads", "combat" }) end,
  counterattack = function(turn) rounds.begin(turn, "counterattack", "soviet", { "stalin", "move", "combat", "penalty" }) end,
  stavka = function(turn)
    turn.vars.stavka_open = false
    rounds.begin(turn, "stavka", "soviet", { "release", "move", "recheck", "combat" })
  end,
  logistics = function(turn) rounds.begin(turn, "logistics", turn.vars.initiative, { "logistics", "depots", "airlift" }) end,
}

---Begins what the chit stands for.
---@param turn Turn
---@param chit Piece
function activation.start(turn, chit)
  starts[chit.chit](turn, chit)
end

return activation

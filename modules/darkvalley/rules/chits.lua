-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.1, 10.2: the chits of a turn, the initiative, the cup and the draws; Stavka and Manstein/Model, which are never in the cup.

local activation = require "activation"
local almanac = require "almanac"
local lists = require "std.lists"
local cup = require "std.cup"
local units = require "units"

local chits = {}

local numbers = tables.numbers.values
local chart = tables.chits.values

local function row(turn)
  return chart.turns[math.min(turn, #chart.turns)]
end

---How often each panzer HQ that is chosen comes into the cup; empty when the chart fixes which.
local function pattern(turn)
  return row(turn).pattern or {}
end

local function panzerChits(game, hq, count)
  local list = {}
  for chit in each(game:pieces{ chit = "panzer", hq = hq.id }) do
    if #list < count then list[#list + 1] = chit end
  end
  return list
end

---The panzer chits that the chart fixes, for HQs on the map.
local function fixedPanzers(game)
  local list = {}
  for id, count in pairs(row(game.turn).fixed or {}) do
    local hq = game:piece(id)
    if units.onMap(hq) then list = lists.join(list, panzerChits(game, hq, count)) end
  end
  return list
end

local kinds = {
  move = "SU-CH-MOVE", combat = "SU-CH-COMBAT", counterattack = "SU-CH-COUNTER", combat_zhukov = "SU-CH-ZHUKOV", combat_stavka = "SU-CH-CSTAVKA",
  combat_stavka_zhukov = "SU-CH-CSZ", deep_battle = "SU-CH-DEEP",
}

---Soviet chits of the turn; with the option Combat-Stavka takes the place of Combat-Zhukov on turns 15 to 18 (10.5.12).
local function sovietChits(game)
  local list, pair = {}, 0
  for kind in each(row(game.turn).soviet) do
    local swapped = game.options.combat_stavka and game.turn >= numbers.combat_stavka[1] and game.turn <= numbers.combat_stavka[2]
    if kind == "combat_zhukov" and swapped then kind = "combat_stavka" end
    if kind == "move_combat" then
      pair = pair + 1
      list[#list + 1] = game:piece("SU-CH-MC-" .. pair)
    elseif kinds[kind] then
      list[#list + 1] = game:piece(kinds[kind])
    end
  end
  return list
end

---Manstein/Model can be played so often in each year (10.5.10).
local function allow(turn)
  local year = almanac.year(turn.turn)
  local isNew = turn.turn == numbers.manstein_from or turn.turn > numbers.manstein_from and almanac.year(turn.turn - 1) ~= year
  if isNew then turn.vars.manstein_left = chart.manstein[tostring(year)] or 0 end
end

local function reset(turn)
  local vars = turn.vars
  vars.round, vars.ready, vars.opened, vars.chosen = 0, {}, {}, {}
  vars.moved_axis, vars.fought_axis, vars.moved_soviet, vars.fought_soviet = false, false, false, false
  vars.deep = ""
  vars.initiative = almanac.initiative(turn)
  vars.stavka_open = lists.contains(row(turn.turn).soviet, "stavka") and units.onMap(turn:piece "SU-HQ-STAVKA")
  allow(turn)
end

---Panzer HQs that can still be chosen.
local function choosable(game)
  local chosen = game.vars.chosen
  return lists.where(game:pieces{ side = "axis", type = "hq", onMap = true }, function(hq) return not lists.contains(chosen, hq) end)
end

local function own(game, side)
  return lists.where(game.vars.ready, function(chit)
    return chit.side == side and not lists.contains(game.vars.opened, chit)
  end)
end

---What everybody may know of a chit in the cup.
local function kindOf(chit)
  return chit.side and chit.side .. " " .. chit.chit or chit.chit
end

local function fill(turn)
  local vars = turn.vars
  local rest = lists.where(vars.ready, function(chit) return not lists.contains(vars.opened, chit) end)
  turn:move(rest, turn:space "cup")
  vars.ready, vars.inside = {}, lists.map(rest, kindOf)
end

---The initiative is played: fixed on turn 1, otherwise a choice.
local function openTurn(turn)
  local vars, side = turn.vars, turn.vars.initiative
  turn:log({ _"{1} has the initiative.", side }, { rule = "10.2", kind = "phase" })
  if turn.turn == 1 then
    vars.opened = { turn:piece "AX-MC-1", turn:piece "AX-MC-2" }
    return fill(turn)
  end
  vars.openings = 1
  turn:push("initiative", { side = side })
end

local function prepare(turn)
  reset(turn)
  local vars = turn.vars
  vars.ready = lists.join({ turn:piece "AX-MC-1", turn:piece "AX-MC-2", turn:piece "LOGISTICS" }, sovietChits(turn))
  vars.ready = lists.join(vars.ready, fixedPanzers(turn))
  if pattern(turn.turn)[1] and choosable(turn)[1] then
    turn:push("panzers", { side = "axis" })
  else
    openTurn(turn)
  end
end

phase "initiative" { enter = prepare }

local function choosePanzer(turn, action)
  local vars, counts = turn.vars, pattern(turn.turn)
  vars.ready = lists.join(vars.ready, panzerChits(turn, action.piece, counts[#vars.chosen + 1]))
  vars.chosen = lists.with(vars.chosen, action.piece)
  if counts[#vars.chosen + 1] and choosable(turn)[1] then return end
  turn:pop()
  openTurn(turn)
end

decision "panzers" {
  rule = "10.1",
  prompt = function(game) return { _"Choose a panzer army for {1} {1|chit|chits}", pattern(game.turn)[#game.vars.chosen + 1] } end,
  help = _"The enemy learns what you have chosen only when a chit is drawn.",
  auto = true,
  actions = function(game, offer) offer:piece("choose", choosable(game)) end,
  choose = {
    label = _"{piece}", rule = "10.1", run = choosePanzer,
    why = function(game, action) units.needAmong(choosable(game), action.piece, "10.1", _"Choose a panzer army's HQ on the map that has not been chosen.") end,
  },
}

local function isBlue(game)
  local vars = game.vars
  return vars.initiative == "axis" and vars.blue == 0 and lists.contains(numbers.blue_turns, game.turn)
end

---Chits that can open the turn, one of each kind.
local function openers(game)
  local list, seen = {}, {}
  for chit in each(own(game, game.side)) do
    local key = chit.chit .. (chit.hq or "")
    if not seen[key] then
      seen[key] = true
      list[#list + 1] = chit
    end
  end
  if game.side == "soviet" and game.vars.stavka_open and #game.vars.opened == 0 then list[#list + 1] = game:piece "SU-CH-STAVKA" end
  return list
end

local function endOpening(turn)
  turn:pop()
  fill(turn)
end

local function open(turn, action)
  local vars = turn.vars
  vars.opened = lists.with(vars.opened, action.piece)
  if #vars.opened == 2 then vars.blue = turn.turn end
  if isBlue(turn) and #vars.opened == 1 and own(turn, turn.side)[1] then return end
  endOpening(turn)
end

decision "initiative" {
  rule = "10.2",
  prompt = function(game)
    if #game.vars.opened > 0 then return _"Case Blue: choose a second chit, or keep it for July" end
    return _"Choose the chit of the first round"
  end,
  help = _"All other chits of this turn go into the cup and are drawn by chance.",
  auto = true,
  actions = function(game, offer)
    offer:piece("open", openers(game))
    if #game.vars.opened > 0 then offer:button "enough" end
  end,
  open = {
    label = _"Begin with {piece}", rule = "10.2", run = open,
    why = function(game, action)
      local chit = action.piece
      need(chit and chit.kind == "chit", "10.2", _"Choose a chit.")
      need(chit.side == game.side, "10.2", { _"{1} is not one of your chits.", chit })
      need(lists.contains(openers(game), chit), "10.2", { _"{1} is not available in this turn.", chit })
    end,
  },
  enough = { label = _"One chit is enough", rule = "10.2", run = endOpening },
}

---Plays a chit: it is put aside and its round begins.
local function play(turn, chit)
  turn:move(chit, turn:space "drawn")
  turn.vars.chit = chit
  activation.start(turn, chit)
end

local function canStavka(game)
  return game.vars.stavka_open and game:space "stavka_reserve".count > 0 and units.onMap(game:piece "SU-HQ-STAVKA")
end

local function canManstein(game)
  local vars = game.vars
  return vars.manstein_left > 0 and (vars.manstein_last == 0 or game.turn > vars.manstein_last + 1)
end

---Is a chit going to be drawn, rather than one played that opened the turn?
local function isDrawing(game)
  return #game.vars.opened == 0
end

local function withoutOne(kinds, kind)
  local rest, gone = {}, false
  for one in each(kinds) do
    if one == kind and not gone then gone = true else rest[#rest + 1] = one end
  end
  return rest
end

local function draw(turn)
  local vars = turn.vars
  if vars.opened[1] then
    local chit = vars.opened[1]
    vars.opened = lists.without(vars.opened, chit)
    return play(turn, chit)
  end
  local chit = cup.draw(turn, turn:space "cup", { rule = "10.3" })
  if not chit then return turn:next() end
  vars.inside = withoutOne(vars.inside, kindOf(chit))
  play(turn, chit)
end

decision "draw" {
  rule = "10.3",
  prompt = _"Draw a chit",
  ask = "draw", main = "draw",
  auto = true,
  actions = function(game, offer)
    offer:button "draw"
    offer:hint("cup", game:space "cup")
  end,
  draw = { label = _"Draw", rule = "10.3", run = draw },
}

phase "action" {
  leave = function(turn)
    for space in each{ "drawn", "cup" } do turn:move(turn:space(space).pieces, turn:space "chits") end
    turn.vars.stavka_open, turn.vars.inside = false, {}
  end,
}

decision "stavka" {
  rule = "10.5.9",
  prompt = _"Play the Stavka chit before the next draw?",
  interrupts = { decision = "draw", side = "soviet", priority = 1, when = function(game) return isDrawing(game) and canStavka(game) end },
  main = "wait", pass = "wait",
  actions = function(game, offer)
    offer:button "play"
    offer:button "wait"
    offer:hint("value", game:space "stavka_reserve".count, _"units in the Stavka Reserve")
  end,
  play = {
    label = _"Play Stavka", rule = "10.5.9",
    run = function(turn)
      turn:pop()
      play(turn, turn:piece "SU-CH-STAVKA")
    end,
  },
  wait = { label = _"Not now", rule = "10.2", run = function(turn) turn:pop() end },
}

decision "manstein" {
  rule = "10.5.10",
  prompt = _"Play Manstein/Model before the next draw?",
  interrupts = { decision = "draw", side = "axis", priority = 2, when = function(game) return isDrawing(game) and canManstein(game) end },
  main = "wait", pass = "wait",
  actions = function(game, offer)
    offer:button "play"
    offer:button "wait"
    offer:hint("value", game.vars.manstein_left, _"uses left in this year")
  end,
  play = {
    label = _"Play Manstein/Model", rule = "10.5.10",
    run = function(turn)
      turn:pop()
      turn.vars.manstein_left, turn.vars.manstein_last = turn.vars.manstein_left - 1, turn.turn
      play(turn, turn:piece "GE-MM")
    end,
  },
  wait = { label = _"Not now", rule = "10.5.10", run = function(turn) turn:pop() end },
}

---What each kind of chit is called in the list of the cup: whose it is and what it says.
local titles = {
  ["axis move_combat"] = { _"Movement or combat, Axis", "axis" }, ["axis panzer"] = { _"Panzer army", "axis" }, logistics = { _"Logistics" },
  ["soviet move"] = { _"Movement, Soviets", "soviet" }, ["soviet combat"] = { _"Combat, Soviets", "soviet" },
  ["soviet counterattack"] = { _"Counterattack", "soviet" }, ["soviet move_combat"] = { _"Movement or combat, Soviets", "soviet" },
  ["soviet combat_zhukov"] = { _"Combat-Zhukov", "soviet" }, ["soviet combat_stavka"] = { _"Combat-Stavka", "soviet" },
  ["soviet combat_stavka_zhukov"] = { _"Combat-Stavka/Zhukov", "soviet" }, ["soviet deep_battle"] = { _"Deep Battle", "soviet" },
}

---What is left in the cup, by kind, as everybody may know it: of panzer armies only how many (10.1).
---@param game Game
---@return table[]
function chits.left(game)
  local list, known = {}, {}
  for kind in each(game.vars.inside) do
    if not known[kind] then
      local title = titles[kind]
      known[kind] = { text = title[1], side = title[2], count = 0 }
      list[#list + 1] = known[kind]
    end
    known[kind].count = known[kind].count + 1
  end
  return list
end

return chits

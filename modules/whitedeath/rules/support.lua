-- SPDX-License-Identifier: GPL-3.0-or-later
--- 11.A: artillery support of an assault or of its defence, headquarters and intensity.

local combat = require "combat"
local fire = require "fire"
local lists = require "std.lists"
local losses = require "losses"
local pools = require "pools"
local supply = require "supply"
local units = require "units"

local support = {}

local unit = fire.unit

---Units that a support mission helps: the defenders of a hex, or those who assault it.
---@param game Game
---@param target Space
---@param phase "defence"|"assault"
---@return Piece[]
function support.involved(game, target, phase)
  if phase == "assault" then return combat.assaulting(game, target) end
  return combat.defenders(target, game.active)
end

---The side that fires in a phase.
---@param game Game
---@param phase string
---@return Side
function support.sideOf(game, phase)
  return phase == "assault" and game.active or enemyOf(game.active)
end

---Divisions and brigades among the units, each once.
---@param pieces Piece[]
---@return string[]
function support.formations(pieces)
  local list = {}
  for piece in each(pieces) do
    local formation = units.formation(piece)
    if formation and not lists.contains(list, formation) then list[#list + 1] = formation end
  end
  return list
end

---Hexes between a gun and the nearest unit that it helps.
---@param gun Piece
---@param helped Piece[]
---@param target Space
---@return integer
function support.distance(gun, helped, target)
  local least
  for piece in each(helped) do
    local distance = gun.space:distance(piece.space)
    if not least or distance < least then least = distance end
  end
  return least or gun.space:distance(target)
end

---Guns that could fire support at all in this phase: deployed, with a support factor, and not used yet.
local function ready(game, side, phase)
  local list = game:pieces{ side = side, artillery = true, deployed = true, fired = "", assault = "" }
  return lists.where(list, function(gun)
    return gun.support > 0 and losses.alive(gun) and (phase == "assault" or gun.failed == "")
  end)
end

---Is the gun of the headquarters' division or brigade? That binds Soviet artillery only (11.A.1).
---@param gun Piece
---@param formation string?
---@return boolean
function support.obeys(gun, formation)
  return gun.side == "german" or formation ~= nil and units.formation(gun) == formation
end

---Guns that can support the fight under this headquarters; without one, under any of those involved.
---@param game Game
---@param target Space
---@param phase "defence"|"assault"
---@param hq? string
---@return Piece[]
function support.guns(game, target, phase, hq)
  local helped = support.involved(game, target, phase)
  if not helped[1] then return {} end
  local formations = hq and { hq } or support.formations(helped)
  return lists.where(ready(game, helped[1].side, phase), function(gun)
    if support.distance(gun, helped, target) > gun.range then return false end
    return gun.side == "german" or lists.any(formations, function(one) return support.obeys(gun, one) end)
  end)
end

---The support factor that counts: 1 for guns without supply (15.B), and in defence without a supply point (15.A.4).
---@param game Game
---@param gun Piece
---@param phase string
---@param traced fun(gun: Piece): boolean
---@return integer
---@return string?   the paragraph that lowers it
function support.factor(game, gun, phase, traced)
  if not traced(gun) then return 1, "15.B" end
  if phase == "defence" and not game.vars["high_" .. pools.of(game, gun)] then return 1, "15.A.4" end
  return gun.support
end

---A test whether guns can trace supply that looks at the map once.
---@param game Game
---@return fun(gun: Piece): boolean
function support.tracing(game)
  local lines = {}
  return function(gun)
    local side = gun.side
    lines[side] = lines[side] or supply.lines(game, side)
    return supply.traced(game, gun, lines[side])
  end
end

---What a gun adds to the fire, in eighths: half of it beyond half its range (11.A.2).
---@param game Game
---@param gun Piece
---@param helped Piece[]
---@param target Space
---@param phase string
---@param traced fun(gun: Piece): boolean
---@return integer
function support.value(game, gun, helped, target, phase, traced)
  local value = support.factor(game, gun, phase, traced) * gun.steps * unit
  return 2 * support.distance(gun, helped, target) > gun.range and value // 2 or value
end

---Guns that are committed to the fight for a hex.
---@param game Game
---@param target Space
---@return Piece[]
function support.committed(game, target)
  return lists.where(game:pieces{ supports = target.id }, losses.alive)
end

---All support of the fight for a hex, in eighths.
---@param game Game
---@param target Space
---@param phase "defence"|"assault"
---@return integer
function support.total(game, target, phase)
  local guns = support.committed(game, target)
  if not guns[1] then return 0 end
  local helped, traced, sum = support.involved(game, target, phase), support.tracing(game), 0
  for gun in each(guns) do sum = sum + support.value(game, gun, helped, target, phase, traced) end
  return sum
end

-- Decisions ---------------------------------------------------------------------------------------------------------------

---Goes on to what has to be asked next about the fire of a hex: headquarters, guns, sharing out.
---@param turn Turn
---@param phase "defence"|"assault"
---@param target Space
---@param hq? string   formation of the headquarters, once chosen
function support.ask(turn, phase, target, hq)
  local here = { side = support.sideOf(turn, phase), target = target }
  local formations = support.formations(support.involved(turn, target, phase))
  if #support.guns(turn, target, phase, hq) == 0 then
    turn:push(phase .. ".fire", here)
  elseif not hq and #formations > 1 then
    turn:push(phase .. ".headquarters", here)
  else
    here.hq = hq or formations[1] or ""
    turn:push(phase .. ".support", here)
  end
end

local function headquarters(phase)
  local function why(game, action)
    local piece, here = action.piece, game.here
    need(piece and lists.contains(support.involved(game, here.target, phase), piece), "11.A.1", _"Choose one of the units that take part.")
    need(units.formation(piece), "11.A.1", { _"{1} belongs to no division or brigade.", piece })
  end
  return {
    rule = "11.A.1",
    prompt = function(game) return { _"Choose the headquarters that controls the fire for {1}", game.here.target } end,
    help = _"All units that take part count as belonging to its division or brigade: only that artillery, if it is Soviet, can support them.",
    actions = function(game, offer)
      local here = game.here
      for piece in each(support.involved(game, here.target, phase)) do
        if units.formation(piece) then offer:piece("headquarters", piece) end
      end
      offer:hint("target", here.target)
    end,
    headquarters = {
      label = _"{piece} is the headquarters", rule = "11.A.1", why = why,
      run = function(turn, action)
        local target = turn:pop().target
        turn:log({ _"{1} controls the artillery in the fight for {2}.", action.piece, target },
          { rule = "11.A.1", piece = action.piece, space = target, kind = "combat" })
        support.ask(turn, phase, target, units.formation(action.piece))
      end,
    },
  }
end

local function whyGun(game, action, phase)
  local gun, here = action.piece, game.here
  need(gun and gun.side == game.side, "11.A", _"Choose one of your own artillery units.")
  need(units.isArtillery(gun), "11", { _"{1} is no artillery.", gun })
  need(losses.alive(gun), "11.A", { _"{1} is not on the map.", gun })
  need(gun.support > 0, "11.A.1", { _"{1} has no support factor.", gun })
  need(gun.deployed, "6.B.2", { _"{1} is not deployed.", gun })
  need(gun.fired ~= "barrage", "11.B.1", { _"{1} has fired a barrage in this impulse.", gun })
  need(gun.fired == "", "11.A.1", { _"{1} has already fired in this phase.", gun })
  need(gun.assault == "", "11.A.1", { _"{1} takes part in an assault.", gun })
  need(phase == "assault" or gun.failed == "", "14.B.1", { _"{1} was shaken by a barrage.", gun })
  local helped = support.involved(game, here.target, phase)
  need(support.distance(gun, helped, here.target) <= gun.range, "11.A.2", { _"{1} is out of range.", gun })
  need(support.obeys(gun, here.hq), "11.A.1", { _"{1} is not of the division or brigade in command.", gun })
end

local function commit(turn, action)
  local gun, target = action.piece, turn.here.target
  turn:set(gun, "fired", "support")
  turn:set(gun, "supports", target.id)
  turn:log({ _"{1} supports the fight for {2}.", gun, target }, { rule = "11.A", piece = gun, space = target, kind = "combat" })
end

---Pools that could still pay for high intensity (15.A.4).
local function payers(game, guns)
  local list = {}
  for gun in each(guns) do
    local pool = pools.of(game, gun)
    if not game.vars["high_" .. pool] and pools.affords(game, pool, "defence") and not lists.contains(list, pool) then list[#list + 1] = pool end
  end
  return list
end

local function whyIntensity(game, action)
  local pool = action.value
  need(pool == "german" or pool == "soviet" or pool == "city", "15.A.4", _"Choose the pool that pays.")
  need(not game.vars["high_" .. pool], "15.A.4", _"High intensity is already paid for in this impulse.")
  pools.why(game, pool, "defence")
end

local labels = {
  german = _"Pay 1 supply point: printed support factors",
  soviet = _"Pay 1 supply point: printed support factors",
  city = _"Pay 1 supply point of Velikiye Luki: printed support factors",
}

local plain, marked = _"{1} supports with {2}", _"{1} supports with {2}, supplied by the city"

---Guns that are offered, with what they add, and the mark of those that the city's pool supplies (26.D).
local function offerGuns(game, offer, phase)
  local here = game.here
  local guns = support.guns(game, here.target, phase, here.hq)
  local helped, traced = support.involved(game, here.target, phase), support.tracing(game)
  for gun in each(guns) do
    local value = support.value(game, gun, helped, here.target, phase, traced)
    offer:piece("support", gun, { label = { pools.of(game, gun) == "city" and marked or plain, gun, fire.points(value) } })
  end
  if phase == "defence" then
    for pool in each(payers(game, lists.join(guns, support.committed(game, here.target)))) do
      offer:button("intensity", { value = pool, label = labels[pool] })
    end
  end
end

local function artillery(phase)
  return {
    rule = "11.A",
    prompt = function(game) return { _"Choose the artillery that supports the fight for {1}", game.here.target } end,
    help = phase == "defence"
      and _"Without a supply point in this impulse each gun counts with a support factor of 1. Guns that support do not fire otherwise in this phase."
      or _"Guns that support do not fire otherwise in this phase. Beyond half their range they count half.",
    ask = "budget", main = "done", pass = "done",
    actions = function(game, offer)
      offerGuns(game, offer, phase)
      offer:button("done")
      local total = support.total(game, game.here.target, phase)
      offer:hint("target", game.here.target)
      offer:hint("value", total // unit, _"Support")
    end,
    support = {
      label = _"{piece} supports", rule = "11.A", why = function(game, action) whyGun(game, action, phase) end, run = commit,
    },
    intensity = {
      label = _"High intensity", rule = "15.A.4", why = whyIntensity,
      run = function(turn, action) pools.pay(turn, action.value, "defence") end,
    },
    done = {
      label = _"Share out the fire", rule = "11.A",
      run = function(turn)
        local target = turn:pop().target
        turn:push(phase .. ".fire", { side = support.sideOf(turn, phase), target = target })
      end,
    },
  }
end

for phase in each{ "defence", "assault" } do
  decision(phase .. ".headquarters")(headquarters(phase))
  decision(phase .. ".support")(artillery(phase))
end

return support

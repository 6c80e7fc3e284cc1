-- SPDX-License-Identifier: GPL-3.0-or-later
--- 14.3: the battleship Marat.

local areas = require "areas"
local blocks = require "blocks"
local lists = require "std.lists"
local options = require "options"
local sea = require "sea"

local marat = {}

local values = tables.baltic.values
local oranienbaum = tables.numbers.values.oranienbaum

---@param game Game
---@return Piece?   nil: not in play
function marat.ship(game)
  if not options.on(game, 3) then return nil end
  local ship = game:piece"MARAT"
  return ship.space and ship or nil
end

---Is it hit already?
---@param ship Piece
---@return boolean
function marat.isDamaged(ship)
  return ship.steps < ship.maxSteps
end

---The water where the ship belongs: the Baltic, or Neva Bay.
---@param game Game
---@param ship Piece
---@return string
function marat.home(game, ship)
  return sea.baltic(game) == "soviet" and not marat.isDamaged(ship) and "BALTIC" or "NEVA_BAY"
end

---Battles that it may join: on the coast, and disputed when the impulse began.
---@param game Game
---@return Space[]
function marat.battles(game)
  local ship = marat.ship(game)
  if not ship then return {} end
  local feature = marat.home(game, ship) == "BALTIC" and "coast" or "neva_bay"
  return lists.where(game.vars.old_fights, function(space)
    return space:has(feature) and areas.isDisputed(space)
  end)
end

phase "marat" {
  when = function(game)
    if game.active ~= "axis" or game.vars.impulse == "pass" or game.vars.impulse == "reinforcements" then return false end
    return marat.battles(game)[1] ~= nil
  end,
  enter = function(turn) turn:push("marat.sail", { side = "soviet" }) end,
}

---Brings the ship to the water where it belongs.
---@param turn Turn
function marat.goHome(turn)
  local ship = marat.ship(turn)
  if not ship then return end
  local home = marat.home(turn, ship)
  if ship.space.id ~= home then turn:move(ship, turn:space(home)) end
end

---Control of a port has changed: the ship goes home, or is lost with Oranienbaum.
---@param turn Turn
---@param space Space
---@param side Side
function marat.follow(turn, space, side)
  local ship = marat.ship(turn)
  if not ship then return end
  if side ~= "axis" or space.id ~= oranienbaum then return marat.goHome(turn) end
  turn.vars.marat_area = nil
  turn:log({ _"{1} is lost with Oranienbaum.", ship }, { rule = "14.3", piece = ship, kind = "loss" })
  turn:remove(ship)
end

decision "marat.sail" {
  rule = "14.3",
  prompt = _"Send the Marat to a battle on the coast?",
  main = "stay", pass = "stay",
  actions = function(game, offer)
    offer:space("sail", marat.battles(game))
    offer:button("stay")
  end,
  sail = {
    label = _"The Marat supports the battle in {space}", rule = "14.3",
    why = function(game, action)
      need(marat.ship(game), "14.3", _"The Marat is not in play.")
      local space = action.space
      need(space and lists.contains(game.vars.old_fights, space), "14.3", _"The area was not disputed when the impulse began.")
      need(lists.contains(marat.battles(game), space), "14.3", { _"The Marat can't reach the coast of {1}.", space })
    end,
    run = function(turn, action)
      turn.vars.marat_area = action.space
      turn:log({ _"The Marat sails to {1}: the battle there must be fought.", action.space }, { rule = "14.3", space = action.space, kind = "combat" })
      turn:next()
    end,
  },
  stay = { label = _"Stay at anchor", rule = "14.3", run = function(turn) turn:next() end },
}

---Is the ship in the battle, firing at the ground?
---@param game Game
---@param space Space
---@return Piece?
function marat.supports(game, space)
  if game.vars.marat_area ~= space or game.vars.marat_hunted then return nil end
  return marat.ship(game)
end

local function canHunt(game, hq, bomber)
  local space = game.vars.marat_area
  if not bomber.stuka or not space or game.vars.blitzing then return false end
  return game:within(hq.space, blocks.strength(game, hq)):has(space)
end

---@param game Game
---@param offer Offer
---@param hq Piece
---@param bomber Piece
function marat.offerHunt(game, offer, hq, bomber)
  if canHunt(game, hq, bomber) then offer:piece("hunt", bomber) end
end

function marat.whyHunt(game, action)
  local bomber = action.piece
  need(bomber and bomber.kind == "bomber" and bomber.stuka and game.side == "axis", "14.3", _"Only Stukas can hunt the Marat.")
  need(game.vars.marat_area, "14.3", _"The Marat is at anchor.")
  local hq = blocks.airHq(game, bomber)
  need(hq.active, "10.11", { _"{1} is not activated.", hq })
  need(not bomber.flown, "10.11", { _"{1} is not ready.", bomber })
  need(canHunt(game, hq, bomber), "10.11", _"The Marat lies outside the air range.")
end

---A Stuka takes the special bomb.
function marat.hunt(turn, action)
  local bomber = action.piece
  turn:move(bomber, turn.vars.marat_area)
  turn:set(bomber, "flown", true)
  turn:set(bomber, "bomb", true)
  turn:set(bomber, "target", turn.vars.marat_area)
  turn.vars.marat_hunted = true
  turn:log({ _"{1} takes a special bomb against the Marat.", bomber }, { rule = "14.3", piece = bomber, kind = "combat" })
end

local function count(dice, need)
  local hits = 0
  for die in each(dice) do
    if die >= need then hits = hits + 1 end
  end
  return hits
end

local function strike(turn, ship, hits)
  for __ = 1, hits do
    if marat.isDamaged(ship) then
      turn:log({ _"{1} is sunk.", ship }, { rule = "14.3", piece = ship, kind = "loss" })
      turn:remove(ship)
      return
    end
    turn:setSteps(ship, ship.steps - 1)
    turn:log({ _"{1} is damaged for good.", ship }, { rule = "14.3", piece = ship, kind = "loss" })
  end
  marat.goHome(turn)
end

---The Stukas and the ship fight each other after the battle.
---@param turn Turn
---@param space Space
function marat.duel(turn, space)
  local ship = marat.ship(turn)
  if turn.vars.marat_area ~= space or not turn.vars.marat_hunted or not ship then return end
  local stukas = turn:pieces{ kind = "bomber", bomb = true }
  local flak = turn:rolls(values.marat_dice)
  local aborted = math.min(count(flak, ship.hits_on), #stukas)
  turn:log({ _"The Marat fires at the Stukas: {1} {1|hit|hits}.", aborted }, { rule = "14.3", dice = flak, kind = "roll" })
  for i = 1, aborted do turn:move(stukas[i], turn:space"ABORTED") end
  local dice = turn:rolls(#stukas - aborted)
  local hits = count(dice, stukas[1].hits_on)
  turn:log({ _"The Stukas drop their bombs on the Marat: {1} {1|hit|hits}.", hits }, { rule = "14.3", dice = dice, kind = "roll" })
  strike(turn, ship, hits)
end

return marat

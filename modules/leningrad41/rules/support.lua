-- SPDX-License-Identifier: GPL-3.0-or-later
--- 10.4, 10.11: artillery markers and bombers are sent to the battles.

local areas = require "areas"
local blocks = require "blocks"
local lines = require "lines"
local lists = require "std.lists"
local marat = require "marat"
local movement = require "movement"

local support = {}

---2.7: Finns that are left outside their zone begin no battle there while Leningrad holds.
---@param space Space
---@param piece Piece
---@param march boolean      may they attack everywhere?
---@return boolean
local function mayAttack(space, piece, march)
  return piece.supply == "supplied" and (march or not blocks.isFinnish(piece) or space:has("faz"))
end
support.mayAttack = mayAttack

---Areas where the side can fight now: disputed, not fought yet, with a block that may attack.
---@param game Game
---@param side Side
---@return Space[]
function support.fights(game, side)
  local march = movement.finnsMarch(game)
  return lists.where(areas.disputed(game):list(), function(space)
    if lists.contains(game.vars.fought, space) then return false end
    return lists.any(blocks.at(space, side), function(piece) return mayAttack(space, piece, march) end)
  end)
end

---1.4: is there a block of the nation in the battle?
---@param space Space
---@param nation string
---@return boolean
function support.has(space, nation)
  return lists.any(space.pieces, function(piece) return piece.kind == "block" and piece.nation == nation end)
end

---In a Blitz only battles that have just begun are supported.
local function open(game, space)
  return not game.vars.blitzing or not lists.contains(game.vars.old_fights, space)
end

---HQs that can still lend their guns.
local function gunners(game)
  return lists.where(game:pieces{ side = game.side, active = true, artillery = true }, function(hq)
    if hq.target or blocks.isExhausted(hq) then return false end
    return not game.vars.blitzing or hq.blitz
  end)
end

---@param game Game
---@param hq Piece
---@param fights Space[]
---@return Space[]
local function shellable(game, hq, fights)
  return lists.where(fights, function(space)
    return space:adjacent(hq.space) and support.has(space, hq.nation) and open(game, space)
  end)
end

---Air range counts every area and the two lakes (10.11).
---@param game Game
---@param hq Piece
---@return SpaceSet
function support.airRange(game, hq)
  return game:within(hq.space, blocks.strength(game, hq))
end

---Bombers of a corps that have a task already.
local function committed(game, hq)
  return #lists.where(game:pieces{ kind = "bomber", corps = blocks.airCorps(hq) }, function(bomber) return bomber.flown end)
end

---Bombers that can still be sent, one of each type.
local function bombers(game, hq)
  local list, known = {}, {}
  for bomber in each(game:pieces{ kind = "bomber", corps = blocks.airCorps(hq), flown = false }) do
    local at = bomber.space.id
    if (at == "BOMBERS_1" or at == "BOMBERS_8") and not known[bomber.type] then
      known[bomber.type] = true
      list[#list + 1] = bomber
    end
  end
  return list
end

---10.17: Stukas that came through the first battle may follow.
local function followers(game, hq)
  return game:pieces{ kind = "bomber", corps = blocks.airCorps(hq), stuka = true, struck = true, onMap = true }
end

---Luftwaffe HQs with bombers to send, each with its bombers and targets.
local function wings(game, fights)
  local list = {}
  for hq in each(game:pieces{ side = game.side, active = true, luftwaffe = true }) do
    local free = {}
    if game.vars.blitzing then
      free = followers(game, hq)
    elseif committed(game, hq) < blocks.strength(game, hq) then
      free = bombers(game, hq)
    end
    local range = support.airRange(game, hq)
    local targets = lists.where(fights, function(space)
      return range:has(space) and support.has(space, "german") and open(game, space)
    end)
    list[#list + 1] = { hq = hq, bombers = free, targets = targets }
  end
  return list
end

---10.4.1: areas where the Finnish heavy artillery can help.
local function finnish(game, fights)
  local hq = lists.where(game:pieces{ side = game.side, active = true }, function(one) return one.unlimited end)[1]
  if not hq or game.vars.blitzing then return {} end
  local guns = game:piece"FHA"
  if guns.space.kind == "area" then return {} end
  return lists.where(fights, function(space) return space:has("faz") and support.has(space, "finnish") end)
end

---The artillery marker of an HQ; Mannerheim has only his heavy guns.
local function markerOf(game, hq)
  return not hq.unlimited and game:piece("ART-" .. hq.id) or nil
end

local function whyBattle(game, space)
  need(space and space.kind == "area" and areas.isDisputed(space), "10.12", _"Choose an area with units of both players.")
  need(lists.contains(support.fights(game, game.side), space), "10.12", { _"None of your blocks can attack in {1}.", space })
  need(open(game, space), "10.17", { _"{1} is not a battle of the Blitz.", space })
end

local function whyShell(game, action)
  local hq, space = action.piece, action.space
  need(hq and hq.side == game.side and blocks.isHq(hq), "10.4", _"Choose one of your own HQs.")
  need(hq.artillery, "10.4", { _"{1} has no artillery.", hq })
  need(hq.active, "10.4", { _"{1} is not activated.", hq })
  need(not blocks.isExhausted(hq), "10.5", { _"{1} is exhausted.", hq })
  need(not hq.target, "10.4", { _"{1} has already given its artillery.", hq })
  whyBattle(game, space)
  need(not game.vars.blitzing or hq.blitz, "10.13.3.1", { _"{1} is not a Blitz HQ.", hq })
  need(space:adjacent(hq.space), "10.4", { _"{1} is not next to {2}.", space, hq })
  need(support.has(space, hq.nation), "1.4", { _"No block of the right nation fights in {1}.", space })
end

local function shell(turn, action)
  local hq, space = action.piece, action.space
  turn:set(hq, "target", space)
  local marker = markerOf(turn, hq)
  if marker then turn:move(marker, space) end
  turn:log({ _"{1} gives artillery to {2}.", hq, space }, { rule = "10.4", piece = hq, space = space, kind = "combat" })
end

local function whyHeavy(game, action)
  local space = action.space
  local hq = game:piece"FI-MANN"
  need(game.side == "axis" and hq.active, "10.4.1", _"The Finnish heavy artillery fires only when Mannerheim is activated.")
  need(game:piece"FHA".space.kind ~= "area", "10.4.1", _"The Finnish heavy artillery is already used.")
  whyBattle(game, space)
  need(space:has("faz"), "10.4.1", { _"{1} lies outside the Finnish zone.", space })
  need(support.has(space, "finnish"), "1.4", { _"No Finnish block fights in {1}.", space })
end

local function heavy(turn, action)
  turn:move(turn:piece"FHA", action.space)
  turn:log({ _"The Finnish heavy artillery fires at {1}.", action.space }, { rule = "10.4.1", space = action.space, kind = "combat" })
end

local function whyCorps(game, bomber)
  local hq = blocks.airHq(game, bomber)
  need(hq.active, "10.11", { _"{1} is not activated.", hq })
  if game.vars.blitzing then
    need(bomber.stuka, "10.17", _"Only Stukas can follow a Blitz.")
    need(lists.contains(followers(game, hq), bomber), "10.17", _"Only Stukas that came through the earlier battle can follow.")
    return
  end
  need(not bomber.flown and (bomber.space.id == "BOMBERS_1" or bomber.space.id == "BOMBERS_8"), "10.11", { _"{1} is not ready.", bomber })
  need(committed(game, hq) < blocks.strength(game, hq), "10.11", { _"{1} can't send more bombers than its strength.", hq })
end

local function whyBomb(game, action)
  local bomber, space = action.piece, action.space
  need(bomber and bomber.kind == "bomber" and game.side == "axis", "10.11", _"Choose one of your bombers.")
  whyCorps(game, bomber)
  whyBattle(game, space)
  need(support.has(space, "german"), "1.4", { _"No German block fights in {1}.", space })
  need(support.airRange(game, blocks.airHq(game, bomber)):has(space), "10.11", { _"{1} lies outside the air range.", space })
end

local function bomb(turn, action)
  local bomber, space = action.piece, action.space
  turn:move(bomber, space)
  turn:set(bomber, "flown", true)
  turn:set(bomber, "struck", false)
  turn:set(bomber, "target", space)
  turn:log({ _"{1} is sent to {2}.", bomber, space }, { rule = "10.11", piece = bomber, space = space, kind = "combat" })
end

decision "support" {
  rule = "10.4",
  prompt = _"Give artillery and bombers to your battles",
  help = _"Each active HQ supports one battle next to it; each bomber flies once.",
  main = "done", pass = "done",
  auto = true,
  actions = function(game, offer)
    local fights = support.fights(game, game.side)
    for hq in each(gunners(game)) do
      offer:space("artillery", shellable(game, hq, fights), { piece = hq })
    end
    offer:space("heavy", finnish(game, fights))
    for wing in each(wings(game, fights)) do
      for bomber in each(wing.bombers) do
        offer:space("bomb", wing.targets, { piece = bomber })
        marat.offerHunt(game, offer, wing.hq, bomber)
      end
    end
    offer:button("done")
    lines.offer(game, offer)
  end,
  lines = lines.button,
  artillery = { label = _"{piece}: artillery at {space}", rule = "10.4", why = whyShell, run = shell },
  heavy = { label = _"Finnish heavy artillery at {space}", rule = "10.4.1", why = whyHeavy, run = heavy },
  bomb = { label = _"Send {piece} to {space}", rule = "10.11", why = whyBomb, run = bomb },
  hunt = { label = _"{piece} hunts the Marat", rule = "14.3", why = marat.whyHunt, run = marat.hunt },
  done = { label = _"Begin the battles", rule = "10.12", run = function(turn) turn:next() end },
}

phase "support" { when = function(game) return game.vars.impulse == "tactical" end }

return support

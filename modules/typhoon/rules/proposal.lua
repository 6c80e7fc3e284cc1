-- SPDX-License-Identifier: GPL-3.0-or-later
--- Section 10.6: how the hits on Soviet units are best given out. The player decides; this is advice,
--- and the choice of the program when an option of the game leaves it to the program.

local dice = require "std.dice"
local lists = require "std.lists"
local fire = require "fire"
local units = require "units"

local proposal = {}

---Must the unit go before the hex is won? Brigades and artillery leave by themselves (10.4).
local function stays(fight, piece)
  return piece.lasting or fight.kind == "breakout"
end

---Dice of a unit after so many hits.
local function left(piece, hits)
  if hits == 0 then return piece.dice end
  return hits < piece.steps and piece.reduced or 0
end

---How much so many hits on a unit weaken the defence: dice of this round count twice, those of later rounds once.
local function worth(fight, piece, hits)
  local breakout = fight.kind == "breakout"
  local lost = piece.dice - left(piece, hits)
  local now = (breakout or piece.fires == 5) and 2 * lost or 0
  local later = not breakout and piece.lasting and lost or 0
  return now + later
end

---Hits to be expected of the Germans who have still to fire in this round.
local function expected(game, fight)
  local germans = lists.where(fight.queue, function(piece) return piece.side == "german" end)
  return dice.expected(lists.map(germans, function(piece) return fire.shooter(game, piece, fight) end))
end

---May hits fall like this? One-step units come after every two-step unit (10.6).
local function isAllowed(pieces, hits)
  local weak, whole = false, false
  for i, piece in ipairs(pieces) do
    if piece.maxSteps == 1 then
      weak = weak or hits[i] > 0
    else
      whole = whole or hits[i] == 0 and piece.steps == piece.maxSteps
    end
  end
  return not (weak and whole)
end

---What a way of giving them out brings: how many steps are left to kill for a win, and the dice it spares.
local function score(fight, pieces, hits)
  local steps, spared = 0, 0
  for i, piece in ipairs(pieces) do
    if stays(fight, piece) then steps = steps + piece.steps - hits[i] end
    spared = spared + worth(fight, piece, hits[i])
  end
  return steps, spared
end

---Equal units side by side, so that the same way is not looked at twice; among equally good ways the first one is
---taken, so those who have still to fire and those who stay come first.
local function sorted(pieces)
  local list = { table.unpack(pieces) }
  table.sort(list, function(a, b)
    if a.fires ~= b.fires then return a.fires > b.fires end
    if a.type ~= b.type then return a.maxSteps > b.maxSteps end
    return a.steps > b.steps
  end)
  return list
end

---Every way to give the hits out from a unit on; `try` gets each that the rule allows.
local function ways(pieces, hits, at, open, try)
  local piece = pieces[at]
  if not piece then
    if open == 0 and isAllowed(pieces, hits) then try(hits) end
    return
  end
  local most = math.min(open, piece.steps)
  local before = pieces[at - 1]
  if before and before.type == piece.type and before.steps == piece.steps then most = math.min(most, hits[at - 1]) end
  for count = most, 0, -1 do
    hits[at] = count
    ways(pieces, hits, at + 1, open - count, try)
  end
end

---The best way: it wins the hex if that can be done, else it spares the most dice. Steps on the way to a win come
---first while those who still fire can be expected to take the rest.
local function best(game, fight, pieces, open)
  local chosen, fewest, most
  local hope = expected(game, fight)
  ways(pieces, {}, 1, open, function(hits)
    local steps, spared = score(fight, pieces, hits)
    local goal = steps <= hope and steps or math.huge
    if not chosen or goal < fewest or goal == fewest and spared > most then
      chosen, fewest, most = { table.unpack(hits) }, goal, spared
    end
  end)
  return chosen
end

---The Soviet units that take the hits of the moment, one entry for each hit, in an order that the rule allows.
---@param game Game
---@param fight Fight
---@return Piece[]
function proposal.hits(game, fight)
  local pieces = sorted(units.at(fight.target, "soviet"))
  local total = lists.sum(pieces, function(piece) return piece.steps end)
  local hits = best(game, fight, pieces, math.min(total, fight.hits))
  local list = {}
  for i, piece in ipairs(pieces) do
    for __ = 1, hits[i] do list[#list + 1] = piece end
  end
  table.sort(list, function(a, b) return a.maxSteps > b.maxSteps end)
  return list
end

return proposal

-- SPDX-License-Identifier: GPL-3.0-or-later
--- Section 9.0: what a force is, what it can reach, and how it ends.

local lists = require "std.lists"
local air = require "air"
local units = require "units"

local force = {}

local track = tables.turns.values

---Where the moving force stands.
---@param game Game
---@return Space
function force.space(game)
  return game.vars.force[1].space
end

---Movement points of a mobility class in this turn (9.3).
---@param game Game
---@param class string
---@return integer
function force.allowance(game, class)
  return track[class][game.turn]
end

---Is a force that starts here held up by the thaw (12.1)?
---@param game Game
---@param start Space
---@return boolean
function force.thawed(game, start)
  return game.turn == track.thaw_turn and units.row(start) <= track.thaw_row
end

---Where units that move together can go. Entering a Soviet hex ends the move for the moment (3.3).
---@param game Game
---@param pieces Piece[]
---@param start Space     where the force began its movement
---@param points integer
---@return Reach
function force.reach(game, pieces, start, points)
  local lead = pieces[1]
  local soviet = units.soviet(game)
  local closed = units.closed(game, lead.formation, units.size(pieces))
  local spec = { allowance = points, class = lead.mobility, blocked = closed }
  if force.thawed(game, start) then
    spec.blocked = closed:union(soviet)
  else
    spec.zones, spec.stopInZone = soviet, true
  end
  return game:reach(lead, spec)
end

---Units of a hex that may still act, of one mobility class.
---@param space Space
---@param class string
---@return Piece[]
function force.fresh(space, class)
  return lists.where(units.at(space, "german"), function(piece) return not piece.moved and piece.mobility == class end)
end

---A force begins to act with these units.
---@param turn Turn
---@param space Space
---@param class string
function force.begin(turn, space, class)
  local vars = turn.vars
  local pieces = force.fresh(space, class)
  vars.opened = true
  vars.force, vars.force_start, vars.force_from, vars.force_moved = pieces, space, space, false
  vars.force_air = air.waiting(space)
  turn:set(pieces, "acting", true)
  units.setPoints(turn, force.allowance(turn, class))
  turn:log({ _"The force in {1} begins with {2} movement points.", space, vars.force_mp }, { rule = "9.0", space = space, kind = "move" })
  turn:push "force.move"
end

---One unit stays behind: before the first step it can still act later (9.5), afterwards it is finished.
---@param turn Turn
---@param piece Piece
function force.leave(turn, piece)
  local vars = turn.vars
  vars.force = lists.without(vars.force, piece)
  turn:set(piece, "acting", false)
  if vars.force_moved then
    turn:set(piece, "moved", true)
    turn:log({ _"{1} is dropped in {2} and has finished.", piece, piece.space }, { rule = "9.5", piece = piece, kind = "move" })
  else
    turn:log({ _"{1} stays in {2}.", piece, piece.space }, { rule = "9.5", piece = piece, kind = "move" })
  end
end

---The force has finished for this phase; the question where to go is closed with it.
---@param turn Turn
function force.finish(turn)
  local vars = turn.vars
  turn:set(vars.force, "moved", true)
  turn:set(vars.force, "acting", false)
  if vars.force_air then turn:set(vars.force_air, "moved", true) end
  vars.force, vars.force_start, vars.force_from = {}, nil, nil
  vars.force_moved, vars.force_air = false, nil
  units.setPoints(turn, 0)
  turn:pop()
end

---Puts all units of the force, and its planes, into a hex.
---@param turn Turn
---@param space Space
function force.put(turn, space)
  turn:move(turn.vars.force, space)
  if turn.vars.force_air then turn:move(turn.vars.force_air, space) end
end

return force

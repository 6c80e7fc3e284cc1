-- SPDX-License-Identifier: GPL-3.0-or-later
--- Section 10.10: the German regroup phase of turns 1 to 5.

local track = tables.turns.values

phase "regroup" {
  when = function(game) return game.turn <= track.regroup_until end,
  enter = function(turn)
    local count = 0
    for piece in each(turn:pieces{ side = "german", kind = "unit", onMap = true, steps = 1 }) do
      if piece.maxSteps > 1 then
        turn:setSteps(piece, piece.maxSteps)
        count = count + 1
      end
    end
    turn:log({ _"Regroup: {1} {1|unit is|units are} back to full strength.", count }, { rule = "10.10", kind = "note" })
  end,
}

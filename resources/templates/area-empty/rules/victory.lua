--- How the game ends. Nobody wins yet.

phase "end" {
  enter = function(turn)
    if turn.turn == turn.scenario.lastTurn then
      turn:finish{ outcome = "draw", text = _"The last turn is over." }
    end
  end,
}

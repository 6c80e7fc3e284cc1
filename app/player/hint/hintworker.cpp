// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/hint/hintworker.h"

#include "app/player/game/bots/positionseed.h"
#include "engine/bot/advicesearch.h"

namespace app {

void HintWorker::think(const Task &task)
{
    const QString error = m_copy.catchUp(task.update);
    if (!error.isEmpty()) {
        emit found(task.request, {}, {}, error);
        return;
    }
    const auto hints = look(task);
    emit found(task.request, hints ? hints.value() : QList<Hint>(), m_copy.game().state().hash(),
               hints ? QString() : hints.error().message);
}

engine::Result<QList<Hint>> HintWorker::look(const Task &task)
{
    engine::Game &game = m_copy.game();
    // Only what who is asked may know goes into it, the chance of the search included.
    const engine::GameSeat seat(game, task.words, game.offer().side, game.offer().seat);
    engine::Random random(positionSeed(engine::Rehearsal::position(seat)));
    engine::Budget budget(task.tries, std::chrono::milliseconds(task.time),
                          [this, &task] { return task.request <= m_hurried; });
    const auto advised = engine::AdviceSearch(seat, budget, random).run(mostHints);
    if (!advised)
        return advised.error();
    QList<Hint> hints;
    for (const engine::Advice &advice : advised.value()) {
        Hint hint{advice.action, {}, advice.reasons, advice.best};
        for (const engine::Advice::Step &step : advice.steps)
            hint.steps << Hint::Step{seat.label(step.action), step.ways, step.target,
                                     step.attackers};
        hints << hint;
    }
    return hints;
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "app/player/decision/model/decisionmodel.h"

namespace hands {

/// Whether a command of the game rolled dice for a fight.
inline bool isAttack(const engine::Command &command)
{
    using Kind = engine::change::Log::Kind;
    return std::any_of(command.changes.begin(), command.changes.end(), [](const auto &change) {
        const auto *log = std::get_if<engine::change::Log>(&change);
        return log && !log->dice.empty()
            && (log->kind == Kind::Combat || (log->kind == Kind::Roll && log->space));
    });
}

/// Whether an enemy of who decides stands there.
inline bool isEnemy(const app::GameController &controller, engine::SpaceId space)
{
    const auto stack = controller.state().stack(space);
    return std::any_of(stack.begin(), stack.end(), [&](engine::PieceId piece) {
        const engine::SideId side = controller.state().piece(piece).side;
        return side && side != controller.offer().side;
    });
}

/// What somebody who wants a fight would choose.
inline engine::Action belligerent(app::GameController &controller, engine::Random &random)
{
    const auto &form = app::DecisionModel::of(controller).form();
    const auto &actions = controller.offer().actions;
    const bool isReady = form.target && form.chosen.size() >= 3;
    if (form.target && form.main && (isReady || !random.below(3)))
        return *form.main;
    for (const engine::Action &action : actions) {
        if (form.target ? bool(action.piece) && !isReady : action.space && !action.piece)
            return action;
    }
    for (const engine::Action &action : actions) {
        if (action.piece && action.space && isEnemy(controller, action.space))
            return action;
    }
    return actions[random.below(uint32_t(actions.size()))];
}

/// Plays on, without a hand, until the next thing to do is an attack; that is what it returns. A
/// game that ends without one is begun again. All sides must be played by people and no curtain may
/// fall.
inline std::optional<engine::Action> untilAttack(app::GameController &controller, quint64 seed)
{
    std::optional<engine::Action> found;
    {
        const QSignalBlocker quiet(&controller);
        engine::Random random(seed);
        for (int step = 0; step < 20000 && !found; ++step) {
            if (controller.state().isOver()) {
                if (!controller.game().goTo(0))
                    return {};
                controller.setPlayers({}); // who sat there first sits there again
            }
            const engine::Action action = belligerent(controller, random);
            if (!controller.perform(action))
                return {};
            if (!isAttack(
                    controller.game().history()[size_t(controller.game().commandCount()) - 1]))
                continue;
            if (!controller.game().undo(engine::Game::Barriers::Ignore))
                return {};
            controller.setPlayers({});
            found = action;
        }
    }
    emit controller.viewerChanged();
    emit controller.changed({});
    return found;
}

} // namespace hands

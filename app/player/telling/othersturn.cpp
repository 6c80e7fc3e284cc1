// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/othersturn.h"

#include "engine/game/telling/beatcutter.h"

#include <algorithm>

namespace app::othersturn {

namespace {

constexpr qsizetype c_mostTheirs = 500;
/// Fewer steps than these are an answer to something, and no turn.
constexpr qsizetype c_leastTurn = 8;

/// A person's who is not the one to decide now.
bool isNeighbours(const GameController &controller, const engine::Command &command)
{
    return controller.isOwn(command) && command.side && command.side != controller.offer().side;
}

} // namespace

bool isLast(const GameController &controller)
{
    const qsizetype count = controller.game().commandCount();
    return count && !controller.isOwn(controller.game().history()[size_t(count) - 1]);
}

bool isHandOver(const GameController &controller)
{
    const auto &game = controller.game();
    const qsizetype count = game.commandCount();
    if (!controller.isHumanTurn() || count < c_leastTurn)
        return false;
    for (qsizetype i = count - c_leastTurn; i < count; ++i) {
        if (!isNeighbours(controller, game.history()[size_t(i)]))
            return false;
    }
    return true;
}

std::vector<engine::Beat> beats(const GameController &controller)
{
    const engine::Game &game = controller.game();
    engine::GameState state = game.state();
    const qsizetype least = std::max<qsizetype>(0, game.commandCount() - c_mostTheirs);
    qsizetype first = game.commandCount();
    const bool isHanded = isHandOver(controller);
    const auto isTheirs = [&](const engine::Command &command) {
        return !controller.isOwn(command) || (isHanded && isNeighbours(controller, command));
    };
    while (first > least && isTheirs(game.history()[size_t(first) - 1])) {
        const auto &inverses = game.history()[size_t(--first)].inverses;
        for (auto change = inverses.rbegin(); change != inverses.rend(); ++change)
            state.apply(*change);
    }
    engine::BeatCutter cutter(controller.module(), controller.viewer());
    std::vector<engine::Beat> all;
    for (qsizetype i = first; i < game.commandCount(); ++i) {
        const auto &changes = game.history()[size_t(i)].changes;
        for (engine::Beat &beat : cutter.cut(state, changes, int(i) + 1))
            engine::BeatCutter::append(all, std::move(beat));
        for (const engine::Change &change : changes)
            state.apply(change);
    }
    return all;
}

int turnBefore(const GameController &controller, int step)
{
    const engine::Game &game = controller.game();
    engine::GameState state = game.state();
    for (qsizetype i = game.commandCount(); i >= step && i > 0; --i) {
        const auto &inverses = game.history()[size_t(i) - 1].inverses;
        for (auto change = inverses.rbegin(); change != inverses.rend(); ++change)
            state.apply(*change);
    }
    return state.turn();
}

} // namespace app::othersturn

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/othersturn.h"

#include "engine/game/telling/beatcutter.h"

#include <algorithm>

namespace app::othersturn {

namespace {

constexpr qsizetype c_mostTheirs = 500;

} // namespace

bool isLast(const GameController &controller)
{
    const qsizetype count = controller.game().commandCount();
    return count && !controller.isOwn(controller.game().history()[size_t(count) - 1]);
}

std::vector<engine::Beat> beats(const GameController &controller)
{
    const engine::Game &game = controller.game();
    engine::GameState state = game.state();
    const qsizetype least = std::max<qsizetype>(0, game.commandCount() - c_mostTheirs);
    qsizetype first = game.commandCount();
    while (first > least && !controller.isOwn(game.history()[size_t(first) - 1])) {
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

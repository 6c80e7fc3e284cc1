// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"

#include <numeric>

namespace engine {

namespace {

/// What ends a decision or goes on without touching the board: a button.
bool isButton(const Action &action)
{
    return !action.piece && !action.space;
}

/// Indices of all actions in an order of chance, but buttons first: they are always weighed.
std::vector<int> orderOf(const std::vector<Action> &actions, Random &random)
{
    std::vector<int> order(actions.size());
    std::iota(order.begin(), order.end(), 0);
    for (auto i = uint32_t(order.size()); i > 1; --i)
        std::swap(order[i - 1], order[random.below(i)]);
    std::stable_partition(order.begin(), order.end(),
                          [&](int index) { return isButton(actions[size_t(index)]); });
    return order;
}

} // namespace

Result<int> GreedyBot::choose(Game &game, Random &random)
{
    if (game.offer().actions.size() == 1)
        return 0;
    const SideId side = game.offer().side;
    // One seed for all trials: a lucky die then helps none of them.
    const uint64_t seed = random.next();
    const std::vector<int> order = orderOf(game.offer().actions, random);
    int best = order.front();
    std::optional<qint64> bestScore;
    for (size_t i = 0; i < order.size() && i < mostSamples * mostTried; ++i) {
        if (i && i % mostTried == 0 && !isButton(game.offer().actions[size_t(best)]))
            break;
        const Action action = game.offer().actions[size_t(order[i])];
        std::optional<qint64> score;
        const auto look = [&](Game &after) {
            if (const auto value = after.rules().evaluate(after.state(), side))
                score = value.value();
        };
        const auto tried = game.attempt(action, seed, look, Wanted::Alternatives);
        if (!tried && tried.error().code != Error::Code::IllegalAction)
            return tried.error();
        if (score && (!bestScore || *score > *bestScore)) {
            bestScore = score;
            best = order[i];
        }
    }
    return best;
}

} // namespace engine

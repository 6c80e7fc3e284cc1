// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"

namespace engine {

Result<int> GreedyBot::choose(Game &game, Random &random)
{
    const auto count = uint32_t(game.offer().actions.size());
    const SideId side = game.offer().side;
    // One seed for all trials: a lucky die then helps none of them.
    const uint64_t seed = random.next();
    std::vector<int> order(count);
    for (uint32_t i = 0; i < count; ++i)
        order[i] = int(i);
    for (uint32_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[random.below(i)]);
    if (order.size() > mostTried)
        order.resize(mostTried);
    int best = order.front();
    std::optional<qint64> bestScore;
    for (const int index : order) {
        const Action action = game.offer().actions[size_t(index)];
        std::optional<qint64> score;
        const auto tried = game.attempt(action, seed, [&](Game &after) {
            if (const auto value = after.rules().evaluate(after.state(), side))
                score = value.value();
        });
        if (!tried && tried.error().code != Error::Code::IllegalAction)
            return tried.error();
        if (score && (!bestScore || *score > *bestScore)) {
            bestScore = score;
            best = index;
        }
    }
    return best;
}

} // namespace engine

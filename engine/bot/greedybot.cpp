// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"

#include "engine/bot/weigher.h"

namespace engine {

Result<int> GreedyBot::choose(const GameSeat &seat, Random &random)
{
    const auto weighed = Weigher(32, 2).weigh(seat, random);
    if (!weighed)
        return weighed.error();
    return weighed->front().index;
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"

namespace engine {

Result<int> GreedyBot::choose(const GameSeat &seat, Random &random)
{
    const auto weighed = m_weigher.weigh(seat, random);
    if (!weighed)
        return weighed.error();
    const int index = weighed->front().index;
    m_weigher.note(seat.offer(), index);
    return index;
}

} // namespace engine

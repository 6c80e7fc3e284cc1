// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"

namespace engine {

/// Takes any legal action.
class RandomBot : public Bot
{
public:
    Result<int> choose(const GameSeat &seat, Random &random) override
    {
        return int(random.below(uint32_t(seat.offer().actions.size())));
    }
};

} // namespace engine

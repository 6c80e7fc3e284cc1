// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"
#include "engine/bot/weigher.h"

namespace engine {

/// Looks one action ahead and takes what the module's `evaluate` likes best.
class GreedyBot : public Bot
{
public:
    Result<int> choose(const GameSeat &seat, Random &random) override;

private:
    Weigher m_weigher{32, 2};
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"

namespace engine {

/// Looks one action ahead and takes what the module's `evaluate` likes best.
class GreedyBot : public Bot
{
public:
    Result<int> choose(const GameSeat &seat, Random &random) override;

private:
    /// So many are tried without asking the module which of them are worth it.
    static constexpr size_t fewEnough = 12;
    /// More are not tried at once: a sample of them is.
    static constexpr size_t mostTried = 32;
    /// So many samples are taken as long as nothing is better than to stop here.
    static constexpr size_t mostSamples = 2;

    bool m_advised = false; ///< The module said what was taken up last: it is not put back.
};

} // namespace engine

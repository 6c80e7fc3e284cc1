// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"

namespace engine {

/// Looks one action ahead and takes what the module's `evaluate` likes best.
class GreedyBot : public Bot
{
public:
    Result<int> choose(Game &game, Random &random) override;

private:
    /// More are not tried: a sample of them is.
    static constexpr size_t mostTried = 48;
};

} // namespace engine

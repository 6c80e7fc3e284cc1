// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"

namespace engine {

/// Answers decisions for a side that nobody plays; works for every module.
class Bot
{
public:
    virtual ~Bot() = default;

    /// Index of an action that the game offers now. \a random is the bot's own: it never knows the
    /// dice of the game.
    virtual Result<int> choose(Game &game, Random &random) = 0;
};

/// "random" or "greedy"; nothing for another name.
std::unique_ptr<Bot> makeBot(const QString &name);
QStringList botNames();

} // namespace engine

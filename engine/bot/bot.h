// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/gameseat.h"

namespace engine {

/// Answers the decisions of a seat that nobody sits on; works for every module.
class Bot
{
public:
    virtual ~Bot() = default;

    /// Index of an action that is offered to \a seat now: the bot knows what its holder may know.
    /// \a random is its own: it never knows the dice of the game.
    virtual Result<int> choose(const GameSeat &seat, Random &random) = 0;

    /// Is asked while it thinks, in the same thread: as soon as it holds it answers with the best
    /// that it has found so far.
    using Hurry = std::function<bool()>;
    virtual void setHurry(const Hurry &) { }
};

/// One of botNames(), or "planner:<seconds>" with so much time for a plan; nothing for another
/// name.
std::unique_ptr<Bot> makeBot(const QString &name);
/// From the weakest to the strongest; all play the same game again from the same seed.
QStringList botNames();

} // namespace engine

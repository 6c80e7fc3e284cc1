// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/reason.h"
#include "engine/game/play/gameseat.h"

namespace engine {

/// Answers the decisions of a seat that nobody sits on; works for every module.
class Bot
{
public:
    virtual ~Bot() = default;

    /// The same as choose() where there are rules to play by: it agrees to what was changed by
    /// hand, and fails where hands are free.
    Result<int> decide(const GameSeat &seat, Random &random);

    /// Index of an action that is offered to \a seat now: the bot knows what its holder may know.
    /// \a random is its own: it never knows the dice of the game.
    virtual Result<int> choose(const GameSeat &seat, Random &random) = 0;

    /// Is asked while it thinks, in the same thread: as soon as it holds it answers with the best
    /// that it has found so far.
    using Hurry = std::function<bool()>;
    virtual void setHurry(const Hurry &) { }
    /// So long somebody who waits is patient, for all that a side does until another acts; none: as
    /// long as it takes. With it a game does not go the same way again.
    virtual void setPatience(std::chrono::milliseconds) { }

    /// What spoke for the last choice; nothing: it can't say, or nothing in particular.
    virtual std::optional<Reason> reason() const { return {}; }
};

/// One of botNames(), "planner:<seconds>" with so much time for a plan, or "planner:<n>tries" with
/// so many actions tried for it; nothing for another name.
std::unique_ptr<Bot> makeBot(const QString &name);
/// From the weakest to the strongest; all play the same game again from the same seed.
QStringList botNames();

} // namespace engine

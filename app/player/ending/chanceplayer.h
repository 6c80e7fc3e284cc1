// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"
#include "scripting/opening.h"

#include <atomic>

namespace app {

/// Plays on from positions of a game that is over, with computers on all sides, to see who would
/// win. Slow: for a thread of its own.
class ChancePlayer
{
public:
    /// After so many decisions it asks the rules who would win then.
    static constexpr int horizon = 160;

    /// What \a isStopped says is looked at before each decision.
    ChancePlayer(std::shared_ptr<const engine::Module> module, engine::SaveGame save,
                 const std::atomic<bool> &isStopped);

    /// From the position after \a step commands. Nothing: it was stopped, or the game can't be
    /// played. Steps that go down are quick; for one further up it plays the game again.
    struct Ending
    {
        engine::SideId winner; ///< None: a draw.
    };
    std::optional<Ending> playOn(int step, quint64 seed);

private:
    bool goTo(int step, quint64 seed);
    bool decide(engine::Random &random);
    engine::SideId leader() const;

    std::shared_ptr<const engine::Module> m_module;
    engine::SaveGame m_save;
    const std::atomic<bool> &m_isStopped;
    engine::Translator m_words; // computers read nothing
    scripting::Opening m_opening;
    std::unique_ptr<engine::Bot> m_bot;
    int m_intact = -1; ///< So many commands are still those of the game.
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bots/gamecopy.h"
#include "engine/bot/bot.h"

#include <functional>

namespace app {

/// Plays on from positions of a game, with computers on all sides, to see who would win. It knows
/// no more than somebody who looks at the game, and rolls other dice. Slow: for a thread of its
/// own.
class ChancePlayer
{
public:
    /// After so many decisions it asks the rules who would win then.
    static constexpr int horizon = 160;

    /// What \a isStopped says is looked at before each decision; \a copy must outlive it, and is
    /// not changed but for where it stands.
    ChancePlayer(GameCopy &copy, engine::Viewer viewer, std::function<bool()> isStopped);

    struct Ending
    {
        enum class How { Played, Stopped, Failed };
        How how = How::Played;
        engine::SideId winner{}; ///< None: a draw.
    };
    /// From the position after \a step commands.
    Ending playOn(int step, quint64 seed);

private:
    bool decide(const engine::GameSeat &seat, engine::Trial &trial, engine::Random &random);
    engine::SideId leader(const engine::GameState &state) const;

    GameCopy &m_copy;
    engine::Viewer m_viewer;
    std::function<bool()> m_isStopped;
    std::unique_ptr<engine::Bot> m_bot;
};

} // namespace app

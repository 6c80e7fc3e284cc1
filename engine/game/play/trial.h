// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"

namespace engine {

/// Several actions that are done one after the other to see what comes of them, and then taken
/// back. As long as it lives the game, and with it every seat, stands where the trial is.
class Trial
{
public:
    /// The dice are those of \a seed, not those that the game would roll; \a assumed is what is
    /// taken to be so beforehand. \a game must outlive it, and nothing else may be done with it.
    Trial(Game &game, quint64 seed, const std::vector<Change> &assumed = {});
    ~Trial();
    Q_DISABLE_COPY_MOVE(Trial)

    /// Asks anew: what is assumed may have made the question another one.
    Result<Done> ask();
    /// Does an offered action. When it can't be done the trial is to be given up.
    Result<Done> perform(const Action &action, Wanted wanted = Wanted::Everything);

    /// From now on the dice are those of \a seed.
    void reseed(quint64 seed);

    const GameState &state() const { return m_game.state(); }
    const Offer &offer() const { return m_game.offer(); }

private:
    Game &m_game;
    Offer m_before;
    Turn m_turn;
};

} // namespace engine

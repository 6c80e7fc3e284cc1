// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/trial.h"

namespace engine {

Trial::Trial(Game &game, quint64 seed, const std::vector<Change> &assumed)
    : m_game(game)
    , m_before(game.m_offer)
    , m_turn(game.m_module, game.m_state)
{
    for (const Change &change : assumed)
        m_turn.apply(change);
    reseed(seed);
}

Trial::~Trial()
{
    m_turn.rollBack();
    m_game.m_offer = std::move(m_before);
}

Result<Done> Trial::ask()
{
    return m_game.m_progress.ask();
}

Result<Done> Trial::perform(const Action &action, Wanted wanted)
{
    const Action chosen = action; // it may be one of the offer's own
    return m_game.perform(m_turn, chosen, wanted);
}

void Trial::reseed(quint64 seed)
{
    m_turn.apply(change::UseRandom{Random(seed), state().scriptedUsed()});
}

} // namespace engine

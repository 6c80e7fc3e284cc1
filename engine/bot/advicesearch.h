// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/advice.h"
#include "engine/bot/budget.h"
#include "engine/game/play/gameseat.h"

namespace engine {

/// Looks for several ways to go on from the present question, for a person who decides himself.
class AdviceSearch
{
public:
    /// \a seat must be asked now; what is handed over must outlive it.
    AdviceSearch(const GameSeat &seat, Budget &budget, Random &random)
        : m_seat(seat)
        , m_budget(budget)
        , m_random(random)
    {
    }

    /// At most so many, the best first and each with another first action; the game is not changed.
    /// There is always one unless the rules fail or nothing is asked.
    Result<std::vector<Advice>> run(size_t most = 3);

private:
    const GameSeat &m_seat;
    Budget &m_budget;
    Random &m_random;
};

} // namespace engine

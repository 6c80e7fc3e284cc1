// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/plannerbot.h"

namespace engine {

PlannerBot::Level PlannerBot::Level::easy()
{
    Level level;
    level.tries = 600;
    level.slips = 25;
    return level;
}

PlannerBot::Level PlannerBot::Level::hard()
{
    Level level;
    level.tries *= 4;
    return level;
}

PlannerBot::Level PlannerBot::Level::within(std::chrono::milliseconds time)
{
    Level level;
    level.tries = std::numeric_limits<qint64>::max();
    level.time = time;
    return level;
}

PlannerBot::Rest PlannerBot::rest(const GameSeat &seat) const
{
    const auto &known = m_plan.positions;
    const auto here = std::find(known.begin(), known.end(), Rehearsal::position(seat));
    const auto step = here - known.begin();
    if (here == known.end() || step >= qsizetype(m_plan.plan.size()))
        return {};
    return {Plan(m_plan.plan.begin() + step, m_plan.plan.end()), size_t(step) < kept};
}

Result<int> PlannerBot::choose(const GameSeat &seat, Random &random)
{
    if (seat.offer().actions.size() == 1)
        return 0;
    const Rest rest = this->rest(seat);
    if (rest.isFresh) {
        const auto planned = seat.find(rest.plan.front().action);
        if (planned && planned.value() >= 0)
            return planned.value();
    }
    Budget budget(m_level.tries, m_level.time, m_hurry);
    PlanSearch search(seat, budget, worlds, random);
    if (const auto done = search.run(rest.plan); !done)
        return done.error();
    const bool isSlip = m_level.slips && random.below(100) < m_level.slips;
    m_plan = isSlip ? Rehearsal::Played() : search.plan();
    return isSlip ? search.second() : search.first();
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/plannerbot.h"

#include "engine/bot/planwitness.h"

#include <QElapsedTimer>

namespace engine {

PlannerBot::Level PlannerBot::Level::easy()
{
    Level level;
    level.tries = 1500;
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
    const GameState &state = seat.view().state();
    const auto from = [this](size_t step) {
        return Plan(m_plan.plan.begin() + qsizetype(std::min(step, m_plan.plan.size())),
                    m_plan.plan.end());
    };
    if (here != known.end() && step < qsizetype(m_plan.plan.size()))
        return {from(size_t(step)), size_t(step), size_t(step) < kept};
    // Dice fell otherwise: what is left of it may still be good.
    if (m_turn == state.turn() && m_each == state.phaseEach())
        return {from(m_done), m_done, false};
    return {};
}

// A part of what is left of the patience, so that there is always something left.
Budget PlannerBot::budget(const GameSeat &seat, bool goesOn)
{
    using namespace std::chrono_literals;
    const GameState &state = seat.view().state();
    if (!goesOn || m_turn != state.turn() || m_each != state.phaseEach())
        m_waited = 0ms;
    m_turn = state.turn();
    m_each = state.phaseEach();
    auto time = m_level.time;
    if (m_patience > 0ms) {
        const auto share = std::max(20ms, (m_patience - m_waited) / 3);
        time = time > 0ms ? std::min(time, share) : share;
    }
    return {m_level.tries, time, m_hurry};
}

void PlannerBot::explain(size_t step)
{
    const Reason *reason = step < m_advice.steps.size() ? m_advice.reasonFor(step) : nullptr;
    m_reason = reason ? std::optional(*reason) : std::nullopt;
}

Result<int> PlannerBot::choose(const GameSeat &seat, Random &random)
{
    m_reason.reset();
    if (seat.offer().actions.size() == 1)
        return 0;
    const Rest rest = this->rest(seat);
    if (rest.isFresh) {
        const auto planned = seat.find(rest.plan.front().action);
        if (planned && planned.value() >= 0) {
            explain(rest.step);
            m_done = rest.step + 1;
            return planned.value();
        }
    }
    QElapsedTimer clock;
    clock.start();
    Budget budget = this->budget(seat, !rest.plan.empty());
    PlanSearch search(seat, budget, worlds, random);
    if (const auto done = search.run(rest.plan); !done)
        return done.error();
    m_waited += std::chrono::milliseconds(clock.elapsed());
    const bool isSlip = m_level.slips && random.below(100) < m_level.slips;
    m_plan = isSlip ? Rehearsal::Played() : search.plan();
    m_advice =
        m_plan.plan.empty() ? Advice() : PlanWitness(seat).advise(m_plan.plan, search.worlds());
    if (isSlip)
        return search.second();
    explain(0);
    m_done = 1;
    return search.first();
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"
#include "engine/bot/plansearch.h"

namespace engine {

/// Plans all that its side does until another side acts, and keeps to the plan as long as things
/// go as it expected.
class PlannerBot : public Bot
{
public:
    struct Level
    {
        qint64 tries = 4000; ///< Actions tried for a plan.
        std::chrono::milliseconds time{0}; ///< For a plan; none: it does not matter.
        uint32_t slips = 0; ///< Of a hundred choices so many are only second best.

        static Level easy();
        static Level hard();
        static Level within(std::chrono::milliseconds time);
    };

    explicit PlannerBot(Level level)
        : m_level(level)
    {
    }

    Result<int> choose(const GameSeat &seat, Random &random) override;
    void setHurry(const Hurry &hurry) override { m_hurry = hurry; }

private:
    /// So many steps of a plan are done before it is thought about again.
    static constexpr size_t kept = 4;
    /// In so many possible worlds a plan is measured.
    static constexpr size_t worlds = 6;

    /// The rest of the plan, if this is a position in it, and whether it is to be done as it is.
    struct Rest
    {
        Plan plan;
        bool isFresh = false;
    };
    Rest rest(const GameSeat &seat) const;

    Level m_level;
    Hurry m_hurry;
    Rehearsal::Played m_plan;
};

} // namespace engine

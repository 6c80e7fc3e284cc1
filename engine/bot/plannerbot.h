// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/advice.h"
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
        qint64 tries = 12000; ///< Actions tried for a plan.
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
    void setPatience(std::chrono::milliseconds patience) override { m_patience = patience; }
    std::optional<Reason> reason() const override { return m_reason; }

private:
    /// So many steps of a plan are done before it is thought about again.
    static constexpr size_t kept = 4;
    /// In so many possible worlds a plan is measured.
    static constexpr size_t worlds = 6;

    /// The rest of the plan, if this is a position in it, and whether it is to be done as it is.
    struct Rest
    {
        Plan plan;
        size_t step = 0; ///< Of the whole plan.
        bool isFresh = false;
    };
    Rest rest(const GameSeat &seat) const;
    /// For a plan that is new or \a goesOn with what is left of one.
    Budget budget(const GameSeat &seat, bool goesOn);
    void explain(size_t step);

    Level m_level;
    Hurry m_hurry;
    Rehearsal::Played m_plan;
    Advice m_advice; ///< What speaks for it.
    std::optional<Reason> m_reason;
    size_t m_done = 0; ///< Steps of the plan.
    int m_turn = -1; ///< When it was made.
    SideId m_each;
    std::chrono::milliseconds m_patience{0};
    std::chrono::milliseconds m_waited{0}; ///< In this activation.
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/rehearsal.h"

namespace engine {

/// Looks for the plan that does best on the average of several possible worlds: begins with what
/// looks best step by step and then changes single steps, as long as that makes it better.
///
/// All plans are compared in the same worlds, so that luck helps none of them. Whoever tries enough
/// plans finds one for just these dice, though: a better one has to be better in other worlds, too,
/// and from then on it is measured in these.
class PlanSearch
{
public:
    /// \a worlds plans are measured in. All that is handed over must outlive it.
    PlanSearch(const GameSeat &seat, Budget &budget, size_t worlds, Random &random);

    /// \a hint is a plan to begin with, if there is one.
    Result<Done> run(const Plan &hint);

    /// Indices of the offered actions: what is to be done first, and what is the next best thing
    /// at first sight.
    int first() const { return m_first; }
    int second() const { return m_second; }
    /// Plans that begin differently, the best first, with what each comes to in worlds().
    struct Found
    {
        int index = 0; ///< Of the first action.
        Plan plan;
        std::vector<qint64> scores; ///< By world, the same worlds for all.
    };
    std::vector<Found> best(size_t most);
    const std::vector<PossibleWorld> &worlds() const { return m_worlds; }
    /// The plan with the positions that are met if all goes well; empty when none was found.
    Rehearsal::Played plan() const;

private:
    using Worlds = std::vector<PossibleWorld>;
    using Scores = std::vector<qint64>; ///< By world.
    /// First actions that are looked into one after the other.
    static constexpr size_t openings = 6;
    /// So many actions are looked at for each step of the first plan.
    static constexpr size_t firstGlance = 24;
    /// After so many changes in vain the worlds are thought to be the reason.
    static constexpr int patience = 20;

    Worlds newWorlds();
    /// None when the budget or the rules gave up.
    Scores measure(const Plan &plan, const Worlds &worlds);
    void begin(const Plan &plan);
    void challenge(const Plan &plan, std::optional<Rehearsal::Twist> twist = {});
    /// Takes \a plan for the best one, if it is better in other worlds, too.
    void confirm(const Plan &plan);
    /// Measures the best one in other worlds.
    void renew();
    void open(const std::vector<Weigher::Weighed> &ranking);
    void improve();
    int indexOf(const Action &action) const;

    const GameSeat &m_seat;
    Budget &m_budget;
    Random &m_random;
    Rehearsal m_rehearsal;
    size_t m_count;
    Worlds m_worlds;
    Plan m_best;
    Scores m_scores; ///< Of the best one.
    int m_vain = 0; ///< Changes since the worlds were new.
    std::vector<Weigher::Weighed> m_ranking; ///< At first sight.
    int m_first = 0;
    int m_second = 0;
};

} // namespace engine

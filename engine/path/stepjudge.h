// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/reachquery.h"

namespace engine {

/// Applies the rules of a query to one step from a space to its neighbour.
class StepJudge
{
public:
    enum class At : uint8_t { Start, Underway };

    struct Verdict
    {
        int32_t cost = 0;
        Refusal refusal = Refusal::None; ///< Why the step can't be made.
        Refusal stop = Refusal::None; ///< Why the move ends behind it.
    };

    /// \a marks has one byte for every space of the profile's graph.
    StepJudge(const ReachQuery &query, const uint8_t *marks)
        : m_query(query)
        , m_steps(query.profile->steps().data())
        , m_marks(marks)
        , m_ways(query.onlyWays && query.arcWays ? query.arcWays->data() : nullptr)
        , m_wayCount(query.arcWays ? int32_t(query.arcWays->size()) : 0)
    {
    }

    /// The rules in \a relaxed (bits by Refusal) are taken as kept.
    Verdict judge(int32_t from, int32_t arc, At at, uint32_t relaxed = 0) const
    {
        const CostProfile::Step step = m_steps[arc];
        const uint8_t there = m_marks[step.to];
        const uint8_t here = m_marks[from];
        Verdict verdict;
        verdict.refusal = refusal(arc, here, there, relaxed);
        if (verdict.refusal == Refusal::None && at == At::Start && m_query.notFirst
            && m_query.notFirst->test(step.to) && !has(relaxed, Refusal::FirstStep))
            verdict.refusal = Refusal::FirstStep;
        if (verdict.refusal != Refusal::None)
            return verdict;
        const uint8_t flags = step.flags();
        verdict.cost = (step.blocked() ? 0 : step.cost()) + zoneCost(here, there);
        verdict.stop = stop(flags, there, relaxed);
        if (flags & CostProfile::WholeAllowance && !has(relaxed, Refusal::NeedsWholeAllowance))
            takeAll(verdict, at);
        else if (at == At::Start && verdict.cost > m_query.allowance)
            clampFirstStep(verdict);
        return verdict;
    }

    static constexpr bool has(uint32_t relaxed, Refusal refusal)
    {
        return relaxed >> unsigned(refusal) & 1;
    }

private:
    Refusal refusal(int32_t arc, uint8_t here, uint8_t there, uint32_t relaxed) const
    {
        using enum Refusal;
        constexpr uint8_t full = SpaceMarks::NoPass | SpaceMarks::NoEnd;
        constexpr uint8_t hard =
            SpaceMarks::Enemy | SpaceMarks::Closed | SpaceMarks::NoPass | SpaceMarks::ZoneBan;
        // Most steps that get here are just in or out of a zone.
        if (!(there & hard) && !m_query.onlyWays && !m_steps[arc].blocked())
            return None;
        if (there & SpaceMarks::Enemy && !has(relaxed, EnemyOccupied))
            return EnemyOccupied;
        if (there & SpaceMarks::Closed && !has(relaxed, Closed))
            return Closed;
        if ((there & full) == full && !has(relaxed, StackingFull))
            return StackingFull;
        if (m_query.onlyWays && !onWay(arc) && !has(relaxed, NotOnWay))
            return NotOnWay;
        if (m_steps[arc].blocked()) {
            const Refusal blocked = m_query.profile->crossing(arc).extra == CostProfile::Blocked
                ? EdgeBlocked
                : Impassable;
            if (!has(relaxed, blocked))
                return blocked;
        }
        if (there & SpaceMarks::ZoneBan && here & SpaceMarks::Zone && !has(relaxed, ZoneToZone))
            return ZoneToZone;
        return None;
    }

    bool onWay(int32_t arc) const
    {
        return m_ways && arc < m_wayCount && m_ways[arc] & m_query.onlyWays;
    }

    int32_t zoneCost(uint8_t here, uint8_t there) const
    {
        const bool leaves = here & SpaceMarks::Zone;
        const bool enters = there & SpaceMarks::Zone;
        return (leaves ? m_query.zone.leave : 0) + (enters ? m_query.zone.enter : 0)
            + (leaves && enters ? m_query.zone.direct : 0);
    }

    static Refusal stop(uint8_t flags, uint8_t there, uint32_t relaxed)
    {
        using enum Refusal;
        if (there & SpaceMarks::ZoneStop && !has(relaxed, ZoneStops))
            return ZoneStops;
        if (there & SpaceMarks::NoPass && !has(relaxed, MustStop))
            return MustStop;
        if (flags & CostProfile::Stop && !has(relaxed, CrossingStops))
            return CrossingStops;
        return None;
    }

    void takeAll(Verdict &verdict, At at) const
    {
        if (at == At::Underway || m_query.options & ReachQuery::Underway
            || m_query.allowance <= 0) {
            verdict.refusal = Refusal::NeedsWholeAllowance;
            return;
        }
        verdict.cost = m_query.allowance;
        verdict.stop = Refusal::CrossingStops;
    }

    void clampFirstStep(Verdict &verdict) const
    {
        if (!(m_query.options & ReachQuery::MinimumMove) || m_query.allowance <= 0)
            return;
        verdict.cost = m_query.allowance;
        verdict.stop = Refusal::TooFar;
    }

    const ReachQuery &m_query;
    const CostProfile::Step *m_steps;
    const uint8_t *m_marks;
    const uint8_t *m_ways;
    int32_t m_wayCount;
};

} // namespace engine

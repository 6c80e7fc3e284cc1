// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/pathback.h"

#include <algorithm>

namespace engine {

PathBack::PathBack(const ReachQuery &query, const uint8_t *marks, const std::vector<int32_t> &free,
                   const std::vector<SpaceId> &starts)
    : m_graph(query.profile->graph())
    , m_judge(query, marks)
    , m_free(free)
    , m_starts(starts)
{
}

bool PathBack::isStart(int32_t space) const
{
    return std::ranges::find(m_starts, SpaceId(space)) != m_starts.end();
}

int32_t PathBack::stepCost(const Place &place, int32_t arc) const
{
    const int32_t from = m_graph.arcs[std::size_t(arc)].to;
    const int32_t before = m_free[std::size_t(from)];
    if (before > place.cost)
        return -1;
    const auto at = isStart(from) ? StepJudge::At::Start : StepJudge::At::Underway;
    const auto verdict = m_judge.judge(from, m_graph.reverse[std::size_t(arc)], at);
    const bool fits = verdict.refusal == Refusal::None && before + verdict.cost == place.cost
        && (verdict.stop != Refusal::None) == place.stopped;
    return fits ? verdict.cost : -1;
}

int32_t PathBack::dearerStep(const Place &place) const
{
    const auto at = std::size_t(place.space);
    for (int32_t arc = m_graph.firstArc[at]; arc < m_graph.firstArc[at + 1]; ++arc) {
        if (stepCost(place, arc) > 0)
            return m_graph.arcs[std::size_t(arc)].to;
    }
    return -1;
}

std::vector<SpaceId> PathBack::path(int32_t space, int32_t cost, bool stopped) const
{
    std::vector<SpaceId> result; // backwards
    std::vector<Place> level = {{space, cost, stopped, -1}};
    // Steps that cost nothing join spaces of equal cost; the way out of such a level is searched
    // breadth first, because stepping back greedily could go in circles there.
    for (std::size_t i = 0; i < level.size(); ++i) {
        const Place place = level[i];
        const bool arrived = !place.stopped && place.cost == 0 && isStart(place.space);
        const int32_t before = arrived ? -1 : dearerStep(place);
        if (arrived || before >= 0) {
            std::vector<SpaceId> chain;
            for (auto at = int32_t(i); at >= 0; at = level[std::size_t(at)].parent)
                chain.push_back(SpaceId(level[std::size_t(at)].space));
            result.insert(result.end(), chain.rbegin(), chain.rend());
            if (arrived)
                break;
            level = {{before, m_free[std::size_t(before)], false, -1}};
            i = std::size_t(-1);
            continue;
        }
        const auto at = std::size_t(place.space);
        for (int32_t arc = m_graph.firstArc[at]; arc < m_graph.firstArc[at + 1]; ++arc) {
            const int32_t from = m_graph.arcs[std::size_t(arc)].to;
            const bool seen = std::ranges::any_of(
                level, [&](const Place &other) { return other.space == from && !other.stopped; });
            if (!seen && stepCost(place, arc) == 0)
                level.push_back({from, place.cost, false, int32_t(i)});
        }
    }
    std::ranges::reverse(result);
    return result;
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/reachexplainer.h"

#include <algorithm>
#include <array>
#include <limits>
#include <queue>

namespace engine {

namespace {

constexpr uint32_t bit(Refusal refusal)
{
    return uint32_t(1) << unsigned(refusal);
}

/// Rules that say how a piece moves; when one of them makes the difference, it is the answer.
constexpr std::array MovingRules = {
    bit(Refusal::ZoneToZone),
    bit(Refusal::ZoneStops),
    bit(Refusal::ZoneStops) | bit(Refusal::ZoneToZone),
    bit(Refusal::MustStop),
    bit(Refusal::CrossingStops),
    bit(Refusal::NeedsWholeAllowance),
    bit(Refusal::FirstStep),
};
/// What closes the map; the answer only when there is no way round it at any cost.
constexpr std::array Obstacles = {
    bit(Refusal::EnemyOccupied), bit(Refusal::Closed),     bit(Refusal::StackingFull),
    bit(Refusal::EdgeBlocked),   bit(Refusal::Impassable), bit(Refusal::NotOnWay),
};

template<typename List> uint32_t all(const List &masks)
{
    uint32_t result = 0;
    for (const uint32_t mask : masks)
        result |= mask;
    return result;
}

} // namespace

/// Plain label setting over cost, and steps where they are limited; a stopped label leads nowhere.
struct ReachExplainer::Search
{
    struct Label
    {
        int32_t space;
        int32_t arc; // that led here
        int32_t parent;
        int32_t cost;
        int32_t steps;
    };
    using Entry = std::array<int32_t, 4>; // cost, steps, space, label

    std::vector<Label> labels;
    std::vector<int32_t> fewestSteps; // of the settled labels, by space
    std::vector<int32_t> cheapest; // of all labels, by space
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;

    void add(const Label &label)
    {
        int32_t &cost = cheapest[std::size_t(label.space)];
        // Where steps count, a dearer label with fewer of them is still worth keeping.
        if (label.cost >= cost && label.steps == 0)
            return;
        cost = std::min(cost, label.cost);
        open.push({label.cost, label.steps, label.space, int32_t(labels.size())});
        labels.push_back(label);
    }

    Found trace(int32_t label) const
    {
        Found found;
        found.cost = labels[std::size_t(label)].cost;
        for (; label >= 0; label = labels[std::size_t(label)].parent) {
            found.spaces.push_back(labels[std::size_t(label)].space);
            if (labels[std::size_t(label)].arc >= 0)
                found.arcs.push_back(labels[std::size_t(label)].arc);
        }
        std::ranges::reverse(found.spaces);
        std::ranges::reverse(found.arcs);
        return found;
    }
};

ReachExplainer::ReachExplainer(const ReachQuery &query, const uint8_t *marks)
    : m_query(query)
    , m_judge(query, marks)
    , m_marks(marks)
{
}

Explanation ReachExplainer::why(SpaceId space) const
{
    for (const SpaceId start : m_query.starts) {
        if (m_query.options & ReachQuery::StartMustBeOpen
            && m_marks[start.value] & SpaceMarks::Closed)
            return {Refusal::StartClosed, start, 0, 0};
    }
    if (const Refusal own = ownRefusal(space.value); own != Refusal::None)
        return {own, space, 0, 0};

    const int32_t allowance = m_query.allowance;
    for (const uint32_t rules : MovingRules) {
        const Found found = find(space.value, rules, allowance, m_query.maxSteps);
        if (!found.spaces.empty())
            return firstBreach(found, rules);
    }
    if (m_query.maxSteps >= 0) {
        const Found found = find(space.value, 0, allowance, -1);
        if (!found.spaces.empty())
            return {Refusal::TooManySteps, space, int32_t(found.arcs.size()), m_query.maxSteps};
    }
    if (const Found found = find(space.value, 0, ReachQuery::Unlimited, -1); !found.spaces.empty())
        return tooFar(space, found);
    for (const uint32_t rules : MovingRules) {
        const Found found = find(space.value, rules, ReachQuery::Unlimited, -1);
        if (!found.spaces.empty())
            return firstBreach(found, rules);
    }
    for (const uint32_t rules : Obstacles) {
        const Found found = find(space.value, rules | all(MovingRules), ReachQuery::Unlimited, -1);
        if (!found.spaces.empty())
            return firstBreach(found, rules);
    }
    const uint32_t everything = all(MovingRules) | all(Obstacles);
    const Found found = find(space.value, everything, ReachQuery::Unlimited, -1);
    return found.spaces.empty() ? Explanation{Refusal::Unconnected, space, 0, 0}
                                : firstBreach(found, everything);
}

Refusal ReachExplainer::ownRefusal(int32_t space) const
{
    const Graph &graph = m_query.profile->graph();
    const auto at = std::size_t(space);
    Refusal worst = Refusal::Unconnected;
    for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
        const int32_t from = graph.arcs[std::size_t(arc)].to;
        const Refusal refusal = m_judge
                                    .judge(from, graph.reverse[std::size_t(arc)],
                                           StepJudge::At::Underway, all(MovingRules))
                                    .refusal;
        if (refusal == Refusal::None)
            return Refusal::None;
        // Terrain says more about a space than the edges that happen to be closed too.
        if (worst == Refusal::Unconnected || refusal == Refusal::Impassable)
            worst = refusal;
    }
    return worst;
}

ReachExplainer::Found ReachExplainer::find(int32_t space, uint32_t relaxed, int32_t allowance,
                                           int32_t maxSteps) const
{
    const Graph &graph = m_query.profile->graph();
    Search search;
    search.fewestSteps.assign(std::size_t(graph.spaceCount()), std::numeric_limits<int32_t>::max());
    search.cheapest = search.fewestSteps;
    for (const SpaceId start : m_query.starts)
        search.add({start.value, -1, -1, 0, 0});
    while (!search.open.empty()) {
        const int32_t index = search.open.top()[3];
        search.open.pop();
        const Search::Label label = search.labels[std::size_t(index)];
        if (label.space == space)
            return search.trace(index);
        int32_t &fewest = search.fewestSteps[std::size_t(label.space)];
        if (label.steps >= fewest)
            continue;
        fewest = label.steps;
        if (maxSteps >= 0 && label.steps >= maxSteps)
            continue;
        const auto place = label.parent < 0 ? StepJudge::At::Start : StepJudge::At::Underway;
        const auto at = std::size_t(label.space);
        for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
            const auto verdict = m_judge.judge(label.space, arc, place, relaxed);
            const int32_t to = graph.arcs[std::size_t(arc)].to;
            const bool ends = verdict.stop != Refusal::None && to != space;
            const int32_t cost = label.cost + verdict.cost;
            if (verdict.refusal == Refusal::None && !ends && cost <= allowance)
                search.add({to, arc, index, cost, maxSteps >= 0 ? label.steps + 1 : 0});
        }
    }
    return {};
}

Explanation ReachExplainer::firstBreach(const Found &found, uint32_t relaxed) const
{
    auto place = StepJudge::At::Start;
    for (std::size_t i = 0; i < found.arcs.size(); ++i) {
        const SpaceId to(found.spaces[i + 1]);
        const auto verdict = m_judge.judge(found.spaces[i], found.arcs[i], place);
        if (StepJudge::has(relaxed, verdict.refusal))
            return {verdict.refusal, to, 0, 0};
        if (i + 1 < found.arcs.size() && StepJudge::has(relaxed, verdict.stop))
            return {verdict.stop, to, 0, 0};
        place = StepJudge::At::Underway;
    }
    return tooFar(SpaceId(found.spaces.back()), found);
}

Explanation ReachExplainer::tooFar(SpaceId space, const Found &found) const
{
    return {Refusal::TooFar, space, found.cost, m_query.allowance};
}

} // namespace engine

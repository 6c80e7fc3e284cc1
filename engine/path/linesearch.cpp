// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/linesearch.h"

#include <algorithm>

namespace engine {

namespace {

/// A distance that nothing improves on, for the spaces that are closed during a search.
constexpr int32_t Shut = std::numeric_limits<int32_t>::min();

} // namespace

LineSearch::LineSearch(const Graph &graph)
    : m_graph(&graph)
    , m_distance(std::size_t(graph.spaceCount()), Unreached)
    , m_reached(std::size_t(graph.spaceCount()))
{
}

void LineSearch::run(std::span<const Root> roots, const LineRules &rules, Direction direction)
{
    reset(roots, rules, direction);
    close(Shut);
    if (m_rules.profile)
        spreadCosts();
    else
        spreadSteps();
    close(Unreached);
}

void LineSearch::reset(std::span<const Root> roots, const LineRules &rules, Direction direction)
{
    for (const int32_t space : reached())
        m_distance[std::size_t(space)] = Unreached;
    m_count = 0;
    m_rules = rules;
    // Distances stay below Unreached, also one step beyond the limit.
    m_rules.limit = std::min(rules.limit, 1 << 30);
    m_direction = direction;
    m_roots.clear();
    if (rules.profile && rules.profile->steps().size() != m_graph->arcs.size())
        return; // a profile of another map leads nowhere
    for (const Root &root : roots) {
        if (m_graph->contains(root.space) && root.distance <= m_rules.limit)
            m_roots.push_back({root.space, std::max(root.distance, -CostProfile::MaxCost)});
    }
    const auto byDistance = [](const Root &a, const Root &b) { return a.distance < b.distance; };
    if (!std::ranges::is_sorted(m_roots, byDistance))
        std::ranges::stable_sort(m_roots, byDistance);
}

void LineSearch::close(int32_t distance)
{
    if (!m_rules.blocked)
        return;
    m_rules.blocked->forEach([&](int32_t space) {
        if (std::size_t(space) < m_distance.size())
            m_distance[std::size_t(space)] = distance;
    });
}

bool LineSearch::open(int32_t arc) const
{
    const int32_t way = walked(arc);
    if (m_rules.closedArcs && m_rules.closedArcs->test(way))
        return false;
    if (!m_rules.ways)
        return true;
    const bool known = m_rules.arcWays && std::size_t(way) < m_rules.arcWays->size();
    return known && (*m_rules.arcWays)[std::size_t(way)] & m_rules.ways;
}

bool LineSearch::isRoot(int32_t space) const
{
    return std::ranges::find(m_roots, SpaceId(space), &Root::space) != m_roots.end();
}

bool LineSearch::leaf(int32_t space) const
{
    return m_rules.endOnly && m_rules.endOnly->test(space)
        && (m_rules.roots == LineRules::Roots::Bound || !isRoot(space));
}

bool LineSearch::plant(const Root &root)
{
    const auto at = std::size_t(root.space.value);
    if (m_distance[at] <= root.distance)
        return false;
    if (m_distance[at] == Unreached)
        m_reached[m_count++] = root.space.value;
    m_distance[at] = root.distance;
    return true;
}

void LineSearch::spreadSteps()
{
    const bool guarded = m_rules.closedArcs || m_rules.ways || m_rules.endOnly;
    std::size_t head = 0;
    // Roots join the queue just before the first space of their distance, which keeps it sorted.
    for (std::size_t root = 0; root < m_roots.size();) {
        const int32_t distance = m_roots[root].distance;
        for (; root < m_roots.size() && m_roots[root].distance == distance; ++root)
            plant(m_roots[root]);
        const int32_t until = root < m_roots.size() ? m_roots[root].distance : Unreached;
        head = guarded ? expandSteps<true>(head, until) : expandSteps<false>(head, until);
    }
}

template<bool Guarded> std::size_t LineSearch::expandSteps(std::size_t head, int32_t until)
{
    int32_t *labels = m_distance.data();
    int32_t *queue = m_reached.data();
    const int32_t *targets = m_graph->targets.data();
    const int32_t *firstArc = m_graph->firstArc.data();
    const int32_t limit = m_rules.limit;
    std::size_t tail = m_count;
    for (; head < tail; ++head) {
        const int32_t from = queue[head];
        const int32_t distance = labels[from] + 1;
        if (distance > until)
            break;
        if (distance > limit || (Guarded && leaf(from)))
            continue;
        const int32_t last = firstArc[from + 1];
        for (int32_t arc = firstArc[from]; arc < last; ++arc) {
            const int32_t to = targets[arc];
            if (labels[to] <= distance || (Guarded && !open(arc)))
                continue;
            labels[to] = distance;
            queue[tail++] = to;
        }
    }
    m_count = tail;
    return head;
}

void LineSearch::spreadCosts()
{
    if (m_roots.empty())
        return;
    // Keys count from the nearest root, because a root may start below zero.
    const int32_t base = m_roots.front().distance;
    m_next.resize(m_distance.size(), -1);
    m_queue.prepare(m_rules.profile->maxStepCost());
    std::size_t root = 0;
    for (int32_t key = 0; !m_queue.empty() || root < m_roots.size(); ++key) {
        if (m_queue.empty())
            key = m_roots[root].distance - base;
        for (; root < m_roots.size() && m_roots[root].distance - base == key; ++root) {
            if (plant(m_roots[root])) {
                m_next[std::size_t(m_roots[root].space.value)] = -1;
                m_queue.push(key, m_roots[root].space.value);
            }
        }
        m_queue.drain(key, [&](int32_t space) {
            if (m_distance[std::size_t(space)] - base == key)
                expandCosts(space);
        });
    }
}

void LineSearch::expandCosts(int32_t from)
{
    if (leaf(from))
        return;
    const bool guarded = m_rules.closedArcs || m_rules.ways;
    const int32_t last = m_graph->firstArc[std::size_t(from) + 1];
    for (int32_t arc = m_graph->firstArc[std::size_t(from)]; arc < last; ++arc) {
        const CostProfile::Step step = m_rules.profile->steps()[std::size_t(walked(arc))];
        if (!step.blocked() && !(guarded && !open(arc)))
            improve(from, m_graph->targets[std::size_t(arc)], step.cost());
    }
}

void LineSearch::improve(int32_t from, int32_t to, int32_t stepCost)
{
    const auto at = std::size_t(to);
    const int32_t distance = m_distance[std::size_t(from)] + stepCost;
    if (distance > m_rules.limit || distance > m_distance[at])
        return;
    if (distance == m_distance[at]) {
        // A free step must not change the direction of a line, or two could point at each other.
        if (stepCost > 0 && from < m_next[at])
            m_next[at] = from;
        return;
    }
    if (m_distance[at] == Unreached)
        m_reached[m_count++] = to;
    m_distance[at] = distance;
    m_next[at] = from;
    m_queue.push(distance - m_roots.front().distance, to);
}

SpaceId LineSearch::next(SpaceId space) const
{
    if (!contains(space))
        return {};
    const auto at = std::size_t(space.value);
    if (m_rules.profile)
        return SpaceId(m_next[at]);
    // The arcs are sorted, so the first that fits leads to the lowest id.
    for (int32_t arc = m_graph->firstArc[at]; arc < m_graph->firstArc[at + 1]; ++arc) {
        const int32_t to = m_graph->targets[std::size_t(arc)];
        if (m_distance[std::size_t(to)] == m_distance[at] - 1 && !leaf(to)
            && open(m_graph->reverse[std::size_t(arc)]))
            return SpaceId(to);
    }
    return {};
}

} // namespace engine

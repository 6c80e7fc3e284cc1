// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/linesearch.h"

#include <algorithm>

namespace engine {

LineSearch::LineSearch(const Graph &graph)
    : m_graph(&graph)
    , m_distance(std::size_t(graph.spaceCount()), Unreached)
    , m_next(std::size_t(graph.spaceCount()), -1)
{
}

void LineSearch::run(std::span<const Root> roots, const LineRules &rules, Direction direction)
{
    reset(roots, rules, direction);
    if (m_rules.profile)
        spreadCosts();
    else
        spreadSteps();
}

void LineSearch::reset(std::span<const Root> roots, const LineRules &rules, Direction direction)
{
    for (const int32_t space : m_reached)
        m_distance[std::size_t(space)] = Unreached;
    m_reached.clear();
    m_rules = rules;
    // Distances stay below Unreached, also one step beyond the limit.
    m_rules.limit = std::min(rules.limit, 1 << 30);
    m_direction = direction;
    m_roots.clear();
    for (const Root &root : roots) {
        const bool usable = m_graph->contains(root.space) && root.distance <= m_rules.limit
            && !(m_rules.blocked && m_rules.blocked->test(root.space.value));
        if (usable)
            m_roots.push_back({root.space, std::max(root.distance, -CostProfile::MaxCost)});
    }
    const auto byDistance = [](const Root &a, const Root &b) { return a.distance < b.distance; };
    if (!std::ranges::is_sorted(m_roots, byDistance))
        std::ranges::stable_sort(m_roots, byDistance);
}

bool LineSearch::open(int32_t arc, int32_t to) const
{
    const int32_t walked =
        m_direction == Direction::FromRoots ? arc : m_graph->reverse[std::size_t(arc)];
    if (m_rules.closedArcs && m_rules.closedArcs->test(walked))
        return false;
    if (m_rules.ways) {
        const bool known = m_rules.arcWays && std::size_t(walked) < m_rules.arcWays->size();
        if (!known || !((*m_rules.arcWays)[std::size_t(walked)] & m_rules.ways))
            return false;
    }
    return !(m_rules.blocked && m_rules.blocked->test(to));
}

bool LineSearch::leaf(int32_t space) const
{
    const bool bound = m_rules.roots == LineRules::Roots::Bound || m_next[std::size_t(space)] >= 0;
    return m_rules.endOnly && bound && m_rules.endOnly->test(space);
}

bool LineSearch::plant(const Root &root)
{
    const auto at = std::size_t(root.space.value);
    if (m_distance[at] <= root.distance)
        return false;
    if (m_distance[at] == Unreached)
        m_reached.push_back(root.space.value);
    m_distance[at] = root.distance;
    m_next[at] = -1;
    return true;
}

void LineSearch::spreadSteps()
{
    std::size_t root = 0;
    for (std::size_t head = 0; head < m_reached.size() || root < m_roots.size();) {
        // Roots join the queue just before the first space of their distance, which keeps it
        // sorted.
        const bool rootIsNext = root < m_roots.size()
            && (head == m_reached.size()
                || m_roots[root].distance <= m_distance[std::size_t(m_reached[head])]);
        if (rootIsNext)
            plant(m_roots[root++]);
        else
            expandSteps(m_reached[head++]);
    }
}

void LineSearch::expandSteps(int32_t from)
{
    const int32_t distance = m_distance[std::size_t(from)] + 1;
    if (distance > m_rules.limit || leaf(from))
        return;
    const int32_t last = m_graph->firstArc[std::size_t(from) + 1];
    for (int32_t arc = m_graph->firstArc[std::size_t(from)]; arc < last; ++arc) {
        const int32_t to = m_graph->arcs[std::size_t(arc)].to;
        const auto at = std::size_t(to);
        if (m_distance[at] < distance || (m_distance[at] == distance && m_next[at] <= from))
            continue;
        if (!open(arc, to))
            continue;
        if (m_distance[at] == Unreached)
            m_reached.push_back(to);
        m_distance[at] = distance;
        m_next[at] = from;
    }
}

void LineSearch::spreadCosts()
{
    if (m_roots.empty())
        return;
    // Keys count from the nearest root, because a root may start below zero.
    const int32_t base = m_roots.front().distance;
    m_queue.prepare(m_rules.profile->maxStepCost(), m_graph->arcs.size() + m_roots.size());
    std::size_t root = 0;
    for (int32_t key = 0; !m_queue.empty() || root < m_roots.size(); ++key) {
        if (m_queue.empty())
            key = m_roots[root].distance - base;
        for (; root < m_roots.size() && m_roots[root].distance - base == key; ++root) {
            if (plant(m_roots[root]))
                m_queue.push(key, m_roots[root].space.value);
        }
        for (int32_t space = m_queue.take(key); space >= 0; space = m_queue.take(key)) {
            if (m_distance[std::size_t(space)] - base == key)
                expandCosts(space);
        }
    }
}

void LineSearch::expandCosts(int32_t from)
{
    if (leaf(from))
        return;
    const int32_t last = m_graph->firstArc[std::size_t(from) + 1];
    for (int32_t arc = m_graph->firstArc[std::size_t(from)]; arc < last; ++arc) {
        const int32_t walked =
            m_direction == Direction::FromRoots ? arc : m_graph->reverse[std::size_t(arc)];
        const CostProfile::Step step = m_rules.profile->steps()[std::size_t(walked)];
        const int32_t to = m_graph->arcs[std::size_t(arc)].to;
        if (step.blocked() || !open(arc, to))
            continue;
        improve(from, to, m_distance[std::size_t(from)] + step.cost(), step.cost());
    }
}

void LineSearch::improve(int32_t from, int32_t to, int32_t distance, int32_t stepCost)
{
    const auto at = std::size_t(to);
    if (distance > m_rules.limit || distance > m_distance[at])
        return;
    if (distance == m_distance[at]) {
        // A free step must not change the direction of a line, or two could point at each other.
        if (stepCost > 0 && from < m_next[at])
            m_next[at] = from;
        return;
    }
    if (m_distance[at] == Unreached)
        m_reached.push_back(to);
    m_distance[at] = distance;
    m_next[at] = from;
    m_queue.push(distance - m_roots.front().distance, to);
}

} // namespace engine

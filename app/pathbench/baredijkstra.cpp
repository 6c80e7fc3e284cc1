// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pathbench/baredijkstra.h"

#include <bit>
#include <limits>

namespace app {

using namespace engine;

namespace {

constexpr int32_t Far = std::numeric_limits<int32_t>::max();

} // namespace

BareDijkstra::BareDijkstra(const CostProfile &profile)
    : m_first(1, 0)
    , m_cost(std::size_t(profile.graph().spaceCount()), Far)
    , m_buckets(std::bit_ceil(std::size_t(profile.maxStepCost()) + 1))
{
    const Graph &graph = profile.graph();
    for (int32_t space = 0; space < graph.spaceCount(); ++space) {
        const auto at = std::size_t(space);
        for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
            const CostProfile::Step step = profile.steps()[std::size_t(arc)];
            if (!step.blocked()) {
                m_to.push_back(step.to);
                m_stepCost.push_back(step.cost());
            }
        }
        m_first.push_back(int32_t(m_to.size()));
    }
}

int BareDijkstra::run(int32_t start, int32_t allowance)
{
    for (const int32_t space : m_touched)
        m_cost[std::size_t(space)] = Far;
    m_touched.assign(1, start);
    const std::size_t mask = m_buckets.size() - 1;
    m_cost[std::size_t(start)] = 0;
    m_buckets[0].push_back(start);
    int waiting = 1;
    for (int32_t cost = 0; waiting > 0; ++cost) {
        std::vector<int32_t> &bucket = m_buckets[std::size_t(cost) & mask];
        for (std::size_t i = 0; i < bucket.size(); ++i) {
            const int32_t space = bucket[i];
            if (m_cost[std::size_t(space)] != cost)
                continue;
            const int32_t last = m_first[std::size_t(space) + 1];
            for (int32_t arc = m_first[std::size_t(space)]; arc < last; ++arc) {
                const int32_t to = m_to[std::size_t(arc)];
                const int32_t reached = cost + m_stepCost[std::size_t(arc)];
                int32_t &label = m_cost[std::size_t(to)];
                if (reached >= label || reached > allowance)
                    continue;
                if (label == Far)
                    m_touched.push_back(to);
                label = reached;
                m_buckets[std::size_t(reached) & mask].push_back(to);
                ++waiting;
            }
        }
        waiting -= int(bucket.size());
        bucket.clear();
    }
    return int(m_touched.size());
}

} // namespace app

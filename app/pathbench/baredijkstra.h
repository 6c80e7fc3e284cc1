// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/costprofile.h"

#include <cstdint>
#include <vector>

namespace app {

/// A bucket-queue Dijkstra over plain arrays that knows costs and nothing else: no zones, no stops,
/// no paths. What a search by the rules is measured against.
class BareDijkstra
{
public:
    explicit BareDijkstra(const engine::CostProfile &profile);

    /// Gives the number of spaces reached from \a start.
    int run(int32_t start, int32_t allowance);
    int32_t cost(int32_t space) const { return m_cost[std::size_t(space)]; }

private:
    std::vector<int32_t> m_first;
    std::vector<int32_t> m_to;
    std::vector<int32_t> m_stepCost;
    std::vector<int32_t> m_cost;
    std::vector<int32_t> m_touched;
    std::vector<std::vector<int32_t>> m_buckets; // a ring, wider than the dearest step
};

} // namespace app

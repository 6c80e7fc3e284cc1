// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"

#include <cstdint>
#include <vector>

namespace app {

/// A breadth-first pass over plain arrays: what a supply pass is measured against.
class BareBreadthFirst
{
public:
    explicit BareBreadthFirst(const engine::Graph &graph);

    /// Gives the number of spaces reached.
    int run(int32_t start);
    int32_t distance(int32_t space) const { return m_distance[std::size_t(space)]; }

private:
    std::vector<int32_t> m_first;
    std::vector<int32_t> m_to;
    std::vector<int32_t> m_distance;
    std::vector<int32_t> m_queue;
};

} // namespace app

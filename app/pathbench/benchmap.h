// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"
#include "engine/path/costprofile.h"
#include "engine/path/spacemarks.h"

#include <cstdint>
#include <vector>

namespace app {

/// A generated hex map with mixed terrain, rivers and roads: the same seed gives the same map.
class BenchMap
{
public:
    enum Way : uint8_t { Road = 1, Rail = 2 };

    BenchMap(int columns, int rows, uint32_t seed);
    BenchMap(const BenchMap &) = delete; // the profile refers to the graph
    BenchMap &operator=(const BenchMap &) = delete;

    const engine::Graph &graph() const { return m_graph; }
    const engine::CostProfile &profile() const { return m_profile; }
    const std::vector<uint8_t> &arcWays() const { return m_ways; }
    engine::SpaceId centre() const
    {
        return engine::SpaceId(m_rows / 2 * m_columns + m_columns / 2);
    }
    engine::SpaceId at(int column, int row) const
    {
        return engine::SpaceId(row * m_columns + column);
    }

private:
    static engine::Graph makeGraph(int columns, int rows);
    void addTerrain(uint32_t seed);
    void addRoads();

    int m_columns;
    int m_rows;
    engine::Graph m_graph;
    engine::CostProfile m_profile;
    std::vector<uint8_t> m_ways;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"
#include "engine/path/costprofile.h"
#include "engine/path/spacemarks.h"

#include <cstdint>
#include <vector>

namespace engine {

/// A generated hex map with mixed terrain, rivers and roads: the same seed gives the same map.
class BenchMap
{
public:
    enum Way : uint8_t { Road = 1, Rail = 2 };

    BenchMap(int columns, int rows, uint32_t seed);
    BenchMap(const BenchMap &) = delete; // the profile refers to the graph
    BenchMap &operator=(const BenchMap &) = delete;

    const Graph &graph() const { return m_graph; }
    const CostProfile &profile() const { return m_profile; }
    const std::vector<uint8_t> &arcWays() const { return m_ways; }
    SpaceId centre() const { return SpaceId(m_rows / 2 * m_columns + m_columns / 2); }
    SpaceId at(int column, int row) const { return SpaceId(row * m_columns + column); }

private:
    static Graph makeGraph(int columns, int rows);
    void addTerrain(uint32_t seed);
    void addRoads();

    int m_columns;
    int m_rows;
    Graph m_graph;
    CostProfile m_profile;
    std::vector<uint8_t> m_ways;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pathbench/benchmap.h"

#include "engine/board/hexcoord.h"

#include <random>

namespace app {

using namespace engine;

BenchMap::BenchMap(int columns, int rows, uint32_t seed)
    : m_columns(columns)
    , m_rows(rows)
    , m_graph(makeGraph(columns, rows))
    , m_profile(m_graph, 2)
    , m_ways(m_graph.arcs.size())
{
    addTerrain(seed);
    addRoads();
}

engine::Graph BenchMap::makeGraph(int columns, int rows)
{
    const HexLayout layout;
    std::vector<Graph::Link> links;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const HexCoord hex = layout.toHex(column, row);
            // Half of the directions, so that every pair comes once.
            for (int direction = 1; direction <= 3; ++direction) {
                const HexCoord other = hex.neighbour(direction);
                const int toColumn = layout.column(other);
                const int toRow = layout.row(other);
                if (toColumn < 0 || toColumn >= columns || toRow < 0 || toRow >= rows)
                    continue;
                links.push_back({SpaceId(row * columns + column),
                                 SpaceId(toRow * columns + toColumn), EdgeId(int32_t(links.size())),
                                 uint8_t(direction)});
            }
        }
    }
    return std::move(Graph::fromLinks(columns * rows, links)).value();
}

void BenchMap::addTerrain(uint32_t seed)
{
    // Only the generator's own numbers: the library's distributions differ between systems.
    std::mt19937 random(seed);
    for (int32_t space = 0; space < m_graph.spaceCount(); ++space) {
        const uint32_t roll = random() % 20;
        const int32_t cost = roll < 10 ? 2 : roll < 15 ? 4 : roll < 19 ? 6 : CostProfile::Blocked;
        // The starts of the measurements stay on land.
        m_profile.setEntry(SpaceId(space), SpaceId(space) == centre() ? 2 : cost);
    }
    for (int32_t arc = 0; arc < m_graph.arcCount(); ++arc) {
        const int32_t back = m_graph.reverse[std::size_t(arc)];
        if (back > arc && random() % 8 == 0) {
            m_profile.setCrossing(arc, {2, 0});
            m_profile.setCrossing(back, {2, 0});
        }
    }
}

void BenchMap::addRoads()
{
    const auto build = [this](SpaceId a, SpaceId b, uint8_t way) {
        const int32_t arc = m_graph.arcBetween(a, b);
        for (const int32_t each : {arc, m_graph.reverse[std::size_t(arc)]}) {
            m_ways[std::size_t(each)] |= way;
            m_profile.setWay(each, {1, CostProfile::WayEdge::Cancelled});
        }
    };
    for (int column = 5; column < m_columns; column += 10) {
        for (int row = 0; row + 1 < m_rows; ++row)
            build(at(column, row), at(column, row + 1), column % 20 == 5 ? Road : Rail);
    }
    // Neighbouring columns with the same row touch on every map, so this is a chain too.
    for (int row = 5; row < m_rows; row += 20) {
        for (int column = 0; column + 1 < m_columns; ++column)
            build(at(column, row), at(column + 1, row), Road);
    }
}

} // namespace app

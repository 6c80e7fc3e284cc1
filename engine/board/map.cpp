// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/map.h"

#include <tuple>

namespace engine {

namespace {

quint64 pairKey(SpaceId a, SpaceId b)
{
    const auto low = quint32(std::min(a.value, b.value));
    const auto high = quint32(std::max(a.value, b.value));
    return quint64(high) << 32 | low;
}

uint8_t opposite(uint8_t direction)
{
    return direction < 6 ? uint8_t((direction + 3) % 6) : direction;
}

} // namespace

int Map::addBoard(Board board)
{
    m_boards.push_back(std::move(board));
    return int(m_boards.size()) - 1;
}

SpaceId Map::addSpace(Space space)
{
    if (m_ids.contains(space.id))
        return {};
    const SpaceId id(int32_t(m_spaces.size()));
    m_ids.insert(space.id, id);
    m_spaces.push_back(std::move(space));
    return id;
}

bool Map::addAlias(const QString &alias, SpaceId space)
{
    if (m_ids.contains(alias))
        return false;
    m_ids.insert(alias, space);
    return true;
}

EdgeId Map::addEdge(SpaceId a, SpaceId b, uint8_t direction)
{
    Q_ASSERT(a && b && a != b);
    EdgeId &id = m_edgeIds[pairKey(a, b)];
    if (!id) {
        id = EdgeId(int32_t(m_edges.size()));
        m_edges.push_back({a, b, {}, 0, direction});
    }
    return id;
}

void Map::addWay(Way way)
{
    for (size_t i = 1; i < way.spaces.size(); ++i) {
        if (const EdgeId id = edgeBetween(way.spaces[i - 1], way.spaces[i]))
            edge(id).ways |= 1u << way.kind;
    }
    m_ways.push_back(std::move(way));
}

void Map::finish()
{
    m_graph = {};
    m_graph.firstArc.assign(m_spaces.size() + 1, 0);
    for (const Edge &edge : m_edges) {
        ++m_graph.firstArc[size_t(edge.a.value) + 1];
        ++m_graph.firstArc[size_t(edge.b.value) + 1];
    }
    for (size_t i = 1; i < m_graph.firstArc.size(); ++i)
        m_graph.firstArc[i] += m_graph.firstArc[i - 1];
    m_graph.arcs.resize(m_edges.size() * 2);
    std::vector<int32_t> next(m_graph.firstArc.begin(), m_graph.firstArc.end() - 1);
    for (size_t i = 0; i < m_edges.size(); ++i) {
        const Edge &edge = m_edges[i];
        const auto add = [&](SpaceId from, SpaceId to, uint8_t direction) {
            m_graph.arcs[size_t(next[size_t(from.value)]++)] = {to.value, int32_t(i), direction};
        };
        add(edge.a, edge.b, edge.direction);
        add(edge.b, edge.a, opposite(edge.direction));
    }
    sortArcs();
}

// The order in which neighbours are met must depend on the map only: by direction, then by number.
void Map::sortArcs()
{
    for (size_t i = 0; i < m_spaces.size(); ++i) {
        std::sort(m_graph.arcs.begin() + m_graph.firstArc[i],
                  m_graph.arcs.begin() + m_graph.firstArc[i + 1],
                  [](const Graph::Arc &a, const Graph::Arc &b) {
                      return std::tie(a.direction, a.to) < std::tie(b.direction, b.to);
                  });
    }
    m_graph.reverse.assign(m_graph.arcs.size(), -1);
    std::vector<int32_t> arcOfEdge(m_edges.size(), -1);
    for (size_t arc = 0; arc < m_graph.arcs.size(); ++arc) {
        int32_t &other = arcOfEdge[size_t(m_graph.arcs[arc].edge)];
        if (other >= 0) {
            m_graph.reverse[arc] = other;
            m_graph.reverse[size_t(other)] = int32_t(arc);
        }
        other = int32_t(arc);
    }
}

EdgeId Map::edgeBetween(SpaceId a, SpaceId b) const
{
    return a && b ? m_edgeIds.value(pairKey(a, b)) : EdgeId();
}

std::vector<SpaceId> Map::neighbours(SpaceId id) const
{
    std::vector<SpaceId> found;
    const auto first = size_t(m_graph.firstArc[size_t(id.value)]);
    const auto last = size_t(m_graph.firstArc[size_t(id.value) + 1]);
    for (size_t i = first; i < last; ++i)
        found.push_back(SpaceId(m_graph.arcs[i].to));
    return found;
}

bool Map::hasFeature(EdgeId id, int kind, SpaceId from, const TerrainTable &terrain) const
{
    const Edge &edge = m_edges[size_t(id.value)];
    return std::any_of(edge.features.begin(), edge.features.end(), [&](const EdgeFeature &feature) {
        return feature.kind == kind
            && (!terrain.edges[size_t(kind)].directed || feature.from == from);
    });
}

} // namespace engine

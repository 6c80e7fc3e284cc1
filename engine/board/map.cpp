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
    std::vector<Graph::Link> links;
    links.reserve(m_edges.size());
    for (size_t i = 0; i < m_edges.size(); ++i)
        links.push_back({m_edges[i].a, m_edges[i].b, EdgeId(int32_t(i)), m_edges[i].direction});
    auto graph = Graph::fromLinks(int32_t(m_spaces.size()), links);
    Q_ASSERT(graph); // addEdge() lets no edge in that could fail here
    m_graph = std::move(graph).value();
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

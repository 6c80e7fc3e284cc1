// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"
#include "engine/board/graph.h"
#include "engine/board/terraintable.h"

#include <QHash>

namespace engine {

/// All boards of a module as one graph of spaces.
class Map
{
public:
    int addBoard(Board board);
    /// Fails (no id) when the name is taken.
    SpaceId addSpace(Space space);
    bool addAlias(const QString &alias, SpaceId space);
    /// The edge between two spaces; made when there is none. \a direction is that from a to b.
    EdgeId addEdge(SpaceId a, SpaceId b, uint8_t direction = Graph::NoDirection);
    Edge &edge(EdgeId id) { return m_edges[size_t(id.value)]; }
    Space &space(SpaceId id) { return m_spaces[size_t(id.value)]; }
    void addWay(Way way);
    /// Builds the flat graph; to be called once, after the last edge.
    void finish();

    const std::vector<Board> &boards() const { return m_boards; }
    const std::vector<Space> &spaces() const { return m_spaces; }
    const std::vector<Edge> &edges() const { return m_edges; }
    const std::vector<Way> &ways() const { return m_ways; }
    const Graph &graph() const { return m_graph; }
    int spaceCount() const { return int(m_spaces.size()); }

    SpaceId find(const QString &idOrAlias) const { return m_ids.value(idOrAlias); }
    const Space &space(SpaceId id) const { return m_spaces[size_t(id.value)]; }
    const Edge &edge(EdgeId id) const { return m_edges[size_t(id.value)]; }
    EdgeId edgeBetween(SpaceId a, SpaceId b) const;
    bool areNeighbours(SpaceId a, SpaceId b) const { return bool(edgeBetween(a, b)); }
    std::vector<SpaceId> neighbours(SpaceId id) const;

    /// Does a feature of this kind lie on the edge and count when crossing from \a from?
    bool hasFeature(EdgeId edge, int kind, SpaceId from, const TerrainTable &terrain) const;

private:
    std::vector<Board> m_boards;
    std::vector<Space> m_spaces;
    std::vector<Edge> m_edges;
    std::vector<Way> m_ways;
    QHash<QString, SpaceId> m_ids;
    QHash<quint64, EdgeId> m_edgeIds;
    Graph m_graph;
};

} // namespace engine

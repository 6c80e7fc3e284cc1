// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/passage.h"

namespace engine {

Passage::Passage(const Module &module)
    : m_map(module.map)
    , m_terrain(module.terrain)
{
}

bool Passage::canEnter(const Space &space, int mobility) const
{
    if (space.terrain < 0 || mobility < 0)
        return true;
    return m_terrain.terrains[size_t(space.terrain)].cost[size_t(mobility)]
        != TerrainTable::blocked;
}

bool Passage::canEnter(SpaceId id, int mobility) const
{
    if (canEnter(m_map.space(id), mobility))
        return true;
    const auto found = m_map.neighbours(id);
    return std::any_of(found.begin(), found.end(), [&](SpaceId other) {
        return isPassable(m_map.edge(m_map.edgeBetween(id, other)), mobility);
    });
}

bool Passage::isPassable(const Edge &edge, int mobility) const
{
    const auto at = size_t(mobility);
    QStringList cancelled;
    bool hasWay = false;
    for (size_t i = 0; i < m_terrain.ways.size(); ++i) {
        if ((edge.ways & 1u << i) == 0 || m_terrain.ways[i].cost[at] == TerrainTable::blocked)
            continue;
        hasWay = true;
        cancelled += m_terrain.ways[i].cancels;
    }
    for (const EdgeFeature &feature : edge.features) {
        const TerrainTable::EdgeKind &kind = m_terrain.edges[size_t(feature.kind)];
        if (kind.cost[at] == TerrainTable::blocked && !kind.directed
            && !cancelled.contains(kind.id))
            return false;
    }
    return hasWay
        || (canEnter(m_map.space(edge.a), mobility) && canEnter(m_map.space(edge.b), mobility));
}

} // namespace engine

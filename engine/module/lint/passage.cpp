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
    if (mobility < 0)
        return true;
    bool enters = space.terrain < 0
        || m_terrain.terrains[size_t(space.terrain)].cost[size_t(mobility)]
            != TerrainTable::blocked;
    for (const TerrainTable::Feature *feature : features(space)) {
        const int cost = feature->cost[size_t(mobility)];
        if (feature->instead && cost != TerrainTable::unsaid)
            return cost != TerrainTable::blocked;
        enters = enters && cost != TerrainTable::blocked;
    }
    return enters;
}

// Those that no other cancels, first the ones that count instead of all.
std::vector<const TerrainTable::Feature *> Passage::features(const Space &space) const
{
    uint32_t cancelled = 0;
    std::vector<int> kinds;
    for (const QString &id : space.features) {
        if (const int kind = m_terrain.feature(id); kind >= 0) {
            kinds.push_back(kind);
            cancelled |= m_terrain.features[size_t(kind)].cancels;
        }
    }
    std::vector<const TerrainTable::Feature *> found;
    for (const int kind : kinds) {
        const TerrainTable::Feature &feature = m_terrain.features[size_t(kind)];
        if (!(cancelled >> kind & 1u))
            found.insert(feature.instead ? found.begin() : found.end(), &feature);
    }
    return found;
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

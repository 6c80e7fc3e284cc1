// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/mapprofiles.h"

namespace engine {

MapProfiles::MapProfiles(const Map &map, const TerrainTable &terrain)
    : m_map(map)
    , m_terrain(terrain)
{
    for (const Graph::Arc &arc : map.graph().arcs)
        m_arcWays.push_back(uint8_t(map.edge(EdgeId(arc.edge)).ways));
}

bool MapProfiles::isCancelled(const Edge &edge, int kind) const
{
    const QString &id = m_terrain.edges[size_t(kind)].id;
    for (size_t way = 0; way < m_terrain.ways.size(); ++way) {
        if ((edge.ways >> way & 1u) && m_terrain.ways[way].cancels.contains(id))
            return true;
    }
    return false;
}

bool MapProfiles::counts(int32_t arc, int kind) const
{
    const EdgeId id(m_map.graph().arcs[size_t(arc)].edge);
    return m_map.hasFeature(id, kind, SpaceId(m_map.graph().from(arc)), m_terrain)
        && !isCancelled(m_map.edge(id), kind);
}

CostProfile::Crossing MapProfiles::crossing(int32_t arc, int mobility) const
{
    CostProfile::Crossing crossing;
    const Edge &edge = m_map.edge(EdgeId(m_map.graph().arcs[size_t(arc)].edge));
    for (const EdgeFeature &feature : edge.features) {
        if (!counts(arc, feature.kind))
            continue;
        const auto &kind = m_terrain.edges[size_t(feature.kind)];
        const int cost = kind.cost[size_t(mobility)];
        if (cost == TerrainTable::blocked)
            crossing.extra = CostProfile::Blocked;
        else if (cost == TerrainTable::whole)
            crossing.flags |= CostProfile::WholeAllowance;
        else if (crossing.extra != CostProfile::Blocked)
            crossing.extra += cost;
        if (kind.stops)
            crossing.flags |= CostProfile::Stop;
    }
    return crossing;
}

CostProfile::Way MapProfiles::way(int32_t arc, int mobility, uint32_t ways, int32_t wayCost) const
{
    CostProfile::Way best;
    best.edge = CostProfile::WayEdge::Kept; // bridges are in the crossing already
    for (size_t i = 0; i < m_terrain.ways.size(); ++i) {
        if (!(m_arcWays[size_t(arc)] & ways & 1u << i))
            continue;
        const int32_t cost =
            wayCost == ownCost ? m_terrain.ways[i].cost[size_t(mobility)] : wayCost;
        if (cost >= 0 && (best.cost == CostProfile::Blocked || cost < best.cost))
            best.cost = cost;
    }
    return best;
}

CostProfile MapProfiles::compile(int mobility, uint32_t ways, int32_t wayCost) const
{
    CostProfile profile(m_map.graph(), m_terrain.scale);
    for (int32_t i = 0; i < m_map.spaceCount(); ++i) {
        const int terrain = m_map.space(SpaceId(i)).terrain;
        if (terrain >= 0)
            profile.setEntry(SpaceId(i),
                             m_terrain.terrains[size_t(terrain)].cost[size_t(mobility)]);
    }
    for (int32_t arc = 0; arc < m_map.graph().arcCount(); ++arc) {
        const auto crossed = crossing(arc, mobility);
        if (crossed.extra || crossed.flags)
            profile.setCrossing(arc, crossed);
        if (m_arcWays[size_t(arc)])
            profile.setWay(arc, way(arc, mobility, ways, wayCost));
    }
    return profile;
}

const CostProfile &MapProfiles::costs(int mobility, uint32_t ways, int32_t wayCost)
{
    auto &profile = m_costs[{mobility, ways, wayCost}];
    if (!profile)
        profile = std::make_unique<CostProfile>(compile(mobility, ways, wayCost));
    return *profile;
}

const BitMask &MapProfiles::barriers(const QString &what)
{
    const auto it = m_barriers.find(what);
    if (it != m_barriers.end())
        return it->second;
    BitMask mask(m_map.graph().arcCount());
    for (int32_t arc = 0; arc < m_map.graph().arcCount(); ++arc) {
        const Edge &edge = m_map.edge(EdgeId(m_map.graph().arcs[size_t(arc)].edge));
        for (const EdgeFeature &feature : edge.features) {
            if (m_terrain.edges[size_t(feature.kind)].blocks.contains(what)
                && counts(arc, feature.kind))
                mask.set(arc);
        }
    }
    return m_barriers.emplace(what, std::move(mask)).first->second;
}

const BitMask &MapProfiles::impassable(int mobility)
{
    const auto it = m_impassable.find(mobility);
    if (it != m_impassable.end())
        return it->second;
    BitMask mask(m_map.spaceCount());
    const CostProfile &profile = costs(mobility);
    for (int32_t i = 0; i < m_map.spaceCount(); ++i) {
        if (profile.entry(SpaceId(i)) == CostProfile::Blocked)
            mask.set(i);
    }
    return m_impassable.emplace(mobility, std::move(mask)).first->second;
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/ground.h"

#include <algorithm>
#include <iterator>

namespace engine {

Ground::Ground(const Map &map, const TerrainTable &terrain)
    : m_map(map)
    , m_terrain(terrain)
    , m_features(size_t(map.spaceCount()))
    , m_counting(size_t(map.spaceCount()))
    , m_cuts(size_t(map.spaceCount()))
    , m_arcWays(map.graph().arcs.size())
{
    for (int32_t i = 0; i < map.spaceCount() && !terrain.features.empty(); ++i) {
        for (const QString &id : map.space(SpaceId(i)).features) {
            if (const int feature = terrain.feature(id); feature >= 0)
                m_features[size_t(i)] |= 1u << feature;
        }
        settle(SpaceId(i));
    }
    for (int32_t arc = 0; arc < map.graph().arcCount(); ++arc)
        join(arc);
}

void Ground::settle(SpaceId space)
{
    const auto at = size_t(space.value);
    uint32_t cancelled = 0;
    for (size_t i = 0; i < m_terrain.features.size(); ++i)
        cancelled |= m_features[at] >> i & 1u ? m_terrain.features[i].cancels : 0;
    m_counting[at] = m_features[at] & ~cancelled;
    m_cuts[at] = 0;
    for (size_t i = 0; i < m_terrain.features.size(); ++i)
        m_cuts[at] |= m_counting[at] >> i & 1u ? m_terrain.features[i].cuts : 0;
}

void Ground::join(int32_t arc)
{
    const Graph::Arc &to = m_map.graph().arcs[size_t(arc)];
    const uint32_t cut = m_cuts[size_t(to.to)] | m_cuts[size_t(m_map.graph().from(arc))];
    m_arcWays[size_t(arc)] = uint8_t(m_map.edge(EdgeId(to.edge)).ways & ~cut);
}

std::vector<SpaceId> Ground::see(const FeatureChanges &changes)
{
    std::vector<SpaceId> touched;
    if (changes == m_changes)
        return touched;
    FeatureChanges flips;
    std::ranges::set_symmetric_difference(m_changes, changes, std::back_inserter(flips));
    m_changes = changes;
    for (const SpaceFeature &flip : flips) {
        m_features[size_t(flip.space.value)] ^= 1u << flip.kind;
        if (touched.empty() || touched.back() != flip.space)
            touched.push_back(flip.space);
    }
    const Graph &graph = m_map.graph();
    for (const SpaceId space : touched)
        settle(space);
    for (const SpaceId space : touched) {
        const auto at = size_t(space.value);
        for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
            join(arc);
            join(graph.reverse[size_t(arc)]);
        }
    }
    return touched;
}

bool Ground::isCancelled(int32_t arc, int edgeKind) const
{
    const QString &id = m_terrain.edges[size_t(edgeKind)].id;
    for (size_t way = 0; way < m_terrain.ways.size(); ++way) {
        if ((m_arcWays[size_t(arc)] >> way & 1u) && m_terrain.ways[way].cancels.contains(id))
            return true;
    }
    return false;
}

bool Ground::counts(int32_t arc, int edgeKind) const
{
    const EdgeId id(m_map.graph().arcs[size_t(arc)].edge);
    return m_map.hasFeature(id, edgeKind, SpaceId(m_map.graph().from(arc)), m_terrain)
        && !isCancelled(arc, edgeKind);
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/mapprofiles.h"

#include <bit>

namespace engine {

namespace {

template<typename Visit> void eachArcOf(const Graph &graph, SpaceId space, Visit visit)
{
    const auto at = size_t(space.value);
    for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
        visit(arc);
        visit(graph.reverse[size_t(arc)]);
    }
}

template<typename Visit> void eachBit(uint32_t bits, Visit visit)
{
    for (; bits; bits &= bits - 1)
        visit(std::countr_zero(bits));
}

void addCost(CostProfile::Crossing &crossing, int cost)
{
    if (cost == TerrainTable::blocked)
        crossing.extra = CostProfile::Blocked;
    else if (cost == TerrainTable::whole)
        crossing.flags |= CostProfile::WholeAllowance;
    else if (crossing.extra != CostProfile::Blocked)
        crossing.extra += cost;
}

} // namespace

MapProfiles::MapProfiles(const Map &map, const TerrainTable &terrain)
    : m_map(map)
    , m_terrain(terrain)
    , m_ground(map, terrain)
{
}

// The dearest of the ground and what lies in the space, or what counts instead of them all.
int32_t MapProfiles::entry(const Traveller &who, SpaceId space) const
{
    const int ground = m_map.space(space).terrain;
    const auto dearer = [](int32_t a, int32_t b) {
        return a == TerrainTable::blocked || b == TerrainTable::blocked ? TerrainTable::blocked
                                                                        : std::max(a, b);
    };
    int32_t all = ground < 0
        ? m_terrain.scale
        : TerrainTable::cost(m_terrain.terrains[size_t(ground)], who.mobility, who.variant);
    int32_t instead = TerrainTable::unsaid;
    eachBit(m_ground.features(space), [&](int i) {
        const TerrainTable::Feature &feature = m_terrain.features[size_t(i)];
        const int cost = TerrainTable::cost(feature, who.mobility, who.variant);
        if (cost == TerrainTable::unsaid)
            return;
        int32_t &sum = feature.instead ? instead : all;
        sum = sum == TerrainTable::unsaid ? cost : dearer(sum, cost);
    });
    return instead == TerrainTable::unsaid ? all : instead;
}

void MapProfiles::cross(const Traveller &who, int32_t arc, CostProfile::Crossing &crossing) const
{
    const Edge &edge = m_map.edge(EdgeId(m_map.graph().arcs[size_t(arc)].edge));
    const SpaceId from(m_map.graph().from(arc));
    for (const EdgeFeature &feature : edge.features) {
        // One of a kind may lie there in each direction.
        if ((feature.from && feature.from != from) || !m_ground.counts(arc, feature.kind))
            continue;
        const auto &kind = m_terrain.edges[size_t(feature.kind)];
        addCost(crossing, TerrainTable::cost(kind, who.mobility, who.variant));
        if (TerrainTable::stops(kind, who.mobility, who.variant))
            crossing.flags |= CostProfile::Stop;
    }
}

// What the spaces at both ends of a step add to it.
void MapProfiles::arrive(const Traveller &who, int32_t arc, bool onWay,
                         CostProfile::Crossing &crossing) const
{
    const SpaceId to(m_map.graph().arcs[size_t(arc)].to);
    const int ground = m_map.space(to).terrain;
    bool stops = !onWay && ground >= 0
        && TerrainTable::stops(m_terrain.terrains[size_t(ground)], who.mobility, who.variant);
    eachBit(m_ground.features(to), [&](int i) {
        stops |= TerrainTable::stops(m_terrain.features[size_t(i)], who.mobility, who.variant);
    });
    if (stops)
        crossing.flags |= CostProfile::Stop;
    if (onWay)
        return;
    eachBit(m_ground.features(SpaceId(m_map.graph().from(arc))), [&](int i) {
        // A feature that is there, though without effect, is not left.
        if (!m_ground.has(to, i))
            addCost(crossing,
                    TerrainTable::leave(m_terrain.features[size_t(i)], who.mobility, who.variant));
    });
}

CostProfile::Way MapProfiles::way(const Traveller &who, int32_t arc) const
{
    CostProfile::Way best;
    best.edge = CostProfile::WayEdge::Kept; // bridges are in the crossing already
    for (size_t i = 0; i < m_terrain.ways.size(); ++i) {
        if (!(m_ground.arcWays()[size_t(arc)] & who.ways & 1u << i))
            continue;
        const int32_t cost = who.wayCost == ownCost
            ? TerrainTable::cost(m_terrain.ways[i], who.mobility, who.variant)
            : who.wayCost;
        if (cost >= 0 && (best.cost == CostProfile::Blocked || cost < best.cost))
            best.cost = cost;
    }
    return best;
}

void MapProfiles::compileArc(CostProfile &profile, const Traveller &who, int32_t arc) const
{
    const CostProfile::Way along = way(who, arc);
    CostProfile::Crossing crossing;
    cross(who, arc, crossing);
    arrive(who, arc, along.cost != CostProfile::Blocked, crossing);
    // Most arcs are as a new profile has them, and setting one compiles it.
    const CostProfile::Crossing &before = profile.crossing(arc);
    if (crossing.extra != before.extra || crossing.flags != before.flags)
        profile.setCrossing(arc, crossing);
    if (along.cost != profile.way(arc).cost || along.edge != profile.way(arc).edge)
        profile.setWay(arc, along);
}

CostProfile MapProfiles::compile(const Traveller &who) const
{
    CostProfile profile(m_map.graph(), m_terrain.scale);
    for (int32_t i = 0; i < m_map.spaceCount(); ++i) {
        if (const int32_t cost = entry(who, SpaceId(i)); cost != m_terrain.scale)
            profile.setEntry(SpaceId(i), cost);
    }
    for (int32_t arc = 0; arc < m_map.graph().arcCount(); ++arc)
        compileArc(profile, who, arc);
    return profile;
}

void MapProfiles::update(const std::vector<SpaceId> &touched)
{
    for (const SpaceId space : touched) {
        for (auto &[who, profile] : m_costs) {
            profile->setEntry(space, entry(who, space));
            eachArcOf(m_map.graph(), space, [&, &who = who, &profile = profile](int32_t arc) {
                compileArc(*profile, who, arc);
            });
        }
        for (auto &[what, mask] : m_barriers) {
            eachArcOf(m_map.graph(), space, [&, &what = what, &mask = mask](int32_t arc) {
                isBarrier(arc, what) ? mask.set(arc) : mask.reset(arc);
            });
        }
        for (auto &[kind, mask] : m_crossings) {
            eachArcOf(m_map.graph(), space, [&, kind = kind, &mask = mask](int32_t arc) {
                m_ground.counts(arc, kind) ? mask.set(arc) : mask.reset(arc);
            });
        }
        for (auto &[mobility, mask] : m_impassable) {
            const bool blocked = costs(mobility).entry(space) == CostProfile::Blocked;
            blocked ? mask.set(space.value) : mask.reset(space.value);
        }
    }
}

const CostProfile &MapProfiles::costs(int mobility, uint32_t ways, int32_t wayCost, int variant)
{
    const Traveller who{mobility, ways, wayCost, variant};
    auto &profile = m_costs[who];
    if (!profile)
        profile = std::make_unique<CostProfile>(compile(who));
    return *profile;
}

bool MapProfiles::isBarrier(int32_t arc, const QString &what) const
{
    const Edge &edge = m_map.edge(EdgeId(m_map.graph().arcs[size_t(arc)].edge));
    return std::any_of(edge.features.begin(), edge.features.end(), [&](const EdgeFeature &feature) {
        return m_terrain.edges[size_t(feature.kind)].blocks.contains(what)
            && m_ground.counts(arc, feature.kind);
    });
}

const BitMask &MapProfiles::barriers(const QString &what)
{
    const auto it = m_barriers.find(what);
    if (it != m_barriers.end())
        return it->second;
    BitMask mask(m_map.graph().arcCount());
    for (int32_t arc = 0; arc < m_map.graph().arcCount(); ++arc) {
        if (isBarrier(arc, what))
            mask.set(arc);
    }
    return m_barriers.emplace(what, std::move(mask)).first->second;
}

const BitMask &MapProfiles::crossings(int edgeKind)
{
    const auto it = m_crossings.find(edgeKind);
    if (it != m_crossings.end())
        return it->second;
    BitMask mask(m_map.graph().arcCount());
    for (int32_t arc = 0; arc < m_map.graph().arcCount(); ++arc) {
        if (m_ground.counts(arc, edgeKind))
            mask.set(arc);
    }
    return m_crossings.emplace(edgeKind, std::move(mask)).first->second;
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

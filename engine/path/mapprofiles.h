// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/bitmask.h"
#include "engine/path/costprofile.h"
#include "engine/path/ground.h"

#include <map>
#include <memory>

namespace engine {

/// Costs and barriers of a module's map, compiled from its terrain table when first asked for.
///
/// They are those of the moment that was seen last; going over to another touches only the arcs of
/// spaces whose features differ, and whatever was found with the profiles before is stale.
class MapProfiles
{
public:
    MapProfiles(const Map &map, const TerrainTable &terrain);

    static constexpr uint32_t allWays = ~0u;
    static constexpr int32_t ownCost = -1;

    /// Goes over to a moment of a game; at first the map is as its files say.
    void see(const FeatureChanges &changes)
    {
        if (changes == m_ground.changes())
            return;
        update(m_ground.see(changes));
        ++m_version;
    }
    /// Another one whenever profiles, barriers and ways are no longer the same.
    int32_t version() const { return m_version; }
    const Ground &ground() const { return m_ground; }

    /// For a mobility class; only the \a ways of this bit set count, at their own cost or \a
    /// wayCost. All costs are those of the \a variant.
    const CostProfile &costs(int mobility, uint32_t ways = allWays, int32_t wayCost = ownCost,
                             int variant = TerrainTable::always);
    /// Arcs over an edge that says it blocks \a what ("zoc", "supply").
    const BitMask &barriers(const QString &what);
    /// Arcs over an edge of this kind that counts.
    const BitMask &crossings(int edgeKind);
    /// Spaces that this class can't enter.
    const BitMask &impassable(int mobility);
    /// Per arc a bit for every kind of way.
    const std::vector<uint8_t> &arcWays() const { return m_ground.arcWays(); }

    /// Does an edge of this kind count when crossing the arc, bridges taken into account?
    bool counts(int32_t arc, int edgeKind) const { return m_ground.counts(arc, edgeKind); }

private:
    /// What a profile is compiled for.
    struct Traveller
    {
        int mobility;
        uint32_t ways;
        int32_t wayCost;
        int variant;

        auto operator<=>(const Traveller &) const = default;
    };

    void update(const std::vector<SpaceId> &touched);
    CostProfile compile(const Traveller &who) const;
    void compileArc(CostProfile &profile, const Traveller &who, int32_t arc) const;
    int32_t entry(const Traveller &who, SpaceId space) const;
    void cross(const Traveller &who, int32_t arc, CostProfile::Crossing &crossing) const;
    void arrive(const Traveller &who, int32_t arc, bool onWay,
                CostProfile::Crossing &crossing) const;
    CostProfile::Way way(const Traveller &who, int32_t arc) const;
    bool isBarrier(int32_t arc, const QString &what) const;

    const Map &m_map;
    const TerrainTable &m_terrain;
    Ground m_ground;
    std::map<Traveller, std::unique_ptr<CostProfile>> m_costs;
    std::map<QString, BitMask> m_barriers;
    std::map<int, BitMask> m_crossings; // by kind of edge
    std::map<int, BitMask> m_impassable;
    int32_t m_version = 0;
};

} // namespace engine

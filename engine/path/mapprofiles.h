// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/map.h"
#include "engine/path/bitmask.h"
#include "engine/path/costprofile.h"

#include <map>
#include <memory>

namespace engine {

/// Costs and barriers of a module's map, compiled from its terrain table when first asked for.
class MapProfiles
{
public:
    MapProfiles(const Map &map, const TerrainTable &terrain);

    static constexpr uint32_t allWays = ~0u;
    static constexpr int32_t ownCost = -1;

    /// For a mobility class; only the \a ways of this bit set count, at their own cost or \a
    /// wayCost.
    const CostProfile &costs(int mobility, uint32_t ways = allWays, int32_t wayCost = ownCost);
    /// Arcs over an edge that says it blocks \a what ("zoc", "supply").
    const BitMask &barriers(const QString &what);
    /// Spaces that this class can't enter.
    const BitMask &impassable(int mobility);
    /// Per arc a bit for every kind of way.
    const std::vector<uint8_t> &arcWays() const { return m_arcWays; }

    /// Does an edge of this kind count when crossing the arc, bridges taken into account?
    bool counts(int32_t arc, int edgeKind) const;

private:
    CostProfile compile(int mobility, uint32_t ways, int32_t wayCost) const;
    CostProfile::Crossing crossing(int32_t arc, int mobility) const;
    CostProfile::Way way(int32_t arc, int mobility, uint32_t ways, int32_t wayCost) const;
    bool isCancelled(const Edge &edge, int kind) const;

    const Map &m_map;
    const TerrainTable &m_terrain;
    std::vector<uint8_t> m_arcWays;
    std::map<std::tuple<int, uint32_t, int32_t>, std::unique_ptr<CostProfile>> m_costs;
    std::map<QString, BitMask> m_barriers;
    std::map<int, BitMask> m_impassable;
};

} // namespace engine

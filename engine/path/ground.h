// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/map.h"
#include "engine/board/spacefeature.h"

namespace engine {

/// What counts on a map at one moment of a game: the features of its spaces, the ways that they do
/// not cut, the edges that no way bridges.
class Ground
{
public:
    Ground(const Map &map, const TerrainTable &terrain);

    const Map &map() const { return m_map; }
    const TerrainTable &terrain() const { return m_terrain; }

    /// Goes over to a moment with other changes; returns the spaces that are not as before.
    std::vector<SpaceId> see(const FeatureChanges &changes);
    const FeatureChanges &changes() const { return m_changes; }

    bool has(SpaceId space, int feature) const
    {
        return m_features[size_t(space.value)] >> feature & 1u;
    }
    /// The features of a space that no other cancels, a bit for each.
    uint32_t features(SpaceId space) const { return m_counting[size_t(space.value)]; }
    /// Per arc a bit for every kind of way.
    const std::vector<uint8_t> &arcWays() const { return m_arcWays; }
    /// Does an edge of this kind count when crossing the arc, bridges taken into account?
    bool counts(int32_t arc, int edgeKind) const;

private:
    void settle(SpaceId space);
    void join(int32_t arc);
    bool isCancelled(int32_t arc, int edgeKind) const;

    const Map &m_map;
    const TerrainTable &m_terrain;
    FeatureChanges m_changes;
    std::vector<uint32_t> m_features; // by space
    std::vector<uint32_t> m_counting; // by space
    std::vector<uint32_t> m_cuts; // by space: kinds of ways
    std::vector<uint8_t> m_arcWays;
};

} // namespace engine

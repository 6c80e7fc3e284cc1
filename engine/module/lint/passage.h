// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

namespace engine {

/// Not a box beside it.
inline bool isOnMap(const Space &space)
{
    return space.kind == Space::Kind::Hex || space.kind == Space::Kind::Area;
}

/// Where units of a mobility class can be and go, by the terrain table alone.
class Passage
{
public:
    explicit Passage(const Module &module);

    /// By the ground of the space.
    bool canEnter(const Space &space, int mobility) const;
    /// The same, or along a way that leads there.
    bool canEnter(SpaceId id, int mobility) const;
    bool isPassable(const Edge &edge, int mobility) const;

private:
    std::vector<const TerrainTable::Feature *> features(const Space &space) const;

    const Map &m_map;
    const TerrainTable &m_terrain;
};

} // namespace engine

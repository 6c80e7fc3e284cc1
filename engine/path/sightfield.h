// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/bitmask.h"
#include "engine/path/lineofsight.h"

#include <span>

namespace engine {

/// Everything that a number of observers see, each as far as it may.
class SightField
{
public:
    /// How far is seen, by whom and what; the farthest that fits counts.
    struct Range
    {
        int32_t hexes = 0;
        const BitMask *from = nullptr; ///< Not null: only observers in these spaces.
        const BitMask *to = nullptr; ///< Not null: only what lies in these spaces.
        /// Only across a hexside next to the observer that the terrain marks as leading down.
        bool downhill = false;
        const LineOfSight::Terrain *terrain = nullptr;
    };

    /// Both must outlive the object.
    SightField(const Graph &graph, const HexIndex &hexes)
        : m_graph(graph)
        , m_hexes(hexes)
    {
    }

    /// Adds to \a seen what \a observer sees, its own space among it; returns how many lines were
    /// drawn for it.
    int32_t look(SpaceId observer, std::span<const Range> ranges, BitMask &seen) const;

private:
    bool sees(SpaceId from, SpaceId to, int32_t distance, std::span<const Range> ranges) const;

    const Graph &m_graph;
    const HexIndex &m_hexes;
};

} // namespace engine

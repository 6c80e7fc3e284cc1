// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"

#include <cstdint>
#include <span>
#include <vector>

namespace engine {

/// Spaces and their neighbours in one compact array, the form that all path algorithms walk.
struct Graph
{
    static constexpr uint8_t NoDirection = 255; ///< Of arcs between areas, boxes or boards.

    struct Arc
    {
        int32_t to;
        int32_t edge; ///< The undirected EdgeId that both arcs share.
        uint8_t direction; ///< 0..5 on hex grids.
    };
    /// Two neighbours; becomes one arc each way.
    struct Link
    {
        SpaceId a;
        SpaceId b;
        EdgeId edge;
        uint8_t direction = NoDirection; ///< From a to b.
    };

    std::vector<int32_t> firstArc = {0}; ///< Spaces + 1.
    std::vector<Arc> arcs; ///< Of each space by ascending neighbour.
    std::vector<int32_t>
        targets; ///< Where each arc leads, alone: what the breadth-first passes walk.
    std::vector<int32_t> reverse; ///< Arc a->b to arc b->a.

    /// Fails with BadFormat when a link leads out of the \a spaces or back to where it starts.
    static Result<Graph> fromLinks(int32_t spaces, std::span<const Link> links);

    int32_t spaceCount() const { return int32_t(firstArc.size()) - 1; }
    int32_t arcCount() const { return int32_t(arcs.size()); }
    bool contains(SpaceId space) const { return uint32_t(space.value) < uint32_t(spaceCount()); }
    /// The first arc from \a from to \a to, or -1 when they aren't neighbours.
    int32_t arcBetween(SpaceId from, SpaceId to) const;
    /// The space that \a arc leads away from.
    int32_t from(int32_t arc) const { return arcs[std::size_t(reverse[std::size_t(arc)])].to; }
};

} // namespace engine

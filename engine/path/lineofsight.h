// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/graph.h"
#include "engine/board/hexindex.h"
#include "engine/board/hexline.h"

#include <cstdint>
#include <vector>

namespace engine {

/// What one hex sees of another along the straight line between their centres. Both ends are free:
/// their own terrain never blocks.
class LineOfSight
{
public:
    enum EdgeFlag : uint8_t {
        Wall = 1, ///< Nobody looks across in this direction.
        NearObserver = 2, ///< Only an observer next to the hexside looks across.
        NearEither = 4, ///< Only an observer or a target next to the hexside.
        Down = 8, ///< Leads from the high to the low side of a slope.
    };
    /// Decides where the line runs along a hexside: blocked by both hexes together, or by any.
    enum class Hexside : uint8_t { BothBlock, AnyBlocks };
    /// Decides where the line just touches the top of an obstacle.
    enum class Touch : uint8_t { Clear, Blocks };

    struct Terrain
    {
        std::vector<int16_t> ground; ///< Height by space; empty is flat.
        std::vector<int16_t> obstacle; ///< What stands on the ground, by space; empty is nothing.
        std::vector<uint8_t> edges; ///< EdgeFlag bits by directed arc; empty is none.
        int16_t eye = 0; ///< Above the ground, for both ends.
        Hexside hexside = Hexside::BothBlock;
        Touch touch = Touch::Clear;
    };
    struct Sight
    {
        bool clear = false;
        SpaceId
            blockedBy; ///< The hex, or the hex behind the hexside; none when an end isn't a hex.
        int32_t blockedArc = -1; ///< The hexside, when that is what blocks.
        bool downhill = false; ///< The first hexside is a slope that the observer looks down.
        int32_t distance = 0;

        bool operator==(const Sight &) const = default;
    };

    /// Everything must outlive the object. Hexes without a space block nothing.
    LineOfSight(const Graph &graph, const HexIndex &hexes, const Terrain &terrain);

    Sight look(SpaceId from, SpaceId to) const;

private:
    struct View;
    struct Block
    {
        SpaceId space;
        int32_t arc = -1;
    };

    Block blockAt(const View &view, std::size_t place) const;
    Block blockBy(const View &view, std::size_t place, HexCoord hex) const;
    Block edgeBlock(const View &view, std::size_t place, HexCoord from, HexCoord to) const;
    bool covers(const View &view, SpaceId space, HexCoord hex) const;
    int64_t height(const std::vector<int16_t> &heights, SpaceId space) const;
    uint8_t edge(int32_t arc) const;

    const Graph &m_graph;
    const HexIndex &m_hexes;
    const Terrain &m_terrain;
};

} // namespace engine

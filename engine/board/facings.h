// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

namespace engine {

class Map;
struct Board;

/// Where pieces on one board can face, by the numbers that scenarios and rules use.
///
/// On hexes 0…5 are the sides in the order of the neighbours and 6…11 the corners, each clockwise
/// of the side with the number less six. Elsewhere 0…11 are the hours of a clock, 0 at the top.
class Facings
{
public:
    static constexpr int none = -1; ///< Of a piece to which its direction means nothing.
    static constexpr int count = 12;

    explicit Facings(const Board &board);
    /// Of a piece that lies on this space.
    Facings(const Map &map, SpaceId space);

    bool hasSides() const { return m_kind != Kind::Hours; }
    /// In degrees clockwise from the top of the page; -1 for what is no facing.
    int heading(int facing) const;
    /// So many sides, corners or hours to the right; who faced nowhere begins with 0.
    int turned(int facing, int steps) const;
    /// The one that comes nearest to a heading.
    int nearest(double heading) const;

private:
    enum class Kind : uint8_t { FlatHexes, PointyHexes, Hours };

    static Kind kindOf(const Board &board);

    Kind m_kind = Kind::Hours;
};

} // namespace engine

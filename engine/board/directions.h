// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <vector>

namespace engine {

class Map;

/// Where spaces of one board lie seen from each other, in the numbers of Facings.
class Directions
{
public:
    explicit Directions(const Map &map);

    /// The facing that comes nearest to the straight line from one space to another: next to each
    /// other, hexes have the number of the side between them. Facings::none: the same place, or
    /// another board.
    int between(SpaceId from, SpaceId to) const;
    /// The neighbour that lies in this direction; on hexes the one behind the side.
    SpaceId neighbour(SpaceId from, int direction) const;
    /// All neighbours clockwise, beginning with facing 0; those on other boards come last.
    std::vector<SpaceId> around(SpaceId space) const;

private:
    /// In degrees clockwise from the top of the page; negative: nowhere.
    double heading(SpaceId from, SpaceId to) const;

    const Map &m_map;
};

} // namespace engine

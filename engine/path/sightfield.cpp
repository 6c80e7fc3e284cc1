// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/sightfield.h"

#include <algorithm>

namespace engine {

bool SightField::sees(SpaceId from, SpaceId to, int32_t distance,
                      std::span<const Range> ranges) const
{
    for (const Range &range : ranges) {
        if (range.hexes < distance || (range.from && !range.from->test(from.value))
            || (range.to && !range.to->test(to.value)))
            continue;
        const auto sight = LineOfSight(m_graph, m_hexes, *range.terrain).look(from, to);
        // What blocks one look blocks all of them.
        if (!sight.clear)
            return false;
        if (!range.downhill || sight.downhill)
            return true;
    }
    return false;
}

int32_t SightField::look(SpaceId observer, std::span<const Range> ranges, BitMask &seen) const
{
    seen.set(observer.value);
    if (!m_hexes.contains(observer))
        return 0;
    int32_t farthest = 0;
    for (const Range &range : ranges) {
        if (!range.from || range.from->test(observer.value))
            farthest = std::max(farthest, range.hexes);
    }
    const HexCoord here = m_hexes.coord(observer);
    int32_t lines = 0;
    for (int32_t q = -farthest; q <= farthest; ++q) {
        const int32_t last = std::min(farthest, farthest - q);
        for (int32_t r = std::max(-farthest, -farthest - q); r <= last; ++r) {
            const HexCoord there{int16_t(here.q + q), int16_t(here.r + r)};
            const SpaceId space = m_hexes.spaceAt(there);
            // What another observer sees needs no second look.
            if (!space || seen.test(space.value))
                continue;
            ++lines;
            if (sees(observer, space, int32_t(here.distance(there)), ranges))
                seen.set(space.value);
        }
    }
    return lines;
}

} // namespace engine

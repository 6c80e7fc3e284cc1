// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/hexcoord.h"
#include "engine/core/ids.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace engine {

/// The hexes of a board by coordinate and by space.
class HexIndex
{
public:
    struct Hex
    {
        SpaceId space;
        HexCoord coord;
    };

    HexIndex() = default;
    explicit HexIndex(std::span<const Hex> hexes)
    {
        for (const Hex &hex : hexes) {
            m_coords.emplace(hex.space, hex.coord);
            m_spaces.emplace(key(hex.coord), hex.space);
        }
    }

    /// None where the board has no hex.
    SpaceId spaceAt(HexCoord coord) const
    {
        const auto found = m_spaces.find(key(coord));
        return found == m_spaces.end() ? SpaceId() : found->second;
    }
    bool contains(SpaceId space) const { return m_coords.contains(space); }
    /// \a space must be contained.
    HexCoord coord(SpaceId space) const { return m_coords.at(space); }

private:
    static uint32_t key(HexCoord coord)
    {
        return uint32_t(uint16_t(coord.q)) << 16 | uint16_t(coord.r);
    }

    std::unordered_map<SpaceId, HexCoord> m_coords;
    std::unordered_map<uint32_t, SpaceId> m_spaces;
};

} // namespace engine

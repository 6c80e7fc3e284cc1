// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/hexcoord.h"

#include <optional>
#include <vector>

namespace engine {

/// One place on the straight line between two hex centres: a hex that the line goes through, or the
/// two hexes on either side where it runs along their common hexside.
struct HexLinePlace
{
    HexCoord hex;
    std::optional<HexCoord> twin;

    bool operator==(const HexLinePlace &) const = default;
};

/// Every hex whose inside the line from \a from to \a to touches, in order, with both ends. Exact:
/// a corner that is only grazed doesn't count. Of twins the lower coordinate comes first.
std::vector<HexLinePlace> hexLine(HexCoord from, HexCoord to);

} // namespace engine

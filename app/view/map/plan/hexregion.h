// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapgeometry.h"
#include "app/view/map/sheet/mapsheet.h"

#include <functional>

namespace view {

/// The outline of a set of hexes, found by walking along its hexsides.
class HexRegion
{
public:
    using Test = std::function<bool(const SheetHex &)>;

    /// Clockwise around areas, anticlockwise around holes; only corners.
    static std::vector<Polyline> outline(const MapSheet &sheet, const Test &belongs);
    /// A soft area across hexes, without specks and pinholes.
    static std::vector<Polyline> blob(const MapSheet &sheet, const Test &belongs);
    /// Leaves out areas under 480 px² and holes under 840 px².
    static std::vector<Polyline> withoutSpecks(std::vector<Polyline> loops);
};

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapgeometry.h"
#include "app/view/map/sheet/mapsheet.h"

namespace view {

/// A line along hexsides from corner to corner.
struct HexsideChain
{
    std::vector<LatticePoint> corners; ///< A closed chain ends where it began.
    std::vector<int> edges; ///< Indices of the hexsides that were given, in order.
    std::vector<bool> leftIsFrom; ///< Per hexside: does its `from` hex lie to the left?

    Polyline line(const HexLattice &lattice) const;
    bool isClosed() const { return corners.size() > 2 && corners.front() == corners.back(); }
};

/// Strings single hexsides to lines, which end at free ends and junctions.
class HexsideChains
{
public:
    static std::vector<HexsideChain> chain(const MapSheet &sheet,
                                           const std::vector<SheetEdge> &edges);
    /// Splits chains where the `from` hex changes from one side to the other.
    static std::vector<HexsideChain> splitBySide(const std::vector<HexsideChain> &chains);
};

} // namespace view

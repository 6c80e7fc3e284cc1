// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/hexregion.h"

#include <map>

namespace view {

namespace {

constexpr double shrink = 2.0;
constexpr int blobSoftness = 14;
constexpr double leastArea = 480;
constexpr double leastHole = 840;

} // namespace

std::vector<Polyline> HexRegion::outline(const MapSheet &sheet, const Test &belongs)
{
    const HexLattice &lattice = sheet.lattice();
    // Three hexes meet at a corner, so an outline leaves every corner at most once.
    std::map<LatticePoint, LatticePoint> steps;
    for (size_t i = 0; i < sheet.hexes().size(); ++i) {
        const SheetHex &hex = sheet.hexes()[i];
        if (!belongs(hex))
            continue;
        for (int side = 0; side < 6; ++side) {
            const int next = sheet.neighbour(int(i), side);
            if (next < 0 || !belongs(sheet.hex(next)))
                steps[hex.at + lattice.corner(side)] = hex.at + lattice.corner(side + 1);
        }
    }
    std::vector<Polyline> loops;
    while (!steps.empty()) {
        Polyline loop;
        auto step = steps.begin();
        while (step != steps.end()) {
            loop.push_back(lattice.point(step->first));
            const LatticePoint next = step->second;
            steps.erase(step);
            step = steps.find(next);
        }
        loops.push_back(std::move(loop));
    }
    return loops;
}

std::vector<Polyline> HexRegion::blob(const MapSheet &sheet, const Test &belongs)
{
    std::vector<Polyline> loops;
    for (const Polyline &loop : outline(sheet, belongs)) {
        loops.push_back(MapGeometry::soft(MapGeometry::inset(loop, shrink), blobSoftness,
                                          MapGeometry::Ends::Closed));
    }
    return withoutSpecks(std::move(loops));
}

std::vector<Polyline> HexRegion::withoutSpecks(std::vector<Polyline> loops)
{
    std::erase_if(loops, [](const Polyline &loop) {
        const double area = MapGeometry::area(loop);
        return area >= 0 ? area < leastArea : -area < leastHole;
    });
    return loops;
}

} // namespace view

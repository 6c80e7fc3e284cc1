// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/paint/gridpainter.h"

namespace view {

void GridPainter::paint()
{
    const MapSheet &sheet = m_canvas.plan.sheet;
    std::vector<Polyline> onLand;
    std::vector<Polyline> onWater;
    for (size_t i = 0; i < sheet.hexes().size(); ++i) {
        const SheetHex &hex = sheet.hexes()[i];
        if (!hex.space)
            continue;
        for (int side = 0; side < 6; ++side) {
            const int next = sheet.neighbour(int(i), side);
            // Two hexes share a line: the first one draws it.
            if (next >= 0 && sheet.hex(next).space && next < int(i))
                continue;
            const bool water = sheet.isWater(int(i)) && (next < 0 || sheet.isWater(next));
            (water ? onWater : onLand)
                .push_back({sheet.lattice().point(hex.at + sheet.lattice().corner(side)),
                            sheet.lattice().point(hex.at + sheet.lattice().corner(side + 1))});
        }
    }
    const MapPalette &palette = m_canvas.palette;
    m_canvas.svg.lines(
        onLand, SvgStyle::line(palette.color("grid"), 0.9, palette.landLineOpacity()).flat());
    m_canvas.svg.lines(
        onWater,
        SvgStyle::line(palette.color("grid_water"), 0.9, palette.waterLineOpacity()).flat());
}

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints borders, fronts, defensive lines, slopes and fortress walls.
class LinePainter
{
public:
    explicit LinePainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paintBorders();
    void paintDefences();
    void paintFortresses();

private:
    void paintFront(const LineCourse &front);
    void paintSlope(const LineCourse &slope);
    void paintWall(const FortressSide &wall);
    /// Triangles along a line, pointing to its left (\a side 1) or right (-1).
    std::vector<Polyline> teeth(const Polyline &line, double side) const;

    const MapCanvas &m_canvas;
};

} // namespace view

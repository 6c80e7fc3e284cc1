// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints fields, soft patches and the floors of woods, swamps and heights.
class GroundPainter
{
public:
    explicit GroundPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paintFields();
    void paintFloors();
    static QByteArray definitions(const MapPalette &palette);

private:
    QPointF fieldCorner(int column, int row) const;
    void paintQuilt();
    void paintMottle();
    bool isFarFromShore(QPointF point, double distance) const;
    void paintFloor(const std::vector<Polyline> &loops, const char *token, double widest);

    const MapCanvas &m_canvas;
};

} // namespace view

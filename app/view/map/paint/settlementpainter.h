// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints villages, towns, cities and the signs beside them.
class SettlementPainter
{
public:
    explicit SettlementPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();
    void paintSigns();
    void paintTown(QPointF centre, MapLook::Settlement size, double radius, int seedX, int seedY);
    void paintSmall(QPointF centre, MapLook::Settlement size);
    void paintSign(const HexSign &sign);
    static Polyline star(QPointF centre, double radius);

private:
    void paintFeature(const HexSign &sign);

    const MapCanvas &m_canvas;
};

} // namespace view

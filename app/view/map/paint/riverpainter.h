// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints rivers: all casings, then all fills, so that they flow into each other.
class RiverPainter
{
public:
    explicit RiverPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    struct Widths
    {
        double minor;
        double major;
    };

    void paintPass(const char *token, Widths widths);
    void paintTaper(const Polyline &points, const QByteArray &color, double width);

    const MapCanvas &m_canvas;
};

} // namespace view

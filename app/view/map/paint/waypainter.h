// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints railways, roads and their bridges.
class WayPainter
{
public:
    explicit WayPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();
    void paintBridges();

private:
    const MapCanvas &m_canvas;
};

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints the thin hex lines.
class GridPainter
{
public:
    explicit GridPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    const MapCanvas &m_canvas;
};

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints the sea with its steps towards the shore, and the bare land on it.
class SeaPainter
{
public:
    explicit SeaPainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();
    void paintLakes();
    static QByteArray definitions();

private:
    void paintWaves();
    void paintCracks();

    const MapCanvas &m_canvas;
};

} // namespace view

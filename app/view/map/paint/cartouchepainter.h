// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

#include <functional>

namespace view {

/// Paints the title of the map and its compass.
class CartouchePainter
{
public:
    explicit CartouchePainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    void paintPanel(QRectF box);
    void paintTitle(QRectF box);
    void paintSubtitles(QRectF box);
    void paintScale(QRectF box, double kmPerHex);
    void paintCompass(QRectF box, double pageUp, bool onLand);
    /// Paints what has its usual size in \a box, which may be larger.
    void enlarged(QRectF box, const std::function<void(QRectF)> &paint);
    QString styleText(QStringView key) const;

    const MapCanvas &m_canvas;
};

} // namespace view

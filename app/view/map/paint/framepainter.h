// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/paint/mapcanvas.h"

namespace view {

/// Paints the paper around the map, its frame, and the arrows of entry areas.
class FramePainter
{
public:
    explicit FramePainter(const MapCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    void paintFrame(QRectF area, QRectF page);
    /// A side of the frame.
    struct Border
    {
        double distance;
        QPointF tip; ///< Of an arrow into the map.
        double angle;
    };

    void paintEntries();
    Border nearestBorder(QPointF first, QPointF last) const;
    void paintEntry(int hex, const QString &letter, const QString &side);
    void paintEntryArea(const engine::Json &entry);
    void paintArrow(QPointF tip, double angle, const QString &letter, const QString &side);

    const MapCanvas &m_canvas;
};

} // namespace view

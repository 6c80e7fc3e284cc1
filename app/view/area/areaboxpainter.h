// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areacanvas.h"

namespace view {

/// Paints the boxes and tracks of an area map.
class AreaBoxPainter
{
public:
    explicit AreaBoxPainter(const AreaCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paint();

private:
    void paintBox(const AreaSketch::Box &box);
    void paintWater(const AreaSketch::Box &box);
    void paintHead(QRectF box, const QByteArray &color);
    void paintTitle(const AreaSketch::Box &box);
    void paintGhost(const AreaSketch::Box &box, QRectF room);
    void paintSign(const QString &sign, QPointF at);
    void paintFlakes(QPointF at, int count);

    const AreaCanvas &m_canvas;
};

} // namespace view

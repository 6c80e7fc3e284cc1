// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areacanvas.h"

namespace view {

/// Paints the circles, signs and names of areas, and the names of waters.
class AreaSignPainter
{
public:
    explicit AreaSignPainter(const AreaCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    /// \a rivers are the courses of the sketch's rivers, as they are drawn.
    void paint(const std::vector<Polyline> &rivers);
    void paintCircle(QPointF at, const QString &code, AreaSketch::Ground ground);
    void paintVictory(QPointF at, const QString &code);
    void paintSupply(QPointF at, const QString &code, const QString &side,
                     AreaSketch::Ground ground);
    void paintCity(QPointF at);
    void paintPort(QPointF at, AreaSketch::Port port);

    /// The room that signs and name of an area take.
    static std::vector<QRectF> occupied(const AreaSketch::Area &area);

private:
    static MapText nameText(const AreaSketch::Area &area);
    void paintArea(const AreaSketch::Area &area);
    void paintLabels();
    void paintRiverNames(const std::vector<Polyline> &courses);
    bool placeAlong(const Polyline &course, const std::vector<QRectF> &taken, MapText &text) const;
    void paintCode(QPointF at, const QString &code, double size, const QByteArray &color);
    static QByteArray color(AreaSketch::Ground ground);

    const AreaCanvas &m_canvas;
};

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areacanvas.h"

namespace view {

/// Paints what runs along or across the borders of areas: rivers, start lines, crossings.
class AreaLinePainter
{
public:
    explicit AreaLinePainter(const AreaCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void paintRivers(const std::vector<Polyline> &courses) const;
    /// Railways under roads; those of one kind melt where they meet.
    void paintWays(const std::vector<AreaSketch::Way> &ways) const;
    void paintLine(const Polyline &course, const QString &style) const;
    /// A double arrow with its points at \a from and \a to.
    void paintCrossing(QPointF from, QPointF to) const;

private:
    void paintDashes(const Polyline &course, const QByteArray &color, double width,
                     const QByteArray &dashes) const;

    const AreaCanvas &m_canvas;
};

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/geometry/boardgeometry.h"
#include "app/view/signs/boardpieces.h"
#include "app/view/signs/boardsigns.h"

class QPainter;

namespace view {

/// Draws what is written on plates beside the pieces: where supply comes from, how strong a stack
/// is.
class BoardPlates
{
public:
    BoardPlates(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry);

    /// At the end of the line or, with an arrow, where it leaves the view.
    void paintTrace(const BoardSigns &signs) const;
    /// Below every stack of several pieces that has one, larger than the counters if need be.
    void paintStrengths(const BoardSigns &signs, const BoardPieces &pieces) const;

private:
    void paintPlate(const QRectF &plate, const QString &text, const QColor &ground,
                    double radius) const;

    QPainter &m_painter;
    const BoardCamera &m_camera;
    const BoardGeometry &m_geometry;
    double m_scale;
};

} // namespace view

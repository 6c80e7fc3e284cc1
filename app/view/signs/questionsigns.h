// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/geometry/boardgeometry.h"
#include "app/view/signs/boardpieces.h"
#include "app/view/signs/boardsigns.h"

class QPainter;

namespace view {

/// Draws what the open question puts on the board: ticks, numbered places, what they cost.
class QuestionSigns
{
public:
    QuestionSigns(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry);

    void paintTicks(const BoardSigns &signs, const BoardPieces &pieces) const;
    void paintChoices(const BoardSigns &signs) const;
    /// Only where they can be read.
    void paintRooms(const BoardSigns &signs) const;
    /// Squares for what is planned: filled when it is to do, hollow when it is done.
    void paintPlans(const BoardSigns &signs) const;
    /// "×½" beside the arrow of those that count for less.
    void paintShare(QPointF at, double share) const;

private:
    void paintPill(QPointF middle, const QString &text, const QColor &ground) const;
    void paintCostly(engine::SpaceId space) const;

    QPainter &m_painter;
    const BoardCamera &m_camera;
    const BoardGeometry &m_geometry;
    double m_scale; // for places: of the map
    double m_unit; // for sizes: the same, but readable at every zoom
};

} // namespace view

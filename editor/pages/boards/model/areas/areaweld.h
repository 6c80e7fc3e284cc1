// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMap>
#include <QPoint>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace editor {

/// Brings outlines that lie close beside each other together, so that they have their corners in
/// common.
class AreaWeld
{
public:
    AreaWeld(QMap<QString, QPolygonF> &outlines, double tolerance);

    void run();

    /// Leads the outline through those of \a corners that lie no farther from its border.
    static bool addCorners(QPolygonF &outline, const QPolygonF &corners, double tolerance);
    /// Moves corners of the outline onto corners and borders of another one that are so near.
    static void snapCorners(QPolygonF &outline, const QPolygonF &other, double tolerance);

private:
    void joinCorners(QPolygonF &outline);
    void enter(const QPolygonF &outline);
    std::optional<QPointF> cornerNear(QPointF point) const;
    QPoint cellOf(QPointF point) const;
    void joinBorders();
    static bool insertCorner(QPolygonF &outline, QPointF corner, double tolerance);

    QMap<QString, QPolygonF> &m_outlines;
    double m_tolerance;
    QHash<QPoint, std::vector<QPointF>> m_corners; ///< Of the outlines that were looked at already.
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QMap>
#include <QPolygonF>

#include <optional>
#include <vector>

namespace editor {

/// Cuts outlines and joins them.
class AreaCut
{
public:
    struct Whole
    {
        QPolygonF outline;
        QList<QPolygonF> holes;

        bool isEmpty() const { return outline.isEmpty(); }
    };

    /// The largest part of an outline that lies over none of the others.
    static Whole without(const QPolygonF &outline, const QMap<QString, QPolygonF> &others);
    /// One outline of two that have the corners of their common border in common.
    static Whole joined(const QPolygonF &first, const QPolygonF &second);
    /// The longest part of a line that lies inside.
    static QPolygonF inside(const QPolygonF &outline, const QPolygonF &line);
    /// The larger one first; nothing unless the line leads through once, from border to border.
    static std::optional<std::pair<QPolygonF, QPolygonF>> halves(const QPolygonF &outline,
                                                                 const QPolygonF &line);

private:
    static std::vector<QPolygonF> insideParts(const QPolygonF &outline, const QPolygonF &line);
    static std::vector<QPointF> stops(const QPolygonF &outline, const QLineF &line);
};

} // namespace editor

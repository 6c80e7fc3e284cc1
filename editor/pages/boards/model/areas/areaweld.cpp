// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/areaweld.h"

#include "editor/pages/boards/model/areas/areashape.h"

#include <algorithm>
#include <cmath>

namespace editor {

using namespace areashape;

AreaWeld::AreaWeld(QMap<QString, QPolygonF> &outlines, double tolerance)
    : m_outlines(outlines)
    , m_tolerance(std::max(tolerance, grain))
{
}

void AreaWeld::run()
{
    for (QPolygonF &outline : m_outlines) {
        joinCorners(outline);
        enter(outline);
    }
    joinBorders();
}

QPoint AreaWeld::cellOf(QPointF point) const
{
    return {int(std::floor(point.x() / m_tolerance)), int(std::floor(point.y() / m_tolerance))};
}

void AreaWeld::enter(const QPolygonF &outline)
{
    for (const QPointF corner : outline)
        m_corners[cellOf(corner)].push_back(corner);
}

std::optional<QPointF> AreaWeld::cornerNear(QPointF point) const
{
    std::optional<QPointF> best;
    double least = m_tolerance;
    const QPoint middle = cellOf(point);
    for (int x = -1; x <= 1; ++x) {
        for (int y = -1; y <= 1; ++y) {
            const auto found = m_corners.constFind(middle + QPoint(x, y));
            if (found == m_corners.constEnd())
                continue;
            for (const QPointF corner : *found) {
                const double far = QLineF(corner, point).length();
                if (far <= least) {
                    least = far;
                    best = corner;
                }
            }
        }
    }
    return best;
}

// Only to corners of others: small parts of an outline stay what they are.
void AreaWeld::joinCorners(QPolygonF &outline)
{
    QPolygonF joined = outline;
    for (QPointF &corner : joined)
        corner = cornerNear(corner).value_or(corner);
    joined = cleaned(joined);
    if (isSimple(joined))
        outline = joined;
}

void AreaWeld::joinBorders()
{
    const double reach = m_tolerance;
    for (auto mine = m_outlines.begin(); mine != m_outlines.end(); ++mine) {
        for (auto it = m_outlines.constBegin(); it != m_outlines.constEnd(); ++it) {
            const QRectF near = mine->boundingRect().adjusted(-reach, -reach, reach, reach);
            if (it.key() == mine.key() || !near.intersects(it->boundingRect()))
                continue;
            QPolygonF joined = *mine;
            if (addCorners(joined, *it, m_tolerance) && isSimple(joined))
                *mine = joined;
        }
    }
}

bool AreaWeld::insertCorner(QPolygonF &outline, QPointF corner, double tolerance)
{
    if (outline.size() < 2 || cornerAt(outline, corner) >= 0)
        return false;
    qsizetype best = -1;
    double least = tolerance;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const double far = distance(side(outline, i), corner);
        if (far <= least) {
            least = far;
            best = i;
        }
    }
    if (best < 0)
        return false;
    outline.insert(best + 1, corner);
    return true;
}

bool AreaWeld::addCorners(QPolygonF &outline, const QPolygonF &corners, double tolerance)
{
    bool hasChanged = false;
    const QRectF near =
        outline.boundingRect().adjusted(-tolerance, -tolerance, tolerance, tolerance);
    for (const QPointF corner : corners) {
        if (near.contains(corner))
            hasChanged = insertCorner(outline, corner, tolerance) || hasChanged;
    }
    return hasChanged;
}

void AreaWeld::snapCorners(QPolygonF &outline, const QPolygonF &other, double tolerance)
{
    for (QPointF &corner : outline) {
        double least = tolerance;
        QPointF best = corner;
        for (const QPointF place : other) {
            const double far = QLineF(place, corner).length();
            if (far <= least) {
                least = far;
                best = place;
            }
        }
        for (qsizetype i = 0; i < other.size() && best == corner; ++i) {
            if (distance(side(other, i), corner) <= tolerance)
                best = rounded(nearest(side(other, i), corner));
        }
        corner = best;
    }
}

} // namespace editor

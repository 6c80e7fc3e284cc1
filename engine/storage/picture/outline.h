// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/picture/affine.h"

#include <QList>
#include <QPointF>
#include <QSizeF>

namespace engine {

/// Collects lines and curves as polygons whose corners are never farther than half a pixel off.
class Outline
{
public:
    /// Holds at most \a maxPoints corners; what comes later is dropped.
    Outline(const Affine &transform, qsizetype maxPoints);

    bool isFull() const { return m_pointsLeft <= 0; }
    qsizetype pointsLeft() const { return m_pointsLeft; }
    /// Of all lines so far, in the coordinates of the drawing.
    double length() const { return m_length; }
    /// Whether every polygon so far came back to its start.
    bool isClosed() const { return m_isClosed; }

    QPointF position() const { return m_position; }

    void moveTo(QPointF point);
    void lineTo(QPointF point);
    void cubicTo(QPointF first, QPointF second, QPointF end);
    void quadraticTo(QPointF control, QPointF end);
    /// SVG's elliptic arc; \a rotation in degrees.
    void arcTo(QSizeF radii, double rotation, bool isLarge, bool isClockwise, QPointF end);
    void close();
    void addEllipse(QPointF centre, double rx, double ry);

    /// The closed polygons, in the coordinates of the drawing; those without an area are left out.
    QList<QList<QPointF>> polygons();

private:
    void append(QPointF mapped);
    enum class End { Joined, Loose };
    void finishPolygon(End end = End::Loose);

    Affine m_transform;
    qsizetype m_pointsLeft;
    QList<QList<QPointF>> m_polygons;
    QList<QPointF> m_current; // mapped
    QPointF m_position; // not mapped
    QPointF m_start; // not mapped
    bool m_isClosed = true;
    double m_length = 0;
};

} // namespace engine

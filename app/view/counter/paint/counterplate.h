// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace view {

/// The cardboard of a counter without anything printed on it, 64 units wide.
class CounterPlate
{
public:
    static constexpr double size = 64;
    static constexpr double radius = 6.5;
    static constexpr double bandHeight = 11.5;

    /// How strong a shadow falls, and how far.
    struct Shadow
    {
        double strength = 1;
        double lift = 0;
    };

    static QRectF rect() { return QRectF(0, 0, size, size); }
    static QPainterPath outline();
    /// The body without gradient for a piece with \a isReduced strength.
    static QColor ground(const QColor &body, bool isReduced);

    static void drawShadow(QPainter &painter, const QRectF &rect, double radius,
                           const Shadow &shadow);
    static void drawBody(QPainter &painter, const QColor &ground);
    static void drawBand(QPainter &painter, const QColor &color);
    /// Light and dark edge and the line around: over everything that lies in the plate.
    static void drawEdge(QPainter &painter);
};

} // namespace view

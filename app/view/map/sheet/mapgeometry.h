// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vector>

class QPainterPath;

namespace view {

using Polyline = std::vector<QPointF>;

/// The few operations on lines that turn hexsides into shores, rivers and roads.
class MapGeometry
{
public:
    enum class Ends { Open, Closed };
    struct Nearest
    {
        double distance = 1e9;
        QPointF point;
    };

    /// Points about every \a step px. Corners are kept, so that points depend on nothing far away.
    static Polyline resample(const Polyline &line, double step, Ends ends);
    static Polyline relax(Polyline line, int times, Ends ends);
    static Polyline warp(Polyline line, double share = 1.0);
    /// resample, relax and warp in one.
    static Polyline soft(const Polyline &line, int times, Ends ends, double step = 6.0);
    /// Moves a closed line by \a distance to the right of its direction (inwards when clockwise).
    static Polyline inset(const Polyline &loop, double distance);
    /// Moves an open line by \a distance to the left of its direction.
    static Polyline shifted(const Polyline &line, double distance);
    /// Points of the curve from \a b to \a c, \a b left out.
    static void appendCatmullRom(Polyline &line, QPointF a, QPointF b, QPointF c, QPointF d,
                                 int steps);

    /// The smaller one; where they differ by less than \a width a little less, without a corner.
    static double softMinimum(double a, double b, double width);
    static double length(const Polyline &line);
    /// Positive when clockwise on the page.
    static double area(const Polyline &loop);
    static Nearest nearest(const Polyline &line, QPointF point, Ends ends);
    /// Even-odd over all loops.
    static bool contains(const std::vector<Polyline> &loops, QPointF point);
    /// Unit vector along the line at point \a index.
    static QPointF direction(const Polyline &line, size_t index);
    /// Left of a direction on a page whose y grows downwards.
    static QPointF left(QPointF direction) { return {direction.y(), -direction.x()}; }
    static QPointF unit(QPointF vector);
    /// Loops of a path without corners nearer to each other than \a least px.
    static std::vector<Polyline> loops(const QPainterPath &path, double least = 1.5);
    static QPainterPath path(const std::vector<Polyline> &loops);
    /// A band of \a width around the straight line from \a a to \a b with round ends.
    static Polyline capsule(QPointF a, QPointF b, double width);
};

} // namespace view

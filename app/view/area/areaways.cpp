// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areaways.h"

#include "app/view/area/areanest.h"

#include <cmath>
#include <set>

namespace view {

namespace {

constexpr int steps = 8; // between two points of a course

using Key = std::pair<qint64, qint64>;

Key key(QPointF point)
{
    return {std::llround(point.x() * 10), std::llround(point.y() * 10)};
}

std::pair<Key, Key> side(const QPolygonF &outline, qsizetype index)
{
    return std::minmax(key(outline[index]), key(outline[(index + 1) % outline.size()]));
}

double length(QPointF way)
{
    return std::hypot(way.x(), way.y());
}

/// The borders that two areas have in common, as their ends.
std::vector<std::pair<QPointF, QPointF>> common(const QPolygonF &a, const QPolygonF &b)
{
    std::set<std::pair<Key, Key>> sides;
    for (qsizetype i = 0; i < a.size(); ++i)
        sides.insert(side(a, i));
    const AreaNest nest({a, b});
    const bool isInner = nest.around(1) == 0;
    const QPolygonF &rim = nest.around(0) == 1 ? a : b;
    std::vector<std::pair<QPointF, QPointF>> found;
    for (qsizetype i = 0; i < rim.size(); ++i) {
        if (isInner || &rim == &a || sides.contains(side(b, i)))
            found.emplace_back(rim[i], rim[(i + 1) % rim.size()]);
    }
    return found;
}

} // namespace

QPointF AreaWays::gate(const Stop &from, const Stop &to)
{
    QPointF best = (from.label + to.label) / 2;
    double least = 0;
    bool hasFound = false;
    for (const auto &[a, b] : common(from.outline, to.outline)) {
        for (const double share : {0.25, 0.5, 0.75}) {
            const QPointF place = a + (b - a) * share;
            const double far = length(place - from.label) + length(to.label - place);
            if (hasFound && far >= least)
                continue;
            hasFound = true;
            least = far;
            best = place;
        }
    }
    return best;
}

Polyline AreaWays::course(const std::vector<Stop> &stops)
{
    Polyline knots;
    for (size_t i = 0; i < stops.size(); ++i) {
        if (i > 0)
            knots.push_back(gate(stops[i - 1], stops[i]));
        knots.push_back(stops[i].label);
    }
    if (knots.size() < 2)
        return {};
    Polyline line{knots.front()};
    for (size_t i = 0; i + 1 < knots.size(); ++i)
        MapGeometry::appendCatmullRom(line, knots[i ? i - 1 : 0], knots[i], knots[i + 1],
                                      knots[std::min(i + 2, knots.size() - 1)], steps);
    return line;
}

} // namespace view

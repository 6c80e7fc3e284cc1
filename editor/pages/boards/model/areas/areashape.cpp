// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/areashape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace editor::areashape {

namespace {

constexpr double c_step = 8; // of a border that is compared with another
constexpr int c_columns = 24; // of places that are tried for a name

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

double turn(QPointF a, QPointF b, QPointF c)
{
    return cross(b - a, c - a);
}

bool isNeedle(QPointF a, QPointF b, QPointF c)
{
    return areSame(a, c) || areSame(a, b)
        || (QPointF::dotProduct(b - a, c - b) < 0 && distance(QLineF(a, b), c) < grain / 2);
}

bool overlaps(const QRectF &bounds, const QLineF &line)
{
    return std::max(line.x1(), line.x2()) >= bounds.left()
        && std::min(line.x1(), line.x2()) <= bounds.right()
        && std::max(line.y1(), line.y2()) >= bounds.top()
        && std::min(line.y1(), line.y2()) <= bounds.bottom();
}

// Two sides that have no corner in common must keep apart.
bool doMeet(const QLineF &a, const QLineF &b)
{
    const QRectF around =
        QRectF(a.p1(), a.p2()).normalized().adjusted(-grain, -grain, grain, grain);
    if (!overlaps(around, b))
        return false;
    return doCross(a, b) || distance(a, b.p1()) < grain / 2 || distance(a, b.p2()) < grain / 2
        || distance(b, a.p1()) < grain / 2 || distance(b, a.p2()) < grain / 2;
}

double room(const QPolygonF &polygon, const QList<QPolygonF> &holes, QPointF point)
{
    double free = contains(polygon, point) ? distance(polygon, point) : -1;
    for (const QPolygonF &hole : holes)
        free = contains(hole, point) ? -1 : std::min(free, distance(hole, point));
    return free;
}

/// Only those that may be near to one of them are worth measuring.
std::vector<QLineF> sidesIn(const QPolygonF &polygon, const QRectF &bounds)
{
    std::vector<QLineF> found;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        if (overlaps(bounds, side(polygon, i)))
            found.push_back(side(polygon, i));
    }
    return found;
}

bool isAlong(const std::vector<QLineF> &sides, QPointF point, double reach)
{
    return std::any_of(sides.begin(), sides.end(),
                       [&](const QLineF &side) { return distance(side, point) <= reach; });
}

/// The parts of a border, step by step, that are wanted.
template<typename Wanted>
std::vector<QPolygonF> runs(const QPolygonF &polygon, const QRectF &bounds, const Wanted &isWanted)
{
    std::vector<QPolygonF> found;
    bool isOpen = false;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QLineF line = side(polygon, i);
        if (!overlaps(bounds, line)) {
            isOpen = false;
            continue;
        }
        const int steps = std::max(1, int(std::ceil(line.length() / c_step)));
        for (int step = 0; step < steps; ++step) {
            const QPointF from = line.pointAt(double(step) / steps);
            const QPointF to = line.pointAt(double(step + 1) / steps);
            const bool isMore = isWanted(from, to);
            if (isMore && !isOpen)
                found.push_back({from});
            if (isMore)
                found.back().append(to);
            isOpen = isMore;
        }
    }
    // The border may begin in the middle of the list of corners.
    if (found.size() > 1 && areSame(found.back().last(), found.front().first())) {
        found.back() += found.front().mid(1);
        found.erase(found.begin());
    }
    return found;
}

} // namespace

QPointF rounded(QPointF point)
{
    return {std::round(point.x() / grain) * grain, std::round(point.y() / grain) * grain};
}

bool areSame(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) < grain / 2 && std::abs(a.y() - b.y()) < grain / 2;
}

QPolygonF cleaned(const QPolygonF &polygon)
{
    QPolygonF result;
    for (const QPointF point : polygon)
        result.append(rounded(point));
    for (qsizetype i = 0; i < result.size() && result.size() > 2;) {
        const qsizetype count = result.size();
        if (!isNeedle(result[(i + count - 1) % count], result[i], result[(i + 1) % count])) {
            ++i;
            continue;
        }
        result.remove(i);
        i = std::max<qsizetype>(0, i - 2);
    }
    return result;
}

double signedArea(const QPolygonF &polygon)
{
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i)
        twice += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
    return twice / 2;
}

double area(const QPolygonF &polygon)
{
    return std::abs(signedArea(polygon));
}

QPolygonF clockwise(QPolygonF polygon)
{
    if (signedArea(polygon) < 0)
        std::reverse(polygon.begin(), polygon.end());
    return polygon;
}

QLineF side(const QPolygonF &polygon, qsizetype index)
{
    return {polygon[index], polygon[(index + 1) % polygon.size()]};
}

bool contains(const QPolygonF &polygon, QPointF point)
{
    return polygon.containsPoint(point, Qt::OddEvenFill);
}

QPointF nearest(const QLineF &line, QPointF point)
{
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    if (square <= 0)
        return line.p1();
    const double share = QPointF::dotProduct(point - line.p1(), along) / square;
    return line.p1() + along * std::clamp(share, 0.0, 1.0);
}

double distance(const QLineF &line, QPointF point)
{
    const QPointF away = nearest(line, point) - point;
    return std::hypot(away.x(), away.y());
}

double distance(const QPolygonF &polygon, QPointF point)
{
    double least = std::numeric_limits<double>::max();
    for (qsizetype i = 0; i < polygon.size(); ++i)
        least = std::min(least, distance(side(polygon, i), point));
    return least;
}

bool doCross(const QLineF &a, const QLineF &b)
{
    const auto isTouched = [](const QLineF &line, QPointF point) {
        return distance(line, point) < grain / 2;
    };
    if (isTouched(a, b.p1()) || isTouched(a, b.p2()) || isTouched(b, a.p1())
        || isTouched(b, a.p2()))
        return false;
    return (turn(a.p1(), a.p2(), b.p1()) > 0) != (turn(a.p1(), a.p2(), b.p2()) > 0)
        && (turn(b.p1(), b.p2(), a.p1()) > 0) != (turn(b.p1(), b.p2(), a.p2()) > 0);
}

bool isSimple(const QPolygonF &polygon)
{
    const qsizetype count = polygon.size();
    if (count < 3 || area(polygon) < 1)
        return false;
    for (qsizetype i = 0; i < count; ++i) {
        if (isNeedle(polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count]))
            return false;
        for (qsizetype j = i + 2; j < count; ++j) {
            const bool areBeside = (j + 1) % count == i;
            if (!areBeside && doMeet(side(polygon, i), side(polygon, j)))
                return false;
        }
    }
    return true;
}

QPointF middle(const QPolygonF &polygon, const QList<QPolygonF> &holes)
{
    const QRectF bounds = polygon.boundingRect();
    QPointF best = bounds.center();
    double most = room(polygon, holes, best);
    QSizeF step(bounds.width() / c_columns, bounds.height() / c_columns);
    for (int row = 1; row < c_columns; ++row) {
        for (int column = 1; column < c_columns; ++column) {
            const QPointF place =
                bounds.topLeft() + QPointF(column * step.width(), row * step.height());
            const double free = room(polygon, holes, place);
            // Of places that are as good the first one stays.
            if (free > most + grain) {
                most = free;
                best = place;
            }
        }
    }
    return {std::round(best.x()), std::round(best.y())};
}

qsizetype cornerAt(const QPolygonF &polygon, QPointF point)
{
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        if (areSame(polygon[i], point))
            return i;
    }
    return -1;
}

std::vector<QPolygonF> borders(const QPolygonF &a, const QPolygonF &b, double tolerance)
{
    const double reach = tolerance + grain;
    const QRectF bounds = b.boundingRect().adjusted(-reach, -reach, reach, reach);
    const std::vector<QLineF> others =
        sidesIn(b, a.boundingRect().adjusted(-reach, -reach, reach, reach));
    const auto isNear = [&](QPointF point) {
        return bounds.contains(point) && isAlong(others, point, reach);
    };
    return runs(a, bounds, [&](QPointF from, QPointF to) {
        return isNear((from + to) / 2) && isNear(from) && isNear(to);
    });
}

std::vector<QPolygonF> freeBorders(const QPolygonF &polygon, const QList<QPolygonF> &others,
                                   double tolerance)
{
    const double reach = tolerance + grain;
    const QRectF bounds = polygon.boundingRect().adjusted(-reach, -reach, reach, reach);
    std::vector<QLineF> sides;
    for (const QPolygonF &other : others) {
        const std::vector<QLineF> near = sidesIn(other, bounds);
        sides.insert(sides.end(), near.begin(), near.end());
    }
    return runs(polygon, bounds,
                [&](QPointF from, QPointF to) { return !isAlong(sides, (from + to) / 2, reach); });
}

double length(const QPolygonF &line)
{
    double sum = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        sum += QLineF(line[i - 1], line[i]).length();
    return sum;
}

} // namespace editor::areashape

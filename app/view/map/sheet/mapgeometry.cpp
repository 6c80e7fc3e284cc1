// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mapgeometry.h"

#include "app/view/map/sheet/mapnoise.h"

#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

Polyline MapGeometry::resample(const Polyline &line, double step, Ends ends)
{
    Polyline result;
    if (line.empty())
        return result;
    const size_t segments = ends == Ends::Closed ? line.size() : line.size() - 1;
    for (size_t i = 0; i < segments; ++i) {
        const QPointF from = line[i];
        const QPointF to = line[(i + 1) % line.size()];
        const int parts = std::max(1, int(std::lround(distance(from, to) / step)));
        for (int part = 0; part < parts; ++part)
            result.push_back(from + (to - from) * (double(part) / parts));
    }
    if (ends == Ends::Open)
        result.push_back(line.back());
    return result;
}

Polyline MapGeometry::relax(Polyline line, int times, Ends ends)
{
    const size_t count = line.size();
    if (count < 3)
        return line;
    Polyline next = line;
    for (int pass = 0; pass < times; ++pass) {
        for (size_t i = 1; i + 1 < count; ++i)
            next[i] = (line[i - 1] + 2.0 * line[i] + line[i + 1]) / 4.0;
        if (ends == Ends::Closed) {
            next[0] = (line[count - 1] + 2.0 * line[0] + line[1]) / 4.0;
            next[count - 1] = (line[count - 2] + 2.0 * line[count - 1] + line[0]) / 4.0;
        }
        std::swap(line, next);
    }
    return line;
}

Polyline MapGeometry::warp(Polyline line, double share)
{
    for (QPointF &point : line)
        point = MapNoise::warp(point, share);
    return line;
}

Polyline MapGeometry::soft(const Polyline &line, int times, Ends ends, double step)
{
    return warp(relax(resample(line, step, ends), times, ends));
}

Polyline MapGeometry::inset(const Polyline &loop, double distance)
{
    Polyline result;
    const size_t count = loop.size();
    result.reserve(count);
    for (size_t i = 0; i < count; ++i) {
        const QPointF before = left(unit(loop[i] - loop[(i + count - 1) % count]));
        const QPointF after = left(unit(loop[(i + 1) % count] - loop[i]));
        const double scale = std::max(0.5, 1.0 + QPointF::dotProduct(before, after));
        result.push_back(loop[i] - (before + after) * (distance / scale));
    }
    return result;
}

Polyline MapGeometry::shifted(const Polyline &line, double distance)
{
    Polyline result;
    result.reserve(line.size());
    for (size_t i = 0; i < line.size(); ++i)
        result.push_back(line[i] + left(direction(line, i)) * distance);
    return result;
}

void MapGeometry::appendCatmullRom(Polyline &line, QPointF a, QPointF b, QPointF c, QPointF d,
                                   int steps)
{
    for (int step = 1; step <= steps; ++step) {
        const double t = double(step) / steps;
        const double t2 = t * t;
        const double t3 = t2 * t;
        line.push_back(0.5
                       * (2.0 * b + (c - a) * t + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
                          + (3.0 * b - a - 3.0 * c + d) * t3));
    }
}

double MapGeometry::softMinimum(double a, double b, double width)
{
    const double share = std::max(width - std::abs(a - b), 0.0) / width;
    return std::min(a, b) - share * share * width / 4;
}

double MapGeometry::length(const Polyline &line)
{
    double sum = 0;
    for (size_t i = 1; i < line.size(); ++i)
        sum += distance(line[i - 1], line[i]);
    return sum;
}

double MapGeometry::area(const Polyline &loop)
{
    double sum = 0;
    for (size_t i = 0; i < loop.size(); ++i) {
        const QPointF a = loop[i];
        const QPointF b = loop[(i + 1) % loop.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return sum / 2.0;
}

MapGeometry::Nearest MapGeometry::nearest(const Polyline &line, QPointF point, Ends ends)
{
    Nearest best;
    const size_t segments = ends == Ends::Closed ? line.size() : line.size() - 1;
    for (size_t i = 0; !line.empty() && i < segments; ++i) {
        const QPointF from = line[i];
        const QPointF along = line[(i + 1) % line.size()] - from;
        const double square = QPointF::dotProduct(along, along);
        const double share = square > 0
            ? std::clamp(QPointF::dotProduct(point - from, along) / square, 0.0, 1.0)
            : 0.0;
        const QPointF candidate = from + along * share;
        const double d = distance(candidate, point);
        if (d < best.distance)
            best = {d, candidate};
    }
    return best;
}

bool MapGeometry::contains(const std::vector<Polyline> &loops, QPointF point)
{
    bool inside = false;
    for (const Polyline &loop : loops) {
        for (size_t i = 0; i < loop.size(); ++i) {
            const QPointF a = loop[i];
            const QPointF b = loop[(i + 1) % loop.size()];
            if ((a.y() > point.y()) == (b.y() > point.y()))
                continue;
            if (point.x() < a.x() + (point.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x()))
                inside = !inside;
        }
    }
    return inside;
}

QPointF MapGeometry::direction(const Polyline &line, size_t index)
{
    if (line.size() < 2)
        return {1, 0};
    const QPointF before = line[index > 0 ? index - 1 : 0];
    const QPointF after = line[std::min(index + 1, line.size() - 1)];
    return unit(after - before);
}

QPointF MapGeometry::unit(QPointF vector)
{
    const double size = std::hypot(vector.x(), vector.y());
    return size > 0 ? vector / size : QPointF(0, 0);
}

std::vector<Polyline> MapGeometry::loops(const QPainterPath &path, double least)
{
    std::vector<Polyline> result;
    const QList<QPolygonF> polygons = path.toSubpathPolygons();
    for (const QPolygonF &polygon : polygons) {
        Polyline loop;
        for (const QPointF point : polygon) {
            if (loop.empty() || distance(loop.back(), point) >= least)
                loop.push_back(point);
        }
        while (loop.size() > 1 && distance(loop.front(), loop.back()) < least)
            loop.pop_back();
        if (loop.size() > 2)
            result.push_back(std::move(loop));
    }
    return result;
}

QPainterPath MapGeometry::path(const std::vector<Polyline> &loops)
{
    QPainterPath result;
    for (const Polyline &loop : loops) {
        result.addPolygon(QPolygonF(QList<QPointF>(loop.begin(), loop.end())));
        result.closeSubpath();
    }
    return result;
}

Polyline MapGeometry::capsule(QPointF a, QPointF b, double width)
{
    const double start = std::atan2(b.y() - a.y(), b.x() - a.x());
    Polyline result;
    for (int i = 0; i < 14; ++i) {
        const double angle = start - M_PI / 2 + M_PI / 6 * (i < 7 ? i : i - 1);
        const QPointF centre = i < 7 ? b : a;
        result.push_back(centre + QPointF(std::cos(angle), std::sin(angle)) * (width / 2));
    }
    return result;
}

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace engine {

namespace {

constexpr double tolerance = 0.5;
constexpr int maxSteps = 500; // of one curve

double length(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

// How far a chord of the curve, cut in n equal parts, is off at most: 3/4 of this, over n squared.
double bend(QPointF p0, QPointF p1, QPointF p2, QPointF p3)
{
    return std::max(length(p0 - 2 * p1 + p2), length(p1 - 2 * p2 + p3));
}

// The angle and its start of SVG's implementation notes on arcs, in the frame of the ellipse.
struct Arc
{
    QPointF centre;
    double rx;
    double ry;
    double start;
    double sweep;
};

Arc centredArc(QPointF from, double rx, double ry, bool isLarge, bool isClockwise)
{
    // "from" is half of the way from the end to the start, so that the middle is the origin.
    const double x = from.x() / rx;
    const double y = from.y() / ry;
    const double squares = x * x + y * y;
    const double grow = std::max(1.0, std::sqrt(squares));
    const double factor = std::sqrt(std::max(0.0, 1 / std::max(squares, 1e-300) - 1))
        * (isLarge == isClockwise ? -1 : 1);
    const double cx = squares >= 1 ? 0 : factor * y;
    const double cy = squares >= 1 ? 0 : -factor * x;
    const double begin = std::atan2(y / grow - cy, x / grow - cx);
    const double end = std::atan2(-y / grow - cy, -x / grow - cx);
    double sweep = end - begin;
    if (isClockwise && sweep <= 0)
        sweep += 2 * std::numbers::pi;
    else if (!isClockwise && sweep >= 0)
        sweep -= 2 * std::numbers::pi;
    return {{cx * rx * grow, cy * ry * grow}, rx * grow, ry * grow, begin, sweep};
}

} // namespace

Outline::Outline(const Affine &transform, qsizetype maxPoints)
    : m_transform(transform)
    , m_pointsLeft(maxPoints)
{
}

void Outline::moveTo(QPointF point)
{
    finishPolygon();
    m_position = m_start = point;
    append(m_transform.map(point));
}

void Outline::lineTo(QPointF point)
{
    if (m_current.isEmpty())
        append(m_transform.map(m_position));
    m_position = point;
    append(m_transform.map(point));
}

void Outline::cubicTo(QPointF first, QPointF second, QPointF end)
{
    const QPointF p0 = m_transform.map(m_position);
    const QPointF p1 = m_transform.map(first);
    const QPointF p2 = m_transform.map(second);
    const QPointF p3 = m_transform.map(end);
    if (m_current.isEmpty())
        append(p0);
    const double wanted = std::sqrt(0.75 * bend(p0, p1, p2, p3) / tolerance);
    const int steps =
        std::isfinite(wanted) ? int(std::clamp(std::ceil(wanted), 1.0, double(maxSteps))) : 1;
    for (int i = 1; i < steps; ++i) {
        const double t = double(i) / steps;
        const double u = 1 - t;
        append(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3);
    }
    append(p3);
    m_position = end;
}

void Outline::quadraticTo(QPointF control, QPointF end)
{
    cubicTo(m_position + (control - m_position) * 2 / 3, end + (control - end) * 2 / 3, end);
}

void Outline::arcTo(QSizeF radii, double rotation, bool isLarge, bool isClockwise, QPointF end)
{
    const double rx = std::abs(radii.width());
    const double ry = std::abs(radii.height());
    if (rx < 1e-9 || ry < 1e-9 || m_position == end) {
        lineTo(end);
        return;
    }
    const double angle = rotation * std::numbers::pi / 180;
    const Affine turn{std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle), 0, 0};
    const Affine turnBack{turn.a, turn.c, turn.b, turn.d, 0, 0};
    const QPointF middle = (m_position + end) / 2;
    const Arc arc = centredArc(turnBack.map((m_position - end) / 2), rx, ry, isLarge, isClockwise);

    const int parts =
        std::max(1, int(std::ceil(std::abs(arc.sweep) * 2 / std::numbers::pi - 1e-9)));
    const double step = arc.sweep / parts;
    const double handle = 4.0 / 3 * std::tan(step / 4);
    const auto point = [&](double x, double y) {
        return middle + turn.map(arc.centre + QPointF(arc.rx * x, arc.ry * y));
    };
    for (int i = 0; i < parts; ++i) {
        const double from = arc.start + i * step;
        const double to = from + step;
        cubicTo(point(std::cos(from) - handle * std::sin(from),
                      std::sin(from) + handle * std::cos(from)),
                point(std::cos(to) + handle * std::sin(to), std::sin(to) - handle * std::cos(to)),
                i + 1 == parts ? end : point(std::cos(to), std::sin(to)));
    }
}

void Outline::close()
{
    finishPolygon(End::Joined);
    m_position = m_start;
}

void Outline::addEllipse(QPointF centre, double rx, double ry)
{
    const QPointF right(centre.x() + rx, centre.y());
    const QPointF left(centre.x() - rx, centre.y());
    moveTo(right);
    arcTo({rx, ry}, 0, false, true, left);
    arcTo({rx, ry}, 0, false, true, right);
    close();
}

QList<QList<QPointF>> Outline::polygons()
{
    finishPolygon();
    return m_polygons;
}

void Outline::append(QPointF mapped)
{
    if (isFull() || (!m_current.isEmpty() && m_current.last() == mapped))
        return;
    if (!m_current.isEmpty())
        m_length +=
            std::hypot(mapped.x() - m_current.last().x(), mapped.y() - m_current.last().y());
    m_current.append(mapped);
    --m_pointsLeft;
}

void Outline::finishPolygon(End end)
{
    if (m_current.size() > 1 && m_current.first() == m_current.last())
        m_current.removeLast();
    else if (m_current.size() > 1 && end == End::Loose)
        m_isClosed = false;
    if (m_current.size() > 2)
        m_polygons.append(m_current);
    m_current.clear();
}

} // namespace engine

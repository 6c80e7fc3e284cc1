// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/areas/areacut.h"

#include "app/view/area/areanest.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/areas/areaweld.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>

namespace editor {

using namespace areashape;

namespace {

using Key = std::pair<qint64, qint64>;
using Sides = std::multimap<Key, QPointF>; ///< The end by the start.

Key keyOf(QPointF point)
{
    return {std::llround(point.x() / grain), std::llround(point.y() / grain)};
}

QPainterPath pathOf(const QPolygonF &outline)
{
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

Sides sidesOf(const QPolygonF &outline)
{
    Sides sides;
    for (qsizetype i = 0; i < outline.size(); ++i)
        sides.emplace(keyOf(outline[i]), side(outline, i).p2());
    return sides;
}

bool takeSide(Sides &sides, QPointF from, QPointF to)
{
    const auto [first, last] = sides.equal_range(keyOf(from));
    for (auto it = first; it != last; ++it) {
        if (areSame(it->second, to)) {
            sides.erase(it);
            return true;
        }
    }
    return false;
}

std::vector<QPolygonF> loopsOf(Sides sides)
{
    std::vector<QPolygonF> loops;
    while (!sides.empty()) {
        QPolygonF loop;
        for (auto at = sides.begin(); at != sides.end(); at = sides.find(keyOf(loop.last()))) {
            loop.append(at->second);
            sides.erase(at);
        }
        loops.push_back(loop);
    }
    return loops;
}

AreaCut::Whole wholeOf(std::vector<QPolygonF> loops, double least)
{
    for (QPolygonF &loop : loops)
        loop = clockwise(cleaned(loop));
    std::erase_if(loops, [least](const QPolygonF &loop) { return area(loop) < least; });
    if (loops.empty())
        return {};
    std::sort(loops.begin(), loops.end(),
              [](const QPolygonF &a, const QPolygonF &b) { return area(a) > area(b); });
    AreaCut::Whole whole{loops.front(), {}};
    std::copy_if(loops.begin() + 1, loops.end(), std::back_inserter(whole.holes),
                 [&](const QPolygonF &loop) {
                     return contains(whole.outline, view::AreaNest::inner(loop));
                 });
    return whole;
}

} // namespace

AreaCut::Whole AreaCut::without(const QPolygonF &outline, const QMap<QString, QPolygonF> &others)
{
    QPainterPath path = pathOf(outline);
    for (const QPolygonF &other : others) {
        if (other.boundingRect().intersects(outline.boundingRect()))
            path = path.subtracted(pathOf(other));
    }
    std::vector<QPolygonF> loops;
    for (QPolygonF loop : path.toSubpathPolygons()) {
        if (loop.size() > 1 && loop.isClosed())
            loop.removeLast();
        loops.push_back(loop);
    }
    // What is left of a border that was not followed exactly is no land.
    return wholeOf(std::move(loops), std::max(4.0, area(outline) / 200));
}

AreaCut::Whole AreaCut::joined(const QPolygonF &first, const QPolygonF &second)
{
    Sides sides = sidesOf(clockwise(first));
    const QPolygonF other = clockwise(second);
    bool hasCommon = false;
    // Both go round in the same direction, so a common side has the two ends the other way round.
    for (qsizetype i = 0; i < other.size(); ++i) {
        const QLineF each = side(other, i);
        if (takeSide(sides, each.p2(), each.p1()))
            hasCommon = true;
        else
            sides.emplace(keyOf(each.p1()), each.p2());
    }
    return hasCommon ? wholeOf(loopsOf(std::move(sides)), 1) : Whole();
}

// Where a line meets the border, with its own ends, in its direction.
std::vector<QPointF> AreaCut::stops(const QPolygonF &outline, const QLineF &line)
{
    std::vector<QPointF> found{line.p1(), line.p2()};
    for (qsizetype i = 0; i < outline.size(); ++i) {
        QPointF meeting;
        if (line.intersects(side(outline, i), &meeting) == QLineF::BoundedIntersection)
            found.push_back(meeting);
        if (distance(line, outline[i]) < grain)
            found.push_back(outline[i]);
    }
    std::sort(found.begin(), found.end(), [&](QPointF a, QPointF b) {
        return QLineF(line.p1(), a).length() < QLineF(line.p1(), b).length();
    });
    return found;
}

std::vector<QPolygonF> AreaCut::insideParts(const QPolygonF &outline, const QPolygonF &line)
{
    std::vector<QPolygonF> parts;
    bool isOpen = false;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const std::vector<QPointF> places = stops(outline, {line[i - 1], line[i]});
        for (size_t j = 1; j < places.size(); ++j) {
            if (QLineF(places[j - 1], places[j]).length() < grain)
                continue;
            const QPointF half = (places[j - 1] + places[j]) / 2;
            const bool isInside = contains(outline, half) && distance(outline, half) > grain / 2;
            if (isInside && !isOpen)
                parts.push_back({places[j - 1]});
            if (isInside)
                parts.back().append(places[j]);
            isOpen = isInside;
        }
    }
    return parts;
}

QPolygonF AreaCut::inside(const QPolygonF &outline, const QPolygonF &line)
{
    if (!outline.boundingRect()
             .adjusted(-1, -1, 1, 1)
             .intersects(line.boundingRect().adjusted(-1, -1, 1, 1)))
        return {};
    const std::vector<QPolygonF> parts = insideParts(outline, line);
    const auto longest =
        std::max_element(parts.begin(), parts.end(), [](const QPolygonF &a, const QPolygonF &b) {
            return length(a) < length(b);
        });
    return longest == parts.end() ? QPolygonF() : *longest;
}

std::optional<std::pair<QPolygonF, QPolygonF>> AreaCut::halves(const QPolygonF &outline,
                                                               const QPolygonF &line)
{
    std::vector<QPolygonF> parts = insideParts(outline, line);
    std::erase_if(parts, [](const QPolygonF &part) { return length(part) < 1; });
    if (parts.size() != 1)
        return {};
    QPolygonF knife = parts.front();
    for (QPointF &point : knife)
        point = rounded(point);
    QPolygonF rim = outline;
    AreaWeld::addCorners(rim, {knife.first(), knife.last()}, 2 * grain);
    const qsizetype from = cornerAt(rim, knife.first());
    const qsizetype to = cornerAt(rim, knife.last());
    if (from < 0 || to < 0 || from == to)
        return {};
    const QPolygonF inner = knife.mid(1, knife.size() - 2);
    QPolygonF first;
    for (qsizetype i = from; i != to; i = (i + 1) % rim.size())
        first.append(rim[i]);
    first.append(rim[to]);
    QPolygonF second;
    for (qsizetype i = to; i != from; i = (i + 1) % rim.size())
        second.append(rim[i]);
    second.append(rim[from]);
    for (auto it = inner.rbegin(); it != inner.rend(); ++it)
        first.append(*it);
    second += inner;
    first = clockwise(cleaned(first));
    second = clockwise(cleaned(second));
    if (area(first) < area(second))
        std::swap(first, second);
    return std::pair(first, second);
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/waterplanner.h"

#include "app/view/map/sheet/mapnoise.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace view {

namespace {

constexpr double meander = 16;
constexpr double leastBesidePlace = 11; ///< So far from a village, whatever chance says.
constexpr double crossingJitter = 5;
constexpr double waterWarp = 0.7;
constexpr int curveStepsOfWater = 6;
constexpr double lakeReach = 46;
constexpr double waterOffMap = 150;

} // namespace

void WaterPlanner::run()
{
    // The greater one first: it keeps its course, and others flow into it.
    for (const MapLook::Way look : {MapLook::Way::River, MapLook::Way::Stream}) {
        for (const SheetWay &way : m_sheet.ways()) {
            if (way.look == look)
                addCourse(way);
        }
    }
}

// Across the course, so that a straight row of hexes gets a winding river.
QPointF WaterPlanner::node(const SheetWay &way, size_t index)
{
    const int hex = way.hexes[index];
    if (const auto known = m_nodes.find(hex); known != m_nodes.end())
        return known->second;
    const SheetHex &drawn = m_sheet.hex(hex);
    const bool isEnd = index == 0 || index + 1 == way.hexes.size();
    const QPointF before = m_sheet.hex(way.hexes[index > 0 ? index - 1 : 0]).centre;
    const QPointF after = m_sheet.hex(way.hexes[std::min(index + 1, way.hexes.size() - 1)]).centre;
    QPointF across = MapGeometry::left(MapGeometry::unit(after - before));
    // Which way round a file lists the hexes must not show.
    if (across.x() < -1e-9 || (std::abs(across.x()) < 1e-9 && across.y() < 0))
        across = -across;
    double aside = MapNoise::jitter({111, drawn.at.x, drawn.at.y}, meander);
    if (drawn.settlement != MapLook::Settlement::None
        && drawn.settlement < MapLook::Settlement::City)
        aside = std::copysign(std::max(std::abs(aside), leastBesidePlace), aside);
    // Centres of hexes in a row lie on a zigzag; water has its own bends.
    const bool stays = isEnd || drawn.settlement != MapLook::Settlement::None;
    const QPointF middle = stays ? drawn.centre : (2.0 * drawn.centre + before + after) / 4.0;
    return m_nodes[hex] = middle + across * aside;
}

QPointF WaterPlanner::crossing(int a, int b) const
{
    const SheetHex &first = m_sheet.hex(std::min(a, b));
    const SheetHex &second = m_sheet.hex(std::max(a, b));
    const QPointF across = MapGeometry::left(MapGeometry::unit(second.centre - first.centre));
    return (first.centre + second.centre) / 2
        + across
        * MapNoise::jitter({112, first.at.x, first.at.y, second.at.x, second.at.y}, crossingJitter);
}

void WaterPlanner::addCourse(const SheetWay &way)
{
    RiverCourse course;
    course.through = way.look;
    course.name = way.name;
    const bool meetsFirst = m_nodes.contains(way.hexes.front());
    const bool meetsLast = m_nodes.contains(way.hexes.back());
    Polyline points;
    for (size_t i = 0; i < way.hexes.size(); ++i) {
        if (i > 0)
            points.push_back(crossing(way.hexes[i - 1], way.hexes[i]));
        points.push_back(node(way, i));
    }
    const auto last = meetsLast
        ? std::nullopt
        : beyond(way.hexes.back(), points.back(), points[points.size() - 2]);
    const auto first = meetsFirst ? std::nullopt : beyond(way.hexes.front(), points[0], points[1]);
    course.freeEnd = !meetsLast && !last;
    course.freeStart = !meetsFirst && !first;
    if (last)
        points.push_back(*last);
    if (first)
        points.insert(points.begin(), *first);
    course.points.push_back(points.front());
    for (size_t i = 0; i + 1 < points.size(); ++i) {
        const QPointF before = i > 0 ? points[i - 1] : 2.0 * points[0] - points[1];
        const QPointF after =
            i + 2 < points.size() ? points[i + 2] : 2.0 * points[i + 1] - points[i];
        MapGeometry::appendCatmullRom(course.points, before, points[i], points[i + 1], after,
                                      curveStepsOfWater);
    }
    course.points = MapGeometry::warp(std::move(course.points), waterWarp);
    m_plan.rivers.push_back(std::move(course));
}

std::optional<QPointF> WaterPlanner::lakeNear(QPointF end) const
{
    MapGeometry::Nearest best;
    for (const Polyline &loop : m_plan.lakes) {
        const auto near = MapGeometry::nearest(loop, end, MapGeometry::Ends::Closed);
        if (near.distance < best.distance)
            best = near;
    }
    if (best.distance > lakeReach)
        return {};
    return best.point;
}

std::optional<QPointF> WaterPlanner::beyond(int last, QPointF end, QPointF inner) const
{
    if (const auto lake = lakeNear(end))
        return lake;
    if (!m_sheet.isRim(last))
        return {};
    QPointF outwards;
    for (int side = 0; side < 6; ++side) {
        const int next = m_sheet.neighbour(last, side);
        if (next < 0 || !m_sheet.hex(next).space)
            outwards += m_sheet.lattice().point(m_sheet.lattice().neighbour(side));
    }
    const QPointF wish = MapGeometry::unit(outwards) + MapGeometry::unit(end - inner) * 0.5;
    const std::array<QPointF, 4> axes = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    const auto best = std::max_element(axes.begin(), axes.end(), [&](QPointF a, QPointF b) {
        return QPointF::dotProduct(a, wish) < QPointF::dotProduct(b, wish);
    });
    return end + *best * waterOffMap;
}

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/wayplanner.h"

#include "app/view/map/sheet/mapnoise.h"

#include <array>
#include <cmath>

namespace view {

namespace {

constexpr double nodeJitter = 10;
constexpr double railOffset = 8.5;
constexpr double mostAside = 12.5;
constexpr int curveSteps = 8;
constexpr double waysOffMap = 150;

bool isRail(const SheetWay &way)
{
    return way.look == MapLook::Way::Rail;
}

} // namespace

QPointF WayPlanner::node(const SheetHex &hex)
{
    if (hex.settlement != MapLook::Settlement::None || hex.spit)
        return hex.centre;
    return hex.centre
        + QPointF(MapNoise::jitter({5, hex.at.x, hex.at.y}, nodeJitter),
                  MapNoise::jitter({6, hex.at.x, hex.at.y}, nodeJitter));
}

void WayPlanner::run()
{
    countEnds();
    if (m_sheet.style()[u"straight_ways"].toBool())
        straighten();
    // The greater kind first: a road under an Autobahn is not drawn twice.
    for (const MapLook::Way look :
         {MapLook::Way::Autobahn, MapLook::Way::Road, MapLook::Way::Track, MapLook::Way::Rail}) {
        for (const SheetWay &way : m_sheet.ways()) {
            if (way.look == look)
                addWay(way);
        }
    }
}

void WayPlanner::countEnds()
{
    for (const SheetWay &way : m_sheet.ways()) {
        if (MapLook::isWater(way.look))
            continue;
        for (size_t i = 1; i < way.hexes.size(); ++i) {
            m_links[{isRail(way), way.hexes[i - 1]}].insert(way.hexes[i]);
            m_links[{isRail(way), way.hexes[i]}].insert(way.hexes[i - 1]);
        }
    }
}

// Centres of hexes in a row lie on a zigzag: between its neighbours a way does better without it.
void WayPlanner::straighten()
{
    std::map<int, std::set<int>> around;
    for (const auto &[key, neighbours] : m_links)
        around[key.second].insert(neighbours.begin(), neighbours.end());
    for (const auto &[hex, neighbours] : around) {
        const SheetHex &drawn = m_sheet.hex(hex);
        if (neighbours.size() != 2 || drawn.spit || drawn.settlement != MapLook::Settlement::None)
            continue;
        QPointF straight = node(drawn) / 2;
        for (const int neighbour : neighbours)
            straight += node(m_sheet.hex(neighbour)) / 4;
        m_straight[hex] = straight;
    }
}

QPointF WayPlanner::nodeOf(int hex) const
{
    const auto found = m_straight.find(hex);
    return found != m_straight.end() ? found->second : node(m_sheet.hex(hex));
}

void WayPlanner::addWay(const SheetWay &way)
{
    Course course = isRail(way) ? railCourse(way) : roadCourse(way);
    runOffMap(way, course);
    emitRuns(way.look, course);
}

WayPlanner::Course WayPlanner::roadCourse(const SheetWay &way)
{
    Course course;
    for (size_t i = 0; i < way.hexes.size(); ++i) {
        course.points.push_back(nodeOf(way.hexes[i]));
        if (i > 0)
            course.drawn.push_back(m_roads.insert(pairOf(way.hexes[i - 1], way.hexes[i])).second);
    }
    return course;
}

// Rails keep to one side of a road; one that joins another line takes over that line's side.
double WayPlanner::railSide(const SheetWay &way) const
{
    for (size_t i = 1; i < way.hexes.size(); ++i) {
        const auto laid = m_rails.find(pairOf(way.hexes[i - 1], way.hexes[i]));
        if (laid != m_rails.end())
            return laid->second == (way.hexes[i - 1] < way.hexes[i]) ? 1.0 : -1.0;
    }
    return 1.0;
}

QPointF WayPlanner::railNode(const SheetWay &way, size_t index, double side) const
{
    const SheetHex &hex = m_sheet.hex(way.hexes[index]);
    const QPointF centre = nodeOf(way.hexes[index]);
    const bool before = index > 0 && sharesRoad(way.hexes[index - 1], way.hexes[index]);
    const bool after =
        index + 1 < way.hexes.size() && sharesRoad(way.hexes[index], way.hexes[index + 1]);
    if ((!before && !after) || hex.settlement != MapLook::Settlement::None)
        return centre;
    const QPointF from = index > 0 ? nodeOf(way.hexes[index - 1]) : centre;
    const QPointF to = index + 1 < way.hexes.size() ? nodeOf(way.hexes[index + 1]) : centre;
    return centre + MapGeometry::left(MapGeometry::unit(to - from)) * (railOffset * side);
}

// Beside the road, yet never so far from the middle of the hexside that it seems to be another.
QPointF WayPlanner::railMiddle(int a, int b, double side) const
{
    const QPointF from = nodeOf(a);
    const QPointF to = nodeOf(b);
    const QPointF wish =
        (from + to) / 2 + MapGeometry::left(MapGeometry::unit(to - from)) * (railOffset * side);
    const QPointF straight = m_sheet.hex(b).centre - m_sheet.hex(a).centre;
    const QPointF across = MapGeometry::left(MapGeometry::unit(straight));
    const QPointF middle = m_sheet.hex(a).centre + straight / 2;
    const double off = QPointF::dotProduct(wish - middle, across);
    return wish + across * (std::clamp(off, -mostAside, mostAside) - off);
}

WayPlanner::Course WayPlanner::railCourse(const SheetWay &way)
{
    Course course;
    const double side = railSide(way);
    for (size_t i = 0; i < way.hexes.size(); ++i) {
        if (i > 0) {
            const int a = way.hexes[i - 1];
            const int b = way.hexes[i];
            const bool forward = (a < b) == (side > 0);
            const bool isNew = m_rails.insert({pairOf(a, b), forward}).second;
            course.drawn.push_back(isNew);
            if (sharesRoad(a, b)) {
                course.points.push_back(railMiddle(a, b, side));
                course.drawn.push_back(isNew);
            }
        }
        course.points.push_back(railNode(way, i, side));
    }
    return course;
}

void WayPlanner::runOffMap(const SheetWay &way, Course &course) const
{
    const Polyline &points = course.points;
    const auto last = offMapPoint(way, way.hexes.back(), points.back(), points[points.size() - 2]);
    const auto first = offMapPoint(way, way.hexes.front(), points[0], points[1]);
    if (last) {
        course.points.push_back(*last);
        course.drawn.push_back(true);
    }
    if (first) {
        course.points.insert(course.points.begin(), *first);
        course.drawn.insert(course.drawn.begin(), true);
    }
}

std::optional<QPointF> WayPlanner::offMapPoint(const SheetWay &way, int hex, QPointF node,
                                               QPointF inner) const
{
    const SheetHex &end = m_sheet.hex(hex);
    const bool leads = end.settlement == MapLook::Settlement::None || m_sheet.isSupply(hex)
        || !m_sheet.value(hex, u"entry").isNull();
    const auto links = m_links.find({isRail(way), hex});
    if (!leads || !m_sheet.isRim(hex) || (links != m_links.end() && links->second.size() > 1))
        return {};
    QPointF outwards;
    for (int side = 0; side < 6; ++side) {
        const int next = m_sheet.neighbour(hex, side);
        if (next >= 0 && !m_sheet.hex(next).space)
            outwards += MapGeometry::unit(m_sheet.hex(next).centre - end.centre);
    }
    const QPointF wish = MapGeometry::unit(outwards) + MapGeometry::unit(node - inner) * 0.5;
    const std::array<QPointF, 4> axes = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    const auto best = std::max_element(axes.begin(), axes.end(), [&](QPointF a, QPointF b) {
        return QPointF::dotProduct(a, wish) < QPointF::dotProduct(b, wish);
    });
    return node + *best * waysOffMap;
}

void WayPlanner::emitRuns(MapLook::Way look, const Course &course)
{
    const Polyline &points = course.points;
    WayCourse run{look, {}};
    for (size_t i = 0; i + 1 < points.size(); ++i) {
        if (course.drawn[i]) {
            if (run.points.empty())
                run.points.push_back(points[i]);
            const QPointF before = i > 0 ? points[i - 1] : 2.0 * points[i] - points[i + 1];
            const QPointF after =
                i + 2 < points.size() ? points[i + 2] : 2.0 * points[i + 1] - points[i];
            MapGeometry::appendCatmullRom(run.points, before, points[i], points[i + 1], after,
                                          curveSteps);
        }
        if (!run.points.empty() && (!course.drawn[i] || i + 2 == points.size())) {
            m_plan.ways.push_back(run);
            run.points.clear();
        }
    }
}

} // namespace view

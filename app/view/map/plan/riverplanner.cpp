// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/riverplanner.h"

#include "app/view/map/plan/hexsidechains.h"

#include <algorithm>
#include <map>
#include <set>

namespace view {

namespace {

constexpr int riverSoftness = 7;
constexpr double riverReach = 20;
constexpr double waterReach = 26;
constexpr double frameReach = 50;
constexpr double offMap = 70;

} // namespace

void RiverPlanner::run()
{
    addCourses();
    // Ends look at the courses as they were, so that their order does not matter.
    m_unjoined = m_plan.rivers;
    for (size_t i = 0; i < m_plan.rivers.size(); ++i)
        joinEnds(i);
}

void RiverPlanner::addCourses()
{
    // A hexside that two rivers share belongs to the one named first.
    std::map<std::pair<MapLook::Edge, QString>, std::vector<SheetEdge>> groups;
    std::set<std::pair<LatticePoint, LatticePoint>> taken;
    for (const SheetEdge &edge : m_plan.sheet.edges()) {
        if (!MapLook::isRiver(edge.look) || !taken.insert({edge.start, edge.end}).second)
            continue;
        groups[{edge.look, edge.name.section(u',', 0, 0).trimmed()}].push_back(edge);
    }
    for (const auto &[key, edges] : groups) {
        for (const HexsideChain &chain : HexsideChains::chain(m_plan.sheet, edges)) {
            RiverCourse course;
            course.points = MapGeometry::soft(chain.line(m_plan.sheet.lattice()), riverSoftness,
                                              MapGeometry::Ends::Open);
            course.size = key.first;
            course.name = key.second;
            m_plan.rivers.push_back(std::move(course));
        }
    }
}

void RiverPlanner::joinEnds(size_t course)
{
    RiverCourse &river = m_plan.rivers[course];
    river.freeEnd = join(course, river.points, river.points.back()) == Meeting::None;
    std::reverse(river.points.begin(), river.points.end());
    river.freeStart = join(course, river.points, river.points.back()) == Meeting::None;
    std::reverse(river.points.begin(), river.points.end());
}

RiverPlanner::Meeting RiverPlanner::join(size_t course, Polyline &points, QPointF end)
{
    if (joinRiver(course, points, end))
        return Meeting::River;
    if (joinWater(points, end))
        return Meeting::Water;
    return joinFrame(points, end) ? Meeting::Frame : Meeting::None;
}

bool RiverPlanner::joinRiver(size_t course, Polyline &points, QPointF end) const
{
    MapGeometry::Nearest best;
    for (size_t i = 0; i < m_unjoined.size(); ++i) {
        if (i == course)
            continue;
        const auto near = MapGeometry::nearest(m_unjoined[i].points, end, MapGeometry::Ends::Open);
        if (near.distance < best.distance)
            best = near;
    }
    if (best.distance > riverReach)
        return false;
    if (best.distance > 0.5)
        points.push_back(best.point);
    return true;
}

bool RiverPlanner::joinWater(Polyline &points, QPointF end) const
{
    MapGeometry::Nearest best;
    for (const auto *loops : {&m_plan.land, &m_plan.lakes}) {
        for (const Polyline &loop : *loops) {
            const auto near = MapGeometry::nearest(loop, end, MapGeometry::Ends::Closed);
            if (near.distance < best.distance)
                best = near;
        }
    }
    if (best.distance > waterReach)
        return MapGeometry::contains(m_plan.lakes, end);
    if (best.distance > 0.5)
        points.push_back(best.point);
    return true;
}

bool RiverPlanner::joinFrame(Polyline &points, QPointF end) const
{
    const QRectF area = m_plan.sheet.area();
    const std::array<std::pair<double, QPointF>, 4> sides = {{
        {end.x() - area.left(), {-1, 0}},
        {area.right() - end.x(), {1, 0}},
        {end.y() - area.top(), {0, -1}},
        {area.bottom() - end.y(), {0, 1}},
    }};
    const auto nearest = std::min_element(
        sides.begin(), sides.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    if (nearest->first > frameReach)
        return false;
    points.push_back(end + nearest->second * (nearest->first + offMap));
    return true;
}

} // namespace view

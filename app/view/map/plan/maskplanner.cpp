// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/maskplanner.h"

namespace view {

namespace {

constexpr auto open = MapGeometry::Ends::Open;
constexpr auto closed = MapGeometry::Ends::Closed;
constexpr double shoreReach = 5;
constexpr double waveReach = 26;
constexpr double glyphInset = 3.5;
constexpr double wayReach = 6.5;
constexpr double maskReach = 8;
constexpr double lakeReach = 5;
constexpr double defenceReach = 5;

} // namespace

void MaskPlanner::run()
{
    enterGround();
    enterLines();
    enterPlaces();
}

QRectF MaskPlanner::numberBox(const MapText &number)
{
    return {number.at.x() - 14, number.at.y() - 9.7, 28, 14};
}

void MaskPlanner::enterGround()
{
    if (m_plan.hasSea) {
        m_mask.fill(m_plan.land, MapMask::Land);
        m_mask.fill(m_plan.land, MapMask::NearLand);
        for (const Polyline &loop : m_plan.land) {
            m_mask.stroke(loop, waveReach, MapMask::NearLand, closed);
            m_mask.unstroke(loop, shoreReach, MapMask::Land, closed);
        }
    } else {
        m_mask.rect(m_plan.sheet.area().adjusted(-60, -60, 60, 60), MapMask::Land);
    }
    enterBlob(m_plan.forest, MapMask::Forest);
    enterBlob(m_plan.swamp, MapMask::Swamp);
    enterBlob(m_plan.rough, MapMask::Rough);
    enterBlob(m_plan.hill, MapMask::Hill);
    enterBlob(m_plan.mountain, MapMask::Mountain);
    m_mask.fill(m_plan.lakes, MapMask::Water);
    m_mask.fill(m_plan.lakes, MapMask::Avoid);
    for (const Polyline &loop : m_plan.lakes)
        m_mask.stroke(loop, lakeReach, MapMask::Avoid, closed);
}

void MaskPlanner::enterBlob(const std::vector<Polyline> &loops, MapMask::Bit bit)
{
    m_mask.fill(loops, bit);
    for (const Polyline &loop : loops)
        m_mask.unstroke(loop, glyphInset, bit, closed);
}

void MaskPlanner::enterLines()
{
    for (const WayCourse &way : m_plan.ways) {
        m_mask.stroke(way.points, wayReach, MapMask::Avoid, open);
        m_mask.trace(way.points, MapMask::WayLine);
    }
    for (const RiverCourse &river : m_plan.rivers) {
        m_mask.stroke(river.points, maskReach, MapMask::Avoid, open);
        m_mask.trace(river.points, MapMask::RiverLine);
    }
    for (const LineCourse &line : m_plan.defences)
        m_mask.stroke(line.points, defenceReach, MapMask::DefenceArea, open);
    for (const LineCourse &line : m_plan.fronts)
        m_mask.stroke(line.points, defenceReach, MapMask::DefenceArea, open);
}

void MaskPlanner::enterPlaces()
{
    for (const Place &place : m_plan.places) {
        m_mask.disc(place.centre, place.radius, MapMask::Settlement);
        m_mask.disc(place.centre, place.radius + 2, MapMask::Avoid);
    }
    for (const City &city : m_plan.cities) {
        m_mask.fill(city.ground, MapMask::Settlement);
        m_mask.fill(city.ground, MapMask::Avoid);
    }
    for (const HexSign &sign : m_plan.signs)
        m_mask.disc(sign.at, sign.radius + 1, MapMask::Sign);
    for (const MapText &number : m_plan.numbers) {
        m_mask.rect(numberBox(number), MapMask::Number);
        m_mask.rect(numberBox(number), MapMask::Avoid);
    }
}

} // namespace view

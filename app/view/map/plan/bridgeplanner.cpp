// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/bridgeplanner.h"

#include <QLineF>

#include <cmath>

namespace view {

namespace {

constexpr double cellSize = 64;
constexpr double oneBridge = 12;

double bridgeReach(MapLook::Way look)
{
    switch (look) {
    case MapLook::Way::Rail:
        return 3.6;
    case MapLook::Way::Autobahn:
        return 5.6;
    default:
        return 3.7;
    }
}

} // namespace

void BridgePlanner::run()
{
    indexRivers();
    for (const WayCourse &way : m_plan.ways) {
        for (size_t i = 1; i < way.points.size(); ++i)
            cross(way, way.points[i - 1], way.points[i]);
    }
    addBuilt();
    addPossible();
}

void BridgePlanner::indexRivers()
{
    for (const RiverCourse &river : m_plan.rivers) {
        for (size_t i = 1; i < river.points.size(); ++i) {
            const Segment segment{river.points[i - 1], river.points[i],
                                  river.through != MapLook::Way::None};
            const QPointF middle = (segment.from + segment.to) / 2;
            const int x = int(std::floor(middle.x() / cellSize));
            const int y = int(std::floor(middle.y() / cellSize));
            m_cells[cell(x, y)].push_back(segment);
        }
    }
}

void BridgePlanner::cross(const WayCourse &way, QPointF from, QPointF to)
{
    const QPointF middle = (from + to) / 2;
    const int column = int(std::floor(middle.x() / cellSize));
    const int row = int(std::floor(middle.y() / cellSize));
    for (int x = column - 1; x <= column + 1; ++x) {
        for (int y = row - 1; y <= row + 1; ++y) {
            const auto found = m_cells.constFind(cell(x, y));
            if (found == m_cells.cend())
                continue;
            for (const Segment &segment : *found) {
                QPointF at;
                if (QLineF(from, to).intersects(QLineF(segment.from, segment.to), &at)
                    != QLineF::BoundedIntersection)
                    continue;
                const QPointF along = to - from;
                const double angle = std::atan2(along.y(), along.x()) * 180.0 / M_PI;
                if (segment.through)
                    add(m_plan.crossings, {at, angle, bridgeReach(way.look), hexAt(at)});
                else
                    add(m_plan.bridges, {at, angle, bridgeReach(way.look)});
            }
        }
    }
}

int BridgePlanner::hexAt(QPointF at) const
{
    const MapSheet &sheet = m_plan.sheet;
    int nearest = -1;
    double least = HexLattice::side;
    for (size_t i = 0; i < sheet.hexes().size(); ++i) {
        const QPointF off = sheet.hexes()[i].centre - at;
        const double distance = std::hypot(off.x(), off.y());
        if (distance < least) {
            least = distance;
            nearest = int(i);
        }
    }
    return nearest;
}

// Through a hex of water a way leads over a bridge or across a ford: the file tells.
void BridgePlanner::addBuilt()
{
    for (const Bridge &crossing : m_plan.crossings) {
        if (m_plan.sheet.hasFeature(crossing.hex, QStringLiteral("bridge")))
            m_plan.bridges.push_back(crossing);
    }
}

// Where no way leads over a river, a bridge would stand straight across it.
void BridgePlanner::addPossible()
{
    for (const SheetWay &way : m_plan.sheet.ways()) {
        if (way.look != MapLook::Way::River)
            continue;
        for (const int hex : way.hexes) {
            const auto isHere = [hex](const Bridge &bridge) { return bridge.hex == hex; };
            if (std::any_of(m_plan.crossings.begin(), m_plan.crossings.end(), isHere))
                continue;
            Bridge bridge{m_plan.sheet.hex(hex).centre, 0, bridgeReach(MapLook::Way::Road), hex};
            double least = HexLattice::side;
            for (const RiverCourse &river : m_plan.rivers) {
                for (size_t i = 0; i < river.points.size(); ++i) {
                    const QPointF off = river.points[i] - m_plan.sheet.hex(hex).centre;
                    const double distance = std::hypot(off.x(), off.y());
                    if (river.through != MapLook::Way::River || distance >= least)
                        continue;
                    least = distance;
                    const QPointF across =
                        MapGeometry::left(MapGeometry::direction(river.points, i));
                    bridge.at = river.points[i];
                    bridge.angle = std::atan2(across.y(), across.x()) * 180.0 / M_PI;
                }
            }
            m_plan.crossings.push_back(bridge);
        }
    }
}

// A road and a railway side by side share one wider bridge.
void BridgePlanner::add(std::vector<Bridge> &bridges, const Bridge &bridge)
{
    for (Bridge &other : bridges) {
        const QPointF offset = bridge.at - other.at;
        const double distance = std::hypot(offset.x(), offset.y());
        if (distance >= oneBridge)
            continue;
        const double angle = other.angle * M_PI / 180.0;
        const QPointF across(-std::sin(angle), std::cos(angle));
        const double aside = QPointF::dotProduct(offset, across);
        const double low = std::min(-other.reach, aside - bridge.reach);
        const double high = std::max(other.reach, aside + bridge.reach);
        other.at += across * ((low + high) / 2);
        other.reach = (high - low) / 2;
        return;
    }
    bridges.push_back(bridge);
}

} // namespace view

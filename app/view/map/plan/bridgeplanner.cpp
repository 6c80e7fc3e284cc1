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
}

void BridgePlanner::indexRivers()
{
    for (const RiverCourse &river : m_plan.rivers) {
        for (size_t i = 1; i < river.points.size(); ++i) {
            const Segment segment{river.points[i - 1], river.points[i]};
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
                add({at, angle, bridgeReach(way.look)});
            }
        }
    }
}

// A road and a railway side by side share one wider bridge.
void BridgePlanner::add(const Bridge &bridge)
{
    for (Bridge &other : m_plan.bridges) {
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
    m_plan.bridges.push_back(bridge);
}

} // namespace view

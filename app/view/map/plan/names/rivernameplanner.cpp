// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/names/rivernameplanner.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace view {

namespace {

constexpr double repeatLength = 700;
constexpr double letterHeight = 0.78; ///< Of the size, ascenders to baseline and a little below.
constexpr double worstRepeat = 70;

MapText riverText(const RiverCourse &river)
{
    MapText text;
    text.text = river.name;
    text.size = river.isLarge() ? 14.5 : 12.5;
    if (river.through == MapLook::Way::River)
        text.size = 17;
    text.italic = true;
    text.role = MapText::Role::River;
    text.color = "water_name";
    text.haloColor = "halo";
    text.haloWidth = 2.8;
    text.haloOpacity = 0.75;
    return text;
}

double bend(const Polyline &points, size_t from, size_t to)
{
    const QPointF chord = MapGeometry::unit(points[to] - points[from]);
    double most = 0;
    for (size_t i = from; i <= to; ++i) {
        const QPointF off = points[i] - points[from];
        most = std::max(most, std::abs(QPointF::dotProduct(MapGeometry::left(chord), off)));
    }
    return most;
}

} // namespace

void RiverNamePlanner::run()
{
    std::map<QString, std::vector<const RiverCourse *>> byName;
    for (const RiverCourse &river : m_plan.rivers) {
        if (!river.name.isEmpty())
            byName[river.name].push_back(&river);
    }
    for (auto &[name, courses] : byName) {
        std::stable_sort(courses.begin(), courses.end(), [](const auto *a, const auto *b) {
            return a->points.size() > b->points.size();
        });
        for (size_t i = 0; i < courses.size(); ++i) {
            const int parts = int(MapGeometry::length(courses[i]->points) / repeatLength);
            nameCourse(*courses[i], i == 0 ? std::max(1, parts) : parts);
        }
    }
}

void RiverNamePlanner::nameCourse(const RiverCourse &river, int times)
{
    const MapText text = riverText(river);
    const double width = text.width();
    for (int part = 0; part < times; ++part) {
        const size_t first = river.points.size() * size_t(part) / size_t(times);
        const size_t last = river.points.size() * size_t(part + 1) / size_t(times);
        const Spot spot = bestSpot(river, first, last, width, text.size);
        if (spot.cost < (part == 0 ? 1e17 : worstRepeat))
            write(river, spot, width);
    }
}

RiverNamePlanner::Spot RiverNamePlanner::bestSpot(const RiverCourse &river, size_t first,
                                                  size_t last, double width, double size) const
{
    Spot best;
    for (size_t from = first; from < last; from += 4) {
        size_t to = from;
        while (to + 1 < last && QLineF(river.points[from], river.points[to]).length() < width + 6)
            ++to;
        if (QLineF(river.points[from], river.points[to]).length() < width)
            continue;
        for (const double side : {1.0, -1.0}) {
            Spot spot = spotAt(river, from, to, width, size, side);
            spot.cost += side < 0 ? 6 : 0;
            if (spot.cost < best.cost)
                best = spot;
        }
    }
    return best;
}

RiverNamePlanner::Spot RiverNamePlanner::spotAt(const RiverCourse &river, size_t from, size_t to,
                                                double width, double size, double side) const
{
    QPointF along = MapGeometry::unit(river.points[to] - river.points[from]);
    if (along.x() < 0 || (along.x() == 0 && along.y() > 0))
        along = -along;
    const QPointF up = MapGeometry::left(along);
    // The line may bulge under the text: the text keeps off its outermost point.
    double bulge = -1e9;
    const QPointF middle = (river.points[from] + river.points[to]) / 2;
    for (size_t i = from; i <= to; ++i)
        bulge = std::max(bulge, side * QPointF::dotProduct(up, river.points[i] - middle));
    const double height = letterHeight * size;
    const double gap = (river.isLarge() ? 10 : 7) - 1.5;
    Spot spot;
    spot.centre = middle + up * (side * (std::min(bulge, 6.0) + gap + height / 2));
    spot.angle = std::atan2(along.y(), along.x()) * 180.0 / M_PI;
    const MapMask &mask = m_plan.mask;
    const QSizeF box(width + 2, height);
    const auto counted = [&](uint16_t bits) {
        return double(mask.count(spot.centre, box, spot.angle, bits));
    };
    spot.cost = counted(MapMask::Name | MapMask::Settlement | MapMask::Sign) > 0 ? 100 : 0;
    spot.cost += 2 * counted(MapMask::WayLine) + 6 * counted(MapMask::RiverLine);
    spot.cost += 0.01 * counted(MapMask::Forest) + 0.05 * counted(MapMask::DefenceArea);
    spot.cost += 0.15 * counted(MapMask::Number);
    spot.cost += 3 * bend(river.points, from, to);
    const QRectF inner = m_plan.sheet.area().adjusted(width / 2, 20, -width / 2, -20);
    const QRectF around(spot.centre - QPointF(width, width) / 2, QSizeF(width, width));
    const bool hidden = around.intersects(m_plan.cartouche) || around.intersects(m_plan.compass);
    spot.cost += inner.contains(spot.centre) && !hidden ? 0 : 5000;
    return spot;
}

void RiverNamePlanner::write(const RiverCourse &river, const Spot &spot, double width)
{
    MapText text = riverText(river);
    const double angle = spot.angle * M_PI / 180.0;
    const QPointF along(std::cos(angle), std::sin(angle));
    const double height = letterHeight * text.size;
    text.at = spot.centre - MapGeometry::left(along) * (height / 2 - 0.12 * text.size);
    text.angle = spot.angle;
    const QPointF across = along * (width / 2 + 2);
    const QPointF down = MapGeometry::left(along) * (-height / 2 - 1);
    const Polyline box = {spot.centre - across - down, spot.centre + across - down,
                          spot.centre + across + down, spot.centre - across + down};
    m_plan.mask.fillPolygon(box, MapMask::Name);
    m_plan.mask.fillPolygon(box, MapMask::Avoid);
    m_plan.waterNames.push_back(std::move(text));
}

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/cityplanner.h"

#include "app/view/map/sheet/shorefield.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr double partReach = 37;
constexpr double joinReach = 26; ///< Half the width of the ground between two parts.
constexpr double fillet = 14;
constexpr int groundSoftness = 6;
constexpr double fieldMargin = 60;
constexpr double groundWarp = 0.6;

double distanceTo(QPointF from, QPointF to, QPointF point)
{
    return MapGeometry::nearest({from, to}, point, MapGeometry::Ends::Open).distance;
}

} // namespace

QString CityPlanner::cityName(const Place &place) const
{
    const QString given = m_sheet.value(place.hex, u"city").toString();
    return given.isEmpty() ? QString() : m_sheet.boardText(given);
}

void CityPlanner::run()
{
    for (size_t i = 0; i < m_plan.places.size(); ++i) {
        const Place &place = m_plan.places[i];
        if (place.city >= 0 || place.size < MapLook::Settlement::City || cityName(place).isEmpty())
            continue;
        const std::vector<int> parts = partsAround(int(i));
        if (parts.size() > 1)
            addCity(parts);
    }
}

bool CityPlanner::belong(const Place &a, const Place &b) const
{
    return b.size >= MapLook::Settlement::City && b.city < 0 && cityName(a) == cityName(b)
        && m_sheet.sideTowards(a.hex, b.hex) >= 0;
}

std::vector<int> CityPlanner::partsAround(int first) const
{
    std::vector<int> parts{first};
    for (size_t i = 0; i < parts.size(); ++i) {
        for (size_t other = 0; other < m_plan.places.size(); ++other) {
            if (std::find(parts.begin(), parts.end(), int(other)) == parts.end()
                && belong(m_plan.places[size_t(parts[i])], m_plan.places[other]))
                parts.push_back(int(other));
        }
    }
    return parts;
}

void CityPlanner::addCity(const std::vector<int> &parts)
{
    City city;
    city.ground = groundOf(parts);
    city.name = cityName(m_plan.places[size_t(parts.front())]);
    for (const int part : parts) {
        Place &place = m_plan.places[size_t(part)];
        city.centres.push_back(place.centre);
        city.hexes.push_back(place.hex);
        city.victory = city.victory || place.victory;
        place.city = int(m_plan.cities.size());
        if (place.name == city.name)
            place.name.clear();
    }
    m_plan.cities.push_back(std::move(city));
}

std::vector<Polyline> CityPlanner::groundOf(const std::vector<int> &parts) const
{
    QRectF extent;
    std::vector<QPointF> centres;
    std::vector<std::pair<QPointF, QPointF>> joints;
    for (const int part : parts) {
        const Place &place = m_plan.places[size_t(part)];
        centres.push_back(place.centre);
        extent |= QRectF(place.centre, QSizeF(1, 1));
        for (const int other : parts) {
            if (m_sheet.sideTowards(place.hex, m_plan.places[size_t(other)].hex) >= 0)
                joints.emplace_back(place.centre, m_plan.places[size_t(other)].centre);
        }
    }
    const ShoreField field(
        extent.adjusted(-fieldMargin, -fieldMargin, fieldMargin, fieldMargin), [&](QPointF point) {
            double nearest = 1e6;
            for (const QPointF centre : centres)
                nearest = MapGeometry::softMinimum(
                    nearest, distanceTo(centre, centre, point) - partReach, fillet);
            for (const auto &[from, to] : joints)
                nearest = std::min(nearest, distanceTo(from, to, point) - joinReach);
            return nearest;
        });
    std::vector<Polyline> ground;
    for (const Polyline &loop : field.contours(0))
        ground.push_back(MapGeometry::warp(
            MapGeometry::relax(loop, groundSoftness, MapGeometry::Ends::Closed), groundWarp));
    return ground;
}

} // namespace view

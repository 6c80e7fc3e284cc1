// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/names/nameplanner.h"

#include <QPainterPath>

#include <algorithm>

namespace view {

namespace {

constexpr double ascent = 0.70;
constexpr double descent = 0.22;
constexpr size_t greatCity = 4; ///< So many parts have a name as a great city has.
constexpr double quarterSize = 10.5;
constexpr double farthest = 400; ///< Of a name that is placed by hand.

/// A part of a city, not the whole of it.
bool isQuarter(const Place &place)
{
    return place.city >= 0 && place.half.isEmpty();
}

double sizeOf(MapLook::Settlement size)
{
    switch (size) {
    case MapLook::Settlement::Town:
        return 14.5;
    case MapLook::Settlement::City:
        return 17;
    case MapLook::Settlement::GreatCity:
        return 22;
    default:
        return 12.5;
    }
}

} // namespace

QRectF NamePlanner::box(const MapText &text, double width)
{
    return {text.at.x() - width / 2, text.at.y() - ascent * text.size, width,
            (ascent + descent) * text.size};
}

const std::vector<NamePlanner::Distance> &NamePlanner::distances(const MapSheet &sheet)
{
    static const std::vector<Distance> one = {{}};
    // Tiles are kept at powers of two and made smaller from there (SheetBaker, with the same
    // slack): what is shown may change only where another one of them begins.
    constexpr double slack = 1.00696;
    constexpr double half = 0.5 * slack;
    constexpr double quarter = 0.25 * slack;
    static const std::vector<Distance> several = {
        {half, 1e9, 1, 0, 0, 0, 0, true},
        {quarter, half, 0.36, 9.5, 12, 15, 11, false},
        {0, quarter, 0.2, 0, 10.5, 12.5, 10, false},
    };
    return sheet.isVast() ? several : one;
}

void NamePlanner::run()
{
    for (const Distance &distance : distances(m_plan.sheet))
        runAt(distance);
}

void NamePlanner::runAt(const Distance &distance)
{
    m_distance = distance;
    m_taken.clear();
    std::vector<const Place *> order;
    for (const Place &place : m_plan.places) {
        if (!place.name.isEmpty())
            order.push_back(&place);
    }
    const MapSheet &sheet = m_plan.sheet;
    std::sort(order.begin(), order.end(), [&](const Place *a, const Place *b) {
        const LatticePoint atA = sheet.hex(a->hex).at;
        const LatticePoint atB = sheet.hex(b->hex).at;
        return std::tie(b->size, b->victory, atA) < std::tie(a->size, a->victory, atB);
    });
    for (const City &city : m_plan.cities)
        place(wholeCity(city));
    for (const Place *item : order)
        place(*item);
}

Place NamePlanner::wholeCity(const City &city) const
{
    const QRectF extent = MapGeometry::path(city.ground).boundingRect();
    Place whole;
    whole.hex = city.hexes.front();
    whole.centre = extent.center();
    whole.size =
        city.hexes.size() >= greatCity ? MapLook::Settlement::GreatCity : MapLook::Settlement::City;
    whole.name = city.name;
    whole.victory = city.victory;
    whole.city = int(&city - m_plan.cities.data());
    whole.half = extent.size() / 2;
    return whole;
}

double NamePlanner::sizeAt(const Place &place) const
{
    if (m_distance.isNear)
        return isQuarter(place) ? quarterSize : sizeOf(place.size);
    if (isQuarter(place))
        return 0;
    double size = place.victory ? m_distance.objective : m_distance.town;
    if (place.size == MapLook::Settlement::City)
        size = m_distance.city;
    else if (place.size == MapLook::Settlement::GreatCity)
        size = m_distance.great;
    return size * m_plan.sheet.scale() / m_distance.typical;
}

bool NamePlanner::isCrowded(const QRectF &box) const
{
    return std::any_of(m_taken.begin(), m_taken.end(),
                       [&](const QRectF &other) { return other.intersects(box); });
}

MapText NamePlanner::textOf(const Place &place) const
{
    MapText text;
    text.text = place.name;
    text.size = sizeAt(place);
    text.bold = place.size >= MapLook::Settlement::Town;
    text.from = m_distance.from;
    text.below = m_distance.below;
    if (isQuarter(place)) {
        text.bold = false;
        text.opacity = 0.8;
    }
    text.role = MapText::Role::Place;
    text.color = place.victory ? "victory" : "name";
    text.haloColor = "halo";
    text.haloWidth = (text.size * m_distance.typical >= 16 ? 4.4 : 3.4) / m_distance.typical;
    text.haloOpacity = 0.88;
    return text;
}

std::vector<QPointF> NamePlanner::candidates(const Place &place, const MapText &text,
                                             double width) const
{
    if (!place.half.isEmpty())
        return besideCity(place, text, width);
    if (isQuarter(place))
        return {{0, 22}, {0, 5}, {0, -14}, {0, 32}, {14, 22}, {-14, 22}, {14, -14}, {-14, -14}};
    const double r = place.radius;
    const double up = ascent * text.size;
    const double aside = r + 3 + width / 2;
    const double below = r * 0.92 + 3 + up;
    const double above = -(r * 0.92 + 4);
    const double level = 0.32 * text.size;
    const double slant = r * 0.72 + 2 + width / 2;
    const double lower = r * 0.62 + 2 + up;
    const double upper = -(r * 0.62 + 3);
    return {{0, below},      {0, above},     {aside, level},  {-aside, level},  {slant, lower},
            {-slant, lower}, {slant, upper}, {-slant, upper}, {0, below + 9.0}, {0, above - 9.0}};
}

// Beside its widest parts a long name would be far away: along both flanks there is more room.
std::vector<QPointF> NamePlanner::besideCity(const Place &place, const MapText &text,
                                             double width) const
{
    std::vector<QPointF> spots;
    const double aside = place.half.width() + 4 + width / 2;
    for (const double share : {0.0, 0.35, -0.35, 0.7, -0.7}) {
        for (const double side : {-1.0, 1.0}) {
            const double inwards = share == 0 ? 0 : 0.2 * place.half.width() * std::abs(share);
            spots.push_back(
                QPointF(side * (aside - inwards), share * place.half.height() + 0.32 * text.size));
        }
    }
    spots.push_back(QPointF(0, place.half.height() + 3 + ascent * text.size));
    spots.push_back(QPointF(0, -place.half.height() - 4));
    return spots;
}

int NamePlanner::foreignSettlements(const Place &place, const QRectF &box) const
{
    int hits = 0;
    for (const Place &other : m_plan.places) {
        if (other.hex == place.hex || (place.city >= 0 && other.city == place.city))
            continue;
        const QPointF nearest(std::clamp(other.centre.x(), box.left(), box.right()),
                              std::clamp(other.centre.y(), box.top(), box.bottom()));
        const QPointF off = nearest - other.centre;
        if (QPointF::dotProduct(off, off) < other.radius * other.radius)
            ++hits;
    }
    return hits;
}

double NamePlanner::cost(const Place &place, const QRectF &box) const
{
    double sum = 0;
    for (const QRectF &other : m_taken)
        sum += other.intersects(box) ? 400 : 0;
    for (const HexSign &sign : m_plan.signs) {
        const double r = sign.radius;
        sum += box.intersects({sign.at.x() - r, sign.at.y() - r, 2 * r, 2 * r}) ? 250 : 0;
    }
    sum += m_mask.count(box, MapMask::Number) > 12 ? 60 : 0;
    sum += 1.2 * m_mask.count(box, MapMask::WayLine);
    sum += 2.4 * m_mask.count(box, MapMask::RiverLine);
    sum += 0.12 * m_mask.count(box, MapMask::DefenceArea);
    sum += 80 * foreignSettlements(place, box);
    const double water = box.width() * box.height() - m_mask.count(box, MapMask::Land)
        + m_mask.count(box, MapMask::Water);
    sum += 0.012 * std::max(0.0, water);
    const bool hidden = box.intersects(m_plan.cartouche) || box.intersects(m_plan.compass);
    sum += m_plan.sheet.area().contains(box) && !hidden ? 0 : 5000;
    return sum;
}

void NamePlanner::place(const Place &place)
{
    MapText text = textOf(place);
    if (text.size <= 0)
        return;
    const double width = text.width();
    const engine::Json &fixed =
        m_plan.sheet.value(place.hex, place.half.isEmpty() ? u"name_at" : u"city_at");
    if (fixed.isArray() && fixed.size() == 2) {
        text.at = place.centre
            + QPointF(std::clamp(fixed.at(0).toReal(), -farthest, farthest),
                      std::clamp(fixed.at(1).toReal(), -farthest, farthest));
    } else {
        double best = 1e18;
        double index = 0;
        for (const QPointF offset : candidates(place, text, width)) {
            MapText tried = text;
            tried.at = place.centre + offset;
            const double sum = 2.5 * index++ + cost(place, box(tried, width));
            if (sum < best) {
                best = sum;
                text.at = tried.at;
            }
        }
    }
    // A town may be without its name from afar, a city never.
    const bool mayBeLeftOut = !m_distance.isNear && place.size < MapLook::Settlement::City;
    if (!mayBeLeftOut || !isCrowded(box(text, width)))
        write(std::move(text), width);
}

void NamePlanner::write(MapText text, double width)
{
    const QRectF taken = box(text, width);
    m_taken.push_back(taken);
    if (m_distance.isNear) {
        m_mask.rect(taken, MapMask::Name);
        m_mask.rect(taken.adjusted(-1, -1, 1, 1), MapMask::Avoid);
    }
    m_plan.placeNames.push_back(std::move(text));
}

} // namespace view

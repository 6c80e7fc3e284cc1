// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/placeplanner.h"

#include <set>

namespace view {

namespace {

constexpr double numberSize = 7.6;
constexpr double numberDrop = 10.2;

} // namespace

double PlacePlanner::radius(MapLook::Settlement size)
{
    switch (size) {
    case MapLook::Settlement::Dot:
        return 4.4;
    case MapLook::Settlement::Village:
        return 5.2;
    case MapLook::Settlement::Town:
        return 17;
    case MapLook::Settlement::City:
        return 31;
    case MapLook::Settlement::GreatCity:
        return 40;
    case MapLook::Settlement::None:
        break;
    }
    return 0;
}

QPointF PlacePlanner::numberPoint(const MapSheet &sheet, const SheetHex &hex)
{
    const double top =
        sheet.lattice().isFlat() ? HexLattice::side * 0.8660254 : HexLattice::side - 6;
    return hex.centre + QPointF(0, numberDrop - top);
}

void PlacePlanner::run()
{
    const bool differ = victoryValuesDiffer();
    for (size_t i = 0; i < m_sheet.hexes().size(); ++i) {
        if (!m_sheet.hexes()[i].space)
            continue;
        if (!m_sheet.hexes()[i].outside)
            addNumber(int(i));
        if (m_sheet.hexes()[i].settlement != MapLook::Settlement::None)
            addPlace(int(i));
        addSigns(int(i), differ);
    }
}

bool PlacePlanner::victoryValuesDiffer() const
{
    std::set<qint64> seen;
    for (size_t i = 0; i < m_sheet.hexes().size(); ++i) {
        const qint64 points = m_sheet.value(int(i), u"vp").toInteger();
        if (points > 0)
            seen.insert(points);
    }
    return seen.size() > 1;
}

void PlacePlanner::addPlace(int hex)
{
    const SheetHex &drawn = m_sheet.hex(hex);
    const engine::Space &space = *m_sheet.space(hex);
    Place place;
    place.hex = hex;
    place.centre = drawn.centre;
    place.size = drawn.settlement;
    place.radius = radius(drawn.settlement);
    place.name = m_sheet.boardText(space.name);
    place.victoryPoints = int(space.values[u"vp"].toInteger());
    place.victory = place.victoryPoints > 0 || space.features.contains(QStringLiteral("victory"));
    m_plan.places.push_back(std::move(place));
}

void PlacePlanner::addSigns(int hex, bool valuesDiffer)
{
    const QPointF centre = m_sheet.hex(hex).centre;
    const engine::Space &space = *m_sheet.space(hex);
    const auto points = int(space.values[u"vp"].toInteger());
    if (points > 0 || space.features.contains(QStringLiteral("victory"))) {
        HexSign sign{HexSign::Kind::Star, centre + QPointF(-29, -21), 9.4, points, {}};
        if (valuesDiffer && points > 0) {
            sign.kind = HexSign::Kind::Points;
            sign.radius = 10.2;
        }
        m_plan.signs.push_back(sign);
    }
    if (m_sheet.isSupply(hex)) {
        const double x = centre.x() > m_sheet.area().center().x() ? -24 : 24;
        m_plan.signs.push_back(
            {HexSign::Kind::Supply, centre + QPointF(x, 22), 10.5, 0, m_sheet.supplySide(hex)});
    }
    if (space.values[u"port"].toBool() || space.features.contains(QStringLiteral("port")))
        m_plan.signs.push_back({HexSign::Kind::Port, centre + QPointF(27, -22), 11, 0, {}});
    addFeatures(hex);
}

// Below the settlement, from the left to the right.
void PlacePlanner::addFeatures(int hex)
{
    const engine::Space &space = *m_sheet.space(hex);
    const auto &features = m_sheet.source().terrain.features;
    QPointF at = m_sheet.hex(hex).centre + QPointF(-27, 22);
    for (size_t i = 0; i < features.size(); ++i) {
        const MapLook::Sign look =
            MapLook::sign(MapLook::lookOf(features[i].id, features[i].values));
        if (look == MapLook::Sign::None || !space.features.contains(features[i].id))
            continue;
        m_plan.signs.push_back({HexSign::Kind::Feature, at, 10, 0, {}, int(i), look});
        at += QPointF(54, 0);
    }
}

void PlacePlanner::addNumber(int hex)
{
    const SheetHex &drawn = m_sheet.hex(hex);
    MapText text;
    text.text = drawn.number;
    text.at = numberPoint(m_sheet, drawn);
    text.size = numberSize;
    text.role = MapText::Role::Number;
    text.voice = MapText::Voice::Numbers;
    // Colours are tokens until the palette is known; water has its own.
    text.color = drawn.ground == MapLook::Ground::Sea && !drawn.spit ? "grid_water" : "number";
    text.opacity = text.color == "number" ? 0.80 : 0.75;
    if (text.color == "number") {
        text.haloColor = "halo";
        text.haloWidth = 2.2;
        text.haloOpacity = 0.55;
    }
    m_plan.numbers.push_back(std::move(text));
}

} // namespace view

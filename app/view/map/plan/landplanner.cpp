// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/landplanner.h"

#include "app/view/map/plan/hexregion.h"
#include "app/view/map/plan/lakeplanner.h"

#include <QPainterPath>

#include <algorithm>

namespace view {

namespace {

constexpr double spitWidth = 30;
constexpr double coastWidth = 14;
constexpr double lakeWidth = 17;
constexpr double lakeInset = 0.1 * HexLattice::side * 0.866;
constexpr int coastSoftness = 9;
constexpr int lakeSoftness = 6;
constexpr int largeLakeSoftness = 24;
constexpr double largeLake = 7000;
constexpr double lakeStep = 4;
constexpr double leastIsland = 480;

} // namespace

void LandPlanner::run()
{
    m_plan.forest = blobOf(MapLook::Ground::Forest);
    m_plan.swamp = blobOf(MapLook::Ground::Swamp);
    m_plan.rough = blobOf(MapLook::Ground::Rough);
    m_plan.hill = HexRegion::blob(m_sheet, [](const SheetHex &hex) {
        return hex.ground == MapLook::Ground::Hill || hex.high;
    });
    m_plan.mountain = blobOf(MapLook::Ground::Mountain);
    planLand();
    planLakes();
    planOutside();
}

void LandPlanner::planOutside()
{
    const std::vector<Polyline> hexes =
        HexRegion::outline(m_sheet, [](const SheetHex &hex) { return hex.outside; });
    if (hexes.empty())
        return;
    QPainterPath outside = MapGeometry::path(hexes);
    if (m_plan.hasSea)
        outside = outside.intersected(MapGeometry::path(m_plan.land));
    m_plan.outside = MapGeometry::loops(outside.subtracted(MapGeometry::path(m_plan.lakes)));
}

std::vector<Polyline> LandPlanner::blobOf(MapLook::Ground ground) const
{
    return HexRegion::blob(m_sheet, [ground](const SheetHex &hex) { return hex.ground == ground; });
}

void LandPlanner::planLand()
{
    const auto isSea = [](const SheetHex &hex) { return hex.ground == MapLook::Ground::Sea; };
    const QPainterPath straits = bands(MapLook::Edge::Coast, coastWidth);
    const QPainterPath strips = spits();
    m_plan.hasSea = !straits.isEmpty() || !strips.isEmpty()
        || std::any_of(m_sheet.hexes().begin(), m_sheet.hexes().end(), isSea);
    if (!m_plan.hasSea)
        return;
    std::vector<Polyline> loops =
        HexRegion::outline(m_sheet, [&](const SheetHex &hex) { return !isSea(hex) && !hex.spit; });
    if (!straits.isEmpty() || !strips.isEmpty()) {
        QPainterPath land = MapGeometry::path(loops);
        if (!strips.isEmpty())
            land = land.united(strips);
        if (!straits.isEmpty())
            land = land.subtracted(straits);
        loops = MapGeometry::loops(land);
    }
    for (const Polyline &loop : loops) {
        Polyline shore = MapGeometry::soft(loop, coastSoftness, MapGeometry::Ends::Closed);
        if (std::abs(MapGeometry::area(shore)) >= leastIsland)
            m_plan.land.push_back(std::move(shore));
    }
}

void LandPlanner::planLakes()
{
    const auto isLake = [](const SheetHex &hex) { return hex.ground == MapLook::Ground::Lake; };
    std::vector<Polyline> hexes;
    for (const Polyline &loop : HexRegion::outline(m_sheet, isLake))
        hexes.push_back(MapGeometry::inset(loop, lakeInset));
    const QPainterPath all = MapGeometry::path(hexes).united(bands(MapLook::Edge::Lake, lakeWidth));
    for (const Polyline &loop : MapGeometry::loops(all)) {
        // Lakes over several hexes would show the hexes, were they not softer than small ones.
        const bool large = std::abs(MapGeometry::area(loop)) > largeLake;
        addLake(MapGeometry::soft(loop, large ? largeLakeSoftness : lakeSoftness,
                                  MapGeometry::Ends::Closed, lakeStep));
    }
    LakePlanner(m_plan).run();
}

void LandPlanner::addLake(Polyline lake)
{
    // An inset wider than the shape would turn inside out: narrow lakes have none.
    const double area = MapGeometry::area(lake);
    if (area >= 2500)
        m_plan.lakeLines.push_back(MapGeometry::inset(lake, 3.2));
    if (area > 4500)
        m_plan.lakeDepths.push_back(
            MapGeometry::relax(MapGeometry::inset(lake, 7), 3, MapGeometry::Ends::Closed));
    m_plan.lakes.push_back(std::move(lake));
}

QPainterPath LandPlanner::spits() const
{
    QPainterPath strips;
    for (size_t i = 0; i < m_sheet.hexes().size(); ++i) {
        if (!m_sheet.hexes()[i].spit)
            continue;
        const QPointF centre = m_sheet.hexes()[i].centre;
        std::vector<QPointF> ends = spitLinks(int(i));
        if (ends.empty())
            ends.push_back(centre);
        for (const QPointF end : ends)
            strips =
                strips.united(MapGeometry::path({MapGeometry::capsule(centre, end, spitWidth)}));
    }
    return strips;
}

// A spit goes on through the next spits; at its ends it reaches the mainland or leaves the map.
std::vector<QPointF> LandPlanner::spitLinks(int hex) const
{
    std::vector<QPointF> spits;
    std::vector<QPointF> shores;
    std::vector<QPointF> rims;
    const QPointF centre = m_sheet.hex(hex).centre;
    for (int side = 0; side < 6; ++side) {
        const int next = m_sheet.neighbour(hex, side);
        if (next < 0 || m_sheet.edgeHas(hex, next, MapLook::Edge::Coast))
            continue;
        const SheetHex &other = m_sheet.hex(next);
        if (other.spit)
            spits.push_back(other.centre);
        else if (!other.space)
            rims.push_back(centre + (other.centre - centre) * 3.0);
        else if (other.ground != MapLook::Ground::Sea)
            shores.push_back(other.centre);
    }
    if (spits.size() < 2) {
        if (!shores.empty())
            spits.insert(spits.end(), shores.begin(), shores.end());
        else if (!rims.empty())
            spits.push_back(rims[rims.size() / 2]);
    }
    return spits;
}

QPainterPath LandPlanner::bands(MapLook::Edge look, double width) const
{
    QPainterPath all;
    for (const SheetEdge &edge : m_sheet.edges()) {
        if (edge.look == look) {
            all = all.united(MapGeometry::path({MapGeometry::capsule(
                m_sheet.lattice().point(edge.start), m_sheet.lattice().point(edge.end), width)}));
        }
    }
    return all;
}

} // namespace view

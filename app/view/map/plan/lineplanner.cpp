// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/lineplanner.h"

#include "app/view/map/plan/hexsidechains.h"

#include <map>

namespace view {

void LinePlanner::run()
{
    m_plan.borders = lines(MapLook::Edge::Border, 4, 0.6);
    m_plan.districts = lines(MapLook::Edge::District, 4, 0.6);
    m_plan.fronts = lines(MapLook::Edge::Front, 7, 1.0);
    m_plan.defences = lines(MapLook::Edge::Defence, 4, 1.0);
    m_plan.slopes = lines(MapLook::Edge::Slope, 4, 1.0);
    addFortresses();
}

std::vector<LineCourse> LinePlanner::lines(MapLook::Edge look, int softness, double warp) const
{
    std::map<std::pair<int, bool>, std::vector<SheetEdge>> byKind;
    for (const SheetEdge &edge : m_sheet.edges()) {
        if (edge.look != look)
            continue;
        std::vector<SheetEdge> &edges = byKind[{edge.kind, edge.from >= 0}];
        if (edges.empty() || edges.back().start != edge.start || edges.back().end != edge.end)
            edges.push_back(edge);
    }
    std::vector<LineCourse> courses;
    for (const auto &[key, edges] : byKind) {
        std::vector<HexsideChain> chains = HexsideChains::chain(m_sheet, edges);
        if (key.second)
            chains = HexsideChains::splitBySide(chains);
        for (const HexsideChain &chain : chains) {
            LineCourse course;
            const Polyline sampled =
                MapGeometry::resample(chain.line(m_sheet.lattice()), 6, MapGeometry::Ends::Open);
            course.points = MapGeometry::warp(
                MapGeometry::relax(sampled, softness, MapGeometry::Ends::Open), warp);
            course.kind = key.first;
            course.fromLeft = chain.leftIsFrom.front();
            courses.push_back(std::move(course));
        }
    }
    return courses;
}

void LinePlanner::addFortresses()
{
    for (const SheetEdge &edge : m_sheet.edges()) {
        if (edge.look != MapLook::Edge::Fortress)
            continue;
        const int hex = fortressHex(edge);
        m_plan.fortresses.push_back(
            {hex, m_sheet.sideTowards(hex, hex == edge.a ? edge.b : edge.a)});
    }
}

// The wall stands in the hex that is defended: where the file says so, else where people live.
int LinePlanner::fortressHex(const SheetEdge &edge) const
{
    if (edge.from >= 0)
        return edge.from == edge.a ? edge.b : edge.a;
    for (const int hex : {edge.a, edge.b}) {
        const engine::Space *space = m_sheet.space(hex);
        if (space && space->features.contains(QStringLiteral("fortress")))
            return hex;
    }
    return m_sheet.hex(edge.b).settlement > m_sheet.hex(edge.a).settlement ? edge.b : edge.a;
}

} // namespace view

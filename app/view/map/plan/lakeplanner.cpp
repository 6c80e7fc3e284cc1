// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/lakeplanner.h"

#include "app/view/map/sheet/shorefield.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace view {

namespace {

constexpr double fullReach = 17; ///< Half the width of a side that is all lake.
constexpr double fullEnd = 11; ///< The same where nothing follows.
constexpr double partialReach = 7.5;
constexpr double partialEnd = 4.5;
constexpr double closing = 24; ///< Shores nearer to each other grow together.
constexpr double around = 36;
constexpr int blobSoftnessOfLakes = 6;
constexpr double innerLine = -3.2;
constexpr double depthLine = -9;
constexpr double leastDepth = 300; ///< In px²; smaller ones are specks.

} // namespace

void LakePlanner::run()
{
    for (const std::vector<Side> &cluster : clusters(sides())) {
        QRectF area;
        for (const Side &side : cluster) {
            for (const QPointF end : {side.from, side.to})
                area |= QRectF(end, QSizeF(1, 1)).adjusted(-around, -around, around, around);
        }
        const ShoreField depths(area, [&](QPointF point) { return shoreDistance(cluster, point); });
        const auto add = [&](std::vector<Polyline> &to, double level, double least) {
            for (const Polyline &loop : depths.contours(level)) {
                if (std::abs(MapGeometry::area(loop)) >= least)
                    to.push_back(MapGeometry::warp(
                        MapGeometry::relax(loop, blobSoftnessOfLakes, MapGeometry::Ends::Closed)));
            }
        };
        add(m_plan.lakes, 0, 0);
        add(m_plan.lakeLines, innerLine, leastDepth);
        add(m_plan.lakeDepths, depthLine, leastDepth);
    }
}

std::vector<LakePlanner::Side> LakePlanner::sides() const
{
    std::map<LatticePoint, int> meeting;
    std::vector<const SheetEdge *> lakes;
    for (const SheetEdge &edge : m_sheet.edges()) {
        if (edge.look != MapLook::Edge::LakeFull && edge.look != MapLook::Edge::LakePartial)
            continue;
        lakes.push_back(&edge);
        ++meeting[edge.start];
        ++meeting[edge.end];
    }
    std::vector<Side> found;
    for (const SheetEdge *edge : lakes) {
        const bool full = edge->look == MapLook::Edge::LakeFull;
        const double middle = full ? fullReach : partialReach;
        const auto end = [&](LatticePoint corner) {
            if (meeting[corner] > 1)
                return middle;
            return full ? fullEnd : partialEnd;
        };
        found.push_back({m_sheet.lattice().point(edge->start), m_sheet.lattice().point(edge->end),
                         end(edge->start), middle, end(edge->end)});
    }
    return found;
}

// Each lake by itself: a field over the whole map would be mostly dry.
std::vector<std::vector<LakePlanner::Side>> LakePlanner::clusters(std::vector<Side> sides)
{
    std::vector<std::vector<Side>> found;
    const auto isNear = [](const Side &a, const Side &b) {
        const QPointF off = (a.from + a.to - b.from - b.to) / 2;
        return std::hypot(off.x(), off.y()) < 2 * HexLattice::side;
    };
    while (!sides.empty()) {
        std::vector<Side> cluster{sides.back()};
        sides.pop_back();
        for (size_t i = 0; i < cluster.size(); ++i) {
            const Side grown = cluster[i];
            const auto rest = std::partition(
                sides.begin(), sides.end(), [&](const Side &side) { return !isNear(grown, side); });
            cluster.insert(cluster.end(), rest, sides.end());
            sides.erase(rest, sides.end());
        }
        found.push_back(std::move(cluster));
    }
    return found;
}

double LakePlanner::shoreDistance(const std::vector<Side> &sides, QPointF point)
{
    double shore = 1e6;
    for (const Side &side : sides) {
        const QPointF along = side.to - side.from;
        const double share = std::clamp(QPointF::dotProduct(point - side.from, along)
                                            / QPointF::dotProduct(along, along),
                                        0.0, 1.0);
        const QPointF off = point - side.from - along * share;
        const double end = share < 0.5 ? side.atFrom : side.atTo;
        const double towardsEnd = std::abs(2 * share - 1);
        const double reach = side.middle + (end - side.middle) * towardsEnd * towardsEnd;
        shore = MapGeometry::softMinimum(shore, std::hypot(off.x(), off.y()) - reach, closing);
    }
    return shore;
}

} // namespace view
